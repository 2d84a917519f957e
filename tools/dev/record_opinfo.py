#!/usr/bin/env python3
"""Writes samples of PyTorch's OpInfos, with PyTorch's answers, for replay_opinfo.py: Inputs/*.jsonl of test/Execution/opinfo.

  tools/dev/record_opinfo.py              all operators; needs PyTorch and build/bin
  tools/dev/record_opinfo.py --op add     only the file in which these are, whole
  tools/dev/record_opinfo.py --derivatives            of derivatives, in opinfo/derivatives

A file holds the operators of a family of opinfo/table.py. Of each operator and OpInfo: in f32, or the first dtype that
it takes, a sample of static and one of unknown sizes; in another dtype, a different one for each operator, one more. Only
small samples are taken on which the interpreter agrees with PyTorch by judge_opinfo.py, and all of replay_opinfo.py's
runs by its own measure, which knows f64 only: where another one of PyTorch's roundings is in a sample, it is left out.

Of derivatives, judged by judge_gradients.py: of each operator of graph, and each composition, its gradients (vjp), of two in
three a derivative of another mode, turns taken by f64 and f32, known and unknown sizes. Of an operator's samples the smallest is
taken whose derivatives are not all zero.
"""
import argparse
import collections
import json
import pathlib
import sys
import warnings

import torch
from torch.utils import _pytree as pytree

import judge_gradients
import replay_opinfo
import serve
from judge_opinfo import DTYPES, Judge, answer, copied, exact_answer, load_opinfos, program_of, seeded, tensors_in
from opinfo import judging, running
from opinfo.dtypes import NAME
from opinfo.registry import ENTRIES

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "test/Execution/opinfo"
MOST = 64  # elements of a tensor
TRIES = 24  # samples that are looked at for one that is small
FEW, BEST = 6, 1  # for derivatives: the least number of elements of a call, and the best rank of a sample


def as_json(tensor, of=None):
    row = serve.Tensor(NAME[tensor.dtype], tuple(tensor.shape), judging.to_numpy(tensor.detach().contiguous()).tobytes()).to_json()
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
    state, _ = judge.judge(ENTRIES[name], info, call, i % 2 == 1)
    if state != "agreed":
        return None
    program = program_of(ENTRIES[name], info, copied(call), i % 2 == 1)
    eager = answer(info, copied(call))
    if any(t.numel() > MOST for t in [*program.inputs, *eager]):
        return None
    exact = exact_answer(info, call) if any(e.is_floating_point() for e in eager) else None
    usable = exact if exact is not None and len(exact) == len(eager) else [None] * len(eager)
    row = {"name": f"{name} #{i} {dtype}", "program": program.text, "inputs": [as_json(t) for t in program.inputs],
           "expected": [expected(e, x) for e, x in zip(eager, usable)]}
    return replayed(judge, row)


def replayed(judge, row):
    """The row, or None if a run does not agree."""
    for backend, numerics in replay_opinfo.runs():
        wrong = replay_opinfo.complaint(judge.runner.server, row, backend, numerics)
        if wrong:
            print(f"left out: {row['name']} on {backend}, {numerics}: {wrong}")
            return None
    return row


def samples_of(judge, info, dtype):
    seeded(1)
    return judge.samples(info, dtype)


def rows_of(judge, name, info, turn):
    """At most three rows of an OpInfo."""
    taken = [d for d in DTYPES if DTYPES[d] in info.dtypes]
    if not taken:
        return
    first = "f32" if "f32" in taken else taken[0]
    others = [d for d in taken if d != first]
    wanted = [(first, 0), (first, 1)] + ([(others[turn % len(others)], turn % 2)] if others else [])
    for dtype, parity in wanted:
        tried = [(i, s) for i, s in enumerate(samples_of(judge, info, dtype)) if i % 2 == parity][:TRIES]
        yield from [r for r in (record(judge, name, info, dtype, i, s) for i, s in tried) if r][:1]


# --- Derivatives ---

def as_derivative(eager, exact):
    """With PyTorch's own error, which is also tcopt's room. A zero may be without elements in memory."""
    exact = exact.new_zeros(exact.shape) if exact._is_zerotensor() else exact
    return {**expected(eager, exact), "error": float(f"{judging.rms((eager - exact)[exact.isfinite()].double()):.3g}")}


class Recorder(judge_gradients.Judge):
    """Keeps what it has judged last as a row, unless it is large, of other dtypes too, or not all of the derivative."""

    def run_derivative(self, wanted, text, inputs, results, answers):
        mode = self.args.mode
        passes, entry = judge_gradients.passes_of(mode, wanted, inputs, results)
        given = inputs + judge_gradients.directions(mode, wanted, inputs, results)
        exact = judge_gradients.exact_answer(mode, wanted)
        self.share = sum(bool(e.isfinite().all() and e.any()) for e in answers) / max(1, len(answers))
        if (not answers or exact is None or wanted.results and mode != "vjp" or any(t.numel() > MOST for t in [*given, *answers])
                or any(a.dtype not in (torch.float64, torch.float32) for a in answers)):
            return "not applicable", "not recorded"
        self.kept = {"program": text, "passes": f"graph-infer-shapes,{passes}", "entry": entry,
                     "inputs": [as_json(t) for t in given], "expected": [as_derivative(e, x) for e, x in zip(answers, exact)]}
        return super().run_derivative(wanted, text, inputs, results, answers)


def smallest_first(samples):
    """[(number, call)], each also cut to tensors of ...x2x3x3, of which PyTorch refuses what does not fit. None is large."""
    def cut(t):
        return t[tuple(slice(3 if d >= t.ndim - 2 else 2) for d in range(t.ndim))] if isinstance(t, torch.Tensor) else t

    def sizes(numbered):
        return [t.numel() for t in tensors_in(numbered[1])]
    calls = [(i, ([s.input, *s.args], dict(s.kwargs))) for i, s in enumerate(samples)]
    small = [c for c in calls + [(i, pytree.tree_map(cut, c)) for i, c in calls] if max(sizes(c), default=0) <= MOST]
    return sorted(small, key=lambda c: (sum(sizes(c)) < FEW, sum(sizes(c))))


def derivative_of(judge, name, info, dtype, dynamic):
    """(row, worth): of an OpInfo's samples the smallest with no derivative that is all zero."""
    best = (None, -1)
    for i, call in smallest_first(samples_of(judge, info, dtype))[:2 * TRIES]:
        if best[1] == BEST:
            break
        if judge.judge(ENTRIES[name], info, call, dynamic)[0] != "agreed":
            continue
        worth = judge.share
        row = worth > best[1] and replayed(judge, {"name": f"{name} #{i} {dtype} {judge.args.mode}", **judge.kept})
        best = (row, worth) if row else best
    return best


def derivatives(judge, infos, modes, turn):
    """The rows of the operator of some OpInfos, in the modes."""
    for number, mode in enumerate(modes):
        judge.args.mode, best = mode, (None, -1)
        torch.backends.cuda.enable_flash_sdp(mode == "vjp")  # it has no other derivatives
        dtypes = ("f64", "f32") if (turn + number) % 2 else ("f32", "f64")
        for name, info, dtype in [(n, i, d) for n, i in infos.items() for d in dtypes if DTYPES[d] in i.dtypes]:
            if best[1] < BEST:
                best = max(best, derivative_of(judge, name, info, dtype, turn // 2 % 2 == 1), key=lambda b: b[1])
        if not best[0]:
            return
        yield best[0]


def derivative_rows(judge, infos):
    """Rows of all operators that OpInfos of a family judge, and of every second composition."""
    groups, turn = collections.defaultdict(dict), 0
    for name, info in infos.items():
        groups[ENTRIES[name].name][name] = info
    composed = [{n: i} for n, i in groups.pop("composed", {}).items()][::2]
    for group in [*groups.values(), *composed]:
        modes = ["vjp"] if group in composed else ["vjp", *(["jvp"], ["vjp2"], [])[turn % 3]]
        rows = list(derivatives(judge, group, modes, turn))
        turn += bool(rows)
        yield from rows


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin", help="folder of tcopt-run")
    p.add_argument("--op", nargs="*", help="only the files with these operators of graph")
    p.add_argument("--derivatives", action="store_true", help="of derivatives")
    args = p.parse_args()
    args.results, args.backend, args.numerics, args.print = None, "interp", "strict", False
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    judge, infos = (Recorder if args.derivatives else Judge)(args, running.Served(args.bin)), load_opinfos()
    files = {}
    for name, entry in ENTRIES.items():
        files.setdefault(entry.family, []).append(name)
    for family, names in files.items():
        if args.op and not any(ENTRIES[n].name in args.op for n in names):
            continue
        present = {n: infos[n] for n in sorted(names) if n in infos}
        if args.derivatives:
            write(FOLDER / "derivatives", family, list(derivative_rows(judge, present)), "--only-fast ")
        else:
            write(FOLDER, family, [r for turn, (n, info) in enumerate(present.items()) for r in rows_of(judge, n, info, turn)])


def write(folder, family, rows, options=""):
    if rows:
        (folder / "Inputs").mkdir(parents=True, exist_ok=True)
        (folder / f"Inputs/{family}.jsonl").write_text("".join(json.dumps(r) + "\n" for r in rows))
        (folder / f"{family}.test").write_text(
            "# Samples of PyTorch's OpInfos with PyTorch's answers, written by tools/dev/record_opinfo.py.\n"
            f"RUN: %replay {options}%S/Inputs/{family}.jsonl\n")
    print(f"{family}: {len(rows)} samples", flush=True)


if __name__ == "__main__":
    sys.exit(main())
