#!/usr/bin/env python3
"""A transformer trained in f32, under bf16 autocast, and under f16 autocast with a scaler of losses.

  bench/train/mixed_precision.py [--torch PYTHON] [--seeds 4] [--steps 1000] [--write] [--build build] [--work FOLDER]

The network and the text are those of docs/examples/train-text. Each mode trains once for each seed, which decides the first
weights, the batches and what dropout leaves out. f16 is trained twice: from PyTorch's first scale and from 2^40, with which
gradients overflow. Scales are doubled after 100 steps without overflow.

The means over seeds of two modes differ by chance as seeds do: the exit status is 1 if one is further from f32's than twice
the standard error of that difference, from f32's seeds, or if a scaler still skips more than one step in 50 at the end.
--torch adds PyTorch's CPU autocast, which must meet the same. --write records the table in bench/results/mixed-precision.md.
"""
import argparse
import math
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile

import whole_steps

HERE, ROOT = whole_steps.HERE, whole_steps.ROOT
RESULTS = ROOT / "bench/results/mixed-precision.md"
TEXT = ROOT / "docs/examples/train-text/text.npz"
MODES = {"f32": ("f32", 65536), "bf16": ("bf16", 65536), "f16": ("f16", 65536), "f16, first scale 2^40": ("f16", 2**40)}
LATE, MOST_SKIPPED = 200, 4
HEAD = ["| | mode | validation loss: mean | standard deviation | mean - f32's | allowed | most of one seed | "
        "training loss, last 50 | steps skipped | of the last 200 | last scales |", "|---" * 11 + "|"]


class Runner:
    def __init__(self, words):
        env = {**os.environ, "OMP_NUM_THREADS": "1"}
        self.process = subprocess.Popen(list(map(str, words)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=env)

    def run(self, *words):
        """(validation loss, training loss, skipped, skipped late, scale)"""
        self.process.stdin.write(" ".join(map(str, words)) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        try:
            return tuple(map(float, answer.split()))
        except ValueError:
            raise SystemExit(f"{words}: {answer}")


def train(name, runner, options):
    """{mode: answers of all seeds}"""
    answers = {mode: [] for mode in MODES}
    for seed in range(1, options.seeds + 1):
        for mode, (dtype, scale) in MODES.items():
            answers[mode].append(runner.run(dtype, seed, options.steps, scale))
            print(name, mode, "seed", seed, *answers[mode][-1], flush=True)
    return answers


def between(values):
    low, high = min(values), max(values)
    return f"{low:g}" if low == high else f"{low:g} to {high:g}"


def rows(name, answers):
    """(lines of the table, whether all modes train as f32 does)"""
    losses = {mode: [a[0] for a in found] for mode, found in answers.items()}
    mean, deviation = statistics.mean(losses["f32"]), statistics.stdev(losses["f32"])
    allowed = 2 * deviation * math.sqrt(2 / len(losses["f32"]))
    lines, fits = [], True
    for mode, found in answers.items():
        _, training, skipped, late, scale = zip(*found)
        off = statistics.mean(losses[mode]) - mean
        # Written so that NaN does not fit.
        fits &= abs(off) <= allowed and max(late) <= MOST_SKIPPED
        pairs = [abs(one - other) for one, other in zip(losses[mode], losses["f32"])]
        compared = ("", "", "") if mode == "f32" else (f"{off:+.4f}", f"{allowed:.4f}", f"{max(pairs):.4f}")
        scaled = (between(skipped), between(late), between(scale)) if mode.startswith("f16") else ("", "", "")
        lines.append(f"| {name} | " + " | ".join((mode, f"{mean + off:.4f}", f"{statistics.stdev(losses[mode]):.4f}", *compared,
                                                  f"{statistics.mean(training):.4f}", *scaled)) + " |")
    return lines, fits


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--torch")
    parser.add_argument("--seeds", type=int, default=4)
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--build", default=ROOT / "build")
    parser.add_argument("--work")
    options = parser.parse_args()
    folder = pathlib.Path(options.work or tempfile.mkdtemp())
    whole_steps.build(folder, options.build, "mixed_precision")
    programs = {"tcopt": [folder / "mixed_precision", TEXT]}
    if options.torch:
        programs["PyTorch"] = [options.torch, HERE / "mixed_precision_torch.py"]
    table, fits = list(HEAD), True
    for name, words in programs.items():
        lines, good = rows(name, train(name, Runner(words), options))
        table, fits = table + lines, fits and good
    print(*table, sep="\n")
    if options.write:
        RESULTS.write_text(f"# Training in mixed precision\n\nBy `bench/train/mixed_precision.py`: {options.steps} steps of the "
                           f"transformer of `docs/examples/train-text`, {options.seeds} seeds, AdamW.\n\n" + "\n".join(table) + "\n")
    sys.exit(int(not fits))


if __name__ == "__main__":
    main()
