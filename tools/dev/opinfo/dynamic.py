"""Operators whose results have sizes that follow from values.

The meta tensors of their results have sizes that only say the rank.
"""
import torch

from .builder import Value
from .registry import op


def meta_of(shape, dtype):
    return torch.empty(tuple(shape), dtype=dtype, device="meta")


@op("nonzero", "nonzero")
def nonzero(g, input, *, as_tuple=False):
    rows = places(g, input)
    if not as_tuple:
        return rows
    if not input.rank:
        rows = places(g, g.unsqueeze(input, 0))
    return [g.squeeze(g.slice(rows, 1, d, d + 1), [1]) for d in range(max(1, input.rank))]


@op("nonzero", "argwhere")
def places(g, input):
    return g.emit("nonzero", [input], like=meta_of((2, input.rank), torch.int64))


@op("masked_select")
def masked_select(g, input, mask):
    return g.emit("masked_select", [input, mask], like=meta_of((2,), input.meta.dtype))


def grouped(g, name, input, dim, return_inverse, return_counts):
    dim = None if dim is None or not input.rank else dim % input.rank
    sizes = (2,) if dim is None else [2 if d == dim else s for d, s in enumerate(input.shape)]
    likes = [meta_of(sizes, input.meta.dtype), meta_of(input.shape if dim is None else input.shape[dim:dim + 1], torch.int64),
             meta_of((2,), torch.int64)]
    values, inverse, counts = g.emit_many(name, [input], "" if dim is None else f"dim = {dim}", likes)
    results = [values] + [inverse] * bool(return_inverse) + [counts] * bool(return_counts)
    return results if len(results) > 1 else values


@op("unique")
def unique(g, input, sorted=True, return_inverse=False, return_counts=False, dim=None):
    return grouped(g, "unique", input, dim, return_inverse, return_counts)


@op("unique_consecutive")
def unique_consecutive(g, input, return_inverse=False, return_counts=False, dim=None):
    return grouped(g, "unique_consecutive", input, dim, return_inverse, return_counts)


@op("repeat_interleave")
def repeat_interleave(g, input, repeats=None, dim=None, *, output_size=None):
    if repeats is None:  # the places themselves
        input, repeats = g.emit("arange", [g.const(0, "i64"), g.const(1, "i64")], like=meta_of(input.shape, torch.int64), sizes=input.shape), input
    if dim is None:
        input, dim = g.reshape(input, [input.meta.numel()]), 0
    dim %= max(1, input.rank)
    if not input.rank:
        input = g.unsqueeze(input, 0)
    size = input.shape[dim]
    if isinstance(repeats, Value):
        repeats = g.expand(g.reshape(repeats, [repeats.meta.numel()]), [size])
    else:
        repeats = g.full(repeats, [size], "i64")
    like = meta_of([2 if d == dim else s for d, s in enumerate(input.shape)], input.meta.dtype)
    return g.emit("repeat_interleave", [input, repeats], f"dim = {dim}", like)
