#!/usr/bin/env python3
"""Runs the execution tests on another backend: each RUN line of test/Execution that runs a file as the CPU does.

  tools/dev/run_execution_tests.py --backend=cuda --emulated-cuda [--both] [--shard=I/N] [--filter=REGEX]

What a line pipes to FileCheck is checked as in the suite. Of a file that runs strict and fast, every second one runs
strict and the others fast; --both runs them all. Lines that name another backend, a plugin, a library or a CPU, and those
that read what an earlier line wrote, are left out. With --emulated-cuda kernels run on the host.
"""
import argparse
import concurrent.futures
import os
import pathlib
import re
import shlex
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESTS = ROOT / "test/Execution"
LLVM = "/usr/lib/llvm-22/bin"

# What no other backend runs, or runs in another way.
OTHER = re.compile(r"--backend=interp|--plugin|--library|--bench|--target-|--threads|--verify-memory-plan|--print-|--emit-|"
                   r"--remark|--json|%t|%plugins|\btcopt (?!-)|OMP_")
STRICT = "tcopt.numerics = "
# Operators that a program brings have no kernels for a GPU.
EXPECTED_FAILURES = {"cuda": {"custom-ops.mlir"}}


def lines_of(path):
    """The commands of a file's RUN lines."""
    text = re.sub(r"\\\n// RUN:", "", path.read_text())
    return re.findall(r"^// RUN: (.*)$", text, re.M)


def command(line, path, backend):
    line = re.sub(r"--check=\w+", "--check=interp", re.sub(r" --backend=\w+", "", line))
    line = re.sub(r"\btcopt-run (%s|-)", rf"tcopt-run \1 --backend={backend}", line)
    return line.replace("%S", shlex.quote(str(path.parent))).replace("%s", shlex.quote(str(path)))


def commands(backend, both, pattern):
    """[(file, command)] of what a backend runs."""
    found, alternate = [], False
    for path in sorted(TESTS.rglob("*.mlir")):
        if not re.search(pattern, str(path)) or "Inputs" in path.parts:
            continue
        lines = [line for line in lines_of(path) if "tcopt-run" in line and not OTHER.search(line)]
        strict = [line for line in lines if STRICT in line]
        if strict and len(strict) < len(lines) and not both:
            alternate = not alternate
            lines = strict if alternate else [line for line in lines if line not in strict]
        found += [(path, each) for each in dict.fromkeys(command(line, path, backend) for line in lines)]
    return found


def run(words, env):
    """Nothing if a command succeeds, else the end of what it printed."""
    try:
        done = subprocess.run(["bash", "-o", "pipefail", "-c", words], cwd=ROOT, env=env, capture_output=True, text=True, timeout=300)
    except subprocess.TimeoutExpired:
        return "runs longer than 300 s"
    return None if done.returncode == 0 else (done.stderr + done.stdout).strip()[-600:] or f"exit status {done.returncode}"


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--backend", default="cuda")
    p.add_argument("--emulated-cuda", action="store_true", help="run kernels of CUDA on the host")
    p.add_argument("--both", action="store_true", help="run each file strict and fast")
    p.add_argument("--shard", default="0/1", metavar="I/N", help="every N-th command, from the I-th on")
    p.add_argument("--filter", default="", metavar="REGEX", help="only files whose path has it")
    p.add_argument("--jobs", type=int, default=os.cpu_count())
    p.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    args = p.parse_args()
    index, count = map(int, args.shard.split("/"))
    cases = commands(args.backend, args.both, args.filter)[index::count]
    env = {**os.environ, "PATH": os.pathsep.join([str(args.build / "bin"), LLVM, os.environ["PATH"]])}
    if args.emulated_cuda:
        env["TCOPT_CUDA_DRIVER"] = str(args.build / "lib/libtcopt_emulated_cuda.so")
    start, passed, failed = time.monotonic(), 0, 0
    known = EXPECTED_FAILURES.get(args.backend, set())
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for (path, words), said in zip(cases, pool.map(lambda case: run(case[1], env), cases)):
            if (said is None) != (path.name in known):
                passed += 1
                continue
            failed += 1
            said = said or "passes, and is in EXPECTED_FAILURES"
            print(f"FAIL {path.relative_to(TESTS)}: {words}\n" + "\n".join(f"    {line}" for line in said.splitlines()), flush=True)
    print(f"run_execution_tests: {passed} passed, {failed} failed, {time.monotonic() - start:.0f} s")
    return 1 if failed or not cases else 0


if __name__ == "__main__":
    sys.exit(main())
