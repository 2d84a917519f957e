// A block sorts a row in shared memory.
// RUN: tcopt %s --pass-pipeline="builtin.module(func.func(cuda-lower-to-loops))" | FileCheck %s

// CHECK-LABEL: func.func @block(
//       CHECK: scf.parallel (%{{.*}}) = (%{{.*}}) to (%c7)
//       CHECK:   memref.alloca() {{.*}} : memref<128xf32, #gpu.address_space<workgroup>>
//       CHECK:   memref.alloca() {{.*}} : memref<128xi64, #gpu.address_space<workgroup>>
//       CHECK:   gpu.barrier
//       CHECK:   scf.for
//       CHECK:     scf.for
//       CHECK:       scf.for
//       CHECK:         arith.cmpf olt
//       CHECK:       gpu.barrier
//       CHECK:   memref.store {{.*}} : memref<7x100xf32>
//       CHECK:   memref.store {{.*}} : memref<7x100xi64>
//       CHECK: nest.blocks, nest.threads = 64 : i64
func.func @block(%x: memref<7x100xf32>, %v: memref<7x100xf32>, %i: memref<7x100xi64>)
    attributes {nest.schedule = #cuda.sort<capacity = 128, threads = 64>} {
  nest.sort ins(%x : memref<7x100xf32>) outs(%v, %i : memref<7x100xf32>, memref<7x100xi64>) descending = true
  return
}

// The host looks at the length of a row: a longer one of which all is wanted is sorted in the results, by a network whose steps
// within a tile are one launch. Else places are counted.

// CHECK-LABEL: func.func @unknown(
//       CHECK: scf.if
//       CHECK:   nest.blocks, nest.threads = 64 : i64
//       CHECK: } else {
//       CHECK:   %[[WHOLE:.*]] = arith.cmpi eq
//       CHECK:   scf.if %[[WHOLE]]
//       CHECK:     scf.parallel
//       CHECK:       memref.load %arg0
//       CHECK:     nest.blocks, nest.threads = 64 : i64
//       CHECK:     scf.for %[[LEVEL:.*]] =
//       CHECK:       %[[ALL:.*]] = arith.shli %c128, %[[LEVEL]]
//       CHECK:       scf.parallel
//       CHECK:       nest.threads = 256 : i64
//       CHECK:       scf.for %[[STEP:.*]] = %c0 to %[[LEVEL]]
//       CHECK:         arith.shrui %[[ALL]]
//       CHECK:         scf.parallel
//       CHECK:         nest.threads = 256 : i64
//       CHECK:       scf.parallel
//   CHECK-NOT:         memref.load %arg0
//       CHECK:         memref.load %arg1
//       CHECK:         memref.load %arg2
//       CHECK:       nest.blocks, nest.threads = 64 : i64
//       CHECK:   } else {
//       CHECK:     scf.parallel
//       CHECK:     nest.threads = 256 : i64
func.func @unknown(%x: memref<7x?xf32>, %v: memref<7x?xf32>, %i: memref<7x?xi64>)
    attributes {nest.schedule = #cuda.sort<capacity = 128, threads = 64>} {
  nest.sort ins(%x : memref<7x?xf32>) outs(%v, %i : memref<7x?xf32>, memref<7x?xi64>) descending = true
  return
}

// The rank of each element is counted.

// CHECK-LABEL: func.func @counted(
//   CHECK-NOT: nest.blocks
//       CHECK: nest.threads = 256 : i64
func.func @counted(%x: memref<7x100xf32>, %v: memref<7x100xf32>, %i: memref<7x100xi64>)
    attributes {nest.schedule = #cuda.counting_sort<threads = 256>} {
  nest.sort ins(%x : memref<7x100xf32>) outs(%v, %i : memref<7x100xf32>, memref<7x100xi64>) descending = true
  return
}

// Tiles of 128 elements are merged twice.

// CHECK-LABEL: func.func @merged(
//       CHECK: scf.parallel (%{{.*}}) = (%{{.*}}) to (%c21)
//       CHECK:   gpu.barrier
//       CHECK: nest.blocks, nest.threads = 64 : i64
//       CHECK: scf.parallel (%{{.*}}) = (%{{.*}}) to (%c2100)
//       CHECK:   scf.for %{{.*}} to %c8
//   CHECK-NOT:   memref<7x300xf32>
//       CHECK: nest.threads = 256 : i64
//       CHECK: scf.parallel (%{{.*}}) = (%{{.*}}) to (%c2100)
//       CHECK:   scf.for %{{.*}} to %c9
//       CHECK:   memref.store {{.*}} : memref<7x300xf32>
//       CHECK: nest.threads = 256 : i64
func.func @merged(%x: memref<7x300xf32>, %v: memref<7x300xf32>, %i: memref<7x300xi64>, %w: memref<i8>)
    attributes {nest.schedule = #cuda.sort<capacity = 128, threads = 64, merge = true>, nest.thread_bytes = 50432 : i64} {
  nest.sort ins(%x : memref<7x300xf32>) outs(%v, %i : memref<7x300xf32>, memref<7x300xi64>) descending = true
  return
}
