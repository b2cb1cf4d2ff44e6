/* What is printed: the cards, the region they make, the Museum. */

#pragma once

#include <string.h>

#include "dice.h"

typedef u128 Cells; /* the cell in column x of row y is the bit 8 * y + x */

enum { SEASONS = 4, CUBES = 25, SHARE = 11, CARDS = 36, PATRONS = 5 };
enum { VIOLET, LEMON, BROWN, BLACKMORE, TANGERINE, NO_PATRON };
static const char *const NAMES[PATRONS] = {"violet", "lemon", "brown", "blackmore", "tangerine"};

static const struct { const char *id, *patron; int prestige; const char *pyramids; } PRINTED[] = {
#define CARD(...) {__VA_ARGS__},
#include "cards.h"
};
_Static_assert(sizeof PRINTED / sizeof *PRINTED == CARDS, "the game has 36 cards");

static uint32_t shapes[CARDS][2]; /* the pyramids as cells of the first slot, upright and turned */
static uint8_t prestige_of[CARDS], patron_of[CARDS];
static Cells beside[72];          /* the cells next to each cell */
static uint8_t area_of[72];
static uint16_t opened_by[15];    /* the 5-rooms that open to whoever is in a room */

static const Cells NOT_LEFT = (Cells)0xFE << 64 | 0xFEFEFEFEFEFEFEFEu;
static const Cells NOT_RIGHT = (Cells)0x7F << 64 | 0x7F7F7F7F7F7F7F7Fu;

static inline Cells neighbours(Cells b) {
    return b << 8 | b >> 8 | (b & NOT_RIGHT) << 1 | (b & NOT_LEFT) >> 1;
}

static inline Cells next_to_two(Cells b) { /* the cells with at least two neighbours in b */
    Cells south = b << 8, north = b >> 8, east = (b & NOT_RIGHT) << 1, west = (b & NOT_LEFT) >> 1;
    return (north & south) | (east & west) | ((north | south) & (east | west));
}

static void read_cards(void) {
    for (int card = 0; card < CARDS; card++) {
        prestige_of[card] = (uint8_t)PRINTED[card].prestige;
        patron_of[card] = NO_PATRON;
        for (int patron = 0; patron < PATRONS; patron++)
            if (PRINTED[card].patron && !strcmp(PRINTED[card].patron, NAMES[patron]))
                patron_of[card] = (uint8_t)patron;
        for (const char *at = PRINTED[card].pyramids; *at; at++) {
            int place = *at - 'a'; /* a b / c d / e f */
            shapes[card][0] |= 1u << (8 * (place / 2) + place % 2);
            shapes[card][1] |= 1u << (8 * ((5 - place) / 2) + (5 - place) % 2);
        }
    }
}

static void draw_board(void) {
    for (int cell = 0; cell < 72; cell++) {
        beside[cell] = neighbours((Cells)1 << cell);
        area_of[cell] = (uint8_t)(cell / 24 * 2 + cell % 8 / 4);
    }
    for (int wing = 0; wing < 5; wing++) { /* 2-rooms 0-4, 3-rooms 5-9, 5-rooms 10-14 */
        opened_by[wing] = (uint16_t)(1 << (10 + wing) | 1 << (10 + (wing + 1) % 5));
        opened_by[5 + wing] = (uint16_t)(1 << (10 + wing));
    }
}
