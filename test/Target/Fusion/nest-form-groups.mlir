// Groups as a plan states them: an op of two groups is cloned into each, and ops are put into an order that runs.
// RUN: tcopt %s --nest-form-groups --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: func.func @clones(
// CHECK-SAME:    %[[X:.+]]: tensor<?x8xf32>) -> (tensor<?xf32>, tensor<8xf32>) {
// CHECK:         %[[N:.+]] = tensor.dim %[[X]]
// CHECK:         %[[E:.+]] = tensor.empty(%[[N]]) : tensor<?xf32>
// CHECK:         %[[A:.+]] = nest.group outs(%{{.+}} = %[[E]] : tensor<?xf32>) attributes {nest.kind = #nest.kind<rows>} {
// CHECK-NEXT:      %[[EXP:.+]] = core.exp %[[X]]
// CHECK-NEXT:      %[[SUM:.+]] = core.reduce add, %[[EXP]], dims = [1]
// CHECK-NEXT:      nest.yield %[[SUM]]
// CHECK:         %[[B:.+]] = nest.group outs(%{{.+}} = %{{.+}} : tensor<8xf32>) attributes {nest.kind = #nest.kind<columns>} {
// CHECK-NEXT:      %[[EXP2:.+]] = core.exp %[[X]]
// CHECK-NEXT:      core.reduce add, %[[EXP2]], dims = [0]
// CHECK:         return %[[A]], %[[B]]
func.func @clones(%x: tensor<?x8xf32>) -> (tensor<?xf32>, tensor<8xf32>)
    attributes {nest.plan = [#nest.planned<group = 0, kind = rows, members = 2, returned = 1>,
                             #nest.planned<group = 1, kind = columns, members = 2, returned = 1>]} {
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = row>, #nest.member<group = 1, role = row, owner = false>]}
      : (tensor<?x8xf32>) -> tensor<?x8xf32>
  %1 = core.reduce add, %0, dims = [1] {nest.members = [#nest.member<group = 0, role = root>]} : (tensor<?x8xf32>) -> tensor<?xf32>
  %2 = core.reduce add, %0, dims = [0] {nest.members = [#nest.member<group = 1, role = root>]} : (tensor<?x8xf32>) -> tensor<8xf32>
  return %1, %2 : tensor<?xf32>, tensor<8xf32>
}

// -----

// The group replaces its last member, and a reader of the first member runs after the group.
// CHECK-LABEL: func.func @order(
// CHECK:         %[[R:.+]]:2 = nest.group outs(
// CHECK:         %[[S:.+]] = core.reshape %[[R]]#0
// CHECK:         return %[[S]], %[[R]]#1
func.func @order(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<2x4xf32>, tensor<8xf32>)
    attributes {nest.plan = [#nest.planned<group = 4, kind = pointwise, members = 2, returned = 2>]} {
  %0 = core.exp %x {nest.members = [#nest.member<group = 4, role = prologue>]} : (tensor<8xf32>) -> tensor<8xf32>
  %1 = core.reshape %0, sizes = [2, 4] : (tensor<8xf32>) -> tensor<2x4xf32>
  %2 = core.add %0, %y {nest.members = [#nest.member<group = 4, role = root>]} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %1, %2 : tensor<2x4xf32>, tensor<8xf32>
}

// -----

func.func @stale(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = pointwise, members = 3, returned = 1>]} {
  // expected-error @+1 {{expected 3 members of group 0 but found 1}}
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = root>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @returned(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = pointwise, members = 1, returned = 2>]} {
  // expected-error @+1 {{expected 2 ops whose results group 0 returns but found 1}}
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = root>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @unowned(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = pointwise, members = 1, returned = 1>]} {
  // expected-error @+1 {{expected one group that owns it but found none}}
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = root, owner = false>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// The barrier depends on the first member, and the second member depends on the barrier.
func.func @cycle(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = pointwise, members = 2, returned = 2>]} {
  // expected-error @+1 {{expected groups that can run one after the other, but group 0 needs its own results}}
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = prologue>]} : (tensor<8xf32>) -> tensor<8xf32>
  %1 = core.barrier %0 : (tensor<8xf32>) -> tensor<8xf32>
  %2 = core.add %1, %x {nest.members = [#nest.member<group = 0, role = root>]} : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}
