#!/usr/bin/env python3
"""Runs recorded graphs in PyTorch from their JSON alone and compares the outputs with the recorded checks. Needs torch.

  tools/dev/replay_graphs.py [ARCHIVE...] [--graph NAME] [--wide]

A disagreement shows that the JSON is incomplete. --wide computes in f64, in which the answers were recorded.
"""
import argparse
import base64
import importlib
import pathlib
import sys

import numpy as np
import torch

from torch_graphs import expressions, numbers, reader, replay
from torch_graphs.writer import DTYPES

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "test/Import/Torch/graphs"
TORCH = {name: dtype for dtype, name in DTYPES.items()}
REFERENCES = {"tensor", "size", "number", "boolean"}
LISTS = {"ints", "bools", "strings"}
PLAIN = {"int", "bool", "string"}

LIBRARIES = {"transformers": "transformers.integrations.moe", "tcopt_forms": "torch_graphs.forms"}  # modules that define operators


class Unsupported(Exception):
    """A target that this script does not run."""


class Run:
    """Evaluates one graph; `wide` in f64."""

    def __init__(self, graph, wide, whole=None):
        self.graph, self.wide, self.values, self.whole = graph, wide, {}, whole or graph

    def tensor(self, t):
        return numbers.widened(t) if self.wide else t

    def dtype(self, name):
        dtype = TORCH[name]
        return numbers.WIDE.get(dtype, dtype) if self.wide else dtype

    def __call__(self, inputs):
        """The outputs; `inputs` are changed by nodes that write them."""
        for row, value in zip(self.graph["inputs"], inputs):
            self.values[row["name"]] = value
        for row in self.graph.get("constants", []):
            flat = torch.frombuffer(bytearray(base64.b64decode(row["data"])), dtype=TORCH[row["dtype"]])
            self.values[row["name"]] = self.tensor(flat.reshape(row["sizes"]).clone())
        for node in self.graph["nodes"]:
            self.run(node)
        return [self.argument(a) for a in self.graph["outputs"]]

    def run(self, node):
        args = [self.argument(a) for a in node.get("args", [])]
        kwargs = {k: self.argument(a) for k, a in node.get("kwargs", {}).items()}
        found = self.call(node["target"], args, kwargs)
        rows = node.get("results", [])
        found = found if isinstance(found, (tuple, list)) else [found] * len(rows[:1])
        for row, value in zip(rows, found):
            if row:
                self.values[row["name"]] = value

    def call(self, target, args, kwargs):
        if target.startswith("higher_order."):
            return getattr(self, target.split(".")[1], self.refuse)(*args, **kwargs)
        function = resolve(target)
        if function is torch.ops.aten.view.default:
            function = torch.ops.aten.reshape.default
        args, kwargs = numbers.without_dropout(function, tuple(args), kwargs)
        found = function(*args, **kwargs)
        return numbers.filled(found, self.wide) if numbers.is_uninitialized(target) else found

    # --- Higher-order operators ---

    def refuse(self, *args, **kwargs):
        raise Unsupported("a higher-order operator")

    def inner(self, name, operands):
        return Run(self.graph["graphs"][name], self.wide, self.whole)(list(operands))

    def cond(self, predicate, true, false, operands):
        return self.inner(true if bool(predicate) else false, operands)

    def auto_functionalized_v2(self, operator, **kwargs):
        """Calls an operator that writes whole bases; the results are its own and the bases."""
        bases = [b.clone() for b in kwargs.pop("_all_bases")]
        indices = {k: kwargs.pop(k) for k in list(kwargs) if k.startswith("_")}
        written = {k[1:-len("_base_index")]: bases[i] for k, i in indices.items()}
        own = resolve(operator)(**kwargs, **written)
        return [own, *bases]

    def while_loop(self, condition, body, carried, captured):
        while bool(self.inner(condition, [*carried, *captured])[0]):
            carried = self.inner(body, [*carried, *captured])
        return carried

    def scan(self, combine, carried, slices, captured):
        rows = []
        for i in range(slices[0].shape[0]):
            found = self.inner(combine, [*carried, *(s[i] for s in slices), *captured])
            carried, row = found[:len(carried)], found[len(carried):]
            rows.append(row)
        return [*carried, *(torch.stack(column) for column in zip(*rows))]

    # --- Arguments ---

    def argument(self, argument):
        (tag, value), = argument.items()
        if tag in REFERENCES:
            return self.values[value]
        if tag in PLAIN or tag in LISTS or tag in ("graph", "operator"):
            return value
        if tag == "float":
            return float(value)
        if tag == "none":
            return None
        if tag == "floats":
            return [float(v) for v in value]
        if tag == "sizes":
            return [v if isinstance(v, int) else self.values[v] for v in value]
        if tag in ("tensors", "optional_tensors"):
            return [v and self.values[v] for v in value]
        if tag == "list":
            return [self.argument(v) for v in value]
        return self.special(tag, value)

    def special(self, tag, value):
        if tag == "dtype":
            return self.dtype(value)
        if tag == "device":
            return torch.device(value)
        if tag in ("layout", "memory_format"):
            return getattr(torch, value)
        raise Unsupported(f"an argument {tag}")


def resolve(target):
    namespace, *names = target.split(".")
    if namespace in ("_operator", "torch", "math"):
        return getattr(importlib.import_module(namespace), names[0])
    if namespace in LIBRARIES:
        importlib.import_module(LIBRARIES[namespace])
    found = getattr(torch.ops, namespace)
    for name in names:
        found = getattr(found, name)
    return found


def input_of(row, source, hints, seed, argument):
    if row.get("kind", "tensor") != "tensor":
        return source["value"]
    size = lambda s: expressions.value(expressions.parse(s), hints)
    shape = source.get("sizes") or [size(s) for s in row["sizes"]]
    like = torch.empty(shape, dtype=TORCH[row["dtype"]], device="meta")
    if "strides" in row and "sizes" not in source:
        like = torch.empty_strided(shape, [size(s) for s in row["strides"]], dtype=like.dtype, device="meta")
    flat = replay.elements(source, like.numel(), seed, argument)
    made = torch.empty_strided(shape, like.stride(), dtype=like.dtype) if numbers.is_dense(like) else torch.empty(shape, dtype=like.dtype)
    return made.copy_(torch.from_numpy(np.array(flat)).reshape(shape))


def compare(found, expected, wide):
    if expected is None:
        return ""
    if "value" in expected:
        return "" if found == expected["value"] else f"{found}, expected {expected['value']}"
    flat = found.detach().double().reshape(-1).numpy()
    dtype = "f32" if wide and found.dtype is torch.float64 else DTYPES[found.dtype]
    return replay.disagreement(replay.check_of(flat), expected, flat.size, dtype)


def judged(recorded, wide):
    """[message] of a graph with numbers."""
    graph, expected = recorded.graph, recorded.numbers
    hints = {row["name"]: row.get("hint") for row in graph.get("symbols", [])}
    pairs = zip(graph["inputs"], expected["inputs"])
    inputs = [input_of(row, source, hints, expected["seed"], i) for i, (row, source) in enumerate(pairs)]
    run = Run(graph, wide)
    inputs = [numbers.widened(i) for i in inputs] if wide else inputs
    default = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64 if wide else default)
    try:
        outputs = run(inputs)
    finally:
        torch.set_default_dtype(default)
    named = {row["name"]: value for row, value in zip(graph["inputs"], inputs)}
    answers = [(f"output {i}", o, e) for i, (o, e) in enumerate(zip(outputs, expected["outputs"]))]
    answers += [(f"input {name}", named[name], e) for name, e in expected.get("mutated", {}).items()]
    return [f"{what}: {message}" for what, o, e in answers if (message := compare(o, e, wide))]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("archives", nargs="*", type=pathlib.Path)
    p.add_argument("--graph", help="only graphs of this name")
    p.add_argument("--wide", action="store_true")
    args = p.parse_args()
    torch.set_num_threads(1)
    count = failed = skipped = 0
    for path in args.archives or sorted(FOLDER.glob("*.jsonl.xz")):
        for recorded in reader.read(path)[1]:
            if args.graph not in (None, recorded.name) or recorded.numbers is None:
                continue
            try:
                with torch.no_grad():
                    messages = judged(recorded, args.wide)
            except Unsupported as reason:
                skipped += 1
                print(f"{path.name} {recorded.name}: not run: {reason}")
                continue
            count += 1
            failed += bool(messages)
            for message in messages[:3]:
                print(f"{path.name} {recorded.name}: {message}", flush=True)
    print(f"replay_graphs: {count} graphs, {failed} failed, {skipped} not run")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main())
