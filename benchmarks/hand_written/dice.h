/* Dice (the splitmix64 of the package, with the same seeds) and sets of small numbers. */

#pragma once

#include <stdbool.h>
#include <stdint.h>

typedef unsigned __int128 u128;
typedef struct { uint64_t word; } Dice;

static inline uint64_t mixed(uint64_t x) { /* splitmix64 */
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
    x = (x ^ x >> 27) * 0x94D049BB133111EBu;
    return x ^ x >> 31;
}

static inline Dice dice_of(uint64_t seed, int game) {
    return (Dice){mixed(seed ^ mixed((uint64_t)game + 1))};
}

static inline unsigned below(Dice *dice, unsigned n) { /* Lemire's method */
    u128 product = (u128)mixed(dice->word += 0x9E3779B97F4A7C15u) * n;
    if (__builtin_expect((uint64_t)product < n, 0)) {
        uint64_t floor = -(uint64_t)n % n;
        while ((uint64_t)product < floor)
            product = (u128)mixed(dice->word += 0x9E3779B97F4A7C15u) * n;
    }
    return (unsigned)(product >> 64);
}

#if defined(__x86_64__) /* without -march the compiler may not use these two by itself */
static bool swift;
static void ask_processor(void) {
    __builtin_cpu_init();
    swift = __builtin_cpu_supports("popcnt") && __builtin_cpu_supports("bmi2")
        && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
}
static inline uint64_t counted(uint64_t set) {
    uint64_t count;
    __asm__("popcnt %1, %0" : "=r"(count) : "r"(set) : "cc");
    return count;
}
static inline uint64_t picked(uint64_t set, unsigned k) {
    uint64_t bit;
    __asm__("pdep %1, %2, %0" : "=r"(bit) : "r"(set), "r"((uint64_t)1 << k));
    return bit;
}
#else
#define swift false
#define ask_processor()
#define counted(set) (uint64_t)0
#define picked(set, k) (uint64_t)0
#endif

static inline unsigned size(uint64_t set) {
    if (__builtin_expect(swift, 1)) return (unsigned)counted(set);
    return (unsigned)__builtin_popcountll(set);
}

static inline unsigned nth(uint64_t set, unsigned k) {
    if (__builtin_expect(swift, 1)) return (unsigned)__builtin_ctzll(picked(set, k));
    while (k--) set &= set - 1;
    return (unsigned)__builtin_ctzll(set);
}

static inline unsigned choose(Dice *dice, uint64_t set) {
    unsigned n = size(set);
    return n == 1 ? (unsigned)__builtin_ctzll(set) : nth(set, below(dice, n));
}

static inline unsigned choose_wide(Dice *dice, u128 set) {
    uint64_t low = (uint64_t)set, high = (uint64_t)(set >> 64);
    if (!high) return choose(dice, low);
    unsigned lower = size(low), n = lower + size(high);
    unsigned k = n == 1 ? 0 : below(dice, n);
    return k < lower ? nth(low, k) : 64 + nth(high, k - lower);
}
