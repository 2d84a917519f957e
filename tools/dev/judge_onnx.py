#!/usr/bin/env python3
"""Runs ONNX's own tests of operators and models on the importer and the backends.

  judge_onnx.py [--data DIR ...] [--backend interp cpu] [--filter RE] [--list] [--write]

A test is a folder with model.onnx and test_data_set_*/{input,output}_*.pb, as in Debian's libonnx-testdata (the default)
or as the wheel of onnx makes them (`generate DIR` writes those of the installed one). Needs python3-onnx, or the
wheel. The tolerances are ONNX's: rtol 1e-3, atol 1e-7. Each test ends as one of

  pass
  wrong     the numbers differ, or the program failed
  refused   a diagnostic says what is not supported
  crash     a signal, a stack dump, or no end in time
  n/a       element types that tcopt does not have, sequences as inputs, or another generator's random numbers

--write writes the tables of docs/Conformance.md, a column for each folder of --data. Exit status 1 if a test crashed or was wrong.
"""
import argparse
import collections
import concurrent.futures
import contextlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import onnx_known
import onnx_table

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEBIAN = pathlib.Path("/usr/share/libonnx-testdata/data")
RANDOM = {"Bernoulli", "RandomNormal", "RandomNormalLike", "RandomUniform", "RandomUniformLike", "Multinomial"}


def known_types():
    from onnx import TensorProto as t
    return {t.DOUBLE, t.FLOAT, t.FLOAT16, t.BFLOAT16, t.INT64, t.INT32, t.INT16, t.INT8, t.UINT8, t.BOOL}


def why_not(model, name):
    """Why a test says nothing about tcopt; None if it does."""
    graph = model.graph
    if RANDOM & {n.op_type for n in graph.node} or ("training_dropout" in name and "zero_ratio" not in name):
        return "random numbers"
    weights = {i.name for i in graph.initializer}
    for value in [v for v in [*graph.input, *graph.output] if v.name not in weights]:
        if not value.type.HasField("tensor_type") or value.type.tensor_type.elem_type not in known_types():
            return f"the type of '{value.name}'"
    return None


def subject(model, name):
    """What the test is a test of, for the table."""
    ops = [n.op_type for n in model.graph.node if n.op_type != "Constant"]
    if "_expanded" in name:
        return "functions of operators"
    return ops[0] if len(set(ops)) == 1 else "models"


# --- one test ---


def bits_of_bf16(array):
    """A bf16 array as the tools read it, from what onnx makes of it: bits, ml_dtypes, or f32 in old versions."""
    import numpy
    if array.dtype.itemsize == 4:
        array = (array.astype(numpy.float32).view(numpy.uint32) >> 16).astype(numpy.uint16)
    return array.view("V2")


def tensor_file(source, target, value):
    import numpy
    from onnx import TensorProto, numpy_helper
    tensor = TensorProto()
    tensor.ParseFromString(source.read_bytes())
    array = numpy_helper.to_array(tensor)
    if value is not None and value.type.tensor_type.elem_type == TensorProto.BFLOAT16:
        array = bits_of_bf16(array)
    numpy.save(target, array)
    return str(target)


def numbered(folder, stem):
    return sorted(folder.glob(f"{stem}_*.pb"), key=lambda p: int(p.stem.split("_")[1]))


def files(values, data, stem, scratch):
    """The tensors of a data set as .npy; an empty file is an optional that is not there."""
    made = []
    for i, path in enumerate(numbered(data, stem)):
        if path.stat().st_size:
            made.append(tensor_file(path, scratch / f"{stem}{i}.npy", values[i] if i < len(values) else None))
    return made


def run_set(args, backend, test, model, data, scratch):
    inputs = files(model.graph.input, data, "input", scratch)
    outputs = files(model.graph.output, data, "output", scratch)
    words = [str(args.bin / "tcopt-run"), str(test / "model.onnx"), f"--backend={backend}", "--rtol=1e-3", "--atol=1e-7"]
    words += [f"--input={p}" for p in inputs] + [f"--expect={p}" for p in outputs]
    try:
        done = subprocess.run(words, cwd=scratch, capture_output=True, text=True, errors="replace", timeout=args.timeout)
    except subprocess.TimeoutExpired:
        return "crash", "no end in time"
    said = (done.stderr + done.stdout).strip()
    if done.returncode == 0:
        return "pass", ""
    if done.returncode not in (1, 2) or "Stack dump" in said or "Sanitizer" in said:
        return "crash", said[-300:]
    line = next((l for l in said.splitlines() if "error" in l), said[:200])
    return ("refused" if "cannot import" in said else "wrong"), line[:300]


def run_test(args, test):
    """(subject, {backend: (outcome, what was said)})."""
    import onnx
    name = test.name
    try:
        model = onnx.load(str(test / "model.onnx"))
    except Exception as error:
        return "models", dict.fromkeys(args.backend, ("n/a", f"onnx cannot read it: {error}"))
    reason = why_not(model, name)
    if reason:
        return subject(model, name), dict.fromkeys(args.backend, ("n/a", reason))
    results = {}
    for backend in args.backend:
        results[backend] = ("n/a", "no data")
        for data in sorted(test.glob("test_data_set_*")):
            with tempfile.TemporaryDirectory() as scratch:
                try:
                    results[backend] = run_set(args, backend, test, model, data, pathlib.Path(scratch))
                except Exception as error:  # data that NumPy has no type for
                    results[backend] = ("n/a", f"unreadable data: {error}")
            if results[backend][0] != "pass":
                break
    return subject(model, name), results


# --- what came of it ---


def percent(count):
    applicable = sum(count.values()) - count["n/a"]
    return f"{count['pass']} of {applicable} ({100 * count['pass'] / max(1, applicable):.1f} %)"


def summary(rows, backends):
    lines = []
    for backend in backends:
        count = collections.Counter(row.results[backend][0] for row in rows)
        lines.append(f"{backend}: {percent(count)} pass; " + ", ".join(f"{count[o]} {o}" for o in onnx_table.OUTCOMES[1:]))
    return lines


def against_known(rows):
    """What passed or is known not to, and what is a surprise."""
    passed, failed = 0, []
    for row in rows:
        for backend, (outcome, said) in row.results.items():
            if outcome == "n/a":
                continue
            if outcome != "crash" and (outcome == "pass") == (row.why is None):
                passed += 1
            else:
                failed.append(f"{row.name} on {backend}: {outcome} {said or 'although onnx_known.py has it'}")
    return {"passed": passed, "failed": failed}


def newest(tests):
    """What a set of data is called: by the newest operator set in it."""
    import onnx
    found = 0
    for test in tests:
        with contextlib.suppress(Exception):
            opsets = onnx.load(str(test / "model.onnx"), load_external_data=False).opset_import
            found = max([found, *(o.version for o in opsets if o.domain in ("", "ai.onnx"))])
    return f"opset {found}"


def judge(args, pool, data):
    tests = sorted(t.parent for t in data.rglob("model.onnx") if re.search(args.filter, t.parent.name))
    name = newest(tests) if args.write else data.name
    for test, (about, results) in zip(tests, pool.map(lambda t: run_test(args, t), tests)):
        yield onnx_table.Row(name, test.name, about, results, onnx_known.explanation(test.name, data == DEBIAN))


def generate(folder):
    """Writes the tests of operators and of small models of the installed wheel."""
    import onnx.backend.test.case.model as model
    import onnx.backend.test.case.node as node
    from onnx import numpy_helper
    for case in node.collect_testcases(None) + model.collect_testcases():
        if case.model is None:  # one that is downloaded
            continue
        for i, (inputs, outputs) in enumerate(case.data_sets or []):
            data = folder / case.name / f"test_data_set_{i}"
            data.mkdir(parents=True, exist_ok=True)
            for stem, values in (("input", inputs), ("output", outputs)):
                for j, value in enumerate(values):
                    if value is None:
                        value = numpy_helper.from_optional(None)
                    elif isinstance(value, list):
                        value = numpy_helper.from_list(value)
                    elif not hasattr(value, "SerializeToString"):
                        value = numpy_helper.from_array(value)
                    (data / f"{stem}_{j}.pb").write_bytes(value.SerializeToString())
            (folder / case.name / "model.onnx").write_bytes(case.model.SerializeToString())


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--generate", type=pathlib.Path, metavar="DIR", help="write the tests of the installed wheel and stop")
    p.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    p.add_argument("--data", type=pathlib.Path, nargs="+", default=[DEBIAN])
    p.add_argument("--backend", nargs="+", default=["interp", "cpu"])
    p.add_argument("--filter", default="")
    p.add_argument("--jobs", type=int, default=os.cpu_count())
    p.add_argument("--timeout", type=float, default=60)
    p.add_argument("--list", action="store_true", help="print each test that did not pass")
    p.add_argument("--json", type=pathlib.Path, help="write {passed, failed: [...]}: failures are what onnx_known.py does not say")
    p.add_argument("--write", action="store_true", help="write the table of docs/Conformance.md")
    args = p.parse_args()
    args.bin, args.data = args.bin.resolve(), [d.resolve() for d in args.data]
    if args.generate:
        return generate(args.generate)
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        rows = [row for data in args.data for row in judge(args, pool, data)]
    if not rows:
        sys.exit(f"no tests under {' '.join(map(str, args.data))}")
    for row in rows if args.list else []:
        for backend, (outcome, said) in row.results.items():
            if outcome not in ("pass", "n/a"):
                print(f"{backend} {outcome:8} {row.name}: {said}")
    lines = summary(rows, args.backend)
    print("\n".join(lines))
    if args.json:
        args.json.write_text(json.dumps(against_known(rows)))
    if args.write:
        onnx_table.write(ROOT / "docs/Conformance.md", rows)
    bad = sum(o in ("wrong", "crash") for row in rows for o, _ in row.results.values())
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
