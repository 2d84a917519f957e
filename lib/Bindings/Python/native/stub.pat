# Declarations of what does not come from nanobind, for nanobind's stubgen.

^_native.__prefix__$:
    from typing import Any, NamedTuple

    class Diagnostic(NamedTuple):
        """An error that the compiler reports."""
        message: str
        op: str
        file: str
        line: int
        column: int
        notes: tuple["Diagnostic", ...]

    class CompileError(RuntimeError):
        """A program that cannot be compiled."""
        diagnostics: tuple[Diagnostic, ...]

    class CallError(RuntimeError):
        """A call that failed."""
        status: int
        file: str
        line: int
        column: int

    class Program:
        """A compiled program."""
        def __call__(self, *tensors: Any, **named: Any) -> Any: ...
        def take(self, arguments: list[Any], /) -> Any: ...
        @property
        def signature(self) -> str: ...
        @property
        def inputs(self) -> tuple[tuple[str, str, tuple[int | str, ...]], ...]: ...
        @property
        def results(self) -> tuple[tuple[str, str, tuple[int | str, ...]], ...]: ...
        donates: tuple[int, ...]
        @property
        def updates(self) -> tuple[int, ...]: ...
        @property
        def kernels(self) -> list[str]: ...
        @property
        def state_bytes(self) -> int: ...

