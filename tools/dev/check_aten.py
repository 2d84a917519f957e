#!/usr/bin/env python3
"""Checks the overloads of ATen that lib/NN/functions.schema names against PyTorch's schemas of them in lib/ATen/aten.schemas.

Each overload exists and belongs to one function. Each of its arguments becomes a parameter, is ignored (IGNORED of
lib/NN/aten_overloads.py) or has one accepted value. Parameters without a default value have an argument or a constant. Default
values, types and the results agree. The documentation of the sections ATen names functions and ops of graph that exist. Overloads of
core.list, models.list and opinfo.list are covered or have a reason in aten_known.py, and the tables of docs/Conformance.md are new.
Needs neither a build nor PyTorch.
"""
import collections
import re
import sys

import aten_table
import repo
from aten_table import NN

sys.path.insert(0, str(NN))
from aten_overloads import bindings, inplace, read_schemas  # noqa: E402
from generate_functions import read_sections  # noqa: E402

SCHEMA = "lib/NN/functions.schema"


def check_overloads(sections, schemas, add):
    functions = [f for s in sections for f in s.functions]
    rows = collections.Counter(o.name for f in functions for o in f.overloads)
    for f in functions:
        for overload in f.overloads:
            if overload.name not in schemas:
                add(f, f"'{overload.name}' is not in lib/ATen/aten.schemas; tools/dev/record_aten_schemas.py records it")
            if rows[overload.name] > 1:
                add(f, f"'{overload.name}' is listed {rows[overload.name]} times")
        if f.is_internal and not f.overloads:
            add(f, f"'{f.name}' of a section ATen has no overload")
        known = [o.name for o in f.overloads if o.name in schemas]
        if "inplace" in f.variants and known and not any(inplace(name, schemas) for name in known):
            add(f, f"no overload of '{f.name}' has an in-place overload")
    for f, overload, binding in bindings(sections, schemas):
        for problem in binding.problems:
            add(f, f"'{overload.name}' of '{f.name}' {problem}")


def check_documentation(sections, ops, add):
    """Calls in backticks of the sections ATen, and ops of graph."""
    functions = [f for s in sections for f in s.functions]
    names = {f.name for f in functions} | {name for f in functions for name, _ in f.methods()}
    for f in functions:
        code = " ".join(re.findall(r"`([^`]*)`", f.doc)) if f.is_internal else ""
        for name in re.findall(r"([A-Za-z_]\w*)\(", code):
            if name not in names and not name.startswith("torch"):
                add(f, f"the documentation of '{f.name}' calls '{name}', which is no function")
        for name in re.findall(r"\bgraph\.(\w+)", f.doc):
            if f"graph.{name}" not in ops:
                add(f, f"the documentation of '{f.name}' names 'graph.{name}', which is no op")


def check_lists(coverage, findings, root):
    known = root / "tools/dev/aten_known.py"
    for name in coverage.missing():
        if not aten_table.reason(name):
            findings.add(known, 1, f"'{name}' is neither in {SCHEMA} nor has a reason")
    for pattern, _ in aten_table.KNOWN:
        if not any(re.fullmatch(pattern, name) for name in coverage.missing()):
            findings.add(known, 1, f"the reason of '{pattern}' is not needed")


def main():
    root = repo.parser(__doc__).parse_args().root.resolve()
    findings, path = repo.Findings(root), root / SCHEMA
    if not path.is_file():
        return findings.finish(0, "overloads")
    sections, schemas = read_sections(path, root=root), read_schemas(root / "lib/ATen/aten.schemas")
    add = lambda f, message: findings.add(f.source, f.line, message)
    check_overloads(sections, schemas, add)
    check_documentation(sections, repo.Records(root).ops, add)
    coverage = aten_table.Coverage(root, sections, schemas)
    check_lists(coverage, findings, root)
    if not findings.lines and aten_table.text_of(coverage) not in repo.text(root / aten_table.DOCUMENT):
        findings.add(root / aten_table.DOCUMENT, 1, "the tables of ATen are old; tools/dev/aten_table.py --write writes them")
    return findings.finish(sum(len(f.overloads) for s in sections for f in s.functions), "overloads")


if __name__ == "__main__":
    sys.exit(main())
