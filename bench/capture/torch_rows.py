#!/usr/bin/env python3
"""Times what capture_bench measures in PyTorch, without torch.compile.

  torch_rows.py             prints its version and rows as JSON, reads names of warm rows, a line each, and prints nanoseconds
  torch_rows.py --once ROW  the first run of a model in this process

Started by run.py; the models are those of Models.h.
"""
import json
import sys
import time

import torch
from torch import nn
from torch.nn import functional as F

SECONDS = 0.1  # of each measurement


class ResidualBlock(nn.Module):
    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.body = nn.Sequential(
            nn.Conv2d(inputs, outputs, 3, stride=stride, padding=1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU(),
            nn.Conv2d(outputs, outputs, 3, padding=1, bias=False), nn.BatchNorm2d(outputs))
        self.shortcut = None
        if stride != 1 or inputs != outputs:
            self.shortcut = nn.Sequential(nn.Conv2d(inputs, outputs, 1, stride=stride, bias=False), nn.BatchNorm2d(outputs))

    def forward(self, x):
        return torch.relu(self.body(x) + (x if self.shortcut is None else self.shortcut(x)))


def resnet18():
    layers, inputs = [nn.Conv2d(3, 64, 7, stride=2, padding=3, bias=False), nn.BatchNorm2d(64), nn.ReLU(),
                      nn.MaxPool2d(3, 2, 1)], 64
    for outputs in (64, 128, 256, 512):
        for stride in (1 if outputs == 64 else 2, 1):
            layers.append(ResidualBlock(inputs, outputs, stride))
            inputs = outputs
    return nn.Sequential(*layers, nn.AdaptiveAvgPool2d(1), nn.Flatten(), nn.Linear(512, 1000)), torch.ones(1, 3, 224, 224)


class GptBlock(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.heads = width // 64
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        q, k, v = (t.view(*x.shape[:2], self.heads, 64).transpose(1, 2) for t in self.qkv(self.norm1(x)).chunk(3, -1))
        x = x + self.out(F.scaled_dot_product_attention(q, k, v, is_causal=True).transpose(1, 2).flatten(2))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class Gpt(nn.Module):
    def __init__(self, width=256, layers=12, length=128):
        super().__init__()
        self.token, self.place = nn.Embedding(1000, width), nn.Embedding(length, width)
        self.blocks = nn.Sequential(*[GptBlock(width) for _ in range(layers)])
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, 1000)

    def forward(self, ids):
        return self.head(self.norm(self.blocks(self.token(ids) + self.place(torch.arange(ids.shape[1])))))


def gpt():
    return Gpt(), torch.zeros(1, 32, dtype=torch.int64)


ONCE = {
    "first inference of an eager ResNet-18": resnet18,
    "first inference of an eager GPT-2, 12 layers of 256": gpt,
}


def new_index():
    data, w = torch.ones(100000, 16), torch.ones(16)
    i = 0

    def call():
        nonlocal i
        i += 1
        return (data[i % 100000] * w).sum().item()
    return call


def pointwise():
    x = torch.ones(1, 64)
    return lambda: torch.relu(x * 2 + 1)


def mlp():
    model = nn.Sequential(nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 64), nn.ReLU(), nn.Linear(64, 64))
    x = torch.ones(1, 64)
    return lambda: model(x)


def cell():
    model, x, state = nn.LSTMCell(64, 64), torch.ones(1, 64), (torch.zeros(1, 64), torch.zeros(1, 64))

    def call():
        nonlocal state
        state = model(x, state)
    return call


REPEATED = {
    "eager (data[i] * w).sum().item(), new i": new_index,
    "eager 3 pointwise functions, 1x64": pointwise,
    "eager MLP of 3 layers of 64": mlp,
    "eager LSTM cell of 64": cell,
}


def repeated(make):
    call = make()
    for _ in range(100):
        call()
    count, start = 0, time.perf_counter()
    while time.perf_counter() < start + SECONDS:
        for _ in range(100):
            call()
        count += 100
    return (time.perf_counter() - start) / count * 1e9


def once(make):
    model, x = make()
    model.eval()
    start = time.perf_counter()
    model(x)
    return (time.perf_counter() - start) * 1e9


def main():
    with torch.no_grad():
        if sys.argv[1:2] == ["--once"]:
            print(once(ONCE[sys.argv[2]]))
            return
        print(json.dumps([torch.__version__, list(REPEATED), list(ONCE)]), flush=True)
        for line in sys.stdin:
            print(repeated(REPEATED[line.strip()]), flush=True)


if __name__ == "__main__":
    main()
