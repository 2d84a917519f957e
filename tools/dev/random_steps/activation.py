"""Activation functions: continuous, and no steeper than their numbers make them."""

NUMBERS = {
    "hardsigmoid": "", "hardswish": "", "logsigmoid": "", "mish": "",
    "leaky_relu": ", negative_slope = 1.0e-02",
    "elu": ", alpha = 1.5, scale = 1.25, input_scale = 0.5",
    "softplus": ", beta = 2.0, threshold = 20.0",
}


def activation(p):
    x = p.pick(lambda v: v.is_float)
    if x:
        op = p.rng.choice(list(NUMBERS))
        p.emit(op, [x], NUMBERS[op], x.shape)


def hardtanh(p):
    x = p.pick(lambda v: v.is_number)
    if x:
        low, high = p.rng.choice((("0.0", "6.0"), ("1.0", "3.0")))
        p.emit("hardtanh", [x], f", min_val = {low}, max_val = {high}", x.shape, exact=True)


def prelu(p):
    x = p.pick(lambda v: v.is_float and (v.rank < 2 or v.shape[1] != "?"))
    if x:
        many = x.rank > 1 and p.chance(0.7)
        p.emit("prelu", [x, p.argument([x.shape[1] if many else 1], x.dtype)], "", x.shape)


def glu(p):
    x = p.pick(lambda v: v.is_float and any(s != "?" and s % 2 == 0 for s in v.shape))
    if x:
        dim = p.rng.choice([i for i, s in enumerate(x.shape) if s != "?" and s % 2 == 0])
        shape = [s // 2 if i == dim else s for i, s in enumerate(x.shape)]
        p.emit("glu", [x], f", dim = {p.dim(dim, x.rank)}", shape)


STEPS = [activation] * 3 + [hardtanh, prelu, glu]
