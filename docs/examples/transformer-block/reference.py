#!/usr/bin/env python3
"""PyTorch's answer to the blocks of make_stack.py, for people who have PyTorch.

    python3 make_inputs.py inputs.npz
    python3 reference.py inputs.npz expected.npy
"""
import argparse

import numpy as np
import torch
from torch.nn import functional as F

from make_stack import HEADS, WEIGHTS, WIDTH, prefixes


def block(x, w):
    batch, sequence, _ = x.shape
    qkv = F.linear(F.layer_norm(x, (WIDTH,), w["ln1_w"], w["ln1_b"]), w["qkv_w"], w["qkv_b"])
    q, k, v = (t.reshape(batch, sequence, HEADS, -1).transpose(1, 2) for t in qkv.split(WIDTH, dim=2))
    attended = F.scaled_dot_product_attention(q, k, v, is_causal=True)
    x = x + F.linear(attended.transpose(1, 2).reshape(batch, sequence, WIDTH), w["proj_w"], w["proj_b"])
    up = F.linear(F.layer_norm(x, (WIDTH,), w["ln2_w"], w["ln2_b"]), w["up_w"], w["up_b"])
    return x + F.linear(F.gelu(up, approximate="tanh"), w["down_w"], w["down_b"])


def run(arrays):
    x = arrays["x"]
    for prefix in prefixes((len(arrays) - 1) // len(WEIGHTS)):
        x = block(x, {name: arrays[prefix + name] for name in WEIGHTS})
    return x


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("inputs", metavar="inputs.npz")
    parser.add_argument("expected", metavar="expected.npy")
    args = parser.parse_args()
    with np.load(args.inputs) as file:
        arrays = {name: torch.from_numpy(file[name]) for name in file.files}
    answer, exact = run(arrays), run({name: a.double() for name, a in arrays.items()})
    np.save(args.expected, answer.numpy())
    print(f"f32 differs from f64 by at most {(answer - exact).abs().max():.1e}; values up to {exact.abs().max():.2f}")


if __name__ == "__main__":
    main()
