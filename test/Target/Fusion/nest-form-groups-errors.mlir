// A plan that leaves an op without a kernel is an error at the op, unless nothing needs it.
// RUN: tcopt %s --nest-form-groups --verify-diagnostics

func.func @no_group(%x: tensor<8xf32>) -> tensor<8xf32>
    attributes {nest.plan = [#nest.planned<group = 0, kind = pointwise, members = 1, returned = 1>]} {
  %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = root>]} : (tensor<8xf32>) -> tensor<8xf32>
  %dead = core.abs %0 : (tensor<8xf32>) -> tensor<8xf32>
  // expected-error @+1 {{expected a group of the plan that evaluates it but found none}}
  %1 = core.neg %0 : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
