# declarations only: the compiled versions of dense.py, which itself is never compiled.

cdef extern from *:
    """
    #ifndef DIGSITE_DENSE
    #define DIGSITE_DENSE
    /* whole numbers give the same sums in any order, so the widest registers at hand may be used */
    #if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
    #define DENSE_CLONES __attribute__((unused, noinline, target_clones("avx2", "default")))
    #else
    #define DENSE_CLONES __attribute__((unused))
    #endif
    DENSE_CLONES static void dense_add_c(
        int *restrict sums, const short *restrict weights, int value, int count
    ) {
        for (int unit = 0; unit < count; unit++) sums[unit] += value * weights[unit];
    }
    DENSE_CLONES static void dense_rectify_c(int *sums, int shift, int most, int count) {
        for (int unit = 0; unit < count; unit++) {
            int sum = sums[unit] < 0 ? 0 : sums[unit] >> shift;
            sums[unit] = sum < most ? sum : most;
        }
    }
    static inline int dense_byte_c(double value) {
        return value <= 0 ? 0 : value >= 255 ? 255 : (int)value;
    }
    #endif
    """
    void dense_add_c(int* sums, const short* weights, int value, int count) noexcept nogil
    int byte "dense_byte_c" (double value) noexcept nogil
    void dense_rectify_c(int* sums, int shift, int most, int count) noexcept nogil

cdef inline void begin(int* sums, const int[::1] biases, int count) noexcept nogil:
    cdef int unit
    for unit in range(count):
        sums[unit] = biases[unit]

cdef inline void add(
    int* sums, const short[::1] weights, int at, int value, int count) noexcept nogil:
    dense_add_c(sums, &weights[at], value, count)

cdef inline void rectify(int* sums, int shift, int most, int count) noexcept nogil:
    dense_rectify_c(sums, shift, most, count)
