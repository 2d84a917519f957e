// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of updates: the last one of an element gets the derivative, and what
// of src is beyond the index none.
// RUN: tcopt %s --grad-make-vjp=function=scatter --grad-make-vjp=function=scatter_add --grad-make-vjp=function=index_put | FileCheck %s

// CHECK-LABEL: func.func @scatter(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<3xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.scatter [[X]], [[I]], [[S]], dim = 0 : (tensor<5xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<5xf32>
// CHECK-NEXT:    return [[V0]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @scatter(%x: tensor<5xf32>, %i: tensor<3xi64>, %s: tensor<3xf32>) -> tensor<5xf32> {
  %0 = graph.scatter %x, %i, %s, dim = 0 : (tensor<5xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK-LABEL: func.func @scatter_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<5xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<5xf32> {tcopt.name = "ct_result0"}) -> (tensor<5xf32>, tensor<5xf32> {tcopt.name = "grad_arg0"}, tensor<3xf32> {tcopt.name = "grad_arg2"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.scatter [[ARG0]], [[ARG1]], [[ARG2]], dim = 0 : (tensor<5xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.full [[V1]], sizes = [3] : (tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.scatter [[ARG3]], [[ARG1]], [[V2]], dim = 0 : (tensor<5xf32>, tensor<3xi64>, tensor<3xf32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.full [[V4]], sizes = [5] : (tensor<i64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.gather [[V5]], [[ARG1]], dim = 0 : (tensor<5xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.arange [[V7]], [[V8]], sizes = [3] : (tensor<i64>, tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.reshape [[V9]], sizes = [3] : (tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.scatter [[V5]], [[ARG1]], [[V10]], dim = 0 : (tensor<5xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.gather [[V11]], [[ARG1]], dim = 0 : (tensor<5xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.eq [[V12]], [[V10]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.gather [[ARG3]], [[ARG1]], dim = 0 : (tensor<5xf32>, tensor<3xi64>) -> tensor<3xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.where [[V13]], [[V14]], [[V15]] : (tensor<3xi1>, tensor<3xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V0]], [[V3]], [[V16]] : tensor<5xf32>, tensor<5xf32>, tensor<3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @scatter_add(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<?xf32>) -> tensor<5xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.scatter_add [[X]], [[I]], [[S]], dim = 0 : (tensor<5xf32>, tensor<3xi64>, tensor<?xf32>) -> tensor<5xf32>
// CHECK-NEXT:    return [[V0]] : tensor<5xf32>
// CHECK-NEXT:  }
func.func @scatter_add(%x: tensor<5xf32>, %i: tensor<3xi64>, %s: tensor<?xf32>) -> tensor<5xf32> {
  %0 = graph.scatter_add %x, %i, %s, dim = 0 : (tensor<5xf32>, tensor<3xi64>, tensor<?xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// CHECK-LABEL: func.func @scatter_add_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<5xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<5xf32> {tcopt.name = "ct_result0"}) -> (tensor<5xf32>, tensor<5xf32> {tcopt.name = "grad_arg0"}, tensor<?xf32> {tcopt.name = "grad_arg2"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.scatter_add [[ARG0]], [[ARG1]], [[ARG2]], dim = 0 : (tensor<5xf32>, tensor<3xi64>, tensor<?xf32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.gather [[ARG3]], [[ARG1]], dim = 0 : (tensor<5xf32>, tensor<3xi64>) -> tensor<3xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG2]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.subi [[DIM]], [[C3]] : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.full [[V3]], sizes = {{\[}}[[V2]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.cat [[V1]], [[V4]], dim = 0 : (tensor<3xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V0]], [[ARG3]], [[V5]] : tensor<5xf32>, tensor<5xf32>, tensor<?xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @index_put(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x2xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<3x1xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3xi64>) -> tensor<5x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.index_put [[X]], [[V]], [[I]], dims = [0], accumulate = true : (tensor<5x2xf32>, tensor<3x1xf32>, tensor<3xi64>) -> tensor<5x2xf32>
// CHECK-NEXT:    return [[V0]] : tensor<5x2xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @index_put_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<5x2xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3x1xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<5x2xf32> {tcopt.name = "ct_result0"}) -> (tensor<5x2xf32>, tensor<5x2xf32> {tcopt.name = "grad_arg0"}, tensor<3x1xf32> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.index_put [[ARG0]], [[ARG1]], [[ARG2]], dims = [0], accumulate = true : (tensor<5x2xf32>, tensor<3x1xf32>, tensor<3xi64>) -> tensor<5x2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.index [[ARG3]], [[ARG2]], dims = [0] : (tensor<5x2xf32>, tensor<3xi64>) -> tensor<3x2xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.sum [[V1]], dims = [1], keepdim = true : (tensor<3x2xf32>) -> tensor<3x1xf32>
// CHECK-NEXT:    return [[V0]], [[ARG3]], [[V2]] : tensor<5x2xf32>, tensor<5x2xf32>, tensor<3x1xf32>
// CHECK-NEXT:  }
func.func @index_put(%x: tensor<5x2xf32>, %v: tensor<3x1xf32>, %i: tensor<3xi64>) -> tensor<5x2xf32> {
  %0 = graph.index_put %x, %v, %i, dims = [0], accumulate = true : (tensor<5x2xf32>, tensor<3x1xf32>, tensor<3xi64>) -> tensor<5x2xf32>
  return %0 : tensor<5x2xf32>
}
