// RUN: tcopt %s --graph-check-program --verify-diagnostics --split-input-file

// All errors of a program are reported together.

// expected-error @below {{expected a body: 'outside' is declared but not defined}}
func.func private @outside(tensor<2xf32>) -> tensor<2xf32>

// expected-error @below {{expected a tensor as result #1 of a public function but found 'f32'}}
func.func @types(%a: memref<2xf32>, %b: index, %c: tensor<2xf32>) -> (tensor<2xf32>, f32) {
  // expected-error @-1 {{expected a tensor as argument #0 of a public function but found 'memref<2xf32>'}}
  // expected-error @-2 {{expected a tensor as argument #1 of a public function but found 'index'}}
  %f = arith.constant 1.0 : f32
  return %c, %f : tensor<2xf32>, f32
}

func.func private @numbers_between_functions_are_fine(%n: index) -> index {
  return %n : index
}

// -----

// expected-error @below {{expected a tensor of at most 32 dimensions as argument #0 but found 'tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>'}}
func.func @rank(%x: tensor<1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1x1xf32>) {
  return
}

// -----

// expected-error @below {{expected names of arguments that differ but found "x" again at argument #2}}
func.func @names(%a: tensor<f32>, %b: tensor<f32> {tcopt.name = "x"}, %c: tensor<f32> {tcopt.name = "x"}) {
  return
}

// -----

// expected-error @below {{expected a body of one block but found 2 in 'blocks'}}
func.func @blocks(%x: tensor<2xf32>) -> tensor<2xf32> {
  cf.br ^bb1
^bb1:
  return %x : tensor<2xf32>
}

// -----

func.func @resource() -> tensor<4xf32> {
  // expected-error @below {{expected data of the resource 'weights' but found none}}
  %0 = graph.constant dense_resource<weights> : tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @below {{expected the number of a result as 'tcopt.donates' of argument #0 but found 1 : i64 (D1)}}
func.func @donates_nothing(%x: tensor<2xf32> {tcopt.donates = 1}) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

// expected-error @below {{expected argument #0 to have the type of result #0, which is to be in its memory, 'tensor<3xf32>', but found 'tensor<2xf32>' (D2)}}
// expected-error @below {{expected argument #1 to have the type of result #1, which is to be in its memory, 'tensor<?xi32>', but found 'tensor<?xf32>' (D2)}}
func.func @donates_other_type(%x: tensor<2xf32> {tcopt.donates = 0}, %y: tensor<?xf32> {tcopt.donates = 1}, %a: tensor<3xf32>, %b: tensor<?xi32>) -> (tensor<3xf32>, tensor<?xi32>) {
  return %a, %b : tensor<3xf32>, tensor<?xi32>
}

// expected-error @below {{expected one argument to be the memory of result #0 but found #0 and #1 (D3)}}
func.func @donates_twice(%x: tensor<2xf32> {tcopt.donates = 0}, %y: tensor<2xf32> {tcopt.donates = 0}) -> tensor<2xf32> {
  return %x : tensor<2xf32>
}

func.func @donates(%x: tensor<?xf32> {tcopt.donates = 0}, %y: tensor<*xf32> {tcopt.donates = 1}, %z: tensor<2xf32>) -> (tensor<2xf32>, tensor<*xf32>) {
  return %z, %y : tensor<2xf32>, tensor<*xf32>
}
