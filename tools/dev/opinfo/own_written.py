"""Samples of our own with programs written by hand: quantised tensors, sums of 8-bit integers and products of groups. PyTorch has
no overload for them, or one that refuses many sizes and dtypes.
"""
import torch
import torch.ao.quantization.fx._decomposed  # noqa: F401 (makes torch.ops.quantized_decomposed)

from .dtypes import DTYPES, FLOATS, NAME
from .own_gradients import pair
from .registry import own
from .tracing import Program, tensors_in

RANGES = {"i8": (-128, 127), "ui8": (0, 255), "i16": (-32768, 32767), "i32": (-(1 << 20), 1 << 20)}
SHAPES = (((5,), None), ((2, 3), None), ((), None), ((0, 3), None), ((4, 3), 1), ((2, 3, 4), 0), ((2, 3, 2, 2), 1))


def written(op, call, dynamic, result, attributes="", static=()):
    """The Program of one operator of graph. `result` is its element type; tensors with the numbers in `static` have known sizes."""
    inputs = [t.contiguous() for t in tensors_in(call)]
    types = []
    for number, t in enumerate(inputs):
        unknown = dynamic and number not in static
        types.append("tensor<" + "".join(("?" if unknown and s > 1 else str(s)) + "x" for s in t.shape) + NAME[t.dtype] + ">")
    given = ", ".join(f"%a{i}: {t}" for i, t in enumerate(types))
    operands = ", ".join(f"%a{i}" for i in range(len(types))) + (f", {attributes}" if attributes else "")
    type = f"tensor<*x{result}>"
    return Program(f"func.func @main({given}) -> {type} {{\n  %0 = graph.{op} {operands} : ({', '.join(types)}) -> {type}\n"
                   f"  return %0 : {type}\n}}\n", inputs)


def along(x, axis, v):
    """A number for each index of the axis, broadcast to x; without an axis, one number."""
    return v if axis is None else v.reshape([-1 if d == axis else 1 for d in range(x.dim())])


def parameters(shape, axis, dtype, low):
    """(scale, zero_point): a number each, or a number for each index of `axis`."""
    size = () if axis is None else (shape[axis],)
    scale = torch.testing.make_tensor(size, low=0.02, high=0.3, dtype=torch.float32, device="cpu").to(dtype)
    zero = torch.testing.make_tensor(size, low=max(low, -20), high=21, dtype=torch.int64, device="cpu")
    return scale, zero


def quantized(x, scale, zero_point, axis, low, high, dtype):
    """PyTorch has none of f64, for which its formula is written down."""
    how = (low, high, DTYPES[dtype])
    if x.dtype == torch.float64:
        levels = torch.round(x * (1 / along(x, axis, scale))) + along(x, axis, zero_point)
        return torch.clamp(levels, low, high).to(how[2])
    if axis is None:
        return torch.ops.quantized_decomposed.quantize_per_tensor(x, scale.item(), zero_point.item(), *how)
    return torch.ops.quantized_decomposed.quantize_per_channel(x, scale, zero_point, axis, *how)


def place(axis):
    return [] if axis is None else [f"axis = {axis}"]


def quantize(call, dynamic):
    axis, low, high, dtype = call[0][3:]
    words = place(axis) + [f"quant_min = {low}, quant_max = {high}, dtype = {dtype}"]
    return written("quantize", call, dynamic, dtype, ", ".join(words))


@own(quantized, FLOATS)
def quantizations(make):
    """Some numbers are too large for the range."""
    for dtype, (low, high) in RANGES.items():
        for shape, axis in SHAPES:
            x = make(shape, low=-30, high=30)
            of = torch.float64 if x.dtype == torch.float64 else torch.float32
            yield x, *parameters(shape, axis, of, low), axis, low, high, dtype


def dequantized(x, scale, zero_point, axis):
    if scale.dtype == torch.float64:
        return (x.double() - along(x, axis, zero_point)) * along(x, axis, scale)
    low, high = (int(v) for v in (torch.iinfo(x.dtype).min, torch.iinfo(x.dtype).max))
    if axis is None:
        y = torch.ops.quantized_decomposed.dequantize_per_tensor(x, scale.item(), zero_point.item(), low, high, x.dtype)
    else:
        y = torch.ops.quantized_decomposed.dequantize_per_channel(x, scale.float(), zero_point, axis, low, high, x.dtype)
    return y.to(scale.dtype)


def dequantize(call, dynamic):
    _, scale, _, axis = call[0]
    return written("dequantize", call, dynamic, NAME[scale.dtype], ", ".join(place(axis)))


@own(dequantized, "i32 i16 i8 ui8")
def dequantizations(make):
    for dtype in (torch.float32, torch.float64, torch.float16, torch.bfloat16):
        for shape, axis in SHAPES:
            x = make(shape)
            yield x, *parameters(shape, axis, dtype, 0 if x.dtype == torch.uint8 else -20), axis


# --- Sums in i32 ---

def int_matmul(call, dynamic):
    return written("int_matmul", call, dynamic, "i32")


@own(lambda a, b: torch.matmul(a.int(), b.int()), "i8 ui8")
def int_products(make):
    for a, b in (((2, 3), (3, 4)), ((5,), (5,)), ((4, 5), (5,)), ((5,), (5, 2)), ((2, 3, 4), (4, 5)), ((2, 1, 3, 4), (3, 4, 2)),
                 ((0, 3), (3, 2)), ((2, 0), (0, 3)), ((17, 33), (33, 19)), ((1, 300), (300, 1))):
        yield make(a), make(b)


def int_convolution(x, weight, *how):
    """PyTorch's of i64, of which nothing is lost."""
    return getattr(torch.nn.functional, f"conv{x.dim() - 2}d")(x.long(), weight.long(), None, *how).int()


def int_conv(call, dynamic):
    x, _, *how, groups = call[0]
    words = [f"{n} = {pair(v, x.dim() - 2)}" for n, v in zip(("stride", "padding", "dilation"), how)] + [f"groups = {groups}"]
    return written("int_conv", call, dynamic, "i32", ", ".join(words), static=(1,))


@own(int_convolution, "i8 ui8")
def int_convolutions(make):
    for x, weight, *how in (((2, 3, 9), (4, 3, 3), 1, 0, 1, 1), ((2, 4, 8), (6, 2, 3), 2, 1, 2, 2),
                            ((2, 3, 6, 7), (4, 3, 3, 3), 1, 1, 1, 1), ((2, 4, 7, 5), (4, 2, 3, 2), (2, 1), (1, 0), (1, 2), 2),
                            ((1, 16, 5, 5), (8, 16, 3, 3), 1, 1, 1, 1), ((0, 2, 4, 4), (3, 2, 3, 3), 1, 1, 1, 1),
                            ((1, 2, 4, 5, 6), (3, 2, 2, 3, 2), 1, 0, 1, 1)):
        yield make(x), make(weight), *how


# --- Products of groups ---

def grouped_matmul(call, dynamic):
    return written("grouped_matmul", call, dynamic, NAME[call[0][0].dtype])


def groups_apart(x, w, ends):
    """A product for each group, because torch._grouped_mm does not accept all sizes and dtypes."""
    ends = ends.tolist()
    spans = list(zip([0, *ends[:-1]], ends))
    if w.dim() == 2:
        return torch.stack([x[:, a:b] @ w[a:b] for a, b in spans])
    parts = [x[a:b] @ w[i] for i, (a, b) in enumerate(spans)]
    return torch.cat([*parts, x.new_zeros(x.shape[0] - ends[-1], w.shape[2])])


@own(groups_apart, FLOATS)
def row_groups(make):
    """Empty groups, rows after the last end, and groups of one row."""
    for size, ends in ((9, (4, 9)), (9, (0, 3, 3, 8)), (40, (33, 34, 40, 40)), (3, (0, 0)), (0, (0, 0, 0)), (5, (5,))):
        for dtype in (torch.int32, torch.int64):
            offsets = torch.tensor(ends, dtype=dtype)
            yield make((size, 5)), make((len(ends), 5, 3)), offsets
            yield make((5, size)), make((size, 3)), offsets
