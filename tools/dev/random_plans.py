#!/usr/bin/env python3
"""Changes plans of kernels at random: what is not refused must give the right results.

  tools/dev/random_plans.py --count 3000 --seed 7
  tools/dev/random_plans.py --print 207       prints plan 207

Programs are those of random_graphs.py, strict and fast in turn. core-choose-groups plans their kernels, and then groups of each
plan are split and merged, ops are evaluated in a second group, and fields of the plan are replaced, in the text of `nest.plan`
and `nest.members`, up to six times until the compiler takes the plan. The result is compiled as a plan by hand, in processes of `tcopt-run --serve`, and run on one thread and on two.
Right is what the reference interpreter computes, by the comparison of `expect`; refused is an error of the compiler that names what
was expected and found; all else (other results, a crash, another error, no end) is a fault. Results that differ by rounding are
compared on other inputs as well, where the plan of core-choose-groups must be better. A run of at least 400 plans fails as well if
fewer than half of the plans were run, or none was refused.
"""
import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import threading

import random_programs
import repo
import serve
from random_programs import Program

random_programs.add_families()

ROOT = pathlib.Path(__file__).resolve().parents[2]
COVERING = 400
PLANS = 5  # of a program
TRIES = 8  # to state a plan's kinds as the compiler finds them
CHANGES = 6  # of a plan, until one is not refused
LIMIT = 60  # seconds
REFUSED = re.compile(r"expected .*(but )?found|needs its own results")
KINDS = ("pointwise", "rows", "columns", "contraction", "convolution", "scan", "gather_scatter", "sort", "move")
ROWS = ("rows", "columns", "scan")  # kinds whose members have all the role row
ROLES = ("root", "prologue", "epilogue", "row", "map")
MEMBER = re.compile(r"#nest\.member<group = (\d+), role = (\w+)(, owner = false)?>")
PLANNED = re.compile(r"#nest\.planned<group = (\d+), kind = (\w+), members = (\d+), returned = (\d+)[^>]*>")
VALUE = re.compile(r"%[\w$.]+")
PASSES = ("--core-expand-moves", "--resolve-ranked-shaped-type-result-dims", "--core-choose-groups")


class Group:
    """`members` are lines of ops, by which `owner` is known as well."""

    def __init__(self, kind):
        self.kind, self.members, self.root = kind, {}, None  # {line: (role, is owner)}

    def computing(self):
        return [line for line, (role, _) in sorted(self.members.items()) if role != "map"]


class Plan:
    """The text of a planned function, line by line, with its groups as data."""

    def __init__(self, text):
        self.lines, self.groups = text.splitlines(), {}
        self.function = next(i for i, line in enumerate(self.lines) if "nest.plan = [" in line)
        for number, kind, _, _ in PLANNED.findall(self.lines[self.function]):
            self.groups[int(number)] = Group(kind)
        self.defined, self.reads = {}, {}
        for i, line in enumerate(self.lines):
            self.add_line(i, line)

    def add_line(self, i, line):
        left, equals, right = line.partition(" = ")
        names = VALUE.findall(left) if equals and left.lstrip().startswith("%") else []
        for name in names:
            self.defined[name.split(":")[0]] = i
        self.reads[i] = {name.split("#")[0] for name in VALUE.findall(right if names else line)}
        for number, role, other in MEMBER.findall(line):
            self.groups[int(number)].members[i] = role, not other
            if role == "root":
                self.groups[int(number)].root = i

    def readers(self, i):
        names = {name for name, line in self.defined.items() if line == i}
        return [line for line, read in self.reads.items() if line != i and read & names]

    def groups_of(self, i):
        return [n for n, group in self.groups.items() if i in group.members]

    def producers(self, i):
        return [self.defined[name] for name in sorted(self.reads[i]) if name in self.defined]

    def returned(self, number):
        """Owned members that something outside of the group reads."""
        def leaves(i):
            return any(not self.groups_of(r) or set(self.groups_of(r)) - set(self.groups_of(i)) for r in self.readers(i))
        return sum(owner and leaves(i) for i, (_, owner) in self.groups[number].members.items())

    # --- Changes ---

    def maps(self, lines, maps):
        """The maps among `maps` that the lines read, also through each other."""
        found, pending = set(), list(lines)
        while pending:
            for producer in self.producers(pending.pop()):
                if producer in maps and producer not in found:
                    found.add(producer)
                    pending.append(producer)
        return found

    def state(self, number, rng):
        """Roles as the group's kind has them."""
        group = self.groups[number]
        computing = group.computing()
        if group.root not in computing:
            group.root = rng.choice(computing)
        for i in computing:
            role = "row" if group.kind in ROWS else "root" if i == group.root else "prologue" if i < group.root else "epilogue"
            group.members[i] = role, group.members[i][1]

    def split(self, rng):
        several = [n for n, group in self.groups.items() if len(group.computing()) > 1]
        if not several:
            return False
        number = rng.choice(several)
        group = self.groups[number]
        computing = group.computing()
        cut = rng.randint(1, len(computing) - 1)
        moved = computing[cut:] if rng.random() < 0.7 else sorted(rng.sample(computing, cut))
        kept = [i for i in computing if i not in moved]
        maps = {i for i, (role, _) in group.members.items() if role == "map"}
        old, new = self.maps(kept, maps), self.maps(moved, maps)
        other = Group(group.kind)
        owners = {i: owner for i, (_, owner) in group.members.items()}
        for i in moved:
            other.members[i] = "row", owners[i]
        for i in new:
            other.members[i] = "map", owners[i] and i not in old
        group.members = {i: entry for i, entry in group.members.items() if i in kept or i in old or (i in maps and i not in new)}
        fresh = max(self.groups) + 1
        self.groups[fresh] = other
        self.state(number, rng)
        self.state(fresh, rng)
        return True

    def neighbours(self):
        found = set()
        for number, group in self.groups.items():
            for i in group.members:
                for producer in self.producers(i):
                    found |= {(other, number) for other in self.groups_of(producer) if other != number}
        return sorted(found)

    def merge(self, rng):
        pairs = self.neighbours() if rng.random() < 0.8 else []
        pairs = pairs or [(a, b) for a in self.groups for b in self.groups if a < b]
        if not pairs:
            return False
        into, gone = rng.choice(pairs)
        group, other = self.groups[into], self.groups.pop(gone)
        for i, (role, owner) in other.members.items():
            had = group.members.get(i)
            group.members[i] = (had[0] if had and role == "map" else role, owner or bool(had and had[1]))
        group.kind = rng.choice((group.kind, other.kind))
        group.root = rng.choice((group.root, other.root))
        self.state(into, rng)
        return True

    def recompute(self, rng):
        """A group evaluates a value again that another one returns."""
        pairs = [(i, b) for a, b in self.neighbours() for i in self.groups[a].computing()
                 if b not in self.groups_of(i) and any(r in self.groups[b].members for r in self.readers(i))]
        if not pairs:
            return False
        i, number = rng.choice(pairs)
        owner = self.groups_of(i)[0]
        maps = {m for m, (role, _) in self.groups[owner].members.items() if role == "map"}
        self.groups[number].members[i] = "row", False
        for m in self.maps([i], maps):
            self.groups[number].members.setdefault(m, ("map", False))
        self.state(number, rng)
        return True

    def forget(self, rng):
        """The ops of a group are planned by the compiler."""
        if len(self.groups) < 2:
            return False
        number = rng.choice(list(self.groups))
        if not all(owner for _, owner in self.groups[number].members.values()):
            return False
        if any(len(self.groups_of(i)) > 1 for i in self.groups[number].members):
            return False
        del self.groups[number]
        return True

    def spoil(self, rng):
        """A field is replaced by another value."""
        if not self.groups:
            return False
        group = self.groups[rng.choice(list(self.groups))]
        line = rng.choice(list(group.members))
        role, owner = group.members[line]
        kind = rng.choice(("kind", "role", "owner", "member"))
        if kind == "kind":
            group.kind = rng.choice(KINDS)
        elif kind == "role":
            group.members[line] = rng.choice(ROLES), owner
        elif kind == "owner":
            group.members[line] = role, not owner
        elif len(group.members) > 1:
            del group.members[line]
        return True

    def drop_unread(self):
        """Groups that return nothing go, and others own their members."""
        for number in sorted(self.groups):
            group = self.groups[number]
            if len(self.groups) == 1 or self.returned(number):
                continue
            others = {i: [n for n in self.groups_of(i) if n != number] for i, (_, owner) in group.members.items() if owner}
            if not all(others.values()):
                continue
            del self.groups[number]
            for i, numbers in others.items():
                members = self.groups[numbers[0]].members
                members[i] = members[i][0], True

    def change(self, rng):
        changes = [self.split] * 4 + [self.merge] * 4 + [self.recompute] * 2 + [self.forget, self.spoil]
        for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 5))):
            rng.choice(changes)(rng)
        if rng.random() < 0.9:
            self.drop_unread()

    # --- Text ---

    def text(self):
        lines, numbers = list(self.lines), sorted(self.groups)
        members = {}
        for number in numbers:
            for i, (role, owner) in self.groups[number].members.items():
                members.setdefault(i, []).append(f"#nest.member<group = {number}, role = {role}{'' if owner else ', owner = false'}>")
        for i, line in enumerate(lines):
            if "nest.members = [" in line:
                found = f"nest.members = [{', '.join(members[i])}]" if i in members else ""
                line = re.sub(r"nest\.members = \[[^\]]*\]", lambda _: found, line)
                lines[i] = line.replace(" {}", "").replace("{, ", "{").replace(", }", "}").replace(", , ", ", ")
        planned = ", ".join(f"#nest.planned<group = {n}, kind = {self.groups[n].kind}, members = {len(self.groups[n].members)}, "
                            f"returned = {max(1, self.returned(n))}>" for n in numbers)
        lines[self.function] = re.sub(r"nest\.plan = \[[^\]]*\]", lambda _: f"nest.plan = [{planned}]", lines[self.function])
        return "\n".join(lines) + "\n"


class Fuzzer:
    def __init__(self, args):
        self.args, self.folder = args, pathlib.Path(args.keep)
        self.right, self.refused, self.faults, self.skipped = 0, 0, [], 0
        self.lock = threading.Lock()

    def server(self):
        return serve.Server(self.args.tcopt_run, time_limit=LIMIT, most_bytes=8 << 30)

    def planned(self, seeds):
        """{seed: (program, text with its plan)}, by one process for many programs."""
        programs = {seed: Program(seed, str(seed)) for seed in seeds}
        text = "\n// -----\n".join(random_programs.text([p], ("strict", "fast")[seed % 2]) for seed, p in programs.items())
        done = subprocess.run([str(self.args.tcopt), "--split-input-file", "--tcopt-compile=stop-after=decompose", *PASSES], input=text,
                              capture_output=True, text=True, timeout=300)
        parts = done.stdout.split("// -----\n")
        if done.returncode or len(parts) != len(programs):
            raise RuntimeError(f"random_plans: no plans: {done.stderr[:600]}")
        return {seed: (p, part) for (seed, p), part in zip(programs.items(), parts) if "nest.plan = [" in part}

    def inputs(self, program, seed):
        sizes = [f"{program.symbol}={program.batch}"] if any("?" in a.shape for a in program.args) else []
        return {"inputs": f"random:{seed}", "dims": sizes}

    def run(self, server, text, program, seed, inputs, **settings):
        return server.ask({"run": text, **self.inputs(program, inputs), "threads": 1 + seed % 2, **settings})

    def corrected(self, plan, message, rng):
        """States the kind that the compiler has found; whether that is another plan."""
        found = re.search(r"group (\d+): expected kind (\w+), found", message)
        if not found or int(found[1]) not in plan.groups or plan.groups[int(found[1])].kind == found[2]:
            return False
        plan.groups[int(found[1])].kind = found[2]
        plan.state(int(found[1]), rng)
        return True

    def differs(self, server, text, chosen, program, seed):
        """Whether a plan is wrong on other inputs as well, on which the chosen plan is right."""
        for inputs in (seed + 1000, seed + 2000, seed + 3000):
            results = self.run(server, chosen, program, seed, inputs, backend="interp")
            if not results["ok"] or not self.run(server, chosen, program, seed, inputs, expect=results["outputs"])["ok"]:
                continue
            if not self.run(server, text, program, seed, inputs, expect=results["outputs"])["ok"]:
                return True
        return False

    def try_plan(self, server, number, chosen, program, seed, results):
        rng = random.Random(number)
        for _ in range(CHANGES):
            plan = Plan(chosen)
            plan.change(rng)
            for _ in range(TRIES):
                text = plan.text()
                answer = self.run(server, text, program, seed, seed, expect=results)
                if answer["ok"] or not self.corrected(plan, answer["message"], rng):
                    break
            with self.lock:
                if self.judge(server, number, text, chosen, program, seed, answer):
                    return

    def judge(self, server, number, text, chosen, program, seed, answer):
        """Whether the plan was not refused."""
        if answer["ok"]:
            self.right += 1
        elif answer["stage"] in ("parse", "compile") and REFUSED.search(answer["message"]):
            self.refused += 1
            return False
        elif answer["stage"] == "compare" and "root mean square" in answer["message"] and \
                not self.differs(server, text, chosen, program, seed):
            self.right += 1
        else:
            self.faults.append(number)
            path = self.folder / f"plan-{number}.mlir"
            path.write_text(text)
            (self.folder / f"chosen-{number}.mlir").write_text(chosen)
            sizes = "".join(f" --dim={d}" for d in self.inputs(program, seed)["dims"])
            print(f"random_plans: {number}: {answer['stage']}: {answer['message'][-500:]}\n"
                  f"    {self.args.tcopt_run} {path} --input=random:{seed}{sizes} --threads={1 + seed % 2} --check=interp", flush=True)
        return True

    def try_program(self, server, seed, chosen, program, numbers):
        results = self.run(server, chosen, program, seed, seed, backend="interp")
        if results["ok"]:
            for number in numbers:
                self.try_plan(server, number, chosen, program, seed, results["outputs"])
        else:
            self.skipped += len(numbers)  # of programs that fail by themselves

    def try_all(self, numbers):
        by_seed = {}
        for number in numbers:
            by_seed.setdefault(1 + number // PLANS, []).append(number)
        seeds = list(by_seed)
        batches = [seeds[i:i + 40] for i in range(0, len(seeds), 40)]

        def run(batch):
            with self.server() as server:
                for seed, (program, chosen) in self.planned(batch).items():
                    self.try_program(server, seed, chosen, program, by_seed[seed])
        for _ in repo.parallel(run, batches):
            pass

    def text(self, number):
        """The first of the plans that are tried."""
        _, chosen = self.planned([1 + number // PLANS])[1 + number // PLANS]
        plan = Plan(chosen)
        plan.change(random.Random(number))
        return plan.text()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=0, help="number of the first plan")
    parser.add_argument("--print", type=int, metavar="SEED")
    parser.add_argument("--tcopt", type=pathlib.Path, default=ROOT / "build/bin/tcopt")
    parser.add_argument("--tcopt-run", type=pathlib.Path, default=ROOT / "build/bin/tcopt-run")
    parser.add_argument("--keep", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()) / "random-plans", help="folder of plans that fail")
    args = parser.parse_args()
    args.keep.mkdir(parents=True, exist_ok=True)
    fuzzer = Fuzzer(args)
    if args.print is not None:
        print(fuzzer.text(args.print), end="")
        return 0
    fuzzer.try_all(range(args.seed, args.seed + args.count))
    rare = args.count >= COVERING and (fuzzer.right < args.count / 2 or fuzzer.refused == 0)
    print(f"random_plans: {args.count} plans, {fuzzer.right} right, {fuzzer.refused} refused, {fuzzer.skipped} of programs that fail, "
          f"{len(fuzzer.faults)} failed{'; too few were run, or none was refused' if rare else ''}")
    return 1 if fuzzer.faults or rare or not fuzzer.right else 0


if __name__ == "__main__":
    sys.exit(main())
