"""Random values of the fields of schedules, for random_schedules.py and random_gpu_schedules.py.

A kind is a table of fields; each has a function (random, loops, fields so far) -> value, and None leaves the field out. `loops`
are the iterator types of the op. Most values are legal for some op; some are not, as refusals are tested as well.
"""
import json
import pathlib
import re
import sys

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1]))
import kernel_schedules  # noqa: E402

SIZES = (0, 0, 1, 2, 3, 4, 5, 7, 8, 16, 24, 32, 64, 100, 256, 1024, 1 << 20)
ATTRIBUTE = re.compile(r"nest\.schedule = (?=#)")
ITERATORS = re.compile(r"iterator_types = \[([^\]]*)\]")
NAMED = {"linalg.matmul": ("parallel", "parallel", "reduction"), "linalg.batch_matmul": ("parallel",) * 3 + ("reduction",)}


def order(r, loops, fields):
    """Reduced loops last, with few exceptions."""
    kept = [i for i, kind in enumerate(loops) if kind != "reduction"]
    reduced = [i for i, kind in enumerate(loops) if kind == "reduction"]
    if r.random() < 0.2:
        r.shuffle(kept)
    if r.random() < 0.2:
        r.shuffle(reduced)
    values = kept + reduced
    if r.random() < 0.05:
        r.shuffle(values)
    return values


def columns_order(r, loops, fields):
    kept = [i for i, kind in enumerate(loops) if kind != "reduction"]
    reduced = [i for i, kind in enumerate(loops) if kind == "reduction"]
    return kept[:-1] + reduced + kept[-1:] if r.random() < 0.9 else order(r, loops, fields)


def scan_order(r, loops, fields):
    return order(r, loops, fields) if r.random() < 0.5 else columns_order(r, loops, fields)


def parallel(r, loops, fields):
    return r.randint(0, sum(kind != "reduction" for kind in loops)) if r.random() < 0.95 else len(loops)


def tile(r, loops, fields):
    return None if r.random() < 0.6 else [r.choice(SIZES) if r.random() < 0.5 else 0 for _ in loops]


def one_of(*values):
    return lambda r, loops, fields: r.choice(values)


def rows_of_reduction(r, loops, fields):
    return None if fields.get("tile") and r.random() < 0.8 else r.choice((None, None, 2, 3, 8, 16))


def unroll(r, loops, fields):
    return True if fields.get("rows") is None and r.random() < 0.4 else None


def scanned_last(fields, loops):
    return loops[fields["order"][-1]] == "reduction" if fields["order"] else False


def rows_of_scan(r, loops, fields):
    return r.choice((1, 2, 3, 8)) if scanned_last(fields, loops) != (r.random() < 0.05) else None


def columns_of_scan(r, loops, fields):
    return None if fields.get("rows") else r.choice((None, 1, 7, 64, 1024))


def lanes(r, loops, fields):
    return r.choice((1, 2, 4, 8, 16, 32, 64)) if r.random() < 0.95 else 12


def registers(r, loops, fields):
    return [r.randint(1, 9), fields["lanes"] * r.randint(1, 3)]


def task(r, loops, fields):
    rows, columns = fields["registers"]
    multiple = rows * r.randint(1, 9) if sum(kind != "reduction" for kind in loops) > 1 or r.random() < 0.1 else 0
    return [multiple, columns * r.randint(1, 3), r.choice((1, 5, 16, 64, 512))]


def by_row(r, loops, fields):
    return True if r.random() < 0.15 else None


def instruction(r, loops, fields):
    return r.choice((None, None, None, "dpbf16"))


def row_locals(r, loops, fields):
    """The storage of each local of a row program; `loops` are its parts (row_parts)."""
    wanted = sum(part == "local" for part in loops)
    if not wanted and r.random() < 0.95:
        return None
    storage = lambda: r.choice(('"row"', '"again"', r.choice((1, 7, 64, 2048, 100000))))
    count = wanted if r.random() < 0.95 else wanted + 1
    return f"[{', '.join(str(storage()) for _ in range(count))}]"


def row_blocks(r, loops, fields):
    return r.choice((1, 2, 3, 7, 16)) if ("across" in loops) != (r.random() < 0.03) else None


LOOPS = {"order": order, "parallel": parallel, "tile": tile}
CPU = {
    "cpu.pointwise": LOOPS,
    "cpu.reduction": {**LOOPS, "rows": rows_of_reduction, "unroll": unroll},
    "cpu.columns": {"order": columns_order, "columns": one_of(None, 1, 5, 8, 32, 100, 1024), "rows": one_of(1, 2, 3, 4, 8, 16)},
    "cpu.windows": {"order": order, "parallel": parallel, "lanes": lanes},
    "cpu.block_sums": {"order": order, "blocks": one_of(1, 2, 3, 64, 256, 4096), "terms": one_of(1, 16, 100, 16384)},
    "cpu.scan": {"order": scan_order, "rows": rows_of_scan, "columns": columns_of_scan},
    "cpu.contraction": {"lanes": one_of(1, 2, 4, 8, 16), "registers": registers, "task": task, "instruction": instruction,
                        "epilogue_by_row": by_row},
    "cpu.slices": {},
    "cpu.rows": {"along": one_of("columns", "columns", "rows"), "lanes": lanes, "unroll": one_of(None, 1, 2, 3, 4, 8), "locals": row_locals,
                 "blocks": row_blocks, "streaming": one_of(None, True), "prefetch": one_of(None, True)},
    "nest.loops": {},
}
CPU_NEAR = {
    "cpu.pointwise": ("cpu.pointwise",),
    "cpu.reduction": ("cpu.reduction", "cpu.reduction", "cpu.windows", "cpu.columns", "cpu.block_sums"),
    "cpu.windows": ("cpu.windows", "cpu.reduction"),
    "cpu.columns": ("cpu.columns", "cpu.reduction"),
    "cpu.block_sums": ("cpu.block_sums", "cpu.reduction"),
    "cpu.scan": ("cpu.scan", "cpu.scan", "nest.loops"),
    "cpu.contraction": ("cpu.contraction", "cpu.contraction", "cpu.contraction", "cpu.reduction", "cpu.columns"),
    "cpu.rows": ("cpu.rows",),
    "cpu.slices": ("cpu.slices", "cpu.pointwise"),
    "nest.loops": ("nest.loops",),
}


def threads(r, loops, fields):
    return r.choice((1, 8, 31, 32, 64, 96, 128, 256, 256, 256, 384, 512, 1024))


def warps(r, loops, fields):
    return r.choice((32, 64, 128, 256, 256, 1024)) if r.random() < 0.95 else 96 + 8


def width(r, loops, fields):
    return r.choice((1, 1, 2, 4, 8))


def row_loops(r, loops, fields):
    return sum(kind != "reduction" for kind in loops) if r.random() < 0.9 else r.randint(0, len(loops))


def group(r, loops, fields):
    return r.choice((1, 2, 8, 16, 32, fields["threads"]))


def transpose_width(r, loops, fields):
    return r.choice([w for w in (None, None, 1, 2, 4, 8) if not w or fields["tile"] % w == 0])


def scan_group(r, loops, fields):
    return r.choice((1, 32, fields["threads"]))


def thread_tile(r, loops, fields):
    return [r.choice([n for n in (1, 2, 4, 8, 16) if size % n == 0 and size // n <= 32]) for size in fields["tile"][:2]]


def warp_tile(r, loops, fields):
    return [min(size, r.choice((16, 32, 64))) for size in fields["tile"][:2]]


def mma_tile(r, loops, fields):
    return [r.choice((16, 32, 64)), r.choice((16, 32, 64, 128)), fields["k"] * r.choice((1, 2, 4))]


def row_threads(r, loops, fields):
    return r.choice([n for n in (1, 8, 32, 64, 100, 256) if fields["threads"] % n == 0 and n <= fields["threads"]] or [1])


def rows_group(r, loops, fields):
    """Along rows any divisor of the threads."""
    return group(r, loops, fields) if fields["along"] == "columns" or r.random() < 0.05 else r.choice((1, 1, 2, 4, 8))


def rows_kept(r, loops, fields):
    """Most rows of the programs have as many elements."""
    return r.choice((None, 64 // fields["width"], 64 // fields["width"], 1, 4))


def rows_locals(r, loops, fields):
    """The storage of each local of a row program; `loops` are its parts (row_parts)."""
    wanted = sum(part == "local" for part in loops)
    if not wanted and r.random() < 0.95:
        return None
    names = ("again", "shared") + (("register",) * 2 if fields["kept"] else ())
    count = wanted if r.random() < 0.95 else wanted + 1
    return json.dumps([r.choice(names) for _ in range(count)])


SHARED = one_of(None, None, None, 3, 7)
CUDA = {
    "cuda.pointwise": {"order": order, "threads": threads},
    "cuda.vectors": {"order": order, "width": width, "vectors": one_of(1, 1, 2, 4, 16), "threads": threads},
    "cuda.transpose": {"order": order, "tile": one_of(2, 8, 16, 32, 33, 64), "width": transpose_width, "threads": threads},
    "cuda.reduction": {"order": order, "threads": threads, "unroll": one_of(None, None, True)},
    "cuda.block_rows": {"order": order, "rows": row_loops, "width": width, "threads": warps, "group": group, "blocks": SHARED},
    "cuda.rows": {"along": one_of("columns", "columns", "rows"), "width": width, "threads": warps, "group": rows_group, "kept": rows_kept,
                  "locals": rows_locals, "blocks": row_blocks},
    "cuda.block_columns": {"order": order, "width": width, "blocks": one_of(None, None, 2, 5), "threads": warps},
    "cuda.scan": {"order": order, "threads": threads},
    "cuda.block_scan": {"order": order, "items": one_of(1, 2, 3, 4, 8), "threads": warps, "group": scan_group, "blocks": SHARED},
    "cuda.contraction": {"order": order, "tile": lambda r, loops, fields: [r.choice((8, 16, 32, 64)), r.choice((8, 16, 32, 64)), r.choice((2, 8, 16))],
                         "thread": thread_tile, "split": one_of(None, None, 3)},
    "cuda.mma": {"order": order, "k": one_of(8, 16, 32), "tile": mma_tile, "warp": warp_tile, "stages": one_of(2, 3, 4),
                 "split": one_of(None, None, 2)},
    "cuda.scatter": {"threads": threads},
    "cuda.atomic_scatter": {"threads": threads},
    "cuda.block_scatter": {"threads": warps, "row_threads": row_threads, "blocks": one_of(1, 3, 7, 100)},
    "cuda.counting_sort": {"threads": threads},
    "cuda.sort": {"capacity": one_of(2, 64, 128, 512, 1024, 2048), "threads": threads, "merge": one_of(None, None, True)},
    "nest.loops": {},
}
ELEMENTWISE = ("cuda.pointwise", "cuda.vectors", "cuda.transpose")
REDUCTIONS = ("cuda.reduction", "cuda.block_rows", "cuda.block_columns")
PRODUCTS = (*["cuda.contraction"] * 5, *["cuda.mma"] * 8, *REDUCTIONS)
SCANS = ("cuda.scan", "cuda.block_scan", "cuda.block_scan", "nest.loops")
SCATTERS = ("cuda.scatter", "cuda.atomic_scatter", "cuda.block_scatter")
SORTS = ("cuda.counting_sort", "cuda.sort", "cuda.sort")
CUDA_NEAR = {**{kind: family for family in (ELEMENTWISE, (*REDUCTIONS, "cuda.contraction"), SCANS, SCATTERS, SORTS) for kind in family},
             "cuda.contraction": PRODUCTS, "cuda.mma": PRODUCTS, "cuda.rows": ("cuda.rows",), "nest.loops": ("nest.loops",)}


def split(entries):
    """The entries of a list that commas separate."""
    found, depth = [""], 0
    for c in entries:
        depth += (c in "<[") - (c in ">]")
        if c == "," and not depth:
            found.append("")
        else:
            found[-1] += c
    return [entry.strip() for entry in found]


def shown(kind, fields):
    text = ", ".join(f"{name} = {str(value).lower() if isinstance(value, bool) else value}"
                     for name, value in fields.items() if value is not None)
    return f"#{kind}<{text}>" if text else f"#{kind}"


def loops_of(op):
    """The iterator types of an op; none if they are not known."""
    if op.name in ("tensor.insert_slice", "memref.copy"):
        shape = re.search(r"(?:tensor|memref)<([^>,]*)", op.head[op.head.rfind(" : "):])
        return ("parallel",) * (shape[1].count("x") if shape else 0)
    found = ITERATORS.findall(op.head)
    return tuple(re.findall(r'"(\w+)"', found[-1])) if found else NAMED.get(op.name, ())


def row_parts(schedule):
    """The parts that a row program's schedule covers: "local" for each local, and "across" for sums across rows."""
    found = re.search(r"locals = \[([^\]]*)\]", schedule)
    return ("local",) * (len(found[1].split(",")) if found else 0) + (("across",) if "blocks = " in schedule else ())


# Schedules of a kernel, not of an op.
OF_KERNELS = ("cpu.rows", "cuda.rows")


class Schedules:
    """Random schedules of the kinds of a target; `kinds` collects the kinds of schedules that were drawn anew."""

    def __init__(self, random, kinds, near):
        self.random, self.table, self.near, self.kinds = random, kinds, near, set()

    def draw(self, kind, loops):
        fields = {}
        for name, value in self.table[kind].items():
            fields[name] = value(self.random, loops, fields)
        return shown(kind, fields)

    def cases(self, schedule, loops):
        """Sometimes the schedule for large sizes only."""
        if not loops or "<" not in schedule or self.random.random() > 0.15 or "cpu.pointwise" not in self.table:
            return schedule
        some = self.random.sample(range(len(loops)), self.random.randint(1, len(loops)))
        other = self.draw(self.random.choice([kind for kind in self.table if self.table[kind]]), loops)
        return (f"#nest.cases<[<loops = {some}, below = {self.random.choice((1, 4, 50, 1000000))}, schedule = {other}>], "
                f"otherwise = {schedule}>")

    def another(self, old, loops):
        """A schedule that replaces `old`."""
        kind = re.match(r"#([\w.]+)", old)[1]
        if kind == "nest.cases":
            kind = re.search(r"otherwise = #([\w.]+)", old)[1]
        far = self.random.random() < 0.1
        if self.random.random() < 0.2:
            return old
        if kind in OF_KERNELS:
            schedule = self.draw(kind, row_parts(old))
            self.kinds.update([kind] if schedule != old else ())
            return schedule
        kind = self.random.choice(list(self.table) if far else self.near.get(kind, list(self.table)))
        self.kinds.add(kind)
        return self.cases(self.draw(kind, loops), loops)

    def entry(self, op, old):
        """The entry of an op in #nest.schedules: fused ops mostly stay so."""
        if old == "fused":
            return old if self.random.random() < 0.9 else self.draw(self.random.choice(list(self.table)), loops_of(op))
        return "fused" if self.random.random() < 0.03 else self.another(old, loops_of(op))

    def alone(self, op):
        """A schedule of a fill or epilogue that is not fused: plain loops run neither."""
        kind = "cpu.pointwise" if "cpu.pointwise" in self.table else "cuda.pointwise"
        return self.draw(kind, loops_of(op)) if loops_of(op) else "#nest.loops"

    def of_kernel(self, ops, old):
        """A schedule of a kernel that replaces `old`; a schedule of all ops together keeps its kind."""
        listed = re.match(r"#nest\.schedules<\[(.*)\]>$", old, re.S)
        if not listed and old.startswith(tuple(f"#{kind}<" for kind in OF_KERNELS)):
            return self.another(old, ())
        entries = split(listed[1]) if listed else ["fused" if op.role in ("init", "epilogue") else old for op in ops]
        entries = [self.entry(op, entry) for op, entry in zip(ops, entries)]
        if "#nest.loops" in entries and self.random.random() < 0.8:
            entries = [self.alone(op) if entry == "fused" else entry for op, entry in zip(ops, entries)]
        if self.random.random() < 0.02:
            entries = entries[1:] + entries if self.random.random() < 0.5 else entries[1:] or entries * 2
        return f"#nest.schedules<[{', '.join(entries)}]>"

    def apply(self, text):
        blanked, edits = kernel_schedules.blank(text), []
        for match in kernel_schedules.FUNCTION.finditer(blanked):
            function = kernel_schedules.Function(blanked, match.end())
            found = function.attributes and ATTRIBUTE.search(text, *function.attributes)
            if not found:
                continue
            end = kernel_schedules.end_of_attribute(text, found.end())
            ops = [op for op in kernel_schedules.ops_of(text, blanked, function) if not op.empty]
            edits.append((found.end(), end, self.of_kernel(ops, text[found.end():end])))
        for start, end, new in reversed(edits):
            text = text[:start] + new + text[end:]
        return text
