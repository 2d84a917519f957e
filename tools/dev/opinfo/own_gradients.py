"""Gradients of attention, pools, convolutions and resizing, by samples of our own: PyTorch has them in its autograd."""
import torch
import torch.nn.functional as F

from .dtypes import FLOATS
from .registry import own


def pair(x, rank):
    return [x] * rank if isinstance(x, int) else list(x)


def gradient(function, x, grad):
    """The derivative of the sum of grad * function(x) by x."""
    with torch.enable_grad():
        x = x.detach().clone().requires_grad_()
        return torch.autograd.grad(function(x), x, grad, create_graph=grad.requires_grad)[0]


def shape_of(function, shape):
    """The shape of function's result for a tensor of a shape."""
    return tuple(function(torch.empty(shape)).shape)


# --- Attention ---

# Sizes of query and key or value, and whether the mask is of floats, of Booleans, causal or none. Heads are as many as PyTorch's
# kernel for CPUs takes.
ATTENTIONS = (((2, 3, 5, 8), (2, 3, 7, 8), "none"), ((1, 2, 4, 4), (1, 2, 4, 4), "causal"), ((2, 2, 6, 8), (2, 2, 3, 8), "causal"),
              ((2, 4, 3, 8), (2, 4, 5, 8), "added"), ((2, 2, 40, 16), (2, 2, 70, 16), "causal"), ((2, 1, 1, 4), (2, 1, 9, 4), "none"))


def attention_samples(make):
    for query, key, kind in ATTENTIONS:
        mask = make((query[0], 1, query[2], key[2])) if kind == "added" else None
        tensors = (make(shape, low=-2, high=2) for shape in (query, key, key))  # greater scores make the gradients cancel
        yield *tensors, mask, kind == "causal", 0.3 if kind == "none" else None


def attention(q, k, v, mask, is_causal, scale):
    """The result, and logsumexp."""
    return torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(q, k, v, 0.0, is_causal, attn_mask=mask, scale=scale)


@own(attention, FLOATS)
def attentions(make):
    yield from attention_samples(make)


def attention_gradient(grad, q, k, v, mask, is_causal, scale):
    out, logsumexp = attention(q, k, v, mask, is_causal, scale)
    function = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward
    return function(grad, q, k, v, out, logsumexp, 0.0, is_causal, attn_mask=mask, scale=scale)


@own(attention_gradient, FLOATS)
def attention_gradients(make):
    for sample in attention_samples(make):
        yield make(sample[0].shape), *sample


# --- Pools ---

# (shape, kernel_size, stride, padding, ceil_mode), then what the pools add.
WINDOWS = (((2, 3, 9), 3, 2, 1, False), ((3, 7), 2, 2, 0, True), ((0, 3, 5), 2, 1, 0, False),
           ((2, 3, 6, 7), (2, 3), (2, 1), (1, 0), False), ((2, 1, 7, 7), 3, 2, 1, True), ((3, 5, 5), 2, 2, 0, False),
           ((1, 2, 4, 5, 6), 2, 2, 0, False), ((2, 5, 5, 4), (3, 2, 2), 2, (1, 0, 1), True), ((1, 1, 3, 3, 3), 3, 1, 1, False))
RANKS = (1, 1, 1, 2, 2, 2, 3, 3, 3)


def avg_pool(x, rank, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override=None):
    more = () if rank == 1 else (divisor_override,)
    return getattr(F, f"avg_pool{rank}d")(x, kernel_size, stride, padding, ceil_mode, count_include_pad, *more)


def avg_pool_gradient(grad, sizes, *how):
    """PyTorch has none of 16-bit floats in three dimensions: rounded from f32."""
    if len(sizes) == 3 and grad.dtype.itemsize == 2:
        return avg_pool_gradient(grad.float(), sizes, *how).to(grad.dtype)
    x = torch.zeros((*grad.shape[:grad.dim() - len(sizes)], *sizes), dtype=grad.dtype)
    return gradient(lambda x: avg_pool(x, len(sizes), *how), x, grad)


@own(avg_pool_gradient, FLOATS, training=True)
def avg_pool_gradients(make):
    for rank, (shape, *how) in zip(RANKS, WINDOWS):
        for more in ((True,), (False,)) + (((True, 3),) if rank > 1 else ()):
            out = shape_of(lambda x: avg_pool(x, rank, *how, *more), shape)
            yield make(out), list(shape[-rank:]), *how, *more


def adaptive_pool(x, rank, output_size):
    return getattr(F, f"adaptive_avg_pool{rank}d")(x, output_size)


def adaptive_pool_gradient(grad, sizes):
    rank = len(sizes)
    x = torch.zeros((*grad.shape[:grad.dim() - rank], *sizes), dtype=grad.dtype)
    return gradient(lambda x: adaptive_pool(x, rank, grad.shape[-rank:]), x, grad)


@own(adaptive_pool_gradient, FLOATS, training=True)
def adaptive_avg_pool_gradients(make):
    for shape, sizes in (((2, 3, 4), [9]), ((3, 5), [3]), ((2, 3, 1), [7]), ((2, 3, 2, 3), [5, 5]), ((2, 1, 1, 1), [7, 7]),
                         ((3, 4, 6), [4, 3]), ((0, 3, 2, 2), [4, 4]), ((1, 2, 2, 3, 2), [4, 5, 6]), ((2, 1, 1, 4), [3, 3, 3])):
        yield make(shape), sizes


# (shape, kernel_size, stride, padding, dilation, ceil_mode)
DILATED = tuple((*w[:4], dilation, w[4]) for w, dilation in zip(WINDOWS, (1, 2, 1, 1, 2, 1, 1, 1, 1)))


def max_pool(x, rank, *how, return_indices=True):
    """PyTorch's functions of the name max_pool.d_with_indices want all arguments."""
    kernel_size, stride, padding, dilation, ceil_mode = how
    function = getattr(F, f"max_pool{rank}d")
    return function(x, kernel_size, stride, padding, dilation, ceil_mode, return_indices)


@own(max_pool, FLOATS + " i64 i32 i16 i8 ui8")
def max_pools(make):
    for rank, (shape, *how) in zip(RANKS, DILATED):
        yield make(shape), rank, *how


def max_pool_gradient(x, grad, rank, *how):
    return gradient(lambda x: max_pool(x, rank, *how)[0], x, grad)


@own(max_pool_gradient, FLOATS, training=True)
def max_pool_gradients(make):
    for rank, (shape, *how) in zip(RANKS, DILATED):
        yield make(shape), make(shape_of(lambda x: max_pool(x, rank, *how)[0], shape)), rank, *how


# --- Convolutions ---

# (shape of x, shape of the weight, stride, padding, dilation, groups)
CONVOLUTIONS = (((2, 3, 9), (4, 3, 3), 1, 0, 1, 1), ((2, 4, 8), (6, 2, 3), 2, 1, 2, 2), ((1, 2, 5), (2, 1, 1), 3, 0, 1, 2),
                ((2, 3, 6, 7), (4, 3, 3, 3), 1, 1, 1, 1), ((2, 4, 7, 5), (4, 2, 3, 2), (2, 1), (1, 0), (1, 2), 2),
                ((1, 3, 8, 8), (2, 3, 2, 2), 2, 0, 1, 1), ((2, 4, 5, 5), (8, 1, 3, 3), 1, 1, 1, 4),
                ((0, 2, 4, 4), (3, 2, 3, 3), 1, 1, 1, 1),
                ((1, 2, 4, 5, 6), (3, 2, 2, 3, 2), 1, 0, 1, 1), ((2, 2, 5, 4, 5), (2, 1, 3, 2, 1), 2, 1, (1, 2, 1), 2))


def convolved(shape, weight, *how):
    """The shape of a convolution."""
    function = getattr(F, f"conv{len(shape) - 2}d")
    return tuple(function(torch.empty(shape, device="meta"), torch.empty(weight, device="meta"), None, *how).shape)


def of_convolution(what, sizes):
    return getattr(torch.nn.grad, f"conv{len(sizes)}d_{what}")


def input_gradient(grad, weight, sizes, stride, padding, dilation, groups):
    shape = (grad.shape[0], weight.shape[1] * groups, *sizes)
    return of_convolution("input", sizes)(shape, weight, grad, *(pair(v, len(sizes)) for v in (stride, padding, dilation)), groups)


@own(input_gradient, FLOATS, training=True)
def conv_input_gradients(make):
    for shape, weight, *how in CONVOLUTIONS:
        yield make(convolved(shape, weight, *how)), make(weight), list(shape[2:]), *how


def weight_gradient(x, grad, kernel_size, stride, padding, dilation, groups):
    shape = (grad.shape[1], x.shape[1] // groups, *kernel_size)
    lengths = (pair(v, len(kernel_size)) for v in (stride, padding, dilation))
    return of_convolution("weight", kernel_size)(x, shape, grad, *lengths, groups)


@own(weight_gradient, FLOATS, training=True)
def conv_weight_gradients(make):
    for shape, weight, *how in CONVOLUTIONS:
        yield make(shape), make(convolved(shape, weight, *how)), list(weight[2:]), *how


# --- Resizing ---

def interpolate_gradient(grad, sizes, mode, align_corners, scales):
    """`grad` has the sizes that the scales give, where they are given."""
    how = {"size": grad.shape[2:]} if scales is None else {"scale_factor": scales, "recompute_scale_factor": False}
    x = torch.zeros((*grad.shape[:2], *sizes), dtype=grad.dtype)
    return gradient(lambda x: F.interpolate(x, mode=mode, align_corners=align_corners, **how), x, grad)


@own(interpolate_gradient, FLOATS, training=True)
def interpolate_gradients(make):
    for sizes, out in (([5], (8,)), ([7], (3,)), ([4, 5], (8, 3)), ([3, 4], (7, 9)), ([2, 3, 4], (3, 4, 7))):
        linear = {1: ["linear"], 2: ["bilinear", "bicubic"], 3: ["trilinear"]}[len(sizes)]
        for mode in ["nearest", "nearest-exact"] + linear:
            yield make((2, 3, *out)), sizes, mode, None, None
        for mode in linear:
            yield make((2, 1, *out)), sizes, mode, True, None
    for mode in ("nearest", "bilinear", "bicubic"):
        yield make((1, 2, 8, 6)), [5, 4], mode, None, [1.7, 1.6]
