#!/usr/bin/env python3
"""Records PyTorch's learning rates, for unittests/Capture/SchedulerTest.cpp. Needs PyTorch.

    tools/dev/record_schedules.py [--check]

Each schedule sets the rates of two groups of SGD, 0.5 and 0.1, with momentum 0.9: a row for each epoch has both rates and the
momentum of the first group. `--check` compares with the file instead.
"""
import argparse
import json
import math
import pathlib
import sys
import warnings

import torch
from torch.optim import lr_scheduler as s

FILE = pathlib.Path(__file__).parents[2] / "unittests/Capture/Inputs/schedules.json"
EPOCHS = 30


def sequential(o):
    warm = s.LinearLR(o, start_factor=0.1, total_iters=5)
    return s.SequentialLR(o, [warm, s.CosineAnnealingLR(o, T_max=10, eta_min=0.01), s.ExponentialLR(o, 0.8)], [5, 15])


def sequential_step(o):
    return s.SequentialLR(o, [s.LinearLR(o, start_factor=0.5, total_iters=4), s.MultiStepLR(o, [2, 7], 0.3)], [4])


SCHEDULES = {
    "step": lambda o: s.StepLR(o, 4, 0.5),
    "multi_step": lambda o: s.MultiStepLR(o, [3, 8, 8, 20], 0.3),
    "exponential": lambda o: s.ExponentialLR(o, 0.9),
    "cosine": lambda o: s.CosineAnnealingLR(o, T_max=7),
    "cosine_least": lambda o: s.CosineAnnealingLR(o, T_max=30, eta_min=0.02),
    "linear": lambda o: s.LinearLR(o),
    "linear_long": lambda o: s.LinearLR(o, start_factor=0.9, end_factor=0.0, total_iters=25),
    "lambda": lambda o: s.LambdaLR(o, [lambda e: 0.95**e, lambda e: 1 / (1 + e)]),
    "one_cycle": lambda o: s.OneCycleLR(o, max_lr=1.0, total_steps=EPOCHS),
    "one_cycle_linear": lambda o: s.OneCycleLR(o, max_lr=0.7, total_steps=EPOCHS, pct_start=0.4, anneal_strategy="linear",
                                               three_phase=True, div_factor=10, final_div_factor=100),
    "one_cycle_rates": lambda o: s.OneCycleLR(o, max_lr=0.7, total_steps=EPOCHS, cycle_momentum=False),
    "chained": lambda o: s.ChainedScheduler([s.LinearLR(o, start_factor=0.1, total_iters=6), s.ExponentialLR(o, 0.9)]),
    "sequential": sequential,
    "sequential_step": sequential_step,
    "plateau": lambda o: s.ReduceLROnPlateau(o, factor=0.5, patience=2, cooldown=1, min_lr=0.03),
    "plateau_max": lambda o: s.ReduceLROnPlateau(o, mode="max", factor=0.3, patience=0, threshold=0.1, threshold_mode="abs"),
}


def value(epoch):
    """What a plateau is of."""
    return 1 / (1 + epoch) + 0.3 * math.sin(epoch)


def run(make):
    params = [torch.nn.Parameter(torch.zeros(1)) for _ in range(2)]
    optimizer = torch.optim.SGD([{"params": params[:1]}, {"params": params[1:], "lr": 0.1}], lr=0.5, momentum=0.9)
    scheduler = make(optimizer)
    rows = []
    for epoch in range(EPOCHS):
        first, second = optimizer.param_groups
        rows.append([first["lr"], second["lr"], first["momentum"]])
        optimizer.step()
        if epoch + 1 < EPOCHS:
            scheduler.step(*([value(epoch)] if isinstance(scheduler, s.ReduceLROnPlateau) else []))
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    warnings.simplefilter("ignore")
    rows = (f"{json.dumps(name)}: {json.dumps(run(make))}" for name, make in SCHEDULES.items())
    text = "{\n" + ",\n".join(rows) + "\n}\n"
    if args.check:
        return 0 if FILE.read_text() == text else f"{FILE.name} is not what PyTorch computes"
    FILE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
