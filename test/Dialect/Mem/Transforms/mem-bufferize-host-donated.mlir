// A donated argument is updated in place, unless what it holds is still wanted.
// RUN: tcopt %s --split-input-file --mem-bufferize-host --verify-diagnostics --remark-format=emitRemark --remarks-filter=memory | FileCheck %s

module @map {
  nest.kernel @map(%a: tensor<?xf32> {nest.may_alias = array<i64: 0>, nest.sizes = array<i64: 0>}, %o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?xf32> {
    nest.return %o : tensor<?xf32>
  }
}
module @set {
  nest.kernel @set(%o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?xf32> {
    nest.return %o : tensor<?xf32>
  }
}

// An input that a kernel may write over, and one that it changes. The entry has compared the sizes.
// CHECK-LABEL: func.func @updates(
// CHECK-SAME: %[[X:[^:]*]]: memref<?xf32> {tcopt.donates = 0 : i64}, %[[Y:[^:]*]]: memref<?xf32> {tcopt.donates = 1 : i64}, %[[N:[^:]*]]: index)
// CHECK-NOT: memref.alloc
// CHECK-NOT: memref.copy
// CHECK: nest.call @map ins(%[[X]] : memref<?xf32>) outs(%[[X]] : memref<?xf32>)
// CHECK: nest.call @set outs(%[[Y]] : memref<?xf32>)
// CHECK-NOT: memref.copy
// CHECK: return
func.func @updates(%x: tensor<?xf32> {bufferization.writable = true, tcopt.donates = 0 : i64}, %y: tensor<?xf32> {bufferization.writable = true, tcopt.donates = 1 : i64}, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = nest.call @map ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) args(%n : index) -> tensor<?xf32>
  %1 = nest.call @set outs(%y : tensor<?xf32>) args(%n : index) -> tensor<?xf32>
  %a = bufferization.materialize_in_destination %0 in %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %b = bufferization.materialize_in_destination %1 in %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %a, %b : tensor<?xf32>, tensor<?xf32>
}

// Sizes of a private function are only compared at its end.
// CHECK-LABEL: func.func private @unknown_sizes(
// CHECK: memref.alloc
// CHECK: nest.call @map
// CHECK: memref.copy
func.func private @unknown_sizes(%x: tensor<?xf32> {bufferization.writable = true, tcopt.donates = 0 : i64}, %n: index) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  // expected-remark @below {{not-reused}}
  %0 = nest.call @map ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) args(%n : index) -> tensor<?xf32>
  // expected-remark @below {{Reason=other-sizes}}
  %a = bufferization.materialize_in_destination %0 in %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %a : tensor<?xf32>
}

// -----

module @set {
  nest.kernel @set(%o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @read {
  nest.kernel @read(%i: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// What the argument held is read later: the update has a buffer of its own, and is copied.
// CHECK-LABEL: func.func @read_later(
// CHECK-SAME: %[[X:[^:]*]]: memref<4xf32> {tcopt.donates = 0 : i64}, %[[OUT:[^:]*]]: memref<4xf32>)
// CHECK: %[[NEW:.*]] = memref.alloc
// CHECK: memref.copy %[[X]], %[[NEW]]
// CHECK: nest.call @set outs(%[[NEW]] :
// CHECK: nest.call @read ins(%[[X]] : {{.*}}) outs(%[[OUT]] :
// CHECK: memref.copy %[[NEW]], %[[X]]
func.func @read_later(%x: tensor<4xf32> {bufferization.writable = true, tcopt.donates = 0 : i64}, %out: tensor<4xf32> {bufferization.writable = true}) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = nest.call @set outs(%x : tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @below {{not-reused}}
  %1 = nest.call @read ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = bufferization.materialize_in_destination %1 in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // expected-remark @below {{Reason=read-later}}
  %a = bufferization.materialize_in_destination %0 in %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}

// What comes from another argument is copied.
// CHECK-LABEL: func.func @not_updated(
// CHECK: memref.copy %{{.*}}, %arg0
func.func @not_updated(%x: tensor<4xf32> {bufferization.writable = true, tcopt.donates = 0 : i64}, %y: tensor<4xf32>) -> tensor<4xf32> {
  // expected-remark @below {{Reason=not-updated}}
  %a = bufferization.materialize_in_destination %y in %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// A loop updates the argument in place, by a callee that does.
// CHECK-LABEL: func.func @loop(
// CHECK-SAME: %[[X:[^:]*]]: memref<4xf32>
// CHECK: scf.for
// CHECK-NEXT: call @callee(%[[X]], %{{.*}})
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func private @callee(%x: tensor<4xf32> {bufferization.writable = true, tcopt.donates = 0 : i64}, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = nest.call @set outs(%x : tensor<4xf32>) -> tensor<4xf32>
  %a = bufferization.materialize_in_destination %0 in %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
func.func @loop(%x: tensor<4xf32> {bufferization.writable = true, tcopt.donates = 0 : i64}, %y: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %s = func.call @callee(%p, %y) {mem.donors = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  }
  %a = bufferization.materialize_in_destination %r in %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// What a callee updates is copied before if it is another operand as well, or wanted later.
// CHECK-LABEL: func.func @twice(
// CHECK-SAME: %[[X:[^:]*]]: memref<4xf32>, %[[OUT:[^:]*]]: memref<4xf32>
// CHECK: memref.copy %[[X]], %[[OUT]]
// CHECK: call @callee(%[[OUT]], %[[X]])
func.func @twice(%x: tensor<4xf32>, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %0 = func.call @callee(%x, %x) {mem.donors = array<i64: 0>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %a = bufferization.materialize_in_destination %0 in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

func.func @late(%x: tensor<4xf32> {bufferization.writable = true, tcopt.donates = 0 : i64}, %y: tensor<4xf32>, %out: tensor<4xf32> {bufferization.writable = true}) -> (tensor<4xf32>, tensor<4xf32>) {
  // expected-error @below {{'bufferization.materialize_in_destination' op expected an argument that is not read after its result is written to its memory}}
  %a = bufferization.materialize_in_destination %y in %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %b = bufferization.materialize_in_destination %x in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}
