// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-core-to-linalg | FileCheck %s

// CHECK-DAG: [[$MAP:#.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @update_slice(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<?x2xf32>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: index) -> tensor<?x8xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[U]], [[C0]] : tensor<?x2xf32>
// CHECK-NEXT:    [[INSERTED_SLICE:%[^ ,:]+]] = tensor.insert_slice [[U]] into [[X]][0, [[O]]] {{\[}}[[DIM]], 2] [1, 2] : tensor<?x2xf32> into tensor<?x8xf32>
// CHECK-NEXT:    return [[INSERTED_SLICE]] : tensor<?x8xf32>
// CHECK-NEXT:  }
func.func @update_slice(%x: tensor<?x8xf32>, %u: tensor<?x2xf32>, %o: index) -> tensor<?x8xf32> {
  %r = core.update_slice %x, %u, offsets = [0, %o], strides = [1, 2] : (tensor<?x8xf32>, tensor<?x2xf32>, index) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @update_nothing(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi8>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<0xi8>) -> tensor<4xi8> {
// CHECK-NEXT:    return [[X]] : tensor<4xi8>
// CHECK-NEXT:  }
func.func @update_nothing(%x: tensor<4xi1>, %u: tensor<0xi1>) -> tensor<4xi1> {
  %r = core.update_slice %x, %u, offsets = [4], strides = [1] : (tensor<4xi1>, tensor<0xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// CHECK-LABEL: func.func @bitcast(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xbf16>) -> tensor<?x3xi16> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xbf16>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = tensor.empty([[DIM]]) : tensor<?x3xi16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = linalg.generic {indexing_maps = {{\[}}[[$MAP]], [[$MAP]]], iterator_types = ["parallel", "parallel"]} ins([[X]] : tensor<?x3xbf16>) outs([[V0]] : tensor<?x3xi16>) {
// CHECK-NEXT:    ^bb0([[IN:%[^ ,:]+]]: bf16, [[OUT:%[^ ,:]+]]: i16):
// CHECK-NEXT:      [[V2:%[^ ,:]+]] = arith.bitcast [[IN]] : bf16 to i16
// CHECK-NEXT:      linalg.yield [[V2]] : i16
// CHECK-NEXT:    } -> tensor<?x3xi16>
// CHECK-NEXT:    return [[V1]] : tensor<?x3xi16>
// CHECK-NEXT:  }
func.func @bitcast(%x: tensor<?x3xbf16>) -> tensor<?x3xi16> {
  %r = core.bitcast %x : (tensor<?x3xbf16>) -> tensor<?x3xi16>
  return %r : tensor<?x3xi16>
}

// CHECK-LABEL: func.func @bitcast_unsigned(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xi8>) -> tensor<3xi8> {
// CHECK-NEXT:    return [[X]] : tensor<3xi8>
// CHECK-NEXT:  }
func.func @bitcast_unsigned(%x: tensor<3xui8>) -> tensor<3xi8> {
  %r = core.bitcast %x : (tensor<3xui8>) -> tensor<3xi8>
  return %r : tensor<3xi8>
}
