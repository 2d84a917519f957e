"""The OpInfos that are judged, and samples of our own."""
import functools
import types

import torch

from .dtypes import ALL, DTYPES
from .table import FAMILIES, WITHOUT, names, read


class Entry:
    """An OpInfo of the table. `op` is the row of its results, `family` the file of its recorded samples.

    `static` has the numbers of the tensors whose sizes are known in every program, `constants` of the tensors that become lists of
    numbers. `property(found, eager, args, kwargs)` judges results that need not be PyTorch's (properties.py). `program(call,
    dynamic)` writes the program by hand. `traced` is traced instead of the OpInfo's function. Gradients are judged if
    PyTorch `has_gradient`s of all results."""

    def __init__(self, name, op, family):
        self.info, self.name, self.family = name, op, family
        self.static, self.constants = (), ()
        self.property, self.program, self.traced = None, None, None
        self.has_gradient = True


ENTRIES = {info: Entry(info, op, family) for family, op, info in read(FAMILIES)}  # by the OpInfo's name


def unlisted(opinfos):
    """OpInfos with neither a row nor a reason."""
    return sorted(set(opinfos) - set(ENTRIES) - {name for text in WITHOUT.values() for name in names(text)})


# --- Samples of our own ---

class Own:
    """The interface of an OpInfo that judge_opinfo.py needs: `dtypes`, `sample_inputs`, and a call that answers as PyTorch does. A
    `training` function takes gradients itself."""

    def __init__(self, samples, reference, dtypes, training):
        self.samples, self.reference, self.dtypes = samples, reference, {DTYPES[t] for t in dtypes.split()}
        self.training = training

    def __call__(self, *args, **kwargs):
        return self.reference(*args, **kwargs)

    def sample_inputs(self, device, dtype, requires_grad=False):
        make = functools.partial(torch.testing.make_tensor, dtype=dtype, device=device)
        for arguments in self.samples(make):
            yield types.SimpleNamespace(input=arguments[0], args=tuple(arguments[1:]), kwargs={})


OWN = {}  # as names of OpInfos: own.SAMPLES -> Own


def own(reference, dtypes=ALL, training=False):
    """Registers samples for an operator that no OpInfo judges, or not all of it. The function yields lists of arguments;
    `make(shape, low=.., high=..)` makes a tensor of the dtype that is judged. `reference(*arguments)` is PyTorch's answer.

        @own(torch.nn.functional.relu, "f64 f32")
        def halves(make):
            yield make((2, 3, 8)),
    """
    def register(function):
        info = f"own.{function.__name__}"
        if info not in ENTRIES:
            raise ValueError(f"'{info}' is not in the table")
        OWN[info] = Own(function, reference, dtypes, training)
        return function
    return register
