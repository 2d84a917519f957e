// Shared loops become kernels, one module for all, and are launched in their place.
// RUN: tcopt %s --cuda-outline-launches --split-input-file | FileCheck %s

// A thread for each iteration. Buffers are pointers with their unknown sizes; constants are made again.

//       CHECK: module attributes {gpu.container_module}
// CHECK-LABEL: gpu.module @rows_gpu
//       CHECK: gpu.func @rows(
//  CHECK-SAME: %[[X:[a-z0-9]+]]: memref<f32> {llvm.align = 64 : i64, llvm.noalias}, %[[N:[a-z0-9]+]]: index
//  CHECK-SAME: kernel attributes {known_block_size = array<i32: 256, 1, 1>
//       CHECK:   %[[B:.*]] = memref.reinterpret_cast %[[X]] to offset: [0], sizes: [%[[N]]], strides: [1]
//       CHECK:   %[[BLOCK:.*]] = gpu.block_id x
//       CHECK:   %[[T:.*]] = gpu.thread_id x
//       CHECK:   %[[INSIDE:.*]] = arith.cmpi slt, %[[I:.*]], %
//       CHECK:   scf.if %[[INSIDE]]
//       CHECK:     memref.store %{{.*}}, %[[B]][%[[I]]]
//       CHECK: func.func @rows(
//       CHECK:   gpu.launch_func @rows_gpu::@rows blocks in (%{{.*}}, %[[ONE:.*]], %[[ONE]]) threads in (%c256{{.*}}, %[[ONE]], %[[ONE]])
//   CHECK-NOT:   scf.parallel
func.func @rows(%x: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %n = memref.dim %x, %c0 : memref<?xf32>
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %one, %x[%i] : memref<?xf32>
    scf.reduce
  } {nest.threads = 256 : i64}
  return
}

// -----

// Iterations are blocks, whose threads the body asks for; their memory is the kernel's.

// CHECK-LABEL: gpu.module @blocks_gpu
//       CHECK: gpu.func @blocks(
//  CHECK-SAME: workgroup(%[[S:.*]] : memref<32xf32, #gpu.address_space<workgroup>>)
//   CHECK-NOT:   memref.alloca
//   CHECK-NOT:   scf.if
//       CHECK:   memref.store %{{.*}}, %[[S]]
//       CHECK: func.func @blocks(
//       CHECK:   gpu.launch_func @blocks_gpu::@blocks
func.func @blocks(%x: memref<64x32xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  scf.parallel (%b) = (%c0) to (%n) step (%c1) {
    %s = memref.alloca() : memref<32xf32, #gpu.address_space<workgroup>>
    %t = gpu.thread_id x
    %v = memref.load %x[%b, %t] : memref<64x32xf32>
    memref.store %v, %s[%t] : memref<32xf32, #gpu.address_space<workgroup>>
    scf.reduce
  } {nest.blocks, nest.threads = 32 : i64}
  return
}

// -----

// More memory than a kernel may have of its own is the launch's: one array after the other.

// CHECK-LABEL: gpu.module @much_gpu
//       CHECK: gpu.func @much(
//   CHECK-NOT:   workgroup(
//       CHECK:   %[[ALL:.*]] = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
//       CHECK:   %[[C0:.*]] = arith.constant 0 : index
//       CHECK:   %[[S:.*]] = memref.view %[[ALL]][%[[C0]]][] : {{.*}} to memref<3xi8, #gpu.address_space<workgroup>>
//       CHECK:   %[[C16:.*]] = arith.constant 16 : index
//       CHECK:   %[[T:.*]] = memref.view %[[ALL]][%[[C16]]][] : {{.*}} to memref<12288xf32, #gpu.address_space<workgroup>>
//   CHECK-NOT:   memref.alloca
//       CHECK:   memref.store %{{.*}}, %[[S]]
//       CHECK:   memref.store %{{.*}}, %[[T]]
//       CHECK: func.func @much(
//       CHECK:   %[[BYTES:.*]] = arith.constant 49168 : i32
//       CHECK:   gpu.launch_func @much_gpu::@much {{.*}} dynamic_shared_memory_size %[[BYTES]]
func.func @much(%x: memref<64x32xf32>, %y: memref<64x32xi8>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  scf.parallel (%b) = (%c0) to (%n) step (%c1) {
    %s = memref.alloca() : memref<3xi8, #gpu.address_space<workgroup>>
    %t = memref.alloca() : memref<12288xf32, #gpu.address_space<workgroup>>
    %i = gpu.thread_id x
    %u = memref.load %y[%b, %i] : memref<64x32xi8>
    memref.store %u, %s[%c1] : memref<3xi8, #gpu.address_space<workgroup>>
    %v = memref.load %x[%b, %i] : memref<64x32xf32>
    memref.store %v, %t[%i] : memref<12288xf32, #gpu.address_space<workgroup>>
    scf.reduce
  } {nest.blocks, nest.threads = 32 : i64}
  return
}

// -----

// A failure is the first number plus 16 for each failure before its own, and the first one written stays. Equal ones
// are one failure.

// CHECK-LABEL: gpu.module @fails_gpu
//       CHECK: gpu.func @fails(
//  CHECK-SAME: %[[WORD:[a-z0-9]+]]: !llvm.ptr, %[[FIRST:[a-z0-9]+]]: i64)
//  CHECK-SAME: rt.failures = {{\[\[}}3 : i32, "index out of bounds"], [4 : i32, "division by zero"]]
//       CHECK:   scf.if
//       CHECK:     %[[NUMBER:.*]] = arith.addi %[[FIRST]], %{{.*}} : i64
//       CHECK:     %[[PAIR:.*]] = llvm.cmpxchg %[[WORD]], %{{.*}}, %[[NUMBER]] monotonic monotonic
//       CHECK:     %[[IS_FIRST:.*]] = llvm.extractvalue %[[PAIR]][1]
//       CHECK:     scf.if %[[IS_FIRST]]
//       CHECK:       %[[NEXT:.*]] = llvm.getelementptr %[[WORD]][1] : (!llvm.ptr) -> !llvm.ptr, i64
//       CHECK:       %[[HOST:.*]] = llvm.load %[[NEXT]] : !llvm.ptr -> !llvm.ptr
//       CHECK:       llvm.store %[[NUMBER]], %[[HOST]]
//   CHECK-NOT:   rt.fail
//       CHECK: func.func @fails(
//       CHECK:   gpu.launch_func @fails_gpu::@fails {{.*}} : !llvm.ptr, %{{.*}} : i64) {rt.failures = [
func.func @fails(%x: memref<64xi1>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %v = memref.load %x[%i] : memref<64xi1>
    rt.fail %v, code = index_out_of_bounds, "index out of bounds"
    rt.fail %v, code = division_by_zero, "division by zero"
    rt.fail %v, code = index_out_of_bounds, "index out of bounds"
    scf.reduce
  } {nest.threads = 64 : i64}
  return
}

// -----

// A guarded kernel does nothing if one before it has failed.

// CHECK-LABEL: gpu.module @guarded_gpu
//       CHECK: gpu.func @guarded(%{{.*}}: memref<f32>{{.*}}, %[[WORD:[a-z0-9]+]]: !llvm.ptr, %{{.*}}: i64)
//  CHECK-SAME: rt.failures = []
//       CHECK:   %[[FOUND:.*]] = llvm.load %[[WORD]] : !llvm.ptr -> i64
//       CHECK:   %[[IS_WELL:.*]] = arith.cmpi eq, %[[FOUND]], %{{.*}} : i64
//       CHECK:   scf.if %[[IS_WELL]] {
//   CHECK-NOT:   memref.store
//       CHECK:     scf.if
//       CHECK:       memref.store
//       CHECK:   gpu.return
//       CHECK: func.func @guarded(
//       CHECK:   gpu.launch_func @guarded_gpu::@guarded {{.*}} : !llvm.ptr, %{{.*}} : i64) {rt.failures = []}
func.func @guarded(%x: memref<64xf32>) attributes {nest.guarded} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 60 : index
  %v = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %x[%i] : memref<64xf32>
    scf.reduce
  } {nest.threads = 64 : i64}
  return
}

// -----

// What is computed from elements is computed again by each thread; loops of other kinds stay.

// CHECK-LABEL: gpu.module @remade_gpu
//       CHECK: gpu.func @remade(
//       CHECK:   %[[E:.*]] = memref.load %{{.*}}[] : memref<f32>
//       CHECK:   arith.negf %[[E]]
//       CHECK: gpu.func @remade_0(
//       CHECK: func.func @remade(
//       CHECK:   gpu.launch_func @remade_gpu::@remade {{.*}} args(%{{.*}} : memref<f32>, %arg0 : memref<f32>)
//       CHECK:   scf.parallel
//       CHECK:   gpu.launch_func @remade_gpu::@remade_0
func.func @remade(%s: memref<f32>, %x: memref<64xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 64 : index
  %e = memref.load %s[] : memref<f32>
  %v = arith.negf %e : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %x[%i] : memref<64xf32>
    scf.reduce
  } {nest.threads = 64 : i64}
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    scf.reduce
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %v, %x[%i] : memref<64xf32>
    scf.reduce
  } {nest.threads = 64 : i64}
  return
}
