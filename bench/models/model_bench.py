#!/usr/bin/env python3
"""Whole models against onnxruntime, in one process, in turns.

  bench/models/model_bench.py export DIR [--only RE]
  bench/models/model_bench.py run DIR [--bin build/bin] [--against OTHER_BIN] [--only RE] [--rounds 7] [--threads 2]
                                      [--torch]

`export` writes DIR/NAME.onnx by PyTorch's exporter (needs torch, torchvision, transformers, onnx, onnxscript); the
weights are random. `run` (needs onnxruntime and numpy) makes a shared library of each model, compares its first result
with onnxruntime's and prints the median time of a call of each, in ms, and the ratio tcopt / onnxruntime: less than 1
is faster. With --against the library of another build's tools is measured in the same turns; with --torch
(torch.compile, mode max-autotune) the module, too.

A turn is calls for about 0.4 s, of which the first two are not counted; turns are 0.3 s apart, so that no thread of
the other library still spins. The median over turns of the medians of their calls counts.
"""
import argparse
import ctypes
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
TURN_SECONDS, GAP_SECONDS, NOT_COUNTED = 0.4, 0.3, 2

# --- the models ---


def image():
    import torch
    return (torch.randn(1, 3, 224, 224),)


def mlp():
    import torch
    from torch import nn
    layers = (nn.Linear(784, 1024), nn.ReLU(), nn.Linear(1024, 1024), nn.ReLU(), nn.Linear(1024, 10))
    return nn.Sequential(*layers), (torch.randn(64, 784),)


def linear(rows, transposed):
    import torch

    class Linear(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.weight = torch.nn.Parameter(torch.randn(4096, 4096) / 64)

        def forward(self, x):
            return x @ (self.weight.t() if transposed else self.weight)

    return Linear(), (torch.randn(rows, 4096),)


def vision(name):
    import torchvision
    return getattr(torchvision.models, name)(weights=None), image()


def field_of(make, field):
    """A module that returns one tensor of a transformers model's output."""
    import torch
    import transformers
    model = make(transformers)

    class Field(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.model = model

        def forward(self, x):
            return getattr(self.model(x), field)

    return Field()


def text(make, field, words):
    """A module of a transformers model and one text of 128 tokens."""
    import torch
    return field_of(make, field), (torch.randint(0, words, (1, 128)),)


def gpt2():
    return text(lambda t: t.GPT2LMHeadModel(t.GPT2Config(use_cache=False)), "logits", 50257)


def bert():
    return text(lambda t: t.BertModel(t.BertConfig()), "last_hidden_state", 30522)


def vit_tiny():
    def make(t):
        return t.ViTModel(t.ViTConfig(hidden_size=192, num_attention_heads=3, intermediate_size=768), add_pooling_layer=False)
    return field_of(make, "last_hidden_state"), image()


MODELS = {"mlp_b64": mlp, "resnet18": lambda: vision("resnet18"), "gpt2_1x128": gpt2, "bert_1x128": bert,
          "densenet121": lambda: vision("densenet121"), "swin_t": lambda: vision("swin_t"),
          "vit_b_16": lambda: vision("vit_b_16"), "vit_tiny": vit_tiny,
          **{f"linear_{m}_{'nk' if t else 'kn'}": lambda m=m, t=t: linear(m, t) for m in (1, 32) for t in (True, False)}}


def make(name):
    import torch
    torch.manual_seed(0)
    model, inputs = MODELS[name]()
    return model.eval(), inputs


def export(args, names):
    import torch
    args.dir.mkdir(parents=True, exist_ok=True)
    for name in names:
        model, inputs = make(name)
        with torch.no_grad():
            torch.onnx.export(model, inputs, str(args.dir / f"{name}.onnx"), dynamo=True, external_data=False)


# --- compiled libraries ---


class Device(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int32), ("id", ctypes.c_int32)]


class Dtype(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class Tensor(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("device", Device), ("ndim", ctypes.c_int32), ("dtype", Dtype),
                ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.c_void_p), ("byte_offset", ctypes.c_uint64)]


CODES = {"i": 0, "u": 1, "f": 2, "b": 6}


def tensors(arrays):
    result = (Tensor * len(arrays))()
    for tensor, array in zip(result, arrays):
        shape = (ctypes.c_int64 * max(array.ndim, 1))(*array.shape)
        tensor.data, tensor.device, tensor.ndim = array.ctypes.data, Device(1, 0), array.ndim
        tensor.dtype, tensor.shape = Dtype(CODES[array.dtype.kind], 8 * array.itemsize, 1), shape
    return result


def aligned(array):
    import numpy
    memory = numpy.empty(array.nbytes + 64, numpy.uint8)
    start = -memory.ctypes.data % 64
    result = memory[start:start + array.nbytes].view(array.dtype).reshape(array.shape)
    result[...] = array
    return result


class Library:
    """A model compiled by the tools in `binaries`; call() runs it on the inputs."""

    def __init__(self, binaries, onnx, folder, inputs, results, threads):
        path = folder / "model.so"
        done = subprocess.run([binaries / "tcopt-translate", onnx, "--emit=shared", "--symbol=model", "-o", path],
                              capture_output=True, text=True, timeout=600)
        if done.returncode:
            sys.exit(f"{onnx.name}: {done.stderr[-2000:]}")
        self.runtime = ctypes.CDLL(str(next((binaries.parent / "lib").glob("libtcopt_rt.so.?"))), mode=ctypes.RTLD_LOCAL)
        self.library = ctypes.CDLL(str(path), mode=ctypes.RTLD_LOCAL)
        self.context, self.state = ctypes.c_void_p(), ctypes.c_void_p()
        self.check(self.runtime.tcopt_rt_context_create(None, ctypes.byref(self.context)))
        self.runtime.tcopt_rt_set_threads(self.context, threads)
        if hasattr(self.library, "model_init"):  # libraries of older versions have no state
            self.check(self.library.model_init(self.context, ctypes.byref(self.state)))
        self.arrays = [aligned(a) for a in inputs]
        self.results = [aligned(a * 0) for a in results]
        self.arguments = (self.context, tensors(self.arrays), tensors(self.results), self.state)

    def check(self, status):
        if status:
            self.runtime.tcopt_rt_last_error.restype = ctypes.c_char_p
            sys.exit(f"status {status}: {self.runtime.tcopt_rt_last_error(self.context)}")

    def call(self):
        self.check(self.library.model(*self.arguments))


# --- measuring ---


def turn(call):
    times, end = [], time.perf_counter() + TURN_SECONDS
    while len(times) < NOT_COUNTED + 3 or time.perf_counter() < end:
        start = time.perf_counter()
        call()
        times.append(time.perf_counter() - start)
    time.sleep(GAP_SECONDS)
    return 1000 * statistics.median(times[NOT_COUNTED:])


def compiled_by_torch(name, threads):
    import torch
    torch.set_num_threads(threads)
    model, inputs = make(name)
    compiled = torch.compile(model, mode="max-autotune")

    def call():
        with torch.no_grad():
            compiled(*inputs)
    call()
    return call


def session_of(path, threads):
    import onnxruntime
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = threads
    return onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])


def random_inputs(session):
    import numpy
    random = numpy.random.default_rng(0)
    for wanted in session.get_inputs():
        integers = "int64" in wanted.type
        yield wanted.name, (random.integers(0, 30000, wanted.shape) if integers
                            else random.standard_normal(wanted.shape).astype(numpy.float32))


def worst_error(found, expected):
    import numpy
    return max(float(numpy.abs(f - e).max() / (numpy.sqrt(numpy.mean(e * e)) + 1e-30)) for f, e in zip(found, expected))


def measure(args, name):
    path = args.dir / f"{name}.onnx"
    session = session_of(path, args.threads)
    inputs = dict(random_inputs(session))
    expected = session.run(None, inputs)
    with tempfile.TemporaryDirectory() as folder:
        calls = {"onnxruntime": lambda: session.run(None, inputs)}
        for i, (label, binaries) in enumerate([("tcopt", args.bin), ("other", args.against)]):
            if binaries:
                (place := pathlib.Path(folder) / str(i)).mkdir()
                library = Library(binaries, path, place, inputs.values(), expected, args.threads)
                calls[label] = library.call
                library.call()
                error = worst_error(library.results, expected)
                if not error < 1e-3:
                    sys.exit(f"{name}: {label}'s results differ by {error} of their root mean square")
        if args.torch:
            calls["torch"] = compiled_by_torch(name, args.threads)
        times = {label: [] for label in calls}
        for _ in range(args.rounds):
            for label, call in calls.items():
                times[label].append(turn(call))
    medians = {label: statistics.median(t) for label, t in times.items()}
    spread = {label: f"{min(t):.2f}..{max(t):.2f}" for label, t in times.items()}
    print(f"| {name} | " + " | ".join(f"{l} {m:.2f} ({spread[l]})" for l, m in medians.items()) +
          f" | {medians['tcopt'] / medians['onnxruntime']:.3f} |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("command", choices=("export", "run"))
    parser.add_argument("dir", type=pathlib.Path)
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--against", type=pathlib.Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--torch", action="store_true")
    args = parser.parse_args()
    names = [n for n in MODELS if re.search(args.only, n)]
    if args.command == "export":
        return export(args, names)
    for name in names:
        if (args.dir / f"{name}.onnx").exists():
            measure(args, name)


if __name__ == "__main__":
    main()
