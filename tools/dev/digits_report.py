#!/usr/bin/env python3
"""Judges the digits example's answers: how many are right, whether they are PyTorch's, and how long they took.

  digits_report.py EXAMPLE OUT       EXAMPLE: docs/examples/digits
                                     OUT: a folder with 0.npy, cpu.json and interp.json as tcopt-run wrote them

Plain Python, because a bare machine has no NumPy. Exits 1 when an answer differs from PyTorch's.
"""
import ast
import json
import pathlib
import struct
import sys

CODES = {"<f4": "f", "<f8": "d", "<f2": "e", "<i8": "q", "<i4": "i", "<i2": "h", "|i1": "b", "|u1": "B", "|b1": "?"}


def read_npy(path):
    """(shape, flat tuple of numbers)"""
    data = path.read_bytes()
    if data[:6] != b"\x93NUMPY":
        sys.exit(f"digits_report: error: {path} is not a .npy file")
    length, start = (struct.unpack_from("<H", data, 8)[0], 10) if data[6] == 1 else (struct.unpack_from("<I", data, 8)[0], 12)
    header = ast.literal_eval(data[start:start + length].decode("latin-1"))
    if header["fortran_order"] or header["descr"] not in CODES:
        sys.exit(f"digits_report: error: {path} has layout {header}, which this script does not read")
    count = 1
    for size in header["shape"]:
        count *= size
    return header["shape"], struct.unpack_from(f"<{count}{CODES[header['descr']]}", data, start + length)


def most_probable(path):
    """One class an image: the index of the largest of each row."""
    (images, classes), values = read_npy(path)
    rows = (values[i * classes:(i + 1) * classes] for i in range(images))
    return [max(range(classes), key=row.__getitem__) for row in rows]


def run_time(path):
    lines = path.read_text().strip().splitlines()
    return json.loads(lines[-1])["run_ms"]["median"]


def main():
    if len(sys.argv) != 3 or sys.argv[1] in ("-h", "--help"):
        print(__doc__)
        return 2
    example, out = map(pathlib.Path, sys.argv[1:])
    answers = most_probable(out / "0.npy")
    _, labels = read_npy(example / "labels.npy")
    _, predictions = read_npy(example / "predictions.npy")
    if not len(answers) == len(labels) == len(predictions) > 0:
        print(f"digits_report: error: {len(answers)} answers, {len(labels)} labels, {len(predictions)} predictions")
        return 1
    right = sum(a == b for a, b in zip(answers, labels))
    same = sum(a == b for a, b in zip(answers, predictions))
    print(f"right: {right} of {len(labels)} images ({100 * right / len(labels):.2f} %)")
    print(f"as PyTorch answered: {same} of {len(predictions)}")
    cpu, interpreter = run_time(out / "cpu.json"), run_time(out / "interp.json")
    print(f"time for all: {cpu:.2f} ms compiled, {interpreter:.0f} ms in the reference interpreter: {interpreter / cpu:.0f} times faster")
    if same != len(predictions):
        print("digits_report: error: some answers are not PyTorch's")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
