"""Pooling and convolutions: windows of all kinds."""
from case import CTYPES, Case

START = {("max", "f32"): "-INFINITY", ("max", "i32"): "-2147483647 - 1", ("avg", "f32"): "0"}
TERM = {"max": "s = v > s ? v : s", "avg": "s += v, ++count"}


def count(size, kernel, stride, padding, dilation, ceil_mode):
    room = size + 2 * padding - dilation * (kernel - 1) - 1
    n = (room + (stride - 1 if ceil_mode else 0)) // stride + 1
    return n - (ceil_mode and (n - 1) * stride >= size + padding)


def pool(name, kind, dtype, kernel, stride, padding=0, dilation=1, ceil_mode=False, image=(8, 32, 112, 112)):
    n, c, height, width = image
    rows, columns = (count(s, kernel, stride, padding, dilation, ceil_mode) for s in (height, width))
    extra = f"dilation = [{dilation}, {dilation}], " if kind == "max" else ""
    last = "" if kind == "max" else ", count_include_pad = false"
    op = (f"graph.{kind}_pool %0, kernel_size = [{kernel}, {kernel}], stride = [{stride}, {stride}], "
          f"padding = [{padding}, {padding}], {extra}ceil_mode = {str(ceil_mode).lower()}{last}")
    place = f"long h = i * {stride} - {padding} + p * {dilation}, w = j * {stride} - {padding} + q * {dilation};"
    inside = f"if (h >= 0 && h < {height} && w >= 0 && w < {width}) "
    value = f"{{ {CTYPES[dtype]} v = x0[(n * {height} + h) * {width} + w]; {TERM[kind]}; }}"
    body = (f"EACH(n, {n * c}) EACH(i, {rows}) EACH(j, {columns}) {{ {CTYPES[dtype]} s = {START[kind, dtype]}; int count = 0; "
            f"EACH(p, {kernel}) EACH(q, {kernel}) {{ {place} {inside if padding or ceil_mode else ''}{value} }} "
            f"y[(n * {rows} + i) * {columns} + j] = {'s' if kind == 'max' else 's / count'}; }}")
    return Case(f"{kind}_pool2d_{name}_{dtype}", op, [(list(image), dtype)], ([n, c, rows, columns], dtype), body)


def pools():
    for kind, dtype in START:
        yield pool("2x2", kind, dtype, 2, 2)
        yield pool("3x3", kind, dtype, 3, 1)
        yield pool("3x3_padded", kind, dtype, 3, 1, padding=1)
        yield pool("3x3_by_2_padded", kind, dtype, 3, 2, padding=1)
        yield pool("3x3_by_2_up", kind, dtype, 3, 2, ceil_mode=True)
        if kind == "max":
            yield pool("dilated", kind, dtype, 3, 1, dilation=2)
            yield pool("5x5_padded", kind, dtype, 5, 1, padding=2)


def conv(name, dtype, x, weight, stride=1, padding=0, dilation=1, groups=1):
    n, c, height, width = x
    o, each, kernel, _ = weight
    rows, columns = (count(s, kernel, stride, padding, dilation, False) for s in (height, width))
    op = (f"graph.conv %0, %1, stride = [{stride}, {stride}], padding = [{padding}, {padding}], "
          f"dilation = [{dilation}, {dilation}], groups = {groups}")
    outer = f"(g * {o // groups} + o)"
    place = f"long h = i * {stride} - {padding} + p * {dilation}, w = j * {stride} - {padding} + q * {dilation};"
    inside = f"if (h >= 0 && h < {height} && w >= 0 && w < {width}) " if padding else ""
    body = (f"memset(y, 0, 4l * {n * o * rows * columns}); EACH(n, {n}) EACH(g, {groups}) EACH(o, {o // groups}) EACH(c, {each}) "
            f"EACH(p, {kernel}) EACH(q, {kernel}) EACH(i, {rows}) EACH(j, {columns}) {{ {place} {inside}"
            f"y[((n * {o} + {outer}) * {rows} + i) * {columns} + j] += x0[((n * {c} + g * {each} + c) * {height} + h) * {width} + w] * "
            f"x1[(({outer} * {each} + c) * {kernel} + p) * {kernel} + q]; }}")
    return Case(f"conv2d_{name}_{dtype}", op, [(list(x), dtype), (list(weight), dtype)], ([n, o, rows, columns], dtype),
                body, known=(1,))


def convolutions():
    for dtype in ("f32", "i32"):
        yield conv("padded", dtype, (4, 32, 56, 56), (32, 32, 3, 3), padding=1)
        yield conv("by_2", dtype, (4, 32, 112, 112), (32, 32, 3, 3), stride=2, padding=1)
        yield conv("1x1", dtype, (4, 64, 56, 56), (64, 64, 1, 1))
        yield conv("groups", dtype, (4, 32, 58, 58), (64, 8, 3, 3), groups=4)
        yield conv("depthwise", dtype, (8, 32, 114, 114), (32, 1, 3, 3), groups=32)
        yield conv("depthwise_padded", dtype, (8, 32, 112, 112), (32, 1, 3, 3), padding=1, groups=32)
        yield conv("depthwise_by_2", dtype, (8, 32, 113, 113), (32, 1, 3, 3), stride=2, groups=32)
        yield conv("dilated", dtype, (4, 32, 60, 60), (32, 32, 3, 3), dilation=2)


def window_cases():
    return [*pools(), *convolutions()]
