#!/usr/bin/env python3
"""Checks that clang-format-22 would leave every C++ file as it is. --fix formats them instead."""
import re
import sys

import repo


def main():
    p = repo.parser(__doc__)
    p.add_argument("--fix", action="store_true", help="rewrite the files")
    args = p.parse_args()
    root = args.root.resolve()
    findings = repo.Findings(root)
    sources = repo.files(root, repo.ALL_CPP, ".cpp", ".h", ".c")
    tool = repo.need("clang-format-22")
    batches = [sources[i:i + 20] for i in range(0, len(sources), 20)]
    mode = ["-i"] if args.fix else ["--dry-run", "--Werror"]
    for done in repo.parallel(lambda batch: repo.run(tool, "--style=file", *mode, *batch, cwd=root), batches):
        found = re.findall(r"^(.+?):(\d+):\d+: error: (.*)", done.stderr, re.M)
        for path, line, _ in found:
            findings.add(path, int(line), "not formatted; tools/dev/check_format.py --fix does it")
        if done.returncode and not found:
            findings.add(".", 1, f"{tool} failed: {done.stderr.strip()[:200]}")
    return findings.finish(len(sources), "C++ files")


if __name__ == "__main__":
    sys.exit(main())
