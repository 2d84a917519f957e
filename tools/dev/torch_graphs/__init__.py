"""Graphs of PyTorch as JSON (docs/TorchGraph.md): the models, the writer from torch.fx, a reader and the inputs of a replay.

`writer`, `level`, `models`, `forms` and `numbers` import torch, the other modules do not.
"""
VERSION = 1  # of the format
