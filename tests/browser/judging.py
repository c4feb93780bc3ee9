"""What must hold of every screen: anyone can use it, and every word of it can be read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")

# The text of a screen that its reader cannot get at: cut off by what is around it, or beyond the edge of the window.
CUT_OFF = """() => {
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  const around = (element) => {
    const position = getComputedStyle(element).position;
    if (position === "fixed") return null;
    return position === "absolute" && element.offsetParent ? element.offsetParent : element.parentElement;
  };
  const isCut = (start, box) => {
    let sideways = true, upright = true; // directions in which nothing has let us scroll yet
    for (let element = start; element && element !== document.documentElement; element = around(element)) {
      const style = getComputedStyle(element);
      if (element.ownerSVGElement || (style.display === "inline" && element.localName !== "svg")) continue;
      const edge = element.getBoundingClientRect();
      if (sideways && hides(style.overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) return true;
      const lost = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      // A letter's box is taller than the letter: only a good part of it missing is a loss.
      if (upright && hides(style.overflowY) && lost > box.height / 4) return true;
      if (scrolls(style.overflowX)) sideways = false;
      if (scrolls(style.overflowY)) upright = false;
    }
    return sideways && (box.left < -1 || box.right > innerWidth + 1);
  };
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, element = text.parentElement;
    // A picture that fills its place whatever its shape is meant to lose its edges.
    const exempt = ".unseen, script, style, noscript, [preserveAspectRatio$=slice]";
    if (!text.data.trim() || element.closest(exempt)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width > 0 && isCut(element, box)) found.add(text.data.trim().slice(0, 80));
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1)
    found.add(`the page scrolls sideways: ${document.documentElement.scrollWidth} of ${innerWidth} px`);
  return [...found];
}"""


def nothing_cut_off(page: Page) -> None:
    """No text is clipped, and the page does not scroll sideways."""
    found: list[str] = page.evaluate(CUT_OFF)
    assert not found, f"cut off at {page.url}:\n" + "\n".join(f"  {each}" for each in found)


def axe(page: Page) -> None:
    """Axe finds nothing serious or critical."""
    # Evaluated, not added as a script: the content security policy would refuse that.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    answer: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    found = [each for each in answer["violations"] if each["impact"] in SERIOUS]
    assert not found, f"axe at {page.url}:\n" + "\n".join(_told(each) for each in found)


def _told(violation: dict[str, Any]) -> str:
    lines = [f"  {violation['impact']}: {violation['id']}: {violation['help']}"]
    for node in violation["nodes"][:5]:
        reasons = " ".join(node["failureSummary"].split())
        lines.append(f"    {' '.join(map(str, node['target']))}: {reasons}")
    return "\n".join(lines)


def larger_text(page: Page, percent: int = 200) -> None:
    """As a reader's own setting would make it; everything is measured in letters."""
    page.evaluate("percent => document.documentElement.style.setProperty('font-size', `${percent}%`)", percent)
