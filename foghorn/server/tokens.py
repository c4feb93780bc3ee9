"""Secrets that give access: cookies, private links, invitations, watching links. None can be derived from another."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

LINK_BYTES = 24
CAPABILITY_BYTES = 18


def new_id() -> str:
    """Make an id that cannot be guessed, for a table or a guest."""
    return secrets.token_urlsafe(12)


def new_link() -> str:
    """Make the secret of a private link."""
    return secrets.token_urlsafe(LINK_BYTES)


def link_hash(secret: str) -> str:
    """Return the hash of a private link, which is all that is stored of it."""
    return hashlib.sha256(b"foghorn link\0" + secret.encode()).hexdigest()


class Keys:
    """Signs with the server's own key."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def _sign(self, purpose: str, text: str) -> bytes:
        return hmac.new(self._key, f"{purpose}\0{text}".encode(), hashlib.sha256).digest()

    def cookie(self, guest: str, version: int) -> str:
        """Return the value of a guest's cookie; a new private link raises the version and invalidates older cookies."""
        body = f"{guest}.{version}"
        return f"{body}.{_text(self._sign('cookie', body))}"

    def guest_of(self, cookie: str) -> tuple[str, int] | None:
        """Return the guest and the version of a cookie; None if this server did not sign it."""
        body, _, signature = cookie.rpartition(".")
        guest, _, version = body.rpartition(".")
        if not guest or not version.isascii() or not version.isdigit():
            return None
        if not hmac.compare_digest(signature.encode(), _text(self._sign("cookie", body)).encode()):
            return None
        return guest, int(version)

    def invitation(self, table: str, number: int = 1) -> str:
        """Return the secret that lets a guest take a seat at a table; each renewal has the next number."""
        named = table if number == 1 else f"{table}.{number}"  # no id of a table has a dot
        return _text(self._sign("invitation", named)[:CAPABILITY_BYTES])

    def watching(self, table: str) -> str:
        """Return the secret that lets anyone watch a table."""
        return _text(self._sign("watching", table)[:CAPABILITY_BYTES])

    def invites(self, table: str, secret: str, number: int = 1) -> bool:
        return hmac.compare_digest(secret.encode(), self.invitation(table, number).encode())

    def lets_watch(self, table: str, secret: str) -> bool:
        return hmac.compare_digest(secret.encode(), self.watching(table).encode())


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
