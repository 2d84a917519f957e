#!/usr/bin/env python3
"""Records PyTorch's schemas of operators in lib/ATen, with which check_aten.py compares lib/NN/functions.schema without PyTorch.

  tools/dev/record_aten_schemas.py             lib/ATen/aten.schemas and core.list; needs PyTorch
  tools/dev/record_aten_schemas.py --opinfo    also lib/ATen/opinfo.list, in about two minutes; needs PyTorch and expecttest

aten.schemas has the overloads of each packet (all overloads of one name) that functions.schema or a list of lib/ATen names, without
those that write to an `out` argument. core.list has the overloads with PyTorch's tag `core`. opinfo.list has the overloads that
samples of the judged OpInfos dispatch below autograd, forward and backward, each with the number of these OpInfos, and the OpInfos'
names of ATen without a number. models.list is not written: its head describes how it was recorded.
"""
import argparse
import collections
import itertools
import pathlib
import sys
import warnings

import torch
import torch._inductor.inductor_prims  # noqa: F401
import torch._prims  # noqa: F401
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "lib/ATen"
SAMPLES = 40  # of each OpInfo
sys.path.insert(0, str(ROOT / "lib/NN"))
from aten_overloads import covered_names, read_list  # noqa: E402
from generate_functions import read_sections  # noqa: E402

# Functions of sizes and numbers in traced graphs, which have no schema, and operators that only tcopt's graphs have.
OTHERS = [f"_operator::{name}(Scalar a, Scalar b) -> Scalar" for name in
          ("add", "eq", "floordiv", "ge", "gt", "le", "lt", "mod", "mul", "ne", "pow", "sub", "truediv")]
OTHERS += ["_operator::neg(Scalar a) -> Scalar", "math::trunc(Scalar a) -> Scalar", "torch::sym_float(Scalar a) -> Scalar",
           "torch::sym_max(Scalar a, Scalar b) -> Scalar", "torch::sym_min(Scalar a, Scalar b) -> Scalar",
           "torch::sym_sum(SymInt[] args) -> SymInt",
           "tcopt::rnn_layer_backward(str mode, Tensor? grad_output, Tensor?[] grad_states, Tensor input, Tensor[] hx, "
           "Tensor[] params, bool has_biases, bool bidirectional) -> Tensor[]",
           "tcopt::sdpa_backward(Tensor grad, Tensor q, Tensor k, Tensor v, Tensor? mask, float dropout_p, bool is_causal, "
           "float? scale, bool gqa) -> (Tensor, Tensor, Tensor)",
           "transformers::grouped_mm_fallback(Tensor input, Tensor weight, Tensor offs) -> Tensor",
           "transformers::grouped_mm_fallback_backward(Tensor input, Tensor weight, Tensor offs, Tensor grad_output) -> "
           "(Tensor, Tensor)"]


def schemas():
    """All schemas of the dispatcher by their qualified names, those of TorchScript excluded."""
    known = {(s.name, s.overload_name): s for s in torch._C._jit_get_all_schemas()}
    for name in torch._C._dispatch_get_all_op_names():
        schema = known.get(tuple(name.partition(".")[::2]))
        if schema and not any(a.is_out for a in schema.arguments) and "Dimname" not in str(schema):
            yield name, str(schema)


def is_core(name):
    namespace, _, rest = name.partition("::")
    packet, _, overload = rest.partition(".")
    return torch.Tag.core in getattr(getattr(getattr(torch.ops, namespace), packet), overload or "default").tags


def packet(name):
    """aten::add_.Tensor -> aten::add: the packets of functions and of writes to the first argument are one packet here."""
    name = (name if "::" in name else f"aten::{name}").partition(".")[0]
    return name.removesuffix("_") if not name.endswith("__") else name


def write(name, head, lines):
    text = "".join(f"# {line}\n" for line in [*head, f"PyTorch {torch.__version__.partition('+')[0]}."])
    (FOLDER / name).write_text(text + "\n".join(lines) + "\n")
    print(f"{name}: {len(lines)} lines")


# --- Samples of OpInfos ---

class Recorder(TorchDispatchMode):
    def __init__(self):
        super().__init__()
        self.names = set()

    def __torch_dispatch__(self, function, types, args=(), kwargs=None):
        schema = function._schema
        self.names.add(schema.name + (f".{schema.overload_name}" if schema.overload_name else ""))
        return function(*args, **(kwargs or {}))


def run(info, sample):
    """Records a sample's call and the backward pass of the sum of its results."""
    with Recorder() as recorder:
        results = pytree.tree_leaves(info(sample.input, *sample.args, **sample.kwargs))
        results = [r for r in results if isinstance(r, torch.Tensor) and r.requires_grad]
        if results:
            sum(r.float().sum() for r in results).backward()
    return recorder.names


def overloads_of(info):
    dtypes = info.supported_dtypes("cpu")
    if not dtypes:
        return set()
    dtype = torch.float32 if torch.float32 in dtypes else min(dtypes, key=str)
    samples = info.sample_inputs("cpu", dtype, requires_grad=dtype.is_floating_point and info.supports_autograd)
    return set().union(*(run(info, s) for s in itertools.islice(samples, SAMPLES)))


def record_opinfo():
    from judge_opinfo import load_opinfos
    from opinfo.registry import ENTRIES, OWN
    warnings.filterwarnings("ignore")
    counts, names = collections.Counter(), set()
    for name, info in load_opinfos().items():
        if name in ENTRIES and name not in OWN:
            names.add(f"aten::{info.aten_name}")
            counts.update(overloads_of(info))
    names &= {name.partition(".")[0] for name, _ in schemas()}
    write("opinfo.list", ["Overloads that samples of OpInfos dispatch, with the number of these OpInfos, and names of OpInfos."],
          sorted([f"{name} {count}" for name, count in counts.items()] + [n for n in names if n not in counts]))


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--opinfo", action="store_true", help="also write opinfo.list")
    args = p.parse_args()
    if args.opinfo:
        record_opinfo()
    found = dict(schemas())
    core = sorted(name for name in found if name.startswith("aten::") and is_core(name))
    write("core.list", ["Overloads of core ATen."], core)
    named = [*core, *read_list("models.list"), *read_list("opinfo.list"), *covered_names(read_sections())]
    packets = {packet(name) for name in named}
    lines = [text for name, text in found.items() if packet(name) in packets]
    write("aten.schemas", ["Schemas of PyTorch's operators, written by tools/dev/record_aten_schemas.py."], sorted(lines + OTHERS))


if __name__ == "__main__":
    main()
