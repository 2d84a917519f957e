"""Elementary functions: steep somewhere, so of exact values."""

FUNCTIONS = "acos asin atan tan sinh cosh asinh acosh atanh log10".split()


def elementary(p):
    x = p.pick(lambda v: v.is_float and v.exact)
    if x:
        p.emit(p.rng.choice(FUNCTIONS), [x], "", x.shape)


STEPS = [elementary] * 3
