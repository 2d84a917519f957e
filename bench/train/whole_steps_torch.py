"""The steps of whole_steps.cpp in PyTorch: arguments eager, compile or reduce-overhead, and a device. Same protocol."""
import sys
import time

import torch
from torch import nn
from torch.nn import functional as F

torch.set_num_threads(2)


def mlp():
    model = nn.Sequential(nn.Linear(784, 1024), nn.ReLU(), nn.Linear(1024, 1024), nn.ReLU(), nn.Linear(1024, 10))
    return model, torch.randn(256, 784), torch.randint(0, 10, (256,)), F.cross_entropy


def cnn():
    model = nn.Sequential(nn.Conv2d(3, 32, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(32, 64, 3, padding=1),
                          nn.ReLU(), nn.MaxPool2d(2), nn.Flatten(), nn.Linear(64 * 8 * 8, 256), nn.ReLU(),
                          nn.Linear(256, 10))
    return model, torch.randn(64, 3, 32, 32), torch.randint(0, 10, (64,)), F.cross_entropy


class Block(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.width, self.heads = width, heads

    def forward(self, x):
        batch, length, width = x.shape
        parts = [p.reshape(batch, length, self.heads, width // self.heads).transpose(1, 2)
                 for p in self.qkv(self.norm1(x)).split(width, 2)]
        y = F.scaled_dot_product_attention(*parts, is_causal=True)
        x = x + self.out(y.transpose(1, 2).reshape(batch, length, width))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class Transformer(nn.Module):
    def __init__(self, vocabulary, length, width, heads, depth, ties):
        super().__init__()
        self.words, self.places = nn.Embedding(vocabulary, width), nn.Embedding(length, width)
        self.blocks = nn.Sequential(*[Block(width, heads) for _ in range(depth)])
        self.norm = nn.LayerNorm(width)
        self.head = None if ties else nn.Linear(width, vocabulary)

    def forward(self, ids):
        x = self.norm(self.blocks(self.words(ids) + self.places(torch.arange(ids.shape[1], device=ids.device))))
        return F.linear(x, self.words.weight) if self.head is None else self.head(x)


def language_loss(logits, y):
    return F.cross_entropy(logits.flatten(0, 1), y.flatten())


def transformer():
    ids = torch.randint(0, 1000, (2, 16, 128))
    return Transformer(1000, 128, 128, 4, 2, False), ids[0], ids[1], language_loss


def gpt2():
    ids = torch.randint(0, 50257, (2, 1, 256))
    return Transformer(50257, 1024, 768, 12, 12, True), ids[0], ids[1], language_loss


class Recurrent(nn.Module):
    def __init__(self):
        super().__init__()
        self.lstm, self.head = nn.LSTM(256, 256, batch_first=True), nn.Linear(256, 10)

    def forward(self, x):
        return self.head(self.lstm(x)[0])


def lstm():
    return Recurrent(), torch.randn(8, 64, 256), torch.randn(8, 64, 10), F.mse_loss


def gpt2_bf16():
    ids = torch.randint(0, 50257, (2, 8, 1024))
    return Transformer(50257, 1024, 768, 12, 12, True).bfloat16(), ids[0], ids[1], language_loss


DEVICE = sys.argv[2] if len(sys.argv) > 2 else "cpu"
MODES = {"compile": "default", "reduce-overhead": "reduce-overhead"}


def make(name, how):
    torch.manual_seed(1)
    model, x, y, loss = globals()[name.removesuffix("-forward").replace("-", "_")]()
    model, x, y = model.to(DEVICE), x.to(DEVICE), y.to(DEVICE)
    net = torch.compile(model, mode=MODES[how]) if how in MODES else model
    if name.endswith("-forward"):
        def forward():
            with torch.no_grad():
                return net(x)
        return forward
    adam = torch.optim.AdamW(model.parameters(), lr=1e-4)

    def step():
        adam.zero_grad()
        value = loss(net(x), y)
        value.backward()
        adam.step()
        return value

    return step


def wait():
    if DEVICE != "cpu":
        torch.cuda.synchronize()


steps = {}
group = 1 if DEVICE == "cpu" else 20
for line in sys.stdin:
    name, first = line.strip(), 0
    if name not in steps:
        steps[name] = make(name, sys.argv[1])
        begin = time.perf_counter_ns()
        steps[name]()
        wait()
        first = time.perf_counter_ns() - begin
    times = []
    while len(times) < 3 or sum(times) * group < 1e9:
        begin = time.perf_counter_ns()
        for _ in range(group):
            steps[name]()
        wait()
        times.append((time.perf_counter_ns() - begin) / group)
    print(sorted(times)[len(times) // 2], first, flush=True)
