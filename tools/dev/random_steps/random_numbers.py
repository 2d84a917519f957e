"""Steps of random numbers: the same ones wherever they are computed."""
FLOATS, INTS = ("f64", "f32", "f16", "bf16"), ("i64", "i32", "i16", "i8", "ui8")


def seeds(p):
    return [p.constant([], "i64", special=False) for _ in "so"]


def listed(p):
    shape = p.random_shape()
    return shape if "?" not in shape or any("?" in a.shape for a in p.args) else None


def numbers(p):
    shape = listed(p)
    if shape is not None:
        op, dtype = p.rng.choice(("rand", "randn")), p.rng.choice(FLOATS)
        p.emit(op, seeds(p), f", {p.sizes(shape)}, dtype = {dtype}", shape, dtype, exact=op == "rand")


def integers(p):
    shape = listed(p)
    if shape is not None:
        dtype = p.rng.choice(INTS)
        low = p.rng.randint(0 if dtype == "ui8" else -5, 5)
        p.emit("randint", seeds(p), f", {p.sizes(shape)}, low = {low}, high = {low + p.rng.randint(1, 9)}, dtype = {dtype}", shape,
               dtype, exact=True)


def bernoulli(p):
    """Probabilities that are rounded may decide otherwise."""
    x = p.pick(lambda v: v.is_float and v.exact)
    if x:
        p.emit("bernoulli", [x] + seeds(p), "", x.shape, exact=True)


def dropout(p):
    x = p.pick(lambda v: v.is_float)
    if x:
        p.emit_many("dropout", [x] + seeds(p), f", p = {p.rng.choice(('0.0', '0.25', '1.0'))}",
                    [(x.shape, x.dtype, False), (x.shape, "i1", False)])


STEPS = [numbers, integers, bernoulli, dropout]
