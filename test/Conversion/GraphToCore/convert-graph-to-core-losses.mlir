// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Losses of elements.
// RUN: tcopt --convert-graph-to-core %s | FileCheck %s

// CHECK-LABEL: func.func @mse_loss(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xbf16>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<3xbf16>) -> tensor<bf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<?x3xbf16>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.convert [[Y]] : (tensor<3xbf16>) -> tensor<3xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [1], sizes = {{\[}}[[DIM]], 3] : (tensor<3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.sub [[V0]], [[V2]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V3]], [[V3]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.reduce add, [[V4]], dims = [0, 1] : (tensor<?x3xf32>) -> tensor<f32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V4]], [[C0_0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = arith.muli [[DIM_1]], [[C3]] : index
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = arith.index_cast [[V6]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V7]] : tensor<i64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.convert [[FROM_ELEMENTS]] : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.div [[V5]], [[V8]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.convert [[V9]] : (tensor<f32>) -> tensor<bf16>
// CHECK-NEXT:    return [[V10]] : tensor<bf16>
// CHECK-NEXT:  }
func.func @mse_loss(%x: tensor<?x3xbf16>, %y: tensor<3xbf16>) -> tensor<bf16> {
  %r = graph.mse_loss %x, %y, reduction = mean : (tensor<?x3xbf16>, tensor<3xbf16>) -> tensor<bf16>
  return %r : tensor<bf16>
}

// CHECK-LABEL: func.func @l1_loss(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.sub [[X]], [[Y]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.abs [[V0]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reduce add, [[V1]], dims = [0, 1] : (tensor<2x3xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V2]] : tensor<f32>
// CHECK-NEXT:  }
func.func @l1_loss(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<f32> {
  %r = graph.l1_loss %x, %y, reduction = sum : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// CHECK-LABEL: func.func @smooth_l1_loss(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.sub [[X]], [[Y]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.abs [[V0]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.mul [[V1]], [[V1]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<2x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V2]], [[V3]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.div [[V4]], [[V5]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.compare lt, [[V1]], [[V7]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.sub [[V1]], [[V9]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.select [[V8]], [[V6]], [[V10]] : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V11]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = graph.smooth_l1_loss %x, %y, beta = 2.0, reduction = none : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @smooth_l1_loss_of_0(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.sub [[X]], [[Y]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.abs [[V0]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V1]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @smooth_l1_loss_of_0(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = graph.smooth_l1_loss %x, %y, beta = 0.0, reduction = none : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @huber_loss(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.sub [[X]], [[Y]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.abs [[V0]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.sub [[V1]], [[V2]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.mul [[V3]], [[V4]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.compare le, [[V1]], [[V6]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.mul [[V1]], [[V1]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<2x3xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.mul [[V8]], [[V9]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.select [[V7]], [[V10]], [[V5]] : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V11]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @huber_loss(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = graph.huber_loss %x, %y, delta = 2.0, reduction = none : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @kl_div(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.log [[Y]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.mul [[Y]], [[V0]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.compare eq, [[Y]], [[V2]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.select [[V3]], [[V4]], [[V1]] : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[Y]], [[X]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.sub [[V5]], [[V6]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V7]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @kl_div(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = graph.kl_div %x, %y, log_target = false, reduction = none : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @kl_div_of_logs(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<2x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.exp [[Y]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.sub [[Y]], [[X]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.mul [[V0]], [[V1]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V2]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @kl_div_of_logs(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = graph.kl_div %x, %y, log_target = true, reduction = none : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @binary_cross_entropy(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.log [[X]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<-1.000000e+02> : tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.maximum [[V0]], [[V1]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.neg [[X]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.log1p [[V3]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<-1.000000e+02> : tensor<2x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.maximum [[V4]], [[V5]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.sub [[Y]], [[V7]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.mul [[V8]], [[V6]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.mul [[Y]], [[V2]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.sub [[V9]], [[V10]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.broadcast [[W]], dims = [1], sizes = [2, 3] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.mul [[V11]], [[V12]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V13]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @binary_cross_entropy(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %w: tensor<3xf32>) -> tensor<2x3xf32> {
  %r = graph.binary_cross_entropy %x, %y, weight %w, reduction = none : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @logits(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[PW:%[^ ,:]+]]: tensor<1xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.abs [[X]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.neg [[V0]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.exp [[V1]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.log1p [[V2]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.neg [[X]] : (tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.maximum [[V4]], [[V5]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.add [[V3]], [[V6]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<1xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.sub [[PW]], [[V8]] : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.broadcast [[V9]], dims = [1], sizes = [2, 3] : (tensor<1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.mul [[V10]], [[Y]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.add [[V11]], [[V12]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.mul [[V13]], [[V7]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.sub [[V15]], [[Y]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.mul [[V16]], [[X]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.add [[V17]], [[V14]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.broadcast [[W]], dims = [1], sizes = [2, 3] : (tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.mul [[V18]], [[V19]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V20]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @logits(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>, %w: tensor<3xf32>, %pw: tensor<1xf32>) -> tensor<2x3xf32> {
  %r = graph.binary_cross_entropy_with_logits %x, %y, weight %w, pos_weight %pw, reduction = none : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<1xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
