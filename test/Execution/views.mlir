// Parts that are replaced while the whole is still needed, bits, and padding. Values: torch.slice_scatter, Tensor.view(dtype),
// torch.nn.functional.pad and fold.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: tcopt-run %s --entry=both --input=random:1 --check=phases

func.func private @twice(%x: tensor<5xf32>, %u: tensor<2xf32>) -> (tensor<5xf32>, tensor<5xf32>) attributes {no_inline} {
  %r = graph.slice_scatter %x, %u, dim = 0, start = 1, end = 5, step = 2 : (tensor<5xf32>, tensor<2xf32>) -> tensor<5xf32>
  return %r, %x : tensor<5xf32>, tensor<5xf32>
}

// A part replaced of a tensor that is a result as well.
func.func @both(%x: tensor<4xf32>, %u: tensor<2xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %t = graph.tanh %x : (tensor<4xf32>) -> tensor<4xf32>
  %r = graph.slice_scatter %t, %u, dim = 0, start = 0, end = -1, step = 2 : (tensor<4xf32>, tensor<2xf32>) -> tensor<4xf32>
  return %r, %t : tensor<4xf32>, tensor<4xf32>
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
  %columns = graph.constant dense<[[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0], [10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0, 17.0, 18.0], [19.0, 20.0, 21.0, 22.0, 23.0, 24.0, 25.0, 26.0, 27.0], [28.0, 29.0, 30.0, 31.0, 32.0, 33.0, 34.0, 35.0, 36.0]]> : tensor<4x9xf32>
  %image = graph.col2im %columns, output_size = [4, 4], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 0], stride = [1, 1] : (tensor<4x9xf32>) -> tensor<1x4x4xf32>
  %want_4 = graph.constant dense<[[[1.0, 12.0, 14.0, 12.0], [23.0, 66.0, 70.0, 45.0], [29.0, 78.0, 82.0, 51.0], [25.0, 60.0, 62.0, 36.0]]]> : tensor<1x4x4xf32>
  check.equal %image, %want_4 : tensor<1x4x4xf32>, tensor<1x4x4xf32>
  %few = graph.constant dense<[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0], [9.0, 10.0, 11.0, 12.0], [13.0, 14.0, 15.0, 16.0]]> : tensor<4x4xf32>
  %sparse = graph.col2im %few, output_size = [4, 3], kernel_size = [2, 2], dilation = [2, 1], padding = [1, 1], stride = [2, 2] : (tensor<4x4xf32>) -> tensor<1x4x3xf32>
  %want_5 = graph.constant dense<[[[0.0, 0.0, 0.0], [20.0, 14.0, 22.0], [0.0, 0.0, 0.0], [15.0, 12.0, 16.0]]]> : tensor<1x4x3xf32>
  check.equal %sparse, %want_5 : tensor<1x4x3xf32>, tensor<1x4x3xf32>
  return
}
