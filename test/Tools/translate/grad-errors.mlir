// What has no gradient, at its location; nothing is written.
// RUN: not tcopt-translate %s --grad=nobody -o %t.out 2>&1 | FileCheck %s --check-prefix=NOBODY
// NOBODY: grad-errors.mlir:{{.*}}error: expected a function 'nobody' to differentiate but found none
// RUN: not tcopt-translate %s --grad=nobody --grad-arguments=x -o %t.out 2>&1 | FileCheck %s --check-prefix=NOBODY
// RUN: not tcopt-translate %s --grad=main --grad-arguments=n -o %t.out 2>&1 | FileCheck %s --check-prefix=INTEGER
// RUN: not tcopt-translate %s --grad=main --grad-arguments=0,7 -o %t.out 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not tcopt-translate %s --grad=main --grad-arguments=y -o %t.out 2>&1 | FileCheck %s --check-prefix=NAME
// NAME: tcopt-translate: error: --grad-arguments: 'main' has no argument 'y' (expected a number or one of x, n, arg2)
// RUN: not tcopt-translate %s --grad-arguments=0 -o %t.out 2>&1 | FileCheck %s --check-prefix=ALONE
// ALONE: tcopt-translate: error: --grad-arguments belongs to --grad
// RUN: not tcopt-translate %s --grad=integers -o %t.out 2>&1 | FileCheck %s --check-prefix=ARGUMENTS
// RUN: not tcopt-translate %s --grad=rounded -o %t.out 2>&1 | FileCheck %s --check-prefix=RESULTS
// RUN: not tcopt-translate %s --grad=unranked -o %t.out 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not tcopt-translate %s --grad=pools --export-onnx -o %t.out 2>&1 | FileCheck %s --check-prefix=EXPORT
// RUN: test ! -e %t.out

// INTEGER: grad-errors.mlir:[[@LINE+2]]:77: error: expected a tensor of floats to differentiate with respect to but argument 1 is 'tensor<2xi64>'
// RANGE: grad-errors.mlir:[[@LINE+1]]:1: error: expected an argument in [0, 3) to differentiate with respect to but found 7
func.func @main(%x: tensor<2xf32> {tcopt.name = "x"},                       %n: tensor<2xi64> {tcopt.name = "n"}, %z: tensor<2xf32>) -> tensor<2xf32> {
  %y = graph.mul %x, %z : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

// ARGUMENTS: grad-errors.mlir:[[@LINE+1]]:1: error: expected an argument that is a tensor of floats but found none
func.func @integers(%x: tensor<2xi64>) -> tensor<2xf32> {
  %y = graph.cast %x : (tensor<2xi64>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}

// RESULTS: grad-errors.mlir:[[@LINE+1]]:1: error: expected a result that is a tensor of floats but found none
func.func @rounded(%x: tensor<2xf32>) -> tensor<2xi64> {
  %y = graph.cast %x : (tensor<2xf32>) -> tensor<2xi64>
  return %y : tensor<2xi64>
}

func.func private @unranked(%x: tensor<*xf32>) -> tensor<*xf32> {
  // RANK: grad-errors.mlir:[[@LINE+1]]:8: error: 'graph.exp' op expected a result of known rank
  %y = graph.exp %x : (tensor<*xf32>) -> tensor<*xf32>
  return %y : tensor<*xf32>
}

// All ops of the gradient that have no counterpart, where the program has those that they come from.
// EXPORT: grad-errors.mlir:[[@LINE+3]]:1: error: 'pools_vjp' cannot be exported to ONNX: 2 ops have no counterpart there
// EXPORT-DAG: grad-errors.mlir:[[@LINE+3]]:8: note: 'graph.interpolate_backward': there is no operator for it
// EXPORT-DAG: grad-errors.mlir:[[@LINE+3]]:8: note: 'graph.avg_pool_backward': expected windows of one size, and known sizes
func.func @pools(%x: tensor<1x2x3x3xf32>) -> tensor<1x2x4x4xf32> {
  %y = graph.interpolate %x, sizes = [6, 6], mode = nearest, align_corners = false : (tensor<1x2x3x3xf32>) -> tensor<1x2x6x6xf32>
  %z = graph.avg_pool %y, kernel_size = [2, 2], stride = [2, 2], padding = [1, 1], ceil_mode = false, count_include_pad = false : (tensor<1x2x6x6xf32>) -> tensor<1x2x4x4xf32>
  return %z : tensor<1x2x4x4xf32>
}
