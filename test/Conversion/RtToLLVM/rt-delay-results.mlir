// RUN: tcopt %s --rt-delay-results="least-bytes=32" | FileCheck %s
// RUN: tcopt %s --rt-delay-results | FileCheck %s --check-prefix=SMALL

// Static buffers of less than 64 KiB are small by default.
// SMALL: @main(
// SMALL-NOT: rt.
// SMALL: @views(

func.func private @f(memref<8xf32>)
func.func private @g(memref<4x2xf32>)
func.func private @h(memref<?xf32>)

// The caller allocates the small result before the call.
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[R:.*]]: memref<8xf32>, %[[S:.*]]: memref<4xf32>)
// CHECK-SAME: rt.late_results = array<i64: 0>
// CHECK-NEXT: call @f(%[[X]])
// CHECK-NEXT: rt.input_end index = 0
// CHECK-NEXT: %[[M:.*]] = rt.result_begin %[[R]], index = 0 : memref<8xf32>
// CHECK-NEXT: call @f(%[[M]])
// CHECK-NEXT: return
func.func @main(%x: memref<8xf32>, %r: memref<8xf32>, %s: memref<4xf32>) attributes {
    tcopt.signature = #tcopt.signature<(x: f32[8]) -> (r: f32[8], s: f32[4])>} {
  call @f(%x) : (memref<8xf32>) -> ()
  call @f(%r) : (memref<8xf32>) -> ()
  return
}

// Uses of views and uses within a loop count. Sizes do not need the memory.
// CHECK-LABEL: func.func @views(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[Y:.*]]: memref<?xf32>, %[[R:.*]]: memref<?xf32>)
// CHECK: memref.dim %[[R]]
// CHECK: memref.expand_shape %[[X]]
// CHECK: %[[M:.*]] = rt.result_begin %[[R]], index = 0 : memref<?xf32>
// CHECK-NEXT: scf.for
// CHECK: func.call @h(%[[M]])
// CHECK: func.call @g
// CHECK: }
// CHECK-NEXT: rt.input_end index = 0
// CHECK-NEXT: call @h(%[[Y]])
// CHECK-NEXT: rt.input_end index = 1
func.func @views(%x: memref<8xf32>, %y: memref<?xf32>, %r: memref<?xf32>) attributes {
    tcopt.signature = #tcopt.signature<(x: f32[8], y: f32[N]) -> (r: f32[N])>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %r, %c0 : memref<?xf32>
  %v = memref.expand_shape %x [[0, 1]] output_shape [4, 2] : memref<8xf32> into memref<4x2xf32>
  scf.for %i = %c0 to %n step %c1 {
    func.call @h(%r) : (memref<?xf32>) -> ()
    func.call @g(%v) : (memref<4x2xf32>) -> ()
  }
  call @h(%y) : (memref<?xf32>) -> ()
  return
}

// The pass skips results in the memory of an input, and buffers that a loop carries.
// CHECK-LABEL: func.func @kept(
// CHECK-SAME: rt.late_results = array<i64: 2>
// CHECK-NOT: index = 0
// CHECK-NOT: input_end index = 1
// CHECK: rt.result_begin %{{.*}}, index = 2
func.func @kept(%x: memref<8xf32>, %y: memref<8xf32>, %r: memref<8xf32>, %s: memref<8xf32>) attributes {
    tcopt.signature = #tcopt.signature<(x: f32[8] {donates = 0 : i64}, y: f32[8]) -> (p: f32[8], r: f32[8], s: f32[8])>} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  call @f(%x) : (memref<8xf32>) -> ()
  %m:2 = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %y, %b = %r) -> (memref<8xf32>, memref<8xf32>) {
    scf.yield %b, %a : memref<8xf32>, memref<8xf32>
  }
  call @f(%m#0) : (memref<8xf32>) -> ()
  call @f(%s) : (memref<8xf32>) -> ()
  return
}

// The pass skips functions that are called in the module, functions on a device, and results on a device.
// CHECK-LABEL: func.func @called(
// CHECK-NOT: rt.input_end
// CHECK-NOT: rt.result_begin
// CHECK-LABEL: func.func @caller(
func.func @called(%x: memref<8xf32>, %r: memref<8xf32>) attributes {
    tcopt.signature = #tcopt.signature<(x: f32[8]) -> (r: f32[8])>} {
  call @f(%x) : (memref<8xf32>) -> ()
  call @f(%r) : (memref<8xf32>) -> ()
  return
}
func.func @caller(%x: memref<8xf32>, %r: memref<8xf32>) attributes {
    tcopt.signature = #tcopt.signature<(x: f32[8]) -> (r: f32[8])>} {
  call @called(%x, %r) : (memref<8xf32>, memref<8xf32>) -> ()
  return
}
// CHECK-LABEL: func.func @device(
// CHECK-NOT: rt.result_begin
// CHECK: return
func.func @device(%x: memref<8xf32>, %r: memref<8xf32>) attributes {rt.on_device = false,
    tcopt.signature = #tcopt.signature<(x: f32[8]) -> (r: f32[8])>} {
  call @f(%r) : (memref<8xf32>) -> ()
  return
}
// CHECK-LABEL: func.func @placed(
// CHECK-NOT: rt.result_begin
// CHECK: return
func.func @placed(%x: memref<8xf32>, %r: memref<8xf32>) attributes {
    tcopt.signature = #tcopt.signature<(x: f32[8]) -> (r: f32[8] {device = "cuda:0"})>} {
  call @f(%r) : (memref<8xf32>) -> ()
  return
}
