// RUN: tcopt %s --mem-pass-destinations --canonicalize --split-input-file --verify-diagnostics | FileCheck %s

// Sizes of results are computed from sizes of arguments alone.

// CHECK: func.func private @f.shapes(%[[N:.*]]: index) -> index
// CHECK:   %[[M:.*]] = affine.apply {{.*}}%[[N]]{{.*}}
// CHECK:   return %[[M]]
// CHECK-LABEL: func.func private @f(
// CHECK-SAME: %{{.*}}: tensor<?xf32> {bufferization.writable = false}, %[[OUT:.*]]: tensor<?xf32> {bufferization.writable = true}) -> tensor<?xf32>
// CHECK: %[[R:.*]] = bufferization.materialize_in_destination %{{.*}} in %[[OUT]]
// CHECK: return %[[R]]
func.func private @f(%x: tensor<?xf32>) -> tensor<?xf32> {
  %z = arith.constant 0.0 : f32
  %p = tensor.pad %x low[1] high[2] {
  ^bb0(%i: index):
    tensor.yield %z : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %p : tensor<?xf32>
}

// A caller makes the destination.

// CHECK: func.func private @main.shapes
// CHECK-LABEL: func.func @main
// CHECK: %[[SIZE:.*]] = affine.apply
// CHECK: %[[E:.*]] = tensor.empty(%[[SIZE]]) : tensor<?xf32>
// CHECK: call @f(%{{.*}}, %[[E]])
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  %r = call @f(%x) : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// Known sizes need no shape function.

// CHECK-NOT: .shapes
// CHECK-LABEL: func.func @static(
// CHECK-SAME: tensor<4xf32> {bufferization.writable = true}
func.func @static(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{expected only ranked tensors as results}}
func.func @scalar(%x: tensor<4xf32>) -> (tensor<4xf32>, index) {
  %c = arith.constant 0 : index
  return %x, %c : tensor<4xf32>, index
}

// -----

func.func private @values(%x: tensor<4xindex>) -> tensor<?xf32> {
  %c = arith.constant 0 : index
  // expected-error @+1 {{has values on which the size of a result depends; expected sizes that depend on sizes only}}
  %n = tensor.extract %x[%c] : tensor<4xindex>
  %e = tensor.empty(%n) : tensor<?xf32>
  return %e : tensor<?xf32>
}

// -----

// Sizes of what both branches return, and of what loops carry.

// CHECK-LABEL: func private @branches.shapes(%{{.*}}: index) -> index
// CHECK-NEXT: return %{{.*}}arg0 : index
func.func @branches(%c: i1, %x: tensor<?xf32>) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %c0 = arith.constant 0 : index
    %d = tensor.dim %x, %c0 : tensor<?xf32>
    %e = tensor.empty(%d) : tensor<?xf32>
    scf.yield %e : tensor<?xf32>
  } else {
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// A size that follows from values is known at the end only; the others still
// have a shape function and a destination.

// CHECK: func.func private @found.shapes(%{{.*}}: index) -> index
// CHECK-LABEL: func.func @found(
// CHECK-SAME: %[[X:.*]]: tensor<?xindex> {bufferization.writable = false}, %[[OUT:.*]]: tensor<?xindex> {bufferization.writable = true}) -> tensor<?xindex>
// CHECK-SAME: -> (a: f32[2, *], b: i64[?])>
// CHECK: %[[E:.*]] = tensor.empty
// CHECK: %[[B:.*]] = bufferization.to_buffer %[[E]] read_only : tensor<2x?xf32> to memref<2x?xf32>
// CHECK: mem.give_result %[[B]], index = 0 : memref<2x?xf32>
// CHECK: %[[R:.*]] = bufferization.materialize_in_destination %[[X]] in %[[OUT]]
// CHECK: return %[[R]] : tensor<?xindex>
func.func @found(%x: tensor<?xindex>) -> (tensor<2x?xf32>, tensor<?xindex>) attributes {tcopt.signature = {
    inputs = [{name = "x", dtype = "i64", dims = ["?"]}],
    results = [{name = "a", dtype = "f32", dims = [2, "?"]}, {name = "b", dtype = "i64", dims = ["?"]}]}} {
  %c = arith.constant 0 : index
  %n = tensor.extract %x[%c] : tensor<?xindex>
  %e = tensor.empty(%n) : tensor<2x?xf32>
  return %e, %x : tensor<2x?xf32>, tensor<?xindex>
}

// -----

func.func @gives(%x: tensor<index>) -> tensor<?xf32> {
  %n = tensor.extract %x[] : tensor<index>
  %e = tensor.empty(%n) : tensor<?xf32>
  return %e : tensor<?xf32>
}
func.func @calls(%x: tensor<index>) -> tensor<?xf32> {
  // expected-error @+1 {{calls 'gives', whose results have sizes that follow from values; expected such a function to be inlined}}
  %r = call @gives(%x) : (tensor<index>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// The destination of a result in an argument's memory is that argument; it is written last.

// CHECK-LABEL: func.func @donated(
// CHECK-SAME: %[[X:[^:]*]]: tensor<4xf32> {bufferization.writable = true, tcopt.donates = 0 : i64}, %[[Y:[^:]*]]: tensor<4xf32> {bufferization.writable = false}, %[[OUT:[^:]*]]: tensor<4xf32> {bufferization.writable = true}) -> (tensor<4xf32>, tensor<4xf32>)
// CHECK: %[[B:.*]] = bufferization.materialize_in_destination %[[X]] in %[[OUT]]
// CHECK: %[[A:.*]] = bufferization.materialize_in_destination %[[Y]] in %[[X]]
// CHECK: return %[[A]], %[[B]]
func.func @donated(%x: tensor<4xf32> {tcopt.donates = 0}, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  return %y, %x : tensor<4xf32>, tensor<4xf32>
}

// -----

// What is in memory that is written before is copied aside.

// CHECK-LABEL: func.func @swap(
// CHECK-SAME: %[[X:[^:]*]]: tensor<4xf32> {bufferization.writable = true, tcopt.donates = 0 : i64}, %[[Y:[^:]*]]: tensor<4xf32>
// CHECK: %[[E:.*]] = tensor.empty()
// CHECK: %[[ASIDE:.*]] = bufferization.materialize_in_destination %[[X]] in %[[E]]
// CHECK: %[[A:.*]] = bufferization.materialize_in_destination %[[Y]] in %[[X]]
// CHECK: %[[B:.*]] = bufferization.materialize_in_destination %[[ASIDE]] in %[[Y]]
// CHECK: return %[[A]], %[[B]]
func.func @swap(%x: tensor<4xf32> {tcopt.donates = 0}, %y: tensor<4xf32> {tcopt.donates = 1}) -> (tensor<4xf32>, tensor<4xf32>) {
  return %y, %x : tensor<4xf32>, tensor<4xf32>
}

// -----

// A call states what the callee updates; sizes are guarded where no entry does it.

// CHECK-LABEL: func.func private @update(
// CHECK-SAME: %[[X:[^:]*]]: tensor<?xf32> {bufferization.writable = true, tcopt.donates = 1 : i64}, %[[Y:[^:]*]]: tensor<?xf32>
// CHECK: %[[SAME:.*]] = arith.cmpi eq
// CHECK: core.require %[[SAME]], "a result in the memory of an argument must have its sizes"
// CHECK: bufferization.materialize_in_destination %[[Y]] in %[[X]]
func.func private @update(%x: tensor<?xf32> {tcopt.donates = 1}, %y: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  %z = arith.constant dense<0.0> : tensor<4xf32>
  return %z, %y : tensor<4xf32>, tensor<?xf32>
}

// CHECK-LABEL: func.func @calls(
// CHECK: %[[E:.*]] = tensor.empty() : tensor<4xf32>
// CHECK: call @update(%arg0, %arg1, %[[E]]) {mem.donors = array<i64: -1, 0>}
func.func @calls(%x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  %r:2 = call @update(%x, %y) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>)
  return %r#0, %r#1 : tensor<4xf32>, tensor<?xf32>
}

// -----

// expected-error @+1 {{expected the number of a result as 'tcopt.donates' of argument #0 but found 1 : i64 (D1)}}
func.func private @no_result(%x: tensor<4xf32> {tcopt.donates = 1}) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// expected-error @+1 {{expected result #0, which is to be in the memory of argument #0, to have sizes that are known before the call}}
func.func @found(%x: tensor<?xf32> {tcopt.donates = 0}, %y: tensor<4xindex>) -> tensor<?xf32> {
  %c = arith.constant 0 : index
  %n = tensor.extract %y[%c] : tensor<4xindex>
  %e = tensor.empty(%n) : tensor<?xf32>
  return %e : tensor<?xf32>
}
