#!/usr/bin/env python3
"""Write pretrained.onnx and reference.npz, and check what finetune-onnx has written.

    pip install torch onnx onnxscript onnxruntime numpy
    python3 reference.py
    python3 reference.py --check tuned.onnx outputs.npz

pretrained.onnx is a network that PyTorch has trained on the digits 0 to 4 and exported. reference.npz has what its features
need to become all ten digits: a new head, the batches of 100 steps, and the losses that PyTorch has in them. With --check
onnxruntime runs the model that the program has exported, and the outputs are compared with those of the program.
"""
import argparse
import pathlib
import sys

import numpy as np
import onnx
import onnxruntime
import torch
from torch import nn
from torch.nn import functional as F

HERE = pathlib.Path(__file__).resolve().parent
DIGITS = HERE.parent / "train-digits" / "digits.npz"
SEED, STEPS, BATCH, RATE = 3, 100, 64, 3e-3


class Net(nn.Module):
    def __init__(self, classes):
        super().__init__()
        self.conv1, self.norm1 = nn.Conv2d(1, 16, 3, padding=1), nn.BatchNorm2d(16)
        self.conv2, self.norm2 = nn.Conv2d(16, 32, 3, padding=1), nn.BatchNorm2d(32)
        self.head = nn.Linear(128, classes)

    def features(self, images):
        x = images.reshape(-1, 1, 8, 8)
        x = F.max_pool2d(F.relu(self.norm1(self.conv1(x))), 2)
        return F.avg_pool2d(F.relu(self.norm2(self.conv2(x))), 2).flatten(1)

    def forward(self, images):
        return self.head(self.features(images))


def step(net, optimizer, images, labels):
    optimizer.zero_grad()
    loss = F.cross_entropy(net(images), labels)
    loss.backward()
    optimizer.step()
    return loss.item()


def pretrain(images, labels, few):
    net = Net(5)
    optimizer = torch.optim.AdamW(net.parameters(), lr=3e-3)
    for _ in range(10):
        for batch in few[torch.randperm(len(few))].split(BATCH):
            step(net, optimizer, images[batch], labels[batch])
    return net.eval()


def export(net):
    """Without the notes where on this machine nodes come from."""
    path = HERE / "pretrained.onnx"
    torch.onnx.export(net, (torch.zeros(2, 64),), str(path), input_names=["image"], output_names=["logits"],
                      dynamic_shapes=({0: torch.export.Dim("batch")},), dynamo=True, optimize=False, external_data=False)
    model = onnx.load(path)
    graph = model.graph
    for part in (graph, *graph.node, *graph.value_info, *graph.initializer, *graph.input, *graph.output):
        del part.metadata_props[:]
        part.ClearField("doc_string")
    onnx.save(model, path)


def finetune(net, images, labels, batches):
    """Statistics of the batch norms stay those of the exported model."""
    optimizer = torch.optim.AdamW(net.parameters(), lr=RATE)
    return np.array([step(net, optimizer, images[batch], labels[batch]) for batch in batches])


def record():
    torch.manual_seed(SEED)
    torch.set_num_threads(1)
    data = np.load(DIGITS)
    images, labels, train, test = (torch.tensor(data[name]) for name in ("images", "labels", "train", "test"))
    images = images / 16
    net = pretrain(images, labels, train[labels[train] < 5])
    export(net)
    net.head = nn.Linear(128, 10)
    out = {"head.weight": net.head.weight.detach().numpy().copy(), "head.bias": net.head.bias.detach().numpy().copy()}
    batches = torch.cat([train[torch.randperm(len(train))][: len(train) // BATCH * BATCH] for _ in range(5)])
    batches = batches.reshape(-1, BATCH)[:STEPS]
    losses = finetune(net, images, labels, batches)
    np.savez_compressed(HERE / "reference.npz", batches=batches.numpy(), losses=losses, **out)
    print("right:", int((net(images[test]).argmax(1) == labels[test]).sum()), "of", len(test))


def check(model, outputs):
    outputs = np.load(outputs)
    session = onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
    found = session.run(None, {"image": outputs["image"]})[0]
    error = np.abs(found - outputs["logits"]).max() / np.sqrt((found**2).mean())
    print(f"largest error {error:.1e} of {found.shape[0]} images, in units of the root mean square")
    return 0 if error < 1e-5 else 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", nargs=2, metavar=("MODEL", "OUTPUTS"))
    args = parser.parse_args()
    return check(*args.check) if args.check else record()


if __name__ == "__main__":
    sys.exit(main())
