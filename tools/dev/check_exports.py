#!/usr/bin/env python3
"""Checks that libtcopt.so exports tcopt's own symbols and nothing of the libraries that are built into it.

  tools/dev/check_exports.py [--library FILE] [--list]

Exported are the names of the namespace tcopt, tables of its classes, the identities that MLIR gives them (a plugin's `isa` of an
op compares addresses), and functions of C. That this suffices is shown by linking: the plugins of the tests, those that
tools/new-backend makes, tools and examples are linked with -z defs.
"""
import argparse
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
OWN = re.compile(r"""
    tcopt                                                   # C
  | _Z(?:T[VIST]|GV|GVZ|Z|T[hcv]n?\d+_(?:n?\d+_)?)?N[KRO]*5tcopt    # of the namespace, and tables, thunks and statics of it
  | _Z(?:Z|GVZ)?N4mlir6detail14TypeIDResolverI[NL]*5tcopt       # identities
""", re.X)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--library", type=pathlib.Path, default=ROOT / "build/lib/libtcopt.so")
    parser.add_argument("--list", action="store_true", help="count the symbols by the first two names")
    args = parser.parse_args()
    run = subprocess.run(("nm", "-D", "--defined-only", args.library), capture_output=True, text=True)
    names = [line.split()[-1] for line in run.stdout.splitlines() if line.split()]
    if run.returncode or not names:
        print(f"check_exports: error: no symbols in {args.library}: {run.stderr.strip()}")
        return 1
    foreign = [name for name in names if not OWN.match(name)]
    shown = subprocess.run(("c++filt",), input="\n".join(foreign[:20]), capture_output=True, text=True).stdout
    for line in shown.splitlines():
        print(f"{args.library.name}: exports '{line}'; tools/cmake/libtcopt.map lists what it may")
    if args.list:
        kinds = collections.Counter("::".join(re.findall(r"\d+([a-z_]\w*)", name)[:2]) for name in names)
        print("\n".join(f"{count:7} {kind}" for kind, count in kinds.most_common(30)))
    print(f"check_exports: {len(names)} symbols, {len(foreign)} findings")
    return 1 if foreign else 0


if __name__ == "__main__":
    sys.exit(main())
