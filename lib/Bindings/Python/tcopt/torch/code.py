"""Compiled graphs, which torch's caches and aot_compile serialize."""
import collections
import functools
import logging
import math

import torch

from .. import default_session
from .compilations import Compilation
from .layouts import with_strides

try:
    from torch._functorch._aot_autograd.autograd_cache import BypassAOTAutogradCache
    from torch._inductor.output_code import OutputCode
except ImportError:
    OutputCode = object

try:
    from torch.fx.graph import _BoxedCodeGen  # not in all versions
except ImportError:
    _BoxedCodeGen = None

log = logging.getLogger("tcopt")
fallbacks = collections.Counter()
"""The number of operators that PyTorch runs in compiled graphs, by overload."""


def random_state():
    """A state of the program's random numbers, drawn from PyTorch's generator."""
    return torch.randint(0, 1 << 62, (), dtype=torch.int64)


def plain(*arguments):
    """The arguments of a program that refused a subclass of Tensor, whose elements are its own, as tensors. Raises the error otherwise."""
    found = [a.as_subclass(torch.Tensor) if is_subclass(a) else a for a in arguments]
    if all(f is a for f, a in zip(found, arguments)):
        raise  # noqa: PLE0704: the error of the program
    return found


def is_subclass(value):
    kind = type(value)
    return isinstance(value, torch.Tensor) and kind is not torch.Tensor and kind.__torch_dispatch__ is torch.Tensor.__torch_dispatch__


def function_of(text, **names):
    """The function `run` of a Python text, with torch's boxed convention: its argument is a list, which it empties."""
    found = {"random_state": random_state, "with_strides": with_strides, "plain": plain, "inf": math.inf, "nan": math.nan, **names}
    exec(text, found)  # noqa: S102: the text is one of Plan.text, also in a cache that torch trusts
    found["run"]._boxed_call = True
    return found["run"]


def boxed(module):
    """The function of a module of torch.fx by a list of its arguments, each of which is freed after its last use."""
    if _BoxedCodeGen is None:
        def call(arguments):
            given = tuple(arguments)
            arguments.clear()
            return module(*given)
        return call
    graph = torch.fx.Graph()
    graph.output(graph.graph_copy(module.graph, {}))
    graph.set_codegen(_BoxedCodeGen())
    return torch.fx.GraphModule(module, graph)


class Code(OutputCode):
    """A compiled graph. `run` is its function; it is made again after serialization."""
    frozen = ()  # the numbers of inputs that are constants

    def __init__(self):
        self._boxed_call = True  # of the object: torch's wrappers copy its dictionary

    def __call__(self, arguments):
        return self.run(arguments)

    def run(self, arguments):
        self.load()
        return self.run(arguments)

    def load(self):
        """Sets `run`."""
        raise NotImplementedError

    def is_serializable(self):
        return True

    def __getstate__(self):
        return {name: value for name, value in self.__dict__.items() if name != "run"}

    # --- torch's protocol of compiled code ---

    def prepare_for_serialization(self):
        if not self.is_serializable():
            raise BypassAOTAutogradCache("programs of devices and graphs with effect tokens cannot be serialized")
        self.__dict__.pop("run", None)

    def post_compile(self, example_inputs, constants, graph_kwargs):
        if "run" not in self.__dict__:
            self.load()

    def set_triton_bundle(self, bundle):
        pass


def writing(program):
    """The program, whose calls then write to the arguments that it updates."""
    program.donates = program.updates
    return program


class Unlinked:
    """Stands for a program in its first call. `linked` returns the program, which later calls use."""

    def __init__(self, linked):
        self.linked = linked

    def __call__(self, *arguments):
        return self.linked()(*arguments)

    def take(self, arguments):
        return self.linked().take(arguments)


def link_image(session, image, constants):
    return writing(session.load_image(image, torch.Tensor, constants))


class GraphCode(Code):
    """The text of a function around a program. `compiled` is the program's image, a Compilation, or None for a graph without work.

    `program` is the linked image, if there is one; else the session links it.
    """

    def __init__(self, text, compiled=None, constants=None, program=None, session=None):
        super().__init__()
        self.text, self.compiled, self.frozen = text, compiled, tuple(constants or ())
        self.link(program, functools.partial(self.linked, session or default_session(), constants or {}))

    def image(self):
        """The bytes of the program; None for a graph without work, and the program itself if it has no image."""
        return self.compiled.result() if isinstance(self.compiled, Compilation) else self.compiled

    def is_serializable(self):
        return self.image() is None or isinstance(self.image(), bytes)

    def __getstate__(self):
        return {**super().__getstate__(), "compiled": self.image()}

    def load(self):
        self.link(self.linked(default_session(), {}) if self.compiled is not None else None, None)

    def link(self, program, link_image):
        """Sets `run`. If there is no program yet, its first call waits for the image and links it."""
        def linked():
            run.__globals__["program"] = found = link_image()
            return found
        self.run = run = function_of(self.text, program=program or Unlinked(linked))

    def linked(self, session, constants):
        image = self.image()
        return link_image(session, image, constants) if isinstance(image, bytes) else writing(image)


class SplitCode(Code):
    """A graph in pieces, of which PyTorch runs some. `refused` are messages about operators that PyTorch runs, `overloads` their names."""

    def __init__(self, module, refused, overloads):
        super().__init__()
        for part in module.modules():
            if isinstance(part, torch.fx.GraphModule):
                part.meta = {}
        self.module, self.refused, self.overloads = module, refused, overloads
        self.load()

    def load(self):
        self.tell()
        call = boxed(self.module)

        def run(arguments):
            found = call(arguments)
            return list(found) if isinstance(found, (list, tuple)) else [found]
        run._boxed_call = True
        self.run = run

    def is_serializable(self):
        pieces = [part.code for part in self.module.modules() if isinstance(part, Piece)]
        return "higher_order.with_effects" not in self.overloads and all(code.is_serializable() for code in pieces)

    def tell(self):
        for text in self.refused:
            log.warning("%s; PyTorch runs the operator", text)
        fallbacks.update(self.overloads)


class Piece(torch.nn.Module):
    """The code of a subgraph as a module. Its result is a tuple if `is_tuple`, also of one element."""

    def __init__(self, code, is_tuple=False):
        super().__init__()
        self.code, self.is_tuple = code, is_tuple

    def forward(self, *arguments):
        found = self.code(list(arguments))
        return found[0] if len(found) == 1 and not self.is_tuple else tuple(found)
