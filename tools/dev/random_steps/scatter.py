"""Updates at places that indices give."""
from random_programs import FLOATS


def indices(p, shape, count, dtype="i64"):
    """Numbers in [0, count): remainders of what is drawn."""
    drawn, limit = p.argument(shape, dtype), p.constant([], dtype, special=False)
    p.lines[-1] = f"{limit.name} = graph.constant dense<{count}> : {limit.type}"
    return p.emit("remainder", [drawn, limit], "", shape, exact=True)


def target(p):
    """A value with a dimension of a known size that is not 0, and that dimension."""
    x = p.pick(lambda v: any(isinstance(s, int) and s > 0 for s in v.shape)) or p.argument([p.rng.choice((1, 3, 4, 7)), 5])
    return x, p.rng.choice([d for d, s in enumerate(x.shape) if isinstance(s, int) and s > 0])


def resized(x, dim, size):
    return [size if d == dim else s for d, s in enumerate(x.shape)]


def is_exact(x, kind):
    return x.dtype not in FLOATS or kind in ("amax", "amin")


def reduction(p, x):
    """A product of many floats may become subnormal, which not all keep."""
    kinds = ["sum", "amax", "amin"] + ["mean"] * (x.dtype != "i1")
    return p.rng.choice(kinds + ["prod"] * (not x.is_float or (x.exact and not x.tiny)))


def scatter(p):
    x, dim = target(p)
    shape = resized(x, dim, p.rng.choice((0, 1, 2, 5)))
    index, src = indices(p, shape, x.shape[dim], p.rng.choice(("i64", "i32"))), p.argument(shape, x.dtype)
    name = p.rng.choice(("scatter", "scatter_add", "scatter_reduce"))
    attributes, kind = f", dim = {p.dim(dim, x.rank)}", reduction(p, x)
    if name == "scatter_reduce":
        attributes += f", reduce = {kind}, include_self = {p.flag()}"
    p.emit(name, [x, index, src], attributes, x.shape, exact=name == "scatter" or is_exact(x, kind if "reduce" in name else "sum"))


def index_slices(p):
    x, dim = target(p)
    count = p.rng.choice((0, 1, 3))
    index, source = indices(p, [count], x.shape[dim]), p.argument(resized(x, dim, count), x.dtype)
    name = p.rng.choice(("index_add", "index_copy"))
    p.emit(name, [x, index, source], f", dim = {p.dim(dim, x.rank)}", x.shape, exact=name == "index_copy" or is_exact(x, "sum"))


def index_put(p):
    """One index tensor, or two of which one is broadcast."""
    x, dim = target(p)
    dims = [dim]
    index = [indices(p, [2, 3], x.shape[dim])]
    if dim + 1 < x.rank and isinstance(x.shape[dim + 1], int) and x.shape[dim + 1] and p.chance():
        dims.append(dim + 1)
        index.append(indices(p, [3], x.shape[dim + 1]))
    values = p.argument([3] + [s for s in x.shape[dims[-1] + 1:]], x.dtype)
    accumulate = p.flag()
    p.emit("index_put", [x, values, *index], f", dims = {dims}, accumulate = {accumulate}", x.shape,
           exact=accumulate == "false" or is_exact(x, "sum"))


def masked_scatter(p):
    """As many elements as there are places, so that there are enough."""
    x = p.pick()
    if x:
        mask, source = p.argument(x.shape, "i1"), p.argument(x.shape, x.dtype)
        p.emit("masked_scatter", [x, mask, source], "", x.shape, exact=True)


STEPS = [scatter] * 3 + [index_slices] * 2 + [index_put, masked_scatter]
