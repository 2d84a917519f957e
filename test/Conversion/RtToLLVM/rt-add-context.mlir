// RUN: tcopt %s --rt-add-context | FileCheck %s

// CHECK-LABEL: func.func @require(
// CHECK-SAME: %[[CTX:.*]]: !llvm.ptr, %[[C:.*]]: i1) attributes {rt.context} {
// CHECK: cf.cond_br %[[C]] weights([1048576, 1]), ^[[GO:.*]], ^[[FAILED:.*]]
// CHECK: ^[[FAILED]]:
// CHECK: rt.fail %true, code = invalid_argument, "sizes must agree"
// CHECK: cf.br ^[[EXIT:.*]]
// CHECK: ^[[GO]]:
// A kernel is not followed by a check.
// CHECK: call @kernel(%[[CTX]], %[[C]]) : (!llvm.ptr, i1) -> ()
// CHECK-NEXT: return
// CHECK: ^[[EXIT]]:
// CHECK-NEXT: return
func.func @require(%c: i1) {
  rt.require %c, "sizes must agree"
  call @kernel(%c) : (i1) -> ()
  return
}

// One that may fail is: nothing runs after an error.
// CHECK-LABEL: func.func @failing(
// CHECK: call @kernel(%{{.*}}, %{{.*}}) {rt.may_fail} : (!llvm.ptr, i1) -> ()
// CHECK-NEXT: %[[S:.*]] = rt.status : i32
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[OK:.*]] = arith.cmpi eq, %[[S]], %[[ZERO]]
// CHECK-NEXT: cf.cond_br %[[OK]] weights([1048576, 1]), ^[[GO:.*]], ^[[EXIT:.*]]
// CHECK: ^[[GO]]:
// CHECK-NEXT: call @kernel(%{{.*}}, %{{.*}}) : (!llvm.ptr, i1) -> ()
// CHECK: ^[[EXIT]]:
// CHECK-NEXT: return
func.func @failing(%c: i1) {
  call @kernel(%c) {rt.may_fail} : (i1) -> ()
  call @kernel(%c) : (i1) -> ()
  return
}

// CHECK-LABEL: func.func private @kernel(
// CHECK: rt.fail
// CHECK-NEXT: return
func.func private @kernel(%c: i1) {
  rt.fail %c, code = division_by_zero, "division by zero"
  return
}

// CHECK-LABEL: func.func @caller(
// CHECK: %[[R:.*]] = call @sizes(%{{.*}}, %{{.*}}) {keep} : (!llvm.ptr, index) -> index
// CHECK-NEXT: %[[S:.*]] = rt.status : i32
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[OK:.*]] = arith.cmpi eq, %[[S]], %[[ZERO]]
// CHECK-NEXT: cf.cond_br %[[OK]] weights([1048576, 1]), ^[[GO:.*]], ^[[EXIT:.*]]
// CHECK: ^[[GO]]:
// CHECK: return %[[R]] : index
// CHECK: ^[[EXIT]]:
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: return %[[C0]] : index
func.func @caller(%n: index) -> index {
  %m = call @sizes(%n) {keep} : (index) -> index
  return %m : index
}
func.func private @sizes(%n: index) -> index {
  %c9 = arith.constant 9 : index
  %c = arith.cmpi slt, %n, %c9 : index
  rt.require %c, "too large"
  return %n : index
}

// CHECK-LABEL: func.func @others(
// CHECK: rt.arena_begin
// CHECK-NEXT: rt.status
// CHECK: nest.extern "library"
// CHECK-NEXT: rt.status
// CHECK: rt.check_equal
// CHECK-NEXT: rt.status
// Declarations are C functions and get no context.
// CHECK: call @declared(%{{.*}}) : (index) -> ()
// CHECK-NEXT: return
func.func @others(%n: index, %x: memref<3xf32>) {
  %a = rt.arena_begin %n : memref<?xi8>
  nest.extern "library" outs(%x : memref<3xf32>)
  rt.check_equal %x, %x, where = "t.mlir:3:5" : memref<3xf32>, memref<3xf32>
  call @declared(%n) : (index) -> ()
  return
}
// CHECK: func.func private @declared(index)
func.func private @declared(index)

// CHECK-LABEL: func.func @loop(
// CHECK: ^[[LOOP:.*]](%[[I:.*]]: index):
// CHECK-NEXT: rt.expired : i32
// CHECK: cf.cond_br %{{.*}} weights([1048576, 1]), ^[[BODY:.*]], ^[[EXIT:.*]]
// CHECK: ^[[BODY]]:
// CHECK: call @kernel
func.func @loop(%c: i1, %n: index) {
  cf.br ^loop(%n : index)
^loop(%i: index):
  call @kernel(%c) : (i1) -> ()
  cf.cond_br %c, ^loop(%i : index), ^end
^end:
  return
}

// A loop that calls none of the module's functions runs at full speed.
// CHECK-LABEL: func.func @inner_loop(
// CHECK-NOT: rt.expired
// CHECK: return
func.func @inner_loop(%c: i1, %n: index) {
  cf.br ^loop
^loop:
  call @declared(%n) : (index) -> ()
  cf.cond_br %c, ^loop, ^end
^end:
  return
}

// Nor do the loops of a kernel, whatever stands beside them.
// CHECK-LABEL: func.func private @kernel_loop(
// CHECK-NOT: rt.expired
// CHECK: return
func.func private @kernel_loop(%c: i1, %n: index) attributes {llvm.bareptr} {
  call @kernel(%c) : (i1) -> ()
  cf.br ^loop
^loop:
  cf.cond_br %c, ^loop, ^end
^end:
  return
}

// CHECK-LABEL: func.func @parallel(
// CHECK: rt.parallel_for @range(%{{.*}}), count
// CHECK-NEXT: return
func.func @parallel(%x: memref<3xf32>, %n: index) {
  rt.parallel_for @range(%x), count = %n, grain = %n : memref<3xf32>
  return
}
// CHECK: func.func private @range(%{{.*}}: !llvm.ptr, %{{.*}}: memref<3xf32> {llvm.noalias}, %{{.*}}: index, %{{.*}}: index) attributes {llvm.bareptr, rt.context}
func.func private @range(%x: memref<3xf32> {llvm.noalias}, %begin: index, %end: index)
    attributes {llvm.bareptr} {
  return
}

// A kernel that is compiled apart is declared: it takes the context, and its call is not followed by a check.
// CHECK-LABEL: func.func @apart(
// CHECK-SAME: %[[CTX:.*]]: !llvm.ptr, %[[X:.*]]: memref<f32>)
// CHECK-NEXT: call @compiled_apart(%[[CTX]], %[[X]]) : (!llvm.ptr, memref<f32>) -> ()
// CHECK-NEXT: return
func.func @apart(%x: memref<f32>) {
  call @compiled_apart(%x) : (memref<f32>) -> ()
  return
}
// CHECK: func.func private @compiled_apart(!llvm.ptr, memref<f32>) attributes {llvm.bareptr, rt.context, rt.takes_context}
func.func private @compiled_apart(memref<f32>) attributes {llvm.bareptr, rt.takes_context}

// A loop that calls it asks whether to stop, as one that calls any other kernel.
// CHECK-LABEL: func.func @loop_apart(
// CHECK: ^[[LOOP:.*]]:
// CHECK-NEXT: rt.expired : i32
// CHECK: call @compiled_apart(
func.func @loop_apart(%x: memref<f32>, %c: i1) {
  cf.br ^loop
^loop:
  call @compiled_apart(%x) : (memref<f32>) -> ()
  cf.cond_br %c, ^loop, ^end
^end:
  return
}
