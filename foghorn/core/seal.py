"""Sealed deals: nobody, the host included, can choose the cards unless all conspire.

Everybody shows the hash of a number, then opens the number; the deal's seed is made of all of them. When the game has
ended the host's secret is opened too, and anyone can deal the game again.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

SEED_TAG = b"foghorn sealed deal 1"


def new_secret() -> bytes:
    """256 bits that nobody can guess."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is shown before the secret is: its SHA-256, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def opens(secret: bytes, shown: str) -> bool:
    """Whether a secret is the one that was promised."""
    return secrets.compare_digest(commitment(secret), shown)


def sealed_seed(secret: bytes, numbers: Sequence[bytes]) -> bytes:
    """The seed of a deal, from the host's secret and the players' numbers in seat order."""
    digest = hashlib.sha256(SEED_TAG)
    for part in (secret, *numbers):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()
