"""What is worth knowing of an action beforehand, where its events do not say it."""

from __future__ import annotations

from digsite.core.records import Action, Forecast

from .actions import EnterMuseum, Excavate, Extend


class PatronHelps(Forecast, frozen=True):
    """What the card of a patron does; the events of a call name no more than the patron."""

    effect: str


def forecast_of(action: Action) -> tuple[Forecast, ...]:
    match action:
        case Excavate(patron=str(patron)):
            return (PatronHelps(f"{patron}_excavate"),)
        case Extend(patron=str(patron)):
            return (PatronHelps(f"{patron}_extend"),)
        case EnterMuseum(patron=patron):
            return (PatronHelps(f"{patron}_museum"),)
        case _:
            return ()
