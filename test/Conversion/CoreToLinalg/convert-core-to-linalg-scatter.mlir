// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Updates: the element type and the kind are seen in the body only.
// RUN: tcopt %s --convert-core-to-linalg --split-input-file | FileCheck %s

// KEEP
// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[X:[^:]+]]: tensor<50x8xf32>, %[[U:[^:]+]]: tensor<?x8xf32>, %[[I:[^:]+]]: tensor<?xi64>)
// CHECK-NEXT: %{{.+}} = nest.scatter ins(%[[U]], %[[I]] : tensor<?x8xf32>, tensor<?xi64>) outs(%[[X]] : tensor<50x8xf32>) dims = [0], x_dims = [1], index_dims = [0], message = "{{.*}}index out of bounds" {
// CHECK-NEXT: ^bb0(%[[NEW:[^:]+]]: f32, %[[OLD:[^:]+]]: f32):
// CHECK-NEXT: %[[SUM:[^ ]+]] = arith.addf %[[OLD]], %[[NEW]] : f32
// CHECK-NEXT: nest.yield %[[SUM]] : f32
func.func @rows(%x: tensor<50x8xf32>, %u: tensor<?x8xf32>, %i: tensor<?xi64>) -> tensor<50x8xf32> {
  %r = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<50x8xf32>, tensor<?x8xf32>, tensor<?xi64>) -> tensor<50x8xf32>
  return %r : tensor<50x8xf32>
}

// -----

// CHECK-LABEL: func.func @replaced(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xbf16>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<3xbf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3xi32>) -> tensor<4xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = nest.scatter ins([[U]], [[I]] : tensor<3xbf16>, tensor<3xi32>) outs([[X]] : tensor<4xbf16>) dims = [0], x_dims = [], index_dims = [0] {
// CHECK-NEXT:    ^bb0([[ARG3:%[^ ,:]+]]: bf16, [[ARG4:%[^ ,:]+]]: bf16):
// CHECK-NEXT:      nest.yield [[ARG3]] : bf16
// CHECK-NEXT:    } -> tensor<4xbf16>
// CHECK-NEXT:    return [[V0]] : tensor<4xbf16>
// CHECK-NEXT:  }
func.func @replaced(%x: tensor<4xbf16>, %u: tensor<3xbf16>, %i: tensor<3xi32>) -> tensor<4xbf16> {
  %r = core.scatter update, %x, %u, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<4xbf16>, tensor<3xbf16>, tensor<3xi32>) -> tensor<4xbf16>
  return %r : tensor<4xbf16>
}

// -----

// CHECK-LABEL: func.func @unsigned(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<3xi8>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3xi64>) -> tensor<4xi8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = nest.scatter ins([[U]], [[I]] : tensor<3xi8>, tensor<3xi64>) outs([[X]] : tensor<4xi8>) dims = [0], x_dims = [], index_dims = [0] {
// CHECK-NEXT:    ^bb0([[ARG3:%[^ ,:]+]]: i8, [[ARG4:%[^ ,:]+]]: i8):
// CHECK-NEXT:      [[V1:%[^ ,:]+]] = arith.maxui [[ARG4]], [[ARG3]] : i8
// CHECK-NEXT:      nest.yield [[V1]] : i8
// CHECK-NEXT:    } -> tensor<4xi8>
// CHECK-NEXT:    return [[V0]] : tensor<4xi8>
// CHECK-NEXT:  }
func.func @unsigned(%x: tensor<4xui8>, %u: tensor<3xui8>, %i: tensor<3xi64>) -> tensor<4xui8> {
  %r = core.scatter maximum, %x, %u, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<4xui8>, tensor<3xui8>, tensor<3xi64>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// -----

// CHECK-LABEL: func.func @booleans(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x5xi8>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<3xi8>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[J:%[^ ,:]+]]: tensor<3xi64>) -> tensor<4x5xi8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = nest.scatter ins([[U]], [[I]], [[J]] : tensor<3xi8>, tensor<3xi64>, tensor<3xi64>) outs([[X]] : tensor<4x5xi8>) dims = [1, 0], x_dims = [], index_dims = [0] {
// CHECK-NEXT:    ^bb0([[ARG4:%[^ ,:]+]]: i8, [[ARG5:%[^ ,:]+]]: i8):
// CHECK-NEXT:      [[C0_I8:%[^ ,:]+]] = arith.constant 0 : i8
// CHECK-NEXT:      [[V1:%[^ ,:]+]] = arith.cmpi ne, [[ARG5]], [[C0_I8]] : i8
// CHECK-NEXT:      [[V2:%[^ ,:]+]] = arith.cmpi ne, [[ARG4]], [[C0_I8]] : i8
// CHECK-NEXT:      [[V3:%[^ ,:]+]] = arith.ori [[V1]], [[V2]] : i1
// CHECK-NEXT:      [[V4:%[^ ,:]+]] = arith.extui [[V3]] : i1 to i8
// CHECK-NEXT:      nest.yield [[V4]] : i8
// CHECK-NEXT:    } -> tensor<4x5xi8>
// CHECK-NEXT:    return [[V0]] : tensor<4x5xi8>
// CHECK-NEXT:  }
func.func @booleans(%x: tensor<4x5xi1>, %u: tensor<3xi1>, %i: tensor<3xi64>, %j: tensor<3xi64>) -> tensor<4x5xi1> {
  %r = core.scatter or, %x, %u, %i, %j, dims = [1, 0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<4x5xi1>, tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x5xi1>
  return %r : tensor<4x5xi1>
}
