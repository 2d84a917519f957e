// scf.while on buffers: what its condition hands on, and what the body does.
// RUN: tcopt %s --mem-bufferize-host | FileCheck %s

module @map {
  nest.kernel @map(%a: tensor<4xf32> {nest.may_alias = array<i64: 0>}, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @fill {
  nest.kernel @fill(%o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?xf32> {
    nest.return %o : tensor<?xf32>
  }
}

// The body changes what the loop carries in place.
// CHECK-LABEL: func.func @in_place(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[GO:[^:]+]]: i1, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK-NEXT: memref.copy %[[X]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%[[GO]])
// CHECK-NEXT: } do {
// CHECK-NEXT: nest.call @map ins(%[[OUT]] : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @in_place(%x: tensor<4xf32>, %go: i1, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %r = scf.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%go) %a : tensor<4xf32>
  } do {
  ^bb0(%b: tensor<4xf32>):
    %e = tensor.empty() : tensor<4xf32>
    %y = nest.call @map ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// The condition hands on only some of what it gets: the rest has a buffer all the same.
// CHECK-LABEL: func.func @some(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[Y:[^:]+]]: memref<4xf32>, %[[N:[^:]+]]: memref<4xi64>, %[[GO:[^:]+]]: i1, %[[OUT:[^:]+]]: memref<4xi64>)
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %[[X]], %[[A]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %[[N]], %[[OUT]] : memref<4xi64> to memref<4xi64>
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: %[[A1:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: nest.extern "f" ins(%[[A]] : memref<4xf32>) outs(%[[A1]] : memref<4xf32>)
// CHECK-NEXT: scf.condition(%[[GO]])
// CHECK-NEXT: } do {
// CHECK-NEXT: memref.copy %[[Y]], %[[A]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @some(%x: tensor<4xf32>, %y: tensor<4xf32>, %n: tensor<4xi64>, %go: i1, %out: tensor<4xi64> {bufferization.writable = true}) -> tensor<4xi64> {
  %r = scf.while (%a = %x, %b = %n) : (tensor<4xf32>, tensor<4xi64>) -> tensor<4xi64> {
    nest.extern "f" ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
    scf.condition(%go) %b : tensor<4xi64>
  } do {
  ^bb0(%b: tensor<4xi64>):
    scf.yield %y, %b : tensor<4xf32>, tensor<4xi64>
  }
  %w = bufferization.materialize_in_destination %r in %out : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %w : tensor<4xi64>
}

// The condition hands on another tensor than it gets, and a number: that has a buffer of its own, which the body reads.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[N:[^:]+]]: index, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK: %[[A:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %[[X]], %[[A]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: %{{[^ ,]+}}:2 = scf.while (%[[I:[^ ,:)]+]] = %[[N]]) : (index) -> (index, index) {
// CHECK-NEXT: nest.call @map ins(%[[A]] : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
// CHECK-NEXT: %[[V:[^ ,:)]+]] = arith.cmpi ugt, %[[I]], %{{[^ ,]+}} : index
// CHECK-NEXT: %[[V1:[^ ,:)]+]] = arith.subi %[[I]], %{{[^ ,]+}} : index
// CHECK-NEXT: scf.condition(%[[V]]) %[[I]], %[[V1]] : index, index
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%{{[^ ,]+}}: index, %[[I1:[^ ,:)]+]]: index):
// CHECK-NEXT: nest.call @map ins(%[[OUT]] : memref<4xf32>) outs(%[[A]] : memref<4xf32>)
// CHECK-NEXT: scf.yield %[[I1]] : index
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @others(%x: tensor<4xf32>, %n: index, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %c1 = arith.constant 1 : index
  %r:2 = scf.while (%a = %x, %i = %n) : (tensor<4xf32>, index) -> (tensor<4xf32>, index) {
    %e = tensor.empty() : tensor<4xf32>
    %y = nest.call @map ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %go = arith.cmpi ugt, %i, %c1 : index
    %j = arith.subi %i, %c1 : index
    scf.condition(%go) %y, %j : tensor<4xf32>, index
  } do {
  ^bb0(%b: tensor<4xf32>, %j: index):
    %e = tensor.empty() : tensor<4xf32>
    %z = nest.call @map ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %z, %j : tensor<4xf32>, index
  }
  %w = bufferization.materialize_in_destination %r#0 in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// Two that the body exchanges are copied aside.
// CHECK-LABEL: func.func @exchanged(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[Y:[^:]+]]: memref<4xf32>, %[[GO:[^:]+]]: i1, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %[[X]], %[[A]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %[[Y]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%[[GO]])
// CHECK-NEXT: } do {
// CHECK-NEXT: %[[A1:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %[[OUT]], %[[A1]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: %[[A2:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %[[A]], %[[A2]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %[[A1]], %[[A]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %[[A2]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @exchanged(%x: tensor<4xf32>, %y: tensor<4xf32>, %go: i1, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %r:2 = scf.while (%a = %x, %b = %y) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.condition(%go) %a, %b : tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
    scf.yield %d, %c : tensor<4xf32>, tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r#1 in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// They may as well be exchanged by the condition: the loop's results, and what the body gets, are by other names.
// CHECK-LABEL: func.func @exchanged_by_condition(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[Y:[^:]+]]: memref<4xf32>, %[[GO:[^:]+]]: i1, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: memref.copy %[[X]], %[[OUT]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy %[[Y]], %[[A]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT: scf.while : () -> () {
// CHECK-NEXT: scf.condition(%[[GO]])
// CHECK-NEXT: } do {
// CHECK-NEXT: scf.yield
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @exchanged_by_condition(%x: tensor<4xf32>, %y: tensor<4xf32>, %go: i1, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %r:2 = scf.while (%a = %x, %b = %y) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.condition(%go) %b, %a : tensor<4xf32>, tensor<4xf32>
  } do {
  ^bb0(%c: tensor<4xf32>, %d: tensor<4xf32>):
    scf.yield %d, %c : tensor<4xf32>, tensor<4xf32>
  }
  %w = bufferization.materialize_in_destination %r#1 in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// A size that only the condition knows: it passes a buffer.
// CHECK-LABEL: func.func @unknown_size(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xi64>, %[[OUT:[^:]+]]: memref<f32>)
// CHECK: %[[V:[^ ,:)]+]]:2 = scf.while (%[[I:[^ ,:)]+]] = %{{[^ ,]+}}) : (index) -> (index, memref<?xf32>) {
// CHECK-NEXT: %[[V1:[^ ,:)]+]] = memref.load %[[X]][%[[I]]] : memref<4xi64>
// CHECK-NEXT: %[[V2:[^ ,:)]+]] = arith.index_cast %[[V1]] : i64 to index
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc(%[[V2]]) : memref<?xf32>
// CHECK-NEXT: nest.call @fill outs(%[[A]] : memref<?xf32>) args(%[[V2]] : index)
// CHECK-NEXT: %[[V3:[^ ,:)]+]] = arith.cmpi eq, %[[V2]], %{{[^ ,]+}} : index
// CHECK-NEXT: scf.condition(%[[V3]]) %[[I]], %[[A]] : index, memref<?xf32>
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%{{[^ ,]+}}: index, %[[I1:[^ ,:)]+]]: memref<?xf32>):
// CHECK: %[[D:[^ ,:)]+]] = memref.dim %[[I1]], %{{[^ ,]+}} : memref<?xf32>
// CHECK-NEXT: scf.yield %[[D]] : index
// CHECK-NEXT: }
// CHECK: %[[V4:[^ ,:)]+]] = memref.load %[[V]]#1[%{{[^ ,]+}}] : memref<?xf32>
// CHECK-NEXT: memref.store %[[V4]], %[[OUT]][] : memref<f32>
// CHECK-NEXT: return
func.func @unknown_size(%x: tensor<4xi64>, %out: tensor<f32> {bufferization.writable = true}) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %r = scf.while (%i = %c0) : (index) -> tensor<?xf32> {
    %v = tensor.extract %x[%i] : tensor<4xi64>
    %n = arith.index_cast %v : i64 to index
    %e = tensor.empty(%n) : tensor<?xf32>
    %y = nest.call @fill outs(%e : tensor<?xf32>) args(%n : index) -> tensor<?xf32>
    %go = arith.cmpi eq, %n, %c0 : index
    scf.condition(%go) %y : tensor<?xf32>
  } do {
  ^bb0(%b: tensor<?xf32>):
    %d = tensor.dim %b, %c0 : tensor<?xf32>
    scf.yield %d : index
  }
  %s = tensor.extract %r[%c0] : tensor<?xf32>
  %t = tensor.from_elements %s : tensor<f32>
  %w = bufferization.materialize_in_destination %t in %out : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %w : tensor<f32>
}
