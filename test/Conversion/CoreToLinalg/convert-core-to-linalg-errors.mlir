// Ops that the pass does not know must not have tensors of i1 or ui8.
// RUN: tcopt %s --convert-core-to-linalg --split-input-file --verify-diagnostics

func.func @foreign(%x: tensor<4xi1>) -> tensor<4xi1> {
  // expected-error@+1 {{failed to legalize operation 'bufferization.materialize_in_destination'}}
  %r = bufferization.materialize_in_destination %x in %x : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

// An op that should have been decomposed.
func.func @graph(%x: tensor<4xui8>) -> tensor<4xui8> {
  // expected-error@+1 {{failed to legalize operation 'graph.relu'}}
  %r = graph.relu %x : (tensor<4xui8>) -> tensor<4xui8>
  return %r : tensor<4xui8>
}

// -----

func.func @sparse_constant() -> tensor<4xi1> {
  // expected-error@+1 {{failed to legalize operation 'arith.constant'}}
  %r = arith.constant sparse<0, true> : tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

func.func @generate(%c: i1) -> tensor<4xi1> {
  // expected-error@+1 {{failed to legalize operation 'tensor.generate'}}
  %r = tensor.generate {
  ^bb0(%i: index):
    tensor.yield %c : i1
  } : tensor<4xi1>
  return %r : tensor<4xi1>
}

// -----

// Control flow is scf at this level.
// expected-error@+1 {{failed to legalize operation 'func.func'}}
func.func @branch(%x: tensor<4xi1>) -> tensor<4xi1> {
  cf.br ^bb1(%x : tensor<4xi1>)
^bb1(%y: tensor<4xi1>):
  return %y : tensor<4xi1>
}
