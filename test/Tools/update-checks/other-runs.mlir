// RUN lines that print no function are left alone, and so are their checks.
// RUN: split-file %s %t && chmod +x %t/fake-opt
// RUN: tcopt-update-checks --bin=%t %t/test.mlir
// RUN: diff %t/expected.mlir %t/test.mlir
// RUN: tcopt-update-checks --bin=%t %t/test.mlir | count 0

// Where they share all their prefixes with one that does, no checks could hold for both.
// RUN: not tcopt-update-checks --bin=%t %t/shared.mlir 2>&1 | FileCheck %s --check-prefix=SHARED
// SHARED: shared.mlir: error: not updated: RUN lines that share all their prefixes print 'f' differently
// END.

//--- fake-opt
#!/bin/sh
if [ "$1" = --wrong ]; then
  echo "error: it is wrong" >&2
  exit 1
fi
cat <<'IR'
func.func @f() {
  core.one
}
IR

//--- test.mlir
// RUN: fake-opt %s | FileCheck %s
// RUN: not fake-opt --wrong %s 2>&1 | FileCheck %s --check-prefix=ERR

// ERR: error: it is {{wrong}}
// ERR-NOT: error
func.func @f() {
  return
}
//--- expected.mlir
// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: fake-opt %s | FileCheck %s
// RUN: not fake-opt --wrong %s 2>&1 | FileCheck %s --check-prefix=ERR

// ERR: error: it is {{wrong}}
// ERR-NOT: error
// CHECK-LABEL: func.func @f(
// CHECK-SAME:    ) {
// CHECK-NEXT:    core.one
// CHECK-NEXT:  }
func.func @f() {
  return
}
//--- shared.mlir
// RUN: fake-opt %s | FileCheck %s
// RUN: not fake-opt --wrong %s 2>&1 | FileCheck %s
func.func @f() {
  return
}
