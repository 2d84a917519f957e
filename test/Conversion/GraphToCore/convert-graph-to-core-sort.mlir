// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

func.func @sort(%x: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
  %r:2 = graph.sort %x, dim = -1, descending = true : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
  return %r#0, %r#1 : tensor<?x3xf32>, tensor<?x3xi64>
}

func.func @sort_scalar(%x: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
  %r:2 = graph.sort %x, dim = -1, descending = true : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}

func.func @topk(%x: tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>) {
  %r:2 = graph.topk %x, k = 2, dim = 0, largest = false : (tensor<?x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return %r#0, %r#1 : tensor<2x3xf32>, tensor<2x3xi64>
}

func.func @kthvalue(%x: tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?xi64>) {
  %r:2 = graph.kthvalue %x, k = 2, dim = 1, keepdim = false : (tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xi64>
}

func.func @median(%x: tensor<?x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi64>) {
  %r:2 = graph.median %x, dim = 0, keepdim = true : (tensor<?x3xi32>) -> (tensor<1x3xi32>, tensor<1x3xi64>)
  return %r#0, %r#1 : tensor<1x3xi32>, tensor<1x3xi64>
}

func.func @median_float(%x: tensor<4x3xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
  %r:2 = graph.median %x, dim = 0, keepdim = false : (tensor<4x3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi64>
}

func.func @mode(%x: tensor<?x3xf32>) -> (tensor<3xf32>, tensor<3xi64>) {
  %r:2 = graph.mode %x, dim = 0, keepdim = false : (tensor<?x3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
  return %r#0, %r#1 : tensor<3xf32>, tensor<3xi64>
}
