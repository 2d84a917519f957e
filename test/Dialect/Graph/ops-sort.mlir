// Round trips of ordering and ranks.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @sorts(
// CHECK-SAME: %[[F32:.+]]: tensor<?x3xf32>, %[[BF16:.+]]: tensor<?x3xbf16>, %[[UI8:.+]]: tensor<?x3xui8>, %[[I64:.+]]: tensor<?x3xi64>, %[[I1:.+]]: tensor<?x3xi1>, %[[R0:.+]]: tensor<f64>, %[[UN:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}}, %{{.*}} = graph.sort %[[I1]], dim = -1, descending = true : (tensor<?x3xi1>) -> (tensor<?x3xi1>, tensor<?x3xi64>)
// CHECK-NEXT: %{{.*}}, %{{.*}} = graph.topk %[[F32]], k = 2, dim = 1, largest = false : (tensor<?x3xf32>) -> (tensor<?x2xf32>, tensor<?x2xi64>)
// CHECK-NEXT: %{{.*}}, %{{.*}} = graph.kthvalue %[[BF16]], k = 3, dim = 1, keepdim = true : (tensor<?x3xbf16>) -> (tensor<?x1xbf16>, tensor<?x1xi64>)
// CHECK-NEXT: %{{.*}}, %{{.*}} = graph.median %[[R0]], dim = 0, keepdim = true : (tensor<f64>) -> (tensor<f64>, tensor<i64>)
// CHECK-NEXT: %{{.*}}, %{{.*}} = graph.mode %[[UN]], dim = 0, keepdim = false : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>)
func.func @sorts(%f32: tensor<?x3xf32>, %bf16: tensor<?x3xbf16>, %ui8: tensor<?x3xui8>, %i64: tensor<?x3xi64>, %i1: tensor<?x3xi1>, %r0: tensor<f64>, %un: tensor<*xf32>) {
  %0, %n0 = graph.sort %i1, dim = -1, descending = true : (tensor<?x3xi1>) -> (tensor<?x3xi1>, tensor<?x3xi64>)
  %1, %n1 = graph.topk %f32, k = 2, dim = 1, largest = false : (tensor<?x3xf32>) -> (tensor<?x2xf32>, tensor<?x2xi64>)
  %2, %n2 = graph.kthvalue %bf16, k = 3, dim = 1, keepdim = true : (tensor<?x3xbf16>) -> (tensor<?x1xbf16>, tensor<?x1xi64>)
  %3, %n3 = graph.median %r0, dim = 0, keepdim = true : (tensor<f64>) -> (tensor<f64>, tensor<i64>)
  %4, %n4 = graph.mode %un, dim = 0, keepdim = false : (tensor<*xf32>) -> (tensor<*xf32>, tensor<*xi64>)
  return
}
