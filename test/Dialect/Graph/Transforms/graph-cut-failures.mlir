// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --graph-cut-failures | FileCheck %s

// What follows in the block goes, and what is before it or in the other branch stays.
// CHECK-LABEL: func.func @branch(
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<i1>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<?xf32>) -> (tensor<?xf32>, tensor<2xi64>) {
// CHECK-NEXT:    [[FALSE:%[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<1> : tensor<2xi64>
// CHECK-NEXT:    [[V1:%[^ ,:]+]]:2 = graph.cond [[P]] : (tensor<i1>) -> (tensor<?xf32>, tensor<2xi64>) {
// CHECK-NEXT:      [[V2:%[^ ,:]+]] = graph.neg [[X]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:      graph.print [[V2]], label = "a" : tensor<?xf32>
// CHECK-NEXT:      core.require [[FALSE]], "never"
// CHECK-NEXT:      [[V3:%[^ ,:]+]] = graph.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:      [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[V4:%[^ ,:]+]] = graph.full [[V3]], sizes = {{\[}}[[C0]]] : (tensor<f32>, index) -> tensor<?xf32>
// CHECK-NEXT:      [[V5:%[^ ,:]+]] = graph.constant dense<0> : tensor<i64>
// CHECK-NEXT:      [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:      [[V6:%[^ ,:]+]] = graph.full [[V5]], sizes = [2] : (tensor<i64>) -> tensor<2xi64>
// CHECK-NEXT:      graph.yield [[V4]], [[V6]] : tensor<?xf32>, tensor<2xi64>
// CHECK-NEXT:    } else {
// CHECK-NEXT:      graph.yield [[Y]], [[V0]] : tensor<?xf32>, tensor<2xi64>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V1]]#0, [[V1]]#1 : tensor<?xf32>, tensor<2xi64>
// CHECK-NEXT:  }
func.func @branch(%p: tensor<i1>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<2xi64>) {
  %false = arith.constant false
  %i = graph.constant dense<1> : tensor<2xi64>
  %r:2 = graph.cond %p : (tensor<i1>) -> (tensor<?xf32>, tensor<2xi64>) {
    %a = graph.neg %x : (tensor<?xf32>) -> tensor<?xf32>
    graph.print %a, label = "a" : tensor<?xf32>
    core.require %false, "never"
    graph.print %a, label = "b" : tensor<?xf32>
    %b = graph.add %a, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    graph.yield %b, %i : tensor<?xf32>, tensor<2xi64>
  } else {
    graph.yield %y, %i : tensor<?xf32>, tensor<2xi64>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<2xi64>
}

// One failure behind another one, with blocks of their own between them.
// CHECK-LABEL: func.func @twice(
// CHECK-SAME:    [[P:%[^ ,:]+]]: tensor<i1>,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xi1>) -> tensor<?x3xi1> {
// CHECK-NEXT:    [[FALSE:%[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    core.require [[FALSE]], "first"
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.constant dense<false> : tensor<i1>
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = graph.full [[V0]], sizes = {{\[}}[[C0]], 3] : (tensor<i1>, index) -> tensor<?x3xi1>
// CHECK-NEXT:    return [[V1]] : tensor<?x3xi1>
// CHECK-NEXT:  }
func.func @twice(%p: tensor<i1>, %x: tensor<?x3xi1>) -> tensor<?x3xi1> {
  %false = arith.constant false
  core.require %false, "first"
  graph.cond %p : (tensor<i1>) -> () {
    core.require %false, "second"
    graph.print %x, label = "x" : tensor<?x3xi1>
    graph.yield
  } else {
    graph.yield
  }
  core.require %false, "third"
  %y = graph.logical_not %x : (tensor<?x3xi1>) -> tensor<?x3xi1>
  return %y : tensor<?x3xi1>
}

// A condition that may hold.
// CHECK-LABEL: func.func @unknown(
// CHECK-SAME:    [[C:%[^ ,:]+]]: i1,
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:    core.require [[C]], "perhaps"
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.neg [[X]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:    return [[V0]] : tensor<?xf32>
// CHECK-NEXT:  }
func.func @unknown(%c: i1, %x: tensor<?xf32>) -> tensor<?xf32> {
  core.require %c, "perhaps"
  %y = graph.neg %x : (tensor<?xf32>) -> tensor<?xf32>
  return %y : tensor<?xf32>
}

// Without iterations the result has the size of what would be stacked.
// CHECK-LABEL: func.func @stacked(
// CHECK-SAME:    [[XS:%[^ ,:]+]]: tensor<?x2xf32>,
// CHECK-SAME:    [[Y:%[^ ,:]+]]: tensor<?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:    [[FALSE:%[^ ,:]+]] = arith.constant false
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = graph.scan () over ([[ARG2:%[^ ,:]+]] = [[XS]]), dim = 0, reverse = false : (tensor<?x2xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:      core.require [[FALSE]], "never"
// CHECK-NEXT:      [[V1:%[^ ,:]+]] = graph.neg [[Y]] : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:      graph.yield [[V1]] : tensor<?xf32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return [[V0]] : tensor<?x?xf32>
// CHECK-NEXT:  }
func.func @stacked(%xs: tensor<?x2xf32>, %y: tensor<?xf32>) -> tensor<?x?xf32> {
  %false = arith.constant false
  %r = graph.scan () over (%x = %xs), dim = 0, reverse = false : (tensor<?x2xf32>) -> tensor<?x?xf32> {
    core.require %false, "never"
    %z = graph.neg %y : (tensor<?xf32>) -> tensor<?xf32>
    graph.yield %z : tensor<?xf32>
  }
  return %r : tensor<?x?xf32>
}
