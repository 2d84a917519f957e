// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of einsum: products by other equations, diagonals, and what only one operand has.
// RUN: tcopt %s --grad-make-vjp=function=product --grad-make-vjp=function=diagonal --grad-make-vjp=function=own --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func.func @product(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x2x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?x3x4xf32>) -> tensor<?x2x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.einsum [[A]], [[B]], equation = "bij,bjk->bik" : (tensor<?x2x3xf32>, tensor<?x3x4xf32>) -> tensor<?x2x4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x2x4xf32>
// CHECK-NEXT:  }
func.func @product(%a: tensor<?x2x3xf32>, %b: tensor<?x3x4xf32>) -> tensor<?x2x4xf32> {
  %y = graph.einsum %a, %b, equation = "bij,bjk->bik" : (tensor<?x2x3xf32>, tensor<?x3x4xf32>) -> tensor<?x2x4xf32>
  return %y : tensor<?x2x4xf32>
}

// CHECK-LABEL: func.func @product_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x2x3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?x3x4xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<?x2x4xf32> {tcopt.name = "ct_result0"}) -> (tensor<?x2x4xf32>, tensor<?x2x3xf32> {tcopt.name = "grad_arg0"}, tensor<?x3x4xf32> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.einsum [[ARG0]], [[ARG1]], equation = "bij,bjk->bik" : (tensor<?x2x3xf32>, tensor<?x3x4xf32>) -> tensor<?x2x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.einsum [[ARG2]], [[ARG1]], equation = "abc,adc->abd" : (tensor<?x2x4xf32>, tensor<?x3x4xf32>) -> tensor<?x2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.einsum [[ARG2]], [[ARG0]], equation = "abc,abd->adc" : (tensor<?x2x4xf32>, tensor<?x2x3xf32>) -> tensor<?x3x4xf32>
// CHECK-NEXT:    return [[V0]], [[V1]], [[V2]] : tensor<?x2x4xf32>, tensor<?x2x3xf32>, tensor<?x3x4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @diagonal(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<3x3xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.einsum [[A]], equation = "ii->i" : (tensor<3x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @diagonal(%a: tensor<3x3xf32>) -> tensor<3xf32> {
  %y = graph.einsum %a, equation = "ii->i" : (tensor<3x3xf32>) -> tensor<3xf32>
  return %y : tensor<3xf32>
}

// CHECK-LABEL: func.func @diagonal_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3x3xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3xf32> {tcopt.name = "ct_result0"}) -> (tensor<3xf32>, tensor<3x3xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.einsum [[ARG0]], equation = "ii->i" : (tensor<3x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.einsum [[ARG1]], equation = "a->a" : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.reshape [[V4]], sizes = [3, 1] : (tensor<3xf32>) -> tensor<3x1xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.arange [[V2]], [[V1]], sizes = [3] : (tensor<i64>, tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.reshape [[V6]], sizes = [3, 1] : (tensor<3xi64>) -> tensor<3x1xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.reshape [[V6]], sizes = [1, 3] : (tensor<3xi64>) -> tensor<1x3xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.eq [[V7]], [[V8]] : (tensor<3x1xi64>, tensor<1x3xi64>) -> tensor<3x3xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.where [[V9]], [[V5]], [[V0]] : (tensor<3x3xi1>, tensor<3x1xf32>, tensor<f32>) -> tensor<3x3xf32>
// CHECK-NEXT:    return [[V3]], [[V10]] : tensor<3xf32>, tensor<3x3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @own(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<2x?xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.einsum [[A]], [[B]], equation = "ij,i->i" : (tensor<2x?xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @own_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x?xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<2xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<2xf32> {tcopt.name = "ct_result0"}) -> (tensor<2xf32>, tensor<2x?xf32> {tcopt.name = "grad_arg0"}, tensor<2xf32> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.einsum [[ARG0]], [[ARG1]], equation = "ij,i->i" : (tensor<2x?xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.einsum [[ARG2]], [[ARG1]], equation = "a,a->a" : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG0]], [[C1]] : tensor<2x?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.reshape [[V1]], sizes = [2, 1] : (tensor<2xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.expand [[V2]], sizes = [2, [[DIM]]] : (tensor<2x1xf32>, index) -> tensor<2x?xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.einsum [[ARG2]], [[ARG0]], equation = "a,ab->a" : (tensor<2xf32>, tensor<2x?xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return [[V0]], [[V3]], [[V4]] : tensor<2xf32>, tensor<2x?xf32>, tensor<2xf32>
// CHECK-NEXT:  }
func.func @own(%a: tensor<2x?xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
  %y = graph.einsum %a, %b, equation = "ij,i->i" : (tensor<2x?xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %y : tensor<2xf32>
}
