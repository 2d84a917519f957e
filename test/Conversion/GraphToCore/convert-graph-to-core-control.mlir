// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @cond(
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<i1>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[EXTRACTED:%[^ ,:]+]] = tensor.extract [[P]][] : tensor<i1>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = scf.if [[EXTRACTED]] -> (tensor<?xf32>) {
// CHECK-NEXT:      [[V1:%[^ ,:]+]] = core.exp [[X]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:      scf.yield [[V1]] : tensor<?xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield [[X]] : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V0]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @cond(%p: tensor<i1>, %x: tensor<?xf32>) -> tensor<?xf32> {
  %r = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    %y = graph.exp %x : (tensor<?xf32>) -> tensor<?xf32>
    graph.yield %y : tensor<?xf32>
  } else {
    graph.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @cond_of_no_results(
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<i1>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<3xf32>) {
// CHECK-NEXT:    [[EXTRACTED:%[^ ,:]+]] = tensor.extract [[P]][] : tensor<i1>
// CHECK-NEXT:    scf.if [[EXTRACTED]] {
// CHECK-NEXT:      graph.print [[X]], label = "x" : tensor<3xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:    }
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @cond_of_no_results(%p: tensor<i1>, %x: tensor<3xf32>) {
  graph.cond %p : (tensor<i1>) -> () {
    graph.print %x, label = "x" : tensor<3xf32>
    graph.yield
  } else {
    graph.yield
  }
  return
}

// CHECK-LABEL: func.func @while(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[LIMIT:%[^ ,:]+]]: tensor<f32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = scf.while ([[ARG2:%[^ ,:]+]] = [[X]]) : (tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:      [[V1:%[^ ,:]+]] = core.reduce maximum, [[ARG2]], dims = [0] : (tensor<?xf32>) -> tensor<f32>
// CHECK-NEXT:      [[V2:%[^ ,:]+]] = core.compare lt, [[V1]], [[LIMIT]] : (tensor<f32>, tensor<f32>) -> tensor<i1>
// CHECK-NEXT:      [[EXTRACTED:%[^ ,:]+]] = tensor.extract [[V2]][] : tensor<i1>
// CHECK-NEXT:      scf.condition([[EXTRACTED]]) [[ARG2]] : tensor<?xf32>
// CHECK-NEXT:    } do {
// CHECK-NEXT:    ^bb0([[ARG2]]: tensor<?xf32>):
// CHECK-NEXT:      [[V1]] = core.add [[ARG2]], [[ARG2]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:      scf.yield [[V1]] : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V0]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @while(%x: tensor<?xf32>, %limit: tensor<f32>) -> tensor<?xf32> {
  %r = graph.while (%a = %x) : (tensor<?xf32>) -> tensor<?xf32> {
    %m = graph.amax %a, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
    %more = graph.lt %m, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%a) {
    %b = graph.add %a, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    graph.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// CHECK-LABEL: func.func @scan(
// CHECK-SAME:    [[H:%[^ ,:]+]]: tensor<3xf32>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<5x3xf32>) -> (tensor<3xf32>, tensor<5x3xf32>) {
// CHECK-NEXT:    [[C5:%[^ ,:]+]] = arith.constant 5 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<5x3xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]]:2 = scf.for [[ARG2:%[^ ,:]+]] = [[C0]] to [[C5]] step [[C1]] iter_args([[ARG3:%[^ ,:]+]] = [[H]], [[ARG4:%[^ ,:]+]] = [[V0]]) -> (tensor<3xf32>, tensor<5x3xf32>) {
// CHECK-NEXT:      [[V2:%[^ ,:]+]] = core.slice [[X]], offsets = {{\[}}[[ARG2]], 0], sizes = [1, 3], strides = [1, 1] : (tensor<5x3xf32>, index) -> tensor<1x3xf32>
// CHECK-NEXT:      [[V3:%[^ ,:]+]] = core.reshape [[V2]], sizes = [3] : (tensor<1x3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      [[V4:%[^ ,:]+]] = core.add [[ARG3]], [[V3]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:      [[V5:%[^ ,:]+]] = core.reshape [[V4]], sizes = [1, 3] : (tensor<3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT:      [[V6:%[^ ,:]+]] = core.update_slice [[ARG4]], [[V5]], offsets = {{\[}}[[ARG2]], 0], strides = [1, 1] : (tensor<5x3xf32>, tensor<1x3xf32>, index) -> tensor<5x3xf32>
// CHECK-NEXT:      scf.yield [[V4]], [[V6]] : tensor<3xf32>, tensor<5x3xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V1]]#0, [[V1]]#1 : tensor<3xf32>, tensor<5x3xf32>
// CHECK-NEXT:  }
func.func @scan(%h: tensor<3xf32>, %x: tensor<5x3xf32>) -> (tensor<3xf32>, tensor<5x3xf32>) {
  %r:2 = graph.scan (%a = %h) over (%b = %x), dim = 0, reverse = false : (tensor<3xf32>, tensor<5x3xf32>) -> (tensor<3xf32>, tensor<5x3xf32>) {
    %c = graph.add %a, %b : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    graph.yield %c, %c : tensor<3xf32>, tensor<3xf32>
  }
  return %r#0, %r#1 : tensor<3xf32>, tensor<5x3xf32>
}

// The sizes of what is stacked are those of tensors before the loop.
// CHECK-LABEL: func.func @scan_dynamic(
// CHECK-SAME:    [[H:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x?xf32>) -> tensor<?x?x1xf32> {
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<?x?xf32>
// CHECK-NEXT:    [[C1_0:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[X]], [[C1_0]] : tensor<?x?xf32>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.maxsi [[DIM_1]], [[C0]] : index
// CHECK-NEXT:    [[C0_2:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_3:%[^ ,:]+]] = tensor.dim [[H]], [[C0_2]] : tensor<?xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = arith.addi [[DIM_3]], [[DIM_3]] : index
// CHECK-NEXT:    [[C0_4:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = arith.maxsi [[V1]], [[C0_4]] : index
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = core.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = core.broadcast [[V3]], dims = [], sizes = {{\[}}[[V0]], [[V2]], 1] : (tensor<f32>, index, index) -> tensor<?x?x1xf32>
// CHECK-NEXT:    [[C0_5:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[C1_6:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[V5:%[^ ,:]+]]:2 = scf.for [[ARG2:%[^ ,:]+]] = [[C0_5]] to [[DIM]] step [[C1_6]] iter_args([[ARG3:%[^ ,:]+]] = [[H]], [[ARG4:%[^ ,:]+]] = [[V4]]) -> (tensor<?xf32>, tensor<?x?x1xf32>) {
// CHECK-NEXT:      [[C1_7:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:      [[V6:%[^ ,:]+]] = arith.subi [[DIM]], [[C1_7]] : index
// CHECK-NEXT:      [[V7:%[^ ,:]+]] = arith.subi [[V6]], [[ARG2]] : index
// CHECK-NEXT:      [[C0_8:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[DIM_9:%[^ ,:]+]] = tensor.dim [[X]], [[C0_8]] : tensor<?x?xf32>
// CHECK-NEXT:      [[V8:%[^ ,:]+]] = core.slice [[X]], offsets = [0, [[V7]]], sizes = {{\[}}[[DIM_9]], 1], strides = [1, 1] : (tensor<?x?xf32>, index, index) -> tensor<?x1xf32>
// CHECK-NEXT:      [[V9:%[^ ,:]+]] = core.reshape [[V8]], sizes = {{\[}}[[DIM_9]]] : (tensor<?x1xf32>, index) -> tensor<?xf32>
// CHECK-NEXT:      [[V10:%[^ ,:]+]] = core.add [[ARG3]], [[V9]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:      [[V11:%[^ ,:]+]] = core.concatenate [[V10]], [[V10]], dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:      [[C0_10:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[DIM_11:%[^ ,:]+]] = tensor.dim [[V11]], [[C0_10]] : tensor<?xf32>
// CHECK-NEXT:      [[V12:%[^ ,:]+]] = core.reshape [[V11]], sizes = {{\[}}[[DIM_11]], 1] : (tensor<?xf32>, index) -> tensor<?x1xf32>
// CHECK-NEXT:      [[C0_12:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[DIM_13:%[^ ,:]+]] = tensor.dim [[V12]], [[C0_12]] : tensor<?x1xf32>
// CHECK-NEXT:      [[V13:%[^ ,:]+]] = core.reshape [[V12]], sizes = [1, [[DIM_13]], 1] : (tensor<?x1xf32>, index) -> tensor<1x?x1xf32>
// CHECK-NEXT:      [[V14:%[^ ,:]+]] = core.update_slice [[ARG4]], [[V13]], offsets = {{\[}}[[V7]], 0, 0], strides = [1, 1, 1] : (tensor<?x?x1xf32>, tensor<1x?x1xf32>, index) -> tensor<?x?x1xf32>
// CHECK-NEXT:      scf.yield [[V10]], [[V14]] : tensor<?xf32>, tensor<?x?x1xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V5]]#1 : tensor<?x?x1xf32>
// CHECK-NEXT:  }
func.func @scan_dynamic(%h: tensor<?xf32>, %x: tensor<?x?xf32>) -> tensor<?x?x1xf32> {
  %r:2 = graph.scan (%a = %h) over (%b = %x), dim = 1, reverse = true : (tensor<?xf32>, tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?x?x1xf32>) {
    %c = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %d = graph.cat %c, %c, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %e = graph.unsqueeze %d, dim = 1 : (tensor<?xf32>) -> tensor<?x1xf32>
    graph.yield %c, %e : tensor<?xf32>, tensor<?x1xf32>
  }
  return %r#1 : tensor<?x?x1xf32>
}
