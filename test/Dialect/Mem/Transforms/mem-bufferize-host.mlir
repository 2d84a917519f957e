// Tensors of host functions become buffers: which calls write over what, and what is copied.
// RUN: tcopt %s --mem-bufferize-host --split-input-file | FileCheck %s

// May write its result over its input.
module @map {
  nest.kernel @map(%a: tensor<8xf32> {nest.may_alias = array<i64: 0>}, %o: tensor<8xf32>) -> tensor<8xf32> {
    nest.return %o : tensor<8xf32>
  }
}
// May not.
module @sort {
  nest.kernel @sort(%a: tensor<8xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
    nest.return %o : tensor<8xf32>
  }
}
// Changes a tensor at a place.
module @set {
  nest.kernel @set(%o: tensor<8xf32>, %i: index) -> tensor<8xf32> {
    nest.return %o : tensor<8xf32>
  }
}
module @add {
  nest.kernel @add(%a: tensor<8xf32> {nest.may_alias = array<i64: 0>}, %b: tensor<8xf32> {nest.may_alias = array<i64: 0>},
                   %o: tensor<8xf32>) -> tensor<8xf32> {
    nest.return %o : tensor<8xf32>
  }
}
module @split {
  nest.kernel @split(%a: tensor<8xf32> {nest.may_alias = array<i64: 0, 1>}, %o: tensor<8xf32>, %p: tensor<8xf32>)
      -> (tensor<8xf32>, tensor<8xf32>) {
    nest.return %o, %p : tensor<8xf32>, tensor<8xf32>
  }
}

// A result is computed in the caller's buffer.
// CHECK-LABEL: func.func @result(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>, %[[OUT:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: nest.call @map ins(%[[X]] : memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: return
func.func @result(%x: tensor<8xf32>, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %r = nest.call @map ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %w = bufferization.materialize_in_destination %r in %out : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}

// A result that is returned twice is computed in one of the buffers, and the other one gets a copy.
// CHECK-LABEL: func.func @returned_twice(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>, %[[OUT0:[^:]+]]: memref<8xf32>, %[[OUT1:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: nest.call @map ins(%[[X]] : memref<8xf32>) outs(%[[OUT1]] : memref<8xf32>)
// CHECK-NEXT: memref.copy %[[OUT1]], %[[OUT0]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT: return
func.func @returned_twice(%x: tensor<8xf32>, %out0: tensor<8xf32> {bufferization.writable = true}, %out1: tensor<8xf32> {bufferization.writable = true}) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %r = nest.call @map ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %w0 = bufferization.materialize_in_destination %r in %out0 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %w1 = bufferization.materialize_in_destination %r in %out1 : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w0, %w1 : tensor<8xf32>, tensor<8xf32>
}

// An argument that is returned is copied.
// CHECK-LABEL: func.func @argument(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>, %[[OUT:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: memref.copy %[[X]], %[[OUT]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT: return
func.func @argument(%x: tensor<8xf32>, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %w = bufferization.materialize_in_destination %x in %out : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}

// A chain of maps runs in the caller's buffer alone.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>, %[[OUT:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: nest.call @map ins(%[[X]] : memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: nest.call @map ins(%[[OUT]] : memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: nest.call @map ins(%[[OUT]] : memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: return
func.func @chain(%x: tensor<8xf32>, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = nest.call @map ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = nest.call @map ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %2 = nest.call @map ins(%1 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %w = bufferization.materialize_in_destination %2 in %out : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}

// A kernel that may not write over its input gets a buffer of its own, here for what comes before: the caller's is the
// result's.
// CHECK-LABEL: func.func @not_allowed(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>, %[[OUT:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT: nest.call @map ins(%[[X]] : memref<8xf32>) outs(%[[A]] : memref<8xf32>)
// CHECK-NEXT: nest.call @sort ins(%[[A]] : memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: return
func.func @not_allowed(%x: tensor<8xf32>, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = nest.call @map ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = nest.call @sort ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %w = bufferization.materialize_in_destination %1 in %out : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}

// What is read later is not written over.
// CHECK-LABEL: func.func @read_later(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>, %[[OUT:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: nest.call @map ins(%[[X]] : memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT: nest.call @map ins(%[[OUT]] : memref<8xf32>) outs(%[[A]] : memref<8xf32>)
// CHECK-NEXT: nest.call @add ins(%[[OUT]], %[[A]] : memref<8xf32>, memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: return
func.func @read_later(%x: tensor<8xf32>, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = nest.call @map ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = nest.call @map ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %2 = nest.call @add ins(%0, %1 : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %w = bufferization.materialize_in_destination %2 in %out : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}

// Updates of one tensor all happen where it lies.
// CHECK-LABEL: func.func @updates(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>, %[[I:[^:]+]]: index, %[[J:[^:]+]]: index, %[[OUT:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: nest.call @map ins(%[[X]] : memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: nest.call @set outs(%[[OUT]] : memref<8xf32>) args(%[[I]] : index)
// CHECK-NEXT: nest.call @set outs(%[[OUT]] : memref<8xf32>) args(%[[J]] : index)
// CHECK-NEXT: return
func.func @updates(%x: tensor<8xf32>, %i: index, %j: index, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = nest.call @map ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = nest.call @set outs(%0 : tensor<8xf32>) args(%i : index) -> tensor<8xf32>
  %2 = nest.call @set outs(%1 : tensor<8xf32>) args(%j : index) -> tensor<8xf32>
  %w = bufferization.materialize_in_destination %2 in %out : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}

// Where the old value is read later, it is copied before it is changed; so is what the caller owns.
// CHECK-LABEL: func.func @updated_and_read(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>, %[[I:[^:]+]]: index, %[[OUT:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT: memref.copy %[[X]], %[[A]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT: nest.call @set outs(%[[A]] : memref<8xf32>) args(%[[I]] : index)
// CHECK-NEXT: memref.copy %[[A]], %[[OUT]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT: nest.call @set outs(%[[OUT]] : memref<8xf32>) args(%[[I]] : index)
// CHECK-NEXT: %[[A1:[^ ,:)]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT: nest.call @sort ins(%[[A]] : memref<8xf32>) outs(%[[A1]] : memref<8xf32>)
// CHECK-NEXT: nest.call @add ins(%[[OUT]], %[[A1]] : memref<8xf32>, memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: return
func.func @updated_and_read(%x: tensor<8xf32>, %i: index, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = nest.call @set outs(%x : tensor<8xf32>) args(%i : index) -> tensor<8xf32>
  %1 = nest.call @set outs(%0 : tensor<8xf32>) args(%i : index) -> tensor<8xf32>
  %2 = nest.call @sort ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %3 = nest.call @add ins(%1, %2 : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %w = bufferization.materialize_in_destination %3 in %out : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}

// A tensor that a kernel reads beside the one that it changes may not be the same: it changes a copy.
// CHECK-LABEL: func.func @read_beside(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>, %[[OUT:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT: nest.call @map ins(%[[X]] : memref<8xf32>) outs(%[[A]] : memref<8xf32>)
// CHECK-NEXT: memref.copy %[[A]], %[[OUT]] : memref<8xf32> to memref<8xf32>
// CHECK-NEXT: nest.call @sort ins(%[[A]] : memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: return
func.func @read_beside(%x: tensor<8xf32>, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = nest.call @map ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1 = nest.call @sort ins(%0 : tensor<8xf32>) outs(%0 : tensor<8xf32>) -> tensor<8xf32>
  %w = bufferization.materialize_in_destination %1 in %out : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}

// Only one of two results can be over the input.
// CHECK-LABEL: func.func @two_results(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>, %[[OUT:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: nest.call @sort ins(%[[X]] : memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT: nest.call @split ins(%[[OUT]] : memref<8xf32>) outs(%[[OUT]], %[[A]] : memref<8xf32>, memref<8xf32>)
// CHECK-NEXT: nest.call @add ins(%[[OUT]], %[[A]] : memref<8xf32>, memref<8xf32>) outs(%[[OUT]] : memref<8xf32>)
// CHECK-NEXT: return
func.func @two_results(%x: tensor<8xf32>, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = nest.call @sort ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %1:2 = nest.call @split ins(%0 : tensor<8xf32>) outs(%e, %e : tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, tensor<8xf32>
  %2 = nest.call @add ins(%1#0, %1#1 : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %w = bufferization.materialize_in_destination %2 in %out : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}

// A result that nothing reads needs a buffer all the same; what is not even written needs none.
// CHECK-LABEL: func.func @unused(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT: nest.call @map ins(%[[X]] : memref<8xf32>) outs(%[[A]] : memref<8xf32>)
// CHECK-NEXT: return
func.func @unused(%x: tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %f = tensor.empty() : tensor<9xf32>
  %0 = nest.call @map ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return
}
