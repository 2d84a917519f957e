// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core --split-input-file | FileCheck %s

// What of src is beyond index is left out.
// CHECK-LABEL: func.func @scatter(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x5xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?x3xi64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<?x4xf32>) -> tensor<?x5xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[I]], [[C0]] : tensor<?x3xi64>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.slice [[S]], offsets = [0, 0], sizes = {{\[}}[[DIM]], 3], strides = [1, 1] : (tensor<?x4xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.scatter update, [[X]], [[V0]], [[I]], dims = [1], x_dims = [0], index_dims = [0, 1], out_of_bounds = error : (tensor<?x5xf32>, tensor<?x3xf32>, tensor<?x3xi64>) -> tensor<?x5xf32>
// CHECK-NEXT:    return [[V1]] : tensor<?x5xf32>
// CHECK-NEXT:  }
func.func @scatter(%x: tensor<?x5xf32>, %i: tensor<?x3xi64>, %s: tensor<?x4xf32>) -> tensor<?x5xf32> {
  %r = graph.scatter %x, %i, %s, dim = -1 : (tensor<?x5xf32>, tensor<?x3xi64>, tensor<?x4xf32>) -> tensor<?x5xf32>
  return %r : tensor<?x5xf32>
}

// -----

// Of rank 0.
// CHECK-LABEL: func.func @scatter_scalar(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [1] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[I]], sizes = [1] : (tensor<i64>) -> tensor<1xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reshape [[S]], sizes = [1] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.scatter update, [[V0]], [[V2]], [[V1]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<1xf32>, tensor<1xf32>, tensor<1xi64>) -> tensor<1xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.reshape [[V3]], sizes = [] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V4]] : tensor<f32>
// CHECK-NEXT:  }
func.func @scatter_scalar(%x: tensor<f32>, %i: tensor<i64>, %s: tensor<f32>) -> tensor<f32> {
  %r = graph.scatter %x, %i, %s, dim = 0 : (tensor<f32>, tensor<i64>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// -----

// Added in f32 and rounded once.
// CHECK-LABEL: func.func @scatter_add(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x5xbf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<6x5xi64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<6x5xbf16>) -> tensor<4x5xbf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<4x5xbf16>) -> tensor<4x5xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.convert [[S]] : (tensor<6x5xbf16>) -> tensor<6x5xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.scatter add, [[V0]], [[V1]], [[I]], dims = [0], x_dims = [1], index_dims = [0, 1], out_of_bounds = error : (tensor<4x5xf32>, tensor<6x5xf32>, tensor<6x5xi64>) -> tensor<4x5xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.convert [[V2]] : (tensor<4x5xf32>) -> tensor<4x5xbf16>
// CHECK-NEXT:    return [[V3]] : tensor<4x5xbf16>
// CHECK-NEXT:  }
func.func @scatter_add(%x: tensor<4x5xbf16>, %i: tensor<6x5xi64>, %s: tensor<6x5xbf16>) -> tensor<4x5xbf16> {
  %r = graph.scatter_add %x, %i, %s, dim = 0 : (tensor<4x5xbf16>, tensor<6x5xi64>, tensor<6x5xbf16>) -> tensor<4x5xbf16>
  return %r : tensor<4x5xbf16>
}

// -----

// A product of the updates alone begins with 1.
// CHECK-LABEL: func.func @scatter_prod(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<6xi64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<6xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<6xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.scatter update, [[X]], [[V0]], [[I]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<6xf32>, tensor<6xi64>) -> tensor<4xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.scatter mul, [[V1]], [[S]], [[I]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<6xf32>, tensor<6xi64>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V2]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @scatter_prod(%x: tensor<4xf32>, %i: tensor<6xi64>, %s: tensor<6xf32>) -> tensor<4xf32> {
  %r = graph.scatter_reduce %x, %i, %s, dim = 0, reduce = prod, include_self = false : (tensor<4xf32>, tensor<6xi64>, tensor<6xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// The greatest of the updates alone begins with one of them.
// CHECK-LABEL: func.func @scatter_amax(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<6xi64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<6xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.scatter update, [[X]], [[S]], [[I]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<6xf32>, tensor<6xi64>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.scatter maximum, [[V0]], [[S]], [[I]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<6xf32>, tensor<6xi64>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @scatter_amax(%x: tensor<4xf32>, %i: tensor<6xi64>, %s: tensor<6xf32>) -> tensor<4xf32> {
  %r = graph.scatter_reduce %x, %i, %s, dim = 0, reduce = amax, include_self = false : (tensor<4xf32>, tensor<6xi64>, tensor<6xf32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @scatter_mean(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4xi32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<6xi64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<6xi32>) -> tensor<4xi32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<1> : tensor<4xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.scatter add, [[V0]], [[V1]], [[I]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xi64>, tensor<6xi64>, tensor<6xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<1> : tensor<4xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.maximum [[V2]], [[V3]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.scatter add, [[X]], [[S]], [[I]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xi32>, tensor<6xi32>, tensor<6xi64>) -> tensor<4xi32>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.convert [[V5]] : (tensor<4xi32>) -> tensor<4xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.div [[V6]], [[V4]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.rem [[V6]], [[V4]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.constant dense<0> : tensor<4xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.compare lt, [[V8]], [[V9]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.constant dense<1> : tensor<4xi64>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.sub [[V7]], [[V11]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.select [[V10]], [[V12]], [[V7]] : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.convert [[V13]] : (tensor<4xi64>) -> tensor<4xi32>
// CHECK-NEXT:    return [[V14]] : tensor<4xi32>
// CHECK-NEXT:  }
func.func @scatter_mean(%x: tensor<4xi32>, %i: tensor<6xi64>, %s: tensor<6xi32>) -> tensor<4xi32> {
  %r = graph.scatter_reduce %x, %i, %s, dim = 0, reduce = mean, include_self = true : (tensor<4xi32>, tensor<6xi64>, tensor<6xi32>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// -----

// Of Booleans the disjunction.
// CHECK-LABEL: func.func @index_add(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x?xi1>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3xi32>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<3x?xi1>) -> tensor<5x?xi1> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.scatter or, [[X]], [[S]], [[I]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<5x?xi1>, tensor<3x?xi1>, tensor<3xi32>) -> tensor<5x?xi1>
// CHECK-NEXT:    return [[V0]] : tensor<5x?xi1>
// CHECK-NEXT:  }
func.func @index_add(%x: tensor<5x?xi1>, %i: tensor<3xi32>, %s: tensor<3x?xi1>) -> tensor<5x?xi1> {
  %r = graph.index_add %x, %i, %s, dim = 0 : (tensor<5x?xi1>, tensor<3xi32>, tensor<3x?xi1>) -> tensor<5x?xi1>
  return %r : tensor<5x?xi1>
}

// -----

// CHECK-LABEL: func.func @index_copy(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x5x3xf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<i64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<2x1x3xf16>) -> tensor<2x5x3xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[I]], sizes = [1] : (tensor<i64>) -> tensor<1xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.scatter update, [[X]], [[S]], [[V0]], dims = [1], x_dims = [0, 2], index_dims = [1], out_of_bounds = error : (tensor<2x5x3xf16>, tensor<2x1x3xf16>, tensor<1xi64>) -> tensor<2x5x3xf16>
// CHECK-NEXT:    return [[V1]] : tensor<2x5x3xf16>
// CHECK-NEXT:  }
func.func @index_copy(%x: tensor<2x5x3xf16>, %i: tensor<i64>, %s: tensor<2x1x3xf16>) -> tensor<2x5x3xf16> {
  %r = graph.index_copy %x, %i, %s, dim = 1 : (tensor<2x5x3xf16>, tensor<i64>, tensor<2x1x3xf16>) -> tensor<2x5x3xf16>
  return %r : tensor<2x5x3xf16>
}

// -----

// A mean without the slices of x, which are replaced by zeros before.
// CHECK-LABEL: func.func @index_reduce(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x?xf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3xi32>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<3x?xf16>) -> tensor<5x?xf16> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[X]] : (tensor<5x?xf16>) -> tensor<5x?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.convert [[S]] : (tensor<3x?xf16>) -> tensor<3x?xf32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V0]], [[C1]] : tensor<5x?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V2]], dims = [], sizes = [5, [[DIM]]] : (tensor<i64>, index) -> tensor<5x?xi64>
// CHECK-NEXT:    [[C1_0:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V1]], [[C1_0]] : tensor<3x?xf32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.broadcast [[V4]], dims = [], sizes = [3, [[DIM_1]]] : (tensor<i64>, index) -> tensor<3x?xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.scatter add, [[V3]], [[V5]], [[I]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<5x?xi64>, tensor<3x?xi64>, tensor<3xi32>) -> tensor<5x?xi64>
// CHECK-NEXT:    [[C1_2:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V6]], [[C1_2]] : tensor<5x?xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [], sizes = [5, [[DIM_3]]] : (tensor<i64>, index) -> tensor<5x?xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.maximum [[V6]], [[V8]] : (tensor<5x?xi64>, tensor<5x?xi64>) -> tensor<5x?xi64>
// CHECK-NEXT:    [[C1_4:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_5:%[^ ,:]+]] = tensor.dim [[V1]], [[C1_4]] : tensor<3x?xf32>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.broadcast [[V10]], dims = [], sizes = [3, [[DIM_5]]] : (tensor<f32>, index) -> tensor<3x?xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.scatter update, [[V0]], [[V11]], [[I]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<5x?xf32>, tensor<3x?xf32>, tensor<3xi32>) -> tensor<5x?xf32>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.scatter add, [[V12]], [[V1]], [[I]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<5x?xf32>, tensor<3x?xf32>, tensor<3xi32>) -> tensor<5x?xf32>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.convert [[V9]] : (tensor<5x?xi64>) -> tensor<5x?xf32>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.div [[V13]], [[V14]] : (tensor<5x?xf32>, tensor<5x?xf32>) -> tensor<5x?xf32>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.convert [[V15]] : (tensor<5x?xf32>) -> tensor<5x?xf16>
// CHECK-NEXT:    return [[V16]] : tensor<5x?xf16>
// CHECK-NEXT:  }
func.func @index_reduce(%x: tensor<5x?xf16>, %i: tensor<3xi32>, %s: tensor<3x?xf16>) -> tensor<5x?xf16> {
  %r = graph.index_reduce %x, %i, %s, dim = 0, reduce = mean, include_self = false : (tensor<5x?xf16>, tensor<3xi32>, tensor<3x?xf16>) -> tensor<5x?xf16>
  return %r : tensor<5x?xf16>
}

// -----

// The dimensions of indices that are apart come first.
// CHECK-LABEL: func.func @index_put_apart(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x5x6xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[J:%[^ ,:]+]]: tensor<2x1xi64>) -> tensor<4x5x6xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[I]], dims = [1], sizes = [2, 3] : (tensor<3xi64>) -> tensor<2x3xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[J]], dims = [0, 1], sizes = [2, 3] : (tensor<2x1xi64>) -> tensor<2x3xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[V]], dims = [], sizes = [2, 3, 5] : (tensor<f32>) -> tensor<2x3x5xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.scatter update, [[X]], [[V2]], [[V0]], [[V1]], dims = [0, 2], x_dims = [2], index_dims = [0, 1], out_of_bounds = error, wrap_negative : (tensor<4x5x6xf32>, tensor<2x3x5xf32>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<4x5x6xf32>
// CHECK-NEXT:    return [[V3]] : tensor<4x5x6xf32>
// CHECK-NEXT:  }
func.func @index_put_apart(%x: tensor<4x5x6xf32>, %v: tensor<f32>, %i: tensor<3xi64>, %j: tensor<2x1xi64>) -> tensor<4x5x6xf32> {
  %r = graph.index_put %x, %v, %i, %j, dims = [0, 2], accumulate = false : (tensor<4x5x6xf32>, tensor<f32>, tensor<3xi64>, tensor<2x1xi64>) -> tensor<4x5x6xf32>
  return %r : tensor<4x5x6xf32>
}

// -----

// CHECK-LABEL: func.func @index_put_adjacent(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x5x6xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<3xi64>,
// CHECK-SAME:    [[J:%[^ ,:]+]]: tensor<3xi64>) -> tensor<?x5x6xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.scatter add, [[X]], [[V]], [[I]], [[J]], dims = [1, 2], x_dims = [0], index_dims = [1], out_of_bounds = error, wrap_negative : (tensor<?x5x6xf32>, tensor<?x3xf32>, tensor<3xi64>, tensor<3xi64>) -> tensor<?x5x6xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x5x6xf32>
// CHECK-NEXT:  }
func.func @index_put_adjacent(%x: tensor<?x5x6xf32>, %v: tensor<?x3xf32>, %i: tensor<3xi64>, %j: tensor<3xi64>) -> tensor<?x5x6xf32> {
  %r = graph.index_put %x, %v, %i, %j, dims = [1, 2], accumulate = true : (tensor<?x5x6xf32>, tensor<?x3xf32>, tensor<3xi64>, tensor<3xi64>) -> tensor<?x5x6xf32>
  return %r : tensor<?x5x6xf32>
}

// CHECK-LABEL: func.func @masked_scatter(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<3xi1>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<2x?xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[M]], dims = [1], sizes = {{\[}}[[DIM]], 3] : (tensor<3xi1>, index) -> tensor<?x3xi1>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V0]], [[C0_0]] : tensor<?x3xi1>
// CHECK-NEXT:    [[C3:%[^ ,:]+]] = arith.constant 3 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.muli [[DIM_1]], [[C3]] : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.reshape [[V0]], sizes = {{\[}}[[V1]]] : (tensor<?x3xi1>, index) -> tensor<?xi1>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_2:%[^ ,:]+]] = tensor.dim [[S]], [[C1]] : tensor<2x?xf32>
// CHECK-NEXT:    [[C2:%[^ ,:]+]] = arith.constant 2 : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = arith.muli [[DIM_2]], [[C2]] : index
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.reshape [[S]], sizes = {{\[}}[[V3]]] : (tensor<2x?xf32>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.convert [[V2]] : (tensor<?xi1>) -> tensor<?xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.scan add, [[V5]], dim = 0 : (tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[C0_3:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_4:%[^ ,:]+]] = tensor.dim [[V4]], [[C0_3]] : tensor<?xf32>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = arith.index_cast [[DIM_4]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V7]] : tensor<i64>
// CHECK-NEXT:    [[C0_5:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_6:%[^ ,:]+]] = tensor.dim [[V6]], [[C0_5]] : tensor<?xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.broadcast [[FROM_ELEMENTS]], dims = [], sizes = {{\[}}[[DIM_6]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.compare le, [[V6]], [[V8]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.reduce and, [[V9]], dims = [0] : (tensor<?xi1>) -> tensor<i1>
// CHECK-NEXT:    [[EXTRACTED:%[^ ,:]+]] = tensor.extract [[V10]][] : tensor<i1>
// CHECK-NEXT:    core.require [[EXTRACTED]], "graph.masked_scatter: source has too few elements"
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.pad [[V4]], [[V11]], low = [1], high = [0] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
// CHECK-NEXT:    [[C0_7:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_8:%[^ ,:]+]] = tensor.dim [[V2]], [[C0_7]] : tensor<?xi1>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.broadcast [[V13]], dims = [], sizes = {{\[}}[[DIM_8]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.select [[V2]], [[V6]], [[V14]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.gather [[V12]], [[V15]], dims = [0], x_dims = [], index_dims = [0] : (tensor<?xf32>, tensor<?xi64>) -> tensor<?xf32>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.reshape [[V2]], sizes = {{\[}}[[DIM]], 3] : (tensor<?xi1>, index) -> tensor<?x3xi1>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.reshape [[V16]], sizes = {{\[}}[[DIM]], 3] : (tensor<?xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.select [[V17]], [[V18]], [[X]] : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V19]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @masked_scatter(%x: tensor<?x3xf32>, %m: tensor<3xi1>, %s: tensor<2x?xf32>) -> tensor<?x3xf32> {
  %0 = graph.masked_scatter %x, %m, %s : (tensor<?x3xf32>, tensor<3xi1>, tensor<2x?xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
