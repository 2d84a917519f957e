// Calls of a batch become calls of functions that make as many of them as take so many operands.
// RUN: tcopt %s --nest-lower-calls=operands-at-once=5 | FileCheck %s

// A copy of the unit that says how many calls its function makes; what is left over is a call of the kernel itself.
// CHECK: func.func private @k(memref<f32>, memref<f32>) attributes
// CHECK: nest.kernel @k(
// CHECK-NOT: nest.calls
// CHECK: func.func private @k_2_calls(memref<f32>, memref<f32>, memref<f32>, memref<f32>) attributes
// CHECK: nest.kernel @k_2_calls(%{{.+}}: tensor<8xf32>, %{{.+}}: tensor<8xf32>) -> tensor<8xf32> attributes {nest.calls = 2 : i64}
module @k {
  nest.kernel @k(%a: tensor<8xf32>, %o: tensor<8xf32>) -> tensor<8xf32> {
    nest.return %a : tensor<8xf32>
  }
}

// A unit that nothing calls once is not made.
// CHECK-NOT: nest.kernel @all(
// CHECK: nest.kernel @all_2_calls(
module @all {
  nest.kernel @all(%o: tensor<8xf32>) -> tensor<8xf32> {
    nest.return %o : tensor<8xf32>
  }
}

// CHECK-LABEL: func.func @main(
// CHECK: rt.profile_begin "k_2_calls"
// CHECK-NEXT: call @k_2_calls
// CHECK-NEXT: rt.profile_end "k_2_calls"
// CHECK: call @k_2_calls
// CHECK: call @k(
// CHECK: call @all_2_calls
// CHECK-NOT: call_each
func.func @main(%a: memref<8xf32>, %b: memref<8xf32>, %c: memref<8xf32>, %d: memref<8xf32>, %e: memref<8xf32>, %x: memref<8xf32>) {
  nest.call_each @k, count = 5, grain = 16
      ins(%x, %x, %x, %x, %x : memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>)
      outs(%a, %b, %c, %d, %e : memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>, memref<8xf32>)
  nest.call_each @all, count = 2, grain = 16 outs(%a, %b : memref<8xf32>, memref<8xf32>)
  return
}
