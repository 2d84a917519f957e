// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @sum(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x4xf32>
// CHECK-NEXT:  }
func.func @sum(%x: tensor<2x3x4xf32>) -> tensor<2x4xf32> {
  %r = graph.sum %x, dims = [1], keepdim = false : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @sum_bf16_keepdim(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xbf16>) -> tensor<2x1x4xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reshape [[V1]], sizes = [2, 1, 4] : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.convert [[V2]] : (tensor<2x1x4xf32>) -> tensor<2x1x4xbf16>
// CHECK-NEXT:    return [[V3]] : tensor<2x1x4xbf16>
// CHECK-NEXT:  }
func.func @sum_bf16_keepdim(%x: tensor<2x3x4xbf16>) -> tensor<2x1x4xbf16> {
  %r = graph.sum %x, dims = [1], keepdim = true : (tensor<2x3x4xbf16>) -> tensor<2x1x4xbf16>
  return %r : tensor<2x1x4xbf16>
}

// CHECK-LABEL: func.func @sum_of_nothing(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
// CHECK-NEXT:    return [[X]] : tensor<2x3x4xi32>
// CHECK-NEXT:  }
func.func @sum_of_nothing(%x: tensor<2x3x4xi32>) -> tensor<2x3x4xi32> {
  %r = graph.sum %x, dims = [], keepdim = false : (tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  return %r : tensor<2x3x4xi32>
}

// CHECK-LABEL: func.func @sum_all(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xi64>) -> tensor<i64> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [0, 1, 2] : (tensor<2x3x4xi64>) -> tensor<i64>
// CHECK-NEXT:    return [[V0]] : tensor<i64>
// CHECK-NEXT:  }
func.func @sum_all(%x: tensor<2x3x4xi64>) -> tensor<i64> {
  %r = graph.sum %x, dims = [0, -2, -1], keepdim = false : (tensor<2x3x4xi64>) -> tensor<i64>
  return %r : tensor<i64>
}

// CHECK-LABEL: func.func @prod(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xf16>) -> tensor<2x4xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<2x3x4xf16>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce mul, [[V0]], dims = [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.convert [[V1]] : (tensor<2x4xf32>) -> tensor<2x4xf16>
// CHECK-NEXT:    return [[V2]] : tensor<2x4xf16>
// CHECK-NEXT:  }
func.func @prod(%x: tensor<2x3x4xf16>) -> tensor<2x4xf16> {
  %r = graph.prod %x, dims = [1], keepdim = false : (tensor<2x3x4xf16>) -> tensor<2x4xf16>
  return %r : tensor<2x4xf16>
}

// CHECK-LABEL: func.func @mean(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xf32>) -> tensor<2x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<3.000000e+00> : tensor<2x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.div [[V0]], [[V1]] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    return [[V2]] : tensor<2x4xf32>
// CHECK-NEXT:  }
func.func @mean(%x: tensor<2x3x4xf32>) -> tensor<2x4xf32> {
  %r = graph.mean %x, dims = [1], keepdim = false : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
  return %r : tensor<2x4xf32>
}

// CHECK-LABEL: func.func @mean_bf16(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xbf16>) -> tensor<2xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [2, 1] : (tensor<2x3x4xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<1.200000e+01> : tensor<2xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.div [[V1]], [[V2]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.convert [[V3]] : (tensor<2xf32>) -> tensor<2xbf16>
// CHECK-NEXT:    return [[V4]] : tensor<2xbf16>
// CHECK-NEXT:  }
func.func @mean_bf16(%x: tensor<2x3x4xbf16>) -> tensor<2xbf16> {
  %r = graph.mean %x, dims = [-1, 1], keepdim = false : (tensor<2x3x4xbf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// CHECK-LABEL: func.func @mean_dynamic(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x?xf32>) -> tensor<1x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [0] : (tensor<?x?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<?x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[V0]], sizes = [1, [[DIM]]] : (tensor<?xf32>, index) -> tensor<1x?xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.index_cast [[DIM_0]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V2]] : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.convert [[FROM_ELEMENTS]] : (tensor<i64>) -> tensor<f32>
// CHECK-NEXT:    [[C1_1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_2:%[^ ,:]+]] = tensor.dim [[V1]], [[C1_1]] : tensor<1x?xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[V3]], dims = [], sizes = [1, [[DIM_2]]] : (tensor<f32>, index) -> tensor<1x?xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.div [[V1]], [[V4]] : (tensor<1x?xf32>, tensor<1x?xf32>) -> tensor<1x?xf32>
// CHECK-NEXT:    return [[V5]] : tensor<1x?xf32>
// CHECK-NEXT:  }
func.func @mean_dynamic(%x: tensor<?x?xf32>) -> tensor<1x?xf32> {
  %r = graph.mean %x, dims = [0], keepdim = true : (tensor<?x?xf32>) -> tensor<1x?xf32>
  return %r : tensor<1x?xf32>
}

// CHECK-LABEL: func.func @mean_of_none(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<0x4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce add, [[X]], dims = [0] : (tensor<0x4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.div [[V0]], [[V1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V2]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @mean_of_none(%x: tensor<0x4xf32>) -> tensor<4xf32> {
  %r = graph.mean %x, dims = [0], keepdim = false : (tensor<0x4xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// CHECK-LABEL: func.func @amax(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xbf16>) -> tensor<2x4xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<2x3x4xbf16>) -> tensor<2x3x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reduce maximum, [[V0]], dims = [1] : (tensor<2x3x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.convert [[V1]] : (tensor<2x4xf32>) -> tensor<2x4xbf16>
// CHECK-NEXT:    return [[V2]] : tensor<2x4xbf16>
// CHECK-NEXT:  }
func.func @amax(%x: tensor<2x3x4xbf16>) -> tensor<2x4xbf16> {
  %r = graph.amax %x, dims = [1], keepdim = false : (tensor<2x3x4xbf16>) -> tensor<2x4xbf16>
  return %r : tensor<2x4xbf16>
}

// CHECK-LABEL: func.func @amin_bool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xi1>) -> tensor<2x4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce and, [[X]], dims = [1] : (tensor<2x3x4xi1>) -> tensor<2x4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<2x4xi1>
// CHECK-NEXT:  }
func.func @amin_bool(%x: tensor<2x3x4xi1>) -> tensor<2x4xi1> {
  %r = graph.amin %x, dims = [1], keepdim = false : (tensor<2x3x4xi1>) -> tensor<2x4xi1>
  return %r : tensor<2x4xi1>
}

// CHECK-LABEL: func.func @amax_bool(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xi1>) -> tensor<2x4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce or, [[X]], dims = [1] : (tensor<2x3x4xi1>) -> tensor<2x4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<2x4xi1>
// CHECK-NEXT:  }
func.func @amax_bool(%x: tensor<2x3x4xi1>) -> tensor<2x4xi1> {
  %r = graph.amax %x, dims = [1], keepdim = false : (tensor<2x3x4xi1>) -> tensor<2x4xi1>
  return %r : tensor<2x4xi1>
}

// CHECK-LABEL: func.func @any(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xi1>) -> tensor<2x4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce or, [[X]], dims = [1] : (tensor<2x3x4xi1>) -> tensor<2x4xi1>
// CHECK-NEXT:    return [[V0]] : tensor<2x4xi1>
// CHECK-NEXT:  }
func.func @any(%x: tensor<2x3x4xi1>) -> tensor<2x4xi1> {
  %r = graph.any %x, dims = [1], keepdim = false : (tensor<2x3x4xi1>) -> tensor<2x4xi1>
  return %r : tensor<2x4xi1>
}

// CHECK-LABEL: func.func @all(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xi1>) -> tensor<2x1x4xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reduce and, [[X]], dims = [1] : (tensor<2x3x4xi1>) -> tensor<2x4xi1>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[V0]], sizes = [2, 1, 4] : (tensor<2x4xi1>) -> tensor<2x1x4xi1>
// CHECK-NEXT:    return [[V1]] : tensor<2x1x4xi1>
// CHECK-NEXT:  }
func.func @all(%x: tensor<2x3x4xi1>) -> tensor<2x1x4xi1> {
  %r = graph.all %x, dims = [1], keepdim = true : (tensor<2x3x4xi1>) -> tensor<2x1x4xi1>
  return %r : tensor<2x1x4xi1>
}

// CHECK-LABEL: func.func @argmax(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> tensor<?x1xi64> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.arg_reduce maximum, [[X]], dim = 1 : (tensor<?x3xf32>) -> tensor<?xi64>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[V0]], sizes = {{\[}}[[DIM]], 1] : (tensor<?xi64>, index) -> tensor<?x1xi64>
// CHECK-NEXT:    return [[V1]] : tensor<?x1xi64>
// CHECK-NEXT:  }
func.func @argmax(%x: tensor<?x3xf32>) -> tensor<?x1xi64> {
  %r = graph.argmax %x, dim = -1, keepdim = true : (tensor<?x3xf32>) -> tensor<?x1xi64>
  return %r : tensor<?x1xi64>
}

// CHECK-LABEL: func.func @argmin(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> tensor<?x1xi64> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.arg_reduce minimum, [[X]], dim = 1 : (tensor<?x3xf32>) -> tensor<?xi64>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[V0]], sizes = {{\[}}[[DIM]], 1] : (tensor<?xi64>, index) -> tensor<?x1xi64>
// CHECK-NEXT:    return [[V1]] : tensor<?x1xi64>
// CHECK-NEXT:  }
func.func @argmin(%x: tensor<?x3xf32>) -> tensor<?x1xi64> {
  %r = graph.argmin %x, dim = -1, keepdim = true : (tensor<?x3xf32>) -> tensor<?x1xi64>
  return %r : tensor<?x1xi64>
}
