# declarations only: written by scripts/layouts from seats.py.
cdef extern from *:
    int CHANCE "(int){-1}"
    int OVER "(int){-2}"
    int NOBODY "(int){-3}"
