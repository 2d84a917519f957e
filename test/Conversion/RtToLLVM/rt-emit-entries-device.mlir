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

// Code that runs on the device takes tensors of the host, too: inputs are copied there, and results back. A program
// whose kernels may fail waits for them.

// CHECK-LABEL: llvm.func @g(
// CHECK-SAME: %[[CTX:.*]]: !llvm.ptr, %[[IN:.*]]: !llvm.ptr, %[[OUT:.*]]: !llvm.ptr, %[[STATE:.*]]: !llvm.ptr) -> i32
// CHECK: llvm.mlir.constant(0 : i32)
// CHECK-NEXT: %[[TYPE:.*]] = llvm.mlir.constant(0 : i32)
// CHECK-NEXT: %[[ID:.*]] = llvm.mlir.constant(0 : i32)
// CHECK: llvm.call @tcopt_rt_check_device_input(%[[CTX]], %{{.*}}, %{{.*}}, %[[TYPE]], %[[ID]],
// CHECK: llvm.call @tcopt_rt_check_device_output(
// CHECK: %[[X:.*]] = llvm.call @tcopt_rt_device_contiguous
// CHECK: %[[D:.*]] = llvm.call @tcopt_rt_device_donated_begin
// CHECK: %[[MEMORY:.*]] = llvm.call @tcopt_rt_device_state_data(%[[STATE]])
// CHECK: llvm.getelementptr %[[MEMORY]][
// CHECK: %[[R:.*]] = llvm.call @tcopt_rt_device_output_begin
// CHECK: llvm.call @g.body(
// CHECK: llvm.call @tcopt_rt_device_check(%[[CTX]])
// CHECK: llvm.call @tcopt_rt_device_output_end
// CHECK: llvm.call @tcopt_rt_device_output_end
// CHECK-LABEL: llvm.func @g_init(
// CHECK: %[[M:.*]] = llvm.call @tcopt_rt_device_state_begin(
// CHECK: llvm.call @state.init(
// CHECK: llvm.call @tcopt_rt_device_check(
// CHECK: llvm.call @tcopt_rt_device_state_end(%{{.*}}, %[[M]],
// CHECK-LABEL: llvm.func internal @g.body(
// CHECK-NOT: rt.on_device
llvm.func @state.init(%ctx: !llvm.ptr, %a: !llvm.ptr) attributes {llvm.bareptr, rt.context, rt.on_device = true,
    sym_visibility = "private", nest.state_layout = [tensor<3xf32>]} {
  llvm.return
}
llvm.func @g(%ctx: !llvm.ptr, %x: !llvm.ptr, %d: !llvm.ptr, %w: !llvm.ptr, %r: !llvm.ptr) attributes {llvm.bareptr, rt.context,
    rt.on_device = true, nest.state_arguments = array<i64: 0>,
    tcopt.signature = #tcopt.signature<(x: f32[4], d: f32[4] {donates = 0}) -> (s: f32[4], r: f32[4])>} {
  llvm.return
}
