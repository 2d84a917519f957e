#!/usr/bin/env python3
"""Measures kernels on a GPU beside PyTorch, eager and compiled, in one process and in turns.

  figures.py build DIR [--bin build/bin] [--chip sm_90]   compiles the programs of workloads.py to shared objects, with the runtime
  figures.py run DIR [--only RE] [--rounds N]             needs a GPU, its driver and PyTorch, and DIR in LD_LIBRARY_PATH;
      [--before DIR]                                      writes DIR/results.jsonl, with programs of another tree in turn
  figures.py build|run DIR --checks                       small row programs, whose values are compared and not timed
  figures.py table DIR/results.jsonl [--write docs/Performance.md]

Inputs are random and new for each of the sets that are used in turn; results are filled with NaN before each check. A row is checked
before and after it is timed: the error is the root mean square of the difference to PyTorch's result in f64, by that of the result
(of one sum, by the root of the sum of squares), and so is PyTorch's own. Times are medians of single calls between two events of the stream that they run in, of all contestants in
turns, all of a round queued before the first begins. Memory-bound rows are compared with a copy of 2 GiB by PyTorch, measured in the same run.
"""
import argparse
import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys

import workloads

ROOT = pathlib.Path(__file__).resolve().parents[2]
DTYPES = {"f32": "float32", "bf16": "bfloat16", "f64": "float64"}
BUSY_CYCLES = 2_000_000
TIMES = 2  # how much larger our error may be than PyTorch's, and
LEAST = {"f32": 16 * 2.0**-23, "bf16": 2e-3}  # what it may be in any case: 16 ulp, as of sums in docs/Conformance.md


def file_name(work):
    return "p_" + re.sub(r"\W+", "_", work.name)


def chosen(args):
    return [w for w in (workloads.checks if args.checks else workloads.workloads)() if re.search(args.only, w.name)]


# --- build ---

def build(args):
    args.dir.mkdir(parents=True, exist_ok=True)
    for library in ("libtcopt_rt.so.4", "libtcopt_rt_cuda.so.4"):
        shutil.copy(args.bin.parent / "lib" / library, args.dir / library)
    used = subprocess.run(["ldd", args.dir / "libtcopt_rt.so.4"], capture_output=True, text=True, check=True).stdout
    shutil.copy(re.search(r"libomp\S* => (\S+)", used)[1], args.dir)
    for work in chosen(args):
        source = args.dir / f"{file_name(work)}.mlir"
        source.write_text(workloads.text(work))
        subprocess.run([args.bin / "tcopt-translate", source, "--emit=shared", "--backend=cuda", f"--target-chip={args.chip}",
                        "--target-cpu=x86-64-v3", "-o", source.with_suffix(".so")], check=True)
        print(work.name, flush=True)


# --- run ---

class Contestants:
    """One row: ways to compute it on sets of inputs, in turns."""

    def __init__(self, torch, programs, work, sets):
        self.torch, self.work = torch, work
        program = programs["tcopt"]
        own = torch.cuda.ExternalStream(program.runtime.stream)
        #: Where events stand by the work that they time.
        self.streams = {**dict.fromkeys(programs, own), "eager": torch.cuda.current_stream(), "compile": torch.cuda.current_stream()}
        kinds = list(work.arguments.values())

        def make(kind):
            if kind[1] == "i64":  # classes, of which the first argument has a column each
                return torch.randint(0, kinds[0][0][-1], kind[0], device="cuda")
            return torch.randn(kind[0], device="cuda", dtype=getattr(torch, DTYPES[kind[1]]))
        self.inputs = [[make(kind) for kind in kinds] for _ in range(sets)]
        self.outputs = [torch.empty(shape, device="cuda", dtype=getattr(torch, DTYPES[t])) for shape, t in work.results]
        reference = lambda *xs: work.reference(torch, *xs)
        torch._dynamo.reset()
        compiled = torch.compile(reference, dynamic=False)
        self.ways = {**{name: [each.bind(xs, self.outputs) for xs in self.inputs] for name, each in programs.items()},
                     "eager": [lambda xs=xs: reference(*xs) for xs in self.inputs],
                     "compile": [lambda xs=xs: compiled(*xs) for xs in self.inputs]}

    def error(self, found, exact, inputs):
        norm = lambda x: x.double().square().mean().sqrt().item()
        # One sum may be near 0 by chance: what such sums are on the average is the root of the sum of squares.
        size = norm(exact) if exact.numel() > 1 else inputs[0].double().square().sum().sqrt().item()
        return norm(found.double() - exact) / (size or norm(inputs[0]))

    def check(self, name):
        """(our error, PyTorch's), the largest of all sets of inputs and results; NaN where an element was not written."""
        ours, theirs = 0.0, 0.0
        listed = lambda found: found if isinstance(found, tuple) else (found,)
        for i, inputs in enumerate(self.inputs):
            exact = listed(self.work.reference(self.torch, *[x.double() if x.is_floating_point() else x for x in inputs]))
            for output in self.outputs:
                output.fill_(float("nan"))
            self.ways[name][i]()
            self.torch.cuda.synchronize()
            for own, other, right in zip(self.outputs, listed(self.ways["eager"][i]()), exact):
                error = self.error(own, right, inputs)
                ours = error if error != error or ours != ours else max(ours, error)
                theirs = max(theirs, self.error(other, right, inputs))
            del exact
        return ours, theirs

    def times(self, rounds):
        """Milliseconds by contestant."""
        event = lambda: self.torch.cuda.Event(enable_timing=True)
        pairs = {name: [] for name in self.ways}
        for i in range(rounds):
            # The device is busy until all of a round are in its queue: no time has the host's in it.
            self.torch.cuda._sleep(BUSY_CYCLES)
            for name, calls in self.ways.items():
                start, end = event(), event()
                start.record(self.streams[name])
                calls[i % len(calls)]()
                end.record(self.streams[name])
                pairs[name].append((start, end))
            self.torch.cuda.synchronize()
        return {name: [a.elapsed_time(b) for a, b in all] for name, all in pairs.items()}


def copy_rate(torch, rounds=40):
    """Bytes a second that are read and written."""
    a = torch.randn(1 << 29, device="cuda")
    b = torch.empty_like(a)
    times = []
    for _ in range(rounds):
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        start.record()
        b.copy_(a)
        end.record()
        torch.cuda.synchronize()
        times.append(start.elapsed_time(end))
    return 2 * a.numel() * 4 / (statistics.median(times[5:]) * 1e-3)


def measure(torch, runtime, work, args):
    from device_program import Program
    torch.backends.cuda.matmul.allow_tf32 = work.tf32
    folders = {"tcopt": args.dir, **({"before": args.before} if args.before else {})}
    programs = {name: Program(runtime, folder / f"{file_name(work)}.so") for name, folder in folders.items()}
    sets = 2 if work.bytes < 4 << 30 else 1
    row = Contestants(torch, programs, work, sets)
    errors = [row.check(name) for name in programs]
    times = {}
    if not args.checks:
        row.times(args.warm)
        times = row.times(args.rounds)
        errors += [row.check(name) for name in programs]
    ours, theirs = (max(e[i] for e in errors) for i in (0, 1))
    dtype = work.results[0][1]
    good = all(e[0] == e[0] and e[0] <= max(TIMES * e[1], LEAST[dtype]) for e in errors)
    for program in programs.values():
        program.close()
    return {"name": work.name, "group": work.group, "good": good, "error": ours, "torch_error": theirs, "bytes": work.bytes,
            "flops": work.flops, **{name: statistics.median(ts) for name, ts in times.items()}}


def run(args):
    import torch
    from device_program import Runtime
    torch.manual_seed(args.seed)
    torch.cuda.init()
    runtime = Runtime(args.dir)
    rate = None if args.checks else copy_rate(torch)
    info = torch.cuda.get_device_properties(0)
    rows = [{"chip": info.name, "torch": torch.__version__, "cuda": torch.version.cuda, "copy": rate,
             "driver": driver_version()}]
    print(json.dumps(rows[0]), flush=True)
    for work in chosen(args):
        try:
            rows.append(measure(torch, runtime, work, args))
        except Exception as e:  # the other rows are worth having
            rows.append({"name": work.name, "group": work.group, "good": False, "message": str(e)[:400]})
        print(json.dumps(rows[-1]), flush=True)
        torch.cuda.empty_cache()
    args.out.write_text("".join(json.dumps(r) + "\n" for r in rows))
    return 0 if all(r.get("good", True) for r in rows) else 1


def driver_version():
    said = subprocess.run(["nvidia-smi", "--query-gpu=driver_version", "--format=csv,noheader"], capture_output=True, text=True)
    return said.stdout.strip()


# --- table ---

def speed(row, head):
    if row["flops"]:
        return f"{row['flops'] / row['tcopt'] * 1e-9:.0f} TFLOP/s"
    return f"{100 * row['bytes'] / (row['tcopt'] * 1e-3) / head['copy']:.0f} %"


def table(args):
    head, *rows = [json.loads(line) for line in args.dir.read_text().splitlines()]
    lines = [f"{head['chip']}, driver {head['driver']}, PyTorch {head['torch']}; a copy moves {head['copy'] * 1e-9:.0f} GB/s.", "",
             "| work | ms | of the copy, or speed | PyTorch eager, ms | torch.compile, ms | ratio to the better | error | PyTorch's |",
             "|---|---|---|---|---|---|---|---|"]
    for r in rows:
        if "tcopt" not in r:
            lines.append(f"| {r['name']} | {r.get('message', '')} | | | | | | |")
            continue
        best = min(r["eager"], r["compile"])
        lines.append(f"| {r['name']} | {r['tcopt']:.4f} | {speed(r, head)} | {r['eager']:.4f} | {r['compile']:.4f} | "
                     f"{best / r['tcopt']:.2f} | {r['error']:.1e}{'' if r['good'] else ' (wrong)'} | {r['torch_error']:.1e} |")
    said = "\n".join(lines) + "\n"
    if not args.write:
        print(said)
        return 0
    start, end = "<!-- figures: start -->\n", "<!-- figures: end -->"
    before, rest = args.write.read_text().split(start)
    args.write.write_text(before + start + "\n" + said + "\n" + end + rest.split(end)[1])
    return 0


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("what", choices=("build", "run", "table"))
    p.add_argument("dir", type=pathlib.Path)
    p.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    p.add_argument("--before", type=pathlib.Path)
    p.add_argument("--chip", default="sm_90")
    p.add_argument("--only", default="")
    p.add_argument("--checks", action="store_true")
    p.add_argument("--rounds", type=int, default=40)
    p.add_argument("--warm", type=int, default=10)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--out", type=pathlib.Path)
    p.add_argument("--write", type=pathlib.Path)
    args = p.parse_args()
    args.out = args.out or args.dir / "results.jsonl"
    return {"build": build, "run": run, "table": table}[args.what](args) or 0


if __name__ == "__main__":
    sys.exit(main())
