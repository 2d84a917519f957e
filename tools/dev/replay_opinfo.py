#!/usr/bin/env python3
"""Runs recorded samples of PyTorch's OpInfos, without PyTorch: on the interpreter, and compiled strict and fast.

  tools/dev/replay_opinfo.py test/Execution/opinfo/Inputs/*.jsonl [--backend=cuda]

A line of a file is one sample: {"name", "program", "inputs": [tensor], "expected": [tensor]}. A program is the text of a module or of
a TorchGraph (docs/TorchGraph.md); a tensor has dtype, shape and little-endian data in base64. Expected floats are PyTorch's answer in f64, `of` the dtype of the result; they
agree within ULPS. record_opinfo.py writes the files.

With "passes" and "entry" the program is differentiated first, and what is expected are its last results, the derivatives. They
agree by the measure of judge_gradients.py, FAR and MEAN, to which `error` belongs, the root mean square of PyTorch's own.
"""
import argparse
import json
import math
import pathlib
import struct
import sys

import serve

NUMERICS = "strict", "fast"
CODES = {"f64": "d", "f32": "f", "f16": "e", "i64": "q", "i32": "i", "i16": "h", "i8": "b", "ui8": "B", "i1": "?"}
DIGITS = {"f64": 53, "f32": 24, "f16": 11, "bf16": 8}
LEAST = {"f64": 5e-324, "f32": 2.0**-149, "f16": 2.0**-24, "bf16": 2.0**-133}
LARGEST = {"f64": sys.float_info.max, "f32": (2 - 2.0**-23) * 2.0**127, "f16": 65504.0, "bf16": (2 - 2.0**-7) * 2.0**127}
ULPS = {"f64": 16, "f32": 16, "f16": 2, "bf16": 2}  # of the larger of the element and the tensor's root mean square
FAR = {"f64": 1e-10 * 2.0**52, "f32": 64}  # the same, of derivatives
MEAN = {"f64": FAR["f64"], "f32": 8}  # and of the root mean square of the errors of a derivative
# A sum of six terms of up to 0.39 that is 0.02: PyTorch's order of adding has next to no error, but 29 % of all orders in f32 (9 % if
# the factor beta follows) have more than the measure allows. What is stated is the error of the worst order.
CANCELLING = {"addmm #2 f32 vjp": 4.21e-8}


def elements(tensor):
    count = math.prod(tensor.shape)
    if tensor.dtype == "bf16":
        return [struct.unpack("<f", struct.pack("<I", bits << 16))[0] for bits in struct.unpack(f"<{count}H", tensor.data)]
    return list(struct.unpack(f"<{count}{CODES[tensor.dtype]}", tensor.data))


def scale(values):
    finite = [v for v in values if math.isfinite(v)]
    return math.sqrt(sum(v * v for v in finite) / len(finite)) if finite else 0.0


def agrees(found, expected, size, dtype, ulps):
    """Whether an element of a tensor whose elements are about as large as `size` is right."""
    if math.isnan(expected) or math.isnan(found):
        return math.isnan(expected) and math.isnan(found)
    eps = 2.0 ** (1 - DIGITS[dtype])
    if math.isinf(found) or math.isinf(expected):
        return found == expected or abs(min(abs(found), abs(expected)) / LARGEST[dtype] - 1) <= 2 * ulps * eps
    return abs(found - expected) <= ulps * max(eps * max(abs(expected), size), LEAST[dtype])


def difference(found, expected, dtype, error=None, least=0):
    """Empty if a result is right. `expected` is a tensor of f64 where the result's dtype is a float. `least` is what the root mean
    square of the errors of a derivative may be in any case."""
    if found.dtype != dtype or found.shape != expected.shape:
        return f"a tensor of {found.dtype} {list(found.shape)}, expected {dtype} {list(expected.shape)}"
    have, want = elements(found), elements(expected)
    size = scale(want) if dtype in DIGITS else 0
    ulps = (ULPS if error is None else FAR).get(dtype)
    for i, (h, w) in enumerate(zip(have, want)):
        if not (agrees(h, w, size, dtype, ulps) if dtype in DIGITS else h == w):
            return f"element {i} is {h}, expected {w}"
    if error is None:
        return ""
    return mean_difference(have, want, max(least, 2 * error + MEAN[dtype] * 2.0 ** (1 - DIGITS[dtype]) * size))


def mean_difference(have, want, bound):
    error = scale([h - w for h, w in zip(have, want)])
    return f"root mean square error {error:.3g}, bound {bound:.3g}" if error > bound else ""


def complaint(server, sample, backend, numerics):
    inputs = [serve.Tensor.from_json(t) for t in sample["inputs"]]
    derivative = {k: sample[k] for k in ("passes", "entry") if k in sample}
    answer = server.run(sample["program"], inputs, backend=backend, numerics=numerics, **derivative)
    if not answer["ok"]:
        return f"{answer['stage']}: {answer['message']}"
    expected = [(serve.Tensor.from_json(t), t.get("of", t["dtype"]), t.get("error")) for t in sample["expected"]]
    found = answer["outputs"][-len(expected):] if derivative else answer["outputs"]
    if len(expected) != len(found):
        return f"{len(found)} results, expected {len(expected)}"
    least = CANCELLING.get(sample["name"], 0)
    return next(filter(None, (difference(f, *e, least) for f, e in zip(found, expected))), "")


def runs(backend=None, only_fast=False):
    """Backends and numerics: the interpreter and the CPU, or one backend alone."""
    compiled = [(backend or "cpu", numerics) for numerics in NUMERICS[only_fast:]]
    return compiled if backend else [("interp", "strict"), *compiled]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("files", nargs="+", type=pathlib.Path)
    p.add_argument("--tcopt-run", default=serve.TOOL, type=pathlib.Path)
    p.add_argument("--only-fast", action="store_true", help="not compiled strict")
    p.add_argument("--backend", help="this one alone, instead of the interpreter and the CPU")
    args = p.parse_args()
    samples = [json.loads(line) for f in args.files for line in f.read_text().splitlines()]
    failed = 0
    with serve.Server(args.tcopt_run) as server:
        for sample in samples:
            for backend, numerics in runs(args.backend, args.only_fast):
                wrong = complaint(server, sample, backend, numerics)
                if wrong:
                    failed += 1
                    print(f"{sample['name']} on {backend}, {numerics}: {wrong}\n{sample['program']}")
    print(f"replay_opinfo: {len(samples)} samples, {failed} failures")
    return 1 if failed or not samples else 0


if __name__ == "__main__":
    sys.exit(main())
