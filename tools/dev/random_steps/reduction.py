"""Deviations, norms and extrema with indices."""


def dims_for(p, x):
    return sorted(p.rng.sample(range(x.rank), p.rng.randint(1, x.rank)))


def reduced(x, along, keep):
    return [1 if i in along else s for i, s in enumerate(x.shape) if keep or i not in along]


def deviation(p):
    """Of exact values, whose differences are; of one element it is 0 / 0."""
    x = p.pick(lambda v: v.rank > 0 and v.is_float and v.exact and not v.tiny)
    if not x:
        return
    along, keep = dims_for(p, x), p.chance()
    op, dims = p.rng.choice(("var", "std", "logsumexp", "vector_norm")), [p.dim(i, x.rank) for i in along]
    extra = {"logsumexp": f", dims = {dims}", "vector_norm": f", ord = {p.rng.choice(('0.0', '1.0', '2.0', '3.0'))}, dims = {dims}"}
    attributes = extra.get(op, f", dims = {dims}, correction = {p.rng.choice(('0.0', '1.0'))}")
    p.emit(op, [x], f"{attributes}, keepdim = {str(keep).lower()}", reduced(x, along, keep))


def extremum(p):
    x = p.pick(lambda v: v.rank > 0 and v.exact and not p.is_empty(v.shape))
    if x:
        dim, keep = p.rng.randrange(x.rank), p.chance()
        shape = reduced(x, [dim], keep)
        p.emit_many(p.rng.choice(("max", "min")), [x], f", dim = {p.dim(dim, x.rank)}, keepdim = {str(keep).lower()}",
                    [(shape, x.dtype, True), (shape, "i64", True)])


STEPS = [deviation] * 3 + [extremum] * 2
