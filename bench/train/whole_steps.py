#!/usr/bin/env python3
"""Whole training steps (forward, backward, AdamW) beside PyTorch's, eager and compiled.

  bench/train/whole_steps.py --torch PYTHON [--rounds 5] [--models mlp,cnn,...] [--write] [--build build] [--work FOLDER]

All have two threads, and those that wait are stopped, as their threads would spin. In each round each model runs by each of them, one after the other; the table has medians over rounds
of the median time of a step. "first" is the time of the first call, which compiles. --write records the table in
bench/results/training-steps.md. The exit status is 1 if a goal is missed.
"""
import argparse
import os
import pathlib
import signal
import statistics
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
RESULTS = ROOT / "bench/results/training-steps.md"
MODELS = {"mlp": "MLP 784-1024-1024-10, batch 256", "cnn": "CNN, batch 64", "transformer": "2-layer transformer 16x128x128",
          "lstm": "LSTM 8x64x256", "gpt2": "GPT-2 small, 1x256"}


def build(folder, tcopt, target):
    installed = folder / "installed"
    quiet = {"check": True, "stdout": subprocess.DEVNULL}
    subprocess.run(["cmake", "--install", tcopt, "--prefix", installed], **quiet)
    subprocess.run(["cmake", "-S", HERE, "-B", folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                    "-DCMAKE_CXX_COMPILER=clang++-22", f"-DCMAKE_PREFIX_PATH={installed}"], **quiet)
    subprocess.run(["ninja", "-C", folder, target], **quiet)


class Runner:
    """A process that answers names of models with times."""

    def __init__(self, words):
        env = {**os.environ, "OMP_NUM_THREADS": "2", "CXX": "clang++-22"}
        self.process = subprocess.Popen(list(map(str, words)), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        env=env)
        self.first, self.times = {}, {}

    def run(self, model):
        self.process.send_signal(signal.SIGCONT)
        self.process.stdin.write(model + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        self.process.send_signal(signal.SIGSTOP)
        try:
            time, first = map(float, answer.split())
        except ValueError:
            raise SystemExit(f"{model}: {answer}")
        self.first.setdefault(model, first)
        self.times.setdefault(model, []).append(time)

    def time(self, model):
        return statistics.median(self.times[model])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--torch", required=True)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--models", default=",".join(MODELS))
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--build", default=ROOT / "build")
    parser.add_argument("--work")
    options = parser.parse_args()
    folder = pathlib.Path(options.work or tempfile.mkdtemp())
    build(folder, options.build, "whole_steps")
    models = options.models.split(",")
    runners = [Runner([folder / "whole_steps"]), Runner([options.torch, HERE / "whole_steps_torch.py", "eager"]),
               Runner([options.torch, HERE / "whole_steps_torch.py", "compile"])]
    for _ in range(options.rounds):
        for model in models:
            for runner in runners:
                runner.run(model)
    lines = ["| step | tcopt, ms | torch eager, ms | torch.compile, ms | times faster than the better | first: tcopt, s | first: torch.compile, s |",
             "|---|---|---|---|---|---|---|"]
    missed = False
    for model in models:
        own, eager, compiled = (runner.time(model) for runner in runners)
        ratio = min(eager, compiled) / own
        missed |= ratio < 1
        lines.append(f"| {MODELS[model]} | {own / 1e6:.2f} | {eager / 1e6:.2f} | {compiled / 1e6:.2f} | {ratio:.2f} | "
                     f"{runners[0].first[model] / 1e9:.1f} | {runners[2].first[model] / 1e9:.1f} |")
    table = "\n".join(lines) + "\n"
    print(table)
    for runner in runners:
        runner.process.kill()
    if options.write:
        RESULTS.write_text("# Whole training steps\n\nBy `bench/train/whole_steps.py`, two threads, AdamW, f32.\n\n" + table)
    sys.exit(int(missed))


if __name__ == "__main__":
    main()
