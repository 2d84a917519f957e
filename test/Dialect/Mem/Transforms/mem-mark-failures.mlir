// RUN: tcopt %s --mem-mark-failures --split-input-file | FileCheck %s
// RUN: tcopt %s --mem-mark-failures --split-input-file --remarks-filter=memory -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

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
// CHECK-LABEL: func.func @before
// CHECK-SAME: tcopt.fails_before_writes
func.func @before(%c: i1, %b: memref<4xf32>, %w: memref<4xf32> {tcopt.donates = 0 : i64}) {
  nest.call @update ins(%w : memref<4xf32>) outs(%b : memref<4xf32>)
  nest.call @checked outs(%b : memref<4xf32>) args(%c : i1) fails
  nest.call @update ins(%b : memref<4xf32>) outs(%w : memref<4xf32>)
  return
}

// -----

// What nothing can go wrong in is not marked: it has no errors of values.
module @update {
  nest.kernel @update(%x: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
// CHECK-LABEL: func.func @never
// CHECK-NOT: fails_before_writes
// REMARK-NOT: never
func.func @never(%b: memref<4xf32>, %w: memref<4xf32> {tcopt.donates = 0 : i64}) {
  nest.call @update ins(%b : memref<4xf32>) outs(%w : memref<4xf32>)
  return
}

// -----

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
// A write through a view.
// CHECK-LABEL: func.func @after
// CHECK-NOT: fails_before_writes
// REMARK: fails-late{{.*}}Function=after{{.*}}written-earlier
func.func @after(%c: i1, %b: memref<4xf32>, %w: memref<2x2xf32> {tcopt.donates = 0 : i64}) {
  %flat = memref.collapse_shape %w [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  nest.call @update ins(%b : memref<4xf32>) outs(%flat : memref<4xf32>)
  nest.call @checked outs(%b : memref<4xf32>) args(%c : i1) fails
  return
}

// -----

module @checked {
  nest.kernel @checked(%o: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
    rt.fail %c, code = division_by_zero, "division by zero"
    nest.return %o : tensor<4xf32>
  }
}
// The kernel that fails writes to the argument itself.
// CHECK-LABEL: func.func @itself
// CHECK-NOT: fails_before_writes
// REMARK: fails-late{{.*}}Function=itself
func.func @itself(%c: i1, %w: memref<4xf32> {tcopt.donates = 0 : i64}) {
  nest.call @checked outs(%w : memref<4xf32>) args(%c : i1) fails
  return
}

// In a loop what fails runs after what has written in an earlier iteration.
// CHECK-LABEL: func.func @loop
// CHECK-NOT: fails_before_writes
// REMARK: fails-late{{.*}}Function=loop
func.func @loop(%c: i1, %n: index, %b: memref<4xf32>, %w: memref<4xf32> {tcopt.donates = 0 : i64}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    nest.call @checked outs(%b : memref<4xf32>) args(%c : i1) fails
    memref.copy %b, %w : memref<4xf32> to memref<4xf32>
  }
  return
}

// -----

module @checked {
  nest.kernel @checked(%o: tensor<4xf32>, %c: i1) -> tensor<4xf32> {
    rt.fail %c, code = division_by_zero, "division by zero"
    nest.return %o : tensor<4xf32>
  }
}
// Callees only read or only check: the order in the caller counts.
func.func private @reads(%w: memref<4xf32>, %b: memref<4xf32>) {
  memref.copy %w, %b : memref<4xf32> to memref<4xf32>
  return
}
func.func private @writes(%w: memref<4xf32>, %b: memref<4xf32>) {
  memref.copy %b, %w : memref<4xf32> to memref<4xf32>
  return
}
func.func private @checks(%c: i1, %b: memref<4xf32>) {
  nest.call @checked outs(%b : memref<4xf32>) args(%c : i1) fails
  return
}
// CHECK-LABEL: func.func @calls
// CHECK-SAME: tcopt.fails_before_writes
func.func @calls(%c: i1, %b: memref<4xf32>, %w: memref<4xf32> {tcopt.donates = 0 : i64}) {
  call @reads(%w, %b) : (memref<4xf32>, memref<4xf32>) -> ()
  call @checks(%c, %b) : (i1, memref<4xf32>) -> ()
  call @writes(%w, %b) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
// CHECK-LABEL: func.func @calls_late
// CHECK-NOT: fails_before_writes
// REMARK: fails-late{{.*}}Function=calls_late
func.func @calls_late(%c: i1, %b: memref<4xf32>, %w: memref<4xf32> {tcopt.donates = 0 : i64}) {
  call @writes(%w, %b) : (memref<4xf32>, memref<4xf32>) -> ()
  call @checks(%c, %b) : (i1, memref<4xf32>) -> ()
  return
}
// Of what is declared elsewhere nothing is known.
func.func private @unknown(memref<4xf32>)
// CHECK-LABEL: func.func @calls_unknown
// CHECK-NOT: fails_before_writes
// REMARK: fails-late{{.*}}Function=calls_unknown
func.func @calls_unknown(%w: memref<4xf32> {tcopt.donates = 0 : i64}) {
  call @unknown(%w) : (memref<4xf32>) -> ()
  return
}
