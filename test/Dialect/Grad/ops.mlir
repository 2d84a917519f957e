// Round trips of grad's ops.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @stop(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[U:.+]]: tensor<*xi8>, %[[S:.+]]: tensor<f16>)
// CHECK-NEXT: %{{.*}} = grad.stop %[[X]] : tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = grad.stop %[[U]] : tensor<*xi8>
// CHECK-NEXT: %{{.*}} = grad.stop %[[S]] : tensor<f16>
func.func @stop(%x: tensor<?x3xf32>, %u: tensor<*xi8>, %s: tensor<f16>) {
  %0 = grad.stop %x : tensor<?x3xf32>
  %1 = grad.stop %u : tensor<*xi8>
  %2 = grad.stop %s : tensor<f16>
  return
}
