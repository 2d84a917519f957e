#!/usr/bin/env python3
"""What grad-partition saves of a stack of transformer blocks, under budgets, and how long derivatives take.

  bench/compile/partition.py [--bin build/bin] [--layers 4] [--budgets 1,0.5,0.25] [--ops 200,2000,20000] [--write]

The stack has the shape of GPT-2 small: 8 sequences of 512 tokens, 768 features, 12 heads, f32. Bytes are those that remarks of
the pass state; "used" is all that the gradients use of what the forward function computes. Arithmetic that is done again is
compared with that of the joint function. Times are those of grad-make-vjp, cleanups and grad-partition for stacks of as many ops,
minimum of 3 runs of the tool less a run that only parses. Exit status 1 if the cut is less than 30 % below what is used, or a
budget of 0.5 needs more than 15 % more arithmetic. --write puts the tables into bench/results/partition.md.
"""
import argparse
import math
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BATCH, TOKENS, WIDTH, HEADS = 8, 512, 768, 12
MAKE = "grad-make-vjp,graph-infer-shapes,canonicalize,cse"


def tensor(*sizes):
    return "tensor<" + "".join(f"{n}x" for n in sizes) + "f32>"


X, HEAD = tensor(BATCH, TOKENS, WIDTH), tensor(BATCH, HEADS, TOKENS, WIDTH // HEADS)


class Stack:
    """A function of a number of blocks, as text."""

    def __init__(self, layers):
        self.lines, self.arguments, self.count = [], [f"%x: {X}"], 0
        x = "%x"
        for _ in range(layers):
            x = self.block(x)
        x = self.norm(x)
        dims = "dims = [0, 1, 2], keepdim = false"
        self.result = self.op(f"graph.mean {x}, {dims}", X, "tensor<f32>")

    def parameter(self, *sizes):
        name = f"%p{len(self.arguments)}"
        self.arguments.append(f"{name}: {tensor(*sizes)}")
        return name

    def op(self, text, operands, result):
        self.count += 1
        self.lines.append(f"  %v{self.count} = {text} : ({operands}) -> {result}")
        return f"%v{self.count}"

    def norm(self, x):
        w, b = self.parameter(WIDTH), self.parameter(WIDTH)
        return self.op(f"graph.layer_norm {x}, weight {w}, bias {b}, normalized_dims = 1, eps = 1.0e-05",
                       f"{X}, {tensor(WIDTH)}, {tensor(WIDTH)}", X)

    def linear(self, x, n, m):
        w, b = self.parameter(m, n), self.parameter(m)
        return self.op(f"graph.linear {x}, {w}, {b}",
                       f"{tensor(BATCH, TOKENS, n)}, {tensor(m, n)}, {tensor(m)}", tensor(BATCH, TOKENS, m))

    def heads(self, x, start):
        whole, split = tensor(BATCH, TOKENS, 3 * WIDTH), tensor(BATCH, TOKENS, HEADS, WIDTH // HEADS)
        part = self.op(f"graph.slice {x}, dim = 2, start = {start}, end = {start + WIDTH}, step = 1", whole, X)
        part = self.op(f"graph.reshape {part}, sizes = [{BATCH}, {TOKENS}, {HEADS}, {WIDTH // HEADS}]", X, split)
        return self.op(f"graph.transpose {part}, dim0 = 1, dim1 = 2", split, HEAD)

    def attention(self, x):
        qkv = self.linear(x, WIDTH, 3 * WIDTH)
        q, k, v = (self.heads(qkv, i * WIDTH) for i in range(3))
        y = self.op(f"graph.scaled_dot_product_attention {q}, {k}, {v}, is_causal = true", f"{HEAD}, {HEAD}, {HEAD}", HEAD)
        split = tensor(BATCH, TOKENS, HEADS, WIDTH // HEADS)
        y = self.op(f"graph.transpose {y}, dim0 = 1, dim1 = 2", HEAD, split)
        y = self.op(f"graph.reshape {y}, sizes = [{BATCH}, {TOKENS}, {WIDTH}]", split, X)
        return self.linear(y, WIDTH, WIDTH)

    def block(self, x):
        x = self.op(f"graph.add {x}, {self.attention(self.norm(x))}", f"{X}, {X}", X)
        wide = tensor(BATCH, TOKENS, 4 * WIDTH)
        h = self.op(f"graph.gelu {self.linear(self.norm(x), WIDTH, 4 * WIDTH)}, approximate = tanh", wide, wide)
        return self.op(f"graph.add {x}, {self.linear(h, 4 * WIDTH, WIDTH)}", f"{X}, {X}", X)

    def text(self):
        return "\n".join([f"func.func @main({', '.join(self.arguments)}) -> tensor<f32> {{", *self.lines,
                          f"  return {self.result} : tensor<f32>", "}", ""])


def run(tcopt, text, passes, *more):
    """What the tool prints, and its seconds."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        start = time.perf_counter()
        result = subprocess.run([tcopt, file.name, f"--pass-pipeline=builtin.module({passes})", "-o", "/dev/null", *more],
                                capture_output=True, text=True)
        if result.returncode:
            sys.exit(result.stderr)
        return result.stderr, time.perf_counter() - start


def metrics(text, name):
    """The numbers of each remark of the name."""
    return [{key: int(value) for key, value in re.findall(r"(\w+)=(\d+)", line)}
            for line in text.splitlines() if "remark" in line and f" {name} " in line]


def measure(tcopt, layers, budget):
    option = f"{{memory-budget={budget}}}" if budget != 1 else ""
    text, _ = run(tcopt, Stack(layers).text(), f"{MAKE},grad-partition{option}", "--remarks-filter=grad-partition",
                  "--remark-format=emitRemark")
    return metrics(text, "total")[0]


def saved_table(tcopt, layers, budgets):
    rows, fine, whole = [], True, None
    for budget in budgets:
        m = measure(tcopt, layers, budget)
        whole = whole or m["SavedBytes"]
        more = m["RecomputedFlops"] / m["Flops"]
        rows.append(f"| {budget:g} | {m['UsedBytes'] / 2**20:,.1f} | {m['SavedBytes'] / 2**20:,.1f} | "
                    f"{1 - m['SavedBytes'] / m['UsedBytes']:.1%} | {more:.2%} |")
        fine &= m["SavedBytes"] <= budget * whole
        fine &= budget != 1 or m["SavedBytes"] <= 0.7 * m["UsedBytes"]
        fine &= budget != 0.5 or more <= 0.15
    head = ["| budget | used, MiB | saved, MiB | below what is used | more arithmetic |", "|---|---|---|---|---|"]
    return head + rows, fine


def seconds(tcopt, ops, budget):
    stack = Stack(1)
    stack = Stack(max(1, round(ops / (Stack(2).count - stack.count))))
    option = f"{{memory-budget={budget}}}" if budget else ""
    text = stack.text()
    timed = [min(run(tcopt, text, passes)[1] for _ in range(3)) for passes in ("", f"{MAKE},grad-partition{option}")]
    return stack.count, timed[1] - timed[0]


def time_table(tcopt, counts):
    rows, before = ["| ops | seconds | seconds, budget 0.5 | exponent |", "|---|---|---|---|"], None
    for ops in counts:
        count, plain = seconds(tcopt, ops, None)
        _, budget = seconds(tcopt, ops, 0.5)
        exponent = f"{math.log(plain / before[1]) / math.log(count / before[0]):.2f}" if before else ""
        rows.append(f"| {count:,} | {plain:.2f} | {budget:.2f} | {exponent} |")
        before = count, plain
    return rows


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    p.add_argument("--layers", type=int, default=4)
    p.add_argument("--budgets", default="1,0.75,0.5,0.25")
    p.add_argument("--ops", default="200,2000,20000")
    p.add_argument("--write", action="store_true")
    args = p.parse_args()
    tcopt = args.bin / "tcopt"
    saved, fine = saved_table(tcopt, args.layers, [float(b) for b in args.budgets.split(",")])
    times = time_table(tcopt, [int(n) for n in args.ops.split(",")])
    lines = ["# What is saved for gradients", "",
             f"`bench/compile/partition.py --write`; the stack is described there. {args.layers} blocks.", "", *saved, "",
             f"Time of derivatives and the cut, {os.cpu_count()} cores.", "", *times]
    print("\n".join(lines))
    if args.write:
        (ROOT / "bench/results/partition.md").write_text("\n".join(lines) + "\n")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
