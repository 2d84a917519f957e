// Round trips of running sums and their kin.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @scans(
// CHECK-SAME: %[[F32:.+]]: tensor<?x3xf32>, %[[BF16:.+]]: tensor<?x3xbf16>, %[[UI8:.+]]: tensor<?x3xui8>, %[[I64:.+]]: tensor<?x3xi64>, %[[I1:.+]]: tensor<?x3xi1>, %[[R0:.+]]: tensor<f64>, %[[UN:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.cumsum %[[UI8]], dim = -1 : (tensor<?x3xui8>) -> tensor<?x3xui8>
// CHECK-NEXT: %{{.*}} = graph.cumprod %[[BF16]], dim = 0 : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
// CHECK-NEXT: %{{.*}} = graph.logcumsumexp %[[R0]], dim = -1 : (tensor<f64>) -> tensor<f64>
// CHECK-NEXT: %{{.*}}, %{{.*}} = graph.cummax %[[I1]], dim = 1 : (tensor<?x3xi1>) -> (tensor<?x3xi1>, tensor<?x3xi64>)
// CHECK-NEXT: %{{.*}}, %{{.*}} = graph.cummin %[[UN]], dim = 1 : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>)
func.func @scans(%f32: tensor<?x3xf32>, %bf16: tensor<?x3xbf16>, %ui8: tensor<?x3xui8>, %i64: tensor<?x3xi64>, %i1: tensor<?x3xi1>, %r0: tensor<f64>, %un: tensor<*xf32>) {
  %0 = graph.cumsum %ui8, dim = -1 : (tensor<?x3xui8>) -> tensor<?x3xui8>
  %1 = graph.cumprod %bf16, dim = 0 : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %2 = graph.logcumsumexp %r0, dim = -1 : (tensor<f64>) -> tensor<f64>
  %3, %n3 = graph.cummax %i1, dim = 1 : (tensor<?x3xi1>) -> (tensor<?x3xi1>, tensor<?x3xi64>)
  %4, %n4 = graph.cummin %un, dim = 1 : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  return
}
