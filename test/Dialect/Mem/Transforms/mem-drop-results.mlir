// RUN: tcopt %s --mem-drop-results --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func private @f(
// CHECK-SAME: %[[X:.*]]: memref<8xf32>, %[[OUT:.*]]: memref<8xf32>) {
// CHECK: return
// CHECK-NOT: %
// CHECK-LABEL: func.func @main
// CHECK-SAME: (%[[X:.*]]: memref<8xf32>, %[[OUT:.*]]: memref<8xf32>, %[[T:.*]]: memref<8xf32>)
// CHECK: call @f(%[[X]], %[[T]]) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK: memref.copy %[[T]], %[[OUT]]
func.func private @f(%x: memref<8xf32>, %out: memref<8xf32>) -> memref<8xf32> {
  memref.copy %x, %out : memref<8xf32> to memref<8xf32>
  return %out : memref<8xf32>
}
func.func @main(%x: memref<8xf32>, %out: memref<8xf32>, %t: memref<8xf32>) -> memref<8xf32> {
  %r = call @f(%x, %t) : (memref<8xf32>, memref<8xf32>) -> memref<8xf32>
  memref.copy %r, %out : memref<8xf32> to memref<8xf32>
  return %out : memref<8xf32>
}

// -----

func.func @new_buffer() -> memref<8xf32> {
  %a = memref.alloc() : memref<8xf32>
  // expected-error @+1 {{'func.return' op expected each result to be an argument but found 'memref<8xf32>'}}
  return %a : memref<8xf32>
}
