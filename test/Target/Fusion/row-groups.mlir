// Programs of graph operators over rows: one kernel forward, and one or two for derivatives.
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=haswell" | FileCheck %s
// RUN: tcopt %s --tcopt-compile="stop-after=fuse target-cpu=haswell" --remarks-filter=fusion -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// Reductions that keep their dimension: rows are read through a reshape.
// CHECK-LABEL: func.func @standardise
// CHECK-COUNT-1: nest.call
// CHECK-NOT: nest.call
// CHECK: return
func.func @standardise(%x: tensor<64x50xf32>) -> tensor<64x50xf32> {
  %m = graph.mean %x, dims = [1], keepdim = true : (tensor<64x50xf32>) -> tensor<64x1xf32>
  %d = graph.sub %x, %m : (tensor<64x50xf32>, tensor<64x1xf32>) -> tensor<64x50xf32>
  %s = graph.std %x, dims = [1], correction = 1.0, keepdim = true : (tensor<64x50xf32>) -> tensor<64x1xf32>
  %r = graph.div %d, %s, rounding_mode = none : (tensor<64x50xf32>, tensor<64x1xf32>) -> tensor<64x50xf32>
  return %r : tensor<64x50xf32>
}

// Gradients of the weight and the bias are sums across the rows of the same kernel, although they are no results of each other.
// CHECK-LABEL: func.func @norm_gradient
// CHECK-COUNT-1: nest.call
// CHECK-NOT: nest.call
// CHECK: return
func.func @norm_gradient(%x: tensor<64x50xf32>, %w: tensor<50xf32>, %b: tensor<50xf32>, %ct: tensor<64x50xf32>) -> (tensor<64x50xf32>, tensor<50xf32>, tensor<50xf32>) {
  %g:4 = grad.vjp @norm(%x, %w, %b) cotangents(%ct) : (tensor<64x50xf32>, tensor<50xf32>, tensor<50xf32>, tensor<64x50xf32>) -> (tensor<64x50xf32>, tensor<64x50xf32>, tensor<50xf32>, tensor<50xf32>)
  return %g#1, %g#2, %g#3 : tensor<64x50xf32>, tensor<50xf32>, tensor<50xf32>
}
func.func private @norm(%x: tensor<64x50xf32>, %w: tensor<50xf32>, %b: tensor<50xf32>) -> tensor<64x50xf32> {
  %r = graph.layer_norm %x, weight %w, bias %b, normalized_dims = 1, eps = 1.0e-05 : (tensor<64x50xf32>, tensor<50xf32>, tensor<50xf32>) -> tensor<64x50xf32>
  return %r : tensor<64x50xf32>
}

// The loss picks one element of each row, and may fail.
// CHECK-LABEL: func.func @loss
// CHECK-COUNT-1: nest.call {{.*}} fails
// CHECK-NOT: nest.call
// CHECK: return
func.func @loss(%x: tensor<?x50xf32> {graph.dims = ["N", 50]}, %target: tensor<?xi64> {graph.dims = ["N"]}) -> tensor<f32> {
  %r = graph.cross_entropy %x, %target, ignore_index = -100, label_smoothing = 0.0, reduction = mean : (tensor<?x50xf32>, tensor<?xi64>) -> tensor<f32>
  return %r : tensor<f32>
}

// The softmax follows from a constant: it is computed once, and not in each call.
// CHECK-LABEL: func.func @constant
// CHECK: nest.call {{.*}}
// CHECK: return
// REMARK: not-fused {{.*}}Reason=rate
func.func @constant(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %w = graph.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %e = graph.exp %w : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %s = graph.softmax %e, dim = 1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %y = graph.mul %x, %s : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %y : tensor<2x3xf32>
}
