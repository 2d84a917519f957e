"""Pools: where the largest elements are, a given number of windows, and the other direction."""
import math

from random_programs import picture, windows

LISTS = ", kernel_size = {}, stride = {}, padding = {}"


def max_pool_with_indices(p):
    """What is largest is known of exact values only. The way back is a sum of windows that may overlap."""
    x = picture(p)
    if not x.exact:
        return
    kernel, stride = [p.rng.randint(1, 3) for _ in "hw"], [p.rng.randint(1, 2) for _ in "hw"]
    padding = [p.rng.randint(0, k // 2) for k in kernel]
    sizes = [windows(*a) for a in zip(x.shape[2:], kernel, stride, padding)]
    if min(sizes) < 1:
        return
    shape = [*x.shape[:2], *sizes]
    made = p.emit_many("max_pool_with_indices", [x], LISTS.format(kernel, stride, padding) + ", dilation = [1, 1], ceil_mode = false",
                       [(shape, x.dtype, True), (shape, "i64", True)])
    if made:
        back(p, *made, x.shape)


def back(p, values, indices, shape):
    sizes = f", {p.sizes(shape[2:])}"
    if p.chance():
        p.emit("max_unpool", [values, indices], sizes, shape, exact=True)
    elif values.is_float and not values.huge:
        p.emit("max_pool_backward", [values, indices], sizes, shape)


def adaptive_pool(p):
    x = picture(p)
    to = [p.rng.choice((1, 1, 2, 3, s)) for s in x.shape[2:]]
    shape = [*x.shape[:2], *to]
    if x.is_float and p.chance(0.6):
        y = p.emit("adaptive_avg_pool", [x], f", output_size = {to}", shape)
        if y and p.chance():
            p.emit("adaptive_avg_pool_backward", [y], f", {p.sizes(x.shape[2:])}", x.shape)
    elif x.exact:
        p.emit_many("adaptive_max_pool", [x], f", output_size = {to}", [(shape, x.dtype, True), (shape, "i64", True)])


def avg_pool_backward(p):
    """Of a gradient that is a picture: from its sizes to those of a pool's operand."""
    grad = picture(p)
    if not grad.is_float:
        return
    kernel = [p.rng.randint(1, 3) for _ in "hw"]
    stride = [p.rng.randint(1, 3) for _ in "hw"]
    padding = [p.rng.randint(0, k // 2) for k in kernel]
    sizes = [(n - 1) * s + k - 2 * q + p.rng.randrange(s) for n, k, s, q in zip(grad.shape[2:], kernel, stride, padding)]
    if min(sizes) < 1 or math.prod(sizes) > 400:
        return
    attributes = LISTS.format(kernel, stride, padding) + f", ceil_mode = false, count_include_pad = {p.flag()}"
    p.emit("avg_pool_backward", [grad], f", {p.sizes(sizes)}{attributes}", [*grad.shape[:2], *sizes])


STEPS = [max_pool_with_indices, adaptive_pool, avg_pool_backward] * 2
