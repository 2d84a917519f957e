#!/usr/bin/env python3
"""Keeps the IR and the output of commands in docs/Pipeline.md, docs/Cuda.md and docs/Rationale/Fusion.md current.

  tools/dev/update_pipeline_doc.py [--write] [--page=docs/Cuda.md]

A page has a source program (the block after `<!-- source -->`) and blocks after `<!-- tcopt OPTIONS -->`: what
`tcopt OPTIONS` prints for it, or after `<!-- tcopt OPTIONS | tcopt OPTIONS -->` the last of several runs.

It may also have sessions (```console) after `<!-- console in FOLDER -->`: lines that begin with `$ ` are commands for bash in a
folder of the tree, and the lines after each are what it prints. The tools are found by their names, and kernels for a GPU run
emulated.

Without --write the script fails, naming the block, where a tool prints something else now; with it the blocks are rewritten.
"""
import argparse
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"<!-- (source|tcopt [^>]*?) -->\n```(mlir|ptx)\n(.*?)```", re.S)
SESSION = re.compile(r"<!-- console in (\S+) -->\n```console\n(.*?)```", re.S)


def run(tool, options, source):
    for each in options.split(" | tcopt "):
        done = subprocess.run([tool, *shlex.split(each), "-"], input=source,
                              capture_output=True, text=True, timeout=60)
        if done.returncode:
            sys.exit(f"tcopt {each} failed: {done.stderr.strip()}")
        source = done.stdout
    return re.sub(r"\n+\Z", "\n", source)


def execute(command, folder, tool):
    """Returns the output of a command of a session, of both streams."""
    bin = pathlib.Path(tool).resolve().parent
    env = {**os.environ, "PATH": f"{bin}:{os.environ['PATH']}", "TCOPT_CUDA_DRIVER": str(bin.parent / "lib/libtcopt_emulated_cuda.so")}
    done = subprocess.run(["bash", "-o", "pipefail", "-c", command], cwd=ROOT / folder, env=env, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, timeout=60)
    if done.returncode:
        sys.exit(f"{command} failed: {done.stdout.strip()}")
    lines = [line.rstrip() for line in done.stdout.strip("\n").splitlines()]
    return "".join(f"{line}\n" for line in lines)


def commands_of(session):
    """Commands, each as it is written: a backslash at the end of a line continues it."""
    return re.findall(r"^\$ (.*(?:\\\n.*)*)", session, re.M)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--tool", default=str(ROOT / "build/bin/tcopt"))
    parser.add_argument("--page", type=pathlib.Path, default=ROOT / "docs/Pipeline.md")
    args = parser.parse_args()
    text = args.page.read_text()
    blocks = BLOCK.findall(text)
    sources = [body for kind, _, body in blocks if kind == "source"]
    count = len(blocks) - len(sources) + len(SESSION.findall(text))
    if len(sources) > 1 or (blocks and not sources) or not count:
        sys.exit(f"{args.page}: expected one source and some outputs, or sessions")
    stale = []

    def refresh(match):
        if match.group(1) == "source":
            return match.group(0)
        options = match.group(1).removeprefix("tcopt ")
        now = run(args.tool, options, sources[0])
        if now != match.group(3):
            stale.append(options)
        return f"<!-- {match.group(1)} -->\n```{match.group(2)}\n{now}```"

    def refresh_session(match):
        folder, session = match.groups()
        commands = commands_of(session)
        if not commands:
            sys.exit(f"{args.page}: expected a line with '$ ' in a session but found none: {session[:80]}")
        now = "".join(f"$ {each}\n{execute(each, folder, args.tool)}" for each in commands)
        if now != session:
            stale.append(commands[0])
        return f"<!-- console in {folder} -->\n```console\n{now}```"

    fresh = SESSION.sub(refresh_session, BLOCK.sub(refresh, text))
    if args.write:
        args.page.write_text(fresh)
    elif stale:
        sys.exit(f"{args.page}: out of date, run with --write: {', '.join(stale)}")
    print(f"{count} blocks, {len(stale)} {'rewritten' if args.write else 'out of date'}")


if __name__ == "__main__":
    main()
