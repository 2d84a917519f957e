// Panels that are too large for a stack lie in the thread's row of the kernel's last argument.
// RUN: tcopt %s --cpu-lower-to-loops --canonicalize | FileCheck %s

// CHECK-LABEL: func.func @workspace(
// CHECK-SAME: %[[W:[a-z0-9]+]]: memref<i8>)
// CHECK-NOT: memref.alloca
// CHECK: scf.parallel
// CHECK: %[[S:.*]] = rt.slot_begin
// CHECK: %[[ROW:.*]] = arith.muli %[[S]], %c133568
// CHECK: %[[END:.*]] = arith.addi %[[ROW]], %c133568
// CHECK: %[[M:.*]] = memref.reinterpret_cast %[[W]] to offset: [0], sizes: [%[[END]]], strides: [1] : memref<i8> to memref<?xi8>
// CHECK: %[[P:.*]] = memref.view %[[M]][%[[ROW]]][] : memref<?xi8> to memref<32768xf32>
// CHECK: memref.store %{{.*}}, %[[P]]
// CHECK: rt.slot_end %[[S]]
func.func @workspace(%a: memref<32x512xf32>, %b: memref<512x512xf32>, %o: memref<32x512xf32>, %w: memref<i8>)
    attributes {nest.schedule = #cpu.contraction<task = [32, 256, 128], registers = [4, 16], lanes = 8>, llvm.bareptr, nest.thread_bytes = 133568 : i64} {
  linalg.matmul ins(%a, %b : memref<32x512xf32>, memref<512x512xf32>) outs(%o : memref<32x512xf32>)
  return
}

// What fits the stack stays there, whatever the kernel states.

// CHECK-LABEL: func.func @stack(
// CHECK-NOT: rt.slot_begin
// CHECK: memref.alloca() {alignment = 64 : i64} : memref<4096xf32>
func.func @stack(%a: memref<32x512xf32>, %b: memref<512x512xf32>, %o: memref<32x512xf32>, %w: memref<i8>)
    attributes {nest.schedule = #cpu.contraction<task = [32, 32, 128], registers = [4, 16], lanes = 8>, llvm.bareptr, nest.thread_bytes = 133568 : i64} {
  linalg.matmul ins(%a, %b : memref<32x512xf32>, memref<512x512xf32>) outs(%o : memref<32x512xf32>)
  return
}
