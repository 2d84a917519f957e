#!/usr/bin/env python3
"""Differentiates random programs of graph ops in f64, and compares with differences of the interpreter's values.

  tools/dev/random_gradients.py --seed 7 --count 1 --print
  tools/dev/random_gradients.py --seed 1 --count 1000 --jobs 2

Programs are those of random_graphs.py with f64 in place of other floats. Compiled code and the interpreter compute gradients
(grad-make-vjp) for random cotangents, and their product with a random direction of the arguments has to be the central
difference in that direction. The results of the differentiated function have to be those of the function, on the interpreter bit
by bit.

Left out, by a cotangent of 0, are elements of results that are not smooth here: whose differences forwards, backwards and with
another step are others. Ops that state that they have no derivative, and those whose derivative is by definition no limit of
differences (STATED), end the use of a program. Needs NumPy.
"""
import argparse
import collections
import concurrent.futures
import re
import sys

import numpy as np

import random_programs
import serve
from random_programs import Program

random_programs.add_families()

STEPS = 1e-5, 1.7e-6
STATED = ("graph.max_unpool",)  # where windows overlap and have one largest element, each of them gets its gradient
WIDTHS = ("graph.bitcast",)  # not the same program in f64
NONE = "is not differentiable"
FAULTS = "differs", "refused"
PART = 20  # programs that one server differentiates
FLOAT = r"\b(?:bf16|f16|f32)\b"


def wide_constant(match):
    """A constant of narrower floats in f64; NaN and infinities stay."""
    body, sizes, dtype = match.groups()

    def element(bits):
        number = int(bits.group(), 16)
        wide = np.array([number << 16 if dtype == "bf16" else number], np.uint16 if dtype == "f16" else np.uint32)
        value = wide.view(np.float16 if dtype == "f16" else np.float32).astype(np.float64)
        return f"0x{int(value.view(np.uint64)[0]):016X}"
    return f"dense<{re.sub('0x[0-9A-F]+', element, body)}> : tensor<{sizes}f64>"


def widened(text):
    """A program in f64. An embedding's row of padding gets no gradient by definition: there is none here."""
    text = re.sub(r"dense<([^>]*)> : tensor<([^>]*?)(bf16|f16|f32)>", wide_constant, text)
    text = re.sub(r", padding_idx = \d+", "", text)
    return re.sub(r"(?<=x)(?:bf16|f16|f32)(?=>)|" + FLOAT, "f64", text)


def argument(rng, program, value):
    shape = [program.size(s) for s in value.shape]
    if value.is_float:
        return rng.standard_normal(shape)
    if value.dtype == "i1":
        return rng.integers(0, 2, shape).astype(bool)
    kind = serve.NUMPY[value.dtype]
    return rng.integers(0 if value.dtype == "ui8" else -9, 10, shape).astype(kind)


def text(program):
    """The function that is differentiated."""
    return widened(random_programs.text([program], "strict"))


class Refused(Exception):
    """The tool's message."""


class Case:
    """A program, its arguments, and a direction of those that are floats."""

    def __init__(self, server, seed, compiled="cpu"):
        self.server, self.seed, self.program = server, seed, Program(seed, str(seed))
        self.backends = "interp", compiled
        self.text = text(self.program)
        rng = np.random.default_rng(seed)
        self.inputs = [argument(rng, self.program, a) for a in self.program.args]
        self.directions = [rng.standard_normal(x.shape) if x.dtype.kind == "f" else np.zeros_like(x) for x in self.inputs]
        self.rng = rng

    def run(self, inputs, backend="interp", **settings):
        answer = self.server.run(self.text, [serve.from_numpy(np.ascontiguousarray(x).reshape(x.shape)) for x in inputs],
                                 backend=backend, **settings)
        if not answer["ok"]:
            raise Refused(f"{backend}: {answer['stage']}: {answer['message']}"[:400])
        return [serve.to_numpy(t) for t in answer["outputs"]]

    def directions_of_floats(self):
        return [d for d in self.directions if d.dtype.kind == "f"]

    def at(self, step):
        """The results that are floats, so far in the direction."""
        moved = [x + step * d if x.dtype.kind == "f" else x for x, d in zip(self.inputs, self.directions)]
        return [y for y in self.run(moved) if y.dtype.kind == "f"]

    def vjp(self, cotangents, backend):
        return self.run(self.inputs + cotangents, backend, passes="graph-infer-shapes,grad-make-vjp", entry="main_vjp")

    def differences(self, here):
        """(the derivative of each result's elements, which of them are smooth here)."""
        h, other = STEPS
        sides = [self.at(s) for s in (h, -h, other, -other)]
        if any([y.shape for y in side] != [y.shape for y in here] for side in sides):
            raise Refused("sizes depend on values")
        return [smooth(y, *ys, h, other) for y, *ys in zip(here, *sides)]


def smooth(y, up, down, up2, down2, h, other):
    scale = 1e-10 * np.abs(y).max(initial=0.0, where=np.isfinite(y)) / h
    central, central2, forwards, backwards = (up - down) / (2 * h), (up2 - down2) / (2 * other), (up - y) / h, (y - down) / h
    size = np.abs(central) + scale + 1e-8
    good = np.isfinite(central) & (np.abs(central - central2) < 1e-5 * size) & (np.abs(forwards - backwards) < 1e-2 * size)
    return central, good & (np.abs(y) < 1e12)  # rounding to integers has no steps beyond


def differs(found, wanted, tolerance):
    """Whether results of the two functions are others; of what is not finite, where."""
    for i, (f, w) in enumerate(zip(found, wanted, strict=True)):
        same = f.shape == w.shape and f.dtype == w.dtype
        if same and w.dtype.kind == "f" and tolerance:
            near = np.abs(f - w) <= tolerance * (np.abs(w) + np.abs(w).max(initial=0.0, where=np.isfinite(w)))
            same = bool(np.all(near | (f == w) | ~np.isfinite(w)))
        elif same:
            same = bool(np.array_equal(f, w, equal_nan=w.dtype.kind == "f"))
        if not same:
            return f"result {i} of the differentiated function is another one"
    return ""


def total(values, found):
    """The sum over the elements of all results that are smooth."""
    return sum(float(np.sum(np.where(good, v, 0.0))) for v, (_, good) in zip(values, found))


def compare(case, results, found, cotangents):
    """(kind, message)"""
    slopes = [c * d for c, (d, _) in zip(cotangents, found)]
    wanted, size = total(slopes, found), total(map(np.abs, slopes), found)
    values = [y for y in results if y.dtype.kind == "f"]
    rounding = total([np.abs(c * y) for c, y in zip(cotangents, values)], found) * 1e-13 / min(STEPS)
    for backend in case.backends:
        outputs = case.vjp(cotangents, backend)
        wrong = differs(outputs[:len(results)], results, 0.0 if backend == "interp" else 1e-9)
        if wrong:
            return "differs", f"{backend}: {wrong}"
        slope = sum(float(np.sum(g * d)) for g, d in zip(outputs[len(results):], case.directions_of_floats(), strict=True))
        if not np.isfinite(slope):
            return "not finite", ""
        if abs(slope - wanted) > 1e-5 * size + rounding + 1e-7:
            return "differs", f"{backend}: the derivative is {slope:.8g}, the difference {wanted:.8g} (of terms {size:.3g})"
    return "agreed", ""


def judge(case):
    """(kind, message)"""
    results = case.run(case.inputs)
    values = [y for y in results if y.dtype.kind == "f"]
    if not values or not any(d.size for d in case.directions_of_floats()):
        return "no floats", ""
    found = case.differences(values)
    if not any(good.any() for _, good in found):
        return "nothing smooth", ""
    return compare(case, results, found, [case.rng.standard_normal(y.shape) * good for y, (_, good) in zip(values, found)])


def judged(server, seed, backend):
    try:
        case = Case(server, seed, backend)
        stated = next((s for s in STATED + WIDTHS if s in case.text), None)
        return ("left out", stated) if stated else judge(case)
    except Refused as e:
        return ("no derivative" if NONE in str(e) else "refused"), str(e)


def work(job):
    seeds, tool, backend = job
    rows = []
    np.seterr(all="ignore")
    with serve.Server(tool, time_limit=60, arguments=["--threads=1"]) as server:
        for seed in seeds:
            kind, message = judged(server, seed, backend)
            rows.append((seed, kind, message))
            if kind in FAULTS:
                print(f"{seed}: {kind}: {message}", flush=True)
    return rows


def differentiate(seeds, tool, jobs, backend="cpu"):
    """[(seed, kind, message)] of all programs, by so many servers at a time."""
    parts = [(seeds[i:i + PART], tool, backend) for i in range(0, len(seeds), PART)]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        return [row for found in pool.map(work, parts) for row in found]


def summary(rows):
    kinds = collections.Counter(kind for _, kind, _ in rows)
    return f"random_gradients: {len(rows)} programs, " + ", ".join(f"{n} {kind}" for kind, n in sorted(kinds.items()))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--count", type=int, default=500)
    p.add_argument("--seed", type=int, default=1, help="of the first program")
    p.add_argument("--jobs", type=int, default=1)
    p.add_argument("--tcopt-run", default=serve.TOOL)
    p.add_argument("--backend", default="cpu", help="of compiled code")
    p.add_argument("--print", action="store_true", help="print the programs")
    args = p.parse_args()
    seeds = range(args.seed, args.seed + args.count)
    if args.print:
        print(*[text(Program(seed, str(seed))) for seed in seeds], sep="\n")
    rows = differentiate(seeds, args.tcopt_run, args.jobs, args.backend)
    print(summary(rows))
    return 1 if any(kind in FAULTS for _, kind, _ in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
