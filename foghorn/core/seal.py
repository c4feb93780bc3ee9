"""Sealed deals: no one, the host included, can choose the cards unless all conspire.

Everyone commits to a number by showing its hash, then opens the number; the deal's seed is made of all of them. When
the game has ended the host's secret is opened too, and anyone can repeat the deal.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence

SEED_TAG = b"foghorn sealed deal 1"


def new_secret() -> bytes:
    """Make 256 random bits that cannot be guessed."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """Return what is shown before the secret is opened: its SHA-256, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def opens(secret: bytes, shown: str) -> bool:
    """Tell whether a secret is the one that was committed to."""
    return secrets.compare_digest(commitment(secret), shown)


def sealed_seed(secret: bytes, numbers: Sequence[bytes]) -> bytes:
    """Compute the seed of a deal, from the host's secret and the players' numbers in seat order."""
    digest = hashlib.sha256(SEED_TAG)
    for part in (secret, *numbers):
        digest.update(len(part).to_bytes(4, "big"))
        digest.update(part)
    return digest.digest()
