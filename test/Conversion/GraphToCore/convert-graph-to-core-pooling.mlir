// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @max_pool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x8x8xi8>) -> tensor<2x3x3x4xi8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce_window maximum, [[X]], sizes = [1, 1, 2, 2], strides = [1, 1, 2, 2], low = [0, 0, 0, 1], high = [0, 0, 0, 1], dilations = [1, 1, 2, 3] : (tensor<2x3x8x8xi8>) -> tensor<2x3x3x4xi8>
// CHECK-NEXT:    return [[V0]] : tensor<2x3x3x4xi8>
// CHECK-NEXT:  }
func.func @max_pool(%x: tensor<2x3x8x8xi8>) -> tensor<2x3x3x4xi8> {
  %y = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 1], dilation = [2, 3], ceil_mode = false
    : (tensor<2x3x8x8xi8>) -> tensor<2x3x3x4xi8>
  return %y : tensor<2x3x3x4xi8>
}

// The overhang of ceil_mode is padding at the high end.
// CHECK-LABEL: func.func @max_pool_ceil(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x7x8xf32>) -> tensor<3x4x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce_window maximum, [[X]], sizes = [1, 2, 2], strides = [1, 2, 2], low = [0, 0, 0], high = [0, 1, 1], dilations = [1, 1, 1] : (tensor<3x7x8xf32>) -> tensor<3x4x4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3x4x4xf32>
// CHECK-NEXT:  }
func.func @max_pool_ceil(%x: tensor<3x7x8xf32>) -> tensor<3x4x4xf32> {
  %y = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = true
    : (tensor<3x7x8xf32>) -> tensor<3x4x4xf32>
  return %y : tensor<3x4x4xf32>
}

// No window starts in the right padding.
// CHECK-LABEL: func.func @max_pool_ceil_dropped(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x5x5xf32>) -> tensor<3x2x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce_window maximum, [[X]], sizes = [1, 2, 2], strides = [1, 3, 3], low = [0, 1, 1], high = [0, 3, 3], dilations = [1, 1, 1] : (tensor<3x5x5xf32>) -> tensor<3x3x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.slice [[V0]], offsets = [0, 0, 0], sizes = [3, 2, 2], strides = [1, 1, 1] : (tensor<3x3x3xf32>) -> tensor<3x2x2xf32>
// CHECK-NEXT:    return [[V1]] : tensor<3x2x2xf32>
// CHECK-NEXT:  }
func.func @max_pool_ceil_dropped(%x: tensor<3x5x5xf32>) -> tensor<3x2x2xf32> {
  %y = graph.max_pool %x, kernel_size = [2, 2], stride = [3, 3], padding = [1, 1], dilation = [1, 1], ceil_mode = true
    : (tensor<3x5x5xf32>) -> tensor<3x2x2xf32>
  return %y : tensor<3x2x2xf32>
}

// CHECK-LABEL: func.func @avg_pool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x8x8xf32>) -> tensor<2x3x4x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce_window add, [[X]], sizes = [1, 1, 2, 2], strides = [1, 1, 2, 2], low = [0, 0, 0, 0], high = [0, 0, 0, 0], dilations = [1, 1, 1, 1] : (tensor<2x3x8x8xf32>) -> tensor<2x3x4x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<4.000000e+00> : tensor<2x3x4x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.div [[V0]], [[V1]] : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xf32>) -> tensor<2x3x4x4xf32>
// CHECK-NEXT:    return [[V2]] : tensor<2x3x4x4xf32>
// CHECK-NEXT:  }
func.func @avg_pool(%x: tensor<2x3x8x8xf32>) -> tensor<2x3x4x4xf32> {
  %y = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = false
    : (tensor<2x3x8x8xf32>) -> tensor<2x3x4x4xf32>
  return %y : tensor<2x3x4x4xf32>
}

// CHECK-LABEL: func.func @avg_pool_without_padding(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<1x3x8x8xbf16>) -> tensor<1x3x5x5xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<1x3x8x8xbf16>) -> tensor<1x3x8x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce_window add, [[V0]], sizes = [1, 1, 2, 2], strides = [1, 1, 2, 2], low = [0, 0, 1, 1], high = [0, 0, 1, 1], dilations = [1, 1, 1, 1] : (tensor<1x3x8x8xf32>) -> tensor<1x3x5x5xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<8x8xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reduce_window add, [[V2]], sizes = [2, 2], strides = [2, 2], low = [1, 1], high = [1, 1], dilations = [1, 1] : (tensor<8x8xf32>) -> tensor<5x5xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[V3]], dims = [2, 3], sizes = [1, 3, 5, 5] : (tensor<5x5xf32>) -> tensor<1x3x5x5xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.div [[V1]], [[V4]] : (tensor<1x3x5x5xf32>, tensor<1x3x5x5xf32>) -> tensor<1x3x5x5xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.convert [[V5]] : (tensor<1x3x5x5xf32>) -> tensor<1x3x5x5xbf16>
// CHECK-NEXT:    return [[V6]] : tensor<1x3x5x5xbf16>
// CHECK-NEXT:  }
func.func @avg_pool_without_padding(%x: tensor<1x3x8x8xbf16>) -> tensor<1x3x5x5xbf16> {
  %y = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [1, 1], ceil_mode = false, count_include_pad = false
    : (tensor<1x3x8x8xbf16>) -> tensor<1x3x5x5xbf16>
  return %y : tensor<1x3x5x5xbf16>
}

// Windows are clipped to the padded input.
// CHECK-LABEL: func.func @avg_pool_ceil(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x?x7xf32>) -> tensor<?x3x?x4xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3x?x7xf32>
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C2]] : tensor<?x3x?x7xf32>
// CHECK-NEXT:    [[C_1:%[^ ,:]+]] = arith.constant -1 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM_0]], [[C_1]] : index
// CHECK-NEXT:    [[C2_1:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.floordivsi [[V0]], [[C2_1]] : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.addi [[V1]], [[C1]] : index
// CHECK-NEXT:    [[C1_2:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = arith.addi [[V2]], [[C1_2]] : index
// CHECK-NEXT:    [[C1_3:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = arith.addi [[DIM_0]], [[C1_3]] : index
// CHECK-NEXT:    [[C_1_4:%[^ ,:]+]] = arith.constant -1 : index
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = arith.addi [[V4]], [[C_1_4]] : index
// CHECK-NEXT:    [[C2_5:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = arith.floordivsi [[V5]], [[C2_5]] : index
// CHECK-NEXT:    [[C1_6:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = arith.addi [[V6]], [[C1_6]] : index
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = arith.minsi [[V3]], [[V7]] : index
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.reduce_window add, [[X]], sizes = [1, 1, 2, 2], strides = [1, 1, 2, 2], low = [0, 0, 1, 0], high = [0, 0, 2, 1], dilations = [1, 1, 1, 1] : (tensor<?x3x?x7xf32>) -> tensor<?x3x?x4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.slice [[V9]], offsets = [0, 0, 0, 0], sizes = {{\[}}[[DIM]], 3, [[V8]], 4], strides = [1, 1, 1, 1] : (tensor<?x3x?x4xf32>, index, index) -> tensor<?x3x?x4xf32>
// CHECK-NEXT:    [[C2_7:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_8:%[^ ,:]+]] = tensor.dim [[X]], [[C2_7]] : tensor<?x3x?x7xf32>
// CHECK-NEXT:    [[C2_9:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = arith.addi [[DIM_8]], [[C2_9]] : index
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.broadcast [[V12]], dims = [], sizes = {{\[}}[[V11]], 7] : (tensor<f32>, index) -> tensor<?x7xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.reduce_window add, [[V13]], sizes = [2, 2], strides = [2, 2], low = [0, 0], high = [1, 1], dilations = [1, 1] : (tensor<?x7xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.slice [[V14]], offsets = [0, 0], sizes = {{\[}}[[V8]], 4], strides = [1, 1] : (tensor<?x4xf32>, index) -> tensor<?x4xf32>
// CHECK-NEXT:    [[C0_10:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_11:%[^ ,:]+]] = tensor.dim [[V10]], [[C0_10]] : tensor<?x3x?x4xf32>
// CHECK-NEXT:    [[C2_12:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_13:%[^ ,:]+]] = tensor.dim [[V10]], [[C2_12]] : tensor<?x3x?x4xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.broadcast [[V15]], dims = [2, 3], sizes = {{\[}}[[DIM_11]], 3, [[DIM_13]], 4] : (tensor<?x4xf32>, index, index) -> tensor<?x3x?x4xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.div [[V10]], [[V16]] : (tensor<?x3x?x4xf32>, tensor<?x3x?x4xf32>) -> tensor<?x3x?x4xf32>
// CHECK-NEXT:    return [[V17]] : tensor<?x3x?x4xf32>
// CHECK-NEXT:  }
func.func @avg_pool_ceil(%x: tensor<?x3x?x7xf32>) -> tensor<?x3x?x4xf32> {
  %y = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [1, 0], ceil_mode = true, count_include_pad = true
    : (tensor<?x3x?x7xf32>) -> tensor<?x3x?x4xf32>
  return %y : tensor<?x3x?x4xf32>
}

// CHECK-LABEL: func.func @avg_pool_of_integers(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x8xi8>) -> tensor<3x4xi8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<3x8xi8>) -> tensor<3x8xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce_window add, [[V0]], sizes = [1, 2], strides = [1, 2], low = [0, 0], high = [0, 0], dilations = [1, 1] : (tensor<3x8xi64>) -> tensor<3x4xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<3> : tensor<3x4xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.div [[V1]], [[V2]] : (tensor<3x4xi64>, tensor<3x4xi64>) -> tensor<3x4xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.convert [[V3]] : (tensor<3x4xi64>) -> tensor<3x4xi8>
// CHECK-NEXT:    return [[V4]] : tensor<3x4xi8>
// CHECK-NEXT:  }
func.func @avg_pool_of_integers(%x: tensor<3x8xi8>) -> tensor<3x4xi8> {
  %y = graph.avg_pool %x, kernel_size = [2], stride = [2], padding = [0], ceil_mode = false, count_include_pad = true, divisor_override = 3
    : (tensor<3x8xi8>) -> tensor<3x4xi8>
  return %y : tensor<3x4xi8>
}
