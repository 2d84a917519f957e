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


def attention_gradients(p):
    """The gradients of a causal attention, from its own results."""
    dtype = p.rng.choice(("f32", "f32", "f64", "f16", "bf16"))
    batch = ["?"] if p.is_dynamic and p.chance() else [2]
    q, grad, k = (p.argument([*batch, n, 4], dtype) for n in (3, 3, 5))
    sums = (q.shape[:-1], "f64" if dtype == "f64" else "f32", False)
    out = p.emit_many("scaled_dot_product_attention", [q, k, k], ", compute_logsumexp = true, is_causal = true",
                      [(q.shape, dtype, False), sums])
    if out:
        p.emit_many("scaled_dot_product_attention_backward", [grad, q, k, k, *out], ", is_causal = true",
                    [(x.shape, dtype, False) for x in (q, k, k)])


STEPS = [attention, attention_gradients]
