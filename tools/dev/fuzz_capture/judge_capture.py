#!/usr/bin/env python3
"""Random scripts of calls of the capture API, judged by PyTorch.

  tools/dev/fuzz_capture/judge_capture.py --driver build/bin/run_scripts [--seconds 600] [--seed 0] [--count 1000]

Each script runs without compile twice, compiled twice, compiled with other values and numbers, with other sizes, with open
sizes, as a module whose fields, flags and parameter change, and in several threads at once; and scripts that are not the same
in threads at once. What fails is reduced. Needs PyTorch.
"""
import collections
import pathlib
import random
import sys
import time

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from fuzz_capture import compare, generator, gradients  # noqa: E402
from fuzz_capture.driver import Died, Driver, arguments  # noqa: E402

# (mode, number of the call's inputs)
RUNS = (("eager", 0), ("eager", 0), ("compiled", 0), ("compiled", 0), ("compiled", 1), ("eager", 1), ("compiled", 2), ("eager", 2),
        ("compiled", 0), ("dynamic", 0), ("dynamic", 2), ("dynamic", 1), ("module", 0), ("module", 1), ("module", 2), ("module", 0))


def first_problem(driver, script, runs=RUNS, with_threads=False):
    """(mode, inputs, what is wrong), or None."""
    cache, before = {}, {}
    try:
        driver.script(script.lines, script.returned)
        for mode, number in runs + ((("threads", 0),) if with_threads else ()):
            if mode in gradients.MODES:
                problem = gradients.problem(driver, script, mode, number, cache)
                if problem:
                    return mode, number, problem
                continue
            stops = mode != "eager"
            if (number, stops) not in cache:
                cache[number, stops] = compare.Expected(script, script.calls[number], stops)
            expected = cache[number, stops]
            driver.inputs(script.calls[number])
            lines = driver.run(mode)
            problem = compare.judge(expected, lines, script, mode)
            if not problem and script.is_random:
                # Once other sizes were called, the code for open sizes runs: it may add in another order.
                others = {n for n, m, _ in before if m == mode and n != number} if mode != "eager" else ()
                problem = across(before.setdefault((number, mode, len(others)), {}), lines)
            if problem:
                return mode, number, problem
    except Died as e:
        return mode, number, f"died: {e}"
    except (OverflowError, KeyError, AttributeError) as e:
        return mode, number, f"harness: {e}"
    return None


def mixed_problem(driver, script):
    """With the three scripts before it in threads at once, after each fourth one that is kept."""
    try:
        driver.inputs(script.calls[0])
        driver.send(["keep"])
        driver.kept += 1
        errors = [line for line in driver.run("mixed")] if driver.kept % 4 == 0 else []
    except Died as e:
        errors = [f"died: {e}"]
    return ("mixed", 0, " ".join(errors)) if errors else None


def across(before, lines):
    """The same registers have the same bits in all modes."""
    if any(line.startswith("error") for line in lines):
        return ""
    for line in lines:
        name, rest = line.split(" ", 1)
        if str(compare.UNDEFINED) in rest:
            continue
        if before.setdefault(name, rest) != rest:
            return f"{name} differs from an earlier run: {before[name][:150]} / {rest[:150]}"
    return ""


def same_kind(a, b):
    return b is not None and kind_of(a[2]) == kind_of(b[2])


def kind_of(problem):
    for word in ("died", "errors", "dtype", "sizes", "contiguous", "differs", "is there", "is not there"):
        if word in problem:
            return word
    return "values"


def balanced(lines):
    depth = 0
    for line in lines:
        depth += line.startswith(("if", "loop")) - (line.strip() == "end")
        if depth < 0:
            return False
    return depth == 0


def reduced(driver, script, problem, seconds=60):
    """The same problem in fewer statements."""
    end = time.time() + seconds
    index = RUNS.index(problem[:2]) if problem[:2] in RUNS else len(RUNS)
    runs = RUNS[:index + 1]
    for fewer in ((problem[:2],), runs):
        if same_kind(problem, first_problem(driver, script, fewer)):
            runs = fewer
            break
    size = max(1, len(script.lines) // 2)
    while size:
        at = len(script.lines) - size
        changed = False
        while at > -size and time.time() < end:
            lines = script.lines[:max(at, 0)] + script.lines[max(at, 0) + size:]
            if balanced(lines):
                smaller = script.with_lines(lines)
                if same_kind(problem, first_problem(driver, smaller, runs)):
                    script, changed = smaller, True
            at -= size
        size = size // 2 if not changed or size > 1 else 1
        if time.time() >= end:
            break
    return script, first_problem(driver, script, runs)


def show(script, problem):
    lines = [f"# {problem}", f"return {script.returned}"]
    tensors, numbers, sizes = script.calls[problem[1]] if problem else script.calls[0]
    used = " ".join(script.lines)
    lines += [f"  t{i}: {d} {s} {o} {' '.join(v)}" for i, (d, s, o, v) in enumerate(tensors) if f"t{i}" in used or f"z{i}" in used or True]
    lines += [f"  numbers {numbers} sizes {sizes}"]
    return "\n".join(lines + ["  " + line for line in script.lines])


def main():
    p = arguments(__doc__, count=1000)
    p.add_argument("--seconds", type=float, default=1e9)
    p.add_argument("--first", type=int, default=0)
    p.add_argument("--eager", action="store_true", help="no compiled calls")
    p.add_argument("--gradients", action="store_true", help="gradients alone, of all scripts")
    p.add_argument("--reduce", type=float, default=30, help="seconds for each failing script")
    args = p.parse_args()
    torch.set_num_threads(1)
    driver, end, counts = Driver(args.driver), time.time() + args.seconds, collections.Counter()
    runs = gradients.RUNS if args.gradients else tuple(r for r in RUNS if r[0] == "eager") if args.eager else RUNS
    for number in range(args.first, args.first + args.count):
        if time.time() > end:
            break
        rng = random.Random(args.seed * 1000003 + number)
        torch.manual_seed(number)
        length = rng.choice((3, 5, 8, 8, 12, 12, 20, 40)) if number % 50 else 200
        is_random = rng.random() < 0.1
        try:
            script = generator.Generator(rng, length, is_random).script()
        except generator.Vague:
            counts["left out"] += 1
            continue
        with_threads = not is_random and not args.eager and rng.random() < 0.2
        also = gradients.RUNS if number % 2 and not args.eager and not args.gradients else ()
        problem = first_problem(driver, script, runs + also, with_threads)
        counts["scripts"] += 1
        if number % 20 == 0:
            print(f"# {number}", file=sys.stderr, flush=True)
        counts["statements"] += len(script.lines)
        if not problem and not is_random and not args.eager and not args.gradients:
            problem = mixed_problem(driver, script)
        if problem and problem[2].startswith("harness"):
            counts["left out"] += 1
        elif problem and problem[0] == "mixed":
            counts["differ"] += 1
            print(f"## script {number}\n{show(script, problem)}", flush=True)
        elif problem:
            counts["differ"] += 1
            smaller, again = reduced(driver, script, problem, args.reduce) if args.reduce else (script, problem)
            print(f"## script {number}\n{show(smaller, again or problem)}", flush=True)
    driver.stop()
    print(dict(counts | gradients.COUNTS))
    return int(counts["differ"] > 0)


if __name__ == "__main__":
    sys.exit(main())
