// Expected values are those of torch.ops.quantized_decomposed.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @quantize(%x: tensor<11xf32>, %s: tensor<f32>, %z: tensor<i64>) attributes {no_inline} {
  %0 = graph.quantize %x, %s, %z, quant_min = -128, quant_max = 127, dtype = i8 : (tensor<11xf32>, tensor<f32>, tensor<i64>) -> tensor<11xi8>
  %e0 = graph.constant dense<[-128, -2, 3, 3, 3, 5, 8, 127, 127, 127, -128]> : tensor<11xi8>
  check.equal %0, %e0 : tensor<11xi8>, tensor<11xi8>
  %t = graph.constant dense<0.1> : tensor<f32>
  %h = graph.constant dense<128> : tensor<i32>
  %1 = graph.quantize %x, %t, %h, quant_min = 0, quant_max = 255, dtype = ui8 : (tensor<11xf32>, tensor<f32>, tensor<i32>) -> tensor<11xui8>
  %e1 = graph.constant dense<[0, 115, 127, 128, 129, 132, 141, 255, 255, 255, 0]> : tensor<11xui8>
  check.equal %1, %e1 : tensor<11xui8>, tensor<11xui8>
  return
}

func.func private @channels(%x: tensor<2x3xf32>, %i: tensor<2x3xi8>, %s: tensor<3xf32>, %z: tensor<3xi64>) attributes {no_inline} {
  %0 = graph.quantize %x, %s, %z, axis = 1, quant_min = -128, quant_max = 127, dtype = i8 : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xi64>) -> tensor<2x3xi8>
  %e0 = graph.constant dense<[[2, 8, 0], [1, -4, -1]]> : tensor<2x3xi8>
  check.equal %0, %e0 : tensor<2x3xi8>, tensor<2x3xi8>
  %1 = graph.dequantize %i, %s, %z, axis = -1 : (tensor<2x3xi8>, tensor<3xf32>, tensor<3xi64>) -> tensor<2x3xf32>
  %e1 = graph.constant dense<[[-64.0, -0.300000012, 258.0], [2.5, 1.5, 18.0]]> : tensor<2x3xf32>
  check.close %1, %e1, rtol = 0.0, atol = 1.0e-07 : tensor<2x3xf32>, tensor<2x3xf32>
  %t = graph.constant dense<0.1> : tensor<f32>
  %three = graph.constant dense<3> : tensor<i64>
  %2 = graph.dequantize %i, %t, %three : (tensor<2x3xi8>, tensor<f32>, tensor<i64>) -> tensor<2x3xf32>
  %e2 = graph.constant dense<[[-13.1000004, -0.300000012, 12.4000006], [0.200000003, 0.300000012, 0.400000006]]> : tensor<2x3xf32>
  check.close %2, %e2, rtol = 1.0e-06, atol = 0.0 : tensor<2x3xf32>, tensor<2x3xf32>
  return
}

func.func private @nan_and_nothing(%x: tensor<2xf32>, %e: tensor<0x3xf32>, %s: tensor<f32>, %z: tensor<i64>) attributes {no_inline} {
  %0 = graph.quantize %x, %s, %z, quant_min = -128, quant_max = 127, dtype = i8 : (tensor<2xf32>, tensor<f32>, tensor<i64>) -> tensor<2xi8>
  %e0 = graph.constant dense<0> : tensor<2xi8>
  check.equal %0, %e0 : tensor<2xi8>, tensor<2xi8>
  %1 = graph.quantize %e, %s, %z, quant_min = -128, quant_max = 127, dtype = i8 : (tensor<0x3xf32>, tensor<f32>, tensor<i64>) -> tensor<0x3xi8>
  %e1 = graph.constant dense<> : tensor<0x3xi8>
  check.equal %1, %e1 : tensor<0x3xi8>, tensor<0x3xi8>
  return
}

func.func @main() {
  %v = graph.constant dense<[-100.0, -1.26, -0.125, 0.0, 0.125, 0.375, 1.3, 31.9, 1.0e+09, 0x7F800000, 0xFF800000]> : tensor<11xf32>
  %s = graph.constant dense<0.25> : tensor<f32>
  %z = graph.constant dense<3> : tensor<i64>
  call @quantize(%v, %s, %z) : (tensor<11xf32>, tensor<f32>, tensor<i64>) -> ()
  %x = graph.constant dense<[[1.0, 2.0, 3.0], [0.5, -1.5, 2.5]]> : tensor<2x3xf32>
  %i = graph.constant dense<[[-128, 0, 127], [5, 6, 7]]> : tensor<2x3xi8>
  %c = graph.constant dense<[0.5, 0.3, 2.0]> : tensor<3xf32>
  %d = graph.constant dense<[0, 1, -2]> : tensor<3xi64>
  call @channels(%x, %i, %c, %d) : (tensor<2x3xf32>, tensor<2x3xi8>, tensor<3xf32>, tensor<3xi64>) -> ()
  %n = graph.constant dense<0x7FC00000> : tensor<2xf32>
  %e = graph.constant dense<> : tensor<0x3xf32>
  call @nan_and_nothing(%n, %e, %s, %z) : (tensor<2xf32>, tensor<0x3xf32>, tensor<f32>, tensor<i64>) -> ()
  return
}
