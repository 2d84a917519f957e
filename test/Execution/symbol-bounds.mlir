// RUN: tcopt %s --tcopt-ingest | FileCheck %s
// RUN: tcopt-run %s --input=random:1 --output=%t --check=phases
// RUN: tcopt-run %s --input=random:1 --dim B=16 --check=interp
// RUN: not tcopt-run %s --input=random:1 --dim B=12 2>&1 | FileCheck %s --check-prefix=MULTIPLE
// RUN: not tcopt-run %s --input=random:1 --dim B=0 2>&1 | FileCheck %s --check-prefix=LEAST
// RUN: not tcopt-run %s --input=random:1 --dim B=72 2>&1 | FileCheck %s --check-prefix=MOST

// What a function states of its sizes is in its signature, from which random inputs get theirs, and is checked by each call.
// MULTIPLE: error: size of 'B' must be at least 8, at most 64, a multiple of 8 but is 12
// LEAST: error: size of 'B' must be at least 8, at most 64, a multiple of 8 but is 0
// MOST: error: size of 'B' must be at least 8, at most 64, a multiple of 8 but is 72

// CHECK-LABEL: func.func @main
// CHECK-SAME: symbols = {B = {max = 64 : i64, min = 8 : i64, multiple = 8 : i64}}
// CHECK: %[[B:.*]] = tensor.dim %arg0, %c0
// CHECK: %[[MIN:.*]] = arith.cmpi sge, %[[B]], %c8
// CHECK: core.require %[[MIN]], "size \22B\22 must be at least 8, at most 64, a multiple of 8"
// CHECK: %[[MAX:.*]] = arith.cmpi sle, %[[B]], %c64
// CHECK: core.require %[[MAX]], "size \22B\22 must be at least 8, at most 64, a multiple of 8"
// CHECK: %[[REST:.*]] = arith.remui %[[B]], %c8
// CHECK: %[[NONE:.*]] = arith.cmpi eq, %[[REST]], %c0
// CHECK: core.require %[[NONE]], "size \22B\22 must be at least 8, at most 64, a multiple of 8"
func.func @main(%x: tensor<?x4xf32> {graph.dims = ["B", 4]}) -> tensor<?x4xf32>
    attributes {graph.symbols = {B = {min = 8, max = 64, multiple = 8}}} {
  %y = graph.exp %x : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %y : tensor<?x4xf32>
}
