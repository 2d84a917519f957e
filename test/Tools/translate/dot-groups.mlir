// Groups are clusters: groups of a plan around their members, and formed groups around their bodies.
// RUN: tcopt %s --core-choose-groups | tcopt-translate - --to-dot | FileCheck %s --check-prefix=PLAN
// PLAN:      n[[EXP:[0-9]+]] [label="core.exp", shape=box];
// PLAN:      n[[CONTRACT:[0-9]+]] [label="core.contract", shape=box];
// PLAN:      n[[ADD:[0-9]+]] [label="core.add", shape=box];
// PLAN:      label="group 0: pointwise"; style=dotted;
// PLAN-NEXT: n[[EXP]];
// PLAN-NEXT: }
// PLAN:      label="group 1: contraction"; style=dotted;
// PLAN-NEXT: n[[CONTRACT]];
// PLAN-NEXT: n[[ADD]];
// PLAN-NEXT: }

// Edges from outside are not drawn in the cluster, which would move the other end there.
// RUN: tcopt %s --core-choose-groups --nest-form-groups | tcopt-translate - --to-dot | FileCheck %s --check-prefix=FORMED
// FORMED:      label="pointwise"; style=dotted;
// FORMED-NEXT: n[[EXP:[0-9]+]] [label="core.exp", shape=box];
// FORMED-NEXT: }
// FORMED-NEXT: n{{[0-9]+}} -> n[[EXP]]
// FORMED:      label="contraction"; style=dotted;
// FORMED-NEXT: n[[CONTRACT:[0-9]+]] [label="core.contract", shape=box];
// FORMED-NEXT: n[[ADD:[0-9]+]] [label="core.add", shape=box];
// FORMED-NEXT: }
// FORMED-NEXT: n[[EXP]] -> n[[CONTRACT]]
// FORMED:      n[[ADD]] -> n[[RETURN:[0-9]+]]

func.func @main(%x: tensor<64x32xf32>, %w: tensor<32x16xf32>, %b: tensor<64x16xf32>) -> tensor<64x16xf32> {
  %0 = core.exp %x : (tensor<64x32xf32>) -> tensor<64x32xf32>
  %1 = core.contract %0, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
  %2 = core.add %1, %b : (tensor<64x16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
  return %2 : tensor<64x16xf32>
}
