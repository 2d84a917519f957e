"""The entry point: options, and AOTAutograd's compilers."""
import contextlib
import functools
import gc
import logging

import torch
from functorch.compile import min_cut_rematerialization_partition
from torch._dynamo.backends.common import AotAutograd

from .. import _native, default_session
from . import caching, freezing, programs
from .code import Code
from .graphs import fakes, level

log = logging.getLogger("tcopt")


@functools.cache
def decompositions():
    return level.decompositions(frozenset(_native.aten_overloads()))


@functools.cache
def can_keep():
    if not level.CAN_KEEP:
        log.warning("PyTorch %s has no interface that keeps composites whole; their decompositions are compiled", torch.__version__)
    return level.CAN_KEEP


def partition(joint, *args, **kwargs):
    """torch's partition, which also computes again what matrix products read: activations, of which their inputs are saved anyway."""
    fakes.correct(joint.graph)
    with torch._functorch.config.patch(ban_recompute_materialized_backward=False):
        return min_cut_rematerialization_partition(joint, *args, **kwargs)


@contextlib.contextmanager
def few_collections():
    """A context in which cycles are collected less often. Tracing makes many objects and few cycles: a tenth of it were collections."""
    before = gc.get_threshold()
    if before[0]:
        gc.set_threshold(max(before[0], 100_000), *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)


class Options:
    """`fallback` is "warn" or "error", `composites` whether composites stay whole, `freezing` whether parameters are constants in
    inference, `cache` whether programs are kept on disk, also those of small graphs by torch if it is "torch"; the others are options of tcopt.compile."""

    def __init__(self, fallback="warn", session=None, composites=True, freezing=False, cache=True, **compiling):
        if fallback not in ("warn", "error"):
            raise ValueError(f"tcopt: option 'fallback': expected 'warn' or 'error' but found {fallback!r}")
        for name, value in (("composites", composites), ("freezing", freezing)):
            if not isinstance(value, bool):
                raise ValueError(f"tcopt: option '{name}': expected True or False but found {value!r}")
        if cache not in (True, False, "torch"):
            raise ValueError(f"tcopt: option 'cache': expected True, False or 'torch' but found {cache!r}")
        known = {name for name, *_ in _native.options()}
        for name in compiling:
            if name not in known:
                raise TypeError(f"tcopt: no option has the name '{name}'; options are cache, composites, fallback, freezing, session and "
                                f"{', '.join(sorted(known))}")
        self.fallback, self.session, self.compiling, self.freezing = fallback, session or default_session(), compiling, freezing
        self.composites = composites and can_keep()
        self.cache = not torch.compiler.config.force_disable_caches and cache

    def uses_torch_cache(self, module, training):
        wanted = self.cache == "torch" or (self.cache and caching.is_worthwhile(module, training))
        return caching.is_required() or (wanted and caching.is_enabled())

    def key(self):
        """The options that determine programs."""
        return self.fallback, self.composites, sorted(self.compiling.items())


class Backend(AotAutograd):
    """The backend "tcopt" of torch.compile."""

    def __init__(self):
        super().__init__()
        self.__name__ = "tcopt"

    def __reduce__(self):
        return "backend"

    def __call__(self, module, example_inputs, *, options=None, mode=None, name=None):
        """Compiles a graph of Dynamo. `options` and `mode` are those of torch.compile.

        Raises TypeError or ValueError for options, and tcopt.CompileError for a graph, which Dynamo wraps.
        """
        if mode not in (None, "default"):
            raise ValueError(f"tcopt: expected the mode 'default' but found '{mode}'")
        chosen = Options(**(options or {}))
        training = torch.is_grad_enabled() and any(isinstance(x, torch.Tensor) and x.requires_grad for x in example_inputs)
        frozen = freezing.frozen_inputs(module) if chosen.freezing and not training else {}
        with contextlib.ExitStack() as stack, few_collections(), level.recurrent_layers(module):
            wrap = functions
            if not frozen and chosen.uses_torch_cache(module, training):
                stack.enter_context(caching.salt(chosen.key()))
                wrap = caching.serializable
            if chosen.composites:
                stack.enter_context(level.composites_kept(training))
            compilers = {kind: wrap(functools.partial(compile_graph, kind=kind, options=chosen, frozen=frozen))
                         for kind in ("forward", "backward", "inference")}
            aot = AotAutograd(fw_compiler=compilers["forward"], bw_compiler=compilers["backward"],
                              inference_compiler=compilers["inference"], decompositions=decompositions(), partition_fn=partition,
                              keep_inference_input_mutations=True)
            return aot(module, example_inputs)


backend = Backend()


def functions(compiler):
    """The compiler with the function of a Code as its result: a call of the object takes 50 ns more."""
    def compile_function(module, example_inputs):
        code = compiler(module, example_inputs)
        return code.run if isinstance(code, Code) else code
    return compile_function


def compile_graph(module, example_inputs, *, kind, options, frozen):
    """The code of a graph of AOTAutograd. `frozen` are tensors by the number of the input of Dynamo's graph."""
    compile_with = functools.partial(programs.compile_graph, module, example_inputs, kind=kind, options=options)
    numbers = numbers_of_inputs(module)
    tensors = {number: frozen[index] for number, index in numbers.items() if index in frozen}
    return freezing.FrozenCode(lambda held: compile_with(frozen=held), tensors) if tensors else compile_with()


def numbers_of_inputs(module):
    """Inputs of Dynamo's graph by the number of the input of AOTAutograd's graph."""
    nodes = [node for node in module.graph.nodes if node.op == "placeholder"]
    descriptions = [node.meta.get("desc") for node in nodes]
    return {number: desc.idx for number, desc in enumerate(descriptions) if type(desc).__name__ == "PlainAOTInput"}
