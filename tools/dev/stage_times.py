#!/usr/bin/env python3
"""Compares the times of the build and of tools/check with recorded times: a stage that takes over 1.10 of its time fails.

  tools/dev/stage_times.py                 the stages of the last tools/check, which build/check/times.json has
  tools/dev/stage_times.py --quickstart    builds what tools/quickstart does, from nothing and with an empty ccache
  tools/dev/stage_times.py --record        writes the times to tools/dev/stage_times.json instead

Machines differ, and a shared one differs from itself: a time is divided by that of a yardstick, which parses LLVM's headers
before and after the stage. A build that ccache serves is faster than recorded and passes.
"""
import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
LAST = ROOT / "build/check/times.json"
RECORD = ROOT / "tools/dev/stage_times.json"
LIMIT = 1.10
HEADERS = ("llvm/Support/CommandLine.h", "llvm/IR/IRBuilder.h")


def yardstick(repeats):
    """Seconds that one core takes to parse some of upstream's headers; the least of some times."""
    text = "".join(f'#include "{header}"\n' for header in HEADERS)
    command = ("clang++-22", "-std=c++20", "-fsyntax-only", "-I/usr/lib/llvm-22/include", "-x", "c++", "-")
    least = float("inf")
    for _ in range(repeats):
        start = time.monotonic()
        subprocess.run(command, input=text, text=True, check=True, capture_output=True)
        least = min(least, time.monotonic() - start)
    return least


class Stopwatch:
    """Times stages in seconds and in yardsticks."""

    def __init__(self, repeats=1):
        self.repeats, self.last, self.stages = repeats, yardstick(repeats), {}

    def add(self, stage, seconds):
        before, self.last = self.last, yardstick(self.repeats)
        self.stages[stage] = {"seconds": round(seconds, 1), "yardsticks": round(2 * seconds / (before + self.last), 1)}

    def write(self, path=LAST):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(self.stages, indent=2) + "\n")


def build_quickstart():
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        tree, cache = pathlib.Path(folder) / "tree", pathlib.Path(folder) / "ccache"
        subprocess.run(("git", "clone", "-q", ROOT, tree), check=True)
        watch, start = Stopwatch(repeats=3), time.monotonic()
        subprocess.run(("tools/dev/build", "quickstart", "tcopt", "tcopt-run"), cwd=tree, check=True,
                       env={**os.environ, "CCACHE_DIR": str(cache)}, stdout=subprocess.DEVNULL)
        watch.add("quickstart build", time.monotonic() - start)
        shutil.rmtree(cache, ignore_errors=True)
        return watch.stages


def compare(found, record):
    """The number of stages that are too slow. Stages without a record are printed, not judged."""
    slow = 0
    for stage, times in found.items():
        known = record.get(stage)
        ratio = times["yardsticks"] / known["yardsticks"] if known else None
        bad = ratio is not None and ratio > LIMIT
        slow += bad
        print(f"{stage:18}{times['seconds']:9.1f} s" + (f"{ratio:7.2f} of the record" if known else "   no record") +
              (f"  FAILED: over {LIMIT}" if bad else ""))
    return slow


def report(found):
    """Prints a line for each stage that takes longer than its record. Times are noisy: they fail this script, not tools/check."""
    record = json.loads(RECORD.read_text()) if RECORD.is_file() else {}
    for stage, times in found.items():
        ratio = times["yardsticks"] / record[stage]["yardsticks"] if stage in record else 0
        if ratio > LIMIT:
            print(f"slower: stage '{stage}' takes {ratio:.2f} of its recorded time (tools/dev/stage_times.py)")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quickstart", action="store_true")
    parser.add_argument("--record", action="store_true")
    parser.add_argument("--last", type=pathlib.Path, default=LAST, help=argparse.SUPPRESS)
    parser.add_argument("--reference", type=pathlib.Path, default=RECORD, help=argparse.SUPPRESS)
    args = parser.parse_args()
    found = build_quickstart() if args.quickstart else json.loads(args.last.read_text())
    record = json.loads(args.reference.read_text()) if args.reference.is_file() else {}
    if args.record:
        args.reference.write_text(json.dumps({**record, **found}, indent=2, sort_keys=True) + "\n")
        return 0
    if not found:
        print("stage_times: error: no stage was timed")
        return 1
    return 1 if compare(found, record) else 0


if __name__ == "__main__":
    sys.exit(main())
