#!/usr/bin/env python3
"""Checks that every op and every pass has a summary, a description and an example: a ``` block in the description,
for an op one that shows it by its name. Reads the .td files with llvm-tblgen; needs no build."""
import re
import sys

import repo


def complaints(record, shown):
    """What is missing; `shown` has to occur in one of the example blocks."""
    if not record["summary"].strip():
        yield "has no summary"
    description = record["description"]
    if not description.strip():
        yield "has no description"
        return
    blocks = re.findall(r"```.*?\n(.*?)```", description, re.S)
    if not blocks:
        yield "has no example (a ``` block) in its description"
    elif not any(shown in block for block in blocks):
        yield f"has no example that shows '{shown}'"


def main():
    root = repo.parser(__doc__).parse_args().root.resolve()
    findings = repo.Findings(root)
    records = repo.Records(root)
    records.report_broken(findings)
    for name, ((path, line), op) in records.ops.items():
        for complaint in complaints(op, name):
            findings.add(path, line, f"op '{name}' {complaint}")
    for name, ((path, line), record) in records.passes.items():
        for complaint in complaints(record, ""):
            findings.add(path, line, f"pass '{name}' {complaint}")
    for kind, found in (("ops", records.ops), ("passes", records.passes)):
        if not found:
            findings.add(".", 1, f"no {kind} found in any .td file")
    return findings.finish(len(records.ops) + len(records.passes), "ops and passes")


if __name__ == "__main__":
    sys.exit(main())
