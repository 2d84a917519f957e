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


def order(p):
    shape = listed(p)
    if shape is not None and shape:
        p.emit("randperm", seeds(p), f", {p.sizes(shape[:1])}", shape[:1], "i64", exact=True)


def categories(p):
    """Of numbers that are positive and finite."""
    dtype = p.rng.choice(FLOATS)
    shape = tuple(p.rng.randint(1, 5) for _ in range(p.rng.randint(1, 2)))
    weights = p.emit("rand", seeds(p), f", {p.sizes(shape)}, dtype = {dtype}", shape, dtype, exact=True)
    one = p.constant([], dtype, special=False)
    count = p.rng.randint(1, shape[-1])
    if weights and one:
        positive = p.emit("exp", [weights], "", shape, dtype)
        p.emit("multinomial", [positive] + seeds(p), f", num_samples = {count}, replacement = {p.rng.choice(('true', 'false'))}",
               shape[:-1] + (count,), "i64", exact=True)


STEPS = [numbers, integers, bernoulli, dropout, order, categories]
