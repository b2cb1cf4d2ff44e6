"""The configurations of docs/proxies, played through: two hosts, one database, one proxy."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx2
import pytest
from support.audit import audit
from support.campaign import WAIT
from support.crowd import Tally, play_tables
from support.databases import Cluster
from support.served import ROOT, Served, quiet_port

from digsite.games import titles

MOVES = 60
PATIENCE = 0.05
NGINX = """daemon off; error_log stderr; pid {folder}/pid; events {{}}
http {{ access_log off; {paths} {text} }}"""


def nginx(text: str, folder: Path) -> list[str]:
    """As a distribution's nginx.conf includes it."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = " ".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    path = folder / "nginx.conf"
    path.write_text(NGINX.format(folder=folder, paths=paths, text=text), encoding="utf-8")
    return ["nginx", "-p", str(folder), "-c", str(path)]


def haproxy(text: str, folder: Path) -> list[str]:
    path = folder / "haproxy.cfg"
    path.write_text(text, encoding="utf-8")
    return ["haproxy", "-db", "-f", str(path)]


PROXIES = {"nginx.conf": nginx, "haproxy.cfg": haproxy}


def need_proxy(name: str) -> None:
    """In CI it has to be there; nobody's own machine is given a web server by a test."""
    program = name.partition(".")[0]
    if shutil.which(program) is None and os.environ.get("CI") != "true":
        pytest.skip(f"{program} is not installed; CI=true scripts/databases installs it")


@pytest.mark.parametrize("name", PROXIES)
def test_two_hosts_are_played_through_a_proxy(name: str, tmp_path: Path, cluster: Cluster) -> None:
    need_proxy(name)
    with ExitStack() as stack:
        hosts = [stack.enter_context(host(tmp_path / each, cluster)) for each in ("a", "b")]
        ports = [each.port for each in hosts]
        address = stack.enter_context(proxy(name, ports, tmp_path))
        tally = asyncio.run(played(address))
    found = audit(cluster.url)
    assert not found.lost(tally.acknowledged)
    assert not found.wrong
    assert not tally.late
    assert not tally.odd
    assert len(tally.acknowledged) >= MOVES


@pytest.mark.parametrize("name", PROXIES)
def test_all_that_is_about_a_match_comes_to_one_host(name: str, tmp_path: Path) -> None:
    need_proxy(name)
    with ExitStack() as stack:
        ports = [stack.enter_context(echo()) for _ in range(2)]
        address = stack.enter_context(proxy(name, ports, tmp_path))
        asked = stack.enter_context(httpx2.Client(base_url=address))
        used = set()
        for number in range(20):
            match = "".join(random.Random(number).choices("abcdefghijklmnopqrstuvwxyz234567", k=26))
            paths = (
                "matches/{}",
                "matches/{}/sight",
                "socket?match={}",
                "socket?language=fr&match={}",
            )
            hosts = {asked.get(f"/api/{path.format(match)}").text for path in 3 * paths}
            assert len(hosts) == 1
            used |= hosts
        assert len(used) == 2


@contextmanager
def echo() -> Iterator[int]:
    """A host that answers with its port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            told = str(self.connection.getsockname()[1]).encode()
            self.send_response(200)
            self.send_header("Content-Length", str(len(told)))
            self.end_headers()
            self.wfile.write(told)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield server.server_port
        finally:
            server.shutdown()


@contextmanager
def host(folder: Path, cluster: Cluster) -> Iterator[Served]:
    folder.mkdir()
    served = Served(folder, DATABASE_URL=cluster.url)
    served.start()
    try:
        served.wait()
        yield served
    finally:
        served.end()


@contextmanager
def proxy(name: str, ports: list[int], folder: Path) -> Iterator[str]:
    """The address of a proxy that runs as it is described, but for hosts and ports."""
    port, text = quiet_port(), (ROOT / "docs/proxies" / name).read_text(encoding="utf-8")
    for there, own in zip(("10.0.0.11", "10.0.0.12"), ports, strict=True):
        assert f"{there}:8765" in text
        text = text.replace(f"{there}:8765", f"127.0.0.1:{own}")
    text = text.replace("listen 8080", f"listen 127.0.0.1:{port}")
    text = text.replace("bind :8080", f"bind 127.0.0.1:{port}")
    with subprocess.Popen(PROXIES[name](text, folder)) as process:
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_for(address, process)
            yield address
        finally:
            process.terminate()


async def played(address: str) -> Tally:
    """Some people play some moves, by sockets and by plain requests."""
    tally = Tally()
    playing = asyncio.create_task(play_tables(address, tally, 5, titles()))
    began = time.monotonic()
    try:
        while len(tally.acknowledged) < MOVES and not playing.done():
            assert time.monotonic() - began < WAIT, "they do not play"
            await asyncio.sleep(PATIENCE)
        tally.stop = True
        await asyncio.wait_for(playing, WAIT)
    finally:
        playing.cancel()
    return tally


def _wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    began = time.monotonic()
    while True:
        assert process.poll() is None, "the proxy ended"
        assert time.monotonic() - began < WAIT, "the proxy does not answer"
        try:
            if httpx2.get(f"{address}/readyz").status_code == 200:
                return
        except httpx2.HTTPError:
            pass  # it does not listen yet
        time.sleep(PATIENCE)
