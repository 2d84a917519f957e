// Plans by hand that cannot be executed: each is an error with the expected and the found value.
// RUN: tcopt %s --core-choose-groups --split-input-file --verify-diagnostics

// expected-error @+1 {{expected 2 members of group 0 but found 1}}
func.func @members(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = pointwise, members = 2, returned = 1>]} {
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = root>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// expected-error @+1 {{expected 1 results that group 0 returns but found 2}}
func.func @returned(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    attributes {nest.plan = [#nest.planned<group = 0, kind = pointwise, members = 2, returned = 1>]} {
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = prologue>]} : (tensor<8xf32>) -> tensor<8xf32>
  %1 = core.neg %0 {nest.members = [#nest.member<group = 0, role = root>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}

// -----

func.func @unlisted(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected group 3 in the list "nest.plan" of the function but found none}}
  %0 = core.exp %x {nest.members = [#nest.member<group = 3, role = root>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// A product does not evaluate its operand.
// expected-error @+1 {{has a plan that cannot be executed: group 0: expected a kernel of kind contraction, found ops that are apart by model: producers of a contraction or of windows}}
func.func @refused(%x: tensor<64x32xf32>, %w: tensor<32x16xf32>) -> tensor<64x16xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = contraction, members = 2, returned = 1>]} {
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = prologue>]} : (tensor<64x32xf32>) -> tensor<64x32xf32>
  %1 = core.contract %0, %w, lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] {nest.members = [#nest.member<group = 0, role = root>]}
      : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
  return %1 : tensor<64x16xf32>
}

// -----

func.func @no_member(%x: tensor<4x2xf32>) -> tensor<8xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = move, members = 1, returned = 1>]} {
  // expected-error @+1 {{expected an op of core that computes a tensor as a member of group 0}}
  %0 = core.reshape %x, sizes = [8] {nest.members = [#nest.member<group = 0, role = root>]} : (tensor<4x2xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @no_root(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = pointwise, members = 1, returned = 1>]} {
  // expected-error @+1 {{expected a member of group 0, of kind pointwise, with the role root but found none}}
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = row>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @two_roots(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = pointwise, members = 2, returned = 1>]} {
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = root>]} : (tensor<8xf32>) -> tensor<8xf32>
  // expected-error @+1 {{expected one root of group 0 but found another one}}
  %1 = core.neg %0 {nest.members = [#nest.member<group = 0, role = root>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}

// -----

// Errors name ops by their source.
// expected-error @+1 {{core.exp core-choose-groups-errors.mlir:76: expected one owner, found groups 0 and 1}}
func.func @two_owners(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = pointwise, members = 1, returned = 1>,
                             #nest.planned<group = 1, kind = pointwise, members = 1, returned = 1>]} {
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = root>, #nest.member<group = 1, role = root>]} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
