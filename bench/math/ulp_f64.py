#!/usr/bin/env python3
"""Measure the errors of elementary functions of f64 as kernels compute them, in ulp.

  bench/math/ulp_f64.py [--bin build/bin] [--filter RE] [--count 4000000] [--lanes 1] [--write]

Kernels have no library: convert-math-to-arith=all makes arithmetic of each function, here of numbers or of vectors of
--lanes. That arithmetic is compiled for the CPU; since none of it is contracted, a GPU computes the same bits. driver_f64.c
compares with the C library's function of long double on special values and --count random arguments. Exit status 1 if an
error exceeds the bound, which docs/Numerics.md states, or a NaN, an infinity or a sign of zero is wrong. With --write the
table goes to bench/results/math-f64.md.
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
BOUNDS = [(0.51, "log log1p log2 log10 asinh acosh atanh"), (0.54, "cbrt"), (0.76, "exp exp2 expm1 sinh cosh tanh sin cos"),
          (0.9, "tan asin acos atan powf erfc"), (1.01, "atan2"), (1.3, "erf")]
BOUND = {name: bound for bound, names in BOUNDS for name in names.split()}
UNARY = ["exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "sin",
         "cos", "tan", "asin", "acos", "atan", "erf", "erfc", "cbrt"]
BINARY = ["atan2", "powf"]
LOWERING = ["--convert-scf-to-cf", "--convert-vector-to-llvm", "--convert-to-llvm", "--reconcile-unrealized-casts"]


def function(name, lanes):
    operands = "%a, %b" if name in BINARY else "%a"
    buffer, vector = "memref<65536xf64>", f"vector<{lanes}xf64>"
    load, store, of, types = ("memref.load", "memref.store", "f64", buffer) if lanes == 1 else (
        "vector.load", "vector.store", vector, f"{buffer}, {vector}")
    return (f"func.func @of_{name}(%x: {buffer}, %y: {buffer}, %z: {buffer}) attributes {{llvm.emit_c_interface}} {{\n"
            f"  %c0 = arith.constant 0 : index\n  %step = arith.constant {lanes} : index\n"
            "  %n = arith.constant 65536 : index\n  scf.for %i = %c0 to %n step %step {\n"
            f"    %a = {load} %x[%i] : {types}\n    %b = {load} %y[%i] : {types}\n"
            f"    %r = math.{name} {operands} : {of}\n    {store} %r, %z[%i] : {types}\n  }}\n  return\n}}\n")


def run(*command):
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, timeout=3600)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stderr[-2000:]}")
    return done.stdout


def measure(args, tmp):
    names = [n for n in UNARY + BINARY if re.search(args.filter, n)]
    (tmp / "math.mlir").write_text("".join(function(n, args.lanes) for n in names))
    run(args.bin / "tcopt", tmp / "math.mlir", "--convert-math-to-arith=all", *LOWERING, "-o", tmp / "llvm.mlir")
    run("mlir-translate-22", "--mlir-to-llvmir", tmp / "llvm.mlir", "-o", tmp / "math.ll")
    run("clang-22", "-O2", "-march=native", "-Wno-override-module", "-fPIC", "-shared", tmp / "math.ll", "-o", tmp / "libmath.so",
        "-lm")
    run("clang-22", "-O2", HERE / "driver_f64.c", "-o", tmp / "driver", "-ldl", "-lm")
    return run(tmp / "driver", tmp / "libmath.so", args.count, *names)


def write(args, rows):
    head = ("# Errors of elementary functions of f64 in kernels\n\n"
            f"`bench/math/ulp_f64.py --count {args.count} --write`: special values and {args.count} random arguments, against the C "
            "library in long double.\n\n| function | largest error, ulp | at | wrong special values |\n|---|---|---|---|\n")
    lines = [f"| {n} | {float(u):.2f} | {x if n in UNARY else x + ', ' + y} | {w} |\n" for n, u, x, y, w in rows]
    (ROOT / "bench/results/math-f64.md").write_text(head + "".join(lines))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--filter", default="")
    parser.add_argument("--count", type=int, default=4000000)
    parser.add_argument("--lanes", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        out = measure(args, pathlib.Path(folder))
    print(out, end="")
    rows = [line.split() for line in out.splitlines() if not line.startswith("#")]
    if args.write:
        write(args, rows)
    bad = [r[0] for r in rows if float(r[1]) > BOUND[r[0]] or r[4] != "0"]
    print(f"# {len(rows)} functions, {len(bad)} beyond their bound or wrong: {' '.join(bad)}")
    sys.exit(bool(bad))


if __name__ == "__main__":
    main()
