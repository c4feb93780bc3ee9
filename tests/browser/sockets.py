"""What happens to a page's sockets on their way: messages are changed or get lost, or the connection is cut.

All of it happens inside the page: while a page opens two sockets at once, Playwright's own routes may open neither.
"""

from __future__ import annotations

from playwright.sync_api import BrowserContext, Page

# Both functions take a message and return what goes on in its place; nothing goes on for null.
BETWEEN = """{
  const Real = WebSocket, all = [], incoming = INCOMING, outgoing = OUTGOING;
  let cut = false;
  window.cutSockets = () => {
    cut = true;
    for (const socket of all) socket.close();
  };
  window.WebSocket = class extends Real {
    constructor(url) {
      if (cut) {
        const dead = { readyState: 3, close() {}, send() {} };
        setTimeout(() => dead.onclose?.({}));
        return dead;
      }
      super(url);
      all.push(this);
    }
    set onmessage(hear) {
      super.onmessage = (event) => {
        const message = incoming(JSON.parse(event.data));
        if (message) hear({ data: JSON.stringify(message) });
      };
    }
    send(text) {
      const message = outgoing(JSON.parse(text));
      if (message) super.send(JSON.stringify(message));
    }
  };
}"""
AS_IT_IS = "(message) => message"


def between(pages: Page | BrowserContext, incoming: str = AS_IT_IS, outgoing: str = AS_IT_IS) -> None:
    """Put JavaScript functions between the sockets of pages that are opened from now on and the server."""
    pages.add_init_script(BETWEEN.replace("INCOMING", incoming).replace("OUTGOING", outgoing))


def cut(page: Page) -> None:
    """Cut all connections of a page that has something between, and let it open no new one."""
    page.evaluate("cutSockets()")
