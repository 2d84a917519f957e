#!/usr/bin/env python3
"""Records scripts about gradients with PyTorch's results, in the form that the test-suite runs.

  tools/dev/fuzz_capture/record_autograd.py --driver FOLDER/run_autograd [--count 300] [--seed 77]

Writes unittests/Capture/Inputs/autograd_scripts.txt: short scripts on which the driver agrees with PyTorch in all modes.
"""
import pathlib
import sys

import torch

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from fuzz_capture import autograd_generator, autograd_twin, judge_autograd, twin  # noqa: E402
from fuzz_capture.driver import arguments  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[3]


def shown(x):
    return f"{twin.NAMES[x.dtype]} [{','.join(map(str, x.shape))}] ? " + " ".join(f"{v:.10g}" for v in x.double().flatten().tolist())


def expectations(program, run):
    """The expected output of the driver; `?` stands for any word."""
    vague = any(judge_autograd.creates_graph(line.split()) for line in program.lines)
    lines = []
    for seen in run.seen:
        lines.append("call")
        for name, value in seen.items():
            if value is None:
                lines.append(f"{name} undefined")
                continue
            requires, leaf, values, gradient = value
            lines.append(f"{name} {'? ?' if vague else f'{requires:d} {leaf:d}'} {shown(values)}".strip())
            lines.append(f"{name}.grad undefined" if gradient is None else f"{name}.grad {'?' if vague else f'{gradient[0]:d}'} 0 {shown(gradient[1])}".strip())
    if run.failed_line is not None:
        lines.append("error")
    return [f"expect {line}" for line in lines]


def recorded(program, run):
    lines = [f"script {len(program.lines)}", *program.lines, "return " + " ".join(map(str, program.returned))]
    for call in program.calls:
        lines += ["call", *(" ".join(["argument", *words]) for words in call)]
    return "\n".join([*lines, *expectations(program, run), "end"]) + "\n"


def main():
    p = arguments(__doc__, count=300, seed=77)
    p.add_argument("--length", type=int, default=1250, help="of a script with its results; the time of the test grows with it")
    p.add_argument("--without", default="viewflags")
    args = p.parse_args()
    torch.set_num_threads(1)
    driver, texts, number = judge_autograd.AutogradDriver(args.driver, seconds=20), [], 0
    features = autograd_generator.FEATURES - set(args.without.split(","))
    while len(texts) < args.count:
        number += 1
        program = judge_autograd.program_of(args.seed, number, features)
        program.calls = program.calls[:2]
        run = autograd_twin.Run(program).all()
        text = recorded(program, run)
        if len(text) > args.length or run.is_tolerated or (run.failed_line is not None and not run.seen) or \
                judge_autograd.first_problem(driver, program, ("eager", "compiled", "dynamic", "interp"), strict=True):
            continue
        texts.append(text)
    driver.stop()
    (ROOT / "unittests/Capture/Inputs/autograd_scripts.txt").write_text("".join(texts))
    print(f"{len(texts)} of {number} scripts, {sum(map(len, texts))} bytes")


if __name__ == "__main__":
    main()
