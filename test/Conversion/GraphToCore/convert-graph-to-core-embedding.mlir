// NOTE: checks written by tcopt-update-checks --only='func.func|core\.'; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @sum(
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x3xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?xi64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<?xf32>) -> tensor<2x3xf32> {
// CHECK:         [[V0:%[^ ,:]+]] = core.iota dim = 0, sizes = {{\[}}[[DIM:%[^ ,:]+]]] : (index) -> tensor<?xi64>
// CHECK:         [[V1:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V2:%[^ ,:]+]] = core.broadcast [[V1]], dims = [], sizes = {{\[}}[[DIM_1:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V3:%[^ ,:]+]] = core.constant dense<2> : tensor<i64>
// CHECK:         [[V4:%[^ ,:]+]] = core.broadcast [[V3]], dims = [], sizes = {{\[}}[[DIM_1]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V5:%[^ ,:]+]] = core.add [[V2]], [[V4]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V6:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V7:%[^ ,:]+]] = core.broadcast [[V6]], dims = [], sizes = {{\[}}[[DIM_3:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V8:%[^ ,:]+]] = core.shift_right [[V5]], [[V7]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V9:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V10:%[^ ,:]+]] = core.broadcast [[V9]], dims = [], sizes = {{\[}}[[DIM_5:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V11:%[^ ,:]+]] = core.minimum [[V8]], [[V10]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V12:%[^ ,:]+]] = core.gather [[O]], [[V11]], dims = [0], x_dims = [], index_dims = [0] : (tensor<2xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V13:%[^ ,:]+]] = core.compare gt, [[V12]], [[V0]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK:         [[V14:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V15:%[^ ,:]+]] = core.broadcast [[V14]], dims = [], sizes = {{\[}}[[DIM_7:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V16:%[^ ,:]+]] = core.add [[V8]], [[V15]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V17:%[^ ,:]+]] = core.minimum [[V16]], [[V4]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V18:%[^ ,:]+]] = core.select [[V13]], [[V2]], [[V17]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V19:%[^ ,:]+]] = core.select [[V13]], [[V8]], [[V4]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V20:%[^ ,:]+]] = core.add [[V18]], [[V19]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V21:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V22:%[^ ,:]+]] = core.broadcast [[V21]], dims = [], sizes = {{\[}}[[DIM_9:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V23:%[^ ,:]+]] = core.shift_right [[V20]], [[V22]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V24:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V25:%[^ ,:]+]] = core.broadcast [[V24]], dims = [], sizes = {{\[}}[[DIM_11:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V26:%[^ ,:]+]] = core.minimum [[V23]], [[V25]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V27:%[^ ,:]+]] = core.gather [[O]], [[V26]], dims = [0], x_dims = [], index_dims = [0] : (tensor<2xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V28:%[^ ,:]+]] = core.compare gt, [[V27]], [[V0]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK:         [[V29:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V30:%[^ ,:]+]] = core.broadcast [[V29]], dims = [], sizes = {{\[}}[[DIM_13:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V31:%[^ ,:]+]] = core.add [[V23]], [[V30]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V32:%[^ ,:]+]] = core.minimum [[V31]], [[V19]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V33:%[^ ,:]+]] = core.select [[V28]], [[V18]], [[V32]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V34:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V35:%[^ ,:]+]] = core.broadcast [[V34]], dims = [], sizes = {{\[}}[[DIM_15:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V36:%[^ ,:]+]] = core.sub [[V33]], [[V35]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V37:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK:         [[V38:%[^ ,:]+]] = core.broadcast [[V37]], dims = [], sizes = {{\[}}[[DIM_17:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V39:%[^ ,:]+]] = core.compare eq, [[I]], [[V38]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK:         [[V40:%[^ ,:]+]] = core.constant dense<-1> : tensor<i64>
// CHECK:         [[V41:%[^ ,:]+]] = core.broadcast [[V40]], dims = [], sizes = {{\[}}[[DIM_19:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V42:%[^ ,:]+]] = core.select [[V39]], [[V41]], [[V36]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V43:%[^ ,:]+]] = core.gather [[W]], [[I]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<4x3xf32>, tensor<?xi64>) -> tensor<?x3xf32>
// CHECK:         [[V44:%[^ ,:]+]] = core.broadcast [[S]], dims = [0], sizes = {{\[}}[[DIM_21:%[^ ,:]+]], 3] : (tensor<?xf32>, index) -> tensor<?x3xf32>
// CHECK:         [[V45:%[^ ,:]+]] = core.mul [[V43]], [[V44]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK:         [[V46:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK:         [[V47:%[^ ,:]+]] = core.scatter add, [[V46]], [[V45]], [[V42]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<2x3xf32>, tensor<?x3xf32>, tensor<?xi64>) -> tensor<2x3xf32>
func.func @sum(%w: tensor<4x3xf32>, %i: tensor<?xi64>, %o: tensor<2xi64>, %s: tensor<?xf32>) -> tensor<2x3xf32> {
  %0 = graph.embedding_bag %w, %i, %o, per_sample_weights %s, padding_idx = 3, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<?xi64>, tensor<2xi64>, tensor<?xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @mean(
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x3xbf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<5xi32>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<3xi32>) -> tensor<2x3xbf16> {
// CHECK:         [[V0:%[^ ,:]+]] = core.convert [[O]] : (tensor<3xi32>) -> tensor<3xi64>
// CHECK:         [[V1:%[^ ,:]+]] = core.iota dim = 0, sizes = [5] : () -> tensor<5xi64>
// CHECK:         [[V2:%[^ ,:]+]] = core.constant dense<0> : tensor<5xi64>
// CHECK:         [[V3:%[^ ,:]+]] = core.constant dense<3> : tensor<5xi64>
// CHECK:         [[V4:%[^ ,:]+]] = core.add [[V2]], [[V3]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V5:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V6:%[^ ,:]+]] = core.shift_right [[V4]], [[V5]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V7:%[^ ,:]+]] = core.constant dense<2> : tensor<5xi64>
// CHECK:         [[V8:%[^ ,:]+]] = core.minimum [[V6]], [[V7]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V9:%[^ ,:]+]] = core.gather [[V0]], [[V8]], dims = [0], x_dims = [], index_dims = [0] : (tensor<3xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V10:%[^ ,:]+]] = core.compare gt, [[V9]], [[V1]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
// CHECK:         [[V11:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V12:%[^ ,:]+]] = core.add [[V6]], [[V11]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V13:%[^ ,:]+]] = core.minimum [[V12]], [[V3]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V14:%[^ ,:]+]] = core.select [[V10]], [[V2]], [[V13]] : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V15:%[^ ,:]+]] = core.select [[V10]], [[V6]], [[V3]] : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V16:%[^ ,:]+]] = core.add [[V14]], [[V15]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V17:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V18:%[^ ,:]+]] = core.shift_right [[V16]], [[V17]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V19:%[^ ,:]+]] = core.constant dense<2> : tensor<5xi64>
// CHECK:         [[V20:%[^ ,:]+]] = core.minimum [[V18]], [[V19]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V21:%[^ ,:]+]] = core.gather [[V0]], [[V20]], dims = [0], x_dims = [], index_dims = [0] : (tensor<3xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V22:%[^ ,:]+]] = core.compare gt, [[V21]], [[V1]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
// CHECK:         [[V23:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V24:%[^ ,:]+]] = core.add [[V18]], [[V23]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V25:%[^ ,:]+]] = core.minimum [[V24]], [[V15]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V26:%[^ ,:]+]] = core.select [[V22]], [[V14]], [[V25]] : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V27:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V28:%[^ ,:]+]] = core.sub [[V26]], [[V27]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V29:%[^ ,:]+]] = core.gather [[W]], [[I]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<4x3xbf16>, tensor<5xi32>) -> tensor<5x3xbf16>
// CHECK:         [[V30:%[^ ,:]+]] = core.convert [[V29]] : (tensor<5x3xbf16>) -> tensor<5x3xf32>
// CHECK:         [[V31:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<5xf32>
// CHECK:         [[V32:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK:         [[V33:%[^ ,:]+]] = core.scatter add, [[V32]], [[V31]], [[V28]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<2xf32>, tensor<5xf32>, tensor<5xi64>) -> tensor<2xf32>
// CHECK:         [[V34:%[^ ,:]+]] = core.broadcast [[V33]], dims = [0], sizes = [2, 3] : (tensor<2xf32>) -> tensor<2x3xf32>
// CHECK:         [[V35:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK:         [[V36:%[^ ,:]+]] = core.scatter add, [[V35]], [[V30]], [[V28]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<2x3xf32>, tensor<5x3xf32>, tensor<5xi64>) -> tensor<2x3xf32>
// CHECK:         [[V37:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK:         [[V38:%[^ ,:]+]] = core.maximum [[V34]], [[V37]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK:         [[V39:%[^ ,:]+]] = core.div [[V36]], [[V38]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK:         [[V40:%[^ ,:]+]] = core.convert [[V39]] : (tensor<2x3xf32>) -> tensor<2x3xbf16>
func.func @mean(%w: tensor<4x3xbf16>, %i: tensor<5xi32>, %o: tensor<3xi32>) -> tensor<2x3xbf16> {
  %0 = graph.embedding_bag %w, %i, %o, mode = mean, include_last_offset = true : (tensor<4x3xbf16>, tensor<5xi32>, tensor<3xi32>) -> tensor<2x3xbf16>
  return %0 : tensor<2x3xbf16>
}

// CHECK-LABEL: func.func @backward(
// CHECK-SAME:    [[G:%[^ ,:]+]]: tensor<?x3xf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?xi64>) -> tensor<4x3xf16> {
// CHECK:         [[V0:%[^ ,:]+]] = core.convert [[G]] : (tensor<?x3xf16>) -> tensor<?x3xf32>
// CHECK:         [[V1:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4xf32>
// CHECK:         [[V2:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<f32>
// CHECK:         [[V3:%[^ ,:]+]] = core.broadcast [[V2]], dims = [], sizes = {{\[}}[[DIM:%[^ ,:]+]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK:         [[V4:%[^ ,:]+]] = core.scatter add, [[V1]], [[V3]], [[I]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<?xf32>, tensor<?xi64>) -> tensor<4xf32>
// CHECK:         [[V5:%[^ ,:]+]] = core.gather [[V4]], [[I]], dims = [0], x_dims = [], index_dims = [0] : (tensor<4xf32>, tensor<?xi64>) -> tensor<?xf32>
// CHECK:         [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [0], sizes = {{\[}}[[DIM_1:%[^ ,:]+]], 3] : (tensor<?xf32>, index) -> tensor<?x3xf32>
// CHECK:         [[V7:%[^ ,:]+]] = core.div [[V0]], [[V6]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK:         [[V8:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK:         [[V9:%[^ ,:]+]] = core.broadcast [[V8]], dims = [], sizes = {{\[}}[[DIM_3:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V10:%[^ ,:]+]] = core.compare eq, [[I]], [[V9]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK:         [[V11:%[^ ,:]+]] = core.broadcast [[V10]], dims = [0], sizes = {{\[}}[[DIM_5:%[^ ,:]+]], 3] : (tensor<?xi1>, index) -> tensor<?x3xi1>
// CHECK:         [[V12:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK:         [[V13:%[^ ,:]+]] = core.broadcast [[V12]], dims = [], sizes = {{\[}}[[DIM_7:%[^ ,:]+]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK:         [[V14:%[^ ,:]+]] = core.select [[V11]], [[V13]], [[V7]] : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK:         [[V15:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4x3xf32>
// CHECK:         [[V16:%[^ ,:]+]] = core.scatter add, [[V15]], [[V14]], [[I]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<4x3xf32>, tensor<?x3xf32>, tensor<?xi64>) -> tensor<4x3xf32>
// CHECK:         [[V17:%[^ ,:]+]] = core.convert [[V16]] : (tensor<4x3xf32>) -> tensor<4x3xf16>
func.func @backward(%g: tensor<?x3xf16>, %i: tensor<?xi64>) -> tensor<4x3xf16> {
  %0 = graph.embedding_backward %g, %i, num_weights = 4, padding_idx = 3, scale_grad_by_freq = true : (tensor<?x3xf16>, tensor<?xi64>) -> tensor<4x3xf16>
  return %0 : tensor<4x3xf16>
}
