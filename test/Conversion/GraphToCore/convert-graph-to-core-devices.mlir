// Where a result lies is in its function's signature: a tensor that is sent is what it was.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @to_device(
// CHECK-SAME: [[X:%[^ ,:]+]]: tensor<?x3xf32>
// CHECK-NEXT: return [[X]] : tensor<?x3xf32>
func.func @to_device(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %0 = graph.to_device %x, device = "cpu", from = "cuda:0" : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
