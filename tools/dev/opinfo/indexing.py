"""Operators that read elements at places that tensors give."""
import math

import torch

from .builder import INT64_MAX, NotYet, Value
from .registry import op, own
from .shape import select


def wrapped(g, index, size):
    """Negative indices counted from the end."""
    index = g.cast(index, "i64")
    return g.where(g.binary("lt", index, 0), g.binary("add", index, size), index)


def gathered(g, x, dim, index):
    if index.dtype not in ("i64", "i32"):
        index = g.cast(index, "i64")
    return g.emit("gather", [x, index], f"dim = {dim}", torch.empty(index.shape, dtype=x.meta.dtype, device="meta"))


@op("gather")
def gather(g, input, dim, index, *, sparse_grad=False):
    """Of an empty index PyTorch does not look at the rank."""
    if index.rank == input.rank:
        return gathered(g, input, dim, index)
    if not math.prod(index.shape):
        return g.full(0, index.shape, input.dtype)
    shape = index.shape
    x, index = (g.reshape(v, v.shape or (1,)) for v in (input, index))
    return g.reshape(gathered(g, x, dim, index), shape)


@op("gather", "take_along_dim")
def take_along_dim(g, input, indices, dim=None):
    if dim is None:
        input, indices = (g.reshape(v, [math.prod(v.shape)]) for v in (input, indices))
        dim = 0
    dim %= input.rank
    a, b = list(input.shape), list(indices.shape)
    a[dim] = b[dim] = 1
    shape = list(torch.broadcast_shapes(a, b))
    x = g.expand(input, shape[:dim] + [input.shape[dim]] + shape[dim + 1:])
    index = g.expand(indices, shape[:dim] + [indices.shape[dim]] + shape[dim + 1:])
    return gathered(g, x, dim, wrapped(g, index, input.shape[dim]))


@op("index_select")
def index_select(g, input, dim, index):
    x = g.reshape(input, input.shape or (1,))
    like = torch.index_select(x.meta, dim, index.meta)
    return g.reshape(g.emit("index_select", [x, index], f"dim = {dim}", like),
                     input.meta.index_select(dim, index.meta).shape)


@op("index_select", "take")
def take(g, input, index):
    n = math.prod(input.shape)
    places = wrapped(g, g.reshape(index, [math.prod(index.shape)]), n)
    x = g.reshape(input, [n])
    like = torch.empty(places.shape, dtype=x.meta.dtype, device="meta")
    return g.reshape(g.emit("index_select", [x, places], "dim = 0", like), index.shape)


@op("masked_fill")
def masked_fill(g, input, mask, value):
    like = torch.empty(torch.broadcast_shapes(input.shape, mask.shape), dtype=input.meta.dtype, device="meta")
    return g.emit("masked_fill", [input, mask, g.scalar(value, input)], like=like)

# --- Subscripts ---


def listed(g, numbers):
    """A constant of rank 1."""
    type = f"tensor<{len(numbers)}xi64>"
    return Value(g.line(f"graph.constant dense<{list(numbers)}> : {type}"), type,
                 torch.empty((len(numbers),), dtype=torch.int64, device="meta"))


def indexed(g, x, indices):
    """`indices` has None for a dimension that stays."""
    dims = [d for d, i in enumerate(indices) if i is not None]
    given = [i for i in indices if i is not None]
    like = x.meta[tuple(slice(None) if i is None else i.meta for i in indices)] if given else x.meta
    return g.emit("index", [x, *given], f"dims = {dims}", like) if given else x


def columns_of(g, index):
    """An index tensor for each dimension that `index` stands for: a mask has as many as its rank."""
    if index.dtype != "i1":
        return [index]
    if not index.rank:
        raise NotYet("index by a Boolean of rank 0")
    rows = g.emit("nonzero", [index], like=torch.empty((index.data.count_nonzero(), index.rank), dtype=torch.int64, device="meta"))
    return [g.squeeze(g.slice(rows, 1, d, d + 1), [1]) for d in range(index.rank)]


def subscripts(g, index, rank):
    """A subscript for each dimension of x, None for a new one."""
    parts = list(index) if isinstance(index, tuple) else [index]
    parts = [listed(g, p) if isinstance(p, (list, tuple)) else p for p in parts]
    parts = [column for p in parts for column in (columns_of(g, p) if isinstance(p, Value) else [p])]
    used = sum(p is not None and p is not Ellipsis for p in parts)
    if not any(p is Ellipsis for p in parts):
        parts.append(Ellipsis)
    at = next(i for i, p in enumerate(parts) if p is Ellipsis)
    return parts[:at] + [slice(None)] * (rank - used) + parts[at + 1:]


@op("index", "__getitem__")
def getitem(g, input, index):
    """Numbers and slices first, then what is left is indexed by tensors."""
    x, dim, tensors = input, 0, []
    for part in subscripts(g, index, input.rank):
        if isinstance(part, int):
            x = select(g, x, dim, part)
            continue
        tensors.append(part if isinstance(part, Value) else None)
        if part is None:
            x = g.unsqueeze(x, dim)
        elif isinstance(part, slice):
            x = g.slice(x, dim, part.start or 0, INT64_MAX if part.stop is None else part.stop, part.step or 1)
        dim += 1
    return indexed(g, x, tensors)


@own("index", getitem, lambda x, index: x[index])
def index_masks(make):
    """Masks of each rank, beside numbers, slices, indices and other masks."""
    rows, columns = torch.tensor([True, False, True, True]), torch.tensor([True, True, False])
    both = torch.tensor([[True, False, True]] * 3 + [[False, True, False]])
    for index in ((both,), (torch.zeros_like(both),), (rows, torch.tensor([2, 0, 1])), (rows, 1), (rows, None, slice(1, 3)),
                  (slice(None), columns), (None, rows), (Ellipsis, columns)):
        yield make((4, 3)), index
    for index in ((both,), (rows, slice(None), rows), (rows, torch.tensor([0, 2, 1]), rows), (slice(None), torch.ones(3, 4).bool()),
                  (2, columns), (both, -1)):
        yield make((4, 3, 4)), index


@op("index", "_unsafe_masked_index")
def unsafe_masked_index(g, input, mask, indices, fill):
    """What the mask leaves out may lie outside, and is read at the nearest place."""
    inside = []
    for i, size in zip(indices, input.shape):
        like = i.meta
        inside.append(g.emit("clamp", [i, g.const(-size, i.dtype), g.const(size - 1, i.dtype)], like=like))
    return g.where(mask, indexed(g, input, inside), g.scalar(fill, input))

# --- Sorted sequences ---


@op("searchsorted")
def searchsorted(g, sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None):
    if sorter is not None:
        sorted_sequence = gathered(g, sorted_sequence, -1, sorter)
    values = input if isinstance(input, Value) else g.const(input, sorted_sequence.dtype)
    sequence, values = g.promote(sorted_sequence, values)
    like = torch.empty(values.shape, dtype=torch.int64, device="meta")
    flag = str(bool(right or side == "right")).lower()
    places = g.emit("searchsorted", [sequence, values], f"right = {flag}", like)
    return g.cast(places, "i32") if out_int32 else places


@op("searchsorted", "bucketize")
def bucketize(g, input, boundaries, *, out_int32=False, right=False):
    return searchsorted(g, boundaries, input, out_int32=out_int32, right=right)
