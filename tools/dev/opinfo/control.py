"""Control flow, by samples of our own: programs whose PyTorch is a loop in Python."""
import torch

from .registry import own


def region(g, begin, arguments, body):
    """Lines of a region; `body(*arguments)` returns what it yields."""
    g.lines.append(begin)
    values = body(*arguments)
    types = ", ".join(v.type for v in values)
    g.lines.append(f"graph.yield {', '.join(v.name for v in values)} : {types}")


def ranked(g, value, like):
    """The value in the type of `like`: regions yield declared types."""
    if value.type == like.type:
        return value
    name = g.line(f"tensor.cast {value.name} : {value.type} to {like.type}")
    return type(like)(name, like.type, like.meta)


def named(g, values):
    """Arguments of a region."""
    made = []
    for v in values:
        g.count += 1
        made.append(type(v)(f"%{g.count}", v.type, v.meta))
    return made


def results(g, values):
    """Names for the results of an op with regions."""
    g.count += 1
    many = f":{len(values)}" if len(values) > 1 else ""
    name = f"%{g.count}"
    return f"{name}{many} = ", [type(v)(f"{name}#{i}" if many else name, v.type, v.meta) for i, v in enumerate(values)]


def listed(values):
    types = ", ".join(v.type for v in values)
    return types if len(values) == 1 else f"({types})"


# --- Branches ---

def cond_reference(pred, x, y):
    """As torch.cond, which would compile both branches first."""
    return (torch.maximum(x, y), x.clone()) if bool(pred) else (torch.minimum(x, y), x.clone())


def cond_adapter(g, pred, x, y):
    begin, (a, b) = results(g, [x, x])
    region(g, f"{begin}graph.cond {pred.name} : (tensor<i1>) -> {listed([a, b])} {{", [],
           lambda: [ranked(g, g.binary("maximum", x, y), x), x])
    region(g, "} else {", [], lambda: [ranked(g, g.binary("minimum", x, y), x), x])
    g.lines.append("}")
    return [a, b]


@own("cond", cond_adapter, cond_reference)
def cond(make):
    for shape in ((), (4,), (2, 3), (0, 3), (2, 3, 4)):
        for pred in (True, False):
            yield torch.tensor(pred), make(shape), make(shape)


# --- Loops with a condition ---

def while_reference(count, x, y):
    i, a, b = torch.tensor(0), x, y
    while bool(i < count):
        i, a, b = i + 1, torch.minimum(b, a.flip(-1)), a
    return i, a.clone(), b.clone()


def while_adapter(g, count, x, y):
    zero, one = g.const(0, "i64"), g.const(1, "i64")
    inits = [zero, x, ranked(g, y, x)]
    before, after = named(g, inits), named(g, inits)
    begin, found = results(g, inits)
    pairs = ", ".join(f"{a.name} = {i.name}" for a, i in zip(before, inits))

    def condition(i, a, b):
        return [ranked(g, g.binary("lt", i, count), type(x)("", "tensor<i1>", torch.empty((), dtype=torch.bool, device="meta")))]

    def body(i, a, b):
        f = g.emit("flip", [a], "dims = [-1]")
        return [ranked(g, g.binary("add", i, one), zero), ranked(g, g.binary("minimum", b, f), x), a]
    region(g, f"{begin}graph.while ({pairs}) : ({', '.join(i.type for i in inits)}) -> {listed(inits)} {{", before, condition)
    region(g, f"}} do ({', '.join(a.name for a in after)}) {{", after, body)
    g.lines.append("}")
    return found


@own("while", while_adapter, while_reference)
def while_loop(make):
    for shape in ((4,), (2, 3), (3, 0), (2, 3, 4)):
        for count in (0, 1, 2, 5):
            yield torch.tensor(count), make(shape), make(shape)


# --- Scans ---

def scan_reference(h, x, y, dim, reverse):
    """What is carried adds up and is limited; the sums before and after are stacked. As torch.scan stacks: in front."""
    places = range(x.shape[dim])
    last, before, after = h, {}, {}
    for i in reversed(places) if reverse else places:
        before[i] = last.clone()
        last = torch.maximum(torch.minimum(last, y.select(dim, i)), x.select(dim, i))
        after[i] = last
    stack = lambda rows: torch.stack([rows[i] for i in places]) if rows else torch.empty((0, *h.shape), dtype=h.dtype)
    return last.clone(), stack(before), stack(after)


def scan_adapter(g, h, x, y, dim, reverse):
    place = dim % x.rank
    sizes = x.type.split("<")[1].split("x")
    length = sizes[place]
    inner = "x".join(sizes[:place] + sizes[place + 1:])
    slices = [type(x)("", f"tensor<{inner}", x.meta.select(place, 0) if x.shape[place] else h.meta) for _ in "xy"]
    start = ranked(g, h, slices[0])
    arguments = named(g, [start, *slices])
    stacked = type(x)("", f"tensor<{length}x{inner}", torch.empty((x.shape[place], *h.shape), dtype=h.meta.dtype, device="meta"))
    begin, found = results(g, [start, stacked, stacked])
    other = ranked(g, y, x)

    def body(a, b, c):
        v = g.binary("maximum", g.binary("minimum", a, c), b)
        return [ranked(g, v, start), a, ranked(g, v, start)]
    region(g, f"{begin}graph.scan ({arguments[0].name} = {start.name}) over ({arguments[1].name} = {x.name}, "
              f"{arguments[2].name} = {other.name}), dim = {dim}, reverse = {str(reverse).lower()} : "
              f"({start.type}, {x.type}, {x.type}) -> {listed(found)} {{", arguments, body)
    g.lines.append("}")
    return found


@own("scan", scan_adapter, scan_reference)
def scan(make):
    for shape, dim in (((5,), 0), ((4, 3), 0), ((4, 3), -1), ((2, 5, 3), 1), ((0, 3), 0), ((3, 0), 0), ((1, 4), 0)):
        for reverse in (False, True):
            inner = shape[:dim % len(shape)] + shape[dim % len(shape) + 1:]
            yield make(inner), make(shape), make(shape), dim, reverse
