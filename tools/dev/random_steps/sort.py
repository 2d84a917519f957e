"""Steps of ordering and ranks; only exact values have a place in an order."""


def sort(p):
    x = p.pick(lambda v: v.exact)
    if x:
        dim = p.rng.randrange(max(x.rank, 1))
        p.emit_many("sort", [x], f", dim = {p.dim(dim, x.rank) if x.rank else 0}, descending = {p.flag()}",
                    [(x.shape, x.dtype, True), (x.shape, "i64", True)])


def topk(p):
    x = p.pick(lambda v: v.exact and any(s != "?" for s in v.shape))
    if x:
        dim = p.rng.choice([i for i, s in enumerate(x.shape) if s != "?"])
        k = p.rng.randint(0, x.shape[dim])
        shape = x.shape[:dim] + (k,) + x.shape[dim + 1:]
        p.emit_many("topk", [x], f", k = {k}, dim = {p.dim(dim, x.rank)}, largest = {p.flag()}",
                    [(shape, x.dtype, True), (shape, "i64", True)])


def one(p):
    op = p.rng.choice(("kthvalue", "median", "mode"))
    fits = lambda v, s: s != 0 and (s != "?" or (p.batch and op != "kthvalue"))
    x = p.pick(lambda v: v.exact and (v.is_number or op == "mode") and any(fits(v, s) for s in v.shape))
    if x:
        dim = p.rng.choice([i for i, s in enumerate(x.shape) if fits(x, s)])
        keepdim = p.flag()
        k = f", k = {p.rng.randint(1, x.shape[dim])}" if op == "kthvalue" else ""
        shape = x.shape[:dim] + ((1,) if keepdim == "true" else ()) + x.shape[dim + 1:]
        p.emit_many(op, [x], f"{k}, dim = {p.dim(dim, x.rank)}, keepdim = {keepdim}",
                    [(shape, x.dtype, True), (shape, "i64", True)])


STEPS = [sort, topk, one]
