"""Gradients of a weighted sum of a script's results, by PyTorch and by the driver.

Noise of operators (twin.py) is noise of what flows through them backwards as well. Where an operator does not round, gradients
may still: their sums are compared by the largest of a tensor's.
"""
import collections
import math
import re

import torch

from . import compare, twin

MODES = ("gradients", "compiled-gradients")
# (mode, number of the call's inputs)
RUNS = (("gradients", 0), ("compiled-gradients", 0), ("gradients", 2), ("compiled-gradients", 2))
COUNTS = collections.Counter()
# PyTorch refuses what tcopt differentiates, in statements whose result may not be needed.
REFUSED = ("is not differentiable with respect to", "Autograd not support dtype", "is a view and is being modified inplace")
# PyTorch takes these writes for no change.
UNSEEN = ("logical_not_#", "logical_and_#", "logical_or_#", "logical_xor_#")
# Of equal elements any may have the gradient.
UNORDERED = tuple(f"{name}#" for name in twin.UNORDERED)


class Replaced(torch.autograd.Function):
    """Other values of a tensor; its gradient is off by so much."""

    @staticmethod
    def forward(context, x, values, noise):
        context.noise = noise
        return values.clone()

    @staticmethod
    def backward(context, gradient):
        return gradient * context.noise.to(gradient.dtype), None, None


class Machine(twin.Machine):
    """One whose noise PyTorch can differentiate."""

    def replaced(self, x, values, factor=0.0):
        if not isinstance(x, torch.Tensor) or not x.is_floating_point() or not x.requires_grad:
            return values
        part = 2 * torch.rand(x.shape, generator=self.noise, dtype=torch.float64) - 1
        return Replaced.apply(x, values.detach(), 1 + factor * torch.finfo(x.dtype).eps * part)

    def with_any_signs(self, result):
        if not isinstance(result, torch.Tensor):
            return super().with_any_signs(result)
        return self.replaced(result, super().with_any_signs(result.detach()))

    def disturbed(self, x, is_result=False):
        if not isinstance(x, torch.Tensor):
            return super().disturbed(x, is_result)
        factor = 1.0 if x.dtype in twin.HALVES else 3.0
        return self.replaced(x, super().disturbed(x.detach(), is_result), factor)


def weights_of(result, number):
    values = [((7 * i + 3 * number) % 11 - 5) / 4 for i in range(result.numel())]
    return torch.tensor(values, dtype=torch.float64).to(result.dtype).reshape(result.shape)


def is_unstated(line):
    """Whether PyTorch's gradient is not stated: also of a place that is increased twice, of which it goes to both."""
    return line.strip().startswith(UNSEEN + UNORDERED) or bool(re.match(r" *increase _ t\d+ \[.*t", line))


class Expected:
    """Gradients of an exact run and of noisy ones; `why_not` tells why PyTorch has none."""

    def __init__(self, script, call):
        self.why_not, self.is_vague, self.errors, self.runs = "", any(map(is_unstated, script.lines)), [], []
        for noise in (None, 1, 2, 3):
            try:
                self.runs.append(self.run(script, call, noise))
            except twin.FAILURES as e:
                self.why_not = f"{type(e).__name__}: {e}"
                return

    def run(self, script, call, noise):
        tensors, numbers, sizes = call
        leaves = [twin.argument(*t) for t in tensors]
        for x in leaves:
            x.requires_grad_(x.is_floating_point())
        generator = torch.Generator().manual_seed(noise) if noise else None
        machine = Machine([x.t().clone().t() if not x.is_contiguous() else x.clone() for x in leaves], numbers, sizes, generator)
        machine.run(twin.parse(script.lines))
        if noise is None:
            self.errors = machine.errors
            self.why_not = next((m for _, m in machine.errors if any(w in m for w in REFUSED)), "")
        self.is_vague |= machine.is_vague or [line for line, _ in machine.errors] != [line for line, _ in self.errors]
        results = [(machine.registers.get(n), i) for i, n in enumerate(script.returned)]
        results = [(r, i) for r, i in results if r is not None and r.requires_grad]
        self.results = len(results)
        if results:
            torch.autograd.backward([r for r, _ in results], [weights_of(r, i) for r, i in results])
        return [x.grad if x.grad is not None else torch.zeros_like(x) for x in leaves]


def problem(driver, script, mode, number, cache):
    """What is wrong, as text; empty if nothing is."""
    key = "gradients", number
    if key not in cache:
        cache[key] = Expected(script, script.calls[number])
    expected = cache[key]
    if script.is_random or expected.is_vague or expected.why_not or (expected.errors and mode != "gradients"):
        COUNTS["gradients that PyTorch refuses" if expected.why_not else "gradients left out"] += 1
        return ""
    COUNTS["gradients of no result" if expected.results == 0 else "gradients"] += 1
    driver.inputs(script.calls[number])
    return judge(expected, driver.run(mode), mode != "gradients")


def judge(expected, lines, is_compiled):
    errors = {int(line.split()[1]): line.split(" ", 2)[2] for line in lines if line.startswith("error ")}
    wanted = dict(expected.errors)
    if set(errors) != set(wanted):
        # PyTorch does not count some writes of no elements.
        if re.search(r"modified by an in-place operation: \w+ \[(.*, )?0[],]", errors.get(-1, "")):
            return ""
        # Compiled code differentiates all results of a graph, also those that nothing needs, and saves its inputs.
        if is_compiled and any(w in errors.get(-1, "") for w in ("is not differentiable", "modified by an in-place operation")):
            return ""
        if any(any(w in m for w in compare.TOLERATED) for m in wanted.values()) or any(any(w in m for w in compare.REFUSED) for m in errors.values()):
            return ""
        return f"errors: expected {wanted}, found {errors}"[:600]
    found = {line.split(" ", 1)[0]: compare.read(line) for line in lines if line.startswith("g")}
    for i, x in enumerate(expected.runs[0]):
        wrong = x.is_floating_point() and difference(f"g{i}", x, [run[i] for run in expected.runs[1:]], found.get(f"g{i}"), is_compiled)
        if wrong:
            return wrong
    return ""


def difference(name, x, noisy, found, is_compiled):
    """PyTorch gives no gradient where tcopt gives zeros, and the other way round. In compiled code what nothing needs is left out,
    or has a cotangent of 0, which an infinite derivative makes NaN."""
    _, dtype, sizes, _, values = found or (name, twin.NAMES[x.dtype], list(x.shape), True, [0.0] * x.numel())
    if twin.NAMES[x.dtype] != dtype or list(x.shape) != sizes:
        return f"{name}: {dtype} of sizes {sizes}, expected {x.dtype} of {list(x.shape)}"
    wide = x.double()
    spread = torch.stack([torch.where(compare.same(n.double(), wide), 0.0, (n.double() - wide).abs()) for n in noisy]).amax(0)
    finite = wide[wide.isfinite()].abs()
    unit = torch.finfo(x.dtype).eps
    least = 16 * unit * float(finite.max() if finite.numel() else 0.0)
    for place, (f, e, d) in enumerate(zip(values, wide.flatten().tolist(), spread.flatten().tolist())):
        if is_compiled and (math.isnan(f) or math.isnan(e)):
            continue
        if not compare.agrees(f, e, d, unit, least, True):
            return f"{name}[{place}] {dtype} {sizes}: found {f!r}, expected {e!r} (+- {d})"
    return ""
