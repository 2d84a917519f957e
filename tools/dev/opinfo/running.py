"""Runs programs: run(text, inputs, backend, numerics) -> ([tensor], None) or (None, (stage, message)).

A runner of two processes a program, for trees whose tcopt-run has no server.
"""
import os
import pathlib
import re
import subprocess
import tempfile

import numpy as np

from .judging import from_numpy, to_numpy

ERROR = re.compile(r"^(?:<[^>]*>|[^:\n]*):\d+:\d+: error: (.*)$|^.*error: (.*)$", re.MULTILINE)


def first_error(text):
    found = ERROR.search(text)
    return (found.group(1) or found.group(2)) if found else text.strip()[-200:] or "no message"


class Processes:
    """the phase ingest gives the unranked results their types, `tcopt-run` executes; tensors are .npy files."""

    def __init__(self, bin, time_limit=60):
        self.bin, self.time_limit = pathlib.Path(bin), time_limit
        self.folder = tempfile.TemporaryDirectory(prefix="judge_opinfo_")

    def call(self, *command):
        try:
            done = subprocess.run([str(c) for c in command], capture_output=True, text=True, errors="replace",
                                  timeout=self.time_limit)
        except subprocess.TimeoutExpired:
            return "time limit"
        if done.returncode < 0 or done.returncode > 125:
            return f"crash with status {done.returncode}: {first_error(done.stderr)}"
        return first_error(done.stderr) if done.returncode else ""

    def run(self, text, inputs, backend, numerics):
        folder = pathlib.Path(self.folder.name)
        for old in folder.iterdir():
            os.unlink(old)
        (folder / "program.mlir").write_text(text)
        compile = f"--tcopt-compile=stop-after=ingest numerics={numerics}"
        wrong = self.call(self.bin / "tcopt", compile, folder / "program.mlir", "-o", folder / "ingested.mlir")
        if wrong:
            return None, ("compile", wrong)
        command = [self.bin / "tcopt-run", folder / "ingested.mlir", f"--backend={backend}", f"--output={folder}"]
        for i, t in enumerate(inputs):
            np.save(folder / f"in{i}.npy", to_numpy(t))
            command.append(f"--input={folder}/in{i}.npy")
        wrong = self.call(*command)
        if wrong:
            return None, ("run", wrong)
        found = sorted((f for f in folder.glob("*.npy") if f.stem.isdigit()), key=lambda f: int(f.stem))
        return [from_numpy(np.load(f)) for f in found], None
