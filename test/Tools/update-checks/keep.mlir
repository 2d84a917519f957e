// Checks written by hand are marked on the first visit and stay from then on, as lines of other prefixes do.
// RUN: split-file %s %t && chmod +x %t/fake-opt && cp %t/test.mlir %t/replaced.mlir
// RUN: tcopt-update-checks --bin=%t --only='core' %t/test.mlir
// RUN: diff %t/expected.mlir %t/test.mlir

// The options of the first line apply again.
// RUN: tcopt-update-checks --bin=%t %t/test.mlir | count 0
// RUN: %t/fake-opt %t/test.mlir | FileCheck %t/test.mlir

// RUN: tcopt-update-checks --bin=%t --only='core' --replace %t/replaced.mlir
// RUN: FileCheck %s --check-prefix=REPLACED --input-file=%t/replaced.mlir
// REPLACED: CHECK-LABEL: func.func @by_hand(
// REPLACED-NEXT: CHECK-SAME:    ) {
// REPLACED-NEXT: CHECK:         core.one
// REPLACED-NEXT: func.func @by_hand
// END.

//--- fake-opt
#!/bin/sh
cat <<'IR'
func.func @by_hand() {
  core.one
}
func.func @generated() {
  core.two
  other.three
}
IR

//--- test.mlir
// RUN: fake-opt %s | FileCheck %s
// RUN: true

// CHECK-LABEL: func.func @by_hand
// CHECK: one{{$}}
func.func @by_hand() {
  // CHECK: }
  return
}

// OTHER: stays
func.func @generated() {
  return
}
// KEEP: an addition to the generated block
// CHECK-NOT: core.four
//--- expected.mlir
// NOTE: checks written by tcopt-update-checks --only='core'; to keep one written by hand, put // KEEP above it.
// RUN: fake-opt %s | FileCheck %s
// RUN: true

// KEEP
// CHECK-LABEL: func.func @by_hand
// CHECK: one{{$}}
func.func @by_hand() {
  // KEEP
  // CHECK: }
  return
}

// OTHER: stays
// CHECK-LABEL: func.func @generated(
// CHECK-SAME:    ) {
// CHECK:         core.two
func.func @generated() {
  return
}
// KEEP: an addition to the generated block
// CHECK-NOT: core.four
