"""T11: the server keeps what its description says, whatever is sent to it.

DIGSITE_EXAMPLES is the number of examples per operation: few here, a thousand in the campaign
(scripts/test --long).
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from house import House

EXAMPLES = os.environ.get("DIGSITE_EXAMPLES", "3")
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
    "unsupported_method",
)


def test_no_request_breaks_the_server_or_its_description(house: House, tmp_path: Path) -> None:
    anna = house.guest("Anna")
    anna.set_up("loot", [{"kind": "me"}, {"kind": "bot", "bot": "porter"}])
    done = subprocess.run(
        [
            str(Path(sys.executable).with_name("schemathesis")),
            *("run", f"{house.address}/openapi.json", "--no-color", "--continue-on-failure"),
            *("--header", f"Authorization: Bearer {anna.token}"),
            *("--checks", ",".join(CHECKS), "--phases", "fuzzing"),
            *("--max-examples", EXAMPLES, "--exclude-path", "/api/logout"),
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
