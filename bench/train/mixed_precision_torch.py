"""The runs of mixed_precision.cpp in PyTorch. Same protocol."""
import pathlib
import sys

import numpy as np
import torch
from torch import nn

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "docs/examples/train-text"))
import reference as text  # noqa: E402

BATCH, WARM_UP, TAIL, LATE, RATE = 8, 40, 50, 200, 3e-3
DTYPES = {"f32": None, "bf16": torch.bfloat16, "f16": torch.float16}


def initialize(net):
    with torch.no_grad():
        for name, p in net.named_parameters():
            if p.dim() == 2:
                nn.init.normal_(p, 0, 0.02)
            else:
                p.fill_(1.0 if name.endswith("weight") else 0.0)


def schedule_of(optimizer, steps):
    schedulers = torch.optim.lr_scheduler
    parts = [schedulers.LinearLR(optimizer, start_factor=0.02, total_iters=WARM_UP),
             schedulers.CosineAnnealingLR(optimizer, T_max=steps - WARM_UP)]
    return schedulers.SequentialLR(optimizer, parts, [WARM_UP])


def autocast(dtype):
    return torch.autocast("cpu", dtype=dtype or torch.bfloat16, enabled=dtype is not None)


def train(mode, seed, steps, scale):
    tokens, ids, validation = text.read()
    torch.manual_seed(seed)
    net = text.Transformer(tokens, 0.1)
    initialize(net)
    adam = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=0.1)
    schedule = schedule_of(adam, steps)
    scaler = torch.amp.GradScaler("cpu", init_scale=scale, growth_interval=100, enabled=mode == "f16")
    losses, skipped = [], []
    for i in range(steps):
        starts = (text.uniform(100000 * seed + i, BATCH) * (len(ids) - text.CONTEXT - 1)).astype(np.int64)
        adam.zero_grad()
        with autocast(DTYPES[mode]):
            loss = text.loss_of(net, *text.windows(ids, starts))
        before = scaler.get_scale()
        scaler.scale(loss).backward()
        scaler.step(adam)
        scaler.update()
        schedule.step()
        losses.append(loss.item())
        skipped.append(scaler.get_scale() < before)
    with autocast(DTYPES[mode]):
        return text.validate(net, validation), sum(losses[-TAIL:]) / TAIL, sum(skipped), sum(skipped[-LATE:]), scaler.get_scale()


torch.set_num_threads(1)
for line in sys.stdin:
    mode, seed, steps, scale = line.split()
    print(*map(float, train(mode, int(seed), int(steps), float(scale))), flush=True)
