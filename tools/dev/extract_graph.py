#!/usr/bin/env python3
"""Prints a recorded graph (docs/TorchGraph.md) as JSON, without an archive's compression. Does not need torch.

  tools/dev/extract_graph.py test/Import/Torch/graphs/bert.jsonl.xz                            the names of its graphs
  tools/dev/extract_graph.py test/Import/Torch/graphs/bert.jsonl.xz inf-dyn.inference.0        a graph
  tools/dev/extract_graph.py --numbers test/Import/Torch/graphs/bert.jsonl.xz inf-dyn.inference.0
"""
import argparse
import json
import pathlib
import sys

from torch_graphs import reader


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("archive", type=pathlib.Path)
    p.add_argument("graph", nargs="?")
    p.add_argument("--numbers", action="store_true", help="its numbers instead")
    args = p.parse_args()
    graphs = {g.name: g for g in reader.read(args.archive)[1]}
    if args.graph is None:
        print("\n".join(graphs))
        return 0
    if args.graph not in graphs:
        sys.exit(f"extract_graph: error: no graph '{args.graph}' in {args.archive}")
    found = graphs[args.graph]
    print(json.dumps(found.numbers if args.numbers else found.graph))
    return 0


if __name__ == "__main__":
    sys.exit(main())
