// The backend toy takes exponentials of f32; sums and what is too large are left to the target.
// RUN: tcopt --plugin=%plugins/toy.so --core-assign-parts=backends=toy %s \
// RUN:   --remark-format=emitRemark --remarks-filter=partition 2>%t.err | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t.err

// Without backends nothing happens.
// RUN: tcopt --core-assign-parts %s | FileCheck %s --check-prefix=NONE
// NONE-NOT: tcopt.backend

!t = tensor<8xf32>

// Two exponentials are one part; the sum between them needs the first one's result and so follows the call.
// CHECK-LABEL: func.func @chain(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>
// CHECK-NEXT: %[[E:.*]]:2 = call @chain_toy_0(%[[X]]) : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
// CHECK-NEXT: %[[S:.*]] = core.add %[[E]]#0, %[[X]]
// CHECK-NEXT: return %[[S]], %[[E]]#1
// REMARK-DAG: [[#@LINE+2]]:1: remark: backends 'toy' take 2 of 3 core ops of 'chain'; the target gets the others
// REMARK-DAG: [[#@LINE+3]]:8: remark: [Missed] not-taken | Category:partition | Function=chain | Reason="core.add: no backend of 'toy' takes it"
func.func @chain(%x: !t) -> (!t, !t) {
  %0 = core.exp %x : (!t) -> !t
  %1 = core.add %0, %x : (!t, !t) -> !t
  %2 = core.exp %0 : (!t) -> !t
  return %1, %2 : !t, !t
}

// CHECK-LABEL: func.func @shared(
// CHECK-NEXT: call @shared_toy_0(
// CHECK-NEXT: core.neg
// CHECK-NEXT: call @shared_toy_0(
func.func @shared(%x: !t) -> !t {
  %0 = core.exp %x : (!t) -> !t
  %1 = core.neg %0 : (!t) -> !t
  %2 = core.exp %1 : (!t) -> !t
  return %2 : !t
}

// A constant of one value goes with the part.
// CHECK-LABEL: func.func @constant(
// CHECK: call @constant_toy_0() : () -> tensor<8xf32>
func.func @constant() -> !t {
  %c = core.constant dense<2.0> : !t
  %0 = core.exp %c : (!t) -> !t
  return %0 : !t
}

// CHECK-LABEL: func.func @in_region(
// CHECK: scf.if
// CHECK: func.call @shared_toy_0(
func.func @in_region(%c: i1, %x: !t) -> !t {
  %0 = scf.if %c -> !t {
    %1 = core.exp %x : (!t) -> !t
    scf.yield %1 : !t
  } else {
    scf.yield %x : !t
  }
  return %0 : !t
}

// CHECK-LABEL: func.func @dear(
// CHECK-NEXT: core.exp
// REMARK-DAG: [[#@LINE+2]]:8: remark: [Missed] cost | Category:partition | Function=dear | Reason="core.exp: costs a backend more than the target"
func.func @dear(%x: tensor<128x128xf32>) -> tensor<128x128xf32> {
  %0 = core.exp %x : (tensor<128x128xf32>) -> tensor<128x128xf32>
  return %0 : tensor<128x128xf32>
}

// CHECK-LABEL: func.func @other_type(
// CHECK-NEXT: core.exp
func.func @other_type(%x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = core.exp %x : (tensor<8xf64>) -> tensor<8xf64>
  return %0 : tensor<8xf64>
}

// Each part is a private function, and the backend's pipeline has run on it.
// CHECK: func.func private @chain_toy_0(%[[X:.*]]: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) attributes {tcopt.backend = #tcopt.backend<toy>}
// CHECK: %[[A:.*]] = nest.extern "toy_exp_f32" ins(%[[X]]
// CHECK: %[[B:.*]] = nest.extern "toy_exp_f32" ins(%[[A]]
// CHECK: return %[[A]], %[[B]]

