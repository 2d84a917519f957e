#!/usr/bin/env python3
"""Judges derivatives by PyTorch's, on the samples of its OpInfos, in f64 and f32.

  tools/dev/judge_gradients.py --mode=vjp --backend=interp --max-samples 4
  tools/dev/judge_gradients.py --op add --mode=vjp2 --backend=cpu

The program that judge_opinfo.py traces of a sample is differentiated by tcopt's passes with respect to all tensors of
floats, and given random cotangents or tangents:

  vjp    grad-make-vjp: the gradients
  jvp    grad-make-jvp: the tangents of the results
  vjp2   grad-make-vjp twice: the gradients of results and gradients, also with respect to the first cotangents

Inputs that PyTorch does not differentiate, such as weights of classes, are left out.

f32 is judged as values are (opinfo/judging.py), by PyTorch's derivative in f64. In f64 there is none more exact: elements
differ by at most 1e-10 of themselves and of the root mean square. Options are those of judge_opinfo.py.
"""
import sys

import torch
import torch.autograd.forward_ad as fwad
from torch.utils import _pytree as pytree

import judge_opinfo
from judge_opinfo import copied, last_lines, program_of, seeded, tensors_in, widened
from opinfo import judging
from opinfo.dtypes import DTYPES, NotApplicable
from opinfo.registry import Own

MODES = {"vjp": ("grad-make-vjp", "main_vjp"), "jvp": ("grad-make-jvp", "main_jvp"),
         "vjp2": ("grad-make-vjp,grad-make-vjp{function=main_vjp}", "main_vjp_vjp")}
CLOSE = 1e-10  # in f64
# PyTorch ignores the cotangents of all results but the first: they are statistics for its own use.
ONE_RESULT = {"native_layer_norm", "native_batch_norm", "_native_batch_norm_legit",
              "torch.ops.aten._scaled_dot_product_flash_attention_for_cpu"}
NO_DERIVATIVE = ("is not differentiable with respect to", "is not implemented", "does not require grad")
ORDERS = ("sort", "topk", "kthvalue", "median", "mode")  # whose property is about the places of equal elements


class NoAnswer(Exception):
    """PyTorch has no derivative."""


def is_float(t):
    return t.is_floating_point()


class Wanted:
    """A function and what of its derivative PyTorch has."""

    def __init__(self, function, call):
        self.function, self.call, self.inputs = function, call, None
        self.results = 1 if getattr(function, "name", "") in ONE_RESULT else None
        floats = range(len([t for t in tensors_in(call) if is_float(t)]))
        if floats and not self.is_differentiable():
            self.inputs = [i for i in floats if self.but(inputs=[i]).is_differentiable()]

    def but(self, **changes):
        other = object.__new__(Wanted)
        other.__dict__ = self.__dict__ | changes
        return other

    def is_differentiable(self):
        try:
            vjp(self)
        except RuntimeError as e:
            return not any(text in str(e) for text in NO_DERIVATIVE)
        return True

    def among(self, tensors):
        """Those of the inputs that are floats with respect to which the function is differentiated."""
        floats = [t for t in tensors if is_float(t)]
        return floats if self.inputs is None else [floats[i] for i in self.inputs]


def like(tensors, seed, used=None):
    """Random directions in f64, which f32 holds exactly. Zeros of the tensors from number `used` on."""
    g = torch.Generator().manual_seed(seed)
    made = [torch.randn(t.shape, generator=g, dtype=torch.float32).double() for t in tensors]
    return [d if used is None or i < used else 0 * d for i, d in enumerate(made)]


def like_outputs(wanted, results, gradients, seed):
    return like(results, seed, wanted.results) + like(gradients, seed + 100)


def cast(directions, tensors):
    return [d.to(t.dtype) for d, t in zip(directions, tensors)]


def gradients(results, inputs, cotangents, create_graph=False):
    """Of results that depend on inputs; zeros where none does."""
    used = [(r, c) for r, c in zip(results, cotangents) if r.requires_grad]
    found = torch.autograd.grad([r for r, _ in used], inputs, [c for _, c in used], allow_unused=True,
                                create_graph=create_graph) if used else [None] * len(inputs)
    return [torch.zeros_like(x) if g is None else g for g, x in zip(found, inputs)]


def call_with_leaves(wanted):
    """(results that are floats, inputs to differentiate with respect to) of a call that PyTorch records."""
    chosen = {id(t) for t in wanted.among(tensors_in(wanted.call))}
    args, kwargs = pytree.tree_map(
        lambda t: t.detach().clone().requires_grad_(id(t) in chosen) if isinstance(t, torch.Tensor) else t, wanted.call)
    leaves = [t for t in tensors_in([args, kwargs]) if t.requires_grad]
    # Operators that write into their arguments get copies that are no leaves.
    args, kwargs = pytree.tree_map(lambda t: t.clone() if isinstance(t, torch.Tensor) else t, (args, kwargs))
    seeded(0)
    return [r for r in tensors_in(wanted.function(*args, **kwargs)) if is_float(r)][:wanted.results], leaves


def vjp(wanted):
    results, inputs = call_with_leaves(wanted)
    return gradients(results, inputs, cast(like(results, 11), results))


def jvp(wanted):
    """By PyTorch's forward mode; where an operator has none, by the transpose of its gradient."""
    try:
        return forward_jvp(wanted)
    except NotImplementedError:
        results, inputs = call_with_leaves(wanted)
    zeros = [torch.zeros_like(r, requires_grad=True) for r in results]
    grads = gradients(results, inputs, zeros, create_graph=True)
    return gradients(grads, zeros, cast(like(inputs, 12), inputs))


def forward_jvp(wanted):
    inputs = wanted.among(tensors_in(wanted.call))
    directions = {id(t): d for t, d in zip(inputs, cast(like(inputs, 12), inputs))}
    with fwad.dual_level():
        args, kwargs = pytree.tree_map(
            lambda t: fwad.make_dual(t.detach().clone(), directions[id(t)]) if id(t) in directions else t, wanted.call)
        seeded(0)
        tangents = [fwad.unpack_dual(r).tangent for r in tensors_in(wanted.function(*args, **kwargs)) if is_float(r)]
    # Of some operators a tangent is missing though it is not zero.
    if any(t is None for t in tangents[:wanted.results]):
        raise NotImplementedError
    return tangents[:wanted.results]


def vjp2(wanted):
    results, inputs = call_with_leaves(wanted)
    first = [c.requires_grad_() for c in cast(like(results, 11), results)]
    grads = gradients(results, inputs, first, create_graph=True)
    outputs = results + grads
    return gradients(outputs, inputs + first, cast(like_outputs(wanted, results, grads, 13), outputs))


def answer(mode, wanted):
    try:
        if not any(r.requires_grad for r in call_with_leaves(wanted)[0]):
            raise NoAnswer("PyTorch's results depend on no input")
        return [t.detach() for t in {"vjp": vjp, "jvp": jvp, "vjp2": vjp2}[mode](wanted)]
    except (RuntimeError, NotImplementedError) as e:
        raise NoAnswer(str(e).split("\n")[0][:200])


def values(info, call):
    """PyTorch's results. The sizes of some operators' results depend on values."""
    try:
        return judge_opinfo.answer(info, copied(call))
    except Exception as e:
        raise NoAnswer(str(e).split("\n")[0][:200])


def exact_answer(mode, wanted):
    torch.set_default_dtype(torch.float64)
    try:
        return answer(mode, wanted.but(call=widened(wanted.call)))
    except Exception:
        return None
    finally:
        torch.set_default_dtype(torch.float32)


def directions(mode, wanted, inputs, results):
    """What the differentiated program takes besides its inputs."""
    floats, grads = wanted.among(inputs), [t for t in results if is_float(t)]
    if mode == "jvp":
        return cast(like(floats, 12), floats)
    first = cast(like(grads, 11, wanted.results), grads)
    return first + (cast(like_outputs(wanted, grads, floats, 13), grads + floats) if mode == "vjp2" else [])


def passes_of(mode, wanted, inputs, results):
    """The passes that differentiate a program, and the name of what they make."""
    passes, entry = MODES[mode]
    if wanted.inputs is None:
        return passes, entry
    numbers = [i for i, t in enumerate(inputs) if is_float(t)]
    numbers = [numbers[i] for i in wanted.inputs]
    cotangents = [len(inputs) + i for i, t in enumerate(t for t in results if is_float(t))]
    lists = [",".join(map(str, n)) for n in (numbers, numbers + cotangents)]
    first, *second = passes.split(",")
    parts = [f"{first}{{arguments={lists[0]}}}"]
    return ",".join(parts + [s.replace("}", f" arguments={lists[1]}}}") for s in second]), entry


def difference64(found, expected):
    if found.shape != expected.shape:
        return f"shape {tuple(found.shape)}, expected {tuple(expected.shape)}"
    scale = judging.rms(expected[expected.isfinite()])
    near = (found - expected).abs() <= CLOSE * (expected.abs() + scale)
    return judging.told(found, judging.same_kind(found, expected) & (near | ~expected.isfinite()), [expected])


def is_random(entry, call):
    if entry.name in ORDERS:
        return False
    drops = getattr(entry.property, "drops", None)
    return drops(*call) if drops else bool(entry.property)


class Judge(judge_opinfo.Judge):
    def samples(self, info, dtype):
        if isinstance(info, Own):
            return super().samples(info, dtype)
        return list(info.sample_inputs("cpu", DTYPES[dtype], requires_grad=True))

    def row(self, *of):
        return super().row(*of) | {"mode": self.args.mode}

    def judge(self, entry, info, call, dynamic):
        mode = self.args.mode
        if is_random(entry, call):
            return "not applicable", "random"
        if not entry.has_gradient:
            return "not applicable", "PyTorch does not differentiate all results"
        call = copied(call)
        try:
            program = program_of(entry, info, call, dynamic)
            if len(program.inputs) != len(tensors_in(call)):
                return "not applicable", "the program has other inputs than the call"
            results, wanted = values(info, call), Wanted(info, call)
            if not wanted.among(program.inputs) or not any(map(is_float, results)):
                return "not applicable", "no floats"
            expected = answer(mode, wanted)
        except (NotApplicable, NoAnswer) as e:
            return "not applicable" if isinstance(e, NotApplicable) else "no answer", str(e)
        except Exception:
            return "untraced", last_lines()
        return self.run_derivative(wanted, program.text, program.inputs, results, expected)

    def run_derivative(self, wanted, text, inputs, results, expected):
        mode = self.args.mode
        passes, entry = passes_of(mode, wanted, inputs, results)
        if self.args.print:
            print(text)
        found, wrong = self.runner.run(text, inputs + directions(mode, wanted, inputs, results), self.args.backend,
                                       self.args.numerics, passes="graph-infer-shapes," + passes, entry=entry)
        if wrong:
            return "refused", f"{wrong[0]}: {wrong[1]}"
        ins, outs = len(wanted.among(inputs)), len([t for t in results if is_float(t)])
        count = {"vjp": ins, "jvp": outs, "vjp2": ins + outs}[mode]
        return self.compare_derivative(wanted, found[len(found) - count:], expected)

    def compare_derivative(self, wanted, found, expected):
        exact = exact_answer(self.args.mode, wanted)
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
    # Of this kernel PyTorch has first derivatives alone, of what it computes elsewhere also others.
    torch.backends.cuda.enable_flash_sdp(options.mode == "vjp")
    options.dtypes = [d for d in options.dtypes if d in ("f64", "f32")]
    sys.exit(judge_opinfo.run(options, Judge))
