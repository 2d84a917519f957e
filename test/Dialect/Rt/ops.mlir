// Round trips of the runtime's calls.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @fail(
// CHECK-SAME: %[[C:.+]]: i1)
// CHECK-NEXT: rt.fail %[[C]], code = invalid_argument, "invalid_argument"
// CHECK-NEXT: rt.fail %[[C]], code = out_of_memory, "out_of_memory"
// CHECK-NEXT: rt.fail %[[C]], code = index_out_of_bounds, "index_out_of_bounds"
// CHECK-NEXT: rt.fail %[[C]], code = division_by_zero, "division_by_zero"
// CHECK-NEXT: rt.fail %[[C]], code = check_failed, "check_failed"
// CHECK-NEXT: rt.fail %[[C]], code = shape_mismatch, "shape_mismatch"
func.func @fail(%c: i1) {
  rt.fail %c, code = invalid_argument, "invalid_argument"
  rt.fail %c, code = out_of_memory, "out_of_memory"
  rt.fail %c, code = index_out_of_bounds, "index_out_of_bounds"
  rt.fail %c, code = division_by_zero, "division_by_zero"
  rt.fail %c, code = check_failed, "check_failed"
  rt.fail %c, code = shape_mismatch, "shape_mismatch"
  return
}

// CHECK-LABEL: func.func @require(
// CHECK-SAME: %[[C:.+]]: i1)
// CHECK-NEXT: rt.require %[[C]], "sizes must agree"
func.func @require(%c: i1) {
  rt.require %c, "sizes must agree"
  return
}

// CHECK-LABEL: func.func @arena(
// CHECK-SAME: %[[N:.+]]: index, %[[A:.+]]: memref<?xi8>)
// CHECK-NEXT: %{{.*}} = rt.arena_begin %[[N]] : memref<?xi8>
// CHECK-NEXT: rt.arena_end %[[A]] : memref<?xi8>
func.func @arena(%n: index, %a: memref<?xi8>) {
  %0 = rt.arena_begin %n : memref<?xi8>
  rt.arena_end %a : memref<?xi8>
  return
}

// CHECK-LABEL: func.func @late(
// CHECK-SAME: %[[R:.+]]: memref<?x8xf32>)
// CHECK-NEXT: %[[M:.+]] = rt.result_begin %[[R]], index = 1 : memref<?x8xf32>
// CHECK-NEXT: rt.input_end index = 0
// CHECK-NEXT: return %[[M]]
func.func @late(%r: memref<?x8xf32>) -> memref<?x8xf32> {
  %0 = rt.result_begin %r, index = 1 : memref<?x8xf32>
  rt.input_end index = 0
  return %0 : memref<?x8xf32>
}

// CHECK-LABEL: func.func @print(
// CHECK-SAME: %[[X:.+]]: memref<?x10xf32>, %[[B:.+]]: memref<i8>)
// CHECK-NEXT: rt.print %[[X]], label = "logits", dtype = f32 : memref<?x10xf32>
// CHECK-NEXT: rt.print %[[B]], label = "", dtype = i1 : memref<i8>
func.func @print(%x: memref<?x10xf32>, %b: memref<i8>) {
  rt.print %x, label = "logits", dtype = f32 : memref<?x10xf32>
  rt.print %b, label = "", dtype = i1 : memref<i8>
  return
}

// CHECK-LABEL: func.func @checks(
// CHECK-SAME: %[[X:.+]]: memref<3xf32>, %[[Y:.+]]: memref<?xf32>)
// CHECK-NEXT: rt.check_equal %[[X]], %[[Y]], where = "t.mlir:3:5" : memref<3xf32>, memref<?xf32>
// CHECK-NEXT: rt.check_close %[[X]], %[[X]], rtol = 1.000000e-05, atol = 0.000000e+00, where = "t.mlir:3:5" : memref<3xf32>, memref<3xf32>
func.func @checks(%x: memref<3xf32>, %y: memref<?xf32>) {
  rt.check_equal %x, %y, where = "t.mlir:3:5" : memref<3xf32>, memref<?xf32>
  rt.check_close %x, %x, rtol = 1.000000e-05, atol = 0.000000e+00, where = "t.mlir:3:5" : memref<3xf32>, memref<3xf32>
  return
}

// CHECK-LABEL: func.func @status(
// CHECK-NEXT: rt.status : i32
// CHECK-NEXT: rt.expired : i32
func.func @status() {
  %a = rt.status : i32
  %b = rt.expired : i32
  return
}

// CHECK-LABEL: func.func @slots(
// CHECK-NEXT: %{{.+}} = rt.threads
// CHECK-NEXT: %[[S:.+]] = rt.slot_begin
// CHECK-NEXT: rt.slot_end %[[S]]
func.func @slots() {
  %n = rt.threads
  %s = rt.slot_begin
  rt.slot_end %s
  return
}

// CHECK-LABEL: func.func @parallel_for(
// CHECK-SAME: %[[A:.+]]: memref<?xf32>, %[[N:.+]]: index, %[[S:.+]]: f32)
// CHECK-NEXT: rt.parallel_for @body(%[[A]]), count = %[[N]], grain = %[[N]] : memref<?xf32>
// CHECK-NEXT: rt.parallel_for @nothing(), count = %[[N]], grain = %[[N]]
// CHECK-NEXT: rt.parallel_for @with_context(%[[S]]), count = %[[N]], grain = %[[N]] : f32
func.func @parallel_for(%a: memref<?xf32>, %n: index, %s: f32) {
  rt.parallel_for @body(%a), count = %n, grain = %n : memref<?xf32>
  rt.parallel_for @nothing(), count = %n, grain = %n
  rt.parallel_for @with_context(%s), count = %n, grain = %n : f32
  return
}

func.func private @body(memref<?xf32>, index, index)
func.func private @nothing(index, index)
func.func private @with_context(!llvm.ptr, f32, index, index)

// CHECK-LABEL: func.func @call_each(
// CHECK-SAME: %[[A:.+]]: memref<f32>, %[[B:.+]]: memref<f32>, %[[S:.+]]: f32)
// CHECK-NEXT: rt.call_each @kernel(%[[A]], %[[S]], %[[B]], %[[S]]), count = 2, grain = 16 : memref<f32>, f32, memref<f32>, f32
// CHECK-NEXT: rt.call_each @kernel_with_context(%[[A]]), count = 1, grain = 1 : memref<f32>
func.func @call_each(%a: memref<f32>, %b: memref<f32>, %s: f32) {
  rt.call_each @kernel(%a, %s, %b, %s), count = 2, grain = 16 : memref<f32>, f32, memref<f32>, f32
  rt.call_each @kernel_with_context(%a), count = 1, grain = 1 : memref<f32>
  return
}

func.func private @kernel(memref<f32>, f32) attributes {llvm.bareptr}
func.func private @kernel_with_context(!llvm.ptr, memref<f32>) attributes {llvm.bareptr}

// CHECK-LABEL: func.func @profile
// CHECK-NEXT: rt.profile_begin "k"
// CHECK-NEXT: rt.profile_end "k"
func.func @profile() {
  rt.profile_begin "k"
  rt.profile_end "k"
  return
}

// CHECK-LABEL: func.func @give_result
// CHECK: rt.give_result %{{.*}}, index = 1 : memref<?xf32, strided<[2]>>
func.func @give_result(%x: memref<?xf32, strided<[2]>>) {
  rt.give_result %x, index = 1 : memref<?xf32, strided<[2]>>
  return
}
