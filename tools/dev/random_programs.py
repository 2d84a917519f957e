"""Random programs of graph ops for random_graphs.py: every op of the dialect, every dtype, sizes 0 and 1, special values.

What a compiler may round otherwise must not decide what a program does. Each value therefore knows whether it is `exact`
(no rounding went into it), and only exact values are compared, rounded to integers, converted to integers, or given to
functions that are steep somewhere.
"""
import json
import math
import random
import struct

MAX_ELEMENTS = 4096
FLOATS, INTS = ("f64", "f32", "f16", "bf16"), ("i64", "i32", "i16", "i8", "ui8")
NUMBERS, ALL = FLOATS + INTS, FLOATS + INTS + ("i1",)
BITS = {"f64": 64, "f32": 32, "f16": 16, "bf16": 16, "i64": 64, "i32": 32, "i16": 16, "i8": 8, "ui8": 8, "i1": 1}
END = 2**63 - 1
UNREACHABLE = {"graph.opaque", "graph.custom_call"}  # ingest refuses the first, the second needs a kernel


# --- Elements of constants ---

SPECIAL = {  # by their bits: zeros, infinities, NaN, subnormal numbers, the least normal one, the gap at 1
    "f64": (0, 1 << 63, 0x7FF << 52, 0xFFF << 52, 0x7FF8 << 48, 1, (1 << 63) + 5, 1 << 52, 0x3CB << 52),
    "f32": (0, 1 << 31, 0xFF << 23, 0x1FF << 23, 0x1FF << 22, 1, (1 << 31) + 5, 1 << 23, 0x68 << 23),
    "f16": (0, 1 << 15, 0x1F << 10, 0x3F << 10, 0x3F << 9, 1, (1 << 15) + 5, 1 << 10, 0x5 << 10),
    "bf16": (0, 1 << 15, 0xFF << 7, 0x1FF << 7, 0x1FF << 6, 1, (1 << 15) + 5, 1 << 7, 0x78 << 7),
}
HUGE = {"f64": (0x7FEFFFFFFFFFFFFF, 0xFFEFFFFFFFFFFFFF), "f32": (0x7F7FFFFF, 0xFF7FFFFF), "f16": (0x7BFF, 0xFBFF), "bf16": (0x7F7F, 0xFF7F)}


def float_bits(value, dtype):
    """The nearest number of the dtype, for bf16 the one below in size."""
    if dtype == "bf16":
        return struct.unpack("<I", struct.pack("<f", value))[0] >> 16
    pack, unpack = {"f64": ("<d", "<Q"), "f32": ("<f", "<I"), "f16": ("<e", "<H")}[dtype]
    return struct.unpack(unpack, struct.pack(pack, value))[0]


def limits(dtype):
    bits = BITS[dtype]
    return (0, 2**bits - 1) if dtype == "ui8" else (-2**(bits - 1), 2**(bits - 1) - 1)


def element(rng, dtype, special, huge):
    """The text of one element of a constant."""
    if dtype == "i1":
        return rng.choice(("true", "false"))
    odd = special and rng.random() < 0.5
    if dtype in INTS:
        low, high = limits(dtype)
        return str(rng.choice((low, low + 1, high - 1, high, 0, 1)) if odd else rng.randint(max(low, -9), 9))
    bits = rng.choice(SPECIAL[dtype] + (HUGE[dtype] if huge else ())) if odd else float_bits(rng.gauss(0, 2), dtype)
    return f"0x{bits:0{BITS[dtype] // 4}X}"


# --- Values and programs ---

class Value:
    """`huge`: has numbers at the edge of the dtype, sums of which overflow in one order and not in another; `tiny`: so it is
    with products that become subnormal."""

    def __init__(self, name, shape, dtype, exact, huge=False, tiny=False, op=""):
        self.name, self.shape, self.dtype, self.exact, self.op = name, tuple(shape), dtype, exact, op
        self.huge, self.tiny = huge, tiny
        self.is_used = op in ("", "constant")

    @property
    def type(self):
        return f"tensor<{''.join(f'{s}x' for s in self.shape)}{self.dtype}>"

    @property
    def rank(self):
        return len(self.shape)

    @property
    def is_float(self):
        return self.dtype in FLOATS

    @property
    def is_number(self):
        return self.dtype != "i1"

    @property
    def is_bounded(self):
        """Near enough to 0 for functions that grow fast."""
        return self.exact or self.op in ("tanh", "erf", "sigmoid", "softmax", "sin", "cos")


class Program:
    """Grows op by op. A dynamic size is the string '?', always the same symbol; `tag` is part of all names."""

    def __init__(self, seed, tag=""):
        self.rng, self.tag = random.Random(seed), tag
        self.is_dynamic = self.rng.random() < 0.67
        self.batch = self.rng.choice((0, 1, 2, 3, 4, 5, 6, 9))
        self.args, self.values, self.lines, self.ops, self.dtypes, self.made = [], [], [], set(), set(), 0
        for _ in range(self.rng.randint(1, 3)):
            self.argument()
        for turn in TURNS:
            turn(self, seed)
        for _ in range(self.rng.randint(5, 18)):
            self.step()
        while not self.ops:
            self.step()
        self.results = self.values[-1:] + [v for v in self.values[:-1] if self.chance(0.1 if v.is_used else 0.6)]
        if seed % 7 == 3:
            self.send()

    def send(self):
        """The first result is sent to the CPU. Nothing is drawn for it: other programs stay as they are."""
        x = self.results[0]
        self.results[0] = self.emit("to_device", [x], ', device = "cpu"', x.shape, exact=True) or x

    @property
    def symbol(self):
        return f"B{self.tag}"

    def random_dtype(self):
        return self.rng.choice(("f32",) * 8 + ("f64", "f16", "bf16", "f64", "f16", "bf16") + INTS + ("i1", "i1"))

    def random_shape(self):
        size = lambda: self.rng.choice((1, 2, 3, 4, 5, 7, 8, 16, 17) if self.rng.random() < 0.96 else (0,))
        shape = [size() for _ in range(self.rng.randint(0, 3))]
        return ["?" if self.is_dynamic else 4, *shape] if self.is_dynamic or self.rng.random() < 0.7 else shape

    def argument(self, shape=None, dtype=None):
        shape = self.random_shape() if shape is None else shape
        value = Value(f"%arg{self.tag}_{len(self.args)}", shape, dtype or self.random_dtype(), True)
        self.args.append(value)
        self.values.append(value)
        return value

    def fresh(self):
        self.made += 1
        return f"%v{self.tag}_{self.made}"

    def constant(self, shape, dtype, special=True, least=None):
        """A tensor whose elements the program states; with `least` a splat of an integer from there on."""
        huge = special and self.rng.random() < 0.3
        draw = lambda s: f"[{', '.join(draw(s[1:]) for _ in range(s[0]))}]" if s else element(self.rng, dtype, special, huge)
        body = str(least + self.rng.randint(0, 3)) if least is not None else draw(shape) if math.prod(shape) else ""
        value = Value(self.fresh(), shape, dtype, True, huge and dtype in FLOATS, special and dtype in FLOATS, "constant")
        self.lines.append(f"{value.name} = graph.constant dense<{body}> : {value.type}")
        self.values.append(value)
        self.note(value)
        return value

    def note(self, value, operands=()):
        self.ops.add(f"graph.{value.op}")
        self.dtypes.update((f"graph.{value.op}", v.dtype) for v in (value, *operands))

    def emit(self, op, operands, attributes, shape, dtype=None, exact=False):
        """One line of IR, and its result; none if it, or an operand, would be too large. `attributes` is the text between
        operands and types. An operand may be a pair of a keyword and a value."""
        if None in operands:
            return None
        results = self.emit_many(op, operands, attributes, [(shape, dtype or operands[0].dtype, exact)])
        return results and results[0]

    def emit_many(self, op, operands, attributes, results):
        """The same for several results, of each its shape, dtype and whether it is exact where the operands are."""
        pairs = [o if isinstance(o, tuple) else ("", o) for o in operands]
        operands = [o for _, o in pairs]
        if None in operands:
            return None
        huge, tiny = any(o.huge for o in operands), any(o.tiny for o in operands)
        if any(self.elements(s) > MAX_ELEMENTS or len(s) > 5 or (huge and not exact) for s, _, exact in results):
            return None
        inputs_exact = all(o.exact for o in operands)
        values = [Value(self.fresh(), s, t, exact and inputs_exact, huge, tiny, op) for s, t, exact in results]
        uses = ", ".join(f"{word} {o.name}".strip() for word, o in pairs)
        for o in operands:
            o.is_used = True
        types = [o.type for o in operands] + ["index"] * attributes.count("%b")
        given = values[0].type if len(values) == 1 else f"({', '.join(v.type for v in values)})"
        self.lines.append(f"{', '.join(v.name for v in values)} = graph.{op} {uses}{attributes} : ({', '.join(types)}) -> {given}")
        for v in values:
            self.values.append(v)
            self.note(v, operands)
        return values

    def step(self):
        self.rng.choice(STEPS)(self)

    def pick(self, test=lambda v: True):
        """A value that passes the test, the later ones more often, so that programs grow deep as well as wide."""
        fit = [v for v in self.values if test(v)]
        return self.rng.choice(fit[-4:] if self.rng.random() < 0.6 else fit) if fit else None

    def dim(self, i, rank):
        """A dimension, counted from the end at times."""
        return i - rank if self.rng.random() < 0.3 else i

    def chance(self, p=0.5):
        return self.rng.random() < p

    def flag(self):
        return self.rng.choice(("true", "false"))

    def size(self, s):
        return self.batch if s == "?" else s

    def elements(self, shape):
        return math.prod(6 if s == "?" else s for s in shape)

    def is_empty(self, shape):
        return any(self.size(s) == 0 for s in shape)

    def sizes(self, shape):
        return f"sizes = [{', '.join(f'%b{self.tag}' if s == '?' else str(s) for s in shape)}]"

    def signature(self):
        return [f"{a.name}: {a.type}{self.dims(a)}" for a in self.args]

    def dims(self, arg):
        names = [json.dumps(self.symbol) if s == "?" else str(s) for s in arg.shape]
        return f' {{graph.dims = [{", ".join(names)}]}}' if "?" in arg.shape else ""

    def body(self):
        if not any(f"%b{self.tag}" in line for line in self.lines):
            return self.lines
        batch = next(a for a in self.args if "?" in a.shape)
        zero = f"%c{self.tag}"
        return [f"{zero} = arith.constant 0 : index", f"%b{self.tag} = tensor.dim {batch.name}, {zero} : {batch.type}"] + self.lines


def text(programs, numerics):
    """One function that computes all of the programs."""
    arguments = ", ".join(a for p in programs for a in p.signature())
    results = [v for p in programs for v in p.results]
    types = ", ".join(v.type for v in results)
    body = "".join(f"  {line}\n" for p in programs for line in p.body())
    return (f'func.func @main({arguments}) -> ({types}) attributes {{tcopt.numerics = "{numerics}"}} {{\n'
            f"{body}  return {', '.join(v.name for v in results)} : {types}\n}}\n")


def broadcast(a, b):
    """The shape of a op b, None if they do not broadcast."""
    rank = max(len(a), len(b))
    a, b = (1,) * (rank - len(a)) + a, (1,) * (rank - len(b)) + b
    if any(x != y and 1 not in (x, y) for x, y in zip(a, b)):
        return None
    return tuple(y if x == 1 else x for x, y in zip(a, b))


# --- Steps: each adds one op or a few, if it finds operands ---

EXACT_UNARY = {"neg": NUMBERS, "abs": NUMBERS, "relu": NUMBERS}
STEPPED_UNARY = {"sign": NUMBERS} | dict.fromkeys(("floor", "ceil", "round", "trunc"), FLOATS)
SMOOTH_UNARY = dict.fromkeys(("tanh", "erf", "sigmoid", "silu", "gelu"), FLOATS) | {"square": NUMBERS}
GROWING_UNARY = dict.fromkeys(("exp", "expm1"), FLOATS)
STEEP_UNARY = dict.fromkeys(("sin", "cos", "log", "log2", "log1p", "sqrt", "rsqrt", "reciprocal"), FLOATS)
BIT_UNARY = {"bitwise_not": INTS + ("i1",), "logical_not": ("i1",)}


def unary(p):
    table, exact, test = p.rng.choice((
        (EXACT_UNARY, True, lambda v: True), (STEPPED_UNARY, True, lambda v: v.exact), (SMOOTH_UNARY, False, lambda v: True),
        (GROWING_UNARY, False, lambda v: v.is_bounded), (STEEP_UNARY, False, lambda v: v.exact), (BIT_UNARY, True, lambda v: True)))
    op = p.rng.choice(list(table))
    x = p.pick(lambda v: v.dtype in table[op] and test(v))
    if x:
        attribute = f", approximate = {p.rng.choice(('none', 'tanh'))}" if op == "gelu" else ""
        p.emit(op, [x], attribute, x.shape, exact=exact or x.dtype in INTS)


def float_test(p):
    x = p.pick(lambda v: v.is_float and v.exact)
    if x:
        p.emit(p.rng.choice(("isnan", "isinf")), [x], "", x.shape, "i1", exact=True)


def pair(p, test):
    """Two values that broadcast; the second is exact if the first one is."""
    a = p.pick(test)
    b = a and p.pick(lambda v: v is not a and v.dtype == a.dtype and v.exact >= a.exact and broadcast(a.shape, v.shape) is not None)
    if a and not b:
        b = other(p, a)
    return a, b


def other(p, a):
    """An argument or a constant that broadcasts against `a`."""
    shape = [1 if s != "?" and p.chance(0.2) else s for s in a.shape][p.rng.randint(0, a.rank):]
    if "?" in shape or p.chance(0.4):
        return p.argument(shape, a.dtype)
    return p.constant(shape, a.dtype)


ARITHMETIC = ("add", "sub", "mul")
CHOOSING = ("maximum", "minimum")
BITS_OF_INTS = ("bitwise_and", "bitwise_or", "bitwise_xor", "bitwise_left_shift", "bitwise_right_shift")
OF_BOOLS = ("logical_and", "logical_or", "logical_xor") * 2 + ("bitwise_and", "bitwise_or", "bitwise_xor", "add", "mul") + CHOOSING


def binary_ops(dtype):
    return OF_BOOLS if dtype == "i1" else ARITHMETIC + CHOOSING + (BITS_OF_INTS if dtype in INTS else ())


def binary(p):
    a, b = pair(p, lambda v: True)
    if a:
        op = p.rng.choice(binary_ops(a.dtype))
        p.emit(op, [a, b], "", broadcast(a.shape, b.shape), exact=op in CHOOSING or not a.is_float)


def divide(p):
    """Integers are divided by what is not 0; what is discontinuous takes exact floats."""
    op = p.rng.choice(("div", "remainder", "fmod", "pow", "atan2"))
    a, b = pair(p, lambda v: v.is_number and v.exact and (v.is_float or op != "atan2"))
    if not a or not b.exact:
        return
    if a.dtype in INTS and op != "pow":
        b = p.emit("bitwise_or", [b, p.constant([], b.dtype, special=False, least=1)], "", b.shape, exact=True)
    if not b:
        return
    modes = ("trunc", "floor") if a.dtype in INTS else ("none", "trunc", "floor")
    attribute = f", rounding_mode = {p.rng.choice(modes)}" if op == "div" else ""
    p.emit(op, [a, b], attribute, broadcast(a.shape, b.shape), exact=a.dtype in INTS)


def compare(p):
    a, b = pair(p, lambda v: v.exact)
    if a and b.exact:
        p.emit(p.rng.choice(("eq", "ne", "lt", "le", "gt", "ge")), [a, b], "", broadcast(a.shape, b.shape), "i1", exact=True)


def where(p):
    c = p.pick(lambda v: v.dtype == "i1")
    a, b = pair(p, lambda v: True)
    ab = c and a and broadcast(a.shape, b.shape)
    shape = broadcast(ab, c.shape) if ab is not None and c else None
    if shape is not None:
        p.emit("where", [c, a, b], "", shape, a.dtype, exact=True)


def cast(p):
    """Inexact floats become narrower ones only: in a wide type an error of the narrow one is a large one."""
    x = p.pick()
    narrower = [t for t in FLOATS if x.is_float and BITS[t] < BITS[x.dtype]]
    choices = [t for t in ALL if t != x.dtype] if x.exact else narrower
    if choices:
        p.emit("cast", [x], "", x.shape, p.rng.choice(choices), exact=True)


def reduction(p):
    op = p.rng.choice(("sum", "mean", "amax", "amin", "prod", "any", "all"))
    allowed = {"mean": FLOATS, "any": ("i1",), "all": ("i1",), "amax": ALL, "amin": ALL}.get(op, NUMBERS)
    x = p.pick(lambda v: v.rank > 0 and v.dtype in allowed)
    if not x:
        return
    along = sorted(p.rng.sample(range(x.rank), p.rng.randint(0 if p.chance(0.1) else 1, x.rank)))
    many = p.elements([x.shape[i] for i in along]) > 32
    if op != "prod" or not x.is_float or (x.exact and not x.tiny and not many):
        reduce_along(p, op, x, along)


def reduce_along(p, op, x, along):
    keep = p.chance()
    shape = [1 if i in along else s for i, s in enumerate(x.shape) if keep or i not in along]
    dims = [p.dim(i, x.rank) for i in along]
    exact = op in ("amax", "amin", "any", "all") or x.dtype in INTS
    p.emit(op, [x], f", dims = {dims}, keepdim = {str(keep).lower()}", shape, exact=exact)


def argmax(p):
    x = p.pick(lambda v: v.rank > 0 and v.exact and not p.is_empty(v.shape))
    if x:
        dim, keep = p.rng.randrange(x.rank), p.chance()
        shape = x.shape[:dim] + ((1,) if keep else ()) + x.shape[dim + 1:]
        p.emit(p.rng.choice(("argmax", "argmin")), [x], f", dim = {p.dim(dim, x.rank)}, keepdim = {str(keep).lower()}", shape, "i64", exact=True)


def softmax(p):
    x = p.pick(lambda v: v.rank > 0 and v.is_float)
    if x:
        p.emit(p.rng.choice(("softmax", "log_softmax")), [x], f", dim = {p.rng.randrange(-x.rank, x.rank)}", x.shape)


def linear(p):
    x = p.pick(lambda v: v.rank > 0 and v.is_number and v.shape[-1] != "?")
    if x:
        out = p.rng.choice((1, 3, 8, 10, 33))
        operands = [x, p.argument([out, x.shape[-1]], x.dtype)] + ([p.argument([out], x.dtype)] if p.chance(0.7) else [])
        p.emit("linear", operands, "", x.shape[:-1] + (out,), exact=x.dtype in INTS)


def matmul(p):
    a = p.pick(lambda v: v.rank > 0 and v.is_number and v.shape[-1] != "?")
    if a and a.rank == 1:
        p.emit("matmul", [a, p.argument(a.shape, a.dtype)], "", (), exact=a.dtype in INTS)
    elif a:
        n = p.rng.choice((1, 2, 5, 9, 16))
        b = p.argument([*(a.shape[:-2] if p.chance() else ()), a.shape[-1], n], a.dtype)
        p.emit("matmul", [a, b], "", a.shape[:-1] + (n,), exact=a.dtype in INTS)


def layer_norm(p):
    x = p.pick(lambda v: v.rank > 1 and v.is_float and v.shape[-1] not in ("?", 1))
    if x:
        n = 2 if x.rank > 2 and x.shape[-2] != "?" and p.chance(0.3) else 1
        affine = [(word, p.argument(x.shape[-n:], x.dtype)) for word in ("weight", "bias") if p.chance(0.8)]
        p.emit("layer_norm", [x, *affine], f", normalized_dims = {n}, eps = 1.0e-05", x.shape)


def pad(p):
    x = p.pick(lambda v: v.rank > 0)
    if x:
        low, high = ([p.rng.choice((0, 0, 1, 2)) if s != "?" else 0 for s in x.shape] for _ in "lh")
        shape = [s if s == "?" else s + a + b for s, a, b in zip(x.shape, low, high)]
        p.emit("pad", [x, scalar(p, x.dtype)], f", low = {low}, high = {high}", shape, exact=True)


def scalar(p, dtype):
    return p.argument([], dtype) if p.chance() else p.constant([], dtype)


def expand(p):
    x = p.pick(lambda v: v.rank < 4 and (v.rank == 0 or v.shape[0] != "?"))
    if x:
        shape = (p.rng.choice((1, 2, 3)),) + tuple(p.rng.choice((0, 1, 4, 6)) if s == 1 else s for s in x.shape)
        p.emit("expand", [x], f", {p.sizes(shape)}", shape, exact=True)


def full(p):
    shape = p.random_shape()
    if "?" not in shape or any("?" in a.shape for a in p.args):
        x = scalar(p, p.random_dtype())
        p.emit("full", [x], f", {p.sizes(shape)}", shape, exact=True)


def arange(p):
    dtype = p.rng.choice(NUMBERS)
    shape = [p.rng.choice((0, 1, 5, 17))] if not any("?" in a.shape for a in p.args) or p.chance() else ["?"]
    p.emit("arange", [p.constant([], dtype, special=False), p.constant([], dtype, special=False)], f", {p.sizes(shape)}", shape,
           exact=dtype in INTS)


def constant(p):
    dtype = p.random_dtype()
    like = p.pick(lambda v: v.rank > 0 and v.shape[-1] != "?" and 1 <= v.shape[-1] <= 17)
    p.constant(like.shape[-1:] if like else [p.rng.choice((1, 4, 8))], like.dtype if like else dtype)


def clamp(p):
    x = p.pick(lambda v: v.is_number)
    if x:
        low, high = (scalar(p, x.dtype) if p.chance(0.7) else other(p, x) for _ in "lh")
        shape = broadcast(broadcast(x.shape, low.shape), high.shape)
        p.emit("clamp", [x, low, high], "", shape, exact=True)


def is_image(v):
    return v.rank == 4 and v.is_number and "?" not in v.shape[1:] and min(v.shape[2:]) >= 2 and v.shape[1] > 0


def picture(p):
    """A value to convolve, an argument if there is none."""
    shape = [p.batch if not p.is_dynamic else "?", p.rng.choice((1, 2, 4)), p.rng.choice((4, 5, 9)), p.rng.choice((3, 6, 8))]
    return p.pick(is_image) or p.argument(shape, p.rng.choice(("f32",) * 6 + NUMBERS))


def windows(size, kernel, stride, padding, dilation=1):
    return (size + 2 * padding - dilation * (kernel - 1) - 1) // stride + 1


def conv(p):
    x = picture(p)
    groups = p.rng.choice([g for g in (1, 2, 4) if x.shape[1] % g == 0])
    out = groups * p.rng.choice((1, 2, 3, 8))
    kernel = [p.rng.randint(1, min(3, s)) for s in x.shape[2:]]
    stride, padding = [p.rng.randint(1, 2) for _ in "hw"], [p.rng.randint(0, 1) for _ in "hw"]
    dilation = [p.rng.choice((1, 1, 2)) for _ in "hw"]
    sizes = [windows(*a) for a in zip(x.shape[2:], kernel, stride, padding, dilation)]
    if min(sizes) < 1:
        return
    operands = [x, p.argument([out, x.shape[1] // groups, *kernel], x.dtype)] + ([p.argument([out], x.dtype)] if p.chance() else [])
    p.emit("conv", operands, f", stride = {stride}, padding = {padding}, dilation = {dilation}, groups = {groups}",
           [x.shape[0], out, *sizes], exact=x.dtype in INTS)


def pool(p):
    x = picture(p)
    kernel, stride = [p.rng.randint(1, 2) for _ in "hw"], [p.rng.randint(1, 2) for _ in "hw"]
    padding = [p.rng.randint(0, k // 2) for k in kernel]
    shape = list(x.shape[:2]) + [windows(*a) for a in zip(x.shape[2:], kernel, stride, padding)]
    attributes = f", kernel_size = {kernel}, stride = {stride}, padding = {padding}"
    if p.chance() or not x.is_float:
        p.emit("max_pool", [x], f"{attributes}, dilation = [1, 1], ceil_mode = false", shape, exact=True)
    else:
        p.emit("avg_pool", [x], f"{attributes}, ceil_mode = false, count_include_pad = {p.flag()}", shape)


def batch_norm(p):
    x = p.pick(lambda v: v.rank > 1 and v.is_float and v.shape[1] != "?" and not v.huge)
    if x:
        mean, raw = (p.argument([x.shape[1]], x.dtype) for _ in range(2))
        affine = [(word, p.argument([x.shape[1]], x.dtype)) for word in ("weight", "bias") if p.chance(0.8)]
        variance = p.emit("square", [raw], "", raw.shape)
        p.emit("batch_norm", [x, mean, variance, *affine], ", eps = 1.0e-03", x.shape)


def attention(p):
    q = p.pick(lambda v: v.rank > 1 and v.is_float and "?" not in v.shape[-2:])
    if q:
        keys = p.rng.choice((1, 4, 7))
        k, v = (p.argument(q.shape[:-2] + (keys, n), q.dtype) for n in (q.shape[-1], p.rng.choice((2, 8))))
        mask = [("mask", p.argument((q.shape[-2], keys), p.rng.choice(("i1", q.dtype))))] if p.chance(0.4) else []
        attributes = f", is_causal = {'false' if mask else p.flag()}" + (", scale = 0.25" if p.chance(0.3) else "")
        p.emit("scaled_dot_product_attention", [q, k, v, *mask], attributes, q.shape[:-1] + (v.shape[-1],))


def embedding(p):
    """The remainder by the number of rows is an index."""
    i = p.pick(lambda v: v.dtype in ("i32", "i64") and v.exact) or p.argument(dtype="i64")
    rows = p.constant([], i.dtype, special=False, least=1)
    count = int(p.lines[-1].split("<")[1].split(">")[0])
    index = p.emit("remainder", [i, rows], "", i.shape, exact=True)
    p.emit("embedding", [p.argument([count, p.rng.choice((1, 3, 8))], p.random_dtype()), index], "", (*i.shape, p.args[-1].shape[1]), exact=True)


def permute(p):
    x = p.pick(lambda v: v.rank > 1)
    if x and p.chance():
        order = p.rng.sample(range(x.rank), x.rank)
        p.emit("permute", [x], f", dims = {[p.dim(i, x.rank) for i in order]}", [x.shape[i] for i in order], exact=True)
    elif x:
        i, j = p.rng.choices(range(x.rank), k=2)
        shape = list(x.shape)
        shape[i], shape[j] = shape[j], shape[i]
        p.emit("transpose", [x], f", dim0 = {p.dim(i, x.rank)}, dim1 = {p.dim(j, x.rank)}", shape, exact=True)


def reshape(p):
    """Two neighbours become one, or one becomes two."""
    x = p.pick(lambda v: v.rank > 0)
    i = p.rng.randrange(x.rank) if x else 0
    if x and "?" not in x.shape[i:i + 2]:
        merged = math.prod(x.shape[i:i + 2])
        parts = [d for d in (1, 2, 3, 4, 5, 7, 8) if x.shape[i] % d == 0 and x.shape[i]]
        split = (d := p.rng.choice(parts), x.shape[i] // d) if parts else (x.shape[i],)
        shape = x.shape[:i] + ((merged,) + x.shape[i + 2:] if p.chance() else split + x.shape[i + 1:])
        p.emit("reshape", [x], f", {p.sizes(shape)}", shape, exact=True)


def slice_(p):
    x = p.pick(lambda v: any(s != "?" for s in v.shape))
    if x:
        dim = p.rng.choice([i for i, s in enumerate(x.shape) if s != "?"])
        start, end, step = random_range(p, x.shape[dim])
        shape = x.shape[:dim] + (len(range(*slice(start, end, step).indices(x.shape[dim]))),) + x.shape[dim + 1:]
        p.emit("slice", [x], f", dim = {p.dim(dim, x.rank)}, start = {start}, end = {end}, step = {step}", shape, exact=True)


def random_range(p, size):
    """Mostly of some elements."""
    if size == 0 or p.chance(0.1):
        return p.rng.randint(-9, 9), p.rng.choice((-3, 4, END)), p.rng.randint(1, 4)
    start = p.rng.randrange(size)
    end = p.rng.choice((p.rng.randint(start + 1, size), END, size + 3))
    return (start - size if p.chance(0.3) else start), end, p.rng.randint(1, 3)


def ragged(p):
    """A size that no symbol names: a part of the dynamic dimension, or more than it, which is then reduced."""
    x = p.pick(lambda v: v.rank > 0 and "?" in v.shape and not v.huge)
    if not x or any(s == "?" for s in x.shape[:x.shape.index("?")] + x.shape[x.shape.index("?") + 1:]):
        return
    dim = x.shape.index("?")
    kind = p.rng.choice(("slice", "pad", "cat"))
    if kind == "slice":
        start, end, step = p.rng.randint(-7, 3), p.rng.choice((2, -1, 5, END)), p.rng.randint(1, 3)
        y = p.emit("slice", [x], f", dim = {dim}, start = {start}, end = {end}, step = {step}", x.shape, exact=True)
    elif kind == "pad":
        low, high = ([p.rng.randint(0, 2) if i == dim else 0 for i in range(x.rank)] for _ in "lh")
        y = p.emit("pad", [x, scalar(p, x.dtype)], f", low = {low}, high = {high}", x.shape, exact=True)
    else:
        y = p.emit("cat", [x] * p.rng.randint(2, 3), f", dim = {p.dim(dim, x.rank)}", x.shape, exact=True)
    if y:
        p.values.remove(y)  # its '?' is another one
        reduce_along(p, "amax" if not y.is_number else p.rng.choice(("sum", "amin", "amax")), y, [dim])


def cat(p):
    a = p.pick(lambda v: any(s != "?" for s in v.shape))
    if a:
        dim = p.rng.choice([i for i, s in enumerate(a.shape) if s != "?"])
        rest = lambda v: v.shape[:dim] + v.shape[dim + 1:]
        fits = lambda v: v.dtype == a.dtype and v.rank == a.rank and rest(v) == rest(a) and v.shape[dim] != "?"
        parts = [a] + [p.pick(fits) for _ in range(p.rng.randint(0, 3))]
        p.emit("cat", parts, f", dim = {p.dim(dim, a.rank)}", a.shape[:dim] + (sum(v.shape[dim] for v in parts),) + a.shape[dim + 1:], exact=True)


def squeeze(p):
    x = p.pick(lambda v: v.rank < 4)
    ones = x and [i for i, s in enumerate(x.shape) if s == 1 and p.chance(0.8)]
    if ones:
        p.emit("squeeze", [x], f", dims = {[p.dim(i, x.rank) for i in ones]}", [s for i, s in enumerate(x.shape) if i not in ones], exact=True)
    elif x:
        dim = p.rng.randint(0, x.rank)
        p.emit("unsqueeze", [x], f", dim = {p.dim(dim, x.rank + 1)}", x.shape[:dim] + (1,) + x.shape[dim:], exact=True)


def flip(p):
    x = p.pick(lambda v: v.rank > 0)
    if x:
        dims = p.rng.sample(range(x.rank), p.rng.randint(1, x.rank))
        p.emit("flip", [x], f", dims = {[p.dim(i, x.rank) for i in dims]}", x.shape, exact=True)


def print_(p):
    x = p.pick(lambda v: v.rank < 2)
    if x:
        p.lines.append(f'graph.print {x.name}, label = "{x.name[1:]}" : {x.type}')
        p.ops.add("graph.print")
        p.dtypes.add(("graph.print", x.dtype))


STEPS = ([unary] * 8 + [binary] * 7 + [reduction] * 4 + [divide, where, cast, compare, reshape, slice_, constant] * 3 +
         [linear, matmul, softmax, layer_norm, permute, ragged, expand, pad] * 2 +
         [float_test, argmax, cat, squeeze, flip, clamp, conv, pool, batch_norm, attention, embedding, full, arange, print_])


TURNS = []  # functions of a program and its seed, which begin it


def add_families():
    """The steps of random_steps/*.py: each has a list STEPS, and may have a list TURNS."""
    import importlib
    import pathlib
    for path in sorted((pathlib.Path(__file__).parent / "random_steps").glob("*.py")):
        family = importlib.import_module(f"random_steps.{path.stem}")
        STEPS.extend(family.STEPS)
        TURNS.extend(getattr(family, "TURNS", []))
