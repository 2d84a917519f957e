#!/usr/bin/env python3
"""Writes the models and the cases of this folder: resnet.onnx, transformer.onnx, and what onnxruntime makes of them.

  pip install torch onnx onnxscript onnxruntime numpy
  python3 export_models.py

Each model is exported by PyTorch's exporter with sizes that stay open. The archives <model>.npz have, for each case n, the
inputs and the output, as `n.<name>`. Weights and inputs follow from a seed; nothing is trained.
"""
import pathlib

import numpy
import onnx
import onnxruntime
import torch
from torch import nn
from torch.nn import functional as F

FOLDER = pathlib.Path(__file__).parent


class Block(nn.Module):
    """Two convolutions and a way around them, with a stride where the number of channels changes."""

    def __init__(self, channels, out):
        super().__init__()
        stride = 1 if channels == out else 2
        self.conv1 = nn.Conv2d(channels, out, 3, stride, padding=1, bias=False)
        self.bn1 = nn.BatchNorm2d(out)
        self.conv2 = nn.Conv2d(out, out, 3, padding=1, bias=False)
        self.bn2 = nn.BatchNorm2d(out)
        self.around = nn.Identity() if stride == 1 else nn.Sequential(nn.Conv2d(channels, out, 1, stride, bias=False),
                                                                      nn.BatchNorm2d(out))

    def forward(self, x):
        y = F.relu(self.bn1(self.conv1(x)))
        return F.relu(self.bn2(self.conv2(y)) + self.around(x))


class ResNet(nn.Module):
    """Images [batch, 3, 32, 32] to the logits of ten classes."""

    def __init__(self):
        super().__init__()
        self.stem = nn.Sequential(nn.Conv2d(3, 8, 7, 2, padding=3, bias=False), nn.BatchNorm2d(8), nn.ReLU(),
                                  nn.MaxPool2d(3, 2, padding=1))
        self.blocks = nn.Sequential(Block(8, 8), Block(8, 16), Block(16, 32))
        self.out = nn.Linear(32, 10)

    def forward(self, image):
        x = F.adaptive_avg_pool2d(self.blocks(self.stem(image)), 1)
        return self.out(x.flatten(1))


class Layer(nn.Module):
    """Causal attention and an MLP, each behind a layer norm."""

    def __init__(self, width, heads):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x):
        batch, length, width = x.shape
        parts = self.qkv(self.norm1(x)).view(batch, length, 3, self.heads, width // self.heads)
        q, k, v = parts.permute(2, 0, 3, 1, 4)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(y.transpose(1, 2).reshape(batch, length, width))
        return x + self.down(F.gelu(self.up(self.norm2(x))))


class Transformer(nn.Module):
    """Tokens [batch, length] to the logits of the next ones, in the manner of GPT."""

    def __init__(self, tokens=64, width=32, heads=4, layers=2, longest=64):
        super().__init__()
        self.tokens, self.places = nn.Embedding(tokens, width), nn.Embedding(longest, width)
        self.layers = nn.Sequential(*[Layer(width, heads) for _ in range(layers)])
        self.norm, self.out = nn.LayerNorm(width), nn.Linear(width, tokens, bias=False)

    def forward(self, ids):
        x = self.tokens(ids) + self.places(torch.arange(ids.shape[1]))
        return self.out(self.norm(self.layers(x)))


def shake(module):
    """What is zero or one in a fresh model would hide errors."""
    with torch.no_grad():
        for norm in module.modules():
            if isinstance(norm, (nn.BatchNorm2d, nn.LayerNorm)):
                norm.weight.uniform_(0.5, 1.5)
                norm.bias.normal_(0, 0.2)
            if isinstance(norm, nn.BatchNorm2d):
                norm.running_mean.normal_(0, 0.2)
                norm.running_var.uniform_(0.5, 1.5)


def forget_origins(path):
    """The exporter notes for each node where on this machine it comes from: more bytes than weights."""
    model = onnx.load(path)
    graph = model.graph
    for part in (graph, *graph.node, *graph.value_info, *graph.initializer, *graph.input, *graph.output):
        del part.metadata_props[:]
        part.ClearField("doc_string")
    onnx.save(model, path)


def export(name, module, sample, names, dims, cases):
    shake(module)
    path = FOLDER / f"{name}.onnx"
    # As the modules are: the exporter's optimizer would merge batch norms with convolutions.
    torch.onnx.export(module.eval(), (sample,), str(path), input_names=names[:1], output_names=names[1:],
                      dynamic_shapes=(dims,), dynamo=True, optimize=False, external_data=False)
    forget_origins(path)
    session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    arrays = {}
    for i, x in enumerate(cases):
        arrays[f"{i}.{names[0]}"] = x.numpy()
        arrays[f"{i}.{names[1]}"] = session.run(None, {names[0]: x.numpy()})[0]
        assert numpy.abs(arrays[f"{i}.{names[1]}"] - module(x).detach().numpy()).max() < 1e-4
    numpy.savez(FOLDER / f"{name}.npz", **arrays)


def main():
    torch.manual_seed(0)
    batch, length = torch.export.Dim("batch"), torch.export.Dim("length", max=64)
    export("resnet", ResNet(), torch.randn(2, 3, 32, 32), ["image", "logits"], {0: batch},
           [torch.randn(n, 3, 32, 32) for n in (1, 2, 5)])
    export("transformer", Transformer(), torch.randint(64, (2, 12)), ["ids", "logits"], {0: batch, 1: length},
           [torch.randint(64, sizes) for sizes in ((1, 1), (1, 7), (2, 12), (3, 40))])


if __name__ == "__main__":
    main()
