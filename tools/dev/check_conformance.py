#!/usr/bin/env python3
"""Checks the tables of docs/Conformance.md: every operator has a row, 98 % of the samples agree, each element type that an
operator was judged in has one that does, and failures have a note. Of ONNX's tests: every operator of the importer has a
row, failures have a note, and rows add up to the totals."""
import sys

import conformance_table
import onnx_table
import repo


def check_onnx(root):
    findings, document = repo.Findings(root), root / conformance_table.DOCUMENT
    for problem in onnx_table.problems(repo.text(document), root):
        findings.add(document, 1, problem)
    return findings.finish(len(onnx_table.imported(root)), "operators of ONNX")


if __name__ == "__main__":
    root = repo.parser(__doc__).parse_args().root.resolve()
    sys.exit(conformance_table.check(root) | check_onnx(root))
