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
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.arg_scan maximum, [[X]], dim = 0 : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
// CHECK-NEXT:    return [[VALUES]], [[INDICES]] : tensor<?x3xf32>, tensor<?x3xi64>
// CHECK-NEXT:  }
func.func @cummax(%x: tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>) {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
  return %r#0, %r#1 : tensor<?x3xf32>, tensor<?x3xi64>
}

// CHECK-LABEL: func.func @cummax_bool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.arg_scan maximum, [[X]], dim = 0 : (tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>)
// CHECK-NEXT:    return [[VALUES]], [[INDICES]] : tensor<4xi1>, tensor<4xi64>
// CHECK-NEXT:  }
func.func @cummax_bool(%x: tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>) {
  %r:2 = graph.cummax %x, dim = 0 : (tensor<4xi1>) -> (tensor<4xi1>, tensor<4xi64>)
  return %r#0, %r#1 : tensor<4xi1>, tensor<4xi64>
}

// CHECK-LABEL: func.func @cummin(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xui8>) -> (tensor<4xui8>, tensor<4xi64>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.arg_scan minimum, [[X]], dim = 0 : (tensor<4xui8>) -> (tensor<4xui8>, tensor<4xi64>)
// CHECK-NEXT:    return [[VALUES]], [[INDICES]] : tensor<4xui8>, tensor<4xi64>
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
