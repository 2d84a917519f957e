"""What the repository checks share: finding files, reading tablegen records, reporting.

Each check prints `file:line: message` for every finding, then one line with what it
examined, and exits 1 if it found anything. A check that examined nothing has failed.
"""
import argparse
import concurrent.futures
import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

CODE = ("include", "lib", "dialects", "conversions", "tools")
ALL_CPP = CODE + ("unittests", "bench", "docs", "test")


def parser(doc):
    p = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--root", type=pathlib.Path, default=pathlib.Path(__file__).resolve().parents[2],
                   help="the tree to check (default: the one this script is in)")
    return p


class Findings:
    def __init__(self, root):
        self.root, self.lines = root, []

    def add(self, path, line, message):
        where = os.path.relpath(path, self.root) if os.path.isabs(path) else path
        self.lines.append(f"{where}:{line}: {message}")

    def finish(self, examined, what):
        """Prints the findings and returns the exit status."""
        if not examined:
            self.lines.append(f".:1: no {what} found, so nothing was checked")
        for line in sorted(set(self.lines), key=position):
            print(line)
        print(f"{pathlib.Path(sys.argv[0]).stem}: {examined} {what} examined, {len(set(self.lines))} findings")
        return 1 if self.lines else 0


def position(finding):
    path, line, message = finding.split(":", 2)
    return path, int(line), message


def files(root, folders, *suffixes):
    """The files with one of the suffixes below root's folders, sorted; hidden and build folders left out."""
    found = []
    for folder in folders:
        for at, subfolders, names in os.walk(root / folder):
            subfolders[:] = sorted(d for d in subfolders if not d.startswith((".", "build", "__pycache__")))
            found += [pathlib.Path(at, n) for n in sorted(names) if n.endswith(suffixes)]
    return found


def text(path):
    return path.read_text(encoding="utf-8", errors="replace")


def parallel(function, items):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(function, items))


def run(*command, **options):
    return subprocess.run([str(c) for c in command], capture_output=True, text=True, errors="replace", **options)


def need(tool):
    """The check cannot be made without its tool: say so in one line."""
    with contextlib.suppress(OSError):
        subprocess.run([tool, "--version"], capture_output=True)
        return tool
    sys.exit(f"{pathlib.Path(sys.argv[0]).stem}: error: cannot run '{tool}'; tools/dev/install-deps installs what is "
             "needed, tools/dev/build release builds tcopt")


# --- Includes ---

INCLUDE = re.compile(r'^\s*#?\s*include\s*[<"]([^">]+)[">]')


def includes(path):
    """[(line number, spelling)] of a C++ or tablegen file."""
    found = []
    for number, line in enumerate(text(path).splitlines(), 1):
        match = INCLUDE.match(line)
        if match:
            found.append((number, match.group(1)))
    return found


@contextlib.contextmanager
def include_roots(root):
    """The folders that headers and .td files are spelled from, as the build has them but without needing a build."""
    upstream = run(need("llvm-config-22"), "--includedir").stdout.strip()
    with tempfile.TemporaryDirectory() as made:
        links = pathlib.Path(made, "tcopt")
        links.mkdir()
        for dialect in sorted((root / "dialects").glob("*/")):
            (links / dialect.name).symlink_to(dialect)
        (links / "Conversion").symlink_to(root / "conversions")
        yield [root / "include", made, root, upstream]


# --- Tablegen ---

class Records:
    """The ops, dialects and passes of the project's .td files, as llvm-tblgen sees them."""

    def __init__(self, root):
        self.root = root
        self.files = files(root, CODE, ".td")
        self.ops, self.passes, self.dialects, self.broken = {}, {}, {}, []
        # A file included by another one shows up there, and may be a fragment that cannot stand alone.
        included = {spelling for td in self.files for _, name in includes(td) for spelling in (name, td.parent / name)}
        self.roots = [td for td in self.files if not included & {td, spelling(root, td)}]
        with include_roots(root) as folders:
            for td, (data, error) in zip(self.roots, parallel(lambda td: dump(td, folders), self.roots)):
                self.add(td, data) if data is not None else self.broken.append((td, error))

    def add(self, td, data):
        records = lambda kind: [data[name] for name in data["!instanceof"].get(kind, [])]
        own = {d["!name"]: d["name"] for d in records("Dialect") if d["cppNamespace"].lstrip(":").startswith("tcopt")}
        self.dialects.update(own.items())
        for op in records("Op"):
            if op["opDialect"]["def"] in own:
                self.ops[f'{own[op["opDialect"]["def"]]}.{op["opName"]}'] = (self.locate(op, td), op)
        for record in records("PassBase"):
            self.passes[record["argument"]] = (self.locate(record, td), record)

    def locate(self, record, td):
        """(file, line) of a record: tablegen gives base names only."""
        name, line = record["!locs"][0].rsplit(":", 1)
        candidates = [f for f in self.files if f.name == name]
        same = [f for f in candidates if f.parent == td.parent]
        return (same or candidates or [td])[0], int(line)

    def report_broken(self, findings):
        for td, error in self.broken:
            findings.add(td, 1, f"llvm-tblgen refuses it: {error}")


def spelling(root, path):
    """How an include names a header or .td file of the project."""
    relative = path.relative_to(root).as_posix()
    relative = re.sub(r"^conversions/", "dialects/Conversion/", relative)
    return re.sub(r"^include/", "", re.sub(r"^dialects/", "tcopt/", relative))


def dump(td, folders):
    done = run(need("llvm-tblgen-22"), "-dump-json", *[f"-I{f}" for f in folders], f"-I{td.parent}", td)
    if done.returncode:
        error = next((l for l in done.stderr.splitlines() if "error:" in l), "unknown error")
        return None, error.split("error:")[-1].strip()
    return json.loads(done.stdout), ""
