#!/usr/bin/env python3
"""Rewrites schedules of kernels to the form of today: `#nest.schedule<kind = ..., order = ..., vector = [...]>` to typed ones, and
schedules on the ops of a kernel or function to one attribute of the kernel, with the roles of its ops.

    tools/convert_schedules.py FILE...            rewrites files in place
    tools/convert_schedules.py --print FILE       prints the result

A schedule `on N threads`, and one of a kind that only GPUs have, becomes one of the dialect `cuda`, all others of `cpu`; --cuda
and --cpu state the target where the text does not. The op before a schedule decides what `rows` and `block_rows` of nest.scatter and
nest.sort become. A schedule without a typed form is left as it is and reported with its line; the exit status is then 1.
"""
import argparse
import pathlib
import re
import sys

import kernel_schedules

VARIANT = r"(?:#nest\.variant)?<loops = \[(?P<loops>[^\]]*)\], below = (?P<below>-?\d+), schedule =\s+(?:#nest\.schedule)?(?P<schedule><[^<>]*>)>"
SCHEDULE = re.compile(
    r"(?:#nest\.schedule)?<kind\s*=\s*(?P<kind>\w+),\s*order\s*=\s*\[(?P<order>[^\]]*)\],\s*tile\s*=\s*\[(?P<tile>[^\]]*)\],"
    r"\s*parallel\s*=\s*(?P<parallel>\d+),\s*vector\s*=\s*\[(?P<vector>[^\]]*)\](?:\s*on\s+(?P<threads>\d+)\s+threads)?"
    r"(?:,\s*variants\s*=\s*\[(?P<variants>(?:" + re.sub(r"\?P<\w+>", "?:", VARIANT) + r"(?:,\s*)?)+)\])?>", re.S)


class NoTypedForm(Exception):
    pass


def numbers(text):
    return [int(n) for n in text.replace("\n", " ").split(",") if n.strip()]


def fields(mnemonic, **values):
    """`#cpu.scan<order = [0, 1], rows = 3>`, without fields that are None."""
    shown = ", ".join(f"{name} = {str(value).lower() if isinstance(value, bool) else value}"
                      for name, value in values.items() if value is not None)
    return f"#{mnemonic}<{shown}>" if shown else f"#{mnemonic}"


def need(condition, why):
    if not condition:
        raise NoTypedForm(why)


class Old:
    """A schedule in the old form."""

    def __init__(self, match):
        self.kind = match["kind"]
        self.order, self.tile, self.vector = (numbers(match[name]) for name in ("order", "tile", "vector"))
        self.parallel, self.threads = int(match["parallel"]), match["threads"] and int(match["threads"])
        self.last_tile = self.tile[-1] if self.tile else 0


# --- CPUs ---

def cpu_loops(old):
    return {"order": old.order, "parallel": old.parallel or None, "tile": old.tile if any(old.tile) else None}


def cpu_reduction(old):
    """A tile of at most 16 of the last loop that is shared or tiled was a number of rows."""
    values = cpu_loops(old)
    tiled = [i for i, size in enumerate(old.tile) if size]
    if old.kind == "rows" and len(tiled) == 1 and 1 < old.tile[tiled[0]] <= 16:
        values.update(tile=None, rows=old.tile[tiled[0]])
    return fields("cpu.reduction", **values, unroll=True if old.kind == "unrolled" else None)


def cpu_contraction(old):
    need(len(old.vector) in (3, 4), "3 or 4 numbers as vector")
    tiles = [size for size in old.tile if size]
    need(2 <= len(tiles) <= 3, "tiles of rows, columns and a reduced loop")
    task = tiles if len(tiles) == 3 else [0] + tiles
    return fields("cpu.contraction", task=task, registers=old.vector[:2], lanes=old.vector[2],
                  instruction="dpbf16" if len(old.vector) == 4 else None)


def cpu_scan(old):
    if old.vector:
        return fields("cpu.scan", order=old.order, rows=old.vector[0])
    return fields("cpu.scan", order=old.order, columns=old.last_tile or None)


def cpu(old, op):
    need(old.threads is None, "threads are of GPUs")
    if old.kind in ("columns", "vector_rows"):
        need(len(old.vector) == 1, "one number as vector")
    if old.kind == "blocks":
        need(len(old.vector) == 2, "two numbers as vector")
    table = {
        "copy": lambda: fields("cpu.pointwise", **cpu_loops(old)), "pointwise": lambda: fields("cpu.pointwise", **cpu_loops(old)),
        "rows": lambda: cpu_reduction(old), "unrolled": lambda: cpu_reduction(old),
        "columns": lambda: fields("cpu.columns", order=old.order, columns=old.last_tile or None, rows=old.vector[0]),
        "vector_rows": lambda: fields("cpu.windows", order=old.order, parallel=old.parallel or None, lanes=old.vector[0]),
        "blocks": lambda: fields("cpu.block_sums", order=old.order, blocks=old.vector[0], terms=old.vector[1]),
        "scan": lambda: cpu_scan(old), "contraction": lambda: cpu_contraction(old),
    }
    need(old.kind in table, f"kind {old.kind} is of GPUs")
    return table[old.kind]()


# --- GPUs ---

def one_if(value, default=1):
    return None if value == default else value


def cuda_elementwise(old):
    if old.tile:
        return fields("cuda.transpose", order=old.order, tile=old.last_tile, width=one_if(old.vector[0] if old.vector else 1),
                      threads=old.threads)
    if old.vector:
        need(len(old.vector) == 2, "two numbers as vector")
        return fields("cuda.vectors", order=old.order, width=old.vector[0], vectors=old.vector[1], threads=old.threads)
    return fields("cuda.pointwise", order=old.order, threads=old.threads)


def cuda_rows(old):
    need(len(old.vector) in (3, 4), "three or four numbers as vector")
    return fields("cuda.block_rows", order=old.order, rows=old.parallel, width=old.vector[0], group=old.vector[1],
                  blocks=one_if(old.vector[2]), threads=old.threads)


def cuda_contraction(old):
    need(len(old.vector) in (6, 8), "6 or 8 numbers as vector")
    tile, own, split = old.vector[:3], old.vector[3:5], one_if(old.vector[5])
    if len(old.vector) == 6:
        return fields("cuda.contraction", order=old.order, tile=tile, thread=own, split=split)
    return fields("cuda.mma", order=old.order, tile=tile, warp=own, k=old.vector[6], stages=old.vector[7], split=split)


def cuda_scan(old):
    if not old.vector:
        return fields("cuda.scan", order=old.order, threads=old.threads)
    need(len(old.vector) == 3, "three numbers as vector")
    return fields("cuda.block_scan", order=old.order, items=old.vector[0], group=old.vector[1], blocks=one_if(old.vector[2]),
                  threads=old.threads)


def cuda_update(old, op):
    if op == "nest.sort":
        if old.kind == "rows":
            return fields("cuda.counting_sort", threads=old.threads)
        need(old.kind == "block_rows" and len(old.vector) in (1, 2), "kind rows or block_rows")
        return fields("cuda.sort", capacity=old.vector[0], threads=old.threads, merge=True if len(old.vector) == 2 else None)
    if old.kind == "block_rows":
        need(len(old.vector) == 2, "two numbers as vector")
        return fields("cuda.block_scatter", row_threads=old.vector[0], blocks=old.vector[1], threads=old.threads)
    need(old.kind in ("rows", "pointwise"), "kind rows, block_rows or pointwise")
    return fields("cuda.scatter" if old.kind == "rows" else "cuda.atomic_scatter", threads=old.threads)


def cuda(old, op):
    need(old.threads is not None, "a number of threads")
    if op in ("nest.scatter", "nest.sort"):
        return cuda_update(old, op)
    table = {
        "copy": cuda_elementwise, "pointwise": cuda_elementwise, "block_rows": cuda_rows, "contraction": cuda_contraction,
        "scan": cuda_scan,
        "rows": lambda o: fields("cuda.reduction", order=o.order, threads=o.threads),
        "unrolled": lambda o: fields("cuda.reduction", order=o.order, threads=o.threads, unroll=True),
        "block_columns": lambda o: fields("cuda.block_columns", order=o.order, width=o.vector[0], blocks=one_if(o.vector[1]),
                                          threads=o.threads),
    }
    need(old.kind in table, f"kind {old.kind} is of CPUs")
    if old.kind == "block_columns":
        need(len(old.vector) == 2, "two numbers as vector")
    return table[old.kind](old)


# --- files ---

def both(old):
    if old.kind == "init":
        return "#nest.init"
    if old.kind == "loops":
        return "#nest.loops"
    return fields("nest.epilogue", by_row=True if old.vector else None)


def convert(match, op, target):
    old = Old(match)
    if old.kind in ("init", "epilogue", "loops"):
        return both(old)
    is_cuda = target == "cuda" or (target is None and (old.threads is not None or old.kind in ("block_rows", "block_columns")))
    typed = cuda(old, op) if is_cuda else cpu(old, op)
    if not match["variants"]:
        return typed
    need(not is_cuda, "variants are of CPUs")
    cases = []
    for variant in re.finditer(VARIANT, match["variants"]):
        inner = SCHEDULE.match(variant["schedule"])
        cases.append(f"<loops = [{variant['loops']}], below = {variant['below']}, schedule = {convert(inner, op, target)}>")
    return f"#nest.cases<[{', '.join(cases)}], otherwise = {typed}>"


def op_before(text, position):
    """The last op's name on the way back from an attribute."""
    found = re.findall(r"\b(?:linalg|nest)\.(?:scatter|sort|gather|generic|fill|matmul|copy|[a-z_0-9]+)(?=[ \"(<{])", text[:position])
    found = [name for name in found if name not in ("nest.schedule", "nest.row_loops", "nest.thread_bytes")]
    return found[-1] if found else ""


def convert_text(text, target, report):
    out, last = [], 0
    for match in SCHEDULE.finditer(text):
        if match.start() < last:
            continue
        try:
            typed = convert(match, op_before(text, match.start()), target)
        except NoTypedForm as why:
            report(text.count("\n", 0, match.start()) + 1, why)
            continue
        out += [text[last:match.start()], typed]
        last = match.end()
    return kernel_schedules.move("".join(out) + text[last:], target, report)


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("files", nargs="+", type=pathlib.Path)
    p.add_argument("--print", action="store_true", help="print the result instead of writing the file")
    p.add_argument("--cpu", dest="target", action="store_const", const="cpu")
    p.add_argument("--cuda", dest="target", action="store_const", const="cuda")
    args = p.parse_args()
    failures = 0
    for file in args.files:
        def report(line, why):
            nonlocal failures
            failures += 1
            print(f"{file}:{line}: no typed schedule: expected {why}", file=sys.stderr)
        text = file.read_text()
        result = convert_text(text, args.target, report)
        if args.print:
            print(result, end="")
        elif result != text:
            file.write_text(result)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
