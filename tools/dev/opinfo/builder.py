"""Writes programs of the graph dialect line by line.

Results have unranked types (`tensor<*xf32>`), which ingest refines: the sizes that it finds are judged too. A Value also
carries a meta tensor, from which adapters learn PyTorch's dtype and shape; no such shape gets into a type.
"""
import math
import struct

import torch

DTYPES = {"f64": torch.float64, "f32": torch.float32, "f16": torch.float16, "bf16": torch.bfloat16, "i64": torch.int64,
          "i32": torch.int32, "i16": torch.int16, "i8": torch.int8, "ui8": torch.uint8, "i1": torch.bool}
NAME = {v: k for k, v in DTYPES.items()}
FLOATS = ("f64", "f32", "f16", "bf16")
FLOAT8 = tuple(v for k, v in vars(torch).items() if k.startswith(("float8", "float4")))
REASONS = ("complex", "sparse", "float8", "nested", "out=", "string")
INT64_MAX = (1 << 63) - 1

UNARY = frozenset("abs bitwise_not ceil cos erf exp expm1 floor gelu isinf isnan log log1p log2 logical_not neg reciprocal relu "
                  "round rsqrt sigmoid sign silu sin sqrt square tanh trunc cast".split())
UNARY |= frozenset("acos acosh asin asinh atan atanh cosh elu hardsigmoid hardswish hardtanh leaky_relu log10 logsigmoid mish sinh "
                   "softplus tan".split())
OWN_TYPE = UNARY - {"cast", "isinf", "isnan"}  # result has the operand's element type


class NotApplicable(Exception):
    """The sample asks for what tcopt has no notion of; the reason is one of REASONS."""

    def __init__(self, reason):
        assert reason in REASONS, reason
        super().__init__(reason)


class NotYet(Exception):
    """The sample needs an operator, named here, that graph does not have yet."""


class Value:
    """An SSA value; `data` is the tensor itself where the value is an argument."""

    def __init__(self, name, type, meta, data=None):
        self.name, self.type, self.meta, self.data = name, type, meta, data

    @property
    def dtype(self):
        return NAME[self.meta.dtype]

    @property
    def shape(self):
        return tuple(self.meta.shape)

    @property
    def rank(self):
        return self.meta.dim()

    def is_float(self):
        return self.meta.dtype.is_floating_point


def element_name(dtype):
    if dtype in NAME:
        return NAME[dtype]
    if dtype.is_complex:
        raise NotApplicable("complex")
    raise NotApplicable("float8" if dtype in FLOAT8 else "string")


def meta(x):
    """What PyTorch infers with: the meta tensor of a Value, or the Python number."""
    return x.meta if isinstance(x, Value) else x


def literal(x, dtype):
    """A Python number as an element of a dense constant; floats as bits."""
    t = torch.tensor(x, dtype=torch.float64 if isinstance(x, float) else None).to(DTYPES[dtype])
    if dtype == "i1":
        return "true" if t.item() else "false"
    if dtype not in FLOATS:
        return str(t.item())
    if dtype == "f64":
        return "0x" + struct.pack(">d", t.item()).hex().upper()
    if dtype == "f32":
        return f"0x{t.view(torch.int32).item() & 0xFFFFFFFF:08X}"
    return f"0x{t.view(torch.int16).item() & 0xFFFF:04X}"


def number(x):
    """A float attribute."""
    return f"{x:.17e}"


class Builder:
    """One program: a function of the sample's tensors."""

    def __init__(self, dynamic=False):
        self.dynamic = dynamic
        self.arguments, self.lines, self.inputs = [], [], []
        self.sizes = {}  # number -> the index value that holds it
        self.count = 0

    # --- Writing ---

    def argument(self, tensor, static=False):
        dtype = element_name(tensor.dtype)
        sizes = "".join(("?" if self.dynamic and not static and s > 1 else str(s)) + "x" for s in tensor.shape)
        name, type = f"%a{len(self.inputs)}", f"tensor<{sizes}{dtype}>"
        self.arguments.append(f"{name}: {type}")
        for d, s in enumerate(tensor.shape):
            if self.dynamic and not static and s > 1 and s not in self.sizes:
                place = self.line(f"arith.constant {d} : index")
                self.sizes[s] = self.line(f"tensor.dim {name}, {place} : {type}")
        self.inputs.append(tensor)
        return Value(name, type, torch.empty(tensor.shape, dtype=tensor.dtype, device="meta"), tensor)

    def line(self, text):
        self.count += 1
        self.lines.append(f"%{self.count} = {text}")
        return f"%{self.count}"

    def emit(self, op, operands, attributes="", like=None, sizes=None, flag=""):
        """Appends `graph.op`; `like` is a meta tensor of the result (default: of the first operand), `sizes` a list of sizes, `flag` a
        keyword behind the operands.

        An operand may be a pair of a keyword and a Value. The result's type has no rank, save that elementwise operators of
        one operand repeat its type."""
        pairs = [o if isinstance(o, tuple) else ("", o) for o in operands]
        values = [v for _, v in pairs]
        like = values[0].meta if like is None else like
        dtype = element_name(like.dtype)
        type = f"tensor<*x{dtype}>"
        if op in UNARY:
            type = values[0].type if op in OWN_TYPE else values[0].type.replace(f"{values[0].dtype}>", f"{dtype}>")
        types = [v.type for v in values]
        if sizes is not None:
            listed = [self.size(s) for s in sizes]
            types += ["index" for s in listed if s.startswith("%")]
            attributes = f"sizes = [{', '.join(listed)}]" + (f", {attributes}" if attributes else "")
        parts = [f"{word} {v.name}".strip() for word, v in pairs]
        parts = parts[:-1] + [f"{p} {flag}".strip() for p in parts[-1:]] + ([attributes] if attributes else [])
        name = self.line(f"graph.{op} {', '.join(parts)} : ({', '.join(types)}) -> {type}")
        return Value(name, type, torch.empty(like.shape, dtype=like.dtype, device="meta"))

    def emit_many(self, op, operands, attributes, likes):
        """The same for several results, of each a meta tensor of its dtype and shape."""
        pairs = [o if isinstance(o, tuple) else ("", o) for o in operands]
        types = [f"tensor<*x{element_name(like.dtype)}>" for like in likes]
        parts = [f"{word} {v.name}".strip() for word, v in pairs] + ([attributes] if attributes else [])
        given = f"({', '.join(types)})" if len(types) > 1 else types[0]
        self.count += 1
        name = f"%{self.count}"
        self.lines.append(f"{name}:{len(types)} = graph.{op} {', '.join(parts)} : "
                          f"({', '.join(v.type for _, v in pairs)}) -> {given}")
        return [Value(f"{name}#{i}", t, torch.empty(like.shape, dtype=like.dtype, device="meta"))
                for i, (t, like) in enumerate(zip(types, likes))]

    def size(self, s):
        """An entry of a list of sizes: where an argument has an unknown size of that value, that one."""
        if not self.dynamic or s <= 1:
            return str(s)
        if s not in self.sizes:
            self.sizes[s] = self.line(f"arith.constant {s} : index")
        return self.sizes[s]

    def text(self, results, numerics=None):
        attributes = f' attributes {{tcopt.numerics = "{numerics}"}}' if numerics else ""
        types = ", ".join(v.type for v in results)
        given = ", ".join(v.name for v in results)
        body = "\n  ".join(self.lines + [f"return {given} : {types}"])
        return f"func.func @main({', '.join(self.arguments)}) -> ({types}){attributes} {{\n  {body}\n}}\n"

    # --- Constants and dtypes ---

    def const(self, x, dtype):
        """A constant of rank 0."""
        if isinstance(x, complex):
            raise NotApplicable("complex")
        type = f"tensor<{dtype}>"
        return Value(self.line(f"graph.constant dense<{literal(x, dtype)}> : {type}"), type,
                     torch.empty((), dtype=DTYPES[dtype], device="meta"))

    def scalar(self, x, like):
        """A Python number, or a Value, in the element type of `like`."""
        return self.cast(x, like.dtype) if isinstance(x, Value) else self.const(x, like.dtype)

    def cast(self, x, dtype):
        dtype = element_name(dtype) if isinstance(dtype, torch.dtype) else dtype
        if not isinstance(x, Value):
            return self.const(x, dtype)
        return x if x.dtype == dtype else self.emit("cast", [x], like=x.meta.to(DTYPES[dtype]))

    def promote(self, *values):
        """All in PyTorch's common dtype; numbers become constants."""
        common = promoted(*values)
        return [self.cast(v, common) for v in values]

    def binary(self, op, a, b, attributes="", dtype=None):
        a, b = (self.cast(a, dtype), self.cast(b, dtype)) if dtype else self.promote(a, b)
        shape = torch.broadcast_shapes(a.shape, b.shape)
        result = torch.bool if op in ("eq", "ne", "lt", "le", "gt", "ge") else a.meta.dtype
        return self.emit(op, [a, b], attributes, torch.empty(shape, dtype=result, device="meta"))

    def unary(self, op, x, attributes=""):
        like = x.meta if op in OWN_TYPE else x.meta.bool()
        return self.emit(op, [x], attributes, like)

    def where(self, condition, x, other):
        x, other = self.promote(x, other)
        shape = torch.broadcast_shapes(condition.shape, x.shape, other.shape)
        return self.emit("where", [condition, x, other], like=torch.empty(shape, dtype=x.meta.dtype, device="meta"))

    # --- Shapes ---

    def reshape(self, x, sizes):
        like = torch.empty(tuple(sizes), dtype=x.meta.dtype, device="meta")
        return x if tuple(sizes) == x.shape else self.emit("reshape", [x], like=like, sizes=sizes)

    def expand(self, x, sizes):
        return x if tuple(sizes) == x.shape else self.emit("expand", [x], like=x.meta.expand(tuple(sizes)), sizes=sizes)

    def permute(self, x, dims):
        return self.emit("permute", [x], f"dims = {list(dims)}", x.meta.permute(*dims)) if x.rank else x

    def transpose(self, x, dim0, dim1):
        return self.emit("transpose", [x], f"dim0 = {dim0}, dim1 = {dim1}", x.meta.transpose(dim0, dim1))

    def unsqueeze(self, x, dim):
        return self.emit("unsqueeze", [x], f"dim = {dim}", x.meta.unsqueeze(dim))

    def squeeze(self, x, dims):
        like = x.meta.squeeze(tuple(dims))
        return self.emit("squeeze", [x], f"dims = {list(dims)}", like) if dims else x

    def slice(self, x, dim, start, end, step=1):
        like = torch.ops.aten.slice(x.meta, dim, start, end, step)
        return self.emit("slice", [x], f"dim = {dim}, start = {start}, end = {end}, step = {step}", like)

    def cat(self, values, dim):
        like = torch.cat([v.meta for v in values], dim)
        return self.emit("cat", values, f"dim = {dim}", like)

    def full(self, value, sizes, dtype):
        like = torch.empty(tuple(sizes), dtype=DTYPES[dtype], device="meta")
        return self.emit("full", [self.cast(value, dtype)], like=like, sizes=sizes)

    def pad(self, x, low, high, value=0):
        """Negative amounts crop."""
        for d, (l, h) in enumerate(zip(low, high)):
            if l < 0 or h < 0:
                x = self.slice(x, d, max(0, -l), x.shape[d] - max(0, -h))
        low, high = [max(0, l) for l in low], [max(0, h) for h in high]
        shape = [s + l + h for s, l, h in zip(x.shape, low, high)]
        return self.emit("pad", [x, self.scalar(value, x)], f"low = {low}, high = {high}",
                         torch.empty(shape, dtype=x.meta.dtype, device="meta"))

    def reduce(self, op, x, dims, keepdim=False):
        """A reduction of `dims`, of all where there are none."""
        dims = [d % x.rank for d in dims] if x.rank else []
        all = dims or list(range(x.rank))
        shape = [1 if d in all else s for d, s in enumerate(x.shape) if keepdim or d not in all]
        return self.emit(op, [x], f"dims = {dims or all}, keepdim = {str(bool(keepdim)).lower()}",
                         torch.empty(shape, dtype=x.meta.dtype, device="meta"))


def promoted(*values):
    """PyTorch's common dtype of tensors and numbers: tensors with dimensions first, then those of rank 0, then numbers."""
    metas = [meta(v) for v in values]
    tensors = [m for m in metas if isinstance(m, torch.Tensor)]
    first = [t for t in tensors if t.dim()] or tensors or metas[:1]
    common = torch.result_type(first[0], first[0])
    for t in first[1:]:
        common = torch.promote_types(common, t.dtype)
    base = torch.empty((1,) * min(1, torch.as_tensor(first[0]).dim()), dtype=common, device="meta") if tensors else first[0]
    rest = [m for m in metas if all(m is not t for t in first)]
    for m in rest:
        common = torch.promote_types(common, torch.result_type(base, m))
    return element_name(common)
