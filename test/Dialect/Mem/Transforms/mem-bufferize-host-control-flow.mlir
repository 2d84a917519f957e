// What loops carry stays in one buffer.
// RUN: tcopt %s --mem-bufferize-host | FileCheck %s

module @map {
  nest.kernel @map(%a: tensor<4xf32> {nest.may_alias = array<i64: 0>}, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @sort {
  nest.kernel @sort(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @set {
  nest.kernel @set(%u: tensor<1xf32>, %o: tensor<4xf32>, %i: index) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}

// An iteration that changes what the loop carries changes it in place, and that in the caller's buffer.
// CHECK-LABEL: func.func @in_place(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[U:[^:]+]]: memref<1xf32>, %[[N:[^:]+]]: index, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK: memref.copy %[[X]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.for %[[I:[^ ,:)]+]] = %{{[^ ,]+}} to %[[N]] step %{{[^ ,]+}} {
// CHECK-NEXT: nest.call @set ins(%[[U]] : memref<1xf32>) outs(%[[OUT]] : memref<4xf32>) args(%[[I]] : index)
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @in_place(%x: tensor<4xf32>, %u: tensor<1xf32>, %n: index, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %y = nest.call @set ins(%u : tensor<1xf32>) outs(%p : tensor<4xf32>) args(%i : index) -> tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// So does a kernel that may write over what it reads.
// CHECK-LABEL: func.func @over_input(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[N:[^:]+]]: index, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK: memref.copy %[[X]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.for %{{[^ ,]+}} = %{{[^ ,]+}} to %[[N]] step %{{[^ ,]+}} {
// CHECK-NEXT: nest.call @map ins(%[[OUT]] : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @over_input(%x: tensor<4xf32>, %n: index, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %y = nest.call @map ins(%p : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// Where a kernel may not, there is one copy in each iteration.
// CHECK-LABEL: func.func @copied(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[N:[^:]+]]: index, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK: memref.copy %[[X]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.for %{{[^ ,]+}} = %{{[^ ,]+}} to %[[N]] step %{{[^ ,]+}} {
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: nest.call @sort ins(%[[OUT]] : memref<4xf32>) outs(%[[A]] : memref<4xf32>)
// CHECK-NEXT: memref.copy %[[A]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @copied(%x: tensor<4xf32>, %n: index, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %y = nest.call @sort ins(%p : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// Two steps through a tensor in between need no copy.
// CHECK-LABEL: func.func @two_steps(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[N:[^:]+]]: index, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK: memref.copy %[[X]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.for %{{[^ ,]+}} = %{{[^ ,]+}} to %[[N]] step %{{[^ ,]+}} {
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: nest.call @sort ins(%[[OUT]] : memref<4xf32>) outs(%[[A]] : memref<4xf32>)
// CHECK-NEXT: nest.call @sort ins(%[[A]] : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @two_steps(%x: tensor<4xf32>, %n: index, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %y = nest.call @sort ins(%p : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %z = nest.call @sort ins(%y : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// What comes back as it went in needs nothing; numbers are handed on as before.
// CHECK-LABEL: func.func @same(
// CHECK-SAME: %[[X:[^:]+]]: memref<?xf32>, %[[N:[^:]+]]: index)
// CHECK: %[[D:[^ ,:)]+]] = memref.dim %[[X]], %{{[^ ,]+}} : memref<?xf32>
// CHECK: %[[A:[^ ,:)]+]] = memref.alloc(%[[D]]) : memref<?xf32>
// CHECK-NEXT: memref.copy %[[X]], %[[A]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %[[V:[^ ,:)]+]] = scf.for %[[I:[^ ,:)]+]] = %{{[^ ,]+}} to %[[N]] step %{{[^ ,]+}} iter_args(%{{[^ ,]+}} = %{{[^ ,]+}}) -> (index) {
// CHECK-NEXT: scf.yield %[[I]] : index
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @same(%x: tensor<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %k = %c0) -> (tensor<?xf32>, index) {
    scf.yield %p, %i : tensor<?xf32>, index
  }
  return %r#1 : index
}

// Two change places: both are copied aside before one is overwritten. Sizes are guarded.
// CHECK-LABEL: func.func @swap(
// CHECK-SAME: %[[X:[^:]+]]: memref<?xf32>, %[[Y:[^:]+]]: memref<?xf32>, %[[N:[^:]+]]: index, %[[OUT0:[^:]+]]: memref<?xf32>, %[[OUT1:[^:]+]]: memref<?xf32>)
// CHECK: %[[D:[^ ,:)]+]] = memref.dim %[[Y]], %{{[^ ,]+}} : memref<?xf32>
// CHECK: %[[D1:[^ ,:)]+]] = memref.dim %[[X]], %{{[^ ,]+}} : memref<?xf32>
// CHECK: memref.copy %[[X]], %[[OUT0]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.copy %[[Y]], %[[OUT1]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: scf.for %{{[^ ,]+}} = %{{[^ ,]+}} to %[[N]] step %{{[^ ,]+}} {
// CHECK-NEXT: %[[V:[^ ,:)]+]] = arith.cmpi eq, %[[D]], %[[D1]] : index
// CHECK-NEXT: core.require %[[V]], "a tensor that a loop carries must keep its sizes"
// CHECK-NEXT: %[[V1:[^ ,:)]+]] = arith.cmpi eq, %[[D1]], %[[D]] : index
// CHECK-NEXT: core.require %[[V1]], "a tensor that a loop carries must keep its sizes"
// CHECK: %[[D2:[^ ,:)]+]] = memref.dim %[[OUT1]], %{{[^ ,]+}} : memref<?xf32>
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc(%[[D2]]) : memref<?xf32>
// CHECK-NEXT: memref.copy %[[OUT1]], %[[A]] : memref<?xf32> to memref<?xf32>
// CHECK: %[[D3:[^ ,:)]+]] = memref.dim %[[OUT0]], %{{[^ ,]+}} : memref<?xf32>
// CHECK-NEXT: %[[A1:[^ ,:)]+]] = memref.alloc(%[[D3]]) : memref<?xf32>
// CHECK-NEXT: memref.copy %[[OUT0]], %[[A1]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.copy %[[A]], %[[OUT0]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: memref.copy %[[A1]], %[[OUT1]] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @swap(%x: tensor<?xf32>, %y: tensor<?xf32>, %n: index, %out0: tensor<?xf32> {bufferization.writable = true}, %out1: tensor<?xf32> {bufferization.writable = true}) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x, %q = %y) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %q, %p : tensor<?xf32>, tensor<?xf32>
  }
  %w0 = bufferization.materialize_in_destination %r#0 in %out0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %w1 = bufferization.materialize_in_destination %r#1 in %out1 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %w0, %w1 : tensor<?xf32>, tensor<?xf32>
}

// A tensor that holds nothing is not copied to where the loop starts from.
// CHECK-LABEL: func.func @from_nothing(
// CHECK-SAME: %[[N:[^:]+]]: index, %[[U:[^:]+]]: memref<1xf32>, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK: scf.for %[[I:[^ ,:)]+]] = %{{[^ ,]+}} to %[[N]] step %{{[^ ,]+}} {
// CHECK-NEXT: nest.call @set ins(%[[U]] : memref<1xf32>) outs(%[[OUT]] : memref<4xf32>) args(%[[I]] : index)
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @from_nothing(%n: index, %u: tensor<1xf32>, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty() : tensor<4xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %e) -> tensor<4xf32> {
    %y = nest.call @set ins(%u : tensor<1xf32>) outs(%p : tensor<4xf32>) args(%i : index) -> tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// The inner loop starts from what the outer one carries, which is read later: from a copy.
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[U:[^:]+]]: memref<1xf32>, %[[N:[^:]+]]: index, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK: memref.copy %[[X]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.for %[[I:[^ ,:)]+]] = %{{[^ ,]+}} to %[[N]] step %{{[^ ,]+}} {
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %[[OUT]], %[[A]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.for %[[I1:[^ ,:)]+]] = %{{[^ ,]+}} to %[[N]] step %{{[^ ,]+}} {
// CHECK-NEXT: nest.call @set ins(%[[U]] : memref<1xf32>) outs(%[[A]] : memref<4xf32>) args(%[[I1]] : index)
// CHECK-NEXT: }
// CHECK-NEXT: %[[V:[^ ,:)]+]] = memref.load %[[OUT]][%{{[^ ,]+}}] : memref<4xf32>
// CHECK-NEXT: %[[A1:[^ ,:)]+]] = memref.alloc() : memref<1xf32>
// CHECK: memref.store %[[V]], %[[A1]][%{{[^ ,]+}}] : memref<1xf32>
// CHECK-NEXT: memref.copy %[[A]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: nest.call @set ins(%[[A1]] : memref<1xf32>) outs(%[[OUT]] : memref<4xf32>) args(%[[I]] : index)
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @nested(%x: tensor<4xf32>, %u: tensor<1xf32>, %n: index, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %x) -> tensor<4xf32> {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%q = %p) -> tensor<4xf32> {
      %y = nest.call @set ins(%u : tensor<1xf32>) outs(%q : tensor<4xf32>) args(%j : index) -> tensor<4xf32>
      scf.yield %y : tensor<4xf32>
    }
    %v = tensor.extract %p[%c0] : tensor<4xf32>
    %f = tensor.from_elements %v : tensor<1xf32>
    %z = nest.call @set ins(%f : tensor<1xf32>) outs(%s : tensor<4xf32>) args(%i : index) -> tensor<4xf32>
    scf.yield %z : tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}
