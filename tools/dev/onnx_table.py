"""The tables of docs/Conformance.md about ONNX's own tests: made of what judge_onnx.py found, and checked.

A cell is tests that passed / tests judged. What did not pass has a note, from onnx_known.py, or `?` and a line below.
"""
import collections
import re

BEGIN, END = "<!-- onnx: begin -->", "<!-- onnx: end -->"
OUTCOMES = ("pass", "wrong", "refused", "crash", "n/a")
HEAD = ("data", "backend", "tests", "passed", "wrong", "refused", "crashed", "not applicable")
UNEXPLAINED = "?"
# What has no test of its own: constants are in most tests, sequences are in tests of several operators, of random numbers and of
# regions there are none that say what must come out.
WITHOUT = {"ConcatFromSequence", "Constant", "GlobalLpPool", "MaxRoiPool", "Multinomial", "Optional", "RandomNormal", "RandomNormalLike",
           "RandomUniform", "RandomUniformLike", "SequenceAt", "SequenceConstruct", "SequenceEmpty", "SequenceErase", "SequenceLength",
           "SimplifiedLayerNormalization"}


class Row:
    """A test: which data it is of, what it is a test of, {backend: (outcome, what was said)}, and why it does not pass."""

    def __init__(self, data, name, about, results, why):
        self.data, self.name, self.about, self.results, self.why = data, name, about, results, why


# --- the table ---


def passed_of(counts):
    judged = sum(counts.values()) - counts["n/a"]
    return f"{counts['pass']}/{judged}" if judged else "-"


def totals(rows):
    yield "| " + " | ".join(HEAD) + " |"
    yield "|---" * len(HEAD) + "|"
    counts = collections.defaultdict(collections.Counter)
    for row in rows:
        for backend, (outcome, _) in row.results.items():
            counts[row.data, backend][outcome] += 1
    for (data, backend), count in counts.items():
        judged = sum(count.values()) - count["n/a"]
        passed = f"{count['pass']} ({100 * count['pass'] / max(1, judged):.1f} %)"
        yield f"| {data} | {backend} | {sum(count.values())} | {passed} | " + " | ".join(str(count[o]) for o in OUTCOMES[1:]) + " |"


def operators(rows, notes):
    columns = list(dict.fromkeys((row.data, backend) for row in rows for backend in row.results))
    counts, marks, outside = collections.defaultdict(collections.Counter), collections.defaultdict(set), collections.Counter()
    for row in rows:
        for backend, (outcome, _) in row.results.items():
            counts[row.about, row.data, backend][outcome] += 1
            if outcome not in ("pass", "n/a"):
                marks[row.about].add(str(notes.index(row.why) + 1) if row.why else UNEXPLAINED)
        outside[row.about] += all(outcome == "n/a" for outcome, _ in row.results.values())
    yield "| operator | " + " | ".join(f"{data}, {backend}" for data, backend in columns) + " | not applicable | notes |"
    yield "|---" * (len(columns) + 3) + "|"
    for about in sorted({row.about for row in rows}, key=lambda a: (a[0].islower(), a)):
        cells = [passed_of(counts[about, *column]) for column in columns]
        yield "| " + " | ".join([about, *cells, str(outside[about] or "-"), ", ".join(sorted(marks[about]))]) + " |"


def shortened(said):
    return re.sub(r"^.*?error: | \(reproducer: .*", "", said)


def table(rows):
    failures = [(r, said) for r in rows for outcome, said in r.results.values() if outcome not in ("pass", "n/a")]
    notes = list(dict.fromkeys(r.why for r, _ in failures if r.why))
    lines = [BEGIN, "", *totals(rows), "", *operators(rows, notes), "", *(f"{i}. {why}" for i, why in enumerate(notes, 1))]
    unexplained = {r.name: said for r, said in failures if not r.why}
    lines += [f"- {UNEXPLAINED} {name}: {shortened(said)}" for name, said in unexplained.items()]
    return "\n".join(lines + ["", END])


def write(page, rows):
    before, rest = page.read_text().split(BEGIN)
    page.write_text(before + table(rows) + rest.split(END)[1])


# --- the check ---


def rows_of(text):
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def imported(root):
    """The operators of the importer's tables and of the records of ops."""
    found = set()
    for path in (root / "dialects/Graph/IR").glob("*.td"):
        found.update(re.findall(r'let onnx = "(\w+) \d', path.read_text()))
    for path in (root / "lib/Import/ONNX").rglob("*.cpp"):
        found.update(re.findall(r'\bt\.add(?:Any)?\(\s*"(\w+)"', path.read_text()))
    return found


def problems(text, root):
    """What does not fit in the tables of the page's text."""
    part = text.partition(BEGIN)[2].partition(END)[0]
    if "|" not in part:
        yield "no table of ONNX's tests; tools/dev/judge_onnx.py --write makes it"
        return
    rows = [r for r in rows_of(part) if set(r[0]) != {"-"}]
    cut = next(i for i, r in enumerate(rows) if r[0] == "operator")
    columns, sums = rows[cut][1:-2], collections.defaultdict(lambda: [0, 0])
    for row in rows[cut + 1:]:
        judged = [(c, *map(int, cell.split("/"))) for c, cell in zip(columns, row[1:]) if cell != "-"]
        for column, passed, total in judged:
            sums[column] = [sums[column][0] + passed, sums[column][1] + total]
        if not row[-1] and any(passed < total for _, passed, total in judged):
            yield f"failures of {row[0]} have no note"
    for data, backend, tests, passed, *_, outside in rows[1:cut]:
        if sums[f"{data}, {backend}"] != [int(passed.split()[0]), int(tests) - int(outside)]:
            yield f"the operators of {data}, {backend} do not add up to its total"
    for name in sorted(imported(root) - WITHOUT - {row[0] for row in rows[cut:]}):
        yield f"{name} of the importer has no row"
