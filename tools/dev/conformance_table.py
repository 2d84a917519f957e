#!/usr/bin/env python3
"""Writes the table of docs/Conformance.md that says how tcopt agrees with PyTorch, from judge_opinfo.py's results.

  tools/dev/judge_opinfo.py --jobs 2 --backend=interp --results build/opinfo/results.jsonl
  tools/dev/judge_opinfo.py --jobs 2 --backend=cpu --numerics=fast --results build/opinfo/results.jsonl
  tools/dev/conformance_table.py build/opinfo/results.jsonl --write

A row is an operator of graph; a cell is samples that agree / samples judged, over all runs. Failures are explained by
opinfo_known.py; one that is not is printed, and the exit status is 1. `--check` only reads the document: every operator
has a row, 98 % agree, each dtype that an operator was judged in has a sample that agrees, and failures have a note. It
needs no PyTorch.
"""
import argparse
import collections
import json
import pathlib
import re
import sys

import repo

ROOT = pathlib.Path(__file__).resolve().parents[2]
DOCUMENT = "docs/Conformance.md"
START, END = "<!-- judge_opinfo: start -->", "<!-- judge_opinfo: end -->"
DTYPES = ("f64", "f32", "f16", "bf16", "i64", "i32", "i16", "i8", "ui8", "i1")
FAILURES = ("differs", "refused", "untraced")
# No sample judges these: a constant is in nearly every program, print and opaque compute nothing, yield ends regions,
# to_device gives what it takes, and what custom_call computes is the user's.
WITHOUT = {"constant", "custom_call", "opaque", "print", "to_device", "yield"}
LEAST = 98  # percent


def operators(root):
    return {n.removeprefix("graph.") for n in repo.Records(root).ops if n.startswith("graph.")} - WITHOUT


def read(paths):
    rows = {}
    for path in paths:
        for line in path.read_text().splitlines():
            row = json.loads(line)
            rows[tuple(row[k] for k in ("info", "sample", "dtype", "backend", "numerics"))] = row
    return list(rows.values())


def explanation(row, known):
    """The sentence of the first rule that fits."""
    for rule in known:
        if re.fullmatch(rule["info"], row["info"]) and re.search(rule.get("message", ""), row["message"]) and \
                row["dtype"] in rule.get("dtypes", DTYPES):
            return rule["why"]
    return None


# --- The table ---

def cell(counts, dtype):
    total = sum(counts[dtype, s] for s in ("agreed", *FAILURES))
    return f"{counts[dtype, 'agreed']}/{total}" if total else "-"


def table(rows, notes):
    counts, reasons = collections.defaultdict(collections.Counter), collections.defaultdict(collections.Counter)
    infos, marks = collections.defaultdict(set), collections.defaultdict(set)
    for r in rows:
        counts[r["op"]][r["dtype"], r["state"]] += 1
        infos[r["op"]].add(r["info"])
        if r["state"] == "not applicable":
            reasons[r["op"]][r["message"]] += 1
        if r["state"] in FAILURES:
            marks[r["op"]].add(notes.index(r["why"]) + 1 if r["why"] in notes else "?")
    yield "| operator | OpInfos | " + " | ".join(DTYPES) + " | not applicable | notes |"
    yield "|---" * (len(DTYPES) + 4) + "|"
    for op in sorted(counts):
        outside = ", ".join(f"{n} {reason}" for reason, n in sorted(reasons[op].items()))
        numbers = ", ".join(map(str, sorted(marks[op], key=str)))
        yield f"| {op} | {len(infos[op])} | " + " | ".join(cell(counts[op], d) for d in DTYPES) + f" | {outside or '-'} | {numbers} |"


def totals(rows):
    runs = collections.defaultdict(collections.Counter)
    for r in rows:
        runs[r["backend"], r["numerics"]][r["state"]] += 1
    yield "| run | judged | agree | differ | refused | not applicable | PyTorch gives no answer |"
    yield "|---" * 7 + "|"
    for (backend, numerics), c in sorted(runs.items()):
        judged = sum(c[s] for s in ("agreed", *FAILURES))
        yield f"| {backend}, {numerics} | {judged} | {c['agreed']} ({100 * c['agreed'] / max(1, judged):.2f} %) | {c['differs']} | " \
              f"{c['refused'] + c['untraced']} | {c['not applicable']} | {c['no answer']} |"


def document(rows, known):
    for r in rows:
        if r["state"] in FAILURES:
            r["why"] = explanation(r, known)
    notes = sorted({r["why"] for r in rows if r.get("why")})
    lines = [START, "", *totals(rows), "", *table(rows, notes), ""]
    lines += [f"{i}. {why}" for i, why in enumerate(notes, 1)] + [""] if notes else []
    return "\n".join(lines + [END])


def write(text):
    path = ROOT / DOCUMENT
    head, _, rest = path.read_text().partition(START)
    path.write_text(head + text + rest.partition(END)[2])


# --- The check ---

def cells(line):
    return [c.strip() for c in line.strip().strip("|").split("|")]


def check(root):
    findings, document = repo.Findings(root), root / DOCUMENT
    part = (repo.text(document) if document.is_file() else "").partition(START)[2].partition(END)[0]
    rows = {c[0]: c for c in map(cells, part.splitlines()) if len(c) == len(DTYPES) + 4 and c[0] not in ("operator", "---")}
    for op in sorted(operators(root) - set(rows)):
        findings.add(document, 1, f"graph.{op} has no row; tools/dev/conformance_table.py makes it")
    agreed = judged = 0
    for op, row in rows.items():
        for dtype, (good, total) in ((d, map(int, c.split("/"))) for d, c in zip(DTYPES, row[2:]) if c != "-"):
            agreed, judged = agreed + good, judged + total
            if not good:
                findings.add(document, 1, f"no sample of graph.{op} agrees in {dtype}")
            if good < total and (not row[-1] or "?" in row[-1]):
                findings.add(document, 1, f"failures of graph.{op} have no note")
    if agreed * 100 < LEAST * judged:
        findings.add(document, 1, f"{agreed} of {judged} samples agree, expected {LEAST} % or more")
    return findings.finish(len(rows), "operators")


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("results", nargs="*", type=pathlib.Path)
    p.add_argument("--write", action="store_true", help="into docs/Conformance.md")
    p.add_argument("--check", action="store_true", help="the document only")
    args = p.parse_args()
    if args.check:
        return check(ROOT)
    from opinfo_known import KNOWN
    rows = read(args.results)
    text = document(rows, KNOWN)
    write(text) if args.write else print(text)
    unexplained = [r for r in rows if r["state"] in FAILURES and not r["why"]]
    for r in unexplained:
        print(f"not explained: {r['info']} #{r['sample']} {r['dtype']} {r['backend']} {r['numerics']}: {r['message']}")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
