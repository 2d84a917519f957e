"""Operators that reduce dimensions."""
import torch

from .builder import number
from .registry import op, own


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



# --- Deviations and norms ---

def many(x, dim):
    """PyTorch's `dim`: all where there are none."""
    return [d % max(1, x.rank) for d in dims_of(dim)] or list(range(x.rank)) if x.rank else []


def deviating(name, x, dim, correction, keepdim, g):
    attributes = f"dims = {many(x, dim)}, correction = {number(float(correction))}, keepdim = {str(bool(keepdim)).lower()}"
    return g.emit(name, [x], attributes, torch.sum(x.meta, many(x, dim), keepdim) if x.rank else x.meta)


def correction_of(unbiased, correction):
    return correction if correction is not None else 1 if unbiased in (True, None) else 0


def of_deviation(name):
    """(x, unbiased) or (x, dim, unbiased or correction, keepdim)."""
    def adapter(g, input, dim=None, unbiased=None, keepdim=False, *, correction=None):
        if isinstance(dim, bool):
            dim, unbiased = None, dim
        return deviating(name, input, dim, correction_of(unbiased, correction), keepdim, g)

    def with_mean(g, input, dim=None, unbiased=None, keepdim=False, *, correction=None):
        if isinstance(dim, bool):
            dim, unbiased = None, dim
        return [adapter(g, input, dim, unbiased, keepdim, correction=correction), g.reduce("mean", input, dims_of(dim), keepdim)]
    op(name, f"{name} {name}.unbiased")(adapter)
    op(name, f"{name}_mean {name}_mean.unbiased")(with_mean)


def corrected(make):
    """More is taken away from the count than there is, in some."""
    for shape in ((3,), (2, 2)):
        for correction in (2.5, 3.5, 5.5):
            yield make(shape), correction


for each in ("var", "std"):
    of_deviation(each)


@own("var", lambda g, x, correction: deviating("var", x, None, correction, False, g),
     lambda x, correction: torch.var(x, tuple(range(x.dim())), correction=correction), "f64 f32")
def corrected_variances(make):
    yield from corrected(make)


@own("std", lambda g, x, correction: deviating("std", x, None, correction, False, g),
     lambda x, correction: torch.std(x, tuple(range(x.dim())), correction=correction), "f64 f32")
def corrected_deviations(make):
    yield from corrected(make)


@op("logsumexp")
def logsumexp(g, input, dim, keepdim=False):
    x = input if input.is_float() else g.cast(input, "f32")
    dims = many(x, dim)
    return g.emit("logsumexp", [x], f"dims = {dims}, keepdim = {str(bool(keepdim)).lower()}",
                  torch.sum(x.meta, dims, keepdim) if x.rank else x.meta)


@op("vector_norm", "linalg.vector_norm")
def vector_norm(g, input, ord=2, dim=None, keepdim=False, *, dtype=None):
    x = g.cast(input, dtype or input.dtype)
    dims = many(x, dim)
    return g.emit("vector_norm", [x], f"ord = {order(float(ord))}, dims = {dims}, keepdim = {str(bool(keepdim)).lower()}",
                  torch.sum(x.meta, dims, keepdim) if x.rank else x.meta)


def order(x):
    return {"inf": "0x7FF0000000000000", "-inf": "0xFFF0000000000000"}.get(str(x)) or number(x)


@op("vector_norm", "norm norm.inf norm.fro")
def norm(g, input, p="fro", dim=None, keepdim=False, dtype=None):
    """Of matrices only the Frobenius norm, which is a vector's."""
    return vector_norm(g, input, 2 if p in ("fro", None) else p, dim, keepdim, dtype=dtype)


# --- Extrema with their places ---

def with_place(name):
    def adapter(g, input, dim, keepdim=False):
        x = input if input.rank else g.reshape(input, [1])
        like = torch.empty(x.shape, dtype=torch.int64, device="meta").amax(dim, keepdim)
        values = torch.empty(like.shape, dtype=x.meta.dtype, device="meta")
        found = g.emit_many(name, [x], f"dim = {dim}, keepdim = {str(bool(keepdim)).lower()}", [values, like])
        return [g.reshape(v, []) for v in found] if not input.rank else found
    op(name, f"{name}.reduction_with_dim")(adapter)


for each in ("max", "min"):
    with_place(each)
