"""Draw the icon as PNG files with Debian's chromium (devices that cannot take SVG need them)."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

ICONS = Path(__file__).parent.parent / "src/digsite/web/static/icons"

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    for size in (180, 192, 512):
        page = browser.new_page(viewport={"width": size, "height": size})
        sized = f'<svg width="{size}" height="{size}" '
        drawing = (ICONS / "icon.svg").read_text().replace("<svg ", sized)
        page.set_content(f"<body style='margin:0'>{drawing}</body>")
        page.screenshot(path=ICONS / f"icon-{size}.png", omit_background=True)
    browser.close()
