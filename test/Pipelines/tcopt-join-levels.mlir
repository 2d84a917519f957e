// Public functions choose a level; all that a level defines has its suffix and its CPU; equal constants are shared.
// RUN: tcopt %s --tcopt-join-levels | FileCheck %s

// What code of any machine is made for.
// CHECK: module attributes {tcopt.target = {cpu = "x86-64", triple = "x86_64-pc-linux-gnu", vector_bits = 128 : i64}, test.keeps = 1 : i64}

// The bits of tcopt_cpu_feature that x86-64-v3 with sse4a and x86-64-v4 need.
// CHECK: llvm.mlir.global private constant @[[NAME:tcopt.text.[0-9a-f]+]]("x86-64-v3\00")
// CHECK: llvm.mlir.global private constant @[[BITS:tcopt.sizes.[0-9a-f]+]](dense<[4294975487, 262143]> : tensor<2xi64>)

// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: %[[CTX:.*]]: !llvm.ptr, %[[X:.*]]: !llvm.ptr) -> i32 attributes {tcopt.signature =
// CHECK-NEXT: %[[LEVELS:.*]] = llvm.mlir.addressof @[[BITS]]
// CHECK: %[[COUNT:.*]] = llvm.mlir.constant(2 : i32)
// CHECK: %[[LOWEST:.*]] = llvm.mlir.addressof @[[NAME]]
// CHECK: %[[LEVEL:.*]] = llvm.call @tcopt_rt_select_level(%[[CTX]], %[[LEVELS]], %[[COUNT]], %[[LOWEST]])
// CHECK: llvm.switch %[[LEVEL]] : i32, ^[[FAILED:.*]] [
// CHECK-NEXT: 0: ^[[FIRST:.*]],
// CHECK-NEXT: 1: ^[[SECOND:.*]]
// CHECK: ^[[FAILED]]:
// CHECK-NEXT: %[[STATUS:.*]] = llvm.call @tcopt_rt_status(%[[CTX]])
// CHECK-NEXT: llvm.return %[[STATUS]]
// CHECK: ^[[FIRST]]:
// CHECK-NEXT: %[[A:.*]] = llvm.call @f.x86_64_v3(%[[CTX]], %[[X]])
// CHECK-NEXT: llvm.return %[[A]]
// CHECK: ^[[SECOND]]:
// CHECK-NEXT: %[[B:.*]] = llvm.call @f.x86_64_v4(%[[CTX]], %[[X]])
// CHECK-NEXT: llvm.return %[[B]]

// What calls the runtime alone serves all levels, and is for any machine.
// CHECK: llvm.func @f_exit(%{{.*}}: !llvm.ptr, %{{.*}}: !llvm.ptr) {

// CHECK: llvm.mlir.global private constant @same.x86_64_v3(dense<[1.000000e+00, 2.000000e+00]>
// CHECK: llvm.mlir.global private constant @other.x86_64_v3(3 : i32)
// CHECK: llvm.func internal @f.x86_64_v3({{.*}}) -> i32 attributes {
// CHECK-SAME: sym_visibility = "private"
// CHECK-SAME: target_cpu = "x86-64-v3", target_features = #llvm.target_features<["+sse4a"]>}
// CHECK: llvm.mlir.addressof @same.x86_64_v3
// CHECK: llvm.call @local.x86_64_v3(
// CHECK: llvm.call @k.x86_64_v3(
// CHECK: llvm.func internal @local.x86_64_v3
// CHECK: llvm.func @k.x86_64_v3(!llvm.ptr)
// CHECK: llvm.func @tcopt_rt_state_free(!llvm.ptr)
// CHECK: module attributes {tcopt.target = {cpu = "x86-64-v3",
// CHECK-NEXT: llvm.func @k.x86_64_v3(
// CHECK-NEXT: llvm.call @k_body.x86_64_v3(
// CHECK: llvm.func internal @k_body.x86_64_v3
// CHECK-NOT: @same.x86_64_v4
// CHECK: llvm.mlir.global private constant @other.x86_64_v4(4 : i32)
// CHECK: llvm.func internal @f.x86_64_v4({{.*}}) -> i32 attributes {
// CHECK-SAME: prefer_vector_width = "512"
// CHECK-SAME: target_cpu = "x86-64-v4"}
// CHECK: llvm.mlir.addressof @same.x86_64_v3
// CHECK: llvm.mlir.addressof @other.x86_64_v4
// CHECK: llvm.call @k.x86_64_v4(
// CHECK-NOT: llvm.func @f_exit
// CHECK-NOT: llvm.func @tcopt_rt_state_free
// CHECK: module attributes {tcopt.target = {cpu = "znver4"}} {
// CHECK-NEXT: llvm.func @k.x86_64_v4(

module {
  module attributes {test.keeps = 1 : i64, tcopt.target = {triple = "x86_64-pc-linux-gnu", cpu = "x86-64-v3", features = "+sse4a", vector_bits = 256 : i64}} {
    llvm.mlir.global private constant @same(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
    llvm.mlir.global private constant @other(3 : i32) : i32
    llvm.func @f(%ctx: !llvm.ptr, %x: !llvm.ptr) -> i32 attributes {tcopt.signature = {inputs = [], results = []}} {
      %0 = llvm.mlir.addressof @same : !llvm.ptr
      %1 = llvm.mlir.addressof @other : !llvm.ptr
      llvm.call @local(%0) : (!llvm.ptr) -> ()
      llvm.call @k(%1) : (!llvm.ptr) -> ()
      %2 = llvm.mlir.constant(0 : i32) : i32
      llvm.return %2 : i32
    }
    llvm.func @f_exit(%ctx: !llvm.ptr, %state: !llvm.ptr) {
      llvm.call @tcopt_rt_state_free(%state) : (!llvm.ptr) -> ()
      llvm.return
    }
    llvm.func internal @local(%x: !llvm.ptr) {
      llvm.return
    }
    llvm.func @k(!llvm.ptr)
    llvm.func @tcopt_rt_state_free(!llvm.ptr)
    module {
      llvm.func @k(%x: !llvm.ptr) {
        llvm.call @k_body(%x) : (!llvm.ptr) -> ()
        llvm.return
      }
      llvm.func internal @k_body(%x: !llvm.ptr) {
        llvm.return
      }
    }
  }
  module attributes {test.keeps = 1 : i64, tcopt.target = {triple = "x86_64-pc-linux-gnu", cpu = "x86-64-v4", vector_bits = 512 : i64}} {
    llvm.mlir.global private constant @same(dense<[1.0, 2.0]> : tensor<2xf32>) : !llvm.array<2 x f32>
    llvm.mlir.global private constant @other(4 : i32) : i32
    llvm.func @f(%ctx: !llvm.ptr, %x: !llvm.ptr) -> i32 attributes {tcopt.signature = {inputs = [], results = []}} {
      %0 = llvm.mlir.addressof @same : !llvm.ptr
      %1 = llvm.mlir.addressof @other : !llvm.ptr
      llvm.call @k(%0) : (!llvm.ptr) -> ()
      llvm.call @k(%1) : (!llvm.ptr) -> ()
      %2 = llvm.mlir.constant(0 : i32) : i32
      llvm.return %2 : i32
    }
    llvm.func @f_exit(%ctx: !llvm.ptr, %state: !llvm.ptr) {
      llvm.call @tcopt_rt_state_free(%state) : (!llvm.ptr) -> ()
      llvm.return
    }
    llvm.func @k(!llvm.ptr)
    llvm.func @tcopt_rt_state_free(!llvm.ptr)
    module attributes {tcopt.target = {cpu = "znver4"}} {
      llvm.func @k(%x: !llvm.ptr) {
        llvm.return
      }
    }
  }
}
