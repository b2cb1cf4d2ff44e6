"""Whom an address stands for."""

from __future__ import annotations

import pytest

from digsite.web.http.addresses import group_of


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("127.0.0.1", "127.0.0.1"),
        ("::1", "::1"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a name", "a name"),
        ("", ""),
    ],
)
def test_ipv6_counts_by_its_64(address: str, group: str) -> None:
    assert group_of(address) == group
