#!/usr/bin/env python3
"""Writes the programs whose kernels count_plans.py counts: test/Plans/<model>.<static|symbolic>.mlir.

  tools/dev/record_plans.py [--only NAME ...] [--keep DIR]

Needs torch, torchvision, transformers and onnxscript, as judge_models.py does, and a build. Each model is exported by
PyTorch's ONNX exporter with the sizes of the sample and with symbolic ones, and imported. A file has three functions:

  @forward   the model as users import it: its weights are constants, which become the program's state
  @model     the model as a function of its parameters, as judge_model_gradients.py exports it
  @gradient  the results of @model and the gradients of its parameters

Constants of floats have no data (`dense_resource` without a resource), which keeps the files small: tcopt-count gives them
random elements. Integers, which shapes follow from, are as they were.
"""
import argparse
import math
import pathlib
import re
import subprocess
import sys
import tempfile

import judge_model_gradients
import judge_models

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "test/Plans"
# Models of judge_models.py and more_models.py.
MODELS = ("bert convnext_tiny densenet121 gpt2 llama lstm mamba mobilenet_v3 resnet18 t5 unet vit whisper_encoder").split()
# Constants of floats with more elements are written without data.
MOST_ELEMENTS = 4


def tool(name, *words):
    done = subprocess.run([ROOT / "build/bin" / name, *map(str, words)], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{name}: {done.stderr[-2000:]}")
    return done.stdout


# --- export ---


def made_once(model, module):
    return judge_models.Wrapped(lambda: module, model.inputs, model.names, model.dynamic, model.sizes, model.unrolled)


def export_function(model, module, path, symbolic):
    """The model as a function of its parameters; returns the number of these."""
    import torch
    parameters = dict(module.named_parameters())
    values = [p.detach().clone() for p in parameters.values()] + list(model.inputs())
    dims = [{d: torch.export.Dim.AUTO for d in model.open_dims(n, True)} for n in model.names]
    options = {"dynamic_shapes": ((*[None] * len(parameters), *dims),)} if symbolic else {}
    torch.onnx.export(judge_model_gradients.function_of(module, list(parameters)), tuple(values), str(path), dynamo=True,
                      input_names=[f"a{i}" for i in range(len(values))], verbose=False, **options)
    return len(parameters)


# --- the imported function ---


class Argument:
    def __init__(self, name, kind, attributes):
        self.name, self.kind, self.attributes = name, kind, attributes

    @property
    def text(self):
        return f"{self.name}: {self.kind}{self.attributes}"


class Imported:
    """The function `main` of an ONNX file, taken apart."""

    def __init__(self, path):
        program = path.with_suffix(".mlirbc")
        tool("tcopt-translate", path, "-o", program)
        lines = tool("tcopt", program, "--mlir-elide-resource-strings-if-larger=0").splitlines()
        start = next(i for i, line in enumerate(lines) if "func.func @main(" in line)
        end = next(i for i, line in enumerate(lines) if i > start and line == "  }")
        self.body = [without_data(line) for line in lines[start + 1:end + 1]]
        if any("func.func" in line for line in lines[1:start] + lines[end:]):
            sys.exit(f"{path}: expected one function")
        arguments, _, results = lines[start].partition(") -> ")
        self.arguments = [Argument(m[1], m[2], m[3] or "") for m in
                          re.finditer(r"(%arg\d+): (tensor<[^>]*>)( \{[^}]*\})?", arguments)]
        self.results = re.findall(r"tensor<[^>]*>", re.sub(r"\{[^}]*\}", "", results))
        self.dims = result_dims(program)

    def function(self, name):
        return function(name, [a.text for a in self.arguments], self.results, self.body)


def result_dims(program):
    """The sizes of the results after ingest, numbers or symbols."""
    found = tool("tcopt", program, "--tcopt-compile=stop-after=ingest target-cpu=haswell",
                 "--mlir-elide-resource-strings-if-larger=0")
    signature = re.search(r"func.func @main\(.*tcopt.signature<\(.*\) -> \((.*?)\)>", found)
    return [spec.split(", ") for spec in re.findall(r"\w+\[([^\]]*)\]", signature[1])]


def without_data(line):
    """A constant of floats without its data."""
    found = re.match(r"(.*constant )dense(?:_resource)?<[^>]*>( : tensor<([\dx]+)xb?f\d+>)$", line)
    is_splat = found and re.search(r"constant dense<[^\"\[]", line)
    if not found or is_splat or math.prod(map(int, found[3].split("x"))) <= MOST_ELEMENTS:
        return line
    without_data.count += 1
    return f"{found[1]}dense_resource<w{without_data.count}>{found[2]}"


# --- the file ---


def function(name, arguments, results, lines):
    return [f"  func.func {name}({', '.join(arguments)}) -> ({', '.join(results)}) {{", *lines]


def cotangents(made):
    """Yields a cotangent for each result of floats, with its sizes."""
    for i, (kind, dims) in enumerate(zip(made.results, made.dims, strict=True)):
        if re.search(r"[x<]b?f\d+>", kind):
            named = ", ".join(d if d.isdigit() else f'"{d}"' for d in dims)
            yield Argument(f"%ct{i}", kind, f" {{graph.dims = [{named}]}}" if "?" in kind and "*" not in dims else "")


def gradient(made, parameters):
    """A call of @model and its gradients with respect to the first arguments."""
    given, kinds = list(cotangents(made)), [a.kind for a in made.arguments]
    results = made.results + kinds[:parameters]
    op = (f"    %r:{len(results)} = grad.vjp @model({', '.join(a.name for a in made.arguments)}) "
          f"cotangents({', '.join(a.name for a in given)}) arguments = {list(range(parameters))} : "
          f"({', '.join(kinds + [a.kind for a in given])}) -> ({', '.join(results)})")
    end = [f"    return {', '.join(f'%r#{i}' for i in range(len(results)))} : {', '.join(results)}", "  }"]
    return function("@gradient", [a.text for a in made.arguments + given], results, [op, *end])


def named_dims(lines, inputs, model):
    """Lines with the model's names for symbols instead of the exporter's."""
    text, names = "\n".join(lines), {}
    for name, argument in zip(model.names, inputs, strict=True):
        found = re.search(r"graph.dims = \[([^\]]*)\]", argument.attributes)
        for i, dim in enumerate(found[1].split(", ") if found else ()):
            if dim.startswith('"') and i in model.dynamic[name]:
                names.setdefault(dim, f'"{model.dynamic[name][i]}"')
    return re.sub('"[^"]*"', lambda m: names.get(m[0], m[0]), text)


def versions():
    import torch
    import torchvision
    import transformers
    return ", ".join(f"{m.__name__} {m.__version__.partition('+')[0]}" for m in (torch, torchvision, transformers))


def program(name, model, symbolic, folder):
    import torch
    torch.manual_seed(0)
    module, onnx = model.make(), folder / f"{name}.onnx"
    judge_models.export_one(made_once(model, module), onnx, dynamo=True, dynamic=symbolic)
    forward = Imported(onnx)
    parameters = export_function(model, module, onnx, symbolic)
    made = Imported(onnx)
    inputs = made.arguments[parameters:]
    for argument in made.arguments[:parameters]:
        argument.attributes = ""
    graphs = [named_dims(forward.function("@forward"), forward.arguments, model),
              named_dims(made.function("private @model"), inputs, model), named_dims(gradient(made, parameters), inputs, model)]
    return "\n".join(["module {", *graphs, "}"]) + "\n"


def record(name, model, symbolic, folder):
    kind = "symbolic" if symbolic else "static"
    without_data.count = 0
    text = (f"// Written by tools/dev/record_plans.py: {name} of judge_models.py, {kind} sizes.\n// {versions()}\n" +
            program(name, model, symbolic, folder))
    path = FOLDER / f"{name}.{kind}.mlir"
    path.write_text(text)
    print(f"{path.relative_to(ROOT)}: {len(text)} bytes", flush=True)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--only", nargs="*", choices=MODELS, default=MODELS, metavar="NAME")
    p.add_argument("--keep", type=pathlib.Path, metavar="DIR", help="keep the ONNX files there")
    args = p.parse_args()
    import more_models
    known = judge_models.models() | more_models.models()
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        folder = args.keep or pathlib.Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        for name in args.only:
            for symbolic in (False, True):
                record(name, known[name], symbolic, folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
