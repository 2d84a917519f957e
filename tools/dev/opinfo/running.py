"""Runs programs: run(text, inputs, backend, numerics) -> ([tensor], None) or (None, (stage, message))."""
import pathlib
import re
import subprocess
import sys
import tempfile

from .dtypes import NAME
from .judging import from_numpy, to_numpy

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import serve  # noqa: E402 (lies beside this folder)
from torch_graphs import overloads  # noqa: E402


class CannotRun(Exception):
    """The backend has no kernel for the program."""


RANDOM = re.compile(r"takes (\d+) inputs but (\d+) were given")
SEED = 20260101


class Served:
    """`tcopt-run --serve`, which imports graphs of overloads of ATen."""

    def __init__(self, bin, time_limit=60):
        overloads.TOOLS.append(pathlib.Path(bin))
        self.server = serve.Server(pathlib.Path(bin) / "tcopt-run", time_limit=time_limit)

    def run(self, text, inputs, backend, numerics, **settings):
        """Programs with random numbers take the state of their generator as one more input."""
        tensors = [serve.Tensor(NAME[t.dtype], tuple(t.shape), to_numpy(t).tobytes()) for t in inputs]
        answer = self.server.run(text, tensors, backend=backend, numerics=numerics, **settings)
        counts = None if answer["ok"] else RANDOM.search(answer["message"])
        if counts and int(counts[1]) == len(inputs) + 1:
            tensors.append(serve.Tensor("i64", (), SEED.to_bytes(8, "little")))
            answer = self.server.run(text, tensors, backend=backend, numerics=numerics, **settings)
        if not answer["ok"]:
            return None, (answer["stage"], answer["message"])
        return [self.read(t) for t in answer["outputs"]], None

    @staticmethod
    def read(tensor):
        array = serve.to_numpy(tensor)
        return from_numpy(array.view("V2") if tensor.dtype == "bf16" else array).reshape(tensor.shape)


class Exported:
    """Programs become ONNX models, which onnx.checker checks and onnxruntime runs."""

    def __init__(self, bin):
        self.bin = pathlib.Path(bin)

    def run(self, text, inputs, backend, numerics):
        import onnx
        if any(NAME[t.dtype] == "bf16" for t in inputs):
            raise CannotRun("onnxruntime takes no bf16 from Python")
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "model.onnx"
            wrong = self.export(text, path)
            if wrong:
                return None, ("export", wrong)
            try:
                onnx.checker.check_model(str(path), full_check=True)
            except Exception as e:
                return None, ("checker", str(e)[:300])
            return self.execute(path, inputs)

    def export(self, text, path):
        """An error message of one line, or None."""
        graph, program, typed = (path.with_suffix(end) for end in (".json", ".mlir", ".typed.mlir"))
        commands = [["tcopt", program, "--graph-infer-shapes", "-o", typed], ["tcopt-translate", typed, "--export-onnx", "-o", path]]
        if text.startswith("{"):
            commands.insert(0, ["tcopt-translate", "--import-aten", graph, "-o", program])
        (graph if text.startswith("{") else program).write_text(text)
        for command in commands:
            done = subprocess.run([self.bin / command[0], *map(str, command[1:])], capture_output=True, text=True, timeout=60)
            if done.returncode:
                lines = [line for line in done.stderr.splitlines() if "error" in line]
                return lines[0].partition("error: ")[2] if lines else f"exit status {done.returncode}"
        return None

    @staticmethod
    def execute(path, inputs):
        import onnxruntime
        options = onnxruntime.SessionOptions()
        options.log_severity_level = 4
        options.intra_op_num_threads = 1
        try:
            session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
            names = [i.name for i in session.get_inputs()]
            return [from_numpy(a) for a in session.run(None, dict(zip(names, map(to_numpy, inputs))))], None
        except Exception as e:
            if "NOT_IMPLEMENTED" in str(e) or "NotImplemented" in type(e).__name__ or "INVALID_GRAPH" in str(e):
                raise CannotRun(str(e).replace("\n", " ")[:200])
            return None, ("onnxruntime", str(e).replace("\n", " ")[:300])
