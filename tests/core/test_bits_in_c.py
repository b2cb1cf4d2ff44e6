"""The compiled versions of the bit sets, with the processor's own instructions and without them."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from digsite.core import bits

PXD = Path(bits.__file__).with_name("bits.pxd")
MAIN = """
#include <stdio.h>
int main(void) {
    unsigned long long high, low;
    while (scanf("%llx %llx", &high, &low) == 2) {
        u128 m = (u128)high << 64 | low;
        int count = bits_popcount(m);
        printf("%d %d", count, bits_lowest(m));
        for (int k = 0; k < count; k++) printf(" %d", bits_nth_bit(m, k));
        printf("\\n");
    }
}
"""


def masks() -> list[int]:
    """Single members, everything, and sets of every density in either half and in both."""
    random = Random(19)
    found = [1 << k for k in range(128)] + [(1 << 128) - 1, (1 << 64) - 1]
    for place in range(600):
        mask = random.getrandbits(128)
        for _ in range(place % 6):
            mask &= random.getrandbits(128)
        found += [mask, mask >> 64, mask >> 64 << 64, mask | random.getrandbits(128)]
    return [mask for mask in found if mask]


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
@pytest.mark.parametrize("flags", [[], ["-DDIGSITE_PLAIN_BITS"], ["-march=native"]])
def test_compiled_sets_count_and_pick_as_interpreted_ones(flags: list[str], tmp_path: Path) -> None:
    source, program = tmp_path / "bits.c", tmp_path / "bits"
    source.write_text(PXD.read_text("utf-8").split('"""')[1] + MAIN)
    subprocess.run(["cc", "-O2", *flags, str(source), "-o", str(program)], check=True)
    asked = "".join(f"{mask >> 64:x} {mask & (1 << 64) - 1:x}\n" for mask in masks())
    said = subprocess.run([program], input=asked, capture_output=True, text=True, check=True)
    for mask, line in zip(masks(), said.stdout.splitlines(), strict=True):
        count, lowest, *members = map(int, line.split())
        assert (count, lowest) == (bits.popcount(mask), bits.lowest(mask))
        assert members == [bits.nth_bit(mask, k) for k in range(count)]
