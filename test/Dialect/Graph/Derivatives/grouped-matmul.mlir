// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of grouped_matmul: the form that groups rows and the form that groups terms are each other's.
// RUN: tcopt %s --grad-make-vjp=function=rows --grad-make-vjp=function=terms --grad-make-jvp=function=rows --grad-make-jvp=function=terms --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func.func @rows(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:    [[E:%[^ ,:]+]]: tensor<3xi32>) -> tensor<?x5xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.grouped_matmul [[X]], [[W]], [[E]] : (tensor<?x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<?x5xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x5xf32>
// CHECK-NEXT:  }
func.func @rows(%x: tensor<?x4xf32>, %w: tensor<3x4x5xf32>, %e: tensor<3xi32>) -> tensor<?x5xf32> {
  %y = graph.grouped_matmul %x, %w, %e : (tensor<?x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<?x5xf32>
  return %y : tensor<?x5xf32>
}

// CHECK-LABEL: func.func @rows_jvp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xi32>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<?x4xf32> {tcopt.name = "tangent_arg0"},
// CHECK-SAME:    [[ARG4:%[^ ,:]+]]: tensor<3x4x5xf32> {tcopt.name = "tangent_arg1"}) -> (tensor<?x5xf32>, tensor<?x5xf32> {tcopt.name = "tangent_result0"}) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.grouped_matmul [[ARG0]], [[ARG1]], [[ARG2]] : (tensor<?x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<?x5xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.grouped_matmul [[ARG3]], [[ARG1]], [[ARG2]] : (tensor<?x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<?x5xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.grouped_matmul [[ARG0]], [[ARG4]], [[ARG2]] : (tensor<?x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<?x5xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.add [[V1]], [[V2]] : (tensor<?x5xf32>, tensor<?x5xf32>) -> tensor<?x5xf32>
// CHECK-NEXT:    return [[V0]], [[V3]] : tensor<?x5xf32>, tensor<?x5xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @rows_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3x4x5xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xi32>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<?x5xf32> {tcopt.name = "ct_result0"}) -> (tensor<?x5xf32>, tensor<?x4xf32> {tcopt.name = "grad_arg0"}, tensor<3x4x5xf32> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.grouped_matmul [[ARG0]], [[ARG1]], [[ARG2]] : (tensor<?x4xf32>, tensor<3x4x5xf32>, tensor<3xi32>) -> tensor<?x5xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.transpose [[ARG1]], dim0 = -2, dim1 = -1 : (tensor<3x4x5xf32>) -> tensor<3x5x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.grouped_matmul [[ARG3]], [[V1]], [[ARG2]] : (tensor<?x5xf32>, tensor<3x5x4xf32>, tensor<3xi32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.transpose [[ARG0]], dim0 = -2, dim1 = -1 : (tensor<?x4xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.grouped_matmul [[V3]], [[ARG3]], [[ARG2]] : (tensor<4x?xf32>, tensor<?x5xf32>, tensor<3xi32>) -> tensor<3x4x5xf32>
// CHECK-NEXT:    return [[V0]], [[V2]], [[V4]] : tensor<?x5xf32>, tensor<?x4xf32>, tensor<3x4x5xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @terms(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x?xbf16>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<?x5xbf16>,
// CHECK-SAME:    [[E:%[^ ,:]+]]: tensor<3xi64>) -> tensor<3x4x5xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.grouped_matmul [[X]], [[W]], [[E]] : (tensor<4x?xbf16>, tensor<?x5xbf16>, tensor<3xi64>) -> tensor<3x4x5xbf16>
// CHECK-NEXT:    return [[V0]] : tensor<3x4x5xbf16>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @terms_jvp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<4x?xbf16>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?x5xbf16>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<4x?xbf16> {tcopt.name = "tangent_arg0"},
// CHECK-SAME:    [[ARG4:%[^ ,:]+]]: tensor<?x5xbf16> {tcopt.name = "tangent_arg1"}) -> (tensor<3x4x5xbf16>, tensor<3x4x5xbf16> {tcopt.name = "tangent_result0"}) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.grouped_matmul [[ARG0]], [[ARG1]], [[ARG2]] : (tensor<4x?xbf16>, tensor<?x5xbf16>, tensor<3xi64>) -> tensor<3x4x5xbf16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.grouped_matmul [[ARG3]], [[ARG1]], [[ARG2]] : (tensor<4x?xbf16>, tensor<?x5xbf16>, tensor<3xi64>) -> tensor<3x4x5xbf16>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.grouped_matmul [[ARG0]], [[ARG4]], [[ARG2]] : (tensor<4x?xbf16>, tensor<?x5xbf16>, tensor<3xi64>) -> tensor<3x4x5xbf16>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.add [[V1]], [[V2]] : (tensor<3x4x5xbf16>, tensor<3x4x5xbf16>) -> tensor<3x4x5xbf16>
// CHECK-NEXT:    return [[V0]], [[V3]] : tensor<3x4x5xbf16>, tensor<3x4x5xbf16>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @terms_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<4x?xbf16>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?x5xbf16>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<3x4x5xbf16> {tcopt.name = "ct_result0"}) -> (tensor<3x4x5xbf16>, tensor<4x?xbf16> {tcopt.name = "grad_arg0"}, tensor<?x5xbf16> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.grouped_matmul [[ARG0]], [[ARG1]], [[ARG2]] : (tensor<4x?xbf16>, tensor<?x5xbf16>, tensor<3xi64>) -> tensor<3x4x5xbf16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.transpose [[ARG3]], dim0 = -2, dim1 = -1 : (tensor<3x4x5xbf16>) -> tensor<3x5x4xbf16>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.grouped_matmul [[ARG1]], [[V1]], [[ARG2]] : (tensor<?x5xbf16>, tensor<3x5x4xbf16>, tensor<3xi64>) -> tensor<?x4xbf16>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.transpose [[V2]], dim0 = -2, dim1 = -1 : (tensor<?x4xbf16>) -> tensor<4x?xbf16>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.transpose [[ARG0]], dim0 = -2, dim1 = -1 : (tensor<4x?xbf16>) -> tensor<?x4xbf16>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.grouped_matmul [[V4]], [[ARG3]], [[ARG2]] : (tensor<?x4xbf16>, tensor<3x4x5xbf16>, tensor<3xi64>) -> tensor<?x5xbf16>
// CHECK-NEXT:    return [[V0]], [[V3]], [[V5]] : tensor<3x4x5xbf16>, tensor<4x?xbf16>, tensor<?x5xbf16>
// CHECK-NEXT:  }
func.func @terms(%x: tensor<4x?xbf16>, %w: tensor<?x5xbf16>, %e: tensor<3xi64>) -> tensor<3x4x5xbf16> {
  %y = graph.grouped_matmul %x, %w, %e : (tensor<4x?xbf16>, tensor<?x5xbf16>, tensor<3xi64>) -> tensor<3x4x5xbf16>
  return %y : tensor<3x4x5xbf16>
}
