"""PyTorch's operators that judge_opinfo.py judges by their OpInfos, traced to graphs of overloads of ATen.

table.py lists the OpInfos, exceptions.py the OpInfos with other rules. The modules `own_*` have samples for operators without
OpInfos.
"""
from . import exceptions, own_control, own_gradients, own_written, own_values  # noqa: F401 (they register samples)
