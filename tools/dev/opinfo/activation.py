"""Activation functions."""
import math

import torch

from .builder import number
from .registry import op

F = "nn.functional."


def plain(name):
    def adapter(g, input, inplace=False):
        return g.emit(name, [input])
    op(name, F + name)(adapter)


for each in ("hardsigmoid", "hardswish", "logsigmoid", "mish"):
    plain(each)


@op("leaky_relu", F + "leaky_relu")
def leaky_relu(g, input, negative_slope=0.01, inplace=False):
    return g.emit("leaky_relu", [input], f"negative_slope = {number(negative_slope)}")


def exponential(g, x, alpha, scale, input_scale):
    return g.emit("elu", [x], f"alpha = {number(alpha)}, scale = {number(scale)}, input_scale = {number(input_scale)}")


@op("elu", F + "elu")
def elu(g, input, alpha=1.0, inplace=False):
    return exponential(g, input, alpha, 1.0, 1.0)


@op("elu", F + "celu")
def celu(g, input, alpha=1.0, inplace=False):
    return exponential(g, input, alpha, 1.0, 1.0 / alpha)


@op("elu", F + "selu")
def selu(g, input, inplace=False):
    return exponential(g, input, 1.6732632423543772848170429916717, 1.0507009873554804934193349852946, 1.0)


@op("softplus", F + "softplus")
def softplus(g, input, beta=1, threshold=20):
    return g.emit("softplus", [input], f"beta = {number(beta)}, threshold = {number(threshold)}")


@op("hardtanh", F + "hardtanh")
def hardtanh(g, input, min_val=-1.0, max_val=1.0, inplace=False):
    """Of integers PyTorch takes the integer part of the numbers, within the element type."""
    low, high = min_val, max_val
    if not input.is_float():
        info = torch.iinfo(input.meta.dtype)
        low, high = (min(max(math.trunc(v), info.min), info.max) for v in (low, high))
    return g.emit("hardtanh", [input], f"min_val = {number(low)}, max_val = {number(high)}")


@op("hardtanh", F + "relu6")
def relu6(g, input, inplace=False):
    return hardtanh(g, input, 0.0, 6.0)


@op("prelu", F + "prelu", static="weight")
def prelu(g, input, weight):
    return g.emit("prelu", [input, g.reshape(weight, [1]) if not weight.rank else weight])


@op("glu", F + "glu")
def glu(g, input, dim=-1):
    return g.emit("glu", [input], f"dim = {dim}", torch.nn.functional.glu(input.meta, dim))
