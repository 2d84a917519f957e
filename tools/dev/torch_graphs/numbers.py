"""PyTorch's answers for recorded graphs: sources of inputs like those of the model's call, and checks of the outputs in f64."""
import numpy as np
import torch
from torch.utils import _pytree as pytree

from . import level, replay  # noqa: F401: level defines tcopt::sdpa_backward
from .dropout import KEYWORD, PROBABILITY
from .writer import DTYPES, constant_text

aten = torch.ops.aten
SEED = 0
WIDE = {torch.float32: torch.float64, torch.float16: torch.float64, torch.bfloat16: torch.float64}
FEW = 16  # elements of a tensor that may have few values by chance
MOST_VALUES = 512  # elements of a tensor whose values are recorded
MOST_ELEMENTS = 32 << 20  # of all inputs of a graph
HUGE = 1e30  # masks have larger elements
UNSTABLE, UNSTABLE_HALF = 1e-3, 0.05  # error of PyTorch beside the largest element, beyond which an output is not judged


class NoNumbers(Exception):
    """The graph has no answers that a replay could compare; the text is the reason."""


# --- Sources of inputs ---

def four_digits(x):
    return float(f"{x:.4g}")


def source_of(v, tangent=False):
    """How a replay makes an input like `v`, an input of the model's call. Tangents there are those of a sum, all 1."""
    if not isinstance(v, torch.Tensor):
        return {"value": v}
    v = v.detach()
    if not v.is_floating_point():
        return integer_source(v)
    if tangent:
        return {"low": -1.0, "high": 1.0}
    if v.numel() > 1 and bool((v.abs() < HUGE).all()):
        return choices(v) if v.numel() > FEW and v.unique().numel() in (2, 3, 4) else uniform_source(v.double())
    if v.numel() <= MOST_VALUES:
        return {"values": [constant_text(x) for x in v.reshape(-1).tolist()]}
    return choices(v) if v.unique().numel() <= 4 else masked_source(v)


def masked_source(v):
    """Describes a mask that was added to other elements: a quarter of the elements is extreme."""
    extreme = v[v.abs() >= HUGE].unique()
    if extreme.numel() != 1 or bool(extreme.isnan()):
        raise NoNumbers(f"an input with several elements beyond {HUGE:g}")
    return {**uniform_source(v[v.abs() < HUGE].double()), "extreme": constant_text(extreme.item())}


def integer_source(v):
    if v.dtype.is_complex:
        raise NoNumbers("complex")
    if v.numel() <= MOST_VALUES:
        return {"values": [int(x) for x in v.reshape(-1).tolist()]}
    return {"range": [int(v.min()), int(v.max())]}


def choices(v):
    return {"choices": [constant_text(x) for x in v.unique().tolist()]}


def uniform_source(v):
    """Has the mean and deviation of `v` within its least and greatest element; a constant varies by a tenth."""
    low, high, mean, reach = v.min().item(), v.max().item(), v.mean().item(), 3**0.5 * v.std().item()
    if low == high:
        reach = 0.1 * max(1.0, abs(low))
        return {"low": four_digits(low - reach), "high": four_digits(low + reach)}
    return {"low": four_digits(max(low, mean - reach)), "high": four_digits(min(high, mean + reach))}


def tensor_of(source, like, argument):
    """The input that a source describes, of dtype, sizes and, where no two elements share storage, strides of `like`."""
    if not isinstance(like, torch.Tensor):
        return source["value"]
    flat = torch.from_numpy(replay.elements(source, like.numel(), SEED, argument).copy())
    dense = is_dense(like)
    made = torch.empty_strided(like.shape, like.stride(), dtype=like.dtype) if dense else torch.empty(like.shape, dtype=like.dtype)
    return made.copy_(flat.reshape(like.shape))


def is_dense(t):
    """Whether the elements are those of a range of the storage, each once."""
    expected = 1
    for stride, size in sorted((stride, size) for stride, size in zip(t.stride(), t.shape) if size != 1):
        if stride != expected:
            return False
        expected *= size
    return True


# --- Evaluation ---

class Evaluator(torch.fx.Interpreter):
    """Runs a graph without dropout; `wide` computes in f64."""

    def __init__(self, module, wide):
        super().__init__(module, garbage_collect_values=True)
        self.wide = wide

    def call_function(self, target, args, kwargs):
        if target is aten.view.default:
            target = aten.reshape.default  # strides are not those that were traced
        args, kwargs = without_dropout(target, args, kwargs)
        if self.wide:
            args, kwargs = pytree.tree_map(lambda a: WIDE.get(a, a) if isinstance(a, torch.dtype) else a, (args, kwargs))
        found = super().call_function(target, args, kwargs)
        return filled(found, self.wide) if is_uninitialized(target) else found

    def get_attr(self, target, args, kwargs):
        held = super().get_attr(target, args, kwargs)
        return widened(held) if self.wide else held


def is_uninitialized(target):
    return str(target).startswith(("aten.empty", "aten.new_empty"))


def filled(t, wide):
    """Elements that differ between the evaluations, so that outputs that depend on them have no check."""
    return t.fill_(0 if wide else 3)


def widened(v):
    return v.to(WIDE[v.dtype]) if isinstance(v, torch.Tensor) and v.dtype in WIDE else v


def without_dropout(target, args, kwargs):
    if str(target) not in PROBABILITY:
        return args, kwargs
    index, kept = PROBABILITY[str(target)]
    if index < len(args):
        args = (*args[:index], kept, *args[index + 1:])
    return args, {**kwargs, KEYWORD: kept} if KEYWORD in kwargs else kwargs


def has_dropout(graph):
    for node in graph.nodes:
        index, kept = PROBABILITY.get(str(node.target), (None, None))
        if index is not None and (node.args[index] if index < len(node.args) else node.kwargs.get(KEYWORD, kept)) != kept:
            return True
    return False


def refuse_random(graph):
    for node in graph.nodes:
        tags = getattr(node.target, "tags", ())
        if torch.Tag.nondeterministic_seeded in tags and str(node.target) not in PROBABILITY:
            raise NoNumbers(f"random: {node.target}")


def evaluate(module, inputs, wide):
    """(outputs, inputs after the run)."""
    mine = [i.clone() if isinstance(i, torch.Tensor) else i for i in inputs]
    mine = [widened(i) for i in mine] if wide else mine
    default = torch.get_default_dtype()
    torch.set_default_dtype(WIDE.get(default, default) if wide else default)
    try:
        with torch.no_grad(), torch.random.fork_rng(devices=[]):
            outputs = Evaluator(module, wide).run(*mine)
    finally:
        torch.set_default_dtype(default)
    return pytree.tree_leaves(outputs, is_leaf=lambda a: a is None), mine


def has_half(graph):
    values = pytree.tree_leaves([n.meta.get("val") for n in graph.nodes])
    return any(isinstance(v, torch.Tensor) and v.dtype in (torch.float16, torch.bfloat16) for v in values)


def check(exact, own, unstable):
    """The check of an output: `exact` is computed in f64, `own` in its dtype. None where PyTorch's own error is large."""
    if not isinstance(own, torch.Tensor):
        return None if own is None else {"value": own}
    if own.dtype.is_complex or exact.shape != own.shape:
        return None
    x, y = (t.detach().double().reshape(-1).numpy() for t in (exact, own))
    both = np.isfinite(x) & np.isfinite(y)
    error = float(np.abs(np.where(both, x - y, 0.0)).max(initial=0.0))
    row = replay.check_of(x)
    if np.isnan(x).any() or (np.isfinite(x) != np.isfinite(y)).any() or error > unstable * row["max"]:
        return None
    row = {**row, "error": float(f"{error:.2g}")} if error else row
    return None if replay.disagreement(replay.check_of(y), row, x.size, DTYPES[own.dtype]) else row


def record(module, inputs):
    """The numbers of a graph that was called with `inputs`."""
    if sum(i.numel() for i in inputs if isinstance(i, torch.Tensor)) > MOST_ELEMENTS:
        raise NoNumbers("large")
    refuse_random(module.graph)
    placeholders = [n for n in module.graph.nodes if n.op == "placeholder"]
    sources = [source_of(i, n.name.startswith("tangents_")) for n, i in zip(placeholders, inputs)]
    made = [tensor_of(s, i, n) for n, (s, i) in enumerate(zip(sources, inputs))]
    (exact, exact_inputs), (own, own_inputs) = evaluate(module, made, True), evaluate(module, made, False)
    written = {n.args[0] for n in module.graph.nodes if n.target is aten.copy_.default}
    returned = pytree.tree_leaves(module.graph.output_node().args[0], is_leaf=lambda a: a is None)
    unstable = UNSTABLE_HALF if has_half(module.graph) else UNSTABLE
    outputs = [None if n in placeholders else check(e, o, unstable) for n, e, o in zip(returned, exact, own)]
    mutated = {n.name: check(exact_inputs[i], own_inputs[i], unstable) for i, n in enumerate(placeholders) if n in written}
    row = {"seed": SEED, "inputs": sources, "outputs": outputs, "mutated": mutated}
    row.update({"without_dropout": True} if has_dropout(module.graph) else {})
    return {k: v for k, v in row.items() if v != {}}
