"""Ops by their cases for backends, dialects/Graph/Conformance/*.mlir.in, also those without a step of their own.

The operands of an op that computes each element by itself (Graph_Row) are values of the program of any shape. Other ops have operands of
the types of a case, which are values of the program or new arguments. All operands are exact, so that a function may be steep. Results of floats are not exact.
"""
import ast
import itertools
import pathlib
import re
import sys

import random_programs
from random_programs import FLOATS, broadcast, pair

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "dialects/Graph/IR"))
import generate_rows  # noqa: E402

CASES = ROOT / "dialects/Graph/Conformance"
GROUPS = {"floats": "f64 f32 f16 bf16", "signed": "i64 i32 i16 i8", "ints": "i64 i32 i16 i8 ui8",
          "numbers": "f64 f32 f16 bf16 i64 i32 i16 i8 ui8", "all": "f64 f32 f16 bf16 i64 i32 i16 i8 ui8 i1"}
TENSOR = re.compile(r"tensor<((?:[?\d]+x)*)(\w+)>")
ARGUMENT = re.compile(r"(%\w+): (tensor<[^>]*>)(?: \{tcopt\.range = \[(-?\d+), (-?\d+)\]\})?(?:, |$)")


class Case:
    """A template of one op on tensors: its arguments (name, type, least, most) and the line of the op."""

    def __init__(self, ops, choices, body):
        self.ops, self.choices = ops, choices
        signature, *lines = body
        arguments = re.fullmatch(r"func\.func @main\((.*)\) -> .* \{", signature)
        statements = [line.strip() for line in lines if not re.match(r"\s*(return |\}|$)", line)]
        self.arguments = [m.groups() for m in ARGUMENT.finditer(arguments[1])] if arguments else []
        whole = bool(arguments) and ARGUMENT.sub("", arguments[1]) == "" and not re.search(r"\?(?!\d)", "".join(body))
        self.line = statements[0] if whole and len(statements) == 1 and "= $OP" in statements[0] and "{" not in statements[0] else None

    def dtypes(self):
        return [row[0] for names, rows in self.choices if names[0] == "T" for row in rows]


def rows_of(names, words):
    values = [v for word in words for v in GROUPS.get(word, word).split()]
    return [v.split(",", len(names) - 1) for v in values]


def read(path):
    """The cases of a file that a step can build."""
    for text in re.split(r"\n(?=// (?:NO )?CASE )", path.read_text()):
        head = re.match(r"// CASE (.*)", text)
        lines = text.split("\n")[1:]
        if not head or "// fails:" in text:
            continue
        comments = list(itertools.takewhile(lambda l: l.startswith("//"), lines))
        choices = [(m[1].split(), rows_of(m[1].split(), m[2].split()))
                   for m in (re.match(r"// ([A-Z][A-Z ]*): (.*)", c) for c in comments) if m]
        body = list(itertools.takewhile(lambda l: not l.startswith("//"), lines[len(comments):]))
        case = Case([op.removeprefix("graph.") for op in head[1].split()], choices, [l for l in body if l.strip()])
        if case.line:
            yield case


def written():
    """Names in the strings of all other steps, among them the ops that these steps add."""
    files = [pathlib.Path(random_programs.__file__), *sorted(set(pathlib.Path(__file__).parent.glob("*.py")) - {pathlib.Path(__file__)})]
    strings = [n.value for f in files for n in ast.walk(ast.parse(f.read_text())) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return {word for text in strings if "\n" not in text for word in text.split()}


ROWS = {row.mnemonic: row for rows in generate_rows.read_tree().values() for row in rows if isinstance(row, generate_rows.Row)}
BY_OP = {}
for _path in sorted(CASES.glob("*.mlir.in")):
    for _case in read(_path):
        for _op in _case.ops:
            BY_OP.setdefault(_op, []).append(_case)
_WRITTEN = written()
OPS = sorted(op for op in BY_OP if op not in _WRITTEN)


# --- Ops that compute each element by itself ---

def pointwise(p, op):
    row = ROWS[op]
    dtypes = {t for case in BY_OP[op] for t in case.dtypes()}
    fits = lambda v: v.exact and v.dtype in dtypes
    attributes = attributes_of(p, p.rng.choice(BY_OP[op]))
    if len(row.operands) == 2:
        a, b = pair(p, fits)
        operands, shape = ([a, b], broadcast(a.shape, b.shape)) if a else ([None], ())
    else:
        x = p.pick(fits) or p.argument(dtype=p.rng.choice(sorted(dtypes)))
        operands, shape = [x], x.shape
    if operands[0]:
        is_exact = row.is_test or operands[0].dtype not in FLOATS
        p.emit(op, operands, attributes, shape, "i1" if row.is_test else None, exact=is_exact)


def attributes_of(p, case):
    """The text between operands and types."""
    line = chosen(p, case, "", case.line)
    return re.sub(r"^(?:%\w+, )*%\w+", "", line.split("=", 1)[1].split(None, 1)[1]).rpartition(" : (")[0]


# --- Other ops ---

def chosen(p, case, op, text):
    """The text with a choice of all variables."""
    values = {name: value for names, rows in case.choices for name, value in zip(names, p.rng.choice(rows))}
    for name in sorted(values, key=len, reverse=True):
        text = text.replace(f"${name}", values[name])
    return text.replace("$OP", f"graph.{op}")


def sized(p, text):
    """Sizes `?5` are unknown in dynamic programs, if all are one size of the first dimension: others may be subject to conditions."""
    unknown = set(re.findall(r"(\w*<?)\?(\d+)", text))
    is_dynamic = p.is_dynamic and p.batch > 0 and len(unknown) == 1 and unknown.pop()[0] == "tensor<"
    return re.sub(r"\$(\d)", r"\1", re.sub(r"\?(\d+)", "?" if is_dynamic else r"\1", text))


def operand(p, type_, least, most):
    sizes, dtype = TENSOR.fullmatch(type_).groups()
    shape = tuple(s if s == "?" else int(s) for s in sizes.split("x")[:-1])
    if least is None:
        found = p.pick(lambda v: v.type == type_ and v.exact and not v.huge and not v.tiny) if p.chance() else None
        return found or p.argument(shape, dtype)
    limit = p.constant([], dtype, special=False)
    p.lines[-1] = f"{limit.name} = graph.constant dense<{int(most) - int(least) + 1}> : {limit.type}"
    value = p.emit("remainder", [p.argument(shape, dtype), limit], "", shape, exact=True)
    if int(least):
        first = p.constant([], dtype, special=False)
        p.lines[-1] = f"{first.name} = graph.constant dense<{least}> : {first.type}"
        value = p.emit("add", [value, first], "", shape, exact=True)
    return value


def structured(p, op):
    case = p.rng.choice(BY_OP[op])
    types = "\n".join(a[1] for a in case.arguments)
    *types, line = sized(p, chosen(p, case, op, f"{types}\n{case.line}")).split("\n")
    if any(least and TENSOR.fullmatch(t)[2] in FLOATS for t, (_, _, least, _) in zip(types, case.arguments)):
        return
    operands = {name: operand(p, t, least, most) for t, (name, _, least, most) in zip(types, case.arguments)}
    results = [(tuple(s if s == "?" else int(s) for s in m[1].split("x")[:-1]), m[2]) for m in TENSOR.finditer(line.rpartition("->")[2])]
    line = re.sub(r"%\w+", lambda m: operands[m[0]].name if m[0] in operands else m[0], line.split(" = ", 1)[1])
    values = [random_programs.Value(p.fresh(), s, t, t not in FLOATS, op=op) for s, t in results]
    p.lines.append(f"{', '.join(v.name for v in values)} = {line}")
    for o in operands.values():
        o.is_used = True
    for v in values:
        p.values.append(v)
        p.note(v, tuple(operands.values()))


def step(p, op=None):
    op = op or p.rng.choice(OPS)
    (pointwise if op in ROWS else structured)(p, op)


def turn(p, seed):
    """Adds two of all ops with cases, in turn, so that half as many programs as ops contain each of them."""
    for i in range(2):
        step(p, sorted(BY_OP)[(2 * seed + i) % len(BY_OP)])


STEPS = [step] * 3
TURNS = [turn]
