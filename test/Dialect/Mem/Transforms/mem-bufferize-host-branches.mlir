// Branches, choices and scf.while on buffers.
// RUN: tcopt %s --mem-bufferize-host | FileCheck %s

module @map {
  nest.kernel @map(%a: tensor<4xf32> {nest.may_alias = array<i64: 0>}, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @set {
  nest.kernel @set(%o: tensor<4xf32>, %i: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @fill {
  nest.kernel @fill(%o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?xf32> {
    nest.return %o : tensor<?xf32>
  }
}

// Both branches write the caller's buffer.
// CHECK-LABEL: func.func @both_write(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[C:[^:]+]]: i1, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: nest.call @map ins(%[[X]] : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
// CHECK-NEXT: } else {
// CHECK-NEXT: nest.extern "f" ins(%[[X]] : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @both_write(%x: tensor<4xf32>, %c: i1, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.if %c -> tensor<4xf32> {
    %0 = nest.call @map ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  } else {
    %0 = nest.extern "f" ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %0 : tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// A choice of two tensors is copied by the branch that is taken.
// CHECK-LABEL: func.func @choice(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[Y:[^:]+]]: memref<4xf32>, %[[C:[^:]+]]: i1, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: memref.copy %[[X]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.copy %[[Y]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @choice(%x: tensor<4xf32>, %y: tensor<4xf32>, %c: i1, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %r = arith.select %c, %x, %y : tensor<4xf32>
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// One that is right there already needs no copy in its branch.
// CHECK-LABEL: func.func @one_is_there(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[C:[^:]+]]: i1, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK-NEXT: nest.call @map ins(%[[X]] : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.copy %[[X]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @one_is_there(%x: tensor<4xf32>, %c: i1, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = nest.call @map ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = arith.select %c, %0, %x : tensor<4xf32>
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// What reaches two results by two ways.
// CHECK-LABEL: func.func @two_ways(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[C:[^:]+]]: i1, %[[OUT0:[^:]+]]: memref<4xf32>, %[[OUT1:[^:]+]]: memref<4xf32>)
// CHECK-NEXT: nest.call @map ins(%[[X]] : memref<4xf32>) outs(%[[OUT1]] : memref<4xf32>)
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: memref.copy %[[OUT1]], %[[OUT0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.copy %[[X]], %[[OUT0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.copy %[[X]], %[[OUT1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @two_ways(%x: tensor<4xf32>, %c: i1, %out0: tensor<4xf32> {bufferization.writable = true}, %out1: tensor<4xf32> {bufferization.writable = true}) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = nest.call @map ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = arith.select %c, %0, %x : tensor<4xf32>
  %2 = scf.if %c -> tensor<4xf32> {
    scf.yield %0 : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  %w0 = bufferization.materialize_in_destination %1 in %out0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %w1 = bufferization.materialize_in_destination %2 in %out1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w0, %w1 : tensor<4xf32>, tensor<4xf32>
}

// What a branch hands on is moved while another value takes its place.
// CHECK-LABEL: func.func @moved_by_branch(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[Y:[^:]+]]: memref<4xf32>, %[[U:[^:]+]]: memref<4xf32>, %[[C:[^:]+]]: i1, %[[N:[^:]+]]: index, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK: %[[A:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %[[X]], %[[A]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %[[Y]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.for %{{[^ ,]+}} = %{{[^ ,]+}} to %[[N]] step %{{[^ ,]+}} {
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: memref.copy %[[A]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: memref.alloc() : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: memref.copy %[[U]], %[[A]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @moved_by_branch(%x: tensor<4xf32>, %y: tensor<4xf32>, %u: tensor<4xf32>, %c: i1, %n: index, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
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
  %w = bufferization.materialize_in_destination %r#1 in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// Sizes that only the branches know: they pass buffers, and what takes the result gets a copy.
// CHECK-LABEL: func.func @sizes_differ(
// CHECK-SAME: %[[N:[^:]+]]: index, %[[M:[^:]+]]: index, %[[C:[^:]+]]: i1, %[[OUT:[^:]+]]: memref<?xf32>)
// CHECK: %[[V:[^ ,:)]+]] = scf.if %[[C]] -> (memref<?xf32>) {
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc(%[[N]]) : memref<?xf32>
// CHECK-NEXT: nest.call @fill outs(%[[A]] : memref<?xf32>) args(%[[N]] : index)
// CHECK-NEXT: scf.yield %[[A]] : memref<?xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[B:[^ ,:)]+]] = memref.alloc(%[[M]]) : memref<?xf32>
// CHECK-NEXT: nest.call @fill outs(%[[B]] : memref<?xf32>) args(%[[M]] : index)
// CHECK-NEXT: scf.yield %[[B]] : memref<?xf32>
// CHECK-NEXT: }
// CHECK: memref.copy %[[V]], %[[OUT]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: return
func.func @sizes_differ(%n: index, %m: index, %c: i1, %out: tensor<?xf32> {bufferization.writable = true}) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %e = tensor.empty(%n) : tensor<?xf32>
    %0 = nest.call @fill outs(%e : tensor<?xf32>) args(%n : index) -> tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  } else {
    %e = tensor.empty(%m) : tensor<?xf32>
    %0 = nest.call @fill outs(%e : tensor<?xf32>) args(%m : index) -> tensor<?xf32>
    scf.yield %0 : tensor<?xf32>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %w : tensor<?xf32>
}

// A branch without results.
// CHECK-LABEL: func.func @no_result(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[C:[^:]+]]: i1)
// CHECK-NEXT: scf.if %[[C]] {
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: nest.extern "f" ins(%[[X]] : memref<4xf32>) outs(%[[A]] : memref<4xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @no_result(%x: tensor<4xf32>, %c: i1) {
  scf.if %c {
    %e = tensor.empty() : tensor<4xf32>
    %0 = nest.extern "f" ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  }
  return
}
