// Constraints on ranks that the program does not tell are looked at when the operands are there.
// RUN: not tcopt-run %s --entry=softmax --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=SOFTMAX
// RUN: not tcopt-run %s --entry=table --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=TABLE
// RUN: tcopt-run %s --entry=fits --input=zeros --backend=interp | FileCheck %s --check-prefix=FITS

// SOFTMAX: late-ranks.mlir:[[#@LINE+3]]:8: 'graph.softmax' expected a dimension in [-2, 2) but found 3 (C1)
func.func @softmax(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %u = tensor.cast %x : tensor<2x3xf32> to tensor<*xf32>
  %0 = graph.softmax %u, dim = 3 : (tensor<*xf32>) -> tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<2x3xf32>
  return %1 : tensor<2x3xf32>
}

// TABLE: 'graph.embedding' expected weight of rank 2 but found rank 3 (C1)
func.func @table(%w: tensor<4x3x2xf32>, %i: tensor<1xi64> {tcopt.range = [0, 3]}) -> tensor<1x3xf32> {
  %u = tensor.cast %w : tensor<4x3x2xf32> to tensor<*xf32>
  %0 = graph.embedding %u, %i : (tensor<*xf32>, tensor<1xi64>) -> tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<1x3xf32>
  return %1 : tensor<1x3xf32>
}

// FITS: result 0: 1x3xf32 [0, 0, 0]
func.func @fits(%w: tensor<4x3xf32>, %i: tensor<1xi64>) -> tensor<1x3xf32> {
  %u = tensor.cast %w : tensor<4x3xf32> to tensor<*xf32>
  %0 = graph.embedding %u, %i : (tensor<*xf32>, tensor<1xi64>) -> tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<1x3xf32>
  return %1 : tensor<1x3xf32>
}
