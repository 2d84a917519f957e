// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Tangents beside a function: by rules of forward mode, and by the transpose of a reverse rule.
// RUN: tcopt %s --grad-make-jvp | FileCheck %s
// RUN: tcopt %s --grad-make-jvp=function=transposed --canonicalize | FileCheck %s --check-prefix=TRANSPOSED

// CHECK-LABEL: func.func @main(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "x"},
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: tensor<i64>) -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.mul [[X]], [[B]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.exp [[V0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V1]], [[N]] : tensor<?x3xf32>, tensor<i64>
// CHECK-NEXT:  }
// TRANSPOSED-LABEL: func.func @main(
// TRANSPOSED-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "x"},
// TRANSPOSED-SAME:    [[B:%[^ ,:]+]]: tensor<3xf32>,
// TRANSPOSED-SAME:    [[N:%[^ ,:]+]]: tensor<i64>) -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>) {
// TRANSPOSED-NEXT:    [[V0:%[^ ,:]+]] = graph.mul [[X]], [[B]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// TRANSPOSED-NEXT:    [[V1:%[^ ,:]+]] = graph.exp [[V0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// TRANSPOSED-NEXT:    return [[V1]], [[N]] : tensor<?x3xf32>, tensor<i64>
// TRANSPOSED-NEXT:  }
func.func @main(%x: tensor<?x3xf32> {tcopt.name = "x"}, %b: tensor<3xf32>, %n: tensor<i64>) -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>) {
  %0 = graph.mul %x, %b : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  %1 = graph.exp %0 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %1, %n : tensor<?x3xf32>, tensor<i64>
}

// CHECK-LABEL: func.func @main_jvp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "x"},
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "tangent_x"},
// CHECK-SAME:    [[ARG4:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "tangent_arg1"}) -> (tensor<?x3xf32> {tcopt.name = "y"}, tensor<i64>, tensor<?x3xf32> {tcopt.name = "tangent_y"}) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.mul [[ARG0]], [[ARG1]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.mul [[ARG3]], [[ARG1]] : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.mul [[ARG4]], [[ARG0]] : (tensor<3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.add [[V1]], [[V2]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.exp [[V0]] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.mul [[V3]], [[V4]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V4]], [[ARG2]], [[V5]] : tensor<?x3xf32>, tensor<i64>, tensor<?x3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @transposed(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<4x2xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<2x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.addmm [[X]], [[A]], [[B]], beta = 1.000000e+00, alpha = 2.000000e+00 : (tensor<4xf32>, tensor<4x2xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4x4xf32>
// CHECK-NEXT:  }
// TRANSPOSED-LABEL: func.func @transposed(
// TRANSPOSED-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>,
// TRANSPOSED-SAME:    [[A:%[^ ,:]+]]: tensor<4x2xf32>,
// TRANSPOSED-SAME:    [[B:%[^ ,:]+]]: tensor<2x4xf32>) -> tensor<4x4xf32> {
// TRANSPOSED-NEXT:    [[V0:%[^ ,:]+]] = graph.addmm [[X]], [[A]], [[B]], beta = 1.000000e+00, alpha = 2.000000e+00 : (tensor<4xf32>, tensor<4x2xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
// TRANSPOSED-NEXT:    return [[V0]] : tensor<4x4xf32>
// TRANSPOSED-NEXT:  }
// TRANSPOSED-LABEL: func.func @transposed_jvp(
// TRANSPOSED-SAME:    [[ARG0:%[^ ,:]+]]: tensor<4xf32>,
// TRANSPOSED-SAME:    [[ARG1:%[^ ,:]+]]: tensor<4x2xf32>,
// TRANSPOSED-SAME:    [[ARG2:%[^ ,:]+]]: tensor<2x4xf32>,
// TRANSPOSED-SAME:    [[ARG3:%[^ ,:]+]]: tensor<4xf32> {tcopt.name = "tangent_arg0"},
// TRANSPOSED-SAME:    [[ARG4:%[^ ,:]+]]: tensor<4x2xf32> {tcopt.name = "tangent_arg1"},
// TRANSPOSED-SAME:    [[ARG5:%[^ ,:]+]]: tensor<2x4xf32> {tcopt.name = "tangent_arg2"}) -> (tensor<4x4xf32>, tensor<4x4xf32> {tcopt.name = "tangent_result0"}) {
// TRANSPOSED-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<2.000000e+00> : tensor<f32>
// TRANSPOSED-NEXT:    [[V1:%[^ ,:]+]] = graph.addmm [[ARG0]], [[ARG1]], [[ARG2]], beta = 1.000000e+00, alpha = 2.000000e+00 : (tensor<4xf32>, tensor<4x2xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
// TRANSPOSED-NEXT:    [[V2:%[^ ,:]+]] = graph.transpose [[ARG2]], dim0 = -2, dim1 = -1 : (tensor<2x4xf32>) -> tensor<4x2xf32>
// TRANSPOSED-NEXT:    [[V3:%[^ ,:]+]] = graph.transpose [[ARG1]], dim0 = -2, dim1 = -1 : (tensor<4x2xf32>) -> tensor<2x4xf32>
// TRANSPOSED-NEXT:    [[V4:%[^ ,:]+]] = graph.mul [[ARG5]], [[V0]] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
// TRANSPOSED-NEXT:    [[V5:%[^ ,:]+]] = graph.transpose [[V3]], dim0 = -2, dim1 = -1 : (tensor<2x4xf32>) -> tensor<4x2xf32>
// TRANSPOSED-NEXT:    [[V6:%[^ ,:]+]] = graph.matmul [[V5]], [[V4]] : (tensor<4x2xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
// TRANSPOSED-NEXT:    [[V7:%[^ ,:]+]] = graph.mul [[ARG4]], [[V0]] : (tensor<4x2xf32>, tensor<f32>) -> tensor<4x2xf32>
// TRANSPOSED-NEXT:    [[V8:%[^ ,:]+]] = graph.transpose [[V2]], dim0 = -2, dim1 = -1 : (tensor<4x2xf32>) -> tensor<2x4xf32>
// TRANSPOSED-NEXT:    [[V9:%[^ ,:]+]] = graph.matmul [[V7]], [[V8]] : (tensor<4x2xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
// TRANSPOSED-NEXT:    [[V10:%[^ ,:]+]] = graph.add [[V6]], [[V9]] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// TRANSPOSED-NEXT:    [[V11:%[^ ,:]+]] = graph.reshape [[ARG3]], sizes = [1, 4] : (tensor<4xf32>) -> tensor<1x4xf32>
// TRANSPOSED-NEXT:    [[V12:%[^ ,:]+]] = graph.expand [[V11]], sizes = [4, 4] : (tensor<1x4xf32>) -> tensor<4x4xf32>
// TRANSPOSED-NEXT:    [[V13:%[^ ,:]+]] = graph.add [[V10]], [[V12]] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
// TRANSPOSED-NEXT:    return [[V1]], [[V13]] : tensor<4x4xf32>, tensor<4x4xf32>
// TRANSPOSED-NEXT:  }
func.func @transposed(%x: tensor<4xf32>, %a: tensor<4x2xf32>, %b: tensor<2x4xf32>) -> tensor<4x4xf32> {
  %0 = graph.addmm %x, %a, %b, beta = 1.0, alpha = 2.0 : (tensor<4xf32>, tensor<4x2xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
