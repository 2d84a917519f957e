#!/usr/bin/env python3
"""Counts the kernel calls, units and bytes of the programs in test/Plans, and compares them with the table there.

  tools/dev/count_plans.py            fails on any difference, and says which figures rose and which fell
  tools/dev/count_plans.py --write    writes test/Plans/counts.md: commit it with the change that is the reason

Needs a build, and nothing else: programs are compiled up to plan-memory for a CPU and a GPU that are stated here, in one
process, and not executed. tools/dev/record_plans.py writes the programs.
"""
import argparse
import collections
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Never the machine's own: figures have to be the same everywhere.
TARGETS = ("--target=cpu,cuda", "--target-cpu=haswell", "--target-chip=sm_90")
# Kernels have to be lowered to loops for it, which takes longer than all else.
LAUNCHES = "--launches=forward"
# Sizes of symbolic dimensions, which are those of the static programs where they have one.
SIZES = {"batch": 2, "length": 12, "decoder_length": 5}
# Columns of the table, by the key of tcopt-count.
FIGURES = {"calls": "calls", "loop_calls": "in loops", "extern_calls": "extern", "units": "units", "launches": "launches", "bytes": "bytes",
           "assumed_sizes": "assumed sizes", "state_calls": "state calls", "state_bytes": "state bytes",
           "arena_bytes": "arena bytes", "assumed_slots": "assumed slots"}
KEYS = ("program", "function", "target")
COLUMNS = (*KEYS, *FIGURES.values())
PAGE = """\
# Kernel calls and bytes of whole models

Written by `tools/dev/count_plans.py --write` from the programs in this folder, compiled with
`{command}`.

`calls` and `bytes` (all inputs and results of each call) are those of one execution, `in loops` the calls that loops
repeat, counted once; `units` are distinct kernels, `launches` those of all calls on a GPU. `state` is computed once, when a program is loaded, or stored in it.
`arena` is the memory of one execution's buffers. Sizes that no argument states, as of results of `nonzero`, count as 64.

"""


def command(tool="tcopt-count"):
    return [str(tool), *TARGETS, LAUNCHES, *(f"--dim={name}={size}" for name, size in SIZES.items())]


def counted(tool, programs):
    """({row's keys: its figures}, what the tool failed at)."""
    done = subprocess.run([*command(tool), "--json", *map(str, programs)], capture_output=True, text=True)
    rows = {}
    for line in done.stdout.splitlines():
        row = json.loads(line)
        key = (pathlib.Path(row["file"]).name.removesuffix(".mlir"), row["entry"], row["target"])
        rows[key] = {figure: row.get(figure) for figure in FIGURES}
    errors = [line for line in done.stderr.splitlines() if line]
    return rows, errors or ([f"{tool} ended with {done.returncode}"] if done.returncode else [])


def recorded(page):
    """The rows of the table; none if there is no page."""
    rows = {}
    for line in page.read_text().splitlines() if page.is_file() else ():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == len(COLUMNS) and cells[-1].isdigit():
            rows[tuple(cells[:len(KEYS)])] = {f: None if c == "-" else int(c) for f, c in zip(FIGURES, cells[len(KEYS):])}
    return rows


def written(rows):
    shown = lambda figure: "-" if figure is None else str(figure)
    lines = [COLUMNS, *((*key, *map(shown, figures.values())) for key, figures in sorted(rows.items()))]
    widths = [max(map(len, column)) for column in zip(*lines)]
    text = [f"| {' | '.join(c.ljust(w) if i < len(KEYS) else c.rjust(w) for i, (c, w) in enumerate(zip(line, widths)))} |"
            for line in lines]
    rule = "|".join("-" * (w + 1) + ("-" if i < len(KEYS) else ":") for i, w in enumerate(widths))
    return PAGE.format(command=" ".join(command())) + "\n".join([text[0], f"|{rule}|", *text[1:]]) + "\n"


def direction(old, new):
    """A figure that is new counts as one that rose."""
    return "rose" if old is None or (new is not None and new > old) else "fell"


def differences(found, expected):
    """(messages by row, how many figures rose, how many fell)."""
    messages, moved = {}, collections.Counter()
    for key in sorted(found.keys() | expected.keys()):
        if key not in expected:
            messages[key] = "has no row in the table"
        elif key not in found:
            messages[key] = "is in the table, but was not counted"
        else:
            changed = [(FIGURES[f], expected[key][f], found[key][f]) for f in FIGURES if found[key][f] != expected[key][f]]
            moved.update(direction(old, new) for _, old, new in changed)
            if changed:
                messages[key] = ", ".join(f"{name} {direction(old, new)} from {old} to {new}" for name, old, new in changed)
    return messages, moved


def check(args, rows, errors):
    """The exit status."""
    expected = {key: row for key, row in recorded(args.page).items() if args.only in key[0]}
    messages, moved = differences(rows, expected)
    failed = errors + [f"{', '.join(key)}: {text}" for key, text in messages.items()]
    if not rows and not errors:
        failed.append("nothing was counted")
    print("\n".join(failed + [f"count_plans: {len(rows)} rows counted, {len(failed)} differ from {args.page}"]))
    if moved or messages:
        print(f"{moved['rose']} figures rose, {moved['fell']} fell. If that is meant: tools/dev/count_plans.py --write, and commit "
              "the table with the change")
    if args.json:
        args.json.write_text(json.dumps({"passed": len(rows.keys() - messages.keys()), "failed": failed}))
    return 1 if failed else 0


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--write", action="store_true", help="write the table")
    p.add_argument("--only", default="", metavar="TEXT", help="only programs whose name contains this")
    p.add_argument("--json", type=pathlib.Path, help="write the number of rows that agree and the failures")
    p.add_argument("--folder", type=pathlib.Path, default=ROOT / "test/Plans")
    p.add_argument("--tool", type=pathlib.Path, default=ROOT / "build/bin/tcopt-count")
    args = p.parse_args()
    args.page = args.folder / "counts.md"
    # Large programs first, so that no thread begins one at the end.
    programs = sorted(args.folder.glob("*.mlir"), key=lambda path: -path.stat().st_size)
    programs = [path for path in programs if args.only in path.name]
    rows, errors = counted(args.tool, programs) if programs else ({}, [])
    if args.write and rows and not errors:
        others = {key: row for key, row in recorded(args.page).items() if args.only not in key[0]}
        args.page.write_text(written(others | rows))
    return check(args, rows, errors)


if __name__ == "__main__":
    sys.exit(main())
