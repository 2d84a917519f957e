// RUN: tcopt %s --cuda-lower-to-loops --canonicalize --cse --split-input-file | FileCheck %s

// Two stages are copied while the third one is multiplied; the rows of b are
// columns, so that its squares are transposed. Operands are read before those
// before them are multiplied, the first ones of the next tile too. Sums are
// stored by way of the memory of the tiles.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

module attributes {tcopt.target = #tcopt.target<chip = "sm_90">} {
// CHECK-LABEL: func @bf16(
//       CHECK: scf.parallel {{.*}} to (%c4)
//       CHECK:   %[[MEMORY:.+]] = memref.alloca() {alignment = 16 : i64} : memref<12288xi8, #gpu.address_space<workgroup>>
//       CHECK:   %[[A:.+]] = memref.view %[[MEMORY]][%c0][] : {{.*}} to memref<3x1024xbf16, #gpu.address_space<workgroup>>
//       CHECK:   %[[B:.+]] = memref.view %[[MEMORY]][%c6144][] : {{.*}} to memref<3x1024xbf16, #gpu.address_space<workgroup>>
//       CHECK:   %[[SUMS:.+]] = memref.view %[[MEMORY]][%c0][] : {{.*}} to memref<4x16x24xf32, #gpu.address_space<workgroup>>
//       CHECK:   nvgpu.device_async_copy %{{.+}}, %[[A]][%c0, %{{.+}}], 8
//       CHECK:   nvgpu.device_async_copy %{{.+}}, %[[B]][%c0, %{{.+}}], 8
//       CHECK:   nvvm.cp.async.commit.group
//       CHECK:   nvgpu.device_async_copy %{{.+}}, %[[A]][%c1,
//       CHECK:   nvvm.cp.async.commit.group
//       CHECK:   nvvm.cp.async.wait.group 1
//       CHECK:   gpu.barrier
//       CHECK:   nvgpu.ldmatrix %[[B]][%c0, %{{.+}}] {numTiles = 4 : i32, transpose = true}
//       CHECK:   nvgpu.ldmatrix %[[A]][%c0, %{{.+}}] {numTiles = 4 : i32, transpose = false}
//       CHECK:   scf.for %{{.+}} = %c0 to %c3 step %c1 iter_args(%[[STAGE:[a-z0-9]+]] = %c0,
//       CHECK:     nvgpu.device_async_copy
//       CHECK:     nvvm.cp.async.commit.group
//       CHECK:     nvgpu.ldmatrix %[[B]][%[[STAGE]], %{{.+}}]
// CHECK-COUNT-2:   nvvm.mma.sync
//       CHECK:     nvvm.cp.async.wait.group 1
//       CHECK:     gpu.barrier
//       CHECK:     nvgpu.ldmatrix %[[B]][%[[NEXT:.+]], %
// CHECK-COUNT-2:   nvvm.mma.sync
//   CHECK-NOT:     nvvm.mma.sync
//       CHECK:     scf.yield %[[NEXT]]
//       CHECK:   nvvm.cp.async.wait.group 0
//       CHECK:   gpu.barrier
// CHECK-COUNT-4: vector.store {{.*}}, %[[SUMS]]{{.*}} vector<2xf32>
//       CHECK:   nvvm.bar.warp.sync
//       CHECK:   scf.for
//       CHECK:     vector.load %[[SUMS]]{{.*}} vector<4xf32>
// CHECK-COUNT-4:   memref.store
//   CHECK-NOT: linalg
func.func @bf16(%a: memref<64x96xbf16>, %b: memref<96x64xbf16>, %c: memref<64x64xf32>)
    attributes {nest.schedule = #cuda.mma<order = [0, 1, 2], tile = [32, 32, 32], warp = [16, 16], k = 16, stages = 3>} {
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x96xbf16>, memref<96x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %u = arith.extf %x : bf16 to f32
    %v = arith.extf %y : bf16 to f32
    %p = arith.mulf %u, %v : f32
    %t = arith.addf %s, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  return
}
}

// -----

// Bytes of columns are no rows that squares can be read from: those of b are
// stored one by one, while those of a are copied.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

module attributes {tcopt.target = #tcopt.target<chip = "sm_90">} {
// CHECK-LABEL: func @i8(
//       CHECK: scf.for
//       CHECK:   nvgpu.device_async_copy %{{.+}}, %[[A:.+]][%{{.+}}, %{{.+}}], 16
//       CHECK:   vector.load {{.*}} vector<16xi8>
//       CHECK:   nvvm.mma.sync {{.*}}intOverflowBehavior = #nvvm.mma_int_overflow<wrapped>
// CHECK-COUNT-16: memref.store {{.*}} memref<3x2048xi8
//       CHECK:   gpu.barrier
//       CHECK:   nvgpu.ldmatrix {{.*}} transpose = false
//       CHECK:   scf.yield
func.func @i8(%a: memref<64x192xi8>, %b: memref<192x64xi8>, %c: memref<64x64xi32>)
    attributes {nest.schedule = #cuda.mma<order = [0, 1, 2], tile = [32, 32, 64], warp = [16, 16], k = 32, stages = 3>} {
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x192xi8>, memref<192x64xi8>) outs(%c : memref<64x64xi32>) {
  ^bb0(%x: i8, %y: i8, %s: i32):
    %u = arith.extsi %x : i8 to i32
    %v = arith.extsi %y : i8 to i32
    %p = arith.muli %u, %v : i32
    %t = arith.addi %s, %p : i32
    linalg.yield %t : i32
  }
  return
}
}

// -----

// Rows of sizes that are not known go through registers.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

module attributes {tcopt.target = #tcopt.target<chip = "sm_90">} {
// CHECK-LABEL: func @symbolic(
//       CHECK: memref<2x1024xf16, #gpu.address_space<workgroup>>
//   CHECK-NOT: device_async_copy
//       CHECK: scf.if
//       CHECK:   scf.for
//       CHECK:     memref.load {{.*}} memref<?xf16>
//       CHECK:     nvvm.mma.sync
//       CHECK:     memref.store {{.*}} memref<2x1024xf16
//       CHECK:     gpu.barrier
//       CHECK:     nvvm.mma.sync
//       CHECK:     scf.yield
func.func @symbolic(%a: memref<?x?xf16>, %b: memref<?x?xf16>, %c: memref<?x?xf32>)
    attributes {nest.schedule = #cuda.mma<order = [0, 1, 2], tile = [32, 32, 32], warp = [16, 16], k = 16, stages = 3>} {
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xf16>, memref<?x?xf16>) outs(%c : memref<?x?xf32>) {
  ^bb0(%x: f16, %y: f16, %s: f32):
    %u = arith.extf %x : f16 to f32
    %v = arith.extf %y : f16 to f32
    %p = arith.mulf %u, %v : f32
    %t = arith.addf %s, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  return
}
}

// -----

// Words of rows are read as squares, those of columns one by one; all are
// centered, since their last bits are cut off.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

module attributes {tcopt.target = #tcopt.target<chip = "sm_90">} {
// CHECK-LABEL: func @tf32(
//       CHECK:   scf.for
//       CHECK:     %[[WORD:.+]] = memref.load {{.*}} memref<3x512xf32, #gpu.address_space<workgroup>>
//       CHECK:     %[[CENTERED:.+]] = arith.mulf %[[WORD]], %{{.+}} : f32
//       CHECK:     arith.bitcast %[[CENTERED]] : f32 to i32
//       CHECK:     nvgpu.ldmatrix {{.*}} transpose = false} : {{.*}} -> vector<4x1xf32>
//       CHECK:     gpu.barrier
//       CHECK:     memref.load
//       CHECK:     nvvm.bar.warp.sync
//       CHECK:     nvvm.mma.sync {{.*}} multiplicandAPtxType = #nvvm.mma_type<tf32>, multiplicandBPtxType = #nvvm.mma_type<tf32>, shape = #nvvm.shape<m = 16, n = 8, k = 8>
//       CHECK:     scf.yield
func.func @tf32(%a: memref<64x48xf32>, %b: memref<48x64xf32>, %c: memref<64x64xf32>) attributes {nest.schedule = #cuda.mma<order = [0, 1, 2], tile = [32, 32, 16], warp = [16, 16], k = 8, stages = 3>, tcopt.allow_tf32} {
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x48xf32>, memref<48x64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %p = arith.mulf %x, %y : f32
    %t = arith.addf %s, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  return
}
}

// -----

// Sums that are converted are in registers alone; each is stored as the
// conversion's.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>
#id = affine_map<(m, n) -> (m, n)>

module attributes {tcopt.target = #tcopt.target<chip = "sm_90">} {
// CHECK-LABEL: func @converted(
//  CHECK-SAME: %[[O:[a-z0-9]+]]: memref<64x64xbf16>
//   CHECK-NOT: memref.alloc()
//   CHECK-NOT: memref.store {{.*}} memref<64x64xf32>
//       CHECK: vector.load {{.*}} vector<8xf32>
//       CHECK: arith.truncf
//       CHECK: memref.store {{.*}}, %[[O]]
//   CHECK-NOT: linalg
func.func @converted(%a: memref<64x96xbf16>, %b: memref<96x64xbf16>, %o: memref<64x64xbf16>)
    attributes {nest.schedule = #cuda.mma<order = [0, 1, 2], tile = [32, 32, 32], warp = [16, 16], k = 16, stages = 3>} {
  %zero = arith.constant 0.0 : f32
  %c = memref.alloc() : memref<64x64xf32>
  linalg.fill {nest.role = #nest.role<init>} ins(%zero : f32) outs(%c : memref<64x64xf32>)
  linalg.generic {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<64x96xbf16>, memref<96x64xbf16>) outs(%c : memref<64x64xf32>) {
  ^bb0(%x: bf16, %y: bf16, %s: f32):
    %u = arith.extf %x : bf16 to f32
    %v = arith.extf %y : bf16 to f32
    %p = arith.mulf %u, %v : f32
    %t = arith.addf %s, %p fastmath<reassoc> : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%c : memref<64x64xf32>) outs(%o : memref<64x64xbf16>)
      attrs = {nest.role = #nest.role<epilogue>} {
  ^bb0(%x: f32, %s: bf16):
    %w = arith.truncf %x : f32 to bf16
    linalg.yield %w : bf16
  }
  return
}
}
