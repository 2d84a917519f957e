"""Graphs of AOTAutograd as programs: what a program computes, and the Python function around it.

The text of the function is generated, so that a call does only what its graph needs: it passes arguments on, copies new values into
arguments that the graph writes, and orders the outputs.
"""
import functools
import json
import operator
import re

import torch
from torch._dynamo.utils import counters
from torch.fx.passes.split_module import split_module

from .. import CompileError
from .code import GraphCode, Piece, SplitCode, link_image
from .compilations import Compilation
from .graphs.writer import NotWritable, Writer, getattr_path, target_name
from .layouts import layout_of

SUPPORTED = {torch.float64, torch.float32, torch.float16, torch.bfloat16, torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8,
             torch.bool}


def compile_graph(module, example_inputs, *, kind, options, frozen=None):
    """Returns the Code of a graph of AOTAutograd. `frozen` are tensors by the number of the input. Raises CompileError."""
    if any(is_region(node) for node in module.graph.nodes):
        return compile_around(module, kind, options, {})
    refused = unsupported(module)
    if not refused:
        code, refused = build(module, kind, options, frozen or {})
        if code is not None:
            return code
    if options.fallback == "error" or None in refused:
        raise CompileError("\n".join(refused.values()))
    return compile_around(module, kind, options, refused)


def what_is_unsupported(held):
    """The property of a fake tensor, or of a list of fakes, that programs do not have; None without one."""
    if not isinstance(held, torch.Tensor):
        return next(filter(None, map(what_is_unsupported, held)), None) if isinstance(held, (list, tuple)) else None
    if held.dtype not in SUPPORTED:
        return f"dtype {held.dtype}"
    return None if held.layout is torch.strided else f"layout {held.layout}"


def place_of(node):
    frames = re.findall(r'File "([^"]+)", line (\d+)', node.meta.get("stack_trace") or "")
    return f"{frames[-1][0]}:{frames[-1][1]}: " if frames else ""


def device_of(module):
    """The device on which a graph runs: the one CUDA device of its tensors, or else the CPU. Raises CompileError."""
    held = [node.meta.get("val") for node in module.graph.nodes]
    devices = {t.device for t in held if isinstance(t, torch.Tensor) and t.device.type != "cpu"}
    if len(devices) > 1 or any(device.type != "cuda" for device in devices):
        raise CompileError("the backend tcopt compiles for CPUs and for one CUDA device, and the graph has tensors on "
                           f"{', '.join(sorted(map(str, devices)))}")
    return next(iter(devices), torch.device("cpu"))


def unsupported(module):
    """Texts of errors by the names of nodes with operands or results of an unsupported dtype or layout, for example complex numbers."""
    reasons = {node: reason for node in module.graph.nodes if (reason := what_is_unsupported(node.meta.get("val")))}
    found = {}
    for node in module.graph.nodes if reasons else ():
        if node.op == "call_function" and node.target is not operator.getitem:
            reason = next((reasons[n] for n in (node, *node.all_input_nodes) if n in reasons), None)
            if reason:
                found[node.name] = f"{place_of(node)}error: '{node.target}': the {reason} is not supported"
    return found


def build(module, kind, options, frozen):
    """(code, None), or (None, texts of errors by the name of the node; None for an error of no node)."""
    plan = Plan(module)
    if not plan.has_work:
        return GraphCode(plan.text()), None
    try:
        graph = json.dumps(plan.restrict(plan.writer.write(module, kind)), separators=(",", ":")).encode()
    except NotWritable as error:
        return None, {None: f"error: {error}"}
    on_host = plan.device.type == "cpu"
    constants = plan.constants_of(frozen) if on_host else {}
    found = options.session.import_aten(graph, plan.device.type, plan.device.index or 0, options.compiling, constants, bool(options.cache))
    if isinstance(found, list):
        return None, texts_of(found, module)
    takes = kind == "backward"
    counters["tcopt"]["programs from the cache" if isinstance(found, bytes) else "compiled programs"] += 1
    if isinstance(found, bytes):
        program = link_image(options.session, found, constants)
        return GraphCode(plan.text((len(program.inputs), program.updates), constants, takes), found, constants, program), None
    compiled = Compilation(found.compile if on_host else functools.partial(found.compile_for, torch.Tensor))
    return GraphCode(plan.text((found.num_inputs, found.updates), constants, takes), compiled, constants, session=options.session), None


def texts_of(refusals, module):
    """Texts of errors by the names of nodes."""
    holders, texts = nodes_of_results(module), {}
    for result, overload, message, file, line in refusals:
        text = f"{f'{file}:{line}: ' if file else ''}error: '{overload}': {message}"
        for name in holders.get((result, overload)) or [None]:
            texts[name] = f"{texts[name]}\n{text}" if name in texts else text
    return texts


def nodes_of_results(module):
    """The names of the nodes of a graph by (result, target). Nodes of a subgraph are part of those that call it."""
    found = {}

    def add(graph, modules, holder):
        for node in graph.nodes:
            name = holder or node.name
            results = [node.name, *(user.name for user in node.users if user.target is operator.getitem)]
            if isinstance(node.meta.get("val"), (list, tuple)):
                results += [f"{node.name}.{i}" for i in range(len(node.meta["val"]))]
            for result in results if node.op == "call_function" else ():
                names = found.setdefault((result, target_name(node.target)), [])
                if name not in names:
                    names.append(name)
            for part in node.all_input_nodes if node.op == "call_function" else ():
                called = modules.get(part.target) if part.op == "get_attr" else None
                if isinstance(called, torch.fx.GraphModule):
                    add(called.graph, dict(called.named_modules()), name)
    add(module.graph, dict(module.named_modules()), None)
    return found


def is_region(node):
    """Whether a node calls a region of torch.compiler.nested_compile_region, which is compiled once for all calls."""
    return node.op == "call_function" and node.target is torch.ops.higher_order.invoke_subgraph


def compile_around(module, kind, options, refused):
    """The code of a graph with operators that PyTorch runs, and with regions: the graph in pieces, in the order of its nodes."""
    part, parts = 0, {}
    for node in module.graph.nodes:
        if node.name in refused or is_region(node):
            parts[node] = part + 1
            part += 2
        else:
            parts[node] = parts.get(node.args[0], part) if node.target is operator.getitem else part
    # Parts of odd numbers are PyTorch's, or call a region.
    whole, regions = split_module(module, None, parts.__getitem__), {}
    for number in range(part + 1):
        piece = getattr(whole, f"submod_{number}", None)
        if number % 2:
            call_regions(piece, regions, functools.partial(compile_graph, kind=kind, options=options))
        elif piece is not None:
            setattr(whole, f"submod_{number}", Piece(compile_graph(piece, None, kind=kind, options=options)))
    whole.recompile()
    overloads = [target_name(node.target) for node in module.graph.nodes if node.name in refused]
    return SplitCode(whole, list(refused.values()), overloads)


def call_regions(piece, regions, compile_with):
    """Makes calls of regions calls of their code. `regions` has the code by the name of the region."""
    for node in filter(is_region, list(piece.graph.nodes)):
        subgraph, name, *arguments = node.args
        if name not in regions:
            regions[name] = Piece(compile_with(getattr_path(piece, subgraph.target), None), is_tuple=True)
        piece.add_submodule("region", regions[name])
        with piece.graph.inserting_before(node):
            call = piece.graph.call_module("region", tuple(arguments))
        call.meta = node.meta
        node.replace_all_uses_with(call)
        piece.graph.erase_node(node)
        if not subgraph.users:
            piece.graph.erase_node(subgraph)
            piece.delete_submodule(subgraph.target)
        piece.recompile()


class Plan:
    """The results of a graph's program: outputs that are not inputs, each once, in the order of their memory."""

    def __init__(self, module):
        self.nodes, self.writer, self.device = module.graph.nodes, Writer(), device_of(module)
        self.inputs = {node: i for i, node in enumerate(node for node in self.nodes if node.op == "placeholder")}
        self.sources = {}  # texts of values by symbols, of those that self.text_of_size used
        self.used = {}
        self.written = self.find_written()
        self.computed = {}  # nodes: (the number of the result, the number of the output, its layout)
        end = next(node for node in reversed(self.nodes) if node.op == "output")
        outputs = end.args[0] if isinstance(end.args[0], (list, tuple)) else (end.args[0],)
        kinds = [type(desc).__name__ for desc in end.meta.get("desc") or [None] * len(outputs)]
        self.outputs = [self.text_of(i, *output) for i, output in enumerate(zip(outputs, kinds))]
        self.has_work = bool(self.computed or self.written)

    def find_written(self):
        """The numbers of inputs that nodes write to, whose new values are the program's last results."""
        written = set()
        for node in self.nodes:
            if isinstance(node.target, torch._ops.OpOverload) and node.target._schema.is_mutable:
                written.update(self.inputs[arg] for arg, formal in zip(node.args, node.target._schema.arguments)
                               if formal.alias_info and formal.alias_info.is_write and arg in self.inputs)
        return sorted(written)

    def text_of(self, output, value, kind):
        """The Python expression of an output."""
        if not isinstance(value, torch.fx.Node):
            return repr(value)
        if value in self.inputs:
            return f"a{self.inputs[value]}"
        held = value.meta.get("val")
        if value not in self.computed:
            self.computed[value] = len(self.computed), output, layout_of(held, self.writer.strides.is_row_major, self.text_of_size)
        number, _, layout = self.computed[value]
        if isinstance(held, (torch.SymInt, torch.SymFloat, torch.SymBool, int, float)):
            return f"r{number}.item()"
        # The backward graph reads tensors that are saved for it with any strides.
        text = layout.text(f"r{number}", not kind.startswith("Saved"), self.text_of_size) if layout else f"r{number}"
        return f"{text}.cpu()" if held.device.type == "cpu" and self.device.type != "cpu" else text

    def text_of_size(self, size):
        """A number, or the Python expression of a size by symbols of inputs; None if inputs do not have a symbol."""
        if type(size) is int:
            return str(size)
        if not self.sources:
            self.sources = sources_of_symbols(self.inputs)
        names = {symbol.name for symbol in size.node.expr.free_symbols}
        if not names <= set(self.sources):
            return None
        self.used.update({name: self.sources[name] for name in names})
        return str(self.writer.sizes.of(size))

    def restrict(self, graph):
        """Makes the TorchGraph of the whole graph that of the program."""
        outputs = []
        for _, output, layout in self.computed.values():
            argument = graph["outputs"][output]
            for target, args, held in layout.steps if layout else ():
                value = {"name": f"{argument['tensor']}.{target}", **self.writer.tensor(held)}
                graph["nodes"].append({"target": target, "args": [argument, *args], "results": [value]})
                argument = {"tensor": value["name"]}
            outputs.append(argument)
        graph["outputs"] = outputs
        return graph

    def constants_of(self, frozen):
        """The tensors by number that can be constants of the program: not those that it writes, and those of symbolic sizes."""
        return {i: frozen[i] for node, i in self.inputs.items()
                if i in frozen and i not in self.written and all(type(n) is int for n in node.meta["val"].shape)}

    def passed(self, node, number):
        """The Python expression of an argument of the program. Tensors on a device must be row-major."""
        held = node.meta.get("val")
        text = f"a{number}.resolve_neg()" if may_be_negative(node) else f"a{number}"
        return f"{text}.contiguous()" if isinstance(held, torch.Tensor) and held.device.type != "cpu" else text

    def text(self, program=None, constants=(), takes=False):
        """The text of the function `run` around a program. `program` is the number of its inputs, none of which are for the constants, and
        the inputs that it updates; None for a graph without work. If it `takes` its arguments, it frees them after their last use."""
        arguments = [f"a{i}" for i in self.inputs.values()]
        own = [i for i in self.inputs.values() if i not in constants]
        # Nodes may write the value that an input has.
        written = [own[i] for i in program[1]] if program is not None else []
        results = [f"r{number}" for number, *_ in self.computed.values()] + [f"w{i}" for i in written]
        lines = ["def run(arguments):"]
        if arguments:
            lines.append(f"    {', '.join(arguments)}, = arguments")
        lines.append("    arguments.clear()")
        lines += [f"    {name} = {text}" for name, text in self.used.items()]
        if program is not None:
            passed = [self.passed(node, i) for node, i in self.inputs.items() if i in own]
            passed += ["random_state()"] * (program[0] - len(passed))
            targets, passed = ", ".join(results or ["_"]), ", ".join(passed)
            if takes:
                needed = {f"a{i}" for i in written}.union(self.outputs)
                lines += [f"    given = [{passed}]", f"    {' = '.join(['_', *(a for a in arguments if a not in needed)])} = None"]
                lines += [f"    try: {targets} = program.take(given)", f"    except TypeError: {targets} = program(*plain(*given))"]
            else:
                lines += [f"    try: {targets} = program({passed})", f"    except TypeError: {targets} = program(*plain({passed}))"]
        lines += [f"    if w{i} is not a{i}: a{i}.copy_(w{i})" for i in written]
        lines.append(f"    return [{', '.join(self.outputs)}]")
        return "\n".join(lines)


def may_be_negative(node):
    """Whether an input may have the bit for the opposite of its elements. Dynamo has a guard for it, but not for tangents."""
    held = node.meta.get("val")
    return isinstance(held, torch.Tensor) and held.dtype.is_floating_point and (held.is_neg() or node.name.startswith("tangents_"))


def sources_of_symbols(inputs):
    """Python expressions of the symbols that are the value or a size of an input, by name."""
    found = {}
    for node, i in inputs.items():
        held = node.meta.get("val")
        sizes = held.shape if isinstance(held, torch.Tensor) else ()
        for value, text in ((held, f"a{i}"), *((n, f"a{i}.shape[{d}]") for d, n in enumerate(sizes))):
            if isinstance(value, torch.SymInt) and value.node.expr.is_Symbol:
                found.setdefault(value.node.expr.name, text)
    return found

