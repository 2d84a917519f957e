// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Round trips of deviations, norms and extrema with indices.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @deviation(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<*xf16>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<f64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.var [[X]], dims = [1, -1], correction = 1.000000e+00, keepdim = false : (tensor<?x3x4xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.std [[X]], dims = [0], correction = 0.000000e+00, keepdim = true : (tensor<?x3x4xf32>) -> tensor<1x3x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.std [[U]], dims = [0], correction = 5.000000e-01, keepdim = true : (tensor<*xf16>) -> tensor<*xf16>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.var [[S]], dims = [], correction = 1.000000e+00, keepdim = false : (tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @deviation(%x: tensor<?x3x4xf32>, %u: tensor<*xf16>, %s: tensor<f64>) {
  %0 = graph.var %x, dims = [1, -1], correction = 1.000000e+00, keepdim = false : (tensor<?x3x4xf32>) -> tensor<?xf32>
  %1 = graph.std %x, dims = [0], correction = 0.000000e+00, keepdim = true : (tensor<?x3x4xf32>) -> tensor<1x3x4xf32>
  %2 = graph.std %u, dims = [0], correction = 5.000000e-01, keepdim = true : (tensor<*xf16>) -> tensor<*xf16>
  %3 = graph.var %s, dims = [], correction = 1.000000e+00, keepdim = false : (tensor<f64>) -> tensor<f64>
  return
}

// CHECK-LABEL: func.func @norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<*xbf16>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.logsumexp [[X]], dims = [-1], keepdim = false : (tensor<?x3x4xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.vector_norm [[X]], ord = 2.000000e+00, dims = [0, 2], keepdim = true : (tensor<?x3x4xf32>) -> tensor<1x3x1xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.vector_norm [[U]], ord = 0x7FF0000000000000, dims = [], keepdim = false : (tensor<*xbf16>) -> tensor<*xbf16>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @norm(%x: tensor<?x3x4xf32>, %u: tensor<*xbf16>) {
  %0 = graph.logsumexp %x, dims = [-1], keepdim = false : (tensor<?x3x4xf32>) -> tensor<?x3xf32>
  %1 = graph.vector_norm %x, ord = 2.000000e+00, dims = [0, 2], keepdim = true : (tensor<?x3x4xf32>) -> tensor<1x3x1xf32>
  %2 = graph.vector_norm %u, ord = 0x7FF0000000000000, dims = [], keepdim = false : (tensor<*xbf16>) -> tensor<*xbf16>
  return
}

// CHECK-LABEL: func.func @extremum(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<2xi1>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<*xui8>) {
// CHECK-NEXT:    [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = graph.max [[X]], dim = -1, keepdim = false : (tensor<?x3x4xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
// CHECK-NEXT:    [[VALUES_0:%[^ ,:]+]], [[INDICES_1:%[^ ,:]+]] = graph.min [[B]], dim = 0, keepdim = true : (tensor<2xi1>) -> (tensor<1xi1>, tensor<1xi64>)
// CHECK-NEXT:    [[VALUES_2:%[^ ,:]+]], [[INDICES_3:%[^ ,:]+]] = graph.max [[U]], dim = 3, keepdim = true : (tensor<*xui8>) -> (tensor<*xui8>, tensor<*xi64>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @extremum(%x: tensor<?x3x4xf32>, %b: tensor<2xi1>, %u: tensor<*xui8>) {
  %0, %1 = graph.max %x, dim = -1, keepdim = false : (tensor<?x3x4xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
  %2, %3 = graph.min %b, dim = 0, keepdim = true : (tensor<2xi1>) -> (tensor<1xi1>, tensor<1xi64>)
  %4, %5 = graph.max %u, dim = 3, keepdim = true : (tensor<*xui8>) -> (tensor<*xui8>, tensor<*xi64>)
  return
}
