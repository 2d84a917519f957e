"""Writes graphs that AOTAutograd produces (torch.fx) as TorchGraph objects, the JSON of docs/TorchGraph.md."""
import base64
import functools
import math
import operator
import pathlib
import re

import torch
from torch._subclasses.fake_tensor import unset_fake_temporarily
from torch.utils import _pytree as pytree

from . import VERSION, fakes
from .sizes import Sizes
from .strides import Strides

DTYPES = {
    torch.float64: "f64", torch.float32: "f32", torch.float16: "f16", torch.bfloat16: "bf16", torch.int64: "i64", torch.int32: "i32",
    torch.int16: "i16", torch.int8: "i8", torch.uint8: "ui8", torch.uint16: "ui16", torch.uint32: "ui32", torch.uint64: "ui64",
    torch.bool: "i1", torch.complex64: "c64", torch.complex128: "c128", torch.float8_e4m3fn: "f8E4M3FN", torch.float8_e5m2: "f8E5M2",
}
MODULE = "torch/nn/", "torch/_", "torch/utils/", "torch/functional.py"  # frames that are not the user's
OWN = "tools/dev/torch_graphs/"  # the folder of models.py and forms.py
FRAME = re.compile(r'File "([^"]+)", line (\d+), in .*\n((?: {4}.*\n?)*)')
SYMBOLIC = {torch.SymInt: "size", torch.SymFloat: "number", torch.SymBool: "boolean", int: "size", float: "number", bool: "boolean"}
REQUIRED = "inputs", "nodes", "outputs"
LITERALS = {torch.device: "device", torch.layout: "layout", torch.memory_format: "memory_format"}


class NotWritable(Exception):
    """The format has no form for an argument or a node."""


class Table:
    """Distinct rows, referred to by index."""

    def __init__(self):
        self.rows = {}

    def index(self, row):
        return self.rows.setdefault(row, len(self.rows))

    def list(self):
        return [list(r) if isinstance(r, tuple) else r for r in self.rows]


@functools.cache
def short_path(path, roots=()):
    """The path from a folder of packages or of the roots; the last two names of other paths."""
    for root in map(str, roots):
        if path.startswith(root + "/"):
            return path[len(root) + 1:]
    before, found, after = path.rpartition("site-packages/")
    return after if found else "/".join(pathlib.PurePath(path).parts[-2:])


@functools.cache
def module_path(text):
    """`L['self'].encoder.layer[0]`, or Dynamo's source of a parameter, as `encoder.layer.0`."""
    text = re.sub(r"^L\['[^']*'\]", "", text)
    text = re.sub(r"\.?_(modules|parameters|buffers)(?=\[)", "", text)
    return re.sub(r"\[['\"]?([^'\"\]]*)['\"]?\]", r".\1", text).strip(".")


def constant_text(x):
    """A float of JSON; infinities and NaN as strings."""
    return x if math.isfinite(x) else "nan" if math.isnan(x) else "inf" if x > 0 else "-inf"


@functools.cache
def target_name(target):
    if isinstance(target, torch._ops.OpOverload):
        return str(target)
    if isinstance(target, torch._ops.HigherOrderOperator):
        return "higher_order." + target.name()
    return f"{target.__module__}.{target.__name__}"


def bytes_of(tensor):
    """Little-endian bytes in row-major order, also while fake tensors are traced."""
    with unset_fake_temporarily():
        flat = tensor.detach().cpu().contiguous().reshape(-1)
        return bytes(flat.view(torch.uint8).tolist()) if flat.numel() else b""


class Writer:
    """Writes a graph and its subgraphs. `roots` are folders that paths become relative to; None keeps whole paths."""

    def __init__(self, roots=None):
        self.sizes, self.locations, self.modules, self.roots = Sizes(), Table(), Table(), roots and tuple(roots)
        self.strides, self.tensors, self.places = Strides(self.sizes), {}, {}  # rows by metadata, indices of locations by traces

    def write(self, module, kind, metadata=None, sources=()):
        """The object of a graph of AOTAutograd; `metadata` is its fw_metadata, `sources` has rows for the inputs of the forward graph."""
        fakes.correct(module.graph)
        body = Body(self, module)
        row = body.write(sources, kind)
        facts, unsaid = self.sizes.facts()
        found = {"version": VERSION, "kind": kind, "symbols": list(self.sizes.rows.values()), "facts": facts, "unwritable_facts": unsaid,
                 "locations": self.locations.list(), "modules": self.modules.list(), **row}
        if metadata is not None and kind != "backward":
            found.update(calling_convention(metadata, row))
        return {name: value for name, value in found.items() if value != [] or name in REQUIRED}

    # --- Values ---

    def value(self, name, v):
        """A row of an input or a result."""
        if isinstance(v, torch.Tensor):
            return {"name": name, **self.tensor(v)}
        if v is None:
            return {"name": name, "kind": "none"}
        kind = next((SYMBOLIC[t] for t in (torch.SymInt, torch.SymFloat, torch.SymBool, bool, int, float) if isinstance(v, t)), None)
        if kind is None:
            raise NotWritable(f"{name}: a value of {type(v).__name__}")
        return {"name": name, "kind": kind, **({"value": self.sizes.of(v)} if kind == "size" else {})}

    def tensor(self, t):
        """A row of a tensor without its name, which is made once for equal metadata."""
        layout = t.layout  # a function of fake tensors, as is their device
        key = t.dtype, t.device, layout, self.strides.key(t) if layout is torch.strided else t
        if key not in self.tensors:
            self.tensors[key] = self.tensor_row(t)
        return self.tensors[key]

    def tensor_row(self, t):
        if t.dtype not in DTYPES:
            raise NotWritable(f"dtype {t.dtype}")
        row = {"dtype": DTYPES[t.dtype], "sizes": [self.sizes.of(s) for s in t.shape]}
        if t.layout is not torch.strided:
            return {**row, "layout": str(t.layout)[6:]}
        if not self.strides.is_row_major(t):
            row["strides"] = [self.sizes.of(s) for s in t.stride()]
        if t.device.type != "cpu":
            row["device"] = str(t.device)
        return row

    def location(self, node):
        """The user's line of a node and its module, as indices."""
        row = {}
        place = self.place_of(node.meta.get("stack_trace") or "")
        if place is not None:
            row["location"] = place
        stack = node.meta.get("nn_module_stack") or node.meta.get("fwd_nn_module_stack")
        if stack:
            path = module_path(next(reversed(stack.values()))[0])
            if path:
                row["module"] = self.modules.index(path)
        return row

    def place_of(self, trace):
        """The index of the location of a trace, None without one."""
        if trace not in self.places:
            self.places[trace] = self.find_place(trace)
        return self.places[trace]

    def find_place(self, trace):
        found = next((f for f in self.frames(trace) if not f[0].startswith(MODULE)), None) or next(self.frames(trace), None)
        if found is None:
            return None
        short, file, line, text = found
        # Only the repository's own source text is stored.
        text = text.split("\n")[0].strip() if self.roots and short.startswith(OWN) else ""
        return self.locations.index((file if self.roots is None else short, line, text))

    def frames(self, trace):
        """Rows (short path, path, line, text) of the frames of a trace, the innermost first."""
        at = len(trace)
        while (at := trace.rfind('File "', 0, at)) >= 0:
            if match := FRAME.match(trace, at):
                file, line, text = match.groups()
                yield short_path(file, self.roots or ()), file, int(line), text


class Body:
    """Inputs, constants, nodes and outputs of one fx.Graph."""

    def __init__(self, writer, module):
        self.writer, self.module, self.graph = writer, module, module.graph
        self.constants, self.graphs, self.parts = {}, {}, {}
        self.names, self.references = {}, {}

    def write(self, sources=(), kind=""):
        self.find_parts()
        inputs, nodes, outputs = [], [], []
        for node in self.graph.nodes:
            if node.op == "placeholder":
                inputs.append(self.input(node, sources, kind))
            elif node.op == "get_attr":
                self.attribute(node)
            elif node.op == "call_function":
                if node not in self.parts:
                    nodes.append(self.node(node))
            elif node.op == "output":
                outputs = [self.argument(a) for a in pytree.tree_leaves(node.args[0], is_leaf=lambda a: a is None)]
            else:
                raise NotWritable(f"{node.op} {node.target}")
        row = {"inputs": inputs, "constants": list(self.constants.values()), "nodes": nodes, "outputs": outputs, "graphs": self.graphs}
        return {name: value for name, value in row.items() if value or name in REQUIRED}

    def find_parts(self):
        """Nodes that select a result of another node: (node, index)."""
        for node in self.graph.find_nodes(op="call_function", target=operator.getitem):
            source, index = node.args
            if isinstance(source.meta.get("val"), (list, tuple)) and isinstance(index, int):
                self.parts[node] = source, index

    def input(self, node, sources, kind):
        row, desc = self.writer.value(node.name, node.meta.get("val")), node.meta.get("desc")
        if type(desc).__name__ == "PlainAOTInput" and desc.idx < len(sources):
            row.update(sources[desc.idx])
        if kind == "backward":
            row["role"] = "tangent" if type(desc).__name__ == "TangentAOTInput" else "saved"
        return row

    def attribute(self, node):
        held = getattr_path(self.module, node.target)
        if isinstance(held, torch.fx.GraphModule):
            if node.name not in self.graphs:
                self.graphs[node.name] = Body(self.writer, held).write()
        elif isinstance(held, torch.Tensor):
            row = self.writer.value(node.name, node.meta.get("val", held))
            self.constants[node.name] = {**row, "data": base64.b64encode(bytes_of(held)).decode()}
        else:
            raise NotWritable(f"attribute {node.target} of {type(held).__name__}")

    def node(self, node):
        row = {"target": target_name(node.target)}
        if node.args:
            row["args"] = [self.argument(a) for a in node.args]
        if node.kwargs:
            row["kwargs"] = {k: self.argument(v) for k, v in node.kwargs.items()}
        if results := self.results(node):
            row["results"] = results
        row.update(self.writer.location(node))
        return row

    def results(self, node):
        v = node.meta.get("val")
        if isinstance(v, (list, tuple)):
            names = self.part_names(node)
            rows = [self.writer.value(n, part) if n else None for n, part in zip(names, v)]
        else:
            rows = [] if v is None and not node.users else [self.writer.value(node.name, v)]
        return rows

    def part_names(self, node):
        """Names of the results of a node with several: of their selections; of its own where it is used as a list."""
        if node not in self.names:
            self.names[node] = self.find_part_names(node)
        return self.names[node]

    def find_part_names(self, node):
        names = [None] * len(node.meta["val"])
        for user in node.users:
            if user in self.parts and self.parts[user][0] is node:
                index = self.parts[user][1]
                names[index] = names[index] or user.name
        if any(user not in self.parts for user in node.users):
            names = [name or f"{node.name}.{i}" for i, name in enumerate(names)]
        return names

    # --- Arguments ---

    def name_of(self, node):
        """The name of a value; selections of the same result share one."""
        if node in self.parts:
            source, index = self.parts[node]
            return self.part_names(source)[index]
        return node.name

    def argument(self, a):
        if isinstance(a, torch.fx.Node):
            if a not in self.references:
                self.references[a] = self.reference(a)
            return self.references[a]
        if isinstance(a, (list, tuple)):
            return self.list(a)
        return literal(a, self.writer)

    def reference(self, node):
        if node.op == "get_attr" and node.name in self.graphs:
            return {"graph": node.name}
        v = node.meta.get("val")
        if node.op == "get_attr" and v is None:
            return {"tensor": node.name}
        if isinstance(v, torch.Tensor):
            return {"tensor": self.name_of(node)}
        if isinstance(v, (list, tuple)):
            return {"tensors": self.part_names(node)}
        if v is None:
            return {"none": True}
        kind = next((SYMBOLIC[t] for t in (torch.SymInt, torch.SymFloat, torch.SymBool, bool, int, float) if isinstance(v, t)), None)
        if kind is None:
            raise NotWritable(f"a reference to a {type(v).__name__}")
        return {kind: self.name_of(node)}

    def list(self, items):
        if all(type(a) is int for a in items):
            return {"ints": [*items]}
        rows = [self.argument(a) for a in items]
        tags = {tag for row in rows for tag in row}
        for tag, allowed in LISTS:
            if tags <= allowed:
                return {tag: [None if "none" in row else next(iter(row.values())) for row in rows]}
        return {"list": rows}


# The first tag that has all elements' tags names a list. An empty list is one of integers.
LISTS = [("ints", {"int"}), ("sizes", {"int", "size"}), ("bools", {"bool"}), ("floats", {"float"}), ("tensors", {"tensor"}),
         ("optional_tensors", {"tensor", "none"}), ("strings", {"string"})]


def literal(a, writer):
    if a is None:
        return {"none": True}
    if isinstance(a, bool):
        return {"bool": a}
    if isinstance(a, int):
        return {"int": a}
    if isinstance(a, float):
        return {"float": constant_text(a)}
    if isinstance(a, complex):
        return {"complex": [constant_text(a.real), constant_text(a.imag)]}
    if isinstance(a, str):
        return {"string": a}
    if isinstance(a, torch.dtype):
        return {"dtype": DTYPES[a]}
    if isinstance(a, torch.SymInt):
        return {"expression": writer.sizes.of(a)}
    if isinstance(a, torch._ops.OpOverload):
        return {"operator": str(a)}
    for type_, tag in LITERALS.items():
        if isinstance(a, type_):
            return {tag: str(a).removeprefix("torch.")}
    raise NotWritable(f"an argument of {type(a).__name__}")


def getattr_path(module, target):
    for name in target.split("."):
        module = getattr(module, name)
    return module


# --- AOTAutograd's calling convention ---

def calling_convention(metadata, row):
    """Groups of outputs, outputs that the caller writes to inputs, and outputs that are views. Marks inputs that require gradients."""
    inputs, mutated = row["inputs"], list(metadata.mutated_inp_runtime_indices)
    infos, bases = metadata.output_info, metadata.num_intermediate_bases
    groups = {"mutated": len(mutated), "results": len(infos), "bases": bases,
              "saved": len(row["outputs"]) - len(mutated) - len(infos) - bases}
    if len(inputs) == len(metadata.input_info):  # not where a base replaces inputs that overlap
        for value, info in zip(inputs, metadata.input_info):
            value.update({"requires_grad": True} if info.requires_grad else {})
    found = {"output_groups": {k: n for k, n in groups.items() if n}}
    found["mutations"] = [{"output": i, "input": inputs[index]["name"]} for i, index in enumerate(mutated)]
    found["aliases"] = [alias for i, info in enumerate(infos)
                        if (alias := alias_of(info, len(mutated) + i, inputs, len(mutated), len(mutated) + len(infos)))]
    return found


def alias_of(info, output, inputs, results, bases):
    """`results` and `bases` are the first outputs of their groups."""
    kind, base = info.output_type.name, info.base_idx
    if kind == "is_input":
        return {"output": output, "is_input": inputs[base]["name"]}
    if kind == "alias_of_input":
        return {"output": output, "view_of_input": inputs[base]["name"]}
    if kind in ("alias_of_intermediate", "alias_of_intermediate_save_as_output"):
        return {"output": output, "view_of_output": bases + base}
    if kind == "alias_of_intermediate_base_is_user_output":
        return {"output": output, "view_of_output": results + base}
    return None


def input_sources(module):
    """Rows for the inputs of a graph of Dynamo: role and source, for parameters and buffers the name in the module."""
    rows = []
    for node in module.graph.nodes:
        if node.op != "placeholder":
            continue
        source = getattr(node.meta.get("grapharg"), "source", None)
        rows.append(source_row(source) if source is not None else {})
    return rows


def source_row(source):
    text = source.name if isinstance(source.name, str) else source.name()
    for role, folder in (("parameter", "_parameters"), ("buffer", "_buffers")):
        if f"{folder}[" in text:
            return {"role": role, "source": module_path(text)}
    return {"source": re.sub(r"^L\['([^']*)'\]", r"\1", text)}
