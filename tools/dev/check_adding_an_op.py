#!/usr/bin/env python3
"""Checks the two tables of docs/AddingAnOp.md by the operator in the heading of each. A table has at most 9 rows for a pointwise operator
and 12 for a structured one, and each file that names the operator matches a row. At most as many files name it.

A file names an operator by its mnemonic or its class. Rows have numbers; an operator need not use all of them. The row without a number
lists files that commands write. Needs no build.
"""
import fnmatch
import re
import sys

import repo

PAGE = "docs/AddingAnOp.md"
HEADING = re.compile(r"^## A (pointwise|structured) operator: `graph\.(\w+)`$", re.M)
ROW = re.compile(r"^\|\s*(\d*)\s*\| ([^|]+) \| ([^|]+) \|")
MOST = {"pointwise": 9, "structured": 12}
FOLDERS = ("bench", *repo.CODE, "unittests", "test", "docs")
# The page itself, and the news of a release.
IGNORED = {PAGE, "docs/Changes.md"}
SUFFIXES = (".td", ".h", ".cpp", ".c", ".inc", ".py", ".mlir", ".in", ".test", ".txt", ".cmake", ".schema", ".schemas", ".list", ".md",
            ".jsonl", ".json", ".def")


def tables(text):
    """(kind, operator, line, [(number, title, patterns of files)]) of each heading."""
    for heading in HEADING.finditer(text):
        first = text.count("\n", 0, heading.end()) + 1
        section = text[heading.end():].split("\n## ")[0]
        rows = [(m[1], m[2], re.findall(r"`([^`]+)`", m[3]))
                for line in section.split("\n") if (m := ROW.match(line)) and m[2] != "file of"]
        yield heading[1], heading[2], first, rows


def pattern(text):
    return re.sub(r"<\w+>", "*", text)


def named_files(root, operator):
    """Files that name the operator, without those of words that contain it."""
    name = "".join(word.capitalize() for word in operator.split("_"))
    names = re.compile(rf"(?<![\w.:])(?:graph\.|graph::|Bodies::)?{operator}(?![\w])|\b(?:Graph_)?{name}Op\b|\bgraph\.{operator}\b")
    for path in repo.files(root, FOLDERS, *SUFFIXES):
        file = path.relative_to(root).as_posix()
        if file not in IGNORED and names.search(repo.text(path)):
            yield file


def check(root, kind, operator, line, rows, findings):
    page = root / PAGE
    places = [row for row in rows if row[0]]
    if len(places) > MOST[kind]:
        findings.add(page, line, f"a {kind} operator takes {len(places)} places, more than {MOST[kind]}")
    used = set()
    for file in named_files(root, operator):
        row = next((r for r in rows if any(fnmatch.fnmatch(file, pattern(p)) for p in r[2])), None)
        if row is None:
            findings.add(file, 1, f"graph.{operator} is named in no place of {PAGE}")
        elif row[0]:
            used.add(file)
    if not used:
        findings.add(page, line, f"no file names graph.{operator}")
    if len(used) > MOST[kind]:
        findings.add(page, line, f"graph.{operator} is named in {len(used)} files, more than {MOST[kind]}")
    print(f"graph.{operator}: {len(used)} files in {len(places)} places, {MOST[kind]} are allowed")


def main():
    root = repo.parser(__doc__).parse_args().root.resolve()
    findings, page = repo.Findings(root), root / PAGE
    text = repo.text(page) if page.is_file() else ""
    found = list(tables(text))
    for kind in sorted(set(MOST) - {kind for kind, *_ in found}):
        findings.add(page, 1, f"the page has no table of a {kind} operator")
    for kind, operator, line, rows in found:
        check(root, kind, operator, line, rows, findings)
    return findings.finish(len(found), "tables")


if __name__ == "__main__":
    sys.exit(main())
