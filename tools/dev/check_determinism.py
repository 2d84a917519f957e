#!/usr/bin/env python3
"""Checks that compiling is deterministic: every example and every file of test/Pipelines goes through
`tcopt --tcopt-compile` three times, once of them without address space randomisation, and must give the same bytes and
the same messages. Files that the compiler refuses are compared too, but one at least has to be accepted.
"""
import hashlib
import pathlib
import resource
import subprocess
import sys

import repo

OPTIONS = "--tcopt-compile=target=cpu"


def limits():
    resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def compile_once(command, file):
    """(exit status, digest of what it printed)"""
    try:
        done = subprocess.run([*command, OPTIONS, "--split-input-file", str(file)], capture_output=True, timeout=120, preexec_fn=limits)
    except subprocess.TimeoutExpired:
        return "no answer in 120 s", ""
    return done.returncode, hashlib.sha256(done.stdout + b"\0" + done.stderr).hexdigest()


def check_file(file, tcopt, fixed):
    """(accepted, complaint or '')"""
    runs = [compile_once(command, file) for command in ([tcopt], [tcopt], [*fixed, tcopt])]
    if any(isinstance(status, str) or status not in (0, 1) for status, _ in runs):
        return False, f"tcopt ended with {' / '.join(str(status) for status, _ in runs)}"
    if runs[0] != runs[1]:
        return False, "two runs printed different bytes"
    if runs[0] != runs[2]:
        return False, "a run without address space randomisation printed other bytes"
    return runs[0][0] == 0, ""


def main():
    p = repo.parser(__doc__)
    p.add_argument("--tcopt", type=pathlib.Path, help="default: build/bin/tcopt")
    args = p.parse_args()
    root = args.root.resolve()
    tcopt = repo.need(str((args.tcopt or root / "build/bin/tcopt").resolve()))
    findings = repo.Findings(root)
    fixed = ["setarch", "-R"]
    if repo.run(*fixed, "true").returncode:
        print("note: setarch -R is not permitted here; the third run is randomised as well")
        fixed = []
    sources = repo.files(root, ["docs/examples", "test/Pipelines"], ".mlir")
    results = repo.parallel(lambda f: check_file(f, tcopt, fixed), sources)
    for file, (_, complaint) in zip(sources, results):
        if complaint:
            findings.add(file, 1, complaint)
    accepted = sum(taken for taken, _ in results)
    if sources and not accepted and not findings.lines:
        findings.add(".", 1, f"tcopt accepted none of {len(sources)} files, so no output was compared")
    print(f"accepted: {accepted} of {len(sources)}")
    return findings.finish(len(sources), "files")


if __name__ == "__main__":
    sys.exit(main())
