// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --grad-make-vjp=function=conv --grad-make-vjp=function=transposed --grad-make-vjp=function=second | FileCheck %s

// CHECK-LABEL: func.func @conv(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4x8x8xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<6x2x3x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<6xf32>) -> tensor<?x6x4x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv [[X]], [[W]], [[B]], stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 2 : (tensor<?x4x8x8xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<?x6x4x4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x6x4x4xf32>
// CHECK-NEXT:  }
func.func @conv(%x: tensor<?x4x8x8xf32>, %w: tensor<6x2x3x3xf32>, %b: tensor<6xf32>) -> tensor<?x6x4x4xf32> {
  %y = graph.conv %x, %w, %b, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 2
    : (tensor<?x4x8x8xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<?x6x4x4xf32>
  return %y : tensor<?x6x4x4xf32>
}

// CHECK-LABEL: func.func @conv_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x4x8x8xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<6x2x3x3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<6xf32>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<?x6x4x4xf32> {tcopt.name = "ct_result0"}) -> (tensor<?x6x4x4xf32>, tensor<?x4x8x8xf32> {tcopt.name = "grad_arg0"}, tensor<6x2x3x3xf32> {tcopt.name = "grad_arg1"}, tensor<6xf32> {tcopt.name = "grad_arg2"}) attributes {grad.joint = array<i64: 3, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv [[ARG0]], [[ARG1]], [[ARG2]], stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 2 : (tensor<?x4x8x8xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>) -> tensor<?x6x4x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.conv_input_grad [[ARG3]], [[ARG1]], sizes = [8, 8], stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 2 : (tensor<?x6x4x4xf32>, tensor<6x2x3x3xf32>) -> tensor<?x4x8x8xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.conv_weight_grad [[ARG0]], [[ARG3]], kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 2 : (tensor<?x4x8x8xf32>, tensor<?x6x4x4xf32>) -> tensor<6x2x3x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.sum [[ARG3]], dims = [0, 2, 3], keepdim = false : (tensor<?x6x4x4xf32>) -> tensor<6xf32>
// CHECK-NEXT:    return [[V0]], [[V1]], [[V2]], [[V3]] : tensor<?x6x4x4xf32>, tensor<?x4x8x8xf32>, tensor<6x2x3x3xf32>, tensor<6xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @transposed(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x?xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<3x4x2xf32>) -> tensor<2x4x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_transpose [[X]], [[W]], stride = [1], padding = [0], output_padding = [1], dilation = [2], groups = 1 : (tensor<2x3x?xf32>, tensor<3x4x2xf32>) -> tensor<2x4x?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x4x?xf32>
// CHECK-NEXT:  }
func.func @transposed(%x: tensor<2x3x?xf32>, %w: tensor<3x4x2xf32>) -> tensor<2x4x?xf32> {
  // An output padding as large as the stride: the convolution of the cotangent has a window more than x has elements.
  %y = graph.conv_transpose %x, %w, stride = [1], padding = [0], output_padding = [1], dilation = [2], groups = 1
    : (tensor<2x3x?xf32>, tensor<3x4x2xf32>) -> tensor<2x4x?xf32>
  return %y : tensor<2x4x?xf32>
}

// CHECK-LABEL: func.func @transposed_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x3x?xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3x4x2xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<2x4x?xf32> {tcopt.name = "ct_result0"}) -> (tensor<2x4x?xf32>, tensor<2x3x?xf32> {tcopt.name = "grad_arg0"}, tensor<3x4x2xf32> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_transpose [[ARG0]], [[ARG1]], stride = [1], padding = [0], output_padding = [1], dilation = [2], groups = 1 : (tensor<2x3x?xf32>, tensor<3x4x2xf32>) -> tensor<2x4x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.conv [[ARG2]], [[ARG1]], stride = [1], padding = [0], dilation = [2], groups = 1 : (tensor<2x4x?xf32>, tensor<3x4x2xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.slice [[V1]], dim = 2, start = 0, end = -1, step = 1 : (tensor<2x3x?xf32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.pad [[ARG0]], [[V3]], low = [0, 0, 0], high = [0, 0, 1] : (tensor<2x3x?xf32>, tensor<f32>) -> tensor<2x3x?xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.conv_weight_grad [[ARG2]], [[V4]], kernel_size = [2], stride = [1], padding = [0], dilation = [2], groups = 1 : (tensor<2x4x?xf32>, tensor<2x3x?xf32>) -> tensor<3x4x2xf32>
// CHECK-NEXT:    return [[V0]], [[V2]], [[V5]] : tensor<2x4x?xf32>, tensor<2x3x?xf32>, tensor<3x4x2xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @second(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x6x4xf32>,
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<6x4x3xf32>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<6x4x3xf32>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_input_grad [[G]], [[W]], sizes = [6], stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<2x6x4xf32>, tensor<6x4x3xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.conv_weight_grad [[X]], [[G]], kernel_size = [3], stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<2x4x6xf32>, tensor<2x6x4xf32>) -> tensor<6x4x3xf32>
// CHECK-NEXT:    return [[V0]], [[V1]] : tensor<2x4x6xf32>, tensor<6x4x3xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @second_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x6x4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<6x4x3xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<2x4x6xf32>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<2x4x6xf32> {tcopt.name = "ct_result0"},
// CHECK-SAME:    [[ARG4:%[^ ,:]+]]: tensor<6x4x3xf32> {tcopt.name = "ct_result1"}) -> (tensor<2x4x6xf32>, tensor<6x4x3xf32>, tensor<2x6x4xf32> {tcopt.name = "grad_arg0"}, tensor<6x4x3xf32> {tcopt.name = "grad_arg1"}, tensor<2x4x6xf32> {tcopt.name = "grad_arg2"}) attributes {grad.joint = array<i64: 3, 2>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.conv_input_grad [[ARG0]], [[ARG1]], sizes = [6], stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<2x6x4xf32>, tensor<6x4x3xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.conv_weight_grad [[ARG2]], [[ARG0]], kernel_size = [3], stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<2x4x6xf32>, tensor<2x6x4xf32>) -> tensor<6x4x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.conv_input_grad [[ARG0]], [[ARG4]], sizes = [6], stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<2x6x4xf32>, tensor<6x4x3xf32>) -> tensor<2x4x6xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.conv [[ARG2]], [[ARG4]], stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<2x4x6xf32>, tensor<6x4x3xf32>) -> tensor<2x6x4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.conv [[ARG3]], [[ARG1]], stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<2x4x6xf32>, tensor<6x4x3xf32>) -> tensor<2x6x4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.conv_weight_grad [[ARG3]], [[ARG0]], kernel_size = [3], stride = [1], padding = [0], dilation = [1], groups = 1 : (tensor<2x4x6xf32>, tensor<2x6x4xf32>) -> tensor<6x4x3xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.add [[V3]], [[V4]] : (tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
// CHECK-NEXT:    return [[V0]], [[V1]], [[V6]], [[V5]], [[V2]] : tensor<2x4x6xf32>, tensor<6x4x3xf32>, tensor<2x6x4xf32>, tensor<6x4x3xf32>, tensor<2x4x6xf32>
// CHECK-NEXT:  }
func.func @second(%g: tensor<2x6x4xf32>, %w: tensor<6x4x3xf32>, %x: tensor<2x4x6xf32>)
    -> (tensor<2x4x6xf32>, tensor<6x4x3xf32>) {
  // The gradients are linear in both operands.
  %dx = graph.conv_input_grad %g, %w, sizes = [6], stride = [1], padding = [0], dilation = [1], groups = 1
    : (tensor<2x6x4xf32>, tensor<6x4x3xf32>) -> tensor<2x4x6xf32>
  %dw = graph.conv_weight_grad %x, %g, kernel_size = [3], stride = [1], padding = [0], dilation = [1], groups = 1
    : (tensor<2x4x6xf32>, tensor<2x6x4xf32>) -> tensor<6x4x3xf32>
  return %dx, %dw : tensor<2x4x6xf32>, tensor<6x4x3xf32>
}
