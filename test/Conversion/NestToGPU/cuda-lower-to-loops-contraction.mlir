// RUN: tcopt %s --cuda-lower-to-loops --canonicalize --cse --split-input-file | FileCheck %s

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#row = affine_map<(m, n) -> (n)>
#id = affine_map<(m, n) -> (m, n)>

// Each of 32 threads reads a vector of each input's next terms before it adds
// those in shared memory to its 2 x 2 results, and stores what its results
// become. There is no other place for what is read than the other buffer.

// CHECK-LABEL: func @matmul(
//       CHECK: scf.parallel {{.*}} to (%c16)
//       CHECK:   %[[A:.+]] = memref.alloca() {alignment = 16 : i64} : memref<2x8x20xf32, #gpu.address_space<workgroup>>
//       CHECK:   %[[B:.+]] = memref.alloca() {alignment = 16 : i64} : memref<2x8x12xf32, #gpu.address_space<workgroup>>
//       CHECK:   vector.load %{{.+}} {alignment = 16 : i64} : memref<2048xf32>, vector<4xf32>
//       CHECK:   memref.store %{{.+}}, %[[A]]
//       CHECK:   vector.load %{{.+}} {alignment = 8 : i64} : memref<1024xf32>, vector<2xf32>
//       CHECK:   vector.store %{{.+}}, %[[B]]
//       CHECK:   gpu.barrier
//       CHECK:   %[[SUMS:.+]]:4 = scf.for %[[STEP:.+]] = %c0 to %c4 step %c1 iter_args
//       CHECK:     arith.remui %[[STEP]], %c2
//       CHECK:     vector.load %{{.+}} : memref<2048xf32>, vector<4xf32>
//       CHECK:     vector.load %{{.+}} : memref<1024xf32>, vector<2xf32>
//       CHECK:     vector.load %[[A]]{{.*}} vector<2xf32>
//       CHECK:     vector.load %[[B]]{{.*}} vector<2xf32>
//       CHECK:     arith.mulf %{{.+}} fastmath<contract>
//       CHECK:     arith.addf %{{.+}} fastmath<contract>
//       CHECK:     memref.store %{{.+}}, %[[A]]
//       CHECK:     vector.store %{{.+}}, %[[B]]
//       CHECK:     gpu.barrier
//       CHECK:     scf.yield
//   CHECK-NOT:   scf.if
//       CHECK:   memref.load %{{.+}} : memref<32xf32>
//       CHECK:   arith.addf %[[SUMS]]#0
//       CHECK:   memref.store
//       CHECK: nest.blocks, nest.resident = 16 : i32, nest.threads = 32
//   CHECK-NOT: linalg
func.func @matmul(%a: memref<64x32xf32>, %b: memref<32x32xf32>, %bias: memref<32xf32>, %c: memref<64x32xf32>)
    attributes {nest.schedule = #cuda.contraction<order = [0, 1, 2], tile = [16, 8, 8], thread = [2, 2]>} {
  %zero = arith.constant 0.0 : f32
  linalg.fill {nest.role = #nest.role<init>}
      ins(%zero : f32) outs(%c : memref<64x32xf32>)
  linalg.matmul ins(%a, %b : memref<64x32xf32>, memref<32x32xf32>) outs(%c : memref<64x32xf32>)
  linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%bias : memref<32xf32>) outs(%c : memref<64x32xf32>)
      attrs = {nest.role = #nest.role<epilogue>} {
  ^bb0(%x: f32, %s: f32):
    %m = arith.addf %s, %x : f32
    linalg.yield %m : f32
  }
  return
}

// -----

// In strict mode products are rounded. Rows and columns that there are not read
// the last one's elements, and terms that there are not add -0.

// CHECK-LABEL: func @ragged_strict(
//   CHECK-DAG: %[[MINUS:.+]] = arith.constant -0.000000e+00 : f32
//   CHECK-DAG: %[[PLUS:.+]] = arith.constant 0.000000e+00 : f32
//       CHECK: scf.parallel
//       CHECK:   arith.minsi
//       CHECK:   scf.if
//       CHECK:     %[[THERE:.+]] = arith.cmpi slt
//       CHECK:     %[[X:.+]] = memref.load
//       CHECK:     arith.select %[[THERE]], %[[X]], %[[PLUS]]
//       CHECK:     arith.select %{{.+}}, %{{.+}}, %[[MINUS]]
//       CHECK:     scf.for
//       CHECK:       arith.mulf %{{.+}}, %{{.+}} : f32
//       CHECK:       arith.addf %{{.+}}, %{{.+}} : f32
//       CHECK:   } else {
//       CHECK:   scf.if
//       CHECK:     memref.store
func.func @ragged_strict(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) attributes {nest.schedule = #cuda.contraction<order = [0, 1, 2], tile = [16, 8, 8], thread = [2, 2]>, tcopt.numerics = "strict"} {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// -----

// Blocks leave the sums of a fourth of the terms; threads add them.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

// CHECK-LABEL: func @parts(
//  CHECK-SAME: %[[W:[a-z0-9]+]]: memref<i8>
//       CHECK: memref.reinterpret_cast %[[W]] {{.*}} to memref<2048xi8>
//       CHECK: %[[PARTIALS:.+]] = memref.view {{.*}} to memref<512xf32>
//       CHECK: scf.parallel {{.*}} to (%c4)
//       CHECK:   memref.store %{{.+}}, %[[PARTIALS]]
//       CHECK: } {nest.blocks
//       CHECK: scf.parallel {{.*}} to (%c128)
// CHECK-COUNT-4: memref.load %[[PARTIALS]]
//       CHECK:   memref.store
func.func @parts(%a: memref<16x64xf32>, %b: memref<64x8xf32>, %c: memref<16x8xf32>, %w: memref<i8>)
    attributes {nest.schedule = #cuda.contraction<order = [0, 1, 2], tile = [16, 8, 8], thread = [2, 2], split = 4>, nest.thread_bytes = 2048 : i64} {
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<16x64xf32>, memref<64x8xf32>) outs(%c : memref<16x8xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %p = arith.mulf %x, %y fastmath<reassoc> : f32
    %t = arith.addf %s, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  return
}

// -----

// The terms of an image are counted as on a clock, those of a filter as one.

#image = affine_map<(f, y, x, c, ky, kx) -> (c, y + ky, x + kx)>
#filter = affine_map<(f, y, x, c, ky, kx) -> (f, c, ky, kx)>
#conv = affine_map<(f, y, x, c, ky, kx) -> (f, y, x)>

// CHECK-LABEL: func @windows(
//       CHECK: scf.parallel
//       CHECK:   scf.for %{{.+}} = %c0 to %c18 step %c1 iter_args(%[[C:[a-z0-9]+]] = %{{[0-9]+}}, %[[KY:[a-z0-9]+]] = %{{[0-9]+}}, %[[KX:[a-z0-9]+]] = %{{[0-9]+}},
//   CHECK-NOT:     remui {{.*}} %c3
//       CHECK:     %[[NEXT:.+]] = arith.addi %[[KX]], %c2
//       CHECK:     arith.cmpi slt, %[[NEXT]], %c3
//       CHECK:     scf.yield
func.func @windows(%i: memref<16x10x10xf32>, %w: memref<16x16x3x3xf32>, %c: memref<16x8x8xf32>)
    attributes {nest.schedule = #cuda.contraction<order = [0, 1, 2, 3, 4, 5], tile = [16, 8, 8], thread = [2, 2]>} {
  linalg.generic {indexing_maps = [#image, #filter, #conv], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]}
      ins(%i, %w : memref<16x10x10xf32>, memref<16x16x3x3xf32>) outs(%c : memref<16x8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %p = arith.mulf %x, %y : f32
    %t = arith.addf %s, %p : f32
    linalg.yield %t : f32
  }
  return
}
