#!/usr/bin/env python3
"""Generates the table of ATen's overloads from lib/NN/functions.schema and lib/ATen/aten.schemas. The build runs it.

  generate_table.py --folder DIR [--rows FILE] [--names NAME...]

writes to DIR

  ATenBodies.h      declarations of the functions of the sections ATen, whose bodies are in lib/ATen/Functions
  *Overloads.cpp    a function for each overload that converts its arguments and calls the function of its row
  Table.cpp         the overloads in the order of their names

It is an error if the files are not those of --names, which the build lists. Overloads that do not fit the functions of their rows are
errors; tools/dev/check_aten.py reports them with lines.
"""
import argparse
import pathlib
import re
import sys

FOLDER = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER.parent / "NN"))
import aten_overloads as aten  # noqa: E402
import generate_functions as functions  # noqa: E402

TYPES = functions.TYPES | {"Tensor?[]": "const std::vector<Tensor> &", "Scalar?": "const std::optional<Scalar> &",
                           "Operands": "const std::vector<Operand> &", "Bools": "const std::vector<bool> &"}
# Values that parameters have for None, of types that have no None.
ABSENT = {"Dims": "Dims({})", "Sizes": "SizeList()", "Floats": "FloatList()", "str": "std::string()", "DType": "DType::F32"}
IGNORED_WORDS = {"None": "Argument()", "strided": '"strided"', "False": "false"}


def value_type(kind):
    """The C++ type of a converted argument."""
    if kind == "str":
        return "std::string"
    return re.sub(r"^const | ?&?$", "", TYPES[kind].strip()).strip()


def head(name, what, language=True):
    return functions.head(name, what, language).replace("lib/NN/generate_functions.py from functions.schema",
                                                        "lib/ATen/generate_table.py from lib/NN/functions.schema")


def quoted(text):
    return '"' + text.strip('"') + '"'


def constant(text):
    """A literal of the schema as a constant of type Argument."""
    words = {"None": "Argument()", "True": "Argument(true)", "False": "Argument(false)"}
    if text in words:
        return words[text]
    return f"Argument({text})" if re.match(r"^[-\d\"]", text) else f"Argument({quoted(text)})"


def literal(text, kind):
    """A literal of the schema as a value of a parameter's type."""
    cpp = value_type(kind)
    if text == "None":
        return "Tensor()" if kind == "Tensor?" else ABSENT.get(kind) or f"{cpp}()"
    if kind == "str":
        return f"std::string({quoted(text)})"
    if kind.startswith("DType"):
        return f"{cpp}(DType::{text.upper()})"
    if text == "{}":
        return ABSENT[kind]
    if kind in ("Dims", "PerDim", "Sizes") and text.startswith("{"):
        return f"{cpp}({text})"
    if kind == "Operands":
        return f"{cpp}{{Operand({text})}}"
    return f"{cpp}({text})"


class Call:
    """The C++ function of an overload."""

    def __init__(self, function, overload, binding, name, writes):
        self.function, self.overload, self.binding, self.name, self.writes = function, overload, binding, name, writes
        self.schema = binding.schema
        self.indices = {a.name: i for i, a in enumerate(self.schema.arguments)}
        self.arguments = {p: a for a, p in binding.bound.items()}

    def cpp_name(self):
        return "call_" + re.sub(r"\W+", "_", self.name)

    def checks(self):
        """Statements for arguments without a parameter, and for refused values."""
        lines = []
        for a in self.schema.arguments:
            i = self.indices[a.name]
            if a.name in self.overload.required:
                value = self.overload.required[a.name]
                lines += [] if value == "*" else [f"a.expect({i}, {{{constant(value)}}});"]
            elif a.name not in self.binding.bound and aten.IGNORED.get(a.name):
                lines.append(f"a.expect({i}, {{{', '.join(IGNORED_WORDS[w] for w in aten.IGNORED[a.name])}}});")
            if a.name in self.overload.refused:
                lines.append(f"a.refuse({i}, {constant(self.overload.refused[a.name])});")
        return lines

    def value(self, p):
        """The expression of a parameter."""
        if p.name in self.overload.constants:
            return literal(self.overload.constants[p.name], p.type)
        if p.name not in self.arguments:
            return literal(p.stated, p.type)
        a = next(x for x in self.schema.arguments if x.name == self.arguments[p.name])
        i = self.indices[a.name]
        if p.type == "Tensor?":
            return f"a.optionalTensor({i})"
        if p.type == "Tensor?[]":
            return f"a.optionalTensors({i})"
        converted = self.converted(a, p, i)
        table = self.binding.table(a)
        if not table:
            return converted
        absent = self.absent(a, p)
        text = "" if absent is None else f"!a.has({i}) ? {absent} : "
        for key, value in table.items():
            text += f"a.is({i}, {constant(key)}) ? {literal(value, p.type)} : "
        return text + f"a.get<{value_type(p.type)}>({i})"

    def absent(self, a, p):
        """The value of a parameter whose argument the call lacks; None if the argument is required."""
        if a.default is None:
            return None
        table = self.binding.table(a)
        if a.default in table:
            return literal(table[a.default], p.type)
        return literal(p.stated if p.stated else a.default, p.type)

    def converted(self, a, p, i):
        cpp, absent = value_type(p.type), self.absent(a, p)
        if a.type.endswith("?") and p.type in ABSENT:
            return f"a.get<{cpp}>({i}, {absent or ABSENT[p.type]}, {ABSENT[p.type]})"
        return f"a.get<{cpp}>({i}{', ' + absent if absent else ''})"

    def result(self, call):
        if self.writes:
            return f"a.written({call})"
        is_fresh = any(r.type.startswith("Tensor") for r in self.schema.results) and not self.schema.is_inplace() \
            and not self.schema.has_views()
        return f"a.copies({call})" if is_fresh else f"a.results({call})"

    def definition(self):
        name = f"ATenBodies::{self.function.name}" if self.function.is_internal else f"tcopt::{self.function.name}"
        if not self.function.is_internal and "write" in self.function.variants:
            values = [self.value(p) for p in self.function.parameters]
            call = f"{values[0]}.{self.function.name}({', '.join(values[1:] + ['a.place'])})"
        else:
            call = f"{name}({', '.join([self.value(p) for p in self.function.parameters] + ['a.place'])})"
        body = "".join(f"  {line}\n" for line in self.checks())
        if self.function.result == "void":
            body += f"  {call};\n"
        returned = "{}" if self.function.result == "void" else self.result(call)
        return f"std::vector<Argument> {self.cpp_name()}(CallArguments &a) {{\n{body}  return {returned};\n}}\n"

    def row(self):
        return f'    {{"{full_name(self.name)}", parameters_of_{self.cpp_name()}, {self.cpp_name()}}},\n'

    def parameters(self):
        rows, keyword = [], False
        for a in self.schema.arguments:
            keyword = keyword or a.name in self.schema.keywords
            required = "true" if a.default is None else "false"
            rows.append(f'{{"{a.name}", {required}, {"true" if keyword else "false"}}}')
        if not rows:
            return f"constexpr std::span<const Parameter> parameters_of_{self.cpp_name()};\n"
        return f"constexpr Parameter parameters_of_{self.cpp_name()}[] = {{\n    " + ",\n    ".join(rows) + "};\n"


def full_name(name):
    return name.replace("::", ".") if "::" in name else "aten." + name


def calls_of(section, schemas):
    for function in section.functions:
        for overload in function.overloads:
            if overload.name not in schemas:
                continue
            binding = aten.Binding(function, overload, schemas[overload.name])
            yield Call(function, overload, binding, overload.name, False)
            inplace = aten.inplace(overload.name, schemas) if "inplace" in function.variants else None
            if inplace:
                yield Call(function, overload, aten.Binding(function, overload, schemas[overload.name]), inplace, True)


def body_declaration(function):
    parameters = [TYPES[p.type] + p.name for p in function.parameters] + ["Place place"]
    result = functions.RESULTS.get(function.result, function.result)
    if function.result.startswith("("):
        result = "std::vector<Tensor>"
    doc = functions.comment(function.doc.replace("`", "")).replace("///", "  ///")
    return doc + functions.wrapped(f"  static {result} {function.name}(", parameters, ");")


def bodies(sections):
    text = head("ATenBodies.h", "functions of graphs of overloads")
    text += ("#ifndef TCOPT_ATEN_ATENBODIES_H\n#define TCOPT_ATEN_ATENBODIES_H\n\n"
             '#include "tcopt/Capture/Functions.h"\n\nnamespace tcopt::aten {\n\n'
             "/// Called while a function is traced. Lists of results are in the order of\n/// PyTorch's schema.\nstruct ATenBodies {\n")
    text += "".join(body_declaration(f) for s in sections if s.is_internal for f in s.functions)
    return text + "};\n\n} // namespace tcopt::aten\n\n#endif // TCOPT_ATEN_ATENBODIES_H\n"


def file_of(section):
    group, _, rest = section.title.partition(": ")
    words = re.findall(r"\w+", rest if section.is_internal else group + " " + rest.split(" ")[0])
    return ("ATen" if section.is_internal else "") + "".join(w.capitalize() for w in words if w not in ("and", "of", "to")) + "Overloads.cpp"


def generate(sections, schemas):
    files = {"ATenBodies.h": bodies(sections)}
    declarations, parameters, rows = [], [], []
    for section in sections:
        calls = list(calls_of(section, schemas))
        if not calls:
            continue
        name = file_of(section)
        files[name] = (head(name, "overloads of ATen", language=False) + '#include "ATen/CallArguments.h"\n#include "ATenBodies.h"\n\n'
                       "namespace tcopt::aten {\n\n" + "\n".join(c.definition() for c in calls) + "\n} // namespace tcopt::aten\n")
        for call in calls:
            declarations.append(f"std::vector<Argument> {call.cpp_name()}(CallArguments &a);\n")
            parameters.append(call.parameters())
            rows.append((full_name(call.name), call.row()))
    rows.sort()
    files["Table.cpp"] = (head("Table.cpp", "the table of ATen's overloads", language=False) + '#include "ATen/CallArguments.h"\n\n'
                          "namespace tcopt::aten {\n\n" + "".join(declarations) + "\n" + "".join(parameters) +
                          "\nstatic constexpr Overload table[] = {\n" + "".join(r for _, r in rows) +
                          "};\n\nstd::span<const Overload> overloads() { return table; }\n\n} // namespace tcopt::aten\n")
    return files


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=pathlib.Path, required=True)
    parser.add_argument("--rows", type=pathlib.Path)
    parser.add_argument("--names", nargs="*")
    args = parser.parse_args()
    files = generate(functions.read_sections(rows=args.rows), aten.read_schemas())
    for name in sorted(files.keys() ^ set(args.names)) if args.names else []:
        problem = "is missing in" if name in files else "belongs to no section, but is in"
        sys.exit(f"{functions.SCHEMA}:1: error: '{name}' {problem} lib/ATen/CMakeLists.txt")
    functions.generate_rows.write_changed(args.folder, files)


if __name__ == "__main__":
    main()
