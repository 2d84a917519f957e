#!/usr/bin/env python3
"""Time and memory of importing an ONNX model: a chain of matrix products with as many bytes of weights as asked for.

  bench/import/import_onnx.py [--bin build/bin] [--megabytes 500] [--runs 5] [--write]

The tool reads the model (inline weights, and weights in a file beside it), and writes it as bytecode; it also only reads it
(--to-dot, which prints no weights). Seconds are medians of the wall clock with the file cached; memory is the largest
resident set of the process, by the size of the model. Goals: 3 s, 1.3. --write records them in bench/results/import.md.
Needs NumPy and onnx (Debian's python3-onnx).
"""
import argparse
import concurrent.futures
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
SIZE = 2048  # of a square matrix of f32: 16 MiB
GOALS = {"seconds": 3.0, "memory": 1.3}


def make_model(folder, megabytes, external):
    import numpy
    import onnx
    from onnx import TensorProto, helper, numpy_helper
    count = max(1, megabytes * 10**6 // (SIZE * SIZE * 4))
    generator = numpy.random.default_rng(0)
    weights = [numpy_helper.from_array(generator.standard_normal((SIZE, SIZE), dtype=numpy.float32), f"w{i}")
               for i in range(count)]
    nodes = [helper.make_node("MatMul", [f"x{i}", f"w{i}"], [f"x{i + 1}"]) for i in range(count)]
    sizes = ["batch", SIZE]
    graph = helper.make_graph(nodes, "chain", [helper.make_tensor_value_info("x0", TensorProto.FLOAT, sizes)],
                              [helper.make_tensor_value_info(f"x{count}", TensorProto.FLOAT, sizes)], weights)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)])
    path = folder / ("external.onnx" if external else "inline.onnx")
    onnx.save(model, str(path), save_as_external_data=external, location="weights.bin" if external else None)
    return path, count * SIZE * SIZE * 4


def measure(words):
    """(seconds, bytes of the largest resident set)."""
    start = time.monotonic()
    process = subprocess.Popen([str(w) for w in words], stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"{words[0]} failed")
    return time.monotonic() - start, usage.ru_maxrss * 1024


def rows(args, folder):
    """The model is made by another process: what this one holds would count as memory of those that it starts."""
    found = []
    for external in (False, True):
        with concurrent.futures.ProcessPoolExecutor(1) as maker:
            path, size = maker.submit(make_model, folder, args.megabytes, external).result()
        for what, options in (("read", ["--to-dot", "-o", folder / "out.dot"]), ("read, write bytecode", ["-o", folder / "o.mlirbc"])):
            runs = [measure([args.bin / "tcopt-translate", "--import-onnx", path, *options]) for _ in range(args.runs)]
            found.append((f"{'weights in a file' if external else 'weights inline'}, {what}", size,
                          statistics.median(r[0] for r in runs), max(r[1] for r in runs)))
    return found


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--bin", type=pathlib.Path, default=ROOT / "build/bin")
    p.add_argument("--megabytes", type=int, default=500)
    p.add_argument("--runs", type=int, default=5)
    p.add_argument("--write", action="store_true")
    args = p.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = rows(args, pathlib.Path(folder))
    lines = ["| model | weights | seconds | memory / weights |", "|---|---|---|---|"]
    lines += [f"| {name} | {size / 1e6:.0f} MB | {seconds:.2f} | {memory / size:.2f} |" for name, size, seconds, memory in found]
    print("\n".join(lines))
    if args.write:
        load = f"{os.cpu_count()} processors, load average {os.getloadavg()[0]:.1f}"
        head = f"# Import of ONNX models\n\nMade by `bench/import/import_onnx.py --write`; goals 3 s and 1.3. {load}.\n\n"
        text = head + "\n".join(lines)
        (ROOT / "bench/results/import.md").write_text(text + "\n")
    return int(any(s > GOALS["seconds"] or m / size > GOALS["memory"] for _, size, s, m in found))


if __name__ == "__main__":
    sys.exit(main())
