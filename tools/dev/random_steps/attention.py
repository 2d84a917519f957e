"""Attention whose heads are shared, and whose softmax is thinned out."""


def attention(p):
    dtype = p.rng.choice(("f32", "f32", "f64", "f16", "bf16"))
    heads, shared = p.rng.choice(((4, 2), (4, 1), (3, 3)))
    batch = ["?"] if p.is_dynamic and p.chance() else [2]
    q = p.argument([*batch, heads, 5, 4], dtype)
    k, v = (p.argument([*batch, shared, 6, n], dtype) for n in (4, 3))
    operands, words = [q, k, v], ", enable_gqa = true"
    if p.chance():
        operands += [(word, p.constant([], "i64", special=False)) for word in ("seed", "offset")]
        words += f", dropout = {p.rng.choice((0.0, 0.25, 1.0))}"
    p.emit("scaled_dot_product_attention", operands, f"{words}, is_causal = {p.flag()}", (*q.shape[:-1], 3))


STEPS = [attention]
