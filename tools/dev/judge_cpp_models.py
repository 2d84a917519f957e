#!/usr/bin/env python3
"""Judges architectures that are written in C++ with nn's modules (cpp_models), by torch.autograd.

  judge_cpp_models.py export DIR [--only NAME ...]    writes DIR/<model>/ (weights, inputs, gradients)
  judge_cpp_models.py run DIR [--build build] [--only RE] [--write docs/Conformance.md]

`export` needs torch, torchvision, transformers and safetensors; `run` needs numpy and clang++-22. The weights are random, with
PyTorch's names. Models are trained: batch norms use the statistics of the batch, dropout has the probability 0. The loss is
the sum of the results times random numbers. Gradients of all parameters, and what the step makes of the buffers, are compared
after `loss.backward()` and after the same step under compile(), by the rule of judge_model_gradients.py; and once more under
autocast to bf16. There an error is the root mean square of a gradient's difference by that of the gradient. It must not be
more than twice PyTorch's with autocast, or twice the root mean square of PyTorch's for all gradients of the model: where rounding
moves the operand of a ReLU over 0, one element of the gradient more is 0 or is not, which may happen to one of both.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import judge_model_gradients as gradients
import judge_models

ROOT = judge_models.ROOT
KINDS = ("eager", "compiled", "eager-bf16", "compiled-bf16")
TIMES = 2

# --- export ---


def transformers_model(make):
    """The model within the wrapper of judge_models.py, for its names."""
    return lambda: make().model


def bert():
    import torch
    model = judge_models.bert().model

    class Bert(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.embeddings, self.encoder, self.pooler = model.embeddings, model.encoder, model.pooler
            self.held = [model]

        def forward(self, ids):
            y = self.held[0](ids)
            return y.pooler_output[:, None] + y.last_hidden_state

    return Bert()


def vgg11():
    import torch
    import torchvision
    model = torchvision.models.vgg11(weights=None)
    model.classifier = torch.nn.Sequential(torch.nn.Linear(512 * 7 * 7, 64), torch.nn.ReLU(), torch.nn.Dropout(0),
                                           torch.nn.Linear(64, 10))
    return model


def convnext():
    from torchvision.models import convnext
    sizes = [(16, 32, 1), (32, 48, 1), (48, 64, 2), (64, None, 1)]
    return convnext.ConvNeXt([convnext.CNBlockConfig(*s) for s in sizes], layer_scale=0.5, num_classes=10)


def vision(name, **options):
    def make():
        import torchvision
        return getattr(torchvision.models, name)(**options)
    return make


def models():
    """{name: (how to make the module, how to make its inputs)}"""
    def images(size=64):
        return lambda: judge_models.image(4, size)

    def two_texts():
        return judge_models.tokens(2, 12) + judge_models.tokens(2, 5)

    return {
        "bert": (bert, judge_models.tokens),
        "convnext": (convnext, images()),
        "densenet": (vision("DenseNet", growth_rate=8, block_config=(2, 3, 2), num_init_features=16, num_classes=10), images()),
        "efficientnet_b0": (vision("efficientnet_b0", num_classes=10), images()),
        "gpt2": (transformers_model(judge_models.gpt2), judge_models.tokens),
        "llama": (transformers_model(judge_models.llama), judge_models.tokens),
        "mobilenet_v2": (vision("mobilenet_v2", num_classes=10), images()),
        "resnet18": (vision("resnet18", num_classes=10), images()),
        "squeezenet1_1": (vision("squeezenet1_1", num_classes=10), images()),
        "t5": (transformers_model(judge_models.t5), two_texts),
        "vgg11": (vgg11, images()),
        "vit": (vision("VisionTransformer", image_size=32, patch_size=8, num_layers=2, num_heads=4, hidden_dim=64, mlp_dim=128),
                images(32)),
    }


def without_dropout(module):
    """In training mode, with nothing random."""
    for part in module.modules():
        for name in ("p", "dropout", "attention_dropout"):
            if isinstance(getattr(part, name, None), float):
                setattr(part, name, 0.0)
    return module.train()


def logits(module, inputs):
    named = zip(("input_ids", "decoder_input_ids"), inputs)
    result = module(**dict(named)) if hasattr(module, "config") else module(*inputs)
    return getattr(result, "logits", result)


def step(module, inputs, cotangent, autocast=False):
    """{name: gradient or buffer after the step}"""
    import torch
    module.zero_grad()
    with torch.autocast("cpu", dtype=torch.bfloat16, enabled=autocast):
        loss = (logits(module, inputs) * cotangent).sum()
    loss.backward()
    found = {name: p.grad for name, p in module.named_parameters()}
    return found | {name: b for name, b in module.named_buffers() if b.is_floating_point() and name in module.state_dict()}


def judged(module, inputs, cotangent):
    """({name: value in f64}, {name: [the largest difference that f32 makes, the root mean square of what autocast makes]})"""
    import copy
    exact = step(copy.deepcopy(module).double(), [x.double() if x.is_floating_point() else x for x in inputs], cotangent.double())
    near, cast = step(copy.deepcopy(module), inputs, cotangent), step(module, inputs, cotangent, autocast=True)
    return exact, {name: [float((exact[name] - near[name]).abs().amax()), float((exact[name] - cast[name]).square().mean().sqrt())]
                   for name in exact}


def export_one(make, inputs, folder):
    import numpy
    import safetensors.torch
    import torch
    module = without_dropout(make())
    judge_models.randomize(module)
    gradients.forget_padding(module)
    inputs = inputs()
    safetensors.torch.save_file({n: t.detach().clone().contiguous() for n, t in module.state_dict().items()},
                                folder / "weights.safetensors")
    with torch.no_grad():
        cotangent = torch.randn_like(logits(module.eval(), inputs))
    numpy.savez(folder / "inputs.npz", c=cotangent.numpy(), **{f"i{i}": x.numpy() for i, x in enumerate(inputs)})
    exact, rounding = judged(module.train(), inputs, cotangent)
    numpy.savez(folder / "expected.npz", **{n: t.detach().float().numpy() for n, t in exact.items()})
    (folder / "rounding.json").write_text(json.dumps(rounding))


def export(args):
    import torch
    for name, (make, inputs) in models().items():
        if args.only and name not in args.only:
            continue
        torch.manual_seed(0)
        folder = args.folder / name
        folder.mkdir(parents=True, exist_ok=True)
        export_one(make, inputs, folder)
        print("exported", name, flush=True)
    return 0


# --- run ---


def build(folder, tcopt):
    installed = folder / "installed"
    quiet = {"check": True, "stdout": subprocess.DEVNULL}
    subprocess.run(["cmake", "--install", tcopt, "--prefix", installed], **quiet)
    subprocess.run(["cmake", "-S", ROOT / "tools/dev/cpp_models", "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Debug",
                    "-DCMAKE_CXX_COMPILER=clang++-22", f"-DCMAKE_PREFIX_PATH={installed}"], **quiet)
    subprocess.run(["ninja", "-C", folder], **quiet)


def rms(values):
    import numpy
    return float(numpy.sqrt(numpy.mean(numpy.square(numpy.asarray(values, numpy.float64)))))


def compare_autocast(found, expected, rounding):
    """(the error of all gradients by that of PyTorch's, what is wrong or '')"""
    sizes = {name: max(rms(expected[name]), 1e-30) for name in expected.files}
    ours = {name: rms(found[name] - expected[name]) / size for name, size in sizes.items()}
    theirs = {name: rounding[name][1] / size for name, size in sizes.items()}
    # Not those that are zero but for rounding.
    counted = [name for name, error in theirs.items() if error < 1]
    usual = rms([theirs[name] for name in counted])
    for name, error in ours.items():
        # Written so that NaN is wrong.
        if not error <= TIMES * max(theirs[name], usual):
            return 0, f"{name}: {error / max(theirs[name], usual):.3g} times PyTorch's error"
    times = rms([ours[name] for name in counted]) / usual
    return times, "" if times <= TIMES else f"{times:.3g} times PyTorch's error"


def compare(args, folder, kind):
    """(the worst of the gradients' differences, what is wrong or '')."""
    import numpy
    rounding = json.loads((folder / "rounding.json").read_text())
    found, expected = numpy.load(folder / f"{kind}.npz"), numpy.load(folder / "expected.npz")
    counts = {name for name in found.files if name.endswith("num_batches_tracked")}
    if set(found.files) - counts != set(expected.files):
        return 0, "other parameters: " + " ".join(sorted((set(found.files) - counts) ^ set(expected.files)))
    if kind.endswith("bf16"):
        return compare_autocast(found, expected, rounding)
    worst = 0.0
    for name in expected.files:
        off, wrong = gradients.difference(args, found[name], expected[name], rounding[name][0])
        if wrong:
            return off, f"{name}: {wrong}"
        worst = max(worst, off)
    return worst, ""


def judge(args, program, folder):
    """{kind: (whether it agrees, the difference or what is wrong)}"""
    for kind in KINDS:
        (folder / f"{kind}.npz").unlink(missing_ok=True)
    try:
        done = subprocess.run([program, folder.name, folder], capture_output=True, text=True, timeout=args.timeout)
        failed = (done.stderr.splitlines() or [f"exit status {done.returncode}"])[-1] if done.returncode else ""
    except subprocess.TimeoutExpired:
        failed = "timeout"
    result = {}
    for kind in KINDS:
        if failed or not (folder / f"{kind}.npz").is_file():
            result[kind] = False, failed
        else:
            off, wrong = compare(args, folder, kind)
            result[kind] = not wrong, wrong or off
    return result


def count(folder):
    import numpy
    return len(numpy.load(folder / "expected.npz").files)


def table(rows):
    notes = []
    lines = ["| model | gradients, buffers | eager | compiled | eager, bf16 | compiled, bf16 |", "|---" * 6 + "|"]
    for name, size, found in rows:
        cells = [f"{said:.2f}" if ok and kind.endswith("bf16") else gradients.cell((ok, said), notes)
                 for kind, (ok, said) in found.items()]
        lines.append(f"| {name} | {size} | " + " | ".join(cells) + " |")
    return lines + [""] * bool(notes) + [f"{i}. {note}" for i, note in enumerate(notes, 1)]


def run(args):
    work = args.work or pathlib.Path(tempfile.mkdtemp())
    build(work, args.build)
    rows = []
    for folder in sorted(p.parent for p in args.folder.glob("*/rounding.json")):
        if re.search(args.only or "", folder.name):
            rows.append((folder.name, count(folder), judge(args, work / "cpp_models", folder)))
            said = (f"{kind} {'ok' if ok else 'FAILED'} {str(text)[:300]}" for kind, (ok, text) in rows[-1][2].items())
            print(f"{folder.name:16}", *said, flush=True)
    print(gradients.total(rows, KINDS))
    if args.write:
        judge_models.write_between(args.write, "C++ models", ["", gradients.total(rows, KINDS) + ".", "", *table(rows), ""])
    return 1 if any(not ok for _, _, found in rows for ok, _ in found.values()) else 0


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = p.add_subparsers(dest="command", required=True)
    e = commands.add_parser("export")
    e.add_argument("folder", type=pathlib.Path)
    e.add_argument("--only", nargs="*")
    r = commands.add_parser("run")
    r.add_argument("folder", type=pathlib.Path)
    r.add_argument("--build", type=pathlib.Path, default=ROOT / "build")
    r.add_argument("--work", type=pathlib.Path, help="where to build the program")
    judge_models.add_run_options(r)
    args = p.parse_args()
    args.folder = args.folder.resolve()
    return export(args) if args.command == "export" else run(args)


if __name__ == "__main__":
    sys.exit(main())
