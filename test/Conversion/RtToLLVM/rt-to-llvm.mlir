// The patterns of rt and nest.extern, as upstream's conversion applies them.
//
// RUN: tcopt %s --rt-add-context --convert-to-llvm --reconcile-unrealized-casts | FileCheck %s

// Equal texts share a constant.
// CHECK-COUNT-1: llvm.mlir.global private constant @[[TEXT:tcopt.text.[0-9a-f]+]]("no division\00")
// CHECK-NOT: "no division\00"

// CHECK-LABEL: llvm.func @fail(
// CHECK-SAME: %[[CTX:.*]]: !llvm.ptr, %[[C:.*]]: i1)
// CHECK: llvm.cond_br %[[C]] weights([1, 1048576]), ^[[COLD:.*]], ^[[REST:.*]]
// CHECK: ^[[REST]]:
// CHECK: ^[[COLD]]:
// CHECK: %[[MESSAGE:.*]] = llvm.mlir.addressof @[[TEXT]]
// CHECK: llvm.call @tcopt_rt_fail(%[[CTX]], %{{.*}}, %[[MESSAGE]]) : (!llvm.ptr, i32, !llvm.ptr) -> i32
// CHECK: llvm.br ^[[REST]]
func.func @fail(%c: i1) {
  rt.fail %c, code = division_by_zero, "no division"
  rt.fail %c, code = index_out_of_bounds, "no division"
  return
}

// CHECK-LABEL: llvm.func @late(
// CHECK: %[[P:.*]] = llvm.call @tcopt_rt_result_begin(%{{.*}}, %{{.*}}) : (!llvm.ptr, i32) -> !llvm.ptr
// CHECK: llvm.insertvalue %[[P]], %{{.*}}[0]
// CHECK: %[[M:.*]] = llvm.insertvalue %[[P]], %{{.*}}[1]
// CHECK: llvm.cond_br
// CHECK: llvm.call @tcopt_rt_input_end(%{{.*}}, %{{.*}}) : (!llvm.ptr, i32) -> ()
// CHECK: llvm.extractvalue %[[M]][1]
func.func @late(%r: memref<8xf32>, %i: index) -> f32 {
  %0 = rt.result_begin %r, index = 1 : memref<8xf32>
  rt.input_end index = 0
  %v = memref.load %0[%i] : memref<8xf32>
  return %v : f32
}

// CHECK-LABEL: llvm.func @status(
// CHECK: llvm.call @tcopt_rt_status(%{{.*}}) : (!llvm.ptr) -> i32
// CHECK: llvm.call @tcopt_rt_expired(%{{.*}}) : (!llvm.ptr) -> i32
func.func @status() -> i32 {
  %a = rt.status : i32
  %b = rt.expired : i32
  %c = arith.addi %a, %b : i32
  return %c : i32
}

// CHECK-LABEL: llvm.func @slots(
// CHECK: %[[N:.*]] = llvm.call @tcopt_rt_threads(%[[CTX:.*]]) : (!llvm.ptr) -> i32
// CHECK: llvm.sext %[[N]] : i32 to i64
// CHECK: %[[S:.*]] = llvm.call @tcopt_rt_slot_begin(%[[CTX]]) : (!llvm.ptr) -> i32
// CHECK: %[[WIDE:.*]] = llvm.sext %[[S]] : i32 to i64
// CHECK: %[[SLOT:.*]] = llvm.trunc %{{.*}} : i64 to i32
// CHECK: llvm.call @tcopt_rt_slot_end(%[[CTX]], %[[SLOT]]) : (!llvm.ptr, i32) -> ()
func.func @slots() -> (index, index) {
  %n = rt.threads
  %s = rt.slot_begin
  rt.slot_end %s
  return %n, %s : index, index
}

// CHECK-LABEL: llvm.func @arena(
// CHECK: %[[A:.*]] = llvm.call @tcopt_rt_arena_begin(%{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, i64, !llvm.ptr) -> !llvm.ptr
// CHECK: llvm.insertvalue %[[A]], %{{.*}}[1]
// CHECK: llvm.call @tcopt_rt_arena_end(%{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr) -> i32
func.func @arena(%n: index) {
  %a = rt.arena_begin %n : memref<?xi8>
  rt.arena_end %a : memref<?xi8>
  return
}

// Buffers and numbers travel in a struct on the stack.
// CHECK-LABEL: llvm.func @parallel(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64, f32)>
// CHECK: %[[TASK:.*]] = llvm.mlir.addressof @range.task
// CHECK: llvm.call @tcopt_rt_parallel_for(%{{.*}}, %[[TASK]], %{{.*}}, %{{.*}}, %{{.*}})
func.func @parallel(%x: memref<?xf32>, %n: index, %f: f32) {
  rt.parallel_for @range(%x, %n, %f), count = %n, grain = %n : memref<?xf32>, index, f32
  rt.parallel_for @range(%x, %n, %f), count = %n, grain = %n : memref<?xf32>, index, f32
  return
}
func.func private @range(%x: memref<?xf32>, %n: index, %f: f32, %begin: index, %end: index) {
  return
}

// CHECK-LABEL: llvm.func @parallel_bare(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(ptr, ptr)>
func.func @parallel_bare(%x: memref<4xf32>, %s: memref<f32>, %n: index) {
  rt.parallel_for @bare(%x, %s), count = %n, grain = %n : memref<4xf32>, memref<f32>
  rt.parallel_for @nothing(), count = %n, grain = %n
  return
}
func.func private @bare(%x: memref<4xf32>, %s: memref<f32>, %begin: index, %end: index)
    attributes {llvm.bareptr} {
  return
}
func.func private @nothing(%begin: index, %end: index) {
  return
}

// A table of the operands, a row for each call, and a task that calls the kernel for rows [begin, end).
// CHECK-LABEL: llvm.func @each(
// CHECK-DAG: %[[TABLE:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(ptr, f32)>
// CHECK: %[[ROW:.*]] = llvm.getelementptr %[[TABLE]][1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(ptr, f32)>
// CHECK: %[[FIELD:.*]] = llvm.getelementptr %[[ROW]][0, 1]
// CHECK-NEXT: llvm.store %{{.*}}, %[[FIELD]] : f32, !llvm.ptr
// CHECK: llvm.call @tcopt_rt_parallel_for(%{{.*}}, %{{.*}}, %[[TABLE]], %{{.*}}, %{{.*}})
func.func @each(%x: memref<f32>, %y: memref<f32>, %f: f32) {
  rt.call_each @kernel(%x, %f, %y, %f), count = 2, grain = 1 : memref<f32>, f32, memref<f32>, f32
  return
}
func.func private @kernel(memref<f32>, f32) attributes {llvm.bareptr, rt.takes_context}

// CHECK-LABEL: llvm.func @give(
// CHECK: %[[INDEX:.*]] = llvm.mlir.constant(3 : i32) : i32
// CHECK: llvm.call @tcopt_rt_give_result(%{{.*}}, %[[INDEX]], %{{.*}}) : (!llvm.ptr, i32, !llvm.ptr) -> i32
func.func @give(%x: memref<2x?xf32>) {
  rt.give_result %x, index = 3 : memref<2x?xf32>
  return
}

// CHECK-LABEL: llvm.func @profile(
// CHECK: llvm.call @tcopt_rt_profile_begin(%{{.*}}, %{{.*}})
// CHECK: llvm.call @tcopt_rt_profile_end(%{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr) -> ()
func.func @profile() {
  rt.profile_begin "k"
  rt.profile_end "k"
  return
}

// CHECK-LABEL: llvm.func @tensors(
// CHECK: llvm.call @tcopt_rt_print(%{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
// CHECK: llvm.call @tcopt_rt_check_close(%{{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, f64, f64, !llvm.ptr) -> i32
// CHECK: %[[STATUS:.*]] = llvm.call @library(%{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
// CHECK: llvm.icmp "ne" %[[STATUS]]
func.func @tensors(%x: memref<2x?xf32>, %s: memref<2xi8, strided<[2], offset: ?>>) {
  rt.print %s, label = "s", dtype = i1 : memref<2xi8, strided<[2], offset: ?>>
  rt.check_close %x, %x, rtol = 0.0, atol = 0.0, where = "" : memref<2x?xf32>, memref<2x?xf32>
  nest.extern "library" ins(%s : memref<2xi8, strided<[2], offset: ?>>) outs(%x : memref<2x?xf32>)
  return
}

// CHECK-LABEL: llvm.func internal @range.task(
// CHECK-SAME: %[[CTX:.*]]: !llvm.ptr, %[[ARGS:.*]]: !llvm.ptr, %[[BEGIN:.*]]: i64, %[[END:.*]]: i64)
// CHECK: llvm.load %[[ARGS]]
// CHECK: llvm.call @range(%[[CTX]], {{.*}}, %[[BEGIN]], %[[END]]) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64, i64, i64, f32, i64, i64) -> ()
// CHECK-NOT: llvm.func internal @range.task

// CHECK-LABEL: llvm.func internal @bare.task(
// CHECK: llvm.call @bare({{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i64, i64) -> ()

// CHECK-LABEL: llvm.func internal @nothing.task(
// CHECK-NOT: llvm.load
// CHECK: llvm.call @nothing(
