/* Mykerinos with three seats, written by hand for speed: what compiled rules are measured against.

   Nothing but the cards comes from the package (cards.h). Decisions have the same numbers there and
   the dice are the same ones, so the same seed gives the same games. */

#include <string.h>

#include "dice.h"
#include "mykerinos.h"
#include "report.h"

/* -- a game at one moment ---------------------------------------------------------------------- */

typedef enum { LAY, KIND, FIRST_CELL, NEXT_CELL, ROOM, REWARD, LEFTOVER, OVER } Phase;
enum {
    PASS, EXCAVATE, EXTEND, VIOLET_EXCAVATE, VIOLET_EXTEND, LEMON_EXCAVATE, LEMON_EXTEND,
    BROWN_MUSEUM, BLACKMORE_EXCAVATE, TANGERINE_EXTEND
};
enum { TAKE_LEFT = 15, TAKE_RIGHT = 16, DECLINE = 17 };
static const uint8_t CUBES_OF[] = {0, 1, 2, 1, 2, 1, 2, 1, 2, 3};
static const uint8_t PATRON_OF[] = {5, 5, 5, 0, 0, 1, 1, 2, 3, 4};
static const uint8_t AFTER[] = {1, 2, 0};

typedef struct {
    Cells plain, tops;        /* the free cells, without and with a pyramid */
    Cells pairs;              /* the plain cells next to another, when the turn began */
    Cells near[SEATS];        /* the cells next to own cubes */
    uint64_t pile;            /* the cards never laid */
    uint8_t owned[SEATS][8];  /* cards by patron ... */
    uint8_t ready[SEATS][8];  /* ... and those not tilted */
    uint8_t cubes[6][4];      /* in each area, of each seat */
    uint8_t laid[12];
    uint8_t wings[5];
    uint8_t stock[SEATS], general[SEATS], space[SEATS];
    uint16_t rooms[SEATS], open[SEATS], taken;
    uint8_t prestige[SEATS];
    uint8_t order[SEATS];     /* of the area under survey */
    uint8_t phase, season, actor, first, passed;
    uint8_t kind, left, last;
    bool on_top;              /* whether the last cube went on a pyramid */
    uint8_t area, areas, ranked, rank;
    uint8_t lying;            /* cards in the area under survey: 1 left, 2 right */
} Table;

static void begin_season(Table *t) {
    for (int seat = 0; seat < SEATS; seat++) {
        int share = t->general[seat] < SHARE ? t->general[seat] : SHARE;
        t->general[seat] = (uint8_t)(t->general[seat] - share);
        t->stock[seat] = (uint8_t)(t->stock[seat] + share);
        t->near[seat] = 0;
        t->space[seat] = 0;
    }
    memcpy(t->ready, t->owned, sizeof t->ready);
    memset(t->cubes, 0, sizeof t->cubes);
    t->passed = 0;
    t->areas = t->season == SEASONS - 1 ? 6 : 4;
    t->phase = LAY;
}

static void set_up(Table *t, Dice *dice) {
    memset(t, 0, sizeof *t);
    t->pile = ((uint64_t)1 << CARDS) - 1;
    for (int seat = 0; seat < SEATS; seat++) {
        t->general[seat] = CUBES;
        t->open[seat] = 0x3FF;
    }
    t->first = (uint8_t)below(dice, SEATS);
    unsigned markers = (1 << PATRONS) - 1;
    for (int wing = 0; wing < 5; wing++) {
        t->wings[wing] = (uint8_t)choose(dice, markers);
        markers ^= 1u << t->wings[wing];
    }
    begin_season(t);
}

static inline void begin_turn(Table *t, unsigned seat) {
    t->actor = (uint8_t)seat;
    t->phase = KIND;
}

static void lay_region(Table *t, Dice *dice) {
    Cells pyramids = 0;
    for (int line = 0; line < t->areas / 2; line++) {
        uint32_t row = 0;
        for (int place = 0; place < 4; place++) {
            unsigned drawn = below(dice, 2 * size(t->pile));
            unsigned card = nth(t->pile, drawn / 2);
            t->pile ^= (uint64_t)1 << card;
            t->laid[4 * line + place] = (uint8_t)card;
            row |= shapes[card][drawn % 2] << 2 * place;
        }
        pyramids |= (Cells)row << 24 * line;
    }
    t->plain = (((Cells)1 << 12 * t->areas) - 1) & ~pyramids;
    t->tops = pyramids;
    t->pairs = t->plain & neighbours(t->plain);
    begin_turn(t, t->first);
}

/* -- the survey -------------------------------------------------------------------------------- */

static void rank_area(Table *t) {
    const uint8_t *cubes = t->cubes[t->area];
    unsigned best = 0, middle = 0, least = 0;
    for (unsigned seat = 0; seat < SEATS; seat++) { /* most cubes first, then the lower space */
        unsigned standing = (unsigned)cubes[seat] << 4 | (3u - t->space[seat]) << 2 | seat;
        unsigned lower = standing < best ? standing : best;
        best = standing < best ? best : standing;
        least = lower < middle ? lower : middle;
        middle = lower < middle ? middle : lower;
    }
    t->order[0] = best & 3;
    t->order[1] = middle & 3;
    t->order[2] = least & 3;
    t->ranked = (uint8_t)((best > 15) + (middle > 15) + (least > 15));
    t->rank = 0;
    t->lying = 3;
}

static void end_season(Table *t) {
    t->season++;
    if (t->season == SEASONS)
        t->phase = OVER;
    else
        begin_season(t);
}

static void ask(Table *t) { /* the next one in the area, or in the next area with a question */
    while (t->rank == t->ranked || !t->lying) {
        for (int seat = 0; seat < SEATS; seat++)
            t->general[seat] = (uint8_t)(t->general[seat] + t->cubes[t->area][seat]);
        if (++t->area == t->areas) {
            end_season(t);
            return;
        }
        rank_area(t);
    }
    t->actor = t->order[t->rank];
    t->phase = t->rank < 2 ? REWARD : LEFTOVER;
}

static void begin_survey(Table *t) {
    t->area = 0;
    rank_area(t);
    ask(t);
}

static inline unsigned open_rooms(const Table *t) {
    return t->open[t->actor] & ~(unsigned)t->taken;
}

static inline void enter(Table *t, unsigned room) {
    t->rooms[t->actor] = (uint16_t)(t->rooms[t->actor] | 1u << room);
    t->open[t->actor] = (uint16_t)(t->open[t->actor] | opened_by[room]);
    t->taken = (uint16_t)(t->taken | 1u << room);
}

static inline void take(Table *t, unsigned side) {
    unsigned card = t->laid[2 * t->area + side];
    t->lying ^= (uint8_t)(1 << side);
    t->owned[t->actor][patron_of[card]]++;
    t->prestige[t->actor] = (uint8_t)(t->prestige[t->actor] + prestige_of[card]);
}

static inline unsigned rewards(const Table *t) {
    unsigned cards = (unsigned)t->lying << TAKE_LEFT;
    return t->general[t->actor] ? cards | open_rooms(t) : cards;
}

static inline void reward(Table *t, unsigned choice) {
    if (choice < TAKE_LEFT) {
        t->general[t->actor]--;
        enter(t, choice);
    } else {
        take(t, choice - TAKE_LEFT);
    }
    t->rank++;
    ask(t);
}

static inline unsigned leftovers(const Table *t) {
    return (unsigned)t->lying << TAKE_LEFT | 1u << DECLINE;
}

static inline void leftover(Table *t, unsigned choice) {
    if (choice != DECLINE) take(t, choice - TAKE_LEFT);
    t->rank++;
    ask(t);
}

/* -- the excavations --------------------------------------------------------------------------- */

static inline Cells lemon_first(const Table *t) {
    Cells tops_first = t->tops & neighbours(t->plain), plain_first = t->plain & neighbours(t->tops);
    return t->near[t->actor] & (tops_first | plain_first);
}

static inline Cells tangerine_first(const Table *t) {
    return t->near[t->actor] & t->plain & neighbours(t->plain & next_to_two(t->plain));
}

static inline unsigned kinds(const Table *t) {
    unsigned seat = t->actor, stock = t->stock[seat];
    if (!stock) return 1 << PASS;
    unsigned plain = t->plain != 0, extend = (t->near[seat] & t->pairs) != 0;
    unsigned found = 1u << PASS | plain << EXCAVATE | (extend & (stock > 1)) << EXTEND;
    const uint8_t *ready = t->ready[seat];
    uint64_t any;
    memcpy(&any, ready, sizeof any);
    if (!any) return found;
    if (ready[VIOLET] && t->general[seat])
        found |= plain << VIOLET_EXCAVATE | extend << VIOLET_EXTEND;
    if (ready[LEMON] && t->tops)
        found |= 1u << LEMON_EXCAVATE | (unsigned)(stock > 1 && lemon_first(t)) << LEMON_EXTEND;
    if (ready[BROWN] && open_rooms(t)) found |= 1u << BROWN_MUSEUM;
    if (ready[BLACKMORE] && stock > 1 && t->pairs) found |= 1u << BLACKMORE_EXCAVATE;
    if (ready[TANGERINE] && stock > 2 && tangerine_first(t)) found |= 1u << TANGERINE_EXTEND;
    return found;
}

static inline void to_scale(Table *t) {
    t->space[t->actor] = ++t->passed;
    t->first = t->actor; /* the last one on the scale begins the next season */
}

static inline void next_player(Table *t) {
    unsigned seat = AFTER[t->actor];
    begin_turn(t, t->space[seat] ? AFTER[seat] : seat);
}

static void pass(Table *t) {
    to_scale(t);
    if (t->passed == SEATS)
        begin_survey(t);
    else
        next_player(t);
}

static inline void end_action(Table *t) {
    if (t->passed == SEATS - 1) { /* the last player has one action only */
        to_scale(t);
        begin_survey(t);
        return;
    }
    t->pairs = t->plain & neighbours(t->plain);
    next_player(t);
}

static inline void begin(Table *t, unsigned kind) {
    if (kind == PASS) {
        pass(t);
        return;
    }
    unsigned patron = PATRON_OF[kind];
    if (patron != NO_PATRON) t->ready[t->actor][patron]--;
    if (patron == VIOLET) {
        t->general[t->actor]--;
        t->stock[t->actor]++;
    }
    t->kind = (uint8_t)kind;
    t->left = CUBES_OF[kind];
    t->phase = kind == BROWN_MUSEUM ? ROOM : FIRST_CELL;
}

static inline Cells first_cells(const Table *t) {
    switch (t->kind) {
    case EXCAVATE: case VIOLET_EXCAVATE: return t->plain;
    case EXTEND: case VIOLET_EXTEND: return t->near[t->actor] & t->pairs;
    case LEMON_EXCAVATE: return t->tops;
    case LEMON_EXTEND: return lemon_first(t);
    case BLACKMORE_EXCAVATE: return t->pairs;
    default: return tangerine_first(t);
    }
}

static inline Cells next_cells(const Table *t) {
    Cells near = beside[t->last];
    if (t->kind == LEMON_EXTEND && !t->on_top) return near & t->tops;
    if (t->left == 2) return near & t->plain & neighbours(t->plain);
    return near & t->plain;
}

static inline void place(Table *t, unsigned cell) {
    Cells others = ~((Cells)1 << cell);
    t->on_top = (t->tops & ~others) != 0;
    t->plain &= others;
    t->tops &= others;
    t->near[t->actor] |= beside[cell];
    t->cubes[area_of[cell]][t->actor]++;
    t->stock[t->actor]--;
    t->last = (uint8_t)cell;
    t->phase = NEXT_CELL;
    if (!--t->left) end_action(t);
}

static inline void send_to_museum(Table *t, unsigned room) {
    t->stock[t->actor]--;
    enter(t, room);
    end_action(t);
}

/* -- whole games ------------------------------------------------------------------------------- */

static int play_game(Table *t, Dice *dice) {
    set_up(t, dice);
    for (int decisions = 0;; decisions++) {
        if (t->phase == LAY) lay_region(t, dice);
        switch ((Phase)t->phase) {
        case KIND: begin(t, choose(dice, kinds(t))); break;
        case FIRST_CELL: place(t, choose_wide(dice, first_cells(t))); break;
        case NEXT_CELL: place(t, choose_wide(dice, next_cells(t))); break;
        case ROOM: send_to_museum(t, choose(dice, open_rooms(t))); break;
        case REWARD: reward(t, choose(dice, rewards(t))); break;
        case LEFTOVER: leftover(t, choose(dice, leftovers(t))); break;
        default: return decisions;
        }
    }
}

static int points(const Table *t, int seat) {
    unsigned rooms = t->rooms[seat];
    int total = t->prestige[seat], sets = CARDS;
    for (int wing = 0; wing < 5; wing++) {
        bool five = rooms >> (10 + wing) & 1, three = rooms >> (5 + wing) & 1;
        bool two = (rooms >> wing | rooms >> (wing + 4) % 5) & 1;
        int cards = t->owned[seat][t->wings[wing]];
        total += cards * (five ? 5 : three ? 3 : two ? 2 : 1);
        sets = cards < sets ? cards : sets;
    }
    return total + 5 * sets;
}

static void play_games(Result *results, uint64_t seed, int games) {
    Table table;
    for (int game = 0; game < games; game++) {
        Dice dice = dice_of(seed, game);
        Result *result = &results[game];
        result->decisions = play_game(&table, &dice);
        int best = -1;
        for (int seat = 0; seat < SEATS; seat++) { /* a tie goes to the larger stock */
            result->points[seat] = points(&table, seat);
            int worth = 32 * result->points[seat] + table.stock[seat];
            if (worth > best) result->winners = 0;
            if (worth >= best) {
                best = worth;
                result->winners |= 1 << seat;
            }
        }
    }
}

int main(int count, char **given) {
    ask_processor();
    read_cards();
    draw_board();
    return report(count, given, play_games);
}
