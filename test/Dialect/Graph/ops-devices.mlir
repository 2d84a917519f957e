// Round trips of tensors that are sent to devices.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @to_device(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<i1>)
// CHECK-NEXT: %{{.*}} = graph.to_device %[[X]], device = "cpu" : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.to_device %[[X]], device = "cuda:1", from = "cpu" {note = 1 : i32} : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.to_device %[[B]], device = "sim" : (tensor<i1>) -> tensor<i1>
func.func @to_device(%x: tensor<?x3xf32>, %b: tensor<i1>) {
  %0 = graph.to_device %x, device = "cpu" : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = graph.to_device %x, device = "cuda:1", from = "cpu" {note = 1 : i32} : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = graph.to_device %b, device = "sim" : (tensor<i1>) -> tensor<i1>
  return
}
