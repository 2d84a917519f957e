#!/usr/bin/env python3
"""Measure the errors of compiled elementary functions of f32, in ulp.

  bench/math/ulp.py [--bin build/bin] [--filter RE] [--step 1] [--numerics fast] [--write]

Each function is compiled by tcopt-translate and run on every --step-th number
of f32 (1: all of them, which takes a minute a function); driver.c compares with
the C library's function of f64. Exit status 1 if an error exceeds the bound,
2.5 ulp for functions of core and 4 for compositions of these, or a NaN, an
infinity or a sign of zero is wrong. With --write the table goes to
bench/results/math.md.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PRIMITIVE = ["exp", "expm1", "log", "log1p", "log2", "tanh", "erf", "sin", "cos"]
sys.path.insert(0, str(ROOT / "dialects/Graph/IR"))
import generate_rows  # noqa: E402

COMPOSED = [row.mnemonic for row in generate_rows.read_tree()["Math"]]
UNARY = PRIMITIVE + COMPOSED
BINARY = ["atan2", "pow"]


def model(name, operands, numerics):
    # Not of the C library's name, which an object must not define.
    tensor = "tensor<65536xf32>"
    args = ", ".join(f"%{i}: {tensor}" for i in range(operands))
    names = ", ".join(f"%{i}" for i in range(operands))
    types = ", ".join([tensor] * operands)
    return (f'func.func @of_{name}({args}) -> {tensor} attributes {{tcopt.numerics = "{numerics}"}} {{\n'
            f"  %r = graph.{name} {names} : ({types}) -> {tensor}\n  return %r : {tensor}\n}}\n")


def run(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=3600)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr[-2000:]}")
    return done.stdout


def bound(name):
    return 4 if name in COMPOSED else 2.5


def measure(args, tmp):
    chosen = [(n, k) for k, names in ((1, UNARY), (2, BINARY)) for n in names if re.search(args.filter, n)]
    (tmp / "math.mlir").write_text("".join(model(n, k, args.numerics) for n, k in chosen))
    run(args.bin / "tcopt-translate", "--emit=shared", tmp / "math.mlir", "-o", tmp / "libmath.so")
    run("clang-22", "-O2", f"-I{ROOT}/include", HERE / "driver.c", "-o", tmp / "driver",
        f"-L{args.bin.parent}/lib", f"-Wl,-rpath,{args.bin.parent}/lib", "-ltcopt_rt", "-ldl", "-lm")
    return run(tmp / "driver", tmp / "libmath.so", args.step, *(n for n, _ in chosen))


def write(args, rows):
    every = "every number" if args.step == 1 else f"every {args.step}th number"
    head = (f"# Errors of elementary functions\n\n`bench/math/ulp.py --numerics {args.numerics} --step {args.step} --write`: "
            f"f32, {every} (two arguments: random pairs), against the C library in f64.\n\n"
            "| function | largest error, ulp | at | wrong special values | ns an element |\n|---|---|---|---|---|\n")
    lines = [f"| {n} | {u} | {x if n in UNARY else x + ', ' + y} | {w} | {t} |\n" for n, u, x, y, w, t in rows]
    (ROOT / "bench/results/math.md").write_text(head + "".join(lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--filter", default="")
    parser.add_argument("--step", type=int, default=1)
    parser.add_argument("--numerics", choices=["strict", "fast"], default="fast")
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        out = measure(args, pathlib.Path(folder))
    print(out, end="")
    rows = [line.split() for line in out.splitlines() if not line.startswith("#")]
    if args.write:
        write(args, rows)
    bad = [r[0] for r in rows if float(r[1]) > bound(r[0]) or r[4] != "0"]
    print(f"# {len(rows)} functions, {len(bad)} beyond their bound or wrong: {' '.join(bad)}")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
