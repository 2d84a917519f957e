// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Round trips of grad's ops.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// KEEP
// CHECK-LABEL: func.func @stop(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[U:.+]]: tensor<*xi8>, %[[S:.+]]: tensor<f16>)
// CHECK-NEXT: %{{.*}} = grad.stop %[[X]] : tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = grad.stop %[[U]] : tensor<*xi8>
// CHECK-NEXT: %{{.*}} = grad.stop %[[S]] : tensor<f16>
func.func @stop(%x: tensor<?x3xf32>, %u: tensor<*xi8>, %s: tensor<f16>) {
  %0 = grad.stop %x : tensor<?x3xf32>
  %1 = grad.stop %u : tensor<*xi8>
  %2 = grad.stop %s : tensor<f16>
  return
}

// CHECK-LABEL: func.func private @f(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>) -> (tensor<f32>, tensor<i64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.mul [[X]], [[W]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.sum [[V0]], dims = [0, 1], keepdim = false : (tensor<?x3xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V1]], [[N]] : tensor<f32>, tensor<i64>
// CHECK-NEXT:  }
func.func private @f(%x: tensor<?x3xf32>, %n: tensor<i64>, %w: tensor<3xf32>) -> (tensor<f32>, tensor<i64>) {
  %y = graph.mul %x, %w : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %s = graph.sum %y, dims = [0, 1], keepdim = false : (tensor<?x3xf32>) -> tensor<f32>
  return %s, %n : tensor<f32>, tensor<i64>
}

// CHECK-LABEL: func.func @vjp(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[C:%[^ ,:]+]]: tensor<f32>) -> (tensor<?x3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]]:4 = grad.vjp @f([[X]], [[N]], [[W]]) cotangents([[C]]) : (tensor<?x3xf32>, tensor<i64>, tensor<3xf32>, tensor<f32>) -> (tensor<f32>, tensor<i64>, tensor<?x3xf32>, tensor<3xf32>)
// CHECK-NEXT:    return [[V0]]#2, [[V0]]#3 : tensor<?x3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @vjp(%x: tensor<?x3xf32>, %n: tensor<i64>, %w: tensor<3xf32>, %c: tensor<f32>) -> (tensor<?x3xf32>, tensor<3xf32>) {
  %0:4 = grad.vjp @f(%x, %n, %w) cotangents(%c)
    : (tensor<?x3xf32>, tensor<i64>, tensor<3xf32>, tensor<f32>) -> (tensor<f32>, tensor<i64>, tensor<?x3xf32>, tensor<3xf32>)
  return %0#2, %0#3 : tensor<?x3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func.func @vjp_of_one(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[C:%[^ ,:]+]]: tensor<f32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]]:3 = grad.vjp @f([[X]], [[N]], [[W]]) cotangents([[C]]) arguments = [2] : (tensor<?x3xf32>, tensor<i64>, tensor<3xf32>, tensor<f32>) -> (tensor<f32>, tensor<i64>, tensor<3xf32>)
// CHECK-NEXT:    return [[V0]]#2 : tensor<3xf32>
// CHECK-NEXT:  }
func.func @vjp_of_one(%x: tensor<?x3xf32>, %n: tensor<i64>, %w: tensor<3xf32>, %c: tensor<f32>) -> tensor<3xf32> {
  %0:3 = grad.vjp @f(%x, %n, %w) cotangents(%c) arguments = [2]
    : (tensor<?x3xf32>, tensor<i64>, tensor<3xf32>, tensor<f32>) -> (tensor<f32>, tensor<i64>, tensor<3xf32>)
  return %0#2 : tensor<3xf32>
}

// CHECK-LABEL: func.func @jvp(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[T:%[^ ,:]+]]: tensor<3xf32>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]]:3 = grad.jvp @f([[X]], [[N]], [[W]]) tangents([[T]]) arguments = [2] : (tensor<?x3xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>, tensor<i64>, tensor<f32>)
// CHECK-NEXT:    return [[V0]]#2 : tensor<f32>
// CHECK-NEXT:  }
func.func @jvp(%x: tensor<?x3xf32>, %n: tensor<i64>, %w: tensor<3xf32>, %t: tensor<3xf32>) -> tensor<f32> {
  %0:3 = grad.jvp @f(%x, %n, %w) tangents(%t) arguments = [2]
    : (tensor<?x3xf32>, tensor<i64>, tensor<3xf32>, tensor<3xf32>) -> (tensor<f32>, tensor<i64>, tensor<f32>)
  return %0#2 : tensor<f32>
}

// KEEP
// CHECK-LABEL: func.func @checkpoint(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[N:.+]]: tensor<*xi64>)
// CHECK-NEXT: %{{.*}}:2 = grad.checkpoint save = ["contractions", "reductions", "graph.exp"] -> tensor<?x3xf32>, tensor<*xi64> {
// CHECK-NEXT:   %[[Y:.*]] = graph.exp %[[X]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:   grad.yield %[[Y]], %[[N]] : tensor<?x3xf32>, tensor<*xi64>
// CHECK-NEXT: }
// CHECK-NEXT: %{{.*}} = grad.checkpoint -> tensor<?x3xf32> attributes {note = 1 : i64} {
// CHECK-NEXT:   grad.yield %[[X]] : tensor<?x3xf32>
// CHECK-NEXT: }
func.func @checkpoint(%x: tensor<?x3xf32>, %n: tensor<*xi64>) {
  %0:2 = grad.checkpoint save = ["contractions", "reductions", "graph.exp"] -> tensor<?x3xf32>, tensor<*xi64> {
    %y = graph.exp %x : (tensor<?x3xf32>) -> tensor<?x3xf32>
    grad.yield %y, %n : tensor<?x3xf32>, tensor<*xi64>
  }
  %1 = grad.checkpoint -> tensor<?x3xf32> attributes {note = 1 : i64} {
    grad.yield %x : tensor<?x3xf32>
  }
  return
}

// KEEP
// CHECK-LABEL: func.func @custom_vjp(
// CHECK-SAME: %[[V:.+]]: tensor<?x3xf32>, %[[X:.+]]: tensor<*xf16>)
// CHECK-NEXT: %{{.*}} = grad.custom_vjp(%[[V]]) inputs(%[[X]]) : (tensor<?x3xf32>, tensor<*xf16>) -> tensor<?x3xf32> {
// CHECK-NEXT: ^bb0(%{{.*}}: tensor<?x3xf32>):
// CHECK-NEXT:   grad.yield %[[X]] : tensor<*xf16>
// CHECK-NEXT: }
// CHECK-NEXT: grad.custom_vjp() inputs() {note = 1 : i64} : () -> () {
// CHECK-NEXT:   grad.yield
// CHECK-NEXT: }
func.func @custom_vjp(%v: tensor<?x3xf32>, %x: tensor<*xf16>) {
  %0 = grad.custom_vjp(%v) inputs(%x) : (tensor<?x3xf32>, tensor<*xf16>) -> tensor<?x3xf32> {
  ^bb0(%ct: tensor<?x3xf32>):
    grad.yield %x : tensor<*xf16>
  }
  grad.custom_vjp() inputs() {note = 1 : i64} : () -> () {
    grad.yield
  }
  return
}
