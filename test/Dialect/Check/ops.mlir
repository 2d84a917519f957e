// Round trips of checks, on tensors and on buffers.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @equal(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[Y:.+]]: tensor<2x?xf32>, %[[I:.+]]: tensor<i1>, %[[M:.+]]: memref<?xui8>, %[[N:.+]]: memref<3xui8>)
// CHECK-NEXT: check.equal %[[X]], %[[Y]] : tensor<?x3xf32>, tensor<2x?xf32>
// CHECK-NEXT: check.equal %[[I]], %[[I]] : tensor<i1>, tensor<i1>
// CHECK-NEXT: check.equal %[[M]], %[[N]] : memref<?xui8>, memref<3xui8>
func.func @equal(
    %x: tensor<?x3xf32>, %y: tensor<2x?xf32>, %i: tensor<i1>, %m: memref<?xui8>,
    %n: memref<3xui8>) {
  check.equal %x, %y : tensor<?x3xf32>, tensor<2x?xf32>
  check.equal %i, %i : tensor<i1>, tensor<i1>
  check.equal %m, %n : memref<?xui8>, memref<3xui8>
  return
}

// CHECK-LABEL: func.func @close(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[B:.+]]: memref<2xbf16>)
// CHECK-NEXT: check.close %[[X]], %[[X]], rtol = 1.000000e-05, atol = 0.000000e+00 : tensor<?x3xf32>, tensor<?x3xf32>
// CHECK-NEXT: check.close %[[B]], %[[B]], rtol = 0.000000e+00, atol = 5.000000e-01 : memref<2xbf16>, memref<2xbf16>
func.func @close(%x: tensor<?x3xf32>, %b: memref<2xbf16>) {
  check.close %x, %x, rtol = 1.000000e-05, atol = 0.000000e+00 : tensor<?x3xf32>, tensor<?x3xf32>
  check.close %b, %b, rtol = 0.000000e+00, atol = 5.000000e-01 : memref<2xbf16>, memref<2xbf16>
  return
}
