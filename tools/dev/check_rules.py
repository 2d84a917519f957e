#!/usr/bin/env python3
"""Checks that rewrite rules keep values: every function of the tests of some passes is run on the interpreter, as it is
and after the passes of its RUN line.

  tools/dev/check_rules.py                      all of TESTS below
  tools/dev/check_rules.py --also=core-do-something FILE    after another pipeline, too

Inputs are random numbers, small indices, and special values (NaN, infinities, zeros of both signs, subnormal numbers, the
least and the greatest); unknown sizes are 0, 1, 3 and 5. Simplifications must keep every bit, save a NaN's; decompositions
and what is done to functions with fast numerics may round otherwise. A function that fails before its passes proves nothing and is counted; one that only fails afterwards
is a finding.
"""
import argparse
import concurrent.futures
import pathlib
import random
import re
import struct
import sys

import replay_opinfo
import serve

ROOT = pathlib.Path(__file__).resolve().parents[2]
TESTS = {"test/Dialect/Core/Transforms/core-simplify*.mlir": "exact", "test/Dialect/Graph/Transforms/graph-simplify*.mlir": "exact",
         "test/Conversion/GraphToCore/convert-graph-to-core*.mlir": "close"}
SIZES = (3, 0, 1, 5)
DRAWS = ("random", "indices", "special")
FUNCTION = re.compile(r"^func\.func @(\w+)\((.*?)\)( ->[^\n]*| attributes[^\n]*|) \{\n(.*?)^\}\n", re.M | re.S)
FLOAT_BITS = {"f64": (11, 52), "f32": (8, 23), "f16": (5, 10), "bf16": (8, 7)}
FAR = 64  # ulps of the larger of an element and the tensor's root mean square, for what may round otherwise
LIMIT = 20000  # elements of an input
PATIENCE = 2  # seconds that a function may run: with some inputs, some loops never end


# --- Inputs ---

def special_bits(rng, dtype):
    exponent, mantissa = FLOAT_BITS[dtype]
    top, all_ones = 1 << (exponent + mantissa), ((1 << exponent) - 1) << mantissa
    return rng.choice((0, top, all_ones, all_ones | top, all_ones | 1 << (mantissa - 1), 1, top | 3, 1 << mantissa, all_ones - 1,
                       top | (all_ones - 1), (all_ones >> 1) & all_ones))


def float_bits(value, dtype):
    if dtype == "bf16":
        return struct.unpack("<I", struct.pack("<f", value))[0] >> 16
    pack, unpack = {"f64": ("<d", "<Q"), "f32": ("<f", "<I"), "f16": ("<e", "<H")}[dtype]
    return struct.unpack(unpack, struct.pack(pack, value))[0]


def element(rng, dtype, draw):
    """The bytes of one element."""
    size = serve.SIZES[dtype]
    if dtype == "i1":
        return bytes([rng.randint(0, 1)])
    if dtype in FLOAT_BITS:
        bits = special_bits(rng, dtype) if draw == "special" and rng.random() < 0.6 else float_bits(rng.gauss(0, 2), dtype)
        return bits.to_bytes(size, "little")
    low, high = (0, 2 ** (8 * size) - 1) if dtype == "ui8" else (-2 ** (8 * size - 1), 2 ** (8 * size - 1) - 1)
    values = {"indices": (0, 1, 2), "special": (low, low + 1, high, 0, 1, 7)}.get(draw) or range(max(low, -9), 10)
    return (rng.choice(values) % 2 ** (8 * size)).to_bytes(size, "little")


def tensor(rng, type, size, draw):
    """A tensor of a type such as tensor<?x3xf32>; None if there is none."""
    *shape, dtype = type.removeprefix("tensor<").removesuffix(">").split(",")[0].split("x")
    shape = tuple(size if s == "?" else int(s) for s in shape)
    count = 1
    for s in shape:
        count *= s
    if dtype not in serve.SIZES or count > LIMIT:
        return None
    return serve.Tensor(dtype, shape, b"".join(element(rng, dtype, draw) for _ in range(count)))


# --- Programs ---

class Function:
    """A function of a test, as a program."""

    def __init__(self, path, match):
        name, arguments, rest, body = match.groups()
        self.name = f"{path.relative_to(ROOT)}: @{name}"
        self.types = re.findall(r"%\w+: ([^ ,{]+(?:<[^>]*>)?)", arguments)
        self.text = f"func.func @main({arguments}){rest} {{\n{body}}}\n"
        self.is_fast = 'tcopt.numerics = "fast"' in rest
        self.is_whole = "->" in rest and all(re.fullmatch(r"tensor<[\w?]*>", t) for t in self.types) and "call @" not in body and "tensor<*" not in body

    def inputs(self, seed, size, draw):
        rng = random.Random(f"{self.name} {seed} {size} {draw}")
        return [tensor(rng, t, size, draw) for t in self.types]


def functions(path):
    text = path.read_text()
    run = re.search(r"^// RUN: tcopt %s (--\S+(?: --\S+)*) \| FileCheck", text, re.M)
    if not run:
        return "", []
    passes = [re.fullmatch(r"--([\w-]+)(?:=(.*))?", flag).groups() for flag in run[1].split() if flag != "--split-input-file"]
    pipeline = ",".join(name + (f"{{{options}}}" if options else "") for name, options in passes)
    code = "\n".join(line for line in text.splitlines() if not line.lstrip().startswith("//")) + "\n"
    return pipeline, [Function(path, m) for m in FUNCTION.finditer(code)]


# --- Comparing ---

def bits_of(t):
    size = serve.SIZES[t.dtype]
    return [t.data[i:i + size] for i in range(0, len(t.data), size)]


def difference(before, after, how):
    if (before.dtype, before.shape) != (after.dtype, after.shape):
        return f"a tensor of {after.dtype} {list(after.shape)} instead of {before.dtype} {list(before.shape)}"
    old, new = replay_opinfo.elements(before), replay_opinfo.elements(after)
    size = replay_opinfo.scale(old) if before.dtype in FLOAT_BITS else 0
    for i, (x, y, a, b) in enumerate(zip(old, new, bits_of(before), bits_of(after))):
        if a == b or (x != x and y != y):
            continue
        if how == "exact" or before.dtype not in FLOAT_BITS or not near(x, y, size, before.dtype):
            return f"element {i} is {y} instead of {x}"
    return ""


def near(x, y, size, dtype):
    eps = 2.0 ** -FLOAT_BITS[dtype][1]
    return x == y or abs(x - y) <= FAR * max(eps * max(abs(x), size), replay_opinfo.LEAST[dtype])


class Checker:
    """Checks functions by one process of tcopt-run, and counts."""

    def __init__(self, server, also):
        self.server, self.also = server, also
        self.ran = self.failing = 0
        self.findings = []

    def check(self, function, pipeline, how):
        proved = False
        for size in SIZES if any("?" in t for t in function.types) else SIZES[:1]:
            for draw in DRAWS:
                inputs = function.inputs(1, size, draw)
                if None in inputs or (draw == "special" and how == "close"):
                    continue
                wrong = self.compare(function, pipeline, inputs, how)
                proved |= wrong is not None
                if wrong:
                    self.findings.append(f"{function.name} with sizes {size}, {draw} values: {wrong}")
                    return
        self.ran += proved
        self.failing += not proved

    def compare(self, function, pipeline, inputs, how):
        """None if it fails before the passes, empty if all is well."""
        before = self.server.run(function.text, inputs, backend="interp")
        if not before["ok"]:
            return None
        passes = ",".join(filter(None, (pipeline, self.also)))
        after = self.server.run(function.text, inputs, backend="interp", passes=passes)
        if not after["ok"]:
            return f"{after['stage']}: {after['message']}"
        pairs = zip(before["outputs"], after["outputs"])
        return next(filter(None, (difference(b, a, how) for b, a in pairs)), "")


def check_file(path, how, tool, also):
    """(functions that keep their values, that never run, findings) of one test."""
    with serve.Server(tool, time_limit=PATIENCE) as server:
        checker = Checker(server, also)
        pipeline, found = functions(path)
        for function in found:
            if function.is_whole:
                checker.check(function, pipeline, "close" if function.is_fast else how)
    return checker.ran, checker.failing, checker.findings


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("files", nargs="*", type=pathlib.Path, help="tests of exact rules (default: all tests)")
    p.add_argument("--also", default="", help="a pipeline that runs after each file's own")
    p.add_argument("--tcopt-run", default=serve.TOOL, type=pathlib.Path)
    args = p.parse_args()
    files = [(f.resolve(), "exact") for f in args.files] or \
        [(f, how) for pattern, how in TESTS.items() for f in sorted(ROOT.glob(pattern))]
    with concurrent.futures.ProcessPoolExecutor() as pool:
        jobs = [pool.submit(check_file, path, how, args.tcopt_run, args.also) for path, how in files]
        results = [job.result() for job in jobs]
    ran, failing = sum(r[0] for r in results), sum(r[1] for r in results)
    findings = [finding for r in results for finding in r[2]]
    print("".join(f"{f}\n" for f in findings) +
          f"check_rules: {ran} functions keep their values, {len(findings)} do not, {failing} never run")
    return 1 if findings or not ran else 0


if __name__ == "__main__":
    sys.exit(main())
