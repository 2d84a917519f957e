"""Moves schedules from the ops of kernels to the kernels: the second half of convert_schedules.py."""
import re

FUNCTION = re.compile(r"(?:func\.func|nest\.kernel)\s+(?:private\s+)?@")
OP = re.compile(r"(?:^[ \t]*|= )((?:linalg\.(?!yield\b|index\b)\w+)|tensor\.insert_slice|memref\.copy|nest\.scatter|nest\.sort)\b", re.M)
SCHEDULE = re.compile(r"nest\.schedule\s*=\s*(?=#)")
PARTS = {"#nest.init": "init", "#nest.epilogue": "epilogue"}
EMPTY = re.compile(r"(?:tensor|memref)<(?:[\d?]+x)*0x")
WIDTH = 130


class NotConverted(Exception):
    def __init__(self, position, why):
        super().__init__(why)
        self.position = position


def blank(text):
    """The text with comments and strings blanked, at the same positions."""
    return re.sub(r'//[^\n]*|"(?:[^"\\]|\\.)*"', lambda m: re.sub(r"[^\n]", " ", m[0]), text)


def close_of(text, start):
    """The position after the bracket that closes the one at `start`."""
    pairs, depth = {"(": ")", "{": "}", "<": ">", "[": "]"}, []
    for at in range(start, len(text)):
        c = text[at]
        if c in pairs:
            depth.append(pairs[c])
        elif depth and c == depth[-1] and not (c == ">" and text[at - 1] == "-"):
            depth.pop()
            if not depth:
                return at + 1
    raise NotConverted(start, "brackets that are closed")


def end_of_attribute(text, start):
    """The end of `#cpu.scan<...>` or `#nest.init`."""
    name = re.compile(r"#[\w.]+").match(text, start)
    return close_of(text, name.end()) if text[name.end():name.end() + 1] == "<" else name.end()


class Function:
    """The positions of a function's parts: the dictionary of `attributes`, or None, and the body."""

    def __init__(self, text, start):
        self.start, self.attributes, self.body, self.end = start, None, None, start
        at = close_of(text, text.index("(", start))
        while True:
            found = re.compile(r"\s*(->|attributes\b|[({])|(?=\s*\n\s*\n)").match(text, at)
            word = found[1] if found else None
            if word == "->":
                rest = re.compile(r"\s*").match(text, found.end()).end()
                at = close_of(text, rest) if text[rest] == "(" else re.compile(r"!?[\w.]+").match(text, rest).end()
                if text[at:at + 1] == "<":
                    at = close_of(text, at)
            elif word == "attributes":
                opening = text.index("{", found.end())
                self.attributes = opening, close_of(text, opening)
                at = self.attributes[1]
            elif word == "{":
                self.body = found.end() - 1
                self.end = close_of(text, self.body)
                return
            else:
                self.end = at
                return


class Op:
    def __init__(self, name, text, blanked, start, end):
        self.name, self.start, self.end, self.schedule, self.role = name, start, end, None, None
        region = re.compile(r"\{\s*\n\s*\^").search(blanked, start, end)
        self.head_end = region.start() + 1 if region else end
        self.head = text[start:self.head_end]
        self.empty = bool(EMPTY.search(blanked, start, self.head_end))
        role = re.compile(r"nest\.role\s*=\s*#nest\.role<(\w+)>").search(blanked, start, self.head_end)
        self.role = role and role[1]
        found = SCHEDULE.search(blanked, start, self.head_end)
        self.at = found and (found.start(), end_of_attribute(blanked, found.end()))
        if found:
            self.schedule = " ".join(text[found.end():self.at[1]].split())

    def part(self):
        return PARTS.get((self.schedule or "").split("<")[0])


def ops_of(text, blanked, function):
    starts = list(OP.finditer(blanked, function.body, function.end))
    ends = [m.start() for m in starts[1:]] + [function.end]
    return [Op(m[1], text, blanked, m.start(1), end) for m, end in zip(starts, ends)]


def fill_in(ops, target):
    """Schedules of ops that had none."""
    for op in ops:
        if op.schedule:
            continue
        if target == "cpu" and op.name == "nest.scatter":
            op.schedule = "#cpu.scatter"
        elif target == "cpu" and op.name == "nest.sort":
            op.schedule = "#cpu.library"
        else:
            raise NotConverted(op.start, f"a schedule of {op.name}; erase those of the kernel's other ops to choose all anew")


def by_row(ops):
    """Moves `by_row` of an epilogue to the contraction before it."""
    for before, op in zip(ops, ops[1:]):
        if op.part() == "epilogue" and "by_row = true" in op.schedule:
            if "#cpu.contraction<" not in before.schedule:
                raise NotConverted(op.start, "a #cpu.contraction before an epilogue by rows")
            at = end_of_attribute(before.schedule, before.schedule.rindex("#cpu.contraction<")) - 1
            before.schedule = before.schedule[:at] + ", epilogue_by_row = true" + before.schedule[at:]


def stated(ops, indent):
    entries = ["fused" if op.part() else op.schedule for op in ops]
    own = [op for op in ops if not op.part()]
    are_roots = all(op.role not in PARTS.values() for op in own)
    are_slices = all(op.name in ("tensor.insert_slice", "memref.copy") for op in own)
    if are_roots and len({op.schedule for op in own}) == 1 and (len(own) == 1 or are_slices):
        return own[0].schedule
    line = f"#nest.schedules<[{', '.join(entries)}]>"
    if len(line) < WIDTH - 20:
        return line
    space = "\n" + indent
    return f"#nest.schedules<[{space}{(',' + space).join(entries)}]>"


def without(text, start, end, role):
    """The edit (start, end, new text) that removes a schedule from its dictionary, or replaces it by a role."""
    if role:
        return start, end, f"nest.role = #nest.role<{role}>"
    after = re.compile(r",\s*").match(text, end)
    if after:
        return start, after.end(), ""
    before = re.search(r",\s*$", text[:start])
    if before:
        return before.start(), end, ""
    opening = re.search(r"\s*(?:attrs\s*=\s*|attributes\s*)?\{\s*$", text[:start])
    closing = re.compile(r"\s*\}").match(text, end)
    start, end = opening.start(), closing.end()
    after = re.compile(r"[ \t]*\n[ \t]*(?!//)(?=\S)").match(text, end)
    line = text[text.rfind("\n", 0, start) + 1:start].split("//")[0]
    if after and re.fullmatch(r"\s*(?:%[\w:, %]+ = )?[a-z_]+\.[a-z_0-9]+", line):
        return start, after.end(), " "
    return start, end, ""


def schedules_of(text, blanked, function, target):
    """The edits that move the schedules of one function."""
    every = ops_of(text, blanked, function)
    ops = [op for op in every if not op.empty]
    if not any(op.schedule for op in ops):
        return []
    known = " ".join(op.schedule for op in ops if op.schedule)
    fill_in(ops, target or ("cpu" if "#cpu." in known else "cuda"))
    by_row(ops)
    edits = [without(blanked, *op.at, None if op.role else op.part()) for op in every if op.at]
    start = text.rfind("\n", 0, function.start) + 1
    indent = re.compile(r" *").match(text, start)[0] + "    "
    value = f"nest.schedule = {stated(ops, indent + '  ')}"
    if function.attributes:
        opening, closing = function.attributes
        more = bool(text[opening + 1:closing - 1].strip())
        return edits + [(opening + 1, opening + 1, value + (", " if more else ""))]
    line = text[text.rfind("\n", 0, function.body) + 1:function.body]
    space = "" if len(line) + len(value.split("\n")[0]) < WIDTH and not value.count("\n") else "\n" + indent[1:]
    at = len(text[:function.body].rstrip())
    return edits + [(at, function.body, f"{space} attributes {{{value}}} ")]


def move(text, target, report):
    """The text with schedules of ops on their kernels; `report(line, why)` states what was left."""
    blanked, edits = blank(text), []
    for match in FUNCTION.finditer(blanked):
        try:
            function = Function(blanked, match.end())
            if function.body is not None:
                edits += schedules_of(text, blanked, function, target)
        except NotConverted as why:
            report(text.count("\n", 0, why.position) + 1, why)
    for start, end, new in sorted(edits, reverse=True):
        text = text[:start] + new + text[end:]
    return text
