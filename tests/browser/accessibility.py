"""Checks for every screen: anyone can use it, and all its text can be read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")

# The text of a screen that cannot be read: cut off by what is around it, or beyond the edge of the window.
CUT_OFF = """() => {
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
  // Folded to nothing on purpose: it is there for those who listen.
  const onlyAloud = (element) =>
    element !== null && (getComputedStyle(element).clipPath === "inset(50%)" || onlyAloud(element.parentElement));
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
    // A picture that fills its place whatever its shape is meant to lose its edges, and so is a map that is zoomed.
    const exempt = "script, style, noscript, [preserveAspectRatio$=slice], [data-zoomed]";
    if (!text.data.trim() || element.closest(exempt) || onlyAloud(element)) continue;
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

# All text of a screen, spoken or written.
SAID = """() => {
  const said = new Set([document.title]);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!parentElement.closest("script, style, noscript")) said.add(data);
  }
  for (const name of ["aria-label", "aria-valuetext", "title", "placeholder", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`)) said.add(element.getAttribute(name));
  return [...said].map((text) => text.trim()).filter(Boolean);
}"""
# The name of a missing sentence, a missing fact, or a value that a script did not have.
NO_SENTENCE = re.compile(r"^[a-z]+(-[a-z0-9]+)+$|\{ ?\$|\b(undefined|NaN|\[object)\b")

# What is too small for a finger. A link in a sentence is as high as its line.
TOO_SMALL = """(least) => {
  const found = [];
  const inSentence = (link) => {
    if (getComputedStyle(link).display !== "inline") return false;
    const around = link.parentElement.closest("p, li, h1, h2, h3, dd, td, article, div");
    return around.textContent.trim() !== link.textContent.trim();
  };
  for (const each of document.querySelectorAll("a[href], button, input, select, textarea, summary")) {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.disabled) continue;
    if (each.localName === "a" && inSentence(each)) continue;
    // A field that its label hides behind is touched by its label.
    const touched = each.matches("[type=radio], [type=checkbox]") ? (each.closest("label") ?? each) : each;
    const { width, height, bottom } = touched.getBoundingClientRect();
    if (bottom <= 0) continue; // comes into sight with the focus
    if (Math.min(width, height) >= least - 0.5) continue;
    const called = touched.ariaLabel || touched.textContent.trim() || touched.outerHTML;
    found.push(`${Math.round(width)} × ${Math.round(height)}: ${called}`.slice(0, 120));
  }
  return found;
}"""
TAP = 40  # pixels

MOVING = """() => document.getAnimations()
  .filter((each) => each.playState === "running")
  .map((each) => [
    each.animationName ?? each.transitionProperty ?? "animate()",
    each.effect?.target?.outerHTML.slice(0, 80),
  ].join(" on "))"""


WHERE = """`at ${location.href} (${document.documentElement.lang}, ${innerWidth} px, \
${document.documentElement.dataset.theme ?? "no theme"})`"""


def where(page: Page) -> str:
    """Describe the screen, for the report."""
    told: str = page.evaluate(WHERE)
    return told


def nothing_cut_off(page: Page) -> None:
    """Check that no text is clipped, and that the page does not scroll sideways."""
    found: list[str] = page.evaluate(CUT_OFF)
    assert not found, f"cut off {where(page)}:\n" + "\n".join(f"  {each}" for each in found)


def a_table_does_not_scroll(page: Page) -> None:
    """Check that a table, where one is shown, fills a wide window and the page around it does not scroll."""
    beyond: int = page.evaluate(
        "'room' in document.documentElement.dataset ? document.documentElement.scrollHeight - innerHeight : 0"
    )
    assert beyond <= 0, f"{beyond} pixels below the table {where(page)}"


def axe(page: Page, colours_alone: bool = False) -> None:
    """Check that axe finds nothing serious or critical; only the colours where nothing else has changed."""
    # Evaluated, not added as a script, which the content security policy would refuse.
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    wanted = {"runOnly": ["color-contrast"]} if colours_alone else {"resultTypes": ["violations"]}
    answer: dict[str, Any] = page.evaluate("(wanted) => axe.run(document, wanted)", wanted)
    found = [each for each in answer["violations"] if each["impact"] in SERIOUS]
    assert not found, f"axe {where(page)}:\n" + "\n".join(_told(each) for each in found)


def _told(violation: dict[str, Any]) -> str:
    lines = [f"  {violation['impact']}: {violation['id']}: {violation['help']}"]
    for node in violation["nodes"][:5]:
        reasons = " ".join(node["failureSummary"].split())
        lines.append(f"    {' '.join(map(str, node['target']))}: {reasons}")
    return "\n".join(lines)


def said(page: Page) -> list[str]:
    """List all texts and labels of a page."""
    texts: list[str] = page.evaluate(SAID)
    return texts


def every_word_is_there(page: Page) -> None:
    """Check that no sentence is missing, and that none lacks a fact."""
    found = [text for text in said(page) if NO_SENTENCE.search(text)]
    assert not found, f"no sentences {where(page)}:\n" + "\n".join(f"  {each}" for each in found)


def large_enough(page: Page) -> None:
    """Check that everything is large enough for a finger."""
    found: list[str] = page.evaluate(TOO_SMALL, TAP)
    assert not found, f"too small {where(page)}:\n" + "\n".join(f"  {each}" for each in found)


def nothing_moves(page: Page) -> None:
    """Check that nothing is animated at this moment."""
    found: list[str] = page.evaluate(MOVING)
    assert not found, f"moving {where(page)}:\n" + "\n".join(f"  {each}" for each in found)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Resize the window around the same page."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    settled(page)


def settled(page: Page) -> None:
    """Wait until the effects of the last change are drawn."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def larger_text(page: Page, percent: int = 200) -> None:
    """Enlarge the text, as a reader's own setting would; all sizes are relative to it."""
    page.evaluate("percent => document.documentElement.style.setProperty('font-size', `${percent}%`)", percent)
    # A page that opens with such text has measured it; this one must measure again.
    page.evaluate("() => void window.dispatchEvent(new Event('resize'))")
    settled(page)
