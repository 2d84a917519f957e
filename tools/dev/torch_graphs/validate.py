"""Checks recorded graphs by the rules of docs/TorchGraph.md. Does not need torch."""
from . import VERSION, expressions, reader

DTYPES = frozenset("f64 f32 f16 bf16 i64 i32 i16 i8 ui8 ui16 ui32 ui64 i1 c64 c128 f8E4M3FN f8E5M2".split())
KINDS = frozenset("inference forward backward".split())
ROLES = frozenset("parameter buffer saved tangent".split())
REFERENCES = {"tensor": "tensor", "size": "size", "number": "number", "boolean": "boolean"}  # tag -> kind of the value
LITERALS = {
    "int": int, "float": (int, float, str), "bool": bool, "string": str, "none": bool, "dtype": str, "device": str, "layout": str,
    "memory_format": str, "operator": str, "complex": list, "expression": (int, str), "graph": str,
}
FLOAT_TEXTS = {"inf", "-inf", "nan"}
ALIASES = "is_input", "view_of_input", "view_of_output"
FIELDS = {
    "graph": set("version kind symbols facts unwritable_facts locations modules inputs constants nodes outputs graphs output_groups "
                 "mutations aliases".split()),
    "subgraph": set("inputs constants nodes outputs graphs".split()),
    "node": set("target args kwargs results location module".split()),
    "value": set("name kind value dtype sizes strides device layout role source requires_grad data".split()),
}


class Validator:
    """Collects messages about one graph with its subgraphs."""

    def __init__(self, graph):
        self.graph, self.messages = graph, []
        self.symbols = {row["name"] for row in graph.get("symbols", [])}

    def run(self):
        graph = self.graph
        if graph.get("version") != VERSION:
            return [f"version {graph.get('version')}, expected {VERSION}"]
        self.expect(graph.get("kind") in KINDS, f"kind '{graph.get('kind')}'")
        for row in graph.get("symbols", []):
            self.symbol(row)
        for fact in graph.get("facts", []):
            self.parsed(expressions.parse_fact, fact)
        Body(self, graph, "graph").run()
        self.groups()
        return self.messages

    def expect(self, holds, message):
        if not holds:
            self.messages.append(message)
        return holds

    def parsed(self, parse, text):
        try:
            unknown = expressions.symbols(parse(text)) - self.symbols
        except expressions.SyntaxFault as fault:
            self.messages.append(str(fault))
        else:
            self.expect(not unknown, f"no symbol '{', '.join(sorted(unknown))}' for '{text}'")

    def symbol(self, row):
        low, high = row["range"]
        hint = row.get("hint")
        inside = hint is None or (low is None or low <= hint) and (high is None or hint <= high)
        self.expect(inside, f"the hint {hint} of '{row['name']}' is outside of {row['range']}")

    def groups(self):
        graph, count = self.graph, len(self.graph.get("outputs", []))
        if "output_groups" in graph:
            total = sum(graph["output_groups"].values())
            self.expect(total == count, f"output_groups have {total} outputs, expected {count}")
        names = {row["name"] for row in graph.get("inputs", [])}
        for row in graph.get("mutations", []):
            self.expect(row["output"] < count and row["input"] in names, f"mutation {row}")
        for row in graph.get("aliases", []):
            (kind, of), = ((k, v) for k, v in row.items() if k != "output")
            known = kind in ALIASES and (of < count if kind == "view_of_output" else of in names)
            self.expect(row["output"] < count and known, f"alias {row}")


class Body:
    """Checks the values and nodes of a graph or subgraph in order."""

    def __init__(self, validator, graph, kind):
        self.of, self.graph, self.kinds, self.kind = validator, graph, {}, kind
        self.expect = validator.expect

    def run(self):
        graph, table = self.graph, self.of.graph
        self.fields(graph, self.kind)
        for row in graph.get("inputs", []) + graph.get("constants", []):
            self.define(row)
        self.rows = len(table.get("locations", [])), len(table.get("modules", []))
        for node in graph.get("nodes", []):
            self.node(node)
        for output in graph.get("outputs", []):
            self.argument(output)
        for inner in graph.get("graphs", {}).values():
            Body(self.of, inner, "subgraph").run()

    def fields(self, row, kind):
        self.expect(set(row) <= FIELDS[kind], f"unknown fields {sorted(set(row) - FIELDS[kind])} of a {kind}")

    def define(self, row):
        name, kind = row.get("name"), row.get("kind", "tensor")
        self.fields(row, "value")
        self.expect(isinstance(name, str) and name not in self.kinds, f"'{name}' is defined twice")
        self.kinds[name] = kind
        if kind == "tensor":
            self.tensor(row)
        elif kind == "size":
            self.of.parsed(expressions.parse, row["value"])
        else:
            self.expect(kind in ("number", "boolean", "none"), f"kind '{kind}' of '{name}'")

    def tensor(self, row):
        self.expect(row["dtype"] in DTYPES, f"dtype '{row['dtype']}' of '{row['name']}'")
        self.expect(row.get("role", "saved") in ROLES, f"role '{row.get('role')}' of '{row['name']}'")
        for size in row["sizes"] + row.get("strides", []):
            self.of.parsed(expressions.parse, size)
        strides = row.get("strides", row["sizes"])
        self.expect(len(strides) == len(row["sizes"]), f"{len(strides)} strides of '{row['name']}'")

    def node(self, node):
        self.fields(node, "node")
        target = node.get("target", "")
        self.expect(target.count(".") >= 1, f"target '{target}'")
        for _, argument in reader.arguments(node):
            self.argument(argument)
        for result in node.get("results", []):
            if result is not None:
                self.define(result)
        for field, count in zip(("location", "module"), self.rows):
            self.expect(node.get(field, -1) < count, f"{field} {node.get(field)} of '{target}', the table has {count}")

    def argument(self, argument):
        if not self.expect(isinstance(argument, dict) and len(argument) == 1, f"an argument without one tag: {argument}"):
            return
        for tag, value in reader.leaves(argument):
            self.leaf(tag, value)

    def leaf(self, tag, value):
        if tag in REFERENCES:
            kind = self.kinds.get(value)
            self.expect(kind == REFERENCES[tag], f"'{value}' is {kind or 'not defined'}, expected a {tag}")
            return
        if not self.expect(tag in LITERALS and isinstance(value, LITERALS[tag]), f"an argument {tag} {value!r}"):
            return
        if tag == "float" and isinstance(value, str):
            self.expect(value in FLOAT_TEXTS, f"float '{value}'")
        if tag == "dtype":
            self.expect(value in DTYPES, f"dtype '{value}'")
        if tag == "graph":
            self.expect(value in self.graph.get("graphs", {}), f"no graph '{value}'")
        if tag == "expression":
            self.of.parsed(expressions.parse, value)


def numbers_messages(graph, numbers):
    """Messages about the numbers of a graph."""
    found = []
    for field in "inputs", "outputs":
        if len(numbers[field]) != len(graph[field]):
            found.append(f"numbers have {len(numbers[field])} {field}, expected {len(graph[field])}")
    for row, source in zip(graph["inputs"], numbers["inputs"]):
        kinds = {"value"} if row.get("kind", "tensor") != "tensor" else {"values", "range", "choices", "low"}
        if not kinds & set(source):
            found.append(f"the source of '{row['name']}' is {source}")
    unknown = set(numbers.get("mutated", {})) - {row["name"] for row in graph["inputs"]}
    return found + [f"numbers of '{name}', which is no input" for name in sorted(unknown)]


def archive_messages(path):
    """[(name of a graph or empty, message)] of an archive, and how many graphs it has."""
    try:
        header, graphs = reader.read(path)
    except Exception as error:
        return [("", f"cannot be read: {error}")], 0
    found, names = [], {g.name for g in graphs}
    if header.get("version") != VERSION or "torch" not in header.get("packages", {}):
        found.append(("", f"a header of version {header.get('version')}, expected {VERSION} with the version of torch"))
    used = {name for run in header.get("runs", {}).values() for name in run["graphs"]}
    if used != names:
        found.append(("", f"the runs use other graphs than the archive has: {sorted(used ^ names)[:4]}"))
    for g in graphs:
        messages = checked(g)
        found += [(g.name, message) for message in messages]
    return found, len(graphs)


def checked(recorded):
    try:
        messages = Validator(recorded.graph).run()
        return messages + (numbers_messages(recorded.graph, recorded.numbers) if recorded.numbers else [])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        return [f"malformed: {type(error).__name__} {error}"]
