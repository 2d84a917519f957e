// RUN: tcopt %s --cpu-choose-schedule --cpu-lower-to-loops --canonicalize --split-input-file | FileCheck %s

// Windows of a row of 62 are computed eight at a time; the last eight begin at
// 54. Whether there was a NaN is told of two terms at a time. In fast mode the
// sign of a zero is free.

// CHECK-LABEL: func @maxima(
//       CHECK:   scf.parallel
//       CHECK:     scf.for %[[I:.+]] = %c0 to %c62 step %c8
//       CHECK:       %[[AT:.+]] = arith.minsi %[[I]], %c54
//       CHECK:       vector.load %{{.+}} : memref<4096xf32>, vector<8xf32>
//       CHECK:       %[[FIRST:.+]] = arith.cmpf ogt, %[[A:.+]], %[[B:.+]] : vector<8xf32>
//       CHECK:       %[[BEST:.+]] = arith.select %[[FIRST]], %[[A]], %[[B]]
//   CHECK-NOT:       arith.andi
//       CHECK:       %[[NAN:.+]] = arith.ori
//       CHECK:       arith.select %[[NAN]], %cst{{.*}}, %{{.+}} : vector<8xi1>, vector<8xf32>
//       CHECK:       vector.store
//   CHECK-NOT:     scf.for
func.func @maxima(%x: memref<64x64xf32>, %window: memref<3xf32>, %y: memref<64x62xf32>) {
  %low = arith.constant 0xFF800000 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%low : f32) outs(%y : memref<64x62xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 + d2)>, affine_map<(d0, d1, d2) -> (d2)>,
                                   affine_map<(d0, d1, d2) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %window : memref<64x64xf32>, memref<3xf32>) outs(%y : memref<64x62xf32>) {
  ^bb0(%a: f32, %w: f32, %o: f32):
    %m = arith.maximumf %o, %a : f32
    linalg.yield %m : f32
  }
  return
}

// -----

// In strict mode it counts: the maximum has the sign that all terms have.

// CHECK-LABEL: func @strict(
//       CHECK:   arith.bitcast %{{.+}} : vector<8xf32> to vector<8xi32>
//       CHECK:   arith.andi %{{.+}}, %{{.+}} : vector<8xi32>
//       CHECK:   %[[SIGN:.+]] = arith.bitcast %{{.+}} : vector<8xi32> to vector<8xf32>
//       CHECK:   math.copysign %{{.+}}, %[[SIGN]]
func.func @strict(%x: memref<64x64xf32>, %window: memref<3xf32>, %y: memref<64x62xf32>)
    attributes {tcopt.numerics = "strict"} {
  %low = arith.constant 0xFF800000 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%low : f32) outs(%y : memref<64x62xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 + d2)>, affine_map<(d0, d1, d2) -> (d2)>,
                                   affine_map<(d0, d1, d2) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %window : memref<64x64xf32>, memref<3xf32>) outs(%y : memref<64x62xf32>) {
  ^bb0(%a: f32, %w: f32, %o: f32):
    %m = arith.maximumf %o, %a : f32
    linalg.yield %m : f32
  }
  return
}

// -----

// Every second element: of two vectors, the window's first and second elements
// are the even and the odd ones.

// CHECK-LABEL: func @by_two(
//       CHECK:   vector.shuffle %{{.+}}, %{{.+}} [0, 2, 4, 6, 8, 10, 12, 14]
//       CHECK:   vector.shuffle %{{.+}}, %{{.+}} [1, 3, 5, 7, 9, 11, 13, 15]
func.func @by_two(%x: memref<64x64xf32>, %window: memref<2xf32>, %y: memref<64x32xf32>) {
  %low = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%low : f32) outs(%y : memref<64x32xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 * 2 + d2)>, affine_map<(d0, d1, d2) -> (d2)>,
                                   affine_map<(d0, d1, d2) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %window : memref<64x64xf32>, memref<2xf32>) outs(%y : memref<64x32xf32>) {
  ^bb0(%a: f32, %w: f32, %o: f32):
    %m = arith.addf %o, %a : f32
    linalg.yield %m : f32
  }
  return
}

// -----

// With three elements a window, nothing past the last one of a row is read: the
// second vector begins one element earlier.

// CHECK-LABEL: func @by_two_of_three(
//       CHECK:   vector.shuffle %{{.+}}, %{{.+}} [0, 2, 4, 6, 8, 10, 12, 14]
//       CHECK:   vector.shuffle %{{.+}}, %{{.+}} [1, 3, 5, 7, 9, 11, 13, 15]
//       CHECK:   vector.shuffle %{{.+}}, %{{.+}} [0, 2, 4, 6, 9, 11, 13, 15]
func.func @by_two_of_three(%x: memref<64x65xf32>, %window: memref<3xf32>, %y: memref<64x32xf32>) {
  %low = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%low : f32) outs(%y : memref<64x32xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 * 2 + d2)>, affine_map<(d0, d1, d2) -> (d2)>,
                                   affine_map<(d0, d1, d2) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %window : memref<64x65xf32>, memref<3xf32>) outs(%y : memref<64x32xf32>) {
  ^bb0(%a: f32, %w: f32, %o: f32):
    %m = arith.addf %o, %a : f32
    linalg.yield %m : f32
  }
  return
}

// -----

// Rows of unknown length may be shorter than a vector.

// CHECK-LABEL: func @unknown(
//       CHECK:   scf.if
//       CHECK:     arith.addf %{{.+}}, %{{.+}} : f32
//       CHECK:   else
//       CHECK:     arith.addf %{{.+}}, %{{.+}} : vector<8xf32>
func.func @unknown(%x: memref<64x?xf32>, %window: memref<3xf32>, %y: memref<64x?xf32>) {
  %low = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%low : f32) outs(%y : memref<64x?xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 + d2)>, affine_map<(d0, d1, d2) -> (d2)>,
                                   affine_map<(d0, d1, d2) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %window : memref<64x?xf32>, memref<3xf32>) outs(%y : memref<64x?xf32>) {
  ^bb0(%a: f32, %w: f32, %o: f32):
    %m = arith.addf %o, %a : f32
    linalg.yield %m : f32
  }
  return
}

// -----

// A place that may lie outside is read under a condition; windows that lie
// inside of the row, 1 to 61 of 64, need none for the row.

// CHECK-LABEL: func @guarded(
//       CHECK:   memref.store
//       CHECK:   scf.for %{{.+}} = %c1 to %c63 step %c8
//   CHECK-NOT:     scf.if
//       CHECK:     vector.store
//       CHECK:   memref.store
func.func @guarded(%x: memref<64x64xf32>, %window: memref<3xf32>, %y: memref<64x64xf32>) {
  %low = arith.constant 0.0 : f32
  %c64 = arith.constant 64 : index
  linalg.fill {nest.role = #nest.role<init>} ins(%low : f32) outs(%y : memref<64x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%window : memref<3xf32>) outs(%y : memref<64x64xf32>) {
  ^bb0(%w: f32, %o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %place = affine.apply affine_map<(d0, d1) -> (d0 + d1 - 1)>(%j, %k)
    %inside = arith.cmpi ult, %place, %c64 : index
    %a = scf.if %inside -> f32 {
      %e = memref.load %x[%i, %place] : memref<64x64xf32>
      scf.yield %e : f32
    } else {
      scf.yield %low : f32
    }
    %m = arith.addf %o, %a : f32
    linalg.yield %m : f32
  }
  return
}

// -----

// Few products of strict mode keep their order in vectors of results: no panel
// is packed for them.

// CHECK-LABEL: func @strict_products(
//   CHECK-NOT:   memref.alloca
//       CHECK:   vector.shuffle
//       CHECK:   arith.mulf %{{.+}}, %{{.+}} : vector<8xf32>
func.func @strict_products(%x: memref<64x33x33xf32>, %w: memref<64x3x3xf32>, %y: memref<64x16x16xf32>)
    attributes {tcopt.numerics = "strict"} {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%y : memref<64x16x16xf32>)
  linalg.generic {indexing_maps = [affine_map<(g, i, j, p, q) -> (g, i * 2 + p, j * 2 + q)>, affine_map<(g, i, j, p, q) -> (g, p, q)>,
                                   affine_map<(g, i, j, p, q) -> (g, i, j)>],
                  iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %w : memref<64x33x33xf32>, memref<64x3x3xf32>) outs(%y : memref<64x16x16xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// What changes the sums afterwards is applied before they are stored, in
// vectors and for single elements.

// CHECK-LABEL: func @epilogue(
//       CHECK:   arith.addf {{.*}} : vector<8xf32>
//       CHECK:   %[[BIAS:.+]] = vector.load %{{.+}} : memref<62xf32>, vector<8xf32>
//       CHECK:   %[[SUM:.+]] = arith.mulf %{{.+}}, %[[BIAS]] : vector<8xf32>
//       CHECK:   vector.store %[[SUM]]
//   CHECK-NOT:   scf.parallel
func.func @epilogue(%x: memref<64x64xf32>, %window: memref<3xf32>, %bias: memref<62xf32>, %y: memref<64x62xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%y : memref<64x62xf32>)
  linalg.generic {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1 + d2)>, affine_map<(d0, d1, d2) -> (d2)>,
                                   affine_map<(d0, d1, d2) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%x, %window : memref<64x64xf32>, memref<3xf32>) outs(%y : memref<64x62xf32>) {
  ^bb0(%a: f32, %w: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  }
  linalg.generic {nest.role = #nest.role<epilogue>, indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%bias : memref<62xf32>) outs(%y : memref<64x62xf32>) {
  ^bb0(%b: f32, %o: f32):
    %m = arith.mulf %o, %b : f32
    linalg.yield %m : f32
  }
  return
}
