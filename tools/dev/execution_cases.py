"""The cases of record_execution_tests.py, a list of sections for each file."""
import math

import torch
import torch.nn.functional as F

import judge_cases as judge
from judge_cases import DTYPES, FLOATS, INTS
from record_execution_tests import Section

INF, NAN = math.inf, math.nan
# What `expm1` and the like do near 0, where exp overflows, and beyond.
SPECIAL = [0.0, -0.0, 1.0, -1.5, 2.5, -0.4375, 1e-3, -30.0, INF, -INF, NAN]
EXTREME = {"f64": [1.7e308, 1e-310, 750.0], "f32": [3.4e38, 1e-40, 89.0], "f16": [65504.0, 6e-8, 12.0], "bf16": [3.3e38, 1e-39, 89.0]}


def tensor(values, dtype, *shape):
    x = torch.tensor(values, dtype=torch.float64 if dtype in FLOATS else None).to(DTYPES[dtype])
    return x.reshape(shape) if shape else x


def some(dtype, *shape, seed=0):
    """Elements of no pattern: of floats multiples of 1/8, of integers small ones."""
    count = math.prod(shape)
    flat = [((i * 37 + seed * 11 + 5) % 41 - 20) for i in range(count)]
    if dtype in FLOATS:
        return tensor([v / 8 for v in flat], dtype).reshape(shape)
    if dtype == "i1":
        return torch.tensor([v % 3 == 0 for v in flat], dtype=torch.bool).reshape(shape)
    return torch.tensor([abs(v) if dtype == "ui8" else v for v in flat]).to(DTYPES[dtype]).reshape(shape)


def ints(dtype):
    info = torch.iinfo(DTYPES[dtype])
    return tensor([info.min, info.min + 1, -7 if info.min else 200, -1 if info.min else 250, 0, 1, 7, info.max], dtype)


# --- Pointwise ---

def unary(dtype):
    x = tensor(SPECIAL + EXTREME[dtype], dtype)
    s = Section(f"unary_{dtype}", dynamic={x.numel()} if dtype in ("f32", "bf16") else (), x=x)
    room = {} if dtype in ("f64", "f32") else {"rtol": 2e-3 if dtype == "f16" else 1.6e-2}
    for name, (fn, dtypes) in judge.UNARY.items():
        op, _, attribute = name.partition(",")
        exact = op in ("neg", "abs", "sign", "relu", "floor", "ceil", "round", "trunc")
        if dtype in dtypes and op != "erf":
            s.op(f"graph.{op}", "x", fn, f",{attribute}" if attribute else "", **({"rtol": 0} if exact else room),
                 atol=1e-7 if op == "gelu" else None)
    s.op("graph.erf", "x", torch.erf, **room)
    for op in ("exp", "expm1", "log1p", "log2", "tanh", "rsqrt", "neg", "floor", "round_even"):
        s.op(f"core.{op}", "x", judge.UNARY[judge.CORE_UNARY[op]][0], **room)
    return s


def unary_ints(dtype):
    x = ints(dtype)
    s = Section(f"unary_{dtype}", dynamic={8} if dtype in ("i64", "ui8") else (), x=x)
    for name, (fn, dtypes) in judge.UNARY.items():
        if dtype in dtypes:
            s.op(f"graph.{name}", "x", fn)
    s.op("core.not", "x", torch.bitwise_not)
    return s


def unary_bools():
    s = Section("unary_i1", x=torch.tensor([True, False]))
    for op, fn in (("graph.logical_not", torch.logical_not), ("graph.bitwise_not", torch.bitwise_not), ("core.not", torch.bitwise_not)):
        s.op(op, "x", fn)
    return s


def shaped_unary():
    for name, shape, dynamic in (("number", (), ()), ("one", (1,), ()), ("none", (3, 0), (3,)), ("box", (2, 3, 1), (2,))):
        x = some("f32", *shape)
        s = Section(name, dynamic=dynamic, x=x)
        s.op("graph.neg", "x", torch.neg)
        s.op("graph.tanh", "x", torch.tanh)
        yield s


def binary(dtype, a, b):
    dynamic = {a.numel()} if dtype in ("f32", "i64") else ()
    s = Section(f"binary_{dtype}", dynamic=dynamic, a=a, b=b)
    for name, (fn, dtypes) in judge.BINARY.items():
        op, _, attribute = name.partition(",")
        if dtype in dtypes and not (op == "pow" and dtype in INTS):
            fn = judge.least_by_minus_one(fn) if op in ("div", "remainder", "fmod") else fn
            near = {"rtol": 2e-3 if dtype == "f16" else 1.6e-2} if dtype in ("f16", "bf16") and op in ("pow", "atan2") else {}
            s.op(f"graph.{op}", "a b", fn, f",{attribute}" if attribute else "", **near)
    s.op("graph.clamp", "a b b", torch.clamp)
    for op, like in (("add", "add"), ("rem", "fmod"), ("maximum", "maximum"), ("minimum", "minimum")):
        s.op(f"core.{op}", "a b", judge.least_by_minus_one(judge.BINARY[like][0]) if op == "rem" else judge.BINARY[like][0])
    return s


def binary_floats(dtype):
    a = tensor([7.5, -7.5, 0.0, -0.0, 0.0, 1.0, -1.0, INF, -INF, NAN, 2.0, 2.0, -3.0], dtype)
    b = tensor([2.0, 2.0, -0.0, 0.0, 3.0, 0.0, -0.0, INF, 5.0, 1.0, NAN, -INF, 3.0], dtype)
    return binary(dtype, a, b)


def binary_ints(dtype):
    info = torch.iinfo(DTYPES[dtype])
    least, most = info.min, info.max
    minus = -1 if least else 255
    return binary(dtype, tensor([least, least, most, most, 7, -7 if least else 249, 0, 5], dtype),
                  tensor([minus, 1, minus, most, -2 if least else 2, 2, 3, 5], dtype))


def powers_and_shifts(dtype):
    bits = torch.iinfo(DTYPES[dtype]).bits
    signed = dtype != "ui8"
    a, b = tensor([2, 3, 1, 7, 0, 0] + ([-1, -2] if signed else [255, 2]), dtype), \
        tensor([3, 4, -5, -1, 0, -2] if signed else [3, 4, 5, 1, 0, 2], dtype)
    b = torch.cat([b, tensor([-3, 3] if signed else [3, 9], dtype)])
    s = Section(f"pow_{dtype}", dynamic={8} if signed else (), a=a, b=b)
    s.op("graph.pow", "a b", integer_pow)
    shift = Section(f"shift_{dtype}", a=ints(dtype), b=tensor([0, 1, bits - 1, bits, bits + 3, 2, -1 if signed else 200, 3], dtype))
    for op in ("left", "right"):
        shift.op(f"graph.bitwise_{op}_shift", "a b", getattr(torch, f"bitwise_{op}_shift"))
        shift.op(f"core.shift_{op}", "a b", getattr(torch, f"bitwise_{op}_shift"))
    return [s, shift]


def integer_pow(a, b):
    def power(x, n):
        return x ** n if n >= 0 else {1: 1, -1: 1 if n % 2 == 0 else -1}.get(x, 0)
    return torch.tensor([power(x, n) for x, n in zip(a.tolist(), b.tolist())]).to(a.dtype)


def bools():
    s = Section("binary_i1", a=tensor([True, True, False, False], "i1"), b=tensor([True, False, True, False], "i1"))
    for name, (fn, dtypes) in judge.BINARY.items():
        if "i1" in dtypes:
            s.op(f"graph.{name}", "a b", fn)
    for op, like in (("and", "bitwise_and"), ("or", "bitwise_or"), ("xor", "bitwise_xor")):
        s.op(f"core.{op}", "a b", judge.BINARY[like][0])
    return s


def broadcasts():
    s = Section("broadcast", dynamic={3}, a=some("f32", 2, 1, 3), b=some("f32", 4, 1, seed=1), n=some("f32"), z=some("f32", 0, 1, 1),
                c=some("i1", 2, 1, 1))
    s.op("graph.add", "a b", torch.add)
    s.op("graph.mul", "n a", torch.mul)
    s.op("graph.where", "c a n", torch.where)
    s.op("graph.where", "c b a", torch.where)
    s.op("graph.maximum", "z b", torch.maximum)
    s.op("graph.clamp", "a n b", torch.clamp)
    return s


def selects():
    for dtype in DTYPES:
        s = Section(f"where_{dtype}", dynamic={3}, c=some("i1", 2, 1), a=some(dtype, 3), b=some(dtype, 2, 3, seed=2), d=some("i1", 2, 3))
        s.op("graph.where", "c a b", torch.where)
        s.op("core.select", "d b b", torch.where)
        yield s


# Rounded to f32 first, they lie between two bf16 or f16.
TIES = {"f64": [1 + 2**-8 + 2**-40, 1 + 2**-11 + 2**-40], "i32": [2**24 + 2**16 + 1], "i64": [2**40 + 2**32 + 1]}


def casts(dtype):
    x = tensor([0.0, -0.0, 1.5, -1.5, 2.5, 300.0, -300.0, 3e9, -1e30, INF, -INF, NAN], dtype) if dtype in FLOATS else \
        some("i1", 6) if dtype == "i1" else ints(dtype)
    x = torch.cat([x, tensor(TIES.get(dtype, []), dtype)])
    s = Section(f"cast_{dtype}", dynamic={x.numel()} if dtype in ("f32", "i8") else (), x=x)
    for to in DTYPES:
        s.op("graph.cast" if to != dtype else "core.convert", "x", judge.converted(x, to).to(DTYPES[to]), rtol=0)
    return s


# --- Reductions ---

def reductions(dtype):
    x, z = some(dtype, 2, 3, 4), some(dtype, 3, 0)
    s = Section(f"reduce_{dtype}", dynamic={3}, x=x, z=z)
    room = {"rtol": 1e-5} if dtype == "f32" else {}
    if dtype in ("f16", "bf16", "f32"):
        room["atol"] = 1e-5
    for name, (fn, dtypes) in judge.REDUCTIONS.items():
        if dtype not in dtypes:
            continue
        for dims, keepdim in (([1], False), ([0, 2], True), ([0, 1, 2], False)):
            if name == "prod" and len(dims) == 3:
                continue
            s.op(f"graph.{name}", "x", lambda x, f=fn: f(x, dims, keepdim), f", dims = {dims}, keepdim = {str(keepdim).lower()}", **room)
        s.op(f"graph.{name}", "z", lambda x, f=fn: f(x, [1], False), ", dims = [-1], keepdim = false")
    for op, kind in (("argmax", "maximum"), ("argmin", "minimum")):
        fn = lambda x, d, k: getattr(torch, op)(x.to(torch.uint8) if x.dtype == torch.bool else x, d, k)
        s.op(f"graph.{op}", "x", lambda x: fn(x, 2, True), ", dim = -1, keepdim = true")
        s.op("core.arg_reduce", f"{kind} x", lambda x: fn(x, 0, False), ", dim = 0")
    if dtype != "i1":
        s.op("core.reduce", "add x", lambda x: torch.sum(x, (0, 2), dtype=x.dtype), ", dims = [0, 2]", **room)
    return s


def special_reductions(dtype):
    x = tensor([[1.0, NAN, 3.0], [-INF, 2.0, INF], [-0.0, 0.0, -0.0], [NAN, INF, NAN]], dtype)
    s = Section(f"special_{dtype}", dynamic={4}, x=x)
    for name in ("sum", "amax", "amin", "prod", "mean"):
        s.op(f"graph.{name}", "x", lambda x, f=judge.REDUCTIONS[name][0]: f(x, [1], False), ", dims = [1], keepdim = false")
    for op in ("argmax", "argmin"):
        s.op(f"graph.{op}", "x", lambda x: getattr(torch, op)(x, 1, False), ", dim = 1, keepdim = false")
    return s


# --- Shapes ---

def shapes(dtype):
    s = Section(f"shape_{dtype}", dynamic={3, 5}, x=some(dtype, 2, 3, 4), y=some(dtype, 5, 1), n=some(dtype), z=some(dtype, 3, 0))
    s.op("graph.reshape", "x", lambda x: x.reshape(3, 8), sizes=(3, 8))
    s.op("graph.reshape", "n", lambda x: x.reshape(1, 1), sizes=(1, 1))
    s.op("graph.reshape", "z", lambda x: x.reshape(0, 5), sizes=(0, 5))
    s.op("graph.expand", "y", lambda x: x.expand(3, 5, 2), sizes=(3, 5, 2))
    s.op("graph.expand", "n", lambda x: x.expand(0, 3), sizes=(0, 3))
    s.op("graph.permute", "x", lambda x: x.permute(2, 0, 1), ", dims = [-1, 0, 1]")
    s.op("graph.transpose", "x", lambda x: x.transpose(0, 2), ", dim0 = 0, dim1 = -1")
    s.op("graph.unsqueeze", "y", lambda x: x.unsqueeze(1), ", dim = 1")
    s.op("graph.squeeze", "y", lambda x: x.squeeze(1), ", dims = [-1]")
    s.op("graph.flip", "x", lambda x: x.flip(0, 2), ", dims = [0, -1]")
    s.op("graph.slice", "x", lambda x: x[:, :, 1::2], ", dim = 2, start = 1, end = 9223372036854775807, step = 2")
    s.op("graph.slice", "y", lambda y: y[-4:-1], ", dim = 0, start = -4, end = -1, step = 1")
    s.op("graph.slice", "y", lambda y: y[3:2], ", dim = 0, start = 3, end = 2, step = 1")
    s.op("graph.cat", "x x", lambda *x: torch.cat(x, 2), ", dim = -1")
    s.op("graph.pad", "x n", lambda x, v: judge.padded(x, v, (0, 1, 2), (1, 0, 1)), ", low = [0, 1, 2], high = [1, 0, 1]")
    s.op("graph.pad", "z n", lambda x, v: judge.padded(x, v, (0, 1), (0, 1)), ", low = [0, 1], high = [0, 1]")
    s.op("core.reverse", "x", lambda x: x.flip(1), ", dims = [1]")
    s.op("core.slice", "x", lambda x: x[0:2, 1:3, 0:4:3], ", offsets = [0, 1, 0], sizes = [2, 2, 2], strides = [1, 1, 3]")
    return s


def indices(dtype, of):
    i = torch.tensor([[4, 0, 2], [1, 1, 3]]).to(DTYPES[of])
    s = Section(f"gather_{dtype}", dynamic={3, 5}, w=some(dtype, 5, 2), i=i, t=some(dtype, 2, 5, 1))
    s.op("graph.embedding", "w i", lambda w, i: w[i.long()])
    s.op("core.gather", "t i", lambda x, i: x[:, i.long()], ", dim = 1")
    return s


def creation(dtype):
    start, step = tensor(3.0 if dtype in FLOATS else 3, dtype), tensor(-0.75 if dtype in FLOATS else 5, dtype)
    s = Section(f"make_{dtype}", dynamic={3}, v=some(dtype, seed=3), start=start, step=step, x=some(dtype, 3))
    s.op("graph.full", "v", lambda v: v.expand(2, 3), sizes=(2, 3))
    s.op("graph.full", "v", lambda v: v.expand(0, 4), sizes=(0, 4))
    if dtype != "i1":
        s.op("graph.arange", "start step", lambda a, b: judge.spaced(a, b, 3), sizes=(3,))
        s.op("graph.arange", "start step", lambda a, b: judge.spaced(a, b, 6), sizes=(6,))
        s.op("core.iota", "", torch.arange(2).reshape(2, 1).expand(2, 3).to(DTYPES[dtype]), ", dim = 0", sizes=(2, 3))
    return s


# --- Networks ---

def sums(dtype):
    return {"rtol": {"f64": 1e-12, "f32": 1e-5, "f16": 1e-3, "bf16": 8e-3}.get(dtype, 0), "atol": 1e-4 if dtype != "f64" else 1e-12}


def products(dtype):
    s = Section(f"product_{dtype}", dynamic={3}, a=some(dtype, 3, 4), b=some(dtype, 4, 2, seed=1), v=some(dtype, 4, seed=2), t=some(dtype, 2, 1, 3, 4),
                u=some(dtype, 2, 4, 3, seed=3), w=some(dtype, 2, 4, seed=4), bias=some(dtype, 2, seed=5), z=some(dtype, 3, 0), zz=some(dtype, 0, 2))
    for operands in ("a b", "a v", "v b", "v v", "t b", "t u", "z zz"):
        s.op("graph.matmul", operands, torch.matmul, **sums(dtype))
    s.op("graph.linear", "a w bias", judge.integer_linear, **sums(dtype))
    s.op("graph.linear", "t w", judge.integer_linear, **sums(dtype))
    wide = lambda x: x if dtype not in ("f16", "bf16") else x.float()
    s.op("core.contract", "a w", wide(s.tensors["a"]) @ wide(s.tensors["w"]).T,
         ", lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1]", **sums("f32" if dtype in FLOATS[2:] else dtype))
    return s


def convolutions(dtype):
    s = Section(f"conv_{dtype}", dynamic={2}, x=some(dtype, 2, 4, 5, 4), w=some(dtype, 4, 4, 3, 1, seed=1), g=some(dtype, 4, 1, 1, 3, seed=2),
                bias=some(dtype, 4, seed=3))
    plain, grouped = ([1, 1], [1, 0], [1, 1], 1), ([2, 1], [0, 1], [1, 1], 4)
    for operands, a in (("x w bias", plain), ("x g", grouped)):
        fn = judge.integer_safe(lambda *t, a=a: F.conv2d(t[0], t[1], t[2] if len(t) > 2 else None, *a))
        s.op("graph.conv", operands, fn, ", stride = {}, padding = {}, dilation = {}, groups = {}".format(*a), **sums(dtype))
    return s


def pools(dtype):
    s = Section(f"pool_{dtype}", dynamic={2}, x=some(dtype, 2, 1, 5, 4))
    for kernel, stride, padding, dilation, ceil in (([2, 2], [2, 2], [0, 0], [1, 1], True), ([3, 2], [1, 2], [1, 1], [1, 2], False)):
        text = f", kernel_size = {kernel}, stride = {stride}, padding = {padding}"
        pool = lambda x: judge.integer_safe(lambda y: F.max_pool2d(y, kernel, stride, padding, dilation, ceil))(x)
        s.op("graph.max_pool", "x", pool, f"{text}, dilation = {dilation}, ceil_mode = {str(ceil).lower()}")
        for count in (True, False) if dtype in FLOATS else ():
            s.op("graph.avg_pool", "x", lambda x: F.avg_pool2d(x, kernel, stride, padding, ceil, count),
                 f"{text}, ceil_mode = {str(ceil).lower()}, count_include_pad = {str(count).lower()}", **sums(dtype))
    return s


def norms(dtype):
    x = some(dtype, 3, 2, 4)
    s = Section(f"norm_{dtype}", dynamic={3}, x=x, w=some(dtype, 4, seed=1), b=some(dtype, 4, seed=2), m=some(dtype, 2, seed=3), v=some(dtype, 2, seed=4).abs(),
                far=tensor([[1e4, 1e4, -INF], [-INF, -INF, -INF], [0.0, INF, NAN], [-1e4, 0.0, 1.0]], dtype))
    for op, fn in (("softmax", torch.softmax), ("log_softmax", torch.log_softmax)):
        for operand, dim in (("x", 1), ("x", -1), ("far", 1)):
            s.op(f"graph.{op}", operand, lambda x: fn(x, dim), f", dim = {dim}", **sums(dtype))
    s.op("graph.layer_norm", "x w b", lambda x, w, b: F.layer_norm(x, w.shape, w, b, 1e-5), ", normalized_dims = 1, eps = 1.0e-5", **sums(dtype))
    s.op("graph.batch_norm", "x m v v m", lambda x, m, v, w, b: F.batch_norm(x, m, v, w, b, False, 0, 1e-3), ", eps = 1.0e-3", **sums(dtype))
    return s


def attention(dtype):
    q, k, v = some(dtype, 2, 3, 4), some(dtype, 2, 5, 4, seed=1), some(dtype, 2, 5, 2, seed=2)
    keep, added = torch.ones(3, 5, dtype=torch.bool), some(dtype, 1, 5, seed=3)
    keep[1], keep[2, :2] = False, False
    s = Section(f"attention_{dtype}", dynamic={5}, q=q, k=k, v=v, mask=keep)
    more = Section(f"added_{dtype}", dynamic={3, 5}, q=q, k=k, v=v, mask=added)
    room = {"rtol": sums(dtype)["rtol"], "atol": 1e-12 if dtype == "f64" else 2e-5}
    for section, mask, causal, scale in ((s, None, False, None), (s, None, True, 0.25), (s, keep, False, None), (more, added, False, None)):
        found = judge.attention(q.double(), k.double(), v.double(), mask if mask is None or mask.dtype == torch.bool else mask.double(), causal, scale)
        section.op("graph.scaled_dot_product_attention", "q k v" + (" mask" if mask is not None else ""), found.reference(*found.inputs).to(DTYPES[dtype]),
                   f", is_causal = {str(causal).lower()}" + (f", scale = {scale}" if scale else ""), **room)
    return [s, more]


def files():
    for dtype in FLOATS:
        yield f"unary-{dtype}", [unary(dtype)]
        yield f"binary-{dtype}", [binary_floats(dtype)]
        yield f"networks-{dtype}", [norms(dtype)] + attention(dtype)
    yield "unary-integers", [unary_ints(d) for d in INTS] + [unary_bools()] + list(shaped_unary())
    yield "binary-signed", [binary_ints(d) for d in ("i64", "i16")]
    yield "binary-narrow", [binary_ints(d) for d in ("i32", "i8")]
    yield "binary-unsigned", [binary_ints("ui8"), bools(), broadcasts()]
    yield "powers-and-shifts", [s for d in INTS for s in powers_and_shifts(d)]
    yield "where", list(selects())
    yield "cast-floats", [casts(d) for d in FLOATS]
    yield "cast-integers", [casts(d) for d in INTS + ("i1",)]
    for names in (("f64", "f32"), ("f16", "bf16"), ("i64", "i32"), ("i16", "i8"), ("ui8", "i1")):
        yield f"reductions-{'-'.join(names)}", [reductions(d) for d in names]
        yield f"shapes-{'-'.join(names)}", [shapes(d) for d in names]
    yield "reductions-special", [special_reductions(d) for d in FLOATS]
    yield "gather", [indices(d, "i64" if n % 2 else "i32") for n, d in enumerate(DTYPES)]
    yield "creation", [creation(d) for d in DTYPES]
    yield "products-floats", [products(d) for d in FLOATS]
    yield "products-integers", [products(d) for d in INTS]
    yield "convolutions", [convolutions(d) for d in FLOATS + INTS]
    yield "pools", [pools(d) for d in FLOATS + INTS]
