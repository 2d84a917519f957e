"""Graphs whose dropout keeps all elements (docs/TorchGraph.md, "Numbers"). Does not need torch."""
import copy

from . import reader

# Position of the probability among the arguments, and the one with which all elements are kept.
PROBABILITY = {"aten.native_dropout.default": (1, 0.0), "aten.bernoulli.p": (1, 1.0),
               "aten.scaled_dot_product_attention.default": (4, 0.0), "aten.lstm.input": (5, 0.0), "aten.gru.input": (5, 0.0),
               "tcopt.sdpa_backward.default": (5, 0.0)}
KEYWORD = "dropout_p"


def without_dropout(graph):
    """A copy of a graph (its JSON) without dropout, also in subgraphs."""
    graph = copy.deepcopy(graph)
    for body in reader.with_subgraphs(graph):
        for node in body["nodes"]:
            if node["target"] in PROBABILITY:
                replace(node, *PROBABILITY[node["target"]])
    return graph


def replace(node, index, kept):
    args, kwargs = node.get("args", []), node.get("kwargs", {})
    if index < len(args):
        args[index] = {"float": kept}
    if KEYWORD in kwargs:
        kwargs[KEYWORD] = {"float": kept}
