// Functions whose results are rounded to 16 bits, of all numbers of f16 and bf16, beside the same in f64: rounding is off by half
// of the gap between two numbers, the formulas by 2^-15 of the result. Arguments of exp have a finite result.
// RUN: env TCOPT_CUDA_DRIVER=%emulated-cuda tcopt-run %s --backend=cuda

func.func private @all() -> tensor<65536xi16> attributes {no_inline} {
  %first = graph.constant dense<0> : tensor<i32>
  %step = graph.constant dense<1> : tensor<i32>
  %n = graph.arange %first, %step, sizes = [65536] : (tensor<i32>, tensor<i32>) -> tensor<65536xi32>
  %y = graph.cast %n : (tensor<65536xi32>) -> tensor<65536xi16>
  return %y : tensor<65536xi16>
}

func.func private @gelu_bf16(%x: tensor<65536xbf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.gelu %x, approximate = none : (tensor<65536xbf16>) -> tensor<65536xbf16>
  %w = graph.cast %y : (tensor<65536xbf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func private @gelu_f64(%x: tensor<65536xf64>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.gelu %x, approximate = none : (tensor<65536xf64>) -> tensor<65536xf64>
  return %y : tensor<65536xf64>
}

func.func private @gelu_tanh_bf16(%x: tensor<65536xbf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.gelu %x, approximate = tanh : (tensor<65536xbf16>) -> tensor<65536xbf16>
  %w = graph.cast %y : (tensor<65536xbf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func private @gelu_tanh_f64(%x: tensor<65536xf64>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.gelu %x, approximate = tanh : (tensor<65536xf64>) -> tensor<65536xf64>
  return %y : tensor<65536xf64>
}

func.func private @sigmoid_bf16(%x: tensor<65536xbf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.sigmoid %x : (tensor<65536xbf16>) -> tensor<65536xbf16>
  %w = graph.cast %y : (tensor<65536xbf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func private @sigmoid_f64(%x: tensor<65536xf64>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.sigmoid %x : (tensor<65536xf64>) -> tensor<65536xf64>
  return %y : tensor<65536xf64>
}

func.func private @silu_bf16(%x: tensor<65536xbf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.silu %x : (tensor<65536xbf16>) -> tensor<65536xbf16>
  %w = graph.cast %y : (tensor<65536xbf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func private @silu_f64(%x: tensor<65536xf64>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.silu %x : (tensor<65536xf64>) -> tensor<65536xf64>
  return %y : tensor<65536xf64>
}

func.func private @tanh_bf16(%x: tensor<65536xbf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.tanh %x : (tensor<65536xbf16>) -> tensor<65536xbf16>
  %w = graph.cast %y : (tensor<65536xbf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func private @tanh_f64(%x: tensor<65536xf64>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.tanh %x : (tensor<65536xf64>) -> tensor<65536xf64>
  return %y : tensor<65536xf64>
}

func.func private @exp_bf16(%x: tensor<65536xbf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.exp %x : (tensor<65536xbf16>) -> tensor<65536xbf16>
  %w = graph.cast %y : (tensor<65536xbf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func private @exp_f64(%x: tensor<65536xf64>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.exp %x : (tensor<65536xf64>) -> tensor<65536xf64>
  return %y : tensor<65536xf64>
}

func.func private @gelu_f16(%x: tensor<65536xf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.gelu %x, approximate = none : (tensor<65536xf16>) -> tensor<65536xf16>
  %w = graph.cast %y : (tensor<65536xf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func private @gelu_tanh_f16(%x: tensor<65536xf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.gelu %x, approximate = tanh : (tensor<65536xf16>) -> tensor<65536xf16>
  %w = graph.cast %y : (tensor<65536xf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func private @sigmoid_f16(%x: tensor<65536xf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.sigmoid %x : (tensor<65536xf16>) -> tensor<65536xf16>
  %w = graph.cast %y : (tensor<65536xf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func private @silu_f16(%x: tensor<65536xf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.silu %x : (tensor<65536xf16>) -> tensor<65536xf16>
  %w = graph.cast %y : (tensor<65536xf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func private @tanh_f16(%x: tensor<65536xf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.tanh %x : (tensor<65536xf16>) -> tensor<65536xf16>
  %w = graph.cast %y : (tensor<65536xf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func private @exp_f16(%x: tensor<65536xf16>) -> tensor<65536xf64> attributes {no_inline} {
  %y = graph.exp %x : (tensor<65536xf16>) -> tensor<65536xf16>
  %w = graph.cast %y : (tensor<65536xf16>) -> tensor<65536xf64>
  return %w : tensor<65536xf64>
}

func.func @main() {
  %bits = call @all() : () -> tensor<65536xi16>
  %bf16 = graph.bitcast %bits, dtype = bf16 : (tensor<65536xi16>) -> tensor<65536xbf16>
  %bf16_wide = graph.cast %bf16 : (tensor<65536xbf16>) -> tensor<65536xf64>
  %bf16_gelu = call @gelu_bf16(%bf16) : (tensor<65536xbf16>) -> tensor<65536xf64>
  %bf16_gelu_wide = call @gelu_f64(%bf16_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %bf16_gelu, %bf16_gelu_wide, rtol = 3.936768e-03, atol = 5.0e-14 : tensor<65536xf64>, tensor<65536xf64>
  %bf16_gelu_tanh = call @gelu_tanh_bf16(%bf16) : (tensor<65536xbf16>) -> tensor<65536xf64>
  %bf16_gelu_tanh_wide = call @gelu_tanh_f64(%bf16_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %bf16_gelu_tanh, %bf16_gelu_tanh_wide, rtol = 3.936768e-03, atol = 5.0e-14 : tensor<65536xf64>, tensor<65536xf64>
  %bf16_sigmoid = call @sigmoid_bf16(%bf16) : (tensor<65536xbf16>) -> tensor<65536xf64>
  %bf16_sigmoid_wide = call @sigmoid_f64(%bf16_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %bf16_sigmoid, %bf16_sigmoid_wide, rtol = 3.936768e-03, atol = 1.2e-38 : tensor<65536xf64>, tensor<65536xf64>
  %bf16_silu = call @silu_bf16(%bf16) : (tensor<65536xbf16>) -> tensor<65536xf64>
  %bf16_silu_wide = call @silu_f64(%bf16_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %bf16_silu, %bf16_silu_wide, rtol = 3.936768e-03, atol = 1.1e-36 : tensor<65536xf64>, tensor<65536xf64>
  %bf16_tanh = call @tanh_bf16(%bf16) : (tensor<65536xbf16>) -> tensor<65536xf64>
  %bf16_tanh_wide = call @tanh_f64(%bf16_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %bf16_tanh, %bf16_tanh_wide, rtol = 3.936768e-03, atol = 1.2e-38 : tensor<65536xf64>, tensor<65536xf64>
  %bf16_most = graph.constant dense<8.8e+01> : tensor<bf16>
  %bf16_finite = graph.minimum %bf16, %bf16_most : (tensor<65536xbf16>, tensor<bf16>) -> tensor<65536xbf16>
  %bf16_finite_wide = graph.cast %bf16_finite : (tensor<65536xbf16>) -> tensor<65536xf64>
  %bf16_exp = call @exp_bf16(%bf16_finite) : (tensor<65536xbf16>) -> tensor<65536xf64>
  %bf16_exp_wide = call @exp_f64(%bf16_finite_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %bf16_exp, %bf16_exp_wide, rtol = 3.936768e-03, atol = 1.2e-38 : tensor<65536xf64>, tensor<65536xf64>
  %f16 = graph.bitcast %bits, dtype = f16 : (tensor<65536xi16>) -> tensor<65536xf16>
  %f16_wide = graph.cast %f16 : (tensor<65536xf16>) -> tensor<65536xf64>
  %f16_gelu = call @gelu_f16(%f16) : (tensor<65536xf16>) -> tensor<65536xf64>
  %f16_gelu_wide = call @gelu_f64(%f16_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %f16_gelu, %f16_gelu_wide, rtol = 5.187988e-04, atol = 3.0e-08 : tensor<65536xf64>, tensor<65536xf64>
  %f16_gelu_tanh = call @gelu_tanh_f16(%f16) : (tensor<65536xf16>) -> tensor<65536xf64>
  %f16_gelu_tanh_wide = call @gelu_tanh_f64(%f16_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %f16_gelu_tanh, %f16_gelu_tanh_wide, rtol = 5.187988e-04, atol = 3.0e-08 : tensor<65536xf64>, tensor<65536xf64>
  %f16_sigmoid = call @sigmoid_f16(%f16) : (tensor<65536xf16>) -> tensor<65536xf64>
  %f16_sigmoid_wide = call @sigmoid_f64(%f16_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %f16_sigmoid, %f16_sigmoid_wide, rtol = 5.187988e-04, atol = 3.0e-08 : tensor<65536xf64>, tensor<65536xf64>
  %f16_silu = call @silu_f16(%f16) : (tensor<65536xf16>) -> tensor<65536xf64>
  %f16_silu_wide = call @silu_f64(%f16_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %f16_silu, %f16_silu_wide, rtol = 5.187988e-04, atol = 3.0e-08 : tensor<65536xf64>, tensor<65536xf64>
  %f16_tanh = call @tanh_f16(%f16) : (tensor<65536xf16>) -> tensor<65536xf64>
  %f16_tanh_wide = call @tanh_f64(%f16_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %f16_tanh, %f16_tanh_wide, rtol = 5.187988e-04, atol = 3.0e-08 : tensor<65536xf64>, tensor<65536xf64>
  %f16_most = graph.constant dense<1.1e+01> : tensor<f16>
  %f16_finite = graph.minimum %f16, %f16_most : (tensor<65536xf16>, tensor<f16>) -> tensor<65536xf16>
  %f16_finite_wide = graph.cast %f16_finite : (tensor<65536xf16>) -> tensor<65536xf64>
  %f16_exp = call @exp_f16(%f16_finite) : (tensor<65536xf16>) -> tensor<65536xf64>
  %f16_exp_wide = call @exp_f64(%f16_finite_wide) : (tensor<65536xf64>) -> tensor<65536xf64>
  check.close %f16_exp, %f16_exp_wide, rtol = 5.187988e-04, atol = 3.0e-08 : tensor<65536xf64>, tensor<65536xf64>
  return
}
