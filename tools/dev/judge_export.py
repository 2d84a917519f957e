#!/usr/bin/env python3
"""Judges the exporter of ONNX: what was imported is exported again, checked by onnx.checker and run by onnxruntime.

  judge_export.py [--data DIR ...] [--models DIR] [--filter RE] [--list] [--write]

--data has tests as judge_onnx.py takes them, --models the folders of `judge_models.py export`. Needs the wheels of onnx and
onnxruntime. Each test ends as one of

  pass      onnxruntime gives the outputs that the test states (rtol 1e-3, atol 1e-5 of their root mean square)
  wrong     it gives others, or the checker or onnxruntime does not take the model
  refused   tcopt says which op has no counterpart
  n/a       the importer refuses the test, its data is wrong (onnx_known.py), or onnxruntime cannot run its own model

--write writes the table of docs/Conformance.md, a row for each folder of --data and one for --models.
"""
import argparse
import collections
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import judge_onnx
import onnx_known

ROOT = pathlib.Path(__file__).resolve().parents[2]


def translate(args, model, inputs, out):
    words = [args.bin / "tcopt-translate", "--import-onnx", model, "--export-onnx", "-o", out, *[f"--input={p}" for p in inputs]]
    done = subprocess.run([str(w) for w in words], capture_output=True, text=True, errors="replace", timeout=args.timeout)
    if done.returncode == 0:
        return None
    lines = [l for l in done.stderr.splitlines() if "error" in l] or [f"exit status {done.returncode}"]
    if done.returncode not in (1, 2):
        return "wrong", f"crash: {lines[0]}"
    if "cannot import" in done.stderr:
        return "n/a", lines[0]
    return "refused", lines[0]


def run_model(path, arrays):
    import onnxruntime
    options = onnxruntime.SessionOptions()
    options.log_severity_level = 4
    session = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    names = [i.name for i in session.get_inputs()]
    return session.run(None, dict(zip(names, arrays)))


def agree(found, expected):
    import numpy
    if found.shape != expected.shape or found.dtype != expected.dtype:
        return f"expected {expected.dtype}{list(expected.shape)} but found {found.dtype}{list(found.shape)}"
    if expected.dtype.kind not in "fV":
        return None if (found == expected).all() else "elements differ"
    wide = expected.astype(numpy.float64)
    finite = wide[numpy.isfinite(wide)]
    peak = float(numpy.abs(finite).max(initial=0)) or 1.0
    scale = peak * float(numpy.sqrt(numpy.mean(numpy.square(finite / peak)))) if finite.size else 1.0
    close = numpy.isclose(found.astype(numpy.float64), wide, rtol=1e-3, atol=1e-5 * max(scale, 1e-2), equal_nan=True)
    return None if close.all() else f"worst difference {numpy.nanmax(numpy.abs(found.astype(numpy.float64) - wide))}"


def judge(args, model, input_files, output_files, scratch):
    import numpy
    import onnx
    out = scratch / "out.onnx"
    refused = translate(args, model, input_files, out)
    if refused:
        return refused
    arrays = [numpy.load(p) for p in input_files]
    expected = [numpy.load(p) for p in output_files]
    try:
        onnx.checker.check_model(str(out), full_check=True)
        found = run_model(out, arrays)
    except Exception as error:
        try:
            run_model(model, arrays)
        except Exception as own:
            return "n/a", f"onnxruntime cannot run the model itself: {str(own)[:150]}"
        return "wrong", str(error).replace("\n", " ")[:300]
    for i, (f, e) in enumerate(zip(found, expected)):
        said = agree(f, e)
        if said:
            return "wrong", f"output {i}: {said}"
    return "pass", ""


def judge_test(args, test):
    import onnx
    try:
        model = onnx.load(str(test / "model.onnx"))
    except Exception as error:
        return test.name, "n/a", str(error)
    reason = judge_onnx.why_not(model, test.name)
    if reason:
        return test.name, "n/a", reason
    data = test / "test_data_set_0"
    with tempfile.TemporaryDirectory() as folder:
        scratch = pathlib.Path(folder)
        try:
            inputs = judge_onnx.files(model.graph.input, data, "input", scratch)
            outputs = judge_onnx.files(model.graph.output, data, "output", scratch)
            outcome, said = judge(args, test / "model.onnx", inputs, outputs, scratch)
            why = onnx_known.explanation(test.name, judge_onnx.DEBIAN in test.parents)
            return (test.name, "n/a", why) if outcome == "wrong" and why else (test.name, outcome, said)
        except Exception as error:
            return test.name, "n/a", f"{type(error).__name__}: {error}"


def judge_exported(args, folder):
    case = folder / "0"
    inputs = sorted(case.glob("i*.npy"))
    outputs = sorted(case.glob("o*.npy"), key=lambda p: int(p.stem[1:]))
    with tempfile.TemporaryDirectory() as scratch:
        return folder.name, *judge(args, folder / "model.onnx", inputs, outputs, pathlib.Path(scratch))


# --- the table ---

BEGIN, END = "<!-- onnx export: begin -->", "<!-- onnx export: end -->"
OUTCOMES = ("pass", "wrong", "refused", "n/a")


def table(groups):
    """Lines of the table, then what was said of failures: {name: [(test, outcome, what was said)]}."""
    yield "| imported from | models | passed | wrong | refused | not applicable |"
    yield "|---" * 6 + "|"
    for name, rows in groups.items():
        count = collections.Counter(outcome for _, outcome, _ in rows)
        yield f"| {name} | {len(rows)} | " + " | ".join(str(count[o]) for o in OUTCOMES) + " |"
    said = collections.defaultdict(list)
    for test, outcome, words in (row for rows in groups.values() for row in rows):
        if outcome in ("wrong", "refused"):
            said[outcome, re.sub(r"^.*?error: ", "", words)].append(test)
    yield ""
    for (outcome, words), tests in sorted(said.items(), key=lambda item: (item[0][0], -len(item[1]))):
        more = f" and {len(tests) - 1} more" if len(tests) > 1 else ""
        yield f"- {outcome}: {tests[0]}{more}: {words[:120]}"


def write(page, groups):
    before, rest = page.read_text().split(BEGIN)
    page.write_text(before + "\n".join([BEGIN, "", *table(groups), "", END]) + rest.split(END)[1])


def judge_all(args):
    """{what it was imported from: [(test, outcome, what was said)]}."""
    groups = {}
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for data in args.data:
            tests = sorted(t.parent for t in data.rglob("model.onnx") if re.search(args.filter, t.parent.name))
            groups[f"ONNX's tests, {judge_onnx.newest(tests)}"] = list(pool.map(lambda t: judge_test(args, t), tests))
        if args.models:
            folders = [f for f in sorted(args.models.iterdir()) if (f / "0").is_dir() and re.search(args.filter, f.name)]
            groups["models of PyTorch"] = list(pool.map(lambda f: judge_exported(args, f), folders))
    return groups


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    p.add_argument("--data", type=pathlib.Path, nargs="*", default=[])
    p.add_argument("--models", type=pathlib.Path)
    p.add_argument("--filter", default="")
    p.add_argument("--jobs", type=int, default=os.cpu_count())
    p.add_argument("--timeout", type=float, default=120)
    p.add_argument("--list", action="store_true")
    p.add_argument("--write", action="store_true")
    args = p.parse_args()
    groups = judge_all(args)
    rows = [row for group in groups.values() for row in group]
    for name, outcome, said in rows:
        if args.list and outcome not in ("pass", "n/a"):
            print(f"{outcome:8} {name}: {said}")
    count = collections.Counter(outcome for _, outcome, _ in rows)
    print(", ".join(f"{count[o]} {o}" for o in OUTCOMES))
    if args.write:
        write(ROOT / "docs/Conformance.md", groups)
    return 1 if count["wrong"] else 0


if __name__ == "__main__":
    sys.exit(main())
