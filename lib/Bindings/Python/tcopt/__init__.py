"""tcopt compiles tensor programs: IR of tcopt as text or bytecode, and ONNX models.

    import numpy as np, tcopt
    program = tcopt.compile(pathlib.Path("model.onnx"))
    y = program(np.zeros((1, 3, 224, 224), np.float32))

Programs take and return arrays of NumPy and tensors of PyTorch. Neither of them is imported by this package.
"""
import functools as _functools
import os as _os

import sys as _sys

if not (3, 11) <= _sys.version_info[:2] <= (3, 13):
    raise ImportError(f"tcopt supports CPython 3.11 to 3.13, and this is {_sys.version.split()[0]}")

try:
    from ._native import CallError, CompileError, Diagnostic, Program, Session, options
    from ._native import version as __version__
except ImportError as error:
    from ._build import LIBRARIES as _LIBRARIES
    raise ImportError(f"tcopt cannot load its libraries, which it was installed to use from {_LIBRARIES}: {error}. "
                      "Build or install them there, or install the package again.") from error

__all__ = ["CallError", "CompileError", "Diagnostic", "Program", "Session", "compile", "compile_onnx", "default_session",
           "load_plugin", "options", "set_log"]


@_functools.cache
def default_session() -> Session:
    """Returns the session of calls that state none. It is created by the first of them.

    Its folder for compiled programs is $TCOPT_CACHE_DIR, or else ~/.cache/tcopt. If the variable is empty, programs are not kept.
    """
    folder = _os.environ.get("XDG_CACHE_HOME") or _os.path.join(_os.path.expanduser("~"), ".cache")
    return Session(_os.environ.get("TCOPT_CACHE_DIR", _os.path.join(folder, "tcopt")))


def compile(source: "str | bytes | _os.PathLike[str]", *, entry: str = "main", backend: str = "cpu", fallback: str = "",
            name: str = "program", session: "Session | None" = None, **options: "str | int | bool") -> Program:
    """Compiles a program.

    `source` is IR of any phase, as text (str or bytes) or bytecode (bytes), or the path of a file of IR or of an ONNX model, a
    pathlib.Path. `entry` is the function that calls run. `backend` is a target ("cpu", "cuda"), or a comma-separated list of
    backends, each of which compiles the ops that it supports, and `fallback` the target of all other ops. Messages about text give
    `name` as the file. tcopt.options() lists the other options, such as numerics="strict".

    Raises CompileError with all errors that the compiler found, and TypeError or ValueError for options.
    """
    session = session or default_session()
    if isinstance(source, _os.PathLike):
        return session.compile_file(_os.fspath(source), entry, backend, fallback, options)
    if isinstance(source, str):
        source = source.encode()
    return session.compile_source(source, name, entry, backend, fallback, options)


def compile_onnx(model: bytes, *, entry: str = "main", backend: str = "cpu", fallback: str = "", name: str = "model.onnx",
                 session: "Session | None" = None, **options: "str | int | bool") -> Program:
    """Compiles the bytes of an ONNX model, as model.SerializeToString() returns them.

    External weights are searched for in the folder of the path `name`. Other arguments and errors are those of `compile`.
    """
    return (session or default_session()).compile_onnx(model, name, entry, backend, fallback, options)


def load_plugin(path: "str | _os.PathLike[str]") -> str:
    """Adds the backend, dialects and passes of a plugin to the default session. Returns its name; raises CompileError."""
    return default_session().load_plugin(_os.fspath(path))


def set_log(channels: str) -> None:
    """Writes these channels of the default session's log, as in "fusion,guards" or "all", to standard error, and no others."""
    default_session().set_log(channels)
