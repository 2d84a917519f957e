// NOTE: checks written by tcopt-update-checks --only='func.func|core\.'; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @sum(
// CHECK-SAME:    [[W:%[^ ,:]+]]: tensor<4x3xf32>,
// CHECK-SAME:    [[I:%[^ ,:]+]]: tensor<?xi64>,
// CHECK-SAME:    [[O:%[^ ,:]+]]: tensor<2xi64>,
// CHECK-SAME:    [[S:%[^ ,:]+]]: tensor<?xf32>) -> tensor<2x3xf32> {
// CHECK:         [[V0:%[^ ,:]+]] = core.iota dim = 0, sizes = {{\[}}[[DIM:%[^ ,:]+]]] : (index) -> tensor<?xi64>
// CHECK:         [[V1:%[^ ,:]+]] = core.iota dim = 0, sizes = [2] : () -> tensor<2xi64>
// CHECK:         [[V2:%[^ ,:]+]] = core.constant dense<1> : tensor<2xi64>
// CHECK:         [[V3:%[^ ,:]+]] = core.sub [[V1]], [[V2]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK:         [[V4:%[^ ,:]+]] = core.constant dense<0> : tensor<2xi64>
// CHECK:         [[V5:%[^ ,:]+]] = core.maximum [[V3]], [[V4]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK:         [[V6:%[^ ,:]+]] = core.gather [[O]], [[V5]], dims = [0], x_dims = [], index_dims = [0] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
// CHECK:         [[V8:%[^ ,:]+]] = core.constant dense<0> : tensor<2xi64>
// CHECK:         [[V9:%[^ ,:]+]] = core.compare ne, [[V1]], [[V8]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
// CHECK:         [[V10:%[^ ,:]+]] = core.constant dense<0> : tensor<2xi64>
// CHECK:         [[V11:%[^ ,:]+]] = core.compare eq, [[O]], [[V10]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
// CHECK:         [[V12:%[^ ,:]+]] = core.or [[V9]], [[V11]] : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
// CHECK:         [[V13:%[^ ,:]+]] = core.compare ge, [[O]], [[V6]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
// CHECK:         [[V14:%[^ ,:]+]] = core.broadcast [[FROM_ELEMENTS:%[^ ,:]+]], dims = [], sizes = [2] : (tensor<i64>) -> tensor<2xi64>
// CHECK:         [[V15:%[^ ,:]+]] = core.compare le, [[O]], [[V14]] : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
// CHECK:         [[V16:%[^ ,:]+]] = core.and [[V13]], [[V15]] : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
// CHECK:         [[V17:%[^ ,:]+]] = core.and [[V12]], [[V16]] : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
// CHECK:         [[V18:%[^ ,:]+]] = core.reduce and, [[V17]], dims = [0] : (tensor<2xi1>) -> tensor<i1>
// CHECK:         core.require [[EXTRACTED:%[^ ,:]+]], "graph.embedding_bag: offsets must begin with 0, not decrease and be at most the number of indices"
// CHECK:         [[V19:%[^ ,:]+]] = core.constant dense<0> : tensor<i64>
// CHECK:         [[V20:%[^ ,:]+]] = core.broadcast [[V19]], dims = [], sizes = {{\[}}[[DIM_3:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V21:%[^ ,:]+]] = core.constant dense<2> : tensor<i64>
// CHECK:         [[V22:%[^ ,:]+]] = core.broadcast [[V21]], dims = [], sizes = {{\[}}[[DIM_3]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V23:%[^ ,:]+]] = core.add [[V20]], [[V22]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V24:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V25:%[^ ,:]+]] = core.broadcast [[V24]], dims = [], sizes = {{\[}}[[DIM_5:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V26:%[^ ,:]+]] = core.shift_right [[V23]], [[V25]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V27:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V28:%[^ ,:]+]] = core.broadcast [[V27]], dims = [], sizes = {{\[}}[[DIM_7:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V29:%[^ ,:]+]] = core.minimum [[V26]], [[V28]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V30:%[^ ,:]+]] = core.gather [[O]], [[V29]], dims = [0], x_dims = [], index_dims = [0] : (tensor<2xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V31:%[^ ,:]+]] = core.compare gt, [[V30]], [[V0]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK:         [[V32:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V33:%[^ ,:]+]] = core.broadcast [[V32]], dims = [], sizes = {{\[}}[[DIM_9:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V34:%[^ ,:]+]] = core.add [[V26]], [[V33]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V35:%[^ ,:]+]] = core.minimum [[V34]], [[V22]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V36:%[^ ,:]+]] = core.select [[V31]], [[V20]], [[V35]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V37:%[^ ,:]+]] = core.select [[V31]], [[V26]], [[V22]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V38:%[^ ,:]+]] = core.add [[V36]], [[V37]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V39:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V40:%[^ ,:]+]] = core.broadcast [[V39]], dims = [], sizes = {{\[}}[[DIM_11:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V41:%[^ ,:]+]] = core.shift_right [[V38]], [[V40]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V42:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V43:%[^ ,:]+]] = core.broadcast [[V42]], dims = [], sizes = {{\[}}[[DIM_13:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V44:%[^ ,:]+]] = core.minimum [[V41]], [[V43]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V45:%[^ ,:]+]] = core.gather [[O]], [[V44]], dims = [0], x_dims = [], index_dims = [0] : (tensor<2xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V46:%[^ ,:]+]] = core.compare gt, [[V45]], [[V0]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK:         [[V47:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V48:%[^ ,:]+]] = core.broadcast [[V47]], dims = [], sizes = {{\[}}[[DIM_15:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V49:%[^ ,:]+]] = core.add [[V41]], [[V48]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V50:%[^ ,:]+]] = core.minimum [[V49]], [[V37]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V51:%[^ ,:]+]] = core.select [[V46]], [[V36]], [[V50]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V52:%[^ ,:]+]] = core.constant dense<1> : tensor<i64>
// CHECK:         [[V53:%[^ ,:]+]] = core.broadcast [[V52]], dims = [], sizes = {{\[}}[[DIM_17:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V54:%[^ ,:]+]] = core.sub [[V51]], [[V53]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V55:%[^ ,:]+]] = core.constant dense<3> : tensor<i64>
// CHECK:         [[V56:%[^ ,:]+]] = core.broadcast [[V55]], dims = [], sizes = {{\[}}[[DIM_19:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V57:%[^ ,:]+]] = core.compare eq, [[I]], [[V56]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi1>
// CHECK:         [[V58:%[^ ,:]+]] = core.constant dense<-1> : tensor<i64>
// CHECK:         [[V59:%[^ ,:]+]] = core.broadcast [[V58]], dims = [], sizes = {{\[}}[[DIM_21:%[^ ,:]+]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK:         [[V60:%[^ ,:]+]] = core.select [[V57]], [[V59]], [[V54]] : (tensor<?xi1>, tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK:         [[V61:%[^ ,:]+]] = core.gather [[W]], [[I]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<4x3xf32>, tensor<?xi64>) -> tensor<?x3xf32>
// CHECK:         [[V62:%[^ ,:]+]] = core.broadcast [[S]], dims = [0], sizes = {{\[}}[[DIM_23:%[^ ,:]+]], 3] : (tensor<?xf32>, index) -> tensor<?x3xf32>
// CHECK:         [[V63:%[^ ,:]+]] = core.mul [[V61]], [[V62]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK:         [[V64:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK:         [[V65:%[^ ,:]+]] = core.scatter add, [[V64]], [[V63]], [[V60]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<2x3xf32>, tensor<?x3xf32>, tensor<?xi64>) -> tensor<2x3xf32>
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
// CHECK:         [[V2:%[^ ,:]+]] = core.iota dim = 0, sizes = [3] : () -> tensor<3xi64>
// CHECK:         [[V3:%[^ ,:]+]] = core.constant dense<1> : tensor<3xi64>
// CHECK:         [[V4:%[^ ,:]+]] = core.sub [[V2]], [[V3]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V5:%[^ ,:]+]] = core.constant dense<0> : tensor<3xi64>
// CHECK:         [[V6:%[^ ,:]+]] = core.maximum [[V4]], [[V5]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V7:%[^ ,:]+]] = core.gather [[V0]], [[V6]], dims = [0], x_dims = [], index_dims = [0] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
// CHECK:         [[V8:%[^ ,:]+]] = core.constant dense<0> : tensor<3xi64>
// CHECK:         [[V9:%[^ ,:]+]] = core.compare ne, [[V2]], [[V8]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
// CHECK:         [[V10:%[^ ,:]+]] = core.constant dense<0> : tensor<3xi64>
// CHECK:         [[V11:%[^ ,:]+]] = core.compare eq, [[V0]], [[V10]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
// CHECK:         [[V12:%[^ ,:]+]] = core.or [[V9]], [[V11]] : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
// CHECK:         [[V13:%[^ ,:]+]] = core.compare ge, [[V0]], [[V7]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
// CHECK:         [[V14:%[^ ,:]+]] = core.constant dense<5> : tensor<3xi64>
// CHECK:         [[V15:%[^ ,:]+]] = core.compare le, [[V0]], [[V14]] : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
// CHECK:         [[V16:%[^ ,:]+]] = core.and [[V13]], [[V15]] : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
// CHECK:         [[V17:%[^ ,:]+]] = core.and [[V12]], [[V16]] : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
// CHECK:         [[V18:%[^ ,:]+]] = core.reduce and, [[V17]], dims = [0] : (tensor<3xi1>) -> tensor<i1>
// CHECK:         core.require [[EXTRACTED:%[^ ,:]+]], "graph.embedding_bag: offsets must begin with 0, not decrease and be at most the number of indices"
// CHECK:         [[V19:%[^ ,:]+]] = core.constant dense<0> : tensor<5xi64>
// CHECK:         [[V20:%[^ ,:]+]] = core.constant dense<3> : tensor<5xi64>
// CHECK:         [[V21:%[^ ,:]+]] = core.add [[V19]], [[V20]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V22:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V23:%[^ ,:]+]] = core.shift_right [[V21]], [[V22]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V24:%[^ ,:]+]] = core.constant dense<2> : tensor<5xi64>
// CHECK:         [[V25:%[^ ,:]+]] = core.minimum [[V23]], [[V24]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V26:%[^ ,:]+]] = core.gather [[V0]], [[V25]], dims = [0], x_dims = [], index_dims = [0] : (tensor<3xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V27:%[^ ,:]+]] = core.compare gt, [[V26]], [[V1]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
// CHECK:         [[V28:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V29:%[^ ,:]+]] = core.add [[V23]], [[V28]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V30:%[^ ,:]+]] = core.minimum [[V29]], [[V20]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V31:%[^ ,:]+]] = core.select [[V27]], [[V19]], [[V30]] : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V32:%[^ ,:]+]] = core.select [[V27]], [[V23]], [[V20]] : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V33:%[^ ,:]+]] = core.add [[V31]], [[V32]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V34:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V35:%[^ ,:]+]] = core.shift_right [[V33]], [[V34]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V36:%[^ ,:]+]] = core.constant dense<2> : tensor<5xi64>
// CHECK:         [[V37:%[^ ,:]+]] = core.minimum [[V35]], [[V36]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V38:%[^ ,:]+]] = core.gather [[V0]], [[V37]], dims = [0], x_dims = [], index_dims = [0] : (tensor<3xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V39:%[^ ,:]+]] = core.compare gt, [[V38]], [[V1]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
// CHECK:         [[V40:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V41:%[^ ,:]+]] = core.add [[V35]], [[V40]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V42:%[^ ,:]+]] = core.minimum [[V41]], [[V32]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V43:%[^ ,:]+]] = core.select [[V39]], [[V31]], [[V42]] : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V44:%[^ ,:]+]] = core.constant dense<1> : tensor<5xi64>
// CHECK:         [[V45:%[^ ,:]+]] = core.sub [[V43]], [[V44]] : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
// CHECK:         [[V46:%[^ ,:]+]] = core.gather [[W]], [[I]], dims = [0], x_dims = [1], index_dims = [0] : (tensor<4x3xbf16>, tensor<5xi32>) -> tensor<5x3xbf16>
// CHECK:         [[V47:%[^ ,:]+]] = core.convert [[V46]] : (tensor<5x3xbf16>) -> tensor<5x3xf32>
// CHECK:         [[V48:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<5xf32>
// CHECK:         [[V49:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2xf32>
// CHECK:         [[V50:%[^ ,:]+]] = core.scatter add, [[V49]], [[V48]], [[V45]], dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<2xf32>, tensor<5xf32>, tensor<5xi64>) -> tensor<2xf32>
// CHECK:         [[V51:%[^ ,:]+]] = core.broadcast [[V50]], dims = [0], sizes = [2, 3] : (tensor<2xf32>) -> tensor<2x3xf32>
// CHECK:         [[V52:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<2x3xf32>
// CHECK:         [[V53:%[^ ,:]+]] = core.scatter add, [[V52]], [[V47]], [[V45]], dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = drop : (tensor<2x3xf32>, tensor<5x3xf32>, tensor<5xi64>) -> tensor<2x3xf32>
// CHECK:         [[V54:%[^ ,:]+]] = core.constant dense<1.000000e+00> : tensor<2x3xf32>
// CHECK:         [[V55:%[^ ,:]+]] = core.maximum [[V51]], [[V54]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK:         [[V56:%[^ ,:]+]] = core.div [[V53]], [[V55]] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK:         [[V57:%[^ ,:]+]] = core.convert [[V56]] : (tensor<2x3xf32>) -> tensor<2x3xbf16>
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
