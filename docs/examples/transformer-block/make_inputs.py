#!/usr/bin/env python3
"""Write inputs for the blocks of make_stack.py, with weights of the size that GPT-2 starts from.

    python3 make_inputs.py inputs.npz [--blocks N] [--batch B] [--sequence S] [--seed SEED]

Needs NumPy only. The arrays have the names and the order of @main's arguments.
"""
import argparse

import numpy as np

from make_stack import NORM_SCALES, WEIGHTS, WIDTH, prefixes


def weight(rng, name):
    """Scales of layer norms near 1, all else near 0."""
    value = rng.standard_normal(WEIGHTS[name], dtype=np.float32) * np.float32(0.02)
    return value + np.float32(1) if name in NORM_SCALES else value


def inputs(blocks, batch, sequence, seed):
    rng = np.random.default_rng(seed)
    x = rng.standard_normal((batch, sequence, WIDTH), dtype=np.float32)
    return {"x": x, **{prefix + name: weight(rng, name) for prefix in prefixes(blocks) for name in WEIGHTS}}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", metavar="inputs.npz")
    parser.add_argument("--blocks", type=int, default=1)
    parser.add_argument("--batch", type=int, default=2)
    parser.add_argument("--sequence", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    np.savez(args.file, **inputs(args.blocks, args.batch, args.sequence, args.seed))


if __name__ == "__main__":
    main()
