// RUN: tcopt --mem-pass-destinations %s | FileCheck %s

// A size that the caller passes as such is an argument of the shape function, before those of tensors.
// CHECK-LABEL: func.func private @grow.shapes(
// CHECK-SAME: %[[N:.*]]: index, %{{.*}}: index) -> index
// CHECK-NEXT: return %[[N]] : index
// CHECK-LABEL: func.func private @grow(
func.func private @grow(%x: tensor<?xf32>, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %r = nest.extern "grow_f32" ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32>
// CHECK: %[[TWICE:.*]] = arith.addi
// CHECK: %[[OUT:.*]] = tensor.empty(%[[TWICE]]) : tensor<?xf32>
// CHECK: call @grow(%[[X]], %[[TWICE]], %[[OUT]])
func.func @caller(%x: tensor<?xf32>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %x, %c0 : tensor<?xf32>
  %n = arith.addi %d, %d : index
  %r = call @grow(%x, %n) : (tensor<?xf32>, index) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
