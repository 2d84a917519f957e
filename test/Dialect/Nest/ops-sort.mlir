// Round trips of nest.sort.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @sort(
// CHECK-SAME: %[[X:.+]]: tensor<?x5xf32>, %[[V:.+]]: tensor<?x3xf32>, %[[I:.+]]: tensor<?x3xi64>, %[[M:.+]]: memref<4xi8>, %[[MI:.+]]: memref<4xi64>)
// CHECK-NEXT: %{{.*}}:2 = nest.sort ins(%[[X]] : tensor<?x5xf32>) outs(%[[V]], %[[I]] : tensor<?x3xf32>, tensor<?x3xi64>) descending = true -> tensor<?x3xf32>, tensor<?x3xi64>
// CHECK-NEXT: nest.sort ins(%[[M]] : memref<4xi8>) outs(%[[M]], %[[MI]] : memref<4xi8>, memref<4xi64>) descending = false
func.func @sort(%x: tensor<?x5xf32>, %v: tensor<?x3xf32>, %i: tensor<?x3xi64>,
                %m: memref<4xi8>, %mi: memref<4xi64>) -> tensor<?x3xf32> {
  %r:2 = nest.sort ins(%x : tensor<?x5xf32>)
      outs(%v, %i : tensor<?x3xf32>, tensor<?x3xi64>) descending = true
      -> tensor<?x3xf32>, tensor<?x3xi64>
  nest.sort ins(%m : memref<4xi8>) outs(%m, %mi : memref<4xi8>, memref<4xi64>) descending = false
  return %r#0 : tensor<?x3xf32>
}
