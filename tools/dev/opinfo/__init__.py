"""PyTorch's operators in words of the graph dialect: what judge_opinfo.py translates OpInfo's samples with."""
from . import compositions, contraction, creation, nn, pointwise, reduction, shape  # noqa: F401 (they register their adapters)
