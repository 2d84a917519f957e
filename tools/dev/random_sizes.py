#!/usr/bin/env python3
"""Random programs whose sizes are expressions of symbols: arguments such as tensor<?x?xf32> of the sizes [B, 2 * B + 1].

  tools/dev/random_sizes.py --count 2000      at three sizes of the symbols each, against the reference interpreter
  tools/dev/random_sizes.py --print 17        prints a program

The generator computes the sizes of each value as a Python expression. Checked are the sizes of results in the signature,
evaluated for random sizes of the symbols; the sizes and numbers of a compiled run against the interpreter
(tcopt-run --shapes); and that arguments of other sizes are refused.
"""
import argparse
import json
import pathlib
import random
import re
import resource
import subprocess
import sys

import repo

ROOT = pathlib.Path(__file__).resolve().parents[2]
MOST = 3000  # elements of a value for the sizes of SAMPLES
SAMPLES = ((3, 2, 5), (1, 1, 1), (0, 4, 2), (7, 3, 1), (2, 9, 6), (11, 5, 3))


def evaluate(size, symbols):
    return eval(str(size), {"min": min, "max": max}, symbols)  # noqa: S307: the text is the generator's own


def to_mlir(size):
    return str(size).replace("//", " floordiv ").replace("%", " mod ")


def to_python(size):
    return size.replace("floordiv", "//").replace("mod", "%")


class Value:
    def __init__(self, name, sizes, dtype="f32"):
        self.name, self.sizes, self.dtype = name, tuple(sizes), dtype

    @property
    def type(self):
        return f"tensor<{''.join('?x' if isinstance(s, str) else f'{s}x' for s in self.sizes)}{self.dtype}>"

    @property
    def rank(self):
        return len(self.sizes)


class Program:
    def __init__(self, seed):
        self.rng = random.Random(seed)
        self.symbols = "ABC"[:self.rng.randint(1, 3)]
        self.bindings = [dict(zip("ABC", sample)) for sample in SAMPLES]
        self.lines, self.made, self.args = [], 0, []
        # A symbol may occur in expressions only, which are solved for it.
        self.hidden = self.rng.choice(self.symbols) if self.rng.random() < 0.3 else ""
        for symbol in self.symbols:
            size = symbol if symbol != self.hidden else self.solvable(symbol)
            self.argument([size, *self.more_sizes()])
        for _ in range(self.rng.randint(0, 2)):
            self.argument([self.expression(), *self.more_sizes()])
        self.values = list(self.args)
        for _ in range(self.rng.randint(3, 10)):
            self.rng.choice(STEPS)(self)
        made = self.values[len(self.args):] or self.values
        self.results = self.rng.sample(made, min(len(made), 3))

    def chance(self, p):
        return self.rng.random() < p

    def more_sizes(self):
        return [self.expression() if self.chance(0.5) else self.rng.choice((1, 2, 3, 4)) for _ in range(self.rng.randint(0, 2))]

    def solvable(self, symbol):
        others = "".join(s for s in self.symbols if s != symbol and s != self.hidden)
        rest = self.rng.choice(["1", "3", "0", *others, *[f"2 * {o}" for o in others]])
        return f"({self.rng.randint(1, 3)} * {symbol} + {rest})"

    def expression(self, depth=2):
        if depth == 0 or self.chance(0.3):
            return self.rng.choice(self.symbols)
        a, b, n = self.expression(depth - 1), self.expression(depth - 1), self.rng.randint(1, 4)
        return self.rng.choice((f"({n} * {a} + {self.rng.randint(0, 3)})", f"({a} + {b})", f"({a} * {b})", f"({a} // {n})",
                                f"({a} % {n + 1})", f"min({a}, {b})", f"max({a}, {b})", f"max({a} - {n}, 1)", f"(({a} + {n}) // 2)"))

    def fits(self, sizes):
        for binding in self.bindings:
            count = 1
            for size in sizes:
                count *= evaluate(size, binding)
            if count > MOST:
                return False
        return len(sizes) <= 4

    def argument(self, sizes):
        while not self.fits(sizes) and len(sizes) > 1:
            sizes = sizes[:-1]
        if not self.fits(sizes):
            sizes = [self.rng.choice(self.symbols)] if not self.hidden else [self.solvable(self.hidden)]
        # Expressions with one value are numbers: (3 * A + 1) % 3.
        values = [{evaluate(s, binding) for binding in self.bindings} for s in sizes]
        sizes = [v.pop() if len(v) == 1 else s for s, v in zip(sizes, values)]
        self.args.append(Value(f"%arg{len(self.args)}", sizes))

    def fresh(self):
        self.made += 1
        return f"%v{self.made}"

    def is_same(self, a, b):
        return all(evaluate(a, binding) == evaluate(b, binding) for binding in self.bindings)

    def pick(self, test=lambda v: True):
        fit = [v for v in self.values if test(v)]
        return self.rng.choice(fit[-5:] if self.chance(0.5) else fit) if fit else None

    def emit(self, op, operands, attributes, sizes):
        if not self.fits(sizes):
            return None
        value = Value(self.fresh(), sizes)
        types = [o.type for o in operands] + ["index"] * len(re.findall("%d", attributes))
        uses = ", ".join(o.name for o in operands)
        self.lines.append(f"{value.name} = graph.{op} {uses}{attributes} : ({', '.join(types)}) -> {value.type}")
        self.values.append(value)
        return value

    def dim(self, value, i):
        """An index operand with a size of a value."""
        name = f"%d{len(self.lines)}"
        self.lines.append(f"{name}c = arith.constant {i} : index")
        self.lines.append(f"{name} = tensor.dim {value.name}, {name}c : {value.type}")
        return name

    # --- Steps ---

    def unary(self):
        x = self.pick()
        self.emit(self.rng.choice(("neg", "relu", "tanh")), [x], "", x.sizes)

    def add(self):
        x = self.pick()
        y = self.pick(lambda v: v.rank == x.rank and all(map(self.is_same, v.sizes, x.sizes)))
        self.emit("add", [x, y], "", [b if isinstance(a, str) and isinstance(b, int) else a for a, b in zip(x.sizes, y.sizes)])

    def cat(self):
        x = self.pick(lambda v: v.rank)
        dim = self.rng.randrange(x.rank)
        others = lambda v: [s for i, s in enumerate(v.sizes) if i != dim]
        y = self.pick(lambda v: v.rank == x.rank and all(map(self.is_same, others(v), others(x))))
        size = f"({x.sizes[dim]} + {y.sizes[dim]})"
        static = isinstance(x.sizes[dim], int) and isinstance(y.sizes[dim], int)
        rest = [b if isinstance(b, int) else a for a, b in zip(x.sizes, y.sizes)]
        self.emit("cat", [x, y], f", dim = {dim}", [*rest[:dim], evaluate(size, {}) if static else size, *rest[dim + 1:]])

    def slice(self):
        x = self.pick(lambda v: v.rank)
        dim, step = self.rng.randrange(x.rank), self.rng.choice((1, 1, 2, 3))
        start, end = self.rng.choice((0, 0, 1, 3, -2)), self.rng.choice((2, 5, -1, 2**63 - 1))
        n = x.sizes[dim]
        at = lambda place: f"max({n} - {-place}, 0)" if place < 0 else f"min({place}, {n})"
        size = f"(max({at(end)} - {at(start)} + {step - 1}, 0) // {step})"
        size = evaluate(size, {}) if isinstance(n, int) else size
        self.emit("slice", [x], f", dim = {dim}, start = {start}, end = {end}, step = {step}", [*x.sizes[:dim], size, *x.sizes[dim + 1:]])

    def pad(self):
        x = self.pick(lambda v: v.rank)
        low, high = ([self.rng.randint(0, 2) for _ in x.sizes] for _ in range(2))
        zero = self.fresh()
        self.lines.append(f"{zero} = graph.constant dense<1.5> : tensor<f32>")
        sizes = [s + a + b if isinstance(s, int) else f"({s} + {a + b})" for s, a, b in zip(x.sizes, low, high)]
        self.emit("pad", [x, Value(zero, ())], f", low = {low}, high = {high}", sizes)

    def sum(self):
        x = self.pick(lambda v: v.rank > 1)
        if x:
            dim = self.rng.randrange(x.rank)
            self.emit("sum", [x], f", dims = [{dim}], keepdim = false", [*x.sizes[:dim], *x.sizes[dim + 1:]])

    def transpose(self):
        x = self.pick(lambda v: v.rank > 1)
        if x:
            order = self.rng.sample(range(x.rank), x.rank)
            self.emit("permute", [x], f", dims = {order}", [x.sizes[i] for i in order])

    def repeat(self):
        x = self.pick(lambda v: v.rank)
        times = [self.rng.choice((1, 1, 2, 3)) for _ in x.sizes]
        sizes = [s * t if isinstance(s, int) else f"({s} * {t})" for s, t in zip(x.sizes, times)]
        self.emit("repeat", [x], f", repeats = {times}", sizes)

    def flatten(self):
        x = self.pick(lambda v: v.rank > 1 and any(isinstance(s, str) for s in v.sizes[:2]))
        if not x or not self.fits([f"({x.sizes[0]} * {x.sizes[1]})", *x.sizes[2:]]):
            return
        a, b = self.dim(x, 0), self.dim(x, 1)
        rest = [self.dim(x, i) if isinstance(s, str) else str(s) for i, s in enumerate(x.sizes[2:], 2)]
        product = f"%d{len(self.lines)}"
        self.lines.append(f"{product} = arith.muli {a}, {b} : index")
        self.emit("reshape", [x], f", sizes = [{', '.join([product, *rest])}]", [f"({x.sizes[0]} * {x.sizes[1]})", *x.sizes[2:]])

    def expand(self):
        x, y = self.pick(), self.pick(lambda v: v.rank and isinstance(v.sizes[0], str))
        if y and self.fits([y.sizes[0], *x.sizes]):
            sizes = [self.dim(y, 0), *[self.dim(x, i) if isinstance(s, str) else str(s) for i, s in enumerate(x.sizes)]]
            self.emit("expand", [x], f", sizes = [{', '.join(sizes)}]", [y.sizes[0], *x.sizes])

    def matmul(self):
        x = self.pick(lambda v: v.rank == 2)
        y = x and self.pick(lambda v: v.rank == 2 and self.is_same(v.sizes[0], x.sizes[1]))
        if y:
            self.emit("matmul", [x, y], "", [x.sizes[0], y.sizes[1]])

    # --- Text ---

    def text(self):
        entry = lambda s: str(s) if isinstance(s, int) else f'"{s}"' if s in "ABC" else f"#tcopt.size<{to_mlir(s)}>"
        dims = lambda a: f" {{graph.dims = [{', '.join(map(entry, a.sizes))}]}}" if "?" in a.type else ""
        arguments = ", ".join(f"{a.name}: {a.type}{dims(a)}" for a in self.args)
        types = ", ".join(v.type for v in self.results)
        return (f"func.func @main({arguments}) -> ({types}) {{\n" + "".join(f"  {line}\n" for line in self.lines) +
                f"  return {', '.join(v.name for v in self.results)} : {types}\n}}\n")


STEPS = (Program.unary, Program.add, Program.add, Program.cat, Program.slice, Program.slice, Program.pad, Program.sum, Program.transpose,
         Program.repeat, Program.flatten, Program.expand, Program.matmul)


# --- Checks ---

def run(command, cwd=None):
    limit = lambda: resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", timeout=120, preexec_fn=limit, cwd=cwd)
    return done.returncode, (done.stderr + done.stdout).strip()


def split(sizes):
    """The sizes of a list, at its outermost commas."""
    parts, depth = [""], 0
    for c in sizes:
        depth += (c == "(") - (c == ")")
        if c == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += c
    return [part.strip() for part in parts if part.strip()]


def check_signature(program, said):
    """Returns an error of the sizes of results in the signature, or ''."""
    line = re.search(r"#tcopt.signature<(.*)>", said)
    if not line:
        return f"no signature: {said[:300]}"
    stated = re.findall(r"result\d+: f32\[(.*?)\](?=[,)])", line.group(1).rpartition("->")[2])
    if len(stated) != len(program.results):
        return f"{len(stated)} results in {line.group(0)}"
    for value, sizes in zip(program.results, map(split, stated)):
        for own, size in zip(value.sizes, sizes, strict=True):
            if size == "?":
                # Signatures do not state numbers for dynamic dimensions: 0 * A.
                if len({evaluate(own, binding) for binding in program.bindings}) > 1:
                    return f"no size is stated for {own} of {value.name}"
                continue
            for binding in program.bindings:
                if evaluate(own, binding) != evaluate(to_python(size), binding):
                    return f"size {own} of {value.name} is stated as {size}"
    return ""


def check_refusal(program, path, tools):
    """Arguments of another size must be refused."""
    checked = [(a, i) for a in program.args for i, s in enumerate(a.sizes) if isinstance(s, str) and s not in program.symbols]
    rest = [(a, i) for a, i in checked if not (program.hidden and program.hidden in a.sizes[i])]
    if not rest:
        return ""
    arg, i = rest[0]
    binding = program.bindings[0]
    shape = [evaluate(s, binding) for s in arg.sizes]
    shape[i] += 1
    count = 1
    for size in shape:
        count *= size
    text = f"{arg.name[1:]}={''.join(f'{s}x' for s in shape)}f32={','.join(['1'] * count)}"
    dims = [f"--dim={s}={binding[s]}" for s in program.symbols]
    status, said = run([tools / "tcopt-run", path, f"--input={text}", "--input=random:1", *dims])
    return "" if status == 1 and "dimension '" in said else f"size {shape[i]} for {arg.sizes[i]} is not refused: {said[:300]}"


def compare(args, path, dims, seed):
    """Runs a program at these sizes and compares with the interpreter; returns the output."""
    status, said = run([args.tools / "tcopt-run", path, f"--input=random:{seed}", *dims,
                        "--check=interp" if seed % 4 else "--check=phases"], cwd=args.keep)
    return said if status == 0 or "error:" in said else f"error: exit status {status}: {said}"


def check(job):
    seed, args = job
    program, path = Program(seed), args.keep / f"sizes-{seed}.mlir"
    path.write_text(program.text())
    try:
        status, said = run([args.tools / "tcopt", path, "--graph-infer-shapes", "--graph-attach-signature"])
        found = said[:400] if status else check_signature(program, said)
        for binding in program.bindings[1 + seed % 4:][:3] if not found else ():
            dims = [f"--dim={s}={binding[s]}" for s in program.symbols]
            said = compare(args, path, dims, seed)
            # Inputs by chance can make rounding errors large, as in a sum near 0.
            for other in (1000, 2000, 3000) if "root mean square" in said else ():
                if not compare(args, path, dims, seed + other).startswith("tcopt-run: error"):
                    said = ""
            found = found or (f"at {dims}: {said[:400]}" if "error:" in said else check_shapes(program, binding, said) if said else "")
        found = found or (check_refusal(program, path, args.tools) if seed % 2 else "")
    except subprocess.TimeoutExpired:
        found = "no answer in 120 s"
    if not found:
        path.unlink()
        return ""
    print(f"{path}: {found}", flush=True)
    return f"{seed}: {found}"


def check_shapes(program, binding, said):
    for i, value in enumerate(program.results):
        shape = "".join(f"{evaluate(s, binding)}x" for s in value.sizes) + "f32"
        if f"result {i}: {shape}" not in said:
            return f"at {binding}: result {i} is not {shape}: {said[:300]}"
    return ""


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--count", type=int, default=100)
    p.add_argument("--seed", type=int, default=1, help="of the first program")
    p.add_argument("--tools", type=pathlib.Path, default=ROOT / "build/bin", help="folder of tcopt and tcopt-run")
    p.add_argument("--keep", type=pathlib.Path, default=ROOT / "build/random-sizes", help="folder for programs that fail")
    p.add_argument("--print", type=int, metavar="SEED", help="print a program and stop")
    p.add_argument("--json", type=pathlib.Path, help="write {passed, failed: [...]} there")
    args = p.parse_args()
    if args.print is not None:
        print(Program(args.print).text(), end="")
        return 0
    repo.need(str(args.tools / "tcopt-run"))
    args.keep.mkdir(parents=True, exist_ok=True)
    args.tools, args.keep = args.tools.resolve(), args.keep.resolve()
    failed = [f for f in repo.parallel(check, [(seed, args) for seed in range(args.seed, args.seed + args.count)]) if f]
    print(f"random_sizes: {args.count} programs, {len(failed)} failed")
    if args.json:
        args.json.write_text(json.dumps({"passed": args.count - len(failed), "failed": failed}))
    return 1 if failed or not args.count else 0


if __name__ == "__main__":
    sys.exit(main())
