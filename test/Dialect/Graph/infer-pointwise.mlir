// Inferred sizes of operators that broadcast, reduce and create.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @relu(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D1]], %c3 : index, index
func.func @relu(%x: tensor<?x3xf32>) -> (index, index) {
  %0 = graph.relu %x : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @add_broadcast(
// CHECK-SAME: %[[A:.+]]: tensor<?x1x3xf32>, %[[B:.+]]: tensor<2x1xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[A]], %c0 : tensor<?x1x3xf32>
// CHECK-NEXT: return %[[D1]], %c2, %c3 : index, index, index
func.func @add_broadcast(%a: tensor<?x1x3xf32>, %b: tensor<2x1xf32>) -> (index, index, index) {
  %0 = graph.add %a, %b : (tensor<?x1x3xf32>, tensor<2x1xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// An unknown size is not 1, so it is 3.
// CHECK-LABEL: func.func @add_prefers_static(
// CHECK: return %c3 : index
func.func @add_prefers_static(%a: tensor<?xf32>, %b: tensor<3xf32>) -> index {
  %0 = graph.add %a, %b : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xf32>
  return %d0 : index
}

// CHECK-LABEL: func.func @add_takes_first(
// CHECK-SAME: %[[A:.+]]: tensor<?xf32>, %[[B:.+]]: tensor<?xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[A]], %c0 : tensor<?xf32>
// CHECK-NEXT: return %[[D1]] : index
func.func @add_takes_first(%a: tensor<?xf32>, %b: tensor<?xf32>) -> index {
  %0 = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xf32>
  return %d0 : index
}

// CHECK-LABEL: func.func @add_scalar(
// CHECK-SAME: %[[A:.+]]: tensor<f32>, %[[B:.+]]: tensor<?x0xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[B]], %c0 : tensor<?x0xf32>
// CHECK-NEXT: return %[[D1]], %c0 : index, index
func.func @add_scalar(%a: tensor<f32>, %b: tensor<?x0xf32>) -> (index, index) {
  %0 = graph.add %a, %b : (tensor<f32>, tensor<?x0xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @compare(
// CHECK-SAME: %[[A:.+]]: tensor<1x?xf32>, %[[B:.+]]: tensor<4x1xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[A]], %c1 : tensor<1x?xf32>
// CHECK-NEXT: return %c4, %[[D1]] : index, index
func.func @compare(%a: tensor<1x?xf32>, %b: tensor<4x1xf32>) -> (index, index) {
  %0 = graph.lt %a, %b : (tensor<1x?xf32>, tensor<4x1xf32>) -> tensor<?x?xi1>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xi1>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xi1>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @where(
// CHECK-SAME: %[[C:.+]]: tensor<?x1xi1>, %[[X:.+]]: tensor<1x3xf32>, %[[Y:.+]]: tensor<2x1x1xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[C]], %c0 : tensor<?x1xi1>
// CHECK-NEXT: return %c2, %[[D1]], %c3 : index, index, index
func.func @where(%c: tensor<?x1xi1>, %x: tensor<1x3xf32>, %y: tensor<2x1x1xf32>) -> (index, index, index) {
  %0 = graph.where %c, %x, %y : (tensor<?x1xi1>, tensor<1x3xf32>, tensor<2x1x1xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @clamp(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[LO:.+]]: tensor<f32>, %[[HI:.+]]: tensor<f32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D1]], %c3 : index, index
func.func @clamp(%x: tensor<?x3xf32>, %lo: tensor<f32>, %hi: tensor<f32>) -> (index, index) {
  %0 = graph.clamp %x, %lo, %hi : (tensor<?x3xf32>, tensor<f32>, tensor<f32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @cast(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xi32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xi32>
// CHECK-NEXT: return %[[D1]], %c3 : index, index
func.func @cast(%x: tensor<?x3xi32>) -> (index, index) {
  %0 = graph.cast %x : (tensor<?x3xi32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x4xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3x4xf32>
// CHECK-NEXT: return %[[D1]] : index
func.func @sum(%x: tensor<?x3x4xf32>) -> index {
  %0 = graph.sum %x, dims = [1, -1], keepdim = false : (tensor<?x3x4xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xf32>
  return %d0 : index
}

// CHECK-LABEL: func.func @sum_keepdim(
// CHECK: return %c1, %c3, %c1 : index, index, index
func.func @sum_keepdim(%x: tensor<?x3x?xf32>) -> (index, index, index) {
  %0 = graph.sum %x, dims = [0, 2], keepdim = true : (tensor<?x3x?xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @sum_of_nothing(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D1]], %c3 : index, index
func.func @sum_of_nothing(%x: tensor<?x3xf32>) -> (index, index) {
  %0 = graph.sum %x, dims = [], keepdim = false : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @argmax(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x4xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3x4xf32>
// CHECK-NEXT: return %[[D1]], %c1, %c4 : index, index, index
func.func @argmax(%x: tensor<?x3x4xf32>) -> (index, index, index) {
  %0 = graph.argmax %x, dim = -2, keepdim = true : (tensor<?x3x4xf32>) -> tensor<?x?x?xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xi64>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xi64>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xi64>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @full(
// CHECK-SAME: %[[V:.+]]: tensor<f32>, %[[N:.+]]: index)
// CHECK: return %[[N]], %c3 : index, index
func.func @full(%v: tensor<f32>, %n: index) -> (index, index) {
  %0 = graph.full %v, sizes = [%n, 3] : (tensor<f32>, index) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @arange(
// CHECK-SAME: %[[A:.+]]: tensor<i64>, %[[B:.+]]: tensor<i64>, %[[N:.+]]: index)
// CHECK: return %[[N]] : index
func.func @arange(%a: tensor<i64>, %b: tensor<i64>, %n: index) -> index {
  %0 = graph.arange %a, %b, sizes = [%n] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xi64>
  return %d0 : index
}
