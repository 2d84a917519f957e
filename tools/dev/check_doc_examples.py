#!/usr/bin/env python3
"""Checks that clang accepts every ```cpp block of README.md and docs/**/*.md, against the headers in include/ and those that
lib/NN/generate_functions.py makes.

A block of README.md is a whole file below docs/examples, which its line above names. The text must be the file's, and the
file compiles without anything else; tools/check builds and runs it (stage `installed`):

  <!-- file: docs/examples/train-digits/ten-lines.cpp -->

Any other block is the body of a function of its own, with the includes and variables of PRELUDE and PARAMETERS; a block may
declare the same names again. Includes of a block come first in the file. Errors are reported at the line of the document.
A block that cannot be compiled has a comment in the line before it, with the reason:

  <!-- not compiled: the header belongs to the plugin -->
"""
import os
import pathlib
import re
import sys
import tempfile

import repo

PRELUDE = """\
#include "tcopt/Capture/Backends.h"
#include "tcopt/Capture/Compile.h"
#include "tcopt/Capture/Control.h"
#include "tcopt/Capture/CustomOp.h"
#include "tcopt/Capture/Log.h"
#include "tcopt/Capture/Modules/All.h"
#include "tcopt/Capture/Onnx.h"
#include "tcopt/Capture/RandomState.h"
#include "tcopt/Capture/Session.h"
#include <iostream>
using namespace tcopt;
Tensor f(Tensor x);
struct Net : nn::Module {
  Tensor forward(const Tensor &x) const;
};
"""
PARAMETERS = "Tensor x, Tensor y, Tensor weight, Tensor bias, Net net"
OPT_OUT = re.compile(r"<!--\s*not compiled:(.*)-->")
WHOLE_FILE = re.compile(r"<!--\s*file:\s*(\S+)\s*-->")
ERROR = re.compile(r"^(.*?):(\d+):\d+: (?:fatal )?error: (.*)$")


def blocks(root, path, findings):
    """[(path, line of the first line of code, lines, whether they are a file)] of the blocks to compile."""
    found, lines = [], repo.text(path).splitlines()
    starts = [n for n, line in enumerate(lines) if re.match(r"\s*```cpp\s*$", line)]
    for start in starts:
        end = next((n for n in range(start + 1, len(lines)) if lines[n].strip() == "```"), len(lines))
        above = lines[start - 1] if start else ""
        reason, file = OPT_OUT.search(above), WHOLE_FILE.search(above)
        if file and not is_file(root, path, start, file.group(1), lines[start + 1:end], findings):
            continue
        if not file and path == root / "README.md":
            findings.add(path, start + 1, "expected '<!-- file: docs/examples/... -->' above: an example here is a whole file")
        if reason and not reason.group(1).strip():
            findings.add(path, start, "'not compiled' gives no reason")
        elif not reason:
            found.append((path.relative_to(root), start + 2, lines[start + 1:end], bool(file)))
    return found


def is_file(root, path, line, name, code, findings):
    """Whether a block has the text of its file; a finding if not."""
    expected = repo.text(root / name).splitlines() if (root / name).is_file() else None
    if expected is None:
        findings.add(path, line, f"no file '{name}'")
    elif code != expected:
        number = next((n for n, (a, b) in enumerate(zip(code, expected)) if a != b), min(len(code), len(expected)))
        findings.add(path, line + 2 + number, f"differs from line {number + 1} of {name}")
    return code == expected


def source(examples):
    """A file with a function for each block that is not a whole file. The includes of the blocks come first."""
    head, body = [PRELUDE], []
    for number, (path, line, code, _) in enumerate(e for e in examples if not e[3]):
        kept = []
        for offset, text in enumerate(code):
            is_include = repo.INCLUDE.match(text)
            if is_include:
                head.append(f'#line {line + offset} "{path}"\n{text}\n')
            kept.append("" if is_include else text)
        body.append(f"[[maybe_unused]] static void example{number}({PARAMETERS}) {{{{\n" f'#line {line} "{path}"\n')
        body.append("\n".join(kept) + "\n}}\n")
    return "".join(head + body)


def compile_errors(code, include):
    """[(document, line, message)] of what clang refuses; without a location in a document, all that it printed."""
    with tempfile.TemporaryDirectory() as folder:
        file, generated = pathlib.Path(folder, "examples.cpp"), pathlib.Path(folder, "include")
        file.write_text(code)
        done = repo.run(sys.executable, include.parent / "lib/NN/generate_functions.py", "--headers", generated / "tcopt/Capture")
        if done.returncode:
            return [(".", 1, done.stderr.strip())]
        done = repo.run(repo.need("clang++-22"), "-std=c++20", "-fsyntax-only", "-w", "-ferror-limit=0", "-I", include, "-I", generated,
                        file)
    errors = [(m.group(1), int(m.group(2)), m.group(3)) for m in map(ERROR.match, done.stderr.splitlines()) if m]
    if done.returncode and not errors:
        return [(".", 1, f"clang++-22 ended with {done.returncode}: {done.stderr.strip()[-500:]}")]
    return errors


def main():
    parser = repo.parser(__doc__)
    parser.add_argument("--include", type=pathlib.Path, help="the folder of the headers (default: include/ of the tree)")
    args = parser.parse_args()
    root = args.root.resolve()
    findings = repo.Findings(root)
    readme = [root / "README.md"] if (root / "README.md").is_file() else []
    examples = [b for path in readme + repo.files(root, ["docs"], ".md") for b in blocks(root, path, findings)]
    if examples:
        programs = [f'#line {line} "{path}"\n' + "\n".join(code) + "\n" for path, line, code, whole in examples if whole]
        programs += [source(examples)] if len(programs) < len(examples) else []
        include = args.include or root / "include"
        for path, line, message in [e for code in programs for e in compile_errors(code, include)]:
            findings.add(root / path if not os.path.isabs(path) else path, line, message)
    return findings.finish(len(examples), "examples")


if __name__ == "__main__":
    sys.exit(main())
