// Sorted sequences with NaN and infinities, and sequences that are not sorted; tensors of rank 0, empty ones, negative
// indices. Values: torch.searchsorted and x[i] of PyTorch.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu

func.func private @left(%s: tensor<?xf32>, %v: tensor<?xf32>) -> tensor<?xi64> attributes {no_inline} {
  %r = graph.searchsorted %s, %v, right = false : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}
func.func private @right(%s: tensor<?xf32>, %v: tensor<?xf32>) -> tensor<?xi64> attributes {no_inline} {
  %r = graph.searchsorted %s, %v, right = true : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

// Of a size that the type does not tell, but the op that made the values does.
func.func private @known(%s: tensor<?xf32>, %w: tensor<3xf32>) -> tensor<?xi64> attributes {no_inline} {
  %c3 = arith.constant 3 : index
  %v = graph.expand %w, sizes = [%c3] : (tensor<3xf32>, index) -> tensor<?xf32>
  %r = graph.searchsorted %s, %v, right = false : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  return %r : tensor<?xi64>
}

func.func @main() {
  %s = graph.constant dense<[1.0, 2.0, 2.0, 5.0, 0x7F800000]> : tensor<5xf32>
  %v = graph.constant dense<[0x7FC00000, 0xFF800000, 2.0, 5.0, 6.0, 0x7F800000]> : tensor<6xf32>
  %l = graph.searchsorted %s, %v, right = false : (tensor<5xf32>, tensor<6xf32>) -> tensor<6xi64>
  %r = graph.searchsorted %s, %v, right = true : (tensor<5xf32>, tensor<6xf32>) -> tensor<6xi64>
  %want_l = graph.constant dense<[5, 0, 1, 3, 4, 4]> : tensor<6xi64>
  %want_r = graph.constant dense<[5, 0, 3, 4, 4, 5]> : tensor<6xi64>
  check.equal %l, %want_l : tensor<6xi64>, tensor<6xi64>
  check.equal %r, %want_r : tensor<6xi64>, tensor<6xi64>

  // In a loop, as the size is not known.
  %u = graph.constant dense<[3.0, 1.0, 0x7FC00000, 2.0, 0.0, 7.0]> : tensor<6xf32>
  %w = graph.constant dense<[0.0, 1.0, 2.0, 3.0, 8.0]> : tensor<5xf32>
  %ud = tensor.cast %u : tensor<6xf32> to tensor<?xf32>
  %wd = tensor.cast %w : tensor<5xf32> to tensor<?xf32>
  %three = graph.constant dense<[1.0, 2.0, 9.0]> : tensor<3xf32>
  %kd = call @known(%wd, %three) : (tensor<?xf32>, tensor<3xf32>) -> tensor<?xi64>
  %k = tensor.cast %kd : tensor<?xi64> to tensor<3xi64>
  %want_k = graph.constant dense<[1, 2, 5]> : tensor<3xi64>
  check.equal %k, %want_k : tensor<3xi64>, tensor<3xi64>
  %ld = call @left(%ud, %wd) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  %rd = call @right(%ud, %wd) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  %ls = tensor.cast %ld : tensor<?xi64> to tensor<5xi64>
  %rs = tensor.cast %rd : tensor<?xi64> to tensor<5xi64>
  %want_ls = graph.constant dense<[0, 0, 3, 5, 6]> : tensor<5xi64>
  %want_rs = graph.constant dense<[0, 3, 5, 5, 6]> : tensor<5xi64>
  check.equal %ls, %want_ls : tensor<5xi64>, tensor<5xi64>
  check.equal %rs, %want_rs : tensor<5xi64>, tensor<5xi64>

  %none = graph.constant dense<> : tensor<0xf32>
  %noned = tensor.cast %none : tensor<0xf32> to tensor<?xf32>
  %z = call @right(%noned, %wd) : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xi64>
  %zs = tensor.cast %z : tensor<?xi64> to tensor<5xi64>
  %zeros = graph.constant dense<0> : tensor<5xi64>
  check.equal %zs, %zeros : tensor<5xi64>, tensor<5xi64>
  %y = graph.searchsorted %none, %w, right = false : (tensor<0xf32>, tensor<5xf32>) -> tensor<5xi64>
  check.equal %y, %zeros : tensor<5xi64>, tensor<5xi64>

  %one = graph.constant dense<7.0> : tensor<f32>
  %first = graph.constant dense<0> : tensor<i32>
  %g = graph.gather %one, %first, dim = 0 : (tensor<f32>, tensor<i32>) -> tensor<f32>
  check.equal %g, %one : tensor<f32>, tensor<f32>

  %m = graph.constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi16>
  %i = graph.constant dense<[-1, 0]> : tensor<2xi32>
  %j = graph.constant dense<-2> : tensor<i64>
  %e = graph.index %m, %i, %j, dims = [0, 1] : (tensor<3x2xi16>, tensor<2xi32>, tensor<i64>) -> tensor<2xi16>
  %want_e = graph.constant dense<[5, 1]> : tensor<2xi16>
  check.equal %e, %want_e : tensor<2xi16>, tensor<2xi16>
  return
}
