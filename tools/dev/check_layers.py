#!/usr/bin/env python3
"""Checks that every #include (and tablegen include) of the project's own headers follows the layers.

A file's layer is found from its folder, a header's from its spelling. SEES says which layers a layer may include; itself
is always allowed. A folder without a layer is a finding too: state it here. An edge is added by a commit that says why.
"""
import pathlib
import re
import sys

import repo

# Low to high. `dialects/*/IR` are the layers "ir", any other folder of a dialect is "dialect"; the dialect of attributes,
# which has no ops, is a layer of its own below them.
BASE = ("support", "interfaces", "analysis", "attributes")
IR = BASE + ("ir",)
DIALECTS = IR + ("dialect", "interpreter", "runtime")
CONVERSIONS = DIALECTS + ("conversion",)
TARGET = CONVERSIONS + ("target",)
PIPELINES = TARGET + ("pipelines",)
EVERYTHING = PIPELINES + ("execution", "capture", "nn", "aten", "torch", "import", "export", "capi", "all")

SEES = {
    "runtime": (),
    "emulator": (),  # a driver that tests load; no part of libtcopt
    "support": (),
    "interfaces": ("support",),
    "analysis": ("support",),
    "attributes": ("support", "interfaces"),
    "ir": BASE,  # and the dialects of DIALECT_EDGES; rt names the runtime's entry points
    "dialect": IR,
    "interpreter": IR,
    "conversion": DIALECTS,
    "target": CONVERSIONS,
    "pipelines": TARGET,
    "execution": PIPELINES + ("import",),  # runners and what they read, shared by tcopt-run, tests and the C API
    "import": IR + ("interpreter",),  # which computes what follows from constants
    "export": IR,
    "capture": PIPELINES + ("execution", "import", "export", "all"),  # it compiles and runs what it traces, and ONNX models
    "nn": IR + ("capture", "execution", "pipelines", "target", "import", "export", "all"),  # functions on tensors and modules
    "aten": IR + ("capture", "nn"),  # ATen's operators by name, as functions on tensors
    "torch": ("support", "capture", "nn", "aten"),  # graphs of these operators
    "testing": PIPELINES + ("execution",),  # libtcopt_testing, which no part of libtcopt sees
    "all": PIPELINES + ("import", "execution"),  # it creates sessions
    "capi": EVERYTHING,
    "toolkit": EVERYTHING,  # what tools share, in libtcopt
    "tool": EVERYTHING + ("toolkit", "testing"),
}

# A dialect uses another one's IR only where it is listed here.
DIALECT_EDGES = {
    ("Grad", "Core"): "what runs again for a gradient begins with core.barrier",
    ("Graph", "Core"): "ingest inserts core.require where two sizes cannot be proved equal",
    ("Graph", "Grad"): "derivative rules of graph ops build grad.zero and read grad.stop",
    ("Mem", "Core"): "loops that carry tensors get core.require where a size may change",
    ("Mem", "Nest"): "the planner orders buffers by the kernels that use them",
    ("CPU", "Nest"): "schedules are verified with what nest has for those of all targets",
    ("CUDA", "Nest"): "schedules are verified with what nest has for those of all targets",
    ("Nest", "Rt"): "parallel loops become calls of the runtime",
}

# A conversion includes another one's headers only where it is listed here.
CONVERSION_EDGES = {
    ("GpuToRt", "NestToGPU"): "copies of strided views are launches of threads",
    ("GpuToRt", "NestToLoops"): "and loops of their elements",
    ("GpuToRt", "RtToLLVM"): "names of attributes on operands that are on a device",
    ("RtToLLVM", "HostToRt"): "its pipeline begins with host code that calls the runtime",
    ("RtToLLVM", "MathToArith"): "and expands math functions",
    ("NestToCPU", "NestToLoops"): "loops, bodies and operands of kernels are emitted alike for both targets",
    ("NestToGPU", "NestToLoops"): "loops, bodies and operands of kernels are emitted alike for both targets",
}

# The folders of lib/Capture, low to high: a folder includes its own headers and those of lower folders. The last two are siblings.
CAPTURE = ("Tensor", "Session", "Autograd", "Trace", "Program", "Tape", "Version", "Compile", "Eager")

# Which dialects' IR the layers above see, where not all: Capture traces to graph, and to where derivatives end.
IR_SEEN = {"capture": ("Graph", "Grad"), "nn": ("Graph",), "aten": ("Graph", "Grad")}

# Folder -> layer, longest match first.
FOLDERS = {
    "include/tcopt/Support": "support", "lib/Support": "support",
    "include/tcopt/Interfaces": "interfaces", "lib/Interfaces": "interfaces",
    "include/tcopt/Analysis": "analysis", "lib/Analysis": "analysis",
    "include/tcopt/Interpreter": "interpreter", "lib/Interpreter": "interpreter",
    "include/tcopt/Target": "target", "lib/Target": "target",
    "include/tcopt/Pipelines": "pipelines", "lib/Pipelines": "pipelines",
    "include/tcopt/Execution": "execution", "lib/Execution": "execution",
    "include/tcopt/Capture": "capture", "include/tcopt/tcopt.h": "capture", "lib/Capture": "capture", "lib/NN": "nn",
    "include/tcopt/ATen": "aten", "lib/ATen": "aten",
    "include/tcopt/Import": "import", "lib/Import": "import",
    "include/tcopt/Import/TorchGraph.h": "torch", "lib/Import/Torch": "torch", "lib/Import/WithoutTorch.cpp": "torch",
    "include/tcopt/Export": "export", "lib/Export": "export",
    "include/tcopt/Runtime": "runtime", "lib/Runtime": "runtime", "lib/Emulator": "emulator",
    "include/tcopt/InitAll.h": "all", "lib/InitAll.cpp": "all", "lib/InitUpstream.cpp": "all", "lib/InitAll": "all",
    "include/tcopt-c": "capi", "lib/CAPI": "capi", "lib/Bindings": "capi",
    "include/tcopt/Testing": "testing", "lib/Testing": "testing",
    "include/tcopt/Tools": "toolkit", "lib/Tools": "toolkit",
    "tools": "tool", "tools/cmake/tcopt_pch.h": "pch",
}


class Place:
    """A file's or header's layer; `dialect` is set for the layers "ir" and "dialect", `conversion` for "conversion"."""

    def __init__(self, layer, dialect=None, conversion=None):
        self.layer, self.dialect, self.conversion = layer, dialect, conversion

    def __str__(self):
        if self.conversion:
            return f"conversion {self.conversion}"
        return f"{self.dialect}'s {'IR' if self.layer == 'ir' else 'passes'}" if self.dialect else self.layer


def of_path(path):
    """The place of a file, by its path from the root; None if no layer is stated."""
    match = re.match(r"dialects/([^/]+)/(?:([^/]+)/)?", path)
    if match and match.group(1) == "Tcopt":
        return Place("attributes")
    if match:
        return Place("ir" if match.group(2) == "IR" else "dialect", match.group(1))
    match = re.match(r"conversions/(\w+)", path)
    if match:
        return Place("conversion", conversion=match.group(1))
    for folder in sorted(FOLDERS, key=len, reverse=True):
        if path == folder or path.startswith(folder + "/"):
            return Place(FOLDERS[folder])
    return None


def of_header(name, file, root):
    """The place of an included header; None if it is not the project's."""
    match = re.match(r"tcopt/Conversion/(\w+)", name)
    if match:
        return Place("conversion", conversion=match.group(1))
    match = re.match(r"tcopt/([^/]+)/(.*)", name)
    if match and (root / "dialects" / match.group(1)).is_dir():
        return of_path(f"dialects/{match.group(1)}/{match.group(2)}")
    if name.startswith(("tcopt/", "tcopt-c/")):
        return of_path(f"include/{name}") or Place(f"of '{name}', which no layer is stated for,")
    beside = (file.parent / name).resolve()
    return of_path(str(beside.relative_to(root))) if beside.is_file() and root in beside.parents else None


def allowed(user, used):
    if user.layer == "pch":
        return False
    if used.layer in ("ir", "dialect") and user.dialect:
        if user.dialect == used.dialect:
            return user.layer == "dialect" or used.layer == "ir"
        return used.layer == "ir" and (user.dialect, used.dialect) in DIALECT_EDGES
    if user.conversion and used.conversion and user.conversion != used.conversion:
        return (user.conversion, used.conversion) in CONVERSION_EDGES
    if used.layer == "runtime" and user.dialect == "Rt":
        return True
    if used.layer == "ir" and used.dialect not in IR_SEEN.get(user.layer, (used.dialect,)):
        return False
    return user.layer == used.layer or used.layer in SEES[user.layer]


def capture_folder(path):
    """The folder of lib/Capture that a path is in; None for other paths."""
    match = re.match(r"lib/Capture/(\w+)/", path)
    return match and match.group(1)


def check_capture(path, name, line, root, findings):
    """Checks one include between folders of lib/Capture."""
    user = capture_folder(str(path.relative_to(root)))
    beside = (path.parent / name).resolve()
    used = capture_folder(str(beside.relative_to(root))) if beside.is_file() and root in beside.parents else None
    if not user or not used or user == used:
        return
    if user not in CAPTURE or used not in CAPTURE:
        findings.add(path, line, f"no layer is stated for lib/Capture/{used if user in CAPTURE else user}; add it to CAPTURE")
    elif CAPTURE.index(used) > CAPTURE.index(user) or {user, used} == {"Compile", "Eager"}:
        findings.add(path, line, f"lib/Capture/{user} may not include lib/Capture/{used} ('{name}')")


def check_file(path, root, findings):
    """Returns how many includes of the project's own headers it looked at."""
    relative = str(path.relative_to(root))
    user, seen = of_path(relative), 0
    if user is None:
        findings.add(path, 1, f"no layer is stated for '{pathlib.PurePath(relative).parent}'; add it to FOLDERS")
        return 0
    for line, name in repo.includes(path):
        if user.layer == "runtime" and name.startswith(("mlir/", "llvm/", "mlir-c/", "llvm-c/")):
            findings.add(path, line, f"the runtime includes neither MLIR nor LLVM, but '{name}'")
        used = of_header(name, path, root)
        check_capture(path, name, line, root, findings)
        seen += used is not None
        if used and not allowed(user, used):
            findings.add(path, line, f"{user} may not include {used} ('{name}')")
    return seen


def check_umbrella(root, findings):
    """tcopt/tcopt.h includes all public headers of tcopt/Capture, directly or not."""
    seen, queue = set(), [root / "include/tcopt/tcopt.h"]
    while queue:
        path = queue.pop()
        if path not in seen and path.is_file():
            seen.add(path)
            queue += [root / "include" / name for _, name in repo.includes(path)]
    for path in repo.files(root, ["include/tcopt/Capture"], ".h"):
        if path not in seen and path.parent.name != "detail":
            findings.add(path, 1, "neither in tcopt/Capture/detail nor included by tcopt/tcopt.h")


def main():
    p = repo.parser(__doc__)
    p.add_argument("--print", action="store_true", help="print the table of layers and stop")
    args = p.parse_args()
    if args.print:
        for layer, sees in SEES.items():
            print(f"{layer:12} sees {' '.join(sees) or '-'}")
        for (user, used), why in DIALECT_EDGES.items():
            print(f"{user:12} sees {used}'s IR: {why}")
        for (user, used), why in CONVERSION_EDGES.items():
            print(f"{user:12} sees {used}: {why}")
        return 0
    root = args.root.resolve()
    findings = repo.Findings(root)
    sources = repo.files(root, repo.CODE, ".cpp", ".h", ".td", ".c", ".inc")
    seen = sum(check_file(f, root, findings) for f in sources)
    check_umbrella(root, findings)
    return findings.finish(seen, "includes of the project's headers")


if __name__ == "__main__":
    sys.exit(main())
