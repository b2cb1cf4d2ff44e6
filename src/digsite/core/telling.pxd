# declarations only: the compiled version of telling.py, which itself is never compiled.
from .state cimport State, tell as _tell

cdef inline void tell(State state, int code, int a, int b, int c, int d, int e) noexcept nogil:
    if state.telling:
        _tell(state, code, a, b, c, d, e)
