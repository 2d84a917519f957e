#!/usr/bin/env python3
"""Checks that every op of `graph` states its facts (include/tcopt/Interfaces/OpFacts.td), and every op of `core` its FLOPs.

Reads the .td files with llvm-tblgen; needs no build. Whether facts agree with the shape rules is checked by
unittests/Execution/OpFactsTest.cpp.
"""
import sys

import repo

FACTS = {"graph": ("broadcasting", "flops", "autocast"), "core": ("flops",)}
INTERFACES = {"graph": ("OpFactsInterface", "FlopsOpInterface"), "core": ("FlopsOpInterface",)}


def complaints(dialect, op):
    """What is missing in the record of an op."""
    for fact in FACTS[dialect]:
        stated = op.get(fact)
        if not stated or stated["def"].startswith("Unstated"):
            yield f"states no {fact}: derive it from a class of OpFacts.td such as Facts"
    traits = {trait["def"] for trait in op["traits"]}
    for interface in INTERFACES[dialect]:
        if interface not in traits:
            yield f"has not the interface {interface}: derive it from the dialect's base class"


def main():
    root = repo.parser(__doc__).parse_args().root.resolve()
    findings = repo.Findings(root)
    records = repo.Records(root)
    records.report_broken(findings)
    ops = {name: found for name, found in records.ops.items() if name.split(".")[0] in FACTS}
    for name, ((path, line), op) in ops.items():
        for complaint in complaints(name.split(".")[0], op):
            findings.add(path, line, f"op '{name}' {complaint}")
    if not ops:
        findings.add(".", 1, "no ops found in any .td file")
    return findings.finish(len(ops), "ops")


if __name__ == "__main__":
    sys.exit(main())
