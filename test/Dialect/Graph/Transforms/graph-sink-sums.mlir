// RUN: tcopt %s --graph-sink-sums --split-input-file | FileCheck %s

// The sum of products of columns is one product, that of sums one sum.
// CHECK-LABEL: func.func @sunk
// CHECK: %[[S:.*]]:2 = graph.scan (%[[C:.*]] = %arg0) over (%[[A:.*]] = %arg1, %[[B:.*]] = %arg2), dim = 0, reverse = true
// CHECK-NEXT: %[[D:.*]] = graph.mul %[[C]], %[[A]]
// CHECK-NEXT: graph.yield %[[D]], %[[D]]
// CHECK: %[[COLS:.*]] = graph.reshape %[[S]]#1, sizes = [%{{.*}}, 3] : (tensor<?x5x3xf32>, index) -> tensor<?x3xf32>
// CHECK: %[[ROWS:.*]] = graph.reshape %arg2, sizes = [%{{.*}}, 4] : (tensor<?x5x4xf32>, index) -> tensor<?x4xf32>
// CHECK: %[[T:.*]] = graph.transpose %[[COLS]], dim0 = -2, dim1 = -1
// CHECK: %[[P:.*]] = graph.matmul %[[T]], %[[ROWS]]
// CHECK: %[[G:.*]] = graph.add %arg3, %[[P]]
// CHECK: %[[H:.*]] = graph.sum %[[S]]#1, dims = [0, 1], keepdim = false
// CHECK-NOT: graph.add
// CHECK: return %[[S]]#0, %[[G]], %[[H]]
func.func @sunk(%c: tensor<5x3xf32>, %as: tensor<?x5x3xf32>, %bs: tensor<?x5x4xf32>, %g: tensor<3x4xf32>) -> (tensor<5x3xf32>, tensor<3x4xf32>, tensor<3xf32>) {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %zeros = graph.full %zero, sizes = [3] : (tensor<f32>) -> tensor<3xf32>
  %0:3 = graph.scan (%d = %c, %w = %g, %v = %zeros) over (%a = %as, %b = %bs), dim = 0, reverse = true : (tensor<5x3xf32>, tensor<3x4xf32>, tensor<3xf32>, tensor<?x5x3xf32>, tensor<?x5x4xf32>) -> (tensor<5x3xf32>, tensor<3x4xf32>, tensor<3xf32>) {
    %e = graph.mul %d, %a : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    %t = graph.transpose %e, dim0 = -2, dim1 = -1 : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %p = graph.matmul %t, %b : (tensor<3x5xf32>, tensor<5x4xf32>) -> tensor<3x4xf32>
    %u = graph.add %w, %p : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %s = graph.sum %e, dims = [0], keepdim = false : (tensor<5x3xf32>) -> tensor<3xf32>
    %r = graph.add %s, %v : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    graph.yield %e, %u, %r : tensor<5x3xf32>, tensor<3x4xf32>, tensor<3xf32>
  }
  return %0#0, %0#1, %0#2 : tensor<5x3xf32>, tensor<3x4xf32>, tensor<3xf32>
}

// -----

// A value that is read elsewhere, one that is scaled, and strict numerics.
// CHECK-LABEL: func.func @kept
// CHECK: graph.scan
// CHECK: graph.add
// CHECK: graph.add
// CHECK: graph.yield
func.func @kept(%as: tensor<?x5x3xf32>, %g: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<?x3xf32>) {
  %0:3 = graph.scan (%v = %g, %w = %g) over (%a = %as), dim = 0, reverse = false : (tensor<3xf32>, tensor<3xf32>, tensor<?x5x3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<?x3xf32>) {
    %s = graph.sum %a, dims = [0], keepdim = false : (tensor<5x3xf32>) -> tensor<3xf32>
    %r = graph.add %v, %s : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %m = graph.mul %w, %s : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %q = graph.add %m, %s : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    graph.yield %r, %q, %r : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>
  }
  return %0#0, %0#1, %0#2 : tensor<3xf32>, tensor<3xf32>, tensor<?x3xf32>
}
// CHECK-LABEL: func.func @strict
// CHECK: graph.scan
// CHECK: graph.sum
// CHECK: graph.add
// CHECK: graph.yield
func.func @strict(%as: tensor<?x5x3xf32>, %g: tensor<3xf32>) -> tensor<3xf32> attributes {tcopt.numerics = #tcopt.numerics<strict>} {
  %0 = graph.scan (%v = %g) over (%a = %as), dim = 0, reverse = false : (tensor<3xf32>, tensor<?x5x3xf32>) -> (tensor<3xf32>) {
    %s = graph.sum %a, dims = [0], keepdim = false : (tensor<5x3xf32>) -> tensor<3xf32>
    %r = graph.add %v, %s : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    graph.yield %r : tensor<3xf32>
  }
  return %0 : tensor<3xf32>
}

// -----

// Of a size that follows from values, nothing could be stacked.
// CHECK-LABEL: func.func @size_of_values
// CHECK: graph.scan
// CHECK: graph.sum
// CHECK: graph.add
// CHECK: graph.yield
func.func @size_of_values(%s0: tensor<f32>, %is: tensor<?xi64>) -> tensor<f32> {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %one = graph.constant dense<1.0> : tensor<f32>
  %0 = graph.scan (%s = %s0) over (%i = %is), dim = 0, reverse = false : (tensor<f32>, tensor<?xi64>) -> tensor<f32> {
    %n = tensor.extract %i[] : tensor<i64>
    %k = arith.index_cast %n : i64 to index
    %r = graph.arange %zero, %one, sizes = [%k] : (tensor<f32>, tensor<f32>, index) -> tensor<?xf32>
    %p = graph.sum %r, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
    %t = graph.add %s, %p : (tensor<f32>, tensor<f32>) -> tensor<f32>
    graph.yield %t : tensor<f32>
  }
  return %0 : tensor<f32>
}
