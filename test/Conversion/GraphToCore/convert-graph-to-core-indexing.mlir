// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @gather(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?x3xi64>) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.gather [[X]], [[I]], dims = [1], x_dims = [0], index_dims = [0, 1] : (tensor<?x8xf32>, tensor<?x3xi64>) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @gather(%x: tensor<?x8xf32>, %i: tensor<?x3xi64>) -> tensor<?x3xf32> {
  %r = graph.gather %x, %i, dim = -1 : (tensor<?x8xf32>, tensor<?x3xi64>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @gather_scalar(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<i64>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [1] : (tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.reshape [[I]], sizes = [1] : (tensor<i64>) -> tensor<1xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.gather [[V0]], [[V1]], dims = [0], x_dims = [], index_dims = [0] : (tensor<1xf32>, tensor<1xi64>) -> tensor<1xf32>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.reshape [[V2]], sizes = [] : (tensor<1xf32>) -> tensor<f32>
// CHECK-NEXT:    return [[V3]] : tensor<f32>
// CHECK-NEXT:  }
func.func @gather_scalar(%x: tensor<f32>, %i: tensor<i64>) -> tensor<f32> {
  %r = graph.gather %x, %i, dim = 0 : (tensor<f32>, tensor<i64>) -> tensor<f32>
  return %r : tensor<f32>
}

// CHECK-LABEL: func.func @index_select(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<i64>) -> tensor<?x1xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.reshape [[I]], sizes = [1] : (tensor<i64>) -> tensor<1xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.gather [[X]], [[V0]], dims = [1], x_dims = [0], index_dims = [1] : (tensor<?x8xf32>, tensor<1xi64>) -> tensor<?x1xf32>
// CHECK-NEXT:    return [[V1]] : tensor<?x1xf32>
// CHECK-NEXT:  }
func.func @index_select(%x: tensor<?x8xf32>, %i: tensor<i64>) -> tensor<?x1xf32> {
  %r = graph.index_select %x, %i, dim = 1 : (tensor<?x8xf32>, tensor<i64>) -> tensor<?x1xf32>
  return %r : tensor<?x1xf32>
}

// CHECK-LABEL: func.func @index_apart(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x?x8xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<5x1xi32>,
// CHECK-SAME:    [[J:%[^ ,:]+]]: tensor<2xi64>) -> tensor<5x2x?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.convert [[I]] : (tensor<5x1xi32>) -> tensor<5x1xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [0, 1], sizes = [5, 2] : (tensor<5x1xi64>) -> tensor<5x2xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<4> : tensor<5x2xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.add [[V1]], [[V2]] : (tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.constant dense<0> : tensor<5x2xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.compare lt, [[V1]], [[V4]] : (tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2xi1>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.select [[V5]], [[V3]], [[V1]] : (tensor<5x2xi1>, tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.broadcast [[J]], dims = [1], sizes = [5, 2] : (tensor<2xi64>) -> tensor<5x2xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<8> : tensor<5x2xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.add [[V7]], [[V8]] : (tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.constant dense<0> : tensor<5x2xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.compare lt, [[V7]], [[V10]] : (tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2xi1>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.select [[V11]], [[V9]], [[V7]] : (tensor<5x2xi1>, tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.gather [[X]], [[V6]], [[V12]], dims = [0, 2], x_dims = [2], index_dims = [0, 1] : (tensor<4x?x8xf32>, tensor<5x2xi64>, tensor<5x2xi64>) -> tensor<5x2x?xf32>
// CHECK-NEXT:    return [[V13]] : tensor<5x2x?xf32>
// CHECK-NEXT:  }
func.func @index_apart(%x: tensor<4x?x8xf32>, %i: tensor<5x1xi32>, %j: tensor<2xi64>) -> tensor<5x2x?xf32> {
  %r = graph.index %x, %i, %j, dims = [0, 2] : (tensor<4x?x8xf32>, tensor<5x1xi32>, tensor<2xi64>) -> tensor<5x2x?xf32>
  return %r : tensor<5x2x?xf32>
}

// CHECK-LABEL: func.func @index_together(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x?x8xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<2xi64>) -> tensor<4x2xf32> {
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<4x?x8xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V0]] : tensor<i64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[FROM_ELEMENTS]], dims = [], sizes = [2] : (tensor<i64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.add [[I]], [[V1]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<0> : tensor<2xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.compare lt, [[I]], [[V3]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.select [[V4]], [[V2]], [[I]] : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.constant dense<8> : tensor<2xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.add [[I]], [[V6]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<0> : tensor<2xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.compare lt, [[I]], [[V8]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.select [[V9]], [[V7]], [[I]] : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.gather [[X]], [[V5]], [[V10]], dims = [1, 2], x_dims = [0], index_dims = [1] : (tensor<4x?x8xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x2xf32>
// CHECK-NEXT:    return [[V11]] : tensor<4x2xf32>
// CHECK-NEXT:  }
func.func @index_together(%x: tensor<4x?x8xf32>, %i: tensor<2xi64>) -> tensor<4x2xf32> {
  %r = graph.index %x, %i, %i, dims = [1, 2] : (tensor<4x?x8xf32>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x2xf32>
  return %r : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @masked_fill(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x8xf32>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<8xi1>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<f32>) -> tensor<?x8xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x8xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.broadcast [[M]], dims = [1], sizes = {{\[}}[[DIM]], 8] : (tensor<8xi1>, index) -> tensor<?x8xi1>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V]], dims = [], sizes = {{\[}}[[DIM]], 8] : (tensor<f32>, index) -> tensor<?x8xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.select [[V0]], [[V1]], [[X]] : (tensor<?x8xi1>, tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:    return [[V2]] : tensor<?x8xf32>
// CHECK-NEXT:  }
func.func @masked_fill(%x: tensor<?x8xf32>, %m: tensor<8xi1>, %v: tensor<f32>) -> tensor<?x8xf32> {
  %r = graph.masked_fill %x, %m, %v : (tensor<?x8xf32>, tensor<8xi1>, tensor<f32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// CHECK-LABEL: func.func @searchsorted(
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<2xf32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?xi64> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [], sizes = {{\[}}[[DIM]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.constant dense<2> : tensor<i64>
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.broadcast [[V2]], dims = [], sizes = {{\[}}[[DIM]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.add [[V1]], [[V3]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[V4]], [[C0_0]] : tensor<?xi64>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [], sizes = {{\[}}[[DIM_1]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V7:%[^ ,:]+]] = core.shift_right [[V4]], [[V6]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V8:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[V7]], [[C0_2]] : tensor<?xi64>
// CHECK-NEXT:    [[V9:%[^ ,:]+]] = core.broadcast [[V8]], dims = [], sizes = {{\[}}[[DIM_3]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V10:%[^ ,:]+]] = core.minimum [[V7]], [[V9]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V11:%[^ ,:]+]] = core.gather [[S]], [[V10]], dims = [0], x_dims = [], index_dims = [0] : (tensor<2xf32>, tensor<?xi64>) -> tensor<?xf32>
// CHECK-NEXT:    [[V12:%[^ ,:]+]] = core.compare ge, [[V11]], [[V]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
// CHECK-NEXT:    [[C0_4:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_5:%[^ ,:]+]] = tensor.dim [[V7]], [[C0_4]] : tensor<?xi64>
// CHECK-NEXT:    [[V13:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V14:%[^ ,:]+]] = core.broadcast [[V13]], dims = [], sizes = {{\[}}[[DIM_5]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V15:%[^ ,:]+]] = core.add [[V7]], [[V14]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V16:%[^ ,:]+]] = core.minimum [[V15]], [[V3]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V17:%[^ ,:]+]] = core.select [[V12]], [[V1]], [[V16]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V18:%[^ ,:]+]] = core.select [[V12]], [[V7]], [[V3]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V19:%[^ ,:]+]] = core.add [[V17]], [[V18]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[C0_6:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_7:%[^ ,:]+]] = tensor.dim [[V19]], [[C0_6]] : tensor<?xi64>
// CHECK-NEXT:    [[V20:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V21:%[^ ,:]+]] = core.broadcast [[V20]], dims = [], sizes = {{\[}}[[DIM_7]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V22:%[^ ,:]+]] = core.shift_right [[V19]], [[V21]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V23:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[C0_8:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_9:%[^ ,:]+]] = tensor.dim [[V22]], [[C0_8]] : tensor<?xi64>
// CHECK-NEXT:    [[V24:%[^ ,:]+]] = core.broadcast [[V23]], dims = [], sizes = {{\[}}[[DIM_9]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V25:%[^ ,:]+]] = core.minimum [[V22]], [[V24]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V26:%[^ ,:]+]] = core.gather [[S]], [[V25]], dims = [0], x_dims = [], index_dims = [0] : (tensor<2xf32>, tensor<?xi64>) -> tensor<?xf32>
// CHECK-NEXT:    [[V27:%[^ ,:]+]] = core.compare ge, [[V26]], [[V]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi1>
// CHECK-NEXT:    [[C0_10:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_11:%[^ ,:]+]] = tensor.dim [[V22]], [[C0_10]] : tensor<?xi64>
// CHECK-NEXT:    [[V28:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V29:%[^ ,:]+]] = core.broadcast [[V28]], dims = [], sizes = {{\[}}[[DIM_11]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V30:%[^ ,:]+]] = core.add [[V22]], [[V29]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V31:%[^ ,:]+]] = core.minimum [[V30]], [[V18]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V32:%[^ ,:]+]] = core.select [[V27]], [[V17]], [[V31]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    return [[V32]] : tensor<?xi64>
// CHECK-NEXT:  }
func.func @searchsorted(%s: tensor<2xf32>, %v: tensor<?xf32>) -> tensor<?xi64> {
  %r = graph.searchsorted %s, %v, right = false : (tensor<2xf32>, tensor<?xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// CHECK-LABEL: func.func @searchsorted_rows(
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<3x?xi32>,
// CHECK-SAME:    [[V:%[^ ,:]+]]: tensor<3x5xi32>) -> tensor<3x5xi64> {
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[S]], [[C1]] : tensor<3x?xi32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0> : tensor<3x5xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.index_cast [[DIM]] : index to i64
// CHECK-NEXT:    [[FROM_ELEMENTS:%[^ ,:]+]] = tensor.from_elements [[V1]] : tensor<i64>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = core.broadcast [[FROM_ELEMENTS]], dims = [], sizes = [3, 5] : (tensor<i64>) -> tensor<3x5xi64>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[C1_0:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]]:3 = scf.while ([[ARG2:%[^ ,:]+]] = [[DIM]], [[ARG3:%[^ ,:]+]] = [[V0]], [[ARG4:%[^ ,:]+]] = [[V2]]) : (index, tensor<3x5xi64>, tensor<3x5xi64>) -> (index, tensor<3x5xi64>, tensor<3x5xi64>) {
// CHECK-NEXT:      [[V4:%[^ ,:]+]] = arith.cmpi sgt, [[ARG2]], [[C0]] : index
// CHECK-NEXT:      scf.condition([[V4]]) [[ARG2]], [[ARG3]], [[ARG4]] : index, tensor<3x5xi64>, tensor<3x5xi64>
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0([[ARG2]]: index, [[ARG3]]: tensor<3x5xi64>, [[ARG4]]: tensor<3x5xi64>):
// CHECK-NEXT:      [[V4]] = core.add [[ARG3]], [[ARG4]] : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
// CHECK-NEXT:      [[V5:%[^ ,:]+]] = core.constant dense<1> : tensor<3x5xi64>
// CHECK-NEXT:      [[V6:%[^ ,:]+]] = core.shift_right [[V4]], [[V5]] : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
// CHECK-NEXT:      [[C_1:%[^ ,:]+]] = arith.constant -1 : index
// CHECK-NEXT:      [[V7:%[^ ,:]+]] = arith.addi [[DIM]], [[C_1]] : index
// CHECK-NEXT:      [[V8:%[^ ,:]+]] = arith.index_cast [[V7]] : index to i64
// CHECK-NEXT:      [[FROM_ELEMENTS_1:%[^ ,:]+]] = tensor.from_elements [[V8]] : tensor<i64>
// CHECK-NEXT:      [[V9:%[^ ,:]+]] = core.broadcast [[FROM_ELEMENTS_1]], dims = [], sizes = [3, 5] : (tensor<i64>) -> tensor<3x5xi64>
// CHECK-NEXT:      [[V10:%[^ ,:]+]] = core.minimum [[V6]], [[V9]] : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
// CHECK-NEXT:      [[V11:%[^ ,:]+]] = core.gather [[S]], [[V10]], dims = [1], x_dims = [0], index_dims = [0, 1] : (tensor<3x?xi32>, tensor<3x5xi64>) -> tensor<3x5xi32>
// CHECK-NEXT:      [[V12:%[^ ,:]+]] = core.compare gt, [[V11]], [[V]] : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
// CHECK-NEXT:      [[V13:%[^ ,:]+]] = core.constant dense<1> : tensor<3x5xi64>
// CHECK-NEXT:      [[V14:%[^ ,:]+]] = core.add [[V6]], [[V13]] : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
// CHECK-NEXT:      [[V15:%[^ ,:]+]] = core.minimum [[V14]], [[ARG4]] : (tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
// CHECK-NEXT:      [[V16:%[^ ,:]+]] = core.select [[V12]], [[ARG3]], [[V15]] : (tensor<3x5xi1>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
// CHECK-NEXT:      [[V17:%[^ ,:]+]] = core.select [[V12]], [[V6]], [[ARG4]] : (tensor<3x5xi1>, tensor<3x5xi64>, tensor<3x5xi64>) -> tensor<3x5xi64>
// CHECK-NEXT:      [[V18:%[^ ,:]+]] = arith.shrui [[ARG2]], [[C1_0]] : index
// CHECK-NEXT:      scf.yield [[V18]], [[V16]], [[V17]] : index, tensor<3x5xi64>, tensor<3x5xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V3]]#1 : tensor<3x5xi64>
// CHECK-NEXT:  }
func.func @searchsorted_rows(%s: tensor<3x?xi32>, %v: tensor<3x5xi32>) -> tensor<3x5xi64> {
  %r = graph.searchsorted %s, %v, right = true : (tensor<3x?xi32>, tensor<3x5xi32>) -> tensor<3x5xi64>
  return %r : tensor<3x5xi64>
}
