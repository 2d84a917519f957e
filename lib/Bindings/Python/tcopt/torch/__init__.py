"""The backend `tcopt` of torch.compile.

    model = torch.compile(model, backend="tcopt")

AOTAutograd traces a graph of Dynamo to ATen's operators; each graph becomes one program. Operators that tcopt does not have are run by
PyTorch, which `fallbacks` counts and a warning names, or are an error with options={"fallback": "error"}.
"""
import torch as _torch

if not (2, 11) <= tuple(map(int, _torch.__version__.split(".")[:2])) <= (2, 15):
    raise ImportError(f"tcopt.torch supports PyTorch 2.11 to 2.15, and this is {_torch.__version__}")

from .backend import backend  # noqa: E402
from .code import fallbacks  # noqa: E402

__all__ = ["backend", "fallbacks"]
