// Loops run as the schedules of ops state.
// RUN: tcopt %s --cpu-lower-to-loops --canonicalize --split-input-file | FileCheck %s

// Here the loops are not in the order that the rules would choose.

// CHECK-LABEL: func @order(
//       CHECK: scf.parallel (%[[J:.+]]) = (%{{.+}}) to (%c16)
//       CHECK:   scf.for %[[I:.+]] =
//       CHECK:     memref.load %{{.+}}[%[[I]], %[[J]]]
func.func @order(%x: memref<8x16xf32>, %y: memref<8x16xf32>) attributes {nest.schedule = #cpu.pointwise<order = [1, 0], parallel = 1>} {
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x16xf32>) outs(%y : memref<8x16xf32>) {
  ^bb0(%a: f32, %b: f32):
    %n = arith.negf %a : f32
    linalg.yield %n : f32
  }
  return
}

// -----

// Tiles of 4 x 8.

// CHECK-LABEL: func @tiles(
//       CHECK: scf.parallel
//       CHECK:   scf.for {{.*}} step %c4
//       CHECK:     scf.for {{.*}} to %c64 {{.*}} iter_args
//       CHECK:       vector.load {{.*}} vector<8xf32>
// CHECK-COUNT-4:     arith.addf
//   CHECK-NOT:     arith.addf
//       CHECK: return
func.func @tiles(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>)
    attributes {nest.schedule = #cpu.contraction<task = [32, 8, 64], registers = [4, 8], lanes = 8>} {
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// The epilogue's code once: the tile's rows go through memory.

// CHECK-LABEL: func @rows_of_tiles(
//       CHECK: arith.addf
// CHECK-COUNT-4: vector.store
//       CHECK: scf.for {{.*}} to %c4 step %c1
//       CHECK:   vector.load
//       CHECK:   math.tanh {{.*}} : vector<8xf32>
//   CHECK-NOT:   math.tanh
//       CHECK:   vector.store
//       CHECK: return
func.func @rows_of_tiles(%a: memref<64x64xf32>, %b: memref<64x64xf32>, %c: memref<64x64xf32>)
    attributes {nest.schedule = #cpu.contraction<task = [32, 8, 64], registers = [4, 8], lanes = 8, epilogue_by_row = true>} {
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>) outs(%c : memref<64x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]}
      outs(%c : memref<64x64xf32>)
      attrs = {nest.role = #nest.role<epilogue>} {
  ^bb0(%s: f32):
    %m = math.tanh %s : f32
    linalg.yield %m : f32
  }
  return
}
