// Products read a factor that is broadcast along a batch once: the batch becomes a free dimension of the other factor.
// RUN: tcopt %s --core-place-reshapes | FileCheck %s

// The mask is added over the dimensions of the product.
// CHECK-LABEL: @heads
// CHECK-DAG:     %[[Q:.+]] = core.reshape %arg0, sizes = [2, 2, 3, 12, 16]
// CHECK-DAG:     %[[M:.+]] = core.broadcast %arg2, dims = [0, 1, 3, 4], sizes = [2, 2, 3, 12, 12]
// CHECK-DAG:     %[[P:.+]] = core.contract %[[Q]], %arg1, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [4], rhs_contract = [3]
// CHECK:         %[[A:.+]] = core.add %[[P]], %[[M]] : (tensor<2x2x3x12x12xf32>, tensor<2x2x3x12x12xf32>)
// CHECK-NEXT:    %[[R:.+]] = core.reshape %[[A]], sizes = [2, 6, 12, 12]
// CHECK-NEXT:    core.reduce maximum, %[[R]], dims = [3]
func.func @heads(%q: tensor<2x6x12x16xf32>, %k: tensor<2x2x12x16xf32>, %mask: tensor<2x1x12x12xf32>) -> (tensor<2x6x12xf32>, tensor<2x6x12x12xf32>) {
  %e = core.broadcast %k, dims = [0, 1, 3, 4], sizes = [2, 2, 3, 12, 16] : (tensor<2x2x12x16xf32>) -> tensor<2x2x3x12x16xf32>
  %h = core.reshape %e, sizes = [2, 6, 12, 16] : (tensor<2x2x3x12x16xf32>) -> tensor<2x6x12x16xf32>
  %t = core.transpose %h, dims = [0, 1, 3, 2] : (tensor<2x6x12x16xf32>) -> tensor<2x6x16x12xf32>
  %s = core.contract %q, %t, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2]
      : (tensor<2x6x12x16xf32>, tensor<2x6x16x12xf32>) -> tensor<2x6x12x12xf32>
  %m = core.broadcast %mask, dims = [0, 1, 2, 3], sizes = [2, 6, 12, 12] : (tensor<2x1x12x12xf32>) -> tensor<2x6x12x12xf32>
  %a = core.add %s, %m : (tensor<2x6x12x12xf32>, tensor<2x6x12x12xf32>) -> tensor<2x6x12x12xf32>
  %r = core.reduce maximum, %a, dims = [3] : (tensor<2x6x12x12xf32>) -> tensor<2x6x12xf32>
  return %r, %a : tensor<2x6x12xf32>, tensor<2x6x12x12xf32>
}

// All heads share one head of the right factor; the product stores the transpose of the result.
// CHECK-LABEL: @one_head
// CHECK:         %[[V:.+]] = core.reshape %arg1, sizes = [2, 12, 16]
// CHECK-NEXT:    %[[P:.+]] = core.contract %arg0, %[[V]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [3], rhs_contract = [1]
// CHECK-NEXT:    %[[T:.+]] = core.transpose %[[P]], dims = [0, 2, 1, 3]
// CHECK-NEXT:    core.reshape %[[T]], sizes = [2, 12, 64]
func.func @one_head(%p: tensor<2x4x12x12xf32>, %v: tensor<2x1x12x16xf32>) -> tensor<2x12x64xf32> {
  %e = core.broadcast %v, dims = [0, 1, 2, 3], sizes = [2, 4, 12, 16] : (tensor<2x1x12x16xf32>) -> tensor<2x4x12x16xf32>
  %s = core.contract %p, %e, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2]
      : (tensor<2x4x12x12xf32>, tensor<2x4x12x16xf32>) -> tensor<2x4x12x16xf32>
  %t = core.transpose %s, dims = [0, 2, 1, 3] : (tensor<2x4x12x16xf32>) -> tensor<2x12x4x16xf32>
  %r = core.reshape %t, sizes = [2, 12, 64] : (tensor<2x12x4x16xf32>) -> tensor<2x12x64xf32>
  return %r : tensor<2x12x64xf32>
}

// The repeated batch is the outer one, so that the product has its dimensions in another order.
// CHECK-LABEL: @outer
// CHECK:         %[[Q:.+]] = core.reshape %arg0, sizes = [3, 2, 12, 16]
// CHECK-NEXT:    %[[P:.+]] = core.contract %[[Q]], %arg1, lhs_batch = [1], rhs_batch = [0], lhs_contract = [3], rhs_contract = [2]
// CHECK-NEXT:    %[[T:.+]] = core.transpose %[[P]], dims = [1, 0, 2, 3]
// CHECK-NEXT:    core.reshape %[[T]], sizes = [6, 12, 12]
func.func @outer(%q: tensor<6x12x16xf32>, %k: tensor<2x12x16xf32>) -> tensor<6x12x12xf32> {
  %e = core.broadcast %k, dims = [1, 2, 3], sizes = [3, 2, 12, 16] : (tensor<2x12x16xf32>) -> tensor<3x2x12x16xf32>
  %h = core.reshape %e, sizes = [6, 12, 16] : (tensor<3x2x12x16xf32>) -> tensor<6x12x16xf32>
  %s = core.contract %q, %h, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [2]
      : (tensor<6x12x16xf32>, tensor<6x12x16xf32>) -> tensor<6x12x12xf32>
  return %s : tensor<6x12x12xf32>
}

// The left factor is repeated.
// CHECK-LABEL: @left
// CHECK:         %[[P:.+]] = core.contract %arg0, %arg1, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1]
// CHECK-NEXT:    core.transpose %[[P]], dims = [1, 0, 2]
func.func @left(%a: tensor<5x16xf32>, %x: tensor<2x16x7xf32>) -> tensor<2x5x7xf32> {
  %e = core.broadcast %a, dims = [1, 2], sizes = [2, 5, 16] : (tensor<5x16xf32>) -> tensor<2x5x16xf32>
  %s = core.contract %e, %x, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]
      : (tensor<2x5x16xf32>, tensor<2x16x7xf32>) -> tensor<2x5x7xf32>
  return %s : tensor<2x5x7xf32>
}

// CHECK-LABEL: @dynamic
// CHECK:         %[[Q:.+]] = core.reshape %arg0, sizes = [%{{.+}}, 2, 3, %{{.+}}, 16]
// CHECK-NEXT:    %[[P:.+]] = core.contract %[[Q]], %arg1, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [4], rhs_contract = [3]
// CHECK-NEXT:    core.reshape %[[P]], sizes = [%{{.+}}, 6, %{{.+}}, %{{.+}}]
func.func @dynamic(%q: tensor<?x6x?x16xf32>, %k: tensor<?x2x?x16xf32>) -> tensor<?x6x?x?xf32> {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %b = tensor.dim %k, %c0 : tensor<?x2x?x16xf32>
  %l = tensor.dim %k, %c2 : tensor<?x2x?x16xf32>
  %e = core.broadcast %k, dims = [0, 1, 3, 4], sizes = [%b, 2, 3, %l, 16] : (tensor<?x2x?x16xf32>, index, index) -> tensor<?x2x3x?x16xf32>
  %h = core.reshape %e, sizes = [%b, 6, %l, 16] : (tensor<?x2x3x?x16xf32>, index, index) -> tensor<?x6x?x16xf32>
  %s = core.contract %q, %h, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [3]
      : (tensor<?x6x?x16xf32>, tensor<?x6x?x16xf32>) -> tensor<?x6x?x?xf32>
  return %s : tensor<?x6x?x?xf32>
}

// A dimension that is summed over, or one of the product's own, is repeated as before.
// CHECK-LABEL: @stays
// CHECK-COUNT-2: core.broadcast
func.func @stays(%a: tensor<2x5x16xf32>, %b: tensor<2x1x7xf32>, %c: tensor<2x16xf32>) -> (tensor<2x5x7xf32>, tensor<2x5x7xf32>) {
  %e = core.broadcast %b, dims = [0, 1, 2], sizes = [2, 16, 7] : (tensor<2x1x7xf32>) -> tensor<2x16x7xf32>
  %s = core.contract %a, %e, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]
      : (tensor<2x5x16xf32>, tensor<2x16x7xf32>) -> tensor<2x5x7xf32>
  %f = core.broadcast %c, dims = [0, 1], sizes = [2, 16, 7] : (tensor<2x16xf32>) -> tensor<2x16x7xf32>
  %t = core.contract %a, %f, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1]
      : (tensor<2x5x16xf32>, tensor<2x16x7xf32>) -> tensor<2x5x7xf32>
  return %s, %t : tensor<2x5x7xf32>, tensor<2x5x7xf32>
}
