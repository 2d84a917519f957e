// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Dropout drops the same elements of cotangents; random numbers vary with nothing.
// RUN: tcopt %s --grad-make-vjp=function=dropout --grad-make-vjp=function=noise | FileCheck %s

// CHECK-LABEL: func.func @dropout(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[SEED:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[OFFSET:%[^ ,:]+]]: tensor<i64>) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[RESULT:%[^ ,:]+]], [[MASK:%[^ ,:]+]] = graph.dropout [[X]], [[SEED]], [[OFFSET]], p = 5.000000e-01 : (tensor<?x3xf32>, tensor<i64>, tensor<i64>) -> (tensor<?x3xf32>, tensor<?x3xi1>)
// CHECK-NEXT:    return [[RESULT]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @dropout(%x: tensor<?x3xf32>, %seed: tensor<i64>, %offset: tensor<i64>) -> tensor<?x3xf32> {
  %0, %1 = graph.dropout %x, %seed, %offset, p = 5.000000e-01 : (tensor<?x3xf32>, tensor<i64>, tensor<i64>) -> (tensor<?x3xf32>, tensor<?x3xi1>)
  return %0 : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @dropout_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<?x3xf32> {tcopt.name = "ct_result0"}) -> (tensor<?x3xf32>, tensor<?x3xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[RESULT:%[^ ,:]+]], [[MASK:%[^ ,:]+]] = graph.dropout [[ARG0]], [[ARG1]], [[ARG2]], p = 5.000000e-01 : (tensor<?x3xf32>, tensor<i64>, tensor<i64>) -> (tensor<?x3xf32>, tensor<?x3xi1>)
// CHECK-NEXT:    [[RESULT_0:%[^ ,:]+]], [[MASK_1:%[^ ,:]+]] = graph.dropout [[ARG3]], [[ARG1]], [[ARG2]], p = 5.000000e-01 : (tensor<?x3xf32>, tensor<i64>, tensor<i64>) -> (tensor<?x3xf32>, tensor<?x3xi1>)
// CHECK-NEXT:    return [[RESULT]], [[RESULT_0]] : tensor<?x3xf32>, tensor<?x3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @noise(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[SEED:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[OFFSET:%[^ ,:]+]]: tensor<i64>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.bernoulli [[X]], [[SEED]], [[OFFSET]] : (tensor<3xf32>, tensor<i64>, tensor<i64>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.add [[V0]], [[X]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V1]] : tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @noise_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "ct_result0"}) -> (tensor<3xf32>, tensor<3xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.bernoulli [[ARG0]], [[ARG1]], [[ARG2]] : (tensor<3xf32>, tensor<i64>, tensor<i64>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.add [[V0]], [[ARG0]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V1]], [[ARG3]] : tensor<3xf32>, tensor<3xf32>
// CHECK-NEXT:  }
func.func @noise(%x: tensor<3xf32>, %seed: tensor<i64>, %offset: tensor<i64>) -> tensor<3xf32> {
  %0 = graph.bernoulli %x, %seed, %offset : (tensor<3xf32>, tensor<i64>, tensor<i64>) -> tensor<3xf32>
  %1 = graph.add %0, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
