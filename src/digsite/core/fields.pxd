# declarations only: the compiled version of what states do with their fields.
from .state cimport State

cdef extern from *:
    """
    #ifndef DIGSITE_FIELDS
    #define DIGSITE_FIELDS
    #include <string.h>
    /* What every state has is followed by the box of the game, and that by nothing but numbers. */
    #define FIELDS_START(state) (sizeof(*(state)) + sizeof(PyObject *))
    #define FIELDS_END(state) ((size_t)Py_TYPE((PyObject *)(state))->tp_basicsize)
    #define fields_copy_numbers(state, other) \\
        memcpy((char *)(state) + FIELDS_START(state), (char *)(other) + FIELDS_START(state), \\
               FIELDS_END(state) - FIELDS_START(state))
    #endif
    """
    void _copy_numbers "fields_copy_numbers" (State state, State other) noexcept nogil

cdef inline void take_over(State state, State other) noexcept nogil:
    state.actor = other.actor
    state.phase = other.phase
    state.turn = other.turn
    _copy_numbers(state, other)
