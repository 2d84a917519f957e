// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @cumsum(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xbf16>) -> tensor<?x3xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<?x3xbf16>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.scan add, [[V0]], dim = 1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.convert [[V1]] : (tensor<?x3xf32>) -> tensor<?x3xbf16>
// CHECK-NEXT:    return [[V2]] : tensor<?x3xbf16>
// CHECK-NEXT:  }
func.func @cumsum(%x: tensor<?x3xbf16>) -> tensor<?x3xbf16> {
  %r = graph.cumsum %x, dim = -1 : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  return %r : tensor<?x3xbf16>
}

// CHECK-LABEL: func.func @cumsum_scalar(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:    return [[X]] : tensor<f32>
// CHECK-NEXT:  }
func.func @cumsum_scalar(%x: tensor<f32>) -> tensor<f32> {
  %r = graph.cumsum %x, dim = 0 : (tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// CHECK-LABEL: func.func @cumprod(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x3xi32>) -> tensor<4x3xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.scan mul, [[X]], dim = 0 : (tensor<4x3xi32>) -> tensor<4x3xi32>
// CHECK-NEXT:    return [[V0]] : tensor<4x3xi32>
// CHECK-NEXT:  }
func.func @cumprod(%x: tensor<4x3xi32>) -> tensor<4x3xi32> {
  %r = graph.cumprod %x, dim = 0 : (tensor<4x3xi32>) -> tensor<4x3xi32>
  return %r : tensor<4x3xi32>
}

// CHECK-LABEL: func.func @logcumsumexp(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x3xf32>) -> tensor<4x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.scan log_add_exp, [[X]], dim = 0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4x3xf32>
// CHECK-NEXT:  }
func.func @logcumsumexp(%x: tensor<4x3xf32>) -> tensor<4x3xf32> {
  %r = graph.logcumsumexp %x, dim = 0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// CHECK-LABEL: func.func @cummax(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.scan maximum, [[X]], dim = 0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.compare eq, [[X]], [[V0]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.compare ne, [[X]], [[X]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.or [[V1]], [[V2]] : (tensor<?x3xi1>, tensor<?x3xi1>) -> tensor<?x3xi1>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.iota dim = 0, sizes = {{\[}}[[DIM]], 3] : (index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V3]], [[C0_0]] : tensor<?x3xi1>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [], sizes = {{\[}}[[DIM_1]], 3] : (tensor<i64>, index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.select [[V3]], [[V4]], [[V6]] : (tensor<?x3xi1>, tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.scan maximum, [[V7]], dim = 0 : (tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.gather [[X]], [[V8]], dims = [0], x_dims = [1], index_dims = [0, 1] : (tensor<?x3xf32>, tensor<?x3xi64>) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V9]], [[V8]] : tensor<?x3xf32>, tensor<?x3xi64>
// CHECK-NEXT:  }
func.func @cummax(%x: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
  return %r#0, %r#1 : tensor<?x3xf32>, tensor<?x3xi64>
}

// CHECK-LABEL: func.func @cummax_bool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.scan or, [[X]], dim = 0 : (tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.compare eq, [[X]], [[V0]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.iota dim = 0, sizes = [4] : () -> tensor<4xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<0> : tensor<4xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.select [[V1]], [[V2]], [[V3]] : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.scan maximum, [[V4]], dim = 0 : (tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    return [[V0]], [[V5]] : tensor<4xi1>, tensor<4xi64>
// CHECK-NEXT:  }
func.func @cummax_bool(%x: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>) {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>)
  return %r#0, %r#1 : tensor<4xi1>, tensor<4xi64>
}

// CHECK-LABEL: func.func @cummin(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xui8>) -> (tensor<4xui8>, tensor<4xi64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.scan minimum, [[X]], dim = 0 : (tensor<4xui8>) -> tensor<4xui8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.compare eq, [[X]], [[V0]] : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xi1>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.iota dim = 0, sizes = [4] : () -> tensor<4xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<0> : tensor<4xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.select [[V1]], [[V2]], [[V3]] : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.scan maximum, [[V4]], dim = 0 : (tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    return [[V0]], [[V5]] : tensor<4xui8>, tensor<4xi64>
// CHECK-NEXT:  }
func.func @cummin(%x: tensor<4xui8>) -> (tensor<4xui8>, tensor<4xi64>) {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<4xui8>) -> (tensor<4xui8>, tensor<4xi64>)
  return %r#0, %r#1 : tensor<4xui8>, tensor<4xi64>
}

// CHECK-LABEL: func.func @cummin_scalar(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK-NEXT:    return [[X]], [[V0]] : tensor<f32>, tensor<i64>
// CHECK-NEXT:  }
func.func @cummin_scalar(%x: tensor<f32>) -> (tensor<f32>, tensor<i64>) {
  %r:2 = graph.cummin %x, dim = 0 : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}
