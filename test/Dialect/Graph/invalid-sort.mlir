// Ordering and ranks: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @sort_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.sort' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0, %1 = graph.sort %x, dim = 2, descending = false : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return
}

// -----

func.func @sort_values(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.sort' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<2x3xi8>'}}
  %0, %1 = graph.sort %x, dim = 1, descending = false : (tensor<2x3xf32>) -> (tensor<2x3xi8>, tensor<2x3xi64>)
  return
}

// -----

func.func @topk_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.topk' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0, %1 = graph.topk %x, k = 3, dim = 2, largest = true : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return
}

// -----

func.func @topk_values(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.topk' op expected a result of type 'tensor<2x3xf32>' but found 'tensor<2x3xi8>'}}
  %0, %1 = graph.topk %x, k = 3, dim = 1, largest = true : (tensor<2x3xf32>) -> (tensor<2x3xi8>, tensor<2x3xi64>)
  return
}

// -----

func.func @topk_k(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.topk' op expected k in [0, 3] but found 4 (C2)}}
  %0, %1 = graph.topk %x, k = 4, dim = 1, largest = true : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return
}

// -----

func.func @topk_least(%x: tensor<2x?xf32>) {
  // expected-error @below {{'graph.topk' op expected k in [0, size] but found -1 (C2)}}
  %0, %1 = graph.topk %x, k = -1, dim = 1, largest = true : (tensor<2x?xf32>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
  return
}

// -----

func.func @kthvalue_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.kthvalue' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0, %1 = graph.kthvalue %x, k = 3, dim = 2, keepdim = true : (tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return
}

// -----

func.func @kthvalue_values(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.kthvalue' op expected a result of type 'tensor<2x1xf32>' but found 'tensor<2x1xi8>'}}
  %0, %1 = graph.kthvalue %x, k = 3, dim = 1, keepdim = true : (tensor<2x3xf32>) -> (tensor<2x1xi8>, tensor<2x1xi64>)
  return
}

// -----

func.func @kthvalue_k(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.kthvalue' op expected k in [1, 3] but found 4 (C2)}}
  %0, %1 = graph.kthvalue %x, k = 4, dim = 1, keepdim = true : (tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return
}

// -----

func.func @kthvalue_least(%x: tensor<2x?xf32>) {
  // expected-error @below {{'graph.kthvalue' op expected k in [1, size] but found 0 (C2)}}
  %0, %1 = graph.kthvalue %x, k = 0, dim = 1, keepdim = true : (tensor<2x?xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return
}

// -----

func.func @median_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.median' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0, %1 = graph.median %x, dim = 2, keepdim = true : (tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return
}

// -----

func.func @median_values(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.median' op expected a result of type 'tensor<2x1xf32>' but found 'tensor<2x1xi8>'}}
  %0, %1 = graph.median %x, dim = 1, keepdim = true : (tensor<2x3xf32>) -> (tensor<2x1xi8>, tensor<2x1xi64>)
  return
}

// -----

func.func @median_empty(%x: tensor<2x0xf32>) {
  // expected-error @below {{'graph.median' op expected a dimension that is not empty (C2)}}
  %0, %1 = graph.median %x, dim = 1, keepdim = true : (tensor<2x0xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return
}

// -----

func.func @mode_dim(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.mode' op expected a dimension in [-2, 2) but found 2 (C1)}}
  %0, %1 = graph.mode %x, dim = 2, keepdim = true : (tensor<2x3xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return
}

// -----

func.func @mode_values(%x: tensor<2x3xf32>) {
  // expected-error @below {{'graph.mode' op expected a result of type 'tensor<2x1xf32>' but found 'tensor<2x1xi8>'}}
  %0, %1 = graph.mode %x, dim = 1, keepdim = true : (tensor<2x3xf32>) -> (tensor<2x1xi8>, tensor<2x1xi64>)
  return
}

// -----

func.func @mode_empty(%x: tensor<2x0xf32>) {
  // expected-error @below {{'graph.mode' op expected a dimension that is not empty (C2)}}
  %0, %1 = graph.mode %x, dim = 1, keepdim = true : (tensor<2x0xf32>) -> (tensor<2x1xf32>, tensor<2x1xi64>)
  return
}

// -----

func.func @topk_scalar(%x: tensor<f32>) {
  // expected-error @below {{'graph.topk' op expected k in [1, 1] but found 0 (C2)}}
  %0, %1 = graph.topk %x, k = 0, dim = 0, largest = true : (tensor<f32>) -> (tensor<f32>, tensor<i64>)
  return
}
