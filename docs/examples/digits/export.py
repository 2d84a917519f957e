#!/usr/bin/env python3
"""Write digits.mlir from weights.npz, without training. Needs NumPy only; check_export.py checks the result."""
import pathlib

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent

MAIN = """\
// A classifier of 8x8 images of handwritten digits, pixels 0 to 16: the probabilities of the ten digits.
// Written by export.py; the weights come first, the network after them.
func.func @main(%images: tensor<?x8x8xf32> {{graph.dims = ["B", 8, 8]}}) -> (tensor<?x10xf32>) {{
{constants}
  %c0 = arith.constant 0 : index
  %b = tensor.dim %images, %c0 : tensor<?x8x8xf32>
  %scale = graph.constant dense<0.0625> : tensor<f32>
  %scaled = graph.mul %images, %scale : (tensor<?x8x8xf32>, tensor<f32>) -> tensor<?x8x8xf32>
  %x = graph.reshape %scaled, sizes = [%b, 1, 8, 8] : (tensor<?x8x8xf32>, index) -> tensor<?x1x8x8xf32>

  %conv1 = graph.conv %x, %conv1_w, %conv1_b, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x1x8x8xf32>, tensor<16x1x3x3xf32>, tensor<16xf32>) -> tensor<?x16x8x8xf32>
  %bn1 = graph.batch_norm %conv1, %bn1_mean, %bn1_var, weight %bn1_w, bias %bn1_b, eps = 1.0e-05 : (tensor<?x16x8x8xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) -> tensor<?x16x8x8xf32>
  %relu1 = graph.relu %bn1 : (tensor<?x16x8x8xf32>) -> tensor<?x16x8x8xf32>
  %pool1 = graph.max_pool %relu1, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x16x8x8xf32>) -> tensor<?x16x4x4xf32>

  %conv2 = graph.conv %pool1, %conv2_w, %conv2_b, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x16x4x4xf32>, tensor<32x16x3x3xf32>, tensor<32xf32>) -> tensor<?x32x4x4xf32>
  %bn2 = graph.batch_norm %conv2, %bn2_mean, %bn2_var, weight %bn2_w, bias %bn2_b, eps = 1.0e-05 : (tensor<?x32x4x4xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) -> tensor<?x32x4x4xf32>
  %relu2 = graph.relu %bn2 : (tensor<?x32x4x4xf32>) -> tensor<?x32x4x4xf32>
  %pool2 = graph.avg_pool %relu2, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<?x32x4x4xf32>) -> tensor<?x32x2x2xf32>

  %flat = graph.reshape %pool2, sizes = [%b, 128] : (tensor<?x32x2x2xf32>, index) -> tensor<?x128xf32>
  %fc1 = graph.linear %flat, %fc1_w, %fc1_b : (tensor<?x128xf32>, tensor<64x128xf32>, tensor<64xf32>) -> tensor<?x64xf32>
  %gelu = graph.gelu %fc1, approximate = none : (tensor<?x64xf32>) -> tensor<?x64xf32>
  %logits = graph.linear %gelu, %fc2_w, %fc2_b : (tensor<?x64xf32>, tensor<10x64xf32>, tensor<10xf32>) -> tensor<?x10xf32>
  %probabilities = graph.softmax %logits, dim = -1 : (tensor<?x10xf32>) -> tensor<?x10xf32>
  return %probabilities : tensor<?x10xf32>
}}
"""


def constant(name, array):
    """One weight as MLIR's raw form of dense: its bytes in hexadecimal, little-endian, in row-major order."""
    data = np.ascontiguousarray(array, dtype="<f4")
    shape = "".join(f"{size}x" for size in data.shape)
    return f'  %{name} = graph.constant dense<"0x{data.tobytes().hex().upper()}"> : tensor<{shape}f32>'


def write():
    with np.load(HERE / "weights.npz") as weights:
        constants = "\n".join(constant(name, weights[name]) for name in weights.files)
    (HERE / "digits.mlir").write_text(MAIN.format(constants=constants))


if __name__ == "__main__":
    write()
