"""Compares results of an imported graph with its `numbers` (docs/TorchGraph.md). Needs NumPy, not torch.

The function of an imported graph returns the outputs that are not {"none": true}, then the new value of each input that a node
writes, in the order of the inputs.
"""
import collections

from . import arrays, replay

LITERALS = {"int": "size", "float": "number", "bool": "boolean", "expression": "size"}  # tag -> kind of the value

# A result: `row` is its value in the graph, `check` may be None; `given` is the index of the input that it is equal to, or None.
Result = collections.namedtuple("Result", "what row check given")


def values_of(graph):
    """{name: value} of inputs, constants and results of nodes."""
    found = graph["inputs"] + graph.get("constants", [])
    return {row["name"]: row for row in found + [r for node in graph["nodes"] for r in node.get("results", []) if r]}


def expected_results(graph, numbers):
    """Results in the order in which the function returns them."""
    rows, mutated = values_of(graph), numbers.get("mutated", {})
    places = {row["name"]: i for i, row in enumerate(graph["inputs"])}
    found = []
    for i, (output, check) in enumerate(zip(graph["outputs"], numbers["outputs"], strict=True)):
        (tag, value), = output.items()
        if tag == "none":
            continue
        if tag in LITERALS:
            found.append(Result(f"output {i}", {"kind": LITERALS[tag]}, check, None))
        elif value in mutated:  # a node has written this input
            found.append(Result(f"output {i}", rows[value], mutated[value], None))
        else:
            found.append(Result(f"output {i}", rows[value], check, places.get(value)))
    return found + [Result(f"input {name}", rows[name], mutated[name], None) for name in places if name in mutated]


def type_complaint(array, row, values):
    """Empty if the data type is the recorded one, and sizes are where they do not depend on data."""
    sizes = [arrays.size_of(s, values) for s in row.get("sizes", [])]
    same = len(sizes) == array.ndim and all(want in (None, have) for want, have in zip(sizes, array.shape))
    if same and arrays.name_of(array) == arrays.dtype_of(row):
        return ""
    shown = ", ".join("?" if s is None else str(s) for s in sizes)
    return f"{arrays.name_of(array)} {list(array.shape)}, expected {arrays.dtype_of(row)} [{shown}]"


def complaint(array, result, inputs, values):
    """Empty if a result is right."""
    wrong = type_complaint(array, result.row, values)
    if wrong:
        return wrong
    if result.given is not None:
        same = array.tobytes() == inputs[result.given].tobytes()
        return "" if same else "not equal to the input that it is"
    if result.check is None:
        return ""
    if "value" in result.check:
        return "" if array.item() == result.check["value"] else f"{array.item()}, expected {result.check['value']}"
    return replay.disagreement(replay.check_of(arrays.wide(array)), result.check, array.size, arrays.name_of(array))


def disagreements(graph, numbers, inputs, found):
    """A message for each result that is wrong; `found` has the arrays."""
    expected, values = expected_results(graph, numbers), arrays.hints(graph)
    if len(found) != len(expected):
        return [f"{len(found)} results, expected {len(expected)}"]
    return [f"{e.what}: {wrong}" for a, e in zip(found, expected) if (wrong := complaint(a, e, inputs, values))]
