#!/usr/bin/env python3
"""Softmax, norms, losses and their derivatives beside another build, PyTorch, onnxruntime and IREE.

  bench/kernels/rows.py [--base BUILD] [--torch PYTHON] [--peers PYTHON] [--rounds 5] [--only TEXT] [--write] [--build build]

Programs are compiled by tcopt-run, with two threads; each round measures all of them in turns, one process each, and the least
time counts, as other processes only add to it. With --base, the tcopt-run of another build is measured in the same rounds;
with --torch, a Python that has PyTorch: eager, and compiled with max-autotune (freezing, for what has no derivative); with
--peers, a Python that has PyTorch, onnxscript, onnxruntime and IREE, whose modules torch.onnx.export makes (no derivatives).
What a peer refuses is printed and shown as `-`. --write records the table in bench/results/rows.md.
"""
import argparse
import json
import os
import pathlib
import platform
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
RESULTS = ROOT / "bench/results/rows.md"
THREADS = 2


def tensor(*sizes, dtype="f32"):
    return f"tensor<{'x'.join(map(str, (*sizes, dtype)))}>"


def unary(op, *sizes):
    x = tensor(*sizes)
    return f"func.func @main(%x: {x}) -> {x} {{\n  %r = graph.{op} : ({x}) -> {x}\n  return %r : {x}\n}}\n"


def with_gradients(arguments, result, body, wanted):
    """A function, and one that returns its result and the gradients of its first `wanted` arguments."""
    names = ", ".join(f"%a{i}" for i in range(len(arguments)))
    typed = ", ".join(f"%a{i}: {t}" for i, t in enumerate(arguments))
    types, given = ", ".join(arguments), ", ".join((result, *arguments[:wanted]))
    return (f"func.func private @f({typed}) -> {result} {{\n  {body}\n  return %r : {result}\n}}\n"
            f"func.func @main({typed}, %ct: {result}) -> ({given}) {{\n"
            f"  %g:{wanted + 1} = grad.vjp @f({names}) cotangents(%ct) : ({types}, {result}) -> ({given})\n"
            f"  return {', '.join(f'%g#{i}' for i in range(wanted + 1))} : {given}\n}}\n")


def sums(rows, columns):
    x, r = tensor(rows, columns), tensor(rows)
    return (f"func.func @main(%x: {x}) -> {r} {{\n  %r = graph.sum %x, dims = [1], keepdim = false : ({x}) -> {r}\n"
            f"  return %r : {r}\n}}\n")


def layer_norm(rows, columns, weights):
    x, v = tensor(rows, columns), tensor(columns)
    return (f"%r = graph.layer_norm %a0, weight %a1, bias %a2, normalized_dims = 1, eps = 1.0e-5 : ({x}, {v}, {v}) -> {x}" if weights else
            f"%r = graph.layer_norm %a0, normalized_dims = 1, eps = 1.0e-5 : ({x}) -> {x}")


def forward(arguments, result, body):
    typed = ", ".join(f"%a{i}: {t}" for i, t in enumerate(arguments))
    return f"func.func @main({typed}) -> {result} {{\n  {body}\n  return %r : {result}\n}}\n"


X, V, I = tensor(8192, 1024), tensor(1024), tensor(8192, dtype="i64")
LOSS = (f"%r = graph.cross_entropy %a0, %a1, ignore_index = -100, label_smoothing = 0.0, reduction = mean : ({X}, {I}) -> tensor<f32>")
RMS = f"%r = graph.rms_norm %a0, weight %a1, normalized_dims = 1, eps = 1.0e-6 : ({X}, {V}) -> {X}"
SOFTMAX = f"%r = graph.softmax %a0, dim = 1 : ({X}) -> {X}"
# Program, PyTorch's expression of x, w, b and target, whether it is differentiated, and the sizes of x.
CASES = {
    "softmax 4096 x 4096": (unary("softmax %x, dim = 1", 4096, 4096), "torch.softmax(x, 1)", False, (4096, 4096)),
    "softmax 512 x 32000": (unary("softmax %x, dim = 1", 512, 32000), "torch.softmax(x, 1)", False, (512, 32000)),
    "softmax 8 x 64 x 56 x 56, channels": (unary("softmax %x, dim = 1", 8, 64, 56, 56), "torch.softmax(x, 1)", False, (8, 64, 56, 56)),
    "log softmax 4096 x 4096": (unary("log_softmax %x, dim = 1", 4096, 4096), "torch.log_softmax(x, 1)", False, (4096, 4096)),
    "log softmax 512 x 32000": (unary("log_softmax %x, dim = 1", 512, 32000), "torch.log_softmax(x, 1)", False, (512, 32000)),
    "layer norm 8192 x 1024": (forward([X, V, V], X, layer_norm(8192, 1024, True)), "F.layer_norm(x, (1024,), w, b)", False, (8192, 1024)),
    "RMS norm 8192 x 1024": (forward([X, V], X, RMS), "F.rms_norm(x, (1024,), w)", False, (8192, 1024)),
    "sums of rows 8192 x 1024": (sums(8192, 1024), "x.sum(1)", False, (8192, 1024)),
    "cross entropy 8192 x 1024": (forward([X, I], "tensor<f32>", LOSS), "F.cross_entropy(x, target)", False, (8192, 1024)),
    "softmax, and back, 8192 x 1024": (with_gradients([X], X, SOFTMAX, 1), "torch.softmax(x, 1)", True, (8192, 1024)),
    "layer norm, and back, 8192 x 1024": (with_gradients([X, V, V], X, layer_norm(8192, 1024, True), 3), "F.layer_norm(x, (1024,), w, b)", True,
                                          (8192, 1024)),
    "cross entropy, and back, 8192 x 1024": (with_gradients([X, I], "tensor<f32>", LOSS, 1), "F.cross_entropy(x, target)", True, (8192, 1024)),
}
# Ends the scripts below: the milliseconds of the fastest of the calls of `step` in a second.
TIMED = """
for _ in range(3):
    step()
least, end = 1e9, time.perf_counter() + 1
while time.perf_counter() < end:
    begin = time.perf_counter()
    step()
    least = min(least, time.perf_counter() - begin)
print(json.dumps(least * 1e3))
"""
TORCH = """
import json, sys, time, torch, torch.nn.functional as F
import torch._inductor.config as config
torch.set_num_threads(THREADS)
text, back, sizes, mode = sys.argv[1], sys.argv[2] == "True", json.loads(sys.argv[3]), sys.argv[4]
torch.manual_seed(0)
x, w, b = torch.rand(sizes), torch.rand(sizes[-1]), torch.rand(sizes[-1])
target = torch.randint(0, sizes[1], (sizes[0],))
f = eval("lambda x, w, b, target: " + text)
if mode == "compiled":
    config.freezing = not back
    f = torch.compile(f, mode="max-autotune")
if back:
    x.requires_grad_(); w.requires_grad_(); b.requires_grad_()
    inputs = [t for t, name in ((x, "(x"), (w, " w"), (b, " b")) if name in text]
    y = f(x, w, b, target)
    ct = torch.rand_like(y)
    step = lambda: torch.autograd.grad(f(x, w, b, target), inputs, ct)
else:
    step = lambda: f(x, w, b, target)
torch.set_grad_enabled(back)
""" + TIMED


PEER = """
import json, os, sys, time, torch, torch.nn.functional as F
name, text, sizes, path = sys.argv[1], sys.argv[2], json.loads(sys.argv[3]), sys.argv[4]
torch.manual_seed(0)
given = {"x": torch.rand(sizes), "w": torch.rand(sizes[-1]), "b": torch.rand(sizes[-1]), "target": torch.randint(0, sizes[1], (sizes[0],))}
used = [n for n, mark in (("x", "(x"), ("w", " w"), ("b", " b"), ("target", " target")) if mark in text or n == "x"]
class Module(torch.nn.Module):
    def forward(self, *args):
        return eval(text, {"torch": torch, "F": F, **dict(zip(used, args))})
torch.onnx.export(Module(), tuple(given[n] for n in used), path, input_names=used, dynamo=True)
arrays = [given[n].numpy() for n in used]
if name == "onnxruntime":
    import onnxruntime
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = THREADS
    session = onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
    binding = session.io_binding()
    for n, array in zip(used, arrays):
        binding.bind_ortvalue_input(n, onnxruntime.OrtValue.ortvalue_from_numpy(array))
    for output in session.get_outputs():
        binding.bind_output(output.name)
    step = lambda: session.run_with_iobinding(binding)
else:
    import subprocess, iree.runtime as runtime
    bin = os.path.dirname(sys.executable)
    subprocess.run([bin + "/iree-import-onnx", path, "-o", path + ".mlir", "--opset-version=17"], check=True)
    subprocess.run([bin + "/iree-compile", path + ".mlir", "-o", path + ".vmfb", "--iree-hal-target-device=local",
                    "--iree-hal-local-target-device-backends=llvm-cpu", "--iree-llvmcpu-target-cpu=host", "--iree-opt-level=O3"], check=True)
    runtime.flags.parse_flags("--task_topology_group_count=THREADS")
    config = runtime.Config("local-task")
    module = runtime.load_vm_module(runtime.VmModule.mmap(config.vm_instance, path + ".vmfb"), config)
    entry = [n for n in module.vm_module.function_names if not n.startswith("__") and not n.endswith("$async")][0]
    placed = [runtime.asdevicearray(config.device, array) for array in arrays]
    step = lambda: module[entry](*placed)
""" + TIMED


def run_tcopt(build, path, seconds, rows, columns):
    library = {**os.environ, "LD_LIBRARY_PATH": str(build / "lib"), "OMP_NUM_THREADS": str(THREADS)}
    inputs = ["--input=random:1"]
    if "xi64>" in path.read_text():
        inputs.append(f"--input=a1={rows}xi64=" + ",".join(str(7 * i % columns) for i in range(rows)))
    done = subprocess.run([build / "bin/tcopt-run", path, *inputs, f"--bench={seconds}", f"--threads={THREADS}", "--json"], env=library,
                          capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr)
    return least_of(json.loads(done.stdout))


def least_of(answer):
    """Milliseconds of the fastest execution."""
    return answer["run_ms"]["min"]


def run_python(python, script, *arguments):
    """The milliseconds that a script prints last, or None, with its last error on stderr."""
    done = subprocess.run([python, "-c", script.replace("THREADS", str(THREADS)), *arguments], capture_output=True, text=True,
                          env={**os.environ, "OMP_NUM_THREADS": str(THREADS)})
    if done.returncode:
        print("\n".join(done.stderr.splitlines()[-3:]), file=sys.stderr)
    return float(done.stdout.splitlines()[-1]) if done.returncode == 0 else None


def run_torch(python, case, mode):
    _, text, back, sizes = CASES[case]
    return run_python(python, TORCH, text, str(back), json.dumps(sizes), mode)


def run_peer(python, case, name, folder):
    _, text, back, sizes = CASES[case]
    return None if back else run_python(python, PEER, name, text, json.dumps(sizes), f"{folder}/{name}.onnx")


def ratio(other, own):
    return "-" if other is None else f"{other / own:.2f}"


def table(found, columns):
    lines = [f"| | tcopt | {' | '.join(columns)} | {' | '.join(f'{c} / tcopt' for c in columns)} |", "|---|" + "--:|" * (1 + 2 * len(columns))]
    for case, times in found.items():
        own = times["tcopt"]
        shown = [("-" if times.get(c) is None else f"{times[c]:.3f}") for c in columns]
        lines.append(f"| {case} | {own:.3f} | {' | '.join(shown)} | {' | '.join(ratio(times.get(c), own) for c in columns)} |")
    return "\n".join(lines)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--base", type=pathlib.Path)
    p.add_argument("--torch", type=pathlib.Path)
    p.add_argument("--peers", type=pathlib.Path)
    p.add_argument("--rounds", type=int, default=5)
    p.add_argument("--seconds", type=float, default=0.5)
    p.add_argument("--only", default="")
    p.add_argument("--write", action="store_true")
    p.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    args = p.parse_args()
    runners = {"tcopt": lambda case, path: run_tcopt(args.build, path, args.seconds, *CASES[case][3][:2])}
    if args.base:
        runners["base"] = lambda case, path: run_tcopt(args.base, path, args.seconds, *CASES[case][3][:2])
    if args.torch:
        runners["PyTorch"] = lambda case, path: run_torch(args.torch, case, "eager")
        runners["compiled"] = lambda case, path: run_torch(args.torch, case, "compiled")
    found = {case: {} for case in CASES if args.only in case}
    with tempfile.TemporaryDirectory() as folder:
        if args.peers:
            runners["onnxruntime"] = lambda case, path: run_peer(args.peers, case, "onnxruntime", folder)
            runners["IREE"] = lambda case, path: run_peer(args.peers, case, "IREE", folder)
        path = pathlib.Path(folder) / "program.mlir"
        for _ in range(args.rounds):
            for case, times in found.items():
                path.write_text(CASES[case][0])
                for name, run in runners.items():
                    time = run(case, path)
                    if time is not None:
                        times[name] = min(time, times.get(name, time))
                print(case, {name: round(time, 3) for name, time in times.items()}, file=sys.stderr)
    text = table(found, [name for name in runners if name != "tcopt"])
    print(text)
    if args.write:
        RESULTS.write_text(f"# Ops over the same rows\n\nMade by `bench/kernels/rows.py --torch PYTHON --peers PYTHON --write`: the least milliseconds of "
                           f"{args.rounds} rounds, f32, {THREADS} threads, {platform.processor() or platform.machine()}.\n\n{text}\n")


if __name__ == "__main__":
    main()
