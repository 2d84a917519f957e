#!/usr/bin/env python3
"""Random scripts about gradients, judged by PyTorch.

  tools/dev/fuzz_capture/judge_autograd.py --driver FOLDER/run_autograd [--count 1000] [--seed 0] [--modes eager,compiled,dynamic,interp]
      [--features a,b] [--without c,d] [--reduce 20]

Each script calls a function several times. If `--modes` lacks `interp`, every fifth script runs on it as well. Failing scripts are reduced.
Needs PyTorch.
"""
import collections
import math
import pathlib
import random
import sys
import time

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from fuzz_capture import autograd_generator, autograd_twin, twin  # noqa: E402
from fuzz_capture.driver import Died, Driver, arguments  # noqa: E402

MODES = ("eager", "compiled", "dynamic", "interp")


class AutogradDriver(Driver):
    def load(self, program):
        self.script(program.lines, program.returned)
        for call in program.calls:
            self.send(["call"] + [" ".join(["argument", *words]) for words in call])


# --- Comparison ---

def numbers(words):
    """(dtype, sizes, values) of `f64 [2,3] 1 v v v`; whether it is contiguous is not compared."""
    return words[0], [int(s) for s in words[1][1:-1].split(",") if s], [float(w) for w in words[3:]]


def differs(name, expected, words):
    dtype, sizes, values = numbers(words)
    if twin.NAMES[expected.dtype] != dtype or list(expected.shape) != sizes:
        return f"{name}: sizes {dtype} {sizes}, expected {expected.dtype} {list(expected.shape)}"
    wanted = expected.double().flatten().tolist()
    largest = max((abs(w) for w in wanted if math.isfinite(w)), default=0.0)
    room = (1e-9 if dtype != "f32" else 3e-4) * (largest + 1)
    for place, (found, value) in enumerate(zip(values, wanted)):
        if math.isnan(found) and math.isnan(value) or found == value or abs(found - value) <= room:
            continue
        return f"{name}[{place}] values {found!r}, expected {value!r}"
    return ""


def compare_one(name, expected, found, vague):
    """Compares a tensor with `found`, the words after NAME and NAME.grad. If `vague`, flags are not compared."""
    if name not in found:
        return f"{name} is not there"
    words = found[name]
    if expected is None or words[0] == "undefined":
        return "" if expected is None and words[0] == "undefined" else f"{name} defined: expected {expected is not None}, found {words[0] != 'undefined'}"
    requires, leaf, values, gradient = expected
    if (words[0] == "1") != requires and not vague:
        return f"{name} requires_grad: expected {requires}"
    if (words[1] == "1") != leaf and not vague:
        return f"{name} is_leaf: expected {leaf}"
    problem = differs(name, values, words[2:])
    if problem:
        return problem
    words = found[f"{name}.grad"]
    if gradient is None or words[0] == "undefined":
        return "" if gradient is None and words[0] == "undefined" else \
            f"{name}.grad defined: expected {gradient is not None}, found {words[0] != 'undefined'} ({' '.join(words[2:])[:60]})"
    if (words[0] == "1") != gradient[0] and not vague:
        return f"{name}.grad requires_grad: expected {gradient[0]}"
    return differs(f"{name}.grad", gradient[1], words[2:])


# PyTorch computes gradients of these from intermediate results, tcopt from operands.
COMPOSITES = ("rms_norm", "instance_norm", "mse_loss", "std", "norm", "fmod", "remainder")


def is_tolerated(message, mode, vague):
    if "the tape was used before" in message or "gradients of a checkpoint have no gradients" in message or (vague and "expected a tensor that requires a gradient" in message):
        return True
    if "several elements of this tensor are the same in memory" in message:  # PyTorch's zero_ and fill_ accept them
        return True
    if "has been modified by an in-place operation" in message:
        return any(f"gradients of '{name}'" in message for name in COMPOSITES)
    # A compiled graph is one node of the tape.
    return mode != "eager" and "used before, and what it had kept is gone" in message


def judge(run, lines, mode, strict=False):
    """Returns the first difference as text, empty if there is no difference. If `strict`, scripts without a defined result fail."""
    calls, error = [], None
    for line in lines:
        if line == "call":
            calls.append({})
        elif line.startswith("error "):
            error = line.split(" ", 2)[1:]
        elif not calls:
            return f"harness: {line}"
        else:
            words = line.split()
            calls[-1][words[0]] = words[1:]
    # Whether gradients of gradients have gradients themselves depends on how they are computed.
    vague = any(creates_graph(line.split()) for line in run.program.lines)
    for number, (expected, found) in enumerate(zip(run.seen, calls)):
        for name, value in expected.items():
            problem = compare_one(name, value, found, vague) if name in found or error is None or number + 1 < len(calls) else ""
            if problem:
                return f"call {number}: {problem}"
    # A compiled function keeps values before writes, for which PyTorch raises an error.
    is_kept = mode != "eager" and error is None and "modified by an inplace operation" in run.message
    if run.is_tolerated or is_kept or (error and is_tolerated(error[1], mode, vague)):
        return "left out" if strict else ""
    if (error is None) != (run.failed_line is None):
        return f"errors in call {len(calls) - 1}: expected {run.failed_line and (run.failed_line, run.message)}, found {error}"[:500]
    if error and len(run.seen) != len(calls) - 1 and calls:
        return f"errors: expected in call {len(run.seen)}, found in call {len(calls) - 1} {error}"[:500]
    if error and mode == "eager" and int(error[0]) != run.failed_line:
        return f"errors: expected {run.failed_line, run.message}, found {error}"[:500]
    return ""


def creates_graph(words):
    position = {"backward": 5, "grad": 6, "vjp": 4, "jvp": 4, "hvp": 4, "jacobian": 4, "hessian": 4}.get(words[0])
    return position is not None and words[position] == "b1"


def first_problem(driver, program, modes, strict=False):
    """(mode, difference), or None."""
    run, mode = autograd_twin.Run(program).all(), modes[0]
    try:
        driver.load(program)
        for mode in modes:
            problem = judge(run, driver.run(mode), mode, strict)
            if problem:
                return mode, problem
    except Died as e:
        return mode, f"died: {e}"
    return None


# --- Reduction ---

def kind_of(problem):
    for word in ("died", "harness", "errors", "defined", "requires_grad", "is_leaf", "sizes", "values"):
        if word in problem[1]:
            return word
    return problem[1]


def is_balanced(lines):
    depth = 0
    for line in lines:
        depth += (line.split()[0] in autograd_twin.BLOCKS) - (line == "end")
        if depth < 0 or (depth and line.startswith("@")) or (line == "else" and not depth):
            return False
    return depth == 0


def reduced(driver, program, problem, seconds):
    """Reduces statements and calls of a program that has a problem."""
    end = time.time() + seconds
    modes = ("eager", problem[0]) if problem[0] != "eager" else ("eager",)

    def holds(smaller):
        found = first_problem(driver, smaller, modes)
        return found is not None and found[0] == problem[0] and kind_of(found) == kind_of(problem)

    while len(program.calls) > 1 and time.time() < end:
        smaller = autograd_generator.Program(program.lines, program.returned, program.calls[:-1])
        if not holds(smaller):
            break
        program = smaller
    changed = True
    while changed and time.time() < end:
        changed = False
        for at in reversed(range(len(program.lines))):
            for count in (1, *range(2, 8)):
                lines = program.lines[:at] + program.lines[at + count:]
                removed = program.lines[at:at + count]
                if any(line.startswith("@") for line in removed) or at + count > len(program.lines) or not is_balanced(lines) or time.time() > end:
                    continue
                smaller = program.with_lines(lines)
                if holds(smaller):
                    program, changed = smaller, True
                    break
        for number in list(program.returned):
            smaller = autograd_generator.Program(program.lines, [n for n in program.returned if n != number], program.calls)
            if smaller.returned and holds(smaller):
                program, changed = smaller, True
    return program, first_problem(driver, program, modes)


def show(program, problem):
    lines = [f"# {problem[0]}: {problem[1]}", f"return {' '.join(map(str, program.returned))}"]
    for call in program.calls:
        lines += ["call", *("  argument " + " ".join(words) for words in call)]
    return "\n".join(lines + ["  " + line for line in program.lines])


def replayed(path):
    """A program as `show` writes it."""
    lines, returned, calls = [], [], []
    for line in pathlib.Path(path).read_text().splitlines():
        words = line.split()
        if not words or words[0].startswith("#") or words[0] == "```":
            continue
        if words[0] == "return":
            returned = [int(n) for n in words[1:]]
        elif words[0] == "call":
            calls.append([])
        elif words[0] == "argument":
            calls[-1].append(words[1:])
        else:
            lines.append(line.strip())
    return autograd_generator.Program(lines, returned, calls)


def program_of(seed, number, features):
    rng = random.Random(seed * 1000003 + number)
    torch.manual_seed(number)
    # A random subset of the features, so that each occurs without the others.
    if rng.random() < 0.7:
        features = {f for f in sorted(features) if rng.random() < 0.55 or f in ("capture", "after", "arguments")}
    return autograd_generator.Generator(rng, features).make()


def features_of(args):
    features = set(args.features.split(",")) if args.features else set(autograd_generator.FEATURES)
    unknown = (features | set(filter(None, args.without.split(",")))) - autograd_generator.FEATURES
    if unknown:
        sys.exit(f"unknown features {unknown}; known: {sorted(autograd_generator.FEATURES)}")
    return features - set(args.without.split(","))


def parser():
    p = arguments(__doc__, count=1000)
    p.add_argument("--replay", help="a file with one script as it is printed here")
    p.add_argument("--first", type=int, default=0)
    p.add_argument("--seconds", type=float, default=1e9)
    p.add_argument("--modes", default="eager,compiled,dynamic")
    p.add_argument("--features", default="", help="only these")
    p.add_argument("--without", default="viewflags", help="none of these")
    p.add_argument("--reduce", type=float, default=20, help="seconds for each failing script")
    return p


def main():
    args = parser().parse_args()
    torch.set_num_threads(1)
    if args.replay:
        problem = first_problem(AutogradDriver(args.driver), replayed(args.replay), MODES)
        print(problem or "agrees")
        return int(problem is not None)
    features, driver, counts, end = features_of(args), AutogradDriver(args.driver), collections.Counter(), time.time() + args.seconds
    for number in range(args.first, args.first + args.count):
        if time.time() > end:
            break
        program = program_of(args.seed, number, features)
        modes = tuple(m for m in args.modes.split(",") if m)
        if number % 5 == 0 and "interp" not in modes and len(modes) > 1:
            modes += ("interp",)
        counts["scripts"] += 1
        counts["statements"] += len(program.lines) - 3
        try:
            problem = first_problem(driver, program, modes)
        except RuntimeError:  # The function of a checkpoint does not run again, as a register that it uses has changed.
            counts["PyTorch fails"] += 1
            continue
        if problem:
            counts[f"differ {problem[0]}"] += 1
            smaller, again = reduced(driver, program, problem, args.reduce) if args.reduce else (program, problem)
            print(f"## script {args.seed}:{number}\n{show(smaller, again or problem)}", flush=True)
        if number % 100 == 99:
            print(f"# {number + 1}: {dict(counts)}", file=sys.stderr, flush=True)
    driver.stop()
    print(dict(counts))
    return int(any(name.startswith("differ") for name in counts))


if __name__ == "__main__":
    sys.exit(main())
