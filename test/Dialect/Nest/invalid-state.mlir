// RUN: tcopt %s --split-input-file --verify-diagnostics

// expected-error @+1 {{expected "nest.state_layout" on a private function only}}
func.func @public() attributes {nest.state_layout = [tensor<2xf32>]} {
  return
}

// -----

// expected-error @+1 {{expected "nest.state_layout" on a private function only}}
module attributes {nest.state_layout = [tensor<2xf32>]} {
}

// -----

// expected-error @+1 {{expected types of static tensors as "nest.state_layout" but found [tensor<?xf32>]}}
func.func private @open() attributes {nest.state_layout = [tensor<?xf32>]}

// -----

// expected-error @+1 {{expected types of static tensors as "nest.state_layout" but found []}}
func.func private @empty() attributes {nest.state_layout = []}

// -----

// expected-error @+1 {{expected types of static tensors as "nest.state_layout" but found [2 : index]}}
func.func private @number() attributes {nest.state_layout = [2 : index]}

// -----

// expected-error @+1 {{expected an index of at least 0 as "nest.state" of argument 1 but found -1 : index}}
func.func private @negative(%x: f32, %s: tensor<2xf32> {nest.state = -1 : index}) {
  return
}

// -----

// expected-error @+1 {{expected an index of at least 0 as "nest.state" of argument 0 but found 1 : i64}}
func.func private @type(%s: tensor<2xf32> {nest.state = 1 : i64}) {
  return
}

// -----

// expected-error @+1 {{expected indices of at least 0 as "nest.state_arguments" but found array<i64: -1>}}
func.func private @arguments() attributes {nest.state_arguments = array<i64: -1>}
