#!/usr/bin/env python3
"""Write reference.npz: how PyTorch trains the transformer of Transformer.h on text.npz.

    pip install torch numpy
    python3 reference.py [--threads=2] [--steps=N]

The weights that training begins with, and where batches begin in the text, are numbers that follow from their places (see
`uniform`), here and in the program. The archive has the losses of 20 steps without dropout, the losses of a whole run with
dropout, and its losses on the validation text.
"""
import argparse
import math
import pathlib
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

HERE = pathlib.Path(__file__).resolve().parent
WIDTH, HEADS, LAYERS, CONTEXT, BATCH = 64, 4, 4, 64, 16
STEPS, WARM_UP, RATE, EVERY = 400, 40, 3e-3, 50


def uniform(stream, count):
    """Numbers in [0, 1) by SplitMix64 of their places."""
    z = (np.arange(count, dtype=np.uint64) + np.uint64(stream << 32) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return ((z ^ (z >> np.uint64(31))) >> np.uint64(40)) / 2.0**24


class Block(nn.Module):
    def __init__(self, dropout):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.up, self.down = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x):
        batch, length, width = x.shape
        q, k, v = self.qkv(self.norm1(x)).view(batch, length, 3, HEADS, width // HEADS).permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).reshape(batch, length, width)
        x = x + self.dropout(self.out(y))
        return x + self.dropout(self.down(F.gelu(self.up(self.norm2(x)))))


class Transformer(nn.Module):
    def __init__(self, tokens, dropout):
        super().__init__()
        self.tokens, self.places = nn.Embedding(tokens, WIDTH), nn.Embedding(CONTEXT, WIDTH)
        self.dropout = nn.Dropout(dropout)
        self.blocks = nn.Sequential(*[Block(dropout) for _ in range(LAYERS)])
        self.norm, self.head = nn.LayerNorm(WIDTH), nn.Linear(WIDTH, tokens)

    def forward(self, ids):
        x = self.dropout(self.tokens(ids) + self.places(torch.arange(ids.shape[1])))
        return self.head(self.norm(self.blocks(x)))


def initialize(net):
    """Matrices have the standard deviation 0.02, biases are 0, norms 1."""
    with torch.no_grad():
        for number, (name, p) in enumerate(net.named_parameters()):
            if p.dim() == 2:
                p.copy_(torch.tensor(uniform(number, p.numel()) * 2 - 1).view(p.shape) * 0.02 * math.sqrt(3))
            else:
                p.fill_(1.0 if "norm" in name and name.endswith("weight") else 0.0)


def read():
    """The text as numbers of its characters: nine tenths to train on, the rest to validate."""
    text = np.load(HERE / "text.npz")["text"]
    letters = np.unique(text)
    ids = torch.tensor(np.searchsorted(letters, text))
    first = len(ids) * 9 // 10
    return len(letters), ids[:first], ids[first:]


def windows(ids, starts):
    rows = torch.tensor(starts)[:, None] + torch.arange(CONTEXT)
    return ids[rows], ids[rows + 1]


def loss_of(net, inputs, targets):
    return F.cross_entropy(net(inputs).flatten(0, 1), targets.flatten())


@torch.no_grad()
def validate(net, ids):
    net.eval()
    starts = np.arange((len(ids) - 1) // CONTEXT) * CONTEXT
    losses = [loss_of(net, *windows(ids, starts[i:i + 64])) * len(starts[i:i + 64]) for i in range(0, len(starts), 64)]
    net.train()
    return float(sum(losses)) / len(starts)


def train(steps, dropout, tokens, text, validation, every=EVERY):
    net = Transformer(tokens, dropout)
    initialize(net)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=0.1)
    warm = torch.optim.lr_scheduler.LinearLR(optimizer, start_factor=0.02, total_iters=WARM_UP)
    cosine = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, T_max=STEPS - WARM_UP)
    schedule = torch.optim.lr_scheduler.SequentialLR(optimizer, [warm, cosine], [WARM_UP])
    losses, validations, seconds = [], [], 0.0
    for i in range(steps):
        starts = (uniform(1000 + i, BATCH) * (len(text) - CONTEXT - 1)).astype(np.int64)
        begin = time.perf_counter()
        optimizer.zero_grad()
        loss = loss_of(net, *windows(text, starts))
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
        seconds += time.perf_counter() - begin
        schedule.step()
        if (i + 1) % every == 0:
            validations.append(validate(net, validation))
    return np.array(losses), np.array(validations), seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--steps", type=int, default=STEPS, help="fewer write nothing, and tell the time")
    parser.add_argument("--seed", type=int, default=0, help="of dropout")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    data = read()
    torch.manual_seed(args.seed)
    losses, validations, seconds = train(args.steps, 0.1, *data)
    print(f"{args.steps} steps, {1e3 * seconds / args.steps:.1f} ms each, validation losses {validations}")
    if args.steps == STEPS:
        plain, _, _ = train(20, 0.0, *data)
        np.savez_compressed(HERE / "reference.npz", plain=plain, losses=losses, validation=validations)


if __name__ == "__main__":
    main()
