// RUN: not tcopt-translate %s --export-onnx -o %t.onnx 2>&1 | FileCheck %s
// RUN: not tcopt-translate %s --export-onnx --to-dot 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: test ! -e %t.onnx

// All ops without a counterpart, and no file.
// CHECK: export-errors.mlir:[[@LINE+7]]:8: error: 'graph.logcumsumexp' op cannot be exported to ONNX: there is no operator for it
// CHECK: export-errors.mlir:[[@LINE+7]]:8: error: 'graph.rand' op cannot be exported to ONNX: there is no operator for it
// CHECK: error: cannot export 'main'
// BOTH: error: --to-dot, --export-onnx and --emit exclude each other
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %s = graph.constant dense<1> : tensor<i64>

  %0 = graph.logcumsumexp %x, dim = 0 : (tensor<4xf32>) -> tensor<4xf32>
  %1 = graph.rand %s, %s, sizes = [4], dtype = f32 : (tensor<i64>, tensor<i64>) -> tensor<4xf32>
  %2 = graph.add %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
