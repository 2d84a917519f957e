// RUN: tcopt %s --cpu-choose-schedule=vector-bits=512 --cpu-lower-to-loops --canonicalize --split-input-file | FileCheck %s

// A panel of 32 columns is packed; 8 rows are summed at once, from the fill on.

// CHECK-LABEL: func @matmul(
//       CHECK: scf.parallel
//       CHECK:   %[[PANEL:.+]] = memref.alloca() {alignment = 64 : i64} : memref<16384xf32>
//       CHECK:   scf.for {{.*}} to %c512
//       CHECK:     scf.for
//       CHECK:       memref.store %{{.+}}, %[[PANEL]]
//       CHECK:   scf.for {{.*}} step %c8
//       CHECK:     scf.for {{.*}} to %c512 step %c1 iter_args
//       CHECK:       vector.load %[[PANEL]]{{.*}} vector<16xf32>
//       CHECK:       %[[A:.+]] = vector.broadcast %{{.+}} : f32 to vector<16xf32>
//       CHECK:       %[[P:.+]] = arith.mulf %[[A]], %{{.+}} fastmath<contract>
//       CHECK:       arith.addf %{{.+}}, %[[P]] fastmath<contract>
// CHECK-COUNT-16: vector.store
//   CHECK-NOT:   linalg
func.func @matmul(%a: memref<512x512xf32>, %b: memref<512x512xf32>, %c: memref<512x512xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%c : memref<512x512xf32>)
  linalg.matmul ins(%a, %b : memref<512x512xf32>, memref<512x512xf32>) outs(%c : memref<512x512xf32>)
  return
}

// -----

// Nothing is contracted in strict mode; blocks of k go on from the output.

// CHECK-LABEL: func @strict(
//       CHECK: scf.for %[[K:.+]] = %c0 to %c2048 step %c512
//       CHECK:   vector.load
//       CHECK:   arith.mulf {{.*}} : vector<16xf32>
//   CHECK-NOT:   fastmath
//       CHECK: return
func.func @strict(%a: memref<64x2048xf32>, %b: memref<2048x64xf32>, %c: memref<64x64xf32>)
    attributes {tcopt.numerics = "strict"} {
  linalg.matmul ins(%a, %b : memref<64x2048xf32>, memref<2048x64xf32>) outs(%c : memref<64x64xf32>)
  return
}

// -----

// Weights with contiguous k are transposed in registers. How many rows there are
// is known at run time; few of them are multiplied without packing.

// CHECK-LABEL: func @linear(
//       CHECK: %[[FEW:.+]] = arith.cmpi slt, %{{.+}}, %c4
//       CHECK: scf.if %[[FEW]] {
//   CHECK-NOT:   vector
//       CHECK: } else {
//       CHECK:   vector.shuffle
//       CHECK:   vector.maskedstore
func.func @linear(%a: memref<?x1024xf32>, %b: memref<100x1024xf32>, %c: memref<?x100xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                                   affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x1024xf32>, memref<100x1024xf32>) outs(%c : memref<?x100xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// A convolution: columns are the image's, found by tables of offsets.

// CHECK-LABEL: func @convolution(
//       CHECK: %[[K:.+]] = memref.alloca() {alignment = 64 : i64} : memref<512xindex>
//       CHECK: %[[COLUMNS:.+]] = memref.alloca() {alignment = 64 : i64} : memref<32xindex>
//       CHECK: memref.store %{{.+}}, %[[K]]
//       CHECK: memref.store %{{.+}}, %[[COLUMNS]]
//       CHECK: scf.if
// A vector lies in one row of the image, or in two.
//       CHECK: } else {
//       CHECK: %[[UPPER:.+]] = vector.maskedload
//       CHECK: vector.maskedload {{.*}}, %[[UPPER]]
//       CHECK: vector.maskedstore
func.func @convolution(%x: memref<2x64x30x30xf32>, %w: memref<64x64x3x3xf32>, %y: memref<2x64x28x28xf32>) {
  linalg.conv_2d_nchw_fchw ins(%x, %w : memref<2x64x30x30xf32>, memref<64x64x3x3xf32>)
      outs(%y : memref<2x64x28x28xf32>)
  return
}

// -----

// Panels are read where they are: nothing is packed, and no table is needed.

// CHECK-LABEL: func @panels(
//  CHECK-SAME:   %[[A:.+]]: memref<32x64xf32>, %[[B:.+]]: memref<3x64x32xf32>,
//   CHECK-NOT:   memref.alloca
//       CHECK:   %[[FLAT:.+]] = memref.collapse_shape %[[B]]
//       CHECK:   scf.for
//       CHECK:   vector.load %[[FLAT]][%{{.+}}] : memref<6144xf32>, vector<16xf32>
func.func @panels(%a: memref<32x64xf32>, %b: memref<3x64x32xf32>, %c: memref<32x96xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n floordiv 32, k, n mod 32)>,
                                   affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<32x64xf32>, memref<3x64x32xf32>) outs(%c : memref<32x96xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// Wider ones than any register tile are read element by element.

// CHECK-LABEL: func @wide_panels(
//       CHECK: arith.divsi %{{.+}}, %c65
//       CHECK: memref.load
//   CHECK-NOT: vector.load
//       CHECK: return
func.func @wide_panels(%a: memref<64x32xf32>, %b: memref<2x32x65xf32>, %c: memref<64x130xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n floordiv 65, k, n mod 65)>,
                                   affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x32xf32>, memref<2x32x65xf32>) outs(%c : memref<64x130xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %p = arith.mulf %x, %y : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  }
  return
}

// -----

// Every other element of three rows: a vector of 16 columns takes two loads of each.

// CHECK-LABEL: func @by_two(
//       CHECK: scf.for
//       CHECK: scf.for
// CHECK-COUNT-6: vector.maskedload
//       CHECK: vector.shuffle {{.*}} [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30] : vector<16xf32>, vector<16xf32>
//       CHECK: vector.maskedstore
func.func @by_two(%x: memref<2x64x29x29xf32>, %w: memref<64x64x3x3xf32>, %y: memref<2x64x14x14xf32>) {
  linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : memref<2x64x29x29xf32>, memref<64x64x3x3xf32>) outs(%y : memref<2x64x14x14xf32>)
  return
}

// -----

// Conversions take place while packing, of both inputs.

// CHECK-LABEL: func @bf16(
//       CHECK: arith.extf %{{.+}} : bf16 to f32
//       CHECK: arith.shli
//       CHECK: arith.mulf {{.*}} : vector<16xf32>
func.func @bf16(%a: memref<64x64xbf16>, %b: memref<64x64xbf16>, %c: memref<64x64xf32>) {
  linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>,
                                   affine_map<(m, n, k) -> (m, n)>],
                  iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x64xbf16>, memref<64x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%x: bf16, %y: bf16, %o: f32):
    %sixteen = arith.constant 16 : i32
    %bits = arith.bitcast %x : bf16 to i16
    %wide = arith.extui %bits : i16 to i32
    %high = arith.shli %wide, %sixteen : i32
    %fx = arith.bitcast %high : i32 to f32
    %fy = arith.extf %y : bf16 to f32
    %p = arith.mulf %fx, %fy : f32
    %s = arith.addf %o, %p : f32
    linalg.yield %s : f32
  }
  return
}
