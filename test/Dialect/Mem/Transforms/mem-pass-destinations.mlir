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

func.func @values(%x: tensor<4xindex>) -> tensor<?xf32> {
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
