// Branches that change what a loop carries, or choose it.
// RUN: tcopt %s --mem-bufferize-host | FileCheck %s

module @set {
  nest.kernel @set(%o: tensor<4xf32>, %i: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
// CHECK-LABEL: func.func @choice_in_loop(
// CHECK: scf.for
// CHECK-NEXT: scf.if
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.copy
// CHECK-NOT: memref.copy
// What the loop carries is chosen from, and stays in its buffer.
func.func @choice_in_loop(%x: tensor<4xf32>, %c: i1, %n: index, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %s = arith.select %c, %p, %x : tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// CHECK-LABEL: func.func @changed_in_branch(
// CHECK: scf.for
// CHECK-NOT: memref.copy
// CHECK: nest.call @set
// CHECK-NOT: memref.copy
// A branch changes what the loop carries in place, the other one hands it on: no copy.
func.func @changed_in_branch(%x: tensor<4xf32>, %c: i1, %n: index, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %s = scf.if %c -> tensor<4xf32> {
      %y = nest.call @set outs(%p : tensor<4xf32>) args(%i : index) -> tensor<4xf32>
      scf.yield %y : tensor<4xf32>
    } else {
      scf.yield %p : tensor<4xf32>
    }
    scf.yield %s : tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

