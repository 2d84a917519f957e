#!/usr/bin/env python3
"""Judges the reference interpreter, or another backend, by PyTorch: every op of graph (and core's own ones), every dtype, odd shapes and values.

  tools/dev/judge_interpreter.py                 needs PyTorch and NumPy, and build/bin/tcopt-run
  tools/dev/judge_interpreter.py --op div --seed 7 --keep /tmp/judge
  tools/dev/judge_interpreter.py --backend=cpu --numerics=strict --record    writes the result into docs/Conformance.md

Each case runs one op. Integers and Booleans must be equal. An element of a float result must lie within a stated number
of ulps of PyTorch's own answer in that dtype, or of its answer in f64 rounded to the dtype; NaN and Inf must be where one
of both has them. What PyTorch does otherwise on purpose is listed in docs/Conformance.md and stated here by `known`.
"""
import argparse
import collections
import math
import pathlib
import re
import subprocess
import sys

import numpy as np
import torch

import judge_cases
from judge_cases import BITS, DTYPES, FLOATS, Case

CONFORMANCE = pathlib.Path(__file__).resolve().parents[2] / "docs/Conformance.md"
TABLE = re.compile(r"\|.*, seed \d+, .*\|")
ULPS = {"f64": 4, "f32": 4, "f16": 2, "bf16": 2}


def to_numpy(t):
    """bf16 as two raw bytes."""
    return t.contiguous().view(torch.int16).numpy().view("V2") if t.dtype == torch.bfloat16 else t.numpy()


def from_numpy(a):
    return torch.from_numpy(a.view(np.int16)).view(torch.bfloat16) if a.dtype.kind == "V" else torch.from_numpy(a)


def ulp(reference, dtype):
    """The gap of the dtype at each element."""
    info = torch.finfo(DTYPES[dtype])
    least = max(math.ldexp(info.smallest_normal, -(BITS[dtype] - 1)), 5e-324)
    return (reference.abs().double() * info.eps).clamp(min=least)


def same_kind(a, b):
    return (a == b) | (a.isnan() & b.isnan()) | (a.isfinite() & b.isfinite())


def close(found, expected, dtype, ulps, scale):
    """Which elements agree with one reference."""
    f, e = found.double(), expected.double()
    room = ulp(e if scale is None else torch.maximum(e.abs(), scale.double()), dtype) * ulps
    near = (f - e).abs() <= room
    return same_kind(f, e) & (near | ~e.isfinite())


def flushed(found, reference):
    """Which are zeros in place of subnormal numbers of the same sign, as `fast` rounds to bf16 (docs/Numerics.md)."""
    tiny = (reference.abs() < torch.finfo(torch.bfloat16).tiny) & (reference.signbit() == found.signbit())
    return tiny & (found == 0)


class Judge:
    def __init__(self, args):
        self.args = args
        self.counts = collections.Counter()
        self.agreed = collections.Counter()
        self.wrong = []

    def execute(self, cases):
        """Runs one program for all cases; results are in the folder."""
        folder = pathlib.Path(self.args.keep)
        for old in folder.glob("*.npy"):
            old.unlink()
        program = judge_cases.Program(cases)
        (folder / "case.mlir").write_text(program.text(self.args.numerics))
        command = [self.args.tool, str(folder / "case.mlir"), f"--backend={self.args.backend}", f"--output={folder}"] + self.args.flag
        for i, t in enumerate(program.inputs):
            np.save(folder / f"in{i}.npy", to_numpy(t))
            command.append(f"--input={folder}/in{i}.npy")
        return subprocess.run(command, capture_output=True, text=True)

    def run(self, cases):
        """Judges all cases; if their program fails, each by itself."""
        done = self.execute(cases)
        if done.returncode == 0:
            for i, case in enumerate(cases):
                self.judge(case, from_numpy(np.load(pathlib.Path(self.args.keep) / f"{i}.npy")))
        elif len(cases) > 1:
            for case in cases:
                self.run([case])
        else:
            self.note(cases[0], done.stderr.strip()[-300:])

    def run_error(self, case, message):
        """A case that must fail with a message."""
        done = self.execute([case])
        ok = done.returncode == 1 and message in done.stderr
        self.note(case, "" if ok else f"expected the error '{message}', found status {done.returncode}: {done.stderr[-200:]}")

    def judge(self, case, found):
        if self.args.wide and case.result in FLOATS:
            case = case.widened()
        self.note(case, self.difference(case, found))

    def difference(self, case, found):
        """Empty if the result agrees."""
        references = case.references()
        first = references[0]
        if tuple(found.shape) != tuple(first.shape):
            return f"shape {tuple(found.shape)}, expected {tuple(first.shape)}"
        if case.result not in FLOATS:
            agree = found == first
        else:
            ulps = ULPS[case.result] * case.slack
            agree = torch.zeros(found.shape, dtype=torch.bool)
            for r in references:
                agree |= close(found, r, case.result, ulps, case.scale)
                if self.args.numerics == "fast" and case.result == "bf16":
                    agree |= flushed(found, r)
        if case.known is not None:
            agree |= case.known(found)
        if bool(agree.all()):
            return ""
        at = tuple((~agree).nonzero()[0].tolist())
        values = [str(x[at].item()) for x in case.inputs if x.shape == found.shape]
        return f"{int((~agree).sum())} of {agree.numel()} wrong, first at {at}: found {found[at].item()}, " \
               f"expected {' or '.join(str(r[at].item()) for r in references)} (inputs {', '.join(values)})"

    def note(self, case, difference):
        self.counts[case.op] += 1
        self.agreed[case.op] += not difference
        if difference:
            self.wrong.append((case, difference))

    def report(self):
        for case, difference in self.wrong[:self.args.show]:
            print(f"{case.op} {case.describe()}: {difference}")
        if self.args.table:
            for op in sorted(self.counts):
                print(f"{op:42}{self.agreed[op]:6} of {self.counts[op]:6}")
        total, agreed = sum(self.counts.values()), sum(self.agreed.values())
        if self.args.record:
            record(self.args, len(self.counts), total, agreed)
        print(f"ops: {len(self.counts)}, cases: {total}, agreeing: {agreed}")
        return 0 if total == agreed else 1


def record(args, ops, total, agreed):
    """Puts the run's row into the table of docs/Conformance.md, in place of an earlier one of the same options."""
    how = {"interp": "each op rounded"}.get(args.backend, f"backend `{args.backend}`, {args.numerics or 'fast'}")
    rounds = "1 round" if args.rounds == 1 else f"{args.rounds} rounds"
    name = f"| {'all in f64' if args.wide else how}, seed {args.seed}, {rounds}{f', ops with `{args.op}`' if args.op else ''} |"
    lines = [l for l in CONFORMANCE.read_text().splitlines() if not l.startswith(name)]
    last = max(i for i, l in enumerate(lines) if TABLE.match(l))
    lines.insert(last + 1, f"{name} {ops} | {total} | {agreed} |")
    CONFORMANCE.write_text("\n".join(lines) + "\n")


def main():
    root = pathlib.Path(__file__).resolve().parents[2]
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--tool", default=str(root / "build/bin/tcopt-run"), help="runs the programs")
    p.add_argument("--flag", action="append", default=[], help="one more option for the tool")
    p.add_argument("--backend", default="interp", help="what executes the programs")
    p.add_argument("--numerics", choices=("strict", "fast"), help="attribute of the programs")
    p.add_argument("--wide", action="store_true", help="the tool computes all floats in f64 and returns f64")
    p.add_argument("--seed", type=int, default=0)
    p.add_argument("--rounds", type=int, default=3, help="programs for each dtype and kind of values")
    p.add_argument("--op", help="only ops whose name contains this")
    p.add_argument("--keep", default="/tmp/judge", help="folder for programs and tensors; keeps the last one")
    p.add_argument("--show", type=int, default=40, help="differences to print")
    p.add_argument("--record", action="store_true", help="write the numbers into docs/Conformance.md")
    p.add_argument("--table", action="store_true", help="print a line for each op")
    args = p.parse_args()
    pathlib.Path(args.keep).mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    judge = Judge(args)
    for cases in judge_cases.programs(args.seed, args.rounds, args.op):
        judge.run(cases)
    for case, message in judge_cases.failures(args.op):
        judge.run_error(case, message)
    return judge.report()


if __name__ == "__main__":
    sys.exit(main())
