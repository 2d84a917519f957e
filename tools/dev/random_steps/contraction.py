"""Steps of sums of products, distances, and of tensors of 8-bit integers."""
INTS = ("i64", "i32", "i16", "i8", "ui8")


def is_matrix(v):
    return v.rank >= 2 and v.is_number and v.shape[-1] != "?"


def add_product(p):
    a = p.pick(lambda v: v.rank in (2, 3) and is_matrix(v))
    if not a:
        return
    n = p.rng.choice((1, 2, 5, 9))
    b = p.argument([*a.shape[:-2], a.shape[-1], n], a.dtype)
    shape = a.shape[:-1] + (n,)
    x = p.argument(shape[p.rng.randint(0, a.rank):], a.dtype)
    whole = a.dtype in INTS
    beta, alpha = (float(p.rng.choice((0, 1, -2, 3) if whole else (0, 1, 0.5, -2))) for _ in "ba")
    p.emit("addmm" if a.rank == 2 else "baddbmm", [x, a, b], f", beta = {beta:.1e}, alpha = {alpha:.1e}", shape, exact=whole)


def einsum(p):
    """A matrix times another one, its diagonal blocks, or its sum."""
    a = p.pick(lambda v: v.rank == 2 and is_matrix(v) and not v.huge)
    if not a:
        return
    i, j = a.shape
    whole = a.dtype in INTS
    kind = p.rng.choice(("ij->j", "...j->j...", "ij,jk->ki", "ij,ij->i", "ij,kj,j->ik", "ij,k->kji"))
    if kind == "ij->j":
        p.emit("einsum", [a], f', equation = "{kind}"', (j,), exact=whole)
    elif kind == "...j->j...":
        p.emit("einsum", [a], f', equation = "{kind}"', (j, i), exact=True)
    elif kind == "ij,jk->ki":
        p.emit("einsum", [a, p.argument((j, 3), a.dtype)], f', equation = "{kind}"', (3, i), exact=whole)
    elif kind == "ij,ij->i":
        p.emit("einsum", [a, p.argument((1, j), a.dtype)], f', equation = "{kind}"', (i,), exact=whole)
    elif kind == "ij,k->kji":
        p.emit("einsum", [a, p.argument((2,), a.dtype)], f', equation = "{kind}"', (2, j, i), exact=whole)
    else:
        p.emit("einsum", [a, p.argument((2, j), a.dtype), p.argument((j,), a.dtype)], f', equation = "{kind}"', (i, 2), exact=whole)


def diagonal(p):
    n = p.rng.choice((1, 2, 5))
    x = p.argument((n, 3, n), p.rng.choice(("f32", "bf16", "i32")))
    p.emit("einsum", [x], ', equation = "iji->ij"', (n, 3), exact=True)


def distance(p):
    """Differences of what is near each other say little of rounded numbers."""
    x = p.pick(lambda v: v.rank == 2 and v.is_float and v.exact and not v.huge and "?" not in v.shape)
    if not x:
        return
    norm = p.rng.choice(("0.0", "1.0", "2.0", "0x7FF0000000000000"))
    if p.chance():
        p.emit("pdist", [x], f", p = {norm}", (x.shape[0] * (x.shape[0] - 1) // 2,))
    else:
        p.emit("cdist", [x, p.argument((4, x.shape[1]), x.dtype)], f", p = {norm}", (x.shape[0], 4))


def grouped(p):
    """The ends are in no order, which the operator permits."""
    x = p.pick(lambda v: v.rank == 2 and is_matrix(v) and v.is_float and not v.huge) or \
        p.argument((p.rng.choice((3, 8)), p.rng.choice((1, 4))), p.rng.choice(("f32", "f64", "bf16")))
    count, n = p.rng.choice((1, 3)), p.rng.choice((1, 5))
    ends = p.constant((count,), p.rng.choice(("i32", "i64")), special=False)
    if p.chance():
        p.emit("grouped_matmul", [x, p.argument((count, x.shape[1], n), x.dtype), ends], "", (x.shape[0], n))
    else:
        p.emit("grouped_matmul", [x, p.argument((x.shape[1], n), x.dtype), ends], "", (count, x.shape[0], n))


def int_product(p):
    a = p.pick(lambda v: v.rank > 0 and v.dtype in ("i8", "ui8") and v.shape[-1] != "?") or \
        p.argument([p.rng.choice((1, 4)), p.rng.choice((3, 17))], p.rng.choice(("i8", "ui8")))
    b = p.argument([a.shape[-1], p.rng.choice((1, 5, 16))], a.dtype)
    p.emit("int_matmul", [a, b], "", a.shape[:-1] + b.shape[1:], "i32", exact=True)


def int_conv(p):
    dtype = p.rng.choice(("i8", "ui8"))
    groups = p.rng.choice((1, 2))
    x, w = p.argument((2, 2, 5, 6), dtype), p.argument((4, 2 // groups, 2, 3), dtype)
    stride, padding = [p.rng.randint(1, 2) for _ in "hw"], [p.rng.randint(0, 1) for _ in "hw"]
    sizes = [(s + 2 * q - k) // t + 1 for s, q, k, t in zip((5, 6), padding, (2, 3), stride)]
    p.emit("int_conv", [x, w], f", stride = {stride}, padding = {padding}, dilation = [1, 1], groups = {groups}",
           (2, 4, *sizes), "i32", exact=True)


STEPS = [add_product, einsum, einsum, diagonal, distance, grouped, int_product, int_conv]
