"""Archives of recorded graphs, NAME.jsonl.xz: a header, then a graph a line. Does not need torch."""
import collections
import json
import lzma

Recorded = collections.namedtuple("Recorded", "name graph numbers")
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]


def write(path, header, graphs):
    rows = [header] + [{k: v for k, v in g._asdict().items() if v is not None} for g in graphs]
    text = "".join(json.dumps(row, separators=(",", ":"), allow_nan=False) + "\n" for row in rows)
    path.write_bytes(lzma.compress(text.encode(), filters=FILTERS))


def read(path):
    """(header, [Recorded])."""
    header, *rows = (json.loads(line) for line in lzma.decompress(path.read_bytes()).decode().splitlines())
    return header, [Recorded(r["name"], r["graph"], r.get("numbers")) for r in rows]


def with_subgraphs(graph):
    """A graph and all graphs in it."""
    yield graph
    for inner in graph.get("graphs", {}).values():
        yield from with_subgraphs(inner)


def arguments(node):
    """All arguments of a node: (keyword or position, tagged value)."""
    yield from enumerate(node.get("args", []))
    yield from node.get("kwargs", {}).items()


def leaves(argument):
    """(tag, value) of the elements of an argument; elements of lists have the tag of the singular."""
    (tag, value), = argument.items()
    if tag == "list":
        for inner in value:
            yield from leaves(inner)
    elif tag in SINGULAR:
        for inner in value:
            yield element(SINGULAR[tag], inner)
    else:
        yield tag, value


SINGULAR = {"ints": "int", "sizes": "size", "bools": "bool", "floats": "float", "tensors": "tensor", "optional_tensors": "tensor",
            "strings": "string"}


def element(tag, value):
    if value is None:
        return "none", True
    return ("int", value) if tag == "size" and isinstance(value, int) else (tag, value)
