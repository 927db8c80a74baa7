"""How hard a law is tried: see tests/support/effort.hpp."""

import os

LONG_RUN = bool(os.environ.get("SHUNT_LONG"))


def effort(few, many):
    """What this run tries: few cases, or many."""
    return many if LONG_RUN else few
