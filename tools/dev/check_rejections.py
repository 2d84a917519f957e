#!/usr/bin/env python3
"""Checks that the lit tests hold more `expected-error`s than there are ops and passes together: refusing wrong input is
tested as well as taking right input."""
import sys

import repo


def main():
    root = repo.parser(__doc__).parse_args().root.resolve()
    findings = repo.Findings(root)
    records = repo.Records(root)
    records.report_broken(findings)
    things = len(records.ops) + len(records.passes)
    errors = sum(repo.text(f).count("expected-error") for f in repo.files(root, ["test"], ".mlir"))
    print(f"expected-errors: {errors}; ops {len(records.ops)}, passes {len(records.passes)}")
    if errors <= things:
        findings.add("test", 1, f"{errors} expected-errors, not more than the {things} ops and passes")
    return findings.finish(things, "ops and passes")


if __name__ == "__main__":
    sys.exit(main())
