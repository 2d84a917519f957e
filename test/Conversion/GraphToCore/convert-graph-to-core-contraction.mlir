// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @addmm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xbf16>,
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x3xbf16>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<?x4xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[A]], [[B]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<?x3xbf16>, tensor<3x4xbf16>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [], sizes = {{\[}}[[DIM]], 4] : (tensor<f32>, index) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.mul [[V0]], [[V2]] : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.convert [[X]] : (tensor<4xbf16>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[V4]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V3]], [[C0_0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.broadcast [[V6]], dims = [1], sizes = {{\[}}[[DIM_1]], 4] : (tensor<4xf32>, index) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.add [[V7]], [[V3]] : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.convert [[V8]] : (tensor<?x4xf32>) -> tensor<?x4xbf16>
// CHECK-NEXT:    return [[V9]] : tensor<?x4xbf16>
// CHECK-NEXT:  }
func.func @addmm(%x: tensor<4xbf16>, %a: tensor<?x3xbf16>, %b: tensor<3x4xbf16>) -> tensor<?x4xbf16> {
  %0 = graph.addmm %x, %a, %b, beta = 2.0, alpha = 0.5 : (tensor<4xbf16>, tensor<?x3xbf16>, tensor<3x4xbf16>) -> tensor<?x4xbf16>
  return %0 : tensor<?x4xbf16>
}

// CHECK-LABEL: func.func @addmm_of_nothing(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<2x3xi32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3x4xi32>) -> tensor<2x4xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[A]], [[B]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return [[V0]] : tensor<2x4xi32>
// CHECK-NEXT:  }
func.func @addmm_of_nothing(%x: tensor<4xi32>, %a: tensor<2x3xi32>, %b: tensor<3x4xi32>) -> tensor<2x4xi32> {
  %0 = graph.addmm %x, %a, %b, beta = 0.0, alpha = 1.0 : (tensor<4xi32>, tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}

// CHECK-LABEL: func.func @baddbmm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4xf32>,
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x2x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?x3x4xf32>) -> tensor<?x2x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[A]], [[B]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<?x2x3xf32>, tensor<?x3x4xf32>) -> tensor<?x2x4xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?x2x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[X]], dims = [1, 2], sizes = {{\[}}[[DIM]], 2, 4] : (tensor<2x4xf32>, index) -> tensor<?x2x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.add [[V1]], [[V0]] : (tensor<?x2x4xf32>, tensor<?x2x4xf32>) -> tensor<?x2x4xf32>
// CHECK-NEXT:    return [[V2]] : tensor<?x2x4xf32>
// CHECK-NEXT:  }
func.func @baddbmm(%x: tensor<2x4xf32>, %a: tensor<?x2x3xf32>, %b: tensor<?x3x4xf32>) -> tensor<?x2x4xf32> {
  %0 = graph.baddbmm %x, %a, %b, beta = 1.0, alpha = 1.0 : (tensor<2x4xf32>, tensor<?x2x3xf32>, tensor<?x3x4xf32>) -> tensor<?x2x4xf32>
  return %0 : tensor<?x2x4xf32>
}

// CHECK-LABEL: func.func @einsum_matmul(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3x4xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[A]], [[B]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<?x3xf32>, tensor<3x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.transpose [[V0]], dims = [1, 0] : (tensor<?x4xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4x?xf32>
// CHECK-NEXT:  }
func.func @einsum_matmul(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>) -> tensor<4x?xf32> {
  %0 = graph.einsum %a, %b, equation = "ij,jk->ki" : (tensor<?x3xf32>, tensor<3x4xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @einsum_diagonal(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<3x5x3xi8>) -> tensor<3xi8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.gather [[A]], [[V0]], [[V0]], dims = [0, 2], x_dims = [1], index_dims = [0] : (tensor<3x5x3xi8>, tensor<3xi64>, tensor<3xi64>) -> tensor<3x5xi8>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reduce add, [[V1]], dims = [1] : (tensor<3x5xi8>) -> tensor<3xi8>
// CHECK-NEXT:    return [[V2]] : tensor<3xi8>
// CHECK-NEXT:  }
func.func @einsum_diagonal(%a: tensor<3x5x3xi8>) -> tensor<3xi8> {
  %0 = graph.einsum %a, equation = "iji->i" : (tensor<3x5x3xi8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}

// CHECK-LABEL: func.func @einsum_outer(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?xf16>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<4xf16>) -> tensor<?x4xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[A]] : (tensor<?xf16>) -> tensor<?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.convert [[B]] : (tensor<4xf16>) -> tensor<4xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V0]], dims = [0], sizes = {{\[}}[[DIM]], 4] : (tensor<?xf32>, index) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V1]], dims = [1], sizes = {{\[}}[[DIM]], 4] : (tensor<4xf32>, index) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V2]], [[V3]] : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.convert [[V4]] : (tensor<?x4xf32>) -> tensor<?x4xf16>
// CHECK-NEXT:    return [[V5]] : tensor<?x4xf16>
// CHECK-NEXT:  }
func.func @einsum_outer(%a: tensor<?xf16>, %b: tensor<4xf16>) -> tensor<?x4xf16> {
  %0 = graph.einsum %a, %b, equation = "i,j" : (tensor<?xf16>, tensor<4xf16>) -> tensor<?x4xf16>
  return %0 : tensor<?x4xf16>
}

// CHECK-LABEL: func.func @einsum_bilinear(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<5x3x4xf32>,
// CHECK-SAME:    [[C:%[^ ,:]+]]: tensor<1x4xf32>) -> tensor<2x5xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[C]], sizes = [4] : (tensor<1x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.contract [[A]], [[B]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<2x3xf32>, tensor<5x3x4xf32>) -> tensor<2x5x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.contract [[V1]], [[V0]], lhs_batch = [], rhs_batch = [], lhs_contract = [2], rhs_contract = [0] : (tensor<2x5x4xf32>, tensor<4xf32>) -> tensor<2x5xf32>
// CHECK-NEXT:    return [[V2]] : tensor<2x5xf32>
// CHECK-NEXT:  }
func.func @einsum_bilinear(%a: tensor<2x3xf32>, %b: tensor<5x3x4xf32>, %c: tensor<1x4xf32>) -> tensor<2x5xf32> {
  %0 = graph.einsum %a, %b, %c, equation = "bn,anm,bm->ba" : (tensor<2x3xf32>, tensor<5x3x4xf32>, tensor<1x4xf32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

// CHECK-LABEL: func.func @cdist(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x5x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<4x3xf32>) -> tensor<?x5x4xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[A]], [[C0]] : tensor<?x5x3xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[A]], dims = [0, 1, 3], sizes = {{\[}}[[DIM]], 5, 4, 3] : (tensor<?x5x3xf32>, index) -> tensor<?x5x4x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[B]], dims = [2, 3], sizes = {{\[}}[[DIM]], 5, 4, 3] : (tensor<4x3xf32>, index) -> tensor<?x5x4x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.sub [[V0]], [[V1]] : (tensor<?x5x4x3xf32>, tensor<?x5x4x3xf32>) -> tensor<?x5x4x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.abs [[V2]] : (tensor<?x5x4x3xf32>) -> tensor<?x5x4x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[V3]], [[V3]] : (tensor<?x5x4x3xf32>, tensor<?x5x4x3xf32>) -> tensor<?x5x4x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.reduce add, [[V4]], dims = [3] : (tensor<?x5x4x3xf32>) -> tensor<?x5x4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.sqrt [[V5]] : (tensor<?x5x4xf32>) -> tensor<?x5x4xf32>
// CHECK-NEXT:    return [[V6]] : tensor<?x5x4xf32>
// CHECK-NEXT:  }
func.func @cdist(%a: tensor<?x5x3xf32>, %b: tensor<4x3xf32>) -> tensor<?x5x4xf32> {
  %0 = graph.cdist %a, %b, p = 2.0 : (tensor<?x5x3xf32>, tensor<4x3xf32>) -> tensor<?x5x4xf32>
  return %0 : tensor<?x5x4xf32>
}

// CHECK-LABEL: func.func @cdist_most(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<5x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<4x3xf32>) -> tensor<5x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[A]], dims = [0, 2], sizes = [5, 4, 3] : (tensor<5x3xf32>) -> tensor<5x4x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[B]], dims = [1, 2], sizes = [5, 4, 3] : (tensor<4x3xf32>) -> tensor<5x4x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.sub [[V0]], [[V1]] : (tensor<5x4x3xf32>, tensor<5x4x3xf32>) -> tensor<5x4x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.abs [[V2]] : (tensor<5x4x3xf32>) -> tensor<5x4x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.reduce maximum, [[V3]], dims = [2] : (tensor<5x4x3xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<5x4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.maximum [[V4]], [[V5]] : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
// CHECK-NEXT:    return [[V6]] : tensor<5x4xf32>
// CHECK-NEXT:  }
func.func @cdist_most(%a: tensor<5x3xf32>, %b: tensor<4x3xf32>) -> tensor<5x4xf32> {
  %0 = graph.cdist %a, %b, p = 0x7FF0000000000000 : (tensor<5x3xf32>, tensor<4x3xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

// CHECK-LABEL: func.func @pdist(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x3xf32>) -> tensor<6xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.iota dim = 0, sizes = [6] : () -> tensor<6xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<4> : tensor<6xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<2> : tensor<6xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.mul [[V1]], [[V2]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.sub [[V3]], [[V4]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.convert [[V5]] : (tensor<6xi64>) -> tensor<6xf64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V6]], [[V6]] : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.convert [[V0]] : (tensor<6xi64>) -> tensor<6xf64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<8.000000e+00> : tensor<6xf64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.mul [[V8]], [[V9]] : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.sub [[V7]], [[V10]] : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<6xf64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.maximum [[V11]], [[V12]] : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.sqrt [[V13]] : (tensor<6xf64>) -> tensor<6xf64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.sub [[V6]], [[V14]] : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.constant dense<2.000000e+00> : tensor<6xf64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.div [[V15]], [[V16]] : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.convert [[V17]] : (tensor<6xf64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.sub [[V5]], [[V18]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.mul [[V18]], [[V19]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.shift_right [[V20]], [[V21]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.compare gt, [[V22]], [[V0]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.sub [[V18]], [[V24]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.select [[V23]], [[V25]], [[V18]] : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.add [[V26]], [[V27]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.sub [[V5]], [[V28]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.mul [[V28]], [[V29]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.shift_right [[V30]], [[V31]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.compare le, [[V32]], [[V0]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.select [[V33]], [[V28]], [[V26]] : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.sub [[V5]], [[V34]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = core.mul [[V34]], [[V35]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = core.shift_right [[V36]], [[V37]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = core.sub [[V0]], [[V38]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = core.add [[V39]], [[V34]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = core.add [[V40]], [[V41]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V43:%[^ ,:]+]] = core.gather [[X]], [[V34]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<4x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
// CHECK-NEXT:    [[V44:%[^ ,:]+]] = core.gather [[X]], [[V42]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<4x3xf32>, tensor<6xi64>) -> tensor<6x3xf32>
// CHECK-NEXT:    [[V45:%[^ ,:]+]] = core.sub [[V43]], [[V44]] : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
// CHECK-NEXT:    [[V46:%[^ ,:]+]] = core.abs [[V45]] : (tensor<6x3xf32>) -> tensor<6x3xf32>
// CHECK-NEXT:    [[V47:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<6x3xf32>
// CHECK-NEXT:    [[V48:%[^ ,:]+]] = core.pow [[V46]], [[V47]] : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
// CHECK-NEXT:    [[V49:%[^ ,:]+]] = core.reduce add, [[V48]], dims = [1] : (tensor<6x3xf32>) -> tensor<6xf32>
// CHECK-NEXT:    [[V50:%[^ ,:]+]] = core.constant dense<0.333333343> : tensor<6xf32>
// CHECK-NEXT:    [[V51:%[^ ,:]+]] = core.pow [[V49]], [[V50]] : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
// CHECK-NEXT:    return [[V51]] : tensor<6xf32>
// CHECK-NEXT:  }
func.func @pdist(%x: tensor<4x3xf32>) -> tensor<6xf32> {
  %0 = graph.pdist %x, p = 3.0 : (tensor<4x3xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK-LABEL: func.func @int_matmul(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x3xi8>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3x4xi8>) -> tensor<?x4xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[A]], [[B]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0], sum_type = i32 : (tensor<?x3xi8>, tensor<3x4xi8>) -> tensor<?x4xi32>
// CHECK-NEXT:    return [[V0]] : tensor<?x4xi32>
// CHECK-NEXT:  }
func.func @int_matmul(%a: tensor<?x3xi8>, %b: tensor<3x4xi8>) -> tensor<?x4xi32> {
  %0 = graph.int_matmul %a, %b : (tensor<?x3xi8>, tensor<3x4xi8>) -> tensor<?x4xi32>
  return %0 : tensor<?x4xi32>
}

// CHECK-LABEL: func.func @int_conv(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4x9xui8>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<6x2x3xui8>) -> tensor<?x6x5xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convolution [[X]], [[W]], strides = [2], low = [1], high = [1], dilations = [1], groups = 2, sum_type = i32 : (tensor<?x4x9xui8>, tensor<6x2x3xui8>) -> tensor<?x6x5xi32>
// CHECK-NEXT:    return [[V0]] : tensor<?x6x5xi32>
// CHECK-NEXT:  }
func.func @int_conv(%x: tensor<?x4x9xui8>, %w: tensor<6x2x3xui8>) -> tensor<?x6x5xi32> {
  %0 = graph.int_conv %x, %w, stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<?x4x9xui8>, tensor<6x2x3xui8>) -> tensor<?x6x5xi32>
  return %0 : tensor<?x6x5xi32>
}

// CHECK-LABEL: func.func @grouped_rows(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xbf16>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3x4x5xbf16>,
// CHECK-SAME:    [[E:%[^ ,:]+]]: tensor<3xi32>) -> tensor<?x5xbf16> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xbf16>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<bf16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [], sizes = {{\[}}[[DIM]], 5] : (tensor<bf16>, index) -> tensor<?x5xbf16>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]]:2 = scf.for [[ARG3:%[^ ,:]+]] = [[C0_0]] to [[C3]] step [[C1]] iter_args([[ARG4:%[^ ,:]+]] = [[V1]], [[ARG5:%[^ ,:]+]] = [[C0_0]]) -> (tensor<?x5xbf16>, index) {
// CHECK-NEXT:      [[EXTRACTED:%[^ ,:]+]] = tensor.extract [[E]]{{\[}}[[ARG3]]] : tensor<3xi32>
// CHECK-NEXT:      [[V3:%[^ ,:]+]] = arith.index_cast [[EXTRACTED]] : i32 to index
// CHECK-NEXT:      [[C0_1:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[DIM_2:%[^ ,:]+]] = tensor.dim [[X]], [[C0_1]] : tensor<?x4xbf16>
// CHECK-NEXT:      [[V4:%[^ ,:]+]] = arith.minsi [[V3]], [[DIM_2]] : index
// CHECK-NEXT:      [[V5:%[^ ,:]+]] = arith.maxsi [[V4]], [[ARG5]] : index
// CHECK-NEXT:      [[V6:%[^ ,:]+]] = arith.subi [[V5]], [[ARG5]] : index
// CHECK-NEXT:      [[V7:%[^ ,:]+]] = core.slice [[X]], offsets = {{\[}}[[ARG5]], 0], sizes = {{\[}}[[V6]], 4], strides = [1, 1] : (tensor<?x4xbf16>, index, index) -> tensor<?x4xbf16>
// CHECK-NEXT:      [[V8:%[^ ,:]+]] = core.slice [[W]], offsets = {{\[}}[[ARG3]], 0, 0], sizes = [1, 4, 5], strides = [1, 1, 1] : (tensor<3x4x5xbf16>, index) -> tensor<1x4x5xbf16>
// CHECK-NEXT:      [[V9:%[^ ,:]+]] = core.contract [[V7]], [[V8]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<?x4xbf16>, tensor<1x4x5xbf16>) -> tensor<?x1x5xf32>
// CHECK-NEXT:      [[C0_3:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[DIM_4:%[^ ,:]+]] = tensor.dim [[V9]], [[C0_3]] : tensor<?x1x5xf32>
// CHECK-NEXT:      [[V10:%[^ ,:]+]] = core.convert [[V9]] : (tensor<?x1x5xf32>) -> tensor<?x1x5xbf16>
// CHECK-NEXT:      [[V11:%[^ ,:]+]] = core.reshape [[V10]], sizes = {{\[}}[[DIM_4]], 5] : (tensor<?x1x5xbf16>, index) -> tensor<?x5xbf16>
// CHECK-NEXT:      [[V12:%[^ ,:]+]] = core.update_slice [[ARG4]], [[V11]], offsets = {{\[}}[[ARG5]], 0], strides = [1, 1] : (tensor<?x5xbf16>, tensor<?x5xbf16>, index) -> tensor<?x5xbf16>
// CHECK-NEXT:      scf.yield [[V12]], [[V5]] : tensor<?x5xbf16>, index
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V2]]#0 : tensor<?x5xbf16>
// CHECK-NEXT:  }
func.func @grouped_rows(%x: tensor<?x4xbf16>, %w: tensor<3x4x5xbf16>, %e: tensor<3xi32>) -> tensor<?x5xbf16> {
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<?x4xbf16>, tensor<3x4x5xbf16>, tensor<3xi32>) -> tensor<?x5xbf16>
  return %0 : tensor<?x5xbf16>
}

// CHECK-LABEL: func.func @grouped_terms(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x?xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<?x5xf32>,
// CHECK-SAME:    [[E:%[^ ,:]+]]: tensor<?xi64>) -> tensor<?x4x5xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[E]], [[C0]] : tensor<?xi64>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [], sizes = {{\[}}[[DIM]], 4, 5] : (tensor<f32>, index) -> tensor<?x4x5xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[C0_1:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_2:%[^ ,:]+]] = tensor.dim [[E]], [[C0_1]] : tensor<?xi64>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]]:2 = scf.for [[ARG3:%[^ ,:]+]] = [[C0_0]] to [[DIM_2]] step [[C1]] iter_args([[ARG4:%[^ ,:]+]] = [[V1]], [[ARG5:%[^ ,:]+]] = [[C0_0]]) -> (tensor<?x4x5xf32>, index) {
// CHECK-NEXT:      [[EXTRACTED:%[^ ,:]+]] = tensor.extract [[E]]{{\[}}[[ARG3]]] : tensor<?xi64>
// CHECK-NEXT:      [[V3:%[^ ,:]+]] = arith.index_cast [[EXTRACTED]] : i64 to index
// CHECK-NEXT:      [[C1_3:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:      [[DIM_4:%[^ ,:]+]] = tensor.dim [[X]], [[C1_3]] : tensor<4x?xf32>
// CHECK-NEXT:      [[V4:%[^ ,:]+]] = arith.minsi [[V3]], [[DIM_4]] : index
// CHECK-NEXT:      [[V5:%[^ ,:]+]] = arith.maxsi [[V4]], [[ARG5]] : index
// CHECK-NEXT:      [[V6:%[^ ,:]+]] = arith.subi [[V5]], [[ARG5]] : index
// CHECK-NEXT:      [[V7:%[^ ,:]+]] = core.slice [[X]], offsets = [0, [[ARG5]]], sizes = [4, [[V6]]], strides = [1, 1] : (tensor<4x?xf32>, index, index) -> tensor<4x?xf32>
// CHECK-NEXT:      [[V8:%[^ ,:]+]] = core.slice [[W]], offsets = {{\[}}[[ARG5]], 0], sizes = {{\[}}[[V6]], 5], strides = [1, 1] : (tensor<?x5xf32>, index, index) -> tensor<?x5xf32>
// CHECK-NEXT:      [[V9:%[^ ,:]+]] = core.contract [[V7]], [[V8]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [0] : (tensor<4x?xf32>, tensor<?x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:      [[V10:%[^ ,:]+]] = core.reshape [[V9]], sizes = [1, 4, 5] : (tensor<4x5xf32>) -> tensor<1x4x5xf32>
// CHECK-NEXT:      [[V11:%[^ ,:]+]] = core.update_slice [[ARG4]], [[V10]], offsets = {{\[}}[[ARG3]], 0, 0], strides = [1, 1, 1] : (tensor<?x4x5xf32>, tensor<1x4x5xf32>, index) -> tensor<?x4x5xf32>
// CHECK-NEXT:      scf.yield [[V11]], [[V5]] : tensor<?x4x5xf32>, index
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V2]]#0 : tensor<?x4x5xf32>
// CHECK-NEXT:  }
func.func @grouped_terms(%x: tensor<4x?xf32>, %w: tensor<?x5xf32>, %e: tensor<?xi64>) -> tensor<?x4x5xf32> {
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<4x?xf32>, tensor<?x5xf32>, tensor<?xi64>) -> tensor<?x4x5xf32>
  return %0 : tensor<?x4x5xf32>
}
