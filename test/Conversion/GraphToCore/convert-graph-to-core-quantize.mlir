// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @quantize(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf16>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[Z:%[^ ,:]+]]: tensor<i64>) -> tensor<?x3xi8> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<?x3xf16>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.div [[V1]], [[S]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.convert [[Z]] : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[V2]], dims = [], sizes = {{\[}}[[DIM]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.mul [[V0]], [[V4]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.round_even [[V5]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.broadcast [[V3]], dims = [], sizes = {{\[}}[[DIM_1]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.add [[V6]], [[V7]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V8]], [[C0_2]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<-1.280000e+02> : tensor<f32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.broadcast [[V9]], dims = [], sizes = {{\[}}[[DIM_3]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.maximum [[V8]], [[V10]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[C0_4:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_5:%[^ ,:]+]] = tensor.dim [[V11]], [[C0_4]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<1.270000e+02> : tensor<f32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.broadcast [[V12]], dims = [], sizes = {{\[}}[[DIM_5]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.minimum [[V11]], [[V13]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.convert [[V14]] : (tensor<?x3xf32>) -> tensor<?x3xi8>
// CHECK-NEXT:    return [[V15]] : tensor<?x3xi8>
// CHECK-NEXT:  }
func.func @quantize(%x: tensor<?x3xf16>, %s: tensor<f32>, %z: tensor<i64>) -> tensor<?x3xi8> {
  %0 = graph.quantize %x, %s, %z, quant_min = -128, quant_max = 127, dtype = i8 : (tensor<?x3xf16>, tensor<f32>, tensor<i64>) -> tensor<?x3xi8>
  return %0 : tensor<?x3xi8>
}

// CHECK-LABEL: func.func @dequantize(
// CHECK-SAME:    [[Q:%[^ ,:]+]]: tensor<?x3xi8>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[Z:%[^ ,:]+]]: tensor<3xi64>) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[Q]] : (tensor<?x3xi8>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.convert [[Z]] : (tensor<3xi64>) -> tensor<3xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [1], sizes = {{\[}}[[DIM]], 3] : (tensor<3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.sub [[V0]], [[V2]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[S]], dims = [1], sizes = {{\[}}[[DIM_1]], 3] : (tensor<3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.mul [[V3]], [[V4]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V5]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @dequantize(%q: tensor<?x3xi8>, %s: tensor<3xf32>, %z: tensor<3xi64>) -> tensor<?x3xf32> {
  %0 = graph.dequantize %q, %s, %z, axis = 1 : (tensor<?x3xi8>, tensor<3xf32>, tensor<3xi64>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
