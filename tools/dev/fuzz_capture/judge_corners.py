#!/usr/bin/env python3
"""Judges functions and their derivatives of first and second order at zeros, bounds, ties and infinities by PyTorch's.

  tools/dev/fuzz_capture/judge_corners.py --driver FOLDER/run_scripts [--name pow ...] [--dtypes f64,f32] [--compiled]

The calls are those of corners.py, which must have all functions of functions.schema. NaN and infinities must be at the same
indices as in PyTorch. Known differences (corners_known.py) are counted as such; a row of that table without a difference is an
error.

  --record   writes a sample of the calls that agree to unittests/Capture/Inputs/corners.txt: one call of each function of SAMPLE,
             with three patterns
"""
import argparse
import collections
import pathlib
import sys

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from fuzz_capture import corner_calls, corners, corners_known, twin  # noqa: E402
from fuzz_capture.driver import Died, Driver  # noqa: E402

CLOSE = {torch.float64: 1e-7, torch.float32: 1e-4}
RECORDED = ("grid", "ties", "some -inf", "zeros", "nan")
SAMPLE = frozenset("""atan2 amax cdist clamp div elu erfc gaussian_nll_loss hardswish hardtanh ldexp logaddexp logcumsumexp logsumexp
lp_pool1d maximum median nll_loss norm pow scatter_reduce softplus xlogy""".split())
FILE = pathlib.Path(__file__).resolve().parents[3] / "unittests/Capture/Inputs/corners.txt"
LEAST = 1e-5  # differences of terms that are about 1, where a result is next to 0
FAILURES = (RuntimeError, IndexError, TypeError, ValueError, ZeroDivisionError, NotImplementedError, AttributeError)


def read(line):
    name, dtype, sizes, _, *values = line.split(" ")
    return name, dtype, [int(s) for s in sizes[1:-1].split(",") if s], [float(v) for v in values]


def difference(name, expected, found):
    """Compares two tensors. Returns an empty text if they agree."""
    if found is None:
        return f"{name} is not there"
    _, dtype, sizes, values = found
    if dtype != twin.NAMES.get(expected.dtype) or sizes != list(expected.shape):
        return f"{name}: {dtype} {sizes}, expected {twin.NAMES.get(expected.dtype)} {list(expected.shape)}"
    have, want = torch.tensor(values, dtype=torch.float64), expected.double().flatten()
    finite = want[want.isfinite()]
    scale = finite.square().mean().sqrt() if len(finite) else 0.0
    near = (have - want).abs() <= CLOSE.get(expected.dtype, 0.0) * (want.abs() + scale + LEAST)
    wrong = ~((have == want) | (have.isnan() & want.isnan()) | (near & want.isfinite()))
    if not bool(wrong.any()):
        return ""
    at = wrong.nonzero().flatten().tolist()
    return f"{name}: {len(at)} of {len(want)} wrong, at {at[:4]}: found {have[at[:4]].tolist()}, expected {want[at[:4]].tolist()}"


class Case:
    """A call with the elements of a pattern in a dtype."""

    def __init__(self, key, text, pattern, dtype):
        self.call, self.pattern, self.dtype = corners.Call(key, text), pattern, dtype
        self.name = f"{key.removesuffix('#0')} {text}"
        self.inputs = self.call.filled(pattern, dtype)

    def answer(self):
        leaves, is_second = corner_calls.leaves_of(self.call, self.inputs)
        return leaves, is_second, corner_calls.derivatives(self.call, self.inputs, leaves, is_second)

    def elements(self, wrong):
        """The operands of the first wrong element, if the operands of the call are all combinations of values."""
        if not self.call.is_grid() or " at [" not in wrong:
            return ""
        at = int(wrong.split(" at [")[1].split(",")[0].split("]")[0])
        return " of " + ", ".join(values[at] for _, _, _, values in self.inputs if len(values) > at)


def text_of(value, dtype):
    return f"{value:.10g}" if dtype.is_floating_point else str(int(value))


def recorded(case):
    """The case as CornersTest.cpp reads it."""
    lines = [f"call {case.call.line}", "return " + " ".join(map(str, case.call.returned)),
             " ".join(["leaves", *map(str, case.leaves)]), f"orders {1 + case.is_second}"]
    lines += [" ".join(["input", dtype, sizes, *values]) for dtype, sizes, _, values in case.inputs]
    lines += [" ".join(["expect", name, twin.NAMES[t.dtype], f"[{','.join(map(str, t.shape))}]",
                        *(text_of(v, t.dtype) for v in t.flatten().tolist())]) for name, t in case.expected.items()]
    return "".join(line + "\n" for line in [*lines, "end"])


class Judge:
    def __init__(self, args):
        self.args, self.driver = args, Driver(args.driver, scripts=400)
        self.counts, self.used, self.recorded = collections.Counter(), set(), []

    def run(self, case, leaves, is_second, mode):
        self.driver.send(["leaves " + " ".join(map(str, leaves)), f"orders {1 + is_second}"])
        self.driver.inputs((case.inputs, [], []))
        return self.driver.run(mode)

    def judge(self, case, mode):
        """Compares a call with PyTorch. Returns the differences, None if PyTorch has no such call."""
        try:
            leaves, is_second, expected = case.answer()
        except twin.NotApplicable:
            return None
        except FAILURES as e:
            return f"PyTorch: {type(e).__name__}: {str(e)[:200]}"
        try:
            lines = self.run(case, leaves, is_second, mode)
        except Died as e:
            return f"died: {e}"
        errors = [line for line in lines if line.startswith("error")]
        if errors:
            return f"refused: {errors[0][:300]}"
        found = {line.split(" ", 1)[0]: read(line) for line in lines}
        wrong = [difference(name, t, found.get(name)) for name, t in expected.items()]
        case.expected, case.leaves, case.is_second = expected, leaves, is_second
        return "; ".join(w for w in wrong if w)

    def note(self, case, mode, wrong):
        known = corners_known.row(case, wrong) if wrong else None
        state = "no call" if wrong is None else "agree" if not wrong else "known" if known is not None else "differ"
        self.counts[state] += 1
        if known is not None:
            self.used.add(known)
        if state == "agree" and case.pattern in RECORDED and mode == "derivatives" and case.dtype == "f64":
            self.recorded.append(case)
        if state == "differ":
            print(f"{case.name} | {case.pattern} {case.dtype} {mode}: {wrong}{case.elements(wrong)}", flush=True)

    def judge_all(self):
        modes = ["derivatives"] + ["compiled-derivatives"] * self.args.compiled
        for patterns, key, text in corners.lines():
            if self.args.name and key.split("#")[0] not in self.args.name:
                continue
            is_grid = corners.Call(key, text).is_grid()
            call = corners.Call(key, text)
            self.driver.script([call.line], call.returned)
            for dtype in self.args.dtypes:
                for pattern in ("grid",) if is_grid else patterns:
                    if self.args.pattern and pattern not in self.args.pattern:
                        continue
                    case = Case(key, text, pattern, dtype)
                    for mode in modes:
                        self.note(case, mode, self.judge(case, mode))
        self.driver.stop()

    def record(self):
        taken, text = collections.defaultdict(collections.Counter), ""
        for case in sorted(self.recorded, key=lambda c: RECORDED.index(c.pattern)):
            name, calls = case.call.key.split("#")[0], taken[case.call.key.split("#")[0]]
            if name in SAMPLE and calls[case.name] < 3 and (calls[case.name] or not calls):
                calls[case.name] += 1
                text += recorded(case)
        FILE.write_text(text)
        print(f"{sum(sum(calls.values()) for calls in taken.values())} calls recorded, {len(text)} bytes")

    def report(self):
        print(dict(self.counts))
        unused = [] if self.args.name or self.args.pattern else sorted(set(range(len(corners_known.KNOWN))) - self.used)
        for number in unused:
            print(f"corners_known.py: nothing needs {corners_known.KNOWN[number]}")
        return int(bool(self.counts["differ"] or unused))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--driver", required=True)
    p.add_argument("--name", nargs="*")
    p.add_argument("--pattern", nargs="*")
    p.add_argument("--dtypes", type=lambda s: s.split(","), default=["f64"])
    p.add_argument("--compiled", action="store_true")
    p.add_argument("--record", action="store_true")
    args = p.parse_args()
    if corners.missing():
        sys.exit(f"judge_corners: error: corners.py has neither a row nor a reason for {', '.join(corners.missing())}")
    torch.set_num_threads(1)
    torch.backends.cuda.enable_flash_sdp(False)  # this kernel has no second derivative
    judge = Judge(args)
    judge.judge_all()
    if args.record:
        judge.record()
    return judge.report()


if __name__ == "__main__":
    sys.exit(main())
