#!/usr/bin/env python3
"""Puts random schedules on the ops of every kind of kernel: what is not refused must give the right results, and soon.

  tools/dev/random_schedules.py --count 200 --seed 7
  tools/dev/random_schedules.py --print 207       prints program 207

Each program of PROGRAMS is compiled up to phase fuse, its results are computed by the reference interpreter, and then each
schedule of a copy is replaced by a random one, near to what it was or far from it. Copies run in a few processes of
`tcopt-run --serve`. Right is what `expect` calls right; refused is an error of the compiler that names a schedule; all else (other
results, a crash, another error, no end) is a fault. A run of at least 400 programs fails as well if a kind was never executed
otherwise than it had been chosen.
"""
import argparse
import array
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

import repo
import schedule_fields
import serve

ROOT = pathlib.Path(__file__).resolve().parents[2]
COVERING = 400
STRICT = ("transpose", "sum of rows", "sum of a few columns", "scan of rows", "product", "products", "layer norm")
OPEN = 21  # size of the first dimension that is open
REFUSED = re.compile(r"expected .* but found")
LIMIT = 60  # seconds


def function(arguments, results, *body):
    return (f"func.func @main({arguments}) -> {results} {{\n  " + "\n  ".join(body) + f"\n  return %r : {results}\n}}\n")


def unary(name, source, result, attributes=""):
    return function(f"%arg0: tensor<{source}>", f"tensor<{result}>",
                    f"%r = graph.{name} %arg0{attributes} : (tensor<{source}>) -> tensor<{result}>")


def matmul(a, b, c, epilogue=()):
    lines = [f"%{'m' if epilogue else 'r'} = graph.matmul %arg0, %arg1 : (tensor<{a}>, tensor<{b}>) -> tensor<{c}>", *epilogue]
    return function(f"%arg0: tensor<{a}>, %arg1: tensor<{b}>, %arg2: tensor<{c}>", f"tensor<{c}>", *lines)


def matrix(rows, columns):
    numbers = array.array("f", [(7 * i % 31 - 15) / 8 for i in range(rows * columns)])
    return f'%w = graph.constant dense<"0x{numbers.tobytes().hex().upper()}"> : tensor<{rows}x{columns}xf32>'


PROGRAMS = {
    "pointwise": unary("tanh", "7x33xf32", "7x33xf32"),
    "pointwise of open sizes": unary("exp", "?x?x5xf64", "?x?x5xf64"),
    "transpose": unary("permute", "40x70xi16", "70x40xi16", ", dims = [1, 0]"),
    "sum of rows": unary("sum", "37x53xf32", "37xf32", ", dims = [1], keepdim = false"),
    "sum of columns": unary("sum", "137x53xf32", "53xf32", ", dims = [0], keepdim = false"),
    "sum of tiles of columns": unary("sum", "3x71x90xi32", "3x90xi32", ", dims = [1], keepdim = false"),
    "sum of a few columns": unary("sum", "9x53xf64", "53xf64", ", dims = [0], keepdim = false"),
    "sum of the middle": unary("sum", "5x7x33xf32", "5x33xf32", ", dims = [1], keepdim = false"),
    "maximum of open columns": unary("amax", "?x?xf16", "?xf16", ", dims = [0], keepdim = false"),
    "concatenation": function(
        "%x: tensor<7x5x9xf32>, %y: tensor<7x3x9xf32>", "tensor<7x8x9xf32>",
        "%r = graph.cat %x, %y, dim = 1 : (tensor<7x5x9xf32>, tensor<7x3x9xf32>) -> tensor<7x8x9xf32>"),
    "padding": function(
        "%x: tensor<6x11xf32>, %v: tensor<f32>", "tensor<9x15xf32>",
        "%r = graph.pad %x, %v, low = [1, 2], high = [2, 2] : (tensor<6x11xf32>, tensor<f32>) -> tensor<9x15xf32>"),
    "sum to one": unary("sum", "70000xi32", "i32", ", dims = [0], keepdim = false"),
    "softmax": unary("softmax", "9x?xf32", "9x?xf32", ", dim = 1"),
    "softmax of the middle": unary("softmax", "3x7x33xf32", "3x7x33xf32", ", dim = 1"),
    "log softmax of f16": unary("log_softmax", "?x33xf16", "?x33xf16", ", dim = 1"),
    "derivatives of a layer norm": function(
        "%x: tensor<?x50xf32>, %w: tensor<50xf32>, %b: tensor<50xf32>", "tensor<?x50xf32>",
        "%y:4 = grad.vjp @norm(%x, %w, %b) cotangents(%x) : (tensor<?x50xf32>, tensor<50xf32>, tensor<50xf32>, tensor<?x50xf32>) -> "
        "(tensor<?x50xf32>, tensor<?x50xf32>, tensor<50xf32>, tensor<50xf32>)",
        "%s = graph.add %y#1, %y#2 : (tensor<?x50xf32>, tensor<50xf32>) -> tensor<?x50xf32>",
        "%r = graph.mul %s, %y#3 : (tensor<?x50xf32>, tensor<50xf32>) -> tensor<?x50xf32>")
    + "func.func private @norm(%x: tensor<?x50xf32>, %w: tensor<50xf32>, %b: tensor<50xf32>) -> tensor<?x50xf32> {\n"
    "  %r = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-05 : (tensor<?x50xf32>, tensor<50xf32>, tensor<50xf32>) "
    "-> tensor<?x50xf32>\n  return %r : tensor<?x50xf32>\n}\n",
    "scan of rows": unary("cumsum", "50x19xf32", "50x19xf32", ", dim = 1"),
    "scan of columns": unary("cumsum", "19x50xi64", "19x50xi64", ", dim = 0"),
    "windows": unary("max_pool", "2x3x17x19xf32", "2x3x9x10xf32",
                     ", kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], dilation = [1, 1], ceil_mode = false"),
    "product": matmul("37x70xf32", "70x45xf32", "37x45xf32"),
    "product of integers": matmul("37x70xi32", "70x45xi32", "37x45xi32"),
    "product of bf16": matmul("37x70xbf16", "70x45xbf16", "37x45xbf16"),
    "product of open rows": matmul("?x70xf32", "70x64xf32", "?x64xf32"),
    "product, addend and maximum": matmul(
        "37x70xf32", "70x45xf32", "37x45xf32",
        ["%s = graph.add %m, %arg2 : (tensor<37x45xf32>, tensor<37x45xf32>) -> tensor<37x45xf32>",
         "%r = graph.relu %s : (tensor<37x45xf32>) -> tensor<37x45xf32>"]),
    "products": matmul("3x20x70xf64", "3x70x33xf64", "3x20x33xf64"),
    "convolution": function(
        "%x: tensor<2x5x11x13xf32>, %w: tensor<9x5x3x3xf32>, %b: tensor<9xf32>", "tensor<2x9x11x13xf32>",
        "%r = graph.conv %x, %w, %b, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<2x5x11x13xf32>, tensor<9x5x3x3xf32>, tensor<9xf32>) -> "
        "tensor<2x9x11x13xf32>"),
    "product with a constant in panels": function(
        "%arg0: tensor<37x130xf32>, %b: tensor<160xf32>", "tensor<37x160xf32>", matrix(130, 160),
        "%y = graph.matmul %arg0, %w : (tensor<37x130xf32>, tensor<130x160xf32>) -> tensor<37x160xf32>",
        "%s = graph.add %y, %b : (tensor<37x160xf32>, tensor<160xf32>) -> tensor<37x160xf32>",
        "%r = graph.relu %s : (tensor<37x160xf32>) -> tensor<37x160xf32>"),
    "linear and gelu": function(
        "%arg0: tensor<?x70xf32>, %w: tensor<45x70xf32>, %b: tensor<45xf32>", "tensor<?x45xf32>",
        "%y = graph.linear %arg0, %w, %b : (tensor<?x70xf32>, tensor<45x70xf32>, tensor<45xf32>) -> tensor<?x45xf32>",
        "%r = graph.gelu %y, approximate = none : (tensor<?x45xf32>) -> tensor<?x45xf32>"),
    "layer norm": function(
        "%x: tensor<9x50xf32>, %w: tensor<50xf32>, %b: tensor<50xf32>", "tensor<9x50xf32>",
        "%r = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-05 : (tensor<9x50xf32>, tensor<50xf32>, tensor<50xf32>) -> "
        "tensor<9x50xf32>"),
    "linear of bf16": function(
        "%arg0: tensor<?x71xbf16>, %w: tensor<45x71xbf16>", "tensor<?x45xbf16>",
        "%r = graph.linear %arg0, %w : (tensor<?x71xbf16>, tensor<45x71xbf16>) -> tensor<?x45xbf16>"),
    "convolution of bf16": function(
        "%x: tensor<2x5x11x13xbf16>, %w: tensor<9x5x3x3xbf16>", "tensor<2x9x5x6xbf16>",
        "%r = graph.conv %x, %w, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1 : (tensor<2x5x11x13xbf16>, "
        "tensor<9x5x3x3xbf16>) -> tensor<2x9x5x6xbf16>"),
}


class Fuzzer:
    name, programs, kinds = "random_schedules", PROGRAMS, tuple(schedule_fields.CPU)
    compile_options = "stop-after=fuse"

    def __init__(self, args):
        self.args, self.folder = args, pathlib.Path(args.keep)
        self.executed, self.right, self.refused, self.faults = set(), 0, 0, []
        self.fused, self.interpreter = {}, self.server()

    def server(self):
        return serve.Server(self.args.tcopt_run, time_limit=LIMIT, most_bytes=8 << 30)

    def inputs(self, text):
        """Unknown sizes are called argN.DIMENSION; those that have to agree have the same number here."""
        sizes = []
        for argument, shape in enumerate(re.findall(r"%\w+: tensor<([^>]*)>", text.splitlines()[0])):
            sizes += [f"arg{argument}.{i}={OPEN + i}" for i, size in enumerate(shape.split("x")) if size == "?"]
        return {"inputs": "random:3", "dims": sizes}

    def prepare(self, name):
        """A program in phase fuse, and its results."""
        if name in self.fused:
            return self.fused[name]
        text = self.programs[name]
        fused = subprocess.run([str(self.args.tcopt), f"--tcopt-compile={self.compile_options} numerics={self.numerics(name)}"],
                               input=text, capture_output=True, text=True, timeout=LIMIT)
        expected = self.interpreter.ask({"run": text, "backend": "interp", **self.inputs(text)})
        if fused.returncode or not expected["ok"]:
            raise RuntimeError(f"{self.name}: {name}: {expected.get('message', '')}{fused.stderr}")
        self.fused[name] = fused.stdout, expected["outputs"]
        return self.fused[name]

    def numerics(self, name):
        return "strict" if name in STRICT else "fast"

    def program(self, seed):
        name = list(self.programs)[seed % len(self.programs)]
        text, results = self.prepare(name)
        schedules = self.schedules(seed)
        return name, schedules.apply(text), results, schedules.kinds

    def schedules(self, seed):
        return schedule_fields.Schedules(random.Random(seed), schedule_fields.CPU, schedule_fields.CPU_NEAR)

    def settings(self, name, seed):
        """The fields of a request besides program, inputs and results."""
        return {"threads": 1 + seed % 2}

    def requests(self, seeds, asked):
        """Yields a request for each seed, and appends its seed, name, text and kinds to `asked`."""
        for seed in seeds:
            name, text, results, kinds = self.program(seed)
            asked.append((seed, name, text, kinds))
            yield {"run": text, "expect": results, **self.inputs(self.programs[name]), **self.settings(name, seed)}

    def try_all(self, seeds, jobs):
        asked = []
        with serve.Pool([self.server() for _ in range(jobs)]) as pool, self.interpreter:
            for number, answer in enumerate(pool.map(self.requests(seeds, asked), key=lambda request: None)):
                self.judge(*asked[number], answer)

    def judge(self, seed, name, text, kinds, answer):
        if answer["ok"]:
            self.right += 1
            self.executed |= kinds
        elif answer["stage"] in ("parse", "compile") and REFUSED.search(answer["message"]):
            self.refused += 1
        else:
            self.faults.append(seed)
            path = self.folder / f"schedule-{seed}.mlir"
            path.write_text(text)
            print(f"{self.name}: {path} ({name}): {answer['stage']}: {answer['message'][-600:]}", flush=True)


def main(kind=Fuzzer, description=__doc__):
    parser = argparse.ArgumentParser(description=description.split("\n")[0])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--print", type=int, metavar="SEED")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--tcopt", type=pathlib.Path, default=ROOT / "build/bin/tcopt")
    parser.add_argument("--tcopt-run", type=pathlib.Path, default=ROOT / "build/bin/tcopt-run")
    parser.add_argument("--keep", type=pathlib.Path, default=pathlib.Path(tempfile.gettempdir()) / "random-schedules",
                        help="folder of programs that fail")
    args = parser.parse_args()
    args.keep.mkdir(parents=True, exist_ok=True)
    fuzzer = kind(args)
    if args.print is not None:
        with fuzzer.interpreter:
            print(fuzzer.program(args.print)[1])
        return 0
    fuzzer.try_all(range(args.seed, args.seed + args.count), args.jobs)
    never = [kind for kind in fuzzer.kinds if kind not in fuzzer.executed] if args.count >= COVERING else []
    if never:
        print(f"{fuzzer.name}: never executed at random: {', '.join(never)}")
    print(f"{fuzzer.name}: {args.count} programs, {fuzzer.right} right, {fuzzer.refused} refused, "
          f"{len(fuzzer.faults) + bool(never)} failed")
    return 1 if fuzzer.faults or never else 0


if __name__ == "__main__":
    sys.exit(main())
