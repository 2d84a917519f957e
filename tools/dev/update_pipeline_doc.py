#!/usr/bin/env python3
"""Keep the IR in docs/Pipeline.md and docs/Cuda.md current.

  tools/dev/update_pipeline_doc.py [--write] [--page=docs/Cuda.md]

A page holds a source program (the block after `<!-- source -->`) and blocks
after `<!-- tcopt OPTIONS -->`: what `tcopt OPTIONS` prints for it, or after
`<!-- tcopt OPTIONS | tcopt OPTIONS -->` the last of several runs. Without
--write the script fails, naming the block, where the tool prints something
else now; with it the blocks are rewritten.
"""
import argparse
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"<!-- (source|tcopt [^>]*?) -->\n```(mlir|ptx)\n(.*?)```", re.S)


def run(tool, options, source):
    for each in options.split(" | tcopt "):
        done = subprocess.run([tool, *shlex.split(each), "-"], input=source,
                              capture_output=True, text=True, timeout=60)
        if done.returncode:
            sys.exit(f"tcopt {each} failed: {done.stderr.strip()}")
        source = done.stdout
    return re.sub(r"\n+\Z", "\n", source)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--tool", default=str(ROOT / "build/bin/tcopt"))
    parser.add_argument("--page", type=pathlib.Path, default=ROOT / "docs/Pipeline.md")
    args = parser.parse_args()
    text = args.page.read_text()
    blocks = BLOCK.findall(text)
    sources = [body for kind, _, body in blocks if kind == "source"]
    if len(sources) != 1 or len(blocks) < 2:
        sys.exit(f"{args.page}: expected one source and some outputs")
    stale = []

    def refresh(match):
        if match.group(1) == "source":
            return match.group(0)
        options = match.group(1).removeprefix("tcopt ")
        now = run(args.tool, options, sources[0])
        if now != match.group(3):
            stale.append(options)
        return f"<!-- {match.group(1)} -->\n```{match.group(2)}\n{now}```"

    fresh = BLOCK.sub(refresh, text)
    if args.write:
        args.page.write_text(fresh)
    elif stale:
        sys.exit(f"{args.page}: out of date, run with --write: {', '.join(stale)}")
    print(f"{len(blocks) - 1} blocks, {len(stale)} {'rewritten' if args.write else 'out of date'}")


if __name__ == "__main__":
    main()
