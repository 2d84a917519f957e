"""The overloads of tcopt's table of ATen."""
import functools
import pathlib
import subprocess

TOOLS = [pathlib.Path(__file__).resolve().parents[3] / "build/bin"]  # judges add the folder of --bin


@functools.cache
def overloads():
    done = subprocess.run([TOOLS[-1] / "tcopt-translate", "--list-aten"], capture_output=True, text=True, check=True)
    return frozenset(done.stdout.split())
