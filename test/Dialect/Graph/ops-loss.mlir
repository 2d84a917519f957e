// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Round trips of losses.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @of_elements(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<3x1xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<*xf16>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.mse_loss [[X]], [[Y]], reduction = none : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.l1_loss [[X]], [[Y]], reduction = mean : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.smooth_l1_loss [[X]], [[Y]], beta = 1.000000e+00, reduction = sum : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.huber_loss [[X]], [[Y]], delta = 5.000000e-01, reduction = none : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.kl_div [[X]], [[Y]], log_target = true, reduction = mean : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.binary_cross_entropy [[X]], [[Y]], reduction = sum : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.binary_cross_entropy_with_logits [[X]], [[Y]],  reduction = none : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.binary_cross_entropy [[X]], [[X]], weight [[Y]], reduction = none : (tensor<?x3x4xf32>, tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.binary_cross_entropy_with_logits [[X]], [[X]], weight [[Y]],  pos_weight [[Y]], reduction = none : (tensor<?x3x4xf32>, tensor<?x3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.binary_cross_entropy_with_logits [[X]], [[X]],  pos_weight [[Y]], reduction = sum : (tensor<?x3x4xf32>, tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.mse_loss [[U]], [[U]], reduction = none : (tensor<*xf16>, tensor<*xf16>) -> tensor<*xf16>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.l1_loss [[U]], [[U]], reduction = mean : (tensor<*xf16>, tensor<*xf16>) -> tensor<f16>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @of_elements(%x: tensor<?x3x4xf32>, %y: tensor<3x1xf32>, %u: tensor<*xf16>) {
  %0 = graph.mse_loss %x, %y, reduction = none : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<?x3x4xf32>
  %1 = graph.l1_loss %x, %y, reduction = mean : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<f32>
  %2 = graph.smooth_l1_loss %x, %y, beta = 1.000000e+00, reduction = sum : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<f32>
  %3 = graph.huber_loss %x, %y, delta = 5.000000e-01, reduction = none : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<?x3x4xf32>
  %4 = graph.kl_div %x, %y, log_target = true, reduction = mean : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<f32>
  %5 = graph.binary_cross_entropy %x, %y, reduction = sum : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<f32>
  %6 = graph.binary_cross_entropy_with_logits %x, %y, reduction = none : (tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<?x3x4xf32>
  %7 = graph.binary_cross_entropy %x, %x, weight %y, reduction = none : (tensor<?x3x4xf32>, tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<?x3x4xf32>
  %8 = graph.binary_cross_entropy_with_logits %x, %x, weight %y, pos_weight %y, reduction = none : (tensor<?x3x4xf32>, tensor<?x3x4xf32>, tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<?x3x4xf32>
  %9 = graph.binary_cross_entropy_with_logits %x, %x, pos_weight %y, reduction = sum : (tensor<?x3x4xf32>, tensor<?x3x4xf32>, tensor<3x1xf32>) -> tensor<f32>
  %10 = graph.mse_loss %u, %u, reduction = none : (tensor<*xf16>, tensor<*xf16>) -> tensor<*xf16>
  %11 = graph.l1_loss %u, %u, reduction = mean : (tensor<*xf16>, tensor<*xf16>) -> tensor<f16>
  return
}

// CHECK-LABEL: func.func @of_classes(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf32>,
// CHECK-SAME:    [[T:%[^ ,:]+]]: tensor<?x4xi64>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<3xf64>,
// CHECK-SAME:    [[C:%[^ ,:]+]]: tensor<i32>,
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<3xf64>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<*xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.nll_loss [[X]], [[T]], weight [[W]], ignore_index = -100, reduction = mean : (tensor<?x3x4xf32>, tensor<?x4xi64>, tensor<3xf32>) -> tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.nll_loss [[V]], [[C]], ignore_index = 9223372036854775807, reduction = none : (tensor<3xf64>, tensor<i32>) -> tensor<f64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.cross_entropy [[X]], [[T]], weight [[W]], ignore_index = -100, label_smoothing = 1.000000e-01, reduction = none : (tensor<?x3x4xf32>, tensor<?x4xi64>, tensor<3xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.cross_entropy [[V]], [[P]], ignore_index = -100, label_smoothing = 0.000000e+00, reduction = sum : (tensor<3xf64>, tensor<3xf64>) -> tensor<f64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.cross_entropy [[U]], [[T]], ignore_index = -100, label_smoothing = 0.000000e+00, reduction = none : (tensor<*xf32>, tensor<?x4xi64>) -> tensor<*xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @of_classes(%x: tensor<?x3x4xf32>, %t: tensor<?x4xi64>, %w: tensor<3xf32>, %v: tensor<3xf64>, %c: tensor<i32>, %p: tensor<3xf64>, %u: tensor<*xf32>) {
  %0 = graph.nll_loss %x, %t, weight %w, ignore_index = -100, reduction = mean : (tensor<?x3x4xf32>, tensor<?x4xi64>, tensor<3xf32>) -> tensor<f32>
  %1 = graph.nll_loss %v, %c, ignore_index = 9223372036854775807, reduction = none : (tensor<3xf64>, tensor<i32>) -> tensor<f64>
  %2 = graph.cross_entropy %x, %t, weight %w, ignore_index = -100, label_smoothing = 1.000000e-01, reduction = none : (tensor<?x3x4xf32>, tensor<?x4xi64>, tensor<3xf32>) -> tensor<?x4xf32>
  %3 = graph.cross_entropy %v, %p, ignore_index = -100, label_smoothing = 0.000000e+00, reduction = sum : (tensor<3xf64>, tensor<3xf64>) -> tensor<f64>
  %4 = graph.cross_entropy %u, %t, ignore_index = -100, label_smoothing = 0.000000e+00, reduction = none : (tensor<*xf32>, tensor<?x4xi64>) -> tensor<*xf32>
  return
}
