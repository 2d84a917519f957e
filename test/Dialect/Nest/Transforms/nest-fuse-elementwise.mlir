// RUN: tcopt %s --nest-fuse-elementwise --split-input-file | FileCheck %s
// RUN: tcopt %s --nest-fuse-elementwise --split-input-file --remarks-filter=fusion 2>&1 | FileCheck %s --check-prefix=REMARK

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @chain
// CHECK-SAME: (%[[X:.*]]: tensor<?xf32>, %[[E:.*]]: tensor<?xf32>)
// CHECK: linalg.generic
// CHECK-SAME: ins(%[[X]] : tensor<?xf32>)
// CHECK: math.exp
// CHECK-NEXT: arith.negf
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @chain(%x: tensor<?xf32>, %e: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = math.exp %a : f32
    linalg.yield %1 : f32
  } -> tensor<?xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : tensor<?xf32>) outs(%e : tensor<?xf32>) {
  ^bb0(%a: f32, %o: f32):
    %3 = arith.negf %a : f32
    linalg.yield %3 : f32
  } -> tensor<?xf32>
  return %2 : tensor<?xf32>
}

// -----

// An expensive producer that each row would repeat stays alone.

#row = affine_map<(d0, d1) -> (d1)>
#id1 = affine_map<(d0) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @repeats_work
// CHECK: linalg.generic
// CHECK: math.exp
// CHECK: linalg.generic
// REMARK: not-fused
// REMARK-SAME: repeats-work
func.func @repeats_work(%x: tensor<8xf32>, %e: tensor<8xf32>, %r: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.generic {indexing_maps = [#id1, #id1], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = math.exp %a : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#row, #id2], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8xf32>) outs(%r : tensor<4x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<4x8xf32>
  return %2 : tensor<4x8xf32>
}

// -----

// A producer with two users is computed once, in the loop of the one that comes first if the other comes later.

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @several_uses
// CHECK: %[[R:.*]]:2 = linalg.generic {{.*}} ins(%{{.*}} : tensor<8xf32>) outs(
// CHECK: %[[EXP:.*]] = math.exp
// CHECK: %[[NEG:.*]] = arith.negf %[[EXP]]
// CHECK: linalg.yield %[[EXP]], %[[NEG]]
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @several_uses(%x: tensor<8xf32>, %e: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = math.exp %a : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %3 = arith.negf %a : f32
    linalg.yield %3 : f32
  } -> tensor<8xf32>
  return %0, %2 : tensor<8xf32>, tensor<8xf32>
}

// -----

// Adam's step: both moments and the parameter in one loop, which reads the gradient and each of them once. The last op reads two
// results of the merged one.

#id = affine_map<(d0) -> (d0)>
#none = affine_map<(d0) -> ()>

// CHECK-LABEL: func.func @one_step(
// CHECK-SAME: %[[G:[^ ]+]]: tensor<8xf32>, %[[M:[^ ]+]]: tensor<8xf32>, %[[V:[^ ]+]]: tensor<8xf32>, %[[P:[^ ]+]]: tensor<8xf32>, %[[S:[^ ]+]]: tensor<f32>
// CHECK-COUNT-1: linalg.generic
// CHECK: linalg.yield %{{.*}}, %{{.*}}, %{{.*}} : f32, f32, f32
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @one_step(%g: tensor<8xf32>, %m: tensor<8xf32>, %v: tensor<8xf32>, %p: tensor<8xf32>, %s: tensor<f32>, %e: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = linalg.generic {indexing_maps = [#none, #id], iterator_types = ["parallel"]} ins(%s : tensor<f32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    linalg.yield %a : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%m, %g, %0 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %x = arith.mulf %a, %c : f32
    %y = arith.addf %x, %b : f32
    linalg.yield %y : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%v, %1, %0 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %x = arith.mulf %a, %c : f32
    %y = arith.addf %x, %b : f32
    linalg.yield %y : f32
  } -> tensor<8xf32>
  %3 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%p, %1, %2 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %x = arith.divf %b, %c : f32
    %y = arith.subf %a, %x : f32
    linalg.yield %y : f32
  } -> tensor<8xf32>
  return %1, %2, %3 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}

// -----

// A user that comes before the reader, or that reads in another order, keeps the producer apart.

#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>

// CHECK-LABEL: func.func @apart
// CHECK-COUNT-2: linalg.generic
// CHECK-NOT: linalg.generic
// CHECK-LABEL: func.func @earlier
// CHECK: linalg.generic
// CHECK: tensor.extract
// CHECK: linalg.generic
// REMARK: several-uses
func.func @apart(%x: tensor<8x8xf32>, %e: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = math.exp %a : f32
    linalg.yield %1 : f32
  } -> tensor<8x8xf32>
  %2 = linalg.generic {indexing_maps = [#t, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %3 = arith.negf %a : f32
    linalg.yield %3 : f32
  } -> tensor<8x8xf32>
  return %0, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @earlier(%x: tensor<8x8xf32>, %e: tensor<8x8xf32>, %i: index) -> (f32, tensor<8x8xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = math.exp %a : f32
    linalg.yield %1 : f32
  } -> tensor<8x8xf32>
  %first = tensor.extract %0[%i, %i] : tensor<8x8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %3 = arith.negf %a : f32
    linalg.yield %3 : f32
  } -> tensor<8x8xf32>
  return %first, %2 : f32, tensor<8x8xf32>
}

// Nor can a body read single elements of what its own loop computes.
// CHECK-LABEL: func.func @elements
// CHECK: %[[P:.*]] = linalg.generic
// CHECK: linalg.generic
// CHECK: tensor.extract %[[P]]
func.func @elements(%x: tensor<8x8xf32>, %e: tensor<8x8xf32>, %i: index) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = math.exp %a : f32
    linalg.yield %1 : f32
  } -> tensor<8x8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<8x8xf32>) outs(%e : tensor<8x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %first = tensor.extract %0[%i, %i] : tensor<8x8xf32>
    %3 = arith.addf %a, %first : f32
    linalg.yield %3 : f32
  } -> tensor<8x8xf32>
  return %0, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}

// -----

// The producer changes a product's result in place, which a loop with two results could not.

#a = affine_map<(d0, d1, d2) -> (d0, d2)>
#b = affine_map<(d0, d1, d2) -> (d2, d1)>
#c = affine_map<(d0, d1, d2) -> (d0, d1)>
#id = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @epilogue
// CHECK: linalg.generic {{.*}}"reduction"
// CHECK: linalg.generic
// CHECK: arith.negf
// CHECK-NEXT: math.exp
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic
// CHECK: math.tanh
// REMARK: several-uses
func.func @epilogue(%x: tensor<4x8xf32>, %y: tensor<8x4xf32>, %e: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = linalg.generic {indexing_maps = [#a, #b, #c], iterator_types = ["parallel", "parallel", "reduction"]} ins(%x, %y : tensor<4x8xf32>, tensor<8x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %m, %o : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%0 : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %n = arith.negf %a : f32
    linalg.yield %n : f32
  } -> tensor<4x4xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%1 : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %n = math.exp %a : f32
    linalg.yield %n : f32
  } -> tensor<4x4xf32>
  %3 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%2 : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %n = math.tanh %a : f32
    linalg.yield %n : f32
  } -> tensor<4x4xf32>
  return %2, %3 : tensor<4x4xf32>, tensor<4x4xf32>
}

// -----

// A producer that may fail is not computed twice.
#id = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @fails
// CHECK: linalg.generic
// CHECK: rt.fail
// CHECK: arith.addi
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @fails(%x: tensor<?xi32>, %e: tensor<?xi32>) -> tensor<?xi32> {
  %zero = arith.constant 0 : i32
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<?xi32>) outs(%e : tensor<?xi32>) {
  ^bb0(%a: i32, %o: i32):
    %c = arith.cmpi eq, %a, %zero : i32
    rt.fail %c, code = division_by_zero, "integer division by zero"
    linalg.yield %a : i32
  } -> tensor<?xi32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : tensor<?xi32>) outs(%e : tensor<?xi32>) {
  ^bb0(%a: i32, %o: i32):
    %2 = arith.addi %a, %a : i32
    linalg.yield %2 : i32
  } -> tensor<?xi32>
  return %1 : tensor<?xi32>
}

// -----

// What reads its output would be written by the reader too, term by term.
#all = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @reads_output
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK: linalg.generic
// CHECK: arith.maximumf
func.func @reads_output(%x: tensor<4x8xf32>, %e: tensor<4x8xf32>, %f: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [#all, #all], iterator_types = ["parallel", "parallel"]} ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %2 = arith.addf %o, %a : f32
    linalg.yield %2 : f32
  } -> tensor<4x8xf32>
  %1 = linalg.generic {indexing_maps = [#all, #row], iterator_types = ["parallel", "reduction"]} ins(%0 : tensor<4x8xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%a: f32, %o: f32):
    %2 = arith.maximumf %o, %a : f32
    linalg.yield %2 : f32
  } -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// The terms of a scan are converted before they are stored.

#sum = affine_map<(d0, d1) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @scan(
// CHECK-SAME: %[[X:.*]]: tensor<4x8xf16>, %[[T:.*]]: tensor<4xf32>,
// CHECK: %[[R:.+]]:2 = linalg.generic
// CHECK-SAME: ins(%[[X]] : tensor<4x8xf16>) outs(%[[T]], %{{.*}} : tensor<4xf32>, tensor<4x8xf16>)
// CHECK: ^bb0(%{{.*}}: f16, %[[S:.*]]: f32, %{{.*}}: f16):
// CHECK: %[[SUM:.*]] = arith.addf %[[S]]
// CHECK: %[[TERM:.*]] = arith.truncf %[[SUM]] : f32 to f16
// CHECK: linalg.yield %[[SUM]], %[[TERM]] : f32, f16
// CHECK-NOT: linalg.generic
// CHECK: return %[[R]]#1
func.func @scan(%x: tensor<4x8xf16>, %t: tensor<4xf32>, %e: tensor<4x8xf32>, %h: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %0:2 = linalg.generic {indexing_maps = [#id2, #sum, #id2], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf16>) outs(%t, %e : tensor<4xf32>, tensor<4x8xf32>) {
  ^bb0(%a: f16, %s: f32, %o: f32):
    %1 = arith.extf %a : f16 to f32
    %2 = arith.addf %s, %1 : f32
    linalg.yield %2, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4x8xf32>)
  %3 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<4x8xf32>) outs(%h : tensor<4x8xf16>) {
  ^bb0(%a: f32, %o: f16):
    %r = arith.truncf %a : f32 to f16
    linalg.yield %r : f16
  } -> tensor<4x8xf16>
  return %3 : tensor<4x8xf16>
}

// -----

// So they are not if they are read elsewhere, if the last sum is, or if the
// reader is dear.

#sum = affine_map<(d0, d1) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @scan_read_twice(
// CHECK: linalg.generic
// CHECK: linalg.generic
func.func @scan_read_twice(%x: tensor<4x8xf16>, %t: tensor<4xf32>, %e: tensor<4x8xf32>, %h: tensor<4x8xf16>) -> (tensor<4x8xf16>, tensor<4x8xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id2, #sum, #id2], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf16>) outs(%t, %e : tensor<4xf32>, tensor<4x8xf32>) {
  ^bb0(%a: f16, %s: f32, %o: f32):
    %1 = arith.extf %a : f16 to f32
    %2 = arith.addf %s, %1 : f32
    linalg.yield %2, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4x8xf32>)
  %3 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<4x8xf32>) outs(%h : tensor<4x8xf16>) {
  ^bb0(%a: f32, %o: f16):
    %r = arith.truncf %a : f32 to f16
    linalg.yield %r : f16
  } -> tensor<4x8xf16>
  return %3, %0#1 : tensor<4x8xf16>, tensor<4x8xf32>
}

// CHECK-LABEL: func.func @scan_and_sum(
// CHECK: linalg.generic
// CHECK: linalg.generic
func.func @scan_and_sum(%x: tensor<4x8xf16>, %t: tensor<4xf32>, %e: tensor<4x8xf32>, %h: tensor<4x8xf16>) -> (tensor<4x8xf16>, tensor<4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [#id2, #sum, #id2], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf16>) outs(%t, %e : tensor<4xf32>, tensor<4x8xf32>) {
  ^bb0(%a: f16, %s: f32, %o: f32):
    %1 = arith.extf %a : f16 to f32
    %2 = arith.addf %s, %1 : f32
    linalg.yield %2, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4x8xf32>)
  %3 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<4x8xf32>) outs(%h : tensor<4x8xf16>) {
  ^bb0(%a: f32, %o: f16):
    %r = arith.truncf %a : f32 to f16
    linalg.yield %r : f16
  } -> tensor<4x8xf16>
  return %3, %0#0 : tensor<4x8xf16>, tensor<4xf32>
}

// CHECK-LABEL: func.func @scan_dear_reader(
// CHECK: linalg.generic
// CHECK: linalg.generic
// CHECK: math.exp
func.func @scan_dear_reader(%x: tensor<4x8xf16>, %t: tensor<4xf32>, %e: tensor<4x8xf32>, %h: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %0:2 = linalg.generic {indexing_maps = [#id2, #sum, #id2], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf16>) outs(%t, %e : tensor<4xf32>, tensor<4x8xf32>) {
  ^bb0(%a: f16, %s: f32, %o: f32):
    %1 = arith.extf %a : f16 to f32
    %2 = arith.addf %s, %1 : f32
    linalg.yield %2, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4x8xf32>)
  %3 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<4x8xf32>) outs(%h : tensor<4x8xf16>) {
  ^bb0(%a: f32, %o: f16):
    %y = math.exp %a : f32
    %r = arith.truncf %y : f32 to f16
    linalg.yield %r : f16
  } -> tensor<4x8xf16>
  return %3 : tensor<4x8xf16>
}

// -----

// Nor are they if the scan may fail.

#sum = affine_map<(d0, d1) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>

// CHECK-LABEL: func.func @scan_fails(
// CHECK: linalg.generic
// CHECK: rt.fail
// CHECK: linalg.generic
func.func @scan_fails(%x: tensor<4x8xf16>, %t: tensor<4xf32>, %e: tensor<4x8xf32>, %h: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %0:2 = linalg.generic {indexing_maps = [#id2, #sum, #id2], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf16>) outs(%t, %e : tensor<4xf32>, tensor<4x8xf32>) {
  ^bb0(%a: f16, %s: f32, %o: f32):
    %1 = arith.extf %a : f16 to f32
    %2 = arith.addf %s, %1 : f32
    %bad = arith.cmpf uno, %1, %1 : f32
    rt.fail %bad, code = index_out_of_bounds, "no number"
    linalg.yield %2, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4x8xf32>)
  %3 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<4x8xf32>) outs(%h : tensor<4x8xf16>) {
  ^bb0(%a: f32, %o: f16):
    %r = arith.truncf %a : f32 to f16
    linalg.yield %r : f16
  } -> tensor<4x8xf16>
  return %3 : tensor<4x8xf16>
}

// -----

// What reads a product through dimensions that are put back runs before them, and can be the product's epilogue.

#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#bias = affine_map<(d0, d1, d2) -> (d2)>

// CHECK-LABEL: func.func @expanded(
// CHECK-SAME: %[[A:[^ ]+]]: tensor<?x8xf32>, %[[B:[^ ]+]]: tensor<8x4xf32>, %[[BIAS:[^ ]+]]: tensor<4xf32>, %[[R:[^ ]+]]: tensor<2x?x4xf32>
// CHECK: %[[M:.+]] = linalg.matmul
// CHECK: %[[RC:.+]] = tensor.collapse_shape %[[R]] {{\[}}[0, 1], [2]]
// CHECK: %[[S:.+]] = linalg.generic {{.*}}iterator_types = ["parallel", "parallel"]} ins(%[[M]], %[[BIAS]], %[[RC]] :
// CHECK: tensor.expand_shape %[[S]] {{\[}}[0, 1], [2]]
func.func @expanded(%a: tensor<?x8xf32>, %b: tensor<8x4xf32>, %bias: tensor<4xf32>, %r: tensor<2x?x4xf32>, %n: index, %o: tensor<?x4xf32>, %e: tensor<2x?x4xf32>) -> tensor<2x?x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x4xf32>) outs(%o : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, %n, 4] : tensor<?x4xf32> into tensor<2x?x4xf32>
  %2 = linalg.generic {indexing_maps = [#id, #bias, #id, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%1, %bias, %r : tensor<2x?x4xf32>, tensor<4xf32>, tensor<2x?x4xf32>) outs(%e : tensor<2x?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %t: f32):
    %s = arith.addf %x, %y : f32
    %u = arith.addf %s, %z : f32
    linalg.yield %u : f32
  } -> tensor<2x?x4xf32>
  return %2 : tensor<2x?x4xf32>
}

// -----

// An operand that differs along a dimension of those that are one forbids it.

#id = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#row = affine_map<(d0, d1, d2) -> (d1, d2)>

// CHECK-LABEL: func.func @not_collapsible(
// CHECK: linalg.matmul
// CHECK: tensor.expand_shape
// CHECK: linalg.generic {{.*}}iterator_types = ["parallel", "parallel", "parallel"]}
func.func @not_collapsible(%a: tensor<6x8xf32>, %b: tensor<8x4xf32>, %r: tensor<3x4xf32>, %o: tensor<6x4xf32>, %e: tensor<2x3x4xf32>) -> tensor<2x3x4xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<6x8xf32>, tensor<8x4xf32>) outs(%o : tensor<6x4xf32>) -> tensor<6x4xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [2, 3, 4] : tensor<6x4xf32> into tensor<2x3x4xf32>
  %2 = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%1, %r : tensor<2x3x4xf32>, tensor<3x4xf32>) outs(%e : tensor<2x3x4xf32>) {
  ^bb0(%x: f32, %y: f32, %t: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<2x3x4xf32>
  return %2 : tensor<2x3x4xf32>
}
