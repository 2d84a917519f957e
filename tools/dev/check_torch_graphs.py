#!/usr/bin/env python3
"""Checks the recorded graphs of test/Import/Torch/graphs by the rules of docs/TorchGraph.md: each archive can be read, each name is
defined before its use, each size follows the grammar. Reports their size, which has a limit.
"""
import sys

import repo
from torch_graphs import validate

FOLDER = "test/Import/Torch/graphs"
MOST_BYTES = 6_000_000
SHOWN = 5  # messages of an archive


def main():
    root = repo.parser(__doc__).parse_args().root.resolve()
    findings, graphs, size = repo.Findings(root), 0, 0
    for path in repo.files(root, [FOLDER], ".jsonl.xz"):
        messages, count = validate.archive_messages(path)
        graphs, size = graphs + count, size + path.stat().st_size
        for name, message in messages[:SHOWN]:
            findings.add(path, 1, f"{name}: {message}" if name else message)
    if size > MOST_BYTES:
        findings.add(FOLDER, 1, f"the archives have {size} bytes, more than {MOST_BYTES}")
    print(f"{size / 1e6:.2f} MB of archives")
    return findings.finish(graphs, "graphs")


if __name__ == "__main__":
    sys.exit(main())
