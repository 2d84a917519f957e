// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Gradients of tables. Each place of a bag has the cotangent of its bag; what
// counts for nothing has a bag of zeros behind the others.
// RUN: tcopt %s --grad-make-vjp=function=rows --grad-make-vjp=function=unknown --grad-make-vjp=function=sums --grad-make-vjp=function=frequent | FileCheck %s

// CHECK-LABEL: func.func @rows(
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<9x2xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?x5xi64>) -> tensor<?x5x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.embedding [[W]], [[I]], padding_idx = 3 : (tensor<9x2xf32>, tensor<?x5xi64>) -> tensor<?x5x2xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x5x2xf32>
// CHECK-NEXT:  }
func.func @rows(%w: tensor<9x2xf32>, %i: tensor<?x5xi64>) -> tensor<?x5x2xf32> {
  %0 = graph.embedding %w, %i, padding_idx = 3 : (tensor<9x2xf32>, tensor<?x5xi64>) -> tensor<?x5x2xf32>
  return %0 : tensor<?x5x2xf32>
}

// CHECK-LABEL: func.func @rows_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<9x2xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<?x5xi64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<?x5x2xf32> {tcopt.name = "ct_result0"}) -> (tensor<?x5x2xf32>, tensor<9x2xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.embedding [[ARG0]], [[ARG1]], padding_idx = 3 : (tensor<9x2xf32>, tensor<?x5xi64>) -> tensor<?x5x2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.embedding_backward [[ARG2]], [[ARG1]], num_weights = 9, padding_idx = 3, scale_grad_by_freq = false : (tensor<?x5x2xf32>, tensor<?x5xi64>) -> tensor<9x2xf32>
// CHECK-NEXT:    return [[V0]], [[V1]] : tensor<?x5x2xf32>, tensor<9x2xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @unknown(
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<?x2xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<5xi32>) -> tensor<5x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.embedding [[W]], [[I]], padding_idx = 3 : (tensor<?x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
// CHECK-NEXT:    return [[V0]] : tensor<5x2xf32>
// CHECK-NEXT:  }
func.func @unknown(%w: tensor<?x2xf32>, %i: tensor<5xi32>) -> tensor<5x2xf32> {
  %0 = graph.embedding %w, %i, padding_idx = 3 : (tensor<?x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
  return %0 : tensor<5x2xf32>
}

// CHECK-LABEL: func.func @unknown_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x2xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<5xi32>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<5x2xf32> {tcopt.name = "ct_result0"}) -> (tensor<5x2xf32>, tensor<?x2xf32> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.embedding [[ARG0]], [[ARG1]], padding_idx = 3 : (tensor<?x2xf32>, tensor<5xi32>) -> tensor<5x2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.reshape [[ARG1]], sizes = [5] : (tensor<5xi32>) -> tensor<5xi32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<3> : tensor<i32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.eq [[ARG1]], [[V2]] : (tensor<5xi32>, tensor<i32>) -> tensor<5xi1>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.unsqueeze [[V3]], dim = -1 : (tensor<5xi1>) -> tensor<5x1xi1>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.where [[V4]], [[V5]], [[ARG2]] : (tensor<5x1xi1>, tensor<f32>, tensor<5x2xf32>) -> tensor<5x2xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.reshape [[V6]], sizes = [5, 2] : (tensor<5x2xf32>) -> tensor<5x2xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG0]], [[C0]] : tensor<?x2xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.full [[V8]], sizes = {{\[}}[[DIM]], 2] : (tensor<f32>, index) -> tensor<?x2xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.index_add [[V9]], [[V1]], [[V7]], dim = 0 : (tensor<?x2xf32>, tensor<5xi32>, tensor<5x2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:    return [[V0]], [[V10]] : tensor<5x2xf32>, tensor<?x2xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @sums(
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<9x2xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<6xi64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<6xf32>) -> tensor<3x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.embedding_bag [[W]], [[I]], [[O]], per_sample_weights [[S]], padding_idx = 1, mode = sum, include_last_offset = false : (tensor<9x2xf32>, tensor<6xi64>, tensor<3xi64>, tensor<6xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3x2xf32>
// CHECK-NEXT:  }
func.func @sums(%w: tensor<9x2xf32>, %i: tensor<6xi64>, %o: tensor<3xi64>, %s: tensor<6xf32>) -> tensor<3x2xf32> {
  %0 = graph.embedding_bag %w, %i, %o, per_sample_weights %s, padding_idx = 1, mode = sum, include_last_offset = false : (tensor<9x2xf32>, tensor<6xi64>, tensor<3xi64>, tensor<6xf32>) -> tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @sums_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<9x2xf32>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<6xi64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[ARG3:%[^ ,:]+]]: tensor<6xf32>,
// CHECK-SAME:    [[ARG4:%[^ ,:]+]]: tensor<3x2xf32> {tcopt.name = "ct_result0"}) -> (tensor<3x2xf32>, tensor<9x2xf32> {tcopt.name = "grad_arg0"}, tensor<6xf32> {tcopt.name = "grad_arg3"}) attributes {grad.joint = array<i64: 4, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.embedding_bag [[ARG0]], [[ARG1]], [[ARG2]], per_sample_weights [[ARG3]], padding_idx = 1, mode = sum, include_last_offset = false : (tensor<9x2xf32>, tensor<6xi64>, tensor<3xi64>, tensor<6xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.arange [[V1]], [[V2]], sizes = [6] : (tensor<i64>, tensor<i64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.searchsorted [[ARG2]], [[V3]], right = true : (tensor<3xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.gt [[V4]], [[V5]] : (tensor<6xi64>, tensor<i64>) -> tensor<6xi1>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.ne [[ARG1]], [[V7]] : (tensor<6xi64>, tensor<i64>) -> tensor<6xi1>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.logical_and [[V6]], [[V8]] : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.sub [[V4]], [[V10]] : (tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.constant dense<3> : tensor<i64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.where [[V9]], [[V11]], [[V12]] : (tensor<6xi1>, tensor<6xi64>, tensor<i64>) -> tensor<6xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.pad [[ARG4]], [[V14]], low = [0, 0], high = [1, 0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<4x2xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.index_select [[V15]], [[V13]], dim = 0 : (tensor<4x2xf32>, tensor<6xi64>) -> tensor<6x2xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = graph.index_select [[ARG0]], [[ARG1]], dim = 0 : (tensor<9x2xf32>, tensor<6xi64>) -> tensor<6x2xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = graph.mul [[V16]], [[V17]] : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = graph.sum [[V18]], dims = [1], keepdim = false : (tensor<6x2xf32>) -> tensor<6xf32>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = graph.unsqueeze [[ARG3]], dim = -1 : (tensor<6xf32>) -> tensor<6x1xf32>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = graph.mul [[V16]], [[V20]] : (tensor<6x2xf32>, tensor<6x1xf32>) -> tensor<6x2xf32>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = graph.full [[V22]], sizes = [9, 2] : (tensor<f32>) -> tensor<9x2xf32>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = graph.index_add [[V23]], [[ARG1]], [[V21]], dim = 0 : (tensor<9x2xf32>, tensor<6xi64>, tensor<6x2xf32>) -> tensor<9x2xf32>
// CHECK-NEXT:    return [[V0]], [[V24]], [[V19]] : tensor<3x2xf32>, tensor<9x2xf32>, tensor<6xf32>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @frequent(
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<?x2xf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<5xi64>) -> tensor<5x2xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.embedding [[W]], [[I]] scale_grad_by_freq : (tensor<?x2xf16>, tensor<5xi64>) -> tensor<5x2xf16>
// CHECK-NEXT:    return [[V0]] : tensor<5x2xf16>
// CHECK-NEXT:  }
// CHECK-LABEL: func.func @frequent_vjp(
// CHECK-SAME:    [[ARG0:%[^ ,:]+]]: tensor<?x2xf16>,
// CHECK-SAME:    [[ARG1:%[^ ,:]+]]: tensor<5xi64>,
// CHECK-SAME:    [[ARG2:%[^ ,:]+]]: tensor<5x2xf16> {tcopt.name = "ct_result0"}) -> (tensor<5x2xf16>, tensor<?x2xf16> {tcopt.name = "grad_arg0"}) attributes {grad.joint = array<i64: 2, 1>} {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.embedding [[ARG0]], [[ARG1]] scale_grad_by_freq : (tensor<?x2xf16>, tensor<5xi64>) -> tensor<5x2xf16>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.reshape [[ARG1]], sizes = [5] : (tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.cast [[ARG2]] : (tensor<5x2xf16>) -> tensor<5x2xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[ARG0]], [[C0]] : tensor<?x2xf16>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.reshape [[ARG1]], sizes = [5] : (tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.full [[V4]], sizes = {{\[}}[[DIM]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = graph.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = graph.full [[V6]], sizes = [5] : (tensor<f32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = graph.index_add [[V5]], [[V3]], [[V7]], dim = 0 : (tensor<?xf32>, tensor<5xi64>, tensor<5xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = graph.index_select [[V8]], [[V3]], dim = 0 : (tensor<?xf32>, tensor<5xi64>) -> tensor<5xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = graph.reshape [[V9]], sizes = [5] : (tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = graph.unsqueeze [[V10]], dim = -1 : (tensor<5xf32>) -> tensor<5x1xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = graph.div [[V2]], [[V11]], rounding_mode = none : (tensor<5x2xf32>, tensor<5x1xf32>) -> tensor<5x2xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = graph.reshape [[V12]], sizes = [5, 2] : (tensor<5x2xf32>) -> tensor<5x2xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = graph.cast [[ARG0]] : (tensor<?x2xf16>) -> tensor<?x2xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V14]], [[C0_0]] : tensor<?x2xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = graph.full [[V15]], sizes = {{\[}}[[DIM_1]], 2] : (tensor<f32>, index) -> tensor<?x2xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = graph.index_add [[V16]], [[V1]], [[V13]], dim = 0 : (tensor<?x2xf32>, tensor<5xi64>, tensor<5x2xf32>) -> tensor<?x2xf32>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = graph.cast [[V17]] : (tensor<?x2xf32>) -> tensor<?x2xf16>
// CHECK-NEXT:    return [[V0]], [[V18]] : tensor<5x2xf16>, tensor<?x2xf16>
// CHECK-NEXT:  }
func.func @frequent(%w: tensor<?x2xf16>, %i: tensor<5xi64>) -> tensor<5x2xf16> {
  %0 = graph.embedding %w, %i scale_grad_by_freq : (tensor<?x2xf16>, tensor<5xi64>) -> tensor<5x2xf16>
  return %0 : tensor<5x2xf16>
}
