"""Losses: of exact values, whose differences are."""

ELEMENTS = {
    "mse_loss": "", "l1_loss": "", "binary_cross_entropy_with_logits": "", "binary_cross_entropy": "",
    "smooth_l1_loss": ", beta = 1.0", "huber_loss": ", delta = 1.5", "kl_div": ", log_target = false",
}
REDUCTIONS = ("none", "mean", "sum")


def of_elements(p):
    x = p.pick(lambda v: v.is_float and v.exact and not v.huge)
    if not x:
        return
    target = p.argument(x.shape, x.dtype)
    op, reduction = p.rng.choice(list(ELEMENTS)), p.rng.choice(REDUCTIONS)
    weight = [("weight", p.argument(x.shape, x.dtype))] if op.startswith("binary") and p.chance() else []
    if op == "binary_cross_entropy":  # of probabilities
        x, target = (p.emit("sigmoid", [v], "", v.shape) for v in (x, target))
    p.emit(op, [x, target, *weight], f"{ELEMENTS[op]}, reduction = {reduction}", x.shape if reduction == "none" else ())


def of_classes(p):
    """A target is the remainder by the number of classes; the first class is ignored at times."""
    x = p.pick(lambda v: v.rank > 0 and v.is_float and v.exact and not v.huge and "?" not in v.shape[:2][-1:] and v.shape[:2][-1] > 0)
    if not x:
        return
    dim = min(1, x.rank - 1)
    positions = x.shape[:dim] + x.shape[dim + 1:]
    op, reduction, dtype = p.rng.choice(("nll_loss", "cross_entropy")), p.rng.choice(REDUCTIONS), p.rng.choice(("i64", "i32"))
    if op == "nll_loss" and x.dtype == "f64" and p.elements(positions) > 64:
        reduction = "none"  # terms of both signs may cancel, and in f64 there is no better sum to tell rounding by
    weight = [("weight", p.argument([x.shape[dim]], x.dtype))] if p.chance() else []
    if op == "cross_entropy" and p.chance(0.3):
        target = p.argument(x.shape, x.dtype)
    else:
        classes = p.constant([], dtype, special=False, least=x.shape[dim])
        p.lines[-1] = f"{classes.name} = graph.constant dense<{x.shape[dim]}> : {classes.type}"
        target = p.emit("remainder", [p.argument(positions, dtype), classes], "", positions, exact=True)
    smoothing = f", label_smoothing = {p.rng.choice(('0.0', '0.125'))}" if op == "cross_entropy" else ""
    attributes = f", ignore_index = {p.rng.choice((-100, 0))}{smoothing}, reduction = {reduction}"
    p.emit(op, [x, target, *weight], attributes, positions if reduction == "none" else ())


STEPS = [of_elements, of_classes] * 2
