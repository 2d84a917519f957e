#!/usr/bin/env python3
"""Generates C++ from the rows of pointwise ops, the records of Graph_Row in Graph*Ops.td, and functions from those of Graph_Function.
The build runs it.

  generate_rows.py --tblgen LLVM-TBLGEN -I FOLDER... --folder DIR FAMILY...

writes for each family, such as Math,

  GraphMathRules.inc         statements of addMathRules(RuleTable table)
  GraphMathDerivatives.inc   statements of addMathDerivatives(DerivativeTable t)
  GraphMathImport.inc        statements with an onnx_import::OperatorTable t
  GraphMathExport.inc        statements with an onnx_export::ExportTable t
  GraphMathBodies.inc        bodies of functions on tensors
  Rows.schema                lines of lib/NN/functions.schema for the functions of all families
  Calls.inc                  a line TCOPT_ROW(function, operands, types) for each function of a pointwise op, where types is the constraint
                             of the first operand

A file whose contents stay the same keeps its time stamp. Errors in a row are reported with its line.
"""
import argparse
import ast
import json
import pathlib
import re
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent
ROOT = FOLDER.parents[2]
TERMS = ("x", "other", "third")  # operands in Pointwise of Rules.h
FUNCTIONS = ("real", "realOnly", "floatTest", "same", "numeric", "promoted", "booleans")


class RowError(Exception):
    pass


class Row:
    def __init__(self, record, family, records):
        self.record, self.family, self.mnemonic = record, family, record["opName"]
        self.op, self.name = record["!name"].removeprefix("Graph_"), record["opName"]
        arguments = [(a["def"], name) for a, name in record["arguments"]["args"]]
        is_attribute = lambda kind: "Attr" in records[kind]["!superclasses"]
        self.operands = [name for kind, name in arguments if not is_attribute(kind)]
        self.attributes = {name: kind for kind, name in arguments if is_attribute(kind)}
        self.types = arguments[0][0]
        if len(self.operands) > len(TERMS) or {"d", "y"} & set(self.operands):
            raise RowError(f"expected at most {len(TERMS)} operands, none named d or y, but found {', '.join(self.operands)}")
        self.is_test = record["results"]["args"][0][0]["def"] == "BoolTensor"
        self.line = int(record["!locs"][0].rsplit(":", 1)[1])
        if record["function"] and record["function"] not in FUNCTIONS:
            raise RowError(f"unknown function '{record['function']}'; the functions are {', '.join(FUNCTIONS)}")
        if record["derivative"] and not self.is_flat() and len(record["derivative"]) != len(self.operands):
            raise RowError(f"{len(self.operands)} operands have {len(record['derivative'])} derivatives")
        if record["onnx"] and not self.is_composed() and not re.fullmatch(r"\w+( \d+)+", record["onnx"]):
            raise RowError(f"expected 'Name version...' or an expression of operators, but found '{record['onnx']}'")
        if self.is_composed():
            self.check_names(ast.parse(record["onnx"], mode="eval").body)

    def check_names(self, call):
        known = {*self.operands, *self.attributes, "INFINITY"}
        types = {c.func for c in ast.walk(call) if isinstance(c, ast.Call)}
        for node in ast.walk(call):
            if isinstance(node, ast.Name) and node not in types and node.id not in known:
                raise RowError(f"'{node.id}' of '{self.record['onnx']}' is no operand, attribute or number")

    def is_flat(self):
        return self.record["derivative"] == ["zero"]

    def uses(self, text, name):
        return re.search(rf"\b{name}\b", text)

    def attribute_variables(self, text, op):
        """Definitions of the attributes that an expression names."""
        lines = []
        for name, kind in self.attributes.items():
            if self.uses(text, name):
                is_number = kind == "F64Attr"
                lines.append(f"{'double' if is_number else 'auto'} {name} = {op}.{getter(name)}(){'.convertToDouble()' if is_number else ''};")
        return lines

    # --- Conversion to core ---

    def rule(self):
        text = self.record["decomposition"]
        if not text:
            return ""
        lines = [f"CoreExpr {name}(b, {wide(self.record['widens'], f'in.{getter(name)}()')});" for name in self.operands if self.uses(text, name)]
        lines += self.attribute_variables(text, "in") + [f"return {text};"]
        return (f"table.rule<graph::{self.op}>(\n    [](CoreBuilder &b, graph::{self.op}::Adaptor in) -> Value {{\n"
                + "".join(f"      {line}\n" for line in lines) + "    });\n")

    # --- Derivatives ---

    def derivative(self):
        if self.record["noDerivative"]:
            return f't.none<{self.op}, "{self.record["noDerivative"]}">();\n'
        if self.is_flat():
            return f"t.zero<{self.op}>();\n"
        formulas = ", ".join(self.formula(text) for text in self.record["derivative"])
        return f"t.pointwise<{self.op}, {formulas}>();\n" if formulas else ""

    def formula(self, text):
        terms = dict(zip(self.operands, TERMS)) | {"d": "d", "y": "y"}
        lines = [f"Expr {name} = p.{term};" for name, term in terms.items() if self.uses(text, name)]
        attributes = self.attribute_variables(text, "op")
        op = f", {self.op} op" if attributes else ""
        return f"[](P p{op}) -> Expr {{ {' '.join(lines + attributes)} return {text}; }}"

    # --- ONNX ---

    def is_composed(self):
        return "(" in self.record["onnx"]

    def imported(self):
        if not self.record["onnx"] or self.is_composed():
            return ""
        name, *versions = self.record["onnx"].split()
        function = "importUnary" if len(self.operands) == 1 else "importBinary"
        return f't.add("{name}", {{{", ".join(versions)}}}, {len(self.operands)}, {function}<{self.op}>);\n'

    def exported(self):
        onnx, booleans = self.record["onnx"], self.record["onnxOfBooleans"]
        if not onnx:
            return ""
        if not self.is_composed() and not booleans:
            return f't.add<{self.op}>("{onnx.split()[0]}");\n'
        name = onnx.partition("(")[0].split()[0]
        if booleans == "i32":
            return f't.addOrder<{self.op}>("{name}");\n'
        if booleans:
            return f't.addLogical<{self.op}>("{name}", "{booleans}");\n'
        node = ast.parse(onnx, mode="eval").body
        inputs, attributes = self.node(node)
        lines = self.attribute_variables(onnx, "op") + [f'x.node("{node.func.id}", {inputs}{attributes});']
        body = "".join(f"  {line}\n" for line in lines)
        return f"t.add<{self.op}>([]({self.op}{' op' if len(lines) > 1 else ''}, Export &x) {{\n{body}}});\n"

    def node(self, call):
        attributes = ", ".join(f'{{"{k.arg}", {self.value(k.value)}}}' for k in call.keywords)
        return "{" + ", ".join(map(self.input, call.args)) + "}", f", {{{attributes}}}" if attributes else ""

    def input(self, node):
        if isinstance(node, ast.Call):
            inputs, attributes = self.node(node)
            return f'x.e.op("{node.func.id}", {inputs}{attributes})'
        if isinstance(node, ast.Name) and node.id in self.operands:
            return f"x.in({self.operands.index(node.id)}u)"
        return f"x.number({ast.unparse(node)})"

    def value(self, node):
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return f"int64_t({node.value})"
        if isinstance(node, ast.Name) and self.attributes.get(node.id, "F64Attr") != "F64Attr":
            return f"stringifyEnum({node.id}).str()"
        return ast.unparse(node)

    # --- Functions on tensors ---

    def parameters(self):
        return ["Tensor self"] if len(self.operands) == 1 else ["Operand self", "Operand other"]

    def body(self):
        if not self.record["function"]:
            return ""
        parameters = ", ".join("const " + p.replace(" ", " &") for p in self.parameters())
        names = ", ".join(p.split()[1] for p in self.parameters())
        return (f"Tensor Bodies::{self.mnemonic}({parameters}, Place place) {{\n"
                f"  return rows::{self.record['function']}<{self.op}>({names}, place);\n}}\n")

    def section(self):
        if self.family == "Activation":
            return "Pointwise: activations"
        if len(self.operands) == 1:
            return "Pointwise: one tensor"
        return "Pointwise: comparisons" if self.is_test else "Pointwise: two tensors"

    def documentation(self):
        if self.record["documentation"]:
            return self.record["documentation"]
        names = {f"{name}[i]": p.split()[1] for name, p in zip(self.operands, self.parameters())}
        formula = self.record["formula"]
        for name, parameter in names.items():
            formula = formula.replace(name, parameter)
        summary = self.record["summary"]
        return f"{summary[0].upper()}{summary[1:]}: `{formula}`."

    def schema(self):
        if not self.record["function"]:
            return ""
        variants = "".join(f" {word}" for word in self.record["variants"].split())
        text = f"{self.mnemonic}({', '.join(self.parameters())}) -> Tensor :{variants} | {self.documentation()}\n"
        return text + (f"  aten: {self.record['aten']}\n" if self.record["aten"] else "")


class Function:
    """The function of an op that is not pointwise. It has the methods of Row that it has rows for."""

    rule = derivative = imported = exported = lambda self: ""
    CONVERSIONS = {"Tensor": "b({})", "int": "{}", "bool": "{}", "float": "llvm::APFloat({})"}
    TYPES = {"Tensor": "const Tensor &", "int": "int64_t ", "bool": "bool ", "float": "double ", "str": "std::string_view "}

    def __init__(self, record, family, records):
        self.record, self.op, self.line = record, record["!name"].removeprefix("Graph_"), int(record["!locs"][0].rsplit(":", 1)[1])
        signature = re.fullmatch(r"(\w+)\((.*)\) -> (.+)", record["signature"])
        if not signature:
            raise RowError(f"expected 'name(parameters) -> result' but found '{record['signature']}'")
        self.name, parameters, result = signature.groups()
        if result != "Tensor":
            raise RowError(f"expected one result of '{self.name}' but found '{result}'")
        self.parameters = {}
        for text in filter(None, parameters.split(", ")):
            kind, _, rest = text.partition(" ")
            self.parameters[rest.partition("=")[0]] = kind
        self.arguments = []
        for i, (kind, name) in enumerate((a["def"], name) for a, name in record["arguments"]["args"]):
            parameter = name if i else "self"
            if self.parameters.get(parameter) not in self.TYPES:
                raise RowError(f"'{self.name}' has no parameter '{parameter}' of type {', '.join(self.TYPES)}")
            self.arguments.append((parameter, records[kind]))
        if len(self.arguments) != len(self.parameters):
            raise RowError(f"'{self.name}' has {len(self.parameters)} parameters, but the op {len(self.arguments)} operands and attributes")
        self.cases = {name: [records[c["def"]]["str"] for c in records[kind["enum"]["def"]]["enumerants"]]
                      for name, kind in self.arguments if self.parameters[name] == "str"}

    def body(self):
        parameters = ", ".join(self.TYPES[kind] + name for name, kind in self.parameters.items())
        lines, values = [], []
        for name, record in self.arguments:
            kind = self.parameters[name]
            values.append(f"*{name}Value" if kind == "str" else self.CONVERSIONS[kind].format(name))
            if kind == "str":
                quoted = [f'\\"{case}\\"' for case in self.cases[name]]
                expected = f"{name} {', '.join(quoted[:-1])} or {quoted[-1]}"
                lines += [f"auto {name}Value = {records_symbolizer(record)}({name});", f"if (!{name}Value)",
                          f'  capture::refuseWord("{self.name}", "{expected}", {name}, place);']
        lines.append(f"return capture::call(place, [&](capture::Builder &b) {{ return b.make<{self.op}>({', '.join(values)}); }});")
        return f"Tensor Bodies::{self.name}({parameters}, Place place) {{\n" + "".join(f"  {line}\n" for line in lines) + "}\n"

    def section(self):
        return self.record["section"]

    def schema(self):
        variants = "".join(f" {word}" for word in self.record["variants"].split())
        text = f"{self.record['signature']} :{variants} | {self.record['documentation']}\n"
        return text + (f"  aten: {self.record['aten']}\n" if self.record["aten"] else "")


def records_symbolizer(record):
    """The function that converts text to the enumeration of an attribute."""
    return "symbolize" + record["returnType"].rpartition("::")[2].strip()


def getter(name):
    return "get" + "".join(word[:1].upper() + word[1:] for word in name.split("_"))


def wide(widens, value):
    return f"b.wide({value})" if widens else value


def source(family):
    return FOLDER / f"Graph{family}Ops.td"


def families(root=ROOT):
    text = (root / "dialects/families.cmake").read_text(encoding="utf-8")
    return re.search(r"set\(TCOPT_GRAPH_FAMILIES\s(.*?)\)", text, re.S)[1].split()


def dump(tblgen, folders, names):
    includes = "".join(f'include "tcopt/Graph/IR/Graph{name}Ops.td"\n' for name in names)
    done = subprocess.run([tblgen, "--dump-json", *(f"-I{f}" for f in folders), "-"], input=includes, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    return json.loads(done.stdout)


def read(tblgen, folders, names):
    """The rows and functions of each family, in the order of their records."""
    records, errors = dump(tblgen, folders, names), []
    found = {name: [] for name in names}
    files = {f"Graph{name}Ops.td": name for name in names}
    for kind, name in [(kind, name) for kind in (Row, Function) for name in records["!instanceof"].get(f"Graph_{kind.__name__}", [])]:
        file, line = records[name]["!locs"][0].rsplit(":", 1)
        try:
            found[files[file]].append(kind(records[name], files[file], records))
        except RowError as error:
            errors.append(f"{FOLDER / file}:{line}: error: {error}")
    if errors:
        sys.exit("\n".join(errors))
    return {name: sorted(rows, key=lambda row: row.line) for name, rows in found.items()}


def read_tree(root=ROOT):
    """The rows of a tree without a build."""
    config = subprocess.run(["llvm-config-22", "--includedir"], capture_output=True, text=True, check=True)
    with tempfile.TemporaryDirectory() as folder:
        links = pathlib.Path(folder, "tcopt")
        links.mkdir()
        for dialect in sorted((root / "dialects").glob("*/")):
            (links / dialect.name).symlink_to(dialect)
        return read("llvm-tblgen-22", [root / "include", folder, config.stdout.strip()], families(root))


def overloads(rows):
    """(family, operator, overload of ATen) of the functions of records."""
    for family, of_family in rows.items():
        for row in of_family:
            if row.schema():
                for text in row.record["aten"].split():
                    yield family, row.record["opName"], text.partition("(")[0]


def schema(rows):
    """Lines of functions.schema, below a line `#line NUMBER FILE` for each function."""
    sections = {}
    for family, of_family in rows.items():
        for row in of_family:
            if row.schema():
                at = f"#line {row.line} dialects/Graph/IR/Graph{family}Ops.td\n"
                sections.setdefault(row.section(), []).append(at + row.schema())
    return "".join(f"== {title}\n" + "".join(lines) for title, lines in sections.items())


def generate(rows):
    head = "// Generated by dialects/Graph/IR/generate_rows.py.\n"
    calls = [f"TCOPT_ROW({row.mnemonic}, {len(row.operands)}, {row.types})\n"
             for of_family in rows.values() for row in of_family if isinstance(row, Row) and row.record["function"]]
    files = {"Rows.schema": schema(rows), "Calls.inc": head + "".join(calls)}
    for family, of_family in rows.items():
        for what, method in (("Rules", "rule"), ("Derivatives", "derivative"), ("Import", "imported"), ("Export", "exported"),
                             ("Bodies", "body")):
            files[f"Graph{family}{what}.inc"] = head + "".join(getattr(row, method)() for row in of_family)
    return files


def write_changed(folder, files):
    for name, text in files.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tblgen", required=True)
    parser.add_argument("-I", dest="includes", action="append", default=[])
    parser.add_argument("--folder", type=pathlib.Path, required=True)
    parser.add_argument("families", nargs="+")
    args = parser.parse_args()
    write_changed(args.folder, generate(read(args.tblgen, args.includes, args.families)))


if __name__ == "__main__":
    main()
