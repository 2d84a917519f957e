"""Products of matrices, and convolutions."""
import torch

from .registry import op


def product(g, a, b):
    return g.emit("matmul", [a, b], like=torch.matmul(a.meta, b.meta))


@op("matmul")
def matmul(g, input, other):
    return product(g, input, other)


@op("matmul", "__rmatmul__")
def rmatmul(g, input, other):
    return product(g, other, input)


@op("matmul", "mm bmm")
def mm(g, input, mat2):
    return product(g, input, mat2)


@op("matmul", "mv")
def mv(g, input, vec):
    return product(g, input, vec)


@op("matmul", "dot vdot")
def dot(g, input, other):
    return product(g, input, other)


@op("matmul", "inner")
def inner(g, input, other):
    """Over the last dimension of both."""
    if not input.rank or not other.rank:
        return g.binary("mul", input, other)
    like = torch.inner(input.meta, other.meta)
    a = g.reshape(input, [input.meta[..., 0].numel(), input.shape[-1]])
    b = g.reshape(other, [other.meta[..., 0].numel(), other.shape[-1]])
    return g.reshape(product(g, a, g.transpose(b, 0, 1)), like.shape)


@op("matmul", "outer")
def outer(g, input, vec2):
    return g.binary("mul", g.unsqueeze(input, 1), g.unsqueeze(vec2, 0))


@op("linear", "nn.functional.linear")
def linear(g, input, weight, bias=None):
    if weight.rank == 1:
        y = product(g, input, weight)
        return y if bias is None else g.binary("add", y, bias)
    like = torch.matmul(input.meta, weight.meta.t())
    return g.emit("linear", [input, weight] + ([] if bias is None else [bias]), like=like)


def pair(x, rank=2):
    return [x] * rank if isinstance(x, int) else list(x) * (rank if len(x) == 1 else 1)


def convolution(g, x, weight, bias, stride, padding, dilation, groups, rank):
    """PyTorch allows x without its dimension N."""
    stride, dilation = pair(stride, rank), pair(dilation, rank)
    batched = x.rank == rank + 2
    x = x if batched else g.unsqueeze(x, 0)
    x, padding = padded(g, x, padding, dilation, weight.shape[2:])
    sizes = [(s + 2 * p - d * (k - 1) - 1) // t + 1
             for s, p, d, k, t in zip(x.shape[2:], padding, dilation, weight.shape[2:], stride)]
    like = torch.empty([x.shape[0], weight.shape[0]] + sizes, dtype=x.meta.dtype, device="meta")
    y = g.emit("conv", [x, weight] + ([] if bias is None else [bias]),
               f"stride = {stride}, padding = {padding}, dilation = {dilation}, groups = {groups}", like)
    return y if batched else g.reshape(y, y.shape[1:])


def padded(g, x, padding, dilation, kernel):
    """(x, padding) with the same amount in front and behind; "same" may need one more behind."""
    if padding == "valid":
        return x, [0] * len(kernel)
    if padding != "same":
        return x, pair(padding, len(kernel))
    total = [d * (k - 1) for d, k in zip(dilation, kernel)]
    odd = [n % 2 for n in total]
    if any(odd):
        x = g.pad(x, [0] * x.rank, [0, 0] + odd)
    return x, [n // 2 for n in total]


@op("conv", "nn.functional.conv1d", static="weight")
def conv1d(g, input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return convolution(g, input, weight, bias, stride, padding, dilation, groups, 1)


@op("conv", "nn.functional.conv2d", static="weight")
def conv2d(g, input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return convolution(g, input, weight, bias, stride, padding, dilation, groups, 2)


@op("conv", "nn.functional.conv3d", static="weight")
def conv3d(g, input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return convolution(g, input, weight, bias, stride, padding, dilation, groups, 3)
