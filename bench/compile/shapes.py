#!/usr/bin/env python3
"""How compile time grows with a program's number of ops, for each shape of program.

  bench/compile/shapes.py [--bin build/bin] [--shape RE] [--ops 200,2000,20000] [--runs 3] [--write]

A shape is a way in which programs become long:

  chain            each op reads the one before it
  wide             independent chains of a few ops, added up
  softmax and add  kernels of several loops, one after the other
  unrolled loop    steps of product, tanh and a write of the result's row
  in-place updates rows of one tensor that are added to, one after the other
  blocks           a transformer's block, flat; its kernels are the same in each
  called blocks    a function that is called

For each the minimum of `compile_ms` of `tcopt-run --json` is printed, and the exponent between neighbours: 1.00 is
proportional to the number of ops. (Short programs are below it: kernels that are the same are compiled once.) Exit status 1
if an exponent is above 1.2. --write puts the table into bench/results/compile-shapes.md.
"""
import argparse
import math
import pathlib
import re
import sys
import tempfile

from compile_time import compile_ms

ROOT = pathlib.Path(__file__).resolve().parents[2]
LARGEST_EXPONENT = 1.2
T, ROW = "tensor<16x32xf32>", "tensor<1x32xf32>"


class Text:
    """The lines of a function and its number of ops."""

    def __init__(self):
        self.lines, self.count = [], 0

    def op(self, text, types):
        self.count += 1
        self.lines.append(f"  %v{self.count} = {text} : {types}")
        return f"%v{self.count}"

    def unary(self, name, x, type=T):
        return self.op(f"graph.{name} {x}", f"({type}) -> {type}")

    def add(self, x, y, type=T):
        return self.op(f"graph.add {x}, {y}", f"({type}, {type}) -> {type}")

    def function(self, arguments, result, type=T, head="func.func @main"):
        return "\n".join([f"{head}({arguments}) -> {type} {{", *self.lines, f"  return {result} : {type}", "}", ""])


def chain(n):
    t, x = Text(), "%x"
    while t.count < n:
        x = t.unary("tanh" if t.count % 4 == 0 else "relu" if t.count % 4 == 2 else "neg", x)
    return t.function(f"%x: {T}", x)


def wide(n):
    t, sums = Text(), []
    while t.count < max(n // 2, 1):
        sums.append(t.unary("exp", t.unary("sin" if len(sums) % 2 else "cos", t.add("%x", f"%y{len(sums) % 8}"))))
    while len(sums) > 1:
        sums = [t.add(*pair) if len(pair) == 2 else pair[0] for pair in (sums[i:i + 2] for i in range(0, len(sums), 2))]
    return t.function(f"%x: {T}, " + ", ".join(f"%y{i}: {T}" for i in range(8)), sums[0])


def softmax_and_add(n):
    t, x = Text(), "%x"
    while t.count < n:
        x = t.add(t.op(f"graph.softmax {x}, dim = 1", f"({T}) -> {T}"), "%x")
    return t.function(f"%x: {T}", x)


def read_row(t, x, i, type):
    return t.op(f"graph.slice {x}, dim = 0, start = {i}, end = {i + 1}, step = 1", f"({type}) -> {ROW}")


def write_row(t, x, row, i, type):
    return t.op(f"graph.slice_scatter {x}, {row}, dim = 0, start = {i}, end = {i + 1}, step = 1", f"({type}, {ROW}) -> {type}")


def unrolled_loop(n):
    steps = max(n // 5, 1)
    all_rows = f"tensor<{steps}x32xf32>"
    t, h, out = Text(), "%h", "%x"
    for i in range(steps):
        product = t.op(f"graph.matmul {h}, %w", f"({ROW}, tensor<32x32xf32>) -> {ROW}")
        h = t.unary("tanh", t.add(product, read_row(t, "%x", i, all_rows), ROW), ROW)
        out = write_row(t, out, h, i, all_rows)
    return t.function(f"%x: {all_rows}, %h: {ROW}, %w: tensor<32x32xf32>", out, all_rows)


def in_place_updates(n):
    t, x = Text(), "%x"
    while t.count < n:
        i = t.count // 3 % 16
        x = write_row(t, x, t.add(read_row(t, x, i, T), "%y", ROW), i, T)
    return t.function(f"%x: {T} {{tcopt.donates = 0 : i64}}, %y: {ROW}", x)


def block(t, x):
    """Attention and a perceptron, 22 ops."""
    w, s = "tensor<32x32xf32>", "tensor<16x16xf32>"
    norm = lambda x: t.op(f"graph.layer_norm {x}, weight %g, bias %g, normalized_dims = 1, eps = 1.0e-05",
                          f"({T}, tensor<32xf32>, tensor<32xf32>) -> {T}")
    linear = lambda x, name: t.op(f"graph.linear {x}, %{name}, %g", f"({T}, {w}, tensor<32xf32>) -> {T}")
    y = norm(x)
    q, k, v = (linear(y, name) for name in ("q", "k", "v"))
    scores = t.op(f"graph.matmul {q}, {t.op(f'graph.transpose {k}, dim0 = 0, dim1 = 1', f'({T}) -> tensor<32x16xf32>')}",
                  f"({T}, tensor<32x16xf32>) -> {s}")
    weights = t.op(f"graph.softmax {scores}, dim = 1", f"({s}) -> {s}")
    x = t.add(x, linear(t.op(f"graph.matmul {weights}, {v}", f"({s}, {T}) -> {T}"), "o"))
    hidden = t.op(f"graph.gelu {linear(norm(x), 'q')}, approximate = none", f"({T}) -> {T}")
    return t.add(x, linear(hidden, "k"))


WEIGHTS = ", ".join(f"%{name}: tensor<32x32xf32>" for name in "qkvo") + ", %g: tensor<32xf32>"


def blocks(n):
    t, x = Text(), "%x"
    while t.count < n:
        x = block(t, x)
    return t.function(f"%x: {T}, {WEIGHTS}", x)


def called_blocks(n):
    inner, t, x = Text(), Text(), "%x"
    callee = inner.function(f"%x: {T}, {WEIGHTS}", block(inner, "%x"), head="func.func private @block")
    types = f"({T}" + ", tensor<32x32xf32>" * 4 + f", tensor<32xf32>) -> {T}"
    for _ in range(max(n // inner.count, 1)):
        x = t.op(f"func.call @block({x}, %q, %k, %v, %o, %g)", types)
    return callee + t.function(f"%x: {T}, {WEIGHTS}", x)


SHAPES = {f.__name__.replace("_", " ").replace("in place", "in-place"): f
          for f in (chain, wide, softmax_and_add, unrolled_loop, in_place_updates, blocks, called_blocks)}


def fastest_ms(tool, text, runs):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "program.mlir"
        path.write_text(text)
        return min(compile_ms(tool, path) for _ in range(runs))


def measure(name, args):
    """Rows (ops, ms, exponent since the row before)."""
    make, tool = SHAPES[name], args.bin / "tcopt-run"
    rows = []
    for n in args.ops:
        ms = fastest_ms(tool, make(n), args.runs)
        exponent = math.log(ms / rows[-1][1]) / math.log(n / rows[-1][0]) if rows else None
        rows.append((n, ms, exponent))
    return rows


def table(results, sizes):
    head = "| shape | " + " | ".join(f"{n:,} ops, ms" for n in sizes) + " | largest exponent |"
    lines = [head, "|---|" + "---|" * (len(sizes) + 1)]
    for name, rows in results.items():
        exponents = [e for _, _, e in rows if e is not None]
        lines.append(f"| {name} | " + " | ".join(f"{ms:,.0f}" for _, ms, _ in rows) +
                     f" | {max(exponents):.2f} |" if exponents else " | |")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--shape", default="")
    parser.add_argument("--ops", type=lambda s: [int(n) for n in s.split(",")], default=[200, 2000, 20000])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    results = {}
    for name in SHAPES:
        if re.search(args.shape, name):
            results[name] = measure(name, args)
            print(f"{name:18}", *(f"{n:6} ops {ms:8.0f} ms" + (f" (n^{e:.2f})" if e else "") for n, ms, e in results[name]),
                  flush=True)
    if args.write:
        text = ("# Compile time by shape of program\n\n`bench/compile/shapes.py --write`; the shapes are described there. "
                "Minimum of {} runs, 2 cores.\n\n{}").format(args.runs, table(results, args.ops))
        (ROOT / "bench/results/compile-shapes.md").write_text(text)
    sys.exit(any(e and e > LARGEST_EXPONENT for rows in results.values() for _, _, e in rows))


if __name__ == "__main__":
    main()
