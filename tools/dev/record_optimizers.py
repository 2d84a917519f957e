#!/usr/bin/env python3
"""Records what PyTorch's optimizers do, for unittests/Capture/OptimizerTest.cpp. Needs PyTorch.

    tools/dev/record_optimizers.py [--check]

Parameters and gradients follow from formulas, which the test has, too: element i of parameter k is cos(0.3 i + k), and that
of its gradient in step t (from 1) is sin(0.7 i + 0.9 t + k). `--check` compares with the file instead.
"""
import argparse
import json
import math
import pathlib
import sys

import torch

FILE = pathlib.Path(__file__).parents[2] / "unittests/Capture/Inputs/optimizers.json"
SIZES = [5, 3]
STEPS = 20
# Adam's eps is large in one case: it counts there.
CASES = {
    "SGD": [
        {"lr": 0.1},
        {"lr": 0.1, "weight_decay": 0.05, "maximize": True},
        {"lr": 0.1, "momentum": 0.9},
        {"lr": 0.1, "momentum": 0.9, "dampening": 0.3, "weight_decay": 0.05},
        {"lr": 0.1, "momentum": 0.8, "nesterov": True, "weight_decay": 0.01},
        {"lr": 0.1, "momentum": 0.8, "nesterov": True, "maximize": True},
    ],
    "Adam": [
        {"lr": 0.01},
        {"lr": 0.01, "weight_decay": 0.1, "eps": 0.01},
        {"lr": 0.01, "amsgrad": True, "betas": [0.8, 0.9]},
        {"lr": 0.01, "amsgrad": True, "weight_decay": 0.1, "maximize": True},
        {"lr": 0.01, "betas": [0.4, 0.99], "maximize": True},
    ],
    "AdamW": [
        {"lr": 0.01},
        {"lr": 0.01, "weight_decay": 0.0, "betas": [0.5, 0.6]},
        {"lr": 0.01, "weight_decay": 0.2, "amsgrad": True, "eps": 0.01},
        {"lr": 0.01, "weight_decay": 0.2, "maximize": True},
    ],
    "RMSprop": [
        {"lr": 0.01},
        {"lr": 0.01, "alpha": 0.9, "weight_decay": 0.1, "eps": 0.01},
        {"lr": 0.01, "momentum": 0.9},
        {"lr": 0.01, "centered": True},
        {"lr": 0.01, "centered": True, "momentum": 0.5, "weight_decay": 0.1, "maximize": True},
    ],
}


def element(i, k):
    return math.cos(0.3 * i + k)


def slope(i, k, t):
    return math.sin(0.7 * i + 0.9 * t + k)


def has_gradient(k, t, gaps):
    """With gaps the last parameter has none in the first and every third step."""
    return not gaps or k == 0 or (t != 1 and t % 3 != 0)


def run(kind, options, dtype, gaps, rate_at):
    params = [torch.nn.Parameter(torch.tensor([element(i, k) for i in range(n)], dtype=dtype)) for k, n in enumerate(SIZES)]
    chosen = {name: tuple(value) if isinstance(value, list) else value for name, value in options.items()}
    optimizer = getattr(torch.optim, kind)(params, **chosen, foreach=False)
    recorded = {}
    for t in range(1, STEPS + 1):
        if t == rate_at:
            optimizer.param_groups[0]["lr"] = options["lr"] / 2
        for k, param in enumerate(params):
            values = [slope(i, k, t) for i in range(len(param))]
            param.grad = torch.tensor(values, dtype=dtype) if has_gradient(k, t, gaps) else None
        optimizer.step()
        if t in (1, 2, 7, STEPS):
            recorded[str(t)] = [value for param in params for value in param.detach().to(torch.float64).tolist()]
    return recorded


def cases():
    for kind, all_options in CASES.items():
        for number, options in enumerate(all_options):
            for dtype in ("f64", "f32"):
                gaps, rate_at = number % 2 == 1, 5 if number % 3 == 2 else 0
                torch_dtype = {"f64": torch.float64, "f32": torch.float32}[dtype]
                yield {"optimizer": kind, "options": options, "dtype": dtype, "gaps": gaps, "halves_lr_at": rate_at,
                       "params": run(kind, options, torch_dtype, gaps, rate_at)}


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    text = "[\n" + ",\n".join(json.dumps(case) for case in cases()) + "\n]\n"
    if args.check:
        return 0 if FILE.read_text() == text else f"{FILE.name} is not what PyTorch computes"
    FILE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
