"""Attacks on a server of our own on this machine: floods, crowds of connections, and deeds that must not succeed."""
