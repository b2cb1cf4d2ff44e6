"""Whom an address stands for: limits count people, not numbers that cost nothing."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address

ONE_HOUSEHOLD = 64  # bits: an IPv6 customer gets at least all addresses that share these


@lru_cache(maxsize=8192)
def group_of(address: str) -> str:
    """IPv4 and loopback stand for themselves, IPv6 for its /64, IPv4 inside IPv6 for the IPv4."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if not isinstance(known, IPv6Address) or known.is_loopback:
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((int(known) >> ONE_HOUSEHOLD << ONE_HOUSEHOLD, ONE_HOUSEHOLD)))
