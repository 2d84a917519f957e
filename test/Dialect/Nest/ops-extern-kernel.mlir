// Round trips of calls of user-defined ops' kernels.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @kernel(
// CHECK-SAME: %[[X:.+]]: tensor<?xi8>, %[[Y:.+]]: tensor<?xf32>, %[[M:.+]]: memref<3xi8>, %[[N:.+]]: memref<3xf32>)
// CHECK-NEXT: nest.extern "mylib::scale" ins(%[[X]] : tensor<?xi8>) outs(%[[Y]] : tensor<?xf32>) attributes = {factor = 2.000000e+00 : f64} dtypes = [ui8, f32] -> tensor<?xf32>
// CHECK-NEXT: nest.extern "f" outs(%[[M]], %[[N]] : memref<3xi8>, memref<3xf32>) attributes = {} dtypes = [i1, f32]
func.func @kernel(%x: tensor<?xi8>, %y: tensor<?xf32>, %m: memref<3xi8>, %n: memref<3xf32>) {
  %0 = nest.extern "mylib::scale" ins(%x : tensor<?xi8>) outs(%y : tensor<?xf32>)
    attributes = {factor = 2.0 : f64} dtypes = [ui8, f32] -> tensor<?xf32>
  nest.extern "f" outs(%m, %n : memref<3xi8>, memref<3xf32>) attributes = {} dtypes = [i1, f32]
  return
}
