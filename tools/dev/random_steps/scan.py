"""Steps of running sums and their kin."""


def along(p, x):
    return p.rng.randrange(max(x.rank, 1)) - (x.rank if x.rank and p.chance(0.3) else 0)


def running(p):
    """Products grow fast, and so may their errors."""
    op = p.rng.choice(("cumsum", "cumprod", "logcumsumexp"))
    x = p.pick(lambda v: v.is_number and (v.is_float or op != "logcumsumexp") and (v.is_bounded or op == "cumsum"))
    if x:
        p.emit(op, [x], f", dim = {along(p, x)}", x.shape, exact=not x.is_float)


def extremum(p):
    x = p.pick(lambda v: v.exact)
    if x:
        p.emit_many(p.rng.choice(("cummax", "cummin")), [x], f", dim = {along(p, x)}",
                    [(x.shape, x.dtype, True), (x.shape, "i64", True)])


STEPS = [running] * 2 + [extremum]
