// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --nest-expand-ops | FileCheck %s

// An index is checked as soon as it is known, and outside of x nothing happens.
// CHECK-LABEL: func.func @rows(
// CHECK-SAME:    [[X:%[^ ,:]+]]: memref<50x8xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: memref<?x8xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: memref<?xi64>) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = memref.dim [[U]], [[C0]] : memref<?x8xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    scf.for [[ARG3:%[^ ,:]+]] = [[C0_0]] to [[DIM]] step [[C1]] {
// CHECK-NEXT:      [[V0:%[^ ,:]+]] = memref.load [[I]]{{\[}}[[ARG3]]] : memref<?xi64>
// CHECK-NEXT:      [[V1:%[^ ,:]+]] = arith.index_cast [[V0]] : i64 to index
// CHECK-NEXT:      [[C0_1:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[C50:%[^ ,:]+]] = arith.constant 50 : index
// CHECK-NEXT:      [[V2:%[^ ,:]+]] = arith.cmpi uge, [[V1]], [[C50]] : index
// CHECK-NEXT:      rt.fail [[V2]], code = index_out_of_bounds, "index out of bounds"
// CHECK-NEXT:      [[TRUE:%[^ ,:]+]] = arith.constant true
// CHECK-NEXT:      [[V3:%[^ ,:]+]] = arith.xori [[V2]], [[TRUE]] : i1
// CHECK-NEXT:      scf.if [[V3]] {
// CHECK-NEXT:        [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:        [[C8:%[^ ,:]+]] = arith.constant 8 : index
// CHECK-NEXT:        [[C1_3:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:        scf.for [[ARG4:%[^ ,:]+]] = [[C0_2]] to [[C8]] step [[C1_3]] {
// CHECK-NEXT:          [[V4:%[^ ,:]+]] = memref.load [[U]]{{\[}}[[ARG3]], [[ARG4]]] : memref<?x8xf32>
// CHECK-NEXT:          [[V5:%[^ ,:]+]] = memref.load [[X]]{{\[}}[[V1]], [[ARG4]]] : memref<50x8xf32>
// CHECK-NEXT:          [[V6:%[^ ,:]+]] = arith.addf [[V5]], [[V4]] : f32
// CHECK-NEXT:          memref.store [[V6]], [[X]]{{\[}}[[V1]], [[ARG4]]] : memref<50x8xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @rows(%x: memref<50x8xf32>, %u: memref<?x8xf32>, %i: memref<?xi64>) {
  nest.scatter ins(%u, %i : memref<?x8xf32>, memref<?xi64>) outs(%x : memref<50x8xf32>)
      dims = [0], x_dims = [1], index_dims = [0], message = "index out of bounds" {
  ^bb0(%new: f32, %old: f32):
    %sum = arith.addf %old, %new : f32
    nest.yield %sum : f32
  }
  return
}

// CHECK-LABEL: func.func @two_indices(
// CHECK-SAME:    [[X:%[^ ,:]+]]: memref<4x5xi32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: memref<3xi32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: memref<3xi32>,
// CHECK-SAME:    [[J:%[^ ,:]+]]: memref<3xi32>) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    scf.for [[ARG4:%[^ ,:]+]] = [[C0]] to [[C3]] step [[C1]] {
// CHECK-NEXT:      [[V0:%[^ ,:]+]] = memref.load [[I]]{{\[}}[[ARG4]]] : memref<3xi32>
// CHECK-NEXT:      [[V1:%[^ ,:]+]] = arith.index_cast [[V0]] : i32 to index
// CHECK-NEXT:      [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[V2:%[^ ,:]+]] = arith.cmpi slt, [[V1]], [[C0_0]] : index
// CHECK-NEXT:      [[C1_1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:      [[C5:%[^ ,:]+]] = arith.constant 5 : index
// CHECK-NEXT:      [[V3:%[^ ,:]+]] = arith.addi [[V1]], [[C5]] : index
// CHECK-NEXT:      [[V4:%[^ ,:]+]] = arith.select [[V2]], [[V3]], [[V1]] : index
// CHECK-NEXT:      [[C1_2:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:      [[C5_3:%[^ ,:]+]] = arith.constant 5 : index
// CHECK-NEXT:      [[V5:%[^ ,:]+]] = arith.cmpi uge, [[V4]], [[C5_3]] : index
// CHECK-NEXT:      [[V6:%[^ ,:]+]] = memref.load [[J]]{{\[}}[[ARG4]]] : memref<3xi32>
// CHECK-NEXT:      [[V7:%[^ ,:]+]] = arith.index_cast [[V6]] : i32 to index
// CHECK-NEXT:      [[C0_4:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[V8:%[^ ,:]+]] = arith.cmpi slt, [[V7]], [[C0_4]] : index
// CHECK-NEXT:      [[C0_5:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:      [[V9:%[^ ,:]+]] = arith.addi [[V7]], [[C4]] : index
// CHECK-NEXT:      [[V10:%[^ ,:]+]] = arith.select [[V8]], [[V9]], [[V7]] : index
// CHECK-NEXT:      [[C0_6:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[C4_7:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:      [[V11:%[^ ,:]+]] = arith.cmpi uge, [[V10]], [[C4_7]] : index
// CHECK-NEXT:      [[V12:%[^ ,:]+]] = arith.ori [[V5]], [[V11]] : i1
// CHECK-NEXT:      [[TRUE:%[^ ,:]+]] = arith.constant true
// CHECK-NEXT:      [[V13:%[^ ,:]+]] = arith.xori [[V12]], [[TRUE]] : i1
// CHECK-NEXT:      scf.if [[V13]] {
// CHECK-NEXT:        [[V14:%[^ ,:]+]] = memref.load [[U]]{{\[}}[[ARG4]]] : memref<3xi32>
// CHECK-NEXT:        [[V15:%[^ ,:]+]] = memref.load [[X]]{{\[}}[[V10]], [[V4]]] : memref<4x5xi32>
// CHECK-NEXT:        memref.store [[V14]], [[X]]{{\[}}[[V10]], [[V4]]] : memref<4x5xi32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @two_indices(%x: memref<4x5xi32>, %u: memref<3xi32>, %i: memref<3xi32>, %j: memref<3xi32>) {
  nest.scatter ins(%u, %i, %j : memref<3xi32>, memref<3xi32>, memref<3xi32>) outs(%x : memref<4x5xi32>)
      dims = [1, 0], x_dims = [], index_dims = [0] wrap_negative {
  ^bb0(%new: i32, %old: i32):
    nest.yield %new : i32
  }
  return
}

// On tensors it stays.
// CHECK-LABEL: func.func @tensors(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<i64>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = nest.scatter ins([[U]], [[I]] : tensor<f32>, tensor<i64>) outs([[X]] : tensor<4xf32>) dims = [0], x_dims = [], index_dims = [] {
// CHECK-NEXT:    ^bb0([[ARG3:%[^ ,:]+]]: f32, [[ARG4:%[^ ,:]+]]: f32):
// CHECK-NEXT:      nest.yield [[ARG3]] : f32
// CHECK-NEXT:    } -> tensor<4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @tensors(%x: tensor<4xf32>, %u: tensor<f32>, %i: tensor<i64>) -> tensor<4xf32> {
  %r = nest.scatter ins(%u, %i : tensor<f32>, tensor<i64>) outs(%x : tensor<4xf32>)
      dims = [0], x_dims = [], index_dims = [] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
