// RUN: tcopt %s --cpu-choose-schedule --cpu-lower-to-loops --canonicalize --split-input-file | FileCheck %s

// Loops over which all buffers are contiguous are one loop; threads share it.

// CHECK-LABEL: func @pointwise(
//  CHECK-SAME: %[[X:.+]]: memref<?x64xf32>, %[[Y:.+]]: memref<?x64xf32>)
//   CHECK-DAG: %[[FX:.+]] = memref.collapse_shape %[[X]] {{\[\[}}0, 1]]
//   CHECK-DAG: %[[FY:.+]] = memref.collapse_shape %[[Y]] {{\[\[}}0, 1]]
//       CHECK: %[[N:.+]] = memref.dim %[[FX]]
//       CHECK: scf.parallel (%[[I:.+]]) = (%{{.+}}) to (%[[N]])
//  CHECK-NEXT:   %[[A:.+]] = memref.load %[[FX]][%[[I]]]
//  CHECK-NEXT:   %[[R:.+]] = arith.negf %[[A]]
//  CHECK-NEXT:   memref.store %[[R]], %[[FY]][%[[I]]]
//       CHECK: nest.grain = 16384 : i64
func.func @pointwise(%x: memref<?x64xf32>, %y: memref<?x64xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<?x64xf32>) outs(%y : memref<?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %n = arith.negf %a : f32
    linalg.yield %n : f32
  }
  return
}

// -----

// A row's value keeps the loops apart; the inner one is not shared.

// CHECK-LABEL: func @broadcast(
//       CHECK: scf.parallel (%[[I:.+]]) = (%{{.+}}) to (%c4096)
//       CHECK:   scf.for %[[J:.+]] =
//       CHECK:     memref.load %{{.+}}[%[[I]], %[[J]]]
//       CHECK:     memref.load %{{.+}}[%[[J]]]
//       CHECK: nest.grain = 16 : i64
func.func @broadcast(%x: memref<4096x1024xf32>, %b: memref<1024xf32>, %y: memref<4096x1024xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>,
                                   affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : memref<4096x1024xf32>, memref<1024xf32>) outs(%y : memref<4096x1024xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %n = arith.addf %a, %c : f32
    linalg.yield %n : f32
  }
  return
}

// -----

// Few long rows: the contiguous loop is cut as well.

// CHECK-LABEL: func @few_rows(
//       CHECK: scf.parallel (%[[I:.+]]) = (%{{.+}}) to (%c186)
//       CHECK:   %[[TILE:.+]] = arith.remui %[[I]], %c62
//       CHECK:   %[[ROW:.+]] = arith.divui %[[I]], %c62
//       CHECK:   %[[FROM:.+]] = arith.muli %[[TILE]], %c16384
//       CHECK:   scf.for %[[J:.+]] = %[[FROM]]
//       CHECK:     memref.load %{{.+}}[%[[ROW]], %[[J]]]
func.func @few_rows(%x: memref<3x1000000xf32>, %b: memref<1000000xf32>, %y: memref<3x1000000xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>,
                                   affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %b : memref<3x1000000xf32>, memref<1000000xf32>) outs(%y : memref<3x1000000xf32>) {
  ^bb0(%a: f32, %c: f32, %o: f32):
    %n = arith.addf %a, %c : f32
    linalg.yield %n : f32
  }
  return
}

// -----

// A transpose runs in square tiles, along the output inside of them.

// CHECK-LABEL: func @transpose(
//  CHECK-SAME: %[[X:.+]]: memref<1024x2048xf32>, %[[Y:.+]]: memref<2048x1024xf32>)
//       CHECK: scf.parallel {{.*}} to (%c2048)
//       CHECK:   scf.for %[[I:.+]] =
//       CHECK:     scf.for %[[J:.+]] =
//       CHECK:       %[[V:.+]] = memref.load %[[X]][%[[J]], %[[I]]]
//       CHECK:       memref.store %[[V]], %[[Y]][%[[I]], %[[J]]]
func.func @transpose(%x: memref<1024x2048xf32>, %y: memref<2048x1024xf32>) {
  linalg.transpose ins(%x : memref<1024x2048xf32>) outs(%y : memref<2048x1024xf32>) permutation = [1, 0]
  return
}

// -----

// Copies and fills are loops too; a scalar needs none. Indices of loops and ops
// with effects stay in the body.

// CHECK-LABEL: func @others(
//  CHECK-SAME: %[[X:.+]]: memref<?xi32>, %[[Y:.+]]: memref<?xi32>, %[[S:.+]]: memref<f32>)
//       CHECK: scf.parallel
//       CHECK:   memref.store
//       CHECK: scf.parallel (%[[I:.+]]) =
//       CHECK:   %[[N:.+]] = arith.index_cast %[[I]]
//       CHECK:   rt.fail
//       CHECK:   memref.store %[[N]], %[[X]][%[[I]]]
//       CHECK: memref.store %{{.+}}, %[[S]][]
func.func @others(%x: memref<?xi32>, %y: memref<?xi32>, %s: memref<f32>) {
  memref.copy %x, %y : memref<?xi32> to memref<?xi32>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%x : memref<?xi32>) {
  ^bb0(%o: i32):
    %i = linalg.index 0 : index
    %n = arith.index_cast %i : index to i32
    %c = arith.cmpi eq, %n, %o : i32
    rt.fail %c, code = index_out_of_bounds, "an index"
    linalg.yield %n : i32
  }
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%s : memref<f32>)
  return
}

// -----

// Views with a layout are taken inside of the loop.

// CHECK-LABEL: func @view(
//       CHECK: scf.parallel
//       CHECK:   %[[V:.+]] = memref.subview
//       CHECK:   memref.load %[[V]]
func.func @view(%x: memref<2048x1024xf32>, %y: memref<2048x512xf32>) {
  %v = memref.subview %x[0, 256] [2048, 512] [1, 1] : memref<2048x1024xf32> to memref<2048x512xf32, strided<[1024, 1], offset: 256>>
  memref.copy %v, %y : memref<2048x512xf32, strided<[1024, 1], offset: 256>> to memref<2048x512xf32>
  return
}

// -----

// An index is checked once for its row: after a failure inside of the loop LLVM
// could not make one copy of the row. A row of unknown size may be empty.

// CHECK-LABEL: func @gather(
//       CHECK: scf.parallel (%[[I:.+]]) =
//       CHECK:   %[[PLACE:.+]] = memref.load %{{.+}}[%[[I]]] : memref<4096xindex>
//       CHECK:   %[[BAD:.+]] = arith.cmpi uge, %[[PLACE]]
//       CHECK:   rt.fail %[[BAD]], code = index_out_of_bounds
//       CHECK:   scf.for
//   CHECK-NOT:     rt.fail
//       CHECK:     memref.store
func.func @gather(%x: memref<64x512xf32>, %i: memref<4096xindex>, %y: memref<4096x512xf32>) {
  %c64 = arith.constant 64 : index
  %c0 = arith.constant 0 : index
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel"]} ins(%i : memref<4096xindex>) outs(%y : memref<4096x512xf32>) {
  ^bb0(%place: index, %o: f32):
    %bad = arith.cmpi uge, %place, %c64 : index
    rt.fail %bad, code = index_out_of_bounds, "index out of bounds"
    %safe = arith.select %bad, %c0, %place : index
    %j = linalg.index 1 : index
    %e = memref.load %x[%safe, %j] : memref<64x512xf32>
    linalg.yield %e : f32
  }
  return
}

// CHECK-LABEL: func @gather_unknown(
//       CHECK:   %[[BAD:.+]] = arith.cmpi uge
//       CHECK:   %[[ANY:.+]] = arith.cmpi sgt
//       CHECK:   %[[BOTH:.+]] = arith.andi %[[BAD]], %[[ANY]]
//       CHECK:   rt.fail %[[BOTH]]
//       CHECK:   scf.for
//   CHECK-NOT:     rt.fail
//       CHECK:     memref.store
func.func @gather_unknown(%x: memref<64x?xf32>, %i: memref<4096xindex>, %y: memref<4096x?xf32>) {
  %c64 = arith.constant 64 : index
  %c0 = arith.constant 0 : index
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel"]} ins(%i : memref<4096xindex>) outs(%y : memref<4096x?xf32>) {
  ^bb0(%place: index, %o: f32):
    %bad = arith.cmpi uge, %place, %c64 : index
    rt.fail %bad, code = index_out_of_bounds, "index out of bounds"
    %safe = arith.select %bad, %c0, %place : index
    %j = linalg.index 1 : index
    %e = memref.load %x[%safe, %j] : memref<64x?xf32>
    linalg.yield %e : f32
  }
  return
}

// -----

// The contiguous loop does not become one with a shared one, if that leaves
// others: an iteration of the range is a row.

// CHECK-LABEL: func @rows_of_two_loops(
//       CHECK:   scf.parallel
//       CHECK:     scf.for
//       CHECK:       scf.for
//       CHECK:         memref.load
func.func @rows_of_two_loops(%x: memref<?x?x?x?xf32>, %y: memref<?x?x?x?xf32>)
    attributes {nest.schedule = #cpu.pointwise<order = [0, 1, 2, 3], parallel = 3>} {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d1, d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%x : memref<?x?x?x?xf32>) outs(%y : memref<?x?x?x?xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}
