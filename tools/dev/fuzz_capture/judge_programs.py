#!/usr/bin/env python3
"""Random C++ programs, as users write them, judged by the same programs for PyTorch.

  tools/dev/fuzz_capture/judge_programs.py --prefix INSTALLED --work FOLDER [--count 100] [--seed 0] [--jobs 2]

Each program has helpers, loops, branches by values, sizes and numbers, writes to parts, and one form: functions of tensors, a struct
that is a state, arguments by reference, a module that changes between calls, or lists and maps. It runs without and with
compile, for five calls with other sizes and numbers. Needs PyTorch.
"""
import argparse
import collections
import concurrent.futures
import pathlib
import subprocess
import sys
import time

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from fuzz_capture import programs  # noqa: E402

PREAMBLE = r"""
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Modules/All.h"
#include <cmath>
#include <iostream>
#include <map>
using namespace tcopt;

namespace {
struct Out {
  int program;
  template <typename... T> void show(const T &...tensors) { (one(tensors), ...); }
  void one(const Tensor &t) {
    std::cout << "t";
    for (int64_t i = 0; i < t.dim(); ++i)
      std::cout << (i ? "," : " ") << int64_t(t.size(i));
    std::cout << " :";
    for (double v : t.toVector<double>())
      std::cout << " " << v;
    std::cout << "\n";
  }
  void number(double value) { std::cout << "n " << value << "\n"; }
  template <typename F> void call(int number, const char *mode, F f) {
    std::cout << "call " << program << " " << number << " " << mode << std::endl;
    try {
      f();
    } catch (const std::exception &error) {
      std::cout << "error " << error.what() << "\n";
    }
  }
};

Tensor numbered(const Sizes &sizes, int seed) {
  int64_t count = 1;
  std::vector<int64_t> numbers;
  for (const Size &size : sizes)
    numbers.push_back(int64_t(size)), count *= int64_t(size);
  std::vector<float> values;
  for (int64_t i = 0; i < count; ++i)
    values.push_back(float(std::sin(0.7 * double(i) + 1.3 * seed)));
  return tensor<float>(values, numbers);
}
} // namespace

"""


class Recorded:
    """What the program for PyTorch shows, by call."""

    def __init__(self, dtype):
        self.dtype, self.calls = dtype, {}

    def numbered(self, sizes, seed):
        count = torch.Size(sizes).numel()
        values = torch.sin(0.7 * torch.arange(count, dtype=torch.float64) + 1.3 * seed)
        return values.to(torch.float32).to(self.dtype).reshape(tuple(sizes))

    def show(self, *tensors):
        self.lines += [("t", t.detach().clone()) for t in tensors]

    def number(self, value):
        self.lines.append(("n", float(value)))

    def call(self, number, mode, f):
        self.lines = self.calls[number, mode] = []
        try:
            f()
        except RuntimeError as e:
            self.lines.append(("error", str(e)))


def expected(number, text, dtype):
    torch.set_default_dtype(dtype)
    out = Recorded(dtype)
    space = {"torch": torch, "F": torch.nn.functional, "numbered": out.numbered}
    try:
        exec(compile(text.replace(".float()", ".to(torch.get_default_dtype())"), f"p{number}.py", "exec"), space)
        with torch.no_grad():
            space["go"](out)
    finally:
        torch.set_default_dtype(torch.float32)
    return out.calls


def parsed(text):
    """By (program, call, mode), lines as (kind, sizes, values)."""
    calls, lines = {}, []
    for line in text.splitlines():
        words = line.split()
        if line.startswith("call "):
            lines = calls[int(words[1]), int(words[2]), words[3]] = []
        elif line.startswith("t"):
            sizes, values = line[1:].split(":")
            lines.append(("t", [int(s) for s in sizes.split(",") if s.strip()], [float(v) for v in values.split()]))
        elif line.startswith("n "):
            lines.append(("n", [], [float(words[1])]))
        elif line.startswith("error "):
            lines.append(("error", [], line))
    return calls


def difference(found, wanted, wide):
    """What is wrong; None where the program for PyTorch depends on rounding."""
    if len(wanted) != len(wide) or any(a[0] != b[0] for a, b in zip(wanted, wide)):
        return None
    if [f[0] for f in found] != [w[0] for w in wanted]:
        return f"found {[f[2] if f[0] == 'error' else f[0] for f in found]}, expected {[w[1] if w[0] == 'error' else w[0] for w in wanted]}"
    for i, (f, w, v) in enumerate(zip(found, wanted, wide)):
        if f[0] == "error":
            continue
        exact = torch.tensor(w[1], dtype=torch.float64) if f[0] == "n" else w[1].double()
        other = torch.tensor(v[1], dtype=torch.float64) if f[0] == "n" else v[1]
        if f[0] == "t" and list(exact.shape) != f[1]:
            return f"result {i}: sizes {f[1]}, expected {list(exact.shape)}"
        spread = (exact - other).abs()
        if spread.numel() and float(spread.max()) > 1e-2:
            return None
        tolerance = 2e-5 + 2e-5 * exact.abs() + 30 * spread.max() if spread.numel() else 0
        values = torch.tensor(f[2], dtype=torch.float64).reshape(exact.shape)
        bad = ((values - exact).abs() > tolerance) & ~(values.isnan() & exact.isnan()) & (values != exact)
        if bool(bad.any()):
            return f"result {i}: found {values[bad][0]}, expected {exact[bad][0]} (+- {float(spread.max()):.2g})"
    return ""


def build(prefix, source):
    program = source.with_suffix("")
    command = ["clang++-22", "-std=c++20", "-O0", "-w", "-I", prefix / "include", source, "-o", program, "-L", prefix / "lib", "-ltcopt",
               "-ltcopt_rt", f"-Wl,-rpath,{prefix / 'lib'}"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{source} does not compile:\n{done.stderr[:4000]}")
    return program


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--prefix", type=pathlib.Path, required=True)
    p.add_argument("--work", type=pathlib.Path, required=True)
    p.add_argument("--count", type=int, default=100)
    p.add_argument("--seed", type=int, default=0)
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--each", type=int, default=20, help="programs in a translation unit")
    args = p.parse_args()
    torch.set_num_threads(1)
    args.work.mkdir(parents=True, exist_ok=True)
    texts = {n: programs.Program(n, args.seed).text() for n in range(args.count)}
    sources = []
    for first in range(0, args.count, args.each):
        numbers = range(first, min(first + args.each, args.count))
        calls = "".join(f"  {{ Out out{{{n}}}; p{n}::go(out); }}\n" for n in numbers)
        source = args.work / f"programs{first}.cpp"
        source.write_text(PREAMBLE + "\n".join(texts[n][0] for n in numbers) + f"\nint main() {{\n  std::cout.precision(9);\n{calls}}}\n")
        (args.work / f"programs{first}.py").write_text("\n".join(f"# p{n}\n{texts[n][1]}" for n in numbers))
        sources.append(source)
    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        built = list(pool.map(lambda s: build(args.prefix, s), sources))
    compiled = time.monotonic()
    counts, found = collections.Counter(programs=args.count), {}
    for program in built:
        done = subprocess.run([program], capture_output=True, text=True, timeout=1800)
        found |= parsed(done.stdout)
        if done.returncode:
            counts["ended"] += 1
            print(f"{program} ended with {done.returncode}: {done.stdout[-300:]} {done.stderr[-500:]}")
    ran = time.monotonic()
    for n, (_, text) in texts.items():
        wanted, wide = expected(n, text, torch.float32), expected(n, text, torch.float64)
        problems = {}
        for call, mode in wanted:
            counts["calls"] += 1
            lines = found.get((n, call, mode))
            problem = "was not run" if lines is None else difference(lines, wanted[call, mode], wide[call, mode])
            if problem is None:
                counts["left out"] += 1
            elif problem:
                problems[call, mode] = problem
        if problems:
            counts["differ"] += 1
            print(f"## program {n}")
            for (call, mode), problem in problems.items():
                print(f"   call {call} {mode}: {problem[:400]}")
    print(f"{dict(counts)}; built in {compiled - start:.0f} s, run in {ran - compiled:.0f} s")
    return int(counts["differ"] + counts["ended"] > 0)


if __name__ == "__main__":
    sys.exit(main())
