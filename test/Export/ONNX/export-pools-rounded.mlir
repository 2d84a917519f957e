// RUN: tcopt-translate %s --export-onnx -o %t.onnx
// RUN: %decode < %t.onnx | FileCheck %s
// RUN: rm -rf %t.out && tcopt-run %s --input=random:5 --backend=interp --output=%t.out
// RUN: tcopt-run %t.onnx --input=random:5 --backend=interp --rtol=1e-5 --atol=1e-6 --expect=%t.out/0.npy --expect=%t.out/1.npy --expect=%t.out/2.npy
// RUN: sed 's/kernel_size = .2, 2., stride = .3, 3./kernel_size = [2, 3], stride = [3, 2]/;s/2x3x2x2xf32/2x3x2x3xf32/g' %s > %t.both.mlir
// RUN: not tcopt-translate %t.both.mlir --export-onnx -o %t.both.onnx 2>&1 | FileCheck %s --check-prefix=BOTH

// A last window that would start in the padding is left out, which ONNX's rounding up does not do.
// CHECK: op_type: "MaxPool"
// CHECK: name: "ceil_mode"
// CHECK-NEXT: i: 0
// CHECK: op_type: "AveragePool"
// CHECK: name: "ceil_mode"
// CHECK-NEXT: i: 0
// CHECK: op_type: "AveragePool"
// CHECK: name: "ceil_mode"
// CHECK-NEXT: i: 1

// BOTH-COUNT-2: sizes that are rounded up, beside others where the last window would start in the padding, have no counterpart
func.func @main(%x: tensor<2x3x4x4xf32>) -> (tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>, tensor<2x3x3x3xf32>) {
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [3, 3], padding = [1, 1], dilation = [1, 1], ceil_mode = true
      : (tensor<2x3x4x4xf32>) -> tensor<2x3x2x2xf32>
  %1 = graph.avg_pool %x, kernel_size = [2, 2], stride = [3, 3], padding = [1, 1], ceil_mode = true,
      count_include_pad = true : (tensor<2x3x4x4xf32>) -> tensor<2x3x2x2xf32>
  %2 = graph.avg_pool %x, kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], ceil_mode = true,
      count_include_pad = true : (tensor<2x3x4x4xf32>) -> tensor<2x3x3x3xf32>
  return %0, %1, %2 : tensor<2x3x2x2xf32>, tensor<2x3x2x2xf32>, tensor<2x3x3x3xf32>
}
