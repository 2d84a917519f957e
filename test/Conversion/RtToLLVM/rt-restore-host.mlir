// What is in the host's module goes to where that stands; other modules stay.
// RUN: tcopt %s --rt-restore-host --split-input-file | FileCheck %s

// CHECK: module attributes {test.note = "kept"} {
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @first()
// CHECK-NEXT: }
// CHECK-NEXT: llvm.mlir.global internal constant @table
// CHECK-NEXT: llvm.func @main()
// CHECK-NEXT: module {
// CHECK-NEXT: llvm.func @second()
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @last()
// CHECK-NEXT: }
module attributes {test.note = "kept"} {
  module {
    llvm.func @first()
  }
  module attributes {rt.host} {
    llvm.mlir.global internal constant @table(7 : i32) : i32
    llvm.func @main()
  }
  module {
    llvm.func @second()
  }
  llvm.func @last()
}

// -----

// Nothing to restore.
// CHECK: module {
// CHECK-NEXT: module @rt.host {
// CHECK-NEXT: llvm.func @kernel()
// CHECK-NEXT: }
// CHECK-NEXT: llvm.func @main()
// CHECK-NEXT: }
module {
  module @rt.host {
    llvm.func @kernel()
  }
  llvm.func @main()
}
