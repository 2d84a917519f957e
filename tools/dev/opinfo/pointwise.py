"""Operators that compute element by element."""
import math

import torch

from .builder import Value, promoted
from .registry import op, own

# --- One operand ---


def unary(name, infos=None, function=None):
    """Integers become what PyTorch's result is: it says so itself."""
    function = function or getattr(torch, name)

    def adapter(g, input):
        return g.unary(name, g.cast(input, function(input.meta).dtype))
    op(name, infos)(adapter)


for each in ("exp expm1 log log1p log2 sqrt rsqrt reciprocal sin cos tanh erf sigmoid neg square bitwise_not").split():
    unary(each)


def rounding(name):
    def adapter(g, input):
        return g.unary(name, input) if input.is_float() else input
    op(name)(adapter)


for each in ("floor", "ceil", "trunc"):
    rounding(each)


@op("round", "round round.decimals_0 round.decimals_3 round.decimals_neg_3")
def round_(g, input, *, decimals=0):
    if not input.is_float():
        return input
    if not decimals:
        return g.unary("round", input)
    # PyTorch computes 16-bit floats in f32 here.
    x = g.cast(input, "f32") if input.dtype in ("f16", "bf16") else input
    up, down = ("mul", "div") if decimals > 0 else ("div", "mul")
    factor = 10.0 ** abs(decimals)
    scaled = multiply(g, up, x, factor)
    return g.cast(multiply(g, down, g.unary("round", scaled), factor), input.dtype)


def multiply(g, op, x, factor):
    return g.binary(op, x, factor, "rounding_mode = none" if op == "div" else "", x.dtype)


@op("abs")
def abs_(g, input):
    return input if input.dtype == "i1" else g.unary("abs", input)


@op("sign", "sign sgn")
def sign(g, input):
    return input if input.dtype == "i1" else g.unary("sign", input)


@op("silu", "nn.functional.silu")
def silu(g, input, inplace=False):
    return g.unary("silu", input)


@op("relu", "nn.functional.relu")
def relu(g, input, inplace=False):
    return g.unary("relu", input)


@op("gelu", "nn.functional.gelu")
def gelu(g, input, *, approximate="none"):
    return g.unary("gelu", input, f"approximate = {approximate}")


@op("logical_not")
def logical_not(g, input):
    return g.unary("logical_not", g.cast(input, "i1"))


@op("isnan")
def isnan(g, input):
    return g.unary("isnan", input) if input.is_float() else g.binary("ne", input, input)


@op("isinf")
def isinf(g, input):
    return g.unary("isinf", input) if input.is_float() else g.binary("ne", input, input)


# --- Two operands ---

def scaled(g, other, alpha, dtype):
    """alpha * other in `dtype`."""
    other = g.cast(other, dtype)
    return other if alpha == 1 else g.binary("mul", other, alpha, dtype=dtype)


@op("add")
def add(g, input, other, *, alpha=1):
    dtype = promoted(input, other)
    return g.binary("add", input, scaled(g, other, alpha, dtype), dtype=dtype)


@op("sub")
def sub(g, input, other, *, alpha=1):
    dtype = promoted(input, other)
    return g.binary("sub", input, scaled(g, other, alpha, dtype), dtype=dtype)


@op("sub", "rsub")
def rsub(g, input, other, *, alpha=1):
    dtype = promoted(input, other)
    return g.binary("sub", other, scaled(g, input, alpha, dtype), dtype=dtype)


def binary(name, infos=None, swapped=False):
    def adapter(g, input, other):
        return g.binary(name, other, input) if swapped else g.binary(name, input, other)
    op(name, infos)(adapter)


for each in "add mul".split():
    binary(each, f"__r{each}__")
for each in "and or xor".split():
    binary(f"bitwise_{each}", f"bitwise_{each} __r{each}__")
for each in "mul bitwise_left_shift bitwise_right_shift eq ne lt le gt ge fmod remainder".split():
    binary(each)
binary("maximum", "maximum max.binary")
binary("minimum", "minimum min.binary")
binary("sub", "__rsub__", swapped=True)
binary("remainder", "__rmod__", swapped=True)


@op("atan2")
def atan2(g, input, other):
    return g.binary("atan2", input, other, dtype=g.cast(input, torch.atan2(input.meta, other.meta).dtype).dtype)


def logical(name):
    def adapter(g, input, other):
        return g.binary(name, input, other, dtype="i1")
    op(name)(adapter)


for each in "and or xor".split():
    logical(f"logical_{each}")


@op("pow")
def pow_(g, input, exponent):
    return g.binary("pow", input, exponent)


@op("pow", "__rpow__")
def rpow(g, input, other):
    return g.binary("pow", other, input)


@op("pow", "float_power")
def float_power(g, input, exponent):
    return g.binary("pow", input, exponent, dtype="f64")


@op("div", "div.no_rounding_mode div.trunc_rounding div.floor_rounding true_divide")
def div(g, input, other, *, rounding_mode=None):
    dtype = promoted(input, other)
    if rounding_mode is None and dtype not in ("f64", "f32", "f16", "bf16"):
        dtype = "f32"
    return g.binary("div", input, other, f"rounding_mode = {rounding_mode or 'none'}", dtype)


@op("div", "floor_divide")
def floor_divide(g, input, other):
    return div(g, input, other, rounding_mode="floor")


@op("div", "__rdiv__")
def rdiv(g, input, other):
    return div(g, other, input)


# --- More ---

@op("clamp")
def clamp(g, input, min=None, max=None):
    """The derivative depends on whether bounds are numbers."""
    dtype = promoted(*(v for v in (input, min, max) if v is not None))
    x = g.cast(input, dtype)
    exclusive = dtype[0] not in "iu" and all(v is None or isinstance(v, (int, float)) for v in (min, max))
    if exclusive:
        min, max = -math.inf if min is None else min, math.inf if max is None else max
    elif min is None or max is None:
        bound, name = (max, "minimum") if min is None else (min, "maximum")
        return g.binary(name, x, bound, dtype=dtype)
    low, high = g.cast(min, dtype), g.cast(max, dtype)
    shape = torch.broadcast_shapes(x.shape, low.shape, high.shape)
    return g.emit("clamp", [x, low, high], "exclusive" if exclusive else "", like=torch.empty(shape, dtype=x.meta.dtype, device="meta"))


@own("clamp", clamp, torch.clamp, "f64 f32")
def bounds(make):
    """Elements that are at bounds, or beyond any; bounds that are numbers, and that are tensors."""
    values = torch.tensor([0, 1, 2, 3, 4, math.inf, math.nan])
    for min, max in ((1, 3), (1, None), (None, 3), (3, 1)):
        yield make((7,)).copy_(values), min, max
        yield make((7,)).copy_(values), *(None if v is None else make(()).fill_(v) for v in (min, max))


@op("clamp", "clamp_min")
def clamp_min(g, input, min):
    return clamp(g, input, min)


@op("clamp", "clamp_max")
def clamp_max(g, input, max):
    return clamp(g, input, None, max)


@op("where")
def where(g, self, condition, other):
    return g.where(g.cast(condition, "i1"), self, other)


@op("cast", "to")
def to(g, input, *args, dtype=None, **kwargs):
    """(device?, dtype?, non_blocking, copy) or (other,); devices and memory formats mean nothing here."""
    for a in args:
        dtype = a.meta.dtype if isinstance(a, Value) else a if isinstance(a, torch.dtype) else dtype
    return g.cast(input, dtype or input.dtype)


def conversion(name, dtype):
    def adapter(g, input, memory_format=None):
        return g.cast(input, dtype)
    op("cast", name)(adapter)


for each, dtype in {"bfloat16": "bf16", "bool": "i1", "byte": "ui8", "char": "i8", "double": "f64", "float": "f32",
                    "half": "f16", "int": "i32", "long": "i64", "short": "i16"}.items():
    conversion(each, dtype)
