#!/usr/bin/env python3
"""Writes the table of functions that scripts call, from lib/NN/functions.schema.

  make_functions.py FILE [Rows.schema]

Each row is NAME#N, the N-th function of that name, and a call with all of its arguments. Names that end in _ are methods.
"""
import collections
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "lib/NN"))
from generate_functions import read_schema  # noqa: E402

GETTERS = {"Tensor": "tensor", "Tensor?": "tensor", "Operand": "operand", "Operand?": "maybeOperand", "Scalar": "scalar",
           "int": "integer", "int?": "maybeInteger", "float": "real", "float?": "maybeReal", "bool": "boolean", "Size": "size",
           "None": "none", "Floats": "reals", "Size?": "maybeSize", "Sizes": "sizes", "Dims": "dims", "PerDim": "dims", "DType": "dtype", "DType?": "maybeDType",
           "str": "text", "Tensor[]": "tensors"}


def numbered(sections):
    """(key, function) of all functions, those of one name in the schema's order."""
    seen = collections.Counter()
    for _, functions in sections:
        for f in functions:
            yield f"{f.name}#{seen[f.name]}", f
            seen[f.name] += 1


def row(key, call):
    return f'{{"{key}", [](const Call &c) {{ c.give({call}); }}}},\n'


def rows(key, f):
    arguments = [f"c.{GETTERS[p.type]}({i})" for i, p in enumerate(f.parameters)]
    name, number = key.split("#")
    if f.result not in ("void", "DType") and "write" not in f.variants:
        yield row(key, f"tcopt::{f.name}({', '.join(arguments)})")
    for method, writes in f.methods():
        if writes is not False:
            yield row(f"{method}#{number}", f"c.tensor(0).{method}({', '.join(arguments[1:])})")


def main():
    rows_file = pathlib.Path(sys.argv[2]) if len(sys.argv) > 2 else None
    known = [(key, f) for key, f in numbered(read_schema(rows=rows_file)) if all(p.type in GETTERS for p in f.parameters)]
    pathlib.Path(sys.argv[1]).write_text("".join(text for key, f in known for text in rows(key, f)))


if __name__ == "__main__":
    main()
