"""Graphs of PyTorch as JSON (docs/TorchGraph.md): the models, a reader and the inputs of a replay.

`models`, `forms` and `numbers` import torch, the other modules do not. `level`, `sizes`, `expressions` and `writer` are those of the
package tcopt, in lib/Bindings/Python/tcopt/torch/graphs, which need not be installed.
"""
import pathlib

VERSION = 1  # of the format
__path__.append(str(pathlib.Path(__file__).resolve().parents[3] / "lib/Bindings/Python/tcopt/torch/graphs"))
