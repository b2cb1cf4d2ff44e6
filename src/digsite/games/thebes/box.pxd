cimport cython
from libc.stdint cimport uint32_t
from digsite.core.bits cimport u128

@cython.final
cdef class Box:
    cdef public object plain, cards
    cdef public dict options
    cdef public list kind_names, relic_names, relic_kind_names
    cdef public dict kind_index, relic_index, relic_kind_index

    cdef public u128 green, action_cards, solo_cards, congresses, presentations
    cdef public short slot_kind[128]

    cdef public int kinds
    cdef public u128 kind_slots[64]
    cdef public short kind_type[64]
    cdef public short kind_region[64]
    cdef public short kind_books[64]
    cdef public short kind_weeks[64]
    cdef public short kind_play_weeks[64]
    cdef public short kind_vp[64]
    cdef public short kind_decision[64]
    cdef public short set_region[192]
    cdef public short set_count[192]
    cdef public short set_weeks[192]
    cdef public u128 shown_with[52]
    cdef public u128 opened_with[13]
    cdef public short thief[4]
    cdef public short raiders[4]
    cdef public int scientist, assistant, excavation

    cdef public uint32_t buried[4]
    cdef public uint32_t worthy[4]
    cdef public int relic_kinds
    cdef public short relic_kind[128]
    cdef public short relic_kind_region[64]
    cdef public uint32_t relic_kind_cards[64]
    cdef public short relic_kind_vp[64]

    cdef public short professor_need[5]
    cdef public short professor_vp[5]
    cdef public short dig_table[169]
    cdef public int least_knowledge
    cdef public short congress_vp[129]

    cdef public bint empty_sites, raiders_decline, zero_digs, one_assistant, assistant_lifts_cap
