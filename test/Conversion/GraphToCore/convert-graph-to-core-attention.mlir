// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @plain(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<2x4x8xf32>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<2x6x8xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<2x6x5xf32>) -> tensor<2x4x5xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[Q]], [[K]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [2] : (tensor<2x4x8xf32>, tensor<2x6x8xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<2x4x6xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.mul [[V0]], [[V1]] : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reduce  maximum, [[V2]], dims = [2] : (tensor<2x4x6xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<2x4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.compare  eq, [[V3]], [[V4]] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.select [[V5]], [[V6]], [[V3]] : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [0, 1], sizes = [2, 4, 6] : (tensor<2x4xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.sub [[V2]], [[V8]] : (tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.exp [[V9]] : (tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.reduce  add, [[V10]], dims = [2] : (tensor<2x4x6xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x4xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.compare  eq, [[V11]], [[V12]] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.select [[V13]], [[V14]], [[V11]] : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.contract [[V10]], [[V]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<2x4x6xf32>, tensor<2x6x5xf32>) -> tensor<2x4x5xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.broadcast [[V15]], dims = [0, 1], sizes = [2, 4, 5] : (tensor<2x4xf32>) -> tensor<2x4x5xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.div [[V16]], [[V17]] : (tensor<2x4x5xf32>, tensor<2x4x5xf32>) -> tensor<2x4x5xf32>
// CHECK-NEXT:    return [[V18]] : tensor<2x4x5xf32>
// CHECK-NEXT:  }
func.func @plain(%q: tensor<2x4x8xf32>, %k: tensor<2x6x8xf32>, %v: tensor<2x6x5xf32>) -> tensor<2x4x5xf32> {
  %r = graph.scaled_dot_product_attention %q, %k, %v, is_causal = false, scale = 0.5
    : (tensor<2x4x8xf32>, tensor<2x6x8xf32>, tensor<2x6x5xf32>) -> tensor<2x4x5xf32>
  return %r : tensor<2x4x5xf32>
}

// CHECK-LABEL: func.func @causal(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<4x8xbf16>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<4x8xbf16>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<4x8xbf16>) -> tensor<4x8xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[Q]], [[K]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0.353553385> : tensor<4x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.mul [[V0]], [[V1]] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.iota dim = 1, sizes = [4, 4] : () -> tensor<4x4xi32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.iota dim = 0, sizes = [4, 4] : () -> tensor<4x4xi32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.compare  le, [[V3]], [[V4]] : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<4x4xi1>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<4x4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.select [[V5]], [[V2]], [[V6]] : (tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.reduce  maximum, [[V7]], dims = [1] : (tensor<4x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.compare  eq, [[V8]], [[V9]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.select [[V10]], [[V11]], [[V8]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.broadcast [[V12]], dims = [0], sizes = [4, 4] : (tensor<4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.sub [[V7]], [[V13]] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.exp [[V14]] : (tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.reduce  add, [[V15]], dims = [1] : (tensor<4x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.compare  eq, [[V16]], [[V17]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.select [[V18]], [[V19]], [[V16]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.convert [[V]] : (tensor<4x8xbf16>) -> tensor<4x8xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.contract [[V15]], [[V21]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.broadcast [[V20]], dims = [0], sizes = [4, 8] : (tensor<4xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.div [[V22]], [[V23]] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.convert [[V24]] : (tensor<4x8xf32>) -> tensor<4x8xbf16>
// CHECK-NEXT:    return [[V25]] : tensor<4x8xbf16>
// CHECK-NEXT:  }
func.func @causal(%q: tensor<4x8xbf16>, %k: tensor<4x8xbf16>, %v: tensor<4x8xbf16>) -> tensor<4x8xbf16> {
  %r = graph.scaled_dot_product_attention %q, %k, %v, is_causal = true
    : (tensor<4x8xbf16>, tensor<4x8xbf16>, tensor<4x8xbf16>) -> tensor<4x8xbf16>
  return %r : tensor<4x8xbf16>
}

// A row that keeps nothing gives zeros.
// CHECK-LABEL: func.func @masked(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<2x4x8xf32>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<2x4x8xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<2x4x8xf32>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<4x4xi1>) -> tensor<2x4x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[Q]], [[K]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [2] : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0.353553385> : tensor<2x4x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.mul [[V0]], [[V1]] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[M]], dims = [1, 2], sizes = [2, 4, 4] : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<2x4x4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.select [[V3]], [[V2]], [[V4]] : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.reduce  maximum, [[V5]], dims = [2] : (tensor<2x4x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<2x4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.compare  eq, [[V6]], [[V7]] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.select [[V8]], [[V9]], [[V6]] : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.broadcast [[V10]], dims = [0, 1], sizes = [2, 4, 4] : (tensor<2x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.sub [[V5]], [[V11]] : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.exp [[V12]] : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.reduce  add, [[V13]], dims = [2] : (tensor<2x4x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x4xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.compare  eq, [[V14]], [[V15]] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x4xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.select [[V16]], [[V17]], [[V14]] : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.contract [[V13]], [[V]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<2x4x4xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.broadcast [[V18]], dims = [0, 1], sizes = [2, 4, 8] : (tensor<2x4xf32>) -> tensor<2x4x8xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.div [[V19]], [[V20]] : (tensor<2x4x8xf32>, tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
// CHECK-NEXT:    return [[V21]] : tensor<2x4x8xf32>
// CHECK-NEXT:  }
func.func @masked(%q: tensor<2x4x8xf32>, %k: tensor<2x4x8xf32>, %v: tensor<2x4x8xf32>, %m: tensor<4x4xi1>) -> tensor<2x4x8xf32> {
  %r = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false
    : (tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<2x4x8xf32>, tensor<4x4xi1>) -> tensor<2x4x8xf32>
  return %r : tensor<2x4x8xf32>
}

// CHECK-LABEL: func.func @added_mask_dynamic(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<?x?x?xf16>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<?x?x?xf16>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<?x?x?xf16>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<?x?xf16>) -> tensor<?x?x?xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[Q]], [[K]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [2] : (tensor<?x?x?xf16>, tensor<?x?x?xf16>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[Q]], [[C2]] : tensor<?x?x?xf16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V1]] : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.convert [[FROM_ELEMENTS]] : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.sqrt [[V2]] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.div [[V4]], [[V3]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V0]], [[C1]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[C2_2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V0]], [[C2_2]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [], sizes = {{\[}}[[DIM_0]], [[DIM_1]], [[DIM_3]]] : (tensor<f32>, index, index, index) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V0]], [[V6]] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.convert [[M]] : (tensor<?x?xf16>) -> tensor<?x?xf32>
// CHECK-NEXT:    [[C0_4:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_5:%[^ ,:]+]] = tensor.dim [[V7]], [[C0_4]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[C1_6:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_7:%[^ ,:]+]] = tensor.dim [[V7]], [[C1_6]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[C2_8:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_9:%[^ ,:]+]] = tensor.dim [[V7]], [[C2_8]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.broadcast [[V8]], dims = [1, 2], sizes = {{\[}}[[DIM_5]], [[DIM_7]], [[DIM_9]]] : (tensor<?x?xf32>, index, index, index) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.add [[V7]], [[V9]] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.reduce  maximum, [[V10]], dims = [2] : (tensor<?x?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    [[C0_10:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_11:%[^ ,:]+]] = tensor.dim [[V11]], [[C0_10]] : tensor<?x?xf32>
// CHECK-NEXT:    [[C1_12:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_13:%[^ ,:]+]] = tensor.dim [[V11]], [[C1_12]] : tensor<?x?xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<f32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.broadcast [[V12]], dims = [], sizes = {{\[}}[[DIM_11]], [[DIM_13]]] : (tensor<f32>, index, index) -> tensor<?x?xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.compare  eq, [[V11]], [[V13]] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
// CHECK-NEXT:    [[C0_14:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_15:%[^ ,:]+]] = tensor.dim [[V14]], [[C0_14]] : tensor<?x?xi1>
// CHECK-NEXT:    [[C1_16:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_17:%[^ ,:]+]] = tensor.dim [[V14]], [[C1_16]] : tensor<?x?xi1>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.broadcast [[V15]], dims = [], sizes = {{\[}}[[DIM_15]], [[DIM_17]]] : (tensor<f32>, index, index) -> tensor<?x?xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.select [[V14]], [[V16]], [[V11]] : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    [[C0_18:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_19:%[^ ,:]+]] = tensor.dim [[V10]], [[C0_18]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[C1_20:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_21:%[^ ,:]+]] = tensor.dim [[V10]], [[C1_20]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[C2_22:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_23:%[^ ,:]+]] = tensor.dim [[V10]], [[C2_22]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.broadcast [[V17]], dims = [0, 1], sizes = {{\[}}[[DIM_19]], [[DIM_21]], [[DIM_23]]] : (tensor<?x?xf32>, index, index, index) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.sub [[V10]], [[V18]] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.exp [[V19]] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.reduce  add, [[V20]], dims = [2] : (tensor<?x?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    [[C0_24:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_25:%[^ ,:]+]] = tensor.dim [[V21]], [[C0_24]] : tensor<?x?xf32>
// CHECK-NEXT:    [[C1_26:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_27:%[^ ,:]+]] = tensor.dim [[V21]], [[C1_26]] : tensor<?x?xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.broadcast [[V22]], dims = [], sizes = {{\[}}[[DIM_25]], [[DIM_27]]] : (tensor<f32>, index, index) -> tensor<?x?xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.compare  eq, [[V21]], [[V23]] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xi1>
// CHECK-NEXT:    [[C0_28:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_29:%[^ ,:]+]] = tensor.dim [[V24]], [[C0_28]] : tensor<?x?xi1>
// CHECK-NEXT:    [[C1_30:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_31:%[^ ,:]+]] = tensor.dim [[V24]], [[C1_30]] : tensor<?x?xi1>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.broadcast [[V25]], dims = [], sizes = {{\[}}[[DIM_29]], [[DIM_31]]] : (tensor<f32>, index, index) -> tensor<?x?xf32>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.select [[V24]], [[V26]], [[V21]] : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.convert [[V]] : (tensor<?x?x?xf16>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.contract [[V20]], [[V28]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[C0_32:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_33:%[^ ,:]+]] = tensor.dim [[V29]], [[C0_32]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[C1_34:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_35:%[^ ,:]+]] = tensor.dim [[V29]], [[C1_34]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[C2_36:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM_37:%[^ ,:]+]] = tensor.dim [[V29]], [[C2_36]] : tensor<?x?x?xf32>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.broadcast [[V27]], dims = [0, 1], sizes = {{\[}}[[DIM_33]], [[DIM_35]], [[DIM_37]]] : (tensor<?x?xf32>, index, index, index) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.div [[V29]], [[V30]] : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.convert [[V31]] : (tensor<?x?x?xf32>) -> tensor<?x?x?xf16>
// CHECK-NEXT:    return [[V32]] : tensor<?x?x?xf16>
// CHECK-NEXT:  }
func.func @added_mask_dynamic(%q: tensor<?x?x?xf16>, %k: tensor<?x?x?xf16>, %v: tensor<?x?x?xf16>, %m: tensor<?x?xf16>) -> tensor<?x?x?xf16> {
  %r = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false
    : (tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<?x?x?xf16>, tensor<?x?xf16>) -> tensor<?x?x?xf16>
  return %r : tensor<?x?x?xf16>
}

// CHECK-LABEL: func.func @batch_broadcasts(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<3x1x4x8xf32>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<5x4x8xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<5x4x8xf32>) -> tensor<3x5x4x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[K]], sizes = [1, 5, 4, 8] : (tensor<5x4x8xf32>) -> tensor<1x5x4x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[V]], sizes = [1, 5, 4, 8] : (tensor<5x4x8xf32>) -> tensor<1x5x4x8xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[Q]], dims = [0, 1, 2, 3], sizes = [3, 5, 4, 8] : (tensor<3x1x4x8xf32>) -> tensor<3x5x4x8xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V0]], dims = [0, 1, 2, 3], sizes = [3, 5, 4, 8] : (tensor<1x5x4x8xf32>) -> tensor<3x5x4x8xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.contract [[V2]], [[V3]], lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [3] : (tensor<3x5x4x8xf32>, tensor<3x5x4x8xf32>) -> tensor<3x5x4x4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<0.353553385> : tensor<3x5x4x4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[V4]], [[V5]] : (tensor<3x5x4x4xf32>, tensor<3x5x4x4xf32>) -> tensor<3x5x4x4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.reduce  maximum, [[V6]], dims = [3] : (tensor<3x5x4x4xf32>) -> tensor<3x5x4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<3x5x4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.compare  eq, [[V7]], [[V8]] : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<3x5x4xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.select [[V9]], [[V10]], [[V7]] : (tensor<3x5x4xi1>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.broadcast [[V11]], dims = [0, 1, 2], sizes = [3, 5, 4, 4] : (tensor<3x5x4xf32>) -> tensor<3x5x4x4xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.sub [[V6]], [[V12]] : (tensor<3x5x4x4xf32>, tensor<3x5x4x4xf32>) -> tensor<3x5x4x4xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.exp [[V13]] : (tensor<3x5x4x4xf32>) -> tensor<3x5x4x4xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.reduce  add, [[V14]], dims = [3] : (tensor<3x5x4x4xf32>) -> tensor<3x5x4xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<3x5x4xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.compare  eq, [[V15]], [[V16]] : (tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xi1>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<3x5x4xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.select [[V17]], [[V18]], [[V15]] : (tensor<3x5x4xi1>, tensor<3x5x4xf32>, tensor<3x5x4xf32>) -> tensor<3x5x4xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.broadcast [[V1]], dims = [0, 1, 2, 3], sizes = [3, 5, 4, 8] : (tensor<1x5x4x8xf32>) -> tensor<3x5x4x8xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.contract [[V14]], [[V20]], lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2] : (tensor<3x5x4x4xf32>, tensor<3x5x4x8xf32>) -> tensor<3x5x4x8xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.broadcast [[V19]], dims = [0, 1, 2], sizes = [3, 5, 4, 8] : (tensor<3x5x4xf32>) -> tensor<3x5x4x8xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.div [[V21]], [[V22]] : (tensor<3x5x4x8xf32>, tensor<3x5x4x8xf32>) -> tensor<3x5x4x8xf32>
// CHECK-NEXT:    return [[V23]] : tensor<3x5x4x8xf32>
// CHECK-NEXT:  }
func.func @batch_broadcasts(%q: tensor<3x1x4x8xf32>, %k: tensor<5x4x8xf32>, %v: tensor<5x4x8xf32>) -> tensor<3x5x4x8xf32> {
  %k4 = graph.unsqueeze %k, dim = 0 : (tensor<5x4x8xf32>) -> tensor<1x5x4x8xf32>
  %v4 = graph.unsqueeze %v, dim = 0 : (tensor<5x4x8xf32>) -> tensor<1x5x4x8xf32>
  %r = graph.scaled_dot_product_attention %q, %k4, %v4, is_causal = false
    : (tensor<3x1x4x8xf32>, tensor<1x5x4x8xf32>, tensor<1x5x4x8xf32>) -> tensor<3x5x4x8xf32>
  return %r : tensor<3x5x4x8xf32>
}
