"""The entry point: options, and AOTAutograd's compilers."""
import collections
import contextlib
import functools
import logging

import torch
from functorch.compile import min_cut_rematerialization_partition
from torch._dynamo.backends.common import AotAutograd

from .. import _native, default_session
from . import programs
from .graphs import fakes, level

log = logging.getLogger("tcopt")
fallbacks = collections.Counter()
"""The number of operators that PyTorch runs in compiled graphs, by overload."""


@functools.cache
def decompositions():
    return level.decompositions(frozenset(_native.aten_overloads()))


@functools.cache
def can_keep():
    if not level.CAN_KEEP:
        log.warning("PyTorch %s has no interface that keeps composites whole; their decompositions are compiled", torch.__version__)
    return level.CAN_KEEP


def partition(joint, *args, **kwargs):
    fakes.correct(joint.graph)
    return min_cut_rematerialization_partition(joint, *args, **kwargs)


class Options:
    """`fallback` is "warn" or "error", and `composites` whether composites stay whole; the others are options of tcopt.compile."""

    def __init__(self, fallback="warn", session=None, composites=True, **compiling):
        if fallback not in ("warn", "error"):
            raise ValueError(f"tcopt: option 'fallback': expected 'warn' or 'error' but found {fallback!r}")
        known = {name for name, *_ in _native.options()}
        for name in compiling:
            if name not in known:
                raise TypeError(f"tcopt: no option has the name '{name}'; options are fallback, session, composites and {', '.join(sorted(known))}")
        self.fallback, self.session, self.compiling = fallback, session or default_session(), compiling
        self.composites = composites and can_keep()


def backend(module, example_inputs, *, options=None, mode=None):
    """Compiles a graph of Dynamo: the backend "tcopt" of torch.compile, which passes `options` on.

    Raises TypeError or ValueError for options, and tcopt.CompileError for a graph, which Dynamo wraps.
    """
    if mode not in (None, "default"):
        raise ValueError(f"tcopt: expected the mode 'default' but found '{mode}'")
    chosen = Options(**(options or {}))
    training = torch.is_grad_enabled() and any(isinstance(x, torch.Tensor) and x.requires_grad for x in example_inputs)
    compilers = {kind: functools.partial(programs.compile_graph, kind=kind, options=chosen, fallbacks=fallbacks)
                 for kind in ("forward", "backward", "inference")}
    aot = AotAutograd(fw_compiler=compilers["forward"], bw_compiler=compilers["backward"], inference_compiler=compilers["inference"],
                      decompositions=decompositions(), partition_fn=partition,
                      keep_inference_input_mutations=True)
    with level.composites_kept(training) if chosen.composites else contextlib.nullcontext():
        return aot(module, example_inputs)
