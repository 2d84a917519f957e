// RUN: tcopt %s --cpu-choose-schedule --cpu-lower-to-loops --canonicalize --split-input-file | FileCheck %s

// Along rows the sum stays in a register; groups of three rows are shared, and
// the rest goes one by one.

// CHECK-LABEL: func @rows(
//  CHECK-SAME: %[[X:.+]]: memref<64x?xf32>, %[[T:.+]]: memref<64xf32>, %[[Y:.+]]: memref<64x?xf32>)
//   CHECK-NOT: linalg
//       CHECK: scf.parallel
//       CHECK:   scf.if
//       CHECK:     %[[LAST:.+]]:3 = scf.for %[[J:.+]] = {{.*}} iter_args(%[[SUM:.+]] = %cst, %[[SUM1:.+]] = %cst, %[[SUM2:.+]] = %cst)
//       CHECK:       %[[V:.+]] = memref.load %[[X]][%[[I:.+]], %[[J]]]
//       CHECK:       %[[NEXT:.+]] = arith.addf %[[SUM]], %[[V]] : f32
//       CHECK:       memref.store %[[NEXT]], %[[Y]][%[[I]], %[[J]]]
//       CHECK:       %[[V1:.+]] = memref.load %[[X]][%[[I1:.+]], %[[J]]]
//       CHECK:       %[[NEXT1:.+]] = arith.addf %[[SUM1]], %[[V1]] : f32
//       CHECK:       memref.store %[[NEXT1]], %[[Y]][%[[I1]], %[[J]]]
//       CHECK:       scf.yield %[[NEXT]], %[[NEXT1]], %{{.+}}
//       CHECK:     memref.store %[[LAST]]#0, %[[T]][%[[I]]]
//       CHECK:     memref.store %[[LAST]]#1, %[[T]]
//       CHECK:     memref.store %[[LAST]]#2, %[[T]]
//       CHECK:   } else {
//       CHECK:     scf.for %[[I:.+]] =
//       CHECK:       %[[LAST:.+]] = scf.for {{.*}} iter_args(%{{.+}} = %cst)
//       CHECK:       memref.store %[[LAST]], %[[T]][%[[I]]]
func.func @rows(%x: memref<64x?xf32>, %t: memref<64xf32>, %y: memref<64x?xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%t : memref<64xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<64x?xf32>) outs(%t, %y : memref<64xf32>, memref<64x?xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %n = arith.addf %s, %a : f32
    linalg.yield %n, %n : f32, f32
  }
  return
}

// -----

// Few rows, and sums of integers, go one by one.

// CHECK-LABEL: func @few_rows(
//       CHECK: scf.parallel
//   CHECK-NOT: scf.if
//       CHECK:   scf.for {{.*}} iter_args(%{{.+}} = %cst) -> (f32)
func.func @few_rows(%x: memref<31x?xf32>, %t: memref<31xf32>, %y: memref<31x?xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%t : memref<31xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<31x?xf32>) outs(%t, %y : memref<31xf32>, memref<31x?xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %n = arith.addf %s, %a : f32
    linalg.yield %n, %n : f32, f32
  }
  return
}

// CHECK-LABEL: func @integers(
//       CHECK: scf.parallel
//   CHECK-NOT: scf.if
//       CHECK:   scf.for {{.*}} iter_args(%{{.+}} = %c0_i64) -> (i64)
func.func @integers(%x: memref<64x?xi64>, %t: memref<64xi64>, %y: memref<64x?xi64>) {
  %zero = arith.constant 0 : i64
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : i64) outs(%t : memref<64xi64>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<64x?xi64>) outs(%t, %y : memref<64xi64>, memref<64x?xi64>) {
  ^bb0(%a: i64, %s: i64, %o: i64):
    %n = arith.addi %s, %a : i64
    linalg.yield %n, %n : i64, i64
  }
  return
}

// -----

// Along columns a tile of sums stays in the first-level cache.

// CHECK-LABEL: func @columns(
//  CHECK-SAME: %[[X:.+]]: memref<?x4096xf32>, %[[T:.+]]: memref<4096xf32>, %[[Y:.+]]: memref<?x4096xf32>)
//   CHECK-NOT: linalg
//       CHECK: scf.parallel
//       CHECK:   scf.for
//       CHECK:     memref.store %cst, %[[T]]
//       CHECK:   scf.for %[[I:.+]] =
//       CHECK:     scf.for %[[J:.+]] =
//       CHECK:       %[[SUM:.+]] = memref.load %[[T]][%[[J]]]
//       CHECK:       %[[V:.+]] = memref.load %[[X]][%[[I]], %[[J]]]
//       CHECK:       %[[NEXT:.+]] = arith.addf %[[SUM]], %[[V]] : f32
//   CHECK-DAG:       memref.store %[[NEXT]], %[[Y]][%[[I]], %[[J]]]
//   CHECK-DAG:       memref.store %[[NEXT]], %[[T]][%[[J]]]
func.func @columns(%x: memref<?x4096xf32>, %t: memref<4096xf32>, %y: memref<?x4096xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%t : memref<4096xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<?x4096xf32>) outs(%t, %y : memref<4096xf32>, memref<?x4096xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %n = arith.addf %s, %a : f32
    linalg.yield %n, %n : f32, f32
  }
  return
}

// -----

// One row has an order.

// CHECK-LABEL: func @one_row(
//   CHECK-NOT: linalg
//   CHECK-NOT: scf.parallel
//       CHECK: scf.for
//       CHECK-SAME: iter_args
func.func @one_row(%x: memref<?xi64>, %t: memref<i64>, %y: memref<?xi64>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>],
                  iterator_types = ["reduction"]}
      ins(%x : memref<?xi64>) outs(%t, %y : memref<i64>, memref<?xi64>) {
  ^bb0(%a: i64, %s: i64, %o: i64):
    %n = arith.maxsi %s, %a : i64
    linalg.yield %n, %n : i64, i64
  }
  return
}
