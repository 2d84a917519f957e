#!/usr/bin/env python3
"""Tests of the repository checks: each accepts a small clean tree and finds what is planted in it.

  tools/dev/selftest.py [-v] [TEST...]
"""
import json
import os
import pathlib
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest

from torch_graphs import expressions, reader

HERE = pathlib.Path(__file__).resolve().parent

OPS = """\
include "mlir/IR/OpBase.td"
include "tcopt/Graph/IR/GraphBase.td"
def AddOp : Op<Graph_Dialect, "add"> {
  let summary = "adds";
  let description = [{
    Adds.
    ```mlir
    %r = graph.add %a, %b
    ```
  }];
}
"""
BASE = """\
#ifndef GRAPH_BASE
#define GRAPH_BASE
include "mlir/IR/OpBase.td"
def Graph_Dialect : Dialect { let name = "graph"; let cppNamespace = "::tcopt::graph"; let summary = "tensors"; let description = "All."; }
#endif
"""
PASSES = """\
include "mlir/Pass/PassBase.td"
def Fold : Pass<"graph-fold"> {
  let summary = "folds";
  let description = [{
    Folds.
    ```mlir
    a
    ```
  }];
}
"""
CLEAN = {
    "include/tcopt/Support/A.h": '#include "llvm/ADT/StringRef.h"\nint a();\n',
    "include/tcopt/Runtime/tcopt_rt.h": "int rt(void);\n",
    "lib/Support/CMakeLists.txt": "tcopt_add_library(Support SOURCES A.cpp)\n",
    "lib/Support/A.cpp": '#include "tcopt/Support/A.h"\nint a() { return 1; }\n',
    "lib/Runtime/CMakeLists.txt": "tcopt_add_runtime(SOURCES Common/R.cpp)\n",
    "lib/Runtime/Common/R.cpp": '#include "tcopt/Runtime/tcopt_rt.h"\nint rt() { return 0; }\n',
    "dialects/Graph/CMakeLists.txt": "tcopt_add_library(Graph SOURCES\n  IR/G.cpp # ops\n)\n",
    "dialects/Graph/IR/G.cpp": '#include "tcopt/Support/A.h"\nint g() { return a(); }\n',
    "dialects/Graph/IR/GraphBase.td": BASE,
    "dialects/Graph/IR/GraphOps.td": OPS,
    "dialects/Graph/Transforms/Passes.td": PASSES,
    "docs/examples/one.mlir": "func.func @main() { return }\n",
    "test/Dialect/graph-fold.mlir": "// RUN: tcopt %s --graph-fold\n" + "// expected-error@+1 {{no}}\n" * 3,
}
ROW = "| {op} | 1 | {f64} | 9/9 | - | - | - | - | - | - | - | - | - | {note} |"
TABLE = "<!-- judge_opinfo: start -->\n{rows}\n<!-- judge_opinfo: end -->\n"
ONNX = """\
<!-- onnx: begin -->
| data | backend | tests | passed | wrong | refused | crashed | not applicable |
|---|---|---|---|---|---|---|---|
| opset 17 | cpu | 4 | {passed} (66.7 %) | 1 | 0 | 0 | 1 |

| operator | opset 17, cpu | not applicable | notes |
|---|---|---|---|
| {op} | 2/3 | 1 | {note} |
<!-- onnx: end -->
"""
TCOPT = '#!/bin/sh\ncase "$1" in --list-passes) echo graph-fold;; *) echo compiled;; esac\n'

# A compiler for which every program is the sum of the squares of its floats; a gradient is FACTOR times the float.
SQUARES = """\
#!/usr/bin/python3
import base64, json, struct, sys
def floats(tensor):
    data = base64.b64decode(tensor["data"]) if tensor["dtype"] == "f64" else b""
    return struct.unpack(f"<{len(data) // 8}d", data)
def tensor(shape, values):
    return {"dtype": "f64", "shape": shape, "data": base64.b64encode(struct.pack(f"<{len(values)}d", *values)).decode()}
for line in sys.stdin if "--serve" in sys.argv else ():
    request = json.loads(line)
    inputs, outer = request["inputs"], request.get("entry") and request["inputs"].pop()
    outputs = [tensor([], [sum(x * x for t in inputs for x in floats(t))])]
    if outer:
        outputs += [tensor(t["shape"], [FACTOR * x * floats(outer)[0] for x in floats(t)]) for t in inputs if t["dtype"] == "f64"]
    print(json.dumps({"ok": True, "outputs": outputs}), flush=True)
"""


TORCH_GRAPH = {
    "version": 1, "kind": "inference", "symbols": [{"name": "s0", "hint": 2, "range": [2, None]}],
    "inputs": [{"name": "x", "dtype": "f32", "sizes": ["s0"]}],
    "nodes": [{"target": "aten.add.Tensor", "args": [{"tensor": "x"}, {"float": "inf"}], "results": [{"name": "y", "dtype": "f32", "sizes": ["s0"]}]}],
    "outputs": [{"tensor": "y"}],
}

CPP_WORDS = "5 -2 2 -2 5 0.8104911352840557"  # of RandomInput.cpp: seed 0, argument 7


def tree(changes):
    """A temporary tree: CLEAN with some files changed, or left out where the change is None."""
    folder = tempfile.TemporaryDirectory()
    for name, body in {**CLEAN, "tcopt": TCOPT, **changes}.items():
        path = pathlib.Path(folder.name, name)
        if body is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(body)
    for name in ("tcopt",):
        os.chmod(pathlib.Path(folder.name, name), stat.S_IRWXU)
    return folder


class Checks(unittest.TestCase):
    def run_check(self, name, root, *arguments):
        done = subprocess.run([HERE / f"{name}.py", f"--root={root}", *arguments], capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr

    def clean(self, name, *arguments, **changes):
        with tree(changes.get("changes", {})) as root:
            code, said = self.run_check(name, root, *[a.format(root=root) for a in arguments])
            self.assertEqual(code, 0, said)

    def finds(self, name, message, changes, *arguments):
        with tree(changes) as root:
            code, said = self.run_check(name, root, *[a.format(root=root) for a in arguments])
            self.assertEqual(code, 1, said)
            self.assertIn(message, said)

    def empty(self, name, *arguments):
        """A tree without anything to check must not pass."""
        with tempfile.TemporaryDirectory() as root:
            code, said = self.run_check(name, root, *arguments)
            self.assertEqual(code, 1, said)

    def test_layers(self):
        check = "check_layers"
        self.clean(check)
        self.empty(check)
        self.finds(check, "lib/Support/A.cpp:1: support may not include Graph's IR",
                   {"lib/Support/A.cpp": '#include "tcopt/Graph/IR/GraphOps.h.inc"\n'})
        self.finds(check, "Graph's IR may not include Graph's passes", {"dialects/Graph/IR/G.cpp": '#include "tcopt/Graph/Transforms/P.h"\n'})
        self.finds(check, "Graph's IR may not include Mem's IR",
                   {"dialects/Mem/IR/M.h": "", "dialects/Graph/IR/G.cpp": '#include "tcopt/Mem/IR/M.h"\n'})
        self.finds(check, "Graph's IR may not include conversion", {"dialects/Graph/IR/X.td": 'include "tcopt/Conversion/X.td"\n'})
        self.finds(check, "the runtime includes neither MLIR nor LLVM",
                   {"lib/Runtime/Common/R.cpp": '#include "tcopt/Runtime/tcopt_rt.h"\n#include "llvm/ADT/APInt.h"\n'})
        self.finds(check, "runtime may not include support", {"lib/Runtime/Common/R.cpp": '#include "tcopt/Support/A.h"\n'})
        self.finds(check, "support may not include runtime", {"lib/Support/A.cpp": '#include "../Runtime/Common/R.h"\n',
                                                              "lib/Runtime/Common/R.h": ""})
        self.finds(check, "no layer is stated for 'lib/Strange'", {"lib/Strange/S.cpp": "\n"})
        self.finds(check, "which no layer is stated for", {"lib/Support/A.cpp": '#include "tcopt/Strange/S.h"\n'})
        self.finds(check, "capture may not include Core's IR",
                   {"dialects/Core/IR/C.h": "", "lib/Capture/T.cpp": '#include "tcopt/Core/IR/C.h"\n'})
        self.clean(check, changes={"lib/Capture/T.cpp": '#include "tcopt/Graph/IR/G.h"\n'})
        folders = {"lib/Capture/Tape/Node.h": "", "lib/Capture/Trace/T.h": "", "lib/Capture/Eager/E.h": ""}
        self.clean(check, changes={**folders, "lib/Capture/Tape/Node.cpp": '#include "../Trace/T.h"\n'})
        self.finds(check, "lib/Capture/Trace may not include lib/Capture/Tape",
                   {**folders, "lib/Capture/Trace/T.cpp": '#include "../Tape/Node.h"\n'})
        self.finds(check, "lib/Capture/Compile may not include lib/Capture/Eager",
                   {**folders, "lib/Capture/Compile/C.cpp": '#include "../Eager/E.h"\n'})
        self.finds(check, "no layer is stated for lib/Capture/Other",
                   {**folders, "lib/Capture/Other/O.cpp": '#include "../Trace/T.h"\n'})
        self.finds(check, "conversion NestToGPU may not include conversion NestToCPU",
                   {"conversions/NestToGPU/G.cpp": '#include "tcopt/Conversion/NestToCPU/C.h"\n'})
        self.clean(check, changes={"conversions/NestToGPU/G.cpp": '#include "tcopt/Conversion/NestToLoops/C.h"\n'})
        umbrella = {"include/tcopt/Capture/A.h": '#include "tcopt/Capture/detail/B.h"\n', "include/tcopt/Capture/detail/B.h": "",
                    "include/tcopt/tcopt.h": '#include "tcopt/Capture/A.h"\n'}
        self.clean(check, changes=umbrella)
        self.finds(check, "C.h:1: neither in tcopt/Capture/detail nor included", {**umbrella, "include/tcopt/Capture/C.h": "int c();\n"})
        self.finds(check, "pipelines may not include capture", {"lib/Pipelines/P.cpp": '#include "tcopt/Capture/T.h"\n'})

    def test_stage_times(self):
        def judge(found):
            with tempfile.TemporaryDirectory() as folder:
                last, reference = pathlib.Path(folder) / "last.json", pathlib.Path(folder) / "reference.json"
                times = lambda stages: json.dumps({name: {"seconds": 1, "yardsticks": y} for name, y in stages.items()})
                last.write_text(times(found))
                reference.write_text(times({"build": 100, "tests": 50}))
                run = subprocess.run((sys.executable, HERE / "stage_times.py", f"--last={last}", f"--reference={reference}"),
                                     capture_output=True, text=True)
                return run.returncode, run.stdout
        self.assertEqual(judge({"build": 109, "tests": 20, "new": 7})[0], 0)
        code, said = judge({"build": 111, "tests": 50})
        self.assertEqual(code, 1, said)
        self.assertRegex(said, "build .* 1.11 of the record  FAILED")
        self.assertEqual(judge({})[0], 1)

    def test_generate_functions(self):
        script = HERE.parents[1] / "lib/NN/generate_functions.py"
        schema = (script.parent / "functions.schema").read_text()

        def generate(text, folder, *arguments):
            path = pathlib.Path(folder) / "functions.schema"
            path.write_text(text)
            command = (sys.executable, script, "--schema", path, "--headers", f"{folder}/h", "--sources", f"{folder}/s", *arguments)
            return subprocess.run(command, capture_output=True, text=True)

        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(generate(schema, folder).returncode, 0)
            made = [p for p in pathlib.Path(folder).rglob("*.*") if p.suffix in (".h", ".cpp", ".inc")]
            for path in made:
                os.utime(path, (1, 1))
            changed = "# A comment.\n" + schema.replace("| Converts degrees to radians.", "| Converts degrees to radians!")
            self.assertEqual(generate(changed, folder).returncode, 0)
            self.assertEqual([p.name for p in made if p.stat().st_mtime != 1], ["Pointwise.h"])
            for path in made:
                os.utime(path, (1, 1))
            changed = schema.replace("\nexp2(", "\nf(Tensor self) -> Tensor : | A.\nexp2(", 1)
            self.assertEqual(generate(changed, folder).returncode, 0)
            self.assertEqual({p.name for p in made if p.stat().st_mtime != 1}, {"Bodies.h", "Pointwise.h", "PointwiseOneCalls.cpp"})
            line = schema.count("\n") + 2
            for wrong, message in (("f(Tensor self) -> Tensor | A.", "expected 'name(parameters) -> results : variants | documentation'"),
                                   ("f(Tenser self) -> Tensor : | A.", "unknown type 'Tenser' of parameter 'self'"),
                                   ("f(Tensor) -> Tensor : | A.", "parameter 'Tensor' has no name"),
                                   ("f(Tensor self) -> Tenser : | A.", "unknown result 'Tenser' of 'f'"),
                                   ("f(Tensor self) -> Tensor : inplaced | A.", "unknown variant 'inplaced' of 'f'"),
                                   ("f(int n) -> Tensor : method | A.", "'f' is a method, but its first parameter is no tensor"),
                                   ("f(int n=1, int m) -> Tensor : | A.", "a parameter of 'f' has no default value"),
                                   ("f(Scalar? a) -> Tensor : | A.", "unknown type 'Scalar?' of parameter 'a'"),
                                   ("  aten: f", "overloads precede the first function of the section"),
                                   ("exp2(Tensor a) -> Tensor : | A.", "'exp2' is declared with the same types of parameters twice")):
                said = generate(schema + "== Special\n" + wrong + "\n", folder).stderr
                self.assertIn(f"functions.schema:{line}: error: {message}", said)
            self.assertIn("precedes the first section", generate("f() -> Tensor : | A.\n" + schema, folder).stderr)
            for entry in ("n=m", "n", "n==", "{None: 1}"):
                said = generate(f"{schema}  aten: f({entry})\n", folder).stderr
                self.assertIn(f"functions.schema:{line - 1}: error: '{entry}' of 'f' maps no argument to a parameter", said)
            self.assertIn("the function 'add' of an operator is missing", generate(schema.replace("\nadd(", "\nadds("), folder).stderr)
            new = schema + "== Special\nf(Tensor self) -> Tensor : | A.\n"
            names = [p.name for p in (pathlib.Path(folder) / "s").iterdir()]
            self.assertEqual(generate(schema, folder, "--source-names", *names).returncode, 0)
            self.assertIn("'SpecialCalls.cpp' is missing in lib/NN/functions.cmake", generate(new, folder, "--source-names", *names).stderr)
            self.assertIn("'Old.cpp' in lib/NN/functions.cmake belongs to no section",
                          generate(schema, folder, "--source-names", *names, "Old.cpp").stderr)

    def test_generate_rows(self):
        folder = HERE.parents[1] / "dialects/Graph/IR"
        base = (folder / "GraphMathOps.td").read_text()

        def generate(old, new):
            with tempfile.TemporaryDirectory() as made:
                root = pathlib.Path(made)
                shutil.copytree(folder, root / "tcopt/Graph/IR")
                (root / "tcopt/Graph/IR/GraphMathOps.td").write_text(base.replace(old, new, 1))
                include = subprocess.run(["llvm-config-22", "--includedir"], capture_output=True, text=True).stdout.strip()
                done = subprocess.run([sys.executable, folder / "generate_rows.py", "--tblgen", "llvm-tblgen-22", "-I", root, "-I",
                                       HERE.parents[1] / "include", "-I", include, "--folder", root / "rows", "Math"],
                                      capture_output=True, text=True)
                made = {p.name: p.read_text() for p in (root / "rows").glob("*")} if done.returncode == 0 else {}
                return made, done.stderr

        tan = '  let decomposition = "sin(x) / cos(x)";\n'
        for text, message in (('let function = "unreal";', "unknown function 'unreal'"),
                              ('let derivative = ["d", "d"];', "1 operands have 2 derivatives"),
                              ('let onnx = "Tan";', "expected 'Name version...' or an expression of operators"),
                              ('let onnx = "Tan(y)";', "'y' of 'Tan(y)' is no operand, attribute or number")):
            body = base[base.index(tan):].split("}")[0]
            self.assertRegex(generate(body, body + "  " + text + "\n")[1], rf"GraphMathOps.td:\d+: error: {re.escape(message)}")
        made = generate(tan, tan.replace("sin(x) / cos(x)", "sin(x) * 2.0"))[0]
        self.assertIn("return sin(x) * 2.0;", made["GraphMathRules.inc"])
        self.assertIn('t.add("Tan", {7, 22}, 1, importUnary<TanOp>);', made["GraphMathImport.inc"])
        self.assertIn("tan(Tensor self) -> Tensor : method inplace | Tangent of an angle in radians: `tan(self)`.\n  aten: tan\n", made["Rows.schema"])

    def test_aten(self):
        """A row for each mistake. The last row is right: the only finding about it is that no table counts it."""
        source = HERE.parents[1]
        row = "f{n}(Tensor self, Size n=1, DType? dtype=None) -> Tensor : | `abs(self)` and graph.abs.\n  aten: "
        wrong = [(row + overload, message) for overload, message in
                 (("f{n}", "maps the argument 'bool flag' to no parameter"),
                  ("f{n}(flag==True)", "requires True for 'flag', which is False by default"),
                  ("f{n}(flag==False, other==1)", "has no argument 'other'"),
                  ("f{n}(flag==False, n=1)", "maps the argument 'SymInt n' to no parameter"),
                  ("f{n}(flag==False, n=dtype)", "maps 'SymInt n' to 'DType? dtype'"),
                  ("g{n}", "is not in lib/ATen/aten.schemas"),
                  ("add.Tensor", "'add.Tensor' is listed 2 times"))]
        right = row + "f{n}(flag==False)"
        wrong += [(right.replace("Size n=1", "Size n=2"), "has the default 1 of 'n', but 'n' has 2"),
                  (right.replace("Size n=1", "Size n, Size m"), "provides no value for the parameter 'm'"),
                  (right.replace("-> Tensor", "-> (Tensor, Tensor)"), "returns (Tensor), but the function (Tensor, Tensor)"),
                  (right.replace("abs(", "absent("), "calls 'absent', which is no function"),
                  (right.replace("graph.abs", "graph.absent"), "names 'graph.absent', which is no op"),
                  (right.replace(" : |", " : inplace |"), "no overload of 'f{n}' has an in-place overload")]
        overload = "aten::f{n}(Tensor self, SymInt n=1, *, bool flag=False, ScalarType? dtype=None, Layout? layout=None) -> Tensor\n"

        def check(rows):
            with tempfile.TemporaryDirectory() as folder:
                root = pathlib.Path(folder)
                for name in ("include", "dialects", "conversions", "tools"):
                    (root / name).symlink_to(source / name)
                shutil.copytree(source / "lib/ATen", root / "lib/ATen")
                with open(root / "lib/ATen/aten.schemas", "a") as file:
                    file.writelines(overload.format(n=n) for n in range(len(rows)))
                (root / "docs").mkdir()
                (root / "docs/Conformance.md").touch()
                (root / "lib/NN").mkdir()
                schema = (source / "lib/NN/functions.schema").read_text() + "\n== ATen: tests\n"
                (root / "lib/NN/functions.schema").write_text(schema + "".join(text.format(n=n) + "\n" for n, text in enumerate(rows)))
                return self.run_check("check_aten", root)[1]

        self.empty("check_aten")
        said = check([right])
        self.assertIn("docs/Conformance.md:1: the tables of ATen are old", said)
        self.assertIn(" 1 findings", said)
        said = check([text for text, _ in wrong])
        for n, (_, message) in enumerate(wrong):
            self.assertRegex(said, r"(?m)^lib/NN/functions.schema:\d+: .*" + re.escape(message.format(n=n)))

    def test_options(self):
        check = "check_options"
        tables = {f"include/tcopt/Support/{name}": (HERE.parents[1] / "include/tcopt/Support" / name).read_text()
                  for name in ("CompileOptions.def", "CallOptions.def")}
        for finding, changes in (("a member", {"lib/Capture/A.h": "struct A {\n  bool allowAtomics = false;\n};\n"}),
                                 ("a flag", {"tools/t/A.cpp": 'cl::opt<bool> atomics{\n    "allow-atomics"};\n'}),
                                 ("a variable", {"lib/Support/E.cpp": 'auto v = getenv("TCOPT_ALLOW_ATOMICS");\n'})):
            self.finds(check, f"{finding} of the option '", {**tables, **changes})

    def test_format(self):
        self.clean("check_format")
        self.empty("check_format")
        self.finds("check_format", "lib/Support/A.cpp:2: not formatted", {"lib/Support/A.cpp": "int a();\nint  a( ){return 1;}\n"})
        self.finds("check_format", "unittests/U.cpp:1: not formatted", {"unittests/U.cpp": "int  a;\n"})

    def test_sizes(self):
        check = "check_sizes"
        function = lambda n, above="": above + "int f() {\n" + "  a();\n" * (n - 2) + "}\n"
        small = "".join(f"int f{i}() {{ return {i}; }}\n" for i in range(60))
        self.clean(check)
        self.empty(check)
        self.finds(check, "the median function has 9 lines", {"lib/Support/A.cpp": function(9), "dialects/Graph/IR/G.cpp": function(9)})
        self.finds(check, "lib/Support/A.cpp:1: 'f' has 61 lines", {"lib/Support/A.cpp": function(61), "lib/Support/B.cpp": small})
        self.finds(check, "of the functions have over 60 lines", {"lib/Support/A.cpp": function(61)})
        reason = "// NOLINTNEXTLINE(readability-function-size): one table\n"
        self.clean(check, changes={"lib/Support/A.cpp": function(61, reason), "lib/Support/B.cpp": small})
        self.finds(check, "lib/Support/A.cpp:1: 801 lines", {"lib/Support/A.cpp": "// a\n" * 801})
        self.finds(check, "more than the budget", {"lib/Support/A.cpp": "// a\n" * 150_000})
        methods = "class Trace {\n" + "".join(f"  void f{i}();\n" for i in range(26)) + "};\n"
        self.finds(check, "class Trace has 26 methods", {"lib/Capture/Trace/Trace.h": methods})

    def test_language(self):
        check, record = "check_language", "tools/dev/language_counts.json"
        comment = lambda *lines: {"lib/Support/A.cpp": "".join(f"// {line}\n" for line in lines) + "int a();\n"}
        plain = ("Returns the size of the tensor.", "The pool starts one thread for each core.")
        bad = "What a thread knows of its tensors."
        self.clean(check, changes={record: "{}", **comment(*plain)})
        self.empty(check)
        self.finds(check, "lib/Support: 1 sentences to decode, recorded are 0", {record: "{}", **comment(*plain, bad)})
        self.finds(check, f"lib/Support/A.cpp:3: begins with a clause instead of the thing it describes: {bad}",
                   {record: "{}", **comment(*plain, bad)})
        self.clean(check, changes={record: '{"lib/Support": 1}', **comment(*plain, bad)})
        # A sentence over two lines is one, wherever the wording is; a second one in the area is one too many.
        self.clean(check, changes={record: '{"lib/Support": 1}', **comment("Counts the bytes", "of what was read and says", "so.")})
        self.finds(check, "lib/Support: 2 sentences", {record: '{"lib/Support": 1}', **comment(bad, *plain, bad)})
        # Code, directives of tests and code in backquotes are no prose.
        self.clean(check, changes={record: "{}", "test/a.mlir": "// RUN: what it says\n// CPU: what it says\n%what = graph.says it\n",
                                   "docs/A.md": "Returns `what it says` of a tensor.\n```\nWhat it says of that.\n```\n"})
        for path, text in (("docs/A.md", f"# A\n\n{bad}\n"), ("tools/a.py", f'"""{bad}"""\n'), ("tools/b.py", f"x = 1  # {bad}\n"),
                           ("dialects/Graph/A.td", f"def A {{\n  let description = [{{\n    {bad}\n  }}];\n}}\n"),
                           ("lib/NN/a.schema", f"relu(Tensor x) -> Tensor : | {bad}\n")):
            self.finds(check, f"{path}:", {record: "{}", path: text})
        with tree({record: '{"lib/Support": 3, "docs": 1}', **comment(bad), "docs/A.md": f"{bad}\n\n{bad}\n"}) as root:
            self.assertEqual(self.run_check(check, root, "--record"), (0, "lib/Support: 3 -> 1\n"))
            self.assertEqual(self.run_check(check, root)[0], 1)
            self.assertEqual(self.run_check(check, root, "--record", "--allow-rise"), (0, "docs: 1 -> 2\n"))
            self.assertEqual(self.run_check(check, root)[0], 0)

    def test_pass_tests(self):
        check, tcopt = "check_pass_tests", "--tcopt={root}/tcopt"
        self.clean(check, tcopt)
        self.finds(check, "no test/**/graph-fold.mlir", {"test/Dialect/graph-fold.mlir": None}, tcopt)
        self.finds(check, "RUN lines do not use", {"test/Dialect/graph-fold.mlir": "// RUN: tcopt %s --graph-fold-more\n"}, tcopt)
        self.finds(check, "nothing was checked", {"tcopt": "#!/bin/sh\n"}, tcopt)
        self.finds(check, "--list-passes failed", {"tcopt": "#!/bin/sh\necho graph-fold; exit 1\n"}, tcopt)
        self.empty(check)

    def test_op_docs(self):
        check = "check_op_docs"
        self.clean(check)
        self.empty(check)
        plant = lambda old, new: {"dialects/Graph/IR/GraphOps.td": OPS.replace(old, new)}
        self.finds(check, "GraphOps.td:3: op 'graph.add' has no summary", plant('"adds"', '""'))
        self.finds(check, "op 'graph.add' has no example", plant("```", ""))
        self.finds(check, "has no example that shows 'graph.add'", plant("graph.add", "graph.sub"))
        self.finds(check, "llvm-tblgen refuses it", plant("def AddOp", "definition"))
        self.finds(check, "pass 'graph-fold' has no description",
                   {"dialects/Graph/Transforms/Passes.td": 'include "mlir/Pass/PassBase.td"\ndef Fold : Pass<"graph-fold">;\n'})
        self.finds(check, "no passes found", {"dialects/Graph/Transforms/Passes.td": None})

    def test_op_facts(self):
        check = "check_op_facts"
        facts = 'class Fact;\ndef NoBroadcast : Fact;\ndef NoFlops : Fact;\ndef UnstatedFlops : Fact;\ndef Keeps : Fact;\n'
        interfaces = "".join(f'def {name} : OpInterface<"{name}">;\n' for name in ("OpFactsInterface", "FlopsOpInterface"))
        stated = "Fact broadcasting = NoBroadcast;\nFact flops = NoFlops;\nFact autocast = Keeps;\n"
        op = OPS.replace('"add">', '"add", [OpFactsInterface, FlopsOpInterface]>').replace("  let summary", stated + "  let summary")
        plant = lambda old, new: {"dialects/Graph/IR/GraphOps.td": op.replace("def AddOp", facts + interfaces + "def AddOp").replace(old, new)}
        self.clean(check, changes=plant("", ""))
        self.empty(check)
        self.finds(check, "op 'graph.add' states no flops", plant("Fact flops = NoFlops;\n", ""))
        self.finds(check, "op 'graph.add' states no flops", plant("flops = NoFlops", "flops = UnstatedFlops"))
        self.finds(check, "has not the interface OpFactsInterface", plant("[OpFactsInterface, ", "["))

    def test_conformance(self):
        check = "check_conformance"

        def rows(*given, **onnx):
            table = TABLE.format(rows="\n".join(ROW.format(op=o, f64=c, note=n) for o, c, n in given))
            table += ONNX.format(**{"op": "Add", "passed": 2, "note": 1, **onnx})
            return {"docs/Conformance.md": table, "lib/Import/ONNX/P.cpp": 't.add("Add", {1}, 2, importAdd);\n'}
        good = ("add", "9/9", "")
        self.clean(check, changes=rows(("add", "9/9", "")))
        self.clean(check, changes=rows(("add", "99/100", "1")))
        self.empty(check)
        self.finds(check, "graph.add has no row", rows(("sub", "9/9", "")))
        self.finds(check, "no sample of graph.add agrees in f64", rows(("add", "0/1", "1")))
        self.finds(check, "failures of graph.add have no note", rows(("add", "99/100", "")))
        self.finds(check, "failures of graph.add have no note", rows(("add", "99/100", "1, ?")))
        self.finds(check, "96 of 100 samples agree", rows(("add", "87/91", "1")))
        self.finds(check, "Add of the importer has no row", rows(good, op="Sub"))
        self.finds(check, "failures of Add have no note", rows(good, note=""))
        self.finds(check, "opset 17, cpu do not add up", rows(good, passed=3))
        self.finds(check, "no table of ONNX's tests", {**rows(good), "docs/Conformance.md": TABLE.format(rows="")})

    def test_adding_an_op(self):
        check = "check_adding_an_op"
        head = "## A {} operator: `graph.{}`\n\n| | file of | path | edit |\n|---|---|---|---|\n"
        row = "| {} | a place | `{}` | an edit |\n"

        def page(*more, places=1):
            rows = [row.format(1, "dialects/Graph/IR/Graph<Family>Ops.td"), row.format(2, "test/Dialect/*.mlir"), *more]
            rows += [row.format(n, "lib/*.cpp") for n in range(3, places + 1)]
            return head.format("pointwise", "twist") + "".join(rows) + "\n" + head.format("structured", "twist_all") + "".join(rows)
        tree_of = {"dialects/Graph/IR/GraphTwistOps.td": 'def Graph_TwistOp : Graph_Op<"twist">;\ndef Graph_TwistAllOp : Graph_Op<"twist_all">;\n',
                   "test/Dialect/twist.mlir": "%0 = graph.twist %x\n%1 = graph.twist_all %0\n", "docs/AddingAnOp.md": page()}
        self.clean(check, changes=tree_of)
        self.empty(check)
        extra = {"lib/Interpreter/T.cpp": "graph::TwistOp op;\n"}
        self.finds(check, "lib/Interpreter/T.cpp:1: graph.twist is named in no place", {**tree_of, **extra})
        self.finds(check, "lib/Interpreter/T.cpp:1: graph.twist_all is named in no place", {**tree_of, "lib/Interpreter/T.cpp": '"graph.twist_all"\n'})
        self.clean(check, changes={**tree_of, **extra, "docs/AddingAnOp.md": page(row.format(3, "lib/Interpreter/*.cpp"))})
        self.clean(check, changes={**tree_of, **extra, "docs/AddingAnOp.md": page("| | by a command | `lib/Interpreter/**` | |\n")})
        self.finds(check, "a pointwise operator takes 10 places, more than 9", {**tree_of, "docs/AddingAnOp.md": page(places=10)})
        self.finds(check, "a structured operator takes 13 places, more than 12", {**tree_of, "docs/AddingAnOp.md": page(places=13)})
        many = {f"lib/T{n}.cpp": "graph::TwistOp op;\n" for n in range(8)}
        self.finds(check, "graph.twist is named in 10 files, more than 9", {**tree_of, **many, "docs/AddingAnOp.md": page(places=3)})
        self.finds(check, "the page has no table of a structured operator", {**tree_of, "docs/AddingAnOp.md": page().split("\n\n## A str")[0]})
        self.finds(check, "no file names graph.twist", {"docs/AddingAnOp.md": page()})

    def test_cmake_sources(self):
        check = "check_cmake_sources"
        self.clean(check)
        self.empty(check)
        self.finds(check, "lib/Support/B.cpp:1: not listed in a CMakeLists.txt", {"lib/Support/B.cpp": ""})
        self.finds(check, "dialects/Graph/IR/G.cpp:1: not listed", {"dialects/Graph/CMakeLists.txt": "# IR/G.cpp\n"})
        self.finds(check, "lib/Other/B.cpp:1: not listed in a CMakeLists.txt", {"lib/Other/B.cpp": ""})
        self.finds(check, "instead of globbing", {"lib/Support/CMakeLists.txt": "file(GLOB A.cpp *.cpp)\n# \nadd(A.cpp)\n"})

    def test_generated_docs(self):
        check = "check_generated_docs"
        self.empty(check)
        self.finds(check, "docs/Passes.md:1: missing", {})
        with tree({}) as root:
            self.assertEqual(self.run_check(check, root, "--write")[0], 0)
            self.assertEqual(self.run_check(check, root)[0], 0)
            doc = pathlib.Path(root, "docs/Dialects/Graph.md")
            self.assertIn("graph.add", doc.read_text())
            self.assertIn("graph-fold", pathlib.Path(root, "docs/Passes.md").read_text())
            ops = pathlib.Path(root, "dialects/Graph/IR/GraphOps.td")
            ops.write_text(ops.read_text().replace("Adds.", "Subtracts."))
            code, said = self.run_check(check, root)
            self.assertEqual(code, 1)
            self.assertRegex(said, r"docs/Dialects/Graph.md:\d+: not what")
            self.assertEqual(self.run_check(check, root, "--write")[0], 0)
            doc.with_name("Gone.md").write_text("")
            self.assertIn("no dialect of this name", self.run_check(check, root)[1])

    def test_determinism(self):
        check, tcopt = "check_determinism", "--tcopt={root}/tcopt"
        self.clean(check, tcopt)
        self.finds(check, "docs/examples/one.mlir:1: two runs printed different bytes", {"tcopt": "#!/bin/sh\necho $$\n"}, tcopt)
        self.finds(check, "tcopt ended with 139", {"tcopt": "#!/bin/sh\n[ $1 = --version ] || exit 139\n"}, tcopt)
        self.finds(check, "accepted none", {"tcopt": "#!/bin/sh\nexit 1\n"}, tcopt)
        self.finds(check, "nothing was checked", {"docs/examples/one.mlir": None}, tcopt)
        self.empty(check)

    def test_determinism_sees_addresses(self):
        """The run without randomisation differs from the others exactly where a byte depends on an address."""
        if subprocess.run(["setarch", "-R", "true"], capture_output=True).returncode:
            self.skipTest("setarch -R is not permitted")
        # Bit 18 of the personality is ADDR_NO_RANDOMIZE.
        script = "#!/bin/sh\n[ $(( 0x$(cat /proc/self/personality) & 0x40000 )) -eq 0 ] && echo a || echo b\n"
        self.finds("check_determinism", "without address space randomisation printed other", {"tcopt": script}, "--tcopt={root}/tcopt")

    def test_random_graphs(self):
        """The fuzz says which program's gradient is wrong, and keeps it."""
        def run(factor):
            with tree({"tcopt": SQUARES.replace("FACTOR", factor)}) as root:
                report = pathlib.Path(root, "report.json")
                done = subprocess.run(["/usr/bin/python3", HERE / "random_graphs.py", "--seed=3", "--count=2", f"--json={report}",
                                       f"--tcopt-run={root}/tcopt", f"--keep={root}/kept"], capture_output=True, text=True)
                self.assertTrue(report.is_file(), done.stdout + done.stderr)
                return done.returncode, json.loads(report.read_text()), pathlib.Path(root, "kept/4-gradient.mlir").is_file()
        self.assertEqual(run("2"), (0, {"passed": 3, "failed": []}, False))
        code, report, kept = run("2.001")
        self.assertEqual((code, report["passed"], kept), (1, 2, True))
        self.assertRegex("".join(report["failed"]), r"^4: gradient differs: .*\n.*random_gradients.py --seed 4 --count 1")

    def test_count_plans(self):
        """Each figure that rises or falls, and each row that is missing, is found; a table that was written is accepted."""
        row = '{"file":"%s","entry":"main","target":"cpu","calls":%s,"loop_calls":0,"extern_calls":0,"units":2,"bytes":%s,' \
              '"assumed_sizes":0,"state_calls":0,"state_bytes":0,"arena_bytes":64,"assumed_slots":0}'

        def tool(*rows, end=""):
            return "#!/bin/sh\n" + "".join(f"echo '{row % r}'\n" for r in rows) + end

        def run(root, *arguments, **tools):
            for name, body in tools.items():
                path = pathlib.Path(root, name)
                path.write_text(body)
                path.chmod(stat.S_IRWXU)
            done = subprocess.run([HERE / "count_plans.py", f"--folder={root}", f"--tool={root}/count", f"--json={root}/report.json",
                                   *arguments], capture_output=True, text=True)
            return done.returncode, done.stdout + done.stderr
        good = tool(("a.mlir", 3, 320), ("b.mlir", 5, 10))
        with tree({"a.mlir": "", "b.mlir": ""}) as root:
            self.assertIn("a, main, cpu: has no row in the table", run(root, count=good)[1])
            self.assertEqual(run(root, "--write", count=good)[0], 0)
            self.assertEqual(run(root, count=good)[0], 0)
            code, said = run(root, count=tool(("a.mlir", 4, 300), ("b.mlir", 5, 10)))
            self.assertEqual(code, 1)
            self.assertIn("a, main, cpu: calls rose from 3 to 4, bytes fell from 320 to 300\n", said)
            self.assertIn("1 figures rose, 1 fell. If that is meant: tools/dev/count_plans.py --write", said)
            report = json.loads(pathlib.Path(root, "report.json").read_text())
            self.assertEqual((report["passed"], len(report["failed"])), (1, 1))
            self.assertIn("b, main, cpu: is in the table, but was not counted", run(root, count=tool(("a.mlir", 3, 320)))[1])
            code, said = run(root, count=tool(("a.mlir", 3, 320), ("b.mlir", 5, 10), end="echo error: b >&2\nexit 1\n"))
            self.assertEqual((code, "error: b" in said), (1, True))
            pathlib.Path(root, "counts.md").write_text(pathlib.Path(root, "counts.md").read_text().replace("| 3 |", "| 2 |").replace(" 3 |", " 2 |"))
            self.assertIn("calls rose from 2 to 3", run(root, count=good)[1])
        with tree({"count": "#!/bin/sh\n"}) as root:
            self.assertIn("nothing was counted", run(root)[1])

    def torch_graphs(self, changes, message):
        """A recorded graph with some fields changed is rejected with the message, or accepted without one."""
        with tempfile.TemporaryDirectory() as root:
            path = pathlib.Path(root, "test/Import/Torch/graphs/a.jsonl.xz")
            path.parent.mkdir(parents=True)
            header = {"version": 1, "packages": {"torch": "2.15.0"}, "runs": {"inf-dyn": {"graphs": ["g"]}}}
            reader.write(path, header, [reader.Recorded("g", {**TORCH_GRAPH, **changes}, None)])
            code, said = self.run_check("check_torch_graphs", root)
            self.assertEqual(code, 1 if message else 0, said)
            self.assertIn(message, said)

    def test_torch_graphs(self):
        node, inputs = TORCH_GRAPH["nodes"][0], TORCH_GRAPH["inputs"]
        size = lambda text: {"inputs": [{**inputs[0], "sizes": [text]}]}
        self.empty("check_torch_graphs")
        self.torch_graphs({}, "")
        self.torch_graphs(size("max(1, s0//2) % 3 - -s0"), "")
        self.torch_graphs({"version": 2}, "version 2, expected 1")
        self.torch_graphs({"strange": 1}, "unknown fields ['strange'] of a graph")
        self.torch_graphs(size("s1"), "no symbol 's1' for 's1'")
        self.torch_graphs(size("s0 +"), "expected an operand, found '' in 's0 +'")
        self.torch_graphs(size("s0**2"), "expected an operand, found '*' in 's0**2'")
        self.torch_graphs({"facts": ["s0"]}, "expected a relation")
        self.torch_graphs({"symbols": [{"name": "s0", "hint": 1, "range": [2, None]}]}, "the hint 1 of 's0' is outside")
        self.torch_graphs({"inputs": 2 * inputs}, "'x' is defined twice")
        self.torch_graphs({"outputs": [{"tensor": "z"}]}, "'z' is not defined, expected a tensor")
        self.torch_graphs({"outputs": [{"size": "y"}]}, "'y' is tensor, expected a size")
        self.torch_graphs({"nodes": [{**node, "args": [{"float": "infinite"}]}]}, "float 'infinite'")
        self.torch_graphs({"nodes": [{**node, "args": [{"graph": "f"}]}]}, "no graph 'f'")
        self.torch_graphs({"nodes": [{**node, "location": 0}]}, "location 0 of 'aten.add.Tensor', the table has 0")
        self.torch_graphs({"output_groups": {"results": 2}}, "output_groups have 2 outputs, expected 1")
        self.torch_graphs({"aliases": [{"output": 0, "is_input": "y"}]}, "alias {'output': 0, 'is_input': 'y'}")
        self.torch_graphs({"nodes": None}, "malformed: TypeError")

    def test_size_expressions(self):
        value = lambda text, **of: expressions.value(expressions.parse(text), of)
        self.assertEqual(value("a + 2*b - 3", a=5, b=7), 16)
        self.assertEqual(value("a - b - c", a=1, b=2, c=3), -4)
        self.assertEqual(value("a*b//c", a=3, b=5, c=2), 7)
        self.assertEqual(value("-(-a//4)", a=9), 3)
        self.assertEqual(value("-7 % a", a=4), 1)
        self.assertEqual(value("max(1, a//2, min(a, 3))", a=9), 4)
        self.assertEqual(expressions.symbols(expressions.parse("a*(b + a)")), {"a", "b"})

    def test_torch_graph_numbers(self):
        """Random inputs are those of C++; a check notices a wrong order of elements and an error beyond the tolerance."""
        script = ("import numpy as np; from torch_graphs import replay as r; w = r.words(5, 0, 7); a = np.arange(12.0)\n"
                  "def say(x, dtype='f32', **more): print(r.disagreement(r.check_of(x), {**r.check_of(a), **more}, 12, dtype).split(' ')[0])\n"
                  "print(*r.in_range(w, -3, 7), f'{r.units(w)[4]:.17g}')\n"
                  "say(a); say(a.reshape(3, 4).T.reshape(-1)); say(a + 1e-6); say(a + 1e-3); say(a + 1e-3, error=1e-2); say(a + 1, 'i64')\n"
                  "say(np.where(a == 3, np.inf, a))\n")
        done = subprocess.run(["/usr/bin/python3", "-c", script], capture_output=True, text=True, cwd=HERE)
        self.assertEqual(done.stdout.split("\n"), [CPP_WORDS, "", "dot", "", "sum", "", "sum", "sum", ""], done.stderr)

    def test_rejections(self):
        self.clean("check_rejections")
        self.empty("check_rejections")
        self.finds("check_rejections", "2 expected-errors, not more than the 2", {"test/Dialect/graph-fold.mlir": "// expected-error\n" * 2})

    def test_doc_examples(self):
        check, headers = "check_doc_examples", f"--include={HERE.parents[1] / 'include'}"
        page = lambda code, before="": {"docs/A.md": f"# A\n{before}\n```cpp\n{code}\n```\n"}
        self.clean(check, headers, changes=page("Tensor y = relu(x);"))
        self.finds(check, "docs/A.md:5:", page("Tensor y;\ny = relu(x, 1, 2);"), headers)
        self.finds(check, "docs/A.md:4: 'tcopt/No.h' file not found", page('#include "tcopt/No.h"'), headers)
        self.finds(check, "docs/A.md:2: 'not compiled' gives no reason", page("no code", "<!-- not compiled: -->"), headers)
        name, program = "docs/examples/a/a.cpp", '#include "tcopt/tcopt.h"\ntcopt::Tensor f(tcopt::Tensor x) { return x + 1; }\n'
        readme = lambda code, file=program: {"README.md": f"<!-- file: {name} -->\n```cpp\n{code}```\n", name: file}
        self.clean(check, headers, changes={**page("no code", "<!-- not compiled: a sketch -->"), **readme(program)})
        self.finds(check, "README.md:4: differs from line 2 of docs/examples/a/a.cpp", readme(program.replace("1", "2")), headers)
        self.finds(check, f"README.md:1: no file '{name}'", readme(program, None), headers)
        self.finds(check, "README.md:4: ", readme(*2 * [program.replace("Tensor f", "Tenser f")]), headers)
        self.finds(check, "README.md:1: expected '<!-- file: ", {"README.md": "```cpp\nx + 1;\n```\n"}, headers)
        self.finds(check, "no examples found", page("no code", "<!-- not compiled: a sketch -->"), headers)
        self.empty(check)


if __name__ == "__main__":
    unittest.main(argv=sys.argv)
