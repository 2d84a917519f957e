// Inferred sizes of operators that move elements.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[X:.+]]: tensor<?x8xf32>, %[[N:.+]]: index)
// CHECK: return %[[N]], %c2, %c4 : index, index, index
func.func @reshape(%x: tensor<?x8xf32>, %n: index) -> (index, index, index) {
  %0 = graph.reshape %x, sizes = [%n, 2, 4] : (tensor<?x8xf32>, index) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @expand(
// CHECK-SAME: %[[X:.+]]: tensor<1x3xf32>, %[[N:.+]]: index)
// CHECK: return %[[N]], %c3 : index, index
func.func @expand(%x: tensor<1x3xf32>, %n: index) -> (index, index) {
  %0 = graph.expand %x, sizes = [%n, 3] : (tensor<1x3xf32>, index) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @permute(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x4xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3x4xf32>
// CHECK-NEXT: return %c4, %[[D1]], %c3 : index, index, index
func.func @permute(%x: tensor<?x3x4xf32>) -> (index, index, index) {
  %0 = graph.permute %x, dims = [-1, 0, 1] : (tensor<?x3x4xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @transpose(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x?xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c2 : tensor<?x3x?xf32>
// CHECK-NEXT: %[[D2:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3x?xf32>
// CHECK-NEXT: return %[[D1]], %c3, %[[D2]] : index, index, index
func.func @transpose(%x: tensor<?x3x?xf32>) -> (index, index, index) {
  %0 = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<?x3x?xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @unsqueeze(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D1]], %c3, %c1 : index, index, index
func.func @unsqueeze(%x: tensor<?x3xf32>) -> (index, index, index) {
  %0 = graph.unsqueeze %x, dim = -1 : (tensor<?x3xf32>) -> tensor<?x?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x?xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x?xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @squeeze(
// CHECK-SAME: %[[X:.+]]: tensor<1x?x1xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c1 : tensor<1x?x1xf32>
// CHECK-NEXT: return %[[D1]] : index
func.func @squeeze(%x: tensor<1x?x1xf32>) -> index {
  %0 = graph.squeeze %x, dims = [0, -1] : (tensor<1x?x1xf32>) -> tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?xf32>
  return %d0 : index
}

// CHECK-LABEL: func.func @flip(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: return %[[D1]], %c3 : index, index
func.func @flip(%x: tensor<?x3xf32>) -> (index, index) {
  %0 = graph.flip %x, dims = [0] : (tensor<?x3xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @cat(
// CHECK-SAME: %[[A:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<2x4xf32>, %[[C:.+]]: tensor<?x?xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[C]], %c1 : tensor<?x?xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.addi %[[D1]], %c7 : index
// CHECK-NEXT: return %c2, %[[V2]] : index, index
func.func @cat(%a: tensor<?x3xf32>, %b: tensor<2x4xf32>, %c: tensor<?x?xf32>) -> (index, index) {
  %0 = graph.cat %a, %b, %c, dim = -1 : (tensor<?x3xf32>, tensor<2x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
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
  %0 = graph.pad %x, %v, low = [1, 0], high = [2, 3] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @pad_operand(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[V:.+]]: tensor<f32>, %[[N:.+]]: index)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK-NEXT: %[[V1:.+]] = arith.addi %[[N]], %c1 : index
// CHECK-NEXT: %[[V2:.+]] = arith.addi %[[D]], %[[V1]] : index
// CHECK-NEXT: return %[[V2]] : index
func.func @pad_operand(%x: tensor<?x3xf32>, %v: tensor<f32>, %n: index) -> index {
  %0 = graph.pad %x, %v, low = [1, 0], high = [%n, 0] : (tensor<?x3xf32>, tensor<f32>, index) -> tensor<?x3xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x3xf32>
  return %d0 : index
}

// CHECK-LABEL: func.func @repeat_operands(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[N:.+]]: index, %[[M:.+]]: index)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x3xf32>
// CHECK: %[[V1:.+]] = arith.muli %[[D]], %[[M]] : index
// CHECK: return %[[N]], %[[V1]], %c3 : index, index, index
func.func @repeat_operands(%x: tensor<?x3xf32>, %n: index, %m: index) -> (index, index, index) {
  %0 = graph.repeat %x, repeats = [%n, %m, 1] : (tensor<?x3xf32>, index, index) -> tensor<?x?x3xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?x3xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?x3xf32>
  %d2 = tensor.dim %0, %c2 : tensor<?x?x3xf32>
  return %d0, %d1, %d2 : index, index, index
}

// CHECK-LABEL: func.func @as_strided_operands(
// CHECK-SAME: %[[X:.+]]: tensor<?xf32>, %[[N:.+]]: index, %[[S:.+]]: index)
// CHECK: return %[[N]], %c2 : index, index
func.func @as_strided_operands(%x: tensor<?xf32>, %n: index, %s: index) -> (index, index) {
  %0 = graph.as_strided %x, sizes = [%n, 2], strides = [%s, 1], storage_offset = %s : (tensor<?xf32>, index, index, index) -> tensor<?x2xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x2xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x2xf32>
  return %d0, %d1 : index, index
}
