"""Inputs of recorded graphs as NumPy arrays, and arrays of results as f64. Needs NumPy, not torch.

Arrays are those of .npy files as tcopt-run reads and writes them: an element of bf16 is two raw bytes.
"""
import numpy as np

import serve

from . import expressions, replay

RAW = "V2"  # bf16
KINDS = {"size": "i64", "number": "f64", "boolean": "i1"}  # dtypes of values that are tensors of rank 0 in tcopt
NAMES = {np.dtype(code): name for name, code in serve.NUMPY.items() if name != "bf16"}


class Unsupported(Exception):
    """An input of a data type that tcopt does not have."""


def hints(graph):
    """The value of each symbol in the recorded call, where it is known before."""
    return {row["name"]: row["hint"] for row in graph.get("symbols", []) if "hint" in row}


def size_of(size, values):
    """The value of a size; None if it has a symbol without a value."""
    tree = expressions.parse(size)
    return expressions.value(tree, values) if expressions.symbols(tree) <= set(values) else None


def dtype_of(row):
    """The dtype of the tensor that a value is in tcopt."""
    return row["dtype"] if row.get("kind", "tensor") == "tensor" else KINDS[row["kind"]]


def rounded(values, dtype):
    """Elements in f64 or i64, rounded once to a dtype."""
    if dtype == "bf16":
        return bf16(values.astype(np.float64)).view(RAW)
    if dtype not in serve.NUMPY:
        raise Unsupported(f"dtype {dtype}")
    return values.astype(serve.NUMPY[dtype])


def bf16(values):
    """The bits of numbers in f64 that are rounded to nearest, ties to even."""
    with np.errstate(over="ignore"):
        near = values.astype(np.float32)
    # Toward zero in f32, with the last bit set where that is inexact: rounding this again gives the f64 rounded once.
    away = np.abs(near.astype(np.float64)) > np.abs(values)
    bits = (near.view(np.uint32) - away) | (near != values)
    return ((bits + np.uint32(0x7FFF) + (bits >> 16 & 1)) >> 16).astype("<u2")


def input_array(row, source, values, seed, argument):
    """The input that a source of `numbers` describes; `values` are those of the symbols."""
    dtype = dtype_of(row)
    if "value" in source:
        return rounded(np.array(source["value"]), dtype)
    shape = source.get("sizes") or [size_of(s, values) for s in row["sizes"]]
    count = int(np.prod(shape, dtype=np.int64))
    return rounded(replay.elements(source, count, seed, argument), dtype).reshape(shape)


def inputs(graph, numbers):
    """All inputs in order."""
    values = hints(graph)
    pairs = zip(graph["inputs"], numbers["inputs"], strict=True)
    return [input_array(row, source, values, numbers["seed"], i) for i, (row, source) in enumerate(pairs)]


def name_of(array):
    """The dtype of an array by its name in tcopt."""
    return "bf16" if array.dtype == np.dtype(RAW) else NAMES.get(array.dtype.newbyteorder("<"), str(array.dtype))


def wide(array):
    """The elements in f64, flat."""
    flat = np.ascontiguousarray(array).reshape(-1)
    if name_of(array) == "bf16":
        flat = (flat.view("<u2").astype(np.uint32) << 16).view(np.float32)
    return flat.astype(np.float64)
