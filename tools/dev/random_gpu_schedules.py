#!/usr/bin/env python3
"""Puts random schedules on the ops of every kind of kernel of a GPU: what is not refused must give the right results, and soon.

  tools/dev/random_gpu_schedules.py --count 200 --seed 7
  tools/dev/random_gpu_schedules.py --print 207       prints program 207

As random_schedules.py, for the chip `emulated`: kernels run on the host.
"""
import os
import random
import re
import sys

import random_schedules as cpu
import schedule_fields
from random_schedules import function, unary

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
    "softmax of rows": unary("softmax", "33x96xf32", "33x96xf32", ", dim = 1"),
    "softmax of bf16": unary("softmax", "7x2x1000xbf16", "7x2x1000xbf16", ", dim = 2"),
    "softmax of a middle dimension": unary("softmax", "5x21x40xf32", "5x21x40xf32", ", dim = 1"),
    "softmax of open rows": unary("softmax", "?x?xf32", "?x?xf32", ", dim = 1").replace("%x", "%arg0"),
    "norm of rows": function(
        "%x: tensor<19x240xf32>, %w: tensor<240xf32>", "tensor<19x240xf32>",
        "%r = graph.layer_norm %x, weight %w, normalized_dims = 1, eps = 1.0e-5 : (tensor<19x240xf32>, tensor<240xf32>) -> tensor<19x240xf32>"),
    "softmax that is summed across rows": function(
        "%x: tensor<50x64xf32>", "tensor<64xf32>", "%y = graph.softmax %x, dim = 1 : (tensor<50x64xf32>) -> tensor<50x64xf32>",
        "%r = graph.sum %y, dims = [0], keepdim = false : (tensor<50x64xf32>) -> tensor<64xf32>"),
    "entropy of all rows": function(
        "%x: tensor<50x64xf32>", "tensor<f32>", "%y = graph.log_softmax %x, dim = 1 : (tensor<50x64xf32>) -> tensor<50x64xf32>",
        "%z = graph.mul %x, %y : (tensor<50x64xf32>, tensor<50x64xf32>) -> tensor<50x64xf32>",
        "%r = graph.sum %z, dims = [0, 1], keepdim = false : (tensor<50x64xf32>) -> tensor<f32>"),
    "index of the maximum": unary("argmax", "48x96xi32", "48xi64", ", dim = 1, keepdim = false"),
    "windows of many terms": unary(
        "avg_pool", "2x3x200xf32", "2x3x69xf32",
        ", kernel_size = [64], stride = [2], padding = [0], ceil_mode = false, count_include_pad = true"),
    "scan in fast": unary("cumsum", "12x200xf32", "12x200xf32", ", dim = 1"),
    "product of whole tiles": cpu.matmul("40x64xbf16", "64x72xbf16", "40x72xbf16"),
    "product of bf16 and an addend that it overwrites": cpu.matmul(
        "40x64xbf16", "64x72xbf16", "40x72xbf16",
        ["%t = graph.relu %arg2 : (tensor<40x72xbf16>) -> tensor<40x72xbf16>",
         "%r = graph.add %m, %t : (tensor<40x72xbf16>, tensor<40x72xbf16>) -> tensor<40x72xbf16>"]),
    "product of bytes": cpu.matmul("40x64xi8", "64x48xi8", "40x48xi8"),
    "products of open sizes": cpu.matmul("3x?x48xf16", "3x48x40xf16", "3x?x40xf16"),
    TF32: cpu.matmul("40x64xf32", "64x72xf32", "40x72xf32"),
    "sort": function("%x: tensor<5x300xf32>", "tensor<5x300xi64>",
                     "%v, %r = graph.sort %x, dim = 1, descending = false : (tensor<5x300xf32>) -> (tensor<5x300xf32>, tensor<5x300xi64>)"),
    "largest of an open row": function(
        "%arg0: tensor<5x?xi16>", "tensor<5x7xi16>",
        "%r, %i = graph.topk %arg0, k = 7, dim = 1, largest = true : (tensor<5x?xi16>) -> (tensor<5x7xi16>, tensor<5x7xi64>)"),
}


class Fuzzer(cpu.Fuzzer):
    # No program has an update.
    name, programs = "random_gpu_schedules", PROGRAMS
    kinds = tuple(kind for kind in schedule_fields.CUDA if kind not in schedule_fields.SCATTERS)
    compile_options = "target=cuda target-chip=emulated stop-after=fuse"

    def schedules(self, seed):
        return schedule_fields.Schedules(random.Random(seed), schedule_fields.CUDA, schedule_fields.CUDA_NEAR)

    def numerics(self, name):
        return "tf32" if name == TF32 else super().numerics(name)

    def program(self, seed):
        """With memory for what launches pass on, but for every fifth."""
        name, text, results, kinds = super().program(seed)
        if seed % 5:
            text = re.sub(r"nest\.thread_bytes = \d+ : i64, ", "", text)
            text = re.sub(r"(nest\.kernel @[^\n]*attributes \{)", r"\1nest.thread_bytes = 4000000 : i64, ", text)
        return name, text, results, kinds

    def settings(self, name, seed):
        return {"backend": "cuda", **({"rtol": 5e-3, "atol": 8e-2} if name == TF32 else {})}


def main():
    os.environ["TCOPT_CUDA_DRIVER"] = str(cpu.ROOT / "build/lib/libtcopt_emulated_cuda.so")
    return cpu.main(Fuzzer, __doc__)


if __name__ == "__main__":
    sys.exit(main())
