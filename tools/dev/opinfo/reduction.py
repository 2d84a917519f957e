"""Operators that reduce dimensions."""
import torch

from .registry import op


def dims_of(dim):
    """PyTorch's `dim`: none and () are all."""
    return [] if dim is None else [dim] if isinstance(dim, int) else list(dim)


def summing(name):
    def adapter(g, input, dim=None, keepdim=False, *, dtype=None):
        dtype = dtype or getattr(torch, name)(input.meta).dtype
        boolean = {"sum": "any", "prod": "all"}[name]  # with dtype=torch.bool
        return g.reduce(boolean if dtype == torch.bool else name, g.cast(input, dtype), dims_of(dim), keepdim)
    op(name)(adapter)


for each in ("sum", "prod"):
    summing(each)


@op("mean")
def mean(g, input, dim=None, keepdim=False, *, dtype=None):
    return g.reduce("mean", g.cast(input, dtype or input.dtype), dims_of(dim), keepdim)


def extremum(name):
    def adapter(g, input, dim=(), keepdim=False):
        return g.reduce(name, input, dims_of(dim), keepdim)
    op(name)(adapter)


for each in ("amax", "amin"):
    extremum(each)


def quantifier(name):
    def adapter(g, input, dim=None, keepdim=False):
        found = g.reduce(name, g.cast(input, "i1"), dims_of(dim), keepdim)
        return g.cast(found, getattr(torch, name)(input.meta).dtype)  # ui8 stays ui8
    op(name)(adapter)


for each in ("any", "all"):
    quantifier(each)


def place(name):
    def adapter(g, input, dim=None, keepdim=False):
        like = getattr(torch, name)(input.meta, dim, keepdim)
        x = input
        if dim is None or not x.rank:
            x, dim = g.reshape(x, [x.meta.numel()]), 0
        found = g.emit(name, [x], f"dim = {dim}, keepdim = {str(keepdim and x is input).lower()}",
                       torch.empty(like.shape if x is input else (), dtype=torch.int64, device="meta"))
        return g.reshape(found, like.shape)
    op(name)(adapter)


for each in ("argmax", "argmin"):
    place(each)

