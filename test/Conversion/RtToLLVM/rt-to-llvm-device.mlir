// What is done on a device: calls of the runtime with addresses on it.
// RUN: tcopt %s --rt-add-context --convert-to-llvm --reconcile-unrealized-casts | FileCheck %s

// An image is the hash of its code, its size and the code, which ends with a zero. A kernel names its image.
//  CHECK-DAG: llvm.mlir.global internal constant @kernels.code("code\00") {{.*}}alignment = 64
//  CHECK-DAG: llvm.mlir.global internal constant @kernels() {{.*}} : !llvm.struct<(i64, i64, i64, ptr)>
//  CHECK-DAG: llvm.mlir.global internal constant @kernels.k() {{.*}} : !llvm.struct<(ptr, ptr, ptr)>
//  CHECK-DAG: llvm.mlir.global internal constant @kernels.fails.failures() {{.*}} : !llvm.array<2 x struct<(i32, ptr)>>
rt.image @kernels = "code"

// CHECK-LABEL: llvm.func @elements(
//       CHECK: %[[FROM:.*]] = llvm.getelementptr
//       CHECK: %[[BYTES:.*]] = llvm.mlir.constant(4 : i64)
//       CHECK: llvm.call @tcopt_rt_device_read(%[[CTX:.*]], %[[TO:.*]], %[[FROM]], %[[BYTES]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64) -> i32
//       CHECK: %[[V:.*]] = llvm.load %[[TO]] : !llvm.ptr -> f32
//       CHECK: llvm.store %[[V]], %[[STACK:.*]] : f32, !llvm.ptr
//       CHECK: llvm.call @tcopt_rt_device_write(%[[CTX]], %{{.*}}, %[[STACK]], %{{.*}})
func.func @elements(%x: memref<?xf32>, %i: index) {
  %v = rt.device_load %x[%i] : memref<?xf32>
  rt.device_store %v, %x[%i] : memref<?xf32>
  return
}

// CHECK-LABEL: llvm.func @copies(
//       CHECK: %[[BYTES:.*]] = llvm.mul
//       CHECK: llvm.call @tcopt_rt_device_move(%{{.*}}, %{{.*}}, %{{.*}}, %[[BYTES]])
//       CHECK: llvm.call @tcopt_rt_device_write(
func.func @copies(%x: memref<?xf32>, %y: memref<?xf32>) {
  rt.device_copy %x, %y : memref<?xf32> to memref<?xf32>
  rt.device_copy %x, %y from_host : memref<?xf32> to memref<?xf32>
  return
}

// CHECK-LABEL: llvm.func @arena(
//       CHECK: llvm.call @tcopt_rt_device_arena_begin(
//       CHECK: llvm.call @tcopt_rt_device_arena_end(
func.func @arena(%n: index) {
  %a = rt.arena_begin %n on_device : memref<?xi8>
  rt.arena_end %a on_device : memref<?xi8>
  return
}

// Parameters are passed as an array of their addresses.
// CHECK-LABEL: llvm.func @launch(
//       CHECK: %[[KERNEL:.*]] = llvm.mlir.addressof @kernels.k
//       CHECK: llvm.trunc {{.*}} : i64 to i32
//       CHECK: %[[SHARED:.*]] = llvm.mlir.constant(1024 : i64)
//       CHECK: %[[FIRST:.*]] = llvm.getelementptr %[[ARRAY:.*]][0]
//  CHECK-NEXT: llvm.store %{{.*}}, %[[FIRST]] : !llvm.ptr, !llvm.ptr
//       CHECK: %[[SECOND:.*]] = llvm.getelementptr %[[ARRAY]][1]
//  CHECK-NEXT: llvm.store %{{.*}}, %[[SECOND]] : !llvm.ptr, !llvm.ptr
//       CHECK: llvm.call @tcopt_rt_cuda_launch(%{{.*}}, %[[KERNEL]], %{{.*}}, %[[SHARED]], %[[ARRAY]])
func.func @launch(%x: memref<4xf32>, %n: index) {
  rt.launch "k" of @kernels grid(%n, %n, %n) block(%n, %n, %n) shared = 1024 args(%x, %n : memref<4xf32>, index)
  return
}

// CHECK-LABEL: llvm.func @nothing(
//       CHECK: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
//       CHECK: llvm.call @tcopt_rt_cuda_launch({{.*}}, %[[NULL]])
func.func @nothing(%n: index) {
  rt.launch "k" of @kernels grid(%n, %n, %n) block(%n, %n, %n)
  return
}

// A kernel that fails gets a word on the device, and the address of the host's table of its failures as a number.
// CHECK-LABEL: llvm.func @fails(
//       CHECK: %[[WORD:.*]] = llvm.call @tcopt_rt_cuda_status(%{{.*}}) : (!llvm.ptr) -> !llvm.ptr
//       CHECK: %[[TABLE:.*]] = llvm.mlir.addressof @kernels.fails.failures
//       CHECK: %[[FIRST:.*]] = llvm.ptrtoint %[[TABLE]] : !llvm.ptr to i64
//   CHECK-DAG: llvm.store %[[WORD]], %{{.*}} : !llvm.ptr, !llvm.ptr
//   CHECK-DAG: llvm.store %[[FIRST]], %{{.*}} : i64, !llvm.ptr
//       CHECK: llvm.call @tcopt_rt_cuda_launch(
func.func @fails(%n: index) {
  rt.launch "fails" of @kernels grid(%n, %n, %n) block(%n, %n, %n)
      failures = [[3 : i32, "index out of bounds"], [4 : i32, "division by zero"]]
  return
}

// Ops that take tensors pass where these lie.
// CHECK-LABEL: llvm.func @operands(
//       CHECK: llvm.call @tcopt_rt_print(
func.func @operands(%x: memref<4xf32>) {
  rt.print %x, label = "x", dtype = f32 {rt.operands_on_device = array<i1: true>} : memref<4xf32>
  return
}
