// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @dot(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?xf32>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[A]], [[B]], lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [0] : (tensor<?xf32>, tensor<?xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @dot(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<f32> {
  %r = graph.matmul %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// CHECK-LABEL: func.func @row_matrix(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<2x3x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[A]], [[B]], lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [1] : (tensor<3xf32>, tensor<2x3x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x4xf32>
// CHECK-NEXT:  }
func.func @row_matrix(%a: tensor<3xf32>, %b: tensor<2x3x4xf32>) -> tensor<2x4xf32> {
  %r = graph.matmul %a, %b : (tensor<3xf32>, tensor<2x3x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @matrix_column(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x2x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3xf32>) -> tensor<?x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[A]], [[B]], lhs_batch = [], rhs_batch = [], lhs_contract = [2], rhs_contract = [0] : (tensor<?x2x3xf32>, tensor<3xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x2xf32>
// CHECK-NEXT:  }
func.func @matrix_column(%a: tensor<?x2x3xf32>, %b: tensor<3xf32>) -> tensor<?x2xf32> {
  %r = graph.matmul %a, %b : (tensor<?x2x3xf32>, tensor<3xf32>) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

// CHECK-LABEL: func.func @batch_by_matrix(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x2x3xbf16>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3x4xbf16>) -> tensor<?x2x4xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[A]], [[B]], lhs_batch = [], rhs_batch = [], lhs_contract = [2], rhs_contract = [0] : (tensor<?x2x3xbf16>, tensor<3x4xbf16>) -> tensor<?x2x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.convert [[V0]] : (tensor<?x2x4xf32>) -> tensor<?x2x4xbf16>
// CHECK-NEXT:    return [[V1]] : tensor<?x2x4xbf16>
// CHECK-NEXT:  }
func.func @batch_by_matrix(%a: tensor<?x2x3xbf16>, %b: tensor<3x4xbf16>) -> tensor<?x2x4xbf16> {
  %r = graph.matmul %a, %b : (tensor<?x2x3xbf16>, tensor<3x4xbf16>) -> tensor<?x2x4xbf16>
  return %r : tensor<?x2x4xbf16>
}

// CHECK-LABEL: func.func @batches(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x1x2x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<5x3x4xf32>) -> tensor<?x5x2x4xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[A]], [[C0]] : tensor<?x1x2x3xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[A]], dims = [0, 1, 2, 3], sizes = {{\[}}[[DIM]], 5, 2, 3] : (tensor<?x1x2x3xf32>, index) -> tensor<?x5x2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[B]], dims = [1, 2, 3], sizes = {{\[}}[[DIM]], 5, 3, 4] : (tensor<5x3x4xf32>, index) -> tensor<?x5x3x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.contract [[V0]], [[V1]], lhs_batch = [0, 1], rhs_batch = [0, 1], lhs_contract = [3], rhs_contract = [2] : (tensor<?x5x2x3xf32>, tensor<?x5x3x4xf32>) -> tensor<?x5x2x4xf32>
// CHECK-NEXT:    return [[V2]] : tensor<?x5x2x4xf32>
// CHECK-NEXT:  }
func.func @batches(%a: tensor<?x1x2x3xf32>, %b: tensor<5x3x4xf32>) -> tensor<?x5x2x4xf32> {
  %r = graph.matmul %a, %b : (tensor<?x1x2x3xf32>, tensor<5x3x4xf32>) -> tensor<?x5x2x4xf32>
  return %r : tensor<?x5x2x4xf32>
}

// CHECK-LABEL: func.func @matrix_by_batch(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<5x3x4xf32>) -> tensor<5x2x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[A]], dims = [1, 2], sizes = [5, 2, 3] : (tensor<2x3xf32>) -> tensor<5x2x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.contract [[V0]], [[B]], lhs_batch = [0], rhs_batch = [0], lhs_contract = [2], rhs_contract = [1] : (tensor<5x2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<5x2x4xf32>
// CHECK-NEXT:  }
func.func @matrix_by_batch(%a: tensor<2x3xf32>, %b: tensor<5x3x4xf32>) -> tensor<5x2x4xf32> {
  %r = graph.matmul %a, %b : (tensor<2x3xf32>, tensor<5x3x4xf32>) -> tensor<5x2x4xf32>
  return %r : tensor<5x2x4xf32>
}

// CHECK-LABEL: func.func @linear(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x64xf16>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<32x64xf16>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<32xf16>) -> tensor<2x32xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[X]], [[W]], lhs_batch = [], rhs_batch = [], lhs_contract = [1], rhs_contract = [1] : (tensor<2x64xf16>, tensor<32x64xf16>) -> tensor<2x32xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.convert [[B]] : (tensor<32xf16>) -> tensor<32xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [1], sizes = [2, 32] : (tensor<32xf32>) -> tensor<2x32xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[V0]], [[V2]] : (tensor<2x32xf32>, tensor<2x32xf32>) -> tensor<2x32xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.convert [[V3]] : (tensor<2x32xf32>) -> tensor<2x32xf16>
// CHECK-NEXT:    return [[V4]] : tensor<2x32xf16>
// CHECK-NEXT:  }
func.func @linear(%x: tensor<2x64xf16>, %w: tensor<32x64xf16>, %b: tensor<32xf16>) -> tensor<2x32xf16> {
  %y = graph.linear %x, %w, %b : (tensor<2x64xf16>, tensor<32x64xf16>, tensor<32xf16>) -> tensor<2x32xf16>
  return %y : tensor<2x32xf16>
}

// CHECK-LABEL: func.func @linear_without_bias(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<64xi32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<32x64xi32>) -> tensor<32xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.contract [[X]], [[W]], lhs_batch = [], rhs_batch = [], lhs_contract = [0], rhs_contract = [1] : (tensor<64xi32>, tensor<32x64xi32>) -> tensor<32xi32>
// CHECK-NEXT:    return [[V0]] : tensor<32xi32>
// CHECK-NEXT:  }
func.func @linear_without_bias(%x: tensor<64xi32>, %w: tensor<32x64xi32>) -> tensor<32xi32> {
  %y = graph.linear %x, %w : (tensor<64xi32>, tensor<32x64xi32>) -> tensor<32xi32>
  return %y : tensor<32xi32>
}

// CHECK-LABEL: func.func @conv(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4x8x8xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<6x2x3x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<6xf32>) -> tensor<2x6x4x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convolution [[X]], [[W]], strides = [2, 1], low = [1, 2], high = [1, 2], dilations = [1, 2], groups = 2 : (tensor<2x4x8x8xf32>, tensor<6x2x3x3xf32>) -> tensor<2x6x4x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[B]], dims = [1], sizes = [2, 6, 4, 8] : (tensor<6xf32>) -> tensor<2x6x4x8xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.add [[V0]], [[V1]] : (tensor<2x6x4x8xf32>, tensor<2x6x4x8xf32>) -> tensor<2x6x4x8xf32>
// CHECK-NEXT:    return [[V2]] : tensor<2x6x4x8xf32>
// CHECK-NEXT:  }
func.func @conv(%x: tensor<2x4x8x8xf32>, %w: tensor<6x2x3x3xf32>, %b: tensor<6xf32>) -> tensor<2x6x4x8xf32> {
  %y = graph.conv %x, %w, %b, stride = [2, 1], padding = [1, 2], dilation = [1, 2], groups = 2
    : (tensor<2x4x8x8xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<2x6x4x8xf32>
  return %y : tensor<2x6x4x8xf32>
}

// CHECK-LABEL: func.func @batch_norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xf32>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3xf32>) -> tensor<2x3x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<9.99999974E-6> : tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.add [[V]], [[V0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.sqrt [[V1]] : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[M]], dims = [1], sizes = [2, 3, 4] : (tensor<3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.sub [[X]], [[V3]] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V2]], dims = [1], sizes = [2, 3, 4] : (tensor<3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.div [[V4]], [[V5]] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.broadcast [[W]], dims = [1], sizes = [2, 3, 4] : (tensor<3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.mul [[V6]], [[V7]] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.broadcast [[B]], dims = [1], sizes = [2, 3, 4] : (tensor<3xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.add [[V8]], [[V9]] : (tensor<2x3x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    return [[V10]] : tensor<2x3x4xf32>
// CHECK-NEXT:  }
func.func @batch_norm(%x: tensor<2x3x4xf32>, %m: tensor<3xf32>, %v: tensor<3xf32>, %w: tensor<3xf32>, %b: tensor<3xf32>) -> tensor<2x3x4xf32> {
  %y = graph.batch_norm %x, %m, %v, %w, %b, eps = 1.0e-5
    : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x4xf32>
  return %y : tensor<2x3x4xf32>
}

// CHECK-LABEL: func.func @layer_norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x768xbf16>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<768xbf16>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<768xbf16>) -> tensor<?x768xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<?x768xbf16>) -> tensor<?x768xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<7.680000e+02> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reduce  add, [[V0]], dims = [1] : (tensor<?x768xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V2]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V1]], dims = [], sizes = {{\[}}[[DIM]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.div [[V2]], [[V3]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_0]] : tensor<?x768xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V4]], dims = [0], sizes = {{\[}}[[DIM_1]], 768] : (tensor<?xf32>, index) -> tensor<?x768xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.sub [[V0]], [[V5]] : (tensor<?x768xf32>, tensor<?x768xf32>) -> tensor<?x768xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V6]], [[V6]] : (tensor<?x768xf32>, tensor<?x768xf32>) -> tensor<?x768xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.reduce  add, [[V7]], dims = [1] : (tensor<?x768xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V8]], [[C0_2]] : tensor<?xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.broadcast [[V1]], dims = [], sizes = {{\[}}[[DIM_3]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.div [[V8]], [[V9]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_4:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_5:%[^ ,:]+]] = tensor.dim [[V10]], [[C0_4]] : tensor<?xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.constant dense<9.99999974E-6> : tensor<f32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.broadcast [[V11]], dims = [], sizes = {{\[}}[[DIM_5]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.add [[V10]], [[V12]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.sqrt [[V13]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_6:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_7:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_6]] : tensor<?x768xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.broadcast [[V14]], dims = [0], sizes = {{\[}}[[DIM_7]], 768] : (tensor<?xf32>, index) -> tensor<?x768xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.div [[V6]], [[V15]] : (tensor<?x768xf32>, tensor<?x768xf32>) -> tensor<?x768xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.convert [[W]] : (tensor<768xbf16>) -> tensor<768xf32>
// CHECK-NEXT:    [[C0_8:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_9:%[^ ,:]+]] = tensor.dim [[V16]], [[C0_8]] : tensor<?x768xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.broadcast [[V17]], dims = [1], sizes = {{\[}}[[DIM_9]], 768] : (tensor<768xf32>, index) -> tensor<?x768xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.mul [[V16]], [[V18]] : (tensor<?x768xf32>, tensor<?x768xf32>) -> tensor<?x768xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.convert [[B]] : (tensor<768xbf16>) -> tensor<768xf32>
// CHECK-NEXT:    [[C0_10:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_11:%[^ ,:]+]] = tensor.dim [[V19]], [[C0_10]] : tensor<?x768xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.broadcast [[V20]], dims = [1], sizes = {{\[}}[[DIM_11]], 768] : (tensor<768xf32>, index) -> tensor<?x768xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.add [[V19]], [[V21]] : (tensor<?x768xf32>, tensor<?x768xf32>) -> tensor<?x768xf32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.convert [[V22]] : (tensor<?x768xf32>) -> tensor<?x768xbf16>
// CHECK-NEXT:    return [[V23]] : tensor<?x768xbf16>
// CHECK-NEXT:  }
func.func @layer_norm(%x: tensor<?x768xbf16>, %w: tensor<768xbf16>, %b: tensor<768xbf16>) -> tensor<?x768xbf16> {
  %y = graph.layer_norm %x, %w, %b, normalized_dims = 1, eps = 1.0e-5
    : (tensor<?x768xbf16>, tensor<768xbf16>, tensor<768xbf16>) -> tensor<?x768xbf16>
  return %y : tensor<?x768xbf16>
}

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x10xf32>) -> tensor<?x10xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce  maximum, [[X]], dims = [1] : (tensor<?x10xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x10xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [0], sizes = {{\[}}[[DIM]], 10] : (tensor<?xf32>, index) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.sub [[X]], [[V1]] : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.exp [[V2]] : (tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.reduce  add, [[V3]], dims = [1] : (tensor<?x10xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[X]], [[C0_0]] : tensor<?x10xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V4]], dims = [0], sizes = {{\[}}[[DIM_1]], 10] : (tensor<?xf32>, index) -> tensor<?x10xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.div [[V3]], [[V5]] : (tensor<?x10xf32>, tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT:    return [[V6]] : tensor<?x10xf32>
// CHECK-NEXT:  }
func.func @softmax(%x: tensor<?x10xf32>) -> tensor<?x10xf32> {
  %y = graph.softmax %x, dim = -1 : (tensor<?x10xf32>) -> tensor<?x10xf32>
  return %y : tensor<?x10xf32>
}

// CHECK-LABEL: func.func @log_softmax(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x10xf16>) -> tensor<4x10xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<4x10xf16>) -> tensor<4x10xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce  maximum, [[V0]], dims = [0] : (tensor<4x10xf32>) -> tensor<10xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [1], sizes = [4, 10] : (tensor<10xf32>) -> tensor<4x10xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.sub [[V0]], [[V2]] : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.exp [[V3]] : (tensor<4x10xf32>) -> tensor<4x10xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.reduce  add, [[V4]], dims = [0] : (tensor<4x10xf32>) -> tensor<10xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.log [[V5]] : (tensor<10xf32>) -> tensor<10xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.broadcast [[V6]], dims = [1], sizes = [4, 10] : (tensor<10xf32>) -> tensor<4x10xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.sub [[V3]], [[V7]] : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.convert [[V8]] : (tensor<4x10xf32>) -> tensor<4x10xf16>
// CHECK-NEXT:    return [[V9]] : tensor<4x10xf16>
// CHECK-NEXT:  }
func.func @log_softmax(%x: tensor<4x10xf16>) -> tensor<4x10xf16> {
  %y = graph.log_softmax %x, dim = 0 : (tensor<4x10xf16>) -> tensor<4x10xf16>
  return %y : tensor<4x10xf16>
}
