"""Other sizes of pictures, and samples of them."""
from random_programs import picture


def mode_of(p, x):
    """nearest is rounded from numbers that all compute alike."""
    mode = p.rng.choice(("nearest", "nearest_exact", "linear", "cubic") if x.is_float else ("nearest", "nearest_exact"))
    return mode, p.flag() if mode in ("linear", "cubic") else "false"


def interpolate(p):
    x = picture(p)
    mode, corners = mode_of(p, x)
    to = [p.rng.choice((1, 2, 3, s, 2 * s, s + 1)) for s in x.shape[2:]]
    p.emit("interpolate", [x], f", {p.sizes(to)}, mode = {mode}, align_corners = {corners}", [*x.shape[:2], *to],
           exact=mode.startswith("nearest"))


def interpolate_backward(p):
    grad = picture(p)
    if not grad.is_float:
        return
    mode, corners = mode_of(p, grad)
    to = [p.rng.choice((1, 2, 3, s, 2 * s, s + 1)) for s in grad.shape[2:]]
    p.emit("interpolate_backward", [grad], f", {p.sizes(to)}, mode = {mode}, align_corners = {corners}", [*grad.shape[:2], *to])


def grid_sample(p):
    """Samples change by steps at edges and, with nearest, everywhere: the grid is exact and its numbers far from any."""
    x = picture(p)
    if not x.is_float:
        return
    n = 1 if x.shape[0] == "?" else x.shape[0]
    if n == 1 and x.shape[0] != 1 or not n:
        return
    grid = p.constant([n, 2, 3, 2], x.dtype, special=False)
    padding = p.rng.choice(("border", "reflection", "zeros"))
    mode = p.rng.choice(("linear", "linear", "cubic"))
    p.emit("grid_sample", [x, grid], f", mode = {mode}, padding_mode = {padding}, align_corners = {p.flag()}", [*x.shape[:2], 2, 3])


STEPS = [interpolate, interpolate, interpolate_backward, grid_sample, grid_sample]
