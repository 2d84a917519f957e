"""Sums of products beyond matmul, and distances."""
import torch

from .builder import number
from .registry import op


def add_product(g, name, x, a, b, beta, alpha):
    """Of integers PyTorch takes the whole part of beta and alpha."""
    if not a.is_float():
        beta, alpha = int(beta), int(alpha)
    like = torch.empty(torch.matmul(a.meta, b.meta).shape, dtype=a.meta.dtype, device="meta")
    return g.emit(name, [g.cast(x, a.dtype), a, b], f"beta = {number(float(beta))}, alpha = {number(float(alpha))}", like)


@op("addmm", "addmm addmm.decomposed")
def addmm(g, input, mat1, mat2, *, beta=1, alpha=1):
    return add_product(g, "addmm", input, mat1, mat2, beta, alpha)


@op("addmm", "addmv")
def addmv(g, input, mat, vec, *, beta=1, alpha=1):
    """A vector is a matrix of one column."""
    x = g.unsqueeze(input, input.rank) if input.rank else input
    y = add_product(g, "addmm", x, mat, g.unsqueeze(vec, 1), beta, alpha)
    return g.squeeze(y, [1])


@op("baddbmm")
def baddbmm(g, input, batch1, batch2, *, beta=1, alpha=1):
    return add_product(g, "baddbmm", input, batch1, batch2, beta, alpha)


@op("einsum")
def einsum(g, operands, equation):
    """OpInfo's order of arguments is not torch.einsum's. Where PyTorch sums integers by `sum`, they become i64."""
    like = torch.einsum(equation, *[o.meta for o in operands])
    return g.emit("einsum", [g.cast(o, like.dtype) for o in operands], f'equation = "{equation}"', like)


@op("cdist")
def cdist(g, x1, x2, p=2.0, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    shape = torch.broadcast_shapes(x1.shape[:-2], x2.shape[:-2]) + (x1.shape[-2], x2.shape[-2])
    return g.emit("cdist", [x1, x2], f"p = {attribute(p)}", torch.empty(shape, dtype=x1.meta.dtype, device="meta"))


@op("pdist", "nn.functional.pdist")
def pdist(g, input, p=2.0):
    rows = input.shape[0]
    like = torch.empty((rows * (rows - 1) // 2,), dtype=input.meta.dtype, device="meta")
    return g.emit("pdist", [input], f"p = {attribute(p)}", like)


def attribute(p):
    return "0x7FF0000000000000" if p == float("inf") else number(float(p))
