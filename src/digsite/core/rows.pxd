# declarations only: the compiled versions of rows.py, which itself is never compiled.
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
    static inline void rows_mark(unsigned char *row, int at, unsigned __int128 members) {
        uint64_t low = (uint64_t)members, high = (uint64_t)(members >> 64);
        for (; low; low &= low - 1) row[at + __builtin_ctzll(low)] = 1;
        for (; high; high &= high - 1) row[at + 64 + __builtin_ctzll(high)] = 1;
    }
    static inline int rows_capped(int value, int most) {
        return value < 0 ? 0 : value < most ? value : most;
    }
    #endif
    """
    void clear "rows_clear" (unsigned char* row, int size) noexcept nogil
    void mark "rows_mark" (unsigned char* row, int at, u128 members) noexcept nogil
    int capped "rows_capped" (int value, int most) noexcept nogil
