"""Operators of neural networks: pools, softmax, attention, embedding."""
import math

import torch

from .builder import NotYet, number
from .contraction import pair
from .registry import op

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
    """Zeros where all are -inf."""
    x = g.cast(input, dtype or input.dtype)
    masked = g.reduce("all", g.binary("eq", x, -math.inf), [dim], True)
    return g.where(masked, g.const(0.0, x.dtype), softmax_of(g, "softmax", x, dim, None))

# --- Attention and embedding ---


def attend(g, query, key, value, mask, is_causal, scale):
    like = torch.matmul(torch.matmul(query.meta, key.meta.mT), value.meta)
    attributes = f"is_causal = {str(bool(is_causal)).lower()}" + ("" if scale is None else f", scale = {number(scale)}")
    operands = [query, key, value] + ([] if mask is None else [("mask", mask)])
    return g.emit("scaled_dot_product_attention", operands, attributes, like)


def repeat_heads(g, x, groups):
    """Each head `groups` times: (.., h, S, E) -> (.., h * groups, S, E)."""
    *front, heads, s, e = x.shape
    y = g.expand(g.unsqueeze(x, -3), front + [heads, groups, s, e])
    return g.reshape(y, front + [heads * groups, s, e])


@op("scaled_dot_product_attention", "nn.functional.scaled_dot_product_attention")
def scaled_dot_product_attention(g, query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, scale=None,
                                 enable_gqa=False):
    if dropout_p:
        raise NotYet("dropout")
    if enable_gqa:
        key, value = (repeat_heads(g, v, query.shape[-3] // v.shape[-3]) for v in (key, value))
    return attend(g, query, key, value, attn_mask, is_causal, scale)


@op("scaled_dot_product_attention", "torch.ops.aten._scaled_dot_product_flash_attention_for_cpu")
def flash_attention(g, query, key, value, dropout_p=0.0, is_causal=False, *, attn_mask=None, scale=None):
    """Also hands out the logarithm of the sum of exp."""
    if dropout_p:
        raise NotYet("dropout")
    raise NotYet("logsumexp")


@op("embedding", "nn.functional.embedding")
def embedding(g, weight, indices, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
    if max_norm is not None:
        raise NotYet("vector_norm")
    like = torch.empty(indices.shape + weight.shape[1:], dtype=weight.meta.dtype, device="meta")
    return g.emit("embedding", [weight, indices], like=like)


