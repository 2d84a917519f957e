#!/usr/bin/env python3
"""Checks that an option is stated in one table: no other source declares a member, a flag or a variable of its name.

  tools/dev/check_options.py [--root DIR]

The tables are include/tcopt/Support/CompileOptions.def and CallOptions.def. Members of structs, command lines, the
environment, cache keys and protocols are made from them. A pass has options of its own, in its .td file.
"""
import argparse
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TABLES = ("CompileOptions.def", "CallOptions.def")
ROW = re.compile(r"^TCOPT_\w+_OPTION\(\s*[\w:<>]+,\s*(\w+),\s*[^,]+,\s*\"([\w-]+)\"", re.M)
# tcopt-run has several backends, the optimizers of NN a mode of their own, and a target states the width of its registers.
OTHER_MEANING = {"backend", "mode", "vectorBits", "vector-bits"}


def rows(root):
    for table in TABLES:
        text = (root / "include/tcopt/Support" / table).read_text()
        yield from ROW.findall(text)


def findings(root):
    found, names = [], list(rows(root))
    if len(names) < 2:
        return [f"no rows in {', '.join(TABLES)}"], names
    members = "|".join(m for m, _ in names if m not in OTHER_MEANING)
    spelled = "|".join(n for _, n in names if n not in OTHER_MEANING)
    variables = "|".join(n.replace("-", "_").upper() for _, n in names)
    copies = {
        "a member": re.compile(rf"^\s+(?:std::optional<\w+>|std::string|bool|u?int64_t|unsigned|int) ({members})(?: =|;|\{{)", re.M),
        "a flag": re.compile(rf"(?:cl::opt|cl::list|Option)<[^;]*?>\s*\w+\s*\{{[^;]*?\"({spelled})\"", re.M),
        "a variable": re.compile(rf"\"(?:TCOPT_)?({variables})\""),
    }
    for folder in ("include", "lib", "tools"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            text = re.sub(r"//[^\n]*", "", path.read_text())
            for kind, pattern in copies.items():
                if kind == "a member" and path.suffix != ".h":
                    continue
                for match in pattern.finditer(text):
                    line = text.count("\n", 0, match.start(1)) + 1
                    found.append(f"{path.relative_to(root)}:{line}: {kind} of the option '{match[1]}', which a table of "
                                 f"include/tcopt/Support has")
    return found, names


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--root", type=pathlib.Path, default=ROOT)
    found, names = findings(parser.parse_args().root)
    print("\n".join([*found, f"check_options: {len(names)} options, {len(found)} findings"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
