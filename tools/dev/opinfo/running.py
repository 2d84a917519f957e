"""Runs programs: run(text, inputs, backend, numerics) -> ([tensor], None) or (None, (stage, message))."""
import pathlib
import sys

from .builder import NAME
from .judging import from_numpy, to_numpy

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import serve  # noqa: E402 (lies beside this folder)


class Served:
    """`tcopt-run --serve`, which first ingests: unranked results get their types there."""

    def __init__(self, bin, time_limit=60):
        self.server = serve.Server(pathlib.Path(bin) / "tcopt-run", time_limit=time_limit)

    def run(self, text, inputs, backend, numerics):
        tensors = [serve.Tensor(NAME[t.dtype], tuple(t.shape), to_numpy(t).tobytes()) for t in inputs]
        answer = self.server.run(text, tensors, backend=backend, numerics=numerics)
        if not answer["ok"]:
            return None, (answer["stage"], answer["message"])
        return [self.read(t) for t in answer["outputs"]], None

    @staticmethod
    def read(tensor):
        array = serve.to_numpy(tensor)
        return from_numpy(array.view("V2") if tensor.dtype == "bf16" else array).reshape(tensor.shape)
