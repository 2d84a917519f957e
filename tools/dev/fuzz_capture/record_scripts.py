#!/usr/bin/env python3
"""Records scripts with what PyTorch computes, as the test-suite runs them.

  tools/dev/fuzz_capture/record_scripts.py --driver FOLDER/run_scripts [--count 30] [--seed 77]

Writes unittests/Capture/Inputs/scripts.txt: scripts without random numbers and errors, on which the driver agrees with PyTorch.
"""
import pathlib
import random
import sys

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from fuzz_capture import compare, generator, judge_capture, twin  # noqa: E402
from fuzz_capture.driver import Driver, arguments  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[3]


def expectations(script):
    """Lines `expect NAME DTYPE SIZES TOLERANCE VALUES...`; None if values depend on rounding."""
    expected = compare.Expected(script, script.calls[0], True)
    if expected.errors:
        return None
    lines = []
    for name in [f"r{n}" for n in script.returned] + [f"a{i}" for i in range(len(script.calls[0][0]))]:
        x = expected.tensors.get(name)
        spread = expected.differences(name) if x is not None else None
        if spread is None or not x.isfinite().all() or x.numel() > 60:
            return None
        largest = float(x.double().abs().max()) if x.numel() else 0.0
        unit = torch.finfo(x.dtype).eps if x.is_floating_point() else 0.0
        tolerance = 8 * float(spread.max() if spread.numel() else 0.0) + 6 * unit * largest
        if tolerance > max(1e-3 * largest, 64 * unit * largest):
            return None
        values = [f"{v:.{17 if x.dtype == torch.float64 else 9}g}" if x.is_floating_point() else str(int(v)) for v in x.double().flatten().tolist()]
        lines.append(f"expect {name} {twin.NAMES[x.dtype]} [{','.join(map(str, x.shape))}] {tolerance:.3g} {' '.join(values)}".strip())
    return lines


def main():
    args = arguments(__doc__, count=30, seed=77).parse_args()
    torch.set_num_threads(1)
    driver, text, number, kept = Driver(args.driver), "", 0, 0
    while kept < args.count:
        number += 1
        rng = random.Random(args.seed * 1000003 + number)
        script = generator.Generator(rng, rng.choice((6, 10, 14)), errors=0).script()
        lines = expectations(script)
        if lines is None or judge_capture.first_problem(driver, script, (("eager", 0), ("compiled", 0), ("dynamic", 0))):
            continue
        tensors, numbers, sizes = script.calls[0]
        text += "\n".join([f"script {len(script.lines)}", *script.lines, "return " + " ".join(map(str, script.returned)),
                           *(" ".join(["input", d, s, o, *v]) for d, s, o, v in tensors),
                           *(f"number {'f' if isinstance(n, float) else 'i'}{n}" for n in numbers), *(f"size {s}" for s in sizes),
                           *lines, "end"]) + "\n"
        kept += 1
    driver.stop()
    (ROOT / "unittests/Capture/Inputs").mkdir(exist_ok=True)
    (ROOT / "unittests/Capture/Inputs/scripts.txt").write_text(text)
    print(f"{kept} of {number} scripts, {len(text)} bytes")


if __name__ == "__main__":
    main()
