"""Steps of bags of rows, and of the gradient of a table."""


def table(p):
    return p.argument((5, p.rng.choice((1, 3, 8))), p.rng.choice(("f32", "f32", "f64", "f16", "bf16")))


def rows(p, count, most=5, dtype="i64"):
    """A constant of indices."""
    value = p.constant((count,), dtype, special=False)
    listed = ", ".join(str(p.rng.randrange(most)) for _ in range(count))
    p.lines[-1] = f"{value.name} = graph.constant dense<{'[' + listed + ']' if count else ''}> : {value.type}"
    return value


def offsets(p, count, most, dtype):
    value = p.constant((count,), dtype, special=False)
    listed = ", ".join(map(str, [0] + sorted(p.rng.randint(0, most) for _ in range(count - 1))))
    p.lines[-1] = f"{value.name} = graph.constant dense<[{listed}]> : {value.type}"
    return value


def embedding_bag(p):
    weight, count, dtype = table(p), p.rng.choice((0, 1, 7)), p.rng.choice(("i64", "i32"))
    mode, last = p.rng.choice(("sum", "mean", "max")), p.chance()
    begin = offsets(p, p.rng.choice((1, 2, 5)), count, dtype)
    operands = [weight, rows(p, count, 5, dtype), begin]
    if mode == "sum" and p.chance():
        operands.append(("per_sample_weights", p.argument((count,), weight.dtype)))
    padding = f", padding_idx = {p.rng.randrange(5)}" if p.chance() else ""
    p.emit("embedding_bag", operands, f"{padding}, mode = {mode}, include_last_offset = {str(last).lower()}",
           (begin.shape[0] - last, weight.shape[1]), exact=mode == "max")


def embedding_backward(p):
    count = p.rng.choice((0, 1, 7))
    grad = p.argument((count, p.rng.choice((1, 3, 8))), p.rng.choice(("f32", "f32", "f64", "f16", "bf16")))
    padding = f", padding_idx = {p.rng.randrange(5)}" if p.chance() else ""
    p.emit("embedding_backward", [grad, rows(p, count)], f", num_weights = 5{padding}, scale_grad_by_freq = {p.flag()}",
           (5, grad.shape[1]))


STEPS = [embedding_bag, embedding_backward]
