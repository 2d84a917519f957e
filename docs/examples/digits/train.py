#!/usr/bin/env python3
"""Train the digits classifier and write every file of this folder.

    pip install torch scikit-learn
    python3 train.py

Writes images.npy, labels.npy, weights.npz, reference.npy, predictions.npy, training.json and, through export.py,
digits.mlir. One thread and a fixed seed: the same versions on the same kind of CPU give the same weights.
"""
import json
import pathlib
import platform

import numpy as np
import sklearn
import torch
from sklearn.datasets import load_digits
from torch import nn
from torch.nn import functional as F

import check_export
import export

HERE = pathlib.Path(__file__).resolve().parent
HYPERPARAMETERS = {
    "seed": 20,
    "train_images": 1437,
    "epochs": 60,
    "batch": 64,
    "optimizer": "AdamW",
    "learning_rate": 3e-3,
    "schedule": "cosine to 0",
    "weight_decay": 1e-2,
    "augmentation": "random shift by -1, 0 or 1 pixel in each direction",
    "dropout": 0.3,
}


class Digits(nn.Module):
    """Two convolutions with batch normalization, then two fully connected layers; returns the logits."""

    def __init__(self):
        super().__init__()
        self.conv1 = nn.Conv2d(1, 16, 3, padding=1)
        self.bn1 = nn.BatchNorm2d(16, eps=1e-5)
        self.conv2 = nn.Conv2d(16, 32, 3, padding=1)
        self.bn2 = nn.BatchNorm2d(32, eps=1e-5)
        self.fc1 = nn.Linear(128, 64)
        self.fc2 = nn.Linear(64, 10)
        self.dropout = nn.Dropout(HYPERPARAMETERS["dropout"])

    def forward(self, images):
        x = (images * 0.0625).reshape(-1, 1, 8, 8)
        x = F.max_pool2d(F.relu(self.bn1(self.conv1(x))), 2)
        x = F.avg_pool2d(F.relu(self.bn2(self.conv2(x))), 2)
        x = F.gelu(self.fc1(x.reshape(-1, 128)))
        return self.fc2(self.dropout(x))


def shifted(images):
    """Each image moved by at most one pixel; what comes in from outside is background."""
    padded = F.pad(images, (1, 1, 1, 1))
    offsets = torch.randint(0, 3, (len(images), 2))
    return torch.stack([p[r : r + 8, c : c + 8] for p, (r, c) in zip(padded, offsets.tolist())])


def train(model, images, labels):
    h = HYPERPARAMETERS
    optimizer = torch.optim.AdamW(model.parameters(), lr=h["learning_rate"], weight_decay=h["weight_decay"])
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, h["epochs"])
    model.train()
    for _ in range(h["epochs"]):
        for batch in torch.randperm(len(images)).split(h["batch"]):
            optimizer.zero_grad()
            F.cross_entropy(model(shifted(images[batch])), labels[batch]).backward()
            optimizer.step()
        schedule.step()
    model.eval()


def weights(model):
    """The trained tensors under the names that digits.mlir gives them."""
    names = {"weight": "w", "bias": "b", "running_mean": "mean", "running_var": "var"}
    out = {}
    for key, value in model.state_dict().items():
        layer, what = key.split(".")
        if what in names:
            out[f"{layer}_{names[what]}"] = value.numpy()
    return out


def main():
    torch.manual_seed(HYPERPARAMETERS["seed"])
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    data = load_digits()
    images = torch.tensor(data.images, dtype=torch.float32)
    labels = torch.tensor(data.target, dtype=torch.int64)
    order = torch.randperm(len(images))
    train_part, test_part = order.tensor_split([HYPERPARAMETERS["train_images"]])

    model = Digits()
    train(model, images[train_part], labels[train_part])
    with torch.no_grad():
        probabilities = F.softmax(model(images), dim=-1)
    predictions = probabilities.argmax(dim=-1)
    right = predictions == labels

    np.save(HERE / "images.npy", images.numpy())
    np.save(HERE / "labels.npy", labels.numpy())
    np.save(HERE / "reference.npy", probabilities.numpy())
    np.save(HERE / "predictions.npy", predictions.numpy())
    np.savez(HERE / "weights.npz", **weights(model))
    record = {
        "hyperparameters": HYPERPARAMETERS,
        "versions": {"python": platform.python_version(), "torch": torch.__version__.split("+")[0],
                     "scikit-learn": sklearn.__version__, "numpy": np.__version__},
        "right": {name: f"{int(part.sum())} of {len(part)}"
                  for name, part in (("train", right[train_part]), ("test", right[test_part]), ("all", right))},
        "test_images": sorted(test_part.tolist()),
    }
    lines = ",\n".join(f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in record.items())
    (HERE / "training.json").write_text(f"{{\n{lines}\n}}\n")
    export.write()
    print(record["right"], check_export.main())


if __name__ == "__main__":
    main()
