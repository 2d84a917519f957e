#!/usr/bin/env python3
"""Imports recorded graphs of PyTorch, runs them and compares with the recorded numbers: docs/TorchGraph.md. Does not need torch.

  tools/dev/judge_torch_graphs.py [ARCHIVE...]           archives of test/Import/Torch/graphs by their names (bert), or files
  tools/dev/judge_torch_graphs.py --import-only          which graphs the importer refuses, and why; does not need NumPy
  tools/dev/judge_torch_graphs.py --sample 20 1          20 graphs that the seed 1 chooses
  tools/dev/judge_torch_graphs.py bert --variants train-dyn --backend cpu --verbose --keep build/judge

tcopt-translate --import-aten imports each graph, tcopt-run runs its function `main` on each backend. A graph with dropout is
imported as it is, and again with dropout that keeps all elements; the second module runs. Each process may take 60 s and 8 GiB.
Printed are a table (graphs that occur in several variants count once), refusals, failed runs and crashes by message, and wrong
results. A graph fails if it has a finding that torch_graphs_known.py does not explain; crashes are never explained. Runs need
NumPy, which /usr/bin/python3 of Debian has.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import sys

import repo
import torch_graphs_known
from torch_graphs import judging, reader

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = ROOT / "test/Import/Torch/graphs"
VARIANTS = "inf-static", "inf-dyn", "train-static", "train-dyn"
BACKENDS = "interp", "cpu"
TITLES = {"refused": "refusals", "failed": "failed runs", "crash": "crashes"}
SHOWN = 3  # wrong results of a graph on a backend
SHOWN_FAILED = 20


# --- Graphs ---

def archive_path(name):
    for path in (FOLDER / f"{name}.jsonl.xz", pathlib.Path(name)):
        if path.is_file():
            return path
    sys.exit(f"judge_torch_graphs: error: no archive '{name}' in {FOLDER}")


def graphs_of(path, variants):
    """The graphs of an archive that runs of these variants have, each once."""
    header, graphs = reader.read(path)
    named, seen = {g.name: g for g in graphs}, set()
    for variant, row in header["runs"].items():
        for name in row["graphs"] if variant in variants else ():
            if name not in seen:
                seen.add(name)
                yield judging.Graph(path.name.removesuffix(".jsonl.xz"), variant, *named[name])


def selected(args):
    paths = [archive_path(name) for name in args.archives] or sorted(FOLDER.glob("*.jsonl.xz"))
    found = [graph for path in paths for graph in graphs_of(path, args.variants)]
    if args.sample:
        count, seed = args.sample
        chosen = random.Random(seed).sample(range(len(found)), min(count, len(found)))
        found = [found[i] for i in sorted(chosen)]
    return found


# --- Findings ---

class Known:
    """The table of explanations, and the keys that explained something."""

    def __init__(self, table):
        self.table, self.used = {re.compile(key): reason for key, reason in table.items()}, set()

    def reason(self, outcome, finding):
        """Empty if nothing explains a finding."""
        if finding.kind == "crash":
            return ""
        keys = [key for key in self.table if key.search(line_of(outcome, finding))]
        self.used.update(keys)
        return self.table[keys[0]] if keys else ""

    def unused(self):
        return [f"torch_graphs_known.py: '{key.pattern}' matches nothing" for key in self.table if key not in self.used]


def line_of(outcome, finding):
    on = f" on {finding.backend}" if finding.backend else ""
    return f"{outcome.name}{on}: {finding.message}"


def unexplained(outcomes, known):
    """The first finding of each graph that the table does not explain."""
    found = []
    for outcome in outcomes:
        lines = [f"{f.kind}: {line_of(outcome, f)}" for f in outcome.findings if not known.reason(outcome, f)]
        found += lines[:1]
    return found


# --- Output ---

def cells(outcomes, backends):
    """Numbers of graphs, and of runs for each backend."""
    imported, total = sum(o.imported for o in outcomes), len(outcomes)
    row = [total, imported, total - imported]
    for backend in backends:
        ran, agreed = sum(backend in o.ran for o in outcomes), sum(backend in o.agreed for o in outcomes)
        row += [ran, agreed, ran - agreed]
    return "".join(f"{n:9}" for n in row)


def print_table(outcomes, backends):
    rows = collections.defaultdict(list)
    for outcome in outcomes:
        rows[f"{outcome.graph.archive:26}{outcome.graph.variant:13}"].append(outcome)
    columns = ["graphs", "imported", "refused"] + ["ran", "agree", "disagree"] * len(backends)
    if backends:
        print(" " * 66 + "".join(f"{backend:27}" for backend in backends).rstrip())
    print(f"{'archive':26}{'variant':13}" + "".join(f"{c:>9}" for c in columns))
    for name, group in rows.items():
        print(name + cells(group, backends))
    print(f"{'all':39}{cells(outcomes, backends)}")


def print_messages(outcomes, kind, known):
    """Findings of a kind by their message, how often, and a graph that has it."""
    places = collections.defaultdict(list)
    for outcome in outcomes:
        for f in outcome.findings:
            if f.kind == kind:
                reason = known.reason(outcome, f)
                on, why = f"{f.backend}: " if f.backend else "", f"    known: {reason}" if reason else ""
                places[on + f.message, why].append(outcome.name)
    if places:
        print(f"\n{TITLES[kind]}:")
    for (message, why), graphs in sorted(places.items(), key=lambda item: (-len(item[1]), item[0])):
        more = f" and {len(set(graphs)) - 1} more" if len(set(graphs)) > 1 else ""
        print(f"  {len(graphs)} x {message}    ({graphs[0]}{more}){why}")


def print_wrong(outcomes):
    lines = collections.defaultdict(list)
    for outcome in outcomes:
        for f in outcome.findings:
            if f.kind == "wrong":
                lines[outcome.name, f.backend].append(line_of(outcome, f))
    if lines:
        print("\nwrong results:")
    for group in lines.values():
        more = f"    (and {len(group) - SHOWN} more)" if len(group) > SHOWN else ""
        print("\n".join(f"  {line}" for line in group[:SHOWN]) + more)


def report_one(outcome):
    """A line of --verbose."""
    done = "refused" if not outcome.imported else f"imported, ran on {', '.join(outcome.ran) or 'nothing'}"
    print(f"{outcome.name}: {done}; agrees on {', '.join(outcome.agreed) or 'nothing'}", flush=True)
    for finding in outcome.findings:
        print(f"    {finding.kind}: {line_of(outcome, finding)}", flush=True)


def finish(args, outcomes, failed):
    for line in failed[:SHOWN_FAILED]:
        print(f"FAILED {line}")
    if len(failed) > SHOWN_FAILED:
        print(f"FAILED and {len(failed) - SHOWN_FAILED} more")
    count = sum(not line.startswith("torch_graphs_known.py") for line in failed)
    if args.json:
        args.json.write_text(json.dumps({"passed": len(outcomes) - count, "failed": failed}))
    print(f"{len(outcomes) - count} passed, {len(failed)} failed")
    return 1 if failed or not outcomes else 0


def names(text):
    return tuple(text.split(","))


def variants(text):
    if not set(names(text)) <= set(VARIANTS):
        raise argparse.ArgumentTypeError(f"expected some of {','.join(VARIANTS)}")
    return names(text)


def arguments():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("archives", nargs="*", metavar="ARCHIVE")
    p.add_argument("--variants", type=variants, default=VARIANTS, metavar="V,V", help="runs of the archives (default: all)")
    p.add_argument("--backend", type=names, default=BACKENDS, metavar="B,B", help="default: interp,cpu")
    p.add_argument("--numerics", default="fast", help="of tcopt-run (default: fast)")
    p.add_argument("--import-only", action="store_true", help="do not run the modules")
    p.add_argument("--sample", nargs=2, type=int, metavar=("N", "SEED"), help="only N graphs by chance")
    p.add_argument("--jobs", type=int, default=min(2, os.cpu_count()), help="processes at a time (default: 2)")
    p.add_argument("--time-limit", type=float, default=60, metavar="SECONDS", help="of each process (default: 60)")
    p.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin", help="folder of the tools")
    p.add_argument("--keep", type=pathlib.Path, metavar="FOLDER", help="keep all files in FOLDER/ARCHIVE/GRAPH")
    p.add_argument("--verbose", action="store_true", help="print each graph with all that was said, as it ends")
    p.add_argument("--json", type=pathlib.Path, help="write {passed, failed: [...]} there")
    return p.parse_args()


def main():
    args = arguments()
    backends = () if args.import_only else args.backend
    for tool in ("tcopt-translate", "tcopt-run"):
        repo.need(str(args.bin / tool))
    judge = judging.Judge(args.bin, backends, args.numerics, args.time_limit, keep=args.keep)
    outcomes = []
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for outcome in pool.map(judge, selected(args)):
            outcomes.append(outcome)
            if args.verbose:
                report_one(outcome)
    print_table(outcomes, backends)
    known = Known(torch_graphs_known.KNOWN)
    for kind in TITLES:
        print_messages(outcomes, kind, known)
    print_wrong(outcomes)
    failed = unexplained(outcomes, known)
    everything = backends == BACKENDS and not args.archives and not args.sample and args.variants == VARIANTS
    print()
    return finish(args, outcomes, failed + (known.unused() if everything else []))


if __name__ == "__main__":
    sys.exit(main())
