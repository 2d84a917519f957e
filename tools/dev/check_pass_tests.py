#!/usr/bin/env python3
"""Checks that every pass that `tcopt --list-passes` names has a lit test of its exact name whose RUN lines use it."""
import pathlib
import re
import sys

import repo


def uses(test, name):
    runs = "\n".join(l for l in repo.text(test).splitlines() if "RUN:" in l or re.match(r"\s*(//|#)\s*-?-", l))
    return re.search(rf"(?<![\w-])-{{0,2}}{re.escape(name)}(?![\w-])", runs) is not None


def main():
    p = repo.parser(__doc__)
    p.add_argument("--tcopt", type=pathlib.Path, help="default: build/bin/tcopt")
    args = p.parse_args()
    root = args.root.resolve()
    tcopt = (args.tcopt or root / "build/bin/tcopt").resolve()
    findings = repo.Findings(root)
    done = repo.run(repo.need(str(tcopt)), "--list-passes")
    if done.returncode:
        findings.add(".", 1, f"tcopt --list-passes failed: {done.stderr.strip()[:200]}")
    passes = done.stdout.split()
    tests = {}
    for test in repo.files(root, ["test"], ".mlir"):
        tests.setdefault(test.stem, []).append(test)
    for name in passes:
        if name not in tests:
            findings.add("test", 1, f"pass '{name}' has no test: no test/**/{name}.mlir")
        elif not any(uses(test, name) for test in tests[name]):
            findings.add(tests[name][0], 1, f"its RUN lines do not use pass '{name}'")
    return findings.finish(len(passes), "passes")


if __name__ == "__main__":
    sys.exit(main())
