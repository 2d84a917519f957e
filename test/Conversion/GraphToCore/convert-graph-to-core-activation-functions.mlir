// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Activation functions with numbers, and of several elements.
// RUN: tcopt --convert-graph-to-core %s | FileCheck %s

// CHECK-LABEL: func.func @hardsigmoid(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.add [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.maximum [[V1]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<6.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.minimum [[V3]], [[V4]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<6.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.div [[V5]], [[V6]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V7]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @hardsigmoid(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.hardsigmoid %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @hardswish(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.add [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.maximum [[V1]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<6.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.minimum [[V3]], [[V4]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[X]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<6.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.div [[V6]], [[V7]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V8]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @hardswish(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.hardswish %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @logsigmoid(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.minimum [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.abs [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.neg [[V2]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.exp [[V3]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.log1p [[V4]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.sub [[V1]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V6]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @logsigmoid(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.logsigmoid %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @mish(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.maximum [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.abs [[X]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.neg [[V2]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.exp [[V3]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.log1p [[V4]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.add [[V1]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.tanh [[V6]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.mul [[X]], [[V7]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V8]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @mish(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.mish %x : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @leaky_relu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.compare gt, [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<0.00999999977> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.mul [[X]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.select [[V1]], [[X]], [[V3]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V4]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @leaky_relu(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.leaky_relu %x, negative_slope = 1.000000e-02 : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @elu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<5.000000e-01> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.mul [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.expm1 [[V1]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.compare gt, [[X]], [[V3]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<1.500000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[X]], [[V5]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<1.500000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.mul [[V2]], [[V7]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.select [[V4]], [[V6]], [[V8]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V9]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @elu(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.elu %x, alpha = 1.000000e+00, scale = 1.500000e+00, input_scale = 5.000000e-01 : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @softplus(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.mul [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<2.000000e+01> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.compare gt, [[V1]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.maximum [[V1]], [[V4]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.abs [[V1]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.neg [[V6]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.exp [[V7]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.log1p [[V8]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.add [[V5]], [[V9]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.div [[V10]], [[V11]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.select [[V3]], [[X]], [[V12]] : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V13]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @softplus(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.softplus %x, beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @hardtanh(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<-1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.maximum [[X]], [[V0]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.minimum [[V1]], [[V2]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V3]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @hardtanh(%x: tensor<4xf32>) -> tensor<4xf32> {
  %r = graph.hardtanh %x, min_val = -1.000000e+00, max_val = 1.000000e+00 : (tensor<4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @hardtanh_integers(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xui8>) -> tensor<?xui8> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?xui8>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0> : tensor<ui8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [], sizes = {{\[}}[[DIM]]] : (tensor<ui8>, index) -> tensor<?xui8>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.maximum [[X]], [[V1]] : (tensor<?xui8>, tensor<?xui8>) -> tensor<?xui8>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V2]], [[C0_0]] : tensor<?xui8>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<6> : tensor<ui8>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[V3]], dims = [], sizes = {{\[}}[[DIM_1]]] : (tensor<ui8>, index) -> tensor<?xui8>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.minimum [[V2]], [[V4]] : (tensor<?xui8>, tensor<?xui8>) -> tensor<?xui8>
// CHECK-NEXT:    return [[V5]] : tensor<?xui8>
// CHECK-NEXT:  }
func.func @hardtanh_integers(%x: tensor<?xui8>) -> tensor<?xui8> {
  %r = graph.hardtanh %x, min_val = 0.0, max_val = 6.0 : (tensor<?xui8>) -> tensor<?xui8>
  return %r : tensor<?xui8>
}

// CHECK-LABEL: func.func @prelu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x8xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>) -> tensor<?x3x8xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3x8xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[W]], dims = [1], sizes = {{\[}}[[DIM]], 3, 8] : (tensor<3xf32>, index) -> tensor<?x3x8xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[X]], [[C0_0]] : tensor<?x3x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [], sizes = {{\[}}[[DIM_1]], 3, 8] : (tensor<f32>, index) -> tensor<?x3x8xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.compare gt, [[X]], [[V2]] : (tensor<?x3x8xf32>, tensor<?x3x8xf32>) -> tensor<?x3x8xi1>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.mul [[X]], [[V0]] : (tensor<?x3x8xf32>, tensor<?x3x8xf32>) -> tensor<?x3x8xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.select [[V3]], [[X]], [[V4]] : (tensor<?x3x8xi1>, tensor<?x3x8xf32>, tensor<?x3x8xf32>) -> tensor<?x3x8xf32>
// CHECK-NEXT:    return [[V5]] : tensor<?x3x8xf32>
// CHECK-NEXT:  }
func.func @prelu(%x: tensor<?x3x8xf32>, %w: tensor<3xf32>) -> tensor<?x3x8xf32> {
  %r = graph.prelu %x, %w : (tensor<?x3x8xf32>, tensor<3xf32>) -> tensor<?x3x8xf32>
  return %r : tensor<?x3x8xf32>
}

// CHECK-LABEL: func.func @prelu_one(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf16>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<1xf16>) -> tensor<?xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<?xf16>) -> tensor<?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.convert [[W]] : (tensor<1xf16>) -> tensor<1xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reshape [[V1]], sizes = [] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[V3]], dims = [], sizes = {{\[}}[[DIM]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.compare gt, [[V0]], [[V4]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_0]] : tensor<?xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V2]], dims = [], sizes = {{\[}}[[DIM_1]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.mul [[V0]], [[V6]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.select [[V5]], [[V0]], [[V7]] : (tensor<?xi1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.convert [[V8]] : (tensor<?xf32>) -> tensor<?xf16>
// CHECK-NEXT:    return [[V9]] : tensor<?xf16>
// CHECK-NEXT:  }
func.func @prelu_one(%x: tensor<?xf16>, %w: tensor<1xf16>) -> tensor<?xf16> {
  %r = graph.prelu %x, %w : (tensor<?xf16>, tensor<1xf16>) -> tensor<?xf16>
  return %r : tensor<?xf16>
}

// CHECK-LABEL: func.func @glu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x?xf32>) -> tensor<2x?xf32> {
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<2x?xf32>
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.floordivsi [[DIM]], [[C2]] : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.slice [[X]], offsets = [0, [[V0]]], sizes = [2, [[V0]]], strides = [1, 1] : (tensor<2x?xf32>, index, index) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.neg [[V1]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.exp [[V2]] : (tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.slice [[X]], offsets = [0, 0], sizes = [2, [[V0]]], strides = [1, 1] : (tensor<2x?xf32>, index) -> tensor<2x?xf32>
// CHECK-NEXT:    [[C1_0:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V3]], [[C1_0]] : tensor<2x?xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [], sizes = [2, [[DIM_1]]] : (tensor<f32>, index) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.add [[V3]], [[V6]] : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    [[C1_2:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V7]], [[C1_2]] : tensor<2x?xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.broadcast [[V8]], dims = [], sizes = [2, [[DIM_3]]] : (tensor<f32>, index) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.div [[V9]], [[V7]] : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.mul [[V4]], [[V10]] : (tensor<2x?xf32>, tensor<2x?xf32>) -> tensor<2x?xf32>
// CHECK-NEXT:    return [[V11]] : tensor<2x?xf32>
// CHECK-NEXT:  }
func.func @glu(%x: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %r = graph.glu %x, dim = 1 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}
