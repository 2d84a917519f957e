// Random bits: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @seed(%s: tensor<1xi64>, %o: tensor<i64>) {
  // expected-error @below {{'core.philox' op expected seed of rank 0 but found rank 1 (C1)}}
  %0 = core.philox %s, %o, sizes = [2] : (tensor<1xi64>, tensor<i64>) -> tensor<2xi64>
  return
}

// -----

func.func @offset(%s: tensor<i64>, %o: tensor<1xi64>) {
  // expected-error @below {{'core.philox' op expected offset of rank 0 but found rank 1 (C1)}}
  %0 = core.philox %s, %o, sizes = [2] : (tensor<i64>, tensor<1xi64>) -> tensor<2xi64>
  return
}

// -----

func.func @sizes(%s: tensor<i64>) {
  // expected-error @below {{'core.philox' op expected 1 size operands but found 0 (C2)}}
  %0 = "core.philox"(%s, %s) {static_sizes = array<i64: -9223372036854775808>} : (tensor<i64>, tensor<i64>) -> tensor<?xi64>
  return
}

// -----

func.func @negative(%s: tensor<i64>) {
  // expected-error @below {{'core.philox' op expected sizes that are not negative but found -2 (C3)}}
  %0 = core.philox %s, %s, sizes = [-2] : (tensor<i64>, tensor<i64>) -> tensor<?xi64>
  return
}
