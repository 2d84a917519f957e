#!/usr/bin/env python3
"""Write digits.npz and reference.npz: the data, and how PyTorch trains on it.

    pip install torch numpy
    python3 reference.py
    python3 reference.py --accuracy     # what PyTorch reaches in as many epochs as train-digits makes

digits.npz has the images and labels of ../digits, and which images are held out. Each image is trained on as it is and moved
by a pixel to four sides. reference.npz has for both networks the weights that training begins with, the losses of the first
100 steps in f64 and f32, and the images of each batch.
"""
import argparse
import json
import pathlib

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

HERE = pathlib.Path(__file__).resolve().parent
DIGITS = HERE.parent / "digits"
SEED, STEPS, BATCH = 20, 100, 64
RECORDED_RATE, RATE = 1e-3, 3e-3  # README.md says why


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden, self.out = nn.Linear(64, 512), nn.Linear(512, 10)

    def forward(self, images):
        return self.out(F.relu(self.hidden(images)))


class Cnn(nn.Module):
    def __init__(self, dropout=0.0):
        super().__init__()
        self.conv1, self.norm1 = nn.Conv2d(1, 16, 3, padding=1), nn.BatchNorm2d(16)
        self.conv2, self.norm2 = nn.Conv2d(16, 32, 3, padding=1), nn.BatchNorm2d(32)
        self.dropout, self.out = nn.Dropout(dropout), nn.Linear(128, 10)

    def forward(self, images):
        x = images.reshape(-1, 1, 8, 8)
        x = F.max_pool2d(F.relu(self.norm1(self.conv1(x))), 2)
        x = F.avg_pool2d(F.relu(self.norm2(self.conv2(x))), 2)
        return self.out(self.dropout(x.flatten(1)))


def load():
    """Images, labels, and the indices of those that are trained on and held out."""
    images, labels = np.load(DIGITS / "images.npy").reshape(-1, 64), np.load(DIGITS / "labels.npy")
    test = np.array(json.loads((DIGITS / "training.json").read_text())["test_images"])
    return images, labels, np.setdiff1d(np.arange(len(images)), test), test


def with_shifts(images):
    """Images, and each of them moved to the right, left, bottom and top."""
    padded = F.pad(images.reshape(-1, 8, 8), (1, 1, 1, 1))
    return torch.cat([padded[:, i:i + 8, j:j + 8].reshape(-1, 64) for i, j in ((1, 1), (1, 0), (1, 2), (0, 1), (2, 1))])


def prepared():
    """Training images in f32 and their labels, and those that are held out."""
    images, labels, train, test = load()
    images, labels = torch.tensor(images, dtype=torch.float32) / 16, torch.tensor(labels)
    return with_shifts(images[train]), labels[train].repeat(5), images[test], labels[test]


def losses(make, initial, dtype, images, labels, batches):
    net = make()
    net.load_state_dict(initial)
    net.to(dtype)
    optimizer = torch.optim.AdamW(net.parameters(), lr=RECORDED_RATE)
    out = []
    for batch in batches:
        optimizer.zero_grad()
        loss = F.cross_entropy(net(images[batch].to(dtype)), labels[batch])
        loss.backward()
        optimizer.step()
        out.append(loss.item())
    return np.array(out)


def record():
    torch.manual_seed(SEED)
    images, labels, train, test = load()
    np.savez_compressed(HERE / "digits.npz", images=images, labels=labels, train=train, test=test)
    images, labels, _, _ = prepared()
    batches = torch.randperm(len(images))[:STEPS * BATCH].reshape(STEPS, BATCH)
    out = {"batches": batches.numpy()}
    for name, make in (("mlp", Mlp), ("cnn", Cnn)):
        initial = make().state_dict()
        out |= {f"{name}.initial.{key}": value.numpy() for key, value in initial.items()}
        for dtype in (torch.float64, torch.float32):
            out[f"{name}.f{torch.finfo(dtype).bits}"] = losses(make, initial, dtype, images, labels, batches)
    np.savez_compressed(HERE / "reference.npz", **out)


def accuracy(epochs=30, runs=5):
    images, labels, test_images, test_labels = prepared()
    for make in (Mlp, lambda: Cnn(0.2)):
        right = []
        for seed in range(runs):
            torch.manual_seed(seed)
            net = make()
            optimizer = torch.optim.AdamW(net.parameters(), lr=RATE)
            schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, epochs)
            for _ in range(epochs):
                for batch in torch.randperm(len(images)).split(BATCH)[:-1]:
                    optimizer.zero_grad()
                    F.cross_entropy(net(images[batch]), labels[batch]).backward()
                    optimizer.step()
                schedule.step()
            net.eval()
            right.append(int((net(test_images).argmax(1) == test_labels).sum()))
        print(type(net).__name__, right, "of", len(test_labels), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--accuracy", action="store_true")
    torch.set_num_threads(1)
    accuracy() if parser.parse_args().accuracy else record()


if __name__ == "__main__":
    main()
