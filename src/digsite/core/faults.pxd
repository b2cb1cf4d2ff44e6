cdef int waiting

cpdef keep(error)
cdef bint here() noexcept with gil
cpdef surface()
