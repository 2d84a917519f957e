"""Branches and loops, with a few steps of the others in their regions."""
import random_programs
from random_programs import Value, broadcast

LEAVES = [random_programs.unary, random_programs.binary, random_programs.where, random_programs.cast, random_programs.compare,
          random_programs.reduction, random_programs.softmax, random_programs.linear, random_programs.slice_,
          random_programs.permute, random_programs.expand]


class Region:
    """Lines that `p` writes within are its own; values made in it are unknown outside."""

    def __init__(self, p, arguments):
        self.p, self.arguments = p, arguments

    def __enter__(self):
        p = self.p
        self.lines, p.lines, self.values, p.values = p.lines, [], p.values, p.values + self.arguments
        for _ in range(p.rng.randint(1, 3)):
            p.rng.choice(LEAVES + ([scan] if p.chance(0.1) else []))(p)
        return self

    def __exit__(self, *error):
        p = self.p
        self.inner, p.lines, p.values = p.lines, self.lines, self.values

    def yield_(self, values):
        kinds = ", ".join(v.type for v in values)
        self.p.lines.append(f"graph.yield {', '.join(v.name for v in values)} : {kinds}")

    def made(self, test):
        """A value from within that passes the test."""
        known = {v.name for v in self.values}
        found = [v for v in self.p.values if v.name not in known and not v.huge and not v.tiny and test(v)]
        return self.p.rng.choice(found) if found else None


def plain(v):
    return not v.huge and not v.tiny


def named(p, like):
    """An argument of a region: of floats nobody knows how exact they are when the loop comes round."""
    return Value(p.fresh(), like.shape, like.dtype, not like.is_float, op="carried")


def next_of(p, region, argument):
    """What goes on instead of the argument, near 0 if it is a float."""
    v = region.made(lambda v: v.dtype == argument.dtype and broadcast(v.shape, argument.shape) == argument.shape)
    if not v:
        fits = lambda v: v.dtype == argument.dtype and broadcast(v.shape, argument.shape) == argument.shape and plain(v)
        v = p.rng.choice([v for v in p.values if fits(v)])
    op = {"i1": "logical_xor"}.get(argument.dtype, p.rng.choice(("add", "maximum", "sub")))
    v = p.emit(op, [v, argument], "", argument.shape, exact=not v.is_float)
    return (p.emit("tanh", [v], "", v.shape) if v and v.is_float else v) or argument


def finish(p, op, head, regions, results):
    """Writes the op; `regions` are the texts in front of them."""
    kinds = ", ".join(v.type for v in results)
    names = ", ".join(v.name for v in results)
    p.lines.append(f"{names} = graph.{op} {head} -> {kinds if len(results) == 1 else f'({kinds})'} {{")
    for between, region in regions:
        p.lines += ([between] if between else []) + region.inner
    p.lines.append("}")
    p.ops.update((f"graph.{op}", "graph.yield"))
    p.dtypes.update((f"graph.{op}", v.dtype) for v in results)
    p.values += results


def condition(p):
    x = p.pick(lambda v: v.dtype == "i1" and v.exact)
    if x and x.rank:
        x = p.emit(p.rng.choice(("any", "all")), [x], f", dims = {list(range(x.rank))}, keepdim = false", [], exact=True)
    return x or p.argument([], "i1")


def cond(p):
    """Branches of one unknown size would have to be known to agree on it."""
    pred, other = condition(p), p.pick(lambda v: plain(v) and "?" not in v.shape)
    if not other:
        return
    first = Region(p, [])
    with first:
        x = first.made(lambda v: "?" not in v.shape) or other
        first.yield_([x, other])
    second = Region(p, [])
    with second:
        fits = lambda v: v.shape == x.shape and v.dtype == x.dtype
        y = second.made(fits) or next((v for v in second.values if fits(v) and plain(v)), None)
        if not y:
            y = p.argument(x.shape, x.dtype)
            second.values.append(y)
        second.yield_([y, other])
    pred.is_used = True
    results = [Value(p.fresh(), x.shape, x.dtype, x.exact and y.exact, op="cond"),
               Value(p.fresh(), other.shape, other.dtype, other.exact, op="cond")]
    finish(p, "cond", f"{pred.name} : (tensor<i1>)", [("", first), ("} else {", second)], results)


def while_(p):
    """At most three iterations."""
    x, y = p.pick(plain), p.pick(plain)
    count = p.constant([], "i64", special=False) if p.chance() else p.argument([], "i64")
    most, one, zero = (p.constant([], "i64", special=False) for _ in range(3))
    for value, number in ((most, 3), (one, 1), (zero, 0)):
        index = next(i for i, line in enumerate(p.lines) if line.startswith(f"{value.name} = "))
        p.lines[index] = f"{value.name} = graph.constant dense<{number}> : {value.type}"
    count = p.emit("minimum", [count, most], "", [], exact=True)
    if not x or not y:
        return
    inits = [zero, x, y]
    before, after = [named(p, v) for v in inits], [named(p, v) for v in inits]
    test = Region(p, before)
    with test:
        test.yield_([p.emit("lt", [before[0], count], "", [], "i1", exact=True)])
    body = Region(p, after)
    with body:
        values = [next_of(p, body, a) for a in after[1:]]
        body.yield_([p.emit("add", [after[0], one], "", [], exact=True)] + values)
    results = [Value(p.fresh(), v.shape, v.dtype, not v.is_float, op="while") for v in inits]
    pairs = ", ".join(f"{b.name} = {v.name}" for b, v in zip(before, inits))
    names = ", ".join(a.name for a in after)
    finish(p, "while", f"({pairs}) : ({', '.join(v.type for v in inits)})", [("", test), (f"}} do ({names}) {{", body)], results)


def scan(p):
    x, h = p.pick(lambda v: v.rank > 0 and plain(v)), p.pick(plain)
    if not x or not h:
        return
    dim = p.rng.randrange(x.rank)
    length, rest = x.shape[dim], x.shape[:dim] + x.shape[dim + 1:]
    carried, piece = named(p, h), Value(p.fresh(), rest, x.dtype, x.exact, op="slice")
    body = Region(p, [carried, piece])
    with body:
        fits = lambda v: v.rank < 5 and p.elements((length, *v.shape)) <= random_programs.MAX_ELEMENTS and \
            (length != "?" or "?" not in v.shape)
        y = body.made(fits) or (piece if fits(piece) else None)
        h_next = next_of(p, body, carried)
        body.yield_([h_next] + ([y] if y else []))
    results = [Value(p.fresh(), h.shape, h.dtype, not h.is_float, op="scan")]
    results += [Value(p.fresh(), (length, *y.shape), y.dtype, y.exact, op="scan")] if y else []
    head = (f"({carried.name} = {h.name}) over ({piece.name} = {x.name}), dim = {p.dim(dim, x.rank)}, reverse = {p.flag()} : "
            f"({h.type}, {x.type})")
    x.is_used = h.is_used = True
    finish(p, "scan", head, [("", body)], results)


STEPS = [cond, while_, scan]
