"""A page with plots, whole in one file: no script, and nothing that is fetched from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1d2a33; --quiet: #5b6a73; --line: #d9dedd; --mark: #0b6e83;
  --goal: #a8430a; }
@media (prefers-color-scheme: dark) { :root { --paper: #12191e; --ink: #e6ecee; --quiet: #9fb0b8; --line: #2c3a42;
  --mark: #4fc3d9; --goal: #f0945a; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: .5rem 0; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 0; padding-top: .75rem; border-top: 1px solid var(--line); }
figure { margin: 1.5rem 0; }
figcaption { font-weight: 600; margin-bottom: .5rem; }
.note { color: var(--quiet); font-size: .9rem; margin: .25rem 0; }
.row { display: grid; grid-template-columns: minmax(7rem, 14rem) 1fr minmax(8rem, 14rem); gap: 0 .75rem;
  align-items: center; }
.row .label { overflow-wrap: anywhere; } .row .text { font-variant-numeric: tabular-nums; color: var(--quiet); }
.row .track { grid-column: 2; }
.strong .label, .strong .text { font-weight: 600; color: var(--ink); }
svg { display: block; width: 100%; overflow: visible; }
svg text { fill: var(--quiet); font-size: .75rem; font-variant-numeric: tabular-nums; }
.grid { stroke: var(--line); } .par { stroke: var(--quiet); stroke-dasharray: 3 3; }
.reach { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; opacity: .55; }
.dot, .bar { fill: var(--mark); } .goal { stroke: var(--goal); stroke-width: 2.5; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { text-align: left; font-weight: 600; padding: .3rem .7rem .3rem 0; }
thead th { font-weight: 400; color: var(--quiet); }
td { text-align: right; padding: .3rem .7rem; border: 2px solid var(--paper);
  background: color-mix(in srgb, var(--mark) calc(var(--share, 0%) * .55), transparent); }
@media (max-width: 40rem) {
  .row { grid-template-columns: 1fr auto; margin-bottom: .35rem; } .row .track { grid-column: 1 / -1; grid-row: 2; }
  .row .text { text-align: right; } .scale { margin-bottom: 0; }
}
"""


def page(language: str, title: str, lead: Sequence[str], parts: Sequence[str]) -> str:
    """Return a page with this title, some sentences, and these figures and headings."""
    told = "".join(f"<p>{escape(line)}</p>" for line in lead)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n"
        f"<body>\n<h1>{escape(title)}</h1>\n{told}\n" + "\n".join(parts) + "\n</body>\n</html>\n"
    )


def heading(text: str) -> str:
    """Return the heading of a section."""
    return f"<h2>{escape(text)}</h2>"
