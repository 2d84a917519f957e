// What lies on a device is checked to lie there; code of the host works on a copy.
// RUN: tcopt %s --rt-emit-entries | FileCheck %s

// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: %[[CTX:.*]]: !llvm.ptr, %[[IN:.*]]: !llvm.ptr, %[[OUT:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
// CHECK: %[[CUDA:.*]] = llvm.mlir.constant(2 : i32)
// CHECK: %[[ONE:.*]] = llvm.mlir.constant(1 : i32)
// CHECK: llvm.call @tcopt_rt_check_device_input(%[[CTX]], %{{.*}}, %{{.*}}, %[[CUDA]], %[[ONE]],
// CHECK: %[[EXT:.*]] = llvm.mlir.constant(12 : i32)
// CHECK: %[[ANY:.*]] = llvm.mlir.constant(-1 : i32)
// CHECK: llvm.call @tcopt_rt_check_device_input(%[[CTX]], %{{.*}}, %{{.*}}, %[[EXT]], %[[ANY]],
// CHECK: llvm.call @tcopt_rt_check_input(
// CHECK: llvm.call @tcopt_rt_check_device_output(
// CHECK: llvm.call @tcopt_rt_contiguous
// CHECK: llvm.call @tcopt_rt_contiguous
// CHECK: llvm.call @tcopt_rt_contiguous
// CHECK: llvm.call @tcopt_rt_output_begin
llvm.func @f(%ctx: !llvm.ptr, %x: !llvm.ptr, %y: !llvm.ptr, %z: !llvm.ptr, %r: !llvm.ptr) attributes {llvm.bareptr, rt.context,
    tcopt.signature = #tcopt.signature<(x: f32[4] {device = "cuda:1"}, y: f32[4] {device = "sim"}, z: f32[4] {device = "cpu"})
                                       -> (r: f32[4] {device = "cuda"})>} {
  llvm.return
}
