"""Normalizations of channels and rows, beside those of random_programs.py."""
FLOATS = ("f64", "f32", "f16", "bf16")


def affine(p, words, shape, dtype):
    return [(word, p.argument(shape, dtype)) for word in words if p.chance(0.7)]


def of_channels(p):
    """Of arguments: a variance of one element, or of equal ones, would be 0, and what is divided by its root noise."""
    x = p.pick(lambda v: v.op == "" and v.rank > 2 and v.is_float and "?" not in v.shape[1:]
               and v.shape[1] > 0 and p.elements(v.shape[2:]) > 1)
    if not x:
        return
    op = p.rng.choice(("batch_norm_train", "group_norm", "instance_norm"))
    operands = [x, *affine(p, ("weight", "bias"), [x.shape[1]], x.dtype)]
    if op == "batch_norm_train":
        wide = "f64" if x.dtype == "f64" else "f32"
        p.emit_many(op, operands, ", eps = 1.0e-03", [(x.shape, x.dtype, False), (x.shape[1:2], wide, False), (x.shape[1:2], wide, False)])
        return
    groups = p.rng.choice([g for g in (1, 2, 3, 4) if x.shape[1] % g == 0])
    p.emit(op, operands, (f", num_groups = {groups}" if op == "group_norm" else "") + ", eps = 1.0e-03", x.shape)


def rms_norm(p):
    x = p.pick(lambda v: v.rank > 0 and v.is_float and v.exact and v.shape[-1] != "?")
    if x:
        n = 2 if x.rank > 1 and x.shape[-2] != "?" and p.chance(0.3) else 1
        p.emit("rms_norm", [x, *affine(p, ("weight",), x.shape[-n:], x.dtype)], f", normalized_dims = {n}, eps = 1.0e-03", x.shape)


STEPS = [of_channels] * 3 + [rms_norm]
