// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --grad-make-vjp=function=reflection --grad-make-vjp=function=replication --grad-make-vjp=function=circular | FileCheck %s

// CHECK-LABEL: func.func @reflection(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x?xf32>) -> tensor<3x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.reflection_pad [[X]], low = [0, 1], high = [0, 2] : (tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3x?xf32>
// CHECK-NEXT:  }
func.func @reflection(%x: tensor<3x?xf32>) -> tensor<3x?xf32> {
  // Unknown sizes need none of them: ranges are counted from the end.
  %y = graph.reflection_pad %x, low = [0, 1], high = [0, 2] : (tensor<3x?xf32>) -> tensor<3x?xf32>
  return %y : tensor<3x?xf32>
}

// CHECK-LABEL: func.func @reflection_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3x?xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<3x?xf32> {tcopt.name = "ct_result0"}) -> (tensor<3x?xf32>, tensor<3x?xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.reflection_pad [[ARG0]], low = [0, 1], high = [0, 2] : (tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.slice [[ARG1]], dim = 1, start = 1, end = -2, step = 1 : (tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.slice [[ARG1]], dim = 1, start = 0, end = 1, step = 1 : (tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.slice [[V1]], dim = 1, start = 1, end = 2, step = 1 : (tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.flip [[V2]], dims = [1] : (tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.add [[V3]], [[V4]] : (tensor<3x?xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.slice_scatter [[V1]], [[V5]], dim = 1, start = 1, end = 2, step = 1 : (tensor<3x?xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.slice [[ARG1]], dim = 1, start = -2, end = 9223372036854775807, step = 1 : (tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.slice [[V6]], dim = 1, start = -3, end = -1, step = 1 : (tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.flip [[V7]], dims = [1] : (tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.add [[V8]], [[V9]] : (tensor<3x?xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.slice_scatter [[V6]], [[V10]], dim = 1, start = -3, end = -1, step = 1 : (tensor<3x?xf32>, tensor<3x?xf32>) -> tensor<3x?xf32>
// CHECK-NEXT:    return [[V0]], [[V11]] : tensor<3x?xf32>, tensor<3x?xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @replication(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x4xf32>) -> tensor<6x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.replication_pad [[X]], low = [1, 0], high = [2, 0] : (tensor<3x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<6x4xf32>
// CHECK-NEXT:  }
func.func @replication(%x: tensor<3x4xf32>) -> tensor<6x4xf32> {
  %y = graph.replication_pad %x, low = [1, 0], high = [2, 0] : (tensor<3x4xf32>) -> tensor<6x4xf32>
  return %y : tensor<6x4xf32>
}

// CHECK-LABEL: func.func @replication_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<6x4xf32> {tcopt.name = "ct_result0"}) -> (tensor<6x4xf32>, tensor<3x4xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.replication_pad [[ARG0]], low = [1, 0], high = [2, 0] : (tensor<3x4xf32>) -> tensor<6x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.slice [[ARG1]], dim = 0, start = 1, end = -2, step = 1 : (tensor<6x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.slice [[ARG1]], dim = 0, start = 0, end = 1, step = 1 : (tensor<6x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.slice [[V1]], dim = 0, start = 0, end = 1, step = 1 : (tensor<3x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.sum [[V2]], dims = [0], keepdim = true : (tensor<1x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.add [[V3]], [[V4]] : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.slice_scatter [[V1]], [[V5]], dim = 0, start = 0, end = 1, step = 1 : (tensor<3x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.slice [[ARG1]], dim = 0, start = -2, end = 9223372036854775807, step = 1 : (tensor<6x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.slice [[V6]], dim = 0, start = -1, end = 9223372036854775807, step = 1 : (tensor<3x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.sum [[V7]], dims = [0], keepdim = true : (tensor<2x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.add [[V8]], [[V9]] : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.slice_scatter [[V6]], [[V10]], dim = 0, start = -1, end = 9223372036854775807, step = 1 : (tensor<3x4xf32>, tensor<1x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    return [[V0]], [[V11]] : tensor<6x4xf32>, tensor<3x4xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @circular(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x4xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.circular_pad [[X]], low = [1, 0], high = [0, 2] : (tensor<3x4xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4x6xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @circular_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<3x4xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<4x6xf32> {tcopt.name = "ct_result0"}) -> (tensor<4x6xf32>, tensor<3x4xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 1, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.circular_pad [[ARG0]], low = [1, 0], high = [0, 2] : (tensor<3x4xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.slice [[ARG1]], dim = 0, start = 1, end = 9223372036854775807, step = 1 : (tensor<4x6xf32>) -> tensor<3x6xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.slice [[ARG1]], dim = 0, start = 0, end = 1, step = 1 : (tensor<4x6xf32>) -> tensor<1x6xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.slice [[V1]], dim = 0, start = -1, end = 9223372036854775807, step = 1 : (tensor<3x6xf32>) -> tensor<1x6xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.add [[V3]], [[V2]] : (tensor<1x6xf32>, tensor<1x6xf32>) -> tensor<1x6xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.slice_scatter [[V1]], [[V4]], dim = 0, start = -1, end = 9223372036854775807, step = 1 : (tensor<3x6xf32>, tensor<1x6xf32>) -> tensor<3x6xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.slice [[V5]], dim = 1, start = 0, end = -2, step = 1 : (tensor<3x6xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.slice [[V5]], dim = 1, start = -2, end = 9223372036854775807, step = 1 : (tensor<3x6xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.slice [[V6]], dim = 1, start = 0, end = 2, step = 1 : (tensor<3x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.add [[V8]], [[V7]] : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.slice_scatter [[V6]], [[V9]], dim = 1, start = 0, end = 2, step = 1 : (tensor<3x4xf32>, tensor<3x2xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    return [[V0]], [[V10]] : tensor<4x6xf32>, tensor<3x4xf32>
// CHECK-NEXT:  }
func.func @circular(%x: tensor<3x4xf32>) -> tensor<4x6xf32> {
  // One dimension after the other.
  %y = graph.circular_pad %x, low = [1, 0], high = [0, 2] : (tensor<3x4xf32>) -> tensor<4x6xf32>
  return %y : tensor<4x6xf32>
}
