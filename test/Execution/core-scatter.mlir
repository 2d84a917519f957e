// Updates at places that index tensors give: several at one place, places
// outside, batches, and no updates.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s
// RUN: tcopt-run %s --check=phases
// RUN: tcopt-run %s --entry=thin --input=random:1 --dim D=0 --check=phases
// RUN: not tcopt-run %s --entry=thin --input=random:1 --dim D=2 --backend=interp 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --entry=thin --input=random:1 --dim D=2 --backend=cpu 2>&1 | FileCheck %s
// RUN: tcopt-run %s --entry=thin_batch --input=random:1 --dim D=0 --check=phases

// Without elements no index is looked at.
// CHECK: error: {{.*}}index out of bounds
func.func @thin(%x: tensor<4x?xf32> {graph.dims = [4, "D"]}, %u: tensor<3x?xf32> {graph.dims = [3, "D"]}) -> tensor<4x?xf32> {
  %i = core.constant dense<[0, 4, -1]> : tensor<3xi64>
  %r = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<4x?xf32>, tensor<3x?xf32>, tensor<3xi64>) -> tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}
func.func @thin_batch(%x: tensor<4x?x2xf32> {graph.dims = [4, "D", 2]}, %u: tensor<3x?x2xf32> {graph.dims = [3, "D", 2]}) -> (tensor<4x?x2xf32>, tensor<4x0xf32>) {
  %i = core.constant dense<[0, 9, -9]> : tensor<3xi64>
  %r = core.scatter update, %x, %u, %i, dims = [0], x_dims = [1, 2], index_dims = [0], out_of_bounds = error : (tensor<4x?x2xf32>, tensor<3x?x2xf32>, tensor<3xi64>) -> tensor<4x?x2xf32>
  %y = core.constant dense<> : tensor<4x0xf32>
  %v = core.constant dense<> : tensor<3x0xf32>
  %s = core.scatter add, %y, %v, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<4x0xf32>, tensor<3x0xf32>, tensor<3xi64>) -> tensor<4x0xf32>
  return %r, %s : tensor<4x?x2xf32>, tensor<4x0xf32>
}

func.func private @rows(%x: tensor<?x3xf32>, %u: tensor<?x3xf32>, %i: tensor<?xi64>) -> tensor<?x3xf32> attributes {no_inline} {
  %r = core.scatter add, %x, %u, %i, dims = [0], x_dims = [1], index_dims = [0], out_of_bounds = error : (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?xi64>) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

func.func @main() {
  %x = core.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %u = core.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %i = core.constant dense<[2, 0, 2]> : tensor<3xi64>

  // Of several updates the last one stays.
  %last = core.scatter update, %x, %u, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<3xf32>, tensor<3xi64>) -> tensor<4xf32>
  %last_is = core.constant dense<[20.0, 2.0, 30.0, 4.0]> : tensor<4xf32>
  check.equal %last, %last_is : tensor<4xf32>, tensor<4xf32>
  %sum = core.scatter add, %x, %u, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<3xf32>, tensor<3xi64>) -> tensor<4xf32>
  %sum_is = core.constant dense<[21.0, 2.0, 43.0, 4.0]> : tensor<4xf32>
  check.equal %sum, %sum_is : tensor<4xf32>, tensor<4xf32>
  %product = core.scatter mul, %x, %u, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<3xf32>, tensor<3xi64>) -> tensor<4xf32>
  %product_is = core.constant dense<[20.0, 2.0, 900.0, 4.0]> : tensor<4xf32>
  check.equal %product, %product_is : tensor<4xf32>, tensor<4xf32>

  // NaN wins in extrema.
  %n = core.constant dense<[0x7FC00000, 0.5, 9.0]> : tensor<3xf32>
  %most = core.scatter maximum, %x, %n, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<3xf32>, tensor<3xi64>) -> tensor<4xf32>
  %most_is = core.constant dense<[1.0, 2.0, 0x7FC00000, 4.0]> : tensor<4xf32>
  check.equal %most, %most_is : tensor<4xf32>, tensor<4xf32>
  %least = core.scatter minimum, %x, %n, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<3xf32>, tensor<3xi64>) -> tensor<4xf32>
  %least_is = core.constant dense<[0.5, 2.0, 0x7FC00000, 4.0]> : tensor<4xf32>
  check.equal %least, %least_is : tensor<4xf32>, tensor<4xf32>

  // Unsigned, Boolean and narrow elements.
  %ux = core.constant dense<[200, 3, 100, 0]> : tensor<4xui8>
  %uu = core.constant dense<[250, 1, 120]> : tensor<3xui8>
  %umax = core.scatter maximum, %ux, %uu, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xui8>, tensor<3xui8>, tensor<3xi64>) -> tensor<4xui8>
  %umax_is = core.constant dense<[200, 3, 250, 0]> : tensor<4xui8>
  check.equal %umax, %umax_is : tensor<4xui8>, tensor<4xui8>
  %uadd = core.scatter add, %ux, %uu, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xui8>, tensor<3xui8>, tensor<3xi64>) -> tensor<4xui8>
  %uadd_is = core.constant dense<[201, 3, 214, 0]> : tensor<4xui8>
  check.equal %uadd, %uadd_is : tensor<4xui8>, tensor<4xui8>
  %bx = core.constant dense<[true, false, false, true]> : tensor<4xi1>
  %bu = core.constant dense<[true, false, false]> : tensor<3xi1>
  %or = core.scatter or, %bx, %bu, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xi1>, tensor<3xi1>, tensor<3xi64>) -> tensor<4xi1>
  %or_is = core.constant dense<[true, false, true, true]> : tensor<4xi1>
  check.equal %or, %or_is : tensor<4xi1>, tensor<4xi1>
  %and = core.scatter and, %bx, %bu, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xi1>, tensor<3xi1>, tensor<3xi64>) -> tensor<4xi1>
  %and_is = core.constant dense<[false, false, false, true]> : tensor<4xi1>
  check.equal %and, %and_is : tensor<4xi1>, tensor<4xi1>
  // Rounded at every step: 256 + 1 is 256 in bf16, twice.
  %hx = core.constant dense<256.0> : tensor<1xbf16>
  %hu = core.constant dense<1.0> : tensor<2xbf16>
  %hi = core.constant dense<0> : tensor<2xi32>
  %hsum = core.scatter add, %hx, %hu, %hi, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<1xbf16>, tensor<2xbf16>, tensor<2xi32>) -> tensor<1xbf16>
  check.equal %hsum, %hx : tensor<1xbf16>, tensor<1xbf16>

  // What lies outside is dropped.
  %o = core.constant dense<[-1, 1, 4]> : tensor<3xi32>
  %dropped = core.scatter update, %x, %u, %o, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<4xf32>, tensor<3xf32>, tensor<3xi32>) -> tensor<4xf32>
  %dropped_is = core.constant dense<[1.0, 20.0, 3.0, 4.0]> : tensor<4xf32>
  check.equal %dropped, %dropped_is : tensor<4xf32>, tensor<4xf32>
  // Or counts from the end, at most as far as there are elements.
  %far = core.constant dense<[-1, 1, -5]> : tensor<3xi32>
  %wrapped = core.scatter update, %x, %u, %far, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop, wrap_negative : (tensor<4xf32>, tensor<3xf32>, tensor<3xi32>) -> tensor<4xf32>
  %wrapped_is = core.constant dense<[1.0, 20.0, 3.0, 10.0]> : tensor<4xf32>
  check.equal %wrapped, %wrapped_is : tensor<4xf32>, tensor<4xf32>

  // Two index tensors; the first of both is used twice.
  %m = core.constant dense<0> : tensor<2x3xi16>
  %v = core.constant dense<[1, 2, 4]> : tensor<3xi16>
  %row = core.constant dense<[1, 0, 1]> : tensor<3xi64>
  %column = core.constant dense<[2, 1, 2]> : tensor<3xi64>
  %pairs = core.scatter add, %m, %v, %column, %row, dims = [1, 0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<2x3xi16>, tensor<3xi16>, tensor<3xi64>, tensor<3xi64>) -> tensor<2x3xi16>
  %pairs_is = core.constant dense<[[0, 2, 0], [0, 0, 5]]> : tensor<2x3xi16>
  check.equal %pairs, %pairs_is : tensor<2x3xi16>, tensor<2x3xi16>

  // Batches; fewer rows than x has. No updates. One place for all.
  %b = core.constant dense<0> : tensor<3x4xi32>
  %bw = core.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %bi = core.constant dense<[[3, 3, 0], [1, 2, 1]]> : tensor<2x3xi64>
  %batch = core.scatter add, %b, %bw, %bi, dims = [1], x_dims = [0], index_dims = [0, 1], out_of_bounds = error : (tensor<3x4xi32>, tensor<2x3xi32>, tensor<2x3xi64>) -> tensor<3x4xi32>
  %batch_is = core.constant dense<[[3, 0, 0, 3], [0, 10, 5, 0], [0, 0, 0, 0]]> : tensor<3x4xi32>
  check.equal %batch, %batch_is : tensor<3x4xi32>, tensor<3x4xi32>
  %e = core.constant dense<> : tensor<0xf32>
  %ei = core.constant dense<> : tensor<0xi64>
  %none = core.scatter add, %x, %e, %ei, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = error : (tensor<4xf32>, tensor<0xf32>, tensor<0xi64>) -> tensor<4xf32>
  check.equal %none, %x : tensor<4xf32>, tensor<4xf32>
  %nowhere = core.scatter add, %e, %u, %i, dims = [0], x_dims = [], index_dims = [0], out_of_bounds = drop : (tensor<0xf32>, tensor<3xf32>, tensor<3xi64>) -> tensor<0xf32>
  check.equal %nowhere, %e : tensor<0xf32>, tensor<0xf32>
  %one = core.constant dense<2> : tensor<i64>
  %row_of = core.constant dense<[7, 8, 9]> : tensor<3xi32>
  %whole = core.scatter update, %b, %row_of, %one, dims = [0], x_dims = [0], index_dims = [], out_of_bounds = error : (tensor<3x4xi32>, tensor<3xi32>, tensor<i64>) -> tensor<3x4xi32>
  %whole_is = core.constant dense<[[0, 0, 0, 0], [0, 0, 0, 0], [7, 8, 9, 0]]> : tensor<3x4xi32>
  check.equal %whole, %whole_is : tensor<3x4xi32>, tensor<3x4xi32>

  // Sizes that are not known. The input is not changed.
  %xs = core.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %us = core.constant dense<1.0> : tensor<3x3xf32>
  %is = core.constant dense<[1, 1, 0]> : tensor<3xi64>
  %xd = tensor.cast %xs : tensor<2x3xf32> to tensor<?x3xf32>
  %ud = tensor.cast %us : tensor<3x3xf32> to tensor<?x3xf32>
  %id = tensor.cast %is : tensor<3xi64> to tensor<?xi64>
  %rows = func.call @rows(%xd, %ud, %id) : (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?xi64>) -> tensor<?x3xf32>
  %rows_is = core.constant dense<[[2.0, 3.0, 4.0], [6.0, 7.0, 8.0]]> : tensor<2x3xf32>
  check.equal %rows, %rows_is : tensor<?x3xf32>, tensor<2x3xf32>
  check.equal %xd, %xs : tensor<?x3xf32>, tensor<2x3xf32>
  return
}
