#!/usr/bin/env python3
"""Writes the headers of the functions on tensors from lib/NN/functions.schema.

  check_generated_functions.py           compares, and says what differs
  check_generated_functions.py --write   writes
"""
import collections
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMA = ROOT / "lib/NN/functions.schema"
HEADERS = ROOT / "include/tcopt/Capture"
LINE = re.compile(r"(\w+)\((.*)\) -> (.+?) :([\w ]*)\| (.*)")

TYPES = {"Tensor": "const Tensor &", "Tensor?": "const Tensor &", "Operand": "const Operand &",
         "Operand?": "const std::optional<Operand> &", "Scalar": "const Scalar &", "int": "int64_t ",
         "int?": "std::optional<int64_t> ", "float": "double ", "float?": "std::optional<double> ", "bool": "bool ",
         "Size": "const Size &", "Size?": "const std::optional<Size> &", "Sizes": "const SizeList &", "Dims": "const Dims &",
         "PerDim": "const PerDim &", "DType": "DType ", "DType?": "std::optional<DType> ", "str": "std::string_view ",
         "Tensor[]": "const std::vector<Tensor> &", "None": "std::nullopt_t ", "Floats": "const FloatList &"}
OPERATOR_NAMES = {"+": "add", "-": "sub", "*": "mul", "/": "div", "%": "remainder", "==": "eq", "!=": "ne", "<": "lt", "<=": "le",
                  ">": "gt", ">=": "ge", "&": "bitwise_and", "|": "bitwise_or", "^": "bitwise_xor"}
RESULTS = {"Tensor": "Tensor", "Tensor[]": "std::vector<Tensor>", "(Tensor, Tensor)": "std::pair<Tensor, Tensor>", "bool": "bool",
           "DType": "DType", "Size": "Size", "void": "void"}


class Parameter:
    def __init__(self, text):
        self.type, rest = text.split(" ", 1)
        self.name, _, default = rest.partition("=")
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


class Function:
    def __init__(self, line):
        match = LINE.fullmatch(line)
        if not match:
            sys.exit(f"functions.schema: cannot read: {line}")
        self.name, parameters, self.result, variants, self.doc = match.groups()
        texts = [p for p in parameters.split(", ") if p and p != "*"]
        self.parameters = [Parameter(p) for p in texts]
        self.variants = variants.split()
        self.is_composite = "composite" in self.variants
        self.is_overloaded = False
        self.is_pointwise = "pointwise" in self.variants
        self.is_part = False

    def list(self, parameters, how):
        place = "Place place" + (" = Place::current()" if how == "declared" else "")
        return ", ".join([getattr(p, how)() for p in parameters] + [place])

    def declaration(self):
        return comment(self.doc) + f"{RESULTS[self.result]} {self.name}({self.list(self.parameters, 'declared')});\n"

    def methods(self):
        """(name, whether it writes) of each function of Tensor."""
        if "method" in self.variants:
            yield self.name, False
        if "inplace" in self.variants:
            yield self.name + "_", True
        if "write" in self.variants:
            yield self.name, None

    def body_declaration(self):
        return f"  static {RESULTS[self.result]} {self.name}({self.list(self.parameters, 'defined')});\n"

    def arguments(self):
        return ", ".join([p.name for p in self.parameters] + ["place"])

    def dispatch(self, number, signature, name, body):
        """A function whose calls run what was compiled of `body`."""
        held = ", ".join(["*this" if signature.startswith("Tensor::") and p.name == "self" else p.name
                          for p in self.parameters])
        result = RESULTS[self.result]
        names = ", ".join(p.name for p in self.parameters)
        facts = ", true" if self.is_pointwise else ""
        if self.is_part:  # Messages name what the program calls.
            name = name.lstrip("_")
        return (f"{result} {signature} {{\n"
                f'  static constexpr capture::FunctionInfo info{{{number}, "{name}", "{names}"{facts}}};\n'
                f"  return capture::dispatch<{result}>(info, place, {body}, {held}".rstrip(", ") + ");\n}\n")

    def definition(self, number):
        parameters = self.list(self.parameters, "defined")
        body = f"Bodies::{self.name}"
        if self.is_overloaded:
            body = f"[]({parameters}) {{ return Bodies::{self.name}({self.arguments()}); }}"
        return self.dispatch(number, f"{self.name}({parameters})", self.name, body)

    def forward(self, name, writes, number):
        rest = self.parameters[1:]
        result = RESULTS[self.result]
        signature = f"Tensor::{name}({self.list(rest, 'defined')}) const"
        if writes:
            parameters = self.list(self.parameters, "defined").replace("const Operand &self", "const Tensor &self")
            return self.dispatch(number, signature, name, f"[]({parameters}) {{ return capture::writeBack("
                                 f"self, tcopt::{self.name}({self.arguments()}), place); }}")
        arguments = ", ".join(["*this"] + [p.name for p in rest] + ["place"])
        return f"{result} {signature} {{\n  return tcopt::{self.name}({arguments});\n}}\n"

    def method_declaration(self, name):
        return f"{RESULTS[self.result]} {name}({self.list(self.parameters[1:], 'declared')}) const;\n"


def operators(functions):
    """Operators take operands, which know where the operator stands."""
    text = banner("Operators")
    for symbol, name in OPERATOR_NAMES.items():
        rest = [p.default for p in functions[name].parameters[2:]]
        arguments = ", ".join(["a", "b", *rest, "a.place()"])
        text += f"inline Tensor operator{symbol}(const Operand &a, const Operand &b) {{ return {name}({arguments}); }}\n"
    for symbol, name in {"-": "neg", "~": "bitwise_not"}.items():
        text += f"inline Tensor operator{symbol}(const Operand &a) {{ return {name}(a.tensor(), a.place()); }}\n"
    return text


def comment(text):
    return "".join(f"/// {line}\n" for line in textwrap.wrap(text, 76))


def banner(title):
    bar = "//===" + "-" * 70 + "===//"
    return f"{bar}\n// {title}\n{bar}\n\n"


def head(name, what, language=True):
    dashes = "-" * max(1, 80 - len(f"//===- {name} - {what}  -*- C++ -*-===//"))
    mode = f"{dashes}-*- C++ -*-===//" if language else "-" * max(1, 80 - len(f"//===- {name} - {what} ===//")) + "===//"
    return f"//===- {name} - {what} {mode}\n// Written by tools/dev/check_generated_functions.py from functions.schema.\n\n"


def family_header(title, declarations):
    name = title.split(":")[0].split(" ")[0]
    guard = f"TCOPT_CAPTURE_FUNCTIONS_{name.upper()}_H"
    return (f"Functions/{name}.h", head(f"{name}.h", "functions on tensors") + f"#ifndef {guard}\n#define {guard}\n\n"
            '#include "tcopt/Capture/Tensor.h"\n#include <string_view>\n\nnamespace tcopt {\n\n' + declarations +
            f"\n}} // namespace tcopt\n\n#endif // {guard}\n")


def source_head(name, what):
    return (head(name, what, language=False) +
            '#include "../../Capture/Eager/Dispatch.h"\n#include "../../Capture/Trace/Builder.h"\n#include "Bodies.h"\n\n'
            "namespace tcopt {\n\n")


def bodies_header(functions):
    text = head("Bodies.h", "bodies of functions on tensors")
    text += ("#ifndef TCOPT_NN_FUNCTIONS_BODIES_H\n#define TCOPT_NN_FUNCTIONS_BODIES_H\n\n"
             '#include "tcopt/Capture/Tensor.h"\n#include <string_view>\n\nnamespace tcopt {\n\n'
             "/// The graphs of functions on tensors. Called while a function is traced.\nstruct Bodies {\n")
    text += "".join(f.body_declaration() for f in functions if not f.is_composite)
    return text + "};\n\n} // namespace tcopt\n\n#endif // TCOPT_NN_FUNCTIONS_BODIES_H\n"


def read_schema():
    """(title of a section, its functions) in order."""
    sections = []
    for line in SCHEMA.read_text().splitlines():
        if line.startswith("== "):
            sections.append((line[3:], []))
        elif line and not line.startswith("#"):
            function = Function(line)
            function.is_pointwise |= sections[-1][0].startswith("Pointwise") and "shaped" not in function.variants
            sections[-1][1].append(function)
    names = collections.Counter(f.name for _, functions in sections for f in functions)
    for _, functions in sections:
        for f in functions:
            f.is_overloaded = names[f.name] > 1
            f.is_part = f.name.startswith("_") and f.name[1:] in names
    return sections


def generate():
    methods = head("TensorMethods.h.inc", "functions as members of Tensor")
    sources, families, all_functions = {}, {}, []
    for title, functions in read_schema():
        family = title.split(":")[0].split(" ")[0]
        families.setdefault(title.split(":")[0], []).append(banner(title))
        part = title.split(": ")[1].split(" ")[0].capitalize() if ": " in title else ""
        source = f"{family}{part}Calls.cpp"
        text = sources.setdefault(source, source_head(source, "calls of functions on tensors"))
        for f in functions:
            all_functions.append(f)
            families[title.split(":")[0]].append(f.declaration())
            if not f.is_composite:
                text += f.definition(2 * len(all_functions))
            for name, writes in f.methods():
                methods += f.method_declaration(name)
                text += f.forward(name, writes, 2 * len(all_functions) + 1)
        sources[source] = text
    headers = [family_header(title, "".join(texts)) for title, texts in families.items()]
    by_name = {}
    for f in all_functions:
        by_name.setdefault(f.name, f)
    functions = head("Functions.h", "functions on tensors") + "#ifndef TCOPT_CAPTURE_FUNCTIONS_H\n#define TCOPT_CAPTURE_FUNCTIONS_H\n\n"
    functions += "".join(f'#include "tcopt/Capture/{name}"\n' for name, _ in headers)
    functions += "\nnamespace tcopt {\n\n" + operators(by_name) + "\n} // namespace tcopt\n\n#endif // TCOPT_CAPTURE_FUNCTIONS_H\n"
    return {HEADERS / "Functions.h": functions, HEADERS / "TensorMethods.h.inc": methods,
            ROOT / "lib/NN/Functions/Bodies.h": bodies_header(all_functions),
            **{ROOT / "lib/NN/Functions" / name: text + "\n} // namespace tcopt\n" for name, text in sources.items()},
            **{HEADERS / name: text for name, text in headers}}


def formatted(path, text):
    import subprocess
    name = str(path).removesuffix(".inc")
    return subprocess.run(["clang-format-22", f"--assume-filename={name}"], input=text, capture_output=True, text=True,
                          check=True, cwd=ROOT).stdout


def main():
    wrong = []
    for path, text in generate().items():
        text = formatted(path, text)
        if "--write" in sys.argv:
            path.write_text(text)
        elif not path.exists() or path.read_text() != text:
            wrong.append(path.relative_to(ROOT))
    for path in wrong:
        print(f"{path}: differs from what check_generated_functions.py writes")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
