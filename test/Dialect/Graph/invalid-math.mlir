// Elementary functions: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @acos_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.acos' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.acos %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @asin_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.asin' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.asin %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @atan_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.atan' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.atan %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @tan_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.tan' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.tan %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @sinh_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.sinh' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.sinh %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @cosh_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.cosh' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.cosh %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @asinh_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.asinh' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.asinh %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @acosh_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.acosh' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.acosh %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @atanh_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.atanh' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.atanh %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @log10_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.log10' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.log10 %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @entr_of_integers(%x: tensor<2xi32>) {
  // expected-error @below {{'graph.entr' op operand #0 must be tensor of f64, f32, f16 or bf16, but got 'tensor<2xi32>'}}
  %0 = graph.entr %x : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @acos_shape(%x: tensor<2xf32>) {
  // expected-error @below {{'graph.acos' op all non-scalar operands/results must have the same shape and base type}}
  %0 = graph.acos %x : (tensor<2xf32>) -> tensor<3xf32>
  return
}
