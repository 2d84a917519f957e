"""What PyTorch has a name for, and graph says with several of its operators."""
import math

import torch

from .builder import FLOATS, element_name, promoted
from .contraction import product
from .reduction import dims_of
from .registry import op
from .shape import cat, expand

WIDE = {"f16": "f32", "bf16": "f32"}
DIV = "rounding_mode = none"


def composed(infos):
    return op("composed", infos)


def wide(g, *values):
    """In PyTorch's common dtype, integers in f32; 16-bit floats are computed in f32 and rounded at the end by `narrow`."""
    dtype = promoted(*values)
    dtype = dtype if dtype in FLOATS else "f32"
    return dtype, [g.cast(v, WIDE.get(dtype, dtype)) for v in values]


def scale(g, x, factor):
    return x if factor == 1 else g.binary("mul", x, factor, dtype=x.dtype)


# --- The same tensor ---

@composed("clone contiguous alias_copy conj resolve_conj resolve_neg real positive")
def identity(g, input, *, memory_format=None):
    return input


@composed("zero_")
def zero(g, input):
    return g.full(0, input.shape, input.dtype)


# --- Element by element ---

@composed("isfinite")
def isfinite(g, input):
    return g.binary("eq", g.binary("sub", input, input), 0) if input.is_float() else g.binary("eq", input, input)


def infinity(name, value):
    def adapter(g, input):
        return g.binary("eq", input, value) if input.is_float() else g.binary("ne", input, input)
    composed(name)(adapter)


infinity("isposinf", math.inf)
infinity("isneginf", -math.inf)


@composed("isreal")
def isreal(g, input):
    return g.full(True, input.shape, "i1")


@composed("frac")
def frac(g, input):
    return g.binary("sub", input, g.unary("trunc", input))


@composed("exp2")
def exp2(g, input):
    dtype, (x,) = wide(g, input)
    return g.cast(g.binary("pow", 2.0, x, dtype=x.dtype), dtype)


def angle(name, factor):
    def adapter(g, input):
        dtype, (x,) = wide(g, input)
        return g.cast(scale(g, x, factor), dtype)
    composed(name)(adapter)


angle("deg2rad", math.pi / 180)
angle("rad2deg", 180 / math.pi)


@composed("logit")
def logit(g, input, eps=None):
    dtype, (x,) = wide(g, input)
    if eps is not None:
        low, high = g.const(eps, x.dtype), g.const(1 - eps, x.dtype)  # low wins where it is above high
        x = g.where(g.binary("lt", x, low), low, g.where(g.binary("gt", x, high), high, x))
    one_less = g.binary("sub", 1.0, x, dtype=x.dtype)
    return g.cast(g.unary("log", g.binary("div", x, one_less, DIV)), dtype)


@composed("nan_to_num")
def nan_to_num(g, input, nan=0.0, posinf=None, neginf=None):
    if not input.is_float():
        return input
    info = torch.finfo(input.meta.dtype)
    x = g.where(g.unary("isnan", input), g.const(nan or 0.0, input.dtype), input)
    x = g.where(g.binary("eq", x, math.inf), g.const(info.max if posinf is None else posinf, input.dtype), x)
    return g.where(g.binary("eq", x, -math.inf), g.const(info.min if neginf is None else neginf, input.dtype), x)


@composed("addcmul")
def addcmul(g, input, tensor1, tensor2, *, value=1):
    dtype = promoted(input, tensor1, tensor2)
    x, a, b = (g.cast(v, WIDE.get(dtype, dtype)) for v in (input, tensor1, tensor2))
    return g.cast(g.binary("add", x, g.binary("mul", scale(g, a, value), b)), dtype)


@composed("addcdiv")
def addcdiv(g, input, tensor1, tensor2, *, value=1):
    dtype, (x, a, b) = wide(g, input, tensor1, tensor2)
    return g.cast(g.binary("add", x, g.binary("div", scale(g, a, value), b, DIV)), dtype)


@composed("lerp")
def lerp(g, input, end, weight):
    dtype, (x, y) = wide(g, input, end)
    w = g.cast(weight, x.dtype)
    d = g.binary("sub", y, x)
    near = g.binary("add", x, g.binary("mul", w, d))
    far = g.binary("sub", y, g.binary("mul", d, g.binary("sub", 1.0, w, dtype=x.dtype)))
    return g.cast(g.where(g.binary("lt", g.unary("abs", w), 0.5), near, far), dtype)


@composed("xlogy")
def xlogy(g, input, other):
    dtype, (x, y) = wide(g, input, other)
    found = g.where(g.binary("eq", x, 0), g.const(0.0, x.dtype), g.binary("mul", x, g.unary("log", y)))
    return g.cast(g.where(g.unary("isnan", y), y, found), dtype)


@composed("heaviside")
def heaviside(g, input, values):
    step = g.cast(g.binary("gt", input, 0), input.dtype)
    step = g.where(g.binary("ne", input, input), input, step)
    found = g.where(g.binary("eq", input, 0), values, step)
    return g.where(g.binary("ne", input, input), g.const(0, input.dtype), found)


@composed("ldexp")
def ldexp(g, input, other):
    dtype, (x, y) = wide(g, input, other)
    return g.cast(g.binary("mul", x, g.binary("pow", 2.0, y, dtype=x.dtype)), dtype)


def choosing(name, op):
    """fmax and fmin take the number where the other one is a NaN."""
    def adapter(g, input, other):
        a, b = g.promote(input, other)
        found = g.binary(op, a, b)
        if not a.is_float():
            return found
        return g.where(g.unary("isnan", a), b, g.where(g.unary("isnan", b), a, found))
    composed(name)(adapter)


choosing("fmax", "maximum")
choosing("fmin", "minimum")


def log_add(name, base):
    def adapter(g, input, other):
        dtype, (a, b) = wide(g, input, other)
        if base != math.e:
            a, b = scale(g, a, math.log(base)), scale(g, b, math.log(base))
        most = g.binary("maximum", a, b)
        d = g.unary("neg", g.unary("abs", g.binary("sub", a, b)))
        found = g.binary("add", most, g.unary("log1p", g.unary("exp", d)))
        found = g.where(g.binary("eq", a, b), g.binary("add", a, math.log(2), dtype=a.dtype), found)
        return g.cast(scale(g, found, 1 / math.log(base) if base != math.e else 1), dtype)
    composed(name)(adapter)


log_add("logaddexp", math.e)
log_add("logaddexp2", 2)


@composed("nn.functional.softsign")
def softsign(g, input):
    x = g.cast(input, promoted(input, 1.0))
    return g.binary("div", x, g.binary("add", g.unary("abs", x), 1, dtype=x.dtype), DIV)


@composed("nn.functional.tanhshrink")
def tanhshrink(g, input):
    return g.binary("sub", input, g.unary("tanh", g.cast(input, torch.tanh(input.meta).dtype)))


@composed("nn.functional.threshold")
def threshold(g, input, threshold, value, inplace=False):
    x = input
    return g.where(g.binary("le", x, threshold, dtype=x.dtype), g.const(value, x.dtype), x)


@composed("nn.functional.hardshrink")
def hardshrink(g, input, lambd=0.5):
    inside = g.binary("logical_and", g.binary("ge", input, -lambd), g.binary("le", input, lambd))
    return g.where(inside, g.const(0.0, input.dtype), input)


@composed("nn.functional.softshrink")
def softshrink(g, input, lambd=0.5):
    over, under = g.binary("gt", input, lambd), g.binary("lt", input, -lambd)
    rest = scale(g, input, 0)  # keeps NaN
    rest = g.where(under, g.binary("add", input, lambd, dtype=input.dtype), rest)
    return g.where(over, g.binary("sub", input, lambd, dtype=input.dtype), rest)


# --- Reductions ---

@composed("max.reduction_no_dim")
def max_all(g, input):
    return g.reduce("amax", input, [])


@composed("min.reduction_no_dim")
def min_all(g, input):
    return g.reduce("amin", input, [])


@composed("aminmax")
def aminmax(g, input, *, dim=None, keepdim=False):
    return [g.reduce(name, input, dims_of(dim), keepdim) for name in ("amin", "amax")]


@composed("count_nonzero")
def count_nonzero(g, input, dim=None):
    return g.reduce("sum", g.cast(g.cast(input, "i1"), "i64"), dims_of(dim))


def without_nan(g, x):
    return g.where(g.unary("isnan", x), g.const(0.0, x.dtype), x) if x.is_float() else x


@composed("nansum")
def nansum(g, input, dim=None, keepdim=False, *, dtype=None):
    x = without_nan(g, g.cast(input, dtype or torch.sum(input.meta).dtype))
    return g.reduce("sum", x, dims_of(dim), keepdim)


@composed("nanmean")
def nanmean(g, input, dim=None, keepdim=False, *, dtype=None):
    x = g.cast(input, dtype or input.dtype)
    narrow, (x,) = x.dtype, (g.cast(x, WIDE.get(x.dtype, x.dtype)),)
    count = g.reduce("sum", g.cast(g.unary("logical_not", g.unary("isnan", x)), x.dtype), dims_of(dim), keepdim)
    return g.cast(g.binary("div", g.reduce("sum", without_nan(g, x), dims_of(dim), keepdim), count, DIV), narrow)


@composed("sum_to_size")
def sum_to_size(g, input, *size):
    """Integers become i64 where PyTorch calls sum: always for rank 0, else where a size changes."""
    size = size[0] if size and isinstance(size[0], (list, tuple)) else size
    lead = input.rank - len(size)
    dims = list(range(lead)) + [lead + i for i, s in enumerate(size) if s == 1 and input.shape[lead + i] != 1]
    if size and not dims:
        return input
    return g.reshape(g.reduce("sum", g.cast(input, torch.sum(input.meta).dtype), dims), size)


@composed("nn.functional.cosine_similarity")
def cosine_similarity(g, x1, x2, dim=1, eps=1e-8):
    dtype, (a, b) = wide(g, x1, x2)
    shape = torch.broadcast_shapes(a.shape, b.shape)
    a, b = expand(g, a, shape), expand(g, b, shape)

    def norm(x):
        n = g.unary("sqrt", g.reduce("sum", g.unary("square", x), [dim], True))
        return g.binary("maximum", n, eps, dtype=x.dtype)
    terms = g.binary("mul", g.binary("div", a, norm(a), DIV), g.binary("div", b, norm(b), DIV))
    return g.cast(g.reduce("sum", terms, [dim]), dtype)


# --- Joins and shuffles ---

@composed("meshgrid.variadic_tensors meshgrid.list_of_tensors")
def meshgrid(g, *tensors, indexing="ij"):
    tensors = tensors[0] if isinstance(tensors[0], (list, tuple)) else tensors
    tensors = [g.reshape(t, [math.prod(t.shape)]) for t in tensors]
    order = [1, 0] if indexing == "xy" and len(tensors) >= 2 else [0, 1]
    order = order[:len(tensors)] + list(range(2, len(tensors)))
    sizes = [tensors[o].shape[0] for o in order]
    found = []
    for i, t in enumerate(tensors):
        at = order.index(i)
        found.append(g.expand(g.reshape(t, [t.shape[0] if d == at else 1 for d in range(len(sizes))]), sizes))
    return found


@composed("cartesian_prod")
def cartesian_prod(g, *tensors):
    if len(tensors) == 1:
        return tensors[0]
    columns = meshgrid(g, *tensors)
    count = math.prod(t.shape[0] for t in tensors)
    return cat(g, [g.reshape(c, [count, 1]) for c in columns], 1)


@composed("block_diag")
def block_diag(g, *tensors):
    dtype = promoted(*tensors)
    parts = [g.reshape(g.cast(t, dtype), [1] * (2 - t.rank) + list(t.shape)) for t in tensors]
    width, at, rows = sum(p.shape[1] for p in parts), 0, []
    for p in parts:
        rows.append(g.pad(p, [0, at], [0, width - at - p.shape[1]]))
        at += p.shape[1]
    return g.cat(rows, 0)


@composed("kron")
def kron(g, input, other):
    a, b = g.promote(input, other)
    rank = max(a.rank, b.rank)
    sa, sb = ([1] * (rank - v.rank) + list(v.shape) for v in (a, b))
    a = g.reshape(a, [s for n in sa for s in (n, 1)])
    b = g.reshape(b, [s for n in sb for s in (1, n)])
    return g.reshape(g.binary("mul", a, b), [m * n for m, n in zip(sa, sb)])


@composed("tensordot")
def tensordot(g, a, b, dims=2):
    if isinstance(dims, int):
        dims = list(range(a.rank - dims, a.rank)), list(range(dims))
    da, db = ([d % v.rank for d in ds] for ds, v in zip(dims, (a, b)))
    for i, j in zip(da, db):  # a size of 1 stands for any
        if a.shape[i] != b.shape[j]:
            a = g.reduce("sum", a, [i], True) if b.shape[j] == 1 else a
            b = g.reduce("sum", b, [j], True) if a.shape[i] == 1 else b
    fa, fb = ([d for d in range(v.rank) if d not in ds] for v, ds in ((a, da), (b, db)))
    inner = math.prod(a.shape[d] for d in da)
    left = g.reshape(g.permute(a, fa + da), [math.prod(a.shape[d] for d in fa), inner])
    right = g.reshape(g.permute(b, db + fb), [inner, math.prod(b.shape[d] for d in fb)])
    return g.reshape(product(g, left, right), [a.shape[d] for d in fa] + [b.shape[d] for d in fb])


@composed("diff")
def diff(g, input, n=1, dim=-1, prepend=None, append=None):
    """The 0th difference is without what was to be joined."""
    x = cat(g, [v for v in (prepend, input, append) if v is not None], dim) if n else input
    for _ in range(n):
        size = x.shape[dim]
        later, sooner = g.slice(x, dim, 1, max(1, size)), g.slice(x, dim, 0, max(0, size - 1))
        x = g.binary("logical_xor" if x.dtype == "i1" else "sub", later, sooner)
    return x


@composed("nn.functional.pixel_shuffle")
def pixel_shuffle(g, input, upscale_factor):
    r, (*front, c, h, w), n = upscale_factor, input.shape, input.rank - 3
    x = g.reshape(input, front + [c // (r * r), r, r, h, w])
    x = g.permute(x, list(range(n)) + [n + d for d in (0, 3, 1, 4, 2)])
    return g.reshape(x, front + [c // (r * r), h * r, w * r])


@composed("nn.functional.pixel_unshuffle")
def pixel_unshuffle(g, input, downscale_factor):
    r, (*front, c, h, w), n = downscale_factor, input.shape, input.rank - 3
    x = g.reshape(input, front + [c, h // r, r, w // r, r])
    x = g.permute(x, list(range(n)) + [n + d for d in (0, 2, 4, 1, 3)])
    return g.reshape(x, front + [c * r * r, h // r, w // r])


@composed("nn.functional.channel_shuffle")
def channel_shuffle(g, input, groups):
    n, c, *rest = input.shape
    x = g.reshape(input, [n, groups, c // groups] + rest)
    return g.reshape(g.transpose(x, 1, 2), input.shape)


@composed("eye")
def eye(g, n, m=None, *, dtype=None, **ignored):
    m = n if m is None else m

    def count(size):
        like = torch.empty((size,), dtype=torch.int64, device="meta")
        return g.emit("arange", [g.const(0, "i64"), g.const(1, "i64")], like=like, sizes=[size])
    same = g.binary("eq", g.unsqueeze(count(n), 1), count(m))
    return g.cast(same, element_name(dtype) if dtype else "f32")


# --- Products ---

def weighted(g, x, beta, y, alpha, dtype):
    """beta * x + alpha * y; a beta of 0 does without x."""
    y = scale(g, y, alpha)
    if beta == 0:
        return g.cast(g.expand(y, torch.broadcast_shapes(x.shape, y.shape)), dtype)
    return g.cast(g.binary("add", scale(g, g.cast(x, y.dtype), beta), y), dtype)


@composed("addr")
def addr(g, input, vec1, vec2, *, beta=1, alpha=1):
    dtype = promoted(input, vec1, vec2)
    if dtype == "i1":
        both = g.binary("logical_and", g.unsqueeze(vec1, 1), g.unsqueeze(vec2, 0))
        both = g.binary("logical_and", both, bool(alpha), dtype="i1")
        return g.binary("logical_or", g.binary("logical_and", input, bool(beta), dtype="i1"), both)
    a, b = (g.cast(v, WIDE.get(dtype, dtype)) for v in (vec1, vec2))
    return weighted(g, input, beta, g.binary("mul", g.unsqueeze(a, 1), g.unsqueeze(b, 0)), alpha, dtype)


@composed("addbmm")
def addbmm(g, input, batch1, batch2, *, beta=1, alpha=1):
    dtype = promoted(input, batch1, batch2)
    a, b = (g.cast(v, WIDE.get(dtype, dtype)) for v in (batch1, batch2))
    return weighted(g, input, beta, g.reduce("sum", product(g, a, b), [0]), alpha, dtype)


@composed("nn.functional.bilinear")
def bilinear(g, input1, input2, weight, bias=None):
    """y[.., o] = sum over i and j of x1[.., i] * w[o, i, j] * x2[.., j]."""
    o, i, j = weight.shape
    front = list(input1.shape[:-1])
    rows = math.prod(front)
    left = g.reshape(input1, [rows, i])
    inner = product(g, left, g.reshape(g.permute(weight, [1, 0, 2]), [i, o * j]))
    terms = g.binary("mul", g.reshape(inner, [rows, o, j]), g.reshape(input2, [rows, 1, j]))
    y = g.reshape(g.reduce("sum", terms, [2]), front + [o])
    return y if bias is None else g.binary("add", y, bias)


