#!/usr/bin/env python3
"""Generates the functions on tensors from functions.schema and from the rows of pointwise ops, Graph_Row in dialects/Graph/IR.
The build runs it; its output is not in the repository.

  generate_functions.py --rows FILE           Rows.schema, which generate_rows.py makes (default: makes it by llvm-tblgen-22)
                        --headers DIR         Functions.h, Functions/*.h and TensorMethods.h.inc of tcopt/Capture
                        --header-names NAME...
                        --sources DIR         Bodies.h and the calls of each section, *Calls.cpp
                        --source-names NAME...

It is an error if the files are not those of the names, which the build lists. A file whose contents stay the same keeps its
time stamp. Errors in the schema are reported with their lines.
"""
import argparse
import collections
import pathlib
import re
import sys
import textwrap

SCHEMA = pathlib.Path(__file__).resolve().parent / "functions.schema"
ROOT = SCHEMA.parents[2]
sys.path.insert(0, str(ROOT / "dialects/Graph/IR"))
import generate_rows  # noqa: E402

LINE = re.compile(r"(\w+)\((.*)\) -> (.+?) :([\w ]*)\| (.*)")
OVERLOADS = "  aten: "
SOURCE = re.compile(r"#line (\d+) (.+)")

TYPES = {"Tensor": "const Tensor &", "Tensor?": "const Tensor &", "Operand": "const Operand &",
         "Operand?": "const std::optional<Operand> &", "Scalar": "const Scalar &", "int": "int64_t ",
         "int?": "std::optional<int64_t> ", "float": "double ", "float?": "std::optional<double> ", "bool": "bool ",
         "Size": "const Size &", "Size?": "const std::optional<Size> &", "Sizes": "const SizeList &", "Dims": "const Dims &",
         "PerDim": "const PerDim &", "DType": "DType ", "DType?": "std::optional<DType> ", "str": "std::string_view ",
         "Tensor[]": "const std::vector<Tensor> &", "None": "std::nullopt_t ", "Floats": "const FloatList &"}
# Types of the sections ATen, whose functions C++ programs do not call. Operands is one operand or a list of them.
ATEN_TYPES = {"Tensor?[]", "Scalar?", "Operands", "Bools"}
OPERATOR_NAMES = {"+": "add", "-": "sub", "*": "mul", "/": "div", "%": "remainder", "==": "eq", "!=": "ne", "<": "lt", "<=": "le",
                  ">": "gt", ">=": "ge", "&": "bitwise_and", "|": "bitwise_or", "^": "bitwise_xor"}
UNARY_OPERATOR_NAMES = {"-": "neg", "~": "bitwise_not"}
RESULTS = {"Tensor": "Tensor", "Tensor[]": "std::vector<Tensor>", "(Tensor, Tensor)": "std::pair<Tensor, Tensor>", "bool": "bool",
           "DType": "DType", "Size": "Size", "void": "void"}
VARIANTS = ("method", "inplace", "write", "composite", "pointwise", "shaped")


class SchemaError(Exception):
    pass


class Parameter:
    def __init__(self, text, types=frozenset(TYPES)):
        self.type, _, rest = text.partition(" ")
        self.name, _, default = rest.partition("=")
        self.stated = default
        if self.type not in types:
            raise SchemaError(f"unknown type '{self.type}' of parameter '{self.name}'")
        if not self.name.isidentifier():
            raise SchemaError(f"parameter '{text}' has no name")
        self.default = default
        if default == "None":
            self.default = "{}" if self.type == "Tensor?" else "std::nullopt"
        elif self.type == "DType":
            self.default = f"DType::{default.upper()}" if default else ""
        elif self.type in ("Dims", "Sizes") and default == "{}":
            self.default = {"Dims": "Dims({})", "Sizes": "SizeList()"}[self.type]

    def declared(self):
        return f"{TYPES[self.type]}{self.name}" + (f" = {self.default}" if self.default else "")

    def defined(self):
        return f"{TYPES[self.type]}{self.name}"


class Overload:
    """An overload of ATen that a function computes. The other arguments have the names of the function's parameters."""

    def __init__(self, text, parameters):
        self.name, _, entries = text.partition("(")
        self.renames = {}    # argument -> parameter
        self.values = {}     # argument -> {value of the argument: value of the parameter}
        self.constants = {}  # parameter -> value
        self.required = {}   # argument without a parameter -> the only accepted value; any if *
        self.refused = {}    # argument -> value that is refused
        for entry in split(entries.removesuffix(")"), ", "):
            self.add(entry, {p.name for p in parameters})

    def add(self, entry, parameters):
        name, sign, right = re.match(r"(\w*)(==|!=|=|)(.*)", entry).groups()
        target, brace, table = right.partition("{")
        if name and right and sign in ("==", "!="):
            (self.required if sign == "==" else self.refused)[name] = right
        elif name and sign == "=" and target not in parameters and name in parameters and right:
            self.constants[name] = right
        elif name and (target in parameters if sign else brace and name in parameters):
            self.renames |= {name: target} if sign else {}
            self.values |= {name: dict(pair.split(": ") for pair in split(table.removesuffix("}"), ", "))} if brace else {}
        else:
            raise SchemaError(f"'{entry}' of '{self.name}' maps no argument to a parameter")


def split(text, separator):
    """The text between separators that are not in brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([{") - (character in ")]}")
        parts[-1] += character
        if not depth and parts[-1].endswith(separator):
            parts[-1] = parts[-1].removesuffix(separator)
            parts.append("")
    return [part for part in parts if part]


class Function:
    def __init__(self, line, is_internal=False):
        match = LINE.fullmatch(line)
        if not match:
            raise SchemaError(f"expected 'name(parameters) -> results : variants | documentation', but found '{line}'")
        self.name, parameters, self.result, variants, self.doc = match.groups()
        texts = [p for p in parameters.split(", ") if p and p != "*"]
        self.is_internal = is_internal
        self.parameters = [Parameter(p, TYPES.keys() | ATEN_TYPES if is_internal else TYPES) for p in texts]
        self.overloads = []
        self.variants = variants.split()
        self.is_composite = "composite" in self.variants
        self.is_overloaded = False
        self.is_pointwise = "pointwise" in self.variants
        self.is_part = False
        self.verify()

    def verify(self):
        tuple_of_tensors = re.fullmatch(r"\(Tensor(, Tensor)+\)", self.result)
        if self.result not in RESULTS and not (self.is_internal and (tuple_of_tensors or self.result == "Scalar")):
            raise SchemaError(f"unknown result '{self.result}' of '{self.name}'")
        for variant in self.variants:
            if variant not in VARIANTS:
                raise SchemaError(f"unknown variant '{variant}' of '{self.name}'; the variants are {', '.join(VARIANTS)}")
        if list(self.methods()) and not self.is_internal and (not self.parameters or self.parameters[0].type not in ("Tensor", "Operand")):
            raise SchemaError(f"'{self.name}' is a method, but its first parameter is no tensor")
        optional = [bool(p.default) for p in self.parameters]
        if optional != sorted(optional):
            raise SchemaError(f"a parameter of '{self.name}' has no default value, but one before it has")

    def key(self):
        """The C++ signature, which only one function may have."""
        return self.name, tuple(TYPES.get(p.type, p.type) for p in self.parameters)

    def list(self, parameters, how):
        place = "Place place" + (" = Place::current()" if how == "declared" else "")
        return [getattr(p, how)() for p in parameters] + [place]

    def declaration(self):
        return comment(self.doc) + wrapped(f"{RESULTS[self.result]} {self.name}(", self.list(self.parameters, "declared"), ");")

    def methods(self):
        """(name, whether it writes) of each function of Tensor."""
        if "method" in self.variants:
            yield self.name, False
        if "inplace" in self.variants:
            yield self.name + "_", True
        if "write" in self.variants:
            yield self.name, None

    def body_declaration(self):
        return wrapped(f"  static {RESULTS[self.result]} {self.name}(", self.list(self.parameters, "defined"), ");")

    def arguments(self):
        return ", ".join([p.name for p in self.parameters] + ["place"])

    def dispatch(self, signature, name, body):
        """A function whose calls run what was compiled of `body`."""
        held = ", ".join(["*this" if signature.startswith("Tensor::") and p.name == "self" else p.name
                          for p in self.parameters])
        result = RESULTS[self.result]
        names = ", ".join(p.name for p in self.parameters)
        facts = ", true" if self.is_pointwise else ""
        if self.is_part:  # Messages name what the program calls.
            name = name.lstrip("_")
        return (f"{result} {signature} {{\n"
                f'  static constexpr capture::FunctionInfo info{{"{name}", "{names}"{facts}}};\n'
                f"  return capture::dispatch<{result}>(info, place, {body}, {held}".rstrip(", ") + ");\n}\n")

    def definition(self):
        parameters = ", ".join(self.list(self.parameters, "defined"))
        body = f"Bodies::{self.name}"
        if self.is_overloaded:
            body = f"[]({parameters}) {{ return Bodies::{self.name}({self.arguments()}); }}"
        return self.dispatch(f"{self.name}({parameters})", self.name, body)

    def forward(self, name, writes):
        rest = self.parameters[1:]
        result = RESULTS[self.result]
        signature = f"Tensor::{name}({', '.join(self.list(rest, 'defined'))}) const"
        if writes:
            parameters = ", ".join(self.list(self.parameters, "defined")).replace("const Operand &self", "const Tensor &self")
            return self.dispatch(signature, name, f"[]({parameters}) {{ return capture::writeBack("
                                 f"self, tcopt::{self.name}({self.arguments()}), place); }}")
        arguments = ", ".join(["*this"] + [p.name for p in rest] + ["place"])
        return f"{result} {signature} {{\n  return tcopt::{self.name}({arguments});\n}}\n"

    def method_declaration(self, name):
        return wrapped(f"{RESULTS[self.result]} {name}(", self.list(self.parameters[1:], "declared"), ") const;")


class Section:
    def __init__(self, title):
        self.title, self.functions = title, []
        self.group, _, rest = title.partition(": ")
        self.is_internal = self.group == "ATen"
        self.header = self.group.split(" ")[0]
        self.calls = f"{self.header}{rest.split(' ')[0].capitalize()}Calls.cpp"


def read_schema(path=SCHEMA, rows=None):
    """(title of a section, its functions) in order, without the sections ATen."""
    return [(s.title, s.functions) for s in read_sections(path, rows) if not s.is_internal]


def lines_of(path, text):
    """(file, line number, line) of a schema. Lines `#line` of Rows.schema name the record of a row."""
    source, number = path, 0
    for line in text.splitlines():
        number += 1
        place = SOURCE.match(line)
        if place:
            source, number = pathlib.Path(place[2]), int(place[1]) - 1
        else:
            yield source, number, line


def read_sections(path=SCHEMA, rows=None, root=ROOT):
    """The sections of a schema, to which the functions of rows are appended: those of a file Rows.schema, or of the tree."""
    rows_text = rows.read_text(encoding="utf-8") if rows else generate_rows.schema(generate_rows.read_tree(root))
    sections, errors, seen = {}, [], set()
    section = None
    for source, number, line in [*lines_of(path, path.read_text(encoding="utf-8")), *lines_of(rows, rows_text)]:
        try:
            if line.startswith("== "):
                section = sections.setdefault(line[3:], Section(line[3:]))
            elif line.startswith(OVERLOADS):
                add_overloads(section, line.removeprefix(OVERLOADS))
            elif line and not line.startswith("#"):
                add_function(section, line, seen)
                section.functions[-1].source, section.functions[-1].line = source, number
        except SchemaError as error:
            errors.append(f"{source}:{number}: error: {error}")
    sections = list(sections.values())
    names = collections.Counter(f.name for s in sections if not s.is_internal for f in s.functions)
    for name in sorted({*OPERATOR_NAMES.values(), *UNARY_OPERATOR_NAMES.values()} - set(names)):
        errors.append(f"{path}:1: error: the function '{name}' of an operator is missing")
    if errors:
        sys.exit("\n".join(errors))
    for section in sections:
        for f in section.functions:
            f.is_overloaded = names[f.name] > 1
            f.is_part = f.name.startswith("_") and f.name[1:] in names
    return sections


def add_overloads(section, text):
    if not section or not section.functions:
        raise SchemaError("overloads precede the first function of the section")
    function = section.functions[-1]
    function.overloads += [Overload(t, function.parameters) for t in split(text, " ")]


def add_function(section, line, seen):
    function = Function(line, bool(section) and section.is_internal)
    if not section:
        raise SchemaError(f"'{function.name}' precedes the first section, a line '== title'")
    if function.key() in seen:
        raise SchemaError(f"'{function.name}' is declared with the same types of parameters twice")
    seen.add(function.key())
    function.is_pointwise |= section.header == "Pointwise" and "shaped" not in function.variants
    section.functions.append(function)


def operators(functions):
    """Overloaded operators. Their operands contain the source location of the call."""
    text = banner("Operators")
    for symbol, name in OPERATOR_NAMES.items():
        rest = [p.default for p in functions[name].parameters[2:]]
        arguments = ", ".join(["a", "b", *rest, "a.place()"])
        text += f"inline Tensor operator{symbol}(const Operand &a, const Operand &b) {{\n  return {name}({arguments});\n}}\n"
    for symbol, name in UNARY_OPERATOR_NAMES.items():
        text += f"inline Tensor operator{symbol}(const Operand &a) {{\n  return {name}(a.tensor(), a.place());\n}}\n"
    return text


def wrapped(start, items, end):
    """A list in parentheses, in lines of at most 80 columns that begin below its first item where that has room."""
    texts = [item.replace(" ", "\0") for item in items]
    texts[-1] += end.replace(" ", "\0")
    first, indent = start.replace(" ", "\0"), " " * len(start)
    before = ""
    if max(map(len, texts)) + len(start) >= 80:
        before, first, indent = start + "\n", " " * 4, " " * 4
    lines = textwrap.wrap(", ".join(texts), 80, initial_indent=first, subsequent_indent=indent, break_long_words=False,
                          break_on_hyphens=False)
    return before + "\n".join(lines).replace("\0", " ") + "\n"


def comment(text):
    return "".join(f"/// {line}\n" for line in textwrap.wrap(text, 76))


def banner(title):
    bar = "//===" + "-" * 70 + "===//"
    return f"{bar}\n// {title}\n{bar}\n\n"


def head(name, what, language=True):
    end = "-*- C++ -*-===//" if language else "===//"
    start = f"//===- {name} - {what} "
    return f"{start}{'-' * max(1, 80 - len(start) - len(end))}{end}\n// Generated by lib/NN/generate_functions.py from functions.schema.\n\n"


def family_header(name, declarations):
    guard = f"TCOPT_CAPTURE_FUNCTIONS_{name.upper()}_H"
    return (head(f"{name}.h", "functions on tensors") + f"#ifndef {guard}\n#define {guard}\n\n"
            '#include "tcopt/Capture/Tensor.h"\n#include <string_view>\n\nnamespace tcopt {\n\n' + declarations +
            f"\n}} // namespace tcopt\n\n#endif // {guard}\n")


def functions_header(headers, by_name):
    includes = "".join(f'#include "tcopt/Capture/Functions/{name}.h"\n' for name in headers)
    return (head("Functions.h", "functions on tensors") + "#ifndef TCOPT_CAPTURE_FUNCTIONS_H\n#define TCOPT_CAPTURE_FUNCTIONS_H\n\n" +
            includes + "\nnamespace tcopt {\n\n" + operators(by_name) + "\n} // namespace tcopt\n\n#endif // TCOPT_CAPTURE_FUNCTIONS_H\n")


def source_head(name):
    return (head(name, "calls of functions on tensors", language=False) +
            '#include "Bodies.h"\n#include "Capture/Eager/Dispatch.h"\n#include "Capture/Trace/Builder.h"\n\nnamespace tcopt {\n\n')


def bodies_header(functions):
    text = head("Bodies.h", "bodies of functions on tensors")
    text += ("#ifndef TCOPT_NN_FUNCTIONS_BODIES_H\n#define TCOPT_NN_FUNCTIONS_BODIES_H\n\n"
             '#include "tcopt/Capture/Tensor.h"\n#include <string_view>\n\nnamespace tcopt {\n\n'
             "/// The graphs of functions on tensors. Called while a function is traced.\nstruct Bodies {\n")
    text += "".join(f.body_declaration() for f in functions if not f.is_composite)
    return text + "};\n\n} // namespace tcopt\n\n#endif // TCOPT_NN_FUNCTIONS_BODIES_H\n"


def generate(sections):
    """Contents by name: those of the folder of headers and those of the folder of sources."""
    methods = head("TensorMethods.h.inc", "functions as members of Tensor")
    sources, families, all_functions = {}, {}, []
    for section in sections:
        families.setdefault(section.header, []).append(banner(section.title))
        text = sources.setdefault(section.calls, source_head(section.calls))
        for f in section.functions:
            all_functions.append(f)
            families[section.header].append(f.declaration())
            if not f.is_composite:
                text += f.definition()
            for name, writes in f.methods():
                methods += f.method_declaration(name)
                text += f.forward(name, writes)
        sources[section.calls] = text
    by_name = {f.name: f for f in reversed(all_functions)}
    headers = {f"Functions/{name}.h": family_header(name, "".join(texts)) for name, texts in families.items()}
    headers |= {"Functions.h": functions_header(families, by_name), "TensorMethods.h.inc": methods}
    calls = {name: text + "\n} // namespace tcopt\n" for name, text in sources.items()}
    return headers, {"Bodies.h": bodies_header(all_functions), **calls}


def check_names(schema, made, names):
    for name in sorted(made ^ set(names)) if names else []:
        problem = "is missing in lib/NN/functions.cmake" if name in made else "in lib/NN/functions.cmake belongs to no section"
        sys.exit(f"{schema}:1: error: '{name}' {problem}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--schema", type=pathlib.Path, default=SCHEMA)
    parser.add_argument("--rows", type=pathlib.Path)
    parser.add_argument("--headers", type=pathlib.Path)
    parser.add_argument("--sources", type=pathlib.Path)
    parser.add_argument("--header-names", nargs="*")
    parser.add_argument("--source-names", nargs="*")
    args = parser.parse_args()
    headers, sources = generate([s for s in read_sections(args.schema, args.rows) if not s.is_internal])
    check_names(args.schema, headers.keys(), args.header_names)
    check_names(args.schema, sources.keys(), args.source_names)
    if args.headers:
        generate_rows.write_changed(args.headers, headers)
    if args.sources:
        generate_rows.write_changed(args.sources, sources)


if __name__ == "__main__":
    main()
