"""Operators that move elements: reshapes, views, slices, joins."""
import math

import torch

from .builder import DTYPES, INT64_MAX, Value, promoted
from .registry import op, own

# --- Reshapes ---


def reshaping(infos, function):
    """PyTorch's function on the meta tensor tells the shape."""
    def adapter(g, input, *args, **kwargs):
        args = [a.meta if isinstance(a, Value) else a for a in args]
        return g.reshape(input, function(input.meta, *args, **kwargs).shape)
    op("reshape", infos)(adapter)


reshaping("reshape", torch.reshape)
reshaping("view", torch.Tensor.view)
reshaping("view_copy", torch.view_copy)
reshaping("flatten", torch.flatten)
reshaping("unflatten", torch.unflatten)
reshaping("ravel", torch.ravel)
reshaping("reshape_as", torch.Tensor.reshape_as)
reshaping("view_as", torch.Tensor.view_as)


@op("unsqueeze", "unsqueeze unsqueeze_copy")
def unsqueeze(g, input, dim):
    return g.unsqueeze(input, dim)


@op("squeeze", "squeeze squeeze.multiple squeeze_copy")
def squeeze(g, input, dim=None):
    dims = range(input.rank) if dim is None else [dim] if isinstance(dim, int) else dim
    if not input.rank:
        return input
    return g.squeeze(input, [d for d in dims if input.shape[d] == 1])


def at_least(rank):
    def one(g, x):
        while x.rank < rank:
            x = g.unsqueeze(x, 2 if x.rank == 2 else 0)
        return x

    def adapter(g, *inputs):
        found = [one(g, x) for x in (inputs[0] if isinstance(inputs[0], (list, tuple)) else inputs)]
        return found if isinstance(inputs[0], (list, tuple)) or len(found) > 1 else found[0]
    return one, adapter


AT_LEAST = {}
for each in (1, 2, 3):
    AT_LEAST[each], all_of = at_least(each)
    op("unsqueeze", f"atleast_{each}d")(all_of)

# --- Expansion ---


@op("expand", "expand expand_copy broadcast_to")
def expand(g, input, *size, implicit=False):
    size = size[0] if size and isinstance(size[0], (list, tuple)) else size
    return g.expand(input, input.meta.expand(tuple(size)).shape)


@op("expand", "expand_as")
def expand_as(g, input, other):
    return g.expand(input, other.shape)


@op("expand", "broadcast_tensors")
def broadcast_tensors(g, *tensors):
    shape = torch.broadcast_shapes(*(t.shape for t in tensors))
    return [g.expand(t, shape) for t in tensors]

# --- Permutations ---


@op("permute", "permute permute_copy")
def permute(g, input, dims):
    return g.permute(input, dims)


@op("permute", "movedim")
def movedim(g, input, source, destination):
    source, destination = ([d % max(1, input.rank) for d in ([v] if isinstance(v, int) else v)] for v in (source, destination))
    order = [d for d in range(input.rank) if d not in source]
    for to, d in sorted(zip(destination, source)):
        order.insert(to, d)
    return g.permute(input, order)


@op("transpose", "transpose transpose_copy")
def transpose(g, input, dim0, dim1):
    return g.transpose(input, dim0, dim1) if input.rank else input


@op("transpose", "t t_copy T H mT mH")
def t(g, input):
    return g.transpose(input, -2, -1) if input.rank >= 2 else input


@op("flip")
def flip(g, input, *dims, **kwargs):
    dims = kwargs.get("dims", dims[0] if dims and isinstance(dims[0], (list, tuple)) else dims)
    return flipped(g, input, dims)


def flipped(g, x, dims):
    return g.emit("flip", [x], f"dims = {list(dims)}") if x.rank else x


@op("flip", "fliplr")
def fliplr(g, input):
    return flipped(g, input, [1])


@op("flip", "flipud")
def flipud(g, input):
    return flipped(g, input, [0])


@op("flip", "rot90")
def rot90(g, input, k=1, dims=(0, 1)):
    a, b = dims
    if k % 4 == 2:
        return flipped(g, input, [a, b])
    if k % 4 == 1:
        return g.transpose(flipped(g, input, [b]), a, b)
    return flipped(g, g.transpose(input, a, b), [b]) if k % 4 == 3 else input

# --- Parts ---


@op("slice")
def slice_(g, input, dim=0, start=None, end=None, step=1):
    return g.slice(input, dim, start or 0, INT64_MAX if end is None else end, step)


@op("slice", "narrow_copy")
def narrow_copy(g, input, dim, start, length):
    start = start if start >= 0 else start + input.shape[dim]
    return g.slice(input, dim, start, start + length)


def without(g, x, dim):
    """Drops a dimension of size 1."""
    dim %= x.rank
    return g.reshape(x, x.shape[:dim] + x.shape[dim + 1:])


@op("slice", "select")
def select(g, input, dim, index):
    index %= input.shape[dim]
    return without(g, g.slice(input, dim, index, index + 1), dim)


@op("slice", "unbind unbind_copy")
def unbind(g, input, dim=0):
    return [select(g, input, dim, i) for i in range(input.shape[dim])]


def pieces(g, x, sizes, dim):
    ends = [sum(sizes[:i + 1]) for i in range(len(sizes))]
    return [g.slice(x, dim, e - s, e) for s, e in zip(sizes, ends)]


@op("slice", "split split.list_args split_with_sizes split_with_sizes_copy unsafe_split")
def split(g, input, split_size_or_sections, dim=0):
    sizes = [p.shape[dim] for p in torch.split(input.meta, split_size_or_sections, dim)]
    return pieces(g, input, sizes, dim)


@op("slice", "chunk unsafe_chunk")
def chunk(g, input, chunks, dim=0):
    return pieces(g, input, [p.shape[dim] for p in torch.chunk(input.meta, chunks, dim)], dim)


@op("slice", "tensor_split")
def tensor_split(g, input, indices_or_sections, dim=0):
    """PyTorch, too, reads the places from a tensor on the CPU."""
    where = indices_or_sections
    if isinstance(where, Value):
        where = where.data.tolist()
    size = input.shape[dim]
    if isinstance(where, int):
        return pieces(g, input, [size // where + (i < size % where) for i in range(where)], dim)
    ends = list(where) + [size]
    return [g.slice(input, dim, s, e) for s, e in zip([0] + list(where), ends)]


@op("slice", "hsplit")
def hsplit(g, input, indices_or_sections):
    return tensor_split(g, input, indices_or_sections, 0 if input.rank == 1 else 1)


@op("slice", "vsplit")
def vsplit(g, input, indices_or_sections):
    return tensor_split(g, input, indices_or_sections, 0)


@op("slice", "dsplit")
def dsplit(g, input, indices_or_sections):
    return tensor_split(g, input, indices_or_sections, 2)

# --- Joins ---


@op("cat")
def cat(g, tensors, dim=0):
    """Empty tensors of rank 1 count for their dtype only."""
    dtype = promoted(*tensors)
    rank = max(t.rank for t in tensors)
    used = [t for t in tensors if t.rank == rank or t.shape != (0,)]
    return g.cat([g.cast(t, dtype) for t in used], dim)


@op("cat", "stack")
def stack(g, tensors, dim=0):
    return cat(g, [g.unsqueeze(t, dim) for t in tensors], dim)


@op("cat", "hstack")
def hstack(g, tensors):
    tensors = [AT_LEAST[1](g, t) for t in tensors]
    return cat(g, tensors, 0 if tensors[0].rank == 1 else 1)


@op("cat", "vstack")
def vstack(g, tensors):
    return cat(g, [AT_LEAST[2](g, t) for t in tensors], 0)


@op("cat", "dstack")
def dstack(g, tensors):
    return cat(g, [AT_LEAST[3](g, t) for t in tensors], 2)


@op("cat", "column_stack")
def column_stack(g, tensors):
    return cat(g, [t if t.rank >= 2 else g.reshape(t, [math.prod(t.shape), 1]) for t in tensors], 1)


@op("pad", "constant_pad_nd")
def constant_pad_nd(g, input, pad, value=0):
    low, high = [0] * input.rank, [0] * input.rank
    for i in range(len(pad) // 2):
        low[-1 - i], high[-1 - i] = pad[2 * i], pad[2 * i + 1]
    return g.pad(input, low, high, value)


@op("pad", "nn.functional.pad.constant")
def pad(g, input, pad, mode="constant", value=None):
    return constant_pad_nd(g, input, pad, 0 if value is None else value)

# --- Bits ---


def bitcast(g, input, dtype):
    return g.emit("bitcast", [input], f"dtype = {dtype}", input.meta.view(DTYPES[dtype]))


@own("bitcast", bitcast, lambda x, dtype: x.view(DTYPES[dtype]), "f64 f32 f16 bf16 i64 i32 i16 i8 ui8")
def bits(make):
    width = make(()).dtype.itemsize
    for dtype in (name for name, t in DTYPES.items() if t.itemsize == width and name != "i1"):
        for shape in ((), (5,), (2, 3), (0, 3)):
            yield make(shape), dtype
