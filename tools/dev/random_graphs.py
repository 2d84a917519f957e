#!/usr/bin/env python3
"""Makes random programs of graph ops and runs each with `tcopt-run --check=phases`: every phase must keep the answer. Every
second one, those of even seeds, is differentiated as well, by random_gradients.py: the gradient of compiled code must be the
interpreter's differences.

  tools/dev/random_graphs.py --print 7        prints program 7
  tools/dev/random_graphs.py --seed 7 --count 1

A process runs several programs, as one function; if it fails, each by itself. Functions are strict and fast in turn, with
one thread and two. Every program has static sizes and, two times of three, a batch dimension that is only known when it
runs. One that fails is made small by tcopt-reduce and kept in test/Execution/regressions, with the command that shows it.
A run of at least 100 programs fails as well if an op of the dialect was in none of them, or if most of their derivatives
could not be compared. Gradients need NumPy.
"""
import argparse
import json
import os
import pathlib
import resource
import shlex
import subprocess
import sys

import random_programs
import repo
from random_programs import Program

random_programs.add_families()

ROOT = pathlib.Path(__file__).resolve().parents[2]
COVERING = 100  # programs in which every op must occur


class Batch:
    """Programs that are run as one function."""

    def __init__(self, seeds, args):
        self.seeds, self.args = list(seeds), args
        self.programs = [Program(seed, str(seed)) for seed in self.seeds]
        turn = self.seeds[0] // args.group
        self.numerics = args.numerics or ("strict", "fast")[turn % 2]
        self.threads = 1 + turn // 2 % 2

    @property
    def path(self):
        return self.args.keep / f"{self.seeds[0]}-{len(self.seeds)}.mlir"

    def text(self):
        return random_programs.text(self.programs, self.numerics)

    def options(self, inputs):
        sizes = [f"--dim={p.symbol}={p.batch}" for p in self.programs if any("?" in a.shape for a in p.args)]
        return [f"--input=random:{inputs}", *sizes, f"--threads={self.threads}",
                *([f"--backend={self.args.backend}"] if self.args.backend != "cpu" else [])]

    def single(self, index):
        """One program of this batch, run in the same way."""
        batch = Batch([self.seeds[index]], self.args)
        batch.numerics, batch.threads = self.numerics, self.threads
        return batch

    def run(self, inputs):
        """What is wrong, or ''."""
        self.path.write_text(self.text())
        command = [str(self.args.tcopt_run), str(self.path), *self.options(inputs), "--check=phases"]
        try:
            done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=120,
                                  preexec_fn=LIMITS.get(self.args.backend), cwd=self.args.keep)
            said = (done.stderr + done.stdout).strip()
            return "" if done.returncode == 0 else f"exit status {done.returncode}: {first_error(said)}"
        except subprocess.TimeoutExpired:
            return "no answer in 120 s"

    def complaint(self):
        """Inputs by chance can make rounding errors large: those of a program that is right differ for few inputs only."""
        found = self.run(self.seeds[0])
        if "root mean square" in found and not any(self.run(self.seeds[0] + 6 * n) for n in (1000, 2000, 3000)):
            return ""
        return found

    def failures(self):
        """[(batch, complaint)]: of single programs if they fail by themselves."""
        found = self.complaint()
        if not found:
            self.path.unlink()
            return []
        singles = [self.single(i) for i in range(len(self.seeds))] if len(self.seeds) > 1 else []
        alone = [f for single in singles for f in single.failures()]
        if not alone:
            print(f"{self.path}: {found}", flush=True)
        return alone or [(self, found)]


def limits():
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))


LIMITS = {"cpu": limits}  # a GPU's driver reserves addresses for all of its memory


def first_error(said):
    lines = said.splitlines()
    return next((l for l in lines if "error" in l or "differ" in l), lines[-1] if lines else "no message")[:300]


# --- Failures ---

def failing(command, complaint):
    """A command of the shell that fails if `command` fails with the same error: an empty program fails, too."""
    _, found, message = complaint.splitlines()[0].partition("error: ")
    return f"! {command} 2>&1 | grep -qF {shlex.quote(message)}" if found else command


def reduce(batch, complaint, args):
    """Writes a test of what fails, as small as tcopt-reduce makes it in some minutes; returns where."""
    options, small = batch.options(batch.seeds[0]), batch.path.with_suffix(".small.mlir")
    tool = [str(args.tcopt_run.with_name("tcopt-reduce")), str(batch.path), "-o", str(small)]
    if "outputs differ" in complaint:
        condition = ["--differs", f"--run-options={' '.join(options)}"]
    else:
        condition = ["--fails=" + failing(f"{args.tcopt_run} %s {' '.join(options)} --check=phases", complaint)]
    try:
        subprocess.run(tool + condition, capture_output=True, timeout=600, cwd=args.keep)
    except subprocess.TimeoutExpired:
        pass
    found = small if small.is_file() and small.stat().st_size else batch.path
    test = args.regressions / f"random-{batch.seeds[0]}.mlir"
    used = [o for o in options if not o.startswith("--dim=") or f'"{o.split("=")[1]}"' in repo.text(found)]
    # The folder is one of this machine.
    said = complaint.splitlines()[0].replace(f"{batch.path.parent}/", "")
    test.write_text(f"// Found by tools/dev/random_graphs.py: {said}\n"
                    f"// RUN: tcopt-run %s {' '.join(used)} --check=phases\n\n{repo.text(found)}")
    return test


def report_failures(failures, args):
    """The lines that tell of them; the first few are reduced."""
    lines = []
    for number, (batch, complaint) in enumerate(failures):
        command = f"{args.tcopt_run} {batch.path} {' '.join(batch.options(batch.seeds[0]))} --check=phases"
        kept = f"\n    kept as {reduce(batch, complaint, args)}" if args.regressions and number < args.reduce else ""
        lines.append(f"{batch.seeds[0]}: {complaint}\n    {command}{kept}")
        print(lines[-1], flush=True)
    return lines


def check_coverage(programs):
    """Prints what the programs are made of; returns a complaint for each op that none of them has."""
    ops, pairs = set().union(*(p.ops for p in programs)), set().union(*(p.dtypes for p in programs))
    known = {name for name in repo.Records(ROOT).ops if name.startswith("graph.")} - random_programs.UNREACHABLE
    print(f"coverage: {len(ops & known)} of {len(known)} ops, {len(pairs)} pairs of op and dtype, "
          f"{len({t for _, t in pairs})} dtypes, {sum(p.is_dynamic for p in programs)} programs with a dynamic size")
    return [f"'{name}' was in none of {len(programs)} programs" for name in sorted(known - ops)]


# --- Gradients ---

def is_differentiated(seed):
    return seed % 2 == 0


def need_numpy():
    """Says that it is missing before programs have run."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        sys.exit("random_graphs: error: gradients need NumPy; --no-gradients leaves them out")


def check_gradients(programs, args):
    """(how many derivatives are right, the complaints about others, or that there are too few)"""
    import random_gradients  # it needs NumPy
    programs = {int(p.tag): p for p in programs if is_differentiated(int(p.tag))}
    rows = random_gradients.differentiate(list(programs), args.tcopt_run, os.cpu_count(), args.backend)
    print(random_gradients.summary(rows))
    failed = []
    for seed, kind, message in rows:
        if kind in random_gradients.FAULTS:
            path = args.keep / f"{seed}-gradient.mlir"
            path.write_text(random_gradients.text(programs[seed]))
            failed.append(f"{seed}: gradient {kind}: {message}\n    tools/dev/random_gradients.py --seed {seed} --count 1 "
                          f"--tcopt-run {args.tcopt_run} --backend {args.backend}\n    kept as {path}")
            print(failed[-1], flush=True)
    agreed = sum(kind == "agreed" for _, kind, _ in rows)
    if len(rows) >= COVERING // 2 and agreed + len(failed) < len(rows) / 2:
        failed.append(f"only {agreed + len(failed)} of {len(rows)} derivatives were compared")
        print(failed[-1])
    return agreed, failed


def arguments():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--count", type=int, default=500)
    p.add_argument("--seed", type=int, default=1, help="of the first program")
    p.add_argument("--group", type=int, default=5, help="programs that one process runs")
    p.add_argument("--numerics", choices=("strict", "fast"), help="of all programs, instead of both in turn")
    p.add_argument("--tcopt-run", type=pathlib.Path, default=ROOT / "build/bin/tcopt-run")
    p.add_argument("--backend", default="cpu", help="of compiled code")
    p.add_argument("--keep", type=pathlib.Path, default=ROOT / "build/random-graphs")
    p.add_argument("--regressions", type=pathlib.Path, default=ROOT / "test/Execution/regressions", help="folder for reduced programs")
    p.add_argument("--reduce", type=int, default=3, help="most programs to reduce")
    p.add_argument("--no-gradients", action="store_true", help="differentiate no program")
    p.add_argument("--no-coverage", action="store_true", help="do not ask whether each op was in a program, which needs the sources")
    p.add_argument("--print", type=int, metavar="SEED", help="print a program and stop")
    p.add_argument("--json", type=pathlib.Path, help="write {passed, failed: [...]} there")
    return p.parse_args()


def main():
    args = arguments()
    if args.print is not None:
        print(random_programs.text([Program(args.print, str(args.print))], args.numerics or "fast"), end="")
        return 0
    repo.need(str(args.tcopt_run))
    if not args.no_gradients:
        need_numpy()
    args.keep.mkdir(parents=True, exist_ok=True)
    starts = range(args.seed, args.seed + args.count, args.group)
    batches = [Batch(range(s, min(s + args.group, args.seed + args.count)), args) for s in starts]
    failures = [f for found in repo.parallel(Batch.failures, batches) for f in found]
    failed = report_failures(failures, args)
    programs = [p for b in batches for p in b.programs]
    uncovered = check_coverage(programs) if len(programs) >= COVERING and not args.no_coverage else []
    agreed, wrong = (0, []) if args.no_gradients else check_gradients(programs, args)
    print("".join(f"{line}\n" for line in uncovered) + f"random_graphs: {len(programs)} programs, {len(failed)} failed; "
          f"{agreed} derivatives agreed, {len(wrong)} failed")
    if args.json:
        args.json.write_text(json.dumps({"passed": len(programs) - len(failed) + agreed, "failed": failed + wrong + uncovered}))
    return 1 if failed or wrong or uncovered or not programs else 0


if __name__ == "__main__":
    sys.exit(main())
