// RUN: tcopt %s --cuda-guard-writes --split-input-file | FileCheck %s
// RUN: tcopt %s --cuda-guard-writes --split-input-file --remarks-filter=memory -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// What writes to a donated argument is guarded, through views and by calls for many operands, too; no other kernel is.

// CHECK-LABEL: nest.kernel @checked
// CHECK-NOT: nest.guarded
// CHECK-LABEL: nest.kernel @update
// CHECK-SAME: attributes {nest.guarded}
// CHECK-LABEL: nest.kernel @each
// CHECK-SAME: attributes {nest.guarded}
// CHECK-LABEL: nest.kernel @other
// CHECK-NOT: nest.guarded
// CHECK-LABEL: func.func @marked
// CHECK-SAME: tcopt.fails_before_writes
module @checked {
  nest.kernel @checked(%o: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
    rt.fail %c, code = division_by_zero, "division by zero"
    nest.return %o : tensor<4xf32>
  }
}
module @update {
  nest.kernel @update(%x: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @each {
  nest.kernel @each(%o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @other {
  nest.kernel @other(%x: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @marked(%c: i1, %b: memref<4xf32>, %w: memref<2x2xf32> {tcopt.donates = 0 : i64},
                  %v: memref<4xf32> {tcopt.donates = 1 : i64}) attributes {tcopt.fails_before_writes} {
  %flat = memref.collapse_shape %w [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  nest.call @other ins(%flat : memref<4xf32>) outs(%b : memref<4xf32>)
  nest.call @checked outs(%b : memref<4xf32>) args(%c : i1) fails
  nest.call @update ins(%b : memref<4xf32>) outs(%flat : memref<4xf32>)
  nest.call_each @each, count = 2, grain = 1 outs(%v, %b : memref<4xf32>, memref<4xf32>)
  return
}

// -----

// Functions that are not marked lose their arguments' elements anyway, or never fail.

// CHECK-LABEL: nest.kernel @update
// CHECK-NOT: nest.guarded
module @update {
  nest.kernel @update(%o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @unmarked(%w: memref<4xf32> {tcopt.donates = 0 : i64}) {
  nest.call @update outs(%w : memref<4xf32>)
  return
}

// -----

// Copies and functions cannot be guarded.

// CHECK-LABEL: nest.kernel @update
// CHECK-NOT: nest.guarded
// CHECK-LABEL: func.func @copies
// CHECK-NOT: fails_before_writes
// CHECK-LABEL: func.func @calls
// CHECK-NOT: fails_before_writes
// REMARK-DAG: unguarded{{.*}}Function=copies{{.*}}no-kernel
// REMARK-DAG: unguarded{{.*}}Function=calls{{.*}}no-kernel
module @update {
  nest.kernel @update(%o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
func.func @copies(%b: memref<4xf32>, %w: memref<4xf32> {tcopt.donates = 0 : i64}) attributes {tcopt.fails_before_writes} {
  nest.call @update outs(%w : memref<4xf32>)
  memref.copy %b, %w : memref<4xf32> to memref<4xf32>
  return
}
func.func @calls(%w: memref<4xf32> {tcopt.donates = 0 : i64}) attributes {tcopt.fails_before_writes} {
  func.call @callee(%w) : (memref<4xf32>) -> ()
  return
}
func.func private @callee(memref<4xf32>)
