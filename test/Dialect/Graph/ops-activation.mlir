// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Round trips of activation functions.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @activations(
// CHECK-SAME:    [[X0:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[X1:%[^ ,:]+]]: tensor<2xf64>,
// CHECK-SAME:    [[X2:%[^ ,:]+]]: tensor<f16>,
// CHECK-SAME:    [[X3:%[^ ,:]+]]: tensor<*xf32>,
// CHECK-SAME:    [[X4:%[^ ,:]+]]: tensor<0x4xbf16>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.hardsigmoid [[X0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.hardswish [[X1]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.logsigmoid [[X2]] : (tensor<f16>) -> tensor<f16>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.mish [[X3]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.leaky_relu [[X4]], negative_slope = 1.000000e-02 : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.elu [[X0]], alpha = 1.000000e+00, scale = 1.500000e+00, input_scale = 5.000000e-01 : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.softplus [[X1]], beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.hardtanh [[X2]], min_val = -1.000000e+00, max_val = 1.000000e+00 : (tensor<f16>) -> tensor<f16>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @activations(
    %x0: tensor<?x3xf32>, %x1: tensor<2xf64>, %x2: tensor<f16>, %x3: tensor<*xf32>,
    %x4: tensor<0x4xbf16>) {
  %0 = graph.hardsigmoid %x0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = graph.hardswish %x1 : (tensor<2xf64>) -> tensor<2xf64>
  %2 = graph.logsigmoid %x2 : (tensor<f16>) -> tensor<f16>
  %3 = graph.mish %x3 : (tensor<*xf32>) -> tensor<*xf32>
  %4 = graph.leaky_relu %x4, negative_slope = 1.000000e-02 : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
  %5 = graph.elu %x0, alpha = 1.000000e+00, scale = 1.500000e+00, input_scale = 5.000000e-01 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %6 = graph.softplus %x1, beta = 1.000000e+00, threshold = 2.000000e+01 : (tensor<2xf64>) -> tensor<2xf64>
  %7 = graph.hardtanh %x2, min_val = -1.000000e+00, max_val = 1.000000e+00 : (tensor<f16>) -> tensor<f16>
  return
}

// CHECK-LABEL: func.func @hardtanh_integers(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xi64>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<2xui8>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.hardtanh [[X]], min_val = -1.000000e+00, max_val = 6.000000e+00 : (tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.hardtanh [[Y]], min_val = 0.000000e+00, max_val = 2.550000e+02 : (tensor<2xui8>) -> tensor<2xui8>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @hardtanh_integers(%x: tensor<?xi64>, %y: tensor<2xui8>) {
  %0 = graph.hardtanh %x, min_val = -1.000000e+00, max_val = 6.000000e+00 : (tensor<?xi64>) -> tensor<?xi64>
  %1 = graph.hardtanh %y, min_val = 0.000000e+00, max_val = 2.550000e+02 : (tensor<2xui8>) -> tensor<2xui8>
  return
}

// CHECK-LABEL: func.func @prelu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x8xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ONE:%[^ ,:]+]]: tensor<1xf32>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<*xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: tensor<?xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.prelu [[X]], [[W]] : (tensor<?x3x8xf32>, tensor<3xf32>) -> tensor<?x3x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.prelu [[X]], [[ONE]] : (tensor<?x3x8xf32>, tensor<1xf32>) -> tensor<?x3x8xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.prelu [[S]], [[ONE]] : (tensor<f32>, tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.prelu [[W]], [[N]] : (tensor<3xf32>, tensor<?xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.prelu [[U]], [[W]] : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @prelu(
    %x: tensor<?x3x8xf32>, %w: tensor<3xf32>, %one: tensor<1xf32>, %s: tensor<f32>,
    %u: tensor<*xf32>, %n: tensor<?xf32>) {
  %0 = graph.prelu %x, %w : (tensor<?x3x8xf32>, tensor<3xf32>) -> tensor<?x3x8xf32>
  %1 = graph.prelu %x, %one : (tensor<?x3x8xf32>, tensor<1xf32>) -> tensor<?x3x8xf32>
  %2 = graph.prelu %s, %one : (tensor<f32>, tensor<1xf32>) -> tensor<f32>
  %3 = graph.prelu %w, %n : (tensor<3xf32>, tensor<?xf32>) -> tensor<3xf32>
  %4 = graph.prelu %u, %w : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @glu(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<0x?xbf16>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<*xf64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.glu [[X]], dim = -1 : (tensor<?x8xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.glu [[Y]], dim = 0 : (tensor<0x?xbf16>) -> tensor<0x?xbf16>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.glu [[U]], dim = 1 : (tensor<*xf64>) -> tensor<*xf64>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @glu(%x: tensor<?x8xf32>, %y: tensor<0x?xbf16>, %u: tensor<*xf64>) {
  %0 = graph.glu %x, dim = -1 : (tensor<?x8xf32>) -> tensor<?x4xf32>
  %1 = graph.glu %y, dim = 0 : (tensor<0x?xbf16>) -> tensor<0x?xbf16>
  %2 = graph.glu %u, dim = 1 : (tensor<*xf64>) -> tensor<*xf64>
  return
}
