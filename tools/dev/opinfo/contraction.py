"""Products of matrices, and convolutions."""
import torch

from .registry import op, own


def product(g, a, b):
    return g.emit("matmul", [a, b], like=torch.matmul(a.meta, b.meta))


def products(infos, second):
    """Of `input` and the argument of this name."""
    def adapter(g, input, *rest, **named):
        return product(g, input, *(rest or (named[second],)))
    op("matmul", infos)(adapter)


products("matmul dot vdot", "other")
products("mm bmm", "mat2")
products("mv", "vec")


@op("matmul", "__rmatmul__")
def rmatmul(g, input, other):
    return product(g, other, input)


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


def transposed(g, x, weight, bias, stride, padding, output_padding, groups, dilation, rank):
    """PyTorch allows x without its dimension N."""
    lists = [("stride", stride), ("padding", padding), ("output_padding", output_padding), ("dilation", dilation)]
    stride, padding, added, dilation = (pair(v, rank) for _, v in lists)
    batched = x.rank == rank + 2
    x = x if batched else g.unsqueeze(x, 0)
    sizes = [(n - 1) * s - 2 * p + d * (k - 1) + o + 1
             for n, s, p, d, k, o in zip(x.shape[2:], stride, padding, dilation, weight.shape[2:], added)]
    like = torch.empty([x.shape[0], weight.shape[1] * groups] + sizes, dtype=x.meta.dtype, device="meta")
    y = g.emit("conv_transpose", [x, weight] + ([] if bias is None else [bias]),
               ", ".join(f"{n} = {pair(v, rank)}" for n, v in lists) + f", groups = {groups}", like)
    return y if batched else g.reshape(y, y.shape[1:])


@op("conv_transpose", "nn.functional.conv_transpose1d", static="weight")
def conv_transpose1d(g, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return transposed(g, input, weight, bias, stride, padding, output_padding, groups, dilation, 1)


@op("conv_transpose", "nn.functional.conv_transpose2d", static="weight")
def conv_transpose2d(g, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return transposed(g, input, weight, bias, stride, padding, output_padding, groups, dilation, 2)


@op("conv_transpose", "nn.functional.conv_transpose3d", static="weight")
def conv_transpose3d(g, input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return transposed(g, input, weight, bias, stride, padding, output_padding, groups, dilation, 3)


# --- Sums of 8-bit integers in i32 ---

def int_matmul(g, lhs, rhs):
    like = torch.matmul(lhs.meta.int(), rhs.meta.int())
    return g.emit("int_matmul", [lhs, rhs], like=like)


@own("int_matmul", int_matmul, lambda a, b: torch.matmul(a.int(), b.int()), "i8 ui8")
def int_products(make):
    for a, b in (((2, 3), (3, 4)), ((5,), (5,)), ((4, 5), (5,)), ((5,), (5, 2)), ((2, 3, 4), (4, 5)), ((2, 1, 3, 4), (3, 4, 2)),
                 ((0, 3), (3, 2)), ((2, 0), (0, 3)), ((17, 33), (33, 19)), ((1, 300), (300, 1))):
        yield make(a), make(b)


def int_convolution(x, weight, *how):
    """PyTorch's of i64, of which nothing is lost."""
    return getattr(torch.nn.functional, f"conv{x.dim() - 2}d")(x.long(), weight.long(), None, *how).int()


def int_conv(g, x, weight, stride, padding, dilation, groups):
    rank = x.rank - 2
    function = getattr(torch.nn.functional, f"conv{rank}d")
    like = function(x.meta.float(), weight.meta.float(), None, stride, padding, dilation, groups).int()
    words = ", ".join(f"{n} = {pair(v, rank)}" for n, v in (("stride", stride), ("padding", padding), ("dilation", dilation)))
    return g.emit("int_conv", [x, weight], f"{words}, groups = {groups}", like)


@own("int_conv", int_conv, int_convolution, "i8 ui8", static="weight")
def int_convolutions(make):
    for x, weight, *how in (((2, 3, 9), (4, 3, 3), 1, 0, 1, 1), ((2, 4, 8), (6, 2, 3), 2, 1, 2, 2),
                            ((2, 3, 6, 7), (4, 3, 3, 3), 1, 1, 1, 1), ((2, 4, 7, 5), (4, 2, 3, 2), (2, 1), (1, 0), (1, 2), 2),
                            ((1, 16, 5, 5), (8, 16, 3, 3), 1, 1, 1, 1), ((0, 2, 4, 4), (3, 2, 3, 3), 1, 1, 1, 1),
                            ((1, 2, 4, 5, 6), (3, 2, 2, 3, 2), 1, 0, 1, 1)):
        yield make(x), make(weight), *how
