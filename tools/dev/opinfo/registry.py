"""The OpInfos that are judged, and samples of our own."""
import functools
import pathlib
import sys
import types

import torch

from .dtypes import ALL, DTYPES
from .table import FAMILIES, WITHOUT, names, read

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "dialects/Graph/IR"))
from generate_rows import overloads, read_tree  # noqa: E402


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


def load_opinfos():
    """OpInfo's full name -> OpInfo."""
    try:
        from torch.testing._internal.common_methods_invocations import op_db
    except ModuleNotFoundError as e:
        sys.exit(f"opinfo: error: PyTorch's OpInfos need the module '{e.name}'")
    return {f"{o.name}.{o.variant_test_name}".rstrip("."): o for o in op_db}


def derived(opinfos):
    """(family, operator, OpInfo) of each OpInfo of an overload that a record names."""
    ops = {overload.partition(".")[0]: (family.lower(), op) for family, op, overload in overloads(read_tree())}
    for name, info in opinfos.items():
        packet = info.aten_name.removeprefix("nn.functional.")
        if packet in ops:
            yield *ops[packet], name


EXCLUDED = {name for text in WITHOUT.values() for name in names(text)}
OPINFOS = load_opinfos()
ENTRIES = {info: Entry(info, op, family) for family, op, info in derived(OPINFOS) if info not in EXCLUDED}  # by the OpInfo's name
ENTRIES |= {info: Entry(info, op, family) for family, op, info in read(FAMILIES)}


def unlisted(opinfos):
    """OpInfos with neither a row nor a reason."""
    return sorted(set(opinfos) - set(ENTRIES) - EXCLUDED)


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
