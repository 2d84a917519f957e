// A test without checks gets them; run again it stays as it is; and the checks hold.
// RUN: split-file %s %t && chmod +x %t/fake-opt
// RUN: tcopt-update-checks --bin=%t %t/test.mlir | FileCheck %s --check-prefix=SAID
// RUN: diff %t/expected.mlir %t/test.mlir
// RUN: tcopt-update-checks --bin=%t %t/test.mlir | count 0
// RUN: diff %t/expected.mlir %t/test.mlir
// RUN: tcopt-update-checks --bin=%t --check %t/test.mlir
// RUN: %t/fake-opt %t/test.mlir | FileCheck %t/test.mlir

// After the tool's output has changed the checks follow it.
// RUN: sed -i 's/core.add/core.sub/' %t/fake-opt
// RUN: not tcopt-update-checks --bin=%t --check %t/test.mlir 2>&1 | FileCheck %s --check-prefix=STALE
// RUN: tcopt-update-checks --bin=%t %t/test.mlir
// RUN: sed 's/core.add/core.sub/' %t/expected.mlir | diff - %t/test.mlir

// SAID: test.mlir: updated
// STALE: test.mlir: error: its checks are not up to date
// END.

//--- fake-opt
#!/bin/sh
cat <<'IR'
#map = affine_map<(d0) -> (d0 + 1)>
#map1 = affine_map<(d0) -> (d0)>
module {
  func.func private @kernel0(%arg0: tensor<2xf32>)
  func.func @f(%arg0: tensor<?x2xf32> {graph.dims = ["B", 2]}, %arg1: index) -> tensor<2x2xi32> attributes {m = #map} {
    %cst = core.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
    %0:2 = core.add %arg0, %arg0 : tensor<?x2xf32>
    %1 = core.at %0#1[%arg1] : (tensor<?x2xf32>) -> f32 {
    ^bb0(%arg2: f32):
      core.yield %arg2 : f32
    }
    return %cst : tensor<2x2xi32>
  }
  func.func @g() {
    return
  }
}
IR

//--- test.mlir
// RUN: fake-opt %s --some-pass | FileCheck %s

// What it is about.
func.func @f(%x: tensor<?x2xf32> {graph.dims = ["B", 2]},
             %at: index) -> tensor<2x2xi32> {
  return
}

func.func @g() {
  return
}
//--- expected.mlir
// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: fake-opt %s --some-pass | FileCheck %s

// What it is about.
// CHECK-DAG: [[$MAP:#.*]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-LABEL: func.func private @kernel0(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2xf32>)
// CHECK-LABEL: func.func @f(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2xf32> {graph.dims = ["B", 2]},
// CHECK-SAME:    [[AT:%[^ ,:]+]]: index) -> tensor<2x2xi32> attributes {m = [[$MAP]]} {
// CHECK-NEXT:    [[CST:%[^ ,:]+]] = core.constant dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]]:2 = core.add [[X]], [[X]] : tensor<?x2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.at [[V0]]#1{{\[}}[[AT]]] : (tensor<?x2xf32>) -> f32 {
// CHECK-NEXT:    ^bb0([[ARG2:%[^ ,:]+]]: f32):
// CHECK-NEXT:      core.yield [[ARG2]] : f32
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[CST]] : tensor<2x2xi32>
// CHECK-NEXT:  }
func.func @f(%x: tensor<?x2xf32> {graph.dims = ["B", 2]},
             %at: index) -> tensor<2x2xi32> {
  return
}

// CHECK-LABEL: func.func @g(
// CHECK-SAME:    ) {
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @g() {
  return
}
