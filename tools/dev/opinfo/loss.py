"""Losses."""
import torch

from .builder import number
from .registry import op

F = "nn.functional."


def reduction_of(size_average, reduce, reduction):
    """PyTorch's two old arguments come first."""
    if size_average is None and reduce is None:
        return reduction
    return "none" if reduce is False else "sum" if size_average is False else "mean"


def emit_loss(g, name, operands, attributes, reduction, like):
    """`like` is a meta tensor of the losses."""
    like = like if reduction == "none" else torch.empty((), dtype=like.dtype, device="meta")
    return g.emit(name, operands, attributes + f"reduction = {reduction}", like)


def pair_loss(g, name, input, target, attributes, reduction, extra=()):
    x, y = g.promote(input, target)
    named = [(word, g.cast(v, x.dtype)) for word, v in extra if v is not None]
    shape = torch.broadcast_shapes(x.shape, y.shape, *(v.shape for _, v in named))
    return emit_loss(g, name, [x, y, *named], attributes, reduction, torch.empty(shape, dtype=x.meta.dtype, device="meta"))


def weighted_mean(g, losses, weight, reduction):
    """mse_loss and l1_loss take weights of losses; the mean divides by them."""
    losses = g.binary("mul", losses, weight)
    if reduction == "none":
        return losses
    total = g.reduce("sum", losses, [])
    if reduction == "sum":
        return total
    return g.binary("div", total, g.reduce("sum", g.expand(weight, losses.shape), []), "rounding_mode = none")


def of_difference(name):
    def adapter(g, input, target, size_average=None, reduce=None, reduction="mean", weight=None):
        reduction = reduction_of(size_average, reduce, reduction)
        if weight is None:
            return pair_loss(g, name, input, target, "", reduction)
        return weighted_mean(g, pair_loss(g, name, input, target, "", "none"), weight, reduction)
    op(name, F + name)(adapter)


for each in ("mse_loss", "l1_loss"):
    of_difference(each)


@op("smooth_l1_loss", F + "smooth_l1_loss")
def smooth_l1_loss(g, input, target, size_average=None, reduce=None, reduction="mean", beta=1.0):
    reduction = reduction_of(size_average, reduce, reduction)
    return pair_loss(g, "smooth_l1_loss", input, target, f"beta = {number(beta)}, ", reduction)


@op("huber_loss", F + "huber_loss")
def huber_loss(g, input, target, reduction="mean", delta=1.0, weight=None):
    loss = lambda how: pair_loss(g, "huber_loss", input, target, f"delta = {number(delta)}, ", how)
    return loss(reduction) if weight is None else weighted_mean(g, loss("none"), weight, reduction)


@op("kl_div", F + "kl_div")
def kl_div(g, input, target, size_average=None, reduce=None, reduction="mean", log_target=False):
    reduction = reduction_of(size_average, reduce, reduction)
    attributes = f"log_target = {str(log_target).lower()}, "
    if reduction != "batchmean":
        return pair_loss(g, "kl_div", input, target, attributes, reduction)
    total = pair_loss(g, "kl_div", input, target, attributes, "sum")
    return g.binary("div", total, float(input.shape[0]), "rounding_mode = none") if input.rank else total


@op("binary_cross_entropy", F + "binary_cross_entropy")
def binary_cross_entropy(g, input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    reduction = reduction_of(size_average, reduce, reduction)
    return pair_loss(g, "binary_cross_entropy", input, target, "", reduction, [("weight", weight)])


@op("binary_cross_entropy_with_logits", F + "binary_cross_entropy_with_logits")
def binary_cross_entropy_with_logits(g, input, target, weight=None, size_average=None, reduce=None, reduction="mean",
                                     pos_weight=None):
    reduction = reduction_of(size_average, reduce, reduction)
    return pair_loss(g, "binary_cross_entropy_with_logits", input, target, "", reduction,
                     [("weight", weight), ("pos_weight", pos_weight)])


# --- Of classes ---

def class_loss(g, name, input, target, weight, attributes, reduction):
    named = [] if weight is None else [("weight", g.cast(weight, input.dtype))]
    target = g.cast(target, input.dtype if target.is_float() else "i64")
    shape = [s for d, s in enumerate(input.shape) if d != min(1, input.rank - 1)]
    like = torch.empty(shape, dtype=input.meta.dtype, device="meta")
    return emit_loss(g, name, [input, target, *named], attributes, reduction, like)


@op("nll_loss", F + "nll_loss")
def nll_loss(g, input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean"):
    reduction = reduction_of(size_average, reduce, reduction)
    return class_loss(g, "nll_loss", input, target, weight, f"ignore_index = {ignore_index}, ", reduction)


@op("cross_entropy", F + "cross_entropy")
def cross_entropy(g, input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean",
                  label_smoothing=0.0):
    reduction = reduction_of(size_average, reduce, reduction)
    attributes = f"ignore_index = {ignore_index}, label_smoothing = {number(label_smoothing)}, "
    return class_loss(g, "cross_entropy", input, target, weight, attributes, reduction)
