"""Updates at places that indices give."""
import torch

from .builder import Value
from .indexing import columns_of
from .registry import op, own


def flag(x):
    return str(bool(x)).lower()


def source_of(g, input, index, src):
    """A number stands for as many as there are indices."""
    return src if isinstance(src, Value) else g.full(g.const(src, input.dtype), index.shape, input.dtype)


def reduced(g, input, dim, index, src, reduce, include_self):
    return g.emit("scatter_reduce", [input, index, src], f"dim = {dim}, reduce = {reduce}, include_self = {flag(include_self)}")


@op("scatter")
def scatter(g, input, dim, index, src, reduce=None):
    src = source_of(g, input, index, src)
    if reduce is not None:
        return reduced(g, input, dim, index, src, {"add": "sum", "multiply": "prod"}[reduce], True)
    return g.emit("scatter", [input, index, src], f"dim = {dim}")


@op("scatter_add")
def scatter_add(g, input, dim, index, src):
    return g.emit("scatter_add", [input, index, src], f"dim = {dim}")


@op("scatter_reduce", " ".join(f"scatter_reduce.{each}" for each in "sum prod mean amax amin".split()))
def scatter_reduce(g, input, dim, index, src, reduce, include_self=True):
    return reduced(g, input, dim, index, src, reduce, include_self)


def scaled(g, x, alpha):
    """x times a number, computed as PyTorch does: in f32 where x is narrower."""
    if alpha == 1:
        return x
    if x.dtype == "i1":
        return g.binary("logical_and", x, bool(alpha), dtype="i1")
    return g.binary("mul", x, alpha, dtype=x.dtype)


@op("index_add")
def index_add(g, input, dim, index, source, *, alpha=1):
    return g.emit("index_add", [input, index, scaled(g, source, alpha)], f"dim = {dim}")


@op("index_copy")
def index_copy(g, input, dim, index, source):
    return g.emit("index_copy", [input, index, source], f"dim = {dim}")


@op("index_copy", "index_fill")
def index_fill(g, input, dim, index, value):
    shape = list(input.shape)
    count = index.shape[0] if index.rank else 1
    if shape:
        shape[dim] = count
    elif not count:
        return input
    return index_copy(g, input, dim, index, g.full(g.scalar(value, input), shape, input.dtype))


def index_columns(g, indices):
    """Of one type, masks as the places where they are true."""
    columns = [c for i in indices for c in ([None] if i is None else columns_of(g, i))]
    mixed = len({c.dtype for c in columns if c is not None}) > 1
    return [g.cast(c, "i64") if mixed and c is not None else c for c in columns]


@op("index_put")
def index_put(g, input, indices, values, accumulate=False):
    values = g.scalar(values, input)
    indices = index_columns(g, indices)
    dims = [d for d, i in enumerate(indices) if i is not None]
    operands = [input, values] + [i for i in indices if i is not None]
    return g.emit("index_put", operands, f"dims = {dims}, accumulate = {flag(accumulate)}")


@op("index_put", "put")
def put(g, input, index, source, accumulate=False):
    """Of the elements in row-major order."""
    flat = g.reshape(input, [input.meta.numel()])
    source = g.reshape(source, index.shape)
    return g.reshape(index_put(g, flat, [index], source, accumulate), input.shape)


@op("masked_scatter")
def masked_scatter(g, input, mask, source):
    shape = torch.broadcast_shapes(input.shape, mask.shape)
    return g.emit("masked_scatter", [input, mask, source], like=torch.empty(shape, dtype=input.meta.dtype, device="meta"))


@own("index_put", index_put, torch.ops.aten.index_put)
def index_put_masks(make):
    """Masks of each rank, beside indices and other masks, and what they select expanded."""
    rows, columns = torch.tensor([True, False, True, True]), torch.tensor([True, True, False])
    both = torch.tensor([[True, False, True]] * 3 + [[False, True, False]])
    none = torch.zeros(4, 3, dtype=torch.bool)
    for accumulate in (False, True):
        yield make((4, 3)), [rows], make((3, 3)), accumulate
        yield make((4, 3)), [rows], make((3, 1)), accumulate
        yield make((4, 3)), [both], make((7,)), accumulate
        yield make((4, 3)), [none], make(()), accumulate
        yield make((4, 3, 2)), [both], make((2,)), accumulate
        yield make((4, 3, 2)), [None, columns], make((4, 2, 2)), accumulate
        yield make((4, 3)), [rows, torch.tensor([2, 0, 1])], make((3,)), accumulate
        yield make((4, 3, 4)), [rows, None, rows], make((3, 3)), accumulate
