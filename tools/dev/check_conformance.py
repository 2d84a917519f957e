#!/usr/bin/env python3
"""Checks the table of docs/Conformance.md, as conformance_table.py --check does."""
import sys

import conformance_table

if __name__ == "__main__":
    sys.exit(conformance_table.check())
