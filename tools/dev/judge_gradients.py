#!/usr/bin/env python3
"""Judges derivatives by PyTorch's, on the samples of its OpInfos, in f64 and f32.

  tools/dev/judge_gradients.py --mode=vjp --backend=interp --max-samples 4
  tools/dev/judge_gradients.py --op add --mode=vjp2 --backend=cpu

The program that judge_opinfo.py writes for a sample is differentiated by tcopt's passes with respect to all tensors of
floats, and given random cotangents or tangents:

  vjp    grad-make-vjp: the gradients
  jvp    grad-make-jvp: the tangents of the results
  vjp2   grad-make-vjp twice: the gradients of results and gradients, also with respect to the first cotangents

f32 is judged as values are (opinfo/judging.py), by PyTorch's derivative in f64. In f64 there is none more exact: elements
differ by at most 1e-10 of themselves and of the root mean square. Options are those of judge_opinfo.py.
"""
import sys
import traceback

import torch
import torch.autograd.forward_ad as fwad
from torch.utils import _pytree as pytree

import judge_opinfo
from judge_opinfo import copied, seeded, tensors_in, translate, widened
from opinfo import judging, running
from opinfo.builder import DTYPES, NotApplicable, NotYet

MODES = {"vjp": ("grad-make-vjp", "main_vjp"), "jvp": ("grad-make-jvp", "main_jvp"),
         "vjp2": ("grad-make-vjp,grad-make-vjp{function=main_vjp}", "main_vjp_vjp")}
CLOSE = 1e-10  # in f64


class NoAnswer(Exception):
    """PyTorch has no derivative."""


def is_float(t):
    return t.is_floating_point()


def like(tensors, seed):
    """Random directions in f64, which f32 holds exactly."""
    g = torch.Generator().manual_seed(seed)
    return [torch.randn(t.shape, generator=g).double() for t in tensors]


def cast(directions, tensors):
    return [d.to(t.dtype) for d, t in zip(directions, tensors)]


def gradients(results, inputs, cotangents, create_graph=False):
    """Of results that depend on inputs; zeros where none does."""
    used = [(r, c) for r, c in zip(results, cotangents) if r.requires_grad]
    found = torch.autograd.grad([r for r, _ in used], inputs, [c for _, c in used], allow_unused=True,
                                create_graph=create_graph) if used else [None] * len(inputs)
    return [torch.zeros_like(x) if g is None else g for g, x in zip(found, inputs)]


def call_with_leaves(function, call):
    """(results that are floats, inputs that are floats) of a call that PyTorch records."""
    args, kwargs = pytree.tree_map(
        lambda t: t.detach().clone().requires_grad_(is_float(t)) if isinstance(t, torch.Tensor) else t, call)
    leaves = [t for t in tensors_in([args, kwargs]) if is_float(t)]
    # Operators that write into their arguments get copies that are no leaves.
    args, kwargs = pytree.tree_map(lambda t: t.clone() if isinstance(t, torch.Tensor) else t, (args, kwargs))
    seeded(0)
    return [r for r in tensors_in(function(*args, **kwargs)) if is_float(r)], leaves


def vjp(function, call):
    results, inputs = call_with_leaves(function, call)
    return gradients(results, inputs, cast(like(results, 11), results))


def jvp(function, call):
    """By PyTorch's forward mode; where an operator has none, by the transpose of its gradient."""
    try:
        return forward_jvp(function, call)
    except NotImplementedError:
        results, inputs = call_with_leaves(function, call)
    zeros = [torch.zeros_like(r, requires_grad=True) for r in results]
    grads = gradients(results, inputs, zeros, create_graph=True)
    return gradients(grads, zeros, cast(like(inputs, 12), inputs))


def forward_jvp(function, call):
    inputs = [t for t in tensors_in(call) if is_float(t)]
    directions = iter(cast(like(inputs, 12), inputs))
    with fwad.dual_level():
        args, kwargs = pytree.tree_map(
            lambda t: fwad.make_dual(t.detach().clone(), next(directions))
            if isinstance(t, torch.Tensor) and is_float(t) else t, call)
        seeded(0)
        pairs = [fwad.unpack_dual(r) for r in tensors_in(function(*args, **kwargs)) if is_float(r)]
    return [torch.zeros_like(p) if t is None else t for p, t in pairs]


def vjp2(function, call):
    results, inputs = call_with_leaves(function, call)
    first = [c.requires_grad_() for c in cast(like(results, 11), results)]
    outputs = results + gradients(results, inputs, first, create_graph=True)
    return gradients(outputs, inputs + first, cast(like(outputs, 13), outputs))


def answer(mode, function, call):
    try:
        return [t.detach() for t in {"vjp": vjp, "jvp": jvp, "vjp2": vjp2}[mode](function, call)]
    except (RuntimeError, NotImplementedError) as e:
        raise NoAnswer(str(e).split("\n")[0][:200])


def exact_answer(mode, function, call):
    torch.set_default_dtype(torch.float64)
    try:
        return answer(mode, function, widened(call))
    except Exception:
        return None
    finally:
        torch.set_default_dtype(torch.float32)


def directions(mode, inputs, results):
    """What the differentiated program takes besides its inputs."""
    floats, grads = [t for t in inputs if is_float(t)], [t for t in results if is_float(t)]
    if mode == "jvp":
        return cast(like(floats, 12), floats)
    first = cast(like(grads, 11), grads)
    outputs = grads + floats
    return first + (cast(like(outputs, 13), outputs) if mode == "vjp2" else [])


def difference64(found, expected):
    if found.shape != expected.shape:
        return f"shape {tuple(found.shape)}, expected {tuple(expected.shape)}"
    scale = judging.rms(expected[expected.isfinite()])
    near = (found - expected).abs() <= CLOSE * (expected.abs() + scale)
    return judging.told(found, judging.same_kind(found, expected) & (near | ~expected.isfinite()), [expected])


class Judge(judge_opinfo.Judge):
    def samples(self, info, dtype):
        return list(info.sample_inputs("cpu", DTYPES[dtype], requires_grad=not isinstance(info, judge_opinfo.Own)))

    def row(self, *of):
        return super().row(*of) | {"mode": self.args.mode}

    def judge(self, adapter, info, call, dynamic):
        mode = self.args.mode
        if adapter.property:
            return "not applicable", "random"
        call = copied(call)
        try:
            g, results = translate(adapter, call, dynamic)
            if len(g.inputs) != len(tensors_in(call)):
                return "not applicable", "the program has other inputs than the call"
            if not any(map(is_float, g.inputs)) or not any(r.is_float() for r in results):
                return "not applicable", "no floats"
            expected = answer(mode, info, copied(call))
            text = g.text(results)
        except (NotApplicable, NoAnswer) as e:
            return "not applicable" if isinstance(e, NotApplicable) else "no answer", str(e)
        except NotYet as e:
            return "not yet", str(e)
        except Exception:
            return "adapter", " | ".join(traceback.format_exc(limit=-2).strip().splitlines()[-3:])
        return self.run_derivative(info, call, text, g.inputs, results, expected)

    def run_derivative(self, info, call, text, inputs, results, expected):
        mode = self.args.mode
        passes, entry = MODES[mode]
        if self.args.print:
            print(text)
        given = inputs + directions(mode, inputs, [r.meta for r in results])
        found, wrong = self.runner.run(text, given, self.args.backend, self.args.numerics,
                                       passes="graph-infer-shapes," + passes, entry=entry)
        if wrong:
            return "refused", f"{wrong[0]}: {wrong[1]}"
        return self.compare_derivative(info, call, found[len(found) - len(expected):], expected)

    def compare_derivative(self, info, call, found, expected):
        exact = exact_answer(self.args.mode, info, call)
        for i, (f, e) in enumerate(zip(found, expected)):
            if e.dtype == torch.float64:
                wrong = difference64(f, e)
            else:
                usable = exact is not None and exact[i].shape == e.shape
                wrong = judging.difference(f, e.resolve_neg(), exact[i] if usable else None)
            if wrong:
                return "differs", f"derivative {i}: {wrong}"
        return "agreed", ""


def extend(parser):
    parser.add_argument("--mode", choices=MODES, default="vjp", help="which derivative")


if __name__ == "__main__":
    options = judge_opinfo.options(__doc__, extend)
    options.dtypes = [d for d in options.dtypes if d in ("f64", "f32")]
    sys.exit(judge_opinfo.run(options, Judge))
