"""Bots of one's own, out of a file: each lives in a process, so that it can hang or die alone.

`FILE.py:NAME` is a function of a sight that gives one of `sight.legal`, or a class: an object of
it is made for each game and seat, with the game and a seed, and its `choose` gets the sight and
the veiled state.
"""
