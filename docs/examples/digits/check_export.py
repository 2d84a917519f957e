#!/usr/bin/env python3
"""Check digits.mlir against PyTorch's answers without a compiler: read the text line by line, weights included, do what
it says in NumPy, compare each type that it states, and compare the result with reference.npy and predictions.npy."""
import json
import math
import pathlib
import re

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

HERE = pathlib.Path(__file__).resolve().parent
LINE = re.compile(r"%(\w+) = ([\w.]+) (.*?) : (.*)")
ERF = np.vectorize(math.erf, otypes=[np.float32])


def windows(x, size, stride, padding, fill):
    """[N, C, OH, OW, KH, KW]: what each output element of a convolution or a pool sees."""
    p, q = padding
    x = np.pad(x, ((0, 0), (0, 0), (p, p), (q, q)), constant_values=fill)
    return sliding_window_view(x, size, axis=(2, 3))[:, :, :: stride[0], :: stride[1]]


def conv(x, w, b, stride, padding, dilation, groups):
    assert dilation == [1, 1] and groups == 1
    seen = windows(x, w.shape[2:], stride, padding, 0)
    return np.einsum("ncijkl,ockl->noij", seen, w) + b[:, None, None]


def max_pool(x, kernel_size, stride, padding, dilation, ceil_mode):
    assert dilation == [1, 1] and not ceil_mode
    return windows(x, kernel_size, stride, padding, -np.inf).max(axis=(4, 5))


def avg_pool(x, kernel_size, stride, padding, ceil_mode, count_include_pad):
    assert count_include_pad and not ceil_mode
    return windows(x, kernel_size, stride, padding, 0).mean(axis=(4, 5))


def batch_norm(x, mean, var, weight, bias, eps):
    scale = weight / np.sqrt(var + np.float32(eps))
    return (x - mean[:, None, None]) * scale[:, None, None] + bias[:, None, None]


def gelu(x, approximate):
    assert approximate == "none"
    return x * 0.5 * (1 + ERF(x / np.float32(math.sqrt(2))))


def softmax(x, dim):
    e = np.exp(x - x.max(axis=dim, keepdims=True))
    return e / e.sum(axis=dim, keepdims=True)


OPS = {
    "graph.mul": lambda x, y: x * y,
    "graph.relu": lambda x: np.maximum(x, 0),
    "graph.linear": lambda x, w, b: x @ w.T + b,
    "graph.conv": conv,
    "graph.max_pool": max_pool,
    "graph.avg_pool": avg_pool,
    "graph.batch_norm": batch_norm,
    "graph.gelu": gelu,
    "graph.softmax": softmax,
}


def shape(type_text, batch):
    sizes = re.fullmatch(r"tensor<((?:[\d?]+x)*)f32>", type_text).group(1).split("x")[:-1]
    return tuple(batch if size == "?" else int(size) for size in sizes)


def dense(text, type_text):
    raw = re.fullmatch(r'dense<"0x([0-9A-F]+)">', text)
    if raw:
        return np.frombuffer(bytes.fromhex(raw.group(1)), dtype="<f4").reshape(shape(type_text, None))
    return np.float32(re.fullmatch(r"dense<(.*)>", text).group(1))


def attributes(text):
    """`a = [1, 2], b = false` as keyword arguments."""
    def value(word):
        try:
            return json.loads(word)
        except ValueError:
            return word

    return {key: value(word) for key, word in re.findall(r"(\w+) = (\[[^\]]*\]|[^,\s]+)", text)}


def reshape(x, text, values):
    sizes = re.search(r"sizes = \[(.*)\]", text).group(1).split(", ")
    return x.reshape([values[size[1:]] if size.startswith("%") else int(size) for size in sizes])


def run_line(op, rest, types, values, batch):
    if op == "graph.constant":
        return dense(rest, types)
    operands = [values[name] for name in re.findall(r"%(\w+)", rest)]
    inputs, result = re.fullmatch(r"\((.*?)\) -> (.*)", types).groups()
    for operand, stated in zip(operands, inputs.split(", "), strict=True):
        assert stated == "index" or np.shape(operand) == shape(stated, batch), f"{op}: {stated}"
    out = reshape(operands[0], rest, values) if op == "graph.reshape" else OPS[op](*operands, **attributes(rest))
    assert out.shape == shape(result, batch) and out.dtype == np.float32, f"{op}: {result}"
    return out


def interpret(text, images):
    values = {"images": images, "b": len(images)}
    for name, op, rest, types in LINE.findall(text):
        if op.startswith("graph."):
            values[name] = run_line(op, rest, types, values, len(images))
    return values[re.search(r"return %(\w+)", text).group(1)]


def main():
    """The largest difference from PyTorch's probabilities."""
    found = interpret((HERE / "digits.mlir").read_text(), np.load(HERE / "images.npy"))
    reference = np.load(HERE / "reference.npy")
    assert np.allclose(found, reference, rtol=0, atol=1e-5), np.abs(found - reference).max()
    assert (found.argmax(axis=-1) == np.load(HERE / "predictions.npy")).all()
    return float(np.abs(found - reference).max())


if __name__ == "__main__":
    print(f"digits.mlir is right: at most {main():.1e} from reference.npy")
