// NOTE: checks written by tcopt-update-checks --only='func.func|core\.'; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @sum(
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x3xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?xi64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<?xf32>) -> tensor<2x3xf32> {
// CHECK:         [[V0:%[^ ,:]+]] = core.constant dense<9223372036854775807> : tensor<i64>
// CHECK:         [[V1:%[^ ,:]+]] = core.pad [[O]], [[V0]], low = [0], high = [1] : (tensor<2xi64>, tensor<i64>) -> tensor<3xi64>
// CHECK:         [[V2:%[^ ,:]+]] = core.iota dim = 0, sizes = {{\[}}[[DIM]]] : (index) -> tensor<?xi64>
// CHECK:         [[V3:%[^ ,:]+]] = core.constant dense<2> : tensor<i64>
// CHECK:         [[V4:%[^ ,:]+]] = core.broadcast [[V3]], dims = [], sizes = {{\[}}[[DIM]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V5:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [], sizes = {{\[}}[[DIM_1]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V7:%[^ ,:]+]] = core.constant dense<2> : tensor<i64>
// CHECK:         [[V8:%[^ ,:]+]] = core.broadcast [[V7]], dims = [], sizes = {{\[}}[[DIM_3]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V9:%[^ ,:]+]] = core.add [[V6]], [[V8]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V10:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V11:%[^ ,:]+]] = core.broadcast [[V10]], dims = [], sizes = {{\[}}[[DIM_5]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V12:%[^ ,:]+]] = core.sub [[V9]], [[V11]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V13:%[^ ,:]+]] = core.minimum [[V12]], [[V4]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V14:%[^ ,:]+]] = core.gather [[V1]], [[V13]], dims = [0], x_dims = [], index_dims = [0] : (tensor<3xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V15:%[^ ,:]+]] = core.compare le, [[V14]], [[V2]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK:         [[V16:%[^ ,:]+]] = core.select [[V15]], [[V9]], [[V6]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V17:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V18:%[^ ,:]+]] = core.broadcast [[V17]], dims = [], sizes = {{\[}}[[DIM_7]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V19:%[^ ,:]+]] = core.add [[V16]], [[V18]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V20:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V21:%[^ ,:]+]] = core.broadcast [[V20]], dims = [], sizes = {{\[}}[[DIM_9]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V22:%[^ ,:]+]] = core.sub [[V19]], [[V21]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V23:%[^ ,:]+]] = core.minimum [[V22]], [[V4]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V24:%[^ ,:]+]] = core.gather [[V1]], [[V23]], dims = [0], x_dims = [], index_dims = [0] : (tensor<3xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V25:%[^ ,:]+]] = core.compare le, [[V24]], [[V2]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK:         [[V26:%[^ ,:]+]] = core.select [[V25]], [[V19]], [[V16]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V27:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V28:%[^ ,:]+]] = core.broadcast [[V27]], dims = [], sizes = {{\[}}[[DIM_11]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V29:%[^ ,:]+]] = core.sub [[V26]], [[V28]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V30:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK:         [[V31:%[^ ,:]+]] = core.broadcast [[V30]], dims = [], sizes = {{\[}}[[DIM_13]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V32:%[^ ,:]+]] = core.compare eq, [[I]], [[V31]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK:         [[V33:%[^ ,:]+]] = core.constant dense<-1> : tensor<i64>
// CHECK:         [[V34:%[^ ,:]+]] = core.broadcast [[V33]], dims = [], sizes = {{\[}}[[DIM_15]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V35:%[^ ,:]+]] = core.select [[V32]], [[V34]], [[V29]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V36:%[^ ,:]+]] = core.gather [[W]], [[I]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<4x3xf32>, tensor<?xi64>) -> tensor<?x3xf32>
// CHECK:         [[V37:%[^ ,:]+]] = core.broadcast [[S]], dims = [0], sizes = {{\[}}[[DIM_17]], 3] : (tensor<?xf32>, index) -> tensor<?x3xf32>
// CHECK:         [[V38:%[^ ,:]+]] = core.mul [[V36]], [[V37]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK:         [[V39:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK:         [[V40:%[^ ,:]+]] = core.scatter add, [[V39]], [[V38]], [[V35]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<2x3xf32>, tensor<?x3xf32>, tensor<?xi64>) -> tensor<2x3xf32>
func.func @sum(%w: tensor<4x3xf32>, %i: tensor<?xi64>, %o: tensor<2xi64>, %s: tensor<?xf32>) -> tensor<2x3xf32> {
  %0 = graph.embedding_bag %w, %i, %o, per_sample_weights %s, padding_idx = 3, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<?xi64>, tensor<2xi64>, tensor<?xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}

// CHECK-LABEL: func.func @mean(
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x3xbf16>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<5xi32>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<3xi32>) -> tensor<2x3xbf16> {
// CHECK:         [[V0:%[^ ,:]+]] = core.convert [[O]] : (tensor<3xi32>) -> tensor<3xi64>
// CHECK:         [[V1:%[^ ,:]+]] = core.constant dense<9223372036854775807> : tensor<i64>
// CHECK:         [[V2:%[^ ,:]+]] = core.pad [[V0]], [[V1]], low = [0], high = [1] : (tensor<3xi64>, tensor<i64>) -> tensor<4xi64>
// CHECK:         [[V3:%[^ ,:]+]] = core.iota dim = 0, sizes = [5] : () -> tensor<5xi64>
// CHECK:         [[V4:%[^ ,:]+]] = core.constant dense<3> : tensor<5xi64>
// CHECK:         [[V5:%[^ ,:]+]] = core.constant dense<0> : tensor<5xi64>
// CHECK:         [[V6:%[^ ,:]+]] = core.constant dense<2> : tensor<5xi64>
// CHECK:         [[V7:%[^ ,:]+]] = core.add [[V5]], [[V6]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V8:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V9:%[^ ,:]+]] = core.sub [[V7]], [[V8]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V10:%[^ ,:]+]] = core.minimum [[V9]], [[V4]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V11:%[^ ,:]+]] = core.gather [[V2]], [[V10]], dims = [0], x_dims = [], index_dims = [0] : (tensor<4xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V12:%[^ ,:]+]] = core.compare le, [[V11]], [[V3]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
// CHECK:         [[V13:%[^ ,:]+]] = core.select [[V12]], [[V7]], [[V5]] : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V14:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V15:%[^ ,:]+]] = core.add [[V13]], [[V14]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V16:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V17:%[^ ,:]+]] = core.sub [[V15]], [[V16]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V18:%[^ ,:]+]] = core.minimum [[V17]], [[V4]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V19:%[^ ,:]+]] = core.gather [[V2]], [[V18]], dims = [0], x_dims = [], index_dims = [0] : (tensor<4xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V20:%[^ ,:]+]] = core.compare le, [[V19]], [[V3]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
// CHECK:         [[V21:%[^ ,:]+]] = core.select [[V20]], [[V15]], [[V13]] : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V22:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V23:%[^ ,:]+]] = core.sub [[V21]], [[V22]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V24:%[^ ,:]+]] = core.gather [[W]], [[I]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<4x3xbf16>, tensor<5xi32>) -> tensor<5x3xbf16>
// CHECK:         [[V25:%[^ ,:]+]] = core.convert [[V24]] : (tensor<5x3xbf16>) -> tensor<5x3xf32>
// CHECK:         [[V26:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<5xf32>
// CHECK:         [[V27:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK:         [[V28:%[^ ,:]+]] = core.scatter add, [[V27]], [[V26]], [[V23]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<2xf32>, tensor<5xf32>, tensor<5xi64>) -> tensor<2xf32>
// CHECK:         [[V29:%[^ ,:]+]] = core.broadcast [[V28]], dims = [0], sizes = [2, 3] : (tensor<2xf32>) -> tensor<2x3xf32>
// CHECK:         [[V30:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK:         [[V31:%[^ ,:]+]] = core.scatter add, [[V30]], [[V25]], [[V23]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<2x3xf32>, tensor<5x3xf32>, tensor<5xi64>) -> tensor<2x3xf32>
// CHECK:         [[V32:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK:         [[V33:%[^ ,:]+]] = core.maximum [[V29]], [[V32]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK:         [[V34:%[^ ,:]+]] = core.div [[V31]], [[V33]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK:         [[V35:%[^ ,:]+]] = core.convert [[V34]] : (tensor<2x3xf32>) -> tensor<2x3xbf16>
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
// CHECK:         [[V3:%[^ ,:]+]] = core.broadcast [[V2]], dims = [], sizes = {{\[}}[[DIM]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK:         [[V4:%[^ ,:]+]] = core.scatter add, [[V1]], [[V3]], [[I]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<?xf32>, tensor<?xi64>) -> tensor<4xf32>
// CHECK:         [[V5:%[^ ,:]+]] = core.gather [[V4]], [[I]], dims = [0], x_dims = [], index_dims = [0] : (tensor<4xf32>, tensor<?xi64>) -> tensor<?xf32>
// CHECK:         [[V6:%[^ ,:]+]] = core.broadcast [[V5]], dims = [0], sizes = {{\[}}[[DIM_1]], 3] : (tensor<?xf32>, index) -> tensor<?x3xf32>
// CHECK:         [[V7:%[^ ,:]+]] = core.div [[V0]], [[V6]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK:         [[V8:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK:         [[V9:%[^ ,:]+]] = core.broadcast [[V8]], dims = [], sizes = {{\[}}[[DIM_3]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V10:%[^ ,:]+]] = core.compare eq, [[I]], [[V9]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK:         [[V11:%[^ ,:]+]] = core.broadcast [[V10]], dims = [0], sizes = {{\[}}[[DIM_5]], 3] : (tensor<?xi1>, index) -> tensor<?x3xi1>
// CHECK:         [[V12:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK:         [[V13:%[^ ,:]+]] = core.broadcast [[V12]], dims = [], sizes = {{\[}}[[DIM_7]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK:         [[V14:%[^ ,:]+]] = core.select [[V11]], [[V13]], [[V7]] : (tensor<?x3xi1>, tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK:         [[V15:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<4x3xf32>
// CHECK:         [[V16:%[^ ,:]+]] = core.scatter add, [[V15]], [[V14]], [[I]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<4x3xf32>, tensor<?x3xf32>, tensor<?xi64>) -> tensor<4x3xf32>
// CHECK:         [[V17:%[^ ,:]+]] = core.convert [[V16]] : (tensor<4x3xf32>) -> tensor<4x3xf16>
func.func @backward(%g: tensor<?x3xf16>, %i: tensor<?xi64>) -> tensor<4x3xf16> {
  %0 = graph.embedding_backward %g, %i, num_weights = 4, padding_idx = 3, scale_grad_by_freq = true : (tensor<?x3xf16>, tensor<?xi64>) -> tensor<4x3xf16>
  return %0 : tensor<4x3xf16>
}
