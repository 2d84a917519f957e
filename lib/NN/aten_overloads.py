"""The overloads of ATen that functions of functions.schema compute, bound to the recorded schemas of PyTorch's operators.

`bind` compares a row's overload with PyTorch's schema of it: each argument becomes a parameter, is ignored or has one accepted
value. The tables below have the rules that hold for all overloads.
"""
import ast
import collections
import pathlib
import re

from generate_functions import split

FOLDER = pathlib.Path(__file__).resolve().parents[1] / "ATen"
SCHEMAS = FOLDER / "aten.schemas"

# Arguments that no row names, and their accepted values, where None accepts all values. A graph has one device, and a memory format
# changes strides only, which the caller of a program determines.
IGNORED = {"layout": ("None", "strided"), "device": None, "pin_memory": ("None", "False"), "memory_format": None,
           "generator": ("None",), "non_blocking": None, "cudnn_enabled": None, "cudnn_enable": None, "implicit": None,
           "sparse_grad": None, "sparse": None}
# Value tables of arguments that no row states.
VALUES = {"reduction": {"0": '"none"', "1": '"mean"', "2": '"sum"'}}
# Enumerators of PyTorch's ScalarType.
DTYPES = {0: "ui8", 1: "i8", 2: "i16", 3: "i32", 4: "i64", 5: "f16", 6: "f32", 7: "f64", 11: "i1", 15: "bf16"}
# Types of parameters that accept a value of an argument's type. A symbolic size needs one of DYNAMIC.
ACCEPTED = {"Tensor": "Tensor Tensor? Operand Operand? Operands", "Tensor?": "Tensor? Operand? Tensor", "Tensor[]": "Tensor[] Operands",
            "Tensor?[]": "Tensor?[]",
            "Scalar": "Scalar Scalar? Operand Operand? Operands float float? int", "Scalar?": "Scalar? Operand? Scalar float",
            "Scalar[]": "Operands", "int": "int int? Size Size? Dims PerDim Sizes Scalar", "int?": "int? Size? int Size Dims",
            "int[]": "Dims PerDim Sizes", "int[]?": "Dims Sizes", "SymInt": "Size Size? Scalar Operand Sizes int int? PerDim",
            "SymInt?": "Size? int?", "SymInt[]": "Sizes Dims PerDim", "SymInt[]?": "Sizes", "float": "float float? Scalar Operand",
            "float?": "float? float Scalar", "float[]": "Floats", "float[]?": "Floats", "bool": "bool", "bool?": "bool",
            "bool[]": "Bools", "str": "str", "str?": "str", "ScalarType": "DType DType?", "ScalarType?": "DType? DType"}
DYNAMIC = {"Size", "Size?", "Sizes", "Scalar", "Scalar?", "Operand", "Operand?"}
# Values that parameters without `?` have for None.
ABSENT = {"Dims": [], "Sizes": [], "Floats": [], "str": "", "DType": "f32"}
RESULTS = {"bool": "bool", "SymBool": "bool", "ScalarType": "DType", "int": "Size", "SymInt": "Size"}

Argument = collections.namedtuple("Argument", "type name default alias")


class Schema:
    """A schema as PyTorch prints it: namespace::name.overload(arguments) -> results."""

    def __init__(self, text):
        self.text = text
        self.name, arguments, results = re.fullmatch(r"([\w:.]+)\((.*)\) -> (.*)", text).groups()
        parts = split(arguments, ", ")
        self.arguments = [argument(a) for a in parts if a != "*"]
        # Names of the arguments that are given by keyword only.
        self.keywords = {argument(a).name for a in parts[parts.index("*") + 1:]} if "*" in parts else set()
        inner = results[1:-1] if results.startswith("(") else results
        self.results = [argument(r) for r in split(inner, ", ")]

    def is_inplace(self):
        return any(a.alias.endswith("!") for a in self.arguments)

    def has_views(self):
        """Whether results share storage with arguments."""
        return any(r.alias for r in self.results) and not self.is_inplace()


def argument(text):
    """`Tensor(a!) self`, `int[1]? dim=None`. Results may lack names."""
    kind, alias, suffix, name, default = re.fullmatch(r"(\w+)(?:\(([^)]*)\))?((?:\[\d*\]|\?)*) ?(\w*)(?:=(.*))?", text).groups()
    return Argument(kind + re.sub(r"\d", "", suffix), name, default, alias or "")


def read_schemas(path=SCHEMAS):
    """Schemas by the names that overloads have in functions.schema: without `aten::`."""
    schemas = (Schema(line) for line in path.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#"))
    return {s.name.removeprefix("aten::"): s for s in schemas}


def read_list(name, folder=FOLDER):
    """Overloads of a list of lib/ATen, and the numbers behind them, 0 where a line has none."""
    lines = (folder / name).read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return {row[0].removeprefix("aten::"): int(row[1]) if len(row) > 1 else 0 for row in rows}


def literal(text, kind=""):
    """The value of a literal of either schema."""
    if text in ("{}", "", "Dims({})", "SizeList()"):
        return []
    if re.fullmatch(r"\{.*\}", text):
        text = f"[{text[1:-1]}]"
    text = {"false": "False", "true": "True"}.get(text, text)
    try:
        value = ast.literal_eval(text)
    except (ValueError, SyntaxError):
        return text
    if kind.startswith("ScalarType") and isinstance(value, int):
        return DTYPES.get(value, text)
    return value


def agrees(one, other):
    """Whether two default values are equal. A number equals a list of this number."""
    if isinstance(one, list) != isinstance(other, list):
        one, other = (one, other) if isinstance(one, list) else (other, one)
        return bool(one) and all(x == other for x in one)
    return one == other


class Binding:
    """How the arguments of an overload become the parameters of a function.

    `problems` are the reasons for which they do not. `static` are pairs of a symbolic size's argument and an integer parameter.
    """

    def __init__(self, function, overload, schema):
        self.function, self.overload, self.schema = function, overload, schema
        self.parameters = {p.name: p for p in function.parameters}
        self.problems, self.static, self.bound = [], [], {}
        named = {*overload.renames, *overload.values, *overload.required, *overload.refused}
        for name in sorted(named - {a.name for a in schema.arguments}):
            self.problems.append(f"has no argument '{name}'")
        for a in schema.arguments:
            self.bind(a)
        for p in function.parameters:
            if p.name not in self.bound.values() and p.name not in overload.constants and not p.stated:
                self.problems.append(f"provides no value for the parameter '{p.name}'")
        self.check_constants()
        self.check_results()

    def bind(self, a):
        target = self.overload.renames.get(a.name, a.name)
        if a.name in self.overload.required:
            self.check_required(a)
        elif target in self.parameters and target not in self.overload.constants:
            if target in self.bound.values():
                self.problems.append(f"has two arguments for the parameter '{target}'")
            self.bound[a.name] = target
            self.check_type(a, self.parameters[target])
            self.check_default(a, self.parameters[target])
        elif a.name in IGNORED:
            self.check_ignored(a)
        else:
            self.problems.append(f"maps the argument '{a.type} {a.name}' to no parameter")

    def check_required(self, a):
        value = self.overload.required[a.name]
        if value != "*" and a.default is not None and not agrees(literal(a.default, a.type), literal(value)):
            self.problems.append(f"requires {value} for '{a.name}', which is {a.default} by default")

    def check_ignored(self, a):
        accepted = IGNORED[a.name]
        if accepted and a.default is not None and a.default not in accepted:
            self.problems.append(f"ignores '{a.name}', which is {a.default} by default")

    def table(self, a):
        return self.overload.values.get(a.name) or (VALUES.get(a.name, {}) if a.type == "int" else {})

    def check_type(self, a, p):
        table = self.table(a)
        if p.type not in ACCEPTED.get(a.type, "").split() and len([v for v in table if v != "None"]) < 2:
            self.problems.append(f"maps '{a.type} {a.name}' to '{p.type} {p.name}'")
        if a.type.startswith("SymInt") and p.type not in DYNAMIC:
            self.static.append((a, p))
        has_none = p.type.endswith("?") or (p.type in ABSENT and (p.type != "DType" or p.stated)) or "None" in table
        if a.type.endswith("?") and not has_none and self.overload.refused.get(a.name) != "None":
            self.problems.append(f"maps no value of '{p.type} {p.name}' to None of '{a.type} {a.name}'")

    def check_default(self, a, p):
        if a.default is None or not p.stated or a.default == self.overload.refused.get(a.name):
            return
        text = self.table(a).get(a.default, a.default)
        value, ours = literal(text, a.type), literal(p.stated)
        if value is None and p.type in ABSENT:
            value = ABSENT[p.type]
        if not agrees(value, ours):
            self.problems.append(f"has the default {a.default} of '{a.name}', but '{p.name}' has {p.stated}")

    def check_constants(self):
        for name in sorted(set(self.overload.constants) & set(self.bound.values())):
            self.problems.append(f"has a constant and an argument for '{name}'")

    def check_results(self):
        theirs = [RESULTS.get(r.type, r.type) for r in self.schema.results] or ["void"]
        ours = split(self.function.result.strip("()"), ", ")
        if theirs != ours:
            self.problems.append(f"returns ({', '.join(theirs)}), but the function ({', '.join(ours)})")


def inplace(name, schemas):
    """The overload that has the arguments of a functional overload and writes to the first argument, or None. The overload names may
    differ: pow.Tensor_Scalar has pow_.Scalar."""
    packet, arguments = name.partition(".")[0] + "_", [a[:2] for a in schemas[name].arguments]
    names = [n for n, s in schemas.items() if n.partition(".")[0] == packet and [a[:2] for a in s.arguments] == arguments]
    return names[0] if names else None


def covered_names(sections):
    """Names of the overloads that functions.schema has."""
    return [o.name for section in sections for f in section.functions for o in f.overloads]


def bindings(sections, schemas):
    """(function, overload, binding) of all overloads that have schemas."""
    for section in sections:
        for function in section.functions:
            for overload in function.overloads:
                if overload.name in schemas:
                    yield function, overload, Binding(function, overload, schemas[overload.name])


def covered(sections, schemas):
    """Names of the overloads of functions.schema, and of the overloads that write for methods that write."""
    names = set()
    for function, overload, _ in bindings(sections, schemas):
        names.add(overload.name)
        if "inplace" in function.variants:
            names.add(inplace(overload.name, schemas))
    return names - {None}
