// What cannot be differentiated: all ops of a function at once.
// RUN: tcopt %s --grad-make-vjp --split-input-file --allow-unregistered-dialect --verify-diagnostics

// expected-error @below {{expected an argument that is a tensor of floats but found none}}
func.func @main(%x: tensor<3xi64>) -> tensor<3xi64> {
  return %x : tensor<3xi64>
}

// -----

// expected-error @below {{expected a function 'main' to differentiate but found none}}
module {
}

// -----

// expected-error @below {{expected a body: 'main' is only declared}}
func.func private @main(%x: tensor<3xf32>) -> tensor<3xf32>

// -----

func.func @main(%x: tensor<3x2xf32>) -> tensor<*xf32> {
  // expected-error @below {{'graph.transpose' op expected a result of known rank: run graph-infer-shapes before derivatives are made}}
  %0 = graph.transpose %x, dim0 = 0, dim1 = 1 : (tensor<3x2xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

func.func @main(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<f32>) {
  // expected-error @below {{'graph.bitcast' op is not differentiable: it reads the bits of its operand as another type}}
  %0 = graph.bitcast %x, dtype = f32 : (tensor<3xf32>) -> tensor<3xf32>
  // expected-error @below {{'foo.bar' op is not differentiable: it has no derivative rule}}
  %1 = "foo.bar"(%x) : (tensor<3xf32>) -> tensor<f32>
  return %0, %1 : tensor<3xf32>, tensor<f32>
}

// -----

func.func @main(%x: tensor<3xf32>) -> tensor<f32> {
  %i = arith.constant 0 : index
  // expected-error @below {{'tensor.extract' op is not differentiable: it has no derivative rule}}
  %0 = tensor.extract %x[%i] : tensor<3xf32>
  // expected-error @below {{'tensor.from_elements' op is not differentiable: it has no derivative rule}}
  %1 = tensor.from_elements %0 : tensor<f32>
  return %1 : tensor<f32>
}

// -----

func.func private @declared(tensor<3xf32>) -> tensor<3xf32>

func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  // expected-error @below {{'func.call' op is not differentiable: 'declared' has no body}}
  %0 = call @declared(%x) : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// -----

// Nothing to differentiate.
func.func @main(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  return %x, %x : tensor<3xf32>, tensor<3xf32>
}

// -----

func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  return %x : tensor<3xf32>
}

// expected-error @below {{'main_vjp' is the name of the derivative of 'main'}}
func.func @main_vjp(%x: tensor<3xf32>) -> tensor<3xf32> {
  return %x : tensor<3xf32>
}

// -----

// expected-error @below {{expected a result that is a tensor of floats but found none}}
func.func @main(%x: tensor<3xf32>) -> tensor<3xi64> {
  %y = graph.cast %x : (tensor<3xf32>) -> tensor<3xi64>
  return %y : tensor<3xi64>
}
