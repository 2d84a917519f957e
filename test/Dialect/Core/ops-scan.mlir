// Round trips of core's scans and sorts.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @scan(
// CHECK-SAME: %[[F32:.+]]: tensor<?x3xf32>, %[[BF16:.+]]: tensor<?x3xbf16>, %[[UI8:.+]]: tensor<?x3xui8>, %[[I64:.+]]: tensor<?x3xi64>, %[[I1:.+]]: tensor<?x3xi1>)
// CHECK-NEXT: %{{.*}} = core.scan add, %[[F32]], dim = 1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = core.scan mul, %[[UI8]], dim = 0 : (tensor<?x3xui8>) -> tensor<?x3xui8>
// CHECK-NEXT: %{{.*}} = core.scan maximum, %[[BF16]], dim = 0 : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
// CHECK-NEXT: %{{.*}} = core.scan minimum, %[[I64]], dim = 1 : (tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT: %{{.*}} = core.scan and, %[[I1]], dim = 1 : (tensor<?x3xi1>) -> tensor<?x3xi1>
// CHECK-NEXT: %{{.*}} = core.scan or, %[[I64]], dim = 1 : (tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT: %{{.*}} = core.scan log_add_exp, %[[F32]], dim = 0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
func.func @scan(%f32: tensor<?x3xf32>, %bf16: tensor<?x3xbf16>, %ui8: tensor<?x3xui8>, %i64: tensor<?x3xi64>, %i1: tensor<?x3xi1>) {
  %0 = core.scan add, %f32, dim = 1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = core.scan mul, %ui8, dim = 0 : (tensor<?x3xui8>) -> tensor<?x3xui8>
  %2 = core.scan maximum, %bf16, dim = 0 : (tensor<?x3xbf16>) -> tensor<?x3xbf16>
  %3 = core.scan minimum, %i64, dim = 1 : (tensor<?x3xi64>) -> tensor<?x3xi64>
  %4 = core.scan and, %i1, dim = 1 : (tensor<?x3xi1>) -> tensor<?x3xi1>
  %5 = core.scan or, %i64, dim = 1 : (tensor<?x3xi64>) -> tensor<?x3xi64>
  %6 = core.scan log_add_exp, %f32, dim = 0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return
}

// CHECK-LABEL: func.func @arg_scan(
// CHECK-SAME: %[[BF16:.+]]: tensor<?x3xbf16>, %[[I1:.+]]: tensor<?x3xi1>)
// CHECK-NEXT: %{{.*}}, %{{.*}} = core.arg_scan maximum, %[[BF16]], dim = 1 : (tensor<?x3xbf16>) -> (tensor<?x3xbf16>, tensor<?x3xi64>)
// CHECK-NEXT: %{{.*}}, %{{.*}} = core.arg_scan minimum, %[[I1]], dim = 0 : (tensor<?x3xi1>) -> (tensor<?x3xi1>, tensor<?x3xi64>)
func.func @arg_scan(%bf16: tensor<?x3xbf16>, %i1: tensor<?x3xi1>) {
  %0, %n0 = core.arg_scan maximum, %bf16, dim = 1 : (tensor<?x3xbf16>) -> (tensor<?x3xbf16>, tensor<?x3xi64>)
  %1, %n1 = core.arg_scan minimum, %i1, dim = 0 : (tensor<?x3xi1>) -> (tensor<?x3xi1>, tensor<?x3xi64>)
  return
}

// CHECK-LABEL: func.func @sort(
// CHECK-SAME: %[[F32:.+]]: tensor<?x3xf32>, %[[BF16:.+]]: tensor<?x3xbf16>, %[[UI8:.+]]: tensor<?x3xui8>, %[[I64:.+]]: tensor<?x3xi64>, %[[I1:.+]]: tensor<?x3xi1>)
// CHECK-NEXT: %{{.*}}, %{{.*}} = core.sort %[[F32]], dim = 1, descending = false : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
// CHECK-NEXT: %{{.*}}, %{{.*}} = core.sort %[[UI8]], dim = 1, descending = true, limit = 2 : (tensor<?x3xui8>) -> (tensor<?x2xui8>, tensor<?x2xi64>)
// CHECK-NEXT: %{{.*}}, %{{.*}} = core.sort %[[I1]], dim = 0, descending = true, limit = 0 : (tensor<?x3xi1>) -> (tensor<0x3xi1>, tensor<0x3xi64>)
func.func @sort(%f32: tensor<?x3xf32>, %bf16: tensor<?x3xbf16>, %ui8: tensor<?x3xui8>, %i64: tensor<?x3xi64>, %i1: tensor<?x3xi1>) {
  %0, %n0 = core.sort %f32, dim = 1, descending = false : (tensor<?x3xf32>) -> (tensor<?x3xf32>, tensor<?x3xi64>)
  %1, %n1 = core.sort %ui8, dim = 1, descending = true, limit = 2 : (tensor<?x3xui8>) -> (tensor<?x2xui8>, tensor<?x2xi64>)
  %2, %n2 = core.sort %i1, dim = 0, descending = true, limit = 0 : (tensor<?x3xi1>) -> (tensor<0x3xi1>, tensor<0x3xi64>)
  return
}
