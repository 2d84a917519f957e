#!/usr/bin/env python3
"""What calls of compiled C++ functions and eager statements cost, and how much memory stays after many of them.

  bench/capture/run.py [--torch PYTHON] [--rounds 5] [--write]     times
  bench/capture/run.py --growth [--write]                          memory

Both: [--build build] [--work FOLDER]. Builds the programs against an installation of the build folder. Times are medians of
several rounds; with --torch, a Python that has PyTorch, each round also measures PyTorch, without torch.compile. What
--growth calls is in growth.cpp. --write records the table in bench/results/capture.md. The exit status is 1 if a goal is
missed. Needs Google Benchmark (Debian's libbenchmark-dev).
"""
import argparse
import collections
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RESULTS = ROOT / "bench/results/capture.md"
UNITS = {"ns": 1, "us": 1e3, "ms": 1e6}
FRESH = "first inference"  # rows that start with it are measured in processes of their own

# At most so many nanoseconds.
GOALS = {
    "guards of 10 tensors, sizes known": 80,
    "call that returns its argument": 1e3,
    "compiled 3 pointwise functions, 1x64": 651,
    "compiled MLP of 3 layers of 64": 1890,
    "compiled LSTM cell of 64": 2835,
    "eager (data[i] * w).sum().item(), new i": 20e3,
    "eager MLP of 3 layers of 64": 12e3,
    "eager LSTM cell of 64": 20e3,
    "first execution of an eager statement": 8e6,
    "first execution of one that is not among stored kernels": 8e6,
    "first call of a loop of 200 steps with writes": 500e6,
    "first call of a TransformerEncoderLayer(64, 4)": 356e6,
    "first call of the same layer with another size": 356e6,
    "first inference of an eager ResNet-18": 600e6,
    "first inference of an eager GPT-2, 12 layers of 256": 600e6,
}
VERSIONS = {"greedy decoding of 256 tokens": 3}
# kind of growth.cpp -> calls, and at most so many MB more than at the start.
GROWTH = {
    **dict.fromkeys(["numbers", "writes", "graph-break", "sizes", "structures", "cell", "sizes-of-data", "branches",
                     "exceptions", "views", "statements"], (10**6, 100)),
    "indices": (10**5, 100),
    "lengths": (5000, 100),
    "rows-of-lengths": (5000, 100),
}
# Bytes more for each call of the last 90 %, where all calls are alike: below the least that is allocated.
SLOPE, ALIKE = 0.25, 10**6


def build(folder, tcopt):
    """Builds the programs against what the build folder installs."""
    installed = folder / "installed"
    subprocess.run(["cmake", "--install", tcopt, "--prefix", installed], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "-S", ROOT / "bench/capture", "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                    "-DCMAKE_CXX_COMPILER=clang++-22", f"-DCMAKE_PREFIX_PATH={installed}"], check=True,
                   stdout=subprocess.DEVNULL)
    subprocess.run(["ninja", "-C", folder], check=True, stdout=subprocess.DEVNULL)


def output(*words):
    return subprocess.run(list(map(str, words)), check=True, stdout=subprocess.PIPE, text=True).stdout


# --- Times ---

class Rows:
    """Samples of each row, in the order in which rows are first seen."""

    def __init__(self):
        self.ours, self.torch = collections.defaultdict(list), collections.defaultdict(list)
        self.versions = {}

    def add(self, row):
        if row.get("error_occurred"):
            sys.exit(f"{row['name']}: {row['error_message']}")
        name = row["run_name"].split("/")[0]
        self.ours[name].append(row["real_time"] * UNITS[row["time_unit"]] / row.get("statements", 1))
        if "versions" in row:
            self.versions[name] = max(int(row["versions"]), self.versions.get(name, 0))

    def measure(self, program, pattern):
        words = ["--benchmark_format=json", f"--benchmark_filter={pattern}", "--benchmark_min_time=0.05"]
        for row in json.loads(output(program, *words))["benchmarks"]:
            self.add(row)


class Torch:
    """PyTorch in a process of its own: warm rows are asked for one by one."""

    def __init__(self, python):
        self.words = [python, str(ROOT / "bench/capture/torch_rows.py")]
        self.process = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.version, self.warm, self.once = json.loads(self.process.stdout.readline())

    def measure(self, rows):
        for name in self.warm:
            print(name, file=self.process.stdin, flush=True)
            rows.torch[name].append(float(self.process.stdout.readline()))
        for name in self.once:
            rows.torch[name].append(float(output(*self.words, "--once", name)))


def measure_times(folder, args):
    rows, torch = Rows(), Torch(args.torch) if args.torch else None
    program = folder / "capture_bench"
    names = [n.split("/")[0] for n in output(program, "--benchmark_list_tests").splitlines()]
    for _ in range(args.rounds):
        rows.measure(program, f"-{FRESH}")
        for name in names:
            if name.startswith(FRESH):
                rows.measure(program, re.sub(r"\W", ".", name))
        if torch:
            torch.measure(rows)
    return rows, torch


def text_of(nanoseconds):
    for unit, scale in (("ms", 1e6), ("us", 1e3)):
        if nanoseconds >= scale:
            return f"{nanoseconds / scale:.2f} {unit}"
    return f"{nanoseconds:.0f} ns"


def table_of_times(rows):
    lines = ["| what | median | PyTorch | goal | versions |", "|---|---|---|---|---|"]
    missed = []
    for name, times in rows.ours.items():
        time, versions = statistics.median(times), rows.versions.get(name, "")
        theirs = text_of(statistics.median(rows.torch[name])) if name in rows.torch else ""
        goal = text_of(GOALS[name]) if name in GOALS else ""
        lines.append(f"| {name} | {text_of(time)} | {theirs} | {goal} | {versions} |")
        if time > GOALS.get(name, time) or (versions or 0) > VERSIONS.get(name, versions or 0):
            missed.append(name)
    return lines, missed


# --- Memory ---

def table_of_growth(folder, kinds):
    lines = ["| called | times | at the start, MB | more after a tenth, MB | more at the end, MB | bytes a call |",
             "|---|---|---|---|---|---|"]
    missed = []
    for kind, (count, most) in kinds.items():
        row = json.loads(output(folder / "growth", kind, count))
        slope = (row["end_kb"] - row["warm_kb"]) * 1024 / (0.9 * count)
        start, warm, end = (row[key] / 1024 for key in ("start_kb", "warm_kb", "end_kb"))
        lines.append(f"| {kind} | {count:,} | {start:.0f} | {warm - start:.1f} | {end - start:.1f} | {slope:.2f} |")
        if end - start > most or (count >= ALIKE and slope > SLOPE):
            missed.append(kind)
    return lines, missed


# --- Results ---

def machine():
    found = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    return f"{found[1] if found else 'unknown CPU'}, {os.cpu_count()} processors, load average {os.getloadavg()[0]:.1f}"


def record(section, lines):
    """Replaces the text between a section's marks."""
    begin, end = f"<!-- {section}: begin -->", f"<!-- {section}: end -->"
    text = RESULTS.read_text()
    before, rest = text.split(begin)
    RESULTS.write_text(before + "\n".join([begin, "", *lines, "", end]) + rest.split(end)[1])


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    p.add_argument("--work", type=pathlib.Path)
    p.add_argument("--torch", metavar="PYTHON", help="times PyTorch as well, by this Python")
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--growth", action="store_true", help="measures memory instead of times")
    p.add_argument("--write", action="store_true")
    args = p.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = args.work or pathlib.Path(scratch)
        build(folder, args.build.resolve())
        if args.growth:
            head, (lines, missed) = machine(), table_of_growth(folder, GROWTH)
        else:
            head = f"{machine()}, {args.rounds} rounds"
            rows, torch = measure_times(folder, args)
            head += f", PyTorch {torch.version}" if torch else ""
            lines, missed = table_of_times(rows)
    print("\n".join(lines))
    if args.write:
        record("memory" if args.growth else "times", [f"{head}.", "", *lines])
    for name in missed:
        print(f"missed: {name}", file=sys.stderr)
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
