// Merging stops at the limits of a kernel's size.
// RUN: tcopt %s --nest-fuse-elementwise="max-ops=4 expensive-cost=2 max-inputs=3" --split-input-file | FileCheck %s
// RUN: tcopt %s --nest-fuse-elementwise="max-ops=4 expensive-cost=2 max-inputs=3" --split-input-file --remarks-filter=fusion -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: tcopt %s --nest-fuse-elementwise --split-input-file | FileCheck %s --check-prefix=DEFAULT

// REMARK: Function=cheap_ops | Producer={{.*}}, Reason=kernel-size
// REMARK: Function=expensive_ops | Producer={{.*}}, Reason=kernel-size
// REMARK-NOT: three_inputs
// REMARK: Function=four_inputs | Producer={{.*}}, Reason=kernel-size

#id = affine_map<(d0) -> (d0)>

// Ops are merged from the last one up, so the first kernel has what remains.
// CHECK-LABEL: func.func @cheap_ops
// CHECK: linalg.generic
// CHECK: arith.negf
// CHECK-NOT: arith
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: arith.addf
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: linalg.yield
// DEFAULT-LABEL: func.func @cheap_ops
// DEFAULT-COUNT-1: linalg.generic
// DEFAULT-NOT: linalg.generic
// DEFAULT: return
func.func @cheap_ops(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.negf %a : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %a : f32
    %r = arith.mulf %s, %a : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %a, %a : f32
    %r = arith.mulf %s, %a : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>

// Math functions and divisions count twice here.
// CHECK-LABEL: func.func @expensive_ops
// CHECK: linalg.generic
// CHECK: math.exp
// CHECK-NOT: arith
// CHECK: linalg.generic
// CHECK: arith.divf
// CHECK-NEXT: math.tanh
// CHECK-NEXT: linalg.yield
// DEFAULT-LABEL: func.func @expensive_ops
// DEFAULT-COUNT-1: linalg.generic
// DEFAULT-NOT: linalg.generic
// DEFAULT: return
func.func @expensive_ops(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.exp %a : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = arith.divf %a, %a : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%1 : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %r = math.tanh %a : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>

// An input that both ops read counts once, so @three_inputs becomes one op.
// CHECK-LABEL: func.func @three_inputs
// CHECK-COUNT-1: linalg.generic
// CHECK-NOT: linalg.generic
// CHECK-LABEL: func.func @four_inputs
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK: linalg.generic
// CHECK: arith.mulf
// DEFAULT-LABEL: func.func @four_inputs
// DEFAULT-COUNT-1: linalg.generic
// DEFAULT-NOT: linalg.generic
// DEFAULT: return
func.func @three_inputs(%x: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x, %y : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%0, %y, %z : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    %r = arith.mulf %s, %c : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func @four_inputs(%x: tensor<8xf32>, %w: tensor<8xf32>, %y: tensor<8xf32>, %z: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%x, %w : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.addf %a, %b : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  %1 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]} ins(%0, %y, %z : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %s = arith.mulf %a, %b : f32
    %r = arith.mulf %s, %c : f32
    linalg.yield %r : f32
  } -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

#sum = affine_map<(d0, d1) -> (d0)>
#id2 = affine_map<(d0, d1) -> (d0, d1)>

// The reader of a scan is subject to the same limit: these are five ops.
// CHECK-LABEL: func.func @scan
// CHECK: linalg.generic
// CHECK: arith.addf
// CHECK: arith.negf
// CHECK-NEXT: linalg.yield
// CHECK: linalg.generic
// CHECK: arith.mulf
// CHECK: return
// DEFAULT-LABEL: func.func @scan
// DEFAULT-COUNT-1: linalg.generic
// DEFAULT-NOT: linalg.generic
// DEFAULT: return
func.func @scan(%x: tensor<4x8xf32>, %t: tensor<4xf32>) -> tensor<4x8xf32> {
  %e = tensor.empty() : tensor<4x8xf32>
  %0:2 = linalg.generic {indexing_maps = [#id2, #sum, #id2], iterator_types = ["parallel", "reduction"]} ins(%x : tensor<4x8xf32>) outs(%t, %e : tensor<4xf32>, tensor<4x8xf32>) {
  ^bb0(%a: f32, %s: f32, %o: f32):
    %1 = arith.addf %s, %a : f32
    %2 = arith.negf %1 : f32
    linalg.yield %1, %2 : f32, f32
  } -> (tensor<4xf32>, tensor<4x8xf32>)
  %3 = linalg.generic {indexing_maps = [#id2, #id2], iterator_types = ["parallel", "parallel"]} ins(%0#1 : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %o: f32):
    %1 = arith.mulf %a, %a : f32
    %2 = arith.mulf %1, %a : f32
    %r = arith.mulf %2, %a : f32
    linalg.yield %r : f32
  } -> tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}
