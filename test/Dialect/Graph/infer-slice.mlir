// Inferred sizes of slices, as in Python.
// RUN: tcopt %s --resolve-ranked-shaped-type-result-dims --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @whole(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: return %[[D1]], %c10 : index, index
func.func @whole(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 0, start = 0, end = 9223372036854775807, step = 1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @from_start(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.minsi %[[D1]], %c2 : index
// CHECK-NEXT: %[[V3:.+]] = arith.subi %[[D1]], %[[V2]] : index
// CHECK-NEXT: return %[[V3]], %c10 : index, index
func.func @from_start(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 0, start = 2, end = 9223372036854775807, step = 1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @last_two(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.addi %[[D1]], %c-2 : index
// CHECK-NEXT: %[[V3:.+]] = arith.maxsi %[[V2]], %c0 : index
// CHECK-NEXT: %[[V4:.+]] = arith.subi %[[D1]], %[[V3]] : index
// CHECK-NEXT: return %[[V4]], %c10 : index, index
func.func @last_two(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 0, start = -2, end = 9223372036854775807, step = 1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @but_the_last(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.addi %[[D1]], %c-1 : index
// CHECK-NEXT: %[[V3:.+]] = arith.maxsi %[[V2]], %c0 : index
// CHECK-NEXT: return %[[V3]], %c10 : index, index
func.func @but_the_last(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 0, start = 0, end = -1, step = 1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @first_four(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.minsi %[[D1]], %c4 : index
// CHECK-NEXT: return %[[V2]], %c10 : index, index
func.func @first_four(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 0, start = 0, end = 4, step = 1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @middle(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.minsi %[[D1]], %c1 : index
// CHECK-NEXT: %[[V3:.+]] = arith.addi %[[D1]], %c-1 : index
// CHECK-NEXT: %[[V4:.+]] = arith.maxsi %[[V3]], %c0 : index
// CHECK-NEXT: %[[V5:.+]] = arith.subi %[[V4]], %[[V2]] : index
// CHECK-NEXT: %[[V6:.+]] = arith.maxsi %[[V5]], %c0 : index
// CHECK-NEXT: %[[V7:.+]] = arith.addi %[[V6]], %c-1 : index
// CHECK-NEXT: %[[V8:.+]] = arith.floordivsi %[[V7]], %c2 : index
// CHECK-NEXT: %[[V9:.+]] = arith.addi %[[V8]], %c1 : index
// CHECK-NEXT: return %[[V9]], %c10 : index, index
func.func @middle(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 0, start = 1, end = -1, step = 2 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @least_start(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.addi %[[D1]], %c-9223372036854775808 : index
// CHECK-NEXT: %[[V3:.+]] = arith.maxsi %[[V2]], %c0 : index
// CHECK-NEXT: %[[V4:.+]] = arith.subi %[[D1]], %[[V3]] : index
// CHECK-NEXT: return %[[V4]], %c10 : index, index
func.func @least_start(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 0, start = -9223372036854775808, end = 9223372036854775807, step = 1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// The size is 0 or 1, and nothing overflows.
// CHECK-LABEL: func.func @greatest_step(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: %[[V2:.+]] = arith.addi %[[D1]], %c-1 : index
// CHECK-NEXT: %[[V3:.+]] = arith.floordivsi %[[V2]], %c9223372036854775807 : index
// CHECK-NEXT: %[[V4:.+]] = arith.addi %[[V3]], %c1 : index
// CHECK-NEXT: return %[[V4]], %c10 : index, index
func.func @greatest_step(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 0, start = 0, end = 9223372036854775807, step = 9223372036854775807 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// 4: 0, 3, 6, 9
// CHECK-LABEL: func.func @static_0(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: return %[[D1]], %c4 : index, index
func.func @static_0(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 1, start = 0, end = 10, step = 3 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// 3: 7, 8, 9
// CHECK-LABEL: func.func @static_1(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: return %[[D1]], %c3 : index, index
func.func @static_1(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 1, start = -3, end = 9223372036854775807, step = 1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// none
// CHECK-LABEL: func.func @static_2(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: return %[[D1]], %c0 : index, index
func.func @static_2(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 1, start = 8, end = 3, step = 1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// 2: 3, 8
// CHECK-LABEL: func.func @static_3(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: return %[[D1]], %c2 : index, index
func.func @static_3(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 1, start = 3, end = 99, step = 5 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// 2: 0, 1
// CHECK-LABEL: func.func @static_4(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: return %[[D1]], %c2 : index, index
func.func @static_4(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 1, start = -99, end = -8, step = 1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// 1: 0
// CHECK-LABEL: func.func @static_5(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: return %[[D1]], %c1 : index, index
func.func @static_5(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 1, start = 0, end = 9223372036854775807, step = 9223372036854775807 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// none
// CHECK-LABEL: func.func @static_6(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: return %[[D1]], %c0 : index, index
func.func @static_6(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 1, start = 10, end = 9223372036854775807, step = 1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// none
// CHECK-LABEL: func.func @static_7(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>)
// CHECK: %[[D1:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: return %[[D1]], %c0 : index, index
func.func @static_7(%x: tensor<?x10xf32>) -> (index, index) {
  %0 = graph.slice %x, dim = 1, start = -9223372036854775808, end = -9223372036854775808, step = 1 : (tensor<?x10xf32>) -> tensor<?x?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK-LABEL: func.func @end_operand(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>, %[[B:.+]]: index)
// CHECK: %[[V1:.+]] = arith.subi %c0, %[[B]] : index
// CHECK-NEXT: %[[V2:.+]] = arith.maxsi %[[V1]], %c0 : index
// CHECK-NEXT: %[[V3:.+]] = arith.minsi %[[V2]], %c1 : index
// CHECK-NEXT: %[[V4:.+]] = arith.muli %[[V3]], %c10 : index
// CHECK-NEXT: %[[V5:.+]] = arith.addi %[[B]], %[[V4]] : index
// CHECK-NEXT: %[[V6:.+]] = arith.maxsi %[[V5]], %c0 : index
// CHECK-NEXT: %[[V7:.+]] = arith.minsi %[[V6]], %c10 : index
// CHECK-NEXT: return %[[V7]] : index
func.func @end_operand(%x: tensor<?x10xf32>, %b: index) -> index {
  %0 = graph.slice %x, dim = 1, start = 0, end = %b, step = 1 : (tensor<?x10xf32>, index) -> tensor<?x?xf32>
  %c1 = arith.constant 1 : index
  %d1 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %d1 : index
}

// CHECK-LABEL: func.func @start_operand(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>, %[[A:.+]]: index)
// CHECK: %[[D:.+]] = tensor.dim %[[X]], %c0 : tensor<?x10xf32>
// CHECK-NEXT: %[[V1:.+]] = arith.subi %c0, %[[A]] : index
// CHECK-NEXT: %[[V2:.+]] = arith.maxsi %[[V1]], %c0 : index
// CHECK-NEXT: %[[V3:.+]] = arith.minsi %[[V2]], %c1 : index
// CHECK-NEXT: %[[V4:.+]] = arith.muli %[[D]], %[[V3]] : index
// CHECK-NEXT: %[[V5:.+]] = arith.addi %[[A]], %[[V4]] : index
// CHECK-NEXT: %[[V6:.+]] = arith.maxsi %[[V5]], %c0 : index
// CHECK-NEXT: %[[V7:.+]] = arith.minsi %[[V6]], %[[D]] : index
// CHECK-NEXT: %[[V8:.+]] = arith.subi %[[D]], %[[V7]] : index
// CHECK-NEXT: return %[[V8]] : index
func.func @start_operand(%x: tensor<?x10xf32>, %a: index) -> index {
  %0 = graph.slice %x, dim = 0, start = %a, end = 9223372036854775807, step = 1 : (tensor<?x10xf32>, index) -> tensor<?x10xf32>
  %c0 = arith.constant 0 : index
  %d0 = tensor.dim %0, %c0 : tensor<?x10xf32>
  return %d0 : index
}
