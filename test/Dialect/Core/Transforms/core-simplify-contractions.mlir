// A product with a transposed operand reads what that was made from.
// RUN: tcopt %s --core-simplify | FileCheck %s

// CHECK-LABEL: func.func @linear(
// CHECK-SAME: %[[X:.*]]: tensor<?x4xf32>, %[[W:.*]]: tensor<3x4xf32>)
// CHECK-NEXT: %[[R:.*]] = core.contract %[[X]], %[[W]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1]
// CHECK-NEXT: return %[[R]]
func.func @linear(%x: tensor<?x4xf32>, %w: tensor<3x4xf32>) -> tensor<?x3xf32> {
  %t = core.transpose %w, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %r = core.contract %x, %t, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<?x4xf32>, tensor<4x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// The batch stays in front; two summed dimensions keep their order; the type of the sum stays.
// CHECK-LABEL: func.func @batch(
// CHECK-NEXT: core.contract %{{.*}}, %{{.*}}, lhs_batch = [0], rhs_batch = [0], lhs_contract = [1, 2], rhs_contract = [3, 1], sum_type = i32
func.func @batch(%x: tensor<2x4x5xi8>, %w: tensor<2x5x3x4xi8>) -> tensor<2x3xi32> {
  %t = core.transpose %w, dims = [0, 3, 1, 2] : (tensor<2x5x3x4xi8>) -> tensor<2x4x5x3xi8>
  %r = core.contract %x, %t, lhs_batch = [0], rhs_batch = [0], lhs_contract = [1, 2], rhs_contract = [1, 2], sum_type = i32 : (tensor<2x4x5xi8>, tensor<2x4x5x3xi8>) -> tensor<2x3xi32>
  return %r : tensor<2x3xi32>
}

// The result's dimensions would be in another order.
// CHECK-LABEL: func.func @order(
// CHECK-NEXT: core.transpose
func.func @order(%x: tensor<2x4xf32>, %w: tensor<5x3x4xf32>) -> tensor<2x3x5xf32> {
  %t = core.transpose %w, dims = [2, 1, 0] : (tensor<5x3x4xf32>) -> tensor<4x3x5xf32>
  %r = core.contract %x, %t, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<2x4xf32>, tensor<4x3x5xf32>) -> tensor<2x3x5xf32>
  return %r : tensor<2x3x5xf32>
}

// A batch that would not be the first dimension.
// CHECK-LABEL: func.func @batch_moves(
// CHECK-NEXT: core.transpose
func.func @batch_moves(%x: tensor<2x4xf32>, %w: tensor<4x2x3xf32>) -> tensor<2x3xf32> {
  %t = core.transpose %w, dims = [1, 0, 2] : (tensor<4x2x3xf32>) -> tensor<2x4x3xf32>
  %r = core.contract %x, %t, lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1] : (tensor<2x4xf32>, tensor<2x4x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// The left operand, and both.
// CHECK-LABEL: func.func @columns(
// CHECK-SAME: %[[X:.*]]: tensor<4x?xf32>, %[[W:.*]]: tensor<4x3xf32>, %[[V:.*]]: tensor<3x4xf32>)
// CHECK-NEXT: %[[R:.*]] = core.contract %[[X]], %[[W]], lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0]
// CHECK-NEXT: %[[S:.*]] = core.contract %[[X]], %[[V]], lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [1]
// CHECK-NEXT: return %[[R]], %[[S]]
func.func @columns(%x: tensor<4x?xf32>, %w: tensor<4x3xf32>, %v: tensor<3x4xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>) {
  %t = core.transpose %x, dims = [1, 0] : (tensor<4x?xf32>) -> tensor<?x4xf32>
  %u = core.transpose %v, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>
  %r = core.contract %t, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<?x4xf32>, tensor<4x3xf32>) -> tensor<?x3xf32>
  %s = core.contract %t, %u, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<?x4xf32>, tensor<4x3xf32>) -> tensor<?x3xf32>
  return %r, %s : tensor<?x3xf32>, tensor<?x3xf32>
}

// Products of 16 bits add up neighbours of a row of the left operand.
// CHECK-LABEL: func.func @short_rows(
// CHECK-NEXT: core.transpose
func.func @short_rows(%x: tensor<4x2xbf16>, %w: tensor<4x3xbf16>) -> tensor<2x3xf32> {
  %t = core.transpose %x, dims = [1, 0] : (tensor<4x2xbf16>) -> tensor<2x4xbf16>
  %r = core.contract %t, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<2x4xbf16>, tensor<4x3xbf16>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// The sum over batches of products, such as the gradient of a weight that all batches read, is one product of more terms.
// CHECK-LABEL: func.func @sum_of_batches(
// CHECK-SAME: %[[X:.*]]: tensor<?x7x4xf32>, %[[Y:.*]]: tensor<?x7x3xf32>)
// CHECK-NEXT: %[[R:.*]] = core.contract %[[X]], %[[Y]], lhs_batch = [], rhs_batch = [], lhs_contract = [0, 1], rhs_contract = [0, 1] : (tensor<?x7x4xf32>, tensor<?x7x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT: return %[[R]]
func.func @sum_of_batches(%x: tensor<?x7x4xf32>, %y: tensor<?x7x3xf32>) -> tensor<4x3xf32> attributes {tcopt.numerics = "fast"} {
  %p = core.contract %x, %y, lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1] : (tensor<?x7x4xf32>, tensor<?x7x3xf32>) -> tensor<?x4x3xf32>
  %r = core.reduce add, %p, dims = [0] : (tensor<?x4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// The first batch stays.
// CHECK-LABEL: func.func @sum_of_one_batch(
// CHECK-NEXT: core.contract %{{.*}}, %{{.*}}, lhs_batch = [0], rhs_batch = [0], lhs_contract = [1, 2], rhs_contract = [1, 2], sum_type = i32 : (tensor<5x2x7x4xi8>, tensor<5x2x7x3xi8>) -> tensor<5x4x3xi32>
// CHECK-NEXT: return
func.func @sum_of_one_batch(%x: tensor<5x2x7x4xi8>, %y: tensor<5x2x7x3xi8>) -> tensor<5x4x3xi32> attributes {tcopt.numerics = "strict"} {
  %p = core.contract %x, %y, lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [2], rhs_contract = [2], sum_type = i32 : (tensor<5x2x7x4xi8>, tensor<5x2x7x3xi8>) -> tensor<5x2x4x3xi32>
  %r = core.reduce add, %p, dims = [1] : (tensor<5x2x4x3xi32>) -> tensor<5x4x3xi32>
  return %r : tensor<5x4x3xi32>
}

// Rounds in another order.
// CHECK-LABEL: func.func @sum_of_batches_strict(
// CHECK-NEXT: core.contract
// CHECK-NEXT: core.reduce
func.func @sum_of_batches_strict(%x: tensor<2x7x4xf32>, %y: tensor<2x7x3xf32>) -> tensor<4x3xf32> attributes {tcopt.numerics = "strict"} {
  %p = core.contract %x, %y, lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1] : (tensor<2x7x4xf32>, tensor<2x7x3xf32>) -> tensor<2x4x3xf32>
  %r = core.reduce add, %p, dims = [0] : (tensor<2x4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// Terms that are not next to each other in memory.
// CHECK-LABEL: func.func @terms_apart(
// CHECK-NEXT: core.contract
// CHECK-NEXT: core.reduce
func.func @terms_apart(%x: tensor<2x4x7xf32>, %y: tensor<2x7x3xf32>) -> tensor<4x3xf32> attributes {tcopt.numerics = "fast"} {
  %p = core.contract %x, %y, lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<2x4x7xf32>, tensor<2x7x3xf32>) -> tensor<2x4x3xf32>
  %r = core.reduce add, %p, dims = [0] : (tensor<2x4x3xf32>) -> tensor<4x3xf32>
  return %r : tensor<4x3xf32>
}

// The sum is over rows as well, or another op reads the product.
// CHECK-LABEL: func.func @sums_of_more(
// CHECK-NEXT: core.contract
// CHECK-NEXT: core.reduce
// CHECK-NEXT: core.reduce
func.func @sums_of_more(%x: tensor<2x7x4xf32>, %y: tensor<2x7x3xf32>) -> (tensor<3xf32>, tensor<4x3xf32>) attributes {tcopt.numerics = "fast"} {
  %p = core.contract %x, %y, lhs_batch = [0], rhs_batch = [0], lhs_contract = [1], rhs_contract = [1] : (tensor<2x7x4xf32>, tensor<2x7x3xf32>) -> tensor<2x4x3xf32>
  %r = core.reduce add, %p, dims = [0, 1] : (tensor<2x4x3xf32>) -> tensor<3xf32>
  %s = core.reduce add, %p, dims = [0] : (tensor<2x4x3xf32>) -> tensor<4x3xf32>
  return %r, %s : tensor<3xf32>, tensor<4x3xf32>
}
