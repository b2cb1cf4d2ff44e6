# declarations only: the compiled versions of rows.py, which itself is never compiled.
from libc.stdint cimport uint32_t
from .bits cimport u128

cdef extern from *:
    """
    #ifndef DIGSITE_ROWS
    #define DIGSITE_ROWS
    #include <stdint.h>
    #include <string.h>
    static inline void rows_clear(unsigned char *row, int size) {
        memset(row, 0, (size_t)size);
    }
    /* eight at once: each bit is brought into a byte of its own */
    static inline uint64_t rows_eight(uint64_t bits) {
        bits = bits * 0x0101010101010101ULL & 0x8040201008040201ULL;
        return (bits + 0x7F7F7F7F7F7F7F7FULL) >> 7 & 0x0101010101010101ULL;
    }
    static inline void rows_mark(unsigned char *row, int at, unsigned __int128 members, int size) {
        uint64_t part = (uint64_t)members, eight;
        int done = 0;
        row += at;
        for (; done + 8 <= size; done += 8) {
            if (done == 64) part = (uint64_t)(members >> 64);
            eight = rows_eight(part & 0xFF);
            memcpy(row + done, &eight, 8);
            part >>= 8;
        }
        if (done == 64) part = (uint64_t)(members >> 64);
        for (; done < size; done++, part >>= 1) row[done] = part & 1;
    }
    static inline void rows_tally(
        unsigned char *row, int at, unsigned __int128 members, const short *kinds
    ) {
        uint64_t part = (uint64_t)members;
        row += at;
        for (; part; part &= part - 1) row[kinds[__builtin_ctzll(part)]]++;
        part = (uint64_t)(members >> 64);
        for (; part; part &= part - 1) row[kinds[64 + __builtin_ctzll(part)]]++;
    }
    static inline unsigned __int128 rows_joined(const uint32_t *parts, int first) {
        parts += first;
        return (unsigned __int128)(parts[2] | (uint64_t)parts[3] << 32) << 64
            | (parts[0] | (uint64_t)parts[1] << 32);
    }
    static inline int rows_capped(int value, int most) {
        return value < 0 ? 0 : value < most ? value : most;
    }
    #endif
    """
    void clear "rows_clear" (unsigned char* row, int size) noexcept nogil
    void mark "rows_mark" (unsigned char* row, int at, u128 members, int size) noexcept nogil
    void tally "rows_tally" (
        unsigned char* row, int at, u128 members, const short* kinds) noexcept nogil
    u128 joined "rows_joined" (const uint32_t* parts, int first) noexcept nogil
    int capped "rows_capped" (int value, int most) noexcept nogil
