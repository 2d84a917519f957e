#!/usr/bin/env python3
"""Judges the importer of ONNX by models that PyTorch exports, against onnxruntime.

  judge_models.py export DIR [--more] [--only NAME ...]    writes DIR/<model>-<exporter>-<sizes>/ (model.onnx, inputs, outputs)
  judge_models.py run DIR [--more] [--bin build/bin] [--backend cpu] [--only RE] [--write docs/Conformance.md]

`export` needs torch, torchvision, transformers, onnxscript and onnxruntime (6 GB: not part of tools/check); `run` needs
numpy. The weights are random. Each model is exported by both exporters, with the sizes of the sample and with a
batch (and a length, where there is one) that stays open; the open ones are run at three sizes. --more: the models of
more_models.py, and their table.
"""
import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]

# --- the models ---


def image(batch=2, size=64):
    import torch
    return (torch.randn(batch, 3, size, size),)


def tokens(batch=2, length=12, vocabulary=256):
    import torch
    return (torch.randint(0, vocabulary, (batch, length)),)


class Wrapped:
    """A model, how to make inputs of given sizes, and which of their dimensions may stay open."""

    def __init__(self, make, inputs, names, dynamic, sizes, unrolled=None):
        """`unrolled`: sizes for the exporter that unrolls loops over the second dimension, which then is fixed."""
        self.make, self.inputs, self.names, self.dynamic, self.sizes = make, inputs, names, dynamic, sizes
        self.unrolled = unrolled

    def open_dims(self, name, dynamo):
        return [0] if dynamo and self.unrolled else list(self.dynamic[name])

    def open_sizes(self, dynamo):
        return self.unrolled if dynamo and self.unrolled else self.sizes


def vision(name, size=64, **options):
    def make():
        import torchvision
        return getattr(torchvision.models, name)(weights=None, **options).eval()
    return Wrapped(make, lambda b=2: image(b, size), ["x"], {"x": {0: "batch"}}, [(1,), (2,), (5,)])


def unet():
    import torch
    from torch import nn

    class Double(nn.Sequential):
        def __init__(self, i, o):
            super().__init__(nn.Conv2d(i, o, 3, padding=1), nn.BatchNorm2d(o), nn.ReLU(), nn.Conv2d(o, o, 3, padding=1),
                             nn.BatchNorm2d(o), nn.ReLU())

    class UNet(nn.Module):
        def __init__(self):
            super().__init__()
            self.down = nn.ModuleList([Double(3, 16), Double(16, 32), Double(32, 64)])
            self.up = nn.ModuleList([nn.ConvTranspose2d(64, 32, 2, stride=2), nn.ConvTranspose2d(32, 16, 2, stride=2)])
            self.join = nn.ModuleList([Double(64, 32), Double(32, 16)])
            self.pool, self.last = nn.MaxPool2d(2), nn.Conv2d(16, 5, 1)
            self.resize = nn.Upsample(scale_factor=2, mode="bilinear", align_corners=False)

        def forward(self, x):
            kept = []
            for i, block in enumerate(self.down):
                x = block(x if i == 0 else self.pool(x))
                kept.append(x)
            for up, join, skip in zip(self.up, self.join, reversed(kept[:-1])):
                x = join(torch.cat([up(x), skip], 1))
            return self.resize(self.last(x))

    return UNet().eval()


class First:
    """Makes a module that returns one tensor of a transformers model's output."""

    def __new__(cls, model, field, **fixed):
        import torch

        class Module(torch.nn.Module):
            def __init__(self):
                super().__init__()
                self.model = model

            def forward(self, *inputs):
                return getattr(self.model(*inputs, **fixed), field)

        return Module().eval()


def text(make):
    dynamic = {"ids": {0: "batch", 1: "length"}}
    return Wrapped(make, lambda b=2, s=12: tokens(b, s), ["ids"], dynamic, [(1, 7), (2, 12), (3, 20)])


def bert():
    import transformers as t
    config = t.BertConfig(vocab_size=256, hidden_size=64, num_hidden_layers=2, num_attention_heads=4, intermediate_size=128)
    return First(t.BertModel(config), "last_hidden_state")


def gpt2():
    import transformers as t
    config = t.GPT2Config(vocab_size=256, n_embd=64, n_layer=2, n_head=4, n_positions=64)
    return First(t.GPT2LMHeadModel(config), "logits", use_cache=False)


def llama():
    import transformers as t
    config = t.LlamaConfig(vocab_size=256, hidden_size=64, intermediate_size=128, num_hidden_layers=2,
                           num_attention_heads=4, num_key_value_heads=2, max_position_embeddings=64)
    return First(t.LlamaForCausalLM(config), "logits", use_cache=False)


def t5():
    import torch
    import transformers as t
    config = t.T5Config(vocab_size=256, d_model=64, d_kv=16, d_ff=128, num_layers=2, num_heads=4)
    model = t.T5ForConditionalGeneration(config).eval()

    class Module(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.model = model

        def forward(self, ids, decoder_ids):
            return self.model(input_ids=ids, decoder_input_ids=decoder_ids, use_cache=False).logits

    return Module().eval()


def whisper():
    import transformers as t
    from transformers.models.whisper.modeling_whisper import WhisperEncoder
    config = t.WhisperConfig(d_model=64, encoder_layers=2, encoder_attention_heads=4, encoder_ffn_dim=128,
                             num_mel_bins=16, max_source_positions=40)
    return First(WhisperEncoder(config), "last_hidden_state")


def lstm():
    import torch

    class Module(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.lstm = torch.nn.LSTM(16, 32, num_layers=2, bidirectional=True, batch_first=True)
            self.last = torch.nn.Linear(64, 10)

        def forward(self, x):
            return self.last(self.lstm(x)[0])

    return Module().eval()


def models():
    import torch
    both = {"ids": {0: "batch", 1: "length"}, "decoder_ids": {0: "batch", 1: "decoder_length"}}
    return {
        "resnet18": vision("resnet18"),
        "mobilenet_v3": vision("mobilenet_v3_small"),
        "efficientnet_b0": vision("efficientnet_b0"),
        "convnext_tiny": vision("convnext_tiny"),
        "unet": Wrapped(unet, lambda b=2: image(b, 32), ["x"], {"x": {0: "batch"}}, [(1,), (2,), (5,)]),
        "vit": Wrapped(lambda: __import__("torchvision").models.VisionTransformer(32, 8, 2, 4, 64, 128).eval(),
                       lambda b=2: image(b, 32), ["x"], {"x": {0: "batch"}}, [(1,), (2,), (5,)]),
        "swin": vision("swin_t"),
        "bert": text(bert),
        "gpt2": text(gpt2),
        "llama": text(llama),
        "t5": Wrapped(t5, lambda b=2, s=12, d=5: tokens(b, s) + tokens(b, d), ["ids", "decoder_ids"], both,
                      [(1, 7, 3), (2, 12, 5), (3, 20, 9)]),
        "whisper_encoder": Wrapped(whisper, lambda b=2: (torch.randn(b, 16, 80),), ["x"], {"x": {0: "batch"}},
                                   [(1,), (2,), (4,)]),
        "lstm": Wrapped(lstm, lambda b=2, s=9: (torch.randn(b, s, 16),), ["x"], {"x": {0: "batch", 1: "length"}},
                        [(1, 4), (2, 9), (3, 30)], [(1, 9), (2, 9), (3, 9)]),
    }


# --- export ---


def randomize(module):
    """What is zero or one in a fresh model hides errors."""
    import torch
    with torch.no_grad():
        for parameter in module.parameters():
            if parameter.min() == parameter.max():
                parameter.add_(torch.randn_like(parameter) * 0.1)
        for name, buffer in module.named_buffers():
            if name.endswith("running_mean"):
                buffer.normal_(0, 0.1)
            elif name.endswith("running_var"):
                buffer.uniform_(0.5, 1.5)


def takes_any(module):
    import inspect
    return any(p.kind is p.VAR_POSITIONAL for p in inspect.signature(module.forward).parameters.values())


def export_one(model, path, dynamo, dynamic):
    import torch
    module = model.make()
    randomize(module)
    inputs = model.inputs()
    options = {"input_names": model.names, "dynamo": dynamo}
    if dynamic and dynamo:
        auto = [{d: torch.export.Dim.AUTO for d in model.open_dims(n, True)} for n in model.names]
        # A module that hides its signature takes all inputs as one tuple.
        options["dynamic_shapes"] = (tuple(auto),) if takes_any(module) else tuple(auto)
    elif dynamic:
        options["dynamic_axes"] = model.dynamic
    with torch.no_grad():
        torch.onnx.export(module, inputs, str(path), **options)


def expected(model, folder, sizes):
    """Inputs of each size and what onnxruntime makes of them."""
    import numpy
    import onnxruntime
    session = onnxruntime.InferenceSession(str(folder / "model.onnx"), providers=["CPUExecutionProvider"])
    names = [i.name for i in session.get_inputs()]
    for i, size in enumerate(sizes):
        arrays = [t.numpy() for t in (model.inputs(*size) if size else model.inputs())]
        case = folder / str(i)
        case.mkdir()
        for j, array in enumerate(arrays):
            numpy.save(case / f"i{j}.npy", array)
        for j, array in enumerate(session.run(None, dict(zip(names, arrays)))):
            numpy.save(case / f"o{j}.npy", array)


def export(args):
    import shutil
    import torch
    import more_models
    failed = []
    for name, model in (more_models.models() if args.more else models()).items():
        if args.only and name not in args.only:
            continue
        for dynamo in (True, False):
            for dynamic in (False, True):
                torch.manual_seed(0)
                label = f"{name}-{'dynamo' if dynamo else 'script'}-{'open' if dynamic else 'fixed'}"
                folder = args.folder / label
                shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir(parents=True)
                try:
                    export_one(model, folder / "model.onnx", dynamo, dynamic)
                    expected(model, folder, model.open_sizes(dynamo) if dynamic else [()])
                    print("exported", label, flush=True)
                except Exception as error:
                    failed.append(label)
                    (folder / "error.txt").write_text(traceback.format_exc())
                    shutil.rmtree(folder / "0", ignore_errors=True)
                    print("FAILED", label, str(error).splitlines()[0] if str(error) else type(error), flush=True)
    return 1 if failed else 0


# --- run ---


def tolerance(outputs, atol):
    """The absolute tolerance for outputs, by their root mean square; at least four steps of their dtype."""
    import numpy
    atol = max(atol, *(4 * float(numpy.finfo(a.dtype).eps) for a in map(numpy.load, outputs) if a.dtype.kind == "f"), 0)
    square = [numpy.mean(numpy.square(numpy.load(p).astype(numpy.float64))) for p in outputs]
    return atol * float(numpy.sqrt(numpy.mean(square)))


def run_case(args, folder, case):
    inputs = sorted(case.glob("i*.npy"))
    outputs = sorted(case.glob("o*.npy"), key=lambda p: int(p.stem[1:]))
    words = [args.bin / "tcopt-run", folder / "model.onnx", f"--backend={args.backend}", f"--rtol={args.rtol}",
             f"--atol={tolerance(outputs, args.atol)}", "--json", "--time-limit=120", *[f"--input={p}" for p in inputs],
             *[f"--expect={p}" for p in outputs]]
    with tempfile.TemporaryDirectory() as scratch:
        try:
            done = subprocess.run([str(w) for w in words], cwd=scratch, capture_output=True, text=True, timeout=args.timeout)
        except subprocess.TimeoutExpired:
            return False, "timeout"
    if done.returncode == 0:
        said = json.loads(done.stdout.splitlines()[-1])
        return True, {**said, "off": said["max_abs_err"] / max(tolerance(outputs, 1), 1e-30)}
    lines = [l for l in done.stderr.splitlines() if l] or [f"exit status {done.returncode}"]
    return False, next((l for l in lines if "error" in l), lines[-1])


# --- the table ---

KINDS = ("dynamo-fixed", "dynamo-open", "script-fixed", "script-open")


def total(rows):
    count = collections.Counter(ok for _, ok, _ in rows)
    return f"{count[True]} of {count[True] + count[False]} models agree with onnxruntime, {count[None]} not exported"


def cell(result, notes):
    if result is None:
        return "-"
    ok, said = result
    if ok:
        return f"{said['off']:.1e}"
    if said not in notes:
        notes.append(said)
    return f"{'not exported' if ok is None else 'no'} ({notes.index(said) + 1})"


def table(rows):
    """Lines of the table: a model a row, an exporter and its sizes a column."""
    results, notes = {name: (ok, said) for name, ok, said in rows}, []
    names = sorted({name.rsplit("-", 2)[0] for name in results})
    lines = ["| model | " + " | ".join(k.replace("-", ", ") for k in KINDS) + " |", "|---" * (len(KINDS) + 1) + "|"]
    for name in names:
        lines.append(f"| {name} | " + " | ".join(cell(results.get(f"{name}-{k}"), notes) for k in KINDS) + " |")
    return lines + [""] * bool(notes) + [f"{i}. {note}" for i, note in enumerate(notes, 1)]


def write_between(page, name, lines):
    """Replaces what is between a page's marks."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    before, rest = page.read_text().split(begin)
    page.write_text(before + "\n".join([begin, *lines, end]) + rest.split(end)[1])


def write(page, rows, backend, name):
    write_between(page, name, ["", f"Backend `{backend}`: {total(rows)}.", "", *table(rows), ""])


def why_not_exported(folder):
    """What the exporter said."""
    path = folder / "error.txt"
    lines = [l for l in path.read_text().splitlines() if "Error" in l] if path.is_file() else []
    said = lines[-1].partition(": ")[2].partition(". ")[0] if lines else "not exported"
    return said.replace(f"{folder}/", "")


def run(args):
    rows = []
    for folder in sorted(p for p in args.folder.iterdir() if re.search(args.only or "", p.name)):
        cases = sorted(p for p in folder.iterdir() if p.is_dir())
        if not cases:
            rows.append((folder.name, None, why_not_exported(folder)))
            continue
        results = [run_case(args, folder, case) for case in cases]
        bad = [said for ok, said in results if not ok]
        rows.append((folder.name, not bad, bad[0] if bad else max((r[1] for r in results), key=lambda r: r["off"])))
        print(f"{folder.name:34} {'ok' if not bad else 'FAILED'}  {str(rows[-1][2])[:180]}", flush=True)
    print(total(rows))
    if args.json:
        args.json.write_text(json.dumps(rows))
    if args.write:
        write(args.write, rows, args.backend, "more onnx models" if args.more else "onnx models")
    return 1 if any(ok is False for _, ok, _ in rows) else 0


def add_run_options(parser):
    parser.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    parser.add_argument("--only")
    parser.add_argument("--rtol", type=float, default=1e-3)
    parser.add_argument("--atol", type=float, default=1e-4)
    parser.add_argument("--timeout", type=float, default=300)
    parser.add_argument("--json", type=pathlib.Path, help="write the results")
    parser.add_argument("--write", type=pathlib.Path, metavar="PAGE", help="write the table between the page's marks")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = p.add_subparsers(dest="command", required=True)
    e = commands.add_parser("export")
    e.add_argument("folder", type=pathlib.Path)
    e.add_argument("--only", nargs="*")
    e.add_argument("--more", action="store_true")
    r = commands.add_parser("run")
    r.add_argument("folder", type=pathlib.Path)
    r.add_argument("--backend", default="cpu")
    r.add_argument("--more", action="store_true")
    add_run_options(r)
    args = p.parse_args()
    args.folder = args.folder.resolve()
    if args.command == "export":
        return export(args)
    args.bin = args.bin.resolve()
    return run(args)


if __name__ == "__main__":
    sys.exit(main())
