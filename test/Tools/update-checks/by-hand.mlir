// Checks that somebody added to a test of the tool's are not dropped: the test stays as it was until they are marked.
// RUN: split-file %s %t && chmod +x %t/fake-opt && cp %t/test.mlir %t/replaced.mlir && cp %t/test.mlir %t/before.mlir
// RUN: not tcopt-update-checks --bin=%t %t/test.mlir 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: diff %t/before.mlir %t/test.mlir
// LIST: test.mlir: error: not updated: it has checks that tcopt-update-checks does not write; put // KEEP above those to keep, or drop them with --replace:
// LIST-NEXT: line 7: // CHECK-NOT: core.three
// LIST-NEXT: line 10: // CHECK: core.one
// LIST-NEXT: line 16: // CHECK-NEXT:    alone
// LIST-NOT: line

// Marked, they stay where they are.
// RUN: sed '/core.old/d; s,^ *// CHECK-NOT,// KEEP\n&,; s,^ *// CHECK: core,// KEEP\n&,; s,^// CHECK-NEXT:    alone,// KEEP\n&,' %t/before.mlir > %t/marked.mlir
// RUN: tcopt-update-checks --bin=%t %t/marked.mlir && FileCheck %s --check-prefix=MARKED --input-file=%t/marked.mlir
// MARKED: CHECK-NEXT:    core.two
// MARKED-NEXT: CHECK-NEXT:      core.nested
// MARKED-NEXT: CHECK-NEXT:  }
// MARKED-NEXT: KEEP
// MARKED-NEXT: CHECK-NOT: core.three
// MARKED: KEEP
// MARKED-NEXT: CHECK: core.one
// MARKED: KEEP
// MARKED-NEXT: CHECK-NEXT:    alone

// RUN: tcopt-update-checks --bin=%t --replace %t/replaced.mlir && diff %t/expected.mlir %t/replaced.mlir
// END.

//--- fake-opt
#!/bin/sh
cat <<'IR'
func.func @f() {
  core.two
    core.nested
}
IR

//--- test.mlir
// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: fake-opt %s | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME:    ) {
// CHECK-NEXT:    core.old
// CHECK-NOT: core.three
// CHECK-NEXT:    core.old
func.func @f() {
  // CHECK: core.one
  return
}

// OTHER: stays

// CHECK-NEXT:    alone
//--- expected.mlir
// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: fake-opt %s | FileCheck %s

// CHECK-LABEL: func.func @f(
// CHECK-SAME:    ) {
// CHECK-NEXT:    core.two
// CHECK-NEXT:      core.nested
// CHECK-NEXT:  }
func.func @f() {
  return
}

// OTHER: stays

