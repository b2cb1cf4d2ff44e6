"""Who may think when: bots, hints and reviews, each kind with threads of its own."""

from .pools import Kind, Pools, Threads
from .quotas import Asker, Places, Quota

__all__ = ["Asker", "Kind", "Places", "Pools", "Quota", "Threads"]
