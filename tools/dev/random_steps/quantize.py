"""Steps of quantised tensors."""
RANGES = {"i8": (-128, 127), "ui8": (0, 255), "i16": (-32768, 32767), "i32": (-1000, 1000)}


def axis_of(p, x):
    fit = [d for d, s in enumerate(x.shape) if s not in ("?", 0)]
    return p.rng.choice(fit) if fit and p.chance() else None


def power_of_two(p, dtype, sizes):
    """By way of f64, 1 / scale and products with it are other numbers, but not of these."""
    value = p.constant(sizes, dtype, special=False)
    p.lines[-1] = f"{value.name} = graph.constant dense<{p.rng.choice((0.25, 0.5, 1.0, 2.0))}> : {value.type}"
    return value


def quantize(p):
    """Rounds to integers: of exact numbers only."""
    x = p.pick(lambda v: v.is_float and v.exact)
    if not x:
        return
    axis, dtype = axis_of(p, x), p.rng.choice(list(RANGES))
    sizes = [] if axis is None else [x.shape[axis]]
    word = "" if axis is None else f", axis = {p.dim(axis, x.rank)}"
    low, high = RANGES[dtype]
    operands = [x, power_of_two(p, x.dtype, sizes), p.constant(sizes, p.rng.choice(("i64", "i8")), special=False)]
    p.emit("quantize", operands, f"{word}, quant_min = {low}, quant_max = {high}, dtype = {dtype}", x.shape, dtype, exact=True)


def dequantize(p):
    x = p.pick(lambda v: v.dtype in RANGES and v.exact)
    if x:
        axis = axis_of(p, x)
        word = "" if axis is None else f", axis = {p.dim(axis, x.rank)}"
        sizes = [] if axis is None else [x.shape[axis]]
        dtype = p.rng.choice(("f32", "f64", "f16", "bf16"))
        scale, zero = (p.constant(sizes, t, special=False) for t in (dtype, p.rng.choice(("i64", "i32", "i8"))))
        p.emit("dequantize", [x, scale, zero], word, x.shape, dtype)


STEPS = [quantize, dequantize]
