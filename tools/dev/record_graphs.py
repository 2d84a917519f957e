#!/usr/bin/env python3
"""Records the graphs that tcopt receives from PyTorch, with numbers for a replay: docs/TorchGraph.md. Needs torch.

  tools/dev/record_graphs.py MODEL... --out FOLDER [--variants inf-static,inf-dyn,train-static,train-dyn]
  tools/dev/record_graphs.py --all --out test/Import/Torch/graphs
  tools/dev/record_graphs.py --list

FOLDER/MODEL.jsonl.xz is written after each variant. Models of STATIC_ONLY are not traced with symbolic sizes.
"""
import argparse
import collections
import importlib.metadata
import json
import pathlib
import sys
import time
import traceback
import warnings

import torch
from functorch.compile import make_boxed_func, min_cut_rematerialization_partition
from torch._dynamo.backends.common import aot_autograd
from torch._guards import TracingContext
from torch.utils import _pytree as pytree

from torch_graphs import VERSION, expressions, level, numbers, reader
from torch_graphs.forms import FORMS
from torch_graphs.models import MODELS, STATIC_ONLY
from torch_graphs.overloads import overloads
from torch_graphs.writer import Writer, input_sources

ROOT = pathlib.Path(__file__).resolve().parents[2]
VARIANTS = "inf-static", "inf-dyn", "train-static", "train-dyn"
PACKAGES = "torch", "torchvision", "transformers", "timm"
Piece = collections.namedtuple("Piece", "kind graph numbers")


class Recorder:
    """A backend of torch.compile that keeps the graphs that are called, in the order of their first calls."""

    def __init__(self):
        self.pieces, self.without_numbers, self.aot_seconds = [], [], 0.0

    def backend(self, module, example_inputs):
        sources, start = input_sources(module), time.perf_counter()
        training = torch.is_grad_enabled() and any(isinstance(x, torch.Tensor) and x.requires_grad for x in example_inputs)
        aot = aot_autograd(fw_compiler=self.compiler("forward", sources), bw_compiler=self.compiler("backward", sources),
                           inference_compiler=self.compiler("inference", sources), decompositions=level.decompositions(overloads()),
                           partition_fn=min_cut_rematerialization_partition, keep_inference_input_mutations=True)
        with level.composites_kept(training):
            compiled = aot(module, example_inputs)
        self.aot_seconds += time.perf_counter() - start
        return compiled

    def compiler(self, kind, sources):
        def compile(module, example_inputs):
            context = TracingContext.try_get()
            graph = Writer([ROOT]).write(module, kind, context and context.fw_metadata, sources)
            return make_boxed_func(self.called(module, kind, graph))
        return compile

    def called(self, module, kind, graph):
        """A function that records the graph on its first call: Dynamo may drop a graph and trace anew."""
        pending = [graph]
        runnable = reshaping(module)

        def run(*inputs):
            if pending:
                self.pieces.append(Piece(kind, pending.pop(), self.numbers(module, graph, inputs)))
            return runnable(*inputs)
        return run

    def numbers(self, module, graph, inputs):
        kind = graph["kind"]
        try:
            return with_sizes(numbers.record(module, inputs), graph, inputs)
        except numbers.NoNumbers as reason:
            self.without_numbers.append(f"{kind}: {reason}")
        except Exception as error:  # an operator without a kernel for f64
            self.without_numbers.append(f"{kind}: {type(error).__name__}: {str(error).splitlines()[0][:200]}")
        return None


def with_sizes(found, graph, inputs):
    """Adds the sizes of inputs whose sizes depend on data: their symbols have no hint."""
    free = {row["name"] for row in graph.get("symbols", []) if "hint" not in row}
    for row, source, given in zip(graph["inputs"], found["inputs"], inputs):
        if any(free & expressions.symbols(expressions.parse(s)) for s in row.get("sizes", [])):
            source["sizes"] = list(given.shape)
    return found


def reshaping(module):
    """The graph as a function; a traced view may have other strides than the tensors of the call."""
    import copy
    graph = copy.copy(module)
    graph.graph = copy.deepcopy(module.graph)
    for node in graph.graph.nodes:
        if node.target is torch.ops.aten.view.default:
            node.target = torch.ops.aten.reshape.default
    graph.recompile()
    return graph.forward


def call(module, args, kwargs, backend, mode, dynamic):
    """Compiles and calls a model, or a function without graph breaks, and in training its backward."""
    whole = not isinstance(module, torch.nn.Module)
    if not whole:
        module.train(mode == "train")
    with torch._dynamo.config.patch(capture_scalar_outputs=whole, capture_dynamic_output_shape_ops=whole):
        compiled = torch.compile(module, backend=backend, dynamic=dynamic, fullgraph=whole)
        with torch.set_grad_enabled(mode == "train"):
            outputs = compiled(*args, **kwargs)
        tensors = [t for t in pytree.tree_leaves(outputs) if isinstance(t, torch.Tensor) and t.is_floating_point() and t.requires_grad]
        if tensors:
            sum(t.float().sum() for t in tensors).backward()


def record(build, variant):
    """(Recorder, row of the run)."""
    mode, sizes = variant.split("-")
    torch._dynamo.reset()
    torch._dynamo.utils.counters.clear()
    torch.manual_seed(0)
    recorder, row = Recorder(), {}
    try:
        call(*build(), recorder.backend, mode, sizes == "dyn")
    except Exception as error:
        row["failed"] = f"{type(error).__name__}: {str(error)[:400]}"
        traceback.print_exc()
    breaks = {reason.splitlines()[0]: n for reason, n in torch._dynamo.utils.counters["graph_break"].items()}
    row.update({"breaks": breaks} if breaks else {})
    row.update({"without_numbers": recorder.without_numbers} if recorder.without_numbers else {})
    return recorder, row


class Archive:
    """The graphs of a model, each once."""

    def __init__(self, model):
        self.graphs, self.names = [], {}
        self.header = {"version": VERSION, "model": model, "level": level.NAME, "packages": versions(), "runs": {}}

    def add(self, variant, recorder, row):
        counts, found = collections.Counter(), []
        for piece in recorder.pieces:
            name = f"{variant}.{piece.kind}.{counts[piece.kind]}"
            counts[piece.kind] += 1
            found.append(self.add_graph(name, piece))
        self.header["runs"][variant] = {"graphs": found, **row}

    def add_graph(self, name, piece):
        text = json.dumps(piece.graph)
        if text not in self.names:
            self.names[text] = name
            self.graphs.append(reader.Recorded(name, piece.graph, piece.numbers))
        return self.names[text]


def versions():
    found = {}
    for name in PACKAGES:
        try:
            found[name] = importlib.metadata.version(name).split("+")[0]
        except importlib.metadata.PackageNotFoundError:
            pass
    return found


def record_model(name, variants, folder):
    archive = Archive(name)
    for variant in variants:
        if name in STATIC_ONLY and variant.endswith("dyn"):
            continue
        start = time.perf_counter()
        recorder, row = record({**MODELS, **FORMS}[name], variant)
        archive.add(variant, recorder, row)
        reader.write(folder / f"{name}.jsonl.xz", archive.header, archive.graphs)
        nodes = [len(p.graph["nodes"]) for p in recorder.pieces]
        print(f"{name:20} {variant:13} {'FAILED' if 'failed' in row else 'ok':7}{time.perf_counter() - start:6.1f} s, AOT "
              f"{recorder.aot_seconds:5.1f} s, nodes {nodes} {row.get('without_numbers', '')}", flush=True)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("models", nargs="*", metavar="MODEL")
    p.add_argument("--all", action="store_true", help="all models and forms")
    p.add_argument("--list", action="store_true", help="print the names of models and forms")
    p.add_argument("--out", type=pathlib.Path, default=ROOT / "test/Import/Torch/graphs")
    p.add_argument("--variants", default=",".join(VARIANTS))
    args = p.parse_args()
    if args.list:
        print("\n".join([*MODELS, *FORMS]))
        return 0
    warnings.filterwarnings("ignore")
    torch.set_num_threads(1)
    torch.backends.mha.set_fastpath_enabled(False)
    torch._dynamo.config.allow_rnn = True
    args.out.mkdir(parents=True, exist_ok=True)
    for name in [*MODELS, *FORMS] if args.all else args.models:
        record_model(name, args.variants.split(","), args.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
