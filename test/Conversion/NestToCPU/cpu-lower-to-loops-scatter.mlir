// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Which loops over updates threads share.
// RUN: tcopt %s --cpu-choose-schedule --cpu-lower-to-loops --canonicalize --split-input-file | FileCheck %s

// Each thread runs through all indices, and updates a part of each row.
// CHECK-LABEL: func.func @rows(
// CHECK-SAME:    [[X:%[^ ,:]+]]: memref<50x1024xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: memref<?x1024xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: memref<?xi64>) {
// CHECK-NEXT:    [[C50:%[^ ,:]+]] = arith.constant 50 : index
// CHECK-NEXT:    [[C1024:%[^ ,:]+]] = arith.constant 1024 : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[C16384:%[^ ,:]+]] = arith.constant 16384 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C512:%[^ ,:]+]] = arith.constant 512 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = memref.dim [[U]], [[C0]] : memref<?x1024xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.muli [[DIM]], [[C512]] overflow<nsw> : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.maxsi [[V0]], [[C1]] : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.divui [[C16384]], [[V1]] : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = arith.maxsi [[V2]], [[C1]] : index
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = arith.addi [[V3]], [[C1]] overflow<nsw> : index
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = arith.divui [[V4]], [[V3]] : index
// CHECK-NEXT:    scf.parallel ([[ARG3:%[^ ,:]+]]) = ([[C0]]) to ([[V5]]) step ([[C1]]) {
// CHECK-NEXT:      [[V6:%[^ ,:]+]] = arith.muli [[ARG3]], [[V3]] overflow<nsw> : index
// CHECK-NEXT:      [[V7:%[^ ,:]+]] = arith.addi [[V6]], [[V3]] overflow<nsw> : index
// CHECK-NEXT:      [[V8:%[^ ,:]+]] = arith.minsi [[V7]], [[C2]] : index
// CHECK-NEXT:      scf.for [[ARG4:%[^ ,:]+]] = [[V6]] to [[V8]] step [[C1]] {
// CHECK-NEXT:        [[V9:%[^ ,:]+]] = arith.muli [[ARG4]], [[C512]] overflow<nsw> : index
// CHECK-NEXT:        [[V10:%[^ ,:]+]] = arith.addi [[V9]], [[C512]] overflow<nsw> : index
// CHECK-NEXT:        [[V11:%[^ ,:]+]] = arith.minsi [[V10]], [[C1024]] : index
// CHECK-NEXT:        scf.for [[ARG5:%[^ ,:]+]] = [[C0]] to [[DIM]] step [[C1]] {
// CHECK-NEXT:          [[V12:%[^ ,:]+]] = memref.load [[I]]{{\[}}[[ARG5]]] : memref<?xi64>
// CHECK-NEXT:          [[V13:%[^ ,:]+]] = arith.index_cast [[V12]] : i64 to index
// CHECK-NEXT:          [[V14:%[^ ,:]+]] = arith.cmpi ult, [[V13]], [[C50]] : index
// CHECK-NEXT:          scf.if [[V14]] {
// CHECK-NEXT:            scf.for [[ARG6:%[^ ,:]+]] = [[V9]] to [[V11]] step [[C1]] {
// CHECK-NEXT:              [[V15:%[^ ,:]+]] = memref.load [[U]]{{\[}}[[ARG5]], [[ARG6]]] : memref<?x1024xf32>
// CHECK-NEXT:              [[V16:%[^ ,:]+]] = memref.load [[X]]{{\[}}[[V13]], [[ARG6]]] : memref<50x1024xf32>
// CHECK-NEXT:              [[V17:%[^ ,:]+]] = arith.addf [[V16]], [[V15]] : f32
// CHECK-NEXT:              memref.store [[V17]], [[X]]{{\[}}[[V13]], [[ARG6]]] : memref<50x1024xf32>
// CHECK-NEXT:            }
// CHECK-NEXT:          }
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.reduce
// CHECK-NEXT:    } {nest.grain = 1 : i64}
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @rows(%x: memref<50x1024xf32>, %u: memref<?x1024xf32>, %i: memref<?xi64>) {
  nest.scatter ins(%u, %i : memref<?x1024xf32>, memref<?xi64>) outs(%x : memref<50x1024xf32>)
      dims = [0], x_dims = [1], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    %sum = arith.addf %old, %new : f32
    nest.yield %sum : f32
  }
  return
}

// -----

// Rows are independent of each other.
// CHECK-LABEL: func.func @batch(
// CHECK-SAME:    [[X:%[^ ,:]+]]: memref<64x50xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: memref<64x7xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: memref<64x7xi64>) {
// CHECK-NEXT:    [[C50:%[^ ,:]+]] = arith.constant 50 : index
// CHECK-NEXT:    [[C7:%[^ ,:]+]] = arith.constant 7 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C64:%[^ ,:]+]] = arith.constant 64 : index
// CHECK-NEXT:    scf.parallel ([[ARG3:%[^ ,:]+]]) = ([[C0]]) to ([[C64]]) step ([[C1]]) {
// CHECK-NEXT:      scf.for [[ARG4:%[^ ,:]+]] = [[C0]] to [[C7]] step [[C1]] {
// CHECK-NEXT:        [[V0:%[^ ,:]+]] = memref.load [[I]]{{\[}}[[ARG3]], [[ARG4]]] : memref<64x7xi64>
// CHECK-NEXT:        [[V1:%[^ ,:]+]] = arith.index_cast [[V0]] : i64 to index
// CHECK-NEXT:        [[V2:%[^ ,:]+]] = arith.cmpi ult, [[V1]], [[C50]] : index
// CHECK-NEXT:        scf.if [[V2]] {
// CHECK-NEXT:          [[V3:%[^ ,:]+]] = memref.load [[U]]{{\[}}[[ARG3]], [[ARG4]]] : memref<64x7xf32>
// CHECK-NEXT:          memref.store [[V3]], [[X]]{{\[}}[[ARG3]], [[V1]]] : memref<64x50xf32>
// CHECK-NEXT:        }
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.reduce
// CHECK-NEXT:    } {nest.grain = 2341 : i64}
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @batch(%x: memref<64x50xf32>, %u: memref<64x7xf32>, %i: memref<64x7xi64>) {
  nest.scatter ins(%u, %i : memref<64x7xf32>, memref<64x7xi64>) outs(%x : memref<64x50xf32>)
      dims = [1], x_dims = [0], index_dims = [0, 1] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  }
  return
}

// -----

// Nothing can be shared.
// CHECK-LABEL: func.func @elements(
// CHECK-SAME:    [[X:%[^ ,:]+]]: memref<50xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: memref<?xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: memref<?xi64>) {
// CHECK-NEXT:    [[C50:%[^ ,:]+]] = arith.constant 50 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = memref.dim [[U]], [[C0]] : memref<?xf32>
// CHECK-NEXT:    scf.for [[ARG3:%[^ ,:]+]] = [[C0]] to [[DIM]] step [[C1]] {
// CHECK-NEXT:      [[V0:%[^ ,:]+]] = memref.load [[I]]{{\[}}[[ARG3]]] : memref<?xi64>
// CHECK-NEXT:      [[V1:%[^ ,:]+]] = arith.index_cast [[V0]] : i64 to index
// CHECK-NEXT:      [[V2:%[^ ,:]+]] = arith.cmpi ult, [[V1]], [[C50]] : index
// CHECK-NEXT:      scf.if [[V2]] {
// CHECK-NEXT:        [[V3:%[^ ,:]+]] = memref.load [[U]]{{\[}}[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:        memref.store [[V3]], [[X]]{{\[}}[[V1]]] : memref<50xf32>
// CHECK-NEXT:      }
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @elements(%x: memref<50xf32>, %u: memref<?xf32>, %i: memref<?xi64>) {
  nest.scatter ins(%u, %i : memref<?xf32>, memref<?xi64>) outs(%x : memref<50xf32>)
      dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  }
  return
}
