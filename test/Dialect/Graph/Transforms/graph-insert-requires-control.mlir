// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --graph-insert-requires | FileCheck %s

// Sizes of results are those of tensors before the loop; what is carried is proved to keep its size.
// CHECK-LABEL: func.func @scan(
// CHECK-SAME:    [[H:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x?xf32>) -> (index, index, index) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?x?xf32>
// CHECK-NEXT:    [[C1:%[^ ,:]+]] = arith.constant 1 : index
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C1]] : tensor<?x?xf32>
// CHECK-NEXT:    [[DIM_1:%[^ ,:]+]] = tensor.dim [[H]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.addi [[DIM_1]], [[DIM]] : index
// CHECK-NEXT:    return [[DIM_1]], [[DIM_0]], [[V0]] : index, index, index
// CHECK-NEXT:  }
func.func @scan(%h: tensor<?xf32>, %x: tensor<?x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = graph.scan (%a = %h) over (%b = %x), dim = 1, reverse = false : (tensor<?xf32>, tensor<?x?xf32>) -> (tensor<?xf32>, tensor<?x?xf32>) {
    %c = graph.tanh %a : (tensor<?xf32>) -> tensor<?xf32>
    %d = graph.cat %c, %b, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    graph.yield %c, %d : tensor<?xf32>, tensor<?xf32>
  }
  %0 = tensor.dim %r#0, %c0 : tensor<?xf32>
  %1 = tensor.dim %r#1, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %r#1, %c1 : tensor<?x?xf32>
  return %0, %1, %2 : index, index, index
}

// A guard in the loop.
// CHECK-LABEL: func.func @while(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<i1>) -> tensor<?xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[Y]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.while ([[ARG3:%[^ ,:]+]] = [[X]]) : (tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:      graph.yield [[P]] : tensor<i1>
// CHECK-NEXT:    } do ([[ARG3]]) {
// CHECK-NEXT:      [[V1:%[^ ,:]+]] = graph.tanh [[Y]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:      [[V2:%[^ ,:]+]] = arith.cmpi eq, [[DIM]], [[DIM_0]] : index
// CHECK-NEXT:      core.require [[V2]], "graph.yield: a tensor that a loop carries must keep its sizes"
// CHECK-NEXT:      graph.yield [[V1]] : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V0]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @while(%x: tensor<?xf32>, %y: tensor<?xf32>, %p: tensor<i1>) -> tensor<?xf32> {
  %r = graph.while (%a = %x) : (tensor<?xf32>) -> tensor<?xf32> {
    graph.yield %p : tensor<i1>
  } do (%a) {
    %b = graph.tanh %y : (tensor<?xf32>) -> tensor<?xf32>
    graph.yield %b : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// Two tensors with as many slices.
// CHECK-LABEL: func.func @lengths(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[Y]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.cmpi eq, [[DIM]], [[DIM_0]] : index
// CHECK-NEXT:    core.require [[V0]], "graph.scan: all must have one size along the dimension"
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.scan () over ([[ARG2:%[^ ,:]+]] = [[X]], [[ARG3:%[^ ,:]+]] = [[Y]]), dim = 0, reverse = false : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:      graph.yield [[ARG2]] : tensor<f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V1]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @lengths(%x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = graph.scan () over (%a = %x, %b = %y), dim = 0, reverse = false : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> {
    graph.yield %a : tensor<f32>
  }
  return %r : tensor<?xf32>
}

// Both branches have the size of x.
// CHECK-LABEL: func.func @cond(
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<i1>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>) -> index {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    return [[DIM]] : index
// CHECK-NEXT:  }
func.func @cond(%p: tensor<i1>, %x: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %r = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    %y = graph.tanh %x : (tensor<?xf32>) -> tensor<?xf32>
    graph.yield %y : tensor<?xf32>
  } else {
    graph.yield %x : tensor<?xf32>
  }
  %n = tensor.dim %r, %c0 : tensor<?xf32>
  return %n : index
}

// The branches have one size by the guard of the sum only: users take the part of that size.
// CHECK-LABEL: func.func @cond_guarded(
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<i1>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[Y]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[DIM_0:%[^ ,:]+]] = tensor.dim [[X]], [[C0]] : tensor<?xf32>
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = arith.cmpi eq, [[DIM]], [[DIM_0]] : index
// CHECK-NEXT:    core.require [[V0]], "graph.add: size in dimension 0 of operand #1 must equal those of the others"
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.add [[X]], [[Y]] : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]] = graph.cond [[P]] : (tensor<i1>) -> tensor<?xf32> {
// CHECK-NEXT:      graph.yield [[X]] : tensor<?xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      graph.yield [[Y]] : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    [[V3:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:    [[V4:%[^ ,:]+]] = graph.narrow [[V2]], [[V3]], sizes = {{\[}}[[DIM_0]]], dim = 0 : (tensor<?xf32>, tensor<i64>, index) -> tensor<?xf32>
// CHECK-NEXT:    [[V5:%[^ ,:]+]] = graph.tanh [[V4]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V1]], [[V5]] : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:  }
func.func @cond_guarded(%p: tensor<i1>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %s = graph.add %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %r = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    graph.yield %x : tensor<?xf32>
  } else {
    graph.yield %y : tensor<?xf32>
  }
  %t = graph.tanh %r : (tensor<?xf32>) -> tensor<?xf32>
  return %s, %t : tensor<?xf32>, tensor<?xf32>
}

// Nothing is known of the size of the result.
// CHECK-LABEL: func.func @cond_of_two_sizes(
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<i1>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.cond [[P]] : (tensor<i1>) -> tensor<?xf32> {
// CHECK-NEXT:      graph.yield [[X]] : tensor<?xf32>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      graph.yield [[Y]] : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V0]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @cond_of_two_sizes(%p: tensor<i1>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    graph.yield %x : tensor<?xf32>
  } else {
    graph.yield %y : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
