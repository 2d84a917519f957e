// Functions that run on the host in programs of a device: the runtime calls them, and copies what is on the device.
// RUN: tcopt %s --rt-add-context --convert-to-llvm --reconcile-unrealized-casts | FileCheck %s

// CHECK-LABEL: llvm.func @functions(
// CHECK-SAME: %[[CTX:[^:]+]]: !llvm.ptr,
// CHECK-DAG: %[[F:.*]] = llvm.mlir.addressof @blas_gemm : !llvm.ptr
// CHECK-DAG: llvm.call @tcopt_rt_device(%[[CTX]])
// CHECK: llvm.call @tcopt_rt_call_function(%[[CTX]], %[[F]], %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, !llvm.ptr) -> i32
// CHECK: llvm.call @tcopt_rt_fail(
func.func @functions(%x: memref<?xf32>, %y: memref<?xf32>) {
  nest.extern "blas_gemm" ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) {rt.operands_on_device = array<i1: true, true>}
  return
}

// CHECK-LABEL: llvm.func @kernels(
// CHECK: llvm.call @tcopt_rt_device(
// CHECK: llvm.call @tcopt_rt_call_kernel(
// CHECK: llvm.func @blas_gemm(!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32 attributes {{.*}}rt.extern
func.func @kernels(%x: memref<?xf32>, %y: memref<?xf32>) {
  nest.extern "a::b" ins(%x : memref<?xf32>) outs(%y : memref<?xf32>) attributes = {} dtypes = [f32, f32] {rt.operands_on_device = array<i1: true, true>}
  return
}
