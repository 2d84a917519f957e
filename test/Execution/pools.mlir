// Written by tools/dev/record_execution_tests.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @pool_f64(%x: tensor<?x1x5x4xf64>) attributes {no_inline} {
  %r0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true : (tensor<?x1x5x4xf64>) -> tensor<?x1x3x?xf64>
  %e0 = graph.constant dense<[[[[1.25, 2.25], [2.375, 1.375], [0.375, -0.625]]], [[[1.5, 2.5], [2.125, 1.625], [0.625, -0.375]]]]> : tensor<2x1x3x2xf64>
  check.close %r0, %e0, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?x1x3x?xf64>, tensor<2x1x3x2xf64>
  %r1 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = true, count_include_pad = true : (tensor<?x1x5x4xf64>) -> tensor<?x1x3x?xf64>
  %e1 = graph.constant dense<[[[[-0.5625, 1.0], [0.5625, -0.4375], [0.125, -0.875]]], [[[-0.3125, 1.25], [-0.46875, -0.1875], [0.375, -0.625]]]]> : tensor<2x1x3x2xf64>
  check.close %r1, %e1, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x1x3x?xf64>, tensor<2x1x3x2xf64>
  %r2 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = true, count_include_pad = false : (tensor<?x1x5x4xf64>) -> tensor<?x1x3x?xf64>
  %e2 = graph.constant dense<[[[[-0.5625, 1.0], [0.5625, -0.4375], [0.125, -0.875]]], [[[-0.3125, 1.25], [-0.46875, -0.1875], [0.375, -0.625]]]]> : tensor<2x1x3x2xf64>
  check.close %r2, %e2, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x1x3x?xf64>, tensor<2x1x3x2xf64>
  %r3 = graph.max_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], dilation = [1, 2], ceil_mode = false : (tensor<?x1x5x4xf64>) -> tensor<?x1x5x?xf64>
  %e3 = graph.constant dense<[[[[0.75, 1.75], [0.75, 1.75], [1.875, 1.875], [1.875, 1.875], [1.875, 1.875]]], [[[1.0, 2.0], [1.0, 2.0], [2.125, 2.125], [2.125, 2.125], [2.125, 2.125]]]]> : tensor<2x1x5x2xf64>
  check.close %r3, %e3, rtol = 1.0e-13, atol = 4.9e-324 : tensor<?x1x5x?xf64>, tensor<2x1x5x2xf64>
  %r4 = graph.avg_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], ceil_mode = false, count_include_pad = true : (tensor<?x1x5x4xf64>) -> tensor<?x1x5x3xf64>
  %e4 = graph.constant dense<[[[[-0.10416666666666667, 0.14583333333333334, 0.25], [-0.22916666666666666, -0.3541666666666667, -0.125], [0.4791666666666667, 0.20833333333333334, -0.2708333333333333], [0.3333333333333333, -0.08333333333333333, -0.4166666666666667], [0.4583333333333333, 0.4166666666666667, -0.041666666666666664]]], [[[-0.020833333333333332, 0.3125, 0.3333333333333333], [-0.10416666666666667, -0.10416666666666667, 0.0], [-0.25, 0.4583333333333333, -0.14583333333333334], [-0.3958333333333333, 0.16666666666666666, -0.2916666666666667], [-0.3125, 0.5833333333333334, 0.041666666666666664]]]]> : tensor<2x1x5x3xf64>
  check.close %r4, %e4, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x1x5x3xf64>, tensor<2x1x5x3xf64>
  %r5 = graph.avg_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], ceil_mode = false, count_include_pad = false : (tensor<?x1x5x4xf64>) -> tensor<?x1x5x3xf64>
  %e5 = graph.constant dense<[[[[-0.3125, 0.21875, 0.75], [-0.4583333333333333, -0.3541666666666667, -0.25], [0.9583333333333334, 0.20833333333333334, -0.5416666666666666], [0.6666666666666666, -0.08333333333333333, -0.8333333333333334], [1.375, 0.625, -0.125]]], [[[-0.0625, 0.46875, 1.0], [-0.20833333333333334, -0.10416666666666667, 0.0], [-0.5, 0.4583333333333333, -0.2916666666666667], [-0.7916666666666666, 0.16666666666666666, -0.5833333333333334], [-0.9375, 0.875, 0.125]]]]> : tensor<2x1x5x3xf64>
  check.close %r5, %e5, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x1x5x3xf64>, tensor<2x1x5x3xf64>
  return
}

func.func private @pool_f32(%x: tensor<?x1x5x4xf32>) attributes {no_inline} {
  %r0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true : (tensor<?x1x5x4xf32>) -> tensor<?x1x3x?xf32>
  %e0 = graph.constant dense<[[[[1.25, 2.25], [2.375, 1.375], [0.375, -0.625]]], [[[1.5, 2.5], [2.125, 1.625], [0.625, -0.375]]]]> : tensor<2x1x3x2xf32>
  check.close %r0, %e0, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x1x3x?xf32>, tensor<2x1x3x2xf32>
  %r1 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = true, count_include_pad = true : (tensor<?x1x5x4xf32>) -> tensor<?x1x3x?xf32>
  %e1 = graph.constant dense<[[[[-0.5625, 1.0], [0.5625, -0.4375], [0.125, -0.875]]], [[[-0.3125, 1.25], [-0.46875, -0.1875], [0.375, -0.625]]]]> : tensor<2x1x3x2xf32>
  check.close %r1, %e1, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x1x3x?xf32>, tensor<2x1x3x2xf32>
  %r2 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = true, count_include_pad = false : (tensor<?x1x5x4xf32>) -> tensor<?x1x3x?xf32>
  %e2 = graph.constant dense<[[[[-0.5625, 1.0], [0.5625, -0.4375], [0.125, -0.875]]], [[[-0.3125, 1.25], [-0.46875, -0.1875], [0.375, -0.625]]]]> : tensor<2x1x3x2xf32>
  check.close %r2, %e2, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x1x3x?xf32>, tensor<2x1x3x2xf32>
  %r3 = graph.max_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], dilation = [1, 2], ceil_mode = false : (tensor<?x1x5x4xf32>) -> tensor<?x1x5x?xf32>
  %e3 = graph.constant dense<[[[[0.75, 1.75], [0.75, 1.75], [1.875, 1.875], [1.875, 1.875], [1.875, 1.875]]], [[[1.0, 2.0], [1.0, 2.0], [2.125, 2.125], [2.125, 2.125], [2.125, 2.125]]]]> : tensor<2x1x5x2xf32>
  check.close %r3, %e3, rtol = 2.0e-06, atol = 1.0e-44 : tensor<?x1x5x?xf32>, tensor<2x1x5x2xf32>
  %r4 = graph.avg_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], ceil_mode = false, count_include_pad = true : (tensor<?x1x5x4xf32>) -> tensor<?x1x5x3xf32>
  %e4 = graph.constant dense<[[[[-0.104166664, 0.14583333, 0.25], [-0.22916667, -0.35416666, -0.125], [0.47916666, 0.20833333, -0.27083334], [0.33333334, -0.083333336, -0.41666666], [0.45833334, 0.41666666, -0.041666668]]], [[[-0.020833334, 0.3125, 0.33333334], [-0.104166664, -0.104166664, 0.0], [-0.25, 0.45833334, -0.14583333], [-0.39583334, 0.16666667, -0.29166666], [-0.3125, 0.5833333, 0.041666668]]]]> : tensor<2x1x5x3xf32>
  check.close %r4, %e4, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x1x5x3xf32>, tensor<2x1x5x3xf32>
  %r5 = graph.avg_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], ceil_mode = false, count_include_pad = false : (tensor<?x1x5x4xf32>) -> tensor<?x1x5x3xf32>
  %e5 = graph.constant dense<[[[[-0.3125, 0.21875, 0.75], [-0.45833334, -0.35416666, -0.25], [0.9583333, 0.20833333, -0.5416667], [0.6666667, -0.083333336, -0.8333333], [1.375, 0.625, -0.125]]], [[[-0.0625, 0.46875, 1.0], [-0.20833333, -0.104166664, 0.0], [-0.5, 0.45833334, -0.29166666], [-0.7916667, 0.16666667, -0.5833333], [-0.9375, 0.875, 0.125]]]]> : tensor<2x1x5x3xf32>
  check.close %r5, %e5, rtol = 1.0e-05, atol = 1.0e-04 : tensor<?x1x5x3xf32>, tensor<2x1x5x3xf32>
  return
}

func.func private @pool_f16(%x: tensor<?x1x5x4xf16>) attributes {no_inline} {
  %r0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true : (tensor<?x1x5x4xf16>) -> tensor<?x1x3x?xf16>
  %e0 = graph.constant dense<[[[[1.25, 2.25], [2.375, 1.375], [0.375, -0.625]]], [[[1.5, 2.5], [2.125, 1.625], [0.625, -0.375]]]]> : tensor<2x1x3x2xf16>
  check.close %r0, %e0, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?x1x3x?xf16>, tensor<2x1x3x2xf16>
  %r1 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = true, count_include_pad = true : (tensor<?x1x5x4xf16>) -> tensor<?x1x3x?xf16>
  %e1 = graph.constant dense<[[[[-0.5625, 1.0], [0.5625, -0.4375], [0.125, -0.875]]], [[[-0.3125, 1.25], [-0.4688, -0.1875], [0.375, -0.625]]]]> : tensor<2x1x3x2xf16>
  check.close %r1, %e1, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x1x3x?xf16>, tensor<2x1x3x2xf16>
  %r2 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = true, count_include_pad = false : (tensor<?x1x5x4xf16>) -> tensor<?x1x3x?xf16>
  %e2 = graph.constant dense<[[[[-0.5625, 1.0], [0.5625, -0.4375], [0.125, -0.875]]], [[[-0.3125, 1.25], [-0.4688, -0.1875], [0.375, -0.625]]]]> : tensor<2x1x3x2xf16>
  check.close %r2, %e2, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x1x3x?xf16>, tensor<2x1x3x2xf16>
  %r3 = graph.max_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], dilation = [1, 2], ceil_mode = false : (tensor<?x1x5x4xf16>) -> tensor<?x1x5x?xf16>
  %e3 = graph.constant dense<[[[[0.75, 1.75], [0.75, 1.75], [1.875, 1.875], [1.875, 1.875], [1.875, 1.875]]], [[[1.0, 2.0], [1.0, 2.0], [2.125, 2.125], [2.125, 2.125], [2.125, 2.125]]]]> : tensor<2x1x5x2xf16>
  check.close %r3, %e3, rtol = 1.0e-03, atol = 6.0e-08 : tensor<?x1x5x?xf16>, tensor<2x1x5x2xf16>
  %r4 = graph.avg_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], ceil_mode = false, count_include_pad = true : (tensor<?x1x5x4xf16>) -> tensor<?x1x5x3xf16>
  %e4 = graph.constant dense<[[[[-0.1042, 0.1459, 0.25], [-0.2291, -0.3542, -0.125], [0.4792, 0.2084, -0.2708], [0.3333, -0.0833, -0.4167], [0.4583, 0.4167, -0.04166]]], [[[-0.02083, 0.3125, 0.3333], [-0.1042, -0.1042, 0.0], [-0.25, 0.4583, -0.1459], [-0.3958, 0.1666, -0.2917], [-0.3125, 0.5835, 0.04166]]]]> : tensor<2x1x5x3xf16>
  check.close %r4, %e4, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x1x5x3xf16>, tensor<2x1x5x3xf16>
  %r5 = graph.avg_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], ceil_mode = false, count_include_pad = false : (tensor<?x1x5x4xf16>) -> tensor<?x1x5x3xf16>
  %e5 = graph.constant dense<[[[[-0.3125, 0.2188, 0.75], [-0.4583, -0.3542, -0.25], [0.9585, 0.2084, -0.5415], [0.6665, -0.0833, -0.8335], [1.375, 0.625, -0.125]]], [[[-0.0625, 0.4688, 1.0], [-0.2084, -0.1042, 0.0], [-0.5, 0.4583, -0.2917], [-0.7915, 0.1666, -0.5835], [-0.9375, 0.875, 0.125]]]]> : tensor<2x1x5x3xf16>
  check.close %r5, %e5, rtol = 1.0e-03, atol = 1.0e-04 : tensor<?x1x5x3xf16>, tensor<2x1x5x3xf16>
  return
}

func.func private @pool_bf16(%x: tensor<?x1x5x4xbf16>) attributes {no_inline} {
  %r0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true : (tensor<?x1x5x4xbf16>) -> tensor<?x1x3x?xbf16>
  %e0 = graph.constant dense<[[[[1.25, 2.25], [2.38, 1.375], [0.375, -0.625]]], [[[1.5, 2.5], [2.12, 1.625], [0.625, -0.375]]]]> : tensor<2x1x3x2xbf16>
  check.close %r0, %e0, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?x1x3x?xbf16>, tensor<2x1x3x2xbf16>
  %r1 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = true, count_include_pad = true : (tensor<?x1x5x4xbf16>) -> tensor<?x1x3x?xbf16>
  %e1 = graph.constant dense<[[[[-0.562, 1.0], [0.562, -0.438], [0.125, -0.875]]], [[[-0.312, 1.25], [-0.469, -0.1875], [0.375, -0.625]]]]> : tensor<2x1x3x2xbf16>
  check.close %r1, %e1, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x1x3x?xbf16>, tensor<2x1x3x2xbf16>
  %r2 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = true, count_include_pad = false : (tensor<?x1x5x4xbf16>) -> tensor<?x1x3x?xbf16>
  %e2 = graph.constant dense<[[[[-0.562, 1.0], [0.562, -0.438], [0.125, -0.875]]], [[[-0.312, 1.25], [-0.469, -0.1875], [0.375, -0.625]]]]> : tensor<2x1x3x2xbf16>
  check.close %r2, %e2, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x1x3x?xbf16>, tensor<2x1x3x2xbf16>
  %r3 = graph.max_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], dilation = [1, 2], ceil_mode = false : (tensor<?x1x5x4xbf16>) -> tensor<?x1x5x?xbf16>
  %e3 = graph.constant dense<[[[[0.75, 1.75], [0.75, 1.75], [1.875, 1.875], [1.875, 1.875], [1.875, 1.875]]], [[[1.0, 2.0], [1.0, 2.0], [2.12, 2.12], [2.12, 2.12], [2.12, 2.12]]]]> : tensor<2x1x5x2xbf16>
  check.close %r3, %e3, rtol = 8.0e-03, atol = 1.0e-40 : tensor<?x1x5x?xbf16>, tensor<2x1x5x2xbf16>
  %r4 = graph.avg_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], ceil_mode = false, count_include_pad = true : (tensor<?x1x5x4xbf16>) -> tensor<?x1x5x3xbf16>
  %e4 = graph.constant dense<[[[[-0.104, 0.1455, 0.25], [-0.2295, -0.354, -0.125], [0.479, 0.208, -0.271], [0.334, -0.0835, -0.416], [0.459, 0.416, -0.0417]]], [[[-0.0209, 0.312, 0.334], [-0.104, -0.104, 0.0], [-0.25, 0.459, -0.1455], [-0.396, 0.167, -0.291], [-0.312, 0.582, 0.0417]]]]> : tensor<2x1x5x3xbf16>
  check.close %r4, %e4, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x1x5x3xbf16>, tensor<2x1x5x3xbf16>
  %r5 = graph.avg_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], ceil_mode = false, count_include_pad = false : (tensor<?x1x5x4xbf16>) -> tensor<?x1x5x3xbf16>
  %e5 = graph.constant dense<[[[[-0.312, 0.219, 0.75], [-0.459, -0.354, -0.25], [0.957, 0.208, -0.543], [0.668, -0.0835, -0.832], [1.375, 0.625, -0.125]]], [[[-0.0625, 0.469, 1.0], [-0.208, -0.104, 0.0], [-0.5, 0.459, -0.291], [-0.793, 0.167, -0.582], [-0.938, 0.875, 0.125]]]]> : tensor<2x1x5x3xbf16>
  check.close %r5, %e5, rtol = 8.0e-03, atol = 1.0e-04 : tensor<?x1x5x3xbf16>, tensor<2x1x5x3xbf16>
  return
}

func.func private @pool_i64(%x: tensor<?x1x5x4xi64>) attributes {no_inline} {
  %r0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true : (tensor<?x1x5x4xi64>) -> tensor<?x1x3x?xi64>
  %e0 = graph.constant dense<[[[[10, 18], [19, 11], [3, -5]]], [[[12, 20], [17, 13], [5, -3]]]]> : tensor<2x1x3x2xi64>
  check.equal %r0, %e0 : tensor<?x1x3x?xi64>, tensor<2x1x3x2xi64>
  %r1 = graph.max_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], dilation = [1, 2], ceil_mode = false : (tensor<?x1x5x4xi64>) -> tensor<?x1x5x?xi64>
  %e1 = graph.constant dense<[[[[6, 14], [6, 14], [15, 15], [15, 15], [15, 15]]], [[[8, 16], [8, 16], [17, 17], [17, 17], [17, 17]]]]> : tensor<2x1x5x2xi64>
  check.equal %r1, %e1 : tensor<?x1x5x?xi64>, tensor<2x1x5x2xi64>
  return
}

func.func private @pool_i32(%x: tensor<?x1x5x4xi32>) attributes {no_inline} {
  %r0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true : (tensor<?x1x5x4xi32>) -> tensor<?x1x3x?xi32>
  %e0 = graph.constant dense<[[[[10, 18], [19, 11], [3, -5]]], [[[12, 20], [17, 13], [5, -3]]]]> : tensor<2x1x3x2xi32>
  check.equal %r0, %e0 : tensor<?x1x3x?xi32>, tensor<2x1x3x2xi32>
  %r1 = graph.max_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], dilation = [1, 2], ceil_mode = false : (tensor<?x1x5x4xi32>) -> tensor<?x1x5x?xi32>
  %e1 = graph.constant dense<[[[[6, 14], [6, 14], [15, 15], [15, 15], [15, 15]]], [[[8, 16], [8, 16], [17, 17], [17, 17], [17, 17]]]]> : tensor<2x1x5x2xi32>
  check.equal %r1, %e1 : tensor<?x1x5x?xi32>, tensor<2x1x5x2xi32>
  return
}

func.func private @pool_i16(%x: tensor<?x1x5x4xi16>) attributes {no_inline} {
  %r0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true : (tensor<?x1x5x4xi16>) -> tensor<?x1x3x?xi16>
  %e0 = graph.constant dense<[[[[10, 18], [19, 11], [3, -5]]], [[[12, 20], [17, 13], [5, -3]]]]> : tensor<2x1x3x2xi16>
  check.equal %r0, %e0 : tensor<?x1x3x?xi16>, tensor<2x1x3x2xi16>
  %r1 = graph.max_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], dilation = [1, 2], ceil_mode = false : (tensor<?x1x5x4xi16>) -> tensor<?x1x5x?xi16>
  %e1 = graph.constant dense<[[[[6, 14], [6, 14], [15, 15], [15, 15], [15, 15]]], [[[8, 16], [8, 16], [17, 17], [17, 17], [17, 17]]]]> : tensor<2x1x5x2xi16>
  check.equal %r1, %e1 : tensor<?x1x5x?xi16>, tensor<2x1x5x2xi16>
  return
}

func.func private @pool_i8(%x: tensor<?x1x5x4xi8>) attributes {no_inline} {
  %r0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true : (tensor<?x1x5x4xi8>) -> tensor<?x1x3x?xi8>
  %e0 = graph.constant dense<[[[[10, 18], [19, 11], [3, -5]]], [[[12, 20], [17, 13], [5, -3]]]]> : tensor<2x1x3x2xi8>
  check.equal %r0, %e0 : tensor<?x1x3x?xi8>, tensor<2x1x3x2xi8>
  %r1 = graph.max_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], dilation = [1, 2], ceil_mode = false : (tensor<?x1x5x4xi8>) -> tensor<?x1x5x?xi8>
  %e1 = graph.constant dense<[[[[6, 14], [6, 14], [15, 15], [15, 15], [15, 15]]], [[[8, 16], [8, 16], [17, 17], [17, 17], [17, 17]]]]> : tensor<2x1x5x2xi8>
  check.equal %r1, %e1 : tensor<?x1x5x?xi8>, tensor<2x1x5x2xi8>
  return
}

func.func private @pool_ui8(%x: tensor<?x1x5x4xui8>) attributes {no_inline} {
  %r0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true : (tensor<?x1x5x4xui8>) -> tensor<?x1x3x?xui8>
  %e0 = graph.constant dense<[[[[19, 18], [19, 18], [3, 9]]], [[[17, 20], [20, 16], [5, 7]]]]> : tensor<2x1x3x2xui8>
  check.equal %r0, %e0 : tensor<?x1x3x?xui8>, tensor<2x1x3x2xui8>
  %r1 = graph.max_pool %x, kernel_size = [3, 2], stride = [1, 2], padding = [1, 1], dilation = [1, 2], ceil_mode = false : (tensor<?x1x5x4xui8>) -> tensor<?x1x5x?xui8>
  %e1 = graph.constant dense<[[[[19, 19], [19, 19], [15, 18], [15, 18], [15, 15]]], [[[17, 17], [17, 17], [17, 17], [17, 17], [17, 17]]]]> : tensor<2x1x5x2xui8>
  check.equal %r1, %e1 : tensor<?x1x5x?xui8>, tensor<2x1x5x2xui8>
  return
}

func.func @main() {
  %pool_f64_x = graph.constant dense<[[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25], [2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125]]], [[[-1.625, -2.125, 2.5, 2.0], [1.5, 1.0, 0.5, 0.0], [-0.5, -1.0, -1.5, -2.0], [-2.5, 2.125, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875]]]]> : tensor<2x1x5x4xf64>
  %pool_f64_x_d = tensor.cast %pool_f64_x : tensor<2x1x5x4xf64> to tensor<?x1x5x4xf64>
  call @pool_f64(%pool_f64_x_d) : (tensor<?x1x5x4xf64>) -> ()
  %pool_f32_x = graph.constant dense<[[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25], [2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125]]], [[[-1.625, -2.125, 2.5, 2.0], [1.5, 1.0, 0.5, 0.0], [-0.5, -1.0, -1.5, -2.0], [-2.5, 2.125, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875]]]]> : tensor<2x1x5x4xf32>
  %pool_f32_x_d = tensor.cast %pool_f32_x : tensor<2x1x5x4xf32> to tensor<?x1x5x4xf32>
  call @pool_f32(%pool_f32_x_d) : (tensor<?x1x5x4xf32>) -> ()
  %pool_f16_x = graph.constant dense<[[[[-1.875, -2.375, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25], [2.375, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125]]], [[[-1.625, -2.125, 2.5, 2.0], [1.5, 1.0, 0.5, 0.0], [-0.5, -1.0, -1.5, -2.0], [-2.5, 2.125, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875]]]]> : tensor<2x1x5x4xf16>
  %pool_f16_x_d = tensor.cast %pool_f16_x : tensor<2x1x5x4xf16> to tensor<?x1x5x4xf16>
  call @pool_f16(%pool_f16_x_d) : (tensor<?x1x5x4xf16>) -> ()
  %pool_bf16_x = graph.constant dense<[[[[-1.875, -2.38, 2.25, 1.75], [1.25, 0.75, 0.25, -0.25], [-0.75, -1.25, -1.75, -2.25], [2.38, 1.875, 1.375, 0.875], [0.375, -0.125, -0.625, -1.125]]], [[[-1.625, -2.12, 2.5, 2.0], [1.5, 1.0, 0.5, 0.0], [-0.5, -1.0, -1.5, -2.0], [-2.5, 2.12, 1.625, 1.125], [0.625, 0.125, -0.375, -0.875]]]]> : tensor<2x1x5x4xbf16>
  %pool_bf16_x_d = tensor.cast %pool_bf16_x : tensor<2x1x5x4xbf16> to tensor<?x1x5x4xbf16>
  call @pool_bf16(%pool_bf16_x_d) : (tensor<?x1x5x4xbf16>) -> ()
  %pool_i64_x = graph.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18], [19, 15, 11, 7], [3, -1, -5, -9]]], [[[-13, -17, 20, 16], [12, 8, 4, 0], [-4, -8, -12, -16], [-20, 17, 13, 9], [5, 1, -3, -7]]]]> : tensor<2x1x5x4xi64>
  %pool_i64_x_d = tensor.cast %pool_i64_x : tensor<2x1x5x4xi64> to tensor<?x1x5x4xi64>
  call @pool_i64(%pool_i64_x_d) : (tensor<?x1x5x4xi64>) -> ()
  %pool_i32_x = graph.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18], [19, 15, 11, 7], [3, -1, -5, -9]]], [[[-13, -17, 20, 16], [12, 8, 4, 0], [-4, -8, -12, -16], [-20, 17, 13, 9], [5, 1, -3, -7]]]]> : tensor<2x1x5x4xi32>
  %pool_i32_x_d = tensor.cast %pool_i32_x : tensor<2x1x5x4xi32> to tensor<?x1x5x4xi32>
  call @pool_i32(%pool_i32_x_d) : (tensor<?x1x5x4xi32>) -> ()
  %pool_i16_x = graph.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18], [19, 15, 11, 7], [3, -1, -5, -9]]], [[[-13, -17, 20, 16], [12, 8, 4, 0], [-4, -8, -12, -16], [-20, 17, 13, 9], [5, 1, -3, -7]]]]> : tensor<2x1x5x4xi16>
  %pool_i16_x_d = tensor.cast %pool_i16_x : tensor<2x1x5x4xi16> to tensor<?x1x5x4xi16>
  call @pool_i16(%pool_i16_x_d) : (tensor<?x1x5x4xi16>) -> ()
  %pool_i8_x = graph.constant dense<[[[[-15, -19, 18, 14], [10, 6, 2, -2], [-6, -10, -14, -18], [19, 15, 11, 7], [3, -1, -5, -9]]], [[[-13, -17, 20, 16], [12, 8, 4, 0], [-4, -8, -12, -16], [-20, 17, 13, 9], [5, 1, -3, -7]]]]> : tensor<2x1x5x4xi8>
  %pool_i8_x_d = tensor.cast %pool_i8_x : tensor<2x1x5x4xi8> to tensor<?x1x5x4xi8>
  call @pool_i8(%pool_i8_x_d) : (tensor<?x1x5x4xi8>) -> ()
  %pool_ui8_x = graph.constant dense<[[[[15, 19, 18, 14], [10, 6, 2, 2], [6, 10, 14, 18], [19, 15, 11, 7], [3, 1, 5, 9]]], [[[13, 17, 20, 16], [12, 8, 4, 0], [4, 8, 12, 16], [20, 17, 13, 9], [5, 1, 3, 7]]]]> : tensor<2x1x5x4xui8>
  %pool_ui8_x_d = tensor.cast %pool_ui8_x : tensor<2x1x5x4xui8> to tensor<?x1x5x4xui8>
  call @pool_ui8(%pool_ui8_x_d) : (tensor<?x1x5x4xui8>) -> ()
  return
}
