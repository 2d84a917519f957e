#!/usr/bin/env python3
"""Checks that every .cpp and .c is listed in a CMakeLists.txt, and that none is found by globbing, which would not notice
a new file."""
import re
import sys

import repo

# Not bench: its scripts compile what they generate together with their drivers.
FOLDERS = ("lib", "dialects", "conversions", "tools", "unittests", "docs", "test")


def listing(path):
    """The words of a CMakeLists.txt without its comments."""
    code = "\n".join(re.sub(r"#.*", "", line) for line in repo.text(path).splitlines())
    return set(re.split(r'[\s()";]+', code.replace("${CMAKE_CURRENT_SOURCE_DIR}/", "")))


def of_families(root):
    """The files that dialects/families.cmake stands for."""
    path = root / "dialects/families.cmake"
    text = repo.text(path) if path.exists() else ""
    found = {f for kind, f in (("GRAPH", "dialects/Graph/IR/Graph{}Ops.cpp"), ("GRAPH", "conversions/GraphToCore/{}Rules.cpp"),
                               ("GRAPH", "dialects/Graph/Derivatives/{}Derivatives.cpp"),
                               ("GRAPH", "lib/Interpreter/Graph{}.cpp"), ("CORE", "dialects/Core/IR/Core{}Ops.cpp"),
                               ("CORE", "lib/Interpreter/Core{}.cpp"))
             for families in re.findall(rf"set\(TCOPT_{kind}_FAMILIES([^)]*)\)", text) for f in map(f.format, families.split())}
    return {(root / f).resolve() for f in found}


def main():
    root = repo.parser(__doc__).parse_args().root.resolve()
    findings = repo.Findings(root)
    # What lies in Inputs is compiled by the tests beside it.
    sources = [f for f in repo.files(root, FOLDERS, ".cpp", ".c") if f.parent.name != "Inputs"]
    listed = {(cmake.parent / word).resolve() for cmake in repo.files(root, FOLDERS, "CMakeLists.txt")
              for word in listing(cmake) if word.endswith((".cpp", ".c"))} | of_families(root)
    for path in sources:
        if path.resolve() not in listed:
            findings.add(path, 1, "not listed in a CMakeLists.txt")
    for cmake in repo.files(root, FOLDERS, "CMakeLists.txt", ".cmake"):
        text = repo.text(cmake)
        for call in re.finditer(r"^\s*file\s*\(\s*GLOB[^)]*\)", text, re.I | re.M):
            if not re.search(r"\*\.(h|td)\b", call.group()):
                number = text.count("\n", 0, call.start()) + 1
                findings.add(cmake, number, "list the sources by name instead of globbing")
    return findings.finish(len(sources), "sources")


if __name__ == "__main__":
    sys.exit(main())
