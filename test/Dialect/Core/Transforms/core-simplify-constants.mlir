// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --core-simplify | FileCheck %s
// RUN: tcopt %s --core-simplify=max-constant-elements=2 | FileCheck %s --check-prefix=FEW

// CHECK-LABEL: func.func @floats(
// CHECK-SAME:    ) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<[1.100000e+00, 0.000000e+00, 0x7F800000]> : tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[1.100000e+01, 0x7FC00000, 0x7F800000]> : tensor<3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<[1.000000e+00, 0.000000e+00, 0x7F800000]> : tensor<3xf32>
// CHECK-NEXT:    return [[V0]], [[V1]], [[V2]] : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
// KEEP
// FEW-LABEL: func.func @floats
// FEW: core.add
func.func @floats() -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) {
  %a = core.constant dense<[1.0, -0.0, 0x7F800000]> : tensor<3xf32>
  %b = core.constant dense<[0.1, 0.0, 1.0]> : tensor<3xf32>
  %r = core.add %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %s = core.div %r, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  %t = core.maximum %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %r, %s, %t : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
}

// One number everywhere is one element, and transcendental functions are left.
// CHECK-LABEL: func.func @splat(
// CHECK-SAME:    ) -> (tensor<1000x1000xf16>, tensor<f32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<9.000000e+00> : tensor<1000x1000xf16>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.exp [[V0]] : (tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    return [[V1]], [[V2]] : tensor<1000x1000xf16>, tensor<f32>
// CHECK-NEXT:  }
// FEW-LABEL: func.func @splat(
// FEW-SAME:    ) -> (tensor<1000x1000xf16>, tensor<f32>) {
// FEW-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<f32>
// FEW-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<9.000000e+00> : tensor<1000x1000xf16>
// FEW-NEXT:    [[V2:%[^ ,:]+]] = core.exp [[V0]] : (tensor<f32>) -> tensor<f32>
// FEW-NEXT:    return [[V1]], [[V2]] : tensor<1000x1000xf16>, tensor<f32>
// FEW-NEXT:  }
func.func @splat() -> (tensor<1000x1000xf16>, tensor<f32>) {
  %a = core.constant dense<3.0> : tensor<1000x1000xf16>
  %r = core.mul %a, %a : (tensor<1000x1000xf16>, tensor<1000x1000xf16>) -> tensor<1000x1000xf16>
  %b = core.constant dense<3.0> : tensor<f32>
  %e = core.exp %b : (tensor<f32>) -> tensor<f32>
  return %r, %e : tensor<1000x1000xf16>, tensor<f32>
}

// Division by zero stays an error at run time.
// CHECK-LABEL: func.func @ints(
// CHECK-SAME:    ) -> (tensor<2xi8>, tensor<2xui8>, tensor<2xi8>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<[127, -128]> : tensor<2xi8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[1, 0]> : tensor<2xi8>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<-128> : tensor<2xi8>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<[64, 16]> : tensor<2xui8>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.div [[V0]], [[V1]] : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT:    return [[V2]], [[V3]], [[V4]] : tensor<2xi8>, tensor<2xui8>, tensor<2xi8>
// CHECK-NEXT:  }
// FEW-LABEL: func.func @ints(
// FEW-SAME:    ) -> (tensor<2xi8>, tensor<2xui8>, tensor<2xi8>) {
// FEW-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<[127, -128]> : tensor<2xi8>
// FEW-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[1, 0]> : tensor<2xi8>
// FEW-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<-128> : tensor<2xi8>
// FEW-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<[64, 16]> : tensor<2xui8>
// FEW-NEXT:    [[V4:%[^ ,:]+]] = core.div [[V0]], [[V1]] : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
// FEW-NEXT:    return [[V2]], [[V3]], [[V4]] : tensor<2xi8>, tensor<2xui8>, tensor<2xi8>
// FEW-NEXT:  }
func.func @ints() -> (tensor<2xi8>, tensor<2xui8>, tensor<2xi8>) {
  %a = core.constant dense<[127, -128]> : tensor<2xi8>
  %b = core.constant dense<[1, 0]> : tensor<2xi8>
  %r = core.add %a, %b : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %u = core.constant dense<[200, 100]> : tensor<2xui8>
  %v = core.mul %u, %u : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  %d = core.div %a, %b : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  return %r, %v, %d : tensor<2xi8>, tensor<2xui8>, tensor<2xi8>
}

// CHECK-LABEL: func.func @compare(
// CHECK-SAME:    ) -> (tensor<3xi1>, tensor<3xi1>, tensor<2xi1>, tensor<3xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<[true, false, false]> : tensor<3xi1>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[false, true, true]> : tensor<3xi1>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<[true, false]> : tensor<2xi1>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<[1.000000e+00, 0x7FC00000, 3.000000e+00]> : tensor<3xf32>
// CHECK-NEXT:    return [[V0]], [[V1]], [[V2]], [[V3]] : tensor<3xi1>, tensor<3xi1>, tensor<2xi1>, tensor<3xf32>
// CHECK-NEXT:  }
// FEW-LABEL: func.func @compare(
// FEW-SAME:    ) -> (tensor<3xi1>, tensor<3xi1>, tensor<2xi1>, tensor<3xf32>) {
// FEW-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<[true, false]> : tensor<2xi1>
// FEW-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[1.000000e+00, 0x7FC00000, 2.000000e+00]> : tensor<3xf32>
// FEW-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<[1.000000e+00, 0x7FC00000, 3.000000e+00]> : tensor<3xf32>
// FEW-NEXT:    [[V3:%[^ ,:]+]] = core.compare eq, [[V1]], [[V2]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
// FEW-NEXT:    [[V4:%[^ ,:]+]] = core.compare ne, [[V1]], [[V2]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
// FEW-NEXT:    [[V5:%[^ ,:]+]] = core.select [[V3]], [[V1]], [[V2]] : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// FEW-NEXT:    return [[V3]], [[V4]], [[V0]], [[V5]] : tensor<3xi1>, tensor<3xi1>, tensor<2xi1>, tensor<3xf32>
// FEW-NEXT:  }
func.func @compare() -> (tensor<3xi1>, tensor<3xi1>, tensor<2xi1>, tensor<3xf32>) {
  %a = core.constant dense<[1.0, 0x7FC00000, 2.0]> : tensor<3xf32>
  %b = core.constant dense<[1.0, 0x7FC00000, 3.0]> : tensor<3xf32>
  %eq = core.compare eq, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %ne = core.compare ne, %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  %u = core.constant dense<[200, 1]> : tensor<2xui8>
  %v = core.constant dense<[100, 2]> : tensor<2xui8>
  %gt = core.compare gt, %u, %v : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  %s = core.select %eq, %a, %b : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %eq, %ne, %gt, %s : tensor<3xi1>, tensor<3xi1>, tensor<2xi1>, tensor<3xf32>
}

// Floats saturate, integers wrap.
// CHECK-LABEL: func.func @convert(
// CHECK-SAME:    ) -> (tensor<4xi8>, tensor<4xui8>, tensor<2xi8>, tensor<2xf16>, tensor<3xi1>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<[127, -128, 0, -1]> : tensor<4xi8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[255, 0, 0, 0]> : tensor<4xui8>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<[44, -1]> : tensor<2xi8>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<[3.000000e+02, -1.000000e+00]> : tensor<2xf16>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<[false, false, true]> : tensor<3xi1>
// CHECK-NEXT:    return [[V0]], [[V1]], [[V2]], [[V3]], [[V4]] : tensor<4xi8>, tensor<4xui8>, tensor<2xi8>, tensor<2xf16>, tensor<3xi1>
// CHECK-NEXT:  }
// FEW-LABEL: func.func @convert(
// FEW-SAME:    ) -> (tensor<4xi8>, tensor<4xui8>, tensor<2xi8>, tensor<2xf16>, tensor<3xi1>) {
// FEW-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<[3.000000e+02, -1.000000e+00]> : tensor<2xf16>
// FEW-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[44, -1]> : tensor<2xi8>
// FEW-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<[0.000000e+00, -0.000000e+00, 0x7FC00000]> : tensor<3xf32>
// FEW-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<[3.007000e+02, -3.000000e+02, 0x7FC00000, -1.500000e+00]> : tensor<4xf32>
// FEW-NEXT:    [[V4:%[^ ,:]+]] = core.convert [[V3]] : (tensor<4xf32>) -> tensor<4xi8>
// FEW-NEXT:    [[V5:%[^ ,:]+]] = core.convert [[V3]] : (tensor<4xf32>) -> tensor<4xui8>
// FEW-NEXT:    [[V6:%[^ ,:]+]] = core.convert [[V2]] : (tensor<3xf32>) -> tensor<3xi1>
// FEW-NEXT:    return [[V4]], [[V5]], [[V1]], [[V0]], [[V6]] : tensor<4xi8>, tensor<4xui8>, tensor<2xi8>, tensor<2xf16>, tensor<3xi1>
// FEW-NEXT:  }
func.func @convert() -> (tensor<4xi8>, tensor<4xui8>, tensor<2xi8>, tensor<2xf16>, tensor<3xi1>) {
  %a = core.constant dense<[300.7, -300.0, 0x7FC00000, -1.5]> : tensor<4xf32>
  %i = core.convert %a : (tensor<4xf32>) -> tensor<4xi8>
  %u = core.convert %a : (tensor<4xf32>) -> tensor<4xui8>
  %b = core.constant dense<[300, -1]> : tensor<2xi32>
  %w = core.convert %b : (tensor<2xi32>) -> tensor<2xi8>
  %h = core.convert %b : (tensor<2xi32>) -> tensor<2xf16>
  %c = core.constant dense<[0.0, -0.0, 0x7FC00000]> : tensor<3xf32>
  %t = core.convert %c : (tensor<3xf32>) -> tensor<3xi1>
  return %i, %u, %w, %h, %t : tensor<4xi8>, tensor<4xui8>, tensor<2xi8>, tensor<2xf16>, tensor<3xi1>
}

// CHECK-LABEL: func.func @transpose(
// CHECK-SAME:    ) -> tensor<3x2xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<{{\[\[}}1, 4], [2, 5], [3, 6]]> : tensor<3x2xi32>
// CHECK-NEXT:    return [[V0]] : tensor<3x2xi32>
// CHECK-NEXT:  }
// FEW-LABEL: func.func @transpose(
// FEW-SAME:    ) -> tensor<3x2xi32> {
// FEW-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
// FEW-NEXT:    [[V1:%[^ ,:]+]] = core.transpose [[V0]], dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
// FEW-NEXT:    return [[V1]] : tensor<3x2xi32>
// FEW-NEXT:  }
func.func @transpose() -> tensor<3x2xi32> {
  %a = core.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %r = core.transpose %a, dims = [1, 0] : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %r : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @greater_and_less(
// CHECK-SAME:    ) -> (tensor<2xi8>, tensor<2xui8>, tensor<2xi8>, tensor<2xui8>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<[5, 4]> : tensor<2xi8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[249, 253]> : tensor<2xui8>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<[-7, -3]> : tensor<2xi8>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<[5, 4]> : tensor<2xui8>
// CHECK-NEXT:    return [[V0]], [[V1]], [[V2]], [[V3]] : tensor<2xi8>, tensor<2xui8>, tensor<2xi8>, tensor<2xui8>
// CHECK-NEXT:  }
// FEW-LABEL: func.func @greater_and_less(
// FEW-SAME:    ) -> (tensor<2xi8>, tensor<2xui8>, tensor<2xi8>, tensor<2xui8>) {
// FEW-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<[5, 4]> : tensor<2xi8>
// FEW-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<[249, 253]> : tensor<2xui8>
// FEW-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<[-7, -3]> : tensor<2xi8>
// FEW-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<[5, 4]> : tensor<2xui8>
// FEW-NEXT:    return [[V0]], [[V1]], [[V2]], [[V3]] : tensor<2xi8>, tensor<2xui8>, tensor<2xi8>, tensor<2xui8>
// FEW-NEXT:  }
func.func @greater_and_less() -> (tensor<2xi8>, tensor<2xui8>, tensor<2xi8>, tensor<2xui8>) {
  %a = core.constant dense<[5, -3]> : tensor<2xi8>
  %b = core.constant dense<[-7, 4]> : tensor<2xi8>
  %c = core.constant dense<[5, 253]> : tensor<2xui8>
  %d = core.constant dense<[249, 4]> : tensor<2xui8>
  %e = core.maximum %a, %b : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %f = core.maximum %c, %d : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  %g = core.minimum %a, %b : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %h = core.minimum %c, %d : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  return %e, %f, %g, %h : tensor<2xi8>, tensor<2xui8>, tensor<2xi8>, tensor<2xui8>
}
