"""Operators whose results have sizes that follow from values; what they give is cut to a known size at once."""
from random_programs import Value, broadcast

ROWS = 8


def raw(p, op, operands, attributes, types):
    """The names of results that nobody else uses."""
    names = [p.fresh() for _ in types]
    given = types[0] if len(types) == 1 else f"({', '.join(types)})"
    uses = ", ".join(o.name for o in operands)
    for o in operands:
        o.is_used = True
    p.lines.append(f"{', '.join(names)} = graph.{op} {uses}{attributes} : ({', '.join(o.type for o in operands)}) -> {given}")
    return names


def spelled(shape, dtype):
    return f"tensor<{''.join(f'{s}x' for s in shape)}{dtype}>"


def cut(p, op, operands, name, shape, dim, dtype):
    """The first rows along `dim`, and zeros where there are fewer."""
    zero = p.constant([], dtype, special=False)
    unknown = spelled(shape[:dim] + ("?",) + shape[dim + 1:], dtype)
    high = [ROWS if d == dim else 0 for d in range(len(shape))]
    padded = p.fresh()
    p.lines.append(f"{padded} = graph.pad {name}, {zero.name}, low = {[0] * len(shape)}, high = {high} : ({unknown}, {zero.type}) -> {unknown}")
    shape = shape[:dim] + (ROWS,) + shape[dim + 1:]
    keep(p, op, operands, p.fresh(), shape, dtype)
    p.lines.append(f"{p.values[-1].name} = graph.slice {padded}, dim = {dim}, start = 0, end = {ROWS}, step = 1 : "
                   f"({unknown}) -> {spelled(shape, dtype)}")


def keep(p, op, operands, name, shape, dtype):
    value = Value(name, shape, dtype, True, any(o.huge for o in operands), any(o.tiny for o in operands), op)
    p.values.append(value)
    p.note(value, operands)


def nonzero(p):
    x = p.pick(lambda v: v.exact)
    if x:
        name, = raw(p, "nonzero", [x], "", [spelled(("?", x.rank), "i64")])
        cut(p, "nonzero", [x], name, ("?", x.rank), 0, "i64")


def masked_select(p):
    x = p.pick(lambda v: v.exact)
    mask = x and (p.pick(lambda v: v.dtype == "i1" and broadcast(x.shape, v.shape) is not None) or p.constant([], "i1"))
    if x:
        name, = raw(p, "masked_select", [x, mask], "", [spelled(("?",), x.dtype)])
        cut(p, "masked_select", [x, mask], name, ("?",), 0, x.dtype)


def unique(p):
    x = p.pick(lambda v: v.exact)
    if not x:
        return
    op, dim = p.rng.choice(("unique", "unique_consecutive")), p.rng.randrange(x.rank) if x.rank and p.chance() else None
    shape = ("?",) if dim is None else x.shape[:dim] + ("?",) + x.shape[dim + 1:]
    back = x.shape if dim is None else x.shape[dim:dim + 1]
    attribute = "" if dim is None else f", dim = {p.dim(dim, x.rank)}"
    types = [spelled(shape, x.dtype), spelled(back, "i64"), spelled(("?",), "i64")]
    values, inverse, counts = raw(p, op, [x], attribute, types)
    cut(p, op, [x], values, shape, dim or 0, x.dtype)
    keep(p, op, [x], inverse, back, "i64")
    cut(p, op, [x], counts, ("?",), 0, "i64")


def repeat_interleave(p):
    x = p.pick(lambda v: v.exact and any(s != "?" for s in v.shape))
    if x:
        dim = p.rng.choice([d for d, s in enumerate(x.shape) if s != "?"])
        repeats = Value(p.fresh(), x.shape[dim:dim + 1], p.rng.choice(("i64", "i32")), True, op="constant")
        numbers = [p.rng.randint(0, 3) for _ in range(x.shape[dim])]
        p.lines.append(f"{repeats.name} = graph.constant dense<{numbers or ''}> : {repeats.type}")
        shape = x.shape[:dim] + ("?",) + x.shape[dim + 1:]
        name, = raw(p, "repeat_interleave", [x, repeats], f", dim = {p.dim(dim, x.rank)}", [spelled(shape, x.dtype)])
        cut(p, "repeat_interleave", [x, repeats], name, shape, dim, x.dtype)


STEPS = [nonzero, masked_select, unique, repeat_interleave]
