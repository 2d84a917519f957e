// Quantised tensors: what is refused.
// RUN: tcopt %s --split-input-file --verify-diagnostics

func.func @scale_rank(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %z: tensor<i64>) {
  // expected-error @below {{'graph.quantize' op expected scale of rank 0 but found rank 1 (C1)}}
  %0 = graph.quantize %x, %s, %z, quant_min = 0, quant_max = 9, dtype = i8 : (tensor<2x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<2x3xi8>
  return
}

// -----

func.func @zero_rank(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %z: tensor<i64>) {
  // expected-error @below {{'graph.quantize' op expected zero_point of rank 1 but found rank 0 (C1)}}
  %0 = graph.quantize %x, %s, %z, axis = 1, quant_min = 0, quant_max = 9, dtype = i8 : (tensor<2x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<2x3xi8>
  return
}

// -----

func.func @axis(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %z: tensor<3xi64>) {
  // expected-error @below {{'graph.quantize' op expected a dimension in [-2, 2) but found 2 (C2)}}
  %0 = graph.quantize %x, %s, %z, axis = 2, quant_min = 0, quant_max = 9, dtype = i8 : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xi64>) -> tensor<2x3xi8>
  return
}

// -----

func.func @scale_size(%x: tensor<2x3xf32>, %s: tensor<2xf32>, %z: tensor<3xi64>) {
  // expected-error @below {{'graph.quantize' op expected size 3 of scale but found 2 (C2)}}
  %0 = graph.quantize %x, %s, %z, axis = 1, quant_min = 0, quant_max = 9, dtype = i8 : (tensor<2x3xf32>, tensor<2xf32>, tensor<3xi64>) -> tensor<2x3xi8>
  return
}

// -----

func.func @zero_size(%x: tensor<2x3xf32>, %s: tensor<3xf32>, %z: tensor<2xi64>) {
  // expected-error @below {{'graph.quantize' op expected size 3 of zero_point but found 2 (C2)}}
  %0 = graph.quantize %x, %s, %z, axis = 1, quant_min = 0, quant_max = 9, dtype = i8 : (tensor<2x3xf32>, tensor<3xf32>, tensor<2xi64>) -> tensor<2x3xi8>
  return
}

// -----

func.func @order(%x: tensor<2x3xf32>, %s: tensor<f32>, %z: tensor<i64>) {
  // expected-error @below {{'graph.quantize' op expected quant_min and quant_max, numbers of the element type, in this order but found 1 and 0 (C3)}}
  %0 = graph.quantize %x, %s, %z, quant_min = 1, quant_max = 0, dtype = i8 : (tensor<2x3xf32>, tensor<f32>, tensor<i64>) -> tensor<2x3xi8>
  return
}

// -----

func.func @least(%x: tensor<2x3xf32>, %s: tensor<f32>, %z: tensor<i64>) {
  // expected-error @below {{'graph.quantize' op expected quant_min and quant_max, numbers of the element type, in this order but found -1 and 9 (C3)}}
  %0 = graph.quantize %x, %s, %z, quant_min = -1, quant_max = 9, dtype = ui8 : (tensor<2x3xf32>, tensor<f32>, tensor<i64>) -> tensor<2x3xui8>
  return
}

// -----

func.func @most(%x: tensor<2x3xf32>, %s: tensor<f32>, %z: tensor<i64>) {
  // expected-error @below {{'graph.quantize' op expected quant_min and quant_max, numbers of the element type, in this order but found 0 and 128 (C3)}}
  %0 = graph.quantize %x, %s, %z, quant_min = 0, quant_max = 128, dtype = i8 : (tensor<2x3xf32>, tensor<f32>, tensor<i64>) -> tensor<2x3xi8>
  return
}

// -----

func.func @dtype(%x: tensor<2x3xf32>, %s: tensor<f32>, %z: tensor<i64>) {
  // expected-error @below {{'graph.quantize' op expected a result of type 'tensor<2x3xi8>' but found 'tensor<2x3xi16>'}}
  %0 = graph.quantize %x, %s, %z, quant_min = 0, quant_max = 9, dtype = i8 : (tensor<2x3xf32>, tensor<f32>, tensor<i64>) -> tensor<2x3xi16>
  return
}

// -----

func.func @dequantize_rank(%x: tensor<2xi8>, %s: tensor<f32>, %z: tensor<2xi64>) {
  // expected-error @below {{'graph.dequantize' op expected zero_point of rank 0 but found rank 1 (C1)}}
  %0 = graph.dequantize %x, %s, %z : (tensor<2xi8>, tensor<f32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @dequantize_axis(%x: tensor<2xi8>, %s: tensor<2xf32>, %z: tensor<2xi64>) {
  // expected-error @below {{'graph.dequantize' op expected a dimension in [-1, 1) but found -2 (C2)}}
  %0 = graph.dequantize %x, %s, %z, axis = -2 : (tensor<2xi8>, tensor<2xf32>, tensor<2xi64>) -> tensor<2xf32>
  return
}

// -----

func.func @dequantize_type(%x: tensor<2xi8>, %s: tensor<f32>, %z: tensor<i64>) {
  // expected-error @below {{'graph.dequantize' op expected a result of type 'tensor<2xf32>' but found 'tensor<2xf16>'}}
  %0 = graph.dequantize %x, %s, %z : (tensor<2xi8>, tensor<f32>, tensor<i64>) -> tensor<2xf16>
  return
}
