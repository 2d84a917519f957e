"""Operators whose results have sizes that follow from values.

The meta tensors of their results have sizes that only say the rank.
"""
import torch

from .builder import Value
from .registry import op, own


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


@own("repeat_interleave", repeat_interleave, torch.repeat_interleave)
def repeats(make):
    """Numbers of each type, none, and what is never taken."""
    for dtype in (torch.int64, torch.int32):
        for shape, dim, numbers in (((3,), 0, [2, 0, 1]), ((3, 2), 0, [0, 0, 0]), ((2, 3), -1, [1, 4, 0]), ((2, 3, 2), 1, [3, 1, 2]),
                                    ((0, 2), 0, []), ((2, 0), 0, [2, 3]), ((4,), None, [1, 0, 2, 1]), ((2, 2), None, [3])):
            yield make(shape), torch.tensor(numbers, dtype=dtype), dim


# --- Numbers that are equal, or nothing's equal ---

def special(make):
    """Few numbers, of floats also those that are not finite or have two zeros."""
    x = make((12,), low=0, high=3)
    if not x.is_floating_point():
        return x
    x = x.round()
    return torch.cat([x, torch.tensor([0.0, -0.0, float("nan"), float("inf"), -float("inf"), float("nan")], dtype=x.dtype)])


def taken_apart(make):
    """(x, dim)"""
    yield special(make), None
    yield special(make).reshape(2, 3, -1), None
    yield make((7, 2), low=0, high=2), 0
    yield make((2, 7), low=0, high=2), 1
    yield make((3, 8, 1), low=0, high=2), -2
    yield make((0,)), None
    yield make((1,)), 0
    yield make(()), None


@own("unique", unique, torch.unique)
def groups(make):
    for x, dim in taken_apart(make):
        yield x, True, True, True, dim


@own("unique_consecutive", unique_consecutive, torch.unique_consecutive)
def runs(make):
    for x, dim in taken_apart(make):
        yield x, True, True, dim


@own("nonzero", places, torch.nonzero)
def zeros(make):
    yield special(make),
    yield make((3, 4, 2), low=0, high=2),
    yield torch.zeros_like(make((3, 2))),
    yield make((2, 0)),
    yield make((300,), low=0, high=2),
    yield make((1, 1, 1), low=1, high=2),


@own("masked_select", masked_select, torch.masked_select)
def selections(make):
    for shape, mask in (((4, 3), (4, 3)), ((3,), (4, 1)), ((4, 3), ()), ((), (5,)), ((0, 3), (3,)), ((2, 1, 3), (4, 1))):
        yield make(shape), torch.testing.make_tensor(mask, dtype=torch.bool, device="cpu")
    yield special(make), torch.zeros((1,), dtype=torch.bool)
