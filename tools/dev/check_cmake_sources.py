#!/usr/bin/env python3
"""Checks that every .cpp is listed in the CMakeLists.txt of its folder, or of the nearest folder above that has one, and
that none is found by globbing, which would not notice a new file."""
import re
import sys

import repo

# Not bench: its scripts compile what they generate together with their drivers.
FOLDERS = ("lib", "dialects", "conversions", "tools", "unittests", "docs", "test")


def listing(path):
    """The words of a CMakeLists.txt without its comments."""
    code = "\n".join(re.sub(r"#.*", "", line) for line in repo.text(path).splitlines())
    return set(re.split(r'[\s()";]+', code.replace("${CMAKE_CURRENT_SOURCE_DIR}/", "")))


def owner(path, root):
    for folder in path.parents:
        if (folder / "CMakeLists.txt").is_file():
            return folder / "CMakeLists.txt"
        if folder == root:
            return None


def main():
    root = repo.parser(__doc__).parse_args().root.resolve()
    findings = repo.Findings(root)
    sources = repo.files(root, FOLDERS, ".cpp", ".c")
    words = {}
    for path in sources:
        cmake = owner(path, root)
        if cmake is None or cmake.parent == root:
            findings.add(path, 1, "there is no CMakeLists.txt in its folder or one above")
            continue
        if cmake not in words:
            words[cmake] = listing(cmake)
        if str(path.relative_to(cmake.parent)) not in words[cmake]:
            findings.add(path, 1, f"not listed in {cmake.relative_to(root)}")
    for cmake in repo.files(root, FOLDERS, "CMakeLists.txt", ".cmake"):
        text = repo.text(cmake)
        for call in re.finditer(r"^\s*file\s*\(\s*GLOB[^)]*\)", text, re.I | re.M):
            if not re.search(r"\*\.(h|td)\b", call.group()):
                number = text.count("\n", 0, call.start()) + 1
                findings.add(cmake, number, "list the sources by name instead of globbing")
    return findings.finish(len(sources), "sources")


if __name__ == "__main__":
    sys.exit(main())
