"""The cases of judge_interpreter.py: operands, IR and what PyTorch says of each op.

A case is one op on given tensors. `reference(*inputs)` computes the answer with PyTorch; it is called with tensors of the
case's own dtype and again with float64 ones.
"""
import itertools
import math
import random

import torch
import torch.nn.functional as F

DTYPES = {"f64": torch.float64, "f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16, "i64": torch.int64,
          "i32": torch.int32, "i16": torch.int16, "i8": torch.int8, "ui8": torch.uint8, "i1": torch.bool}
FLOATS = ("f64", "f32", "f16", "bf16")
INTS = ("i64", "i32", "i16", "i8", "ui8")
NUMBERS, ALL = FLOATS + INTS, tuple(DTYPES)
BITS = {"f64": 53, "f32": 24, "f16": 11, "bf16": 8}
NAME = {v: k for k, v in DTYPES.items()}


class Case:
    """`slack` multiplies the ulps allowed; `scale` are magnitudes that ulps are taken of, where larger than the result."""

    def __init__(self, op, inputs, reference, attributes="", result=None, slack=1, scale=None, known=None, sizes=(), static=(), shape=()):
        self.op, self.inputs, self.attributes = op, inputs, attributes
        self.reference, self.slack, self.scale, self.known = reference, slack, scale, known
        self.result = result or NAME[inputs[0].dtype]
        self.sizes = list(sizes)    # sizes of the result that the op takes as a list
        self.static = set(static)   # sizes that must be known
        self.shape = shape          # of the result, where there is no reference

    def references(self):
        """PyTorch's answers: of a float result that in the dtype and that in f64, of others the first that it can give."""
        wide = [t.double() if t.is_floating_point() else t for t in self.inputs]
        is_float = self.result in FLOATS
        found = []
        for inputs in [self.inputs, wide] if is_float else [self.inputs, [t.long() for t in self.inputs]]:
            try:
                found.append(self.reference(*inputs).to(DTYPES[self.result]))
            except RuntimeError as e:
                if "not implemented" not in str(e) and "not supported" not in str(e).lower():
                    raise
            if found and not is_float:
                break
        return found

    def widened(self):
        """The same case as a run in f64 sees it; only the order of sums matters then."""
        inputs = [t.double() if t.is_floating_point() else t for t in self.inputs]
        return Case(self.op, inputs, self.reference, self.attributes, "f64", max(self.slack, 16), self.scale, self.known)

    def describe(self):
        shapes = ", ".join("x".join(map(str, list(t.shape) + [NAME[t.dtype]])) for t in self.inputs)
        return f"({shapes}){self.attributes}"


class Program:
    """A function with the operands of all cases as its arguments and all results as its results."""

    def __init__(self, cases):
        self.cases = cases
        self.inputs = [t for c in cases for t in c.inputs]

    def text(self, numerics=None):
        attributes = f' attributes {{tcopt.numerics = "{numerics}"}}' if numerics else ""
        names, lines, results, types = iter(range(len(self.inputs))), [], [], []
        arguments = []
        for i, case in enumerate(self.cases):
            operands = [f"%a{next(names)}" for _ in case.inputs]
            typed = [self.type(case, t.shape, NAME[t.dtype]) for t in case.inputs]
            arguments += [f"{o}: {t}" for o, t in zip(operands, typed)]
            shape = case.references()[0].shape if case.reference else case.shape
            results.append(f"%r{i}")
            types.append(self.type(case, shape, case.result))
            lines += self.statement(case, i, operands, typed, types[-1])
        body = "\n  ".join(lines + [f"return {', '.join(results)} : {', '.join(types)}"])
        return f"func.func @main({', '.join(arguments)}) -> ({', '.join(types)}){attributes} {{\n  {body}\n}}\n"

    def type(self, case, shape, dtype):
        return "tensor<" + "".join(("?" if self.dynamic(case, s) else str(s)) + "x" for s in shape) + dtype + ">"

    def dynamic(self, case, size):
        """Unknown sizes: every size 3, but where the case says otherwise."""
        return size == 3 and size not in case.static

    def statement(self, case, i, operands, typed, result):
        if case.op == "graph.constant":
            return [f"%r{i} = {case.op} {case.attributes}"]
        lines, listed = [], []
        for n, size in enumerate(case.sizes):
            if self.dynamic(case, size):
                lines.append(f"%n{i}_{n} = arith.constant {size} : index")
                typed = typed + ["index"]
                listed.append(f"%n{i}_{n}")
            else:
                listed.append(str(size))
        attributes = case.attributes.replace("SIZES", f"sizes = [{', '.join(listed)}]")
        if not operands:
            attributes = attributes.removeprefix(", ")
        if "LHS" in attributes:  # a keyword in front of the operands
            keyword, attributes = attributes.split("LHS")
            operands = [keyword] + operands
        if "MASK" in attributes:
            operands, attributes = operands[:-1] + [f"mask {operands[-1]}"], attributes.replace("MASK", "")
        if case.op in ("graph.layer_norm", "graph.batch_norm"):
            operands = operands[:-2] + [f"weight {operands[-2]}", f"bias {operands[-1]}"]
        used = ", ".join(operands)
        return lines + [f"%r{i} = {case.op} {used}{attributes} : ({', '.join(typed)}) -> {result}"]


# ---------------------------------------------------------------------------------------------------------------------
# Operands
# ---------------------------------------------------------------------------------------------------------------------

KINDS = ("plain", "nonfinite", "extreme")


def specials(dtype, kind):
    if dtype in FLOATS:
        info = torch.finfo(DTYPES[dtype])
        usual = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, math.inf, -math.inf, math.nan]
        return usual + ([info.max, info.min, info.tiny, -info.tiny, info.tiny / 4, info.eps, 88.5, 1e4] if kind == "extreme" else [])
    if dtype == "i1":
        return [True, False]
    info = torch.iinfo(DTYPES[dtype])
    return [info.min, info.max, info.min + 1, info.max - 1, 0, 1, 2, 7] + ([-1, -2, -7] if info.min < 0 else [])


def values(rng, shape, dtype, kind):
    """Random elements; not all of one kind, and of f64 and f32 no whole numbers."""
    count = math.prod(shape)
    low = 0 if dtype == "ui8" else -9
    draw = {"i1": lambda: rng.random() < 0.5}.get(dtype) or (
        (lambda: rng.gauss(0, 2)) if dtype in FLOATS else (lambda: rng.randint(low, 9)))
    some = specials(dtype, kind)
    flat = [rng.choice(some) if kind != "plain" and rng.random() < 0.4 else draw() for _ in range(count)]
    return torch.tensor(flat, dtype=torch.float64 if dtype in FLOATS else torch.int64).to(DTYPES[dtype]).reshape(shape)


UNARY_SHAPES = [(), (1,), (0,), (7,), (3, 0, 2), (2, 3, 4), (1, 3), (64,)]
BINARY_SHAPES = [((2, 3), (2, 3)), ((2, 3), (3,)), ((2, 1), (1, 3)), ((), (4,)), ((0, 3), (1,)), ((4, 1, 3), (2, 1)), ((), ()),
                 ((48,), (48,))]


# ---------------------------------------------------------------------------------------------------------------------
# Pointwise
# ---------------------------------------------------------------------------------------------------------------------

UNARY = {
    "exp": (torch.exp, FLOATS), "expm1": (torch.expm1, FLOATS), "log": (torch.log, FLOATS), "log1p": (torch.log1p, FLOATS),
    "log2": (torch.log2, FLOATS), "sqrt": (torch.sqrt, FLOATS), "rsqrt": (torch.rsqrt, FLOATS),
    "reciprocal": (torch.reciprocal, FLOATS), "sin": (torch.sin, FLOATS), "cos": (torch.cos, FLOATS),
    "tanh": (torch.tanh, FLOATS), "erf": (torch.erf, FLOATS), "sigmoid": (torch.sigmoid, FLOATS), "silu": (F.silu, FLOATS),
    "floor": (torch.floor, FLOATS), "ceil": (torch.ceil, FLOATS), "round": (torch.round, FLOATS),
    "trunc": (torch.trunc, FLOATS), "neg": (torch.neg, NUMBERS), "abs": (torch.abs, NUMBERS),
    "sign": (torch.sign, NUMBERS), "square": (torch.square, NUMBERS), "relu": (F.relu, NUMBERS),
    "logical_not": (torch.logical_not, ("i1",)), "bitwise_not": (torch.bitwise_not, INTS + ("i1",)),
    "isnan": (torch.isnan, FLOATS), "isinf": (torch.isinf, FLOATS),
    "gelu, approximate = none": (F.gelu, FLOATS), "gelu, approximate = tanh": (lambda x: F.gelu(x, approximate="tanh"), FLOATS),
}
CORE_UNARY = {"round_even": "round", "not": "bitwise_not"} | {n: n for n in (
    "exp", "expm1", "log", "log1p", "log2", "sin", "cos", "tanh", "erf", "sqrt", "rsqrt", "floor", "ceil", "neg", "abs", "sign")}

COMPARISONS = {"eq": torch.eq, "ne": torch.ne, "lt": torch.lt, "le": torch.le, "gt": torch.gt, "ge": torch.ge}
BINARY = {
    "add": (torch.add, ALL), "mul": (torch.mul, ALL), "sub": (torch.sub, NUMBERS), "maximum": (torch.maximum, ALL),
    "minimum": (torch.minimum, ALL), "pow": (torch.pow, NUMBERS), "atan2": (torch.atan2, FLOATS),
    "remainder": (torch.remainder, NUMBERS), "fmod": (torch.fmod, NUMBERS), "logical_and": (torch.logical_and, ("i1",)),
    "logical_or": (torch.logical_or, ("i1",)), "logical_xor": (torch.logical_xor, ("i1",)),
    "bitwise_and": (torch.bitwise_and, INTS + ("i1",)), "bitwise_or": (torch.bitwise_or, INTS + ("i1",)),
    "bitwise_xor": (torch.bitwise_xor, INTS + ("i1",)),
    "div, rounding_mode = none": (torch.div, FLOATS),
    "div, rounding_mode = trunc": (lambda a, b: torch.div(a, b, rounding_mode="trunc"), NUMBERS),
    "div, rounding_mode = floor": (lambda a, b: torch.div(a, b, rounding_mode="floor"), NUMBERS),
} | {name: (fn, ALL) for name, fn in COMPARISONS.items()}
CORE_BINARY = {"rem": "fmod", "and": "bitwise_and", "or": "bitwise_or", "xor": "bitwise_xor"} | {
    n: n for n in ("add", "sub", "mul", "pow", "maximum", "minimum", "atan2")}


def unary_cases(rng, dtype, kind):
    for name, (fn, dtypes) in UNARY.items():
        op, _, attribute = name.partition(",")
        shape = rng.choice(UNARY_SHAPES)
        if dtype in dtypes:
            x = values(rng, shape, dtype, kind)
            # 1 + tanh(..) and 1 + erf(..) cancel below 0.
            yield Case(f"graph.{op}", [x], fn, f",{attribute}" if attribute else "", scale=x.abs() if op == "gelu" else None,
                       result="i1" if op in ("isnan", "isinf") else dtype)
    for name, like in CORE_UNARY.items():
        fn, dtypes = UNARY[like]
        if dtype in dtypes:
            yield Case(f"core.{name}", [values(rng, rng.choice(UNARY_SHAPES), dtype, kind)], fn)


def without_zero(x):
    return x if x.is_floating_point() else torch.where(x == 0, torch.ones_like(x), x)


def binary_operands(rng, name, shapes, dtype, kind):
    a, b = (values(rng, s, dtype, kind) for s in shapes)
    if any(n in name for n in ("div", "remainder", "fmod", "rem")):
        b = without_zero(b)
    if name == "pow" and dtype in INTS:
        b = values(rng, shapes[1], dtype, "plain")
    return [a, b]


def least_by_minus_one(fn):
    """What PyTorch leaves undefined: the least integer divided by -1 is itself, with remainder 0."""
    def run(a, b):
        return fn(a, b) if a.is_floating_point() or a.dtype == torch.uint8 else divide_by_minus_one(fn, a, b)
    return run


def divide_by_minus_one(fn, a, b):
    safe = torch.where(b == -1, torch.ones_like(b), b)
    by_one = fn(a, torch.ones_like(b))
    return torch.where(b == -1, -by_one, fn(a, safe))


def exact_remainder(op, a, b):
    """What fmod and remainder are; PyTorch's vectorized ones of f64 give NaN where a / b overflows."""
    if op not in ("fmod", "rem", "remainder") or not a.is_floating_point():
        return None
    a, b = torch.broadcast_tensors(a.double(), b.double())
    flat = [math.fmod(x, y) if math.isfinite(x) and y else math.nan for x, y in zip(a.flatten().tolist(), b.flatten().tolist())]
    exact = torch.tensor(flat, dtype=torch.float64).reshape(a.shape)
    if op == "remainder":
        exact = torch.where((exact != 0) & ((exact < 0) != (b < 0)), exact + b, exact)
    return lambda found: found == exact


def binary_cases(rng, dtype, kind):
    for name, (fn, dtypes) in BINARY.items():
        op, _, attribute = name.partition(",")
        if dtype in dtypes:
            operands = binary_operands(rng, op, rng.choice(BINARY_SHAPES), dtype, kind)
            yield Case(f"graph.{op}", operands, least_by_minus_one(fn) if op in ("div", "remainder", "fmod") else fn,
                       f",{attribute}" if attribute else "", result="i1" if op in COMPARISONS else dtype,
                       known=exact_remainder(op, *operands))
    for name, like in CORE_BINARY.items():
        fn, dtypes = BINARY[like]
        if dtype in dtypes and not (dtype == "i1" and name in ("add", "mul", "maximum", "minimum")):
            shape = rng.choice(UNARY_SHAPES)
            operands = binary_operands(rng, name, (shape, shape), dtype, kind)
            yield Case(f"core.{name}", operands, least_by_minus_one(fn) if name == "rem" else fn,
                       known=exact_remainder(name, *operands))
    yield from core_only_binary(rng, dtype, kind)
    yield from shift_cases(rng, dtype)


def core_only_binary(rng, dtype, kind):
    shape = rng.choice(UNARY_SHAPES)
    if dtype != "i1":
        fn = BINARY["div, rounding_mode = trunc"][0] if dtype in INTS else torch.div
        yield Case("core.div", binary_operands(rng, "div", (shape, shape), dtype, kind), least_by_minus_one(fn))
    for name, fn in COMPARISONS.items():
        yield Case("core.compare", [values(rng, shape, dtype, kind) for _ in "ab"], fn, result="i1",
                   attributes=f"{name}LHS")
    condition = values(rng, shape, "i1", "plain")
    yield Case("core.select", [condition] + [values(rng, shape, dtype, kind) for _ in "ab"], torch.where, result=dtype)


def shift_cases(rng, dtype):
    if dtype not in INTS:
        return
    bits = torch.iinfo(DTYPES[dtype]).bits
    for op in ("left", "right"):
        fn = getattr(torch, f"bitwise_{op}_shift")
        shapes = rng.choice(BINARY_SHAPES)
        a = values(rng, shapes[0], dtype, "extreme")
        b = torch.tensor([rng.randint(0 if dtype == "ui8" else -3, bits + 3) for _ in range(math.prod(shapes[1]))],
                         dtype=a.dtype).reshape(shapes[1])
        yield Case(f"graph.bitwise_{op}_shift", [a, b], fn)
        yield Case(f"core.shift_{op}", [torch.broadcast_to(a, torch.broadcast_shapes(*shapes)).clone(),
                                        torch.broadcast_to(b, torch.broadcast_shapes(*shapes)).clone()], fn)


def converted(x, to):
    """The stated rule: saturating, NaN to 0, integers wrap."""
    if to in ("f16", "bf16"):
        return x.to(DTYPES[to])
    if to in FLOATS:
        return x  # rounded once, when the case takes its result
    if not x.is_floating_point() or to == "i1":
        return x.to(DTYPES[to])
    info = torch.iinfo(DTYPES[to])
    flat = [0 if math.isnan(v) else info.min if v <= info.min else info.max if v >= info.max else int(v)
            for v in x.double().flatten().tolist()]
    return torch.tensor(flat, dtype=torch.int64).to(DTYPES[to]).reshape(x.shape)


def choice_cases(rng, dtype, kind):
    for op, to in itertools.product(("graph.cast", "core.convert"), DTYPES):
        yield Case(op, [values(rng, rng.choice(UNARY_SHAPES), dtype, kind)], lambda x, to=to: converted(x, to), result=to)
    shapes = rng.choice([((2, 1), (3,), ()), ((3,), (2, 3), (3,)), ((), (), ()), ((0,), (1,), ())])
    yield Case("graph.where", [values(rng, shapes[0], "i1", kind), values(rng, shapes[1], dtype, kind),
                               values(rng, shapes[2], dtype, kind)], torch.where, result=dtype)
    if dtype != "i1":
        yield Case("graph.clamp", [values(rng, s, dtype, kind) for s in ((2, 3), (3,), ())], torch.clamp)
        yield Case("graph.clamp", [values(rng, s, dtype, kind) for s in ((3,), (2, 1), (3,))], torch.clamp)


# ---------------------------------------------------------------------------------------------------------------------
# Reductions
# ---------------------------------------------------------------------------------------------------------------------

REDUCE_SHAPES = [(7,), (2, 3, 4), (3, 0, 2), (1, 3), (5, 40), (), (2, 3, 1, 4)]


def product(x, dims, keepdim):
    for dim in sorted(dims, reverse=True):
        x = torch.prod(x, dim, keepdim=keepdim, dtype=x.dtype)
    return x


def extreme(x, dims, keepdim, largest):
    """Of no elements the least or greatest value, which PyTorch refuses to state."""
    if dims and math.prod(x.shape[d] for d in dims) == 0:
        kept = [1 if d in dims else s for d, s in enumerate(x.shape) if keepdim or d not in dims]
        if x.dtype == torch.bool:
            return torch.full(kept, not largest)
        if x.is_floating_point():
            return torch.full(kept, -math.inf if largest else math.inf, dtype=x.dtype)
        info = torch.iinfo(x.dtype)
        return torch.full(kept, info.min if largest else info.max, dtype=x.dtype)
    return x.clone() if not dims else (torch.amax if largest else torch.amin)(x, dims, keepdim)


REDUCTIONS = {
    "sum": (lambda x, d, k: x.clone() if not d else torch.sum(x, d, k, dtype=x.dtype), NUMBERS),
    "prod": (product, NUMBERS),
    "mean": (lambda x, d, k: x.clone() if not d else torch.mean(x, d, k), FLOATS),
    "amax": (lambda x, d, k: extreme(x, d, k, True), ALL), "amin": (lambda x, d, k: extreme(x, d, k, False), ALL),
    "any": (lambda x, d, k: x.clone() if not d else torch.any(x, d, k), ("i1",)),
    "all": (lambda x, d, k: x.clone() if not d else torch.all(x, d, k), ("i1",)),
}
CORE_REDUCE = {"add": "sum", "mul": "prod", "maximum": "amax", "minimum": "amin"}


def magnitudes(x, dims, keepdim):
    return torch.sum(x.double().abs().nan_to_num(0, 0, 0), dims, keepdim) if dims else None


def reduction_cases(rng, dtype, kind):
    kind = "nonfinite" if kind == "extreme" and dtype in FLOATS else kind
    for op, (fn, dtypes) in REDUCTIONS.items():
        if dtype not in dtypes:
            continue
        x = values(rng, rng.choice(REDUCE_SHAPES), dtype, kind)
        dims = sorted(rng.sample(range(x.dim()), rng.randint(0, x.dim())))
        keepdim = rng.random() < 0.5
        written = [d - x.dim() if rng.random() < 0.5 else d for d in dims]
        scale = magnitudes(x, dims, keepdim) if op in ("sum", "mean") else None
        yield Case(f"graph.{op}", [x], lambda x, f=fn, d=dims, k=keepdim: f(x, d, k),
                   f", dims = {written}, keepdim = {str(keepdim).lower()}", slack=8, scale=scale)
    yield from core_reduction_cases(rng, dtype, kind)
    yield from arg_cases(rng, dtype, kind)
    if dtype in ("f16", "bf16"):
        yield from long_sums(rng, dtype)


def long_sums(rng, dtype):
    """Sums of 16-bit types are rounded once: no room is left for more."""
    x, y = (values(rng, s, dtype, "plain").abs() for s in ((2, 700), (700, 3)))
    yield Case("graph.sum", [x], lambda x: torch.sum(x.double(), 1), ", dims = [1], keepdim = false")
    yield Case("graph.mean", [x], lambda x: torch.mean(x.double(), 1), ", dims = [1], keepdim = false")
    yield Case("graph.matmul", [x, y], lambda x, y: torch.matmul(x.double(), y.double()))
    yield Case("graph.linear", [x, y.T.contiguous()], lambda x, y: F.linear(x.double(), y.double()))


def core_reduction_cases(rng, dtype, kind):
    for kind_of, like in CORE_REDUCE.items():
        fn, dtypes = REDUCTIONS[like]
        x = values(rng, rng.choice(REDUCE_SHAPES), dtype, kind)
        dims = sorted(rng.sample(range(x.dim()), rng.randint(0, x.dim())))
        if dtype in dtypes and dtype != "i1":
            # Sums are kept in the dtype, so that each addition rounds.
            yield Case("core.reduce", [x], lambda x, f=fn, d=dims: f(x, d, False), f"{kind_of}LHS, dims = {dims}",
                       slack=64, scale=magnitudes(x, dims, False))
    if dtype in INTS + ("i1",):
        x = values(rng, (2, 3, 4), dtype, "extreme")
        yield Case("core.reduce", [x], lambda x: x[:, 0] | x[:, 1] | x[:, 2], "orLHS, dims = [1]")
        yield Case("core.reduce", [x], lambda x: x[:, 0] & x[:, 1] & x[:, 2], "andLHS, dims = [1]")


def arg_cases(rng, dtype, kind):
    x = values(rng, rng.choice([(7,), (2, 3, 4), (1, 3), (5, 40), (0, 3)]), dtype, kind)
    dim = rng.randrange(-x.dim() + (x.shape[0] == 0), 0) if x.shape[0] else -1
    keepdim = rng.random() < 0.5
    for op in ("argmax", "argmin"):
        def reference(x, fn=getattr(torch, op)):
            return fn(x.to(torch.uint8) if x.dtype == torch.bool else x, dim, keepdim)
        yield Case(f"graph.{op}", [x], reference, f", dim = {dim}, keepdim = {str(keepdim).lower()}", result="i64")
        name = "maximum" if op == "argmax" else "minimum"
        yield Case("core.arg_reduce", [x], lambda x, r=reference: r(x).squeeze(dim) if keepdim else r(x),
                   f"{name}LHS, dim = {dim + x.dim()}", result="i64")


# ---------------------------------------------------------------------------------------------------------------------
# Shapes and creation
# ---------------------------------------------------------------------------------------------------------------------

def shape_cases(rng, dtype, kind):
    def x(*shape):
        return values(rng, shape, dtype, kind)

    yield Case("graph.reshape", [x(2, 3, 4)], lambda x: x.reshape(3, 8), ", SIZES", sizes=(3, 8))
    yield Case("graph.reshape", [x(2, 0, 3)], lambda x: x.reshape(0, 5), ", SIZES", sizes=(0, 5))
    yield Case("graph.reshape", [x(1, 1)], lambda x: x.reshape(()), ", SIZES")
    yield Case("core.reshape", [x(6, 2)], lambda x: x.reshape(3, 4), ", SIZES", sizes=(3, 4))
    yield Case("graph.expand", [x(2, 1, 1)], lambda x: x.expand(5, 2, 3, 1), ", SIZES", sizes=(5, 2, 3, 1))
    yield Case("graph.expand", [x()], lambda x: x.expand(0, 3), ", SIZES", sizes=(0, 3))
    yield Case("core.broadcast", [x(1, 4)], lambda x: x.reshape(1, 1, 4).expand(3, 2, 4), ", dims = [1, 2], SIZES", sizes=(3, 2, 4))
    yield Case("core.broadcast", [x(3)], lambda x: x.reshape(3, 1).expand(3, 5), ", dims = [0], SIZES", sizes=(3, 5))
    yield Case("graph.permute", [x(2, 3, 4)], lambda x: x.permute(2, 0, 1), ", dims = [-1, 0, 1]")
    yield Case("core.transpose", [x(2, 3, 4, 5)], lambda x: x.permute(3, 1, 0, 2), ", dims = [3, 1, 0, 2]")
    yield Case("graph.transpose", [x(2, 3, 4)], lambda x: x.transpose(0, -1), ", dim0 = 0, dim1 = -1")
    yield Case("graph.unsqueeze", [x(2, 3)], lambda x: x.unsqueeze(-1), ", dim = -1")
    yield Case("graph.unsqueeze", [x()], lambda x: x.unsqueeze(0), ", dim = 0")
    yield Case("graph.squeeze", [x(1, 3, 1)], lambda x: x.squeeze((0, -1)), ", dims = [0, -1]")
    yield Case("graph.flip", [x(2, 3, 4)], lambda x: x.flip(0, 2), ", dims = [0, -1]")
    yield Case("core.reverse", [x(2, 0, 4)], lambda x: x.flip(1, 2), ", dims = [1, 2]")
    yield Case("core.reverse", [x(5, 3)], lambda x: x.flip(0), ", dims = [0]")
    yield Case("graph.cat", [x(2, 3), x(2, 4), x(2, 0)], lambda *x: torch.cat(x, -1), ", dim = -1")
    yield Case("core.concatenate", [x(3, 2), x(1, 2)], lambda *x: torch.cat(x, 0), ", dim = 0")
    yield from slice_cases(rng, x)
    yield from pad_cases(x)
    yield from gather_cases(rng, x)
    yield from scatter_cases(rng, x)
    yield from integer_cases(rng, dtype, x)


def slice_cases(rng, x):
    for _ in range(3):
        start, end, step = rng.randint(-9, 9), rng.choice([rng.randint(-9, 9), 2**63 - 1]), rng.randint(1, 4)
        yield Case("graph.slice", [x(2, 7)], lambda x, s=slice(start, end, step): x[:, s],
                   f", dim = 1, start = {start}, end = {end}, step = {step}")
    yield Case("core.slice", [x(5, 8)], lambda x: x[1:5:2, 2:6],
               ", offsets = [1, 2], sizes = [2, 4], strides = [2, 1]")
    yield Case("core.slice", [x(5, 8)], lambda x: x[5:5, 0:1], ", offsets = [5, 0], sizes = [0, 1], strides = [1, 9]")
    yield Case("core.update_slice", [x(5, 8), x(2, 4)], lambda x, u: x.slice_scatter(x[1:5:2].slice_scatter(u, 1, 2, 6), 0, 1, 5, 2),
               ", offsets = [1, 2], strides = [2, 1]")


def padded(x, value, low, high):
    result = torch.empty([a + s + b for a, s, b in zip(low, x.shape, high)], dtype=x.dtype).fill_(value)
    result[tuple(slice(a, a + s) for a, s in zip(low, x.shape))] = x
    return result


def pad_cases(x):
    for op in ("graph.pad", "core.pad"):
        yield Case(op, [x(2, 3), x()], lambda x, v: padded(x, v, (0, 1), (1, 2)), ", low = [0, 1], high = [1, 2]")
        yield Case(op, [x(0,), x()], lambda x, v: padded(x, v, (1,), (3,)), ", low = [1], high = [3]")


def gather_cases(rng, x):
    for to in ("i64", "i32"):
        index = torch.tensor([rng.randrange(5) for _ in range(6)], dtype=DTYPES[to]).reshape(2, 3)
        yield Case("graph.embedding", [x(5, 4), index], lambda w, i: w[i.long()])
        yield Case("core.gather", [x(2, 5, 3), index], lambda x, i: x[:, i.long()],
                   ", dims = [1], x_dims = [0, 3], index_dims = [1, 2]")
        yield Case("core.gather", [x(5), index.reshape(-1)[:1].reshape(())], lambda x, i: x[i.long()],
                   ", dims = [0], x_dims = [], index_dims = []")
        yield Case("core.gather", [x(2, 5), index], lambda x, i: x.gather(1, i.long()),
                   ", dims = [1], x_dims = [0], index_dims = [0, 1]")
        yield Case("core.gather", [x(5, 4, 5), index, index.flip(0)], lambda x, i, j: x[i.long(), :, j.long()],
                   ", dims = [0, 2], x_dims = [2], index_dims = [0, 1]")


def scattered(x, updates, index, wrap):
    """`updates` in the rows of `x` that `index` gives, one after the other; what lies outside is dropped."""
    result = x.clone()
    for row, at in zip(updates, index.tolist()):
        at += len(x) if wrap and at < 0 else 0
        if 0 <= at < len(x):
            result[at] = row
    return result


def scatter_cases(rng, x):
    for to in ("i64", "i32"):
        index = torch.tensor([rng.randrange(-7, 7) for _ in range(4)], dtype=DTYPES[to])
        for wrap in (False, True):
            yield Case("core.scatter", [x(5, 2), x(4, 2), index], lambda x, u, i, w=wrap: scattered(x, u, i, w),
                       "update LHS, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop"
                       + (", wrap_negative" if wrap else ""))
        each = index.abs() % 5
        yield Case("core.scatter", [x(5, 2), x(4, 2), each], lambda x, u, i: scattered(x, u, i, False),
                   "update LHS, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error")


def integer_cases(rng, dtype, x):
    if dtype in INTS:
        width = torch.iinfo(DTYPES[dtype]).bits
        by = torch.tensor([rng.randrange(width) for _ in range(7)]).to(DTYPES[dtype])
        yield Case("core.shift_left", [x(7), by], lambda x, n: x << n)
        yield Case("core.shift_right", [x(7), by], lambda x, n: x >> n)
        outside = torch.full((7,), width if dtype == "ui8" else -1).to(DTYPES[dtype])
        yield Case("core.shift_left", [x(7), outside], lambda x, n: torch.zeros_like(x))
        for dim in (0, 1):
            yield Case("core.scan", [x(3, 4)], lambda x, d=dim: x.cumsum(d).to(x.dtype), f"add LHS, dim = {dim}")
            yield Case("core.scan", [x(3, 4)], lambda x, d=dim: x.cumprod(d).to(x.dtype), f"mul LHS, dim = {dim}")
        other = {"i64": "f64", "i32": "f32", "i16": "f16", "i8": "ui8", "ui8": "i8"}[dtype]
        yield Case("core.bitcast", [x(2, 3)], lambda x: x.view(DTYPES[other]), result=other)


def creation_cases(rng, dtype, kind):
    value = values(rng, (), dtype, kind)
    yield Case("graph.full", [value], lambda v: v.expand(2, 3), ", SIZES", sizes=(2, 3))
    yield constant_case(values(rng, (2, 4), dtype, kind), False)
    yield constant_case(values(rng, (), dtype, kind), True)
    if dtype == "i1":
        return
    start, step = (values(rng, (), dtype, "plain") for _ in "ab")
    count = rng.choice([0, 1, 3, 40])
    yield Case("graph.arange", [start, step], lambda a, b: spaced(a, b, count), ", SIZES", sizes=(count,))
    yield Case("core.iota", [], lambda: torch.arange(4).reshape(4, 1).expand(3, 4, 2).to(DTYPES[dtype]), ", dim = 1, SIZES",
               result=dtype, sizes=(3, 4, 2))


def spaced(start, step, count):
    compute = torch.float32 if start.dtype in (torch.float16, torch.bfloat16) else start.dtype
    return (start.to(compute) + torch.arange(count).to(compute) * step.to(compute)).to(start.dtype)


def literal(x):
    """An element as IR writes it; floats by their bits."""
    if x.dtype == torch.bool:
        return str(bool(x)).lower()
    if not x.is_floating_point():
        return str(int(x))
    size = x.element_size()
    bits = int(x.view({8: torch.int64, 4: torch.int32, 2: torch.int16}[size])) & (1 << 8 * size) - 1
    return f"0x{bits:0{2 * size}X}"


def constant_case(x, splat):
    shape = (3, 2) if splat else tuple(x.shape)
    listed = literal(x) if splat else "[" + ", ".join("[" + ", ".join(literal(e) for e in row) + "]" for row in x) + "]"
    kind = f"tensor<{''.join(f'{s}x' for s in shape)}{NAME[x.dtype]}>"
    return Case("graph.constant", [], lambda: x.expand(shape), f"dense<{listed}> : {kind}", result=NAME[x.dtype], static=(3,))


# ---------------------------------------------------------------------------------------------------------------------
# Networks
# ---------------------------------------------------------------------------------------------------------------------

def absolute(fn):
    """`fn` of magnitudes: what the rounding errors of its sums are relative to."""
    return lambda *x: fn(*[t.double().abs().nan_to_num(0, 0, 0) for t in x])


def summed(op, inputs, fn, attributes="", **more):
    return Case(op, inputs, fn, attributes, slack=4, scale=absolute(fn)(*inputs), **more)


def integer_safe(fn):
    """PyTorch's convolutions take floats only; the integers of these cases are small."""
    def run(*x):
        return fn(*x) if x[0].is_floating_point() else fn(*[t.double() for t in x]).long().to(x[0].dtype)
    return run


MATMULS = [((4,), (4,)), ((3, 4), (4,)), ((4,), (4, 5)), ((2, 3), (3, 4)), ((5, 2, 3), (3, 4)), ((2, 1, 3, 4), (5, 4, 2)),
           ((1, 3, 4), (2, 4, 5)), ((3, 0), (0, 2)), ((0, 3, 4), (4, 2)), ((17, 70), (70, 33))]


def contraction_cases(rng, dtype, kind):
    if dtype == "i1":
        return
    kind = "nonfinite" if kind == "extreme" and dtype in FLOATS else kind
    for shapes in rng.sample(MATMULS, 4):
        yield summed("graph.matmul", [values(rng, s, dtype, kind) for s in shapes], torch.matmul)
    for lead in ((2, 3), (), (0,)):
        operands = [values(rng, s, dtype, kind) for s in (lead + (5,), (4, 5), (4,))]
        with_bias = rng.random() < 0.5
        yield summed("graph.linear", operands[:2 + with_bias], integer_linear)
    yield from convolution_cases(rng, dtype)
    if dtype in FLOATS + INTS:
        a, b = values(rng, (2, 3, 4, 5), dtype, kind), values(rng, (5, 6, 3, 4), dtype, kind)
        yield summed("core.contract", [a, b], lambda a, b: torch.einsum("xbkc,cnbk->bxn", a, b),
                     ", lhs_batch = [1], rhs_batch = [2], lhs_contract = [2, 3], rhs_contract = [3, 0]", result=sum_type(dtype))
        yield summed("core.contract", [values(rng, (2,), dtype, kind), values(rng, (3,), dtype, kind)],
                     lambda a, b: a[:, None] * b, ", lhs_batch = [], rhs_batch = [], lhs_contract = [], rhs_contract = []",
                     result=sum_type(dtype))


def sum_type(dtype):
    return "f32" if dtype in ("f16", "bf16") else dtype


def integer_linear(x, w, b=None):
    product = torch.matmul(x, w.transpose(0, 1))
    return product if b is None else product + b


def convolution_cases(rng, dtype):
    for _ in range(2):
        groups = rng.choice([1, 2])
        stride, padding, dilation = ([rng.randint(1, 2) for _ in "hw"] for _ in "spd")
        x = values(rng, (2, 4, 7, 6), dtype, "plain")
        w = values(rng, (6, 4 // groups, 3, 2), dtype, "plain")
        operands = [x, w] + ([values(rng, (6,), dtype, "plain")] if rng.random() < 0.5 else [])
        fn = integer_safe(lambda *t, a=(stride, padding, dilation, groups): F.conv2d(t[0], t[1], t[2] if len(t) > 2 else None, *a))
        yield summed("graph.conv", operands, fn, f", stride = {stride}, padding = {padding}, dilation = {dilation}, "
                     f"groups = {groups}", static=(3,))
        yield summed("core.convolution", [x, w], fn, f", strides = {stride}, low = {padding}, high = {padding}, "
                     f"dilations = {dilation}, groups = {groups}", result=sum_type(dtype), static=(3,))
    low, high = 2, 1
    x, w = values(rng, (2, 4, 9), dtype, "plain"), values(rng, (2, 4, 4), dtype, "plain")
    yield summed("core.convolution", [x, w], integer_safe(lambda x, w: F.conv1d(F.pad(x, (low, high)), w, stride=2)),
                 f", strides = [2], low = [{low}], high = [{high}], dilations = [1], groups = 1", result=sum_type(dtype))


def pooling_cases(rng, dtype, kind):
    if dtype == "i1":
        return
    kind = "nonfinite" if kind == "extreme" and dtype in FLOATS else kind
    for _ in range(3):
        kernel = [rng.randint(1, 3) for _ in "hw"]
        stride, padding = [rng.randint(1, 3) for _ in "hw"], [rng.randint(0, k // 2) for k in kernel]
        dilation, ceil = [rng.randint(1, 2) for _ in "hw"], rng.random() < 0.5
        x = values(rng, rng.choice([(2, 2, 7, 8), (2, 6, 5)]), dtype, kind)
        text = f", kernel_size = {kernel}, stride = {stride}, padding = {padding}"
        yield Case("graph.max_pool", [x], lambda x, a=(kernel, stride, padding, dilation, ceil): F.max_pool2d(x, *a),
                   f"{text}, dilation = {dilation}, ceil_mode = {str(ceil).lower()}", static=(3,))
        if dtype in FLOATS:
            include = rng.random() < 0.5
            fn = (lambda x, a=(kernel, stride, padding, ceil, include): F.avg_pool2d(x, *a))
            yield summed("graph.avg_pool", [x], fn, f"{text}, ceil_mode = {str(ceil).lower()}, "
                         f"count_include_pad = {str(include).lower()}", static=(3,))
    x = values(rng, (2, 6, 5), dtype, kind)
    yield Case("core.reduce_window", [x], lambda x: F.max_pool2d(x, (2, 3), (2, 1), 0, (1, 2)),
               "maximumLHS, sizes = [1, 2, 3], strides = [1, 2, 1], low = [0, 0, 0], high = [0, 0, 0], dilations = [1, 1, 2]",
               static=(3,))
    yield Case("core.reduce_window", [x], lambda x: F.pad(x, (0, 0, 1, 0))[:, :-1] + F.pad(x, (0, 0, 1, 0))[:, 1:],
               "addLHS, sizes = [1, 2, 1], strides = [1, 1, 1], low = [0, 1, 0], high = [0, 0, 0], dilations = [1, 1, 1]",
               slack=4, scale=None, static=(3,))


def normalization_cases(rng, dtype, kind):
    if dtype not in FLOATS:
        return
    kind = "nonfinite" if kind == "extreme" else kind

    def x(*shape):
        return values(rng, shape, dtype, kind)

    for op, fn in (("softmax", torch.softmax), ("log_softmax", torch.log_softmax)):
        for shape, dim in (((2, 3, 4), rng.randint(-3, 2)), ((3, 0), -1), ((), -1), ((2, 300), 1)):
            if shape:
                yield Case(f"graph.{op}", [x(*shape)], lambda x, f=fn, d=dim: f(x, d), f", dim = {dim}", slack=32)
    for shape, n in (((2, 3, 8), 1), ((2, 5, 4), 2), ((0, 4), 1), ((3, 100), 1)):
        sizes = shape[-n:]
        yield normalized("graph.layer_norm", [x(*shape), x(*sizes), x(*sizes)],
                         lambda a, w, b, s=sizes: F.layer_norm(a, s, w, b, 1e-5), f", normalized_dims = {n}, eps = 1.0e-5")
    for shape in ((2, 3, 4, 5), (6, 4), (0, 3, 2)):
        c = shape[1]
        yield normalized("graph.batch_norm", [x(*shape), x(c), x(c).abs(), x(c), x(c)],
                         plain_batch_norm if kind == "plain" else defined_batch_norm, ", eps = 1.0e-3")


def plain_batch_norm(x, mean, var, weight, bias):
    return F.batch_norm(x, mean, var, weight, bias, False, 0, 1e-3)


def defined_batch_norm(x, *parameters):
    """PyTorch multiplies by weight / sqrt(var + eps) and adds the rest, which is NaN for more infinities."""
    mean, var, weight, bias = (p.reshape([1, -1] + [1] * (x.dim() - 2)) for p in parameters)
    return (x - mean) / torch.sqrt(var + 1e-3) * weight + bias


def normalized(op, inputs, fn, attributes):
    """Errors are relative to the largest finite result."""
    wide = fn(*[t.double() for t in inputs]).nan_to_num(0, 0, 0).abs()
    largest = float(wide.max()) if wide.numel() else 0
    return Case(op, inputs, fn, attributes, slack=64, scale=torch.full_like(wide, largest))


def attention_cases(rng, dtype, kind):
    if dtype not in FLOATS:
        return
    for lead, lengths in (((2, 2), (3, 5)), ((), (4, 4)), ((2,), (6, 2)), ((2,), (2, 0))):
        queries, keys = lengths
        q, k, v = (values(rng, lead + s, dtype, "plain") for s in ((queries, 8), (keys, 8), (keys, 6)))
        yield attention(q, k, v, None, False, None)
        yield attention(q, k, v, None, True, rng.choice([None, 0.25]))
        keep = values(rng, (queries, keys), "i1", "plain")
        if queries > 1:
            keep[1] = False
        yield attention(q, k, v, keep, False, None)
        added = values(rng, lead[1:] + (1, keys), dtype, "plain")
        if keys:
            added[..., 0] = -math.inf
        yield attention(q, k, v, added, False, 0.5)
    q, k, v = (values(rng, s, dtype, "plain") for s in ((2, 1, 4, 8), (1, 2, 5, 8), (2, 2, 5, 7)))
    yield attention(q, k, v, None, False, None)


def attention(q, k, v, mask, causal, scale):
    def reference(q, k, v, mask=None):
        weights = q @ k.transpose(-1, -2) * (scale or 1 / math.sqrt(q.shape[-1]))
        if causal:
            weights = weights.masked_fill(~torch.ones(weights.shape[-2:], dtype=torch.bool).tril(), -math.inf)
        if mask is not None:
            weights = weights.masked_fill(~mask, -math.inf) if mask.dtype == torch.bool else weights + mask
        return torch.softmax(weights, -1).masked_fill((weights == -math.inf).all(-1, keepdim=True), 0) @ v

    def judged(*x):
        if x[0].dtype == torch.float64 or 0 in x[1].shape:
            return reference(*x)
        return F.scaled_dot_product_attention(*x, is_causal=causal, scale=scale)
    text = ("MASK" if mask is not None else "") + f", is_causal = {str(causal).lower()}" + (f", scale = {scale}" if scale else "")
    inputs = [q, k, v] + ([mask] if mask is not None else [])
    shape = reference(*[t.double() if t.is_floating_point() else t for t in inputs])
    return Case("graph.scaled_dot_product_attention", inputs, judged, text, slack=32, scale=torch.full_like(shape, 2))


# ---------------------------------------------------------------------------------------------------------------------
# Programs
# ---------------------------------------------------------------------------------------------------------------------

FAMILIES = (unary_cases, binary_cases, choice_cases, reduction_cases, shape_cases, creation_cases, contraction_cases,
            pooling_cases, normalization_cases, attention_cases)


def programs(seed, rounds, only=None):
    """Lists of cases, each for one dtype, kind of values, family and dialect: a program of both has no phase."""
    for dtype, kind, number, family in itertools.product(DTYPES, KINDS, range(rounds), FAMILIES):
        rng = random.Random(f"{seed} {dtype} {kind} {number} {family.__name__}")
        cases = [c for c in family(rng, dtype, kind) if not only or only in c.op]
        for dialect in ("graph.", "core."):
            if part := [c for c in cases if c.op.startswith(dialect)]:
                yield part


def failures(only=None):
    """Cases that must end with an error, and a part of its message."""
    return [(case, message) for case, message in all_failures() if not only or only in case.op]


def all_failures():
    zero, one = torch.tensor([4, 2, 1]), torch.tensor([1, 0, 1])
    for dtype in INTS:
        a, b = zero.to(DTYPES[dtype]), one.to(DTYPES[dtype])
        for op, attribute in (("graph.div", ", rounding_mode = trunc"), ("graph.div", ", rounding_mode = floor"),
                              ("graph.remainder", ""), ("graph.fmod", ""), ("core.div", ""), ("core.rem", "")):
            yield Case(op, [a, b], None, attribute, shape=(3,)), "division by zero"
    table = torch.zeros(5, 3)
    for index in (-1, 5, 2**40):
        yield Case("graph.embedding", [table, torch.tensor([0, index])], None, shape=(2, 3)), "index out of bounds"
        yield Case("core.gather", [table, torch.tensor([0, index])], None, ", dims = [0], x_dims = [1], index_dims = [0]",
                   shape=(2, 3)), "index out of bounds"
