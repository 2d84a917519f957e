#!/usr/bin/env python3
"""Writes the execution tests of test/Execution whose expected values PyTorch computes.

  tools/dev/record_execution_tests.py            needs PyTorch and NumPy; writes all of them
  tools/dev/record_execution_tests.py unary      those whose name contains this

The cases are in execution_cases.py. A test is run by the interpreter and as compiled code, fast and strict. Its data are
passed to functions that are not inlined, so that they are not folded. Floats are compared with PyTorch's answer in f64.
"""
import pathlib
import sys

import numpy as np
import torch

from judge_cases import DTYPES, FLOATS, NAME, literal

HEADER = """// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu --target-cpu=native --target-features=-avx512bf16,-avxneconvert
// In `fast`, instructions that round to bf16 take subnormal numbers for zero.
// RUN: sed 's/atol = 1.0e-40/atol = 1.2e-38/' %s | tcopt-run - --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

"""
RTOL = {"f64": 1e-13, "f32": 2e-6, "f16": 1e-3, "bf16": 8e-3}
LEAST = {"f64": 5e-324, "f32": 1e-44, "f16": 6e-8, "bf16": 1e-40}
DIGITS = {"f16": 5, "bf16": 4, "f32": 9, "f64": 17}


def number(x):
    """An element as IR writes it, floats in as few digits as give them back."""
    dtype = NAME[x.dtype]
    if dtype not in FLOATS or not bool(x.isfinite()):
        return literal(x)
    for digits in range(1, DIGITS[dtype] + 1):
        text = f"{float(x):.{digits}g}"
        if torch.tensor(float(text), dtype=torch.float64).to(x.dtype) == x:
            break
    mantissa, _, exponent = text.partition("e")
    return mantissa + ("" if "." in mantissa else ".0") + (f"e{exponent}" if exponent else "")


def elements(x):
    return number(x) if x.dim() == 0 else "[" + ", ".join(elements(e) for e in x) + "]"


def type_of(x, dynamic=()):
    return "tensor<" + "".join(("?" if s in dynamic else str(s)) + "x" for s in x.shape) + NAME[x.dtype] + ">"


def constant(name, x, dialect):
    data = elements(x) if x.numel() else ""
    return f"  %{name} = {dialect}.constant dense<{data}> : {type_of(x)}"


class Section:
    """A function with the operands of its ops as arguments. Sizes in `dynamic` are unknown in it; `%dN` is the size N.

    Ops of graph and of core cannot be in one program: they go to a function each.
    """

    def __init__(self, name, dynamic=(), **tensors):
        self.name, self.dynamic, self.tensors, self.lines, self.count = name, set(dynamic), tensors, {}, 0

    def type(self, x):
        return type_of(x, self.dynamic)

    def op(self, op, operands, reference, attributes="", rtol=None, atol=None, sizes=None):
        """One op and the check of its result. `operands` names arguments, separated by spaces; an op's keyword may come first, and
        an operand's keyword in front of it: `x weight:w`.
        `reference` computes the result from tensors, or is one; a list of `sizes` is the last attribute."""
        names = operands.split()
        keyword = [names.pop(0)] if names and names[0] not in self.tensors else []
        words = {n: n.replace(":", " %") if ":" in n else f"mask %{n}" if n == "mask" else f"%{n}" for n in names}
        inputs = [self.tensors[n.split(":")[-1]] for n in names]
        types = [self.type(x) for x in inputs]
        if sizes is not None:
            types += ["index" for s in sizes if s in self.dynamic]
            attributes += f", sizes = [{', '.join(f'%d{s}' if s in self.dynamic else str(s) for s in sizes)}]"
        expected = self.expect(reference, inputs)
        result = f"%r{self.count}"
        written = ", ".join(keyword + [words[n] for n in names])
        if not written:
            attributes = attributes.removeprefix(", ")
        dialect = op.split(".")[0]
        self.add(dialect, f"  {result} = {op} {written}{attributes} : ({', '.join(types)}) -> {self.type(expected)}")
        self.check(dialect, result, expected, rtol, atol)

    def expect(self, reference, inputs):
        if torch.is_tensor(reference):
            return reference
        result = reference(*inputs)
        if NAME[result.dtype] not in FLOATS:
            return result
        wide = reference(*[x.double() if x.is_floating_point() else x for x in inputs])
        return wide.to(result.dtype)

    def add(self, dialect, line):
        self.lines.setdefault(dialect, []).append(line)

    def check(self, dialect, result, expected, rtol, atol):
        dtype = NAME[expected.dtype]
        self.add(dialect, constant(f"e{self.count}", expected, dialect))
        types = f"{self.type(expected)}, {type_of(expected)}"
        if dtype in FLOATS and rtol != 0:
            room = f"rtol = {rtol or RTOL[dtype]:.1e}, atol = {atol or LEAST[dtype]:.1e}"
            self.add(dialect, f"  check.close {result}, %e{self.count}, {room} : {types}")
        else:
            self.add(dialect, f"  check.equal {result}, %e{self.count} : {types}")
        self.count += 1

    def sizes(self, lines):
        """How `%dN` is found: from the first argument that has such a dimension."""
        found = []
        for size in sorted(self.dynamic):
            used = any(f"%d{size}" in line for line in lines)
            where = next(((n, list(x.shape).index(size)) for n, x in self.tensors.items() if size in x.shape), None)
            if used and where:
                name, dim = where
                found += [f"  %i{size} = arith.constant {dim} : index",
                          f"  %d{size} = tensor.dim %{name}, %i{size} : {self.type(self.tensors[name])}"]
        return found

    def function(self, dialect):
        arguments = ", ".join(f"%{n}: {self.type(x)}" for n, x in self.tensors.items())
        head = f"func.func private @{self.name}({arguments}) attributes {{no_inline}} {{"
        lines = self.lines[dialect]
        return "\n".join([head] + self.sizes(lines) + lines + ["  return", "}", ""])

    def call(self, dialect):
        lines, passed = [], []
        for n, x in self.tensors.items():
            name = f"{self.name}_{n}"
            lines.append(constant(name, x, dialect))
            if self.type(x) != type_of(x):
                lines.append(f"  %{name}_d = tensor.cast %{name} : {type_of(x)} to {self.type(x)}")
                name += "_d"
            passed.append(f"%{name}")
        types = ", ".join(self.type(x) for x in self.tensors.values())
        return lines + [f"  call @{self.name}({', '.join(passed)}) : ({types}) -> ()"]


def text(sections, dialect):
    main = ["func.func @main() {"] + [line for s in sections for line in s.call(dialect)] + ["  return", "}", ""]
    return HEADER + "\n".join([s.function(dialect) for s in sections] + main)


def write(name, sections, dialect):
    sections = [s for s in sections if dialect in s.lines]
    if not sections:
        return
    written = text(sections, dialect)
    (pathlib.Path(__file__).resolve().parents[2] / f"test/Execution/{name}.mlir").write_text(written)
    lines = written.count("\n")
    print(f"{name}: {lines} lines" + (" (too long)" if lines > 300 else ""))


def main():
    import execution_cases
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    families = {}
    for name, sections in execution_cases.files():
        families.setdefault(f"core-{name.split('-')[0]}", []).extend(sections)
        if only in name:
            write(name, sections, "graph")
    for name, sections in families.items():
        if only in name:
            write(name, sections, "core")
    return 0


if __name__ == "__main__":
    sys.exit(main())
