// RUN: tcopt %s --cpu-choose-schedule=vector-bits=256 --cpu-lower-to-loops --canonicalize | FileCheck %s

#image = affine_map<(n, o, h, w, c, i, k) -> (n, c, h + i, w + k)>
#weight = affine_map<(n, o, h, w, c, i, k) -> (o, c, i, k)>
#sums = affine_map<(n, o, h, w, c, i, k) -> (n, o, h, w)>

// No tensor is padded: columns at the edge of an image have a mask for each of nine window positions. The index of a column in
// either dimension is one less than in the padded image, and two more at the last position.

// CHECK-LABEL: func.func @edges(
//  CHECK-SAME:   %[[X:.+]]: memref<1x3x8x8xf32>
//   CHECK-NOT:   memref.alloc(
//   CHECK-NOT:   memref.copy
//       CHECK:   %[[FLAT:.+]] = memref.collapse_shape %[[X]] {{.*}} into memref<192xf32>
//   CHECK-DAG:     %[[PLACES:.+]] = memref.alloca() {{.*}} : memref<32xindex>
//   CHECK-DAG:     %[[MASKS:.+]] = memref.alloca() {{.*}} : memref<72xi32>
// Whether all elements of a vector are inside.
//       CHECK:       %[[H:.+]] = vector.load %[[PLACES]]
//       CHECK:       arith.cmpi ult, %[[H]], %{{.+}} : vector<8xindex>
//       CHECK:       %[[ALL:.+]] = vector.reduction <and>, %{{.+}} : vector<8xi1> into i1
//       CHECK:       scf.if %[[ALL]] {
//       CHECK:       } else {
// The masks of the remaining vectors.
//       CHECK:         scf.for %{{.+}} = %c0 to %c9 step %c1
//       CHECK:           %[[MASK:.+]] = arith.extsi %{{.+}} : vector<8xi1> to vector<8xi32>
//       CHECK:           vector.store %[[MASK]], %[[MASKS]]
// Offsets outside of the image's memory are not read.
//       CHECK:             scf.if
//       CHECK:               %[[READ:.+]] = vector.load %[[FLAT]]
//       CHECK:               %[[WORD:.+]] = vector.load %[[MASKS]]
//       CHECK:               %[[INSIDE:.+]] = arith.cmpi slt, %[[WORD]],
//       CHECK:               arith.select %[[INSIDE]], %[[READ]], %{{.+}} : vector<8xi1>, vector<8xf32>
//       CHECK:             } else {
//       CHECK:               scf.if %{{.+}} -> (f32)
func.func @edges(%x: memref<1x3x8x8xf32>, %w: memref<12x3x3x3xf32>, %o: memref<1x12x8x8xf32>) attributes {tcopt.numerics = #tcopt.numerics<fast>} {
  %zero = arith.constant 0.0 : f32
  %padded = memref.alloc() : memref<1x3x10x10xf32>
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%padded : memref<1x3x10x10xf32>)
  %inner = memref.subview %padded[0, 0, 1, 1] [1, 3, 8, 8] [1, 1, 1, 1]
      : memref<1x3x10x10xf32> to memref<1x3x8x8xf32, strided<[300, 100, 10, 1], offset: 11>>
  memref.copy %x, %inner : memref<1x3x8x8xf32> to memref<1x3x8x8xf32, strided<[300, 100, 10, 1], offset: 11>>
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%o : memref<1x12x8x8xf32>)
  linalg.generic {indexing_maps = [#image, #weight, #sums],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%padded, %w : memref<1x3x10x10xf32>, memref<12x3x3x3xf32>) outs(%o : memref<1x12x8x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b fastmath<contract> : f32
    %s = arith.addf %c, %p fastmath<reassoc,contract> : f32
    linalg.yield %s : f32
  }
  return
}
