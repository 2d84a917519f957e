"""Operators that move elements round, repeat or replace them, and views."""
import torch

from .builder import INT64_MAX, Value
from .contraction import pair
from .registry import op, own
from .shape import without


def listed(x):
    return [x] if isinstance(x, int) else list(x)


@op("roll")
def roll(g, input, shifts, dims=()):
    shifts, dims = listed(shifts), listed(dims)
    if not input.rank:
        return g.reshape(g.emit("roll", [g.reshape(input, [1])], f"shifts = {shifts[:1]}, dims = []"), [])
    return g.emit("roll", [input], f"shifts = {shifts}, dims = {dims}")


@op("tril")
def tril(g, input, diagonal=0):
    return g.emit("tril", [input], f"diagonal = {diagonal}")


@op("triu")
def triu(g, input, diagonal=0):
    return g.emit("triu", [input], f"diagonal = {diagonal}")


def repeated(g, x, repeats):
    like = torch.empty(x.meta.repeat(*repeats).shape, dtype=x.meta.dtype, device="meta") if repeats else x.meta
    return g.emit("repeat", [x], f"repeats = {list(repeats)}", like)


def unpacked(sizes):
    return list(sizes[0]) if sizes and isinstance(sizes[0], (list, tuple)) else list(sizes)


@op("repeat")
def repeat(g, input, *repeats):
    return repeated(g, input, unpacked(repeats))


@op("repeat", "tile")
def tile(g, input, *dims):
    repeats = unpacked(dims)
    return repeated(g, input, [1] * (input.rank - len(repeats)) + repeats)


@op("narrow")
def narrow(g, input, dim, start, length):
    start = start if isinstance(start, Value) else g.const(start, "i64")
    like = input.meta.narrow(dim, 0, length)
    return g.emit("narrow", [input, start], f"dim = {dim}", like, sizes=[length])


@op("slice_scatter")
def slice_scatter(g, input, src, dim=0, start=None, end=None, step=1):
    end = INT64_MAX if end is None else end
    return g.emit("slice_scatter", [input, g.scalar(src, input)],
                  f"dim = {dim}, start = {start or 0}, end = {end}, step = {step}")


@op("select_scatter")
def select_scatter(g, input, src, dim, index):
    return g.emit("select_scatter", [input, g.scalar(src, input)], f"dim = {dim}, index = {index}")

# --- Padding ---


def amounts(x, pad):
    low, high = [0] * x.rank, [0] * x.rank
    for i in range(len(pad) // 2):
        low[-1 - i], high[-1 - i] = pad[2 * i], pad[2 * i + 1]
    return low, high


def cropped(g, x, low, high):
    for d, (l, h) in enumerate(zip(low, high)):
        if l < 0 or h < 0:
            x = g.slice(x, d, max(0, -l), x.shape[d] - max(0, -h))
    return x


def padded(g, name, x, low, high):
    low, high = [max(0, l) for l in low], [max(0, h) for h in high]
    shape = [s + l + h for s, l, h in zip(x.shape, low, high)]
    return g.emit(name, [x], f"low = {low}, high = {high}", torch.empty(shape, dtype=x.meta.dtype, device="meta"))


@op("reflection_pad", "nn.functional.pad.reflect")
def reflection_pad(g, input, pad, mode="reflect", value=None):
    low, high = amounts(input, pad)
    return cropped(g, padded(g, "reflection_pad", input, low, high), low, high)


@op("replication_pad", "nn.functional.pad.replicate nn.functional.pad.replicate_negative")
def replication_pad(g, input, pad, mode="replicate", value=None):
    low, high = amounts(input, pad)
    return cropped(g, padded(g, "replication_pad", input, low, high), low, high)


@op("circular_pad", "nn.functional.pad.circular")
def circular_pad(g, input, pad, mode="circular", value=None):
    """What negative numbers take away is gone before the rest goes round."""
    low, high = amounts(input, pad)
    return padded(g, "circular_pad", cropped(g, input, low, high), low, high)

# --- Views and windows ---


@op("diagonal", "diagonal diagonal_copy")
def diagonal(g, input, offset=0, dim1=0, dim2=1):
    like = torch.diagonal(input.meta, offset, dim1, dim2)
    return g.emit("diagonal", [input], f"offset = {offset}, dim1 = {dim1}, dim2 = {dim2}", like)


@op("diagonal", "linalg.diagonal")
def linalg_diagonal(g, A, *, offset=0, dim1=-2, dim2=-1):
    return diagonal(g, A, offset, dim1, dim2)


@op("as_strided", "as_strided as_strided.partial_views as_strided_copy")
def as_strided(g, input, size, stride, storage_offset=None):
    """Of a copy of x, whose storage has nothing else."""
    like = torch.empty(tuple(size), dtype=input.meta.dtype, device="meta")
    return g.emit("as_strided", [input], f"sizes = {list(size)}, strides = {list(stride)}, storage_offset = {storage_offset or 0}", like)


@op("unfold", "unfold unfold_copy")
def unfold(g, input, dimension, size, step):
    """A tensor of rank 0 counts as one of size 1."""
    like = input.meta.unfold(dimension, size, step)
    if input.rank:
        return g.emit("unfold", [input], f"dim = {dimension}, size = {size}, step = {step}", like)
    x = g.reshape(input, [1])
    windows = g.emit("unfold", [x], f"dim = {dimension}, size = {size}, step = {step}", x.meta.unfold(dimension, size, step))
    return without(g, windows, 0)


@op("im2col", "nn.functional.unfold")
def im2col(g, input, kernel_size, dilation=1, padding=0, stride=1):
    like = torch.nn.functional.unfold(torch.empty(input.shape), kernel_size, dilation, padding, stride)
    lists = (("kernel_size", kernel_size), ("dilation", dilation), ("padding", padding), ("stride", stride))
    return g.emit("im2col", [input], ", ".join(f"{n} = {pair(v)}" for n, v in lists),
                  torch.empty(like.shape, dtype=input.meta.dtype, device="meta"))


def folded(x, output_size, *how):
    """PyTorch's fold is of floats: integers in f64, which holds the sums."""
    if x.is_floating_point():
        return torch.nn.functional.fold(x, output_size, *how)
    return torch.nn.functional.fold(x.double(), output_size, *how).to(x.dtype)


def col2im(g, x, output_size, kernel_size, dilation, padding, stride):
    lists = (("output_size", output_size), ("kernel_size", kernel_size), ("dilation", dilation), ("padding", padding), ("stride", stride))
    like = folded(torch.empty(x.shape), *(v for _, v in lists))
    return g.emit("col2im", [x], ", ".join(f"{n} = {pair(v)}" for n, v in lists),
                  torch.empty(like.shape, dtype=x.meta.dtype, device="meta"))


@own("col2im", col2im, folded, "f64 f32 f16 bf16 i64 i32 i16 i8 ui8")
def images(make):
    """(image, channels, kernel, dilation, padding, stride), with the columns that fit and with N or without."""
    for image, channels, *how in (((4, 4), 3, (2, 2), 1, 0, 1), ((4, 4), 2, (2, 3), 1, (0, 1), 1), ((7, 5), 1, (3, 2), (2, 1), 1, (2, 1)),
                                  ((6, 6), 2, (2, 2), 1, 0, 2), ((5, 8), 2, (3, 3), 1, 1, 2), ((1, 1), 2, (1, 1), 1, 0, 1)):
        columns = torch.nn.functional.unfold(torch.empty((1, channels, *image)), *how).shape[1:]
        for front in ((2,), (), (0,), (1,)):
            yield make((*front, *columns), low=0, high=5), list(image), *how
