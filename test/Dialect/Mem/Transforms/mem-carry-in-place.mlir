// RUN: tcopt %s --mem-carry-in-place --split-input-file | FileCheck %s

// CHECK-LABEL: func @static
// CHECK: scf.for {{.*}} iter_args(%[[P:.*]] = %{{.*}})
// CHECK:   %[[Y:.*]] = tensor.insert_slice
// CHECK-NOT: core.require
// CHECK:   %[[M:.*]] = bufferization.materialize_in_destination %[[Y]] in %[[P]]
// CHECK:   scf.yield %[[M]]
func.func @static(%x: tensor<4xf32>, %u: tensor<1xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %y = tensor.insert_slice %u into %p[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// What comes back as it went in needs nothing; numbers neither.
// CHECK-LABEL: func @same
// CHECK-NOT: bufferization
func.func @same(%x: tensor<?xf32>, %n: index) -> (tensor<?xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %k = %c0) -> (tensor<?xf32>, index) {
    scf.yield %p, %i : tensor<?xf32>, index
  }
  return %r#0, %r#1 : tensor<?xf32>, index
}

// -----

// Two change places: both are copied before one is overwritten. Sizes are guarded.
// CHECK-LABEL: func @swap
// CHECK: scf.for {{.*}} iter_args(%[[P:.*]] = %{{.*}}, %[[Q:.*]] = %{{.*}})
// CHECK: %[[QC:.*]] = bufferization.alloc_tensor() copy(%[[Q]])
// CHECK: %[[PC:.*]] = bufferization.alloc_tensor() copy(%[[P]])
// CHECK: core.require %{{.*}}, "a tensor that a loop carries must keep its sizes"
// CHECK: %[[A:.*]] = bufferization.materialize_in_destination %[[QC]] in %[[P]]
// CHECK: %[[B:.*]] = bufferization.materialize_in_destination %[[PC]] in %[[Q]]
// CHECK: scf.yield %[[A]], %[[B]]
func.func @swap(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %q, %p : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

// The condition hands on all that it got, in that order.
// CHECK-LABEL: func @while
// CHECK: %[[R:.*]]:2 = scf.while (%[[A:.*]] = %{{.*}}, %[[B:.*]] = %{{.*}}) : (tensor<2xf32>, tensor<2xi64>) -> (tensor<2xf32>, tensor<2xi64>)
// CHECK:   scf.condition(%{{.*}}) %[[A]], %[[B]]
// CHECK: ^bb0(%[[X:.*]]: tensor<2xf32>, %[[N:.*]]: tensor<2xi64>):
// CHECK:   bufferization.materialize_in_destination %{{.*}} in %[[X]]
// CHECK:   scf.yield %{{.*}}, %[[N]]
// CHECK: return %[[R]]#1
func.func @while(%x: tensor<2xf32>, %y: tensor<2xf32>, %n: tensor<2xi64>, %go: i1) -> tensor<2xi64> {
  %r = scf.while (%a = %x, %b = %n) : (tensor<2xf32>, tensor<2xi64>) -> tensor<2xi64> {
    scf.condition(%go) %b : tensor<2xi64>
  } do {
  ^bb0(%b: tensor<2xi64>):
    scf.yield %y, %b : tensor<2xf32>, tensor<2xi64>
  }
  return %r : tensor<2xi64>
}

// -----

// What a branch hands on may be what another value overwrites: it is copied first.
// CHECK-LABEL: func @moved_by_branch
// CHECK:   %[[S:.*]] = scf.if
// CHECK:   %[[C:.*]] = bufferization.alloc_tensor() copy(%[[S]])
// CHECK:   bufferization.materialize_in_destination %{{.*}} in %[[P:.*]] :
// CHECK:   bufferization.materialize_in_destination %[[C]] in
func.func @moved_by_branch(%x: tensor<4xf32>, %y: tensor<4xf32>, %u: tensor<4xf32>, %c: i1, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (tensor<4xf32>, tensor<4xf32>) {
    %s = scf.if %c -> tensor<4xf32> {
      scf.yield %p : tensor<4xf32>
    } else {
      %e = tensor.empty() : tensor<4xf32>
      scf.yield %e : tensor<4xf32>
    }
    scf.yield %u, %s : tensor<4xf32>, tensor<4xf32>
  }
  return %r#1 : tensor<4xf32>
}

// -----

// The inner loop starts from what the outer one carries, which is read later.
// CHECK-LABEL: func @nested
// CHECK: scf.for {{.*}} iter_args(%[[P:.*]] = %{{.*}})
// CHECK:   %[[C:.*]] = bufferization.alloc_tensor() copy(%[[P]])
// CHECK:   scf.for {{.*}} iter_args(%{{.*}} = %[[C]])
func.func @nested(%x: tensor<4xf32>, %u: tensor<1xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%q = %p) -> tensor<4xf32> {
      %y = tensor.insert_slice %u into %q[%i] [1] [1] : tensor<1xf32> into tensor<4xf32>
      scf.yield %y : tensor<4xf32>
    }
    %e = tensor.extract %p[%c0] : tensor<4xf32>
    %z = tensor.insert %e into %s[%c1] : tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
