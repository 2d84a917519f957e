// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Each op of a static size, and one of sizes that are unknown.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @conv_transpose(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4x5xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x3x3xf32>) -> tensor<2x3x10xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[W]], sizes = [1, 4, 3, 3] : (tensor<4x3x3xf32>) -> tensor<1x4x3x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[X]], sizes = [2, 1, 4, 5] : (tensor<2x4x5xf32>) -> tensor<2x1x4x5xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.contract [[V0]], [[V1]], lhs_batch = [0], rhs_batch = [1], lhs_contract = [1], rhs_contract = [2] : (tensor<1x4x3x3xf32>, tensor<2x1x4x5xf32>) -> tensor<1x3x3x2x5xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.iota dim = 0, sizes = [10, 2] : () -> tensor<10x2xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<1> : tensor<10x2xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.add [[V3]], [[V4]] : (tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<10x2xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.iota dim = 1, sizes = [10, 2] : () -> tensor<10x2xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<2> : tensor<10x2xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.rem [[V5]], [[V7]] : (tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<10x2xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<2> : tensor<10x2xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.mul [[V6]], [[V9]] : (tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<10x2xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.add [[V8]], [[V10]] : (tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<10x2xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.sub [[V5]], [[V11]] : (tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<10x2xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<2> : tensor<10x2xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.div [[V12]], [[V13]] : (tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<10x2xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<0> : tensor<10x2xi64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.compare ge, [[V12]], [[V15]] : (tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<10x2xi1>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<5> : tensor<10x2xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.compare lt, [[V14]], [[V17]] : (tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<10x2xi1>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.and [[V16]], [[V18]] : (tensor<10x2xi1>, tensor<10x2xi1>) -> tensor<10x2xi1>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<3> : tensor<10x2xi64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.compare lt, [[V11]], [[V20]] : (tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<10x2xi1>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.and [[V19]], [[V21]] : (tensor<10x2xi1>, tensor<10x2xi1>) -> tensor<10x2xi1>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.constant dense<0> : tensor<10x2xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.select [[V22]], [[V11]], [[V23]] : (tensor<10x2xi1>, tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<10x2xi64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.constant dense<0> : tensor<10x2xi64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.select [[V22]], [[V14]], [[V25]] : (tensor<10x2xi1>, tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<10x2xi64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.gather [[V2]], [[V24]], [[V26]], dims = [2, 4], x_dims = [0, 1, 2], index_dims = [3, 4], in_bounds : (tensor<1x3x3x2x5xf32>, tensor<10x2xi64>, tensor<10x2xi64>) -> tensor<1x3x2x10x2xf32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.broadcast [[V22]], dims = [3, 4], sizes = [1, 3, 2, 10, 2] : (tensor<10x2xi1>) -> tensor<1x3x2x10x2xi1>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<1x3x2x10x2xf32>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.select [[V28]], [[V27]], [[V29]] : (tensor<1x3x2x10x2xi1>, tensor<1x3x2x10x2xf32>, tensor<1x3x2x10x2xf32>) -> tensor<1x3x2x10x2xf32>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.reduce add, [[V30]], dims = [4] : (tensor<1x3x2x10x2xf32>) -> tensor<1x3x2x10xf32>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.transpose [[V31]], dims = [2, 0, 1, 3] : (tensor<1x3x2x10xf32>) -> tensor<2x1x3x10xf32>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.reshape [[V32]], sizes = [2, 3, 10] : (tensor<2x1x3x10xf32>) -> tensor<2x3x10xf32>
// CHECK-NEXT:    return [[V33]] : tensor<2x3x10xf32>
// CHECK-NEXT:  }
func.func @conv_transpose(%x: tensor<2x4x5xf32>, %w: tensor<4x3x3xf32>) -> tensor<2x3x10xf32> {
  %r = graph.conv_transpose %x, %w, stride = [2], padding = [1], output_padding = [1], dilation = [1], groups = 1 : (tensor<2x4x5xf32>, tensor<4x3x3xf32>) -> tensor<2x3x10xf32>
  return %r : tensor<2x3x10xf32>
}

// CHECK-LABEL: func.func @conv_input_grad(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4x3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x2x3xf32>) -> tensor<2x2x6xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[W]], sizes = [1, 4, 2, 3] : (tensor<4x2x3xf32>) -> tensor<1x4x2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[X]], sizes = [2, 1, 4, 3] : (tensor<2x4x3xf32>) -> tensor<2x1x4x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.contract [[V0]], [[V1]], lhs_batch = [0], rhs_batch = [1], lhs_contract = [1], rhs_contract = [2] : (tensor<1x4x2x3xf32>, tensor<2x1x4x3xf32>) -> tensor<1x2x3x2x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.iota dim = 0, sizes = [6, 2] : () -> tensor<6x2xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<1> : tensor<6x2xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.add [[V3]], [[V4]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.iota dim = 1, sizes = [6, 2] : () -> tensor<6x2xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<2> : tensor<6x2xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.rem [[V5]], [[V7]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<2> : tensor<6x2xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.mul [[V6]], [[V9]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.add [[V8]], [[V10]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.sub [[V5]], [[V11]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<2> : tensor<6x2xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.div [[V12]], [[V13]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<0> : tensor<6x2xi64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.compare ge, [[V12]], [[V15]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi1>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<3> : tensor<6x2xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.compare lt, [[V14]], [[V17]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi1>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.and [[V16]], [[V18]] : (tensor<6x2xi1>, tensor<6x2xi1>) -> tensor<6x2xi1>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<3> : tensor<6x2xi64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.compare lt, [[V11]], [[V20]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi1>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.and [[V19]], [[V21]] : (tensor<6x2xi1>, tensor<6x2xi1>) -> tensor<6x2xi1>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.constant dense<0> : tensor<6x2xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.select [[V22]], [[V11]], [[V23]] : (tensor<6x2xi1>, tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.constant dense<0> : tensor<6x2xi64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.select [[V22]], [[V14]], [[V25]] : (tensor<6x2xi1>, tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.gather [[V2]], [[V24]], [[V26]], dims = [2, 4], x_dims = [0, 1, 2], index_dims = [3, 4], in_bounds : (tensor<1x2x3x2x3xf32>, tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<1x2x2x6x2xf32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.broadcast [[V22]], dims = [3, 4], sizes = [1, 2, 2, 6, 2] : (tensor<6x2xi1>) -> tensor<1x2x2x6x2xi1>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<1x2x2x6x2xf32>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.select [[V28]], [[V27]], [[V29]] : (tensor<1x2x2x6x2xi1>, tensor<1x2x2x6x2xf32>, tensor<1x2x2x6x2xf32>) -> tensor<1x2x2x6x2xf32>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.reduce add, [[V30]], dims = [4] : (tensor<1x2x2x6x2xf32>) -> tensor<1x2x2x6xf32>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.transpose [[V31]], dims = [2, 0, 1, 3] : (tensor<1x2x2x6xf32>) -> tensor<2x1x2x6xf32>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.reshape [[V32]], sizes = [2, 2, 6] : (tensor<2x1x2x6xf32>) -> tensor<2x2x6xf32>
// CHECK-NEXT:    return [[V33]] : tensor<2x2x6xf32>
// CHECK-NEXT:  }
func.func @conv_input_grad(%x: tensor<2x4x3xf32>, %w: tensor<4x2x3xf32>) -> tensor<2x2x6xf32> {
  %r = graph.conv_input_grad %x, %w, sizes = [6], stride = [2], padding = [1], dilation = [1], groups = 1 : (tensor<2x4x3xf32>, tensor<4x2x3xf32>) -> tensor<2x2x6xf32>
  return %r : tensor<2x2x6xf32>
}

// CHECK-LABEL: func.func @conv_weight_grad(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x6xf32>,
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x4x3xf32>) -> tensor<4x1x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[G]], sizes = [2, 2, 2, 3] : (tensor<2x4x3xf32>) -> tensor<2x2x2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.pad [[X]], [[V1]], low = [0, 0, 1], high = [0, 0, 1] : (tensor<2x2x6xf32>, tensor<f32>) -> tensor<2x2x8xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.iota dim = 0, sizes = [3, 3] : () -> tensor<3x3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<1> : tensor<3x3xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.mul [[V3]], [[V4]] : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.iota dim = 1, sizes = [3, 3] : () -> tensor<3x3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<2> : tensor<3x3xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.mul [[V6]], [[V7]] : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.add [[V8]], [[V5]] : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.gather [[V2]], [[V9]], dims = [2], x_dims = [0, 1], index_dims = [2, 3], in_bounds : (tensor<2x2x8xf32>, tensor<3x3xi64>) -> tensor<2x2x3x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.reshape [[V10]], sizes = [2, 2, 1, 3, 3] : (tensor<2x2x3x3xf32>) -> tensor<2x2x1x3x3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.contract [[V0]], [[V11]], lhs_batch = [1], rhs_batch = [1], lhs_contract = [0, 3], rhs_contract = [0, 4] : (tensor<2x2x2x3xf32>, tensor<2x2x1x3x3xf32>) -> tensor<2x2x1x3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.reshape [[V12]], sizes = [4, 1, 3] : (tensor<2x2x1x3xf32>) -> tensor<4x1x3xf32>
// CHECK-NEXT:    return [[V13]] : tensor<4x1x3xf32>
// CHECK-NEXT:  }
func.func @conv_weight_grad(%x: tensor<2x2x6xf32>, %g: tensor<2x4x3xf32>) -> tensor<4x1x3xf32> {
  %r = graph.conv_weight_grad %x, %g, kernel_size = [3], stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<2x2x6xf32>, tensor<2x4x3xf32>) -> tensor<4x1x3xf32>
  return %r : tensor<4x1x3xf32>
}

// CHECK-LABEL: func.func @max_pool_with_indices(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x5x5xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xi64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.arg_reduce_window maximum, [[X]], sizes = [1, 3, 2], strides = [1, 2, 2], low = [0, 1, 0], high = [0, 2, 1], dilations = [1, 1, 1] : (tensor<2x5x5xf32>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<2> : tensor<2x3x3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.rem [[V0]], [[V1]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<2> : tensor<2x3x3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.div [[V0]], [[V3]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.iota dim = 1, sizes = [2, 3, 3] : () -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<2> : tensor<2x3x3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V5]], [[V6]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<1> : tensor<2x3x3xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.sub [[V7]], [[V8]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<1> : tensor<2x3x3xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.mul [[V4]], [[V10]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.add [[V9]], [[V11]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.iota dim = 2, sizes = [2, 3, 3] : () -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.constant dense<2> : tensor<2x3x3xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.mul [[V13]], [[V14]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<0> : tensor<2x3x3xi64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.sub [[V15]], [[V16]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.constant dense<1> : tensor<2x3x3xi64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.mul [[V2]], [[V18]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.add [[V17]], [[V19]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.constant dense<5> : tensor<2x3x3xi64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.mul [[V12]], [[V21]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.add [[V22]], [[V20]] : (tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.gather [[X]], [[V12]], [[V20]], dims = [1, 2], x_dims = [0], index_dims = [0, 1, 2] : (tensor<2x5x5xf32>, tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xf32>
// CHECK-NEXT:    return [[V24]], [[V23]] : tensor<2x3x3xf32>, tensor<2x3x3xi64>
// CHECK-NEXT:  }
func.func @max_pool_with_indices(%x: tensor<2x5x5xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xi64>) {
  %v, %i = graph.max_pool_with_indices %x, kernel_size = [3, 2], stride = [2, 2], padding = [1, 0], dilation = [1, 1], ceil_mode = true : (tensor<2x5x5xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xi64>)
  return %v, %i : tensor<2x3x3xf32>, tensor<2x3x3xi64>
}

// CHECK-LABEL: func.func @adaptive_avg_pool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5x6xf32>) -> tensor<2x2x3x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce_window add, [[X]], sizes = [1, 1, 1, 3], strides = [1, 1, 1, 3], low = [0, 0, 0, 0], high = [0, 0, 0, 0], dilations = [1, 1, 1, 1] : (tensor<2x2x5x6xf32>) -> tensor<2x2x5x2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<5> : tensor<3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.mul [[V1]], [[V2]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.div [[V3]], [[V4]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [0], sizes = [3, 3] : (tensor<3xi64>) -> tensor<3x3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.iota dim = 1, sizes = [3, 3] : () -> tensor<3x3xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.add [[V6]], [[V7]] : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.add [[V9]], [[V10]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<5> : tensor<3xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.mul [[V11]], [[V12]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.sub [[V14]], [[V15]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.broadcast [[V16]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.add [[V13]], [[V17]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.div [[V18]], [[V19]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.broadcast [[V20]], dims = [0], sizes = [3, 3] : (tensor<3xi64>) -> tensor<3x3xi64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.compare lt, [[V8]], [[V21]] : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.constant dense<0> : tensor<3x3xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.select [[V22]], [[V8]], [[V23]] : (tensor<3x3xi1>, tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.gather [[V0]], [[V24]], dims = [2], x_dims = [0, 1, 4], index_dims = [2, 3] : (tensor<2x2x5x2xf32>, tensor<3x3xi64>) -> tensor<2x2x3x3x2xf32>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.broadcast [[V22]], dims = [2, 3], sizes = [2, 2, 3, 3, 2] : (tensor<3x3xi1>) -> tensor<2x2x3x3x2xi1>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x2x3x3x2xf32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.select [[V26]], [[V25]], [[V27]] : (tensor<2x2x3x3x2xi1>, tensor<2x2x3x3x2xf32>, tensor<2x2x3x3x2xf32>) -> tensor<2x2x3x3x2xf32>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.reduce add, [[V28]], dims = [3] : (tensor<2x2x3x3x2xf32>) -> tensor<2x2x3x2xf32>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x2x3x2xf32>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.add [[V29]], [[V30]] : (tensor<2x2x3x2xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.add [[V32]], [[V33]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.constant dense<5> : tensor<3xi64>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = core.mul [[V34]], [[V35]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = core.sub [[V37]], [[V38]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = core.broadcast [[V39]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = core.add [[V36]], [[V40]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V43:%[^ ,:]+]] = core.div [[V41]], [[V42]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V44:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V45:%[^ ,:]+]] = core.constant dense<5> : tensor<3xi64>
// CHECK-NEXT:    [[V46:%[^ ,:]+]] = core.mul [[V44]], [[V45]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V47:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V48:%[^ ,:]+]] = core.div [[V46]], [[V47]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V49:%[^ ,:]+]] = core.sub [[V43]], [[V48]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V50:%[^ ,:]+]] = core.convert [[V49]] : (tensor<3xi64>) -> tensor<3xf32>
// CHECK-NEXT:    [[V51:%[^ ,:]+]] = core.broadcast [[V50]], dims = [2], sizes = [2, 2, 3, 2] : (tensor<3xf32>) -> tensor<2x2x3x2xf32>
// CHECK-NEXT:    [[V52:%[^ ,:]+]] = core.div [[V31]], [[V51]] : (tensor<2x2x3x2xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
// CHECK-NEXT:    [[V53:%[^ ,:]+]] = core.constant dense<6.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V54:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V55:%[^ ,:]+]] = core.div [[V53]], [[V54]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V56:%[^ ,:]+]] = core.broadcast [[V55]], dims = [], sizes = [2, 2, 3, 2] : (tensor<f32>) -> tensor<2x2x3x2xf32>
// CHECK-NEXT:    [[V57:%[^ ,:]+]] = core.div [[V52]], [[V56]] : (tensor<2x2x3x2xf32>, tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
// CHECK-NEXT:    return [[V57]] : tensor<2x2x3x2xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool(%x: tensor<2x2x5x6xf32>) -> tensor<2x2x3x2xf32> {
  %r = graph.adaptive_avg_pool %x, output_size = [3, 2] : (tensor<2x2x5x6xf32>) -> tensor<2x2x3x2xf32>
  return %r : tensor<2x2x3x2xf32>
}

// CHECK-LABEL: func.func @adaptive_avg_pool_of_unknown_sizes(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x?x6xf32>) -> tensor<?x2x3x2xf32> {
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C2]] : tensor<?x2x?x6xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce_window add, [[X]], sizes = [1, 1, 1, 3], strides = [1, 1, 1, 3], low = [0, 0, 0, 0], high = [0, 0, 0, 0], dilations = [1, 1, 1, 1] : (tensor<?x2x?x6xf32>) -> tensor<?x2x?x2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V2]] : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[FROM_ELEMENTS]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V1]], [[V3]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.div [[V4]], [[V5]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[C_1:%[^ ,:]+]] = arith.constant -1 : index
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = arith.addi [[DIM]], [[C_1]] : index
// CHECK-NEXT:    [[C2_0:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = arith.addi [[V7]], [[C2_0]] : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = arith.divsi [[V8]], [[C3]] : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = arith.addi [[V9]], [[C1]] : index
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.broadcast [[V6]], dims = [0], sizes = [3, [[V10]]] : (tensor<3xi64>, index) -> tensor<3x?xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.iota dim = 1, sizes = [3, [[V10]]] : (index) -> tensor<3x?xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.add [[V11]], [[V12]] : (tensor<3x?xi64>, tensor<3x?xi64>) -> tensor<3x?xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.add [[V14]], [[V15]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS_1:%[^ ,:]+]] = tensor.from_elements [[V17]] : tensor<i64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.broadcast [[FROM_ELEMENTS_1]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.mul [[V16]], [[V18]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.sub [[V20]], [[V21]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.broadcast [[V22]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.add [[V19]], [[V23]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.div [[V24]], [[V25]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.broadcast [[V26]], dims = [0], sizes = [3, [[V10]]] : (tensor<3xi64>, index) -> tensor<3x?xi64>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.compare lt, [[V13]], [[V27]] : (tensor<3x?xi64>, tensor<3x?xi64>) -> tensor<3x?xi1>
// CHECK-NEXT:    [[C1_2:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V28]], [[C1_2]] : tensor<3x?xi1>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.broadcast [[V29]], dims = [], sizes = [3, [[DIM_3]]] : (tensor<i64>, index) -> tensor<3x?xi64>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.select [[V28]], [[V13]], [[V30]] : (tensor<3x?xi1>, tensor<3x?xi64>, tensor<3x?xi64>) -> tensor<3x?xi64>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.gather [[V0]], [[V31]], dims = [2], x_dims = [0, 1, 4], index_dims = [2, 3] : (tensor<?x2x?x2xf32>, tensor<3x?xi64>) -> tensor<?x2x3x?x2xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_4:%[^ ,:]+]] = tensor.dim [[V32]], [[C0]] : tensor<?x2x3x?x2xf32>
// CHECK-NEXT:    [[C3_5:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[DIM_6:%[^ ,:]+]] = tensor.dim [[V32]], [[C3_5]] : tensor<?x2x3x?x2xf32>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.broadcast [[V28]], dims = [2, 3], sizes = {{\[}}[[DIM_4]], 2, 3, [[DIM_6]], 2] : (tensor<3x?xi1>, index, index) -> tensor<?x2x3x?x2xi1>
// CHECK-NEXT:    [[C0_7:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_8:%[^ ,:]+]] = tensor.dim [[V33]], [[C0_7]] : tensor<?x2x3x?x2xi1>
// CHECK-NEXT:    [[C3_9:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[DIM_10:%[^ ,:]+]] = tensor.dim [[V33]], [[C3_9]] : tensor<?x2x3x?x2xi1>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.broadcast [[V34]], dims = [], sizes = {{\[}}[[DIM_8]], 2, 3, [[DIM_10]], 2] : (tensor<f32>, index, index) -> tensor<?x2x3x?x2xf32>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = core.select [[V33]], [[V32]], [[V35]] : (tensor<?x2x3x?x2xi1>, tensor<?x2x3x?x2xf32>, tensor<?x2x3x?x2xf32>) -> tensor<?x2x3x?x2xf32>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = core.reduce add, [[V36]], dims = [3] : (tensor<?x2x3x?x2xf32>) -> tensor<?x2x3x2xf32>
// CHECK-NEXT:    [[C0_11:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_12:%[^ ,:]+]] = tensor.dim [[X]], [[C0_11]] : tensor<?x2x?x6xf32>
// CHECK-NEXT:    [[C0_13:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_14:%[^ ,:]+]] = tensor.dim [[V37]], [[C0_13]] : tensor<?x2x3x2xf32>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = core.broadcast [[V38]], dims = [], sizes = {{\[}}[[DIM_14]], 2, 3, 2] : (tensor<f32>, index) -> tensor<?x2x3x2xf32>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = core.add [[V37]], [[V39]] : (tensor<?x2x3x2xf32>, tensor<?x2x3x2xf32>) -> tensor<?x2x3x2xf32>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = core.reshape [[V40]], sizes = {{\[}}[[DIM_12]], 2, 3, 2] : (tensor<?x2x3x2xf32>, index) -> tensor<?x2x3x2xf32>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V43:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V44:%[^ ,:]+]] = core.add [[V42]], [[V43]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V45:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS_15:%[^ ,:]+]] = tensor.from_elements [[V45]] : tensor<i64>
// CHECK-NEXT:    [[V46:%[^ ,:]+]] = core.broadcast [[FROM_ELEMENTS_15]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V47:%[^ ,:]+]] = core.mul [[V44]], [[V46]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V48:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK-NEXT:    [[V49:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V50:%[^ ,:]+]] = core.sub [[V48]], [[V49]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V51:%[^ ,:]+]] = core.broadcast [[V50]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V52:%[^ ,:]+]] = core.add [[V47]], [[V51]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V53:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V54:%[^ ,:]+]] = core.div [[V52]], [[V53]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V55:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V56:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS_16:%[^ ,:]+]] = tensor.from_elements [[V56]] : tensor<i64>
// CHECK-NEXT:    [[V57:%[^ ,:]+]] = core.broadcast [[FROM_ELEMENTS_16]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V58:%[^ ,:]+]] = core.mul [[V55]], [[V57]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V59:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V60:%[^ ,:]+]] = core.div [[V58]], [[V59]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V61:%[^ ,:]+]] = core.sub [[V54]], [[V60]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V62:%[^ ,:]+]] = core.convert [[V61]] : (tensor<3xi64>) -> tensor<3xf32>
// CHECK-NEXT:    [[V63:%[^ ,:]+]] = core.broadcast [[V62]], dims = [2], sizes = {{\[}}[[DIM_12]], 2, 3, 2] : (tensor<3xf32>, index) -> tensor<?x2x3x2xf32>
// CHECK-NEXT:    [[V64:%[^ ,:]+]] = core.div [[V41]], [[V63]] : (tensor<?x2x3x2xf32>, tensor<?x2x3x2xf32>) -> tensor<?x2x3x2xf32>
// CHECK-NEXT:    [[V65:%[^ ,:]+]] = core.constant dense<6.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V66:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V67:%[^ ,:]+]] = core.div [[V65]], [[V66]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[C0_17:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_18:%[^ ,:]+]] = tensor.dim [[V64]], [[C0_17]] : tensor<?x2x3x2xf32>
// CHECK-NEXT:    [[V68:%[^ ,:]+]] = core.broadcast [[V67]], dims = [], sizes = {{\[}}[[DIM_18]], 2, 3, 2] : (tensor<f32>, index) -> tensor<?x2x3x2xf32>
// CHECK-NEXT:    [[V69:%[^ ,:]+]] = core.div [[V64]], [[V68]] : (tensor<?x2x3x2xf32>, tensor<?x2x3x2xf32>) -> tensor<?x2x3x2xf32>
// CHECK-NEXT:    return [[V69]] : tensor<?x2x3x2xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool_of_unknown_sizes(%x: tensor<?x2x?x6xf32>) -> tensor<?x2x3x2xf32> {
  %r = graph.adaptive_avg_pool %x, output_size = [3, 2] : (tensor<?x2x?x6xf32>) -> tensor<?x2x3x2xf32>
  return %r : tensor<?x2x3x2xf32>
}

// CHECK-LABEL: func.func @adaptive_max_pool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5x6xf32>) -> (tensor<2x2x3x2xf32>, tensor<2x2x3x2xi64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.iota dim = 2, sizes = [3, 2, 3, 3] : () -> tensor<3x2x3x3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<5> : tensor<3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.mul [[V1]], [[V2]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.div [[V3]], [[V4]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [0], sizes = [3, 2, 3, 3] : (tensor<3xi64>) -> tensor<3x2x3x3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.add [[V6]], [[V0]] : (tensor<3x2x3x3xi64>, tensor<3x2x3x3xi64>) -> tensor<3x2x3x3xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.add [[V8]], [[V9]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.constant dense<5> : tensor<3xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.mul [[V10]], [[V11]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.sub [[V13]], [[V14]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.broadcast [[V15]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.add [[V12]], [[V16]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.div [[V17]], [[V18]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.sub [[V19]], [[V20]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.broadcast [[V21]], dims = [0], sizes = [3, 2, 3, 3] : (tensor<3xi64>) -> tensor<3x2x3x3xi64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.minimum [[V7]], [[V22]] : (tensor<3x2x3x3xi64>, tensor<3x2x3x3xi64>) -> tensor<3x2x3x3xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.iota dim = 3, sizes = [3, 2, 3, 3] : () -> tensor<3x2x3x3xi64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.iota dim = 0, sizes = [2] : () -> tensor<2xi64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.constant dense<6> : tensor<2xi64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.mul [[V25]], [[V26]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.constant dense<2> : tensor<2xi64>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.div [[V27]], [[V28]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.broadcast [[V29]], dims = [1], sizes = [3, 2, 3, 3] : (tensor<2xi64>) -> tensor<3x2x3x3xi64>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.add [[V30]], [[V24]] : (tensor<3x2x3x3xi64>, tensor<3x2x3x3xi64>) -> tensor<3x2x3x3xi64>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.iota dim = 0, sizes = [2] : () -> tensor<2xi64>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.constant dense<1> : tensor<2xi64>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.add [[V32]], [[V33]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.constant dense<6> : tensor<2xi64>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = core.mul [[V34]], [[V35]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = core.constant dense<2> : tensor<i64>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = core.sub [[V37]], [[V38]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = core.broadcast [[V39]], dims = [], sizes = [2] : (tensor<i64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = core.add [[V36]], [[V40]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = core.constant dense<2> : tensor<2xi64>
// CHECK-NEXT:    [[V43:%[^ ,:]+]] = core.div [[V41]], [[V42]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V44:%[^ ,:]+]] = core.constant dense<1> : tensor<2xi64>
// CHECK-NEXT:    [[V45:%[^ ,:]+]] = core.sub [[V43]], [[V44]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V46:%[^ ,:]+]] = core.broadcast [[V45]], dims = [1], sizes = [3, 2, 3, 3] : (tensor<2xi64>) -> tensor<3x2x3x3xi64>
// CHECK-NEXT:    [[V47:%[^ ,:]+]] = core.minimum [[V31]], [[V46]] : (tensor<3x2x3x3xi64>, tensor<3x2x3x3xi64>) -> tensor<3x2x3x3xi64>
// CHECK-NEXT:    [[V48:%[^ ,:]+]] = core.gather [[X]], [[V23]], [[V47]], dims = [2, 3], x_dims = [0, 1], index_dims = [2, 3, 4, 5] : (tensor<2x2x5x6xf32>, tensor<3x2x3x3xi64>, tensor<3x2x3x3xi64>) -> tensor<2x2x3x2x3x3xf32>
// CHECK-NEXT:    [[V49:%[^ ,:]+]] = core.reshape [[V48]], sizes = [2, 2, 3, 2, 9] : (tensor<2x2x3x2x3x3xf32>) -> tensor<2x2x3x2x9xf32>
// CHECK-NEXT:    [[V50:%[^ ,:]+]] = core.arg_reduce maximum, [[V49]], dim = 4 : (tensor<2x2x3x2x9xf32>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V51:%[^ ,:]+]] = core.constant dense<3> : tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V52:%[^ ,:]+]] = core.rem [[V50]], [[V51]] : (tensor<2x2x3x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V53:%[^ ,:]+]] = core.constant dense<3> : tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V54:%[^ ,:]+]] = core.div [[V50]], [[V53]] : (tensor<2x2x3x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V55:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V56:%[^ ,:]+]] = core.constant dense<5> : tensor<3xi64>
// CHECK-NEXT:    [[V57:%[^ ,:]+]] = core.mul [[V55]], [[V56]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V58:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V59:%[^ ,:]+]] = core.div [[V57]], [[V58]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V60:%[^ ,:]+]] = core.broadcast [[V59]], dims = [2], sizes = [2, 2, 3, 2] : (tensor<3xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V61:%[^ ,:]+]] = core.add [[V60]], [[V54]] : (tensor<2x2x3x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V62:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V63:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V64:%[^ ,:]+]] = core.add [[V62]], [[V63]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V65:%[^ ,:]+]] = core.constant dense<5> : tensor<3xi64>
// CHECK-NEXT:    [[V66:%[^ ,:]+]] = core.mul [[V64]], [[V65]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V67:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK-NEXT:    [[V68:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V69:%[^ ,:]+]] = core.sub [[V67]], [[V68]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V70:%[^ ,:]+]] = core.broadcast [[V69]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V71:%[^ ,:]+]] = core.add [[V66]], [[V70]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V72:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V73:%[^ ,:]+]] = core.div [[V71]], [[V72]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V74:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V75:%[^ ,:]+]] = core.sub [[V73]], [[V74]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V76:%[^ ,:]+]] = core.broadcast [[V75]], dims = [2], sizes = [2, 2, 3, 2] : (tensor<3xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V77:%[^ ,:]+]] = core.minimum [[V61]], [[V76]] : (tensor<2x2x3x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V78:%[^ ,:]+]] = core.iota dim = 0, sizes = [2] : () -> tensor<2xi64>
// CHECK-NEXT:    [[V79:%[^ ,:]+]] = core.constant dense<6> : tensor<2xi64>
// CHECK-NEXT:    [[V80:%[^ ,:]+]] = core.mul [[V78]], [[V79]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V81:%[^ ,:]+]] = core.constant dense<2> : tensor<2xi64>
// CHECK-NEXT:    [[V82:%[^ ,:]+]] = core.div [[V80]], [[V81]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V83:%[^ ,:]+]] = core.broadcast [[V82]], dims = [3], sizes = [2, 2, 3, 2] : (tensor<2xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V84:%[^ ,:]+]] = core.add [[V83]], [[V52]] : (tensor<2x2x3x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V85:%[^ ,:]+]] = core.iota dim = 0, sizes = [2] : () -> tensor<2xi64>
// CHECK-NEXT:    [[V86:%[^ ,:]+]] = core.constant dense<1> : tensor<2xi64>
// CHECK-NEXT:    [[V87:%[^ ,:]+]] = core.add [[V85]], [[V86]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V88:%[^ ,:]+]] = core.constant dense<6> : tensor<2xi64>
// CHECK-NEXT:    [[V89:%[^ ,:]+]] = core.mul [[V87]], [[V88]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V90:%[^ ,:]+]] = core.constant dense<2> : tensor<i64>
// CHECK-NEXT:    [[V91:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V92:%[^ ,:]+]] = core.sub [[V90]], [[V91]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V93:%[^ ,:]+]] = core.broadcast [[V92]], dims = [], sizes = [2] : (tensor<i64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V94:%[^ ,:]+]] = core.add [[V89]], [[V93]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V95:%[^ ,:]+]] = core.constant dense<2> : tensor<2xi64>
// CHECK-NEXT:    [[V96:%[^ ,:]+]] = core.div [[V94]], [[V95]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V97:%[^ ,:]+]] = core.constant dense<1> : tensor<2xi64>
// CHECK-NEXT:    [[V98:%[^ ,:]+]] = core.sub [[V96]], [[V97]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V99:%[^ ,:]+]] = core.broadcast [[V98]], dims = [3], sizes = [2, 2, 3, 2] : (tensor<2xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V100:%[^ ,:]+]] = core.minimum [[V84]], [[V99]] : (tensor<2x2x3x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V101:%[^ ,:]+]] = core.constant dense<6> : tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V102:%[^ ,:]+]] = core.mul [[V77]], [[V101]] : (tensor<2x2x3x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V103:%[^ ,:]+]] = core.add [[V102]], [[V100]] : (tensor<2x2x3x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x2xi64>
// CHECK-NEXT:    [[V104:%[^ ,:]+]] = core.gather [[X]], [[V77]], [[V100]], dims = [2, 3], x_dims = [0, 1], index_dims = [0, 1, 2, 3] : (tensor<2x2x5x6xf32>, tensor<2x2x3x2xi64>, tensor<2x2x3x2xi64>) -> tensor<2x2x3x2xf32>
// CHECK-NEXT:    return [[V104]], [[V103]] : tensor<2x2x3x2xf32>, tensor<2x2x3x2xi64>
// CHECK-NEXT:  }
func.func @adaptive_max_pool(%x: tensor<2x2x5x6xf32>) -> (tensor<2x2x3x2xf32>, tensor<2x2x3x2xi64>) {
  %v, %i = graph.adaptive_max_pool %x, output_size = [3, 2] : (tensor<2x2x5x6xf32>) -> (tensor<2x2x3x2xf32>, tensor<2x2x3x2xi64>)
  return %v, %i : tensor<2x2x3x2xf32>, tensor<2x2x3x2xi64>
}

// CHECK-LABEL: func.func @max_unpool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<2x2x5xi64>) -> tensor<2x2x9xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x2x9xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.scatter update, [[V0]], [[X]], [[I]], dims = [2], x_dims = [0, 1], index_dims = [0, 1, 2], out_of_bounds = error : (tensor<2x2x9xf32>, tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> tensor<2x2x9xf32>
// CHECK-NEXT:    return [[V1]] : tensor<2x2x9xf32>
// CHECK-NEXT:  }
func.func @max_unpool(%x: tensor<2x2x5xf32>, %i: tensor<2x2x5xi64>) -> tensor<2x2x9xf32> {
  %r = graph.max_unpool %x, %i, sizes = [9] : (tensor<2x2x5xf32>, tensor<2x2x5xi64>) -> tensor<2x2x9xf32>
  return %r : tensor<2x2x9xf32>
}

// CHECK-LABEL: func.func @max_pool_backward(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5xbf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<2x2x5xi32>) -> tensor<2x2x9xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<2x2x5xbf16>) -> tensor<2x2x5xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x2x9xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.scatter add, [[V1]], [[V0]], [[I]], dims = [2], x_dims = [0, 1], index_dims = [0, 1, 2], out_of_bounds = error : (tensor<2x2x9xf32>, tensor<2x2x5xf32>, tensor<2x2x5xi32>) -> tensor<2x2x9xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.convert [[V2]] : (tensor<2x2x9xf32>) -> tensor<2x2x9xbf16>
// CHECK-NEXT:    return [[V3]] : tensor<2x2x9xbf16>
// CHECK-NEXT:  }
func.func @max_pool_backward(%x: tensor<2x2x5xbf16>, %i: tensor<2x2x5xi32>) -> tensor<2x2x9xbf16> {
  %r = graph.max_pool_backward %x, %i, sizes = [9] : (tensor<2x2x5xbf16>, tensor<2x2x5xi32>) -> tensor<2x2x9xbf16>
  return %r : tensor<2x2x9xbf16>
}

// CHECK-LABEL: func.func @avg_pool_backward(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x2x3xf32>) -> tensor<2x2x6xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<2x2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.div [[G]], [[V0]] : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.iota dim = 0, sizes = [6, 2] : () -> tensor<6x2xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<1> : tensor<6x2xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.add [[V2]], [[V3]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.iota dim = 1, sizes = [6, 2] : () -> tensor<6x2xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<2> : tensor<6x2xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.div [[V4]], [[V6]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.sub [[V7]], [[V5]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<2> : tensor<6x2xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.rem [[V4]], [[V9]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.constant dense<2> : tensor<6x2xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.mul [[V5]], [[V11]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.add [[V10]], [[V12]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.constant dense<0> : tensor<6x2xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.compare ge, [[V8]], [[V14]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi1>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<3> : tensor<6x2xi64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.compare lt, [[V8]], [[V16]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi1>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.and [[V15]], [[V17]] : (tensor<6x2xi1>, tensor<6x2xi1>) -> tensor<6x2xi1>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.constant dense<3> : tensor<6x2xi64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.compare lt, [[V13]], [[V19]] : (tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi1>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.and [[V18]], [[V20]] : (tensor<6x2xi1>, tensor<6x2xi1>) -> tensor<6x2xi1>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.constant dense<0> : tensor<6x2xi64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.select [[V21]], [[V8]], [[V22]] : (tensor<6x2xi1>, tensor<6x2xi64>, tensor<6x2xi64>) -> tensor<6x2xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.gather [[V1]], [[V23]], dims = [2], x_dims = [0, 1], index_dims = [2, 3] : (tensor<2x2x3xf32>, tensor<6x2xi64>) -> tensor<2x2x6x2xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.broadcast [[V21]], dims = [2, 3], sizes = [2, 2, 6, 2] : (tensor<6x2xi1>) -> tensor<2x2x6x2xi1>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x2x6x2xf32>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.select [[V25]], [[V24]], [[V26]] : (tensor<2x2x6x2xi1>, tensor<2x2x6x2xf32>, tensor<2x2x6x2xf32>) -> tensor<2x2x6x2xf32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.reduce add, [[V27]], dims = [3] : (tensor<2x2x6x2xf32>) -> tensor<2x2x6xf32>
// CHECK-NEXT:    return [[V28]] : tensor<2x2x6xf32>
// CHECK-NEXT:  }
func.func @avg_pool_backward(%g: tensor<2x2x3xf32>) -> tensor<2x2x6xf32> {
  %r = graph.avg_pool_backward %g, sizes = [6], kernel_size = [3], stride = [2], padding = [1], ceil_mode = false, count_include_pad = true : (tensor<2x2x3xf32>) -> tensor<2x2x6xf32>
  return %r : tensor<2x2x6xf32>
}

// CHECK-LABEL: func.func @adaptive_avg_pool_backward(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x2x3xf32>) -> tensor<2x2x5xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.add [[V0]], [[V1]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<5> : tensor<3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V2]], [[V3]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.sub [[V5]], [[V6]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.add [[V4]], [[V8]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.div [[V9]], [[V10]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<5> : tensor<3xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.mul [[V12]], [[V13]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<3> : tensor<3xi64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.div [[V14]], [[V15]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.sub [[V11]], [[V16]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.convert [[V17]] : (tensor<3xi64>) -> tensor<3xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.broadcast [[V18]], dims = [2], sizes = [2, 2, 3] : (tensor<3xf32>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.div [[G]], [[V19]] : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.iota dim = 0, sizes = [5] : () -> tensor<5xi64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.constant dense<3> : tensor<5xi64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.mul [[V21]], [[V22]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.constant dense<5> : tensor<5xi64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.div [[V23]], [[V24]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.broadcast [[V25]], dims = [0], sizes = [5, 2] : (tensor<5xi64>) -> tensor<5x2xi64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.iota dim = 1, sizes = [5, 2] : () -> tensor<5x2xi64>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.add [[V26]], [[V27]] : (tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2xi64>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.iota dim = 0, sizes = [5] : () -> tensor<5xi64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.add [[V29]], [[V30]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.constant dense<3> : tensor<5xi64>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.mul [[V31]], [[V32]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.constant dense<5> : tensor<i64>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = core.sub [[V34]], [[V35]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = core.broadcast [[V36]], dims = [], sizes = [5] : (tensor<i64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = core.add [[V33]], [[V37]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = core.constant dense<5> : tensor<5xi64>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = core.div [[V38]], [[V39]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = core.broadcast [[V40]], dims = [0], sizes = [5, 2] : (tensor<5xi64>) -> tensor<5x2xi64>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = core.compare lt, [[V28]], [[V41]] : (tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2xi1>
// CHECK-NEXT:    [[V43:%[^ ,:]+]] = core.constant dense<0> : tensor<5x2xi64>
// CHECK-NEXT:    [[V44:%[^ ,:]+]] = core.select [[V42]], [[V28]], [[V43]] : (tensor<5x2xi1>, tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2xi64>
// CHECK-NEXT:    [[V45:%[^ ,:]+]] = core.gather [[V20]], [[V44]], dims = [2], x_dims = [0, 1], index_dims = [2, 3] : (tensor<2x2x3xf32>, tensor<5x2xi64>) -> tensor<2x2x5x2xf32>
// CHECK-NEXT:    [[V46:%[^ ,:]+]] = core.broadcast [[V42]], dims = [2, 3], sizes = [2, 2, 5, 2] : (tensor<5x2xi1>) -> tensor<2x2x5x2xi1>
// CHECK-NEXT:    [[V47:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x2x5x2xf32>
// CHECK-NEXT:    [[V48:%[^ ,:]+]] = core.select [[V46]], [[V45]], [[V47]] : (tensor<2x2x5x2xi1>, tensor<2x2x5x2xf32>, tensor<2x2x5x2xf32>) -> tensor<2x2x5x2xf32>
// CHECK-NEXT:    [[V49:%[^ ,:]+]] = core.reduce add, [[V48]], dims = [3] : (tensor<2x2x5x2xf32>) -> tensor<2x2x5xf32>
// CHECK-NEXT:    return [[V49]] : tensor<2x2x5xf32>
// CHECK-NEXT:  }
func.func @adaptive_avg_pool_backward(%g: tensor<2x2x3xf32>) -> tensor<2x2x5xf32> {
  %r = graph.adaptive_avg_pool_backward %g, sizes = [5] : (tensor<2x2x3xf32>) -> tensor<2x2x5xf32>
  return %r : tensor<2x2x5xf32>
}

// CHECK-LABEL: func.func @interpolate_nearest(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5x4xi16>) -> tensor<2x2x3x8xi16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.convert [[V0]] : (tensor<3xi64>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<5.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.div [[V2]], [[V3]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V4]], dims = [], sizes = [3] : (tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[V1]], [[V5]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.floor [[V6]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.convert [[V7]] : (tensor<3xf32>) -> tensor<3xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<5> : tensor<i64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.sub [[V9]], [[V10]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.broadcast [[V11]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.minimum [[V8]], [[V12]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.broadcast [[V13]], dims = [0], sizes = [3, 8] : (tensor<3xi64>) -> tensor<3x8xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.iota dim = 0, sizes = [8] : () -> tensor<8xi64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.convert [[V15]] : (tensor<8xi64>) -> tensor<8xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<4.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.constant dense<8.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.div [[V17]], [[V18]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.broadcast [[V19]], dims = [], sizes = [8] : (tensor<f32>) -> tensor<8xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.mul [[V16]], [[V20]] : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.floor [[V21]] : (tensor<8xf32>) -> tensor<8xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.convert [[V22]] : (tensor<8xf32>) -> tensor<8xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.constant dense<4> : tensor<i64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.sub [[V24]], [[V25]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.broadcast [[V26]], dims = [], sizes = [8] : (tensor<i64>) -> tensor<8xi64>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.minimum [[V23]], [[V27]] : (tensor<8xi64>, tensor<8xi64>) -> tensor<8xi64>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.broadcast [[V28]], dims = [1], sizes = [3, 8] : (tensor<8xi64>) -> tensor<3x8xi64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.gather [[X]], [[V14]], [[V29]], dims = [2, 3], x_dims = [0, 1], index_dims = [2, 3] : (tensor<2x2x5x4xi16>, tensor<3x8xi64>, tensor<3x8xi64>) -> tensor<2x2x3x8xi16>
// CHECK-NEXT:    return [[V30]] : tensor<2x2x3x8xi16>
// CHECK-NEXT:  }
func.func @interpolate_nearest(%x: tensor<2x2x5x4xi16>) -> tensor<2x2x3x8xi16> {
  %r = graph.interpolate %x, sizes = [3, 8], mode = nearest, align_corners = false : (tensor<2x2x5x4xi16>) -> tensor<2x2x3x8xi16>
  return %r : tensor<2x2x3x8xi16>
}

// CHECK-LABEL: func.func @interpolate_linear(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5xbf16>) -> tensor<2x2x3xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<2x2x5xbf16>) -> tensor<2x2x5xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.convert [[V1]] : (tensor<3xi64>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.add [[V2]], [[V3]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<5.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.div [[V5]], [[V6]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [], sizes = [3] : (tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.mul [[V4]], [[V8]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.sub [[V9]], [[V10]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.maximum [[V11]], [[V12]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.floor [[V13]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.sub [[V13]], [[V14]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.maximum [[V15]], [[V16]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.minimum [[V17]], [[V18]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.convert [[V14]] : (tensor<3xf32>) -> tensor<3xi64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.constant dense<5> : tensor<i64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.sub [[V21]], [[V22]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.broadcast [[V23]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.minimum [[V20]], [[V24]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.sub [[V26]], [[V19]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.add [[V20]], [[V28]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.constant dense<5> : tensor<i64>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.sub [[V30]], [[V31]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.broadcast [[V32]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.minimum [[V29]], [[V33]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.gather [[V0]], [[V25]], dims = [2], x_dims = [0, 1], index_dims = [2] : (tensor<2x2x5xf32>, tensor<3xi64>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = core.broadcast [[V27]], dims = [2], sizes = [2, 2, 3] : (tensor<3xf32>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = core.mul [[V35]], [[V36]] : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = core.gather [[V0]], [[V34]], dims = [2], x_dims = [0, 1], index_dims = [2] : (tensor<2x2x5xf32>, tensor<3xi64>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = core.broadcast [[V19]], dims = [2], sizes = [2, 2, 3] : (tensor<3xf32>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = core.mul [[V38]], [[V39]] : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = core.add [[V37]], [[V40]] : (tensor<2x2x3xf32>, tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = core.convert [[V41]] : (tensor<2x2x3xf32>) -> tensor<2x2x3xbf16>
// CHECK-NEXT:    return [[V42]] : tensor<2x2x3xbf16>
// CHECK-NEXT:  }
func.func @interpolate_linear(%x: tensor<2x2x5xbf16>) -> tensor<2x2x3xbf16> {
  %r = graph.interpolate %x, sizes = [3], mode = linear, align_corners = false : (tensor<2x2x5xbf16>) -> tensor<2x2x3xbf16>
  return %r : tensor<2x2x3xbf16>
}

// CHECK-LABEL: func.func @interpolate_linear_of_unknown_sizes(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x?xbf16>) -> tensor<?x2x3xbf16> {
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C2]] : tensor<?x2x?xbf16>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<?x2x?xbf16>) -> tensor<?x2x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.convert [[V1]] : (tensor<3xi64>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.add [[V2]], [[V3]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V5]] : tensor<i64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.convert [[FROM_ELEMENTS]] : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.div [[V6]], [[V7]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.broadcast [[V8]], dims = [], sizes = [3] : (tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.mul [[V4]], [[V9]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.sub [[V10]], [[V11]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.maximum [[V12]], [[V13]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.floor [[V14]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.sub [[V14]], [[V15]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.maximum [[V16]], [[V17]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.minimum [[V18]], [[V19]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.convert [[V15]] : (tensor<3xf32>) -> tensor<3xi64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS_0:%[^ ,:]+]] = tensor.from_elements [[V22]] : tensor<i64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.sub [[FROM_ELEMENTS_0]], [[V23]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.broadcast [[V24]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.minimum [[V21]], [[V25]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.sub [[V27]], [[V20]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.add [[V21]], [[V29]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS_1:%[^ ,:]+]] = tensor.from_elements [[V31]] : tensor<i64>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.sub [[FROM_ELEMENTS_1]], [[V32]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.broadcast [[V33]], dims = [], sizes = [3] : (tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.minimum [[V30]], [[V34]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = core.gather [[V0]], [[V26]], dims = [2], x_dims = [0, 1], index_dims = [2] : (tensor<?x2x?xf32>, tensor<3xi64>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_2:%[^ ,:]+]] = tensor.dim [[V36]], [[C0]] : tensor<?x2x3xf32>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = core.broadcast [[V28]], dims = [2], sizes = {{\[}}[[DIM_2]], 2, 3] : (tensor<3xf32>, index) -> tensor<?x2x3xf32>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = core.mul [[V36]], [[V37]] : (tensor<?x2x3xf32>, tensor<?x2x3xf32>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = core.gather [[V0]], [[V35]], dims = [2], x_dims = [0, 1], index_dims = [2] : (tensor<?x2x?xf32>, tensor<3xi64>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    [[C0_3:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_4:%[^ ,:]+]] = tensor.dim [[V39]], [[C0_3]] : tensor<?x2x3xf32>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = core.broadcast [[V20]], dims = [2], sizes = {{\[}}[[DIM_4]], 2, 3] : (tensor<3xf32>, index) -> tensor<?x2x3xf32>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = core.mul [[V39]], [[V40]] : (tensor<?x2x3xf32>, tensor<?x2x3xf32>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = core.add [[V38]], [[V41]] : (tensor<?x2x3xf32>, tensor<?x2x3xf32>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    [[V43:%[^ ,:]+]] = core.convert [[V42]] : (tensor<?x2x3xf32>) -> tensor<?x2x3xbf16>
// CHECK-NEXT:    return [[V43]] : tensor<?x2x3xbf16>
// CHECK-NEXT:  }
func.func @interpolate_linear_of_unknown_sizes(%x: tensor<?x2x?xbf16>) -> tensor<?x2x3xbf16> {
  %r = graph.interpolate %x, sizes = [3], mode = linear, align_corners = false : (tensor<?x2x?xbf16>) -> tensor<?x2x3xbf16>
  return %r : tensor<?x2x3xbf16>
}

// CHECK-LABEL: func.func @interpolate_backward(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x2x5xf32>) -> tensor<2x2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.iota dim = 0, sizes = [5] : () -> tensor<5xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.convert [[V1]] : (tensor<5xi64>) -> tensor<5xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<5.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.sub [[V3]], [[V4]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.sub [[V6]], [[V7]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.div [[V8]], [[V5]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.compare gt, [[V5]], [[V10]] : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.select [[V11]], [[V9]], [[V12]] : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.broadcast [[V13]], dims = [], sizes = [5] : (tensor<f32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.mul [[V2]], [[V14]] : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<5xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.maximum [[V15]], [[V16]] : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.floor [[V17]] : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.sub [[V17]], [[V18]] : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<5xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.maximum [[V19]], [[V20]] : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<5xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.minimum [[V21]], [[V22]] : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.convert [[V18]] : (tensor<5xf32>) -> tensor<5xi64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.sub [[V25]], [[V26]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.broadcast [[V27]], dims = [], sizes = [5] : (tensor<i64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.minimum [[V24]], [[V28]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<5xf32>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.sub [[V30]], [[V23]] : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.add [[V24]], [[V32]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = core.sub [[V34]], [[V35]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = core.broadcast [[V36]], dims = [], sizes = [5] : (tensor<i64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = core.minimum [[V33]], [[V37]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = core.broadcast [[V31]], dims = [2], sizes = [2, 2, 5] : (tensor<5xf32>) -> tensor<2x2x5xf32>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = core.mul [[G]], [[V39]] : (tensor<2x2x5xf32>, tensor<2x2x5xf32>) -> tensor<2x2x5xf32>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = core.scatter add, [[V0]], [[V40]], [[V29]], dims = [2], x_dims = [0, 1], index_dims = [2], out_of_bounds = error : (tensor<2x2x3xf32>, tensor<2x2x5xf32>, tensor<5xi64>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = core.broadcast [[V23]], dims = [2], sizes = [2, 2, 5] : (tensor<5xf32>) -> tensor<2x2x5xf32>
// CHECK-NEXT:    [[V43:%[^ ,:]+]] = core.mul [[G]], [[V42]] : (tensor<2x2x5xf32>, tensor<2x2x5xf32>) -> tensor<2x2x5xf32>
// CHECK-NEXT:    [[V44:%[^ ,:]+]] = core.scatter add, [[V41]], [[V43]], [[V38]], dims = [2], x_dims = [0, 1], index_dims = [2], out_of_bounds = error : (tensor<2x2x3xf32>, tensor<2x2x5xf32>, tensor<5xi64>) -> tensor<2x2x3xf32>
// CHECK-NEXT:    return [[V44]] : tensor<2x2x3xf32>
// CHECK-NEXT:  }
func.func @interpolate_backward(%g: tensor<2x2x5xf32>) -> tensor<2x2x3xf32> {
  %r = graph.interpolate_backward %g, sizes = [3], mode = linear, align_corners = true : (tensor<2x2x5xf32>) -> tensor<2x2x3xf32>
  return %r : tensor<2x2x3xf32>
}

// CHECK-LABEL: func.func @grid_sample(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x2x5x4xf32>,
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x1x3x2xf32>) -> tensor<2x2x1x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<5.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<4.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.slice [[G]], offsets = [0, 0, 0, 1], sizes = [2, 1, 3, 1], strides = [1, 1, 1, 1] : (tensor<2x1x3x2xf32>) -> tensor<2x1x3x1xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reshape [[V2]], sizes = [2, 1, 3] : (tensor<2x1x3x1xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.add [[V3]], [[V4]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.div [[V5]], [[V6]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.sub [[V0]], [[V8]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.broadcast [[V9]], dims = [], sizes = [2, 1, 3] : (tensor<f32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.mul [[V7]], [[V10]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.slice [[G]], offsets = [0, 0, 0, 0], sizes = [2, 1, 3, 1], strides = [1, 1, 1, 1] : (tensor<2x1x3x2xf32>) -> tensor<2x1x3x1xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.reshape [[V12]], sizes = [2, 1, 3] : (tensor<2x1x3x1xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.add [[V13]], [[V14]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.div [[V15]], [[V16]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.sub [[V1]], [[V18]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.broadcast [[V19]], dims = [], sizes = [2, 1, 3] : (tensor<f32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.mul [[V17]], [[V20]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.compare ne, [[V11]], [[V11]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xi1>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.select [[V22]], [[V23]], [[V11]] : (tensor<2x1x3xi1>, tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.maximum [[V24]], [[V25]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.sub [[V0]], [[V27]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.broadcast [[V28]], dims = [], sizes = [2, 1, 3] : (tensor<f32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.minimum [[V26]], [[V29]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.compare ne, [[V21]], [[V21]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xi1>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.select [[V31]], [[V32]], [[V21]] : (tensor<2x1x3xi1>, tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.maximum [[V33]], [[V34]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = core.sub [[V1]], [[V36]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = core.broadcast [[V37]], dims = [], sizes = [2, 1, 3] : (tensor<f32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = core.minimum [[V35]], [[V38]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = core.round_even [[V30]] : (tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = core.round_even [[V39]] : (tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V43:%[^ ,:]+]] = core.compare ge, [[V40]], [[V42]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xi1>
// CHECK-NEXT:    [[V44:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V45:%[^ ,:]+]] = core.sub [[V0]], [[V44]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V46:%[^ ,:]+]] = core.broadcast [[V45]], dims = [], sizes = [2, 1, 3] : (tensor<f32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V47:%[^ ,:]+]] = core.compare le, [[V40]], [[V46]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xi1>
// CHECK-NEXT:    [[V48:%[^ ,:]+]] = core.and [[V43]], [[V47]] : (tensor<2x1x3xi1>, tensor<2x1x3xi1>) -> tensor<2x1x3xi1>
// CHECK-NEXT:    [[V49:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V50:%[^ ,:]+]] = core.select [[V48]], [[V40]], [[V49]] : (tensor<2x1x3xi1>, tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V51:%[^ ,:]+]] = core.convert [[V50]] : (tensor<2x1x3xf32>) -> tensor<2x1x3xi64>
// CHECK-NEXT:    [[V52:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V53:%[^ ,:]+]] = core.compare ge, [[V41]], [[V52]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xi1>
// CHECK-NEXT:    [[V54:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V55:%[^ ,:]+]] = core.sub [[V1]], [[V54]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V56:%[^ ,:]+]] = core.broadcast [[V55]], dims = [], sizes = [2, 1, 3] : (tensor<f32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V57:%[^ ,:]+]] = core.compare le, [[V41]], [[V56]] : (tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xi1>
// CHECK-NEXT:    [[V58:%[^ ,:]+]] = core.and [[V53]], [[V57]] : (tensor<2x1x3xi1>, tensor<2x1x3xi1>) -> tensor<2x1x3xi1>
// CHECK-NEXT:    [[V59:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x1x3xf32>
// CHECK-NEXT:    [[V60:%[^ ,:]+]] = core.select [[V58]], [[V41]], [[V59]] : (tensor<2x1x3xi1>, tensor<2x1x3xf32>, tensor<2x1x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    [[V61:%[^ ,:]+]] = core.convert [[V60]] : (tensor<2x1x3xf32>) -> tensor<2x1x3xi64>
// CHECK-NEXT:    [[V62:%[^ ,:]+]] = core.and [[V48]], [[V58]] : (tensor<2x1x3xi1>, tensor<2x1x3xi1>) -> tensor<2x1x3xi1>
// CHECK-NEXT:    [[V63:%[^ ,:]+]] = core.gather [[X]], [[V51]], [[V61]], dims = [2, 3], x_dims = [0, 1], index_dims = [0, 2, 3] : (tensor<2x2x5x4xf32>, tensor<2x1x3xi64>, tensor<2x1x3xi64>) -> tensor<2x2x1x3xf32>
// CHECK-NEXT:    [[V64:%[^ ,:]+]] = core.broadcast [[V62]], dims = [0, 2, 3], sizes = [2, 2, 1, 3] : (tensor<2x1x3xi1>) -> tensor<2x2x1x3xi1>
// CHECK-NEXT:    [[V65:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x2x1x3xf32>
// CHECK-NEXT:    [[V66:%[^ ,:]+]] = core.select [[V64]], [[V63]], [[V65]] : (tensor<2x2x1x3xi1>, tensor<2x2x1x3xf32>, tensor<2x2x1x3xf32>) -> tensor<2x2x1x3xf32>
// CHECK-NEXT:    return [[V66]] : tensor<2x2x1x3xf32>
// CHECK-NEXT:  }
func.func @grid_sample(%x: tensor<2x2x5x4xf32>, %g: tensor<2x1x3x2xf32>) -> tensor<2x2x1x3xf32> {
  %r = graph.grid_sample %x, %g, mode = nearest, padding_mode = border, align_corners = true : (tensor<2x2x5x4xf32>, tensor<2x1x3x2xf32>) -> tensor<2x2x1x3xf32>
  return %r : tensor<2x2x1x3xf32>
}

// CHECK-LABEL: func.func @conv_transpose_by_one(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4x?xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x3x3xf32>) -> tensor<2x6x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reverse [[W]], dims = [2] : (tensor<4x3x3xf32>) -> tensor<4x3x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[V0]], sizes = [2, 2, 3, 3] : (tensor<4x3x3xf32>) -> tensor<2x2x3x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.transpose [[V1]], dims = [0, 2, 1, 3] : (tensor<2x2x3x3xf32>) -> tensor<2x3x2x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reshape [[V2]], sizes = [6, 2, 3] : (tensor<2x3x2x3xf32>) -> tensor<6x2x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.convolution [[X]], [[V3]], strides = [1], low = [3], high = [4], dilations = [2], groups = 2 : (tensor<2x4x?xf32>, tensor<6x2x3xf32>) -> tensor<2x6x?xf32>
// CHECK-NEXT:    return [[V4]] : tensor<2x6x?xf32>
// CHECK-NEXT:  }
func.func @conv_transpose_by_one(%x: tensor<2x4x?xf32>, %w: tensor<4x3x3xf32>) -> tensor<2x6x?xf32> {
  %r = graph.conv_transpose %x, %w, stride = [1], padding = [1], output_padding = [1], dilation = [2], groups = 2 : (tensor<2x4x?xf32>, tensor<4x3x3xf32>) -> tensor<2x6x?xf32>
  return %r : tensor<2x6x?xf32>
}

// CHECK-LABEL: func.func @conv_input_grad_by_one(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4x6xf16>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x2x3xf16>) -> tensor<2x2x6xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reverse [[W]], dims = [2] : (tensor<4x2x3xf16>) -> tensor<4x2x3xf16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[V0]], sizes = [1, 4, 2, 3] : (tensor<4x2x3xf16>) -> tensor<1x4x2x3xf16>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.transpose [[V1]], dims = [0, 2, 1, 3] : (tensor<1x4x2x3xf16>) -> tensor<1x2x4x3xf16>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reshape [[V2]], sizes = [2, 4, 3] : (tensor<1x2x4x3xf16>) -> tensor<2x4x3xf16>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.convolution [[X]], [[V3]], strides = [1], low = [1], high = [1], dilations = [1], groups = 1 : (tensor<2x4x6xf16>, tensor<2x4x3xf16>) -> tensor<2x2x6xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.convert [[V4]] : (tensor<2x2x6xf32>) -> tensor<2x2x6xf16>
// CHECK-NEXT:    return [[V5]] : tensor<2x2x6xf16>
// CHECK-NEXT:  }
func.func @conv_input_grad_by_one(%x: tensor<2x4x6xf16>, %w: tensor<4x2x3xf16>) -> tensor<2x2x6xf16> {
  %r = graph.conv_input_grad %x, %w, sizes = [6], stride = [1], padding = [1], dilation = [1], groups = 1 : (tensor<2x4x6xf16>, tensor<4x2x3xf16>) -> tensor<2x2x6xf16>
  return %r : tensor<2x2x6xf16>
}

// CHECK-LABEL: func.func @depthwise_weight_grad(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x2x8xf32>,
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<?x2x4xf32>) -> tensor<2x1x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.transpose [[X]], dims = [1, 0, 2] : (tensor<?x2x8xf32>) -> tensor<2x?x8xf32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C1]] : tensor<2x?x8xf32>
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.muli [[DIM]], [[C2]] : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reshape [[V0]], sizes = [1, [[V1]], 8] : (tensor<2x?x8xf32>, index) -> tensor<1x?x8xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.transpose [[G]], dims = [1, 0, 2] : (tensor<?x2x4xf32>) -> tensor<2x?x4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.convolution [[V2]], [[V3]], strides = [2], low = [0], high = [0], dilations = [1], groups = 2 : (tensor<1x?x8xf32>, tensor<2x?x4xf32>) -> tensor<1x2x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.reshape [[V4]], sizes = [2, 1, 3] : (tensor<1x2x3xf32>) -> tensor<2x1x3xf32>
// CHECK-NEXT:    return [[V5]] : tensor<2x1x3xf32>
// CHECK-NEXT:  }
func.func @depthwise_weight_grad(%x: tensor<?x2x8xf32>, %g: tensor<?x2x4xf32>) -> tensor<2x1x3xf32> {
  %r = graph.conv_weight_grad %x, %g, kernel_size = [3], stride = [1], padding = [0], dilation = [2], groups = 2 : (tensor<?x2x8xf32>, tensor<?x2x4xf32>) -> tensor<2x1x3xf32>
  return %r : tensor<2x1x3xf32>
}
