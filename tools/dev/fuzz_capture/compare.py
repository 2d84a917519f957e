"""Compares what the driver prints with what PyTorch computes."""
import collections
import math
import re

import torch

from . import twin

UNDEFINED = -987654
# PyTorch refuses what tcopt computes: reductions and networks of no elements, which open sizes may have.
TOLERATED = ("0 sized dimensions", "zero sized dimensions",
             "channels to be greater than 0", "torch.histc: range of", "does not support bool", "without overflow", "refer to a single memory location", "var has negative", "elements of std", "view size is not compatible", "empty dimension",
             "out of bounds for dimension with size 0")

# The other way round: NaN in PyTorch, a tensor that gets other sizes in place, or what a trace does not know.
REFUSED = ("inner: expected operand #0", "requires the same element type", "multi_margin_loss: expected an input", "adaptive_avg_pool1d: expected operand #0",
           "index_add: expected source of rank 1", "nanmedian: expected a dimension that is not empty", "as_strided: in a compiled function expected", "addmv_: expected size",
           "addmv_: sizes must", "addr_: expected size", "addr_: sizes must", "addbmm_: expected size", "addbmm_: sizes must")


class Expected:
    """Registers of an exact run, and how far they are apart in noisy ones."""

    def __init__(self, script, call, stops):
        tensors, numbers, sizes = call
        self.errors, self.is_vague = [], False
        statements = twin.parse(script.lines)
        runs = []
        for noise in (None, 1, 2, 3):
            inputs = [twin.argument(*t) for t in tensors]
            generator = torch.Generator().manual_seed(noise) if noise else None
            machine = twin.Machine(list(inputs), numbers, sizes, generator, stops)
            try:
                machine.run(statements)
            except twin.FAILURES:
                pass
            runs.append(({f"r{n}": x for n, x in machine.registers.items()} | {f"a{i}": x for i, x in enumerate(inputs)}))
            if noise is None:
                self.errors, self.is_vague = machine.errors, machine.is_vague
            # How many elements `unique` finds, and what fails then, may depend on rounding.
            self.is_vague |= [line for line, _ in machine.errors] != [line for line, _ in self.errors]
        self.before = {f"a{i}": twin.argument(*t).double().flatten().tolist() for i, t in enumerate(tensors)}
        self.tensors, self.noisy = runs[0], runs[1:]

    def initial(self, name, line):
        """The values of an argument before the call, as text."""
        kind = type(read(line)[4][0]) if read(line)[4] else float
        return str([kind(v) for v in self.before.get(name, [])])

    def differences(self, name):
        """The largest difference of each element; None if something else differs."""
        x = self.tensors[name]
        others = [r.get(name) for r in self.noisy]
        if any(o is None or o.shape != x.shape for o in others):
            return None
        wide = x.double()
        with_nan = [torch.where(same(o.double(), wide), torch.zeros(()).double(), (o.double() - wide).abs()) for o in others]
        return torch.stack(with_nan).amax(0)


def same(x, y):
    return (x == y) | (x.isnan() & y.isnan())


def read(line):
    """(name, dtype, sizes, is contiguous, values)"""
    words = line.split()
    sizes = [int(s) for s in words[2][1:-1].split(",") if s]
    kind = float if words[1] in ("f64", "f32", "f16", "bf16") else int
    return words[0], words[1], sizes, words[3] == "1", [kind(w) for w in words[4:]]


def judge(expected, lines, script, mode):
    """What is wrong, as text; empty if nothing is."""
    if expected.is_vague:
        return ""
    stops = mode not in ("eager",)
    found_errors = {}
    found = {}
    for line in lines:
        if line.startswith("error "):
            _, number, message = line.split(" ", 2)
            found_errors[int(number)] = message
        else:
            found[line.split(" ", 1)[0]] = line
    if -3 in found_errors or -2 in found_errors:
        return str(found_errors)[:300]
    wanted_errors = dict(expected.errors)
    if any("cannot convert float" in m for m in wanted_errors.values()):
        return ""  # a number of times that is not a number
    # Where only one of both refuses to compute with no elements, nothing that follows can be compared.
    if any(any(w in m for w in TOLERATED) and n not in found_errors for n, m in wanted_errors.items()):
        return ""
    if any(any(w in m for w in REFUSED) and n not in wanted_errors for n, m in found_errors.items()):
        return ""
    if stops and not found_errors and wanted_errors and not needed_lines(script).intersection(wanted_errors):
        return ""  # nothing needs what fails: compiled code leaves it out
    if stops and bool(found_errors) != bool(wanted_errors):
        return f"errors: expected {wanted_errors}, found {found_errors}"[:600]
    if not stops and set(found_errors) != set(wanted_errors):
        return f"errors: expected {wanted_errors}, found {found_errors}"[:600]
    names = [n for n in found if n in expected.tensors] if stops else list(expected.tensors)
    for name in names:
        if name not in found and not script.is_random:
            return f"{name} is not there"
        if name not in found:
            continue
        problem = compare(expected, name, found[name], script.is_random)
        # A compiled call that fails leaves its arguments as they were, or as they were when its graph broke last.
        if problem and stops and found_errors and name.startswith("a") and breaks(script):
            continue
        if problem and stops and found_errors and str(read(found[name])[4]) == expected.initial(name, found[name]):
            continue
        if problem:
            return problem
    for name in found:
        fails = stops and wanted_errors  # what does not need what fails has a value all the same
        if name not in expected.tensors and not script.is_random and not fails and f" {UNDEFINED}" not in found[name]:
            return f"{name} is there: {found[name][:100]}"
    return ""


BLOCKS = ("if", "ifsize", "iftraining", "loop")
def breaks(script):
    return any(line.split()[0] in (*BLOCKS, "item", "seed") for line in script.lines)


OVERWRITES = ("copy_", "fill_", "zero_")


def operands_of(words):
    """Numbers of the registers whose elements a statement reads. Their sizes may be known without these."""
    text = " ".join(words[2:])
    return [int(n) for n in re.findall(r"\bt(\d+)", text)] + \
           [int(n) for group in re.findall(r"{([\d,]*)}", text) for n in group.split(",") if n]


def results_of(words):
    if not words[1].startswith("r"):
        return []
    f, first = twin.SCHEMA.get(words[0]), int(words[1][1:])
    return range(first, first + (1 if f is None else 8 if f.result == "Tensor[]" else 2 if f.result.startswith("(") else 1))


def needed_lines(script):
    """Statements that results, arguments or branches depend on. Registers that may share elements count as one."""
    statements = [(words[0].split("#")[0], words) for words in (line.split() for line in script.lines)]
    group = {}

    def find(n):
        while group.get(n, n) != n:
            n = group[n]
        return n
    for name, words in statements:
        is_view = name in twin.VIEWS or name in ("assign", "to") or (name == "index" and not re.search(r"[\[;]t", words[3]))
        if words[0] not in ("else", "end") and words[1].startswith("r") and is_view:
            for n in operands_of(words):
                group[find(int(words[1][1:]))] = find(n)
    sizes = collections.Counter(find(n) for n in range(2000))
    live = {find(n) for n in [*script.returned, *range(len(script.calls[0][0]))]}
    lines = set()
    for line, (name, words) in reversed(list(enumerate(statements))):
        if name in ("else", "end"):
            continue
        target = operands_of(words)[:1] if twin.is_write(words) else results_of(words)
        if name in BLOCKS or name in ("item", "seed") or any(find(n) in live for n in target):
            lines.add(line)
            if name in OVERWRITES and sizes[find(target[0])] == 1 and target[0] >= len(script.calls[0][0]):
                live.discard(target[0])
                live.update(find(n) for n in operands_of(words)[1:])
            else:
                live.update(find(n) for n in operands_of(words))
    return lines


def compare(expected, name, line, is_random):
    _, dtype, sizes, contiguous, values = read(line)
    x = expected.tensors[name]
    if is_random and any(o.get(name) is None or o[name].shape != x.shape for o in expected.noisy):
        return ""
    if twin.NAMES.get(x.dtype) != dtype:
        return f"{name}: dtype {dtype}, expected {x.dtype}"
    deviations = expected.differences(name)
    if deviations is None:
        return ""
    if list(x.shape) != sizes:
        return f"{name}: sizes {sizes}, expected {list(x.shape)}"
    if name.startswith("r") and x.is_contiguous() != contiguous and x.numel() > 0:
        return f"{name}: contiguous {contiguous}, expected {x.is_contiguous()}"
    if is_random:
        return ""
    unit = torch.finfo(x.dtype).eps if x.is_floating_point() else 0.0
    # Half floats are accumulated in f32, f32 may lose what is subnormal.
    least = {torch.float16: 1e-6, torch.bfloat16: 1e-6, torch.float64: 1e-300}.get(x.dtype, 1e-37)
    exact = (x.double() if x.is_floating_point() else x.to(torch.int64)).flatten().tolist()
    for place, (f, e, d) in enumerate(zip(values, exact, deviations.flatten().tolist())):
        if not agrees(f, e, d, unit, least, x.is_floating_point()):
            return f"{name}[{place}] {dtype} {sizes}: found {f!r}, expected {e!r} (+- {d})"
    return ""


def agrees(found, expected, deviation, unit, least, is_float):
    if math.isnan(deviation) or deviation == math.inf:
        return True  # finite in one run and not in another one
    if not is_float:
        return found == expected or deviation != 0
    if math.isnan(expected) or math.isnan(found):
        return math.isnan(expected) and math.isnan(found)
    if found == expected:
        return True
    if math.isinf(found) or math.isinf(expected):
        return False
    return abs(found - expected) <= 8 * deviation + 6 * unit * abs(expected) + least
