#!/usr/bin/env python3
"""Judges torch.compile(model, backend="tcopt") on the models of torch_graphs/models.py, by eager runs in f32 and f64.

  tools/dev/judge_torch_compile.py resnet18 bert --variants inf-static,train-dyn
  tools/dev/judge_torch_compile.py --all --results build/torch-compile.jsonl
  tools/dev/judge_torch_compile.py timm_levit --backend inductor --results build/inductor.jsonl
  tools/dev/judge_torch_compile.py --write --results build/torch-compile.jsonl --inductor build/inductor.jsonl     into docs/Conformance.md

Each model and variant runs in a process of its own. The results of a call, the gradients of all parameters, parameters and buffers
after the call are compared. The eager run in f64 counts as exact: the root mean square error of a tensor may be twice that of eager
in f32 and 8 ulp; other dtypes are equal. Dropout is off. Needs PyTorch, the models' packages, and the package tcopt.
"""
import argparse
import copy
import json
import logging
import os
import pathlib
import subprocess
import sys
import time
import traceback
import warnings

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools/dev"))
VARIANTS = "inf-static", "inf-dyn", "train-static", "train-dyn"
ULP = 2.0 ** -23


def without_dropout(module):
    for part in module.modules():
        for name, value in list(vars(part).items()):
            if "drop" in name.lower() and isinstance(value, float):
                setattr(part, name, 0.0)
        if hasattr(part, "p") and "Dropout" in type(part).__name__:
            part.p = 0.0
    return module


def tensors_of(outputs):
    import torch
    from torch.utils import _pytree as pytree
    return [t for t in pytree.tree_leaves(outputs) if isinstance(t, torch.Tensor)]


def loss_of(t):
    """A sum with weights: gradients of a plain sum through a batch norm are 0."""
    import torch
    return (t * torch.cos(torch.arange(t.numel(), dtype=t.dtype)).reshape(t.shape)).sum()


def run(call, module, args, kwargs, training):
    """Named tensors: results, gradients, parameters and buffers after the call."""
    import torch
    with torch.set_grad_enabled(training):
        outputs = call(*args, **kwargs)
    found = tensors_of(outputs)
    if training:
        losses = [t for t in found if t.is_floating_point() and t.requires_grad]
        if losses:
            sum(loss_of(t if t.dtype == torch.float64 else t.float()) for t in losses).backward()
    rows = {f"result {i}": t.detach() for i, t in enumerate(found)}
    rows.update({f"gradient of {n}": p.grad for n, p in module.named_parameters()})
    rows.update({f"buffer {n}": b for n, b in module.named_buffers()})
    return rows


def difference(name, found, eager, exact):
    import torch
    if found is None or eager is None:
        return "" if found is eager else f"{name}: {'is missing' if found is None else 'is there, eager has none'}"
    if (found.dtype, found.shape) != (eager.dtype, eager.shape):
        return f"{name}: {found.dtype} {list(found.shape)}, expected {eager.dtype} {list(eager.shape)}"
    if found.stride() != eager.stride() and found.numel() and name.startswith("result"):
        return f"{name}: strides {found.stride()}, expected {eager.stride()}"
    if not found.is_floating_point():
        return "" if torch.equal(found, eager) else f"{name}: {int((found != eager).sum())} of {found.numel()} differ"
    if torch.equal(found, eager):
        return ""
    f, e, x = (t.double() for t in (found, eager, exact))
    rms = lambda t: t.square().mean().sqrt().item()  # noqa: E731
    bound = 2 * rms(e - x) + 8 * ULP * rms(x)
    error = rms(f - x)
    return "" if error <= bound else f"{name}: root mean square error {error:.3g}, bound {bound:.3g}, eager {rms(e - x):.3g}"


def doubled(tree):
    import torch
    from torch.utils import _pytree as pytree
    return pytree.tree_map(lambda t: t.double() if isinstance(t, torch.Tensor) and t.dtype == torch.float32 else t, tree)


def judge(name, variant):
    import torch
    import tcopt.torch
    from torch_graphs.forms import FORMS
    from torch_graphs.models import MODELS
    mode, sizes = variant.split("-")
    training, whole = mode == "train", name in FORMS
    torch.backends.mha.set_fastpath_enabled(False)
    torch._dynamo.config.allow_rnn = True
    torch.manual_seed(0)
    module, args, kwargs = {**MODELS, **FORMS}[name]()
    if not isinstance(module, torch.nn.Module):
        function = module
        module = torch.nn.Module()
        module.forward = function
    without_dropout(module).train(training)
    twins = [copy.deepcopy(module) for _ in range(2)]
    exact_module = twins[1].double()
    calls = [(copy.deepcopy(args), copy.deepcopy(kwargs)) for _ in range(3)]
    spent = [0.0]
    from tcopt.torch import programs
    timed(programs, spent)
    with torch._dynamo.config.patch(capture_scalar_outputs=whole, capture_dynamic_output_shape_ops=whole):
        backend = os.environ.get("JUDGE_BACKEND", "tcopt")
        options = {} if backend != "tcopt" else {"options": json.loads(os.environ.get("JUDGE_OPTIONS", "{}"))}
        compiled = torch.compile(module, backend=tcopt.torch.backend if backend == "tcopt" else backend, dynamic=sizes == "dyn",
                                 fullgraph=whole, **options)
        start = time.perf_counter()
        found = run(compiled, module, *calls[0], training)
        first = time.perf_counter() - start
    eager = run(twins[0], twins[0], *calls[1], training)
    try:
        exact = run(exact_module, exact_module, doubled(calls[2][0]), doubled(calls[2][1]), training)
    except RuntimeError:  # an operator without f64
        exact = eager
    wrong = [text for key in eager if (text := difference(key, found.get(key), eager[key], exact.get(key)))]
    return {"wrong": wrong, "first": round(first, 2), "backend": round(spent[0], 2), "fallbacks": dict(tcopt.torch.fallbacks),
            "compared": len(eager)}


def timed(programs, spent):
    """Adds the seconds of the backend's own part to `spent`."""
    compile_graph = programs.compile_graph

    def measured(*args, **kwargs):
        start = time.perf_counter()
        try:
            return compile_graph(*args, **kwargs)
        finally:
            spent[0] += time.perf_counter() - start
    programs.compile_graph = measured


def child(name, variant):
    warnings.filterwarnings("ignore")
    logging.disable(logging.WARNING)
    import torch
    torch.set_num_threads(2)
    try:
        row = judge(name, variant)
    except Exception as error:
        row = {"failed": f"{type(error).__name__}: {str(error)[:1500]}", "trace": traceback.format_exc()[-1500:]}
    print("ROW " + json.dumps(row))
    return 0


def start(name, variant, seconds):
    try:
        done = subprocess.run([sys.executable, __file__, "--child", name, variant], capture_output=True, text=True, timeout=seconds)
    except subprocess.TimeoutExpired:
        return {"failed": f"no answer in {seconds} s"}
    rows = [line[4:] for line in done.stdout.splitlines() if line.startswith("ROW ")]
    return json.loads(rows[-1]) if rows else {"failed": f"exit status {done.returncode}: {done.stderr[-400:]}"}


def read(path):
    return [json.loads(line) for line in path.read_text().splitlines()] if path and path.exists() else []


def cell(row, other):
    if row is None:
        return ""
    if row.get("failed"):
        return "failed"
    counts = [f"{len(r['wrong'])}" if r and not r.get("failed") else "?" for r in (row, other)]
    return f"{counts[0]} of {row['compared']} (Inductor {counts[1]})" if row["wrong"] else "agrees"


def table(rows, others):
    found, other = ({(r["model"], r["variant"]): r for r in some} for some in (rows, others))
    good = sum(not r.get("failed") and not r["wrong"] for r in rows)
    yield f"{good} of {len(rows)} runs agree; operators left to PyTorch: {sum(sum(r.get('fallbacks', {}).values()) for r in rows)}."
    yield ""
    yield "| model | inference | dynamic sizes | training | dynamic sizes |"
    yield "|---|---|---|---|---|"
    for model in dict.fromkeys(r["model"] for r in rows):
        yield f"| {model} | {' | '.join(cell(found.get((model, v)), other.get((model, v))) for v in VARIANTS)} |"


def write(rows, others):
    path, begin, end = ROOT / "docs/Conformance.md", "<!-- torch.compile: begin -->\n", "<!-- torch.compile: end -->"
    before, _, rest = path.read_text().partition(begin)
    path.write_text(before + begin + "\n" + "\n".join(table(rows, others)) + "\n\n" + end + rest.partition(end)[2])
    return 0


def main():
    if sys.argv[1:2] == ["--child"]:
        return child(*sys.argv[2:4])
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("models", nargs="*", metavar="MODEL")
    p.add_argument("--all", action="store_true", help="all models and forms")
    p.add_argument("--variants", default=",".join(VARIANTS))
    p.add_argument("--backend", default="tcopt")
    p.add_argument("--write", action="store_true", help="writes the table of the results into docs/Conformance.md, and judges nothing")
    p.add_argument("--inductor", type=pathlib.Path, help="the results of --backend inductor, for the table")
    p.add_argument("--options", default="{}", help="of the backend, as JSON")
    p.add_argument("--seconds", type=float, default=240, help="of a model and variant")
    p.add_argument("--results", type=pathlib.Path, help="file of JSON lines: results are appended, and not judged again")
    args = p.parse_args()
    known = read(args.results)
    if args.write:
        return write(known, read(args.inductor))
    from torch_graphs.models import MODELS, STATIC_ONLY
    os.environ.update(JUDGE_OPTIONS=args.options, JUDGE_BACKEND=args.backend)
    done, failed = {(row["model"], row["variant"]): row for row in known}, 0
    for name in MODELS if args.all else args.models:
        for variant in args.variants.split(","):
            if name in STATIC_ONLY and variant.endswith("dyn"):
                continue
            row = done.get((name, variant)) or {"model": name, "variant": variant, **start(name, variant, args.seconds)}
            if args.results and (name, variant) not in done:
                with args.results.open("a") as file:
                    file.write(json.dumps(row) + "\n")
            bad = row.get("failed") or (f"{len(row['wrong'])} of {row['compared']} wrong: {row['wrong'][0]}" if row["wrong"] else "")
            failed += bool(bad)
            print(f"{name:20} {variant:13} {'FAILED ' + bad.splitlines()[0][:300] if bad else 'ok'}   first call {row.get('first')} s, backend "
                  f"{row.get('backend')} s {row.get('fallbacks') or ''}", flush=True)
    print(f"{failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
