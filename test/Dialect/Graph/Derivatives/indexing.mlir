// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of what is read at places.
// RUN: tcopt %s --grad-make-vjp=function=gather --grad-make-vjp=function=index --grad-make-jvp=function=gather | FileCheck %s

// CHECK-LABEL: func.func @gather(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x?xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3x?xi64>) -> tensor<3x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.gather [[X]], [[I]], dim = 0 : (tensor<5x?xf32>, tensor<3x?xi64>) -> tensor<3x?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3x?xf32>
// CHECK-NEXT:  }
func.func @gather(%x: tensor<5x?xf32>, %i: tensor<3x?xi64>) -> tensor<3x?xf32> {
  %0 = graph.gather %x, %i, dim = 0 : (tensor<5x?xf32>, tensor<3x?xi64>) -> tensor<3x?xf32>
  return %0 : tensor<3x?xf32>
}

// CHECK-LABEL: func.func @gather_jvp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<5x?xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3x?xi64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<5x?xf32> {tcopt.name = "tangent_arg0"}) -> (tensor<3x?xf32>, tensor<3x?xf32> {tcopt.name = "tangent_result0"}) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.gather [[ARG0]], [[ARG1]], dim = 0 : (tensor<5x?xf32>, tensor<3x?xi64>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.gather [[ARG2]], [[ARG1]], dim = 0 : (tensor<5x?xf32>, tensor<3x?xi64>) -> tensor<3x?xf32>
// CHECK-NEXT:    return [[V0]], [[V1]] : tensor<3x?xf32>, tensor<3x?xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @gather_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<5x?xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3x?xi64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3x?xf32> {tcopt.name = "ct_result0"}) -> (tensor<3x?xf32>, tensor<5x?xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.gather [[ARG0]], [[ARG1]], dim = 0 : (tensor<5x?xf32>, tensor<3x?xi64>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG0]], [[C1]] : tensor<5x?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.full [[V1]], sizes = [5, [[DIM]]] : (tensor<f32>, index) -> tensor<5x?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.scatter_add [[V2]], [[ARG1]], [[ARG2]], dim = 0 : (tensor<5x?xf32>, tensor<3x?xi64>, tensor<3x?xf32>) -> tensor<5x?xf32>
// CHECK-NEXT:    return [[V0]], [[V3]] : tensor<3x?xf32>, tensor<5x?xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @index(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x5xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[J:%[^ ,:]+]]: tensor<3xi32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.index [[X]], [[I]], [[J]], dims = [0, 1] : (tensor<4x5xf32>, tensor<3xi64>, tensor<3xi32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @index_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<4x5xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xi32>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "ct_result0"}) -> (tensor<3xf32>, tensor<4x5xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.index [[ARG0]], [[ARG1]], [[ARG2]], dims = [0, 1] : (tensor<4x5xf32>, tensor<3xi64>, tensor<3xi32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.full [[V1]], sizes = [4, 5] : (tensor<f32>) -> tensor<4x5xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.cast [[ARG2]] : (tensor<3xi32>) -> tensor<3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.index_put [[V2]], [[ARG3]], [[ARG1]], [[V3]], dims = [0, 1], accumulate = true : (tensor<4x5xf32>, tensor<3xf32>, tensor<3xi64>, tensor<3xi64>) -> tensor<4x5xf32>
// CHECK-NEXT:    return [[V0]], [[V4]] : tensor<3xf32>, tensor<4x5xf32>
// CHECK-NEXT:  }
func.func @index(%x: tensor<4x5xf32>, %i: tensor<3xi64>, %j: tensor<3xi32>) -> tensor<3xf32> {
  %0 = graph.index %x, %i, %j, dims = [0, 1] : (tensor<4x5xf32>, tensor<3xi64>, tensor<3xi32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
