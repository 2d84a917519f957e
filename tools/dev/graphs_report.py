#!/usr/bin/env python3
"""Reports the operators, argument patterns and size expressions of recorded graphs (docs/TorchGraph.md). Does not need torch.

  tools/dev/graphs_report.py [ARCHIVE...] [--by operators|patterns|expressions|facts|models] [--variant V] [--target T] [--json FILE]

  operators    each target: models, graphs and nodes that have it, nodes by variant
  patterns     each target's forms of arguments: tags of the arguments and dtypes of tensors
  expressions  each form of size: symbols are renamed a, b, ... in the order of their occurrence
  facts        the same, of facts
  models       each run: graphs, nodes, distinct operators, graph breaks, whether numbers are recorded
"""
import argparse
import collections
import json
import pathlib
import re
import sys

from torch_graphs import expressions, reader

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "test/Import/Torch/graphs"
SYMBOL = re.compile(r"\b[a-z]\w*\b")
Run = collections.namedtuple("Run", "model variant row graphs")


def runs(paths, variant=None):
    """Each run of each archive, with its graphs."""
    for path in paths:
        header, graphs = reader.read(path)
        named = {g.name: g for g in graphs}
        for name, row in header["runs"].items():
            if variant in (None, name):
                yield Run(header["model"], name, row, [named[g] for g in row["graphs"]])


def bodies(run):
    for recorded in run.graphs:
        yield from reader.with_subgraphs(recorded.graph)


def nodes(run):
    """(node, dtypes of the values of its graph) of all graphs of a run."""
    for body in bodies(run):
        results = [r for node in body["nodes"] for r in node.get("results", []) if r]
        dtypes = {v["name"]: v.get("dtype", v.get("kind")) for v in body["inputs"] + body.get("constants", []) + results}
        for node in body["nodes"]:
            yield node, dtypes


class Count:
    """Occurrences of a key: models, graphs' variants and how often."""

    def __init__(self):
        self.models, self.variants, self.total = set(), collections.Counter(), 0

    def add(self, run):
        self.models.add(run.model)
        self.variants[run.variant] += 1
        self.total += 1

    def row(self):
        return {"models": len(self.models), "total": self.total, "variants": dict(self.variants)}


def counted(found, keys_of):
    """{key: Count} over runs."""
    counts = collections.defaultdict(Count)
    for run in found:
        for key in keys_of(run):
            counts[key].add(run)
    return counts


# --- Patterns ---

def form(argument, dtypes):
    """`tensor f32`, `ints[2]`, `float`, `string 'tanh'`: the form of an argument."""
    (tag, value), = argument.items()
    if tag in ("tensor", "dtype", "memory_format", "layout", "device", "operator"):
        return f"{dtypes.get(value, value)}" if tag == "tensor" else f"{tag} {value}"
    if tag in ("string", "bool"):
        return f"{value!r}"
    if tag == "none":
        return "none"
    if tag == "tensors":
        return f"[{', '.join(sorted({str(dtypes.get(v)) for v in value}))}]*"
    if tag == "optional_tensors":
        return f"[{', '.join(str(v and dtypes.get(v)) for v in value)}]"
    if tag == "list":
        return f"[{', '.join(form(v, dtypes) for v in value)}]"
    return f"{tag}[{len(value)}]" if isinstance(value, list) else tag


def pattern(node, dtypes):
    args = [form(a, dtypes) for a in node.get("args", [])]
    kwargs = [f"{name}={form(a, dtypes)}" for name, a in node.get("kwargs", {}).items()]
    results = [r.get("dtype", r.get("kind")) if r else "_" for r in node.get("results", [])]
    return f"{node['target']}({', '.join(args + kwargs)}) -> {', '.join(results)}"


# --- Sizes ---

def renamed(text):
    """The text with symbols a, b, ...; symbols without a hint become u, v, ..."""
    names = {}

    def name(match):
        word = match[0]
        if word in expressions.FUNCTIONS:
            return word
        first = "u" if word.startswith("u") else "a"
        taken = sum(n >= "u" for n in names.values()) if first == "u" else sum(n < "u" for n in names.values())
        return names.setdefault(word, chr(ord(first) + taken))
    return SYMBOL.sub(name, text)


def sizes(run):
    for body in bodies(run):
        values = body["inputs"] + [r for node in body["nodes"] for r in node.get("results", []) if r]
        for v in values:
            yield from (s for s in [*v.get("sizes", []), *v.get("strides", []), v.get("value")] if isinstance(s, str))


def facts(run):
    for recorded in run.graphs:
        yield from recorded.graph.get("facts", [])
        yield from (f"not in the grammar: {fact}" for fact in recorded.graph.get("unwritable_facts", []))


# --- Output ---

def table(counts):
    order = sorted(counts.items(), key=lambda item: (-len(item[1].models), -item[1].total, item[0]))
    print(f"{'models':>6} {'total':>7}  key")
    for key, count in order:
        variants = ", ".join(f"{v} {n}" for v, n in sorted(count.variants.items()))
        print(f"{len(count.models):6} {count.total:7}  {key}    ({variants})")
    print(f"{len(counts)} distinct")


def print_models(found):
    print(f"{'model':24}{'run':14}{'graphs':>7}{'nodes':>7}{'operators':>10}{'numbers':>8}  breaks")
    for run in found:
        targets = [node["target"] for node, _ in nodes(run)]
        have = sum(g.numbers is not None for g in run.graphs)
        failed = f"  FAILED {run.row['failed'][:80]}" if "failed" in run.row else ""
        print(f"{run.model:24}{run.variant:14}{len(run.graphs):7}{len(targets):7}{len(set(targets)):10}"
              f"{have:5}/{len(run.graphs):<2}  {sum(run.row.get('breaks', {}).values()) or ''}{failed}")


KEYS = {
    "operators": lambda run: (node["target"] for node, _ in nodes(run)),
    "patterns": lambda run: (pattern(node, dtypes) for node, dtypes in nodes(run)),
    "expressions": lambda run: map(renamed, sizes(run)),
    "facts": lambda run: map(renamed, facts(run)),
}


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("archives", nargs="*", type=pathlib.Path)
    p.add_argument("--by", choices=[*KEYS, "models"], default="operators")
    p.add_argument("--variant", help="only runs of this variant")
    p.add_argument("--target", help="only keys that begin with this text")
    p.add_argument("--json", type=pathlib.Path, help="write the counts to this file too")
    args = p.parse_args()
    found = runs(args.archives or sorted(FOLDER.glob("*.jsonl.xz")), args.variant)
    if args.by == "models":
        print_models(found)
        return 0
    counts = {k: c for k, c in counted(found, KEYS[args.by]).items() if k.startswith(args.target or "")}
    if args.json:
        args.json.write_text(json.dumps({key: count.row() for key, count in sorted(counts.items())}, indent=1) + "\n")
    table(counts)
    return 0


if __name__ == "__main__":
    sys.exit(main())
