"""Why a decision was worse, as a sentence in every language."""

from __future__ import annotations

import pytest
from support.titles import boxes

from digsite.bots.insight import Reason
from digsite.bots.insight.published import reasons_in
from digsite.games import load
from digsite.text.languages import LANGUAGES, Language
from digsite.text.voice import Voice
from digsite.text.why import OTHERS, about, why, would


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", boxes())
def test_every_reason_a_game_knows_has_words(key: str, language: Language) -> None:
    voice = Voice(language, load(key), strict=True)
    for source in reasons_in(load(key)):
        assert voice.knows(f"why-{source}".replace("_", "-")), source
        for gained in (None, OTHERS, source):
            assert "{" not in why(voice, Reason(source, 4.2, gained, 1.1), 2)
            assert "{" not in would(voice, "x", Reason(source, 4.2, gained, 1.1), 2)
        for also in (OTHERS, *reasons_in(load(key))):
            for gained in (None, source):
                both = Reason(source, 4.2, gained, 1.1, also, 2.0)
                assert "{" not in why(voice, both, 2) + would(voice, "x", both, 1)
        assert "{" not in why(voice, Reason(OTHERS, 4.2, source, 1.1), 1)
        assert "{" not in would(voice, "x", Reason(OTHERS, 4.2, source, 1.1), 1)
    for reason in (Reason(), Reason(lead=12.0), Reason(unseen=True)):
        assert "{" not in why(voice, reason, 1) + would(voice, "x", reason, 1)


def test_what_it_cost_and_gained_is_one_sentence() -> None:
    voice = Voice("en", None)
    assert why(voice, Reason("relics", 4.2), 2) == "It cost about 4 points (relics)."
    told = why(voice, Reason("relics", 4.2, "time", 1.1), 2)
    assert told == "It cost about 4 points (relics) and gained 1 point (time)."


def test_two_costs_are_told_together_and_what_the_others_got_as_such() -> None:
    voice = Voice("en", None)
    both = Reason("relics", 4.2, also="museums", more=1.1)
    assert why(voice, both, 2) == "It cost about 4 points (relics) and 1 point (museums)."
    given = Reason("relics", 4.2, also=OTHERS, more=3.0)
    assert why(voice, given, 2) == "It cost about 4 points (relics) and gave each of the others 3."
    first = Reason(OTHERS, 4.2, "time", 1.1, "relics", 3.0)
    told = "It cost about 3 points (relics), gave the other player 4 and gained 1 point (time)."
    assert why(voice, first, 1) == told
    other_way = Reason("relics", 4.2, OTHERS, 1.1, "museums", 3.0)
    told = (
        "“Dig” would cost about 4 points (relics) and 3 points (museums), and the other player 1."
    )
    assert would(voice, "Dig", other_way, 1) == told


def test_many_things_are_told_with_what_they_add_up_to() -> None:
    voice = Voice("en", None)
    told = "Many things together cost about 19 points of lead."
    assert why(voice, Reason(lead=18.8), 2) == told


def test_what_points_do_not_show_is_not_called_many_small_things() -> None:
    told = why(Voice("en", None), Reason(unseen=True), 2)
    assert told.startswith("It cost no points")


def test_what_may_still_be_chosen_is_named_with_what_it_would_cost() -> None:
    voice = Voice("en", None)
    told = would(voice, "Dig", Reason("relics", 4.2, OTHERS, 1.1), 1)
    assert told == "“Dig” would cost about 4 points (relics), and the other player 1."
    assert would(voice, "Dig", Reason(), 1) == "“Dig” would be worse: many small things add up."


def test_what_the_others_got_is_told_of_one_and_of_several() -> None:
    voice = Voice("en", None)
    assert why(voice, Reason(OTHERS, 2.9), 1) == "It gave the other player about 3 points."
    assert why(voice, Reason(OTHERS, 1.4), 3) == "It gave each of the others about 1.5 points."


def test_without_a_source_many_small_things_add_up() -> None:
    assert why(Voice("en", None), Reason(), 2) == "Many small things add up."


def test_few_points_are_told_in_halves_and_many_whole() -> None:
    assert [about(points) for points in (0.1, 0.6, 1.1, 1.6, 2.4, 7.6)] == [0.5, 0.5, 1, 1.5, 2, 8]
