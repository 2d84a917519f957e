"""Graphs of PyTorch as JSON (docs/TorchGraph.md): the models, the writer from torch.fx, a reader and the inputs of a replay.

`expressions`, `reader` and `replay` do not import torch; `writer`, `level`, `models`, `forms` and `numbers` do.
"""
VERSION = 1  # of the format
