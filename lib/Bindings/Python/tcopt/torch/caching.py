"""torch's AOTAutograd cache, whose entries then hold programs: graphs that it has are neither traced nor compiled.

torch's key has the graph and its own options; what else determines a program is added to it by `salt`.
"""
import contextlib
import functools
import hashlib
import pathlib

import torch
import torch._functorch.config as functorch_config

from .. import _native
from .code import Code, OutputCode

try:
    import torch._inductor.config as inductor_config
    from torch._functorch.aot_autograd import SerializableAOTDispatchCompiler
    from torch._inductor.custom_graph_pass import CustomGraphPass
    CAN_CACHE = OutputCode is not object and all(
        hasattr(functorch_config, name) for name in ("bundled_autograd_cache", "force_non_lazy_backward_lowering", "enable_autograd_cache"))
except ImportError:
    CAN_CACHE = False


@functools.cache
def own_sources():
    """A hash of this package's sources and of the build of tcopt."""
    digest = hashlib.sha256(_native.build_id().encode())
    for path in sorted(pathlib.Path(__file__).parent.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()


# The key of the first graph of a process takes torch a second: it hashes its own sources and imports Triton. Tracing takes less for
# graphs of fewer nodes than this; a node in training counts as several, because its backward graph is traced and divided too.
LEAST_NODES, NODES_IN_TRAINING = 400, 4


def is_worthwhile(module, training):
    nodes = sum(node.op == "call_function" for node in module.graph.nodes)
    return nodes * (NODES_IN_TRAINING if training else 1) >= LEAST_NODES


def is_enabled():
    return CAN_CACHE and functorch_config.enable_autograd_cache


def is_required():
    """Whether torch serializes the compiled graphs itself, as aot_compile does."""
    return CAN_CACHE and (functorch_config.bundled_autograd_cache or torch._dynamo.config.caching_precompile)


def serializable(compiler):
    return SerializableAOTDispatchCompiler(Code, compiler)


@contextlib.contextmanager
def salt(*parts):
    """The context of a call of aot_autograd whose key has these parts, and whose backward graph is compiled with the forward graph."""
    text = "tcopt " + own_sources() + repr(parts)

    class Salt(CustomGraphPass):
        def __call__(self, graph):
            pass

        def uuid(self):
            return text

    with functorch_config.patch(bundled_autograd_cache=True, force_non_lazy_backward_lowering=True), \
            inductor_config.patch(post_grad_custom_pre_pass=Salt()):
        yield
