"""Traces a call of PyTorch to a graph of overloads of ATen, a TorchGraph (docs/TorchGraph.md), at the level of
torch_graphs/level.py.

Tensors of the call are the inputs of the graph, and tensors of its results the outputs. The graph is in functional form: writes to
tensors become values. Sizes are static or, where a size is neither 0 nor 1, symbols; sizes that depend on data always are symbols.
"""
import collections
import functools
import json
import pathlib
import sys

import torch
from torch._dynamo.source import ConstantSource
from torch._subclasses.fake_tensor import FakeTensorMode
from torch._subclasses.functional_tensor import dispatch_functionalize
from torch.fx.experimental.proxy_tensor import make_fx
from torch.fx.experimental.symbolic_shapes import DimDynamic, ShapeEnv, StatelessSymbolicContext
from torch.utils import _pytree as pytree

from .dtypes import NotApplicable, check_dtype

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
from torch_graphs import level  # noqa: E402 (lies beside this folder)
from torch_graphs.overloads import overloads  # noqa: E402
from torch_graphs.writer import Writer  # noqa: E402


@functools.cache
def decompositions():
    return level.decompositions(overloads())


# The text of a program, and the tensors that it takes.
Program = collections.namedtuple("Program", "text inputs")


def tensors_in(tree):
    return [t for t in pytree.tree_leaves(tree) if isinstance(t, torch.Tensor)]


def plain(tensor):
    """The tensor that the program takes for a tensor of the call."""
    if tensor.is_nested or tensor.layout != torch.strided:
        raise NotApplicable("nested" if tensor.is_nested else "sparse")
    check_dtype(tensor.dtype)
    return tensor.detach().resolve_conj().resolve_neg().contiguous()


def fake(mode, number, tensor, dynamic):
    """A tensor without elements, whose sizes are symbols if `dynamic`."""
    sizes = [DimDynamic.DUCK if dynamic else DimDynamic.STATIC] * tensor.dim()
    context = StatelessSymbolicContext(dynamic_sizes=sizes, constraint_sizes=[None] * tensor.dim())
    return mode.from_tensor(tensor, symbolic_context=context, source=ConstantSource(f"input{number}"))


def graph_of(function, inputs, static, dynamic, training):
    """The fx graph of a function of tensors. Sizes of the inputs whose numbers are in `static` are not symbols."""
    mode = FakeTensorMode(shape_env=ShapeEnv(), allow_non_fake_inputs=True)
    fakes = [fake(mode, i, t, dynamic and i not in static) for i, t in enumerate(inputs)]
    # Masks among indices are of sizes that depend on data, and that no result need have.
    with torch.no_grad(), level.composites_kept(training), mode, mode.shape_env.ignore_fresh_unbacked_symbols():
        traced = make_fx(dispatch_functionalize(function), decomposition_table=decompositions(), _allow_non_fake_inputs=True)
        module = traced(*fakes)
    module.graph.eliminate_dead_code()
    return module


def check_values(module):
    """Raises NotApplicable if a value of the graph has an element type that tcopt does not have."""
    for node in module.graph.nodes:
        for t in tensors_in(node.meta.get("val")):
            check_dtype(t.dtype)


def trace(function, call, dynamic, static=(), constants=(), training=False):
    """The Program of a call (args, kwargs). Tensors whose numbers are in `constants` are lists of numbers for it. It is `training`
    if the function itself takes gradients."""
    leaves, structure = pytree.tree_flatten(call)
    tensors = [i for i, leaf in enumerate(leaves) if isinstance(leaf, torch.Tensor)]
    places = [place for number, place in enumerate(tensors) if number not in constants]
    leaves = [leaf.tolist() if i in tensors and i not in places else leaf for i, leaf in enumerate(leaves)]
    inputs = [plain(leaves[i]) for i in places]

    def traced(*tensors):
        given = list(leaves)
        for i, t in zip(places, tensors):
            given[i] = t
        args, kwargs = pytree.tree_unflatten(given, structure)
        results = tensors_in(function(*args, **kwargs))
        if not results:
            raise NotApplicable("numbers")
        return results
    module = graph_of(traced, inputs, static, dynamic, training)
    check_values(module)
    return Program(json.dumps(Writer(()).write(module, "inference"), separators=(",", ":")), inputs)
