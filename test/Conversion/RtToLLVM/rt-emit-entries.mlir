// RUN: tcopt %s --rt-emit-entries | FileCheck %s

// CHECK-LABEL: llvm.func @f(
// CHECK-SAME: %[[CTX:.*]]: !llvm.ptr, %[[IN:.*]]: !llvm.ptr, %[[OUT:.*]]: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32 attributes {tcopt.signature = #tcopt.signature<(x: f32[B, 4], y: i1[B]) -> (z: ui8[?])>} {
// CHECK: %[[MARK:.*]] = llvm.call @tcopt_rt_call_begin(%[[CTX]])
// CHECK: llvm.call @tcopt_rt_check_input(%[[CTX]],
// CHECK: llvm.call @tcopt_rt_check_input(%[[CTX]],
// CHECK: llvm.call @tcopt_rt_status(%[[CTX]])
// CHECK: llvm.cond_br %{{.*}}, ^[[EXIT:.*]], ^
// CHECK: %[[B:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i64
// CHECK: %[[B2:.*]] = llvm.load %{{.*}} : !llvm.ptr -> i64
// CHECK: llvm.call @tcopt_rt_check_size(%[[CTX]], %[[B2]], %[[B]], %{{.*}})
// CHECK: llvm.cond_br %{{.*}}, ^[[EXIT]], ^
// CHECK: %[[N:.*]] = llvm.call @f.shapes(%[[CTX]], %[[B]], %[[B2]]) : (!llvm.ptr, i64, i64) -> i64
// CHECK: llvm.cond_br %{{.*}}, ^[[EXIT]], ^
// CHECK: llvm.call @tcopt_rt_check_range(%[[CTX]], %[[N]],
// CHECK: llvm.call @tcopt_rt_check_output(%[[CTX]],
// CHECK: llvm.cond_br %{{.*}}, ^[[EXIT]], ^
// CHECK: %[[X:.*]] = llvm.call @tcopt_rt_contiguous(%[[CTX]],
// CHECK: %[[Y:.*]] = llvm.call @tcopt_rt_contiguous(%[[CTX]],
// CHECK: %[[Z:.*]] = llvm.call @tcopt_rt_output_begin(%[[CTX]],
// CHECK: llvm.cond_br %{{.*}}, ^[[EXIT]], ^
// CHECK: llvm.call @f.body(%[[CTX]], %[[X]], %[[X]], %{{.*}}, %[[B]], %{{.*}}, %{{.*}}, %{{.*}}, %[[Y]], %[[Y]],
// CHECK: llvm.call @tcopt_rt_output_end(%[[CTX]], %{{.*}}, %[[Z]])
// CHECK: ^[[EXIT]]:
// CHECK: %[[STATUS:.*]] = llvm.call @tcopt_rt_call_end(%[[CTX]], %[[MARK]])
// CHECK: llvm.return %[[STATUS]] : i32

// CHECK-LABEL: llvm.func @f_shapes(
// CHECK-NOT: tcopt_rt_check_input
// CHECK: llvm.call @f.shapes
// CHECK-NOT: @f.body
// CHECK: llvm.store
// CHECK: llvm.call @tcopt_rt_call_end

// CHECK: llvm.func internal @f.body(
// CHECK-NOT: rt.context
llvm.func @f(%ctx: !llvm.ptr, %x0: !llvm.ptr, %x1: !llvm.ptr, %x2: i64, %x3: i64, %x4: i64, %x5: i64, %x6: i64,
             %y0: !llvm.ptr, %y1: !llvm.ptr, %y2: i64, %y3: i64, %y4: i64,
             %z0: !llvm.ptr, %z1: !llvm.ptr, %z2: i64, %z3: i64, %z4: i64) attributes {rt.context, tcopt.signature = {
    inputs = [{name = "x", dtype = "f32", dims = ["B", 4]}, {name = "y", dtype = "bool", dims = ["B"]}],
    results = [{name = "z", dtype = "u8", dims = ["?"]}]}} {
  llvm.return
}
// CHECK: llvm.func internal @f.shapes(
llvm.func @f.shapes(%ctx: !llvm.ptr, %b: i64, %b2: i64) -> i64 attributes {rt.context, sym_visibility = "private"} {
  llvm.return %b : i64
}

// Bare pointers; sizes that inputs name need no function; callers call the body.
// CHECK-LABEL: llvm.func @g(
// CHECK: llvm.call @g.body(%{{.*}}, %{{.*}}, %{{.*}}) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
// CHECK: llvm.func internal @g.body(
llvm.func @g(%ctx: !llvm.ptr, %x: !llvm.ptr, %z: !llvm.ptr) attributes {llvm.bareptr, rt.context, tcopt.signature = {
    inputs = [{name = "x", dtype = "f32", dims = ["N"]}], results = [{name = "z", dtype = "f32", dims = ["N"]}]}} {
  llvm.return
}
// CHECK-LABEL: llvm.func @other(
// CHECK: llvm.call @g.body
llvm.func @other(%ctx: !llvm.ptr, %x: !llvm.ptr) {
  llvm.call @g(%ctx, %x, %x) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// A result whose size the call finds has no place before it; the caller takes it.
// CHECK-LABEL: llvm.func @h(
// CHECK: llvm.call @tcopt_rt_check_unallocated(
// CHECK-NOT: tcopt_rt_output_begin
// CHECK: llvm.call @h.body(%{{.*}}) : (!llvm.ptr) -> ()
// CHECK: llvm.call @tcopt_rt_take_result(
// CHECK-LABEL: llvm.func @h_shapes(
// CHECK: %[[UNKNOWN:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK: llvm.store %[[UNKNOWN]]
llvm.func @h(%ctx: !llvm.ptr) attributes {rt.context, tcopt.signature = {
    inputs = [], results = [{name = "z", dtype = "f32", dims = [2, "*"]}]}} {
  llvm.return
}

// An input that is a result's memory is one argument of the body; its sizes are the result's.
// CHECK-LABEL: llvm.func @d(
// CHECK-SAME: %[[CTX:[a-z0-9]+]]: !llvm.ptr, %[[IN:[a-z0-9]+]]: !llvm.ptr, %[[OUT:[a-z0-9]+]]: !llvm.ptr, %{{.*}}: !llvm.ptr) -> i32
// CHECK: llvm.call @tcopt_rt_check_output(
// CHECK: llvm.call @tcopt_rt_check_size(
// CHECK: llvm.call @tcopt_rt_check_donated(%[[CTX]], %[[IN]], %{{.*}}, %[[OUT]],
// CHECK: %[[X:.*]] = llvm.call @tcopt_rt_donated_begin(%[[CTX]], %{{.*}}, %{{.*}})
// CHECK-NOT: tcopt_rt_output_begin
// CHECK: llvm.call @d.body(%[[CTX]], %[[X]])
// CHECK: llvm.call @tcopt_rt_output_end(%[[CTX]], %{{.*}}, %[[X]])
llvm.func @d(%ctx: !llvm.ptr, %x: !llvm.ptr) attributes {llvm.bareptr, rt.context, tcopt.signature = {
    inputs = [{name = "x", dtype = "f32", dims = ["N"], donates = 0}], results = [{name = "z", dtype = "f32", dims = ["N"]}]}} {
  llvm.return
}
