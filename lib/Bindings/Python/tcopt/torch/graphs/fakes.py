"""Fake tensors whose dtype is not that of the operator's result, in graphs of torch.fx.

A graph with a wrong fake states a dtype that no run has, also in the backward graph that takes the result.
"""
import functools
import operator

import torch


def integers(*indices):
    return lambda node: {i: torch.int64 for i in indices}


def statistics(first, count=2):
    """Statistics of a norm of halves are f32 if one of these arguments (weight, bias, running statistics) is f32."""
    def dtypes(node):
        x = node.args[0].meta["val"]
        held = [a.meta["val"] for a in node.args[first:first + count] if isinstance(a, torch.fx.Node)]
        mixed = x.dtype in (torch.float16, torch.bfloat16) and any(t.dtype == torch.float32 for t in held)
        return {1: torch.float32, 2: torch.float32} if mixed and x.device.type == "cpu" else {}
    return dtypes


def logsumexp(node):
    return {1: torch.float64} if node.args[0].meta["val"].dtype == torch.float64 else {}


def bincount(node):
    weights = node.kwargs.get("weights", (*node.args, None)[1])
    return {0: torch.int64 if weights is None else torch.float32 if weights.meta["val"].dtype == torch.float32 else torch.float64}


# Results whose fakes are wrong in PyTorch 2.11 or 2.15: dtypes by the number of the result.
RULES = {
    "aten._unique2.default": integers(1, 2), "aten.unique_dim.default": integers(1, 2), "aten.unique_consecutive.default": integers(1, 2),
    "aten._scaled_dot_product_flash_attention_for_cpu.default": logsumexp, "aten.bincount.default": bincount,
    "aten.native_layer_norm.default": statistics(2), "aten.native_group_norm.default": statistics(1),
    "aten.native_batch_norm.default": statistics(1, 4), "aten._native_batch_norm_legit_functional.default": statistics(1, 4),
    "aten._native_batch_norm_legit_no_training.default": statistics(1, 4), "aten._native_batch_norm_legit.no_stats": statistics(1),
}


@functools.cache
def rule_of(target):
    return RULES.get(str(target))


def correct(graph):
    """Corrects `meta["val"]` of nodes, and of the nodes that select their results."""
    for node in graph.nodes:
        rule = rule_of(node.target) if node.op == "call_function" else None
        for i, dtype in (rule(node) if rule else {}).items():
            set_dtype(node, i, dtype)


def set_dtype(node, number, dtype):
    held = node.meta["val"]
    if isinstance(held, torch.Tensor):
        node.meta["val"] = held if held.dtype == dtype else held.to(dtype)
        return
    if held[number].dtype == dtype:
        return
    corrected = held[number].to(dtype)
    node.meta["val"] = type(held)([*held[:number], corrected, *held[number + 1:]])
    for user in node.users:
        if user.target is operator.getitem and user.args[1] == number:
            user.meta["val"] = corrected
