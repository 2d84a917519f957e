#!/usr/bin/env python3
"""Writes samples of PyTorch's OpInfos, with PyTorch's answers, for replay_opinfo.py: test/Execution/opinfo/Inputs/*.jsonl.

  tools/dev/record_opinfo.py              all operators; needs PyTorch and build/bin
  tools/dev/record_opinfo.py --op add     only the file in which these are, whole

A file holds the operators of a module of tools/dev/opinfo. Of each operator and OpInfo: in f32, or the first dtype that
it takes, a sample of static and one of unknown sizes; in another dtype, a different one for each operator, one more. Only
small samples are taken on which the interpreter agrees with PyTorch by judge_opinfo.py, and all of replay_opinfo.py's
runs by its own measure, which knows f64 only: where another one of PyTorch's roundings is in a sample, it is left out.
"""
import argparse
import json
import pathlib
import sys
import warnings

import torch

import replay_opinfo
import serve
from judge_opinfo import DTYPES, Judge, answer, copied, exact_answer, load_opinfos, seeded, translate
from opinfo import running
from opinfo.builder import NAME
from opinfo.judging import to_numpy
from opinfo.registry import ADAPTERS

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "test/Execution/opinfo"
MOST = 64  # elements of a tensor
TRIES = 24  # samples that are looked at for one that is small


def as_json(tensor, of=None):
    row = serve.Tensor(NAME[tensor.dtype], tuple(tensor.shape), to_numpy(tensor.detach().contiguous()).tobytes()).to_json()
    return {**row, "of": of} if of else row


def expected(eager, exact):
    """Floats in f64, so that the test does not depend on PyTorch's own rounding."""
    if exact is None or not eager.is_floating_point() or exact.shape != eager.shape:
        wide = eager.double() if eager.is_floating_point() else eager
        return as_json(wide, NAME[eager.dtype] if eager.is_floating_point() else None)
    return as_json(exact.double(), NAME[eager.dtype])


def record(judge, name, info, dtype, i, sample):
    """A row, or None if the sample is large or does not agree."""
    call = ([sample.input, *sample.args], dict(sample.kwargs))
    state, _ = judge.judge(ADAPTERS[name], info, call, i % 2 == 1)
    if state != "agreed":
        return None
    g, results = translate(ADAPTERS[name], call, i % 2 == 1)
    eager = answer(info, copied(call))
    if any(t.numel() > MOST for t in [*g.inputs, *eager]):
        return None
    exact = exact_answer(info, call) if any(e.is_floating_point() for e in eager) else None
    usable = exact if exact is not None and len(exact) == len(eager) else [None] * len(eager)
    row = {"name": f"{name} #{i} {dtype}", "program": g.text(results), "inputs": [as_json(t) for t in g.inputs],
           "expected": [expected(e, x) for e, x in zip(eager, usable)]}
    for backend, numerics in replay_opinfo.RUNS:
        wrong = replay_opinfo.complaint(judge.runner.server, row, backend, numerics)
        if wrong:
            print(f"left out: {row['name']} on {backend}, {numerics}: {wrong}")
            return None
    return row


def samples_of(info, dtype):
    seeded(1)
    return list(info.sample_inputs("cpu", DTYPES[dtype]))


def rows_of(judge, name, info, turn):
    """At most three rows of an OpInfo."""
    taken = [d for d in DTYPES if DTYPES[d] in info.dtypes]
    if not taken:
        return
    first = "f32" if "f32" in taken else taken[0]
    others = [d for d in taken if d != first]
    wanted = [(first, 0), (first, 1)] + ([(others[turn % len(others)], turn % 2)] if others else [])
    for dtype, parity in wanted:
        tried = [(i, s) for i, s in enumerate(samples_of(info, dtype)) if i % 2 == parity][:TRIES]
        yield from [r for r in (record(judge, name, info, dtype, i, s) for i, s in tried) if r][:1]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin", help="folder of tcopt-run")
    p.add_argument("--op", nargs="*", help="only the files with these operators of graph")
    args = p.parse_args()
    args.results, args.backend, args.numerics, args.print = None, "interp", "strict", False
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    judge, infos = Judge(args, running.Served(args.bin)), load_opinfos()
    files = {}
    for name, adapter in ADAPTERS.items():
        files.setdefault(adapter.function.__module__.rpartition(".")[2], []).append(name)
    for module, names in files.items():
        if args.op and not any(ADAPTERS[n].name in args.op for n in names):
            continue
        rows = [r for turn, n in enumerate(sorted(names)) if n in infos for r in rows_of(judge, n, infos[n], turn)]
        (FOLDER / "Inputs").mkdir(parents=True, exist_ok=True)
        (FOLDER / f"Inputs/{module}.jsonl").write_text("".join(json.dumps(r) + "\n" for r in rows))
        (FOLDER / f"{module}.test").write_text(
            "# Samples of PyTorch's OpInfos with PyTorch's answers, written by tools/dev/record_opinfo.py.\n"
            f"RUN: %replay %S/Inputs/{module}.jsonl\n")
        print(f"{module}: {len(rows)} samples", flush=True)


if __name__ == "__main__":
    sys.exit(main())
