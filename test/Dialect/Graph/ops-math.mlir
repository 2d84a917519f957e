// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Round trips of elementary functions.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// Static, unknown and empty sizes, rank 0, no rank.
// CHECK-LABEL: func.func @math(
// CHECK-SAME:    [[X0:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[X1:%[^ ,:]+]]: tensor<2xf64>,
// CHECK-SAME:    [[X2:%[^ ,:]+]]: tensor<f16>,
// CHECK-SAME:    [[X3:%[^ ,:]+]]: tensor<*xf32>,
// CHECK-SAME:    [[X4:%[^ ,:]+]]: tensor<0x4xbf16>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.acos [[X0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.asin [[X1]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.atan [[X2]] : (tensor<f16>) -> tensor<f16>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.tan [[X3]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.sinh [[X4]] : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.cosh [[X0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.asinh [[X1]] : (tensor<2xf64>) -> tensor<2xf64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.acosh [[X2]] : (tensor<f16>) -> tensor<f16>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.atanh [[X3]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.log10 [[X4]] : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.entr [[X3]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @math(
    %x0: tensor<?x3xf32>, %x1: tensor<2xf64>, %x2: tensor<f16>, %x3: tensor<*xf32>,
    %x4: tensor<0x4xbf16>) {
  %0 = graph.acos %x0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = graph.asin %x1 : (tensor<2xf64>) -> tensor<2xf64>
  %2 = graph.atan %x2 : (tensor<f16>) -> tensor<f16>
  %3 = graph.tan %x3 : (tensor<*xf32>) -> tensor<*xf32>
  %4 = graph.sinh %x4 : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
  %5 = graph.cosh %x0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %6 = graph.asinh %x1 : (tensor<2xf64>) -> tensor<2xf64>
  %7 = graph.acosh %x2 : (tensor<f16>) -> tensor<f16>
  %8 = graph.atanh %x3 : (tensor<*xf32>) -> tensor<*xf32>
  %9 = graph.log10 %x4 : (tensor<0x4xbf16>) -> tensor<0x4xbf16>
  %10 = graph.entr %x3 : (tensor<*xf32>) -> tensor<*xf32>
  return
}
