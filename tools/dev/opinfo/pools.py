"""Pools with a given number of windows, and pools in the other direction."""
import torch
import torch.nn.functional as F

from .contraction import pair
from .nn import flag
from .registry import op


def entries(output_size, x, rank):
    """The sizes asked for; None is that of x."""
    listed = [output_size] * rank if output_size is None or isinstance(output_size, int) else list(output_size)
    listed = listed * (rank if len(listed) == 1 else 1)
    return [s if n is None else n for n, s in zip(listed, x.shape[-rank:])]


def adaptive_avg_pool(g, x, output_size, rank):
    sizes = entries(output_size, x, rank)
    like = torch.empty(x.shape[:-rank] + tuple(sizes), dtype=x.meta.dtype, device="meta")
    return g.emit("adaptive_avg_pool", [x], f"output_size = {sizes}", like)


@op("adaptive_avg_pool", "nn.functional.adaptive_avg_pool1d")
def adaptive_avg_pool1d(g, input, output_size):
    return adaptive_avg_pool(g, input, output_size, 1)


@op("adaptive_avg_pool", "nn.functional.adaptive_avg_pool2d")
def adaptive_avg_pool2d(g, input, output_size):
    return adaptive_avg_pool(g, input, output_size, 2)


@op("adaptive_avg_pool", "nn.functional.adaptive_avg_pool3d")
def adaptive_avg_pool3d(g, input, output_size):
    return adaptive_avg_pool(g, input, output_size, 3)


def adaptive_max_pool(g, x, output_size, rank, return_indices):
    sizes = entries(output_size, x, rank)
    like = torch.empty(x.shape[:-rank] + tuple(sizes), dtype=x.meta.dtype, device="meta")
    results = g.emit_many("adaptive_max_pool", [x], f"output_size = {sizes}", [like, like.long()])
    return results if return_indices else results[0]


@op("adaptive_max_pool", "nn.functional.adaptive_max_pool1d")
def adaptive_max_pool1d(g, input, output_size, return_indices=False):
    return adaptive_max_pool(g, input, output_size, 1, return_indices)


@op("adaptive_max_pool", "nn.functional.adaptive_max_pool2d")
def adaptive_max_pool2d(g, input, output_size, return_indices=False):
    return adaptive_max_pool(g, input, output_size, 2, return_indices)


@op("adaptive_max_pool", "nn.functional.adaptive_max_pool3d")
def adaptive_max_pool3d(g, input, output_size, return_indices=False):
    return adaptive_max_pool(g, input, output_size, 3, return_indices)


def max_unpool(g, x, indices, kernel_size, stride, padding, output_size, rank):
    """Without output_size that of a pool without windows beyond the edges."""
    kernel, padding = pair(kernel_size, rank), pair(padding, rank)
    stride = kernel if stride is None or stride == [] else pair(stride, rank)
    sizes = [(n - 1) * s - 2 * p + k for n, s, p, k in zip(x.shape[-rank:], stride, padding, kernel)]
    sizes = sizes if output_size is None else list(output_size)[-rank:]
    like = torch.empty(x.shape[:-rank] + tuple(sizes), dtype=x.meta.dtype, device="meta")
    return g.emit("max_unpool", [x, indices], like=like, sizes=sizes)


@op("max_unpool", "nn.functional.max_unpool1d nn.functional.max_unpool1d.grad")
def max_unpool1d(g, input, indices, kernel_size, stride=None, padding=0, output_size=None):
    return max_unpool(g, input, indices, kernel_size, stride, padding, output_size, 1)


@op("max_unpool", "nn.functional.max_unpool2d nn.functional.max_unpool2d.grad")
def max_unpool2d(g, input, indices, kernel_size, stride=None, padding=0, output_size=None):
    return max_unpool(g, input, indices, kernel_size, stride, padding, output_size, 2)


@op("max_unpool", "nn.functional.max_unpool3d nn.functional.max_unpool3d.grad")
def max_unpool3d(g, input, indices, kernel_size, stride=None, padding=0, output_size=None):
    return max_unpool(g, input, indices, kernel_size, stride, padding, output_size, 3)


@op("max_pool_backward", "max_pool2d_with_indices_backward")
def max_pool2d_backward(g, input, kernel_size=(), stride=(), dilation=1, padding=0, ceil_mode=False, **unused):
    """The OpInfo takes the gradient of the sum of the pool's result."""
    like = F.max_pool2d(torch.empty(input.shape), kernel_size, stride or kernel_size, padding, dilation, ceil_mode)
    like = torch.empty(like.shape, dtype=input.meta.dtype, device="meta")
    lists = [("kernel_size", kernel_size), ("stride", stride or kernel_size), ("padding", padding), ("dilation", dilation)]
    words = [f"{n} = {pair(v)}" for n, v in lists] + [flag("ceil_mode", ceil_mode)]
    values, indices = g.emit_many("max_pool_with_indices", [input], ", ".join(words), [like, like.long()])
    grad = g.full(1.0, like.shape, input.dtype)
    return g.emit("max_pool_backward", [grad, indices], like=input.meta, sizes=input.shape[-2:])
