// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Round trips of normalizations, with and without weight and bias.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @batch_norm(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4x8xf32>,
// CHECK-SAME:    [[C:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<*xf16>,
// CHECK-SAME:    [[D:%[^ ,:]+]]: tensor<?xf16>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.batch_norm [[X]], [[C]], [[C]],  eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.batch_norm [[X]], [[C]], [[C]], weight [[C]],  eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4x8xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.batch_norm [[X]], [[C]], [[C]],  bias [[C]], eps = 0.000000e+00 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4x8xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.batch_norm [[U]], [[D]], [[D]], weight [[D]],  bias [[D]], eps = 1.000000e-05 : (tensor<*xf16>, tensor<?xf16>, tensor<?xf16>, tensor<?xf16>, tensor<?xf16>) -> tensor<*xf16>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @batch_norm(%x: tensor<?x4x8xf32>, %c: tensor<4xf32>, %u: tensor<*xf16>, %d: tensor<?xf16>) {
  %0 = graph.batch_norm %x, %c, %c, eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4x8xf32>
  %1 = graph.batch_norm %x, %c, %c, weight %c, eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4x8xf32>
  %2 = graph.batch_norm %x, %c, %c, bias %c, eps = 0.000000e+00 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4x8xf32>
  %3 = graph.batch_norm %u, %d, %d, weight %d, bias %d, eps = 1.000000e-05 : (tensor<*xf16>, tensor<?xf16>, tensor<?xf16>, tensor<?xf16>, tensor<?xf16>) -> tensor<*xf16>
  return
}

// CHECK-LABEL: func.func @batch_norm_train(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4x8xf32>,
// CHECK-SAME:    [[C:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<*xbf16>,
// CHECK-SAME:    [[Z:%[^ ,:]+]]: tensor<0x3xf64>) {
// CHECK-NEXT:    [[RESULT:%[^ ,:]+]], [[MEAN:%[^ ,:]+]], [[VAR:%[^ ,:]+]] = graph.batch_norm_train [[X]], weight [[C]],  bias [[C]], eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>)
// CHECK-NEXT:    [[RESULT_0:%[^ ,:]+]], [[MEAN_1:%[^ ,:]+]], [[VAR_2:%[^ ,:]+]] = graph.batch_norm_train [[U]],  eps = 1.000000e-05 : (tensor<*xbf16>) -> (tensor<*xbf16>, tensor<*xf32>, tensor<?xf32>)
// CHECK-NEXT:    [[RESULT_3:%[^ ,:]+]], [[MEAN_4:%[^ ,:]+]], [[VAR_5:%[^ ,:]+]] = graph.batch_norm_train [[Z]],  eps = 0.000000e+00 : (tensor<0x3xf64>) -> (tensor<0x3xf64>, tensor<3xf64>, tensor<3xf64>)
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @batch_norm_train(%x: tensor<?x4x8xf32>, %c: tensor<4xf32>, %u: tensor<*xbf16>, %z: tensor<0x3xf64>) {
  %0, %1, %2 = graph.batch_norm_train %x, weight %c, bias %c, eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>) -> (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>)
  %3, %4, %5 = graph.batch_norm_train %u, eps = 1.000000e-05 : (tensor<*xbf16>) -> (tensor<*xbf16>, tensor<*xf32>, tensor<?xf32>)
  %6, %7, %8 = graph.batch_norm_train %z, eps = 0.000000e+00 : (tensor<0x3xf64>) -> (tensor<0x3xf64>, tensor<3xf64>, tensor<3xf64>)
  return
}

// CHECK-LABEL: func.func @of_rows(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4x8xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<8xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<4x8xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.layer_norm [[X]],  normalized_dims = 1, eps = 1.000000e-05 : (tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.layer_norm [[X]],  bias [[V]], normalized_dims = 2, eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4x8xf32>) -> tensor<?x4x8xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.rms_norm [[X]], normalized_dims = 3, eps = 9.9999999999999995E-7 : (tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.rms_norm [[X]], weight [[W]], normalized_dims = 1, eps = 9.9999999999999995E-7 : (tensor<?x4x8xf32>, tensor<8xf32>) -> tensor<?x4x8xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @of_rows(%x: tensor<?x4x8xf32>, %w: tensor<8xf32>, %v: tensor<4x8xf32>) {
  %0 = graph.layer_norm %x, normalized_dims = 1, eps = 1.000000e-05 : (tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
  %1 = graph.layer_norm %x, bias %v, normalized_dims = 2, eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4x8xf32>) -> tensor<?x4x8xf32>
  %2 = graph.rms_norm %x, normalized_dims = 3, eps = 1.000000e-06 : (tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
  %3 = graph.rms_norm %x, weight %w, normalized_dims = 1, eps = 1.000000e-06 : (tensor<?x4x8xf32>, tensor<8xf32>) -> tensor<?x4x8xf32>
  return
}

// CHECK-LABEL: func.func @of_planes(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4x8xf32>,
// CHECK-SAME:    [[C:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<*xf16>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.group_norm [[X]], weight [[C]],  bias [[C]], num_groups = 2, eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.group_norm [[U]],  num_groups = 3, eps = 1.000000e-05 : (tensor<*xf16>) -> tensor<*xf16>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.instance_norm [[X]], weight [[C]],  bias [[C]], eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4x8xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.instance_norm [[X]],  eps = 1.000000e-05 : (tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @of_planes(%x: tensor<?x4x8xf32>, %c: tensor<4xf32>, %u: tensor<*xf16>) {
  %0 = graph.group_norm %x, weight %c, bias %c, num_groups = 2, eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4x8xf32>
  %1 = graph.group_norm %u, num_groups = 3, eps = 1.000000e-05 : (tensor<*xf16>) -> tensor<*xf16>
  %2 = graph.instance_norm %x, weight %c, bias %c, eps = 1.000000e-05 : (tensor<?x4x8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<?x4x8xf32>
  %3 = graph.instance_norm %x, eps = 1.000000e-05 : (tensor<?x4x8xf32>) -> tensor<?x4x8xf32>
  return
}
