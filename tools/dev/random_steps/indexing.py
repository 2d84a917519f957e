"""Elements at places that tensors give."""
from random_programs import NUMBERS, Value, broadcast, scalar


def number(p, value, dtype):
    """A constant of rank 0 that the program must know."""
    result = Value(p.fresh(), (), dtype, True, op="constant")
    p.lines.append(f"{result.name} = graph.constant dense<{value}> : {result.type}")
    p.note(result)
    return result


def indices(p, shape, size):
    """Indices in [0, size) of a shape: remainders."""
    given = p.argument(shape, p.rng.choice(("i64", "i32")))
    return p.emit("remainder", [given, number(p, size, given.dtype)], "", given.shape, exact=True)


def static_dims(x):
    return [i for i, s in enumerate(x.shape) if s not in ("?", 0)]


def gather(p):
    x = p.pick(static_dims)
    if x:
        dim = p.rng.choice(static_dims(x))
        shape = list(x.shape)
        shape[dim] = p.rng.choice((0, 1, 3, 6))
        i = indices(p, shape, x.shape[dim])
        p.emit("gather", [x, i], f", dim = {p.dim(dim, x.rank)}", shape, exact=True)


def index_select(p):
    x = p.pick(static_dims)
    if x:
        dim = p.rng.choice(static_dims(x))
        shape = p.rng.choice(((), (1,), (4,), ("?",) if p.is_dynamic and "?" not in x.shape else (7,)))
        i = indices(p, shape, x.shape[dim])
        shape = x.shape[:dim] + (shape or (1,)) + x.shape[dim + 1:]
        p.emit("index_select", [x, i], f", dim = {p.dim(dim, x.rank)}", shape, exact=True)


def index(p):
    """Negative indices in part."""
    x = p.pick(static_dims)
    if not x:
        return
    dims = sorted(p.rng.sample(static_dims(x), p.rng.randint(1, len(static_dims(x)))))
    common, given = (), []
    for dim in dims:
        shape = p.rng.choice(((), (3,), (1,), (2, 1), (2, 3)))
        i = indices(p, shape, x.shape[dim])
        if i and p.chance():
            i = p.emit("sub", [i, number(p, x.shape[dim], i.dtype)], "", i.shape, exact=True)
        given.append(i)
        common = broadcast(common, shape)
    rest = [s for i, s in enumerate(x.shape) if i not in dims]
    at = dims[0] if dims[-1] - dims[0] == len(dims) - 1 else 0
    p.emit("index", [x, *given], f", dims = {dims}", rest[:at] + list(common) + rest[at:], exact=True)


def masked_fill(p):
    x, mask = p.pick(), p.pick(lambda v: v.dtype == "i1")
    shape = x and mask and broadcast(x.shape, mask.shape)
    if shape is not None and mask:
        p.emit("masked_fill", [x, mask, scalar(p, x.dtype)], "", shape, x.dtype, exact=True)


def searchsorted(p):
    """Places in a sequence that bisection finds also where it is not sorted."""
    values = p.pick(lambda v: v.exact and v.dtype in NUMBERS)
    if values:
        sequence = p.constant([p.rng.choice((0, 1, 2, 7))], values.dtype, special=p.chance(0.3))
        p.emit("searchsorted", [sequence, values], f", right = {p.flag()}", values.shape, "i64", exact=True)


STEPS = [gather, index_select, index, masked_fill, searchsorted]
