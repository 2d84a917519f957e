#!/usr/bin/env python3
"""Prints how many overloads of ATen lib/NN/functions.schema covers, which arguments accept no symbolic size, and which recorded graphs
are not imported. Needs no PyTorch.

  tools/dev/aten_table.py --write     into docs/Conformance.md
"""
import argparse
import collections
import pathlib
import re
import sys

import torch_graphs_known
from aten_known import KNOWN

ROOT = pathlib.Path(__file__).resolve().parents[2]
NN = ROOT / "lib/NN"
sys.path.insert(0, str(NN))
from aten_overloads import bindings, covered, inplace, read_list, read_schemas  # noqa: E402
from generate_functions import read_sections  # noqa: E402

DOCUMENT = "docs/Conformance.md"
BEGIN, END = "<!-- aten: begin -->", "<!-- aten: end -->"
LISTS = {"core.list": "core ATen", "models.list": "46 models", "opinfo.list": "OpInfo"}


def reason(name):
    return next((why for pattern, why in KNOWN if re.fullmatch(pattern, name)), None)


class Coverage:
    """The overloads of functions.schema, and the overloads of the lists."""

    def __init__(self, root, sections, schemas):
        self.sections, self.schemas = sections, schemas
        self.covered = covered(sections, schemas)
        self.packets = {name.partition(".")[0] for name in self.covered}
        self.lists = {title: read_list(name, root / "lib/ATen") for name, title in LISTS.items()}
        self.bindings = list(bindings(sections, schemas))

    def has(self, name, is_packet):
        return name in (self.packets if is_packet else self.covered)

    def missing(self):
        """Names that a list has and functions.schema has not, and the titles of the lists."""
        found = collections.defaultdict(list)
        for title, names in self.lists.items():
            for name, count in names.items():
                if not self.has(name, title == "OpInfo" and not count):
                    found[name].append(title)
        return dict(sorted(found.items()))


def totals(coverage):
    yield "| list | overloads | covered | not covered |"
    yield "|---|---|---|---|"
    for title, names in coverage.lists.items():
        counts = names if title != "OpInfo" else {n: c for n, c in names.items() if c}
        good = sum(name in coverage.covered for name in counts)
        yield f"| {title} | {len(counts)} | {good} ({100 * good / len(counts):.1f} %) | {len(counts) - good} |"


def sizes(coverage):
    rows = [(f, o) for f, o, _ in coverage.bindings]
    internal = sum(f.is_internal for f, _ in rows)
    functions = {id(f): f for f, _ in rows}.values()
    writes = len({inplace(o.name, coverage.schemas) for f, o in rows if "inplace" in f.variants} - {None})
    views = sum(b.schema.has_views() for _, _, b in coverage.bindings)
    return (f"The schema has {len(rows)} overloads: {len(rows) - internal} of {sum(not f.is_internal for f in functions)} functions of C++, "
            f"and {internal} of {sum(f.is_internal for f in functions)} functions of the sections ATen. {views} of them return views. The "
            f"variant `inplace` adds {writes} overloads that write to their first argument.")


def missing(coverage):
    yield "| not covered | lists | reason |"
    yield "|---|---|---|"
    for name, titles in coverage.missing().items():
        yield f"| `{name}` | {', '.join(titles)} | {reason(name) or '?'} |"


def static_sizes(coverage):
    """Arguments of type SymInt whose parameter is an integer, by function."""
    found = collections.defaultdict(dict)
    for f, overload, binding in coverage.bindings:
        for a, p in binding.static:
            found[f.name, p.type].setdefault(a.name, []).append(overload.name)
    yield "| function | parameters | type |"
    yield "|---|---|---|"
    for (name, kind), arguments in sorted(found.items()):
        yield f"| `{name}` | {', '.join(f'`{a}`' for a in arguments)} | {kind} |"


def graphs():
    """Rows of the refusals and differences that judge_torch_graphs.py accepts."""
    yield "| graph or message | reason |"
    yield "|---|---|"
    for pattern, why in torch_graphs_known.KNOWN.items():
        plain = pattern.replace("\\", "").replace("|", "\\|").replace(".*", "...").lstrip("^")
        yield f"| `{plain}` | {why} |"


def text_of(coverage):
    parts = [sizes(coverage), "\n".join(totals(coverage)), "\n".join(missing(coverage)),
             "These arguments (`SymInt`) are integers of functions. A graph that has a symbolic size for one is refused:",
             "\n".join(static_sizes(coverage)),
             "Nodes of recorded graphs ([TorchGraph.md](TorchGraph.md)) that are refused, and results that differ from PyTorch's:",
             "\n".join(graphs())]
    return "\n\n".join([BEGIN, *parts, END])


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--write", action="store_true", help="into docs/Conformance.md")
    args = p.parse_args()
    text = text_of(Coverage(ROOT, read_sections(), read_schemas()))
    if not args.write:
        print(text)
        return
    page = ROOT / DOCUMENT
    before, _, rest = page.read_text().partition(BEGIN)
    page.write_text(before + text + rest.partition(END)[2])


if __name__ == "__main__":
    main()
