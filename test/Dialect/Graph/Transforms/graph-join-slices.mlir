// RUN: tcopt %s --graph-join-slices --split-input-file | FileCheck %s

// Three parts in the order of their places, whichever order they are added in.
// CHECK-LABEL: func.func @whole
// CHECK: %[[C:.*]] = graph.cat %arg0, %arg1, %arg2, dim = 1
// CHECK-NOT: slice_scatter
// CHECK: return %[[C]]
func.func @whole(%x: tensor<?x2xf32>, %y: tensor<?x3xf32>, %z: tensor<?x1xf32>, %n: index) -> tensor<?x6xf32> {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %zeros = graph.full %zero, sizes = [%n, 6] : (tensor<f32>, index) -> tensor<?x6xf32>
  %a = graph.slice_scatter %zeros, %z, dim = 1, start = 5, end = 9223372036854775807, step = 1 : (tensor<?x6xf32>, tensor<?x1xf32>) -> tensor<?x6xf32>
  %b = graph.slice_scatter %zeros, %y, dim = -1, start = 2, end = 5, step = 1 : (tensor<?x6xf32>, tensor<?x3xf32>) -> tensor<?x6xf32>
  %c = graph.slice_scatter %zeros, %x, dim = 1, start = 0, end = 2, step = 1 : (tensor<?x6xf32>, tensor<?x2xf32>) -> tensor<?x6xf32>
  %s = graph.add %a, %b : (tensor<?x6xf32>, tensor<?x6xf32>) -> tensor<?x6xf32>
  %t = graph.add %s, %c : (tensor<?x6xf32>, tensor<?x6xf32>) -> tensor<?x6xf32>
  return %t : tensor<?x6xf32>
}

// -----

// The rest stays zero.
// CHECK-LABEL: func.func @part
// CHECK: %[[C:.*]] = graph.cat %arg0, %arg1, dim = 0
// CHECK: graph.slice_scatter %{{.*}}, %[[C]], dim = 0, start = 1, end = 4, step = 1
func.func @part(%x: tensor<2xf32>, %y: tensor<1xf32>) -> tensor<6xf32> {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %zeros = graph.full %zero, sizes = [6] : (tensor<f32>) -> tensor<6xf32>
  %a = graph.slice_scatter %zeros, %x, dim = 0, start = 1, end = 3, step = 1 : (tensor<6xf32>, tensor<2xf32>) -> tensor<6xf32>
  %b = graph.slice_scatter %zeros, %y, dim = 0, start = 3, end = 4, step = 1 : (tensor<6xf32>, tensor<1xf32>) -> tensor<6xf32>
  %s = graph.add %a, %b : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  return %s : tensor<6xf32>
}

// -----

// Overlaps, gaps, other dimensions, slices that others read, and what is not zero.
// CHECK-LABEL: func.func @kept
// CHECK-NOT: graph.cat
func.func @kept(%x: tensor<2x6xf32>, %y: tensor<6x2xf32>, %ones: tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>) {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %zeros = graph.full %zero, sizes = [6, 6] : (tensor<f32>) -> tensor<6x6xf32>
  %a = graph.slice_scatter %zeros, %x, dim = 0, start = 0, end = 2, step = 1 : (tensor<6x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  %b = graph.slice_scatter %zeros, %x, dim = 0, start = 1, end = 3, step = 1 : (tensor<6x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  %overlap = graph.add %a, %b : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
  %c = graph.slice_scatter %zeros, %x, dim = 0, start = 0, end = 2, step = 1 : (tensor<6x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  %d = graph.slice_scatter %zeros, %x, dim = 0, start = 3, end = 5, step = 1 : (tensor<6x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  %gap = graph.add %c, %d : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
  %e = graph.slice_scatter %zeros, %x, dim = 0, start = 0, end = 2, step = 1 : (tensor<6x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  %f = graph.slice_scatter %zeros, %y, dim = 1, start = 2, end = 4, step = 1 : (tensor<6x6xf32>, tensor<6x2xf32>) -> tensor<6x6xf32>
  %dims = graph.add %e, %f : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
  %g = graph.slice_scatter %zeros, %x, dim = 0, start = 0, end = 2, step = 1 : (tensor<6x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  %h = graph.slice_scatter %zeros, %x, dim = 0, start = 2, end = 4, step = 1 : (tensor<6x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  %read = graph.add %g, %h : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
  %i = graph.slice_scatter %ones, %x, dim = 0, start = 0, end = 2, step = 1 : (tensor<6x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  %j = graph.slice_scatter %zeros, %x, dim = 0, start = 2, end = 4, step = 1 : (tensor<6x6xf32>, tensor<2x6xf32>) -> tensor<6x6xf32>
  %other = graph.add %i, %j : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
  return %overlap, %gap, %dims, %read, %g, %other : tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>, tensor<6x6xf32>
}

// -----

// Slices between operands.
// CHECK-LABEL: func.func @operands
// CHECK-NOT: graph.cat
// CHECK: graph.add
func.func @operands(%x: tensor<2xf32>, %y: tensor<?xf32>, %n: index) -> tensor<6xf32> {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %zeros = graph.full %zero, sizes = [6] : (tensor<f32>) -> tensor<6xf32>
  %a = graph.slice_scatter %zeros, %x, dim = 0, start = 0, end = 2, step = 1 : (tensor<6xf32>, tensor<2xf32>) -> tensor<6xf32>
  %b = graph.slice_scatter %zeros, %y, dim = 0, start = 2, end = %n, step = 1 : (tensor<6xf32>, tensor<?xf32>, index) -> tensor<6xf32>
  %s = graph.add %a, %b : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
  return %s : tensor<6xf32>
}
