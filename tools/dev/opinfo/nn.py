"""Operators of neural networks: pools, softmax, attention, embedding."""
import math

import torch

from .builder import number
from .contraction import pair, product
from .embedding import WIDE, renormed
from .registry import op, own

# --- Pools ---


def pool(g, name, x, rank, like, lists, attributes):
    """A pool of `rank` spatial dimensions; `lists` are pairs of a name and a value."""
    words = [f"{n} = {pair(v, rank)}" for n, v in lists]
    return g.emit(name, [x], ", ".join(words + attributes), like)


def flag(name, value):
    return f"{name} = {str(bool(value)).lower()}"


def max_pool(rank):
    function = getattr(torch.nn.functional, f"max_pool{rank}d")

    def adapter(g, input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
        like = function(torch.empty(input.shape), kernel_size, stride, padding, dilation, ceil_mode)
        like = torch.empty(like.shape, dtype=input.meta.dtype, device="meta")
        lists = [("kernel_size", kernel_size), ("stride", stride or kernel_size), ("padding", padding), ("dilation", dilation)]
        attributes = [flag("ceil_mode", ceil_mode)]
        if not return_indices:
            return pool(g, "max_pool", input, rank, like, lists, attributes)
        words = [f"{n} = {pair(v, rank)}" for n, v in lists]
        return g.emit_many("max_pool_with_indices", [input], ", ".join(words + attributes), [like, like.long()])
    op("max_pool", f"nn.functional.max_pool{rank}d")(adapter)


def avg_pool(rank):
    function = getattr(torch.nn.functional, f"avg_pool{rank}d")

    def adapter(g, input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
        like = function(torch.empty(input.shape), kernel_size, stride, padding, ceil_mode, count_include_pad)
        like = torch.empty(like.shape, dtype=input.meta.dtype, device="meta")
        lists = [("kernel_size", kernel_size), ("stride", stride or kernel_size), ("padding", padding)]
        attributes = [flag("ceil_mode", ceil_mode), flag("count_include_pad", count_include_pad)]
        if divisor_override is not None:
            attributes.append(f"divisor_override = {divisor_override}")
        return pool(g, "avg_pool", input, rank, like, lists, attributes)
    op("avg_pool", f"nn.functional.avg_pool{rank}d")(adapter)


for each in (1, 2, 3):
    max_pool(each)
    avg_pool(each)

# --- Softmax ---


def softmax_of(g, name, x, dim, dtype):
    x = g.cast(x, dtype or x.dtype)
    if not x.rank:
        return g.reshape(g.emit(name, [g.reshape(x, [1])], "dim = 0"), [])
    return g.emit(name, [x], f"dim = {dim}")


@op("softmax", "softmax softmax.with_dtype")
def softmax(g, input, dim, *, dtype=None):
    return softmax_of(g, "softmax", input, dim, dtype)


@op("log_softmax", "log_softmax log_softmax.with_dtype")
def log_softmax(g, input, dim, *, dtype=None):
    return softmax_of(g, "log_softmax", input, dim, dtype)


@op("softmax", "nn.functional.softmin nn.functional.softmin.with_dtype")
def softmin(g, input, dim=None, _stacklevel=3, dtype=None):
    return softmax_of(g, "softmax", g.unary("neg", input), dim, dtype)


@op("softmax", "torch.ops.aten._safe_softmax.default")
def safe_softmax(g, input, dim, dtype=None):
    """Zeros where all are -inf: its softmax would be NaN, and so would derivatives be."""
    x = g.cast(input, dtype or input.dtype)
    masked = g.reduce("all", g.binary("eq", x, -math.inf), [dim], True)
    zero = g.const(0.0, x.dtype)
    return g.where(masked, zero, softmax_of(g, "softmax", g.where(masked, zero, x), dim, None))

# --- Attention and embedding ---


def of_rank(g, x, rank):
    """With dimensions of size 1 in front."""
    for _ in range(rank - x.rank):
        x = g.unsqueeze(x, 0)
    return x


def drops_some(kwargs):
    """Elements are dropped and others not."""
    return kwargs.get("dropout_p", 0) not in (0, 1)


def is_attention(found, eager, args, kwargs):
    """PyTorch's answer, unless some elements are dropped."""
    if not drops_some(kwargs):
        return None
    return "" if bool(found[0].isfinite().all()) else "a result that is not finite"


@op("scaled_dot_product_attention", "nn.functional.scaled_dot_product_attention", property=is_attention)
def scaled_dot_product_attention(g, query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None,
                                 enable_gqa=False):
    rank = max(v.rank for v in (query, key, value))
    query, key, value = (of_rank(g, v, rank) for v in (query, key, value))
    shared = 3 if enable_gqa else 2  # heads may differ
    front = torch.broadcast_shapes(*(v.shape[:-shared] for v in (query, key, value))) + query.shape[-shared:-2]
    like = torch.empty(front + (query.shape[-2], value.shape[-1]), dtype=query.meta.dtype, device="meta")
    operands = [query, key, value] + ([] if attn_mask is None else [("mask", attn_mask)])
    words = [f"is_causal = {str(bool(is_causal)).lower()}"] + ([] if scale is None else [f"scale = {number(scale)}"])
    if dropout_p:
        operands += [("seed", g.const(1, "i64")), ("offset", g.const(2, "i64"))]
        words.insert(0, f"dropout = {number(dropout_p)}")
    if enable_gqa:
        words.insert(0, "enable_gqa = true")
    return g.emit("scaled_dot_product_attention", operands, ", ".join(words), like)


@op("scaled_dot_product_attention", "torch.ops.aten._scaled_dot_product_flash_attention_for_cpu")
def flash_attention(g, query, key, value, dropout_p=0.0, is_causal=False, *, attn_mask=None, scale=None):
    """Also hands out the logarithm of the sum of exp, in f32 for 16-bit floats."""
    y = scaled_dot_product_attention(g, query, key, value, attn_mask, dropout_p, is_causal, scale)
    q, k = (g.cast(v, WIDE.get(v.dtype, v.dtype)) for v in (query, key))
    scores = product(g, q, g.transpose(k, -2, -1))
    scores = g.binary("mul", scores, 1 / math.sqrt(query.shape[-1]) if scale is None else scale, dtype=scores.dtype)
    if is_causal:
        places = [g.emit("arange", [g.const(0, "i64"), g.const(1, "i64")], like=torch.empty((n,), dtype=torch.int64, device="meta"),
                         sizes=[n]) for n in scores.shape[-2:]]
        kept = g.binary("le", g.unsqueeze(places[1], 0), g.unsqueeze(places[0], 1))
        scores = g.where(kept, scores, g.const(-math.inf, scores.dtype))
    if attn_mask is not None:
        scores = g.binary("add", scores, g.cast(attn_mask, scores.dtype))
    most = g.reduce("amax", scores, [-1], True)
    total = g.reduce("sum", g.unary("exp", g.binary("sub", scores, most)), [-1], True)
    return [y, g.squeeze(g.binary("add", g.unary("log", total), most), [-1])]


@op("embedding", "nn.functional.embedding")
def embedding(g, weight, indices, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
    if max_norm is not None:
        weight = renormed(g, weight, max_norm, norm_type)
    like = torch.empty(indices.shape + weight.shape[1:], dtype=weight.meta.dtype, device="meta")
    padding = "" if padding_idx is None else f"padding_idx = {padding_idx % weight.shape[0]}"
    return g.emit("embedding", [weight, indices], padding, like, flag="scale_grad_by_freq" if scale_grad_by_freq else "")


@own("embedding", lambda g, weight, indices, padding_idx, by_freq: embedding(g, weight, indices, padding_idx, None, 2.0, by_freq),
     lambda weight, indices, padding_idx, by_freq: torch.nn.functional.embedding(
         indices, weight, padding_idx, scale_grad_by_freq=by_freq), "f64 f32")
def tables(make):
    """A row of padding has no gradient, and others a mean of what they get: not so where PyTorch differentiates it again."""
    for shape, padding_idx, by_freq in (((7,), 2, False), ((3, 4), -1, False), ((), 0, False), ((7,), None, True), ((3, 4), 1, True)):
        indices = torch.testing.make_tensor(shape, low=0, high=5, dtype=torch.int64, device="cpu")
        yield make((5, 3)), indices, padding_idx, by_freq
