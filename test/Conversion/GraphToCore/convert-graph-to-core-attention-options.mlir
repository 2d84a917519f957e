// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @shared_heads(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<2x4x3x8xf32>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<2x2x5x8xf32>) -> tensor<2x4x3x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[K]], dims = [0, 1, 3, 4], sizes = [2, 2, 2, 5, 8] : (tensor<2x2x5x8xf32>) -> tensor<2x2x2x5x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[V0]], sizes = [2, 4, 5, 8] : (tensor<2x2x2x5x8xf32>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[K]], dims = [0, 1, 3, 4], sizes = [2, 2, 2, 5, 8] : (tensor<2x2x5x8xf32>) -> tensor<2x2x2x5x8xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reshape [[V2]], sizes = [2, 4, 5, 8] : (tensor<2x2x2x5x8xf32>) -> tensor<2x4x5x8xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.contract [[Q]], [[V1]], lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [3] : (tensor<2x4x3x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x5xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<0.353553385> : tensor<2x4x3x5xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[V4]], [[V5]] : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.reduce maximum, [[V6]], dims = [3] : (tensor<2x4x3x5xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<2x4x3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.compare eq, [[V7]], [[V8]] : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x4x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.select [[V9]], [[V10]], [[V7]] : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.broadcast [[V11]], dims = [0, 1, 2], sizes = [2, 4, 3, 5] : (tensor<2x4x3xf32>) -> tensor<2x4x3x5xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.sub [[V6]], [[V12]] : (tensor<2x4x3x5xf32>, tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.exp [[V13]] : (tensor<2x4x3x5xf32>) -> tensor<2x4x3x5xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.reduce add, [[V14]], dims = [3] : (tensor<2x4x3x5xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x4x3xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.compare eq, [[V15]], [[V16]] : (tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xi1>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x4x3xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.select [[V17]], [[V18]], [[V15]] : (tensor<2x4x3xi1>, tensor<2x4x3xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.contract [[V14]], [[V3]], lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2] : (tensor<2x4x3x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x3x8xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.broadcast [[V19]], dims = [0, 1, 2], sizes = [2, 4, 3, 8] : (tensor<2x4x3xf32>) -> tensor<2x4x3x8xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.div [[V20]], [[V21]] : (tensor<2x4x3x8xf32>, tensor<2x4x3x8xf32>) -> tensor<2x4x3x8xf32>
// CHECK-NEXT:    return [[V22]] : tensor<2x4x3x8xf32>
// CHECK-NEXT:  }
func.func @shared_heads(%q: tensor<2x4x3x8xf32>, %k: tensor<2x2x5x8xf32>) -> tensor<2x4x3x8xf32> {
  %0 = graph.scaled_dot_product_attention %q, %k, %k, enable_gqa = true, is_causal = false : (tensor<2x4x3x8xf32>, tensor<2x2x5x8xf32>, tensor<2x2x5x8xf32>) -> tensor<2x4x3x8xf32>
  return %0 : tensor<2x4x3x8xf32>
}

// CHECK-LABEL: func.func @unknown_heads(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<?x3x8xf32>,
// CHECK-SAME:    [[K:%[^ ,:]+]]: tensor<2x5x8xf32>) -> tensor<?x3x8xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[Q]], [[C0]] : tensor<?x3x8xf32>
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.maxsi [[C2]], [[C1]] : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.divsi [[DIM]], [[V0]] : index
// CHECK-NEXT:    [[C2_0:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.muli [[V1]], [[C2_0]] : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = arith.cmpi eq, [[V2]], [[DIM]] : index
// CHECK-NEXT:    core.require [[V3]], "heads of key must divide those of query"
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[K]], dims = [0, 2, 3], sizes = [2, [[V1]], 5, 8] : (tensor<2x5x8xf32>, index) -> tensor<2x?x5x8xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.reshape [[V4]], sizes = {{\[}}[[DIM]], 5, 8] : (tensor<2x?x5x8xf32>, index) -> tensor<?x5x8xf32>
// CHECK-NEXT:    [[C0_1:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_2:%[^ ,:]+]] = tensor.dim [[Q]], [[C0_1]] : tensor<?x3x8xf32>
// CHECK-NEXT:    [[C2_3:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[C1_4:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = arith.maxsi [[C2_3]], [[C1_4]] : index
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = arith.divsi [[DIM_2]], [[V6]] : index
// CHECK-NEXT:    [[C2_5:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = arith.muli [[V7]], [[C2_5]] : index
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = arith.cmpi eq, [[V8]], [[DIM_2]] : index
// CHECK-NEXT:    core.require [[V9]], "heads of value must divide those of query"
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.broadcast [[K]], dims = [0, 2, 3], sizes = [2, [[V7]], 5, 8] : (tensor<2x5x8xf32>, index) -> tensor<2x?x5x8xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.reshape [[V10]], sizes = {{\[}}[[DIM_2]], 5, 8] : (tensor<2x?x5x8xf32>, index) -> tensor<?x5x8xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.contract [[Q]], [[V5]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [2] : (tensor<?x3x8xf32>, tensor<?x5x8xf32>) -> tensor<?x3x5xf32>
// CHECK-NEXT:    [[C0_6:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_7:%[^ ,:]+]] = tensor.dim [[V12]], [[C0_6]] : tensor<?x3x5xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<0.353553385> : tensor<f32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.broadcast [[V13]], dims = [], sizes = {{\[}}[[DIM_7]], 3, 5] : (tensor<f32>, index) -> tensor<?x3x5xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.mul [[V12]], [[V14]] : (tensor<?x3x5xf32>, tensor<?x3x5xf32>) -> tensor<?x3x5xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.reduce maximum, [[V15]], dims = [2] : (tensor<?x3x5xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[C0_8:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_9:%[^ ,:]+]] = tensor.dim [[V16]], [[C0_8]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<f32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.broadcast [[V17]], dims = [], sizes = {{\[}}[[DIM_9]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.compare eq, [[V16]], [[V18]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
// CHECK-NEXT:    [[C0_10:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_11:%[^ ,:]+]] = tensor.dim [[V19]], [[C0_10]] : tensor<?x3xi1>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.broadcast [[V20]], dims = [], sizes = {{\[}}[[DIM_11]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.select [[V19]], [[V21]], [[V16]] : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[C0_12:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_13:%[^ ,:]+]] = tensor.dim [[V15]], [[C0_12]] : tensor<?x3x5xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.broadcast [[V22]], dims = [0, 1], sizes = {{\[}}[[DIM_13]], 3, 5] : (tensor<?x3xf32>, index) -> tensor<?x3x5xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.sub [[V15]], [[V23]] : (tensor<?x3x5xf32>, tensor<?x3x5xf32>) -> tensor<?x3x5xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.exp [[V24]] : (tensor<?x3x5xf32>) -> tensor<?x3x5xf32>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.reduce add, [[V25]], dims = [2] : (tensor<?x3x5xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[C0_14:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_15:%[^ ,:]+]] = tensor.dim [[V26]], [[C0_14]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.broadcast [[V27]], dims = [], sizes = {{\[}}[[DIM_15]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.compare eq, [[V26]], [[V28]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
// CHECK-NEXT:    [[C0_16:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_17:%[^ ,:]+]] = tensor.dim [[V29]], [[C0_16]] : tensor<?x3xi1>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.broadcast [[V30]], dims = [], sizes = {{\[}}[[DIM_17]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.select [[V29]], [[V31]], [[V26]] : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.contract [[V25]], [[V11]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<?x3x5xf32>, tensor<?x5x8xf32>) -> tensor<?x3x8xf32>
// CHECK-NEXT:    [[C0_18:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_19:%[^ ,:]+]] = tensor.dim [[V33]], [[C0_18]] : tensor<?x3x8xf32>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.broadcast [[V32]], dims = [0, 1], sizes = {{\[}}[[DIM_19]], 3, 8] : (tensor<?x3xf32>, index) -> tensor<?x3x8xf32>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.div [[V33]], [[V34]] : (tensor<?x3x8xf32>, tensor<?x3x8xf32>) -> tensor<?x3x8xf32>
// CHECK-NEXT:    return [[V35]] : tensor<?x3x8xf32>
// CHECK-NEXT:  }
func.func @unknown_heads(%q: tensor<?x3x8xf32>, %k: tensor<2x5x8xf32>) -> tensor<?x3x8xf32> {
  %0 = graph.scaled_dot_product_attention %q, %k, %k, enable_gqa = true, is_causal = false : (tensor<?x3x8xf32>, tensor<2x5x8xf32>, tensor<2x5x8xf32>) -> tensor<?x3x8xf32>
  return %0 : tensor<?x3x8xf32>
}

// CHECK-LABEL: func.func @dropout(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<3x8xf32>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<i64>) -> tensor<3x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[Q]], [[Q]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0.353553385> : tensor<3x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.mul [[V0]], [[V1]] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reduce maximum, [[V2]], dims = [1] : (tensor<3x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<0xFF800000> : tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.compare eq, [[V3]], [[V4]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.select [[V5]], [[V6]], [[V3]] : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [0], sizes = [3, 3] : (tensor<3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.sub [[V2]], [[V8]] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.exp [[V9]] : (tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.reduce add, [[V10]], dims = [1] : (tensor<3x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.compare eq, [[V11]], [[V12]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.select [[V13]], [[V14]], [[V11]] : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.philox [[S]], [[O]], sizes = [3, 3] : (tensor<i64>, tensor<i64>) -> tensor<3x3xi64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<40> : tensor<3x3xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.shift_right [[V16]], [[V17]] : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.constant dense<16777215> : tensor<3x3xi64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.and [[V18]], [[V19]] : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.convert [[V20]] : (tensor<3x3xi64>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.constant dense<5.96046448E-8> : tensor<3x3xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.mul [[V21]], [[V22]] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.constant dense<2.500000e-01> : tensor<3x3xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.compare ge, [[V23]], [[V24]] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xi1>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.constant dense<1.33333337> : tensor<3x3xf32>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<3x3xf32>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.select [[V25]], [[V26]], [[V27]] : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.mul [[V10]], [[V28]] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.contract [[V29]], [[Q]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<3x3xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.broadcast [[V15]], dims = [0], sizes = [3, 8] : (tensor<3xf32>) -> tensor<3x8xf32>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.div [[V30]], [[V31]] : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xf32>
// CHECK-NEXT:    return [[V32]] : tensor<3x8xf32>
// CHECK-NEXT:  }
func.func @dropout(%q: tensor<3x8xf32>, %s: tensor<i64>, %o: tensor<i64>) -> tensor<3x8xf32> {
  %0 = graph.scaled_dot_product_attention %q, %q, %q, seed %s, offset %o, dropout = 0.25, is_causal = false : (tensor<3x8xf32>, tensor<3x8xf32>, tensor<3x8xf32>, tensor<i64>, tensor<i64>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}
