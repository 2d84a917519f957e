// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Losses of classes.
// RUN: tcopt --convert-graph-to-core %s | FileCheck %s

// CHECK-LABEL: func.func @nll_loss(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf32>,
// CHECK-SAME:    [[T:%[^ ,:]+]]: tensor<?x4xi64>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<-100> : tensor<i64>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[T]], [[C0]] : tensor<?x4xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [], sizes = {{\[}}[[DIM]], 4] : (tensor<i64>, index) -> tensor<?x4xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.compare ne, [[T]], [[V1]] : (tensor<?x4xi64>, tensor<?x4xi64>) -> tensor<?x4xi1>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V2]], [[C0_0]] : tensor<?x4xi1>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[V3]], dims = [], sizes = {{\[}}[[DIM_1]], 4] : (tensor<i64>, index) -> tensor<?x4xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.select [[V2]], [[T]], [[V4]] : (tensor<?x4xi1>, tensor<?x4xi64>, tensor<?x4xi64>) -> tensor<?x4xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.gather [[W]], [[V5]], dims = [0], x_dims = [], index_dims = [0, 1] : (tensor<3xf32>, tensor<?x4xi64>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V2]], [[C0_2]] : tensor<?x4xi1>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [], sizes = {{\[}}[[DIM_3]], 4] : (tensor<f32>, index) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.select [[V2]], [[V6]], [[V8]] : (tensor<?x4xi1>, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.gather [[X]], [[V5]], dims = [1], x_dims = [0, 1], index_dims = [0, 1] : (tensor<?x3x4xf32>, tensor<?x4xi64>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.neg [[V10]] : (tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.mul [[V11]], [[V9]] : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[C0_4:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_5:%[^ ,:]+]] = tensor.dim [[V2]], [[C0_4]] : tensor<?x4xi1>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.broadcast [[V13]], dims = [], sizes = {{\[}}[[DIM_5]], 4] : (tensor<f32>, index) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.select [[V2]], [[V12]], [[V14]] : (tensor<?x4xi1>, tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.reduce add, [[V15]], dims = [0, 1] : (tensor<?x4xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.reduce add, [[V9]], dims = [0, 1] : (tensor<?x4xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.div [[V16]], [[V17]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    return [[V18]] : tensor<f32>
// CHECK-NEXT:  }
func.func @nll_loss(%x: tensor<?x3x4xf32>, %t: tensor<?x4xi64>, %w: tensor<3xf32>) -> tensor<f32> {
  %r = graph.nll_loss %x, %t, weight %w, ignore_index = -100, reduction = mean : (tensor<?x3x4xf32>, tensor<?x4xi64>, tensor<3xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// CHECK-LABEL: func.func @nll_loss_of_one(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf64>,
// CHECK-SAME:    [[T:%[^ ,:]+]]: tensor<i32>) -> tensor<f64> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.compare eq, [[T]], [[T]] : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0> : tensor<i32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.select [[V0]], [[T]], [[V1]] : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.select [[V0]], [[V3]], [[V4]] : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.gather [[X]], [[V2]], dims = [0], x_dims = [], index_dims = [] : (tensor<3xf64>, tensor<i32>) -> tensor<f64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.neg [[V6]] : (tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.mul [[V7]], [[V5]] : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.select [[V0]], [[V8]], [[V9]] : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT:    return [[V10]] : tensor<f64>
// CHECK-NEXT:  }
func.func @nll_loss_of_one(%x: tensor<3xf64>, %t: tensor<i32>) -> tensor<f64> {
  %r = graph.nll_loss %x, %t, ignore_index = 4294967296, reduction = none : (tensor<3xf64>, tensor<i32>) -> tensor<f64>
  return %r : tensor<f64>
}

// CHECK-LABEL: func.func @cross_entropy(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf16>,
// CHECK-SAME:    [[T:%[^ ,:]+]]: tensor<2xi32>) -> tensor<2xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<2x3xf16>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce maximum, [[V0]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [0], sizes = [2, 3] : (tensor<2xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.sub [[V0]], [[V2]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.exp [[V3]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.reduce add, [[V4]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.log [[V5]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.broadcast [[V6]], dims = [0], sizes = [2, 3] : (tensor<2xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.sub [[V3]], [[V7]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<1> : tensor<2xi32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.compare ne, [[T]], [[V9]] : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.constant dense<0> : tensor<2xi32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.select [[V10]], [[T]], [[V11]] : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.select [[V10]], [[V13]], [[V14]] : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.gather [[V8]], [[V12]], dims = [1], x_dims = [0], index_dims = [0] : (tensor<2x3xf32>, tensor<2xi32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.neg [[V16]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.mul [[V17]], [[V15]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.select [[V10]], [[V18]], [[V19]] : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.reduce add, [[V8]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.neg [[V21]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.select [[V10]], [[V22]], [[V23]] : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.constant dense<1.000000e-01> : tensor<f32>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.div [[V26]], [[V25]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.broadcast [[V27]], dims = [], sizes = [2] : (tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.mul [[V24]], [[V28]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.constant dense<0.899999976> : tensor<2xf32>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.mul [[V20]], [[V30]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.add [[V31]], [[V29]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.convert [[V32]] : (tensor<2xf32>) -> tensor<2xf16>
// CHECK-NEXT:    return [[V33]] : tensor<2xf16>
// CHECK-NEXT:  }
func.func @cross_entropy(%x: tensor<2x3xf16>, %t: tensor<2xi32>) -> tensor<2xf16> {
  %r = graph.cross_entropy %x, %t, ignore_index = 1, label_smoothing = 0.1, reduction = none : (tensor<2x3xf16>, tensor<2xi32>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// CHECK-LABEL: func.func @probabilities(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[T:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce maximum, [[X]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [0], sizes = [2, 3] : (tensor<2xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.sub [[X]], [[V1]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.exp [[V2]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.reduce add, [[V3]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.log [[V4]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [0], sizes = [2, 3] : (tensor<2xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.sub [[V2]], [[V6]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.mul [[V7]], [[T]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.broadcast [[W]], dims = [1], sizes = [2, 3] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.mul [[V9]], [[V10]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.reduce add, [[V11]], dims = [1] : (tensor<2x3xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.neg [[V12]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.constant dense<6.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.reduce add, [[V13]], dims = [0] : (tensor<2xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.div [[V14]], [[V8]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.div [[V15]], [[V16]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    return [[V17]] : tensor<f32>
// CHECK-NEXT:  }
func.func @probabilities(%x: tensor<2x3xf32>, %t: tensor<2x3xf32>, %w: tensor<3xf32>) -> tensor<f32> {
  %r = graph.cross_entropy %x, %t, weight %w, ignore_index = 1, label_smoothing = 0.0, reduction = mean : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<f32>
  return %r : tensor<f32>
}
