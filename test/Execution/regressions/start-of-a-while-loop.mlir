// RUN: tcopt-run %s --input=random:215 --dim=B215=5 --threads=2 --check=phases
// A tensor from which a loop starts is a result of the program as well.
func.func @main(%arg215_0: tensor<?x1x5xf32> {graph.dims = ["B215", 1, 5]}, %arg215_1: tensor<?x2x4x6xf32> {graph.dims = ["B215", 2, 4, 6]}, %arg215_2: tensor<3x2x1x2xf32>, %arg215_3: tensor<?xi64> {graph.dims = ["B215"]}, %arg215_4: tensor<2x3xf32>, %arg215_5: tensor<?x1xf32> {graph.dims = ["B215", 1]}, %arg215_6: tensor<f32>, %arg215_7: tensor<2xf32>, %arg215_8: tensor<i64>, %arg215_9: tensor<1x2xf32>, %arg215_10: tensor<1xf32>) -> (tensor<3x2x1x2xf32>, tensor<?x3x2x1x2xf32>, tensor<2x3xf32>, tensor<?x1xf32>, tensor<3xf32>, tensor<3x2x1x2xf32>, tensor<2xf32>, tensor<i64>, tensor<i64>) attributes {tcopt.numerics = "strict"} {
  %v215_1 = graph.constant dense<0x00800000> : tensor<f32>
  %v215_2 = graph.ge %arg215_0, %v215_1 : (tensor<?x1x5xf32>, tensor<f32>) -> tensor<?x1x5xi1>
  %v215_3 = graph.slice_scatter %v215_2, %v215_2, dim = -2, start = 0, end = 9223372036854775807, step = 2 : (tensor<?x1x5xi1>, tensor<?x1x5xi1>) -> tensor<?x1x5xi1>
  %v215_4 = graph.diagonal %arg215_0, offset = -3, dim1 = 2, dim2 = 1 : (tensor<?x1x5xf32>) -> tensor<?x1xf32>
  %v215_5 = graph.avg_pool %arg215_1, kernel_size = [2, 1], stride = [1, 2], padding = [1, 0], ceil_mode = false, count_include_pad = true : (tensor<?x2x4x6xf32>) -> tensor<?x2x5x3xf32>
  %v215_6 = graph.conv %v215_5, %arg215_2, stride = [1, 2], padding = [1, 1], dilation = [1, 2], groups = 1 : (tensor<?x2x5x3xf32>, tensor<3x2x1x2xf32>) -> tensor<?x3x7x2xf32>
  %v215_13, %v215_14 = graph.scan (%v215_7 = %arg215_2) over (%v215_8 = %arg215_1), dim = 0, reverse = true : (tensor<3x2x1x2xf32>, tensor<?x2x4x6xf32>) -> (tensor<3x2x1x2xf32>, tensor<?x3x2x1x2xf32>) {
  %v215_9 = graph.sub %v215_7, %v215_1 : (tensor<3x2x1x2xf32>, tensor<f32>) -> tensor<3x2x1x2xf32>
  %v215_10 = graph.sub %v215_7, %v215_9 : (tensor<3x2x1x2xf32>, tensor<3x2x1x2xf32>) -> tensor<3x2x1x2xf32>
  %v215_11 = graph.maximum %v215_7, %v215_7 : (tensor<3x2x1x2xf32>, tensor<3x2x1x2xf32>) -> tensor<3x2x1x2xf32>
  %v215_12 = graph.tanh %v215_11 : (tensor<3x2x1x2xf32>) -> tensor<3x2x1x2xf32>
  graph.yield %v215_12, %v215_7 : tensor<3x2x1x2xf32>, tensor<3x2x1x2xf32>
  }
  %v215_15 = graph.constant dense<2> : tensor<i64>
  %v215_16 = graph.remainder %arg215_3, %v215_15 : (tensor<?xi64>, tensor<i64>) -> tensor<?xi64>
  %v215_17 = graph.embedding %arg215_4, %v215_16 : (tensor<2x3xf32>, tensor<?xi64>) -> tensor<?x3xf32>
  %v215_18 = graph.rms_norm %v215_4, normalized_dims = 1, eps = 1.0e-03 : (tensor<?x1xf32>) -> tensor<?x1xf32>
  %v215_19 = graph.log1p %arg215_4 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %v215_20 = graph.amax %v215_17, dims = [-2], keepdim = true : (tensor<?x3xf32>) -> tensor<1x3xf32>
  %v215_21 = graph.smooth_l1_loss %v215_4, %arg215_5, beta = 1.0, reduction = mean : (tensor<?x1xf32>, tensor<?x1xf32>) -> tensor<f32>
  %v215_22 = graph.cat %v215_16, %v215_16, %v215_16, dim = -1 : (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
  %v215_23 = graph.amin %v215_22, dims = [0], keepdim = true : (tensor<?xi64>) -> tensor<1xi64>
  %v215_24 = graph.log10 %v215_20 : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %v215_25 = graph.pad %v215_17, %arg215_6, low = [0, 0], high = [2, 0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %v215_26 = graph.sum %v215_25, dims = [-2], keepdim = false : (tensor<?x3xf32>) -> tensor<3xf32>
  %v215_27 = graph.flip %arg215_2, dims = [1, 3, -4, 2] : (tensor<3x2x1x2xf32>) -> tensor<3x2x1x2xf32>
  %v215_28, %v215_29, %v215_30 = graph.batch_norm_train %arg215_2, weight %arg215_7, eps = 1.0e-03 : (tensor<3x2x1x2xf32>, tensor<2xf32>) -> (tensor<3x2x1x2xf32>, tensor<2xf32>, tensor<2xf32>)
  %v215_31 = graph.constant dense<3> : tensor<i64>
  %v215_32 = graph.constant dense<1> : tensor<i64>
  %v215_33 = graph.constant dense<0> : tensor<i64>
  %v215_34 = graph.minimum %arg215_8, %v215_31 : (tensor<i64>, tensor<i64>) -> tensor<i64>
  %v215_51, %v215_52, %v215_53 = graph.while (%v215_35 = %v215_33, %v215_36 = %v215_15, %v215_37 = %v215_28) : (tensor<i64>, tensor<i64>, tensor<3x2x1x2xf32>) -> (tensor<i64>, tensor<i64>, tensor<3x2x1x2xf32>) {
  %v215_41 = graph.transpose %v215_24, dim0 = 1, dim1 = 1 : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %v215_42 = graph.linear %v215_30, %arg215_9, %arg215_10 : (tensor<2xf32>, tensor<1x2xf32>, tensor<1xf32>) -> tensor<1xf32>
  %v215_43 = graph.slice %arg215_10, dim = 0, start = 0, end = 4, step = 2 : (tensor<1xf32>) -> tensor<1xf32>
  %v215_44 = graph.lt %v215_35, %v215_34 : (tensor<i64>, tensor<i64>) -> tensor<i1>
  graph.yield %v215_44 : tensor<i1>
  } do (%v215_38, %v215_39, %v215_40) {
  %v215_45 = graph.sum %v215_4, dims = [0, -1], keepdim = false : (tensor<?x1xf32>) -> tensor<f32>
  %v215_46 = graph.expand %v215_34, sizes = [3] : (tensor<i64>) -> tensor<3xi64>
  %v215_47 = graph.maximum %v215_38, %v215_39 : (tensor<i64>, tensor<i64>) -> tensor<i64>
  %v215_48 = graph.maximum %v215_40, %v215_40 : (tensor<3x2x1x2xf32>, tensor<3x2x1x2xf32>) -> tensor<3x2x1x2xf32>
  %v215_49 = graph.tanh %v215_48 : (tensor<3x2x1x2xf32>) -> tensor<3x2x1x2xf32>
  %v215_50 = graph.add %v215_38, %v215_32 : (tensor<i64>, tensor<i64>) -> tensor<i64>
  graph.yield %v215_50, %v215_47, %v215_49 : tensor<i64>, tensor<i64>, tensor<3x2x1x2xf32>
  }
  return %v215_53, %v215_14, %v215_19, %arg215_5, %v215_26, %v215_28, %v215_29, %v215_51, %v215_52 : tensor<3x2x1x2xf32>, tensor<?x3x2x1x2xf32>, tensor<2x3xf32>, tensor<?x1xf32>, tensor<3xf32>, tensor<3x2x1x2xf32>, tensor<2xf32>, tensor<i64>, tensor<i64>
}
