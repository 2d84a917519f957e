// Round trips of core's creation and movement of elements.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @constant(
// CHECK-NEXT: %{{.*}} = core.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %{{.*}} = core.constant dense<false> : tensor<0x2xi1>
// CHECK-NEXT: %{{.*}} = core.constant dense<7> : tensor<ui8>
// CHECK-NEXT: %{{.*}} = core.constant dense_resource<weights> : tensor<2xf32>
func.func @constant() {
  %0 = core.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %1 = core.constant dense<false> : tensor<0x2xi1>
  %2 = core.constant dense<7> : tensor<ui8>
  %3 = core.constant dense_resource<weights> : tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @iota(
// CHECK-SAME: %[[B:.+]]: index)
// CHECK-NEXT: %{{.*}} = core.iota dim = 1, sizes = [%[[B]], 3] : (index) -> tensor<?x3xi64>
// CHECK-NEXT: %{{.*}} = core.iota dim = 0, sizes = [4] : () -> tensor<4xbf16>
// CHECK-NEXT: %{{.*}} = core.iota dim = 0, sizes = [0] : () -> tensor<0xui8>
func.func @iota(%b: index) {
  %0 = core.iota dim = 1, sizes = [%b, 3] : (index) -> tensor<?x3xi64>
  %1 = core.iota dim = 0, sizes = [4] : () -> tensor<4xbf16>
  %2 = core.iota dim = 0, sizes = [0] : () -> tensor<0xui8>
  return
}

// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME: %[[X:.+]]: tensor<3xf32>, %[[B:.+]]: index, %[[Y:.+]]: tensor<?x1xi1>, %[[S:.+]]: tensor<f16>)
// CHECK-NEXT: %{{.*}} = core.broadcast %[[X]], dims = [1], sizes = [%[[B]], 3] : (tensor<3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = core.broadcast %[[Y]], dims = [0, 2], sizes = [%[[B]], 5, 4] : (tensor<?x1xi1>, index) -> tensor<?x5x4xi1>
// CHECK-NEXT: %{{.*}} = core.broadcast %[[S]], dims = [], sizes = [2, 2] : (tensor<f16>) -> tensor<2x2xf16>
// CHECK-NEXT: %{{.*}} = core.broadcast %[[S]], dims = [], sizes = [] : (tensor<f16>) -> tensor<f16>
func.func @broadcast(%x: tensor<3xf32>, %b: index, %y: tensor<?x1xi1>, %s: tensor<f16>) {
  %0 = core.broadcast %x, dims = [1], sizes = [%b, 3] : (tensor<3xf32>, index) -> tensor<?x3xf32>
  %1 = core.broadcast %y, dims = [0, 2], sizes = [%b, 5, 4] : (tensor<?x1xi1>, index) -> tensor<?x5x4xi1>
  %2 = core.broadcast %s, dims = [], sizes = [2, 2] : (tensor<f16>) -> tensor<2x2xf16>
  %3 = core.broadcast %s, dims = [], sizes = [] : (tensor<f16>) -> tensor<f16>
  return
}

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME: %[[X:.+]]: tensor<?x8x8xf32>, %[[B:.+]]: index, %[[S:.+]]: tensor<ui8>, %[[Z:.+]]: tensor<0xf64>)
// CHECK-NEXT: %{{.*}} = core.reshape %[[X]], sizes = [%[[B]], 64] : (tensor<?x8x8xf32>, index) -> tensor<?x64xf32>
// CHECK-NEXT: %{{.*}} = core.reshape %[[S]], sizes = [1, 1] : (tensor<ui8>) -> tensor<1x1xui8>
// CHECK-NEXT: %{{.*}} = core.reshape %[[Z]], sizes = [4, 0] : (tensor<0xf64>) -> tensor<4x0xf64>
func.func @reshape(%x: tensor<?x8x8xf32>, %b: index, %s: tensor<ui8>, %z: tensor<0xf64>) {
  %0 = core.reshape %x, sizes = [%b, 64] : (tensor<?x8x8xf32>, index) -> tensor<?x64xf32>
  %1 = core.reshape %s, sizes = [1, 1] : (tensor<ui8>) -> tensor<1x1xui8>
  %2 = core.reshape %z, sizes = [4, 0] : (tensor<0xf64>) -> tensor<4x0xf64>
  return
}

// CHECK-LABEL: func.func @order(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x4xf32>, %[[S:.+]]: tensor<i8>)
// CHECK-NEXT: %{{.*}} = core.transpose %[[X]], dims = [0, 2, 1] : (tensor<?x3x4xf32>) -> tensor<?x4x3xf32>
// CHECK-NEXT: %{{.*}} = core.transpose %[[S]], dims = [] : (tensor<i8>) -> tensor<i8>
// CHECK-NEXT: %{{.*}} = core.reverse %[[X]], dims = [2, 0] : (tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT: %{{.*}} = core.reverse %[[S]], dims = [] : (tensor<i8>) -> tensor<i8>
func.func @order(%x: tensor<?x3x4xf32>, %s: tensor<i8>) {
  %0 = core.transpose %x, dims = [0, 2, 1] : (tensor<?x3x4xf32>) -> tensor<?x4x3xf32>
  %1 = core.transpose %s, dims = [] : (tensor<i8>) -> tensor<i8>
  %2 = core.reverse %x, dims = [2, 0] : (tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
  %3 = core.reverse %s, dims = [] : (tensor<i8>) -> tensor<i8>
  return
}

// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[O:.+]]: index, %[[B:.+]]: index, %[[Y:.+]]: tensor<8xi1>, %[[S:.+]]: tensor<i16>)
// CHECK-NEXT: %{{.*}} = core.slice %[[X]], offsets = [0, %[[O]]], sizes = [%[[B]], 2], strides = [1, 1] : (tensor<?x3xf32>, index, index) -> tensor<?x2xf32>
// CHECK-NEXT: %{{.*}} = core.slice %[[Y]], offsets = [1], sizes = [3], strides = [3] : (tensor<8xi1>) -> tensor<3xi1>
// CHECK-NEXT: %{{.*}} = core.slice %[[Y]], offsets = [8], sizes = [0], strides = [1] : (tensor<8xi1>) -> tensor<0xi1>
// CHECK-NEXT: %{{.*}} = core.slice %[[S]], offsets = [], sizes = [], strides = [] : (tensor<i16>) -> tensor<i16>
func.func @slice(%x: tensor<?x3xf32>, %o: index, %b: index, %y: tensor<8xi1>, %s: tensor<i16>) {
  %0 = core.slice %x, offsets = [0, %o], sizes = [%b, 2], strides = [1, 1] : (tensor<?x3xf32>, index, index) -> tensor<?x2xf32>
  %1 = core.slice %y, offsets = [1], sizes = [3], strides = [3] : (tensor<8xi1>) -> tensor<3xi1>
  %2 = core.slice %y, offsets = [8], sizes = [0], strides = [1] : (tensor<8xi1>) -> tensor<0xi1>
  %3 = core.slice %s, offsets = [], sizes = [], strides = [] : (tensor<i16>) -> tensor<i16>
  return
}

// CHECK-LABEL: func.func @pad(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[V:.+]]: tensor<f32>)
// CHECK-NEXT: %{{.*}} = core.pad %[[X]], %[[V]], low = [0, 1], high = [0, 2] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x6xf32>
func.func @pad(%x: tensor<?x3xf32>, %v: tensor<f32>) {
  %0 = core.pad %x, %v, low = [0, 1], high = [0, 2] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x6xf32>
  return
}

// CHECK-LABEL: func.func @concatenate(
// CHECK-SAME: %[[A:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<?x4xf32>, %[[C:.+]]: tensor<2xi1>, %[[D:.+]]: tensor<?xi1>)
// CHECK-NEXT: %{{.*}} = core.concatenate %[[A]], %[[B]], dim = 1 : (tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<?x7xf32>
// CHECK-NEXT: %{{.*}} = core.concatenate %[[C]], dim = 0 : (tensor<2xi1>) -> tensor<2xi1>
// CHECK-NEXT: %{{.*}} = core.concatenate %[[C]], %[[D]], %[[C]], dim = 0 : (tensor<2xi1>, tensor<?xi1>, tensor<2xi1>) -> tensor<?xi1>
func.func @concatenate(
    %a: tensor<?x3xf32>, %b: tensor<?x4xf32>, %c: tensor<2xi1>, %d: tensor<?xi1>) {
  %0 = core.concatenate %a, %b, dim = 1 : (tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<?x7xf32>
  %1 = core.concatenate %c, dim = 0 : (tensor<2xi1>) -> tensor<2xi1>
  %2 = core.concatenate %c, %d, %c, dim = 0 : (tensor<2xi1>, tensor<?xi1>, tensor<2xi1>) -> tensor<?xi1>
  return
}

// CHECK-LABEL: func.func @gather(
// CHECK-SAME: %[[X:.+]]: tensor<50x8xf32>, %[[I:.+]]: tensor<?x4xi64>, %[[S:.+]]: tensor<i32>)
// CHECK-NEXT: %{{.*}} = core.gather %[[X]], %[[I]], dims = [0], x_dims = [2], index_dims = [0, 1] : (tensor<50x8xf32>, tensor<?x4xi64>) -> tensor<?x4x8xf32>
// CHECK-NEXT: %{{.*}} = core.gather %[[X]], %[[S]], dims = [1], x_dims = [0], index_dims = [] : (tensor<50x8xf32>, tensor<i32>) -> tensor<50xf32>
// CHECK-NEXT: %{{.*}} = core.gather %[[X]], %[[I]], %[[I]], dims = [1, 0], x_dims = [], index_dims = [0, 1] : (tensor<50x8xf32>, tensor<?x4xi64>, tensor<?x4xi64>) -> tensor<?x4xf32>
// CHECK-NEXT: %{{.*}} = core.gather %[[X]], %[[I]], dims = [1], x_dims = [0], index_dims = [0, 1], in_bounds : (tensor<50x8xf32>, tensor<?x4xi64>) -> tensor<?x4xf32>
func.func @gather(%x: tensor<50x8xf32>, %i: tensor<?x4xi64>, %s: tensor<i32>) {
  %0 = core.gather %x, %i, dims = [0], x_dims = [2], index_dims = [0, 1] : (tensor<50x8xf32>, tensor<?x4xi64>) -> tensor<?x4x8xf32>
  %1 = core.gather %x, %s, dims = [1], x_dims = [0], index_dims = [] : (tensor<50x8xf32>, tensor<i32>) -> tensor<50xf32>
  %2 = core.gather %x, %i, %i, dims = [1, 0], x_dims = [], index_dims = [0, 1] : (tensor<50x8xf32>, tensor<?x4xi64>, tensor<?x4xi64>) -> tensor<?x4xf32>
  %3 = core.gather %x, %i, dims = [1], x_dims = [0], index_dims = [0, 1], in_bounds : (tensor<50x8xf32>, tensor<?x4xi64>) -> tensor<?x4xf32>
  return
}

// CHECK-LABEL: func.func @scatter(
// CHECK-SAME: %[[X:.+]]: tensor<50x8xf32>, %[[U:.+]]: tensor<?x8xf32>, %[[I:.+]]: tensor<?xi64>, %[[V:.+]]: tensor<2x3xf32>, %[[J:.+]]: tensor<2x3xi32>)
// CHECK-NEXT: %{{.*}} = core.scatter add, %[[X]], %[[U]], %[[I]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<50x8xf32>, tensor<?x8xf32>, tensor<?xi64>) -> tensor<50x8xf32>
// CHECK-NEXT: %{{.*}} = core.scatter update, %[[X]], %[[V]], %[[J]], %[[J]], dims = [1, 0], x_dims = [], index_dims = [0, 1], out_of_bounds = drop, wrap_negative : (tensor<50x8xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<50x8xf32>
func.func @scatter(%x: tensor<50x8xf32>, %u: tensor<?x8xf32>, %i: tensor<?xi64>, %v: tensor<2x3xf32>, %j: tensor<2x3xi32>) {
  %0 = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<50x8xf32>, tensor<?x8xf32>, tensor<?xi64>) -> tensor<50x8xf32>
  %1 = core.scatter update, %x, %v, %j, %j, dims = [1, 0], x_dims = [], index_dims = [0, 1], out_of_bounds = drop, wrap_negative : (tensor<50x8xf32>, tensor<2x3xf32>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<50x8xf32>
  return
}

// CHECK-LABEL: func.func @require(
// CHECK-SAME: %[[C:.+]]: i1)
// CHECK-NEXT: core.require %[[C]], "size of b must equal size of a"
func.func @require(%c: i1) {
  core.require %c, "size of b must equal size of a"
  return
}

// CHECK-LABEL: func.func @barrier(
// CHECK-SAME: %[[X:[^:]+]]: tensor<?x3xf32>, %[[B:[^:]+]]: tensor<2xi1>)
// CHECK-NEXT: %{{.*}} = core.barrier %[[X]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = core.barrier %[[X]], number = 3 : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = core.barrier %[[B]] after %[[X]], %[[B]] : (tensor<2xi1>, tensor<?x3xf32>, tensor<2xi1>) -> tensor<2xi1>
func.func @barrier(%x: tensor<?x3xf32>, %b: tensor<2xi1>) {
  %0 = core.barrier %x : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %2 = core.barrier %x, number = 3 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = core.barrier %b after %x, %b : (tensor<2xi1>, tensor<?x3xf32>, tensor<2xi1>) -> tensor<2xi1>
  return
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F00000040"
    }
  }
#-}
