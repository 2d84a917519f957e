// RUN lines with prefixes of their own: what they agree on is written once.
// RUN: split-file %s %t && chmod +x %t/fake-opt
// RUN: tcopt-update-checks --bin=%t %t/test.mlir
// RUN: diff %t/expected.mlir %t/test.mlir
// RUN: tcopt-update-checks --bin=%t %t/test.mlir | count 0
// RUN: %t/fake-opt a | FileCheck %t/test.mlir --check-prefixes=CHECK,A
// RUN: %t/fake-opt b | FileCheck %t/test.mlir --check-prefixes=CHECK,B

// RUN: not tcopt-update-checks --bin=%t %t/clash.mlir 2>&1 | FileCheck %s --check-prefix=CLASH
// CLASH: clash.mlir: error: not updated: RUN lines that share all their prefixes print 'differs' differently
// END.

//--- fake-opt
#!/bin/sh
cat <<IR
func.func @same() {
  return
}
func.func @differs() {
  $1
}
func.func @also_same() {
  return
}
IR

//--- clash.mlir
// RUN: fake-opt a %s | FileCheck %s
// RUN: fake-opt b %s | FileCheck %s
//--- test.mlir
// RUN: fake-opt a %s | FileCheck %s --check-prefixes=CHECK,A
// RUN: fake-opt b %s \
// RUN:   | FileCheck %s --check-prefixes=CHECK,B

func.func @same() { return }
func.func @differs() { return }
func.func @also_same() { return }
//--- expected.mlir
// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: fake-opt a %s | FileCheck %s --check-prefixes=CHECK,A
// RUN: fake-opt b %s \
// RUN:   | FileCheck %s --check-prefixes=CHECK,B

// CHECK-LABEL: func.func @same(
// CHECK-SAME:    ) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @same() { return }
// A-LABEL: func.func @differs(
// A-SAME:    ) {
// A-NEXT:    a
// A-NEXT:  }
// B-LABEL: func.func @differs(
// B-SAME:    ) {
// B-NEXT:    b
// B-NEXT:  }
func.func @differs() { return }
// CHECK-LABEL: func.func @also_same(
// CHECK-SAME:    ) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @also_same() { return }
