#!/usr/bin/env python3
"""Writes lib/Import/ONNX/OperatorForms.inc: inputs and attributes of ONNX's operators in each version, from the installed onnx.

  record_onnx_forms.py [--write]

A row is a version in which inputs or attributes changed: FORM(domain:name, version, required inputs, most inputs, attributes); '!'
marks a required attribute. Operators that the importer does not support are left out. Needs a wheel of onnx with the newest
operator set that the importer supports. Without --write it compares.
"""
import argparse
import itertools
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
IMPORTER = ROOT / "lib/Import/ONNX"
TARGET = IMPORTER / "OperatorForms.inc"
HEAD = "// Written by tools/dev/record_onnx_forms.py from the schemas of onnx {}.\n"


def imported():
    """The keys of the importer's tables."""
    found = set()
    for path in IMPORTER.rglob("*.cpp"):
        found.update(re.findall(r'\bt\.add(?:Any)?\(\s*"([\w.:]+)"', path.read_text()))
    return found


def form(schema):
    # consumed_inputs has no effect.
    words = sorted(name + "!" * (attribute.required and name != "consumed_inputs") for name, attribute in schema.attributes.items())
    needed = list(itertools.takewhile(lambda i: i.option.name == "Single" or i.option.name == "Variadic" and schema.min_input > 0, schema.inputs))
    return len(needed), min(schema.max_input, 2**31 - 1), " ".join(words)


def rows(onnx):
    history = {}
    for schema in onnx.defs.get_all_schemas_with_history():
        key = f"{schema.domain}:{schema.name}" if schema.domain else schema.name
        history.setdefault(key, {})[schema.since_version] = form(schema)
    for key in sorted(set(history) & imported()):
        last = None
        for version, found in sorted(history[key].items()):
            if found != last:
                yield key, version, *found
            last = found


def text(onnx):
    lines = [f'FORM("{key}", {version}, {least}, {most}, "{words}")' for key, version, least, most, words in rows(onnx)]
    return HEAD.format(onnx.__version__) + "\n".join(lines) + "\n"


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--write", action="store_true")
    args = p.parse_args()
    import onnx
    made = text(onnx)
    if args.write:
        TARGET.write_text(made)
    elif made != TARGET.read_text():
        sys.exit(f"{TARGET.relative_to(ROOT)} is not what onnx {onnx.__version__} says; --write writes it")
    print(f"{made.count('FORM(')} forms")


if __name__ == "__main__":
    main()
