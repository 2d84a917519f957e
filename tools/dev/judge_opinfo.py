#!/usr/bin/env python3
"""Judges tcopt's operators by PyTorch's own tests: the samples of its OpInfos, in every dtype.

  tools/dev/judge_opinfo.py --backend=interp --max-samples 4
  tools/dev/judge_opinfo.py --op add --backend=cpu --numerics=strict --results build/opinfo/results.jsonl

PyTorch traces a sample's call to a graph of overloads of ATen (opinfo/tracing.py), which tcopt-run imports. Graphs of even samples
have static sizes; in graphs of odd samples, sizes other than 0 and 1 are unknown. opinfo/table.py lists the OpInfos,
opinfo/exceptions.py the OpInfos with other rules, opinfo/judging.py has the measure of agreement. With --results, judged samples
are appended to the file, and samples in the file are not run again.

Needs PyTorch, NumPy and expecttest, and build/bin.
"""
import argparse
import collections
import json
import pathlib
import random
import subprocess
import sys
import traceback
import warnings

import numpy as np
import torch
from torch._subclasses.fake_tensor import DataDependentOutputException
from torch.utils import _pytree as pytree

import opinfo  # noqa: F401 (registers samples and exceptions)
from opinfo import judging, running, tracing
from opinfo.dtypes import DTYPES, NAME, NotApplicable
from opinfo.registry import ENTRIES, OPINFOS, OWN, unlisted
from opinfo.tracing import tensors_in

ROOT = pathlib.Path(__file__).resolve().parents[2]
STATES = ("agreed", "differs", "refused", "untraced", "not applicable", "no answer")
FAILURES = ("differs", "refused", "untraced")


def load_opinfos():
    """OpInfo's full name -> OpInfo, or our own samples where PyTorch has none."""
    return OPINFOS | OWN


def seeded(number):
    torch.manual_seed(number)
    random.seed(number)
    np.random.seed(number)


# --- Samples ---

def copied(tree):
    """Some operators write into their arguments."""
    return pytree.tree_map(lambda t: t.detach().clone() if isinstance(t, torch.Tensor) else t, tree)


def widened(tree):
    """Tensors and dtypes of floats as f64."""
    def wide(x):
        if isinstance(x, torch.Tensor):
            x = x.detach().clone()
            return x.double() if x.is_floating_point() else x
        return torch.float64 if isinstance(x, torch.dtype) and x.is_floating_point else x
    return pytree.tree_map(wide, tree)


def answer(function, call):
    args, kwargs = call
    seeded(0)
    with torch.no_grad():
        return tensors_in(function(*args, **kwargs))


def exact_answer(function, call):
    """None where PyTorch cannot compute in f64."""
    torch.set_default_dtype(torch.float64)
    try:
        return answer(function, widened(call))
    except Exception:
        return None
    finally:
        torch.set_default_dtype(torch.float32)


def describe(call):
    def short(x):
        return f"{NAME.get(x.dtype, x.dtype)}{list(x.shape)}" if isinstance(x, torch.Tensor) else x
    args, kwargs = pytree.tree_map(short, call)
    return ", ".join([str(a) for a in args] + [f"{k}={v}" for k, v in kwargs.items()])


# --- Programs ---

def is_of_torch(error):
    """Whether PyTorch raised an error, and not a tool of this folder."""
    file = traceback.extract_tb(error.__traceback__)[-1].filename
    return pathlib.Path(file).is_relative_to(pathlib.Path(torch.__file__).parent)


def program_of(entry, info, call, dynamic):
    """The Program of a call: written by hand, or traced."""
    if entry.program:
        return entry.program(call, dynamic)

    def traced(dynamic):
        return tracing.trace(entry.traced or info, copied(call), dynamic, entry.static, entry.constants, getattr(info, "training", False))
    try:
        return traced(dynamic)
    except NotApplicable:
        raise
    except DataDependentOutputException as e:
        raise NotApplicable("reads") from e  # The function reads a result, which PyTorch does not trace.
    except Exception as e:
        if not dynamic or not is_of_torch(e):
            raise
        return traced(False)  # PyTorch traces some functions for known sizes only.


def last_lines():
    """Where an exception came from, in one line."""
    return " | ".join(traceback.format_exc(limit=-2).strip().splitlines()[-3:])[:600]


class Judge:
    def __init__(self, args, runner):
        self.args, self.runner = args, runner
        self.results = []
        self.done = {}
        if args.results and args.results.exists():
            for line in args.results.read_text().splitlines():
                row = json.loads(line)
                self.done[key(row)] = row

    def samples(self, info, dtype):
        return list(info.sample_inputs("cpu", DTYPES[dtype]))

    def row(self, graph_op, name, number, dtype):
        return {"op": graph_op, "info": name, "sample": number, "dtype": dtype, "backend": self.args.backend,
                "numerics": self.args.numerics}

    def judge_info(self, graph_op, name, info, dtype):
        seeded(1)
        try:
            samples = self.samples(info, dtype)
        except Exception as e:
            print(f"{name} {dtype}: PyTorch makes no samples: {e}")
            return
        for i in chosen(len(samples), self.args.max_samples):
            row = self.row(graph_op, name, i, dtype)
            if self.args.sample is not None and i != self.args.sample:
                continue
            if key(row) in self.done and not (self.args.again and self.done[key(row)]["state"] in FAILURES):
                self.results.append(self.done[key(row)])
                continue
            s = samples[i]
            call = ([s.input, *s.args], dict(s.kwargs))
            row["state"], row["message"] = self.judge(ENTRIES[name], info, call, i % 2 == 1)
            if row["state"] in FAILURES:
                row["call"] = describe(call)
            self.note(row)

    def judge(self, entry, info, call, dynamic):
        """(state, message) of one sample."""
        try:
            eager = answer(info, copied(call))
        except Exception as e:
            return "no answer", str(e).split("\n")[0][:200]
        try:
            program = program_of(entry, info, copied(call), dynamic)
        except NotApplicable as e:
            return "not applicable", str(e)
        except Exception:
            return "untraced", last_lines()
        if self.args.print:
            print(program.text)
        try:
            found, wrong = self.runner.run(program.text, program.inputs, self.args.backend, self.args.numerics)
        except running.CannotRun as e:
            return "no answer", str(e)
        if wrong:
            return "refused", f"{wrong[0]}: {wrong[1]}"
        wrong = self.examine(entry, call, found, eager) if entry.property else None
        if wrong is None:
            return self.compare(info, call, found, eager)
        return ("differs", wrong) if wrong else ("agreed", "")

    def examine(self, entry, call, found, eager):
        """Compares element types and shapes, and tests the property of right answers."""
        if len(found) != len(eager):
            return f"{len(found)} results, expected {len(eager)}"
        for f, e in zip(found, eager):
            if (f.dtype, f.shape) != (e.dtype, e.shape):
                return f"{NAME[f.dtype]}{list(f.shape)}, expected {NAME.get(e.dtype, e.dtype)}{list(e.shape)}"
        try:
            return entry.property(found, eager, *call)
        except Exception as e:
            return f"property: {type(e).__name__}: {e}"

    def compare(self, info, call, found, eager):
        if len(found) != len(eager):
            return "differs", f"{len(found)} results, expected {len(eager)}"
        exact = exact_answer(info, call) if any(e.is_floating_point() for e in eager) else None
        usable = exact is not None and len(exact) == len(eager) and all(x.shape == e.shape for x, e in zip(exact, eager))
        for i, (f, e) in enumerate(zip(found, eager)):
            wrong = judging.difference(f, e.detach().resolve_neg(), exact[i] if usable and e.is_floating_point() else None)
            if wrong:
                return "differs", f"result {i}: {wrong}" if len(eager) > 1 else wrong
        return "agreed", ""

    def note(self, row):
        self.results.append(row)
        if self.args.results:
            with open(self.args.results, "a") as f:
                f.write(json.dumps(row) + "\n")
        if row["state"] in FAILURES and self.args.show:
            print(f"{row['info']} #{row['sample']} {row['dtype']}: {row['state']}: {row['message']}\n    ({row['call'][:300]})",
                  flush=True)

    # --- Table ---

    def report(self):
        rows = collections.defaultdict(collections.Counter)
        for r in self.results:
            rows[r["op"]][r["dtype"], r["state"]] += 1
        used = [d for d in DTYPES if d in self.args.dtypes]
        print("| operator | " + " | ".join(used) + " | not applicable | no answer |")
        print("|---" * (len(used) + 3) + "|")
        for graph_op in sorted(rows):
            print(f"| {graph_op} | " + " | ".join(self.cells(rows[graph_op], used)) + " |")
        states = collections.Counter(r["state"] for r in self.results)
        print(f"operators: {len(rows)}, samples: {len(self.results)}, " + ", ".join(f"{s}: {states[s]}" for s in STATES))
        return 1 if any(states[s] for s in FAILURES) else 0

    def cells(self, counts, dtypes):
        """passed/total of each dtype, then counts of samples without a verdict."""
        for d in dtypes:
            total = sum(counts[d, s] for s in ("agreed",) + FAILURES)
            yield f"{counts[d, 'agreed']}/{total}" if total else "-"
        for s in ("not applicable", "no answer"):
            yield str(sum(counts[d, s] for d in dtypes))


def key(row):
    return tuple(row.get(k) for k in ("info", "sample", "dtype", "backend", "numerics", "mode"))


def chosen(count, most):
    """The numbers of all samples, or of `most` samples from the first to the last, with even and odd numbers."""
    if not most or count <= most:
        return range(count)
    picked = sorted({i * (count - 1) // max(1, most - 1) for i in range(most)})
    return sorted({p - (p % 2) + (n % 2 if p - (p % 2) + n % 2 < count else 0) for n, p in enumerate(picked)})


def wanted(args, opinfos):
    """(graph op, OpInfo's name, OpInfo) to judge; Prints the OpInfos that this PyTorch lacks."""
    for name, entry in sorted(ENTRIES.items(), key=lambda item: (item[1].name, item[0])):
        if args.op and entry.name not in args.op or args.info and name not in args.info:
            continue
        if name in opinfos:
            yield entry.name, name, opinfos[name]
        else:
            print(f"no OpInfo '{name}'")
    for name in unlisted(opinfos) if not (args.op or args.info) else ():
        print(f"OpInfo '{name}' is not in opinfo/table.py")


def options(description=__doc__, extend=lambda parser: None):
    p = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    extend(p)
    p.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin", help="folder of tcopt and tcopt-run")
    p.add_argument("--backend", default="interp", help="what executes the programs; 'onnxruntime': as exported models")
    p.add_argument("--numerics", choices=("strict", "fast"), default="strict", help="how exact programs are")
    p.add_argument("--op", nargs="*", help="only these operators of graph")
    p.add_argument("--info", nargs="*", help="only these OpInfos")
    p.add_argument("--dtypes", type=lambda s: s.split(","), default=list(DTYPES), help="only these, as f32,i64")
    p.add_argument("--max-samples", type=int, default=0, help="of each OpInfo and dtype (default: all)")
    p.add_argument("--sample", type=int, help="only the sample of this number")
    p.add_argument("--results", type=pathlib.Path, help="file of JSON lines: results are appended, and not computed again")
    p.add_argument("--again", action="store_true", help="judge again what --results has as a failure")
    p.add_argument("--jobs", type=int, default=1, help="processes that share the work, as --jobs=2; needs --results")
    p.add_argument("--shard", default="0/1", help="only part I/N of the OpInfos and dtypes")
    p.add_argument("--print", action="store_true", help="print the programs")
    p.add_argument("--show", type=int, default=1, help="0: the table only")
    args = p.parse_args()
    if args.jobs > 1 and not args.results:
        p.error("--jobs needs --results")
    return args


def of_shard(shard, turn):
    """Whether the part `I/N` of the work has the item of this number."""
    number, _, count = shard.partition("/")
    return turn % int(count) == int(number)


def judge_all(args, make=Judge):
    judge = make(args, running.Exported(args.bin) if args.backend == "onnxruntime" else running.Served(args.bin))
    work = [(graph_op, name, info, dtype) for graph_op, name, info in wanted(args, load_opinfos()) for dtype in args.dtypes
            if DTYPES[dtype] in info.dtypes]
    for turn, (graph_op, name, info, dtype) in enumerate(work):
        if of_shard(args.shard, turn):
            judge.judge_info(graph_op, name, info, dtype)
    return judge.report()


def judge_in_parts(args, make=Judge):
    """Processes of a part each; all of it is in their results, of which this one makes the table."""
    given = [a for a in sys.argv[1:] if not a.startswith("--jobs")]
    parts = [subprocess.Popen([sys.executable, sys.argv[0], *given, f"--shard={i}/{args.jobs}"], stdout=subprocess.DEVNULL)
             for i in range(args.jobs)]
    for part in parts:
        part.wait()
    args.again = False
    return judge_all(args, make)


def run(args, make=Judge):
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    if args.results:
        args.results.parent.mkdir(parents=True, exist_ok=True)
    return judge_in_parts(args, make) if args.jobs > 1 else judge_all(args, make)


if __name__ == "__main__":
    sys.exit(run(options()))
