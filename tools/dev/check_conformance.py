#!/usr/bin/env python3
"""Checks the table of docs/Conformance.md: every operator has a row, 98 % of the samples agree, each element type that an
operator was judged in has one that does, and failures have a note."""
import sys

import conformance_table
import repo

if __name__ == "__main__":
    sys.exit(conformance_table.check(repo.parser(__doc__).parse_args().root.resolve()))
