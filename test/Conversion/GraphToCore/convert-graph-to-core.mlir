// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @broadcast(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[B:%[^ ,:]+]]: tensor<3xf32>) -> tensor<?x3xf32> {
// CHECK-NEXT:    [[C0:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%.*]] = tensor.dim [[X]], [[C0]] : tensor<?x3xf32>
// CHECK-NEXT:    [[V0:%.*]] = core.broadcast [[B]], dims = [1], sizes = {{\[}}[[DIM]], 3] : (tensor<3xf32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.add [[X]], [[V0]] : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:    return [[V1]] : tensor<?x3xf32>
// CHECK-NEXT:  }
func.func @broadcast(%x: tensor<?x3xf32>, %b: tensor<3xf32>) -> tensor<?x3xf32> {
  %r = graph.add %x, %b : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @both_broadcast(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<4x1xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<1x?xf32>) -> tensor<4x?xf32> {
// CHECK-NEXT:    [[C1:%.*]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM:%.*]] = tensor.dim [[Y]], [[C1]] : tensor<1x?xf32>
// CHECK-NEXT:    [[V0:%.*]] = core.broadcast [[X]], dims = [0, 1], sizes = [4, [[DIM]]] : (tensor<4x1xf32>, index) -> tensor<4x?xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.broadcast [[Y]], dims = [0, 1], sizes = [4, [[DIM]]] : (tensor<1x?xf32>, index) -> tensor<4x?xf32>
// CHECK-NEXT:    [[V2:%.*]] = core.sub [[V0]], [[V1]] : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:    return [[V2]] : tensor<4x?xf32>
// CHECK-NEXT:  }
func.func @both_broadcast(%x: tensor<4x1xf32>, %y: tensor<1x?xf32>) -> tensor<4x?xf32> {
  %r = graph.sub %x, %y : (tensor<4x1xf32>, tensor<1x?xf32>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

// CHECK-LABEL: func.func @rank_0(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<f32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:    [[V0:%.*]] = core.add [[X]], [[Y]] : (tensor<f32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:    return [[V0]] : tensor<f32>
// CHECK-NEXT:  }
func.func @rank_0(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %r = graph.add %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

// CHECK-LABEL: func.func @no_elements(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<0x3xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<1x3xf32>) -> tensor<0x3xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.broadcast [[Y]], dims = [0, 1], sizes = [0, 3] : (tensor<1x3xf32>) -> tensor<0x3xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.mul [[X]], [[V0]] : (tensor<0x3xf32>, tensor<0x3xf32>) -> tensor<0x3xf32>
// CHECK-NEXT:    return [[V1]] : tensor<0x3xf32>
// CHECK-NEXT:  }
func.func @no_elements(%x: tensor<0x3xf32>, %y: tensor<1x3xf32>) -> tensor<0x3xf32> {
  %r = graph.mul %x, %y : (tensor<0x3xf32>, tensor<1x3xf32>) -> tensor<0x3xf32>
  return %r : tensor<0x3xf32>
}

// An unknown size is not repeated.
// CHECK-LABEL: func.func @unknown_and_static(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<3xf32>) -> tensor<3xf32> {
// CHECK-NEXT:    [[V0:%.*]] = core.add [[X]], [[Y]] : (tensor<?xf32>, tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<3xf32>
// CHECK-NEXT:  }
func.func @unknown_and_static(%x: tensor<?xf32>, %y: tensor<3xf32>) -> tensor<3xf32> {
  %r = graph.add %x, %y : (tensor<?xf32>, tensor<3xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}

// One primitive stays one primitive of its type.
// CHECK-LABEL: func.func @narrow_primitive(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2xbf16>) -> tensor<2xbf16> {
// CHECK-NEXT:    [[V0:%.*]] = core.exp [[X]] : (tensor<2xbf16>) -> tensor<2xbf16>
// CHECK-NEXT:    return [[V0]] : tensor<2xbf16>
// CHECK-NEXT:  }
func.func @narrow_primitive(%x: tensor<2xbf16>) -> tensor<2xbf16> {
  %r = graph.exp %x : (tensor<2xbf16>) -> tensor<2xbf16>
  return %r : tensor<2xbf16>
}

// A composite computes in f32 and rounds once.
// CHECK-LABEL: func.func @narrow_composite(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2xf16>) -> tensor<2xf16> {
// CHECK-NEXT:    [[V0:%.*]] = core.convert [[X]] : (tensor<2xf16>) -> tensor<2xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.constant dense<5.000000e-01> : tensor<2xf32>
// CHECK-NEXT:    [[V2:%.*]] = core.mul [[V0]], [[V1]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V3:%.*]] = core.constant dense<0.707106769> : tensor<2xf32>
// CHECK-NEXT:    [[V4:%.*]] = core.mul [[V0]], [[V3]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V5:%.*]] = core.erf [[V4]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V6:%.*]] = core.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT:    [[V7:%.*]] = core.add [[V5]], [[V6]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V8:%.*]] = core.mul [[V2]], [[V7]] : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V9:%.*]] = core.convert [[V8]] : (tensor<2xf32>) -> tensor<2xf16>
// CHECK-NEXT:    return [[V9]] : tensor<2xf16>
// CHECK-NEXT:  }
func.func @narrow_composite(%x: tensor<2xf16>) -> tensor<2xf16> {
  %r = graph.gelu %x, approximate = none : (tensor<2xf16>) -> tensor<2xf16>
  return %r : tensor<2xf16>
}

// The declared type may say less or more than the rule.
// CHECK-LABEL: func.func @declared_type(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<?xf32>) -> (tensor<?xf32>, tensor<2xf32>) {
// CHECK-NEXT:    [[V0:%.*]] = core.exp [[X]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[CAST:%.*]] = tensor.cast [[V0]] : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:    [[V1:%.*]] = core.exp [[Y]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[CAST_0:%.*]] = tensor.cast [[V1]] : tensor<?xf32> to tensor<2xf32>
// CHECK-NEXT:    return [[CAST]], [[CAST_0]] : tensor<?xf32>, tensor<2xf32>
// CHECK-NEXT:  }
func.func @declared_type(%x: tensor<2xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<2xf32>) {
  %r = graph.exp %x : (tensor<2xf32>) -> tensor<?xf32>
  %s = graph.exp %y : (tensor<?xf32>) -> tensor<2xf32>
  return %r, %s : tensor<?xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @print_stays(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2xf32>) {
// CHECK-NEXT:    [[V0:%.*]] = core.exp [[X]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    graph.print [[V0]], label = "r" : tensor<2xf32>
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @print_stays(%x: tensor<2xf32>) {
  %r = graph.exp %x : (tensor<2xf32>) -> tensor<2xf32>
  graph.print %r, label = "r" : tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @control_flow(
// CHECK-SAME:    [[C:%.*]]: i1,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT:    [[V0:%.*]] = scf.if [[C]] -> (tensor<2xf32>) {
// CHECK-NEXT:      [[V1:%.*]] = core.exp [[X]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      scf.yield [[V1]] : tensor<2xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      scf.yield [[X]] : tensor<2xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V0]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @control_flow(%c: i1, %x: tensor<2xf32>) -> tensor<2xf32> {
  %r = scf.if %c -> tensor<2xf32> {
    %a = graph.exp %x : (tensor<2xf32>) -> tensor<2xf32>
    scf.yield %a : tensor<2xf32>
  } else {
    scf.yield %x : tensor<2xf32>
  }
  return %r : tensor<2xf32>
}

// CHECK-LABEL: func.func @constants(
// CHECK-SAME:    [[N:%.*]]: index) -> (tensor<2xi32>, tensor<?x3xf32>, tensor<?xi64>, tensor<4xbf16>) {
// CHECK-NEXT:    [[V0:%.*]] = core.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:    [[V1:%.*]] = core.constant dense<2.000000e+00> : tensor<f32>
// CHECK-NEXT:    [[V2:%.*]] = core.broadcast [[V1]], dims = [], sizes = {{\[}}[[N]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT:    [[V3:%.*]] = core.constant dense<1> : tensor<i64>
// CHECK-NEXT:    [[V4:%.*]] = core.iota dim = 0, sizes = {{\[}}[[N]]] : (index) -> tensor<?xi64>
// CHECK-NEXT:    [[C0:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%.*]] = tensor.dim [[V4]], [[C0]] : tensor<?xi64>
// CHECK-NEXT:    [[V5:%.*]] = core.broadcast [[V3]], dims = [], sizes = {{\[}}[[DIM]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V6:%.*]] = core.mul [[V4]], [[V5]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[C0_0:%.*]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM_1:%.*]] = tensor.dim [[V6]], [[C0_0]] : tensor<?xi64>
// CHECK-NEXT:    [[V7:%.*]] = core.broadcast [[V3]], dims = [], sizes = {{\[}}[[DIM_1]]] : (tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT:    [[V8:%.*]] = core.add [[V7]], [[V6]] : (tensor<?xi64>, tensor<?xi64>) -> tensor<?xi64>
// CHECK-NEXT:    [[V9:%.*]] = core.constant dense<1.000980e-01> : tensor<bf16>
// CHECK-NEXT:    [[V10:%.*]] = core.convert [[V9]] : (tensor<bf16>) -> tensor<f32>
// CHECK-NEXT:    [[V11:%.*]] = core.convert [[V9]] : (tensor<bf16>) -> tensor<f32>
// CHECK-NEXT:    [[V12:%.*]] = core.iota dim = 0, sizes = [4] : () -> tensor<4xf32>
// CHECK-NEXT:    [[V13:%.*]] = core.broadcast [[V11]], dims = [], sizes = [4] : (tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V14:%.*]] = core.mul [[V12]], [[V13]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V15:%.*]] = core.broadcast [[V10]], dims = [], sizes = [4] : (tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V16:%.*]] = core.add [[V15]], [[V14]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V17:%.*]] = core.convert [[V16]] : (tensor<4xf32>) -> tensor<4xbf16>
// CHECK-NEXT:    return [[V0]], [[V2]], [[V8]], [[V17]] : tensor<2xi32>, tensor<?x3xf32>, tensor<?xi64>, tensor<4xbf16>
// CHECK-NEXT:  }
func.func @constants(%n: index) -> (tensor<2xi32>, tensor<?x3xf32>, tensor<?xi64>, tensor<4xbf16>) {
  %c = graph.constant dense<[1, 2]> : tensor<2xi32>
  %v = graph.constant dense<2.0> : tensor<f32>
  %f = graph.full %v, sizes = [%n, 3] : (tensor<f32>, index) -> tensor<?x3xf32>
  %i = graph.constant dense<1> : tensor<i64>
  %a = graph.arange %i, %i, sizes = [%n] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %h = graph.constant dense<0.1> : tensor<bf16>
  %b = graph.arange %h, %h, sizes = [4] : (tensor<bf16>, tensor<bf16>) -> tensor<4xbf16>
  return %c, %f, %a, %b : tensor<2xi32>, tensor<?x3xf32>, tensor<?xi64>, tensor<4xbf16>
}
