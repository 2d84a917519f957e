// RUN: tcopt %s --cpu-choose-schedule --cpu-lower-to-loops --canonicalize --split-input-file | FileCheck %s

// Along rows: in a register that starts from the folded fill. The work of a row
// is not known, so rows are grouped when it is.

// CHECK-LABEL: func @rows(
//  CHECK-SAME: %[[X:.+]]: memref<?x?xf32>, %[[Y:.+]]: memref<?xf32>)
//   CHECK-NOT: linalg
//       CHECK: %[[GROUP:.+]] = arith.maxsi
//       CHECK: scf.parallel
//       CHECK:   scf.for %[[I:.+]] =
//       CHECK:     %[[SUM:.+]] = scf.for %[[J:.+]] = {{.*}} iter_args(%[[ACC:.+]] = %cst)
//       CHECK:       %[[V:.+]] = memref.load %[[X]][%[[I]], %[[J]]]
//       CHECK:       arith.addf %[[V]], %[[ACC]] fastmath<reassoc>
//       CHECK:     memref.store %[[SUM]], %[[Y]][%[[I]]]
//       CHECK: nest.grain = 1 : i64
func.func @rows(%x: memref<?x?xf32>, %y: memref<?xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%y : memref<?xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>],
                  iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<?x?xf32>) outs(%y : memref<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o fastmath<reassoc> : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// Along columns: a tile of the output is filled, then four rows at once are
// added to it, in their order.

// CHECK-LABEL: func @columns(
//  CHECK-SAME: %[[X:.+]]: memref<1000x4096xf32>, %[[Y:.+]]: memref<4096xf32>)
//       CHECK: scf.parallel {{.*}} to (%c4)
//       CHECK:   scf.for
//       CHECK:     memref.store %cst, %[[Y]]
//       CHECK:   scf.for {{.*}} step %c4
//       CHECK:     scf.for %[[J:.+]] =
//       CHECK:       %[[OLD:.+]] = memref.load %[[Y]][%[[J]]]
//       CHECK:       arith.addf %{{.+}}, %[[OLD]] : f32
// CHECK-COUNT-3:     arith.addf
//       CHECK:       memref.store %{{.+}}, %[[Y]][%[[J]]]
func.func @columns(%x: memref<1000x4096xf32>, %y: memref<4096xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%y : memref<4096xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>],
                  iterator_types = ["reduction", "parallel"]}
      ins(%x : memref<1000x4096xf32>) outs(%y : memref<4096xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o fastmath<reassoc> : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// To one number: sums of blocks first, if terms may be regrouped.

// CHECK-LABEL: func @all(
//       CHECK: %[[PARTS:.+]] = memref.alloca() {alignment = 64 : i64} : memref<256xf32>
//       CHECK: scf.parallel (%[[B:.+]]) =
//       CHECK:   %[[PART:.+]] = scf.for
//       CHECK:   memref.store %[[PART]], %[[PARTS]][%[[B]]]
//       CHECK: %[[SUM:.+]] = scf.for
//       CHECK:   memref.load %[[PARTS]]
//       CHECK: memref.store %[[SUM]]
func.func @all(%x: memref<?xf32>, %y: memref<f32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%x : memref<?xf32>) outs(%y : memref<f32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o fastmath<reassoc> : f32
    linalg.yield %s : f32
  }
  return
}

// CHECK-LABEL: func @strict(
//   CHECK-NOT: scf.parallel
//       CHECK: scf.for
//   CHECK-NOT: scf.parallel
//       CHECK: return
func.func @strict(%x: memref<?xf32>, %y: memref<f32>) attributes {tcopt.numerics = "strict"} {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]}
      ins(%x : memref<?xf32>) outs(%y : memref<f32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %o : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// A window has few terms: they are in a row inside of the contiguous loop.

// CHECK-LABEL: func @window(
//       CHECK: scf.parallel
//       CHECK:   scf.for
// CHECK-COUNT-4: arith.maximumf {{.*}} : f32
//   CHECK-NOT:   arith.maximumf
//       CHECK:   memref.store
func.func @window(%x: memref<8x64x56x56xf32>, %w: memref<2x2xf32>, %y: memref<8x64x28x28xf32>) {
  linalg.pooling_nchw_max {strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : memref<8x64x56x56xf32>, memref<2x2xf32>) outs(%y : memref<8x64x28x28xf32>)
  return
}

// -----

// An output that has an element for each term is stored term by term.

// CHECK-LABEL: func @output_of_terms(
//       CHECK: scf.for
//       CHECK:   scf.for
//       CHECK:     memref.load
//       CHECK:     memref.store %{{.+}}, %{{.+}}[%{{.+}}, %{{.+}}] : memref<4x8xf32>
//       CHECK:     memref.store %{{.+}}, %{{.+}}[%{{.+}}] : memref<4xf32>
#all = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
func.func @output_of_terms(%x: memref<4x8xf32>, %y: memref<4x8xf32>, %z: memref<4xf32>) {
  linalg.generic {indexing_maps = [#all, #all, #row], iterator_types = ["parallel", "reduction"]} ins(%x : memref<4x8xf32>) outs(%y, %z : memref<4x8xf32>, memref<4xf32>) {
  ^bb0(%a: f32, %o: f32, %m: f32):
    %0 = arith.addf %o, %a : f32
    %1 = arith.maximumf %m, %0 : f32
    linalg.yield %0, %1 : f32, f32
  }
  return
}

// -----

// A fill is folded over an allocation.

// CHECK-LABEL: func @fill_before_allocation(
//   CHECK-NOT:   memref.store %cst
//       CHECK:   scf.parallel
//       CHECK:     vector.store
//   CHECK-NOT:   scf.parallel
func.func @fill_before_allocation(%x: memref<64x66xf32>, %y: memref<64x64xf32>) {
  %low = arith.constant 0xFF800000 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%low : f32) outs(%y : memref<64x64xf32>)
  %window = memref.alloc() : memref<3xf32>
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 + d2)>, affine_map<(d0, d1, d2) -> (d2)>,
                                   affine_map<(d0, d1, d2) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %window : memref<64x66xf32>, memref<3xf32>) outs(%y : memref<64x64xf32>) {
  ^bb0(%a: f32, %w: f32, %o: f32):
    %m = arith.maximumf %o, %a : f32
    linalg.yield %m : f32
  }
  return
}

// -----

// A size that only one buffer knows is known. Indices of a range of unknown
// sizes are counted on: a division for each would cost more than a short row.

// CHECK-LABEL: func @unknown_rows(
//       CHECK:   scf.parallel
//       CHECK:     arith.divui
//       CHECK:     scf.for {{.*}} iter_args(%[[I:.+]] = %{{.+}}, %[[J:.+]] = %{{.+}})
//   CHECK-NOT:       arith.divui
//       CHECK:       scf.for {{.*}} to %c64
//       CHECK:       %[[NEXT:.+]] = arith.addi %[[J]], %c1
//       CHECK:       %[[FULL:.+]] = arith.cmpi eq, %[[NEXT]]
//       CHECK:       arith.select %[[FULL]], %c0, %[[NEXT]]
//       CHECK:       scf.yield
func.func @unknown_rows(%x: memref<?x?x?xf32>, %y: memref<?x?x64xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%x : memref<?x?x?xf32>) outs(%y : memref<?x?x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  }
  return
}
