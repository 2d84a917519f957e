"""Convolutions in the other direction, and their gradients."""
from random_programs import picture, windows


def lists(p):
    return [p.rng.randint(1, 2) for _ in "hw"], [p.rng.randint(0, 1) for _ in "hw"], [p.rng.choice((1, 1, 2)) for _ in "hw"]


def text(stride, padding, dilation, groups, more=""):
    return f", stride = {stride}, padding = {padding}{more}, dilation = {dilation}, groups = {groups}"


def conv_transpose(p):
    x = picture(p)
    stride, padding, dilation = lists(p)
    groups = p.rng.choice([g for g in (1, 2) if x.shape[1] % g == 0])
    kernel, out = [p.rng.randint(1, 3) for _ in "hw"], p.rng.choice((1, 2, 3))
    added = [p.rng.randrange(max(s, d)) for s, d in zip(stride, dilation)]
    sizes = [(n - 1) * s - 2 * q + d * (k - 1) + a + 1 for n, s, q, d, k, a in zip(x.shape[2:], stride, padding, dilation, kernel, added)]
    if min(sizes) < 1:
        return
    operands = [x, p.argument([x.shape[1], out, *kernel], x.dtype)] + ([p.argument([out * groups], x.dtype)] if p.chance() else [])
    p.emit("conv_transpose", operands, text(stride, padding, dilation, groups, f", output_padding = {added}"),
           [x.shape[0], out * groups, *sizes], exact=not x.is_float)


def conv_grads(p):
    """The gradients of a convolution of a picture, by it and by the weight."""
    x = picture(p)
    if not x.is_float:
        return
    stride, padding, dilation = lists(p)
    groups = p.rng.choice([g for g in (1, 2) if x.shape[1] % g == 0])
    kernel, out = [p.rng.randint(1, 3) for _ in "hw"], groups * p.rng.choice((1, 2))
    sizes = [windows(*a) for a in zip(x.shape[2:], kernel, stride, padding, dilation)]
    if min(sizes) < 1:
        return
    grad = p.argument([x.shape[0], out, *sizes], x.dtype)
    if p.chance():
        weight = p.argument([out, x.shape[1] // groups, *kernel], x.dtype)
        p.emit("conv_input_grad", [grad, weight], f", {p.sizes(x.shape[2:])}{text(stride, padding, dilation, groups)}", x.shape)
    else:
        p.emit("conv_weight_grad", [x, grad], f", kernel_size = {kernel}{text(stride, padding, dilation, groups)}",
               [out, x.shape[1] // groups, *kernel])


STEPS = [conv_transpose, conv_grads, conv_grads]
