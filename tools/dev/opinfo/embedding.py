"""Rows of tables: bags of them."""
import torch

from .registry import op, own

WIDE = {"f16": "f32", "bf16": "f32"}


def renormed(g, weight, max_norm, norm_type):
    """Rows whose norm is above max_norm are made so long; PyTorch does so with those that are asked for."""
    x = g.cast(weight, WIDE.get(weight.dtype, weight.dtype))
    powers = g.binary("pow", g.unary("abs", x), float(norm_type), dtype=x.dtype)
    norm = g.binary("pow", g.reduce("sum", powers, [1], True), 1 / norm_type, dtype=x.dtype)
    scale = g.binary("div", g.const(max_norm, x.dtype), g.binary("add", norm, 1e-7, dtype=x.dtype), "rounding_mode = none")
    long = g.binary("gt", norm, g.const(max_norm, x.dtype))
    return g.cast(g.where(long, g.binary("mul", x, scale), x), weight.dtype)


@op("embedding_bag", "nn.functional.embedding_bag")
def embedding_bag(g, input, weight, offsets=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, mode="mean", sparse=False,
                  per_sample_weights=None, include_last_offset=False, padding_idx=None):
    """OpInfo hands out (weight, indices), and torch (indices, weight). Bags of one size are the rows of a matrix."""
    if input.is_float():
        input, weight = weight, input
    if max_norm is not None:
        weight = renormed(g, weight, max_norm, norm_type)
    if input.rank == 2:
        rows, columns = input.shape
        offsets = g.emit("arange", [g.const(0, input.dtype), g.const(columns, input.dtype)],
                         like=torch.empty((rows,), dtype=input.meta.dtype, device="meta"), sizes=[rows])
        input = g.reshape(input, [rows * columns])
        if per_sample_weights is not None:
            per_sample_weights = g.reshape(per_sample_weights, [rows * columns])
        include_last_offset = False
    offsets = g.cast(offsets, input.dtype)
    bags = offsets.shape[0] - bool(include_last_offset)
    scales = [] if per_sample_weights is None else [("per_sample_weights", per_sample_weights)]
    padding = "" if padding_idx is None else f"padding_idx = {padding_idx % weight.shape[0]}, "
    return g.emit("embedding_bag", [weight, input, offsets] + scales,
                  f"{padding}mode = {mode}, include_last_offset = {str(bool(include_last_offset)).lower()}",
                  torch.empty((bags, weight.shape[1]), dtype=weight.meta.dtype, device="meta"))


# --- Bags by other operators, which PyTorch can differentiate twice ---

def bags_apart(weight, indices, offsets, scales, mode, padding_idx, include_last_offset):
    numbers = offsets.tolist() + ([] if include_last_offset else [indices.numel()])
    results = []
    for begin, end in zip(numbers, numbers[1:]):
        rows = weight[indices[begin:end]]
        if scales is not None:
            rows = rows * scales[begin:end, None]
        rows = rows[indices[begin:end] != (-1 if padding_idx is None else padding_idx)]
        combine = {"sum": rows.sum, "mean": rows.mean, "max": lambda dim: rows.max(dim).values}[mode]
        results.append(combine(0) if rows.shape[0] else torch.zeros_like(weight[0]))
    return torch.stack(results)


def write_bag(g, weight, indices, offsets, scales, mode, padding_idx, include_last_offset):
    return embedding_bag(g, indices, weight, offsets, mode=mode, per_sample_weights=scales, padding_idx=padding_idx,
                         include_last_offset=include_last_offset)


@own("embedding_bag", write_bag, bags_apart, "f64 f32")
def bags(make):
    """Empty bags, rows that are there twice, of the padding alone, and behind the last offset."""
    indices, offsets = torch.tensor([3, 0, 3, 1, 1, 2, 0, 4]), torch.tensor([0, 3, 3, 6])
    for include_last_offset in (False, True):
        for padding_idx in (None, 1):
            for mode in ("sum", "mean", "max"):
                yield make((5, 3)), indices, offsets, None, mode, padding_idx, include_last_offset
            yield make((5, 3)), indices.int(), offsets.int(), make((8,)), "sum", padding_idx, include_last_offset
            yield make((5, 2)), indices[:3], torch.tensor([0, 2, 2]), None, "max", padding_idx, include_last_offset


# --- Gradients ---

def dense_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq):
    padding = -1 if padding_idx is None else padding_idx
    return torch.ops.aten.embedding_dense_backward(grad, indices, num_weights, padding, scale_grad_by_freq)


def embedding_backward(g, grad, indices, num_weights, padding_idx, scale_grad_by_freq):
    padding = "" if padding_idx is None else f"padding_idx = {padding_idx}, "
    like = torch.empty((num_weights, grad.shape[-1]), dtype=grad.meta.dtype, device="meta")
    return g.emit("embedding_backward", [grad, indices],
                  f"num_weights = {num_weights}, {padding}scale_grad_by_freq = {str(scale_grad_by_freq).lower()}", like)


@own("embedding_backward", embedding_backward, dense_backward, "f64 f32 f16 bf16")
def embedding_gradients(make):
    """Indices that are there several times, once and never; none; and none of the padding."""
    for shape, rows, width in (((6,), 4, 3), ((2, 5), 5, 2), ((2, 3, 2), 10, 4), ((), 3, 2), ((0,), 3, 2), ((4,), 1, 1), ((3,), 2, 0)):
        for padding_idx, by_frequency, dtype in ((None, False, torch.int64), (0, False, torch.int32), (None, True, torch.int32),
                                                 (rows - 1, True, torch.int64)):
            indices = torch.testing.make_tensor(shape, low=0, high=rows, dtype=dtype, device="cpu")
            yield make((*shape, width)), indices, rows, padding_idx, by_frequency
