#!/usr/bin/env python3
"""Judges gradients of whole models with respect to all of their parameters and inputs, by torch.autograd.

  judge_model_gradients.py export DIR [--only NAME ...]    writes DIR/<model>/ (model.onnx, inputs, cotangents, gradients)
  judge_model_gradients.py run DIR [--bin build/bin] [--backend cpu interp] [--only RE] [--write docs/Conformance.md]

The models are those of judge_models.py and more_models.py that MODELS names; what each command needs is said there. They are
exported as functions of their parameters, which thereby are arguments of what tcopt imports. It is differentiated by
grad-make-vjp and given random cotangents.

PyTorch's gradients are taken in f64, and in f32 to see how far rounding alone carries them. An element agrees if it is the
former within rtol 1e-3 and 1e-4 of the gradient's root mean square, or 8 times the largest difference of the two: gradients
that are zero but for rounding, as of a bias before a softmax, have nothing else in them.
"""
import argparse
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import traceback

import judge_models

ROUNDING = 8
MODELS = ("alexnet albert bart beit bert bloom clip_text clip_vision convnext_tiny convnextv2 deit densenet121 dinov2 distilbert "
          "dlrm efficientnet_b0 electra experts falcon funnel gcn gemma2 gpt2 gptneox gptj gru_attention hubert llama lstm "
          "mamba mistral mnasnet0_5 mobilenet_v2 mobilenet_v3 mobilevit mpnet opt patchtst phi poolformer qwen3 r3d resnet18 "
          "rnn roberta seq2seq segformer shufflenet_v2_x0_5 siglip spatial squeezenet1_1 swin swin2sr t5 tcn unet vae vit wav2vec2 "
          "whisper_encoder xlnet").split()

# --- export ---


def function_of(module, names):
    """A module that takes the parameters of another one before its inputs."""
    import torch

    class Function(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.held = [module]  # in a list, or its parameters would be this module's

        def forward(self, *tensors):
            given = dict(zip(names, tensors))
            return torch.func.functional_call(self.held[0], given, tensors[len(names):], tie_weights=True)

    return Function()


def floats(tensors):
    return [t for t in tensors if t.is_floating_point()]


def results_of(module, inputs):
    from torch.utils import _pytree
    return floats(_pytree.tree_leaves(module(*inputs)))


def gradients(module, inputs, cotangents):
    """Of all parameters and of the inputs that are floats."""
    import torch
    module.requires_grad_(True)
    inputs = [x.detach().clone().requires_grad_(x.is_floating_point()) for x in inputs]
    wanted = [*module.parameters(), *floats(inputs)]
    results = results_of(module, inputs)
    found = torch.autograd.grad(results, wanted, [c.to(r.dtype) for c, r in zip(cotangents, results)], allow_unused=True)
    return [torch.zeros_like(x) if g is None else g for x, g in zip(wanted, found)]


def judged(module, inputs, cotangents):
    """(gradients in f64 as f32, the largest difference that f32 makes of each)."""
    near = gradients(module, inputs, cotangents)
    module.double()
    exact = gradients(module, [x.double() if x.is_floating_point() else x for x in inputs], cotangents)
    return [g.float() for g in exact], [float((a.double() - b).abs().amax()) if a.numel() else 0.0 for a, b in zip(near, exact)]


def save(folder, letter, tensors):
    import numpy
    for i, t in enumerate(tensors):
        numpy.save(folder / f"{letter}{i}.npy", t.detach().numpy())


def forget_padding(module):
    """ONNX does not know that an embedding's row has no gradient."""
    for part in module.modules():
        if hasattr(part, "padding_idx"):
            part.padding_idx = None


def export_one(model, folder):
    import torch
    module = model.make()
    judge_models.randomize(module)
    forget_padding(module)
    inputs, parameters = model.inputs(), dict(module.named_parameters())
    values = [p.detach().clone() for p in parameters.values()] + list(inputs)
    names = [f"a{i}" for i in range(len(values))]
    cotangents = [torch.randn_like(r) for r in results_of(module, inputs)]
    torch.onnx.export(function_of(module, list(parameters)), tuple(values), str(folder / "model.onnx"), dynamo=True,
                      input_names=names, verbose=False)
    exact, rounding = judged(module, inputs, cotangents)
    for letter, tensors in (("i", values), ("c", cotangents), ("g", exact)):
        save(folder, letter, tensors)
    (folder / "rounding.json").write_text(json.dumps(rounding))


def export(args):
    import shutil
    import torch
    import more_models
    failed, known = [], judge_models.models() | more_models.models()
    for name in args.only or MODELS:
        torch.manual_seed(0)
        folder = args.folder / name
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        try:
            export_one(known[name], folder)
            print("exported", name, flush=True)
        except Exception as error:
            failed.append(name)
            (folder / "error.txt").write_text(traceback.format_exc())
            print("FAILED", name, (str(error) or repr(error)).splitlines()[0], flush=True)
    return 1 if failed else 0


# --- run ---


class Failed(Exception):
    """A tool's message."""


def call(args, *words):
    try:
        done = subprocess.run([str(w) for w in words], capture_output=True, text=True, errors="replace", timeout=args.timeout)
    except subprocess.TimeoutExpired:
        raise Failed("timeout")
    if done.returncode:
        lines = [l for l in done.stderr.splitlines() if l] or [f"exit status {done.returncode}"]
        raise Failed(re.sub(r"^\S+: (?=error)|loc\([^)]*\): ", "", next((l for l in lines if "error" in l), lines[-1])))


def numbered(folder, letter):
    return sorted(folder.glob(f"{letter}[0-9]*.npy"), key=lambda p: int(p.stem[1:]))


def differentiated(args, folder, scratch):
    program, derived = scratch / "model.mlirbc", scratch / "derived.mlirbc"
    call(args, args.bin / "tcopt-translate", "--import-onnx", folder / "model.onnx", "-o", program)
    call(args, args.bin / "tcopt", program, "--graph-infer-shapes", "--grad-make-vjp=function=main", "--emit-bytecode", "-o", derived)
    return derived


def results(args, folder, program, backend, scratch):
    """The gradients' files."""
    inputs = [f"--input={p}" for p in numbered(folder, "i") + numbered(folder, "c")]
    out = scratch / backend
    call(args, args.bin / "tcopt-run", program, "--entry=main_vjp", f"--backend={backend}", f"--time-limit={args.timeout}",
         f"--output={out}", *inputs)
    files = sorted(out.glob("*.npy"), key=lambda p: int(p.stem))
    return files[len(files) - len(numbered(folder, "g")):]


def difference(args, found, expected, rounding):
    """(the largest one divided by the root mean square, what is wrong or '')."""
    import numpy
    found, expected = found.astype(numpy.float64), expected.astype(numpy.float64)
    if found.shape != expected.shape:
        return 0, f"shape {found.shape}, expected {expected.shape}"
    if not found.size:
        return 0, ""
    rms = float(numpy.sqrt(numpy.mean(numpy.square(expected))))
    off = numpy.abs(found - expected)
    allowed = args.rtol * numpy.abs(expected) + max(args.atol * rms, ROUNDING * rounding)
    wrong = ~(off <= allowed)
    at = int(numpy.argmax(numpy.where(wrong, off, -1)))
    said = f"{wrong.sum()} of {wrong.size} differ, {found.flat[at]:.6g} for {expected.flat[at]:.6g}" if wrong.any() else ""
    return (0.0 if rms <= ROUNDING * rounding else float(off.max()) / rms), said


def compare(args, folder, files):
    import numpy
    rounding, worst = json.loads((folder / "rounding.json").read_text()), 0.0
    for i, (f, e, r) in enumerate(zip(files, numbered(folder, "g"), rounding, strict=True)):
        off, wrong = difference(args, numpy.load(f), numpy.load(e), r)
        if wrong:
            raise Failed(f"gradient {i}: {wrong}")
        worst = max(worst, off)
    return worst


def judge(args, folder):
    """{backend: (whether it agrees, the difference or what is wrong)}."""
    found = {}
    with tempfile.TemporaryDirectory() as scratch:
        try:
            program = differentiated(args, folder, pathlib.Path(scratch))
        except Failed as e:
            return dict.fromkeys(args.backend, (False, str(e)))
        for backend in args.backend:
            try:
                files = results(args, folder, program, backend, pathlib.Path(scratch))
                found[backend] = True, compare(args, folder, files)
            except Failed as e:
                found[backend] = False, str(e)
    return found


def cell(result, notes):
    ok, said = result
    return f"{said:.1e}" if ok else judge_models.cell(result, notes)


def table(rows, backends):
    notes = []
    lines = ["| model | gradients | " + " | ".join(backends) + " |", "|---" * (len(backends) + 2) + "|"]
    lines += [f"| {name} | {count} | " + " | ".join(cell(found[b], notes) for b in backends) + " |" for name, count, found in rows]
    return lines + [""] * bool(notes) + [f"{i}. {note}" for i, note in enumerate(notes, 1)]


def total(rows, backends):
    return "; ".join(f"`{b}`: {sum(found[b][0] for _, _, found in rows)} of {len(rows)} models agree" for b in backends)


def write(page, rows, backends):
    judge_models.write_between(page, "model gradients", ["", total(rows, backends) + ".", "", *table(rows, backends), ""])


def run(args):
    rows = []
    for folder in sorted(p for p in args.folder.iterdir() if (p / "rounding.json").is_file() and re.search(args.only or "", p.name)):
        found = judge(args, folder)
        rows.append((folder.name, len(numbered(folder, "g")), found))
        print(f"{folder.name:20}", *(f"{b} {'ok' if ok else 'FAILED'} {str(said)[:200]}" for b, (ok, said) in found.items()), flush=True)
    print(total(rows, args.backend))
    if args.json:
        args.json.write_text(json.dumps(rows))
    if args.write:
        write(args.write, rows, args.backend)
    return 1 if any(not ok for _, _, found in rows for ok, _ in found.values()) else 0


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = p.add_subparsers(dest="command", required=True)
    e = commands.add_parser("export")
    e.add_argument("folder", type=pathlib.Path)
    e.add_argument("--only", nargs="*")
    r = commands.add_parser("run")
    r.add_argument("folder", type=pathlib.Path)
    r.add_argument("--backend", nargs="+", default=["cpu", "interp"])
    judge_models.add_run_options(r)
    args = p.parse_args()
    args.folder = args.folder.resolve()
    if args.command == "export":
        return export(args)
    args.bin = args.bin.resolve()
    return run(args)


if __name__ == "__main__":
    sys.exit(main())
