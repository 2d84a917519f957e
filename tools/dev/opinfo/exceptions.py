"""OpInfos with other rules than a comparison of the traced call with PyTorch's answer, each with a reason."""
import torch

from . import own_control, own_written, own_values
from .properties import (are_bits_call, are_categories, are_ints_like, are_ints_of_size, drops_of_alpha, drops_of_attention,
                         drops_of_heads, finite_if, is_channel_dropout, is_dropout_call, is_exponential, is_normal_call,
                         is_normal_in_place, is_normal_of_deviation, is_permutation, is_standard_normal, is_uniform_call, order,
                         places)
from .registry import ENTRIES

F = "nn.functional."
IS_OLD = tuple(map(int, torch.__version__.split(".")[:2])) < (2, 15)
RANDOM = "PyTorch's random numbers are other ones"
TIES = "any of equal elements is right, unless a sort is stable"
NO_OVERLOAD = "no overload of ATen computes this operator for all sizes and dtypes"
LOOP = "PyTorch's answer comes from a loop in Python that reads elements"
KERNEL = "convolutions need kernels of known sizes"


def consecutive(input, dim=None, **named):
    return torch.unique_consecutive(input, dim=None if dim is None else dim % max(1, input.dim()), **named)


# OpInfos, the reason, and attributes of their entries (registry.py).
EXCEPTIONS = (
    ("uniform", RANDOM, {"property": is_uniform_call}),
    ("rand_like", "the OpInfo of PyTorch 2.11 calls randn_like", {"property": is_standard_normal if IS_OLD else is_uniform_call}),
    ("randn randn_like", RANDOM, {"property": is_standard_normal}),
    ("normal", RANDOM, {"property": is_normal_call}),
    ("normal.number_mean", RANDOM, {"property": is_normal_of_deviation}),
    ("normal.in_place", RANDOM, {"property": is_normal_in_place}),
    ("randint", RANDOM, {"property": are_ints_of_size}),
    ("randint_like", RANDOM, {"property": are_ints_like}),
    ("bernoulli", RANDOM, {"property": are_bits_call}),
    (f"{F}dropout", RANDOM, {"property": is_dropout_call}),
    (f"{F}dropout2d {F}dropout3d", RANDOM, {"property": is_channel_dropout}),
    (f"{F}scaled_dot_product_attention", RANDOM, {"property": finite_if(drops_of_attention)}),
    (f"{F}multi_head_attention_forward", RANDOM, {"property": finite_if(drops_of_heads)}),
    (f"{F}alpha_dropout {F}feature_alpha_dropout.with_train", RANDOM, {"property": finite_if(drops_of_alpha)}),
    ("exponential", RANDOM, {"property": is_exponential}),
    ("multinomial", RANDOM, {"property": are_categories}),
    ("own.randperm", RANDOM, {"property": is_permutation}),
    ("sort", TIES, {"property": places(1, distinct=True)}),
    ("argsort", TIES, {"property": order}),
    ("topk", TIES, {"property": places(2, distinct=True)}),
    ("kthvalue", TIES, {"property": places(2)}),
    ("mode median nanmedian", TIES, {"property": places(1)}),
    ("own.quantizations", NO_OVERLOAD, {"program": own_written.quantize}),
    ("own.dequantizations", NO_OVERLOAD, {"program": own_written.dequantize}),
    ("own.int_products", NO_OVERLOAD, {"program": own_written.int_matmul}),
    ("own.int_convolutions", NO_OVERLOAD, {"program": own_written.int_conv}),
    ("own.row_groups", NO_OVERLOAD, {"program": own_written.grouped_matmul}),
    ("own.attentions", "PyTorch does not differentiate logsumexp", {"has_gradient": False}),
    ("own.cond", LOOP, {"traced": own_control.traced_cond}),
    ("own.while_loop", LOOP, {"traced": own_control.traced_while}),
    ("own.scan", LOOP, {"traced": own_control.traced_scan}),
    ("own.bags", LOOP, {"traced": own_values.bags_together}),
    ("unique_consecutive", "PyTorch traces wrong sizes if the dimension is -1", {"traced": consecutive}),
    ("tensor_split", "elements of the second tensor determine sizes of the results", {"constants": (1,)}),
    (" ".join(f"{F}conv{kind}{rank}d" for kind in ("", "_transpose") for rank in (1, 2, 3)), KERNEL, {"static": (1,)}),
    ("own.conv_input_gradients", KERNEL, {"static": (1,)}),
    ("own.tables", "a negative padding_idx is counted from the number of rows", {"static": (0,)}),
)

for infos, reason, attributes in EXCEPTIONS:
    for info in infos.split():
        vars(ENTRIES[info]).update(attributes)
