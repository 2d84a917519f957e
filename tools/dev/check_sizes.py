#!/usr/bin/env python3
"""Checks the sizes of functions and files, and prints the lines of each area with its budget.

Functions: the median is at most 8 lines and fewer than 3 % have more than 60. One that does says why on the line above it:
    // NOLINTNEXTLINE(readability-function-size): a reason
Classes that share the state of a traced call (TRACED): none has more than 25 methods.
Files: none written by hand has more than 800 lines. An area that outgrows its budget gets a higher one by a commit that
says what for.
"""
import collections
import json
import statistics
import sys

import repo

MEDIAN, LONG, LONG_SHARE, FILE_LINES = 8, 60, 0.03, 800
METHODS = 25
TRACED = ("Recorder", "ArgumentShadows", "SymbolTable", "Trace", "TraceVariables", "TraceLeaves", "TraceGradients", "TraceViews",
          "TraceDevices", "TraceCompiler", "RecipeBuilder", "TapeWriter")
REASON = "NOLINTNEXTLINE(readability-function-size):"

# Lines of C++ and tablegen of each area.
BUDGET = {
    "include": 20200,
    "lib": 112500,
    "dialects": 47100,
    "conversions": 42900,
    "tools": 9740,
}


def functions(root, sources):
    """[(lines, file, line, name)] of every function definition, as universal-ctags sees them."""
    listed = "\n".join(map(str, sources))
    done = repo.run(repo.need("ctags"), "--languages=C++", "--kinds-C++=f", "--fields=+ne", "--output-format=json", "-f", "-",
                    "-L", "-", input=listed, cwd=root)
    tags = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return [(t["end"] - t["line"] + 1, t["path"], t["line"], t["name"]) for t in tags if "end" in t]


def check_functions(found, findings):
    sizes = sorted(f[0] for f in found) or [0]
    median, long = statistics.median(sizes), [f for f in found if f[0] > LONG]
    share = len(long) / len(sizes)
    print(f"functions: {len(sizes)}, median {median:g}, p90 {sizes[int(0.9 * (len(sizes) - 1))]}, longest {sizes[-1]}, "
          f"over {LONG} lines {len(long)} ({100 * share:.1f} %)")
    if median > MEDIAN:
        findings.add(".", 1, f"the median function has {median:g} lines, more than {MEDIAN}")
    if share >= LONG_SHARE:
        findings.add(".", 1, f"{100 * share:.1f} % of the functions have over {LONG} lines, not under {100 * LONG_SHARE:g} %")
    for size, path, line, name in long:
        if not has_reason(path, line):
            findings.add(path, line, f"'{name}' has {size} lines, more than {LONG}, and '// {REASON}' with a reason is not above it")


def has_reason(path, line):
    above = open(path, errors="replace").read().splitlines()[max(0, line - 4):line - 1]
    return any(REASON in l and l.split(REASON)[1].strip() for l in above)


def check_methods(root, findings):
    """Checks the numbers of methods of the classes TRACED, without constructors and destructors, by universal-ctags."""
    headers = repo.files(root, ["lib/Capture"], ".h")
    if not headers:
        return
    listed = "\n".join(map(str, headers))
    done = repo.run(repo.need("ctags"), "--languages=C++", "--kinds-C++=fp", "--fields=+ne", "--output-format=json", "-f", "-",
                    "-L", "-", input=listed, cwd=root)
    methods = collections.defaultdict(set)
    for tag in (json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")):
        owner = tag.get("scope", "").split("::")[-1]
        if owner in TRACED and tag["name"].lstrip("~") != owner and tag["name"] != "operator =":
            methods[owner].add((tag["name"], tag["line"]))
    for owner in TRACED:
        count = len(methods[owner])
        print(f"{owner}: {count} methods")
        if count > METHODS:
            findings.add("lib/Capture", 1, f"class {owner} has {count} methods, more than {METHODS}")


def check_files(root, findings):
    """File lengths and area budgets; returns the number of files."""
    count = 0
    print(f"{'area':14}{'files':>6}{'lines':>8}{'budget':>8}")
    for area, budget in BUDGET.items():
        lines = {f: repo.text(f).count("\n") for f in repo.files(root, [area], ".cpp", ".h", ".td", ".c")}
        total = sum(lines.values())
        count += len(lines)
        print(f"{area:14}{len(lines):6}{total:8}{budget:8}")
        if total > budget:
            findings.add(area, 1, f"{total} lines, more than the budget of {budget} in tools/dev/check_sizes.py")
        for file, n in lines.items():
            if n > FILE_LINES:
                findings.add(file, 1, f"{n} lines, more than {FILE_LINES}")
    return count


def main():
    root = repo.parser(__doc__).parse_args().root.resolve()
    findings = repo.Findings(root)
    found = functions(root, repo.files(root, repo.CODE, ".cpp", ".h"))
    check_functions(found, findings)
    check_methods(root, findings)
    check_files(root, findings)
    return findings.finish(len(found), "functions")


if __name__ == "__main__":
    sys.exit(main())
