// RUN: tcopt %s --graph-guard-host --split-input-file | FileCheck %s

// CHECK-LABEL: func @index
// CHECK-SAME: (%[[X:.*]]: tensor<?x3xf32>, %[[I:.*]]: index)
// CHECK: %[[N:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[IN:.*]] = arith.cmpi ult, %[[I]], %[[N]] : index
// CHECK: core.require %[[IN]], "tensor.extract: index #0 is out of bounds"
// CHECK-NOT: core.require
// CHECK: tensor.extract %[[X]][%[[I]], %c2]
func.func @index(%x: tensor<?x3xf32>, %i: index) -> f32 {
  %c2 = arith.constant 2 : index
  %r = tensor.extract %x[%i, %c2] : tensor<?x3xf32>
  return %r : f32
}

// -----

// A constant index that is wrong stays a failure of the running program.

// CHECK-LABEL: func @wrong_index
// CHECK: core.require %{{.*}}, "tensor.extract: index #0 is out of bounds"
func.func @wrong_index(%x: tensor<3xf32>) -> f32 {
  %c3 = arith.constant 3 : index
  %r = tensor.extract %x[%c3] : tensor<3xf32>
  return %r : f32
}

// -----

// CHECK-LABEL: func @cast
// CHECK-SAME: (%[[X:.*]]: tensor<?x?xf32>)
// CHECK: %[[N:.*]] = tensor.dim %[[X]], %c1
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[N]], %c4
// CHECK: core.require %[[SAME]], "tensor.cast: size in dimension 1 must be 4"
// CHECK: tensor.cast
func.func @cast(%x: tensor<?x?xf32>) -> tensor<?x4xf32> {
  %r = tensor.cast %x : tensor<?x?xf32> to tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// -----

// CHECK-LABEL: func @division
// CHECK-SAME: (%[[A:.*]]: index, %[[B:.*]]: index)
// CHECK: %[[NZ:.*]] = arith.cmpi ne, %[[B]], %c0
// CHECK: core.require %[[NZ]], "arith.divui: division by zero"
// CHECK: arith.divui %[[A]], %[[B]]
// CHECK: core.require %{{.*}}, "arith.remsi: division by zero"
// CHECK: core.require %{{.*}}, "arith.remsi: the quotient is too large"
// CHECK: arith.remsi
// CHECK-NOT: core.require
// CHECK: arith.floordivsi
func.func @division(%a: index, %b: index) -> (index, index, index) {
  %c4 = arith.constant 4 : index
  %0 = arith.divui %a, %b : index
  %1 = arith.remsi %a, %b : index
  %2 = arith.floordivsi %a, %c4 : index
  return %0, %1, %2 : index, index, index
}

// -----

// CHECK-LABEL: func @step
// CHECK-SAME: (%[[S:.*]]: index
// CHECK: %[[POSITIVE:.*]] = arith.cmpi sgt, %[[S]], %c0
// CHECK: core.require %[[POSITIVE]], "scf.for: the step must be positive"
// CHECK: scf.for
// CHECK-NOT: core.require
// CHECK: scf.for
func.func @step(%s: index, %x: tensor<2xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %0 = scf.for %i = %c0 to %c8 step %s iter_args(%a = %x) -> tensor<2xf32> {
    %1 = graph.exp %a : (tensor<2xf32>) -> tensor<2xf32>
    scf.yield %1 : tensor<2xf32>
  }
  %2 = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %0) -> tensor<2xf32> {
    %3 = graph.exp %a : (tensor<2xf32>) -> tensor<2xf32>
    scf.yield %3 : tensor<2xf32>
  }
  return %2 : tensor<2xf32>
}
