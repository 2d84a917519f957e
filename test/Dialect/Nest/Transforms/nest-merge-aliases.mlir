// A call that writes a result over an input calls a kernel that has one argument for both.
// RUN: tcopt %s --nest-merge-aliases --split-input-file | FileCheck %s

#id = affine_map<(d0) -> (d0)>

// Two calls in place share a variant; the kernel stays for the call that is not in place, with its schedule.
// CHECK: module @k {
// CHECK-NEXT: nest.kernel @k(%{{.*}}: tensor<?xf32> {nest.may_alias = array<i64: 0>, nest.sizes = array<i64: 0>}, %{{.*}}: tensor<?xf32> {nest.sizes = array<i64: 0>}, %{{.*}}: index)
// CHECK: module @k_in_place {
// CHECK-NEXT: nest.kernel @k_in_place(%[[O:.*]]: tensor<?xf32> {nest.sizes = array<i64: 0>}, %{{.*}}: index) -> tensor<?xf32> attributes {nest.schedule = #cpu.pointwise<order = [0], parallel = 1>, tcopt.numerics = "strict"} {
// CHECK-NEXT: %[[R:.*]] = linalg.generic {indexing_maps = [#[[ID:.*]]], iterator_types = ["parallel"]} outs(%[[O]] : tensor<?xf32>) {
// CHECK-NEXT: ^bb0(%[[OLD:.*]]: f32):
// CHECK-NEXT: %[[EXP:.*]] = math.exp %[[OLD]] : f32
// CHECK-NEXT: linalg.yield %[[EXP]] : f32
// CHECK: nest.return %[[R]]
// CHECK-NOT: nest.kernel
module @k {
  nest.kernel @k(%a: tensor<?xf32> {nest.may_alias = array<i64: 0>, nest.sizes = array<i64: 0>},
                 %o: tensor<?xf32> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?xf32>
      attributes {nest.schedule = #cpu.pointwise<order = [0], parallel = 1>, tcopt.numerics = "strict"} {
    %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<?xf32>) outs(%o : tensor<?xf32>) {
    ^bb0(%x: f32, %y: f32):
      %2 = math.exp %x : f32
      linalg.yield %2 : f32
    } -> tensor<?xf32>
    nest.return %1 : tensor<?xf32>
  }
}
// CHECK-LABEL: func.func @shared(
// CHECK-SAME: %[[A:.*]]: memref<?xf32>, %[[B:.*]]: memref<?xf32>, %[[N:.*]]: index)
// CHECK-NEXT: nest.call @k_in_place outs(%[[A]] : memref<?xf32>) args(%[[N]] : index)
// CHECK-NEXT: nest.call @k ins(%[[A]] : memref<?xf32>) outs(%[[B]] : memref<?xf32>) args(%[[N]] : index)
// CHECK-NEXT: nest.call @k_in_place outs(%[[B]] : memref<?xf32>) args(%[[N]] : index)
func.func @shared(%a: memref<?xf32>, %b: memref<?xf32>, %n: index) {
  nest.call @k ins(%a : memref<?xf32>) outs(%a : memref<?xf32>) args(%n : index)
  nest.call @k ins(%a : memref<?xf32>) outs(%b : memref<?xf32>) args(%n : index)
  nest.call @k ins(%b : memref<?xf32>) outs(%b : memref<?xf32>) args(%n : index)
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

// Of two inputs either one, or both, may be written over: three variants.
// CHECK-NOT: module @two {
// CHECK: module @[[BOTH:two_in_place[_0-9]*]] {
// CHECK-NEXT: nest.kernel @[[BOTH]](%[[O:.*]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK: ^bb0(%[[OLD:.*]]: f32):
// CHECK-NEXT: arith.subf %[[OLD]], %[[OLD]]
// CHECK: module @[[SECOND:two_in_place[_0-9]*]] {
// CHECK-NEXT: nest.kernel @[[SECOND]](%[[A:.*]]: tensor<4xf32> {nest.may_alias = array<i64: 0>}, %[[O:.*]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[A]] : tensor<4xf32>) outs(%[[O]] : tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[OLD:.*]]: f32):
// CHECK-NEXT: arith.subf %[[X]], %[[OLD]]
// CHECK: module @[[FIRST:two_in_place[_0-9]*]] {
// CHECK: ^bb0(%[[X:.*]]: f32, %[[OLD:.*]]: f32):
// CHECK-NEXT: arith.subf %[[OLD]], %[[X]]
module @two {
  nest.kernel @two(%a: tensor<4xf32> {nest.may_alias = array<i64: 0>}, %b: tensor<4xf32> {nest.may_alias = array<i64: 0>},
                   %o: tensor<4xf32>) -> tensor<4xf32> {
    %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
        ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %2 = arith.subf %x, %y : f32
      linalg.yield %2 : f32
    } -> tensor<4xf32>
    nest.return %1 : tensor<4xf32>
  }
}
// CHECK-LABEL: func.func @either(
// CHECK-SAME: %[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<4xf32>)
// CHECK-NEXT: nest.call @[[FIRST]] ins(%[[B]] : memref<4xf32>) outs(%[[A]] : memref<4xf32>)
// CHECK-NEXT: nest.call @[[SECOND]] ins(%[[A]] : memref<4xf32>) outs(%[[B]] : memref<4xf32>)
// CHECK-NEXT: nest.call @[[BOTH]] outs(%[[A]] : memref<4xf32>)
func.func @either(%a: memref<4xf32>, %b: memref<4xf32>) {
  nest.call @two ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  nest.call @two ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%b : memref<4xf32>)
  nest.call @two ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

// Of two results each over an input of its own.
// CHECK: nest.kernel @swap_in_place(%[[O:.*]]: tensor<4xf32>, %[[P:.*]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT: linalg.generic {{.*}} outs(%[[O]], %[[P]] : tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT: ^bb0(%[[B:.*]]: f32, %[[A:.*]]: f32):
// CHECK-NEXT: arith.subf %[[A]], %[[B]]
// CHECK-NEXT: arith.divf %[[A]], %[[B]]
module @swap {
  nest.kernel @swap(%a: tensor<4xf32> {nest.may_alias = array<i64: 0, 1>}, %b: tensor<4xf32> {nest.may_alias = array<i64: 0, 1>},
                    %o: tensor<4xf32>, %p: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %1:2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
        ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%o, %p : tensor<4xf32>, tensor<4xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
      %2 = arith.subf %x, %y : f32
      %3 = arith.divf %x, %y : f32
      linalg.yield %2, %3 : f32, f32
    } -> (tensor<4xf32>, tensor<4xf32>)
    nest.return %1#0, %1#1 : tensor<4xf32>, tensor<4xf32>
  }
}
// CHECK-LABEL: func.func @two_results(
// CHECK-SAME: %[[A:.*]]: memref<4xf32>, %[[B:.*]]: memref<4xf32>)
// CHECK-NEXT: nest.call @swap_in_place outs(%[[B]], %[[A]] : memref<4xf32>, memref<4xf32>)
func.func @two_results(%a: memref<4xf32>, %b: memref<4xf32>) {
  nest.call @swap ins(%a, %b : memref<4xf32>, memref<4xf32>) outs(%b, %a : memref<4xf32>, memref<4xf32>)
  return
}

// -----

// Kernels that nothing calls are removed; other modules stay. Calls in loops count.
// CHECK-NOT: @uncalled
// CHECK: module @called {
// CHECK: module @no_unit {
// CHECK: module {
// CHECK-LABEL: func.func @in_loop(
// CHECK: scf.for
// CHECK-NEXT: nest.call @called outs
module @uncalled {
  nest.kernel @uncalled(%o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @called {
  nest.kernel @called(%o: tensor<4xf32>) -> tensor<4xf32> {
    nest.return %o : tensor<4xf32>
  }
}
module @no_unit {
}
module {
}
func.func @in_loop(%a: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    nest.call @called outs(%a : memref<4xf32>)
  }
  return
}

// -----

#id = affine_map<(d0) -> (d0)>

// A call keeps its other operands and that it may fail.
// CHECK: nest.kernel @k_in_place(%{{.*}}: tensor<4xf32>, %{{.*}}: tensor<4xi32>, %{{.*}}: i32) -> tensor<4xi32> {
// CHECK: ^bb0(%{{.*}}: f32, %[[OLD:.*]]: i32):
// CHECK: arith.cmpi eq, %[[OLD]]
// CHECK: arith.addi %[[OLD]]
module @k {
  nest.kernel @k(%c: tensor<4xf32>, %a: tensor<4xi32> {nest.may_alias = array<i64: 0>}, %o: tensor<4xi32>, %m: i32) -> tensor<4xi32> {
    %1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
        ins(%c, %a : tensor<4xf32>, tensor<4xi32>) outs(%o : tensor<4xi32>) {
    ^bb0(%x: f32, %y: i32, %z: i32):
      %zero = arith.constant 0 : i32
      %bad = arith.cmpi eq, %y, %zero : i32
      rt.fail %bad, code = division_by_zero, "division by zero"
      %2 = arith.addi %y, %m : i32
      linalg.yield %2 : i32
    } -> tensor<4xi32>
    nest.return %1 : tensor<4xi32>
  }
}
// CHECK-LABEL: func.func @fails(
// CHECK-SAME: %[[C:.*]]: memref<4xf32>, %[[A:.*]]: memref<4xi32>, %[[M:.*]]: i32)
// CHECK-NEXT: nest.call @k_in_place ins(%[[C]] : memref<4xf32>) outs(%[[A]] : memref<4xi32>) args(%[[M]] : i32) fails {note = "kept"}
func.func @fails(%c: memref<4xf32>, %a: memref<4xi32>, %m: i32) {
  nest.call @k ins(%c, %a : memref<4xf32>, memref<4xi32>) outs(%a : memref<4xi32>) args(%m : i32) fails {note = "kept"}
  return
}
