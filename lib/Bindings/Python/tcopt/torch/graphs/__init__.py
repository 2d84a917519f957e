"""Graphs of torch.fx as TorchGraph objects (docs/TorchGraph.md): the operators that stay whole, and the writer.

tools/dev/torch_graphs has the modules that tests need besides, and finds these here; `expressions` does not import torch.
"""
VERSION = 1  # of the format
