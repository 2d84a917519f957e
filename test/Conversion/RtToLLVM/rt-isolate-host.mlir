// All but nested modules goes into one for the host, which comes first; order is kept.
// RUN: tcopt %s --rt-isolate-host --split-input-file | FileCheck %s
// RUN: tcopt %s --rt-isolate-host --rt-restore-host --split-input-file | FileCheck %s --check-prefix=BACK

// CHECK: module attributes {test.note = "kept"} {
// CHECK-NEXT: module attributes {rt.host} {
// CHECK-NEXT: memref.global "private" constant @table
// CHECK-NEXT: func.func private @kernel(memref<f32>)
// CHECK-NEXT: func.func @main(
// CHECK-NEXT: call @kernel(
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @kernel(
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: module @named {
// CHECK-NEXT: }
// CHECK-NEXT: }

// There and back, units are behind the host's code.
// BACK: module attributes {test.note = "kept"} {
// BACK-NEXT: memref.global "private" constant @table
// BACK-NEXT: func.func private @kernel(memref<f32>)
// BACK-NEXT: func.func @main(
// BACK-NEXT: call @kernel(
// BACK-NEXT: return
// BACK-NEXT: }
// BACK-NEXT: module {
// BACK-NEXT: func.func @kernel(
// BACK-NEXT: return
// BACK-NEXT: }
// BACK-NEXT: }
// BACK-NEXT: module @named {
// BACK-NEXT: }
// BACK-NEXT: }
module attributes {test.note = "kept"} {
  memref.global "private" constant @table : memref<2xf32> = dense<[1.0, 2.0]>
  func.func private @kernel(memref<f32>)
  module {
    func.func @kernel(%x: memref<f32>) {
      return
    }
  }
  func.func @main(%x: memref<f32>) {
    call @kernel(%x) : (memref<f32>) -> ()
    return
  }
  module @named {
  }
}

// -----

// Without kernels the host is alone.
// CHECK: module {
// CHECK-NEXT: module attributes {rt.host} {
// CHECK-NEXT: func.func @alone()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: }
// BACK: func.func @alone()
func.func @alone() {
  return
}
