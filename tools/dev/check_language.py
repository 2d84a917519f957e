#!/usr/bin/env python3
"""Checks that no area has more sentences that a reader must decode than tools/dev/language_counts.json records for it.

  tools/dev/check_language.py                 the check: a count above its record fails, and the newest sentences are printed
  tools/dev/check_language.py --areas         sentences, flagged sentences and record of each area
  tools/dev/check_language.py PATH...         the flagged sentences of files and folders, without the check
  tools/dev/check_language.py --record        write the counts that fell; with --allow-rise also those that rose

The prose of the tree is comments, Markdown and documentation in tablegen records and in Python. PATTERNS lists the wordings
that usually hide the subject or the verb of a sentence. A match is a reason to read the sentence again, not a verdict.
"""
import collections
import io
import json
import pathlib
import re
import sys
import tokenize

import repo

RECORD = "tools/dev/language_counts.json"
SUFFIXES = (".cpp", ".h", ".c", ".inc", ".def", ".td", ".mlir", ".md", ".py", ".schema")
FOLDERS = repo.ALL_CPP
SHOWN = 8

# (pattern, what is wrong with the wording)
PATTERNS = [
    (r"^(What|Whatever|Of|Whom|Where it|How it)\b", "begins with a clause instead of the thing it describes"),
    (r"\b(of|by|for|to|with|from|than|after|before|in|and|is|are|as) what\b", "'what' stands for a noun that the reader must find"),
    (r"(?<!\bin )\bplaces?\b", "'place' may be a source location, an index, an offset or a position"),
    (r"\bopen (sizes?|dimensions?|lengths?)\b", "the field's term is 'dynamic' or 'symbolic'"),
    (r"(?<!\bbecome )(?<!\bbecomes )\bparts? of (it|a|the)\b|\bwords of\b", "the field's terms are slice, view, partition, key"),
    (r"\b(gives?|given|takes?|leave) (it|its|them|what|one|that|no|up|away|a)\b|\bleaves (it|its|them|what|one|no|a)\b", "name the action: returns, accepts, requires, removes"),
    (r"\b(tells?|told|says?|said|knows?|known to|asks?|asked|looks? at|sees)\b", "code reports, records, requires, reads"),
    (r"^(One|Ones|Those|That of|Others|Such|Each one|The same|It is what)\b", "begins without its noun"),
    (r"\b(such(?! as\b)|ones)\b", "'such' and 'ones' refer to a noun of another sentence"),
    (r"\b(is|are) (none|nothing|there)\b|\bthere is not\b|\bthat is not there\b", "name the condition: is absent, is empty"),
    (r"\b(stands?|lies?|stays?|comes?|goes) (for|there|in|on|over|before|behind|from|apart|by)\b", "name the relation: precedes, follows, is stored in"),
]
RULES = [(re.compile(pattern), why) for pattern, why in PATTERNS]
ANY = re.compile("|".join(f"(?:{pattern})" for pattern, _ in PATTERNS))

Sentence = collections.namedtuple("Sentence", "path first last text why")


BLOCK = re.compile(r"^[ \t]*/\*((?:(?!\*/).)*)\*/[ \t\\]*$", re.M | re.S)
COMMENT = re.compile(r"(?:^|(?<=\s))//+[!<]* ?(.*)")
# Code (indented), rulers, directives of FileCheck and lit.
NO_PROSE = re.compile(r"  +|\s*(={4,}|-{4,}|={3}-{4,}|expected-|[A-Z][A-Z0-9_-]*:)")

# --- Prose: (line number, text) of each line, where None as text ends a paragraph ---

def comments(text):
    """Comments of C, C++, MLIR and tablegen. A comment behind code is a paragraph of its own."""
    if "/*" in text:
        text = BLOCK.sub(lambda block: "\n".join("// " + line.strip("*| \t") for line in block[1].split("\n")), text)
    for number, line in enumerate(text.splitlines(), 1):
        match = COMMENT.search(line) if "//" in line else None
        if not match or NO_PROSE.match(match[1]):
            yield number, None
            continue
        words = re.sub(r"^===-+ |-*\s*(-\*- .* -\*-)?-*===$", "", match[1].replace("===//", "==="))
        alone = not line[:match.start()].strip() and "===" not in match[1]
        if not alone or not words.strip():
            yield number, None
        yield number, words
        if not alone:
            yield number, None


def tablegen(text):
    """Comments, and the blocks `[{ ... }]` and strings that are prose rather than code."""
    yield from comments(text)
    block = None
    for number, line in enumerate(text.splitlines(), 1):
        if block is None:
            if match := re.search(r'"([A-Za-z`][^"]* [^"]* [^"]*)"', line):
                yield number, match[1]
            yield number, None
            if match := re.search(r"\[\{(.*)", line):
                block = [(number, match[1].split("}]")[0])]
                if "}]" not in match[1]:
                    continue
        else:
            block.append((number, line.split("}]")[0]))
        if block is not None and "}]" in line:
            body = " ".join(words for _, words in block).strip()
            if re.match(r"[A-Z`]", body) and not body.endswith(";"):
                yield from markdown("\n".join(words.strip() for _, words in block), block[0][0])
            block = None


def markdown(text, first=1):
    """Text without fenced code; headings, list items and rows of tables are paragraphs of their own."""
    fenced = False
    for number, line in enumerate(text.splitlines(), first):
        fenced ^= line.lstrip().startswith("```")
        if fenced or not line.strip() or re.match(r"\s*(```|<!--)|    ", line):
            yield number, None
            continue
        if re.match(r"\s*([-*|#]|\d+\.)\s?", line):
            yield number, None
        for cell in line.split("|") if line.lstrip().startswith("|") else [line]:
            yield number, re.sub(r"^\s*([-*#]+|\d+\.)\s", "", cell)
            if "|" in line:
                yield number, None


def python(text):
    """Comments and documentation strings."""
    before = tokenize.NEWLINE
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT and not token.string.startswith("#!"):
                yield token.start[0], token.string.lstrip("#: ")
                if token.line.strip()[:1] != "#":
                    yield token.start[0], None
            elif token.type == tokenize.STRING and before in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT):
                for at, line in enumerate(token.string.strip("\"'").splitlines()):
                    yield token.start[0] + at, None if re.match(r"    ?\S+( \S+)?  ", line) else line
                yield token.end[0], None
            elif token.type not in (tokenize.NL, tokenize.INDENT, tokenize.DEDENT):
                yield token.start[0], None
            if token.type not in (tokenize.NL, tokenize.COMMENT):
                before = token.type
    except (tokenize.TokenError, SyntaxError):
        return


def schema(text):
    """Comments and the descriptions behind the last column."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("#"):
            yield number, line.lstrip("# ")
        else:
            yield number, None
            yield number, line.split("| ", 1)[-1] if "|" in line else None
            yield number, None


PROSE = {".td": tablegen, ".md": markdown, ".py": python, ".schema": schema}


# --- Sentences ---

def sentences(path, lines):
    """The sentences of the paragraphs, code in backquotes left out."""
    paragraph = []
    for number, words in [*lines, (0, None)]:
        if words is not None and words.strip():
            paragraph.append((number, words.strip()))
            continue
        if paragraph:
            yield from split(path, paragraph)
            paragraph = []


def split(path, paragraph):
    starts, text = [], ""
    for number, words in paragraph:
        starts.append((len(text), number))
        text += words + " "
    text = re.sub(r"`+[^`]*`+", lambda code: "`" + "_" * (len(code[0]) - 2) + "`", text)
    line = lambda at: max(number for start, number in starts if start <= at)
    at = 0
    for end in [*(m.end() for m in re.finditer(r"[.:;!?]\)? +(?=[A-Z`(])", text)), len(text)]:
        sentence = text[at:end].strip()
        if len(sentence.split()) > 2:
            yield Sentence(path, line(at), line(max(at, end - 2)), sentence, fault(sentence))
        at = end


def fault(sentence):
    if not ANY.search(sentence):
        return None
    return next(why for rule, why in RULES if rule.search(sentence))


def is_generated(text):
    head = text[:400]
    return "Written by tools/dev/" in head or "Autogenerated by" in head


def sentences_of(path, root):
    text = repo.text(path)
    if is_generated(text) or path.name == "Conformance.md":
        return []
    return list(sentences(path.relative_to(root).as_posix(), PROSE.get(path.suffix, comments)(text)))


def area(path):
    """The folder that counts are recorded for: a library, a dialect, a conversion, or a whole top-level folder."""
    parts = path.split("/")[:-1]
    depth = {"include": 3, "lib": 2, "dialects": 2, "conversions": 2}.get(parts[0] if parts else "", 1)
    return "/".join(parts[:depth]) or "."


def tree(root):
    return repo.files(root, FOLDERS, *SUFFIXES) + sorted(root.glob("*.md"))


# --- The record ---

def added_lines(root):
    """{path: lines} that were added after the commit that last wrote the record."""
    commit = repo.run("git", "log", "-1", "--format=%H", "--", RECORD, cwd=root).stdout.strip()
    found, path = collections.defaultdict(set), None
    for line in repo.run("git", "diff", "-U0", commit or "HEAD", cwd=root).stdout.splitlines():
        if line.startswith("+++ "):
            path = line[6:]
        elif match := re.match(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@", line):
            found[path].update(range(int(match[1]), int(match[1]) + int(match[2] or 1)))
    return found


def report(name, flagged, record, added, findings):
    """The counts of an area that is above its record, and the sentences most likely to be new."""
    findings.add(RECORD, 1, f"{name}: {len(flagged)} sentences to decode, recorded are {record}: rewrite {len(flagged) - record}")
    newest = [s for s in flagged if not added[s.path].isdisjoint(range(s.first, s.last + 1))]
    for s in (newest or flagged)[:SHOWN]:
        findings.add(s.path, s.first, f"{s.why}: {s.text}")


def write(root, record, counts, allow_rise):
    kept = {name: n if allow_rise else min(n, record.get(name, 0)) for name, n in counts.items()}
    kept = {name: n for name, n in sorted(kept.items()) if n}
    (root / RECORD).write_text(json.dumps(kept, indent=0) + "\n")
    for name in sorted(record.keys() | kept.keys()):
        if record.get(name, 0) != kept.get(name, 0):
            print(f"{name}: {record.get(name, 0)} -> {kept.get(name, 0)}")


def show(paths, root):
    paths = [path.resolve() for path in paths]
    files = [f for f in tree(root) if any(f == path or path in f.parents for path in paths)]
    found = [s for f in files for s in sentences_of(f, root)]
    flagged = [s for s in found if s.why]
    for s in flagged:
        print(f"{s.path}:{s.first}: {s.why}: {s.text}")
    print(f"{len(flagged)} of {len(found)} sentences ({100 * len(flagged) / max(len(found), 1):.1f} %)")


def show_areas(found, counts, record):
    total = collections.Counter(area(s.path) for s in found)
    print(f"{'area':32}{'sentences':>10}{'flagged':>9}{'':9}{'record':>7}")
    for name, n in sorted(total.items()):
        print(f"{name:32}{n:10}{counts[name]:9}{100 * counts[name] / n:7.1f} %{record.get(name, 0):7}")


def main():
    p = repo.parser(__doc__)
    p.add_argument("paths", nargs="*", type=pathlib.Path, metavar="PATH", help="list the flagged sentences of files and folders instead")
    p.add_argument("--areas", action="store_true", help="print the counts of each area too")
    p.add_argument("--record", action="store_true", help="write the counts that fell to the record")
    p.add_argument("--allow-rise", action="store_true", help="with --record: write the counts that rose too")
    args = p.parse_args()
    root = args.root.resolve()
    if args.paths:
        return show(args.paths, root)
    found = [s for f in tree(root) for s in sentences_of(f, root)]
    flagged = collections.defaultdict(list)
    for s in found:
        if s.why:
            flagged[area(s.path)].append(s)
    counts = collections.Counter({name: len(of_area) for name, of_area in flagged.items()})
    record = json.loads(repo.text(root / RECORD)) if (root / RECORD).is_file() else {}
    if args.record:
        return write(root, record, counts, args.allow_rise)
    if args.areas:
        show_areas(found, counts, record)
    findings = repo.Findings(root)
    above = [name for name, n in counts.items() if n > record.get(name, 0)]
    added = added_lines(root) if above else None
    for name in above:
        report(name, flagged[name], record.get(name, 0), added, findings)
    if fell := sum(record[name] > counts[name] for name in record):
        print(f"{fell} areas are below their record: tools/dev/check_language.py --record writes it")
    return findings.finish(len(found), "sentences")


if __name__ == "__main__":
    sys.exit(main())
