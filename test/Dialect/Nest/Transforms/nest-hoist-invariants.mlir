// Calls that do the same in each iteration leave loops, if they are safe.
// RUN: tcopt %s --nest-hoist-invariants | FileCheck %s

module @exp {
  nest.kernel @exp(%a: tensor<2xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
    %0 = linalg.exp ins(%a : tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    nest.return %0 : tensor<2xf32>
  }
}
module @slice {
  nest.kernel @slice(%a: tensor<4xf32>, %o: tensor<2xf32>, %i: index) -> tensor<2xf32> {
    %s = tensor.extract_slice %a[%i] [2] [1] : tensor<4xf32> to tensor<2xf32>
    %0 = linalg.exp ins(%s : tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    nest.return %0 : tensor<2xf32>
  }
}
module @open {
  nest.kernel @open(%a: tensor<?xf32> {nest.sizes = array<i64: 0>}, %o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?xf32> {
    %0 = linalg.exp ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) -> tensor<?xf32>
    nest.return %0 : tensor<?xf32>
  }
}

// Out of two loops, behind a view, with the empty tensor; what writes over what the loop carries stays, and so does its
// empty tensor.
// CHECK-LABEL: func.func @loops(
// CHECK: %[[V:.*]] = tensor.collapse_shape
// CHECK: %[[E:.*]] = tensor.empty() : tensor<2xf32>
// CHECK: %[[T:.*]] = nest.call @exp ins(%[[V]] : tensor<2xf32>) outs(%[[E]] :
// CHECK: scf.for
// CHECK-NEXT: scf.for
// CHECK-NEXT: %[[F:.*]] = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: nest.call @exp ins(%{{.*}} : tensor<2xf32>) outs(%[[F]]
// CHECK-NEXT: nest.call @exp ins(%[[T]] : tensor<2xf32>) outs(%{{.*}} :
func.func @loops(%n: index, %w: tensor<1x2xf32>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %x) -> tensor<2xf32> {
    %q = scf.for %j = %c0 to %n step %c1 iter_args(%t = %s) -> tensor<2xf32> {
      %v = tensor.collapse_shape %w [[0, 1]] : tensor<1x2xf32> into tensor<2xf32>
      %e = tensor.empty() : tensor<2xf32>
      %0 = nest.call @exp ins(%v : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
      %f = tensor.empty() : tensor<2xf32>
      %1 = nest.call @exp ins(%t : tensor<2xf32>) outs(%f : tensor<2xf32>) -> tensor<2xf32>
      %2 = nest.call @exp ins(%0 : tensor<2xf32>) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %2 : tensor<2xf32>
    }
    scf.yield %q : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// A slice at a place that is not known to lie inside, and tensors of unknown size.
// CHECK-LABEL: func.func @unsafe(
// CHECK: scf.while
// CHECK: nest.call @slice
// CHECK: nest.call @open
func.func @unsafe(%n: index, %go: i1, %w: tensor<4xf32>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<2xf32>, tensor<?xf32>) {
  %e = tensor.empty() : tensor<2xf32>
  %r:2 = scf.while (%s = %e, %t = %x) : (tensor<2xf32>, tensor<?xf32>) -> (tensor<2xf32>, tensor<?xf32>) {
    scf.condition(%go) %s, %t : tensor<2xf32>, tensor<?xf32>
  } do {
  ^bb0(%s: tensor<2xf32>, %t: tensor<?xf32>):
    %0 = nest.call @slice ins(%w : tensor<4xf32>) outs(%e : tensor<2xf32>) args(%n : index) -> tensor<2xf32>
    %1 = nest.call @open ins(%x : tensor<?xf32>) outs(%y : tensor<?xf32>) args(%n : index) -> tensor<?xf32>
    scf.yield %0, %1 : tensor<2xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<2xf32>, tensor<?xf32>
}
