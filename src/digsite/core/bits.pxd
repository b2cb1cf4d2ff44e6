# declarations only: the compiled versions of bits.py, which itself is never compiled.
from libc.stdint cimport uint64_t

cdef extern from *:
    """
    #ifndef DIGSITE_BITS
    #define DIGSITE_BITS
    #include <stdint.h>
    typedef unsigned __int128 u128;
    #define BITS_L8 0x0101010101010101ULL
    #define BITS_H8 0x8080808080808080ULL
    static inline uint64_t bits_byte_sums(uint64_t m) {
        m -= m >> 1 & 0x5555555555555555ULL;
        m = (m & 0x3333333333333333ULL) + (m >> 2 & 0x3333333333333333ULL);
        return ((m + (m >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * BITS_L8;
    }
    /* Counting and picking are one instruction each on a processor that has them and is quick at
       both (Zen and Zen 2 are slow at picking). The processor is asked once: so it is in wheels. */
    #if defined(__x86_64__) && !defined(DIGSITE_PLAIN_BITS)
    #if defined(__BMI2__) && defined(__POPCNT__) && !defined(__znver1__) && !defined(__znver2__)
    #define bits_swift 1
    #else
    static int bits_asked;
    #define bits_swift __builtin_expect(bits_asked, 1)
    __attribute__((constructor)) static void bits_ask(void) {
        __builtin_cpu_init();
        bits_asked = __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt")
            && !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
    }
    #endif
    static inline uint64_t bits_counted(uint64_t m) {
        uint64_t count;
        __asm__("popcntq %1, %0" : "=r"(count) : "r"(m) : "cc");
        return count;
    }
    static inline uint64_t bits_picked(uint64_t m, int k) {
        uint64_t bit;
        __asm__("pdepq %1, %2, %0" : "=r"(bit) : "r"(m), "r"((uint64_t)1 << k));
        return bit;
    }
    #else
    #define bits_swift 0
    #define bits_counted(m) ((uint64_t)__builtin_popcountll(m))
    #define bits_picked(m, k) (m)
    #endif
    static inline int bits_count64(uint64_t m) {
        return (int)(bits_swift ? bits_counted(m) : bits_byte_sums(m) >> 56);
    }
    static inline int bits_nth64(uint64_t m, int k) {
        uint64_t sums, place;
        if (bits_swift) return __builtin_ctzll(bits_picked(m, k));
        if (k < 5) {
            while (k--) m &= m - 1;
            return __builtin_ctzll(m);
        }
        sums = bits_byte_sums(m);
        place = (((((uint64_t)k * BITS_L8) | BITS_H8) - sums) & BITS_H8) >> 7;
        place = (place * BITS_L8 >> 56) * 8;
        k -= (int)(sums << 8 >> place & 0xFF);
        m = m >> place & 0xFF;
        while (k--) m &= m - 1;
        return (int)place + __builtin_ctzll(m);
    }
    static inline int bits_popcount(u128 m) {
        uint64_t high = (uint64_t)(m >> 64);
        int count = bits_count64((uint64_t)m);
        return high ? count + bits_count64(high) : count;
    }
    static inline int bits_lowest(u128 m) {
        uint64_t low = (uint64_t)m;
        return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(m >> 64));
    }
    static inline int bits_nth_bit(u128 m, int k) {
        uint64_t low = (uint64_t)m;
        int count;
        if (!(m >> 64)) return bits_nth64(low, k);
        count = bits_count64(low);
        return k < count ? bits_nth64(low, k) : 64 + bits_nth64((uint64_t)(m >> 64), k - count);
    }
    #define bits_EMPTY ((u128)0)
    #define bits_single(k) ((u128)1 << (k))
    #define bits_below(k) (((u128)1 << (k)) - 1)
    #define bits_has(m, k) ((int)((m) >> (k) & 1))
    #define bits_product_high(x, y) ((uint64_t)(((u128)(x) * (y)) >> 64))
    #define bits_product_low(x, y) ((uint64_t)(x) * (uint64_t)(y))
    #endif
    """
    ctypedef unsigned long long u128
    const u128 EMPTY "bits_EMPTY"
    u128 single "bits_single" (int k) noexcept nogil
    u128 below "bits_below" (int k) noexcept nogil
    bint has "bits_has" (u128 mask, int k) noexcept nogil
    int popcount "bits_popcount" (u128 mask) noexcept nogil
    int lowest "bits_lowest" (u128 mask) noexcept nogil
    int nth_bit "bits_nth_bit" (u128 mask, int k) noexcept nogil
    uint64_t product_high "bits_product_high" (uint64_t x, uint64_t y) noexcept nogil
    uint64_t product_low "bits_product_low" (uint64_t x, uint64_t y) noexcept nogil
