// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

func.func @cumsum(%x: tensor<?x3xbf16>) -> tensor<?x3xbf16> {
  %r = graph.cumsum %x, dim = -1 : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  return %r : tensor<?x3xbf16>
}

func.func @cumsum_scalar(%x: tensor<f32>) -> tensor<f32> {
  %r = graph.cumsum %x, dim = 0 : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func @cumprod(%x: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = graph.cumprod %x, dim = 0 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}

func.func @logcumsumexp(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = graph.logcumsumexp %x, dim = 0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

func.func @cummax(%x: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
  return %r#0, %r#1 : tensor<?x3xf32>, tensor<?x3xi64>
}

func.func @cummax_bool(%x: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>) {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>)
  return %r#0, %r#1 : tensor<4xi1>, tensor<4xi64>
}

func.func @cummin(%x: tensor<4xui8>) -> (tensor<4xui8>, tensor<4xi64>) {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<4xui8>) -> (tensor<4xui8>, tensor<4xi64>)
  return %r#0, %r#1 : tensor<4xui8>, tensor<4xi64>
}

func.func @cummin_scalar(%x: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}
