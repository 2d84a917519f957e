// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --grad-make-vjp=function=interpolate --grad-make-vjp=function=second --grad-make-vjp=function=nearest | FileCheck %s

// CHECK-LABEL: func.func @interpolate(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x?xf32>) -> tensor<2x3x16xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate [[X]], sizes = [16], mode = linear, align_corners = false, scales = [2.000000e+00] : (tensor<2x3x?xf32>) -> tensor<2x3x16xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x3x16xf32>
// CHECK-NEXT:  }
func.func @interpolate(%x: tensor<2x3x?xf32>) -> tensor<2x3x16xf32> {
  %y = graph.interpolate %x, sizes = [16], mode = linear, align_corners = false, scales = [2.0]
    : (tensor<2x3x?xf32>) -> tensor<2x3x16xf32>
  return %y : tensor<2x3x16xf32>
}

// CHECK-LABEL: func.func @interpolate_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x3x?xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<2x3x16xf32> {tcopt.name = "ct_result0"}) -> (tensor<2x3x16xf32>, tensor<2x3x?xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate [[ARG0]], sizes = [16], mode = linear, align_corners = false, scales = [2.000000e+00] : (tensor<2x3x?xf32>) -> tensor<2x3x16xf32>
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG0]], [[C2]] : tensor<2x3x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.interpolate_backward [[ARG1]], sizes = {{\[}}[[DIM]]], mode = linear, align_corners = false, scales = [2.000000e+00] : (tensor<2x3x16xf32>, index) -> tensor<2x3x?xf32>
// CHECK-NEXT:    return [[V0]], [[V1]] : tensor<2x3x16xf32>, tensor<2x3x?xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @second(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<2x3x16xf32>) -> tensor<2x3x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate_backward [[G]], sizes = [8], mode = nearest, align_corners = false : (tensor<2x3x16xf32>) -> tensor<2x3x8xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x3x8xf32>
// CHECK-NEXT:  }
func.func @second(%g: tensor<2x3x16xf32>) -> tensor<2x3x8xf32> {
  %y = graph.interpolate_backward %g, sizes = [8], mode = nearest, align_corners = false
    : (tensor<2x3x16xf32>) -> tensor<2x3x8xf32>
  return %y : tensor<2x3x8xf32>
}

// CHECK-LABEL: func.func @second_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x3x16xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<2x3x8xf32> {tcopt.name = "ct_result0"}) -> (tensor<2x3x8xf32>, tensor<2x3x16xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.interpolate_backward [[ARG0]], sizes = [8], mode = nearest, align_corners = false : (tensor<2x3x16xf32>) -> tensor<2x3x8xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.interpolate [[ARG1]], sizes = [16], mode = nearest, align_corners = false : (tensor<2x3x8xf32>) -> tensor<2x3x16xf32>
// CHECK-NEXT:    return [[V0]], [[V1]] : tensor<2x3x8xf32>, tensor<2x3x16xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @nearest(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4x5xf32>,
// CHECK-SAME:    [[GRID:%[^ ,:]+]]: tensor<2x6x7x2xf32>) -> tensor<2x3x6x7xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.grid_sample [[X]], [[GRID]], mode = nearest, padding_mode = zeros, align_corners = false : (tensor<2x3x4x5xf32>, tensor<2x6x7x2xf32>) -> tensor<2x3x6x7xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x3x6x7xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @nearest_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<2x3x4x5xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<2x6x7x2xf32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<2x3x6x7xf32> {tcopt.name = "ct_result0"}) -> (tensor<2x3x6x7xf32>, tensor<2x3x4x5xf32> {tcopt.name = "grad_arg0"}, tensor<2x6x7x2xf32> {tcopt.name = "grad_arg1"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.grid_sample [[ARG0]], [[ARG1]], mode = nearest, padding_mode = zeros, align_corners = false : (tensor<2x3x4x5xf32>, tensor<2x6x7x2xf32>) -> tensor<2x3x6x7xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<4.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<5.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.slice [[ARG1]], dim = 3, start = 1, end = 2, step = 1 : (tensor<2x6x7x2xf32>) -> tensor<2x6x7x1xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.reshape [[V3]], sizes = [2, 42, 1] : (tensor<2x6x7x1xf32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.add [[V4]], [[V5]] : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.sub [[V1]], [[V7]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.mul [[V6]], [[V1]] : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.sub [[V9]], [[V10]] : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.div [[V11]], [[V12]], rounding_mode = none : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.div [[V1]], [[V14]], rounding_mode = none : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.round [[V13]] : (tensor<2x42x1xf32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = graph.ge [[V16]], [[V17]] : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xi1>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = graph.sub [[V1]], [[V19]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = graph.le [[V16]], [[V20]] : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xi1>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = graph.logical_and [[V18]], [[V21]] : (tensor<2x42x1xi1>, tensor<2x42x1xi1>) -> tensor<2x42x1xi1>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = graph.where [[V22]], [[V16]], [[V23]] : (tensor<2x42x1xi1>, tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = graph.cast [[V24]] : (tensor<2x42x1xf32>) -> tensor<2x42x1xi64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = graph.reshape [[V25]], sizes = [2, 42, 1, 1] : (tensor<2x42x1xi64>) -> tensor<2x42x1x1xi64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = graph.reshape [[V22]], sizes = [2, 42, 1, 1] : (tensor<2x42x1xi1>) -> tensor<2x42x1x1xi1>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = graph.slice [[ARG1]], dim = 3, start = 0, end = 1, step = 1 : (tensor<2x6x7x2xf32>) -> tensor<2x6x7x1xf32>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = graph.reshape [[V28]], sizes = [2, 42, 1] : (tensor<2x6x7x1xf32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = graph.add [[V29]], [[V30]] : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = graph.sub [[V2]], [[V32]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = graph.mul [[V31]], [[V2]] : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = graph.sub [[V34]], [[V35]] : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = graph.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = graph.div [[V36]], [[V37]], rounding_mode = none : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = graph.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = graph.div [[V2]], [[V39]], rounding_mode = none : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = graph.round [[V38]] : (tensor<2x42x1xf32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V43:%[^ ,:]+]] = graph.ge [[V41]], [[V42]] : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xi1>
// CHECK-NEXT:    [[V44:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V45:%[^ ,:]+]] = graph.sub [[V2]], [[V44]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    [[V46:%[^ ,:]+]] = graph.le [[V41]], [[V45]] : (tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xi1>
// CHECK-NEXT:    [[V47:%[^ ,:]+]] = graph.logical_and [[V43]], [[V46]] : (tensor<2x42x1xi1>, tensor<2x42x1xi1>) -> tensor<2x42x1xi1>
// CHECK-NEXT:    [[V48:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V49:%[^ ,:]+]] = graph.where [[V47]], [[V41]], [[V48]] : (tensor<2x42x1xi1>, tensor<2x42x1xf32>, tensor<f32>) -> tensor<2x42x1xf32>
// CHECK-NEXT:    [[V50:%[^ ,:]+]] = graph.cast [[V49]] : (tensor<2x42x1xf32>) -> tensor<2x42x1xi64>
// CHECK-NEXT:    [[V51:%[^ ,:]+]] = graph.reshape [[V50]], sizes = [2, 42, 1, 1] : (tensor<2x42x1xi64>) -> tensor<2x42x1x1xi64>
// CHECK-NEXT:    [[V52:%[^ ,:]+]] = graph.reshape [[V47]], sizes = [2, 42, 1, 1] : (tensor<2x42x1xi1>) -> tensor<2x42x1x1xi1>
// CHECK-NEXT:    [[V53:%[^ ,:]+]] = graph.constant dense<5> : tensor<i64>
// CHECK-NEXT:    [[V54:%[^ ,:]+]] = graph.mul [[V26]], [[V53]] : (tensor<2x42x1x1xi64>, tensor<i64>) -> tensor<2x42x1x1xi64>
// CHECK-NEXT:    [[V55:%[^ ,:]+]] = graph.add [[V54]], [[V51]] : (tensor<2x42x1x1xi64>, tensor<2x42x1x1xi64>) -> tensor<2x42x1x1xi64>
// CHECK-NEXT:    [[V56:%[^ ,:]+]] = graph.reshape [[V55]], sizes = [2, 1, 42] : (tensor<2x42x1x1xi64>) -> tensor<2x1x42xi64>
// CHECK-NEXT:    [[V57:%[^ ,:]+]] = graph.expand [[V56]], sizes = [2, 3, 42] : (tensor<2x1x42xi64>) -> tensor<2x3x42xi64>
// CHECK-NEXT:    [[V58:%[^ ,:]+]] = graph.reshape [[ARG2]], sizes = [2, 3, 42, 1, 1] : (tensor<2x3x6x7xf32>) -> tensor<2x3x42x1x1xf32>
// CHECK-NEXT:    [[V59:%[^ ,:]+]] = graph.logical_and [[V27]], [[V52]] : (tensor<2x42x1x1xi1>, tensor<2x42x1x1xi1>) -> tensor<2x42x1x1xi1>
// CHECK-NEXT:    [[V60:%[^ ,:]+]] = graph.unsqueeze [[V59]], dim = 1 : (tensor<2x42x1x1xi1>) -> tensor<2x1x42x1x1xi1>
// CHECK-NEXT:    [[V61:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V62:%[^ ,:]+]] = graph.where [[V60]], [[V58]], [[V61]] : (tensor<2x1x42x1x1xi1>, tensor<2x3x42x1x1xf32>, tensor<f32>) -> tensor<2x3x42x1x1xf32>
// CHECK-NEXT:    [[V63:%[^ ,:]+]] = graph.expand [[V62]], sizes = [2, 3, 42, 1, 1] : (tensor<2x3x42x1x1xf32>) -> tensor<2x3x42x1x1xf32>
// CHECK-NEXT:    [[V64:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V65:%[^ ,:]+]] = graph.full [[V64]], sizes = [2, 3, 20] : (tensor<f32>) -> tensor<2x3x20xf32>
// CHECK-NEXT:    [[V66:%[^ ,:]+]] = graph.reshape [[V63]], sizes = [2, 3, 42] : (tensor<2x3x42x1x1xf32>) -> tensor<2x3x42xf32>
// CHECK-NEXT:    [[V67:%[^ ,:]+]] = graph.scatter_add [[V65]], [[V57]], [[V66]], dim = 2 : (tensor<2x3x20xf32>, tensor<2x3x42xi64>, tensor<2x3x42xf32>) -> tensor<2x3x20xf32>
// CHECK-NEXT:    [[V68:%[^ ,:]+]] = graph.reshape [[V67]], sizes = [2, 3, 4, 5] : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:    [[V69:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V70:%[^ ,:]+]] = graph.full [[V69]], sizes = [2, 6, 7, 2] : (tensor<f32>) -> tensor<2x6x7x2xf32>
// CHECK-NEXT:    return [[V0]], [[V68]], [[V70]] : tensor<2x3x6x7xf32>, tensor<2x3x4x5xf32>, tensor<2x6x7x2xf32>
// CHECK-NEXT:  }
func.func @nearest(%x: tensor<2x3x4x5xf32>, %grid: tensor<2x6x7x2xf32>) -> tensor<2x3x6x7xf32> {
  // Nearest elements do not change with the grid.
  %y = graph.grid_sample %x, %grid, mode = nearest, padding_mode = zeros, align_corners = false
    : (tensor<2x3x4x5xf32>, tensor<2x6x7x2xf32>) -> tensor<2x3x6x7xf32>
  return %y : tensor<2x3x6x7xf32>
}
