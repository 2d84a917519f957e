// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --graph-infer-shapes | FileCheck %s

// CHECK-LABEL: func.func @unranked(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x3xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%.*]] = graph.mul [[X]], [[Y]] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V1:%.*]] = graph.add [[V0]], [[Y]] : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    [[V2:%.*]] = graph.cast [[V1]] : (tensor<2x3xf32>) -> tensor<2x3xf16>
// CHECK-NEXT:    [[V3:%.*]] = graph.cast [[V2]] : (tensor<2x3xf16>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V3]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @unranked(%x: tensor<2x3xf32>, %y: tensor<3xf32>) -> tensor<*xf32> {
  %a = graph.mul %x, %y : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<*xf32>
  %b = graph.add %a, %y : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
  %c = graph.cast %b : (tensor<*xf32>) -> tensor<*xf16>
  %d = graph.cast %c : (tensor<*xf16>) -> tensor<*xf32>
  return %d : tensor<*xf32>
}

// CHECK-LABEL: func.func @less_precise(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2x?xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<?x3xf32>) -> tensor<2x3xf32> {
// CHECK-NEXT:    [[V0:%.*]] = graph.add [[X]], [[Y]] : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:    return [[V0]] : tensor<2x3xf32>
// CHECK-NEXT:  }
func.func @less_precise(%x: tensor<2x?xf32>, %y: tensor<?x3xf32>) -> tensor<?x?xf32> {
  %a = graph.add %x, %y : (tensor<2x?xf32>, tensor<?x3xf32>) -> tensor<?x?xf32>
  return %a : tensor<?x?xf32>
}

// What the declared type says more than the rule is kept.
// CHECK-LABEL: func.func @declared_is_kept(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    [[V0:%.*]] = graph.exp [[X]] : (tensor<?xf32>) -> tensor<4xf32>
// CHECK-NEXT:    [[V1:%.*]] = graph.neg [[V0]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:    return [[V1]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @declared_is_kept(%x: tensor<?xf32>) -> tensor<?xf32> {
  %a = graph.exp %x : (tensor<?xf32>) -> tensor<4xf32>
  %b = graph.neg %a : (tensor<4xf32>) -> tensor<?xf32>
  return %b : tensor<?xf32>
}

// Callers rely on the type of the result.
// CHECK-LABEL: func.func private @called(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[V0:%.*]] = graph.exp [[X]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[CAST:%.*]] = tensor.cast [[V0]] : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:    return [[CAST]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func private @called(%x: tensor<2xf32>) -> tensor<?xf32> {
  %a = graph.exp %x : (tensor<2xf32>) -> tensor<?xf32>
  return %a : tensor<?xf32>
}

// CHECK-LABEL: func.func @caller(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[V0:%.*]] = graph.neg [[X]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:    [[V1:%.*]] = call @called([[V0]]) : (tensor<2xf32>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V1]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @caller(%x: tensor<2xf32>) -> tensor<?xf32> {
  %a = graph.neg %x : (tensor<2xf32>) -> tensor<2xf32>
  %r = call @called(%a) : (tensor<2xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// Loops and calls keep their types.
// CHECK-LABEL: func.func @control_flow(
// CHECK-SAME:    [[C:%.*]]: i1,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<2xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[V0:%.*]] = scf.if [[C]] -> (tensor<?xf32>) {
// CHECK-NEXT:      [[V1:%.*]] = graph.exp [[X]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      [[CAST:%.*]] = tensor.cast [[V1]] : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:      scf.yield [[CAST]] : tensor<?xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      [[V1]] = graph.log [[X]] : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:      [[CAST]] = tensor.cast [[V1]] : tensor<2xf32> to tensor<?xf32>
// CHECK-NEXT:      scf.yield [[CAST]] : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V0]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @control_flow(%c: i1, %x: tensor<2xf32>) -> tensor<?xf32> {
  %r = scf.if %c -> tensor<?xf32> {
    %a = graph.exp %x : (tensor<2xf32>) -> tensor<?xf32>
    scf.yield %a : tensor<?xf32>
  } else {
    %b = graph.log %x : (tensor<2xf32>) -> tensor<?xf32>
    scf.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// KEEP
// What has gradients by a rule has the types of what it passes on, and so have cotangents.
// CHECK-LABEL: func.func @custom_vjp(
// CHECK-SAME: %[[X:[^:]*]]: tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %[[V:.*]] = graph.exp %[[X]]
// CHECK-NEXT: %[[Y:.*]] = grad.custom_vjp(%[[V]]) inputs(%[[X]]) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT: ^bb0(%[[CT:.*]]: tensor<4xf32>):
// CHECK-NEXT:   %[[G:.*]] = graph.sin %[[CT]] : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:   grad.yield %[[G]] : tensor<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[Y]]
func.func @custom_vjp(%x: tensor<4xf32>) -> tensor<?xf32> {
  %v = graph.exp %x : (tensor<4xf32>) -> tensor<?xf32>
  %y = grad.custom_vjp(%v) inputs(%x) : (tensor<?xf32>, tensor<4xf32>) -> tensor<?xf32> {
  ^bb0(%ct: tensor<?xf32>):
    %g = graph.sin %ct : (tensor<?xf32>) -> tensor<?xf32>
    grad.yield %g : tensor<?xf32>
  }
  return %y : tensor<?xf32>
}
