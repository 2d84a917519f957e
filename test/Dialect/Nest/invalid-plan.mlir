// Attributes of plans are verified.
// RUN: tcopt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected a list of #nest.planned as "nest.plan" but found [1]}}
func.func @list(%x: tensor<8xf32>) -> tensor<8xf32> attributes {nest.plan = [1]} {
  return %x : tensor<8xf32>
}

// -----

func.func @members(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected a list of #nest.member as "nest.members" but found 3 : i64}}
  %0 = core.exp %x {nest.members = 3} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

func.func @place() {
  // expected-error @+1 {{expected "nest.members" on an op whose results are ranked tensors only}}
  %0 = arith.constant {nest.members = []} 3 : index
  return
}

// -----

func.func @kind(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{expected "nest.kind" on a nest.group or nest.kernel only}}
  %0 = core.exp %x {nest.kind = #nest.kind<rows>} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// expected-error @+1 {{expected members in [1, 9223372036854775807] but found 0}}
#planned = #nest.planned<group = 0, kind = rows, members = 0, returned = 1>
