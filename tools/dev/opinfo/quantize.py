"""Quantised tensors, by samples of our own: PyTorch's operators of them have no OpInfo."""
import torch
import torch.ao.quantization.fx._decomposed  # noqa: F401 (makes torch.ops.quantized_decomposed)

from .builder import DTYPES
from .registry import own

RANGES = {"i8": (-128, 127), "ui8": (0, 255), "i16": (-32768, 32767), "i32": (-(1 << 20), 1 << 20)}


def along(x, axis, v):
    """One number for each place along the axis; all, for which there is none."""
    return v if axis is None else v.reshape([-1 if d == axis else 1 for d in range(x.dim())])


def parameters(shape, axis, dtype, low):
    """(scale, zero_point), and one of them for each place of `axis`."""
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
    return "" if axis is None else f"axis = {axis}, "


def quantize(g, x, scale, zero_point, axis, low, high, dtype):
    return g.emit("quantize", [x, scale, zero_point], f"{place(axis)}quant_min = {low}, quant_max = {high}, dtype = {dtype}",
                  x.meta.to(DTYPES[dtype]))


SHAPES = (((5,), None), ((2, 3), None), ((), None), ((0, 3), None), ((4, 3), 1), ((2, 3, 4), 0), ((2, 3, 2, 2), 1))


@own("quantize", quantize, quantized, "f64 f32 f16 bf16")
def quantizations(make):
    """Some numbers are too large for the range."""
    for dtype, (low, high) in RANGES.items():
        for shape, axis in SHAPES:
            x = make(shape, low=-30, high=30)
            yield x, *parameters(shape, axis, torch.float64 if x.dtype == torch.float64 else torch.float32, low), axis, low, high, dtype


def dequantized(x, scale, zero_point, axis):
    if scale.dtype == torch.float64:
        return (x.double() - along(x, axis, zero_point)) * along(x, axis, scale)
    low, high = (int(v) for v in (torch.iinfo(x.dtype).min, torch.iinfo(x.dtype).max))
    if axis is None:
        y = torch.ops.quantized_decomposed.dequantize_per_tensor(x, scale.item(), zero_point.item(), low, high, x.dtype)
    else:
        y = torch.ops.quantized_decomposed.dequantize_per_channel(x, scale.float(), zero_point, axis, low, high, x.dtype)
    return y.to(scale.dtype)


def dequantize(g, x, scale, zero_point, axis):
    return g.emit("dequantize", [x, scale, zero_point], place(axis).rstrip(", "), x.meta.to(scale.meta.dtype))


@own("dequantize", dequantize, dequantized, "i32 i16 i8 ui8")
def dequantizations(make):
    for dtype in (torch.float32, torch.float64, torch.float16, torch.bfloat16):
        for shape, axis in SHAPES:
            x = make(shape)
            yield x, *parameters(shape, axis, dtype, 0 if x.dtype == torch.uint8 else -20), axis
