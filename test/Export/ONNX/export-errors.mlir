// RUN: not tcopt-translate %s --export-onnx -o %t.onnx 2>&1 | FileCheck %s
// RUN: not tcopt-translate %s --export-onnx --to-dot 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: test ! -e %t.onnx

// All ops without a counterpart in one error, and no file.
// CHECK: export-errors.mlir:[[@LINE+7]]:1: error: 'main' cannot be exported to ONNX: 3 ops have no counterpart there
// CHECK: export-errors.mlir:[[@LINE+9]]:8: note: 'graph.logcumsumexp': there is no operator for it
// CHECK: export-errors.mlir:[[@LINE+9]]:8: note: 'graph.rand': there is no operator for it
// CHECK: export-errors.mlir:[[@LINE+12]]:8: note: 'graph.embedding_backward': rows that are divided by their frequency have no counterpart
// CHECK-NOT: error: {{.*}}cannot be exported
// CHECK: error: cannot export 'main'
// BOTH: error: --to-dot, --export-onnx and --emit exclude each other
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<2x4xf32>) {
  %s = graph.constant dense<1> : tensor<i64>

  %0 = graph.logcumsumexp %x, dim = 0 : (tensor<4xf32>) -> tensor<4xf32>
  %1 = graph.rand %s, %s, sizes = [4], dtype = f32 : (tensor<i64>, tensor<i64>) -> tensor<4xf32>
  %2 = graph.add %0, %1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %i = graph.constant dense<0> : tensor<1xi64>
  %3 = graph.reshape %2, sizes = [1, 4] : (tensor<4xf32>) -> tensor<1x4xf32>
  %4 = graph.embedding_backward %3, %i, num_weights = 2, scale_grad_by_freq = true
      : (tensor<1x4xf32>, tensor<1xi64>) -> tensor<2x4xf32>
  return %2, %4 : tensor<4xf32>, tensor<2x4xf32>
}
