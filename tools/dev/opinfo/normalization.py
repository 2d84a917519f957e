"""Normalizations."""
import torch

from .builder import number
from .registry import op

F = "nn.functional."
WIDE = {"f16": "f32", "bf16": "f32"}


def sizes_of(shape):
    return [shape] if isinstance(shape, int) else list(shape)


def affine(g, weight, bias, dtype):
    """The operands that are given, with their keywords."""
    return [(word, g.cast(v, dtype)) for word, v in (("weight", weight), ("bias", bias)) if v is not None]


def wide(g, x):
    return g.cast(x, WIDE.get(x.dtype, x.dtype))


# --- Of channels ---

def with_batch(g, x, weight, bias, eps):
    """In the type of x, of 16-bit ones in f32: y, mean and variance of the batch."""
    statistic = torch.empty((x.shape[1],), dtype=x.meta.dtype, device="meta")
    return g.emit_many("batch_norm_train", [x, *affine(g, weight, bias, x.dtype)], f"eps = {number(eps)}", [x.meta, statistic, statistic])


def flat(g, x):
    """Of one dimension: of channels without a batch."""
    return g.reshape(x, [1, *x.shape]) if x.rank == 1 else x


def batch_norm_of(g, input, mean, var, weight, bias, eps):
    x = flat(g, wide(g, input))
    operands = [x, g.cast(mean, x.dtype), g.cast(var, x.dtype), *affine(g, weight, bias, x.dtype)]
    return g.cast(g.reshape(g.emit("batch_norm", operands, f"eps = {number(eps)}"), input.shape), input.dtype)


@op("batch_norm", F + "batch_norm " + F + "batch_norm.without_cudnn")
def batch_norm(g, input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5):
    if not training and running_mean is not None:
        return batch_norm_of(g, input, running_mean, running_var, weight, bias, eps)
    y, _, _ = with_batch(g, flat(g, wide(g, input)), weight, bias, eps)
    return g.cast(g.reshape(y, input.shape), input.dtype)


def inverse_root(g, var, eps):
    return g.unary("rsqrt", g.binary("add", var, eps, dtype=var.dtype))


@op("batch_norm_train", "native_batch_norm")
def native_batch_norm(g, input, weight, bias, running_mean, running_var, training, momentum, eps):
    """PyTorch also hands out the mean and 1 / sqrt(var + eps); nothing of them where it does not train."""
    if not training:
        y = batch_norm_of(g, input, running_mean, running_var, weight, bias, eps)
        dtype = (running_mean if running_mean.dtype == weight_type(weight, input) else input).dtype
        return [y, g.full(0.0, [0], dtype), g.full(0.0, [0], dtype)]
    x = wide(g, input)
    y, mean, var = with_batch(g, x, weight, bias, eps)
    narrow = lambda v: g.cast(v, weight_type(weight, input))
    return [g.cast(y, input.dtype), narrow(mean), narrow(inverse_root(g, var, eps))]


def weight_type(weight, input):
    return input.dtype if weight is None else weight.dtype


@op("batch_norm_train", "_native_batch_norm_legit")
def native_batch_norm_legit(g, input, weight, bias, *rest):
    """(running_mean, running_var, training, momentum, eps) or (training, momentum, eps)."""
    mean, var, training, momentum, eps = rest if len(rest) == 5 else (None, None, *rest)
    return native_batch_norm(g, input, weight, bias, mean, var, training or mean is None, momentum, eps)


@op("instance_norm", F + "instance_norm")
def instance_norm(g, input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1,
                  eps=1e-5):
    if not use_input_stats:
        return batch_norm_of(g, input, running_mean, running_var, weight, bias, eps)
    x = wide(g, input)
    return g.cast(g.emit("instance_norm", [x, *affine(g, weight, bias, x.dtype)], f"eps = {number(eps)}"), input.dtype)


@op("group_norm", F + "group_norm")
def group_norm(g, input, num_groups, weight=None, bias=None, eps=1e-5):
    x = wide(g, input)
    y = g.emit("group_norm", [x, *affine(g, weight, bias, x.dtype)], f"num_groups = {num_groups}, eps = {number(eps)}")
    return g.cast(y, input.dtype)


@op("group_norm", "native_group_norm")
def native_group_norm(g, input, weight, bias, n, c, hxw, group, eps):
    """PyTorch also hands out the mean and 1 / sqrt(var + eps) of each group."""
    y = group_norm(g, input, group, weight, bias, eps)
    mean, rstd = statistics(g, g.reshape(input, [n, group, c * hxw // group]), [2], eps)
    return [y, g.reshape(mean, [n, group]), g.reshape(rstd, [n, group])]


# --- Of the last dimensions ---

@op("layer_norm", F + "layer_norm")
def layer_norm(g, input, normalized_shape, weight=None, bias=None, eps=1e-5):
    operands = [input, *affine(g, weight, bias, input.dtype)]
    return g.emit("layer_norm", operands, f"normalized_dims = {len(sizes_of(normalized_shape))}, eps = {number(eps)}")


def statistics(g, input, dims, eps):
    """Mean and 1 / sqrt(var + eps), of 16-bit inputs in their dtype; `dims` stay with size 1."""
    x = wide(g, input)
    mean = g.reduce("mean", x, dims, True)
    var = g.reduce("mean", g.unary("square", g.binary("sub", x, mean)), dims, True)
    return g.cast(mean, input.dtype), g.cast(inverse_root(g, var, eps), input.dtype)


@op("layer_norm", "native_layer_norm")
def native_layer_norm(g, input, normalized_shape, weight, bias, eps):
    """PyTorch also hands out the mean and 1 / sqrt(var + eps)."""
    dims = list(range(input.rank - len(sizes_of(normalized_shape)), input.rank))
    mean, rstd = statistics(g, input, dims, eps)
    return [layer_norm(g, input, normalized_shape, weight, bias, eps), mean, rstd]


@op("rms_norm", F + "rms_norm")
def rms_norm(g, input, normalized_shape, weight=None, eps=None):
    eps = torch.finfo(input.meta.dtype).eps if eps is None else eps
    attributes = f"normalized_dims = {len(sizes_of(normalized_shape))}, eps = {number(eps)}"
    return g.emit("rms_norm", [input, *affine(g, weight, None, input.dtype)], attributes)
