// Scans and sorts: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @scan_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.scan' op expected a dimension in [0, 2) but found -1 (C1)}}
  %0 = core.scan add, %x, dim = -1 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}

// -----

func.func @scan_add(%x: tensor<2xi1>) {
  // expected-error @below {{'core.scan' op expected numbers for add but found 'i1' (C2)}}
  %0 = core.scan add, %x, dim = 0 : (tensor<2xi1>) -> tensor<2xi1>
  return
}

// -----

func.func @scan_and(%x: tensor<2xf32>) {
  // expected-error @below {{'core.scan' op expected integers or Booleans for and but found 'f32' (C2)}}
  %0 = core.scan and, %x, dim = 0 : (tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @scan_log_add_exp(%x: tensor<2xi32>) {
  // expected-error @below {{'core.scan' op expected floats for log_add_exp but found 'i32' (C2)}}
  %0 = core.scan log_add_exp, %x, dim = 0 : (tensor<2xi32>) -> tensor<2xi32>
  return
}

// -----

func.func @arg_scan_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.arg_scan' op expected a dimension in [0, 2) but found -1 (C1)}}
  %0, %1 = core.arg_scan maximum, %x, dim = -1 : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return
}

// -----

func.func @arg_scan_indices(%x: tensor<2xf32>) {
  // expected-error @below {{'core.arg_scan' op result #1 must be ranked tensor of i64, but got 'tensor<2xi32>'}}
  %0, %1 = core.arg_scan maximum, %x, dim = 0 : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return
}

// -----

func.func @arg_scan_values(%x: tensor<2xf32>) {
  // expected-error @below {{'core.arg_scan' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf64>'}}
  %0, %1 = core.arg_scan minimum, %x, dim = 0 : (tensor<2xf32>) -> (tensor<2xf64>, tensor<2xi64>)
  return
}

// -----

func.func @sort_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.sort' op expected a dimension in [0, 2) but found 2 (C1)}}
  %0, %1 = core.sort %x, dim = 2, descending = false : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return
}

// -----

func.func @sort_scalar(%x: tensor<f32>) {
  // expected-error @below {{'core.sort' op expected a dimension in [0, 0) but found 0 (C1)}}
  %0, %1 = core.sort %x, dim = 0, descending = false : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return
}

// -----

func.func @sort_limit(%x: tensor<2x3xf32>) {
  // expected-error @below {{'core.sort' op expected a limit in [0, 3] but found 4 (C2)}}
  %0, %1 = core.sort %x, dim = 1, descending = false, limit = 4 : (tensor<2x3xf32>) -> (tensor<2x4xf32>, tensor<2x4xi64>)
  return
}

// -----

func.func @sort_negative(%x: tensor<?xf32>) {
  // expected-error @below {{'core.sort' op expected a limit in [0, ?] but found -1 (C2)}}
  %0, %1 = core.sort %x, dim = 0, descending = false, limit = -1 : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xi64>)
  return
}

// -----

func.func @sort_values(%x: tensor<2xf32>) {
  // expected-error @below {{'core.sort' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf64>'}}
  %0, %1 = core.sort %x, dim = 0, descending = false : (tensor<2xf32>) -> (tensor<2xf64>, tensor<2xi64>)
  return
}
