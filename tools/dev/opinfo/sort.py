"""Ordering and ranks. Which of equal elements comes first, PyTorch says of a stable sort only: else indices are judged by
what lies there.

  python -m unittest opinfo.sort      (in tools/dev)
"""
import unittest

import torch

from .registry import op


def flag(x):
    return str(bool(x)).lower()


# --- Properties ---

def same(a, b):
    return a.shape == b.shape and bool(((a == b) | ((a != a) & (b != b))).all())


def lies_there(x, dim, index, values):
    """What is wrong with indices along `dim`, where `values` should lie."""
    if x.dim() == 0:
        dim, x, index, values = 0, *(t.reshape(1) for t in (x, index, values))
    if index.dim() < x.dim():
        index, values = index.unsqueeze(dim), values.unsqueeze(dim)
    if index.numel() and not bool(((index >= 0) & (index < x.shape[dim])).all()):
        return "an index is out of range"
    return "" if same(torch.gather(x, dim, index.reshape(values.shape)), values) else "other elements lie at the indices"


def is_distinct(index, dim):
    order = index.sort(dim).values if index.dim() else index.reshape(1)
    return not bool((order.diff(dim=dim) == 0).any())


def places(dim_at, distinct=False):
    """Values are PyTorch's, and lie where the indices say; `dim` is the argument of this number."""
    def property(found, eager, args, kwargs):
        if kwargs.get("stable") or len(found) == 1:
            return "" if same(found[0], eager[0]) else "other values"
        dim = kwargs.get("dim", args[dim_at] if len(args) > dim_at else -1)
        if not same(found[0], eager[0]):
            return "other values"
        if distinct and not is_distinct(found[1], dim):
            return "an index is there twice"
        return lies_there(args[0], dim, found[1], found[0])
    return property


def order(found, eager, args, kwargs):
    """Of argsort: the same elements at other indices."""
    x, dim = args[0], kwargs.get("dim", args[1] if len(args) > 1 else -1)
    values = torch.gather(x.reshape(1), 0, eager[0].reshape(1)) if x.dim() == 0 else torch.gather(x, dim, eager[0])
    return lies_there(x, dim, found[0], values) if is_distinct(found[0], dim) else "an index is there twice"


# --- Adapters ---

def sorted_(g, x, dim, descending):
    return g.emit_many("sort", [x], f"dim = {dim}, descending = {flag(descending)}", [x.meta, x.meta.long()])


@op("sort", property=places(1, distinct=True))
def sort(g, input, dim=-1, descending=False, *, stable=None):
    return sorted_(g, input, dim, descending)


@op("sort", "argsort", property=order)
def argsort(g, input, dim=-1, descending=False, *, stable=False):
    return sorted_(g, input, dim, descending)[1]


@op("sort", "msort")
def msort(g, input):
    return sorted_(g, input, 0, False)[0]


@op("topk", property=places(2, distinct=True))
def topk(g, input, k, dim=-1, largest=True, sorted=True):
    k = k if input.rank else 1
    like = torch.topk(input.meta, k, dim)[0]
    return g.emit_many("topk", [input], f"k = {k}, dim = {dim}, largest = {flag(largest)}", [like, like.long()])


@op("kthvalue", property=places(2))
def kthvalue(g, input, k, dim=-1, keepdim=False):
    like = torch.kthvalue(input.meta, k, dim, keepdim)[0]
    return g.emit_many("kthvalue", [input], f"k = {k}, dim = {dim}, keepdim = {flag(keepdim)}", [like, like.long()])


def one_of(g, name, input, dim, keepdim):
    like = torch.amax(input.meta, dim, keepdim)
    return g.emit_many(name, [input], f"dim = {dim}, keepdim = {flag(keepdim)}", [like, like.long()])


@op("mode", property=places(1))
def mode(g, input, dim=-1, keepdim=False):
    return one_of(g, "mode", input, dim, keepdim)


@op("median", property=places(1))
def median(g, input, dim=None, keepdim=False):
    """Of all elements NaN if there are none, and 0 of integers."""
    if dim is not None:
        return one_of(g, "median", input, dim, keepdim)
    if not input.meta.numel():
        return g.const(float("nan") if input.is_float() else torch.median(torch.empty(0, dtype=input.meta.dtype)).item(), input.dtype)
    return one_of(g, "median", g.reshape(input, [input.meta.numel()]), 0, False)[0]


def numbers_of(g, x, dim):
    """How many elements along `dim` are no NaN, with size 1 there."""
    return g.reduce("sum", g.cast(g.unary("logical_not", g.unary("isnan", x)), "i64"), [dim], True)


@op("median", "nanmedian", property=places(1))
def nanmedian(g, input, dim=None, keepdim=False):
    """Place (count - 1) / 2 in order, where NaN is last."""
    if not input.is_float() or (dim is None and not input.meta.numel()):
        return median(g, input, dim, keepdim)
    x, axis = (input, dim) if dim is not None else (g.reshape(input, [input.meta.numel()]), 0)
    if not x.rank:
        return one_of(g, "median", x, axis, keepdim)
    axis %= x.rank
    values, indices = sorted_(g, x, axis, False)
    middle = g.binary("maximum", g.binary("div", g.binary("sub", numbers_of(g, x, axis), 1), 2, "rounding_mode = trunc"), 0)
    here = g.binary("eq", places_along(g, x, axis), middle)
    index = g.reduce("amax", g.where(here, indices, g.const(0, "i64")), [axis], keepdim)
    number = g.reduce("amax", g.where(here, values, g.const(-float("inf"), x.dtype)), [axis], keepdim)
    return number if dim is None else [number, index]


def places_along(g, x, dim):
    ones = g.full(1, [s if d == dim else 1 for d, s in enumerate(x.shape)], "i64")
    return g.binary("sub", g.emit("cumsum", [ones], f"dim = {dim}"), 1)


class PropertiesTest(unittest.TestCase):
    """Each property holds for PyTorch's own answers and finds a fault."""

    def test_places(self):
        for shape in ((), (5,), (3, 4), (2, 0)):
            x = torch.arange(torch.Size(shape).numel()).flip(0).reshape(shape)
            self.assertEqual(places(1, distinct=True)(torch.sort(x), torch.sort(x), (x, -1), {}), "")
            found = torch.kthvalue(x, 1, 0) if x.numel() else torch.sort(x)
            self.assertEqual(places(2)(found, found, (x, 1, 0 if x.numel() else -1), {}), "")

    def test_rank_0(self):
        x, zero = torch.tensor(3.0), torch.tensor(0)
        self.assertEqual(lies_there(x, 0, zero, x), "")
        self.assertIn("out of range", lies_there(x, 0, zero + 1, x))
        self.assertIn("other elements", lies_there(x, -1, zero, x + 1))

    def test_faults(self):
        x = torch.tensor([3, 1, 2])
        values, index = torch.sort(x)
        self.assertIn("other values", places(1)((values + 1, index), (values, index), (x,), {}))
        self.assertIn("other elements", places(1)((values, index.flip(0)), (values, index), (x,), {}))
        self.assertIn("twice", places(1, distinct=True)((values, index * 0), (values, index), (x,), {}))
        self.assertIn("out of range", lies_there(x, 0, index + 3, values))
        self.assertEqual(order([torch.argsort(x)], [torch.argsort(x)], (x,), {}), "")
        self.assertIn("twice", order([torch.tensor([1, 1, 0])], [torch.argsort(x)], (x,), {}))


if __name__ == "__main__":
    unittest.main()
