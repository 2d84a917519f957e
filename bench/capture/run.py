#!/usr/bin/env python3
"""What calls of compiled C++ functions cost: guards, empty calls, first calls, and how many versions calls make.

  bench/capture/run.py [--build build] [--work FOLDER] [--repetitions 9] [--write]

Builds capture_bench.cpp against the build folder, runs it, and prints medians. Goals: 100 ns for guards of 10 tensors, 1 us
for a call that computes nothing. --write records the table in bench/results/capture.md. Needs Google Benchmark
(Debian's libbenchmark-dev).
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
GOALS = {"guards of 10 tensors, sizes known": 100, "call that returns its argument": 1000}  # ns
UNITS = {"ns": 1, "us": 1e3, "ms": 1e6}


def build(folder, tcopt):
    subprocess.run(["cmake", "-S", ROOT / "bench/capture", "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                    "-DCMAKE_CXX_COMPILER=clang++-22", f"-DCMAKE_PREFIX_PATH={tcopt}"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["ninja", "-C", folder], check=True, stdout=subprocess.DEVNULL)
    return folder / "capture_bench"


def measure(program, repetitions):
    words = [program, "--benchmark_format=json", f"--benchmark_repetitions={repetitions}",
             "--benchmark_report_aggregates_only=true", "--benchmark_min_time=0.2", "--benchmark_enable_random_interleaving=true"]
    done = subprocess.run(words, check=True, stdout=subprocess.PIPE)
    rows = []
    for row in json.loads(done.stdout)["benchmarks"]:
        if row.get("error_occurred"):
            sys.exit(f"{row['name']}: {row['error_message']}")
        if row["aggregate_name"] == "median":
            name = row["run_name"].split("/")[0]
            rows.append((name, row["real_time"] * UNITS[row["time_unit"]], row.get("versions")))
    return rows


def text_of(nanoseconds):
    for unit, scale in (("ms", 1e6), ("us", 1e3)):
        if nanoseconds >= scale:
            return f"{nanoseconds / scale:.2f} {unit}"
    return f"{nanoseconds:.0f} ns"


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    p.add_argument("--work", type=pathlib.Path)
    p.add_argument("--repetitions", type=int, default=9)
    p.add_argument("--write", action="store_true")
    args = p.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        program = build(args.work or pathlib.Path(scratch), args.build.resolve())
        rows = measure(program, args.repetitions)
    lines = ["| what | median | versions |", "|---|---|---|"]
    lines += [f"| {name} | {text_of(time)} | {'' if versions is None else int(versions)} |" for name, time, versions in rows]
    print("\n".join(lines))
    if args.write:
        load = f"{os.cpu_count()} processors, load average {os.getloadavg()[0]:.1f}"
        head = f"# Calls of compiled functions\n\nMade by `bench/capture/run.py --write`; goals 100 ns and 1 us. {load}.\n\n"
        (ROOT / "bench/results/capture.md").write_text(head + "\n".join(lines) + "\n")
    times = {name: time for name, time, _ in rows}
    return int(any(times[name] > goal for name, goal in GOALS.items()))


if __name__ == "__main__":
    sys.exit(main())
