// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Normalizations.
// RUN: tcopt --convert-graph-to-core %s | FileCheck %s

// CHECK-LABEL: func.func @batch_norm_plain(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<3xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<9.99999974E-6> : tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.add [[V]], [[V0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.sqrt [[V1]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[M]], dims = [1], sizes = [2, 3, 4] : (tensor<3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.sub [[X]], [[V3]] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V2]], dims = [1], sizes = [2, 3, 4] : (tensor<3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.div [[V4]], [[V5]] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    return [[V6]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @batch_norm_plain(%x: tensor<2x3x4xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>) -> tensor<2x3x4xf32> {
  %y = graph.batch_norm %x, %m, %v, eps = 1.0e-5 : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  return %y : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @batch_norm_train(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf16>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf16>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3xf16>) -> (tensor<?x3x4xf16>, tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<?x3x4xf16>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?x3x4xf32>
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.muli [[DIM]], [[C4]] : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.index_cast [[V1]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V2]] : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.convert [[FROM_ELEMENTS]] : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [0, 2] : (tensor<?x3x4xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V3]], dims = [], sizes = [3] : (tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.div [[V4]], [[V5]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_0]] : tensor<?x3x4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.broadcast [[V6]], dims = [1], sizes = {{\[}}[[DIM_1]], 3, 4] : (tensor<3xf32>, index) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.sub [[V0]], [[V7]] : (tensor<?x3x4xf32>, tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.mul [[V8]], [[V8]] : (tensor<?x3x4xf32>, tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V9]], [[C0_2]] : tensor<?x3x4xf32>
// CHECK-NEXT:    [[C4_4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = arith.muli [[DIM_3]], [[C4_4]] : index
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = arith.index_cast [[V10]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS_5:%[^ ,:]+]] = tensor.from_elements [[V11]] : tensor<i64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.convert [[FROM_ELEMENTS_5]] : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.reduce add, [[V9]], dims = [0, 2] : (tensor<?x3x4xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.broadcast [[V12]], dims = [], sizes = [3] : (tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.div [[V13]], [[V14]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<9.99999974E-6> : tensor<3xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.add [[V15]], [[V16]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.sqrt [[V17]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[C0_6:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_7:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_6]] : tensor<?x3x4xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.broadcast [[V18]], dims = [1], sizes = {{\[}}[[DIM_7]], 3, 4] : (tensor<3xf32>, index) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.div [[V8]], [[V19]] : (tensor<?x3x4xf32>, tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.convert [[W]] : (tensor<3xf16>) -> tensor<3xf32>
// CHECK-NEXT:    [[C0_8:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_9:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_8]] : tensor<?x3x4xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.broadcast [[V21]], dims = [1], sizes = {{\[}}[[DIM_9]], 3, 4] : (tensor<3xf32>, index) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.convert [[B]] : (tensor<3xf16>) -> tensor<3xf32>
// CHECK-NEXT:    [[C0_10:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_11:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_10]] : tensor<?x3x4xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.broadcast [[V23]], dims = [1], sizes = {{\[}}[[DIM_11]], 3, 4] : (tensor<3xf32>, index) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.mul [[V20]], [[V22]] : (tensor<?x3x4xf32>, tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.add [[V25]], [[V24]] : (tensor<?x3x4xf32>, tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.convert [[V26]] : (tensor<?x3x4xf32>) -> tensor<?x3x4xf16>
// CHECK-NEXT:    return [[V27]], [[V6]], [[V15]] : tensor<?x3x4xf16>, tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @batch_norm_train(%x: tensor<?x3x4xf16>, %w: tensor<3xf16>, %b: tensor<3xf16>) -> (tensor<?x3x4xf16>, tensor<3xf32>, tensor<3xf32>) {
  %y, %m, %v = graph.batch_norm_train %x, weight %w, bias %b, eps = 1.0e-5
    : (tensor<?x3x4xf16>, tensor<3xf16>, tensor<3xf16>) -> (tensor<?x3x4xf16>, tensor<3xf32>, tensor<3xf32>)
  return %y, %m, %v : tensor<?x3x4xf16>, tensor<3xf32>, tensor<3xf32>
}

// CHECK-LABEL: func.func @layer_norm_bias(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x8xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<8xf32>) -> tensor<2x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [1] : (tensor<2x8xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<8.000000e+00> : tensor<2xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.div [[V0]], [[V1]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V2]], dims = [0], sizes = [2, 8] : (tensor<2xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.sub [[X]], [[V3]] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.mul [[V4]], [[V4]] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.reduce add, [[V5]], dims = [1] : (tensor<2x8xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<8.000000e+00> : tensor<2xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.div [[V6]], [[V7]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<9.99999974E-6> : tensor<2xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.add [[V8]], [[V9]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.sqrt [[V10]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.broadcast [[V11]], dims = [0], sizes = [2, 8] : (tensor<2xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.div [[V4]], [[V12]] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.broadcast [[B]], dims = [1], sizes = [2, 8] : (tensor<8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.add [[V13]], [[V14]] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    return [[V15]] : tensor<2x8xf32>
// CHECK-NEXT:  }
func.func @layer_norm_bias(%x: tensor<2x8xf32>, %b: tensor<8xf32>) -> tensor<2x8xf32> {
  %y = graph.layer_norm %x, bias %b, normalized_dims = 1, eps = 1.0e-5 : (tensor<2x8xf32>, tensor<8xf32>) -> tensor<2x8xf32>
  return %y : tensor<2x8xf32>
}

// CHECK-LABEL: func.func @rms_norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x8xbf16>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<8xbf16>) -> tensor<2x8xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<2x8xbf16>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.mul [[V0]], [[V0]] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reduce add, [[V1]], dims = [1] : (tensor<2x8xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<8.000000e+00> : tensor<2xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.div [[V2]], [[V3]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<9.99999997E-7> : tensor<2xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.add [[V4]], [[V5]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.sqrt [[V6]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [0], sizes = [2, 8] : (tensor<2xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.div [[V0]], [[V8]] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.convert [[W]] : (tensor<8xbf16>) -> tensor<8xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.broadcast [[V10]], dims = [1], sizes = [2, 8] : (tensor<8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.mul [[V9]], [[V11]] : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.convert [[V12]] : (tensor<2x8xf32>) -> tensor<2x8xbf16>
// CHECK-NEXT:    return [[V13]] : tensor<2x8xbf16>
// CHECK-NEXT:  }
func.func @rms_norm(%x: tensor<2x8xbf16>, %w: tensor<8xbf16>) -> tensor<2x8xbf16> {
  %y = graph.rms_norm %x, weight %w, normalized_dims = 1, eps = 1.0e-6 : (tensor<2x8xbf16>, tensor<8xbf16>) -> tensor<2x8xbf16>
  return %y : tensor<2x8xbf16>
}

// CHECK-LABEL: func.func @group_norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x?x5xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?x?x5xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x?x5xf32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<?x?x5xf32>
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.floordivsi [[DIM_0]], [[C2]] : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[X]], sizes = {{\[}}[[DIM]], 2, [[V0]], 5] : (tensor<?x?x5xf32>, index, index) -> tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[C2_1:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_2:%[^ ,:]+]] = tensor.dim [[V1]], [[C2_1]] : tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[C5:%[^ ,:]+]] = arith.constant 5 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.muli [[DIM_2]], [[C5]] : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = arith.index_cast [[V2]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V3]] : tensor<i64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.convert [[FROM_ELEMENTS]] : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.reduce add, [[V1]], dims = [2, 3] : (tensor<?x2x?x5xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:    [[C0_3:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_4:%[^ ,:]+]] = tensor.dim [[V5]], [[C0_3]] : tensor<?x2xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V4]], dims = [], sizes = {{\[}}[[DIM_4]], 2] : (tensor<f32>, index) -> tensor<?x2xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.div [[V5]], [[V6]] : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:    [[C0_5:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_6:%[^ ,:]+]] = tensor.dim [[V1]], [[C0_5]] : tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[C2_7:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_8:%[^ ,:]+]] = tensor.dim [[V1]], [[C2_7]] : tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [0, 1], sizes = {{\[}}[[DIM_6]], 2, [[DIM_8]], 5] : (tensor<?x2xf32>, index, index) -> tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.sub [[V1]], [[V8]] : (tensor<?x2x?x5xf32>, tensor<?x2x?x5xf32>) -> tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.mul [[V9]], [[V9]] : (tensor<?x2x?x5xf32>, tensor<?x2x?x5xf32>) -> tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[C2_9:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_10:%[^ ,:]+]] = tensor.dim [[V10]], [[C2_9]] : tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[C5_11:%[^ ,:]+]] = arith.constant 5 : index
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = arith.muli [[DIM_10]], [[C5_11]] : index
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = arith.index_cast [[V11]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS_12:%[^ ,:]+]] = tensor.from_elements [[V12]] : tensor<i64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.convert [[FROM_ELEMENTS_12]] : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.reduce add, [[V10]], dims = [2, 3] : (tensor<?x2x?x5xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:    [[C0_13:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_14:%[^ ,:]+]] = tensor.dim [[V14]], [[C0_13]] : tensor<?x2xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.broadcast [[V13]], dims = [], sizes = {{\[}}[[DIM_14]], 2] : (tensor<f32>, index) -> tensor<?x2xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.div [[V14]], [[V15]] : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:    [[C0_15:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_16:%[^ ,:]+]] = tensor.dim [[V16]], [[C0_15]] : tensor<?x2xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<9.99999974E-6> : tensor<f32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.broadcast [[V17]], dims = [], sizes = {{\[}}[[DIM_16]], 2] : (tensor<f32>, index) -> tensor<?x2xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.add [[V16]], [[V18]] : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.sqrt [[V19]] : (tensor<?x2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:    [[C0_17:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_18:%[^ ,:]+]] = tensor.dim [[V1]], [[C0_17]] : tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[C2_19:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_20:%[^ ,:]+]] = tensor.dim [[V1]], [[C2_19]] : tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.broadcast [[V20]], dims = [0, 1], sizes = {{\[}}[[DIM_18]], 2, [[DIM_20]], 5] : (tensor<?x2xf32>, index, index) -> tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.div [[V9]], [[V21]] : (tensor<?x2x?x5xf32>, tensor<?x2x?x5xf32>) -> tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.reshape [[W]], sizes = [2, [[V0]]] : (tensor<?xf32>, index) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.broadcast [[V23]], dims = [1, 2], sizes = {{\[}}[[DIM]], 2, [[V0]], 5] : (tensor<2x?xf32>, index, index) -> tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.mul [[V22]], [[V24]] : (tensor<?x2x?x5xf32>, tensor<?x2x?x5xf32>) -> tensor<?x2x?x5xf32>
// CHECK-NEXT:    [[C0_21:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_22:%[^ ,:]+]] = tensor.dim [[X]], [[C0_21]] : tensor<?x?x5xf32>
// CHECK-NEXT:    [[C1_23:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_24:%[^ ,:]+]] = tensor.dim [[X]], [[C1_23]] : tensor<?x?x5xf32>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.reshape [[V25]], sizes = {{\[}}[[DIM_22]], [[DIM_24]], 5] : (tensor<?x2x?x5xf32>, index, index) -> tensor<?x?x5xf32>
// CHECK-NEXT:    return [[V26]] : tensor<?x?x5xf32>
// CHECK-NEXT:  }
func.func @group_norm(%x: tensor<?x?x5xf32>, %w: tensor<?xf32>) -> tensor<?x?x5xf32> {
  %y = graph.group_norm %x, weight %w, num_groups = 2, eps = 1.0e-5 : (tensor<?x?x5xf32>, tensor<?xf32>) -> tensor<?x?x5xf32>
  return %y : tensor<?x?x5xf32>
}

// CHECK-LABEL: func.func @instance_norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x?xf64>) -> tensor<2x3x?xf64> {
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C2]] : tensor<2x3x?xf64>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V0]] : tensor<i64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.convert [[FROM_ELEMENTS]] : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reduce add, [[X]], dims = [2] : (tensor<2x3x?xf64>) -> tensor<2x3xf64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V1]], dims = [], sizes = [2, 3] : (tensor<f64>) -> tensor<2x3xf64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.div [[V2]], [[V3]] : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
// CHECK-NEXT:    [[C2_0:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[X]], [[C2_0]] : tensor<2x3x?xf64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V4]], dims = [0, 1], sizes = [2, 3, [[DIM_1]]] : (tensor<2x3xf64>, index) -> tensor<2x3x?xf64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.sub [[X]], [[V5]] : (tensor<2x3x?xf64>, tensor<2x3x?xf64>) -> tensor<2x3x?xf64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V6]], [[V6]] : (tensor<2x3x?xf64>, tensor<2x3x?xf64>) -> tensor<2x3x?xf64>
// CHECK-NEXT:    [[C2_2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V7]], [[C2_2]] : tensor<2x3x?xf64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = arith.index_cast [[DIM_3]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS_4:%[^ ,:]+]] = tensor.from_elements [[V8]] : tensor<i64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.convert [[FROM_ELEMENTS_4]] : (tensor<i64>) -> tensor<f64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.reduce add, [[V7]], dims = [2] : (tensor<2x3x?xf64>) -> tensor<2x3xf64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.broadcast [[V9]], dims = [], sizes = [2, 3] : (tensor<f64>) -> tensor<2x3xf64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.div [[V10]], [[V11]] : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<1.000000e-05> : tensor<2x3xf64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.add [[V12]], [[V13]] : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.sqrt [[V14]] : (tensor<2x3xf64>) -> tensor<2x3xf64>
// CHECK-NEXT:    [[C2_5:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_6:%[^ ,:]+]] = tensor.dim [[X]], [[C2_5]] : tensor<2x3x?xf64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.broadcast [[V15]], dims = [0, 1], sizes = [2, 3, [[DIM_6]]] : (tensor<2x3xf64>, index) -> tensor<2x3x?xf64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.div [[V6]], [[V16]] : (tensor<2x3x?xf64>, tensor<2x3x?xf64>) -> tensor<2x3x?xf64>
// CHECK-NEXT:    return [[V17]] : tensor<2x3x?xf64>
// CHECK-NEXT:  }
func.func @instance_norm(%x: tensor<2x3x?xf64>) -> tensor<2x3x?xf64> {
  %y = graph.instance_norm %x, eps = 1.0e-5 : (tensor<2x3x?xf64>) -> tensor<2x3x?xf64>
  return %y : tensor<2x3x?xf64>
}
