"""Which adapter stands for which of PyTorch's OpInfos, and samples of our own for operators that have none."""
import functools
import inspect
import types

import torch

from .builder import DTYPES


class Adapter:
    """`function(g, *args, **kwargs)` has the signature of PyTorch's; arguments in `static` keep their sizes in every program.
    `property(found, eager, args, kwargs)` says what is wrong with results that need not be PyTorch's; None: these must."""

    def __init__(self, name, function, static, property):
        self.name, self.function, self.static, self.property = name, function, frozenset(static.split()), property
        self.signature = inspect.signature(function)

    def __call__(self, g, *args, **kwargs):
        return self.function(g, *args, **kwargs)

    def static_arguments(self, args, kwargs):
        """The arguments whose sizes the operator must know, as positions and names; `args` without g."""
        if not self.static:
            return set()
        try:
            bound = self.signature.bind(None, *args, **kwargs).arguments
        except TypeError:
            return set()
        names = list(bound)[1:]
        return {n for n in names if n in self.static or "*" in self.static}


ADAPTERS = {}  # OpInfo's name, a dot and the variant's -> Adapter


def op(name, infos=None, static="", property=None):
    """Registers an adapter of the graph operator `name` for the OpInfos `infos` (default: that of the same name)."""
    def register(function):
        adapter = Adapter(name, function, static, property)
        for info in (infos or name).split():
            if info in ADAPTERS:
                raise ValueError(f"two adapters for OpInfo '{info}'")
            ADAPTERS[info] = adapter
        return function
    return register


# --- Samples of our own ---

ALL = " ".join(DTYPES)


class Own:
    """What judge_opinfo.py needs of an OpInfo: `dtypes`, `sample_inputs` and, called, PyTorch's answer."""

    def __init__(self, samples, reference, dtypes):
        self.samples, self.reference, self.dtypes = samples, reference, {DTYPES[t] for t in dtypes.split()}

    def __call__(self, *args, **kwargs):
        return self.reference(*args, **kwargs)

    def sample_inputs(self, device, dtype, requires_grad=False):
        make = functools.partial(torch.testing.make_tensor, dtype=dtype, device=device)
        for arguments in self.samples(make):
            yield types.SimpleNamespace(input=arguments[0], args=tuple(arguments[1:]), kwargs={})


OWN = {}  # as names of OpInfos: own.SAMPLES -> Own


def own(name, adapter, reference, dtypes=ALL, static="", property=None):
    """Registers samples for the graph operator `name`, which no OpInfo judges. The function yields lists of arguments;
    `make(shape, low=.., high=..)` makes a tensor of the dtype that is judged. `adapter(g, *arguments)` writes the program,
    `reference(*arguments)` is PyTorch's answer.

        @own("pool_backward", write_pool_backward, torch_pool_backward, "f64 f32")
        def pool_backward(make):
            yield make((2, 3, 8)), make((2, 3, 4)), 2
    """
    def register(function):
        info = f"own.{function.__name__}"
        op(name, info, static, property=property)(adapter)
        OWN[info] = Own(function, reference, dtypes)
        return function
    return register
