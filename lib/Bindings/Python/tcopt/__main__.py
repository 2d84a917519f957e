"""python -m tcopt TOOL ...: runs a tool of tcopt, as in `python -m tcopt run model.onnx --input=random:1`.

`opt` is the tool tcopt itself, which runs passes; all others are named without `tcopt-`.
"""
import os
import pathlib
import sys

from ._build import TOOLS


def main() -> int:
    folder = pathlib.Path(TOOLS)
    tools = {path.name.removeprefix("tcopt-"): path for path in sorted(folder.glob("tcopt*")) if os.access(path, os.X_OK)}
    if "tcopt" in tools:
        tools["opt"] = tools.pop("tcopt")
    name = sys.argv[1].removeprefix("tcopt-") if len(sys.argv) > 1 else ""
    if name in tools:
        os.execv(tools[name], [str(tools[name]), *sys.argv[2:]])
    if not tools:
        print(f"tcopt: error: the folder {folder} has no tools of tcopt; install the package again", file=sys.stderr)
        return 1
    print(f"usage: python -m tcopt {{{','.join(sorted(tools))}}} ...", file=sys.stderr)
    return 0 if name in ("-h", "--help") else 2


if __name__ == "__main__":
    sys.exit(main())
