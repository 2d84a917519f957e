// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @roll(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x3xf32>) -> tensor<5x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[X]], offsets = [0, 0], sizes = [3, 3], strides = [1, 1] : (tensor<5x3xf32>) -> tensor<3x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.slice [[X]], offsets = [3, 0], sizes = [2, 3], strides = [1, 1] : (tensor<5x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.concatenate [[V1]], [[V0]], dim = 0 : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.slice [[V2]], offsets = [0, 0], sizes = [5, 1], strides = [1, 1] : (tensor<5x3xf32>) -> tensor<5x1xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.slice [[V2]], offsets = [0, 1], sizes = [5, 2], strides = [1, 1] : (tensor<5x3xf32>) -> tensor<5x2xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.concatenate [[V4]], [[V3]], dim = 1 : (tensor<5x2xf32>, tensor<5x1xf32>) -> tensor<5x3xf32>
// CHECK-NEXT:    return [[V5]] : tensor<5x3xf32>
// CHECK-NEXT:  }
func.func @roll(%x: tensor<5x3xf32>) -> tensor<5x3xf32> {
  %r = graph.roll %x, shifts = [7, -1], dims = [0, -1] : (tensor<5x3xf32>) -> tensor<5x3xf32>
  return %r : tensor<5x3xf32>
}

// CHECK-LABEL: func.func @roll_flat(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.muli [[DIM]], [[C3]] : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[X]], sizes = {{\[}}[[V0]]] : (tensor<?x3xf32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V1]], [[C0_0]] : tensor<?xf32>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[C_2:%[^ ,:]+]] = arith.constant -2 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.maxsi [[DIM_1]], [[C1]] : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = arith.remsi [[C_2]], [[V2]] : index
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = arith.cmpi slt, [[V3]], [[C0_2]] : index
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = arith.addi [[V3]], [[V2]] : index
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = arith.select [[V4]], [[V5]], [[V3]] : index
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = arith.subi [[DIM_1]], [[V6]] : index
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.slice [[V1]], offsets = [0], sizes = {{\[}}[[V7]]], strides = [1] : (tensor<?xf32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.slice [[V1]], offsets = {{\[}}[[V7]]], sizes = {{\[}}[[V6]]], strides = [1] : (tensor<?xf32>, index, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.concatenate [[V9]], [[V8]], dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_3:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_4:%[^ ,:]+]] = tensor.dim [[X]], [[C0_3]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.reshape [[V10]], sizes = {{\[}}[[DIM_4]], 3] : (tensor<?xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V11]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @roll_flat(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %r = graph.roll %x, shifts = [-2], dims = [] : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @tril(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.iota dim = 1, sizes = {{\[}}[[DIM]], 3] : (index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.iota dim = 0, sizes = {{\[}}[[DIM]], 3] : (index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.sub [[V0]], [[V1]] : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V2]], [[C0_0]] : tensor<?x3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<-1> : tensor<i64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[V3]], dims = [], sizes = {{\[}}[[DIM_1]], 3] : (tensor<i64>, index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.compare le, [[V2]], [[V4]] : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi1>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V5]], [[C0_2]] : tensor<?x3xi1>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.broadcast [[V6]], dims = [], sizes = {{\[}}[[DIM_3]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.select [[V5]], [[X]], [[V7]] : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V8]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @tril(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %r = graph.tril %x, diagonal = -1 : (tensor<?x3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @repeat(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> tensor<2x?x12xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[X]], dims = [1, 3], sizes = [2, [[DIM]], 3, 4] : (tensor<?x4xf32>, index) -> tensor<2x?x3x4xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[X]], [[C0_0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[V0]], sizes = [2, [[DIM_1]], 12] : (tensor<2x?x3x4xf32>, index) -> tensor<2x?x12xf32>
// CHECK-NEXT:    return [[V1]] : tensor<2x?x12xf32>
// CHECK-NEXT:  }
func.func @repeat(%x: tensor<?x4xf32>) -> tensor<2x?x12xf32> {
  %r = graph.repeat %x, repeats = [2, 1, 3] : (tensor<?x4xf32>) -> tensor<2x?x12xf32>
  return %r : tensor<2x?x12xf32>
}

// CHECK-LABEL: func.func @narrow(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<i32>) -> tensor<?x2xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[EXTRACTED:%[^ ,:]+]] = tensor.extract [[S]][] : tensor<i32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.index_cast [[EXTRACTED]] : i32 to index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.cmpi slt, [[V0]], [[C0_0]] : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.addi [[V0]], [[C3]] : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = arith.select [[V1]], [[V2]], [[V0]] : index
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = arith.subi [[C3]], [[C2]] : index
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = arith.cmpi ule, [[V3]], [[V4]] : index
// CHECK-NEXT:    core.require [[V5]], "start of narrow must give a part inside of x"
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.slice [[X]], offsets = [0, [[V3]]], sizes = {{\[}}[[DIM]], 2], strides = [1, 1] : (tensor<?x3xf32>, index, index) -> tensor<?x2xf32>
// CHECK-NEXT:    return [[V6]] : tensor<?x2xf32>
// CHECK-NEXT:  }
func.func @narrow(%x: tensor<?x3xf32>, %s: tensor<i32>) -> tensor<?x2xf32> {
  %r = graph.narrow %x, %s, sizes = [2], dim = -1 : (tensor<?x3xf32>, tensor<i32>) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

// CHECK-LABEL: func.func @slice_scatter(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<?x3xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.update_slice [[X]], [[U]], offsets = [0, 2], strides = [1, 2] : (tensor<?x8xf32>, tensor<?x3xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x8xf32>
// CHECK-NEXT:  }
func.func @slice_scatter(%x: tensor<?x8xf32>, %u: tensor<?x3xf32>) -> tensor<?x8xf32> {
  %r = graph.slice_scatter %x, %u, dim = 1, start = -6, end = 8, step = 2 : (tensor<?x8xf32>, tensor<?x3xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @select_scatter(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[U:%[^ ,:]+]]: tensor<8xf32>) -> tensor<?x8xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x8xf32>
// CHECK-NEXT:    [[C_1:%[^ ,:]+]] = arith.constant -1 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM]], [[C_1]] : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[U]], sizes = [1, 8] : (tensor<8xf32>) -> tensor<1x8xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.update_slice [[X]], [[V1]], offsets = {{\[}}[[V0]], 0], strides = [1, 1] : (tensor<?x8xf32>, tensor<1x8xf32>, index) -> tensor<?x8xf32>
// CHECK-NEXT:    return [[V2]] : tensor<?x8xf32>
// CHECK-NEXT:  }
func.func @select_scatter(%x: tensor<?x8xf32>, %u: tensor<8xf32>) -> tensor<?x8xf32> {
  %r = graph.select_scatter %x, %u, dim = 0, index = -1 : (tensor<?x8xf32>, tensor<8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @bitcast(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf16>) -> tensor<?xi16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.bitcast [[X]] : (tensor<?xf16>) -> tensor<?xi16>
// CHECK-NEXT:    return [[V0]] : tensor<?xi16>
// CHECK-NEXT:  }
func.func @bitcast(%x: tensor<?xf16>) -> tensor<?xi16> {
  %r = graph.bitcast %x, dtype = i16 : (tensor<?xf16>) -> tensor<?xi16>
  return %r : tensor<?xi16>
}

// CHECK-LABEL: func.func @crop(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<f32>) -> tensor<?x4xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[C_2:%[^ ,:]+]] = arith.constant -2 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM]], [[C_2]] : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.slice [[X]], offsets = [2, 0], sizes = {{\[}}[[V0]], 3], strides = [1, 1] : (tensor<?x4xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.pad [[V1]], [[V]], low = [0, 1], high = [2, 0] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x4xf32>
// CHECK-NEXT:    return [[V2]] : tensor<?x4xf32>
// CHECK-NEXT:  }
func.func @crop(%x: tensor<?x4xf32>, %v: tensor<f32>) -> tensor<?x4xf32> {
  %r = graph.pad %x, %v, low = [-2, 1], high = [2, -1] : (tensor<?x4xf32>, tensor<f32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @reflection_pad(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[X]], offsets = [1, 0], sizes = [2, 4], strides = [1, 1] : (tensor<?x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reverse [[V0]], dims = [0] : (tensor<2x4xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[C_2:%[^ ,:]+]] = arith.constant -2 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.addi [[DIM]], [[C_2]] : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.slice [[X]], offsets = {{\[}}[[V2]], 0], sizes = [1, 4], strides = [1, 1] : (tensor<?x4xf32>, index) -> tensor<1x4xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.reverse [[V3]], dims = [0] : (tensor<1x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.concatenate [[V1]], [[X]], [[V4]], dim = 0 : (tensor<2x4xf32>, tensor<?x4xf32>, tensor<1x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    return [[V5]] : tensor<?x4xf32>
// CHECK-NEXT:  }
func.func @reflection_pad(%x: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %r = graph.reflection_pad %x, low = [2, 0], high = [1, 0] : (tensor<?x4xf32>) -> tensor<?x4xf32>
  return %r : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @replication_pad(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4xf32>) -> tensor<2x8xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[X]], offsets = [0, 0], sizes = [2, 1], strides = [1, 1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [0, 1], sizes = [2, 3] : (tensor<2x1xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.slice [[X]], offsets = [0, 3], sizes = [2, 1], strides = [1, 1] : (tensor<2x4xf32>) -> tensor<2x1xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.concatenate [[V1]], [[X]], [[V2]], dim = 1 : (tensor<2x3xf32>, tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x8xf32>
// CHECK-NEXT:    return [[V3]] : tensor<2x8xf32>
// CHECK-NEXT:  }
func.func @replication_pad(%x: tensor<2x4xf32>) -> tensor<2x8xf32> {
  %r = graph.replication_pad %x, low = [0, 3], high = [0, 1] : (tensor<2x4xf32>) -> tensor<2x8xf32>
  return %r : tensor<2x8xf32>
}

// CHECK-LABEL: func.func @circular_pad(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> tensor<?x7xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[X]], offsets = [0, 0], sizes = [1, 4], strides = [1, 1] : (tensor<?x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.concatenate [[X]], [[V0]], dim = 0 : (tensor<?x4xf32>, tensor<1x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V1]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.slice [[V1]], offsets = [0, 1], sizes = {{\[}}[[DIM]], 3], strides = [1, 1] : (tensor<?x4xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.concatenate [[V2]], [[V1]], dim = 1 : (tensor<?x3xf32>, tensor<?x4xf32>) -> tensor<?x7xf32>
// CHECK-NEXT:    return [[V3]] : tensor<?x7xf32>
// CHECK-NEXT:  }
func.func @circular_pad(%x: tensor<?x4xf32>) -> tensor<?x7xf32> {
  %r = graph.circular_pad %x, low = [0, 3], high = [1, 0] : (tensor<?x4xf32>) -> tensor<?x7xf32>
  return %r : tensor<?x7xf32>
}

// CHECK-LABEL: func.func @diagonal(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3x?x4xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.add [[V0]], [[V1]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.gather [[X]], [[V0]], [[V2]], dims = [0, 2], x_dims = [0], index_dims = [1], in_bounds : (tensor<3x?x4xf32>, tensor<3xi64>, tensor<3xi64>) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V3]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @diagonal(%x: tensor<3x?x4xf32>) -> tensor<?x3xf32> {
  %r = graph.diagonal %x, offset = 1, dim1 = 0, dim2 = 2 : (tensor<3x?x4xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @as_strided(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4xf32>) -> tensor<3x2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.iota dim = 0, sizes = [3, 2] : () -> tensor<3x2xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.iota dim = 1, sizes = [3, 2] : () -> tensor<3x2xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<2> : tensor<3x2xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.mul [[V1]], [[V2]] : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.add [[V0]], [[V3]] : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.reshape [[X]], sizes = [8] : (tensor<2x4xf32>) -> tensor<8xf32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<1> : tensor<3x2xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.add [[V4]], [[V6]] : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.gather [[V5]], [[V7]], dims = [0], x_dims = [], index_dims = [0, 1] : (tensor<8xf32>, tensor<3x2xi64>) -> tensor<3x2xf32>
// CHECK-NEXT:    return [[V8]] : tensor<3x2xf32>
// CHECK-NEXT:  }
func.func @as_strided(%x: tensor<2x4xf32>) -> tensor<3x2xf32> {
  %r = graph.as_strided %x, sizes = [3, 2], strides = [1, 2], storage_offset = 1 : (tensor<2x4xf32>) -> tensor<3x2xf32>
  return %r : tensor<3x2xf32>
}

// CHECK-LABEL: func.func @unfold(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf32>) -> tensor<?x4x3xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf32>
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.subi [[DIM]], [[C3]] : index
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.floordivsi [[V0]], [[C2]] : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.addi [[V1]], [[C1]] : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.iota dim = 0, sizes = {{\[}}[[V2]], 3] : (index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V3]], [[C0_0]] : tensor<?x3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<2> : tensor<i64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V4]], dims = [], sizes = {{\[}}[[DIM_1]], 3] : (tensor<i64>, index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[V3]], [[V5]] : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.iota dim = 1, sizes = {{\[}}[[V2]], 3] : (index) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.add [[V6]], [[V7]] : (tensor<?x3xi64>, tensor<?x3xi64>) -> tensor<?x3xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.gather [[X]], [[V8]], dims = [0], x_dims = [1], index_dims = [0, 2] : (tensor<?x4xf32>, tensor<?x3xi64>) -> tensor<?x4x3xf32>
// CHECK-NEXT:    return [[V9]] : tensor<?x4x3xf32>
// CHECK-NEXT:  }
func.func @unfold(%x: tensor<?x4xf32>) -> tensor<?x4x3xf32> {
  %r = graph.unfold %x, dim = 0, size = 3, step = 2 : (tensor<?x4xf32>) -> tensor<?x4x3xf32>
  return %r : tensor<?x4x3xf32>
}

// CHECK-LABEL: func.func @col2im(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x4xf16>) -> tensor<?x3x3xf16> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x4xf16>
// CHECK-NEXT:    [[C4:%[^ ,:]+]] = arith.constant 4 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.floordivsi [[DIM]], [[C4]] : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.iota dim = 0, sizes = [2, 2, 3, 3] : () -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.iota dim = 2, sizes = [2, 2, 3, 3] : () -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<0> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.add [[V2]], [[V3]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<1> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[V1]], [[V5]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.sub [[V4]], [[V6]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<1> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.div [[V7]], [[V8]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<0> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.compare ge, [[V7]], [[V10]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi1>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.constant dense<1> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.rem [[V7]], [[V12]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.constant dense<0> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.compare eq, [[V13]], [[V14]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi1>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.and [[V11]], [[V15]] : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xi1>) -> tensor<2x2x3x3xi1>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.constant dense<2> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.compare lt, [[V9]], [[V17]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi1>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.and [[V16]], [[V18]] : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xi1>) -> tensor<2x2x3x3xi1>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<0> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.select [[V19]], [[V9]], [[V20]] : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.iota dim = 1, sizes = [2, 2, 3, 3] : () -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.iota dim = 3, sizes = [2, 2, 3, 3] : () -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.constant dense<1> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.add [[V23]], [[V24]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.constant dense<1> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.mul [[V22]], [[V26]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.sub [[V25]], [[V27]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.constant dense<2> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.div [[V28]], [[V29]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.constant dense<0> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.compare ge, [[V28]], [[V31]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi1>
// CHECK-NEXT:    [[V33:%[^ ,:]+]] = core.constant dense<2> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V34:%[^ ,:]+]] = core.rem [[V28]], [[V33]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V35:%[^ ,:]+]] = core.constant dense<0> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V36:%[^ ,:]+]] = core.compare eq, [[V34]], [[V35]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi1>
// CHECK-NEXT:    [[V37:%[^ ,:]+]] = core.and [[V32]], [[V36]] : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xi1>) -> tensor<2x2x3x3xi1>
// CHECK-NEXT:    [[V38:%[^ ,:]+]] = core.constant dense<2> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V39:%[^ ,:]+]] = core.compare lt, [[V30]], [[V38]] : (tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi1>
// CHECK-NEXT:    [[V40:%[^ ,:]+]] = core.and [[V37]], [[V39]] : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xi1>) -> tensor<2x2x3x3xi1>
// CHECK-NEXT:    [[V41:%[^ ,:]+]] = core.constant dense<0> : tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V42:%[^ ,:]+]] = core.select [[V40]], [[V30]], [[V41]] : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<2x2x3x3xi64>
// CHECK-NEXT:    [[V43:%[^ ,:]+]] = core.reshape [[X]], sizes = {{\[}}[[V0]], 2, 2, 2, 2] : (tensor<?x4xf16>, index) -> tensor<?x2x2x2x2xf16>
// CHECK-NEXT:    [[V44:%[^ ,:]+]] = core.gather [[V43]], [[V1]], [[V22]], [[V21]], [[V42]], dims = [1, 2, 3, 4], x_dims = [0], index_dims = [1, 2, 3, 4], in_bounds : (tensor<?x2x2x2x2xf16>, tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>, tensor<2x2x3x3xi64>) -> tensor<?x2x2x3x3xf16>
// CHECK-NEXT:    [[V45:%[^ ,:]+]] = core.and [[V19]], [[V40]] : (tensor<2x2x3x3xi1>, tensor<2x2x3x3xi1>) -> tensor<2x2x3x3xi1>
// CHECK-NEXT:    [[V46:%[^ ,:]+]] = core.convert [[V44]] : (tensor<?x2x2x3x3xf16>) -> tensor<?x2x2x3x3xf32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V46]], [[C0_0]] : tensor<?x2x2x3x3xf32>
// CHECK-NEXT:    [[V47:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V48:%[^ ,:]+]] = core.broadcast [[V47]], dims = [], sizes = {{\[}}[[DIM_1]], 2, 2, 3, 3] : (tensor<f32>, index) -> tensor<?x2x2x3x3xf32>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V46]], [[C0_2]] : tensor<?x2x2x3x3xf32>
// CHECK-NEXT:    [[V49:%[^ ,:]+]] = core.broadcast [[V45]], dims = [1, 2, 3, 4], sizes = {{\[}}[[DIM_3]], 2, 2, 3, 3] : (tensor<2x2x3x3xi1>, index) -> tensor<?x2x2x3x3xi1>
// CHECK-NEXT:    [[V50:%[^ ,:]+]] = core.select [[V49]], [[V46]], [[V48]] : (tensor<?x2x2x3x3xi1>, tensor<?x2x2x3x3xf32>, tensor<?x2x2x3x3xf32>) -> tensor<?x2x2x3x3xf32>
// CHECK-NEXT:    [[V51:%[^ ,:]+]] = core.reduce add, [[V50]], dims = [1, 2] : (tensor<?x2x2x3x3xf32>) -> tensor<?x3x3xf32>
// CHECK-NEXT:    [[V52:%[^ ,:]+]] = core.convert [[V51]] : (tensor<?x3x3xf32>) -> tensor<?x3x3xf16>
// CHECK-NEXT:    return [[V52]] : tensor<?x3x3xf16>
// CHECK-NEXT:  }
func.func @col2im(%x: tensor<?x4xf16>) -> tensor<?x3x3xf16> {
  %r = graph.col2im %x, output_size = [3, 3], kernel_size = [2, 2], dilation = [1, 1], padding = [0, 1], stride = [1, 2] : (tensor<?x4xf16>) -> tensor<?x3x3xf16>
  return %r : tensor<?x3x3xf16>
}

// CHECK-LABEL: func.func @im2col(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x4x5xf32>) -> tensor<12x9xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.iota dim = 0, sizes = [2, 3, 3, 3] : () -> tensor<2x3x3x3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.iota dim = 2, sizes = [2, 3, 3, 3] : () -> tensor<2x3x3x3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.add [[V0]], [[V1]] : (tensor<2x3x3x3xi64>, tensor<2x3x3x3xi64>) -> tensor<2x3x3x3xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.iota dim = 1, sizes = [2, 3, 3, 3] : () -> tensor<2x3x3x3xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.iota dim = 3, sizes = [2, 3, 3, 3] : () -> tensor<2x3x3x3xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<2> : tensor<2x3x3x3xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.mul [[V4]], [[V5]] : (tensor<2x3x3x3xi64>, tensor<2x3x3x3xi64>) -> tensor<2x3x3x3xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.add [[V3]], [[V6]] : (tensor<2x3x3x3xi64>, tensor<2x3x3x3xi64>) -> tensor<2x3x3x3xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.pad [[X]], [[V8]], low = [0, 0, 1], high = [0, 0, 1] : (tensor<2x4x5xf32>, tensor<f32>) -> tensor<2x4x7xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.gather [[V9]], [[V2]], [[V7]], dims = [1, 2], x_dims = [0], index_dims = [1, 2, 3, 4], in_bounds : (tensor<2x4x7xf32>, tensor<2x3x3x3xi64>, tensor<2x3x3x3xi64>) -> tensor<2x2x3x3x3xf32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.reshape [[V10]], sizes = [12, 9] : (tensor<2x2x3x3x3xf32>) -> tensor<12x9xf32>
// CHECK-NEXT:    return [[V11]] : tensor<12x9xf32>
// CHECK-NEXT:  }
func.func @im2col(%x: tensor<2x4x5xf32>) -> tensor<12x9xf32> {
  %r = graph.im2col %x, kernel_size = [2, 3], dilation = [1, 1], padding = [0, 1], stride = [1, 2] : (tensor<2x4x5xf32>) -> tensor<12x9xf32>
  return %r : tensor<12x9xf32>
}
