// The entry of a function with a result that is allocated in its body.
// RUN: tcopt %s --rt-emit-entries | FileCheck %s

// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: %[[CTX:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr, %[[OUT:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
// CHECK: llvm.call @tcopt_rt_check_output
// CHECK: llvm.call @tcopt_rt_check_late_output
// CHECK: %[[X:.*]] = llvm.call @tcopt_rt_contiguous
// CHECK: %[[Y:.*]] = llvm.call @tcopt_rt_output_begin
// CHECK: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK: llvm.call @tcopt_rt_results_begin(%[[CTX]], %[[OUT]])
// CHECK: llvm.call @f.body(%[[CTX]], %[[X]], %[[Y]], %[[NULL]])
// CHECK-NEXT: llvm.call @tcopt_rt_results_end(%[[CTX]])
// CHECK-COUNT-1: llvm.call @tcopt_rt_output_end
// CHECK: llvm.func internal @f.body(
// CHECK-NOT: rt.late_results
llvm.func @f(%ctx: !llvm.ptr, %x: !llvm.ptr, %y: !llvm.ptr, %z: !llvm.ptr) attributes {llvm.bareptr, rt.context,
    rt.late_results = array<i64: 1>, tcopt.signature = {
    inputs = [{name = "x", dtype = "f32", dims = [3]}], results = [{name = "y", dtype = "f32", dims = [3]},
                                                                   {name = "z", dtype = "f32", dims = [3]}]}} {
  llvm.return
}
