#!/usr/bin/env python3
"""Writes the execution tests test/Execution/model-*.mlir: parts of models in graph's operators, with loops, whose numbers
PyTorch computes.

  tools/dev/record_models.py            needs PyTorch and NumPy; writes all of them
  tools/dev/record_models.py lstm       those whose name contains this

Weights and inputs have two decimal digits. Expected values are PyTorch's in f64, rounded to f32.
"""
import pathlib
import sys

import torch
from torch.nn import functional as F

from record_execution_tests import constant, type_of

HEADER = """// Written by tools/dev/record_models.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu
// RUN: tcopt-run %s --check=phases

"""
FOLDER = pathlib.Path(__file__).resolve().parents[2] / "test/Execution"


class Value:
    def __init__(self, name, shape, dtype="f32"):
        self.name, self.shape, self.dtype = name, list(shape), dtype

    @property
    def type(self):
        return f"tensor<{''.join(f'{s}x' for s in self.shape)}{self.dtype}>"


def types(values):
    found = ", ".join(v.type for v in values)
    return found if len(values) == 1 else f"({found})"


class Function:
    """Lines of a function; sizes may be '?'."""

    def __init__(self, name, arguments):
        self.name, self.count, self.lines, self.depth = name, 0, [], 1
        self.arguments = [Value(f"%{n}", s, *t) for n, s, *t in arguments]

    def fresh(self):
        self.count += 1
        return f"%{self.count}"

    def line(self, text):
        self.lines.append("  " * self.depth + text)

    def op(self, name, operands, attributes, shape, dtype=None):
        result = Value(self.fresh(), shape, dtype or operands[0].dtype)
        uses = ", ".join(v.name for v in operands)
        self.line(f"{result.name} = graph.{name} {uses}{attributes and ', ' + attributes} : "
                  f"({', '.join(v.type for v in operands)}) -> {result.type}")
        return result

    def unary(self, name, x):
        return self.op(name, [x], "", x.shape)

    def binary(self, name, a, b, dtype=None):
        return self.op(name, [a, b], "", max(a.shape, b.shape, key=len), dtype)

    def number(self, x, dtype="f32"):
        result = Value(self.fresh(), [], dtype)
        self.line(f"{result.name} = graph.constant dense<{x}> : {result.type}")
        return result

    def linear(self, x, w, b=None):
        return self.op("linear", [x, w] + ([b] if b else []), "", x.shape[:-1] + [w.shape[0]])

    def slice(self, x, dim, start, end):
        shape = list(x.shape)
        shape[dim] = end - start
        return self.op("slice", [x], f"dim = {dim}, start = {start}, end = {end}, step = 1", shape)

    def reshape(self, x, sizes):
        """Sizes that are not numbers are names of values of type index."""
        shape = ["?" if isinstance(s, str) else s for s in sizes]
        return self.sized("reshape", x, sizes, shape)

    def sized(self, name, x, sizes, shape):
        result = Value(self.fresh(), shape, x.dtype)
        more = [s for s in sizes if isinstance(s, str)]
        self.line(f"{result.name} = graph.{name} {x.name}, sizes = [{', '.join(map(str, sizes))}] : "
                  f"({', '.join([x.type] + ['index'] * len(more))}) -> {result.type}")
        return result

    def full(self, x, sizes, dtype="f32"):
        return self.sized("full", self.number(x, dtype), sizes, ["?" if isinstance(s, str) else s for s in sizes])

    def size(self, x, dim):
        i, n = self.fresh(), self.fresh()
        self.line(f"{i} = arith.constant {dim} : index")
        self.line(f"{n} = tensor.dim {x.name}, {i} : {x.type}")
        return n

    def mean_square_norm(self, x, w, eps):
        """RMS norm of the last dimension."""
        mean = self.op("mean", [self.unary("square", x)], "dims = [-1], keepdim = true", x.shape[:-1] + [1])
        scale = self.unary("rsqrt", self.op("add", [mean, self.number(eps)], "", mean.shape))
        return self.op("mul", [self.op("mul", [x, scale], "", x.shape), w], "", x.shape)

    def scan(self, inits, xs, body, stacked, dim=0, reverse=False):
        """`body(carried, slices)` returns carried values and those to stack, whose shapes are `stacked`."""
        carried = [Value(self.fresh(), v.shape, v.dtype) for v in inits]
        slices = [Value(self.fresh(), v.shape[:dim] + v.shape[dim + 1:], v.dtype) for v in xs]
        results = [Value(f"{self.fresh()}", v.shape, v.dtype) for v in inits]
        results += [Value(f"{self.fresh()}", [xs[0].shape[dim]] + s) for s in stacked]
        pairs = lambda a, b: ", ".join(f"{x.name} = {y.name}" for x, y in zip(a, b))
        self.line(f"{', '.join(r.name for r in results)} = graph.scan ({pairs(carried, inits)}) over ({pairs(slices, xs)}), "
                  f"dim = {dim}, reverse = {str(reverse).lower()} : ({', '.join(v.type for v in inits + xs)}) -> {types(results)} {{")
        self.region(lambda: body(carried, slices))
        self.line("}")
        return results

    def loop(self, inits, condition, body):
        """graph.while."""
        names = [[Value(self.fresh(), v.shape, v.dtype) for v in inits] for _ in range(3)]
        results = names[2]
        pairs = ", ".join(f"{x.name} = {y.name}" for x, y in zip(names[0], inits))
        kinds = ", ".join(v.type for v in inits)
        self.line(f"{', '.join(r.name for r in results)} = graph.while ({pairs}) : ({kinds}) -> {types(results)} {{")
        self.region(lambda: [condition(names[0])])
        self.line(f"}} do ({', '.join(v.name for v in names[1])}) {{")
        self.region(lambda: body(names[1]))
        self.line("}")
        return results

    def region(self, body):
        self.depth += 1
        values = body()
        self.line(f"graph.yield {', '.join(v.name for v in values)} : {', '.join(v.type for v in values)}")
        self.depth -= 1

    def text(self, results):
        arguments = ", ".join(f"{a.name}: {a.type}" for a in self.arguments)
        self.line(f"return {', '.join(v.name for v in results)} : {', '.join(v.type for v in results)}")
        self.results = results
        return (f"func.func private @{self.name}({arguments}) -> {types(results)} attributes {{no_inline}} {{\n"
                + "".join(f"{line}\n" for line in self.lines) + "}\n\n")


class Main:
    """Calls functions with constants and compares what they return."""

    def __init__(self):
        self.lines, self.count = [], 0

    def constant(self, x):
        self.count += 1
        self.lines.append(constant(f"c{self.count}", x, "graph"))
        return Value(f"%c{self.count}", x.shape, type_of(x).rpartition("x")[2].strip("<>").replace("tensor<", ""))

    def cast(self, value, to):
        if value.type == to.type:
            return value
        self.count += 1
        self.lines.append(f"  %c{self.count} = tensor.cast {value.name} : {value.type} to {to.type}")
        return Value(f"%c{self.count}", to.shape, to.dtype)

    def call(self, function, arguments):
        """`arguments` are tensors or values."""
        given = [self.cast(a if isinstance(a, Value) else self.constant(a), to) for a, to in zip(arguments, function.arguments)]
        self.count += 1
        names = [f"%r{self.count}"] if len(function.results) == 1 else [f"%r{self.count}#{i}" for i in range(len(function.results))]
        many = f":{len(names)}" if len(names) > 1 else ""
        self.lines.append(f"  %r{self.count}{many} = call @{function.name}({', '.join(v.name for v in given)}) : "
                          f"({', '.join(v.type for v in given)}) -> {types(function.results)}")
        return [Value(n, r.shape, r.dtype) for n, r in zip(names, function.results)]

    def expect(self, found, expected):
        e = self.constant(expected.float() if expected.is_floating_point() else expected)
        how = "check.close" if expected.is_floating_point() else "check.equal"
        tolerance = ", rtol = 1.0e-05, atol = 2.0e-06" if expected.is_floating_point() else ""
        self.lines.append(f"  {how} {found.name}, {e.name}{tolerance} : {found.type}, {e.type}")

    def text(self):
        return "func.func @main() {\n" + "".join(f"{line}\n" for line in self.lines) + "  return\n}\n"


def draw(*shape, scale=0.5):
    """Numbers of two decimal digits, as f32."""
    return (torch.randn(shape, dtype=torch.float64) * scale).mul(100).round().div(100).float()


def wide(*tensors):
    return [t.double() for t in tensors]


def rounded(module):
    """The module with weights of two digits, in f64, and these weights by name."""
    with torch.no_grad():
        for p in module.parameters():
            p.copy_(draw(*p.shape))
    return module.double(), {n: p.detach().float() for n, p in module.named_parameters()}


# --- Recurrent layers ---

def zeros_like_state(f, x, hidden):
    return f.full("0.0", [f.size(x, 1), hidden])


def lstm_layer(inputs, hidden, reverse):
    f = Function(f"lstm{inputs}{'_back' if reverse else ''}", [
        ("x", ["?", "?", inputs]), ("w", [4 * hidden, inputs]), ("u", [4 * hidden, hidden]), ("a", [4 * hidden]), ("b", [4 * hidden])])
    x, w, u, a, b = f.arguments
    gates, start = f.linear(x, w, a), zeros_like_state(f, x, hidden)

    def body(carried, slices):
        h, c = carried
        s = f.binary("add", slices[0], f.linear(h, u, b))
        i, g, n, o = (f.slice(s, 1, k * hidden, (k + 1) * hidden) for k in range(4))
        i, g, n, o = f.unary("sigmoid", i), f.unary("sigmoid", g), f.unary("tanh", n), f.unary("sigmoid", o)
        c = f.binary("add", f.binary("mul", g, c), f.binary("mul", i, n))
        h = f.binary("mul", o, f.unary("tanh", c))
        return [h, c, h]
    h, c, y = f.scan([start, start], [gates], body, [["?", hidden]], reverse=reverse)
    return f, f.text([y, h, c])


def gru_layer(inputs, hidden, reverse):
    f = Function(f"gru{inputs}{'_back' if reverse else ''}", [
        ("x", ["?", "?", inputs]), ("w", [3 * hidden, inputs]), ("u", [3 * hidden, hidden]), ("a", [3 * hidden]), ("b", [3 * hidden])])
    x, w, u, a, b = f.arguments
    gates, start = f.linear(x, w, a), zeros_like_state(f, x, hidden)

    def body(carried, slices):
        h, p, q = carried[0], slices[0], f.linear(carried[0], u, b)
        part = lambda s, k: f.slice(s, 1, k * hidden, (k + 1) * hidden)
        r = f.unary("sigmoid", f.binary("add", part(p, 0), part(q, 0)))
        z = f.unary("sigmoid", f.binary("add", part(p, 1), part(q, 1)))
        n = f.unary("tanh", f.binary("add", part(p, 2), f.binary("mul", r, part(q, 2))))
        h = f.binary("add", f.binary("mul", f.op("sub", [f.number("1.0"), z], "", z.shape), n), f.binary("mul", z, h))
        return [h, h]
    h, y = f.scan([start], [gates], body, [["?", hidden]], reverse=reverse)
    return f, f.text([y, h])


def recurrent(make, module, hidden=3, inputs=4):
    """Two layers in both directions: (sequence, batch, input)."""
    module, w = rounded(module(inputs, hidden, num_layers=2, bidirectional=True))
    layers = {(n, r): make(n, hidden, r) for n in (inputs, 2 * hidden) for r in (False, True)}
    join = Function("join", [("a", ["?", "?", hidden]), ("b", ["?", "?", hidden])])
    text = "".join(t for _, t in layers.values()) + join.text([join.op("cat", join.arguments, "dim = 2", ["?", "?", 2 * hidden])])
    x, m = draw(5, 2, inputs, scale=1.0), Main()
    with torch.no_grad():
        expected, last = module(x.double())
    last = last if isinstance(last, tuple) else (last,)
    value = m.constant(x)
    for layer in (0, 1):
        sides = []
        for reverse in (False, True):
            suffix = f"_l{layer}{'_reverse' if reverse else ''}"
            f = layers[2 * hidden if layer else inputs, reverse][0]
            found = m.call(f, [value] + [w[n + suffix] for n in ("weight_ih", "weight_hh", "bias_ih", "bias_hh")])
            for state, all_layers in zip(found[1:], last):
                m.expect(state, all_layers[2 * layer + reverse])
            sides.append(found[0])
        value, = m.call(join, sides)
    m.expect(value, expected)
    return text + m.text()


def lstm():
    return recurrent(lstm_layer, torch.nn.LSTM)


def gru():
    return recurrent(gru_layer, torch.nn.GRU)


# --- A selective scan (Mamba) ---

def selective_scan():
    """h = exp(delta A) h + delta B x; y = C h + D x, for each step of (batch, length, width)."""
    batch, length, width, state = 2, 6, 3, 4
    u, delta, a = draw(batch, length, width), draw(batch, length, width).abs(), -draw(width, state, scale=1.0).abs()
    b, c, d = draw(batch, length, state), draw(batch, length, state), draw(width)
    f = Function("selective_scan", [("u", ["?", "?", width]), ("delta", ["?", "?", width]), ("a", [width, state]),
                                    ("b", ["?", "?", state]), ("c", ["?", "?", state]), ("d", [width])])
    su, sdelta, sa, sb, sc, sd = f.arguments
    start = f.full("0.0", [f.size(su, 0), width, state])

    def body(carried, slices):
        h, (x, dt, bt, ct) = carried[0], slices
        column = lambda v: f.op("unsqueeze", [v], "dim = 2", ["?", width, 1])
        row = lambda v: f.op("unsqueeze", [v], "dim = 1", ["?", 1, state])
        full = ["?", width, state]
        decay = f.unary("exp", f.op("mul", [column(dt), sa], "", full))
        fresh = f.op("mul", [column(f.binary("mul", dt, x)), row(bt)], "", full)
        h = f.binary("add", f.binary("mul", decay, h), fresh)
        y = f.op("sum", [f.op("mul", [h, row(ct)], "", full)], "dims = [2], keepdim = false", ["?", width])
        return [h, f.binary("add", y, f.op("mul", [x, sd], "", ["?", width]))]
    h, y = f.scan([start], [su, sdelta, sb, sc], body, [["?", width]], dim=1)
    text = f.text([h, f.op("transpose", [y], "dim0 = 0, dim1 = 1", ["?", "?", width])])
    m = Main()
    found = m.call(f, [u, delta, a, b, c, d])
    x, dt, a, b, c, d = wide(u, delta, a, b, c, d)
    h, rows = torch.zeros(batch, width, state, dtype=torch.float64), []
    for t in range(length):
        h = torch.exp(dt[:, t, :, None] * a) * h + (dt * x)[:, t, :, None] * b[:, t, None, :]
        rows.append((h * c[:, t, None, :]).sum(-1) + d * x[:, t])
    m.expect(found[0], h)
    m.expect(found[1], torch.stack(rows, 1))
    return text + m.text()


# --- Attention with a cache ---

def write_row(f, cache, row, at, places):
    """The cache with the row (.., 1, width) at the place `at` of its last but one dimension."""
    here = f.op("unsqueeze", [f.op("eq", [places, at], "", places.shape, "i1")], "dim = 1", [places.shape[0], 1])
    return f.op("where", [here, row, cache], "", cache.shape, cache.dtype)


def kv_cache():
    """A token at a time: keys and values are kept; the same as causal attention over all tokens."""
    batch, heads, length, width = 2, 2, 5, 4
    q, k, v = (draw(batch, heads, length, width, scale=1.0) for _ in "qkv")
    f = Function("decode", [(n, ["?", heads, length, width]) for n in ("q", "k", "v")])
    start = f.full("0.0", [f.size(f.arguments[0], 0), heads, length, width])
    places = Value(f.fresh(), [length], "i64")
    f.line(f"{places.name} = graph.constant dense<{list(range(length))}> : {places.type}")
    zero, one, scale = f.number(0, "i64"), f.number(1, "i64"), f.number(0.5)
    none = f.number("0xFF800000")

    def body(carried, slices):
        keys, values, at = carried
        query, key, value = (f.op("unsqueeze", [s], "dim = 2", ["?", heads, 1, width]) for s in slices)
        keys, values = write_row(f, keys, key, at, places), write_row(f, values, value, at, places)
        scores = f.op("matmul", [query, f.op("transpose", [keys], "dim0 = 2, dim1 = 3", ["?", heads, width, length])], "",
                      ["?", heads, 1, length])
        seen = f.op("le", [places, at], "", [length], "i1")
        scores = f.op("where", [seen, f.op("mul", [scores, scale], "", scores.shape), none], "", scores.shape, "f32")
        chosen = f.op("matmul", [f.op("softmax", [scores], "dim = 3", scores.shape), values], "", ["?", heads, 1, width])
        return [keys, values, f.binary("add", at, one), f.op("squeeze", [chosen], "dims = [2]", ["?", heads, width])]
    keys, values, at, y = f.scan([start, start, zero], f.arguments, body, [["?", heads, width]], dim=2)
    y = f.op("permute", [y], "dims = [1, 2, 0, 3]", ["?", heads, length, width])
    text, m = f.text([y, keys, values]), Main()
    found = m.call(f, [q, k, v])
    for value, expected in zip(found, (F.scaled_dot_product_attention(*wide(q, k, v), is_causal=True), k, v)):
        m.expect(value, expected)
    return text + m.text()


# --- A block of Llama ---

def rotate(f, x, cos, sin, half):
    """x cos + (-x2, x1) sin, of the two halves of the last dimension."""
    a, b = f.slice(x, 3, 0, half), f.slice(x, 3, half, 2 * half)
    turned = f.op("cat", [f.unary("neg", b), a], "dim = 3", x.shape)
    return f.op("add", [f.op("mul", [x, cos], "", x.shape), f.op("mul", [turned, sin], "", x.shape)], "", x.shape)


def llama():
    """RMS norm, rotary embedding, grouped queries, SwiGLU."""
    batch, length, heads, groups, width = 2, 4, 4, 2, 4
    model, inner = heads * width, 12
    x, n1, n2 = draw(batch, length, model, scale=1.0), draw(model) + 1, draw(model) + 1
    wq, wk, wv, wo = draw(model, model), draw(groups * width, model), draw(groups * width, model), draw(model, model)
    gate, up, down = draw(inner, model), draw(inner, model), draw(model, inner)
    angle = torch.arange(length)[:, None].double() * 100.0 ** (-torch.arange(0, width, 2).double() / width)
    cos, sin = (t.float() for t in (torch.cat([angle, angle], 1).cos(), torch.cat([angle, angle], 1).sin()))
    f = Function("block", [("x", ["?", length, model]), ("n1", [model]), ("n2", [model]), ("wq", [model, model]),
                           ("wk", [groups * width, model]), ("wv", [groups * width, model]), ("wo", [model, model]),
                           ("gate", [inner, model]), ("up", [inner, model]), ("down", [model, inner]),
                           ("cos", [length, width]), ("sin", [length, width])])
    sx, s1, s2, sq, sk, sv, so, sgate, sup, sdown, scos, ssin = f.arguments
    rows = f.size(sx, 0)
    y = f.mean_square_norm(sx, s1, "1.0e-5")

    def split(w, count):
        z = f.reshape(f.linear(y, w), [rows, length, count, width])
        return f.op("permute", [z], "dims = [0, 2, 1, 3]", ["?", count, length, width])

    def repeated(z):
        z = f.op("unsqueeze", [z], "dim = 2", ["?", groups, 1, length, width])
        z = f.sized("expand", z, [rows, groups, heads // groups, length, width], ["?", groups, heads // groups, length, width])
        return f.reshape(z, [rows, heads, length, width])
    q, k = (rotate(f, split(w, n), scos, ssin, width // 2) for w, n in ((sq, heads), (sk, groups)))
    z = f.op("scaled_dot_product_attention", [q, repeated(k), repeated(split(sv, groups))], "is_causal = true", q.shape)
    z = f.reshape(f.op("permute", [z], "dims = [0, 2, 1, 3]", ["?", length, heads, width]), [rows, length, model])
    h = f.binary("add", sx, f.linear(z, so))
    y = f.mean_square_norm(h, s2, "1.0e-5")
    z = f.linear(f.binary("mul", f.unary("silu", f.linear(y, sgate)), f.linear(y, sup)), sdown)
    text, m = f.text([f.binary("add", h, z)]), Main()
    inputs = [x, n1, n2, wq, wk, wv, wo, gate, up, down, cos, sin]
    found, = m.call(f, inputs)
    x, n1, n2, wq, wk, wv, wo, gate, up, down, cos, sin = wide(*inputs)
    y = F.rms_norm(x, (model,), n1, 1e-5)
    q, k, v = (F.linear(y, w).reshape(batch, length, -1, width).transpose(1, 2) for w in (wq, wk, wv))
    turn = lambda t: t * cos + torch.cat([-t[..., width // 2:], t[..., :width // 2]], -1) * sin
    z = F.scaled_dot_product_attention(turn(q), turn(k), v, is_causal=True, enable_gqa=True)
    h = x + F.linear(z.transpose(1, 2).reshape(batch, length, model), wo)
    y = F.rms_norm(h, (model,), n2, 1e-5)
    m.expect(found, h + F.linear(F.silu(F.linear(y, gate)) * F.linear(y, up), down))
    return text + m.text()


# --- Greedy decoding ---

def greedy():
    """A recurrent model says the next token until it says the last one, or for `limit` steps."""
    words, width, limit = 9, 4, 12
    table, w, out = draw(words, width, scale=1.0), draw(width, width), draw(words, width, scale=1.0)
    f = Function("greedy", [("first", [], "i64"), ("last", [], "i64"), ("table", [words, width]), ("w", [width, width]),
                            ("out", [words, width])])
    first, last, stable, sw, sout = f.arguments
    zero, one, most, no = f.number(0, "i64"), f.number(1, "i64"), f.number(limit, "i64"), f.number(-1, "i64")
    places = Value(f.fresh(), [limit], "i64")
    f.line(f"{places.name} = graph.constant dense<{list(range(limit))}> : {places.type}")
    none = f.sized("full", no, [limit], [limit])
    state = f.full("0.0", [width])

    def condition(carried):
        said, h, token, at = carried
        goes_on = f.binary("ne", token, last, "i1")
        return f.binary("logical_and", goes_on, f.binary("lt", at, most, "i1"))

    def body(carried):
        said, h, token, at = carried
        h = f.unary("tanh", f.binary("add", f.linear(h, sw), f.op("embedding", [stable, token], "", [width])))
        token = f.op("argmax", [f.linear(h, sout)], "dim = 0, keepdim = false", [], "i64")
        here = f.op("eq", [places, at], "", [limit], "i1")
        return [f.op("where", [here, token, said], "", [limit], "i64"), h, token, f.binary("add", at, one)]
    said, h, token, at = f.loop([none, state, first, zero], condition, body)
    text, m = f.text([said, h, at]), Main()
    for start, stop in ((0, 3), (5, 5), (1, -1)):
        found = m.call(f, [torch.tensor(start), torch.tensor(stop), table, w, out])
        expected, h, token, step = torch.full((limit,), -1), torch.zeros(width, dtype=torch.float64), start, 0
        while token != stop and step < limit:
            h = torch.tanh(w.double() @ h + table.double()[token])
            scores = out.double() @ h
            best = scores.topk(2).values
            assert best[0] - best[1] > 1e-3, "the choice must not hang on rounding"
            token = int(scores.argmax())
            expected[step], step = token, step + 1
        for value, answer in zip(found, (expected, h, torch.tensor(step))):
            m.expect(value, answer)
    return text + m.text()


MODELS = (lstm, gru, selective_scan, kv_cache, llama, greedy)


def main():
    for number, model in enumerate(MODELS):
        if any(word in model.__name__ for word in sys.argv[1:] or [""]):
            torch.manual_seed(number)
            (FOLDER / f"model-{model.__name__.replace('_', '-')}.mlir").write_text(HEADER + model())


if __name__ == "__main__":
    main()
