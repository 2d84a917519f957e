// Inferred sizes of core's ops that create and move elements.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @iota(
// CHECK-SAME: %[[N:.+]]: index)
// CHECK: return %[[N]], %c3 : index, index
func.func @iota(%n: index) -> (index, index) {
  %0 = core.iota dim = 1, sizes = [%n, 3] : (index) -> tensor<?x?xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi64>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xi64>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: %[[X:.+]]: tensor<3xf32>, %[[N:.+]]: index)
// CHECK: return %[[N]], %c3 : index, index
func.func @broadcast(%x: tensor<3xf32>, %n: index) -> (index, index) {
  %0 = core.broadcast %x, dims = [1], sizes = [%n, 3] : (tensor<3xf32>, index) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[X:.+]]: tensor<?x8xf32>, %[[N:.+]]: index)
// CHECK: return %c4, %[[N]] : index, index
func.func @reshape(%x: tensor<?x8xf32>, %n: index) -> (index, index) {
  %0 = core.reshape %x, sizes = [4, %n] : (tensor<?x8xf32>, index) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @transpose(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x4xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3x4xf32>
// CHECK-NEXT: return %c4, %[[D1]], %c3 : index, index, index
func.func @transpose(%x: tensor<?x3x4xf32>) -> (index, index, index) {
  %0 = core.transpose %x, dims = [2, 0, 1] : (tensor<?x3x4xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>, %[[O:.+]]: index, %[[N:.+]]: index)
// CHECK: return %[[N]], %c4 : index, index
func.func @slice(%x: tensor<?x10xf32>, %o: index, %n: index) -> (index, index) {
  %0 = core.slice %x, offsets = [%o, 1], sizes = [%n, 4], strides = [1, 2] : (tensor<?x10xf32>, index, index) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[V:.+]]: tensor<f32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.addi %[[D1]], %c3 : index
// CHECK-NEXT: return %[[V2]], %c6 : index, index
func.func @pad(%x: tensor<?x3xf32>, %v: tensor<f32>) -> (index, index) {
  %0 = core.pad %x, %v, low = [1, 0], high = [2, 3] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @concatenate(
// CHECK-SAME: %[[A:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<5x?xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[A]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.addi %[[D1]], %c5 : index
// CHECK-NEXT: return %[[V2]], %c3 : index, index
func.func @concatenate(%a: tensor<?x3xf32>, %b: tensor<5x?xf32>) -> (index, index) {
  %0 = core.concatenate %a, %b, dim = 0 : (tensor<?x3xf32>, tensor<5x?xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @reverse(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D1]], %c3 : index, index
func.func @reverse(%x: tensor<?x3xf32>) -> (index, index) {
  %0 = core.reverse %x, dims = [0] : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[X:.+]]: tensor<?x50x8xf32>, %[[I:.+]]: tensor<?x4xi64>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x50x8xf32>
// CHECK-NEXT: %[[D2:.+]] = tensor.dim %[[I]], %c0 : tensor<?x4xi64>
// CHECK-NEXT: return %[[D1]], %[[D2]], %c4, %c8 : index, index, index, index
func.func @gather(%x: tensor<?x50x8xf32>, %i: tensor<?x4xi64>) -> (index, index, index, index) {
  %0 = core.gather %x, %i, dims = [1], x_dims = [0, 3], index_dims = [1, 2] : (tensor<?x50x8xf32>, tensor<?x4xi64>) -> tensor<?x?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?x?xf32>
  %d3 = tensor.dim %0, %c3 : tensor<?x?x?x?xf32>
  return %d0, %d1, %d2, %d3 : index, index, index, index
}

// CHECK-LABEL: func.func @scatter(
// CHECK-SAME: %[[X:[^:]+]]: tensor<?x8xf32>,
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x8xf32>
// CHECK-NEXT: return %[[D]], %c8 : index, index
func.func @scatter(%x: tensor<?x8xf32>, %u: tensor<?x8xf32>, %i: tensor<?xi64>) -> (index, index) {
  %0 = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<?x8xf32>, tensor<?x8xf32>, tensor<?xi64>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @barrier(
// CHECK-SAME: %[[X:[^:]+]]: tensor<?x8xf32>,
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x8xf32>
// CHECK-NEXT: return %[[D]] : index
func.func @barrier(%x: tensor<?x8xf32>, %t: tensor<f32>) -> index {
  %0 = core.barrier %x after %t : (tensor<?x8xf32>, tensor<f32>) -> tensor<?x8xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x8xf32>
  return %d0 : index
}
