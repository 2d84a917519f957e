"""The backend `tcopt` of torch.compile.

    model = torch.compile(model, backend="tcopt")

AOTAutograd traces a graph of Dynamo to ATen's operators; each graph becomes one program. Operators that tcopt does not have are run by
PyTorch, which `fallbacks` counts and a warning names, or are an error with options={"fallback": "error"}.
"""
from .backend import backend, fallbacks

__all__ = ["backend", "fallbacks"]
