// NOTE: checks written by tcopt-update-checks --only='func.func|core\.'; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @nonzero(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>) -> tensor<?x2xi64> {
// CHECK:         [[V0:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK:         [[V1:%[^ ,:]+]] = core.broadcast [[V0]], dims = [], sizes = {{\[}}[[DIM:%[^ ,:]+]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK:         [[V2:%[^ ,:]+]] = core.compare ne, [[X]], [[V1]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
// CHECK:         [[V4:%[^ ,:]+]] = core.reshape [[V2]], sizes = {{\[}}[[V3:%[^ ,:]+]]] : (tensor<?x3xi1>, index) -> tensor<?xi1>
// CHECK:         [[V5:%[^ ,:]+]] = core.convert [[V4]] : (tensor<?xi1>) -> tensor<?xi64>
// CHECK:         [[V6:%[^ ,:]+]] = core.scan add, [[V5]], dim = 0 : (tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V7:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [], sizes = {{\[}}[[DIM_3:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V9:%[^ ,:]+]] = core.sub [[V6]], [[V8]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V10:%[^ ,:]+]] = core.constant dense<-1> : tensor<i64>
// CHECK:         [[V11:%[^ ,:]+]] = core.broadcast [[V10]], dims = [], sizes = {{\[}}[[DIM_5:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V12:%[^ ,:]+]] = core.select [[V4]], [[V9]], [[V11]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V13:%[^ ,:]+]] = core.iota dim = 0, sizes = {{\[}}[[DIM_7:%[^ ,:]+]]] : (index) -> tensor<?xi64>
// CHECK:         [[V14:%[^ ,:]+]] = core.reduce add, [[V5]], dims = [0] : (tensor<?xi64>) -> tensor<i64>
// CHECK:         [[V16:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V17:%[^ ,:]+]] = core.broadcast [[V16]], dims = [], sizes = {{\[}}[[V15:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V18:%[^ ,:]+]] = core.scatter update, [[V17]], [[V13]], [[V12]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V19:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK:         [[V20:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V21:%[^ ,:]+]] = core.maximum [[V19]], [[V20]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK:         [[V22:%[^ ,:]+]] = core.broadcast [[V21]], dims = [], sizes = {{\[}}[[DIM_11:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V23:%[^ ,:]+]] = core.div [[V18]], [[V22]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V24:%[^ ,:]+]] = core.reshape [[V23]], sizes = {{\[}}[[DIM_9:%[^ ,:]+]], 1] : (tensor<?xi64>, index) -> tensor<?x1xi64>
// CHECK:         [[V25:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V26:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V27:%[^ ,:]+]] = core.maximum [[V25]], [[V26]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK:         [[V28:%[^ ,:]+]] = core.broadcast [[V27]], dims = [], sizes = {{\[}}[[DIM_13:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V29:%[^ ,:]+]] = core.div [[V18]], [[V28]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V30:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK:         [[V31:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V32:%[^ ,:]+]] = core.maximum [[V30]], [[V31]] : (tensor<i64>, tensor<i64>) -> tensor<i64>
// CHECK:         [[V33:%[^ ,:]+]] = core.broadcast [[V32]], dims = [], sizes = {{\[}}[[DIM_15:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V34:%[^ ,:]+]] = core.rem [[V29]], [[V33]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V35:%[^ ,:]+]] = core.reshape [[V34]], sizes = {{\[}}[[DIM_9]], 1] : (tensor<?xi64>, index) -> tensor<?x1xi64>
// CHECK:         [[V36:%[^ ,:]+]] = core.concatenate [[V24]], [[V35]], dim = 1 : (tensor<?x1xi64>, tensor<?x1xi64>) -> tensor<?x2xi64>
func.func @nonzero(%x: tensor<?x3xf32>) -> tensor<?x2xi64> {
  %r = graph.nonzero %x : (tensor<?x3xf32>) -> tensor<?x2xi64>
  return %r : tensor<?x2xi64>
}

// CHECK-LABEL: func.func @nonzero_scalar(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<i1>) -> tensor<?x0xi64> {
// CHECK:         [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [1] : (tensor<i1>) -> tensor<1xi1>
// CHECK:         [[V1:%[^ ,:]+]] = core.convert [[V0]] : (tensor<1xi1>) -> tensor<1xi64>
// CHECK:         [[V2:%[^ ,:]+]] = core.scan add, [[V1]], dim = 0 : (tensor<1xi64>) -> tensor<1xi64>
// CHECK:         [[V3:%[^ ,:]+]] = core.constant dense<1> : tensor<1xi64>
// CHECK:         [[V4:%[^ ,:]+]] = core.sub [[V2]], [[V3]] : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
// CHECK:         [[V5:%[^ ,:]+]] = core.constant dense<-1> : tensor<1xi64>
// CHECK:         [[V6:%[^ ,:]+]] = core.select [[V0]], [[V4]], [[V5]] : (tensor<1xi1>, tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
// CHECK:         [[V7:%[^ ,:]+]] = core.iota dim = 0, sizes = [1] : () -> tensor<1xi64>
// CHECK:         [[V8:%[^ ,:]+]] = core.reduce add, [[V1]], dims = [0] : (tensor<1xi64>) -> tensor<i64>
// CHECK:         [[V10:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V11:%[^ ,:]+]] = core.broadcast [[V10]], dims = [], sizes = {{\[}}[[V9:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V12:%[^ ,:]+]] = core.scatter update, [[V11]], [[V7]], [[V6]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<?xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<?xi64>
// CHECK:         [[V13:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V14:%[^ ,:]+]] = core.broadcast [[V13]], dims = [], sizes = {{\[}}[[DIM:%[^ ,:]+]], 0] : (tensor<i64>, index) -> tensor<?x0xi64>
func.func @nonzero_scalar(%x: tensor<i1>) -> tensor<?x0xi64> {
  %r = graph.nonzero %x : (tensor<i1>) -> tensor<?x0xi64>
  return %r : tensor<?x0xi64>
}

// CHECK-LABEL: func.func @masked_select(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf16>,
// CHECK-SAME:    [[M:%[^ ,:]+]]: tensor<3xi1>) -> tensor<?xf16> {
// CHECK:         [[V0:%[^ ,:]+]] = core.broadcast [[M]], dims = [1], sizes = {{\[}}[[DIM:%[^ ,:]+]], 3] : (tensor<3xi1>, index) -> tensor<?x3xi1>
// CHECK:         [[V2:%[^ ,:]+]] = core.reshape [[V0]], sizes = {{\[}}[[V1:%[^ ,:]+]]] : (tensor<?x3xi1>, index) -> tensor<?xi1>
// CHECK:         [[V3:%[^ ,:]+]] = core.convert [[V2]] : (tensor<?xi1>) -> tensor<?xi64>
// CHECK:         [[V4:%[^ ,:]+]] = core.scan add, [[V3]], dim = 0 : (tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V5:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [], sizes = {{\[}}[[DIM_3:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V7:%[^ ,:]+]] = core.sub [[V4]], [[V6]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V8:%[^ ,:]+]] = core.constant dense<-1> : tensor<i64>
// CHECK:         [[V9:%[^ ,:]+]] = core.broadcast [[V8]], dims = [], sizes = {{\[}}[[DIM_5:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V10:%[^ ,:]+]] = core.select [[V2]], [[V7]], [[V9]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V11:%[^ ,:]+]] = core.iota dim = 0, sizes = {{\[}}[[DIM_7:%[^ ,:]+]]] : (index) -> tensor<?xi64>
// CHECK:         [[V12:%[^ ,:]+]] = core.reduce add, [[V3]], dims = [0] : (tensor<?xi64>) -> tensor<i64>
// CHECK:         [[V14:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V15:%[^ ,:]+]] = core.broadcast [[V14]], dims = [], sizes = {{\[}}[[V13:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V16:%[^ ,:]+]] = core.scatter update, [[V15]], [[V11]], [[V10]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V18:%[^ ,:]+]] = core.reshape [[X]], sizes = {{\[}}[[V17:%[^ ,:]+]]] : (tensor<?x3xf16>, index) -> tensor<?xf16>
// CHECK:         [[V19:%[^ ,:]+]] = core.gather [[V18]], [[V16]], dims = [0], x_dims = [], index_dims = [0] : (tensor<?xf16>, tensor<?xi64>) -> tensor<?xf16>
func.func @masked_select(%x: tensor<?x3xf16>, %m: tensor<3xi1>) -> tensor<?xf16> {
  %r = graph.masked_select %x, %m : (tensor<?x3xf16>, tensor<3xi1>) -> tensor<?xf16>
  return %r : tensor<?xf16>
}

// CHECK-LABEL: func.func @unique(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xi8>) -> (tensor<?xi8>, tensor<2x3xi64>, tensor<?xi64>) {
// CHECK:         [[V0:%[^ ,:]+]] = core.reshape [[X]], sizes = [6] : (tensor<2x3xi8>) -> tensor<6xi8>
// CHECK:         [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[V0]], dim = 0, descending = false : (tensor<6xi8>) -> (tensor<6xi8>, tensor<6xi64>)
// CHECK:         [[V1:%[^ ,:]+]] = core.iota dim = 0, sizes = [6] : () -> tensor<6xi64>
// CHECK:         [[V2:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK:         [[V3:%[^ ,:]+]] = core.sub [[V1]], [[V2]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK:         [[V4:%[^ ,:]+]] = core.constant dense<0> : tensor<6xi64>
// CHECK:         [[V5:%[^ ,:]+]] = core.maximum [[V3]], [[V4]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK:         [[V6:%[^ ,:]+]] = core.gather [[VALUES]], [[V5]], dims = [0], x_dims = [], index_dims = [0] : (tensor<6xi8>, tensor<6xi64>) -> tensor<6xi8>
// CHECK:         [[V7:%[^ ,:]+]] = core.compare ne, [[VALUES]], [[V6]] : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi1>
// CHECK:         [[V8:%[^ ,:]+]] = core.constant dense<0> : tensor<6xi64>
// CHECK:         [[V9:%[^ ,:]+]] = core.compare eq, [[V1]], [[V8]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi1>
// CHECK:         [[V10:%[^ ,:]+]] = core.or [[V7]], [[V9]] : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
// CHECK:         [[V11:%[^ ,:]+]] = core.convert [[V10]] : (tensor<6xi1>) -> tensor<6xi64>
// CHECK:         [[V12:%[^ ,:]+]] = core.scan add, [[V11]], dim = 0 : (tensor<6xi64>) -> tensor<6xi64>
// CHECK:         [[V13:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK:         [[V14:%[^ ,:]+]] = core.sub [[V12]], [[V13]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK:         [[V15:%[^ ,:]+]] = core.convert [[V10]] : (tensor<6xi1>) -> tensor<6xi64>
// CHECK:         [[V16:%[^ ,:]+]] = core.scan add, [[V15]], dim = 0 : (tensor<6xi64>) -> tensor<6xi64>
// CHECK:         [[V17:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK:         [[V18:%[^ ,:]+]] = core.sub [[V16]], [[V17]] : (tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK:         [[V19:%[^ ,:]+]] = core.constant dense<-1> : tensor<6xi64>
// CHECK:         [[V20:%[^ ,:]+]] = core.select [[V10]], [[V18]], [[V19]] : (tensor<6xi1>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK:         [[V21:%[^ ,:]+]] = core.iota dim = 0, sizes = [6] : () -> tensor<6xi64>
// CHECK:         [[V22:%[^ ,:]+]] = core.reduce add, [[V15]], dims = [0] : (tensor<6xi64>) -> tensor<i64>
// CHECK:         [[V24:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V25:%[^ ,:]+]] = core.broadcast [[V24]], dims = [], sizes = {{\[}}[[V23:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V26:%[^ ,:]+]] = core.scatter update, [[V25]], [[V21]], [[V20]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<?xi64>, tensor<6xi64>, tensor<6xi64>) -> tensor<?xi64>
// CHECK:         [[V27:%[^ ,:]+]] = core.gather [[VALUES]], [[V26]], dims = [0], x_dims = [], index_dims = [0] : (tensor<6xi8>, tensor<?xi64>) -> tensor<?xi8>
// CHECK:         [[V28:%[^ ,:]+]] = core.constant dense<1> : tensor<6xi64>
// CHECK:         [[V29:%[^ ,:]+]] = core.reduce add, [[V11]], dims = [0] : (tensor<6xi64>) -> tensor<i64>
// CHECK:         [[V31:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V32:%[^ ,:]+]] = core.broadcast [[V31]], dims = [], sizes = {{\[}}[[V30:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V33:%[^ ,:]+]] = core.scatter add, [[V32]], [[V28]], [[V14]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<?xi64>, tensor<6xi64>, tensor<6xi64>) -> tensor<?xi64>
// CHECK:         [[V34:%[^ ,:]+]] = core.constant dense<0> : tensor<6xi64>
// CHECK:         [[V35:%[^ ,:]+]] = core.scatter update, [[V34]], [[V14]], [[INDICES]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<6xi64>, tensor<6xi64>, tensor<6xi64>) -> tensor<6xi64>
// CHECK:         [[V36:%[^ ,:]+]] = core.reshape [[V35]], sizes = [2, 3] : (tensor<6xi64>) -> tensor<2x3xi64>
func.func @unique(%x: tensor<2x3xi8>) -> (tensor<?xi8>, tensor<2x3xi64>, tensor<?xi64>) {
  %v, %i, %n = graph.unique %x : (tensor<2x3xi8>) -> (tensor<?xi8>, tensor<2x3xi64>, tensor<?xi64>)
  return %v, %i, %n : tensor<?xi8>, tensor<2x3xi64>, tensor<?xi64>
}

// CHECK-LABEL: func.func @unique_parts(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3x4xf32>) -> (tensor<2x?x4xf32>, tensor<3xi64>, tensor<?xi64>) {
// CHECK:         [[V0:%[^ ,:]+]] = core.transpose [[X]], dims = [1, 0, 2] : (tensor<2x3x4xf32>) -> tensor<3x2x4xf32>
// CHECK:         [[V1:%[^ ,:]+]] = core.reshape [[V0]], sizes = [3, 8] : (tensor<3x2x4xf32>) -> tensor<3x8xf32>
// CHECK:         [[V2:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK:           [[V45:%[^ ,:]+]] = core.slice [[V1]], offsets = [0, [[V44:%[^ ,:]+]]], sizes = [3, 1], strides = [1, 1] : (tensor<3x8xf32>, index) -> tensor<3x1xf32>
// CHECK:           [[V46:%[^ ,:]+]] = core.reshape [[V45]], sizes = [3] : (tensor<3x1xf32>) -> tensor<3xf32>
// CHECK:           [[V47:%[^ ,:]+]] = core.gather [[V46]], [[ARG2:%[^ ,:]+]], dims = [0], x_dims = [], index_dims = [0] : (tensor<3xf32>, tensor<3xi64>) -> tensor<3xf32>
// CHECK:           [[VALUES:%[^ ,:]+]], [[INDICES:%[^ ,:]+]] = core.sort [[V47]], dim = 0, descending = false : (tensor<3xf32>) -> (tensor<3xf32>, tensor<3xi64>)
// CHECK:           [[V48:%[^ ,:]+]] = core.gather [[ARG2]], [[INDICES]], dims = [0], x_dims = [], index_dims = [0] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V4:%[^ ,:]+]] = core.gather [[V1]], [[V3:%[^ ,:]+]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<3x8xf32>, tensor<3xi64>) -> tensor<3x8xf32>
// CHECK:         [[V5:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK:         [[V6:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK:         [[V7:%[^ ,:]+]] = core.sub [[V5]], [[V6]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V8:%[^ ,:]+]] = core.constant dense<0> : tensor<3xi64>
// CHECK:         [[V9:%[^ ,:]+]] = core.maximum [[V7]], [[V8]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V10:%[^ ,:]+]] = core.gather [[V4]], [[V9]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<3x8xf32>, tensor<3xi64>) -> tensor<3x8xf32>
// CHECK:         [[V11:%[^ ,:]+]] = core.compare ne, [[V4]], [[V10]] : (tensor<3x8xf32>, tensor<3x8xf32>) -> tensor<3x8xi1>
// CHECK:         [[V12:%[^ ,:]+]] = core.reduce or, [[V11]], dims = [1] : (tensor<3x8xi1>) -> tensor<3xi1>
// CHECK:         [[V13:%[^ ,:]+]] = core.constant dense<0> : tensor<3xi64>
// CHECK:         [[V14:%[^ ,:]+]] = core.compare eq, [[V5]], [[V13]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
// CHECK:         [[V15:%[^ ,:]+]] = core.or [[V12]], [[V14]] : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
// CHECK:         [[V16:%[^ ,:]+]] = core.convert [[V15]] : (tensor<3xi1>) -> tensor<3xi64>
// CHECK:         [[V17:%[^ ,:]+]] = core.scan add, [[V16]], dim = 0 : (tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V18:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK:         [[V19:%[^ ,:]+]] = core.sub [[V17]], [[V18]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V20:%[^ ,:]+]] = core.convert [[V15]] : (tensor<3xi1>) -> tensor<3xi64>
// CHECK:         [[V21:%[^ ,:]+]] = core.scan add, [[V20]], dim = 0 : (tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V22:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK:         [[V23:%[^ ,:]+]] = core.sub [[V21]], [[V22]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V24:%[^ ,:]+]] = core.constant dense<-1> : tensor<3xi64>
// CHECK:         [[V25:%[^ ,:]+]] = core.select [[V15]], [[V23]], [[V24]] : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V26:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK:         [[V27:%[^ ,:]+]] = core.reduce add, [[V20]], dims = [0] : (tensor<3xi64>) -> tensor<i64>
// CHECK:         [[V29:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V30:%[^ ,:]+]] = core.broadcast [[V29]], dims = [], sizes = {{\[}}[[V28:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V31:%[^ ,:]+]] = core.scatter update, [[V30]], [[V26]], [[V25]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<?xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<?xi64>
// CHECK:         [[V32:%[^ ,:]+]] = core.gather [[V4]], [[V31]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<3x8xf32>, tensor<?xi64>) -> tensor<?x8xf32>
// CHECK:         [[V33:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK:         [[V34:%[^ ,:]+]] = core.reduce add, [[V16]], dims = [0] : (tensor<3xi64>) -> tensor<i64>
// CHECK:         [[V36:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V37:%[^ ,:]+]] = core.broadcast [[V36]], dims = [], sizes = {{\[}}[[V35:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V38:%[^ ,:]+]] = core.scatter add, [[V37]], [[V33]], [[V19]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<?xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<?xi64>
// CHECK:         [[V39:%[^ ,:]+]] = core.constant dense<0> : tensor<3xi64>
// CHECK:         [[V40:%[^ ,:]+]] = core.scatter update, [[V39]], [[V19]], [[V3]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<3xi64>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V41:%[^ ,:]+]] = core.reshape [[V32]], sizes = {{\[}}[[DIM:%[^ ,:]+]], 2, 4] : (tensor<?x8xf32>, index) -> tensor<?x2x4xf32>
// CHECK:         [[V42:%[^ ,:]+]] = core.transpose [[V41]], dims = [1, 0, 2] : (tensor<?x2x4xf32>) -> tensor<2x?x4xf32>
func.func @unique_parts(%x: tensor<2x3x4xf32>) -> (tensor<2x?x4xf32>, tensor<3xi64>, tensor<?xi64>) {
  %v, %i, %n = graph.unique %x, dim = 1 : (tensor<2x3x4xf32>) -> (tensor<2x?x4xf32>, tensor<3xi64>, tensor<?xi64>)
  return %v, %i, %n : tensor<2x?x4xf32>, tensor<3xi64>, tensor<?xi64>
}

// CHECK-LABEL: func.func @unique_consecutive(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5xf32>) -> (tensor<?xf32>, tensor<5xi64>, tensor<?xi64>) {
// CHECK:         [[V0:%[^ ,:]+]] = core.iota dim = 0, sizes = [5] : () -> tensor<5xi64>
// CHECK:         [[V1:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V2:%[^ ,:]+]] = core.sub [[V0]], [[V1]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V3:%[^ ,:]+]] = core.constant dense<0> : tensor<5xi64>
// CHECK:         [[V4:%[^ ,:]+]] = core.maximum [[V2]], [[V3]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V5:%[^ ,:]+]] = core.gather [[X]], [[V4]], dims = [0], x_dims = [], index_dims = [0] : (tensor<5xf32>, tensor<5xi64>) -> tensor<5xf32>
// CHECK:         [[V6:%[^ ,:]+]] = core.compare ne, [[X]], [[V5]] : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
// CHECK:         [[V7:%[^ ,:]+]] = core.constant dense<0> : tensor<5xi64>
// CHECK:         [[V8:%[^ ,:]+]] = core.compare eq, [[V0]], [[V7]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
// CHECK:         [[V9:%[^ ,:]+]] = core.or [[V6]], [[V8]] : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
// CHECK:         [[V10:%[^ ,:]+]] = core.convert [[V9]] : (tensor<5xi1>) -> tensor<5xi64>
// CHECK:         [[V11:%[^ ,:]+]] = core.scan add, [[V10]], dim = 0 : (tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V12:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V13:%[^ ,:]+]] = core.sub [[V11]], [[V12]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V14:%[^ ,:]+]] = core.convert [[V9]] : (tensor<5xi1>) -> tensor<5xi64>
// CHECK:         [[V15:%[^ ,:]+]] = core.scan add, [[V14]], dim = 0 : (tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V16:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V17:%[^ ,:]+]] = core.sub [[V15]], [[V16]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V18:%[^ ,:]+]] = core.constant dense<-1> : tensor<5xi64>
// CHECK:         [[V19:%[^ ,:]+]] = core.select [[V9]], [[V17]], [[V18]] : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V20:%[^ ,:]+]] = core.iota dim = 0, sizes = [5] : () -> tensor<5xi64>
// CHECK:         [[V21:%[^ ,:]+]] = core.reduce add, [[V14]], dims = [0] : (tensor<5xi64>) -> tensor<i64>
// CHECK:         [[V23:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V24:%[^ ,:]+]] = core.broadcast [[V23]], dims = [], sizes = {{\[}}[[V22:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V25:%[^ ,:]+]] = core.scatter update, [[V24]], [[V20]], [[V19]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<?xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<?xi64>
// CHECK:         [[V26:%[^ ,:]+]] = core.gather [[X]], [[V25]], dims = [0], x_dims = [], index_dims = [0] : (tensor<5xf32>, tensor<?xi64>) -> tensor<?xf32>
// CHECK:         [[V27:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V28:%[^ ,:]+]] = core.reduce add, [[V10]], dims = [0] : (tensor<5xi64>) -> tensor<i64>
// CHECK:         [[V30:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V31:%[^ ,:]+]] = core.broadcast [[V30]], dims = [], sizes = {{\[}}[[V29:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V32:%[^ ,:]+]] = core.scatter add, [[V31]], [[V27]], [[V13]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<?xi64>, tensor<5xi64>, tensor<5xi64>) -> tensor<?xi64>
func.func @unique_consecutive(%x: tensor<5xf32>) -> (tensor<?xf32>, tensor<5xi64>, tensor<?xi64>) {
  %v, %i, %n = graph.unique_consecutive %x : (tensor<5xf32>) -> (tensor<?xf32>, tensor<5xi64>, tensor<?xi64>)
  return %v, %i, %n : tensor<?xf32>, tensor<5xi64>, tensor<?xi64>
}

// CHECK-LABEL: func.func @repeat_interleave(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x?xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: tensor<4xi32>) -> tensor<?x?xf32> {
// CHECK:         [[V0:%[^ ,:]+]] = core.convert [[N]] : (tensor<4xi32>) -> tensor<4xi64>
// CHECK:         [[V1:%[^ ,:]+]] = core.scan add, [[V0]], dim = 0 : (tensor<4xi64>) -> tensor<4xi64>
// CHECK:         [[V2:%[^ ,:]+]] = core.constant dense<0> : tensor<4xi64>
// CHECK:         [[V3:%[^ ,:]+]] = core.compare ge, [[V0]], [[V2]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
// CHECK:         [[V4:%[^ ,:]+]] = core.constant dense<140737488355328> : tensor<4xi64>
// CHECK:         [[V5:%[^ ,:]+]] = core.compare le, [[V0]], [[V4]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
// CHECK:         [[V6:%[^ ,:]+]] = core.and [[V3]], [[V5]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK:         [[V7:%[^ ,:]+]] = core.constant dense<0> : tensor<4xi64>
// CHECK:         [[V8:%[^ ,:]+]] = core.compare ge, [[V1]], [[V7]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
// CHECK:         [[V9:%[^ ,:]+]] = core.constant dense<140737488355328> : tensor<4xi64>
// CHECK:         [[V10:%[^ ,:]+]] = core.compare le, [[V1]], [[V9]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
// CHECK:         [[V11:%[^ ,:]+]] = core.and [[V8]], [[V10]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK:         [[V12:%[^ ,:]+]] = core.and [[V6]], [[V11]] : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK:         [[V13:%[^ ,:]+]] = core.reduce and, [[V12]], dims = [0] : (tensor<4xi1>) -> tensor<i1>
// CHECK:         core.require [[EXTRACTED:%[^ ,:]+]], "graph.repeat_interleave: repeats and their sum must be sizes"
// CHECK:         [[V14:%[^ ,:]+]] = core.sub [[V1]], [[V0]] : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
// CHECK:         [[V15:%[^ ,:]+]] = core.constant dense<1> : tensor<4xi64>
// CHECK:         [[V16:%[^ ,:]+]] = core.reduce add, [[V0]], dims = [0] : (tensor<4xi64>) -> tensor<i64>
// CHECK:         [[V18:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V19:%[^ ,:]+]] = core.broadcast [[V18]], dims = [], sizes = {{\[}}[[V17:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V20:%[^ ,:]+]] = core.scatter add, [[V19]], [[V15]], [[V14]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<?xi64>, tensor<4xi64>, tensor<4xi64>) -> tensor<?xi64>
// CHECK:         [[V21:%[^ ,:]+]] = core.scan add, [[V20]], dim = 0 : (tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V22:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V23:%[^ ,:]+]] = core.broadcast [[V22]], dims = [], sizes = {{\[}}[[DIM:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V24:%[^ ,:]+]] = core.sub [[V21]], [[V23]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V25:%[^ ,:]+]] = core.gather [[X]], [[V24]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<4x?xf32>, tensor<?xi64>) -> tensor<?x?xf32>
func.func @repeat_interleave(%x: tensor<4x?xf32>, %n: tensor<4xi32>) -> tensor<?x?xf32> {
  %r = graph.repeat_interleave %x, %n, dim = 0 : (tensor<4x?xf32>, tensor<4xi32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
