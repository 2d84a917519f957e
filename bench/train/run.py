#!/usr/bin/env python3
"""What a step of an optimizer costs beside its arithmetic.

  bench/train/run.py [--torch PYTHON] [--rounds 5] [--write] [--build build] [--work FOLDER]

A step for 32 parameters of 1,000 elements is compared with one for a single parameter of 32,000 elements, which has the same
arithmetic; both on one thread. Times are the least of several rounds, as the difference is of interest. With --torch, a
Python that has PyTorch, its multi-tensor implementation (foreach) is measured in the same rounds. --write records the table
in bench/results/training.md. The exit status is 1 if a goal is missed.
"""
import argparse
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RESULTS = ROOT / "bench/results/training.md"
GOAL = 20e3  # nanoseconds of Adam beside its arithmetic
TORCH = """
import json, time, torch
torch.set_num_threads(1)
makers = {"SGD": lambda p: torch.optim.SGD(p, lr=1e-3, foreach=True),
          "SGD, momentum": lambda p: torch.optim.SGD(p, lr=1e-3, momentum=0.9, foreach=True),
          "Adam": lambda p: torch.optim.Adam(p, foreach=True), "AdamW": lambda p: torch.optim.AdamW(p, foreach=True),
          "RMSprop": lambda p: torch.optim.RMSprop(p, foreach=True)}
found = {}
for name, make in makers.items():
    params = [torch.nn.Parameter(torch.randn(1000)) for _ in range(32)]
    for p in params:
        p.grad = torch.randn(1000)
    optimizer, least = make(params), 1e9
    for _ in range(20):
        begin = time.perf_counter()
        for _ in range(20):
            optimizer.step()
        least = min(least, (time.perf_counter() - begin) / 20)
    found[name] = least * 1e9
print(json.dumps(found))
"""


def build(folder, tcopt):
    installed = folder / "installed"
    subprocess.run(["cmake", "--install", tcopt, "--prefix", installed], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "-S", ROOT / "bench/train", "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                    "-DCMAKE_CXX_COMPILER=clang++-22", f"-DCMAKE_PREFIX_PATH={installed}"], check=True,
                   stdout=subprocess.DEVNULL)
    subprocess.run(["ninja", "-C", folder], check=True, stdout=subprocess.DEVNULL)


def measure(words):
    env = {**os.environ, "OMP_NUM_THREADS": "1"}
    done = subprocess.run(list(map(str, words)), check=True, stdout=subprocess.PIPE, text=True, env=env)
    return json.loads(done.stdout)


def least(samples):
    return {name: min(sample[name] for sample in samples) for name in samples[0]}


def text_of(nanoseconds):
    return f"{nanoseconds / 1e3:.1f} us"


def machine():
    found = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
    return f"{found[1] if found else 'unknown CPU'}, load average {os.getloadavg()[0]:.1f}"


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    p.add_argument("--work", type=pathlib.Path)
    p.add_argument("--torch", metavar="PYTHON", help="times PyTorch as well, by this Python")
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--write", action="store_true")
    args = p.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = args.work or pathlib.Path(scratch)
        build(folder, args.build.resolve())
        many, one, theirs = [], [], []
        for _ in range(args.rounds):
            many.append(measure([folder / "steps", 32, 1000]))
            one.append(measure([folder / "steps", 1, 32000]))
            if args.torch:
                theirs.append(measure([args.torch, "-c", TORCH]))
    many, one, theirs = least(many), least(one), least(theirs) if theirs else {}
    lines = ["| step of | 32 x 1,000 | 1 x 32,000 | difference | PyTorch, 32 x 1,000 |", "|---|---|---|---|---|"]
    for name, time in many.items():
        torch = text_of(theirs[name]) if name in theirs else ""
        lines.append(f"| {name} | {text_of(time)} | {text_of(one[name])} | {text_of(time - one[name])} | {torch} |")
    print("\n".join(lines))
    if args.write:
        head = (f"# Steps of optimizers\n\nMade by `bench/train/run.py --torch PYTHON --write`: the least time of a step, of {args.rounds} rounds, "
                f"f32, one thread.\n\n{machine()}.\n\n")
        RESULTS.write_text(head + "\n".join(lines) + "\n")
    missed = many["Adam"] - one["Adam"] > GOAL
    if missed:
        print("missed: Adam", file=sys.stderr)
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
