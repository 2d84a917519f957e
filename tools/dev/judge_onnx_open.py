#!/usr/bin/env python3
"""Runs ONNX's own tests of operators with dynamic sizes for all inputs, and compares with the recorded results.

  judge_onnx_open.py [--data DIR ...] [--backend cpu interp] [--filter RE] [--list] [--sample N] [--json FILE]

Unlike `--check`, the recorded results reveal faults of the importer. Each test runs twice: the variant `open` keeps sizes of 1
static, `ones` makes them dynamic, too. Every dimension has its own symbol, so that no two are known to be equal, and declared shapes
of results are removed. Data and outcomes are those of judge_onnx.py; onnx_open_known.py lists tests that do not pass, with reasons.
--sample runs every N-th test, as tools/check does. The exit status is 1 if the outcome of a test is not the expected one.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import sys
import tempfile

import judge_onnx
import onnx_open_known

VARIANTS = ("open", "ones")


# --- Models with dynamic sizes ---


def opened(model, shapes, variant):
    """Makes sizes of the inputs, which have these shapes, dynamic. Returns False if no size becomes dynamic."""
    weights = {i.name for i in model.graph.initializer}
    inputs = [v for v in model.graph.input if v.name not in weights]
    count = 0
    for value, sizes in zip(inputs, shapes):
        dims = value.type.tensor_type.shape.dim
        if not value.type.tensor_type.HasField("shape") or len(dims) != len(sizes):
            continue
        for dim, size in zip(dims, sizes):
            if size == 1 and variant == "open":
                dim.dim_value = 1
                continue
            dim.dim_param = f"s{count}"
            count += 1
    for value in [*model.graph.output, *model.graph.value_info]:
        value.type.tensor_type.ClearField("shape")
    return count > 0


def shapes_of(data, has_one):
    """The shapes of a data set's inputs. Appends to the list `has_one` for each size of 1."""
    from onnx import TensorProto
    shapes = []
    for path in judge_onnx.numbered(data, "input"):
        if path.stat().st_size:
            tensor = TensorProto()
            tensor.ParseFromString(path.read_bytes())
            shapes.append(tuple(tensor.dims))
            has_one.extend(size for size in tensor.dims if size == 1)
    return shapes


# --- one test ---


def run_variant(args, backend, test, data, variant):
    """(outcome, message); None if the variant makes no size of the test dynamic."""
    import onnx
    model = onnx.load(str(test / "model.onnx"))
    ones = []
    shapes = shapes_of(data, ones)
    if not opened(model, shapes, variant) or (variant == "ones" and not ones):
        return None
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        (scratch / "model.onnx").write_bytes(model.SerializeToString())
        return judge_onnx.run_set(args, backend, scratch, model, data, scratch)


def run_test(args, test):
    """[(variant, backend, outcome, message)]."""
    import onnx
    try:
        model = onnx.load(str(test / "model.onnx"))
    except Exception:  # judge_onnx.py reports such a file
        return []
    if judge_onnx.why_not(model, test.name):
        return []
    rows = []
    for data in sorted(test.glob("test_data_set_*"))[:1]:
        for variant in VARIANTS:
            for backend in args.backend:
                try:
                    found = run_variant(args, backend, test, data, variant)
                except Exception:  # data that NumPy has no type for
                    found = None
                if found:
                    rows.append((variant, backend, *found))
    return rows


# --- all tests ---


def against_known(name, rows):
    """The number of runs with the expected outcome, and messages about the others."""
    passed, failed = 0, []
    for variant, backend, outcome, said in rows:
        reason = onnx_open_known.explanation(name, variant)
        if outcome != "crash" and (outcome == "pass") == (reason is None):
            passed += 1
        else:
            failed.append(f"{name} ({variant}) on {backend}: {outcome} {said or 'although onnx_open_known.py has it'}")
    return passed, failed


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--bin", type=pathlib.Path, default=judge_onnx.ROOT / "build/bin")
    p.add_argument("--data", type=pathlib.Path, nargs="+", default=[judge_onnx.DEBIAN])
    p.add_argument("--backend", nargs="+", default=["cpu"])
    p.add_argument("--filter", default="")
    p.add_argument("--sample", type=int, default=1, metavar="N")
    p.add_argument("--jobs", type=int, default=os.cpu_count())
    p.add_argument("--timeout", type=float, default=60)
    p.add_argument("--list", action="store_true", help="print every run that did not pass")
    p.add_argument("--json", type=pathlib.Path)
    args = p.parse_args()
    tests = sorted(t.parent for data in args.data for t in data.rglob("model.onnx") if re.search(args.filter, t.parent.name))
    tests = tests[::args.sample]
    if not tests:
        sys.exit(f"no tests under {', '.join(map(str, args.data))}")
    passed, failed, counts = 0, [], collections.defaultdict(collections.Counter)
    with concurrent.futures.ThreadPoolExecutor(args.jobs) as pool:
        for test, rows in zip(tests, pool.map(lambda t: run_test(args, t), tests)):
            good, bad = against_known(test.name, rows)
            passed, failed = passed + good, failed + bad
            for variant, backend, outcome, said in rows:
                counts[variant, backend][outcome] += 1
                if args.list and outcome != "pass":
                    print(f"{outcome:8}{test.name} ({variant}, {backend}): {said}")
    for (variant, backend), count in counts.items():
        print(f"{variant}, {backend}: " + ", ".join(f"{n} {outcome}" for outcome, n in sorted(count.items())))
    for line in failed:
        print(line)
    if args.json:
        args.json.write_text(json.dumps({"passed": passed, "failed": failed}))
    print(f"{passed} as expected, {len(failed)} not")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
