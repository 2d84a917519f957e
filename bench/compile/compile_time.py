#!/usr/bin/env python3
"""Time from text to callable code: median of 5, files cached.

  bench/compile/compile_time.py [--bin build/bin] [--runs 5] [--against OTHER_CHECKOUT]

A transformer block (GPT-2 shape), a stack of 12 of them as one flat function,
and the same where the block is a function that is called 12 times. Prints the
median and the spread of `compile_ms` of `tcopt-run --json`, which starts before
the text is parsed and ends when the code can be called. Exit status 1 where a
median is above its goal. With --against the tool of another checkout is run in turns with this one's, on
that checkout's texts, and the ratio of the medians is printed, too.
"""
import argparse
import json
import pathlib
import resource
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SECONDS, GIGABYTES = 300, 8
GOALS = {"block": 1000, "stack of 12, flat": 6000, "stack of 12, called": 2000}


def make_stacks(folder, checkout):
    example = checkout / "docs/examples/transformer-block"
    folder.mkdir()
    for name, options in (("flat.mlir", []), ("called.mlir", ["--calls"])):
        text = subprocess.run([sys.executable, example / "make_stack.py", "12", *options], capture_output=True,
                              text=True, check=True).stdout
        (folder / name).write_text(text)
    return {"block": example / "block.mlir", "stack of 12, flat": folder / "flat.mlir",
            "stack of 12, called": folder / "called.mlir"}


def limit_memory():
    resource.setrlimit(resource.RLIMIT_AS, (GIGABYTES << 30, GIGABYTES << 30))


def compile_ms(tool, path):
    done = subprocess.run([tool, path, "--input=zeros", "--json"], capture_output=True, text=True, timeout=SECONDS,
                          preexec_fn=limit_memory)
    if done.returncode:
        sys.exit(f"{path}: {done.stderr[-2000:]}")
    return json.loads(done.stdout.splitlines()[-1])["compile_ms"]


def measure(tools, runs):
    """{checkout: {model: [ms]}}, of tools in turns."""
    times = {checkout: {name: [] for name in GOALS} for checkout in tools}
    with tempfile.TemporaryDirectory() as folder:
        models = {c: make_stacks(pathlib.Path(folder) / str(i), c) for i, c in enumerate(tools)}
        for _ in range(runs):
            for name in GOALS:
                for checkout, tool in tools.items():
                    times[checkout][name].append(compile_ms(tool, models[checkout][name]))
    return times


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--against", type=pathlib.Path)
    parser.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    tools = {ROOT: args.bin / "tcopt-run"}
    if args.against:
        tools[args.against] = args.against / "build/bin/tcopt-run"
    times, others = measure(tools, args.runs).values() if args.against else (measure(tools, args.runs)[ROOT], None)
    failed = False
    for name, values in times.items():
        median = statistics.median(values)
        failed |= median > GOALS[name]
        ratio = f"; {median / statistics.median(others[name]):.2f} of the other's" if others else ""
        print(f"{name:20} {median:8.0f} ms  (min {min(values):.0f}, max {max(values):.0f}; goal {GOALS[name]} ms){ratio}")
    sys.exit(failed)


if __name__ == "__main__":
    main()
