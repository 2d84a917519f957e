"""Elements at which derivatives are easily wrong: zeros of both signs, bounds, ties, infinities, and samples that have them.

PATTERNS has the values of each kind. ROWS has the kinds for operators of graph that have a derivative. Pointwise operators of records
have all kinds, and other operators without a row have those of DEFAULT.
"""
import math
import pathlib
import random
import re
import sys
import types

import torch
from torch.utils import _pytree as pytree

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "dialects/Graph/IR"))
import generate_rows  # noqa: E402

INF, NAN = math.inf, math.nan

PATTERNS = {
    "zeros": (0.0,), "negative zeros": (-0.0,), "signed zeros": (0.0, -0.0), "ones": (1.0,), "ties": (-1.0, 0.0, 1.0),
    "bounds": (-6.0, -3.0, -2.0, -1.0, -0.5, -0.0, 0.0, 0.5, 1.0, 2.0, 3.0, 6.0), "far": (-100.0, -20.0, 0.0, 1e-3, 20.0, 40.0),
    "unit": (0.0, 0.25, 1.0), "infinite": (-INF, 0.0, 1.0, -2.0, INF), "-inf": (-INF,), "some -inf": (-INF, 0.0, 1.5, -1.0),
    "inf": (INF,), "some inf": (INF, 0.0, 1.5, -1.0), "nan": (NAN, 0.0, 1.0, -1.0),
}
FINITE = ("zeros", "negative zeros", "signed zeros", "ones", "ties", "bounds", "far", "unit")
ALL = tuple(PATTERNS)
# Patterns for operators that only move, add or multiply elements. Infinities are left out: which of their products with zeros
# are NaN depends on the order of operations.
LINEAR = ("zeros", "ties")

POINTWISE = "cast clamp div prelu where glu masked_fill"
ROWS_OF = """amax amin cummax cummin cumprod cumsum kthvalue log_softmax logcumsumexp logsumexp max mean median min mode prod
scaled_dot_product_attention softmax sort std sum topk var vector_norm cdist pdist"""
WINDOWS = """adaptive_avg_pool adaptive_max_pool avg_pool max_pool max_pool_with_indices max_unpool max_pool_backward"""
NORMS = "batch_norm batch_norm_train group_norm instance_norm layer_norm rms_norm"
LOSSES = """binary_cross_entropy binary_cross_entropy_with_logits cross_entropy huber_loss kl_div l1_loss mse_loss nll_loss
smooth_l1_loss"""
MOVES = """adaptive_avg_pool_backward addmm as_strided avg_pool_backward baddbmm cat circular_pad col2im conv conv_input_grad
conv_transpose conv_weight_grad diagonal einsum embedding embedding_backward embedding_bag expand flip full gather grid_sample
im2col grouped_matmul index index_add index_copy index_put index_select interpolate interpolate_backward linear masked_scatter
masked_select matmul narrow pad permute reflection_pad repeat repeat_interleave replication_pad reshape roll scatter scatter_add
select_scatter slice slice_scatter squeeze transpose tril triu unfold unsqueeze"""

DEFAULT = ("zeros", "ones", "ties", "bounds", "infinite", "nan")
RECORDS = [row for rows in generate_rows.read_tree().values() for row in rows if isinstance(row, generate_rows.Row)]

# Some operators have only finite patterns, because PyTorch's sums of infinities depend on how it groups the terms.
ROWS = {
    **{row.mnemonic: ALL for row in RECORDS if not row.record["noDerivative"]},
    **dict.fromkeys(POINTWISE.split(), ALL),
    **dict.fromkeys(ROWS_OF.split(), ALL),
    **dict.fromkeys(WINDOWS.split(), ("zeros", "ties", "bounds", "some -inf")),
    **dict.fromkeys(NORMS.split(), ("zeros", "negative zeros", "ones", "ties", "bounds", "nan")),
    **dict.fromkeys(LOSSES.split(), (*FINITE, "some -inf", "infinite", "nan")),
    **dict.fromkeys(MOVES.split(), LINEAR),
}
# Operators with a derivative that has no corners, with the reason.
WITHOUT = {
    "constant": "it has no operand", "arange": "it has no operand of floats", "rand": "random", "randn": "random", "bernoulli": "random",
    "dropout": "random", "dequantize": "its operand is of integers", "cond": "regions are differentiated", "scan": "regions",
    "while": "regions", "print": "it returns its operand", "to_device": "it returns its operand",
}
DEFINITION = re.compile(r'^def Graph_(\w+)Op\s*:\s*\w+<\s*"(\w+)"', re.M)
NO_DERIVATIVE = re.compile(r"t\.none<\s*(\w+)Op\b")


def text_of(folder, suffix):
    return "".join(p.read_text() for p in sorted((ROOT / folder).glob(f"*.{suffix}")))


def differentiable():
    """The names of all operators except those that the tables of derivatives mark as having no derivative."""
    without = set(NO_DERIVATIVE.findall(text_of("dialects/Graph/Derivatives", "cpp")))
    without |= {row.op.removesuffix("Op") for row in RECORDS if row.record["noDerivative"]}
    return {name for record, name in DEFINITION.findall(text_of("dialects/Graph/IR", "td")) if record not in without}


def unknown():
    return sorted((set(ROWS) | set(WITHOUT)) - differentiable())


# --- Samples ---

MOST, GROUPS = 100, 10  # elements of a tensor; ways to call an operator


def tensors_in(tree):
    return [t for t in pytree.tree_leaves(tree) if isinstance(t, torch.Tensor)]


def how(sample):
    """A text of the arguments of a call without the elements of tensors."""
    def short(x):
        return f"{x.dtype}{x.dim()}" if isinstance(x, torch.Tensor) else repr(x)
    return repr(pytree.tree_map(short, (sample.args, dict(sample.kwargs))))


def representative(samples):
    """The largest sample of at most MOST elements for each form of the call."""
    groups = {}
    for s in samples:
        sizes = [t.numel() for t in tensors_in([s.input, s.args, s.kwargs])]
        if sizes and max(sizes) <= MOST and min(sizes) > 0:
            groups.setdefault(how(s), []).append((sum(sizes), s))
    return [max(group, key=lambda g: g[0])[1] for group in list(groups.values())[:GROUPS]]


def filled(tensor, values, rng):
    chosen = [rng.choice(values) for _ in range(tensor.numel())]
    return torch.tensor(chosen, dtype=torch.float64).to(tensor.dtype).reshape(tensor.shape)


def with_pattern(sample, pattern, seed):
    rng = random.Random(f"{pattern} {seed}")

    def fill(x):
        return filled(x, PATTERNS[pattern], rng) if isinstance(x, torch.Tensor) and x.is_floating_point() else x
    call = pytree.tree_map(fill, (sample.input, sample.args, dict(sample.kwargs)))
    return types.SimpleNamespace(input=call[0], args=call[1], kwargs=call[2], pattern=pattern)


def samples_of(op, samples):
    """Samples of an operator, filled with the patterns of its row. Composed operators are judged as C++ functions
    (fuzz_capture/judge_corners.py)."""
    patterns = ROWS.get(op, DEFAULT if op in differentiable() - set(WITHOUT) else ())
    return [with_pattern(s, p, i) for p in patterns for i, s in enumerate(representative(samples))]
