#!/usr/bin/env python3
"""Makes random programs of graph ops and runs each with `tcopt-run --check=phases`: every phase must keep the answer.

  tools/dev/random_graphs.py --print 7        prints program 7
  tools/dev/random_graphs.py --seed 7 --count 1

A program that fails is kept in --keep, with the command that shows it. Every program has static sizes and, two times of
three, a batch dimension `B` that is only known when it runs.
"""
import argparse
import json
import pathlib
import random
import resource
import subprocess
import sys

import repo

MAX_ELEMENTS = 4096
FLOATS, INTS = ("f32", "f64"), ("i32", "i64")


class Value:
    """`exact`: no rounding went into it. Only such values are compared, rounded or converted to integers, so that an
    error in the last place, which a correct compiler may make, cannot become a large one."""

    def __init__(self, name, shape, dtype, exact):
        self.name, self.shape, self.dtype, self.exact = name, tuple(shape), dtype, exact

    @property
    def type(self):
        return f"tensor<{''.join(f'{s}x' for s in self.shape)}{self.dtype}>"

    @property
    def rank(self):
        return len(self.shape)


class Program:
    """Grows op by op. A dynamic size is the string '?', always the same symbol B."""

    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.batch = "?" if self.rng.random() < 0.67 else 4
        self.args, self.values, self.lines, self.ops = [], [], [], set()
        for _ in range(self.rng.randint(1, 3)):
            self.argument()
        for _ in range(self.rng.randint(5, 18)):
            self.step()
        while not self.lines:
            self.step()

    def argument(self, shape=None, dtype=None):
        if shape is None:
            shape = [self.batch] + [self.rng.choice((1, 2, 3, 4, 5, 7, 8, 16, 17)) for _ in range(self.rng.randint(0, 3))]
        dtype = dtype or self.rng.choice(("f32",) * 6 + ("f64", "i32", "i64"))
        value = Value(f"%arg{len(self.args)}", shape, dtype, True)
        self.args.append(value)
        self.values.append(value)
        return value

    def emit(self, op, operands, attributes, shape, dtype=None, exact=False):
        """One line of IR; `attributes` is the text between operands and types."""
        if elements(shape) > MAX_ELEMENTS or len(shape) > 5:
            return
        result = Value(f"%{len(self.lines)}", shape, dtype or operands[0].dtype, exact and all(o.exact for o in operands))
        uses = ", ".join(o.name for o in operands)
        types = [o.type for o in operands] + (["index"] * attributes.count("%b"))
        self.lines.append(f"{result.name} = graph.{op} {uses}{attributes} : ({', '.join(types)}) -> {result.type}")
        self.values.append(result)
        self.ops.add(op)

    def step(self):
        self.rng.choice(STEPS)(self)

    def pick(self, test=lambda v: True):
        """A value that passes the test, the later ones more often, so that programs grow deep as well as wide."""
        fit = [v for v in self.values if test(v)]
        return self.rng.choice(fit[-4:] if self.rng.random() < 0.6 else fit) if fit else None

    def text(self):
        args = ", ".join(f'{a.name}: {a.type}{dims(a)}' for a in self.args)
        used = self.values[-1:] + [v for v in self.values[len(self.args):-1] if self.rng.random() < 0.1]
        body = "".join(f"  {line}\n" for line in self.prologue() + self.lines)
        results, types = ", ".join(v.name for v in used), ", ".join(v.type for v in used)
        return f"func.func @main({args}) -> ({types}) {{\n{body}  return {results} : {types}\n}}\n"

    def prologue(self):
        if not any("%b" in line for line in self.lines):
            return []
        batch = next(a for a in self.args if a.shape[0] == "?")
        return ["%c0 = arith.constant 0 : index", f"%b = tensor.dim {batch.name}, %c0 : {batch.type}"]


def elements(shape):
    n = 1
    for s in shape:
        n *= 4 if s == "?" else s
    return n


def dims(arg):
    return f' {{graph.dims = [{", ".join(json.dumps("B") if s == "?" else str(s) for s in arg.shape)}]}}' if "?" in arg.shape else ""


def broadcast(a, b):
    """The shape of a op b, None if they do not broadcast."""
    rank = max(len(a), len(b))
    a, b = (1,) * (rank - len(a)) + a, (1,) * (rank - len(b)) + b
    if any(x != y and 1 not in (x, y) for x, y in zip(a, b)):
        return None
    return tuple(y if x == 1 else x for x, y in zip(a, b))


is_float = lambda v: v.dtype in FLOATS
is_number = lambda v: v.dtype != "i1"


# --- Steps: each adds one op if it finds operands ---

def unary(p):
    op = p.rng.choice(("neg", "abs", "relu", "square", "sin", "cos", "tanh", "erf", "sigmoid", "silu", "gelu"))
    exact = op in ("neg", "abs", "relu")
    wild = op in ("sin", "cos")  # of a sum that cancelled they say how it was rounded
    x = p.pick(is_number if exact else (lambda v: is_float(v) and v.exact) if wild else is_float)
    if x:
        p.emit(op, [x], f", approximate = {p.rng.choice(('none', 'tanh'))}" if op == "gelu" else "", x.shape, exact=exact)


def rounding(p):
    x = p.pick(lambda v: is_float(v) and v.exact)
    if x:
        p.emit(p.rng.choice(("floor", "ceil", "round", "trunc", "sign")), [x], "", x.shape, exact=True)


def pair(p, test):
    a = p.pick(test)
    b = a and p.pick(lambda v: v is not a and v.dtype == a.dtype and v.exact >= a.exact and broadcast(a.shape, v.shape) is not None)
    if a and not b:
        b = p.argument([1 if p.rng.random() < 0.2 else s for s in a.shape], a.dtype)
    return a, b


def binary(p):
    a, b = pair(p, is_number)
    if a:
        op = p.rng.choice(("add", "sub", "mul", "maximum", "minimum"))
        exact = op in ("maximum", "minimum") or a.dtype in INTS
        p.emit(op, [a, b], "", broadcast(a.shape, b.shape), exact=exact)


def compare(p):
    a, b = pair(p, lambda v: is_number(v) and v.exact)
    if a and b.exact:
        p.emit(p.rng.choice(("eq", "ne", "lt", "le", "gt", "ge")), [a, b], "", broadcast(a.shape, b.shape), "i1", exact=True)


def where(p):
    c = p.pick(lambda v: v.dtype == "i1")
    a, b = pair(p, is_number)
    shape = c and a and broadcast(broadcast(a.shape, b.shape), c.shape)
    if shape:
        p.emit("where", [c, a, b], "", shape, a.dtype, exact=True)


def cast(p):
    x = p.pick(lambda v: v.exact)
    if x:
        to = p.rng.choice([t for t in FLOATS + INTS if t != x.dtype])
        p.emit("cast", [x], "", x.shape, to, exact=True)


def reduction(p):
    op = p.rng.choice(("sum", "mean", "amax", "amin", "prod"))
    x = p.pick(lambda v: v.rank > 0 and (is_float(v) if op in ("mean", "prod") else is_number(v)))
    if not x:
        return
    along = sorted(p.rng.sample(range(x.rank), p.rng.randint(1, x.rank)))
    keep = p.rng.random() < 0.5
    shape = [1 if i in along else s for i, s in enumerate(x.shape) if keep or i not in along]
    p.emit(op, [x], f", dims = {along}, keepdim = {str(keep).lower()}", shape, exact=op in ("amax", "amin") or x.dtype in INTS)


def argmax(p):
    x = p.pick(lambda v: v.rank > 0 and v.exact and is_number(v))
    if x:
        dim = p.rng.randrange(x.rank)
        p.emit(p.rng.choice(("argmax", "argmin")), [x], f", dim = {dim}, keepdim = false", x.shape[:dim] + x.shape[dim + 1:], "i64", exact=True)


def softmax(p):
    x = p.pick(lambda v: v.rank > 0 and is_float(v))
    if x:
        p.emit("softmax", [x], f", dim = {p.rng.randrange(-x.rank, x.rank)}", x.shape)


def linear(p):
    x = p.pick(lambda v: v.rank > 1 and is_float(v) and v.shape[-1] != "?")
    if x:
        out = p.rng.choice((1, 3, 8, 10, 33))
        operands = [x, p.argument([out, x.shape[-1]], x.dtype)] + ([p.argument([out], x.dtype)] if p.rng.random() < 0.7 else [])
        p.emit("linear", operands, "", x.shape[:-1] + (out,))


def matmul(p):
    a = p.pick(lambda v: v.rank > 1 and is_float(v) and v.shape[-1] != "?")
    if a:
        n = p.rng.choice((1, 2, 5, 9, 16))
        b = p.argument([*(a.shape[:-2] if p.rng.random() < 0.5 else ()), a.shape[-1], n], a.dtype)
        p.emit("matmul", [a, b], "", a.shape[:-1] + (n,))


def layer_norm(p):
    x = p.pick(lambda v: v.rank > 1 and is_float(v) and v.shape[-1] not in ("?", 1))
    if x:
        weight, bias = (p.argument([x.shape[-1]], x.dtype) for _ in range(2))
        p.emit("layer_norm", [x, weight, bias], ", normalized_dims = 1, eps = 1.0e-05", x.shape)


def pad(p):
    x = p.pick(lambda v: v.rank > 0 and v.dtype != "i1")
    if x:
        low, high = ([p.rng.choice((0, 0, 1, 2)) if s != "?" else 0 for s in x.shape] for _ in "lh")
        value = p.argument([], x.dtype)
        shape = [s if s == "?" else s + a + b for s, a, b in zip(x.shape, low, high)]
        p.emit("pad", [x, value], f", low = {low}, high = {high}", shape, exact=True)


def expand(p):
    x = p.pick(lambda v: 0 < v.rank < 4 and v.shape[0] != "?")
    if x:
        shape = (p.rng.choice((1, 2, 3)),) + tuple(p.rng.choice((1, 4, 6)) if s == 1 else s for s in x.shape)
        sizes = ", ".join("%b" if s == "?" else str(s) for s in shape)
        p.emit("expand", [x], f", sizes = [{sizes}]", shape, exact=True)


def clamp(p):
    x = p.pick(is_number)
    if x:
        p.emit("clamp", [x, p.argument([], x.dtype), p.argument([], x.dtype)], "", x.shape, exact=True)


def is_image(v):
    return v.rank == 4 and is_float(v) and "?" not in v.shape[1:] and min(v.shape[2:]) >= 2


def picture(p):
    """A value to convolve, an argument if there is none."""
    return p.pick(is_image) or p.argument([p.batch, p.rng.choice((1, 2, 4)), p.rng.choice((4, 5, 9)), p.rng.choice((3, 6, 8))], "f32")


def windows(size, kernel, stride, padding):
    return (size + 2 * padding - kernel) // stride + 1


def conv2d(p):
    x = picture(p)
    groups = p.rng.choice([g for g in (1, 2, 4) if x.shape[1] % g == 0])
    out = groups * p.rng.choice((1, 2, 3, 8))
    kernel = [p.rng.randint(1, min(3, s)) for s in x.shape[2:]]
    stride, padding = [p.rng.randint(1, 2) for _ in "hw"], [p.rng.randint(0, 1) for _ in "hw"]
    operands = [x, p.argument([out, x.shape[1] // groups, *kernel], x.dtype)] + ([p.argument([out], x.dtype)] if p.rng.random() < 0.5 else [])
    shape = [x.shape[0], out] + [windows(s, k, t, q) for s, k, t, q in zip(x.shape[2:], kernel, stride, padding)]
    p.emit("conv2d", operands, f", stride = {stride}, padding = {padding}, dilation = [1, 1], groups = {groups}", shape)


def pool(p):
    x = picture(p)
    kernel, stride = [p.rng.randint(1, 2) for _ in "hw"], [p.rng.randint(1, 2) for _ in "hw"]
    padding = [p.rng.randint(0, k // 2) for k in kernel]
    shape = list(x.shape[:2]) + [windows(s, k, t, q) for s, k, t, q in zip(x.shape[2:], kernel, stride, padding)]
    text = f", kernel_size = {kernel}, stride = {stride}, padding = {padding}"
    if p.rng.random() < 0.5:
        p.emit("max_pool2d", [x], f"{text}, dilation = [1, 1], ceil_mode = false", shape, exact=True)
    else:
        p.emit("avg_pool2d", [x], f"{text}, ceil_mode = false, count_include_pad = {p.rng.choice(('true', 'false'))}", shape)


def batch_norm(p):
    x = p.pick(lambda v: v.rank > 1 and is_float(v) and v.shape[1] != "?")
    if x:
        mean, weight, bias = (p.argument([x.shape[1]], x.dtype) for _ in range(3))
        raw = p.argument([x.shape[1]], x.dtype)
        p.emit("square", [raw], "", raw.shape)
        if p.values[-1].shape == raw.shape and p.lines[-1].split(" = ")[1].startswith("graph.square"):
            p.emit("batch_norm", [x, mean, p.values[-1], weight, bias], ", eps = 1.0e-03", x.shape)


def attention(p):
    q = p.pick(lambda v: v.rank > 2 and is_float(v) and "?" not in v.shape[-2:])
    if q:
        keys = p.rng.choice((1, 4, 7))
        k, v = (p.argument(q.shape[:-2] + (keys, n), q.dtype) for n in (q.shape[-1], p.rng.choice((2, 8))))
        p.emit("scaled_dot_product_attention", [q, k, v], f", is_causal = {p.rng.choice(('true', 'false'))}", q.shape[:-1] + (v.shape[-1],))


def permute(p):
    x = p.pick(lambda v: v.rank > 1)
    if x and p.rng.random() < 0.5:
        order = p.rng.sample(range(x.rank), x.rank)
        p.emit("permute", [x], f", dims = {order}", [x.shape[i] for i in order], exact=True)
    elif x:
        i, j = p.rng.sample(range(x.rank), 2)
        shape = list(x.shape)
        shape[i], shape[j] = shape[j], shape[i]
        p.emit("transpose", [x], f", dim0 = {i}, dim1 = {j}", shape, exact=True)


def reshape(p):
    x = p.pick(lambda v: v.rank > 1)
    if x:
        i = p.rng.randrange(x.rank - 1)
        if "?" not in x.shape[i:i + 2]:  # two neighbours become one
            shape = x.shape[:i] + (x.shape[i] * x.shape[i + 1],) + x.shape[i + 2:]
            p.emit("reshape", [x], f", sizes = [{', '.join('%b' if s == '?' else str(s) for s in shape)}]", shape, exact=True)


def slice_(p):
    x = p.pick(lambda v: any(s != "?" and s > 1 for s in v.shape))
    if x:
        dim = p.rng.choice([i for i, s in enumerate(x.shape) if s != "?" and s > 1])
        start = p.rng.randrange(x.shape[dim])
        end, step = p.rng.randint(start + 1, x.shape[dim]), p.rng.randint(1, 2)
        shape = x.shape[:dim] + ((end - start + step - 1) // step,) + x.shape[dim + 1:]
        p.emit("slice", [x], f", dim = {dim}, start = {start}, end = {end}, step = {step}", shape, exact=True)


def cat(p):
    a = p.pick(lambda v: any(s != "?" for s in v.shape))
    if a:
        dim = p.rng.choice([i for i, s in enumerate(a.shape) if s != "?"])
        rest = lambda v: v.shape[:dim] + v.shape[dim + 1:]
        b = p.pick(lambda v: v.dtype == a.dtype and v.rank == a.rank and rest(v) == rest(a) and v.shape[dim] != "?")
        p.emit("cat", [a, b], f", dim = {dim}", a.shape[:dim] + (a.shape[dim] + b.shape[dim],) + a.shape[dim + 1:], exact=True)


def squeeze(p):
    x = p.pick(lambda v: v.rank < 4)
    ones = x and [i for i, s in enumerate(x.shape) if s == 1]
    if ones:
        p.emit("squeeze", [x], f", dims = {ones}", [s for s in x.shape if s != 1], exact=True)
    elif x:
        dim = p.rng.randint(0, x.rank)
        p.emit("unsqueeze", [x], f", dim = {dim}", x.shape[:dim] + (1,) + x.shape[dim:], exact=True)


def flip(p):
    x = p.pick(lambda v: v.rank > 0)
    if x:
        p.emit("flip", [x], f", dims = [{p.rng.randrange(x.rank)}]", x.shape, exact=True)


STEPS = ([unary] * 4 + [binary] * 5 + [reduction] * 3 + [linear, matmul, softmax, layer_norm, permute, reshape, slice_] * 2 +
         [rounding, compare, where, where, cast, argmax, cat, squeeze, flip] +
         [pad, expand, clamp, conv2d, pool, batch_norm, attention])


# --- Running ---

def limits():
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))


def run_once(seed, program, path, args):
    """(command, complaint or '')"""
    command = [str(args.tcopt_run), str(path), f"--input=random:{seed}", "--check=phases"]
    command += ["--dim", f"B={1 + seed % 6}"] if program.batch == "?" else []
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=120, preexec_fn=limits)
        said = (done.stderr + done.stdout).strip()
        return command, "" if done.returncode == 0 else f"exit status {done.returncode}: {first_error(said)}"
    except subprocess.TimeoutExpired:
        return command, "no answer in 120 s"


def run_one(seed, args):
    """(seed, ops, complaint or ''). Inputs by chance can make rounding errors large: those of one program that is right
    differ for few inputs only."""
    program = Program(seed)
    path = args.keep / f"{seed}.mlir"
    path.write_text(program.text())
    command, complaint = run_once(seed, program, path, args)
    if "root mean square" in complaint and not any(run_once(seed + 6 * n, program, path, args)[1] for n in (1000, 2000, 3000)):
        complaint = ""
    if complaint:
        return seed, program.ops, f"{complaint}\n    {' '.join(command)}"
    path.unlink()
    return seed, program.ops, ""


def first_error(said):
    lines = said.splitlines()
    return next((l for l in lines if "error" in l or "differ" in l), lines[-1] if lines else "no message")[:300]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    root = pathlib.Path(__file__).resolve().parents[2]
    p.add_argument("--count", type=int, default=60)
    p.add_argument("--seed", type=int, default=1, help="of the first program")
    p.add_argument("--tcopt-run", type=pathlib.Path, default=root / "build/bin/tcopt-run")
    p.add_argument("--keep", type=pathlib.Path, default=root / "build/random-graphs")
    p.add_argument("--print", type=int, metavar="SEED", help="print a program and stop")
    p.add_argument("--json", type=pathlib.Path, help="write {passed, failed: [...]} there")
    args = p.parse_args()
    if args.print is not None:
        print(Program(args.print).text(), end="")
        return 0
    repo.need(str(args.tcopt_run))
    args.keep.mkdir(parents=True, exist_ok=True)
    results = repo.parallel(lambda seed: run_one(seed, args), range(args.seed, args.seed + args.count))
    failed = [f"{seed}: {complaint}" for seed, _, complaint in results if complaint]
    for line in failed:
        print(line)
    ops = set().union(*(ops for _, ops, _ in results)) if results else set()
    print(f"random_graphs: {len(results)} programs of {len(ops)} ops, {len(failed)} failed")
    if args.json:
        args.json.write_text(json.dumps({"passed": len(results) - len(failed), "failed": failed}))
    return 1 if failed or not results else 0


if __name__ == "__main__":
    sys.exit(main())
