"""Elements moved round, repeated, replaced, and read in windows."""
from random_programs import BITS, FLOATS, INTS, NUMBERS, scalar

from .indexing import indices


def roll(p):
    x = p.pick()
    if not x.rank or p.chance(0.2):
        p.emit("roll", [x], f", shifts = [{p.rng.randint(-9, 9)}], dims = []", x.shape, exact=True)
        return
    dims = p.rng.sample(range(x.rank), p.rng.randint(1, x.rank))
    shifts = [p.rng.choice((-7, -1, 0, 1, 2, 9)) for _ in dims]
    p.emit("roll", [x], f", shifts = {shifts}, dims = {[p.dim(i, x.rank) for i in dims]}", x.shape, exact=True)


def triangle(p):
    x = p.pick(lambda v: v.rank >= 2)
    if x:
        p.emit(p.rng.choice(("tril", "triu")), [x], f", diagonal = {p.rng.randint(-4, 4)}", x.shape, exact=True)


def repeat(p):
    x = p.pick(lambda v: v.rank < 4)
    if not x:
        return
    added = p.rng.choice((0, 0, 1))
    repeats = [p.rng.choice((1, 2, 3, 0) if s != "?" else (1,)) for s in [1] * added + list(x.shape)]
    shape = [s if s == "?" else s * n for s, n in zip([1] * added + list(x.shape), repeats)]
    p.emit("repeat", [x], f", repeats = {repeats}", shape, exact=True)


def static_dims(x):
    return [i for i, s in enumerate(x.shape) if s != "?"]


def narrow(p):
    x = p.pick(static_dims)
    if x:
        dim = p.rng.choice(static_dims(x))
        length = p.rng.randint(0, x.shape[dim])
        start = indices(p, (), x.shape[dim] - length + 1)
        shape = x.shape[:dim] + (length,) + x.shape[dim + 1:]
        p.emit("narrow", [x, start], f", sizes = [{length}], dim = {p.dim(dim, x.rank)}", shape, exact=True)


def replaced(p, x, shape):
    found = p.pick(lambda v: v.dtype == x.dtype and v.shape == tuple(shape) and v.exact >= x.exact)
    return found or p.argument(shape, x.dtype)


def slice_scatter(p):
    x = p.pick(static_dims)
    if x:
        dim = p.rng.choice(static_dims(x))
        start, end, step = p.rng.randint(-4, 3), p.rng.choice((-1, 4, 2**63 - 1)), p.rng.randint(1, 3)
        length = len(range(*slice(start, end, step).indices(x.shape[dim])))
        src = replaced(p, x, x.shape[:dim] + (length,) + x.shape[dim + 1:])
        p.emit("slice_scatter", [x, src], f", dim = {p.dim(dim, x.rank)}, start = {start}, end = {end}, step = {step}", x.shape, exact=True)


def select_scatter(p):
    x = p.pick(lambda v: any(s not in ("?", 0) for s in v.shape))
    if x:
        dim = p.rng.choice([i for i, s in enumerate(x.shape) if s not in ("?", 0)])
        src = replaced(p, x, x.shape[:dim] + x.shape[dim + 1:])
        index = p.rng.randrange(-x.shape[dim], x.shape[dim])
        p.emit("select_scatter", [x, src], f", dim = {p.dim(dim, x.rank)}, index = {index}", x.shape, exact=True)


def bitcast(p):
    """Integers only become floats, as the bits of NaN are nobody's; these may be very large or small."""
    x = p.pick(lambda v: v.dtype in INTS)
    same = x and [t for t in NUMBERS if BITS[t] == BITS[x.dtype] and t != x.dtype]
    if same:
        y = p.emit("bitcast", [x], f", dtype = {(to := p.rng.choice(same))}", x.shape, to, exact=True)
        if y and to in FLOATS:
            y.huge = y.tiny = True


def crop(p):
    x = p.pick(static_dims)
    if x:
        low, high = ([p.rng.choice((0, 1, -1, 2)) if s != "?" else 0 for s in x.shape] for _ in "lh")
        if all(s == "?" or s + min(a, 0) + min(b, 0) >= 0 for s, a, b in zip(x.shape, low, high)):
            shape = [s if s == "?" else s + a + b for s, a, b in zip(x.shape, low, high)]
            p.emit("pad", [x, scalar(p, x.dtype)], f", low = {low}, high = {high}", shape, exact=True)


def padding(p):
    x = p.pick(static_dims)
    if x:
        op = p.rng.choice(("reflection_pad", "replication_pad", "circular_pad"))
        most = {"reflection_pad": lambda s: max(0, s - 1), "replication_pad": lambda s: 3 if s else 0, "circular_pad": lambda s: s}[op]
        low, high = ([0 if s == "?" else p.rng.randint(0, min(3, most(s))) for s in x.shape] for _ in "lh")
        shape = [s if s == "?" else s + a + b for s, a, b in zip(x.shape, low, high)]
        p.emit(op, [x], f", low = {low}, high = {high}", shape, exact=True)


def diagonal(p):
    x = p.pick(lambda v: len(static_dims(v)) > 1)
    if x:
        i, j = p.rng.sample(static_dims(x), 2)
        offset = p.rng.randint(-3, 3)
        length = max(0, min(x.shape[i] + min(offset, 0), x.shape[j] - max(offset, 0)))
        shape = [s for d, s in enumerate(x.shape) if d not in (i, j)] + [length]
        p.emit("diagonal", [x], f", offset = {offset}, dim1 = {p.dim(i, x.rank)}, dim2 = {p.dim(j, x.rank)}", shape, exact=True)


def as_strided(p):
    x = p.pick(lambda v: "?" not in v.shape)
    count = x and p.elements(x.shape)
    if count:
        strides = [p.rng.choice((0, 1, 2, 5)) for _ in range(p.rng.randint(0, 3))]
        room, sizes = count - 1, []
        for stride in strides:
            sizes.append(p.rng.randint(1, min(4, room // stride + 1 if stride else 4)))
            room -= (sizes[-1] - 1) * stride
        p.emit("as_strided", [x], f", sizes = {sizes}, strides = {strides}, storage_offset = {p.rng.randint(0, room)}", sizes, exact=True)


def unfold(p):
    x = p.pick(static_dims)
    if x:
        dim = p.rng.choice(static_dims(x))
        size, step = p.rng.randint(0, min(4, x.shape[dim])), p.rng.randint(1, 3)
        shape = list(x.shape) + [size]
        shape[dim] = (x.shape[dim] - size) // step + 1
        p.emit("unfold", [x], f", dim = {p.dim(dim, x.rank)}, size = {size}, step = {step}", shape, exact=True)


def im2col(p):
    x = p.pick(lambda v: v.rank in (3, 4) and "?" not in v.shape[-3:] and min(v.shape[-2:]) >= 2)
    if x:
        kernel, stride, padding, dilation = ([p.rng.randint(low, 2) for _ in "hw"] for low in (1, 1, 0, 1))
        count = [(s + 2 * q - d * (k - 1) - 1) // t + 1 for s, k, t, q, d in zip(x.shape[-2:], kernel, stride, padding, dilation)]
        if min(count) > 0:
            shape = x.shape[:-3] + (x.shape[-3] * kernel[0] * kernel[1], count[0] * count[1])
            p.emit("im2col", [x], f", kernel_size = {kernel}, dilation = {dilation}, padding = {padding}, stride = {stride}", shape, exact=True)


def col2im(p):
    kernel, stride, padding, dilation = ([p.rng.randint(low, 2) for _ in "hw"] for low in (1, 1, 0, 1))
    size = [p.rng.randint(3, 5) for _ in "hw"]
    count = [(s + 2 * q - d * (k - 1) - 1) // t + 1 for s, k, t, q, d in zip(size, kernel, stride, padding, dilation)]
    front = p.rng.choice(((), ("?",) if p.is_dynamic else (2,)))
    channels = p.rng.choice((1, 2))
    shape = front + (channels * kernel[0] * kernel[1], count[0] * count[1])
    x = p.pick(lambda v: v.shape == shape and v.is_number) or p.argument(shape, p.rng.choice(("f32", *NUMBERS)))
    attributes = f", output_size = {size}, kernel_size = {kernel}, dilation = {dilation}, padding = {padding}, stride = {stride}"
    p.emit("col2im", [x], attributes, front + (channels, *size), exact=x.dtype in INTS)


STEPS = [roll, triangle, repeat, narrow, slice_scatter, select_scatter, bitcast, crop, padding, padding, diagonal, as_strided, unfold, im2col, col2im]
