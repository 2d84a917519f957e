#!/usr/bin/env python3
"""Puts random schedules on the ops of every kind of kernel of a GPU: what is not refused must give the right results, and soon.

  tools/dev/random_gpu_schedules.py --count 200 --seed 7
  tools/dev/random_gpu_schedules.py --print 207       prints program 207

As random_schedules.py, for the chip `emulated`: kernels run on the host. Numbers of a schedule are those of tiles that GPUs have,
one of which is often replaced by another number.
"""
import os
import re
import sys

import random_schedules as cpu
from random_schedules import function, unary

SCHEDULE = re.compile(r"#nest\.schedule<kind = (\w+), order = \[([^\]]*)\], tile = \[([^\]]*)\], parallel = (\d+), "
                      r"vector = \[([^\]]*)\](?: on (\d+) threads)?>")
THREADS = (1, 8, 31, 32, 64, 96, 128, 256, 384, 512, 1024)
NUMBERS = (0, 1, 2, 3, 4, 5, 7, 8, 12, 16, 24, 31, 32, 64, 100, 128, 256, 1024)
WIDTHS = [[], [1, 1], [2, 1], [4, 1], [8, 1], [4, 2], [1, 4], [4, 16]]
SUMS = [[16, 8, 8, 2, 2, 1], [16, 16, 8, 2, 2, 1], [32, 32, 8, 4, 4, 1], [32, 64, 16, 4, 2, 1], [64, 64, 8, 8, 4, 1], [32, 32, 16, 1, 4, 1],
        [32, 16, 8, 4, 1, 1], [16, 8, 8, 2, 2, 3], [8, 64, 8, 1, 8, 1], [64, 8, 16, 4, 1, 1], [128, 64, 16, 16, 4, 1], [64, 64, 2, 8, 8, 1]]
MATRICES = [[32, 32, 2, 16, 16, 1, 3], [32, 32, 2, 32, 32, 1, 2], [64, 32, 2, 16, 16, 1, 4], [16, 16, 1, 16, 16, 1, 2],
            [64, 64, 4, 32, 32, 1, 3], [32, 32, 2, 16, 16, 2, 3], [16, 32, 2, 16, 32, 1, 2], [64, 128, 2, 64, 64, 1, 2]]
VECTORS = {
    "copy": WIDTHS, "pointwise": WIDTHS, "rows": [[]], "unrolled": [[]],
    "block_rows": [[w, g, p] for w in (1, 2, 4, 8) for g in (1, 2, 8, 16, 32, 64, 128, 256) for p in (1, 1, 3, 7)] +
                  [[32, 4], [8, 3], [1, 1], [64, 100], [512], [1024], [2048], [64, 2], [128, 2]],
    "block_columns": [[w, p] for w in (1, 2, 4, 8) for p in (1, 1, 2, 5)],
    "scan": [[], [1, 1, 1], [4, 32, 1], [2, 256, 1], [4, 32, 3], [1, 1, 4], [8, 64, 1], [3, 128, 2]],
    "contraction": SUMS + [[r, c, t * n, a, b, p, n, s] for r, c, t, a, b, p, s in MATRICES for n in (8, 16, 32)],
}
NEAR = {"copy": ("pointwise",), "pointwise": ("copy",), "rows": ("block_rows", "unrolled", "block_columns", "contraction"),
        "block_rows": ("rows", "unrolled", "block_columns"), "block_columns": ("rows", "block_rows", "unrolled"),
        "unrolled": ("rows", "block_rows", "block_columns", "contraction"),
        "contraction": ("rows", "block_rows", "unrolled", "block_columns"), "scan": ("loops",)}
KINDS = tuple(VECTORS) + ("loops",)
TF32 = "product by tensor cores"
PROGRAMS = {
    **{name: text for name, text in cpu.PROGRAMS.items() if name != "product with a constant in panels"},
    "addend of whole rows": function(
        "%x: tensor<36x64xf32>, %b: tensor<64xf32>", "tensor<36x64xf32>",
        "%y = graph.add %x, %b : (tensor<36x64xf32>, tensor<64xf32>) -> tensor<36x64xf32>",
        "%r = graph.relu %y : (tensor<36x64xf32>) -> tensor<36x64xf32>"),
    "transpose of whole tiles": unary("permute", "96x64xf32", "64x96xf32", ", dims = [1, 0]"),
    "transpose of outer dimensions": unary("permute", "4x33x40xbf16", "40x4x33xbf16", ", dims = [2, 0, 1]"),
    "sums of rows and an addend": function(
        "%x: tensor<24x6x40xf32>, %b: tensor<24xf32>", "tensor<24xf32>",
        "%s = graph.sum %x, dims = [1, 2], keepdim = false : (tensor<24x6x40xf32>) -> tensor<24xf32>",
        "%r = graph.add %s, %b : (tensor<24xf32>, tensor<24xf32>) -> tensor<24xf32>"),
    "maximum of whole columns": unary("amax", "48x96xi32", "96xi32", ", dims = [0], keepdim = false"),
    "sum of a transpose": function(
        "%x: tensor<40x24xf32>", "tensor<f32>", "%t = graph.permute %x, dims = [1, 0] : (tensor<40x24xf32>) -> tensor<24x40xf32>",
        "%r = graph.sum %t, dims = [0, 1], keepdim = false : (tensor<24x40xf32>) -> tensor<f32>"),
    "index of the maximum": unary("argmax", "48x96xi32", "48xi64", ", dim = 1, keepdim = false"),
    "windows of many terms": unary(
        "avg_pool", "2x3x200xf32", "2x3x69xf32",
        ", kernel_size = [64], stride = [2], padding = [0], ceil_mode = false, count_include_pad = true"),
    "scan in fast": unary("cumsum", "12x200xf32", "12x200xf32", ", dim = 1"),
    "product of whole tiles": cpu.matmul("40x64xbf16", "64x72xbf16", "40x72xbf16"),
    "product of bytes": cpu.matmul("40x64xi8", "64x48xi8", "40x48xi8"),
    "products of open sizes": cpu.matmul("3x?x48xf16", "3x48x40xf16", "3x?x40xf16"),
    TF32: cpu.matmul("40x64xf32", "64x72xf32", "40x72xf32"),
    "sort": function("%x: tensor<5x300xf32>", "tensor<5x300xi64>",
                     "%v, %r = graph.sort %x, dim = 1, descending = false : (tensor<5x300xf32>) -> (tensor<5x300xf32>, tensor<5x300xi64>)"),
    "largest of an open row": function(
        "%arg0: tensor<5x?xi16>", "tensor<5x7xi16>",
        "%r, %i = graph.topk %arg0, k = 7, dim = 1, largest = true : (tensor<5x?xi16>) -> (tensor<5x7xi16>, tensor<5x7xi64>)"),
}


class Schedules(cpu.Schedules):
    """Random schedules of GPUs."""

    def replace(self, match):
        kind, order, tile, parallel, vector, threads = (match[1], *(self.numbers(match[i]) for i in (2, 3)), int(match[4]),
                                                        self.numbers(match[5]), int(match[6] or 0))
        if self.random.random() < (0.9 if kind in ("init", "epilogue") else 0.25):
            return match[0]
        if self.random.random() < 0.3:
            kind = self.random.choice(NEAR.get(kind, KINDS) if self.random.random() < 0.8 else KINDS)
        if self.random.random() < 0.8:
            vector, tile = list(self.random.choice(VECTORS.get(kind, [[]]))), []
        if self.random.random() < 0.3:
            threads = self.random.choice(THREADS)
        if len(order) >= 2 and kind in ("copy", "pointwise") and self.random.random() < 0.4:
            side = self.random.choice((2, 8, 16, 32, 33, 64))
            tile, vector = [0] * (len(order) - 2) + [side, side], list(self.random.choice(([], [1], [2], [4], [8])))
        if kind == "block_rows" and len(vector) == 3 and self.random.random() < 0.3:
            vector[1] = threads
        if kind == "contraction" and len(vector) >= 6 and vector[3] and vector[4]:
            threads = vector[0] // vector[3] * (vector[1] // vector[4]) * (1 if len(vector) == 6 else 32)
        if self.random.random() < 0.2:
            self.spoil(vector, order)
        if kind in ("loops", "init", "epilogue"):
            order, tile, parallel, vector, threads = [], [], 0, [], 0
        self.kinds.add(kind)
        on = f" on {threads} threads" if threads else ""
        return f"#nest.schedule<kind = {kind}, order = {order}, tile = {tile}, parallel = {parallel}, vector = {vector}{on}>"

    def numbers(self, text):
        return [int(n) for n in text.split(",") if n.strip()]

    def spoil(self, vector, order):
        if vector and self.random.random() < 0.7:
            vector[self.random.randrange(len(vector))] = self.random.choice(NUMBERS)
        else:
            self.random.shuffle(order)


class Fuzzer(cpu.Fuzzer):
    name, programs, schedules, pattern, kinds = "random_gpu_schedules", PROGRAMS, Schedules, SCHEDULE, KINDS
    compile_options = "target=cuda target-chip=emulated stop-after=fuse"

    def numerics(self, name):
        return "tf32" if name == TF32 else super().numerics(name)

    def program(self, seed):
        """With memory for what launches pass on, but for every fifth."""
        name, text, results, kinds = super().program(seed)
        if seed % 5:
            text = re.sub(r"nest\.thread_bytes = \d+ : i64, ", "", text)
            text = re.sub(r"(nest\.kernel @[^\n]*attributes \{)", r"\1nest.thread_bytes = 4000000 : i64, ", text)
        return name, text, results, kinds

    def run_options(self, name, seed):
        return ["--backend=cuda", *(["--rtol=5e-3", "--atol=8e-2"] if name == TF32 else [])]


def main():
    os.environ["TCOPT_CUDA_DRIVER"] = str(cpu.ROOT / "build/lib/libtcopt_emulated_cuda.so")
    return cpu.main(Fuzzer, __doc__)


if __name__ == "__main__":
    sys.exit(main())
