// Calls of user-defined ops' kernels.
// RUN: tcopt %s --rt-add-context --convert-to-llvm --reconcile-unrealized-casts | FileCheck %s

// CHECK: llvm.mlir.global private constant @{{.*}}("{{.*}}rt-to-llvm-kernel.mlir:[[# @LINE + 16]]:3: 'a::b'\00")
// CHECK-LABEL: llvm.func @kernel(
// CHECK-SAME: %[[CTX:[^:]+]]: !llvm.ptr,
// CHECK-DAG: %[[KERNEL:[0-9]+]] = llvm.mlir.addressof @tcopt_custom_a__b : !llvm.ptr
// A byte is unsigned to the kernel, another one is a Boolean.
// CHECK-DAG: llvm.mlir.constant(1 : i8)
// CHECK-DAG: llvm.mlir.constant(6 : i8)
// CHECK-DAG: llvm.mlir.constant(-3 : i64)
// CHECK-DAG: llvm.mlir.constant(2.500000e+00 : f64)
// CHECK: llvm.call @tcopt_rt_call_kernel(%[[CTX]], %{{.*}}, %[[KERNEL]], %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32
// CHECK: llvm.call @tcopt_rt_status(
// CHECK-LABEL: llvm.func @nothing(
// CHECK: llvm.call @tcopt_rt_call_kernel(
// CHECK: llvm.func @tcopt_custom_a__b(!llvm.ptr, i32, !llvm.ptr, i32, !llvm.ptr, !llvm.ptr) -> i32

func.func @kernel(%x: memref<?xi8>, %y: memref<2x?xi8>) {
  nest.extern "a::b" ins(%x : memref<?xi8>) outs(%y : memref<2x?xi8>)
    attributes = {factor = 2.5 : f64, mode = "fast", n = -3} dtypes = [ui8, i1]
  return
}

func.func @nothing(%y: memref<f32>) {
  nest.extern "f" outs(%y : memref<f32>) attributes = {} dtypes = [f32]
  return
}
