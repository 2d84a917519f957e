// The state of a program is made by any of its entries, and passed as pointers into one block.
// RUN: tcopt %s --rt-emit-entries --split-input-file | FileCheck %s

// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: %[[CTX:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr, %[[STATE:.*]]: !llvm.ptr) -> i32
// CHECK-NOT: nest.state
// CHECK: %[[TAG:.*]] = llvm.mlir.addressof @state.init
// CHECK: llvm.call @tcopt_rt_check_state(%[[CTX]], %[[STATE]], %[[TAG]])
// CHECK: %[[X:.*]] = llvm.call @tcopt_rt_contiguous
// CHECK: %[[OFFSET:.*]] = llvm.mlir.constant(64 : i64)
// CHECK: %[[W:.*]] = llvm.getelementptr %[[STATE]][%[[OFFSET]]]
// CHECK: %[[Z:.*]] = llvm.call @tcopt_rt_output_begin
// CHECK: llvm.call @f.body(%[[CTX]], %[[X]], %[[W]], %[[Z]])
// CHECK-LABEL: llvm.func @f_init(
// CHECK-SAME: %[[CTX:.*]]: !llvm.ptr, %[[PLACE:.*]]: !llvm.ptr) -> i32
// CHECK: %[[BYTES:.*]] = llvm.mlir.constant(1088 : i64)
// CHECK: %[[M:.*]] = llvm.call @tcopt_rt_state_begin(%[[CTX]], %[[BYTES]], %{{.*}}, %[[PLACE]])
// CHECK: llvm.cond_br
// CHECK: %[[A:.*]] = llvm.getelementptr %[[M]][
// CHECK: %[[B:.*]] = llvm.getelementptr %[[M]][
// CHECK: llvm.call @state.init(%[[CTX]], %[[A]], %[[B]])
// CHECK: llvm.call @tcopt_rt_state_end(%[[CTX]], %[[M]], %[[PLACE]])
// CHECK-LABEL: llvm.func @f_exit(
// CHECK-SAME: %{{.*}}: !llvm.ptr, %[[STATE:.*]]: !llvm.ptr)
// CHECK: llvm.call @tcopt_rt_state_free(%[[STATE]])
// CHECK: llvm.func internal @f.body(
llvm.func @state.init(%ctx: !llvm.ptr, %a: !llvm.ptr, %b: !llvm.ptr) attributes {llvm.bareptr, rt.context,
    sym_visibility = "private", nest.state_layout = [tensor<3xf32>, tensor<16x16xf32>]} {
  llvm.return
}
llvm.func @f(%ctx: !llvm.ptr, %x: !llvm.ptr, %w: !llvm.ptr, %z: !llvm.ptr) attributes {llvm.bareptr, rt.context,
    nest.state_arguments = array<i64: 1>, tcopt.signature = {
    inputs = [{name = "x", dtype = "f32", dims = [3]}], results = [{name = "z", dtype = "f32", dims = [3]}]}} {
  llvm.return
}

// -----

// Without a state nothing is checked, and NULL is made.
// CHECK-LABEL: llvm.func @g(
// CHECK-NOT: tcopt_rt_check_state
// CHECK-LABEL: llvm.func @g_init(
// CHECK: %[[ZERO:.*]] = llvm.mlir.constant(0 : i64)
// CHECK: llvm.call @tcopt_rt_state_begin(%{{.*}}, %[[ZERO]],
// CHECK-NOT: tcopt_rt_state_end
// CHECK: llvm.return
// CHECK-LABEL: llvm.func @g_exit(
llvm.func @g(%ctx: !llvm.ptr) attributes {rt.context, tcopt.signature = {inputs = [], results = []}} {
  llvm.return
}
