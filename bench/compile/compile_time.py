#!/usr/bin/env python3
"""Time from text to callable code: median of 5, files cached.

  bench/compile/compile_time.py [--bin build/bin] [--runs 5]

A transformer block (GPT-2 shape), a stack of 12 of them as one flat function,
and the same where the block is a function that is called 12 times. Prints the
median and the spread of `compile_ms` of `tcopt-run --json`, which starts before
the text is parsed and ends when the code can be called. Exit status 1 where a
median is above its goal.
"""
import argparse
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "docs/examples/transformer-block"
GOALS = {"block": 1000, "stack of 12, flat": 6000, "stack of 12, called": 2000}


def make_stacks(folder):
    for name, options in (("flat.mlir", []), ("called.mlir", ["--calls"])):
        text = subprocess.run([sys.executable, EXAMPLE / "make_stack.py", "12", *options], capture_output=True,
                              text=True, check=True).stdout
        (folder / name).write_text(text)
    return {"block": EXAMPLE / "block.mlir", "stack of 12, flat": folder / "flat.mlir",
            "stack of 12, called": folder / "called.mlir"}


def compile_ms(tool, path):
    done = subprocess.run([tool, path, "--input=zeros", "--json"], capture_output=True, text=True, timeout=300)
    if done.returncode:
        sys.exit(f"{path}: {done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])["compile_ms"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        models = make_stacks(pathlib.Path(folder))
        times = {name: [] for name in models}
        for _ in range(args.runs):
            for name, path in models.items():
                times[name].append(compile_ms(args.bin / "tcopt-run", path))
    for name, values in times.items():
        median = statistics.median(values)
        failed |= median > GOALS[name]
        print(f"{name:20} {median:8.0f} ms  (min {min(values):.0f}, max {max(values):.0f}; goal {GOALS[name]} ms)")
    sys.exit(failed)


if __name__ == "__main__":
    main()
