"""Operators that make tensors of sizes and numbers."""
import math

import torch

from .builder import DTYPES, element_name
from .registry import op


def default_dtype(x):
    return "i1" if isinstance(x, bool) else "i64" if isinstance(x, int) else "f32"


def filled(g, value, sizes, dtype):
    return g.full(value, sizes, element_name(dtype) if isinstance(dtype, torch.dtype) else dtype)


def listed(size):
    return [size] if isinstance(size, int) else list(size)


@op("full")
def full(g, size, fill_value, *, dtype=None, **ignored):
    return filled(g, fill_value, listed(size), dtype or default_dtype(fill_value))


@op("full", "full_like")
def full_like(g, input, fill_value, *, dtype=None, **ignored):
    return filled(g, fill_value, input.shape, dtype or input.dtype)


@op("full", "new_full")
def new_full(g, input, size, fill_value, *, dtype=None, **ignored):
    return filled(g, fill_value, listed(size), dtype or input.dtype)


@op("full", "fill")
def fill(g, input, value):
    return filled(g, value, input.shape, input.dtype)


def constant(word, number):
    def plain(g, size, *, dtype=None, **ignored):
        return filled(g, number, listed(size), dtype or "f32")

    def like(g, input, *, dtype=None, **ignored):
        return filled(g, number, input.shape, dtype or input.dtype)

    def new(g, input, size, *, dtype=None, **ignored):
        return filled(g, number, listed(size), dtype or input.dtype)
    op("full", word)(plain)
    op("full", f"{word}_like")(like)
    op("full", f"new_{word}")(new)


constant("ones", 1)
constant("zeros", 0)


@op("full", "scalar_tensor")
def scalar_tensor(g, s, *, dtype=None, **ignored):
    return filled(g, s, [], dtype or "f32")


@op("arange")
def arange(g, start, end=None, step=1, *, dtype=None, **ignored):
    """(end) or (start, end, step?)."""
    given = [v for v in (start, end, step) if v is not None]
    start, end = (0, start) if end is None else (start, end)
    dtype = element_name(dtype) if dtype else "f32" if any(isinstance(v, float) for v in given) else "i64"
    size = max(0, math.ceil((end - start) / step))
    return g.emit("arange", [g.const(start, dtype), g.const(step, dtype)],
                  like=torch.empty((size,), dtype=DTYPES[dtype], device="meta"), sizes=[size])
