"""Whether runs of a program need at most a part of the memory of the first one.

  compare_peaks.py PART WHOLE LESS...

Files hold what tcopt-run --json prints.
"""
import json
import pathlib
import sys

part, whole, *less = float(sys.argv[1]), *[json.loads(pathlib.Path(p).read_text().splitlines()[-1]) for p in sys.argv[2:]]
assert whole["ok"] and less, whole
for run in less:
    assert run["ok"] and run["peak_bytes"] <= part * whole["peak_bytes"], (run, whole)
