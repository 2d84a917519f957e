// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @reshape(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8x8xf32>,
// CHECK-SAME:    [[B:%.*]]: index) -> tensor<?x64xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.reshape [[X]], sizes = {{\[}}[[B]], 64] : (tensor<?x8x8xf32>, index) -> tensor<?x64xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x64xf32>
// CHECK-NEXT:  }
func.func @reshape(%x: tensor<?x8x8xf32>, %b: index) -> tensor<?x64xf32> {
  %y = graph.reshape %x, sizes = [%b, 64] : (tensor<?x8x8xf32>, index) -> tensor<?x64xf32>
  return %y : tensor<?x64xf32>
}

// CHECK-LABEL: func.func @expand(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<1x3xf32>,
// CHECK-SAME:    [[B:%.*]]: index) -> tensor<2x?x3xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.broadcast [[X]], dims = [1, 2], sizes = [2, [[B]], 3] : (tensor<1x3xf32>, index) -> tensor<2x?x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x?x3xf32>
// CHECK-NEXT:  }
func.func @expand(%x: tensor<1x3xf32>, %b: index) -> tensor<2x?x3xf32> {
  %y = graph.expand %x, sizes = [2, %b, 3] : (tensor<1x3xf32>, index) -> tensor<2x?x3xf32>
  return %y : tensor<2x?x3xf32>
}

// CHECK-LABEL: func.func @permute(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf32>) -> tensor<?x4x3xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.transpose [[X]], dims = [0, 2, 1] : (tensor<?x3x4xf32>) -> tensor<?x4x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x4x3xf32>
// CHECK-NEXT:  }
func.func @permute(%x: tensor<?x3x4xf32>) -> tensor<?x4x3xf32> {
  %y = graph.permute %x, dims = [0, -1, 1] : (tensor<?x3x4xf32>) -> tensor<?x4x3xf32>
  return %y : tensor<?x4x3xf32>
}

// CHECK-LABEL: func.func @transpose(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3x4xf32>) -> tensor<4x3x?xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.transpose [[X]], dims = [2, 1, 0] : (tensor<?x3x4xf32>) -> tensor<4x3x?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<4x3x?xf32>
// CHECK-NEXT:  }
func.func @transpose(%x: tensor<?x3x4xf32>) -> tensor<4x3x?xf32> {
  %y = graph.transpose %x, dim0 = 0, dim1 = -1 : (tensor<?x3x4xf32>) -> tensor<4x3x?xf32>
  return %y : tensor<4x3x?xf32>
}

// CHECK-LABEL: func.func @unsqueeze(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> tensor<?x3x1xf32> {
// CHECK-NEXT:    [[C0:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%.*]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V0:%.*]] = core.reshape [[X]], sizes = {{\[}}[[DIM]], 3, 1] : (tensor<?x3xf32>, index) -> tensor<?x3x1xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x3x1xf32>
// CHECK-NEXT:  }
func.func @unsqueeze(%x: tensor<?x3xf32>) -> tensor<?x3x1xf32> {
  %y = graph.unsqueeze %x, dim = -1 : (tensor<?x3xf32>) -> tensor<?x3x1xf32>
  return %y : tensor<?x3x1xf32>
}

// CHECK-LABEL: func.func @squeeze(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x1x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[C0:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%.*]] = tensor.dim [[X]], [[C0]] : tensor<?x1x3xf32>
// CHECK-NEXT:    [[V0:%.*]] = core.reshape [[X]], sizes = {{\[}}[[DIM]], 3] : (tensor<?x1x3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @squeeze(%x: tensor<?x1x3xf32>) -> tensor<?x3xf32> {
  %y = graph.squeeze %x, dims = [1] : (tensor<?x1x3xf32>) -> tensor<?x3xf32>
  return %y : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @slice(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x9xi8>) -> tensor<?x3xi8> {
// CHECK-NEXT:    [[C0:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%.*]] = tensor.dim [[X]], [[C0]] : tensor<?x9xi8>
// CHECK-NEXT:    [[V0:%.*]] = core.slice [[X]], offsets = [0, 2], sizes = {{\[}}[[DIM]], 3], strides = [1, 3] : (tensor<?x9xi8>, index) -> tensor<?x3xi8>
// CHECK-NEXT:    return [[V0]] : tensor<?x3xi8>
// CHECK-NEXT:  }
func.func @slice(%x: tensor<?x9xi8>) -> tensor<?x3xi8> {
  %r = graph.slice %x, dim = -1, start = -7, end = 9223372036854775807, step = 3 : (tensor<?x9xi8>) -> tensor<?x3xi8>
  return %r : tensor<?x3xi8>
}

// CHECK-LABEL: func.func @slice_unknown(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xi8>) -> tensor<?xi8> {
// CHECK-NEXT:    [[C0:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%.*]] = tensor.dim [[X]], [[C0]] : tensor<?xi8>
// CHECK-NEXT:    [[C2:%.*]] = arith.constant 2 : index
// CHECK-NEXT:    [[V0:%.*]] = arith.minsi [[DIM]], [[C2]] : index
// CHECK-NEXT:    [[C0_0:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%.*]] = tensor.dim [[X]], [[C0_0]] : tensor<?xi8>
// CHECK-NEXT:    [[C2_2:%.*]] = arith.constant 2 : index
// CHECK-NEXT:    [[V1:%.*]] = arith.minsi [[DIM_1]], [[C2_2]] : index
// CHECK-NEXT:    [[C5:%.*]] = arith.constant 5 : index
// CHECK-NEXT:    [[V2:%.*]] = arith.minsi [[DIM_1]], [[C5]] : index
// CHECK-NEXT:    [[V3:%.*]] = arith.subi [[V2]], [[V1]] : index
// CHECK-NEXT:    [[C0_3:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[V4:%.*]] = arith.maxsi [[V3]], [[C0_3]] : index
// CHECK-NEXT:    [[V5:%.*]] = core.slice [[X]], offsets = {{\[}}[[V0]]], sizes = {{\[}}[[V4]]], strides = [1] : (tensor<?xi8>, index, index) -> tensor<?xi8>
// CHECK-NEXT:    return [[V5]] : tensor<?xi8>
// CHECK-NEXT:  }
func.func @slice_unknown(%x: tensor<?xi8>) -> tensor<?xi8> {
  %r = graph.slice %x, dim = 0, start = 2, end = 5, step = 1 : (tensor<?xi8>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}

// CHECK-LABEL: func.func @slice_from_end(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xi8>) -> tensor<?xi8> {
// CHECK-NEXT:    [[C0:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%.*]] = tensor.dim [[X]], [[C0]] : tensor<?xi8>
// CHECK-NEXT:    [[C_4:%.*]] = arith.constant -4 : index
// CHECK-NEXT:    [[V0:%.*]] = arith.addi [[DIM]], [[C_4]] : index
// CHECK-NEXT:    [[C0_0:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[V1:%.*]] = arith.maxsi [[V0]], [[C0_0]] : index
// CHECK-NEXT:    [[C0_1:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_2:%.*]] = tensor.dim [[X]], [[C0_1]] : tensor<?xi8>
// CHECK-NEXT:    [[C_4_3:%.*]] = arith.constant -4 : index
// CHECK-NEXT:    [[V2:%.*]] = arith.addi [[DIM_2]], [[C_4_3]] : index
// CHECK-NEXT:    [[C0_4:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[V3:%.*]] = arith.maxsi [[V2]], [[C0_4]] : index
// CHECK-NEXT:    [[V4:%.*]] = arith.subi [[DIM_2]], [[V3]] : index
// CHECK-NEXT:    [[C_1:%.*]] = arith.constant -1 : index
// CHECK-NEXT:    [[V5:%.*]] = arith.addi [[V4]], [[C_1]] : index
// CHECK-NEXT:    [[C2:%.*]] = arith.constant 2 : index
// CHECK-NEXT:    [[V6:%.*]] = arith.floordivsi [[V5]], [[C2]] : index
// CHECK-NEXT:    [[C1:%.*]] = arith.constant 1 : index
// CHECK-NEXT:    [[V7:%.*]] = arith.addi [[V6]], [[C1]] : index
// CHECK-NEXT:    [[V8:%.*]] = core.slice [[X]], offsets = {{\[}}[[V1]]], sizes = {{\[}}[[V7]]], strides = [2] : (tensor<?xi8>, index, index) -> tensor<?xi8>
// CHECK-NEXT:    return [[V8]] : tensor<?xi8>
// CHECK-NEXT:  }
func.func @slice_from_end(%x: tensor<?xi8>) -> tensor<?xi8> {
  %r = graph.slice %x, dim = 0, start = -4, end = 9223372036854775807, step = 2 : (tensor<?xi8>) -> tensor<?xi8>
  return %r : tensor<?xi8>
}

// CHECK-LABEL: func.func @slice_to_nothing(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi8>) -> tensor<0xi8> {
// CHECK-NEXT:    [[V0:%.*]] = core.slice [[X]], offsets = [4], sizes = [0], strides = [1] : (tensor<4xi8>) -> tensor<0xi8>
// CHECK-NEXT:    return [[V0]] : tensor<0xi8>
// CHECK-NEXT:  }
func.func @slice_to_nothing(%x: tensor<4xi8>) -> tensor<0xi8> {
  %r = graph.slice %x, dim = 0, start = 9, end = 2, step = 1 : (tensor<4xi8>) -> tensor<0xi8>
  return %r : tensor<0xi8>
}

// CHECK-LABEL: func.func @cat(
// CHECK-SAME:    [[A:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<?x4xf32>) -> tensor<?x7xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.concatenate [[A]], [[B]], dim = 1 : (tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<?x7xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x7xf32>
// CHECK-NEXT:  }
func.func @cat(%a: tensor<?x3xf32>, %b: tensor<?x4xf32>) -> tensor<?x7xf32> {
  %y = graph.cat %a, %b, dim = -1 : (tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<?x7xf32>
  return %y : tensor<?x7xf32>
}

// CHECK-LABEL: func.func @flip(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.reverse [[X]], dims = [1, 0] : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @flip(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %y = graph.flip %x, dims = [-1, 0] : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %y : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @pad(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<f32>) -> tensor<?x6xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.pad [[X]], [[V]], low = [0, 1], high = [0, 2] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x6xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x6xf32>
// CHECK-NEXT:  }
func.func @pad(%x: tensor<?x3xf32>, %v: tensor<f32>) -> tensor<?x6xf32> {
  %y = graph.pad %x, %v, low = [0, 1], high = [0, 2] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x6xf32>
  return %y : tensor<?x6xf32>
}

// CHECK-LABEL: func.func @embedding(
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<50x8xf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?x4xi64>) -> tensor<?x4x8xf16> {
// CHECK-NEXT:    [[V0:%.*]] = core.gather [[W]], [[I]], dims = [0], x_dims = [2], index_dims = [0, 1] : (tensor<50x8xf16>, tensor<?x4xi64>) -> tensor<?x4x8xf16>
// CHECK-NEXT:    return [[V0]] : tensor<?x4x8xf16>
// CHECK-NEXT:  }
func.func @embedding(%w: tensor<50x8xf16>, %i: tensor<?x4xi64>) -> tensor<?x4x8xf16> {
  %y = graph.embedding %w, %i : (tensor<50x8xf16>, tensor<?x4xi64>) -> tensor<?x4x8xf16>
  return %y : tensor<?x4x8xf16>
}
