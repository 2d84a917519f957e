// RUN: tcopt %s --nest-lower-sort | FileCheck %s

// CHECK-LABEL: func.func @buffers(
// CHECK-SAME: %[[X:.+]]: memref<?x5xf32>, %[[V:.+]]: memref<?x3xf32>, %[[I:.+]]: memref<?x3xi64>)
// CHECK-NEXT: nest.extern "tcopt_rt_sort_ascending" ins(%[[X]] : memref<?x5xf32>) outs(%[[V]], %[[I]] : memref<?x3xf32>, memref<?x3xi64>)
// CHECK-NEXT: nest.extern "tcopt_rt_sort_descending" ins(%[[X]] : memref<?x5xf32>) outs(%[[V]], %[[I]] : memref<?x3xf32>, memref<?x3xi64>)
func.func @buffers(%x: memref<?x5xf32>, %v: memref<?x3xf32>, %i: memref<?x3xi64>) {
  nest.sort ins(%x : memref<?x5xf32>) outs(%v, %i : memref<?x3xf32>, memref<?x3xi64>) descending = false
  nest.sort ins(%x : memref<?x5xf32>) outs(%v, %i : memref<?x3xf32>, memref<?x3xi64>) descending = true
  return
}

// Tensors have no memory yet.
// CHECK-LABEL: func.func @tensors(
// CHECK-NEXT: nest.sort
func.func @tensors(%x: tensor<3xf32>, %v: tensor<3xf32>, %i: tensor<3xi64>) -> tensor<3xi64> {
  %r:2 = nest.sort ins(%x : tensor<3xf32>) outs(%v, %i : tensor<3xf32>, tensor<3xi64>) descending = false
      -> tensor<3xf32>, tensor<3xi64>
  return %r#1 : tensor<3xi64>
}
