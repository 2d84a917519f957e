// Parts that are replaced while the whole is still needed, bits, and padding. Values: torch.slice_scatter, Tensor.view(dtype),
// torch.nn.functional.pad.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu

func.func private @twice(%x: tensor<5xf32>, %u: tensor<2xf32>) -> (tensor<5xf32>, tensor<5xf32>) attributes {no_inline} {
  %r = graph.slice_scatter %x, %u, dim = 0, start = 1, end = 5, step = 2 : (tensor<5xf32>, tensor<2xf32>) -> tensor<5xf32>
  return %r, %x : tensor<5xf32>, tensor<5xf32>
}

func.func @main() {
  %x = graph.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0]> : tensor<5xf32>
  %u = graph.constant dense<[9.0, 8.0]> : tensor<2xf32>
  %r:2 = call @twice(%x, %u) : (tensor<5xf32>, tensor<2xf32>) -> (tensor<5xf32>, tensor<5xf32>)
  %want_r = graph.constant dense<[0.0, 9.0, 2.0, 8.0, 4.0]> : tensor<5xf32>
  check.equal %r#0, %want_r : tensor<5xf32>, tensor<5xf32>
  check.equal %r#1, %x : tensor<5xf32>, tensor<5xf32>

  %f = graph.constant dense<[0x80000000, 1.0, 0x7F800000, 0x00000001]> : tensor<4xf32>
  %b = graph.bitcast %f, dtype = i32 : (tensor<4xf32>) -> tensor<4xi32>
  %want_b = graph.constant dense<[-2147483648, 1065353216, 2139095040, 1]> : tensor<4xi32>
  check.equal %b, %want_b : tensor<4xi32>, tensor<4xi32>
  %h = graph.constant dense<[1, 15360, -32768]> : tensor<3xi16>
  %hf = graph.bitcast %h, dtype = f16 : (tensor<3xi16>) -> tensor<3xf16>
  %want_hf = graph.constant dense<[0x0001, 1.0, 0x8000]> : tensor<3xf16>
  check.equal %hf, %want_hf : tensor<3xf16>, tensor<3xf16>

  %p = graph.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %reflected = graph.reflection_pad %p, low = [3], high = [2] : (tensor<4xf32>) -> tensor<9xf32>
  %want_1 = graph.constant dense<[3.0, 2.0, 1.0, 0.0, 1.0, 2.0, 3.0, 2.0, 1.0]> : tensor<9xf32>
  check.equal %reflected, %want_1 : tensor<9xf32>, tensor<9xf32>
  %replicated = graph.replication_pad %p, low = [3], high = [2] : (tensor<4xf32>) -> tensor<9xf32>
  %want_2 = graph.constant dense<[0.0, 0.0, 0.0, 0.0, 1.0, 2.0, 3.0, 3.0, 3.0]> : tensor<9xf32>
  check.equal %replicated, %want_2 : tensor<9xf32>, tensor<9xf32>
  %circular = graph.circular_pad %p, low = [3], high = [2] : (tensor<4xf32>) -> tensor<9xf32>
  %want_3 = graph.constant dense<[1.0, 2.0, 3.0, 0.0, 1.0, 2.0, 3.0, 0.0, 1.0]> : tensor<9xf32>
  check.equal %circular, %want_3 : tensor<9xf32>, tensor<9xf32>
  return
}
