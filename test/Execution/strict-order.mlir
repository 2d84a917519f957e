// Strict sums of floats take terms in the order of the reduced elements, whatever way they lie in memory: 1e8 + 1 is 1e8.
// RUN: tcopt-run %s --numerics=strict --input=3x8xf32=1e8,1e8,1e8,1e8,1e8,1e8,1e8,1e8,-1e8,-1e8,-1e8,-1e8,-1e8,-1e8,-1e8,-1e8,1,1,1,1,1,1,1,1
// RUN: tcopt-run %s --entry=contraction --numerics=strict --input=1x3xf32=1e8,-1e8,1 --input=63x40xf32=1

// Columns of 1e8, -1e8, 1 follow each other in the transpose, rows of them in x.
func.func @main(%x: tensor<3x?xf32>) {
  %one = graph.constant dense<1.0> : tensor<f32>
  %ones = graph.constant dense<1.0> : tensor<1xf32>
  %t = graph.permute %x, dims = [1, 0] : (tensor<3x?xf32>) -> tensor<?x3xf32>
  %a = graph.sum %t, dims = [0, 1], keepdim = false : (tensor<?x3xf32>) -> tensor<f32>
  check.equal %a, %one : tensor<f32>, tensor<f32>
  // Of each number of terms the sum of all rows' terms is that number.
  %b = graph.sum %x, dims = [0, 1], keepdim = false : (tensor<3x?xf32>) -> tensor<f32>
  %rows = graph.sum %x, dims = [1], keepdim = false : (tensor<3x?xf32>) -> tensor<3xf32>
  %last = graph.slice %rows, dim = 0, start = 2, end = 3, step = 1 : (tensor<3xf32>) -> tensor<1xf32>
  %count = graph.sum %last, dims = [0], keepdim = false : (tensor<1xf32>) -> tensor<f32>
  check.equal %b, %count : tensor<f32>, tensor<f32>
  // Each column's, and those of one column after another.
  %columns = graph.sum %x, dims = [0], keepdim = false : (tensor<3x?xf32>) -> tensor<?xf32>
  %first = graph.slice %columns, dim = 0, start = 0, end = 1, step = 1 : (tensor<?xf32>) -> tensor<1xf32>
  check.equal %first, %ones : tensor<1xf32>, tensor<1xf32>
  %run = graph.cumsum %x, dim = 0 : (tensor<3x?xf32>) -> tensor<3x?xf32>
  %end = graph.slice %run, dim = 0, start = 2, end = 3, step = 1 : (tensor<3x?xf32>) -> tensor<1x?xf32>
  %corner = graph.slice %end, dim = 1, start = 0, end = 1, step = 1 : (tensor<1x?xf32>) -> tensor<1x1xf32>
  %number = graph.sum %corner, dims = [0], keepdim = false : (tensor<1x1xf32>) -> tensor<1xf32>
  check.equal %number, %ones : tensor<1xf32>, tensor<1xf32>
  return
}

// Products with ones: tiles of terms, and whole rows of them, follow each other.
func.func @contraction(%x: tensor<1x3xf32>, %b: tensor<63x40xf32>) {
  %ones = graph.constant dense<1.0> : tensor<32x40xf32>
  %many = graph.expand %x, sizes = [21, 3] : (tensor<1x3xf32>) -> tensor<21x3xf32>
  %row = graph.reshape %many, sizes = [1, 63] : (tensor<21x3xf32>) -> tensor<1x63xf32>
  %a = graph.expand %row, sizes = [32, 63] : (tensor<1x63xf32>) -> tensor<32x63xf32>
  %y = graph.matmul %a, %b : (tensor<32x63xf32>, tensor<63x40xf32>) -> tensor<32x40xf32>
  check.equal %y, %ones : tensor<32x40xf32>, tensor<32x40xf32>
  return
}
