"""Scarab, a whole game as small as it can be: `digsite new-game` copies it, and the tests play it.

It is no title of the house: `DIGSITE_GAMES` must name this folder before anybody finds it.
"""
