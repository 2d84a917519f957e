// RUN: tcopt %s --rt-carry-failures | FileCheck %s

// Two failures of an innermost loop, which carries a value already.

// CHECK-LABEL: func @innermost
// CHECK-SAME: (%[[X:.*]]: memref<?xi1>, %[[N:.*]]: index, %[[S:.*]]: i32)
// CHECK: %[[R:.*]]:3 = scf.for %{{.*}} iter_args(%[[SUM:.*]] = %[[S]], %[[A:.*]] = %false, %[[B:.*]] = %false) -> (i32, i1, i1)
// CHECK-NOT: rt.fail
// CHECK: %[[BAD:.*]] = memref.load %[[X]]
// CHECK: %[[NOT:.*]] = arith.xori %[[BAD]], %true
// CHECK: %[[A2:.*]] = arith.ori %[[BAD]], %[[A]] : i1
// CHECK: %[[B2:.*]] = arith.ori %[[NOT]], %[[B]] : i1
// CHECK: scf.yield %{{.*}}, %[[A2]], %[[B2]]
// CHECK: rt.fail %[[R]]#1, code = index_out_of_bounds, "first"
// CHECK: rt.fail %[[R]]#2, code = division_by_zero, "second"
// CHECK: return %[[R]]#0
func.func @innermost(%x: memref<?xi1>, %n: index, %s: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %s) -> i32 {
    %bad = memref.load %x[%i] : memref<?xi1>
    rt.fail %bad, code = index_out_of_bounds, "first"
    %not = arith.xori %bad, %true : i1
    rt.fail %not, code = division_by_zero, "second"
    %more = arith.addi %sum, %s : i32
    scf.yield %more : i32
  }
  return %r : i32
}

// A loop around others keeps its failures: it is not for vectors.

// CHECK-LABEL: func @outer
// CHECK: scf.for
// CHECK:   rt.fail
// CHECK:   scf.for
// CHECK-NOT: iter_args
// CHECK: return
func.func @outer(%x: memref<?xi1>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %bad = memref.load %x[%i] : memref<?xi1>
    rt.fail %bad, code = index_out_of_bounds, "outer"
    scf.for %j = %c0 to %n step %c1 {
      memref.store %bad, %x[%j] : memref<?xi1>
    }
  }
  return
}
