// Rows of tables; expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu
// RUN: not tcopt-run %s --entry=outside --input=random:1 --backend=interp 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --entry=outside --input=random:1 --backend=cpu 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --entry=outside_backward --input=random:1 --backend=interp 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --entry=outside_backward --input=random:1 --backend=cpu 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --entry=late --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not tcopt-run %s --entry=late --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not tcopt-run %s --entry=back --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not tcopt-run %s --entry=back --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not tcopt-run %s --entry=beyond --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not tcopt-run %s --entry=beyond --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=ORDER

// CHECK: index out of bounds
func.func @outside(%w: tensor<4x3xf32>, %i: tensor<5xi64> {tcopt.range = [4, 9]}, %o: tensor<2xi64> {tcopt.range = [0, 0]}) -> tensor<2x3xf32> {
  %0 = graph.embedding_bag %w, %i, %o, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<2xi64>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @outside_backward(%g: tensor<5x3xf32>, %i: tensor<5xi64> {tcopt.range = [-9, -1]}) -> tensor<4x3xf32> {
  %0 = graph.embedding_backward %g, %i, num_weights = 4, scale_grad_by_freq = false : (tensor<5x3xf32>, tensor<5xi64>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

// ORDER: offsets must begin with 0, not decrease and be at most the number of indices
func.func @late(%w: tensor<4x3xf32>, %i: tensor<5xi64> {tcopt.range = [0, 3]}) -> tensor<3x3xf32> {
  %o = graph.constant dense<[1, 2, 3]> : tensor<3xi64>
  %0 = graph.embedding_bag %w, %i, %o, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<3xi64>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
func.func @back(%w: tensor<4x3xf32>, %i: tensor<5xi64> {tcopt.range = [0, 3]}) -> tensor<3x3xf32> {
  %o = graph.constant dense<[0, 3, 2]> : tensor<3xi64>
  %0 = graph.embedding_bag %w, %i, %o, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<3xi64>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}
func.func @beyond(%w: tensor<4x3xf32>, %i: tensor<5xi64> {tcopt.range = [0, 3]}) -> tensor<3x3xf32> {
  %o = graph.constant dense<[0, 3, 6]> : tensor<3xi64>
  %0 = graph.embedding_bag %w, %i, %o, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<3xi64>) -> tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

func.func private @bags(%w: tensor<4x3xf32>, %i: tensor<5xi64>, %o: tensor<3xi64>, %l: tensor<4xi64>, %s: tensor<5xf32>) attributes {no_inline} {
  %0 = graph.embedding_bag %w, %i, %o, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<3xi64>) -> tensor<3x3xf32>
  %e0 = graph.constant dense<[[6.0, 8.0, 10.0], [0.0, 0.0, 0.0], [21.0, 24.0, 27.0]]> : tensor<3x3xf32>
  check.equal %0, %e0 : tensor<3x3xf32>, tensor<3x3xf32>
  %1 = graph.embedding_bag %w, %i, %o, padding_idx = 3, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<3xi64>) -> tensor<3x3xf32>
  %e1 = graph.constant dense<[[6.0, 8.0, 10.0], [0.0, 0.0, 0.0], [3.0, 4.0, 5.0]]> : tensor<3x3xf32>
  check.equal %1, %e1 : tensor<3x3xf32>, tensor<3x3xf32>
  %2 = graph.embedding_bag %w, %i, %l, mode = sum, include_last_offset = true : (tensor<4x3xf32>, tensor<5xi64>, tensor<4xi64>) -> tensor<3x3xf32>
  %e2 = graph.constant dense<[[6.0, 8.0, 10.0], [0.0, 0.0, 0.0], [21.0, 24.0, 27.0]]> : tensor<3x3xf32>
  check.equal %2, %e2 : tensor<3x3xf32>, tensor<3x3xf32>
  %3 = graph.embedding_bag %w, %i, %o, mode = mean, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<3xi64>) -> tensor<3x3xf32>
  %e3 = graph.constant dense<[[3.0, 4.0, 5.0], [0.0, 0.0, 0.0], [7.0, 8.0, 9.0]]> : tensor<3x3xf32>
  check.equal %3, %e3 : tensor<3x3xf32>, tensor<3x3xf32>
  %4 = graph.embedding_bag %w, %i, %o, padding_idx = 3, mode = mean, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<3xi64>) -> tensor<3x3xf32>
  %e4 = graph.constant dense<[[3.0, 4.0, 5.0], [0.0, 0.0, 0.0], [3.0, 4.0, 5.0]]> : tensor<3x3xf32>
  check.equal %4, %e4 : tensor<3x3xf32>, tensor<3x3xf32>
  %5 = graph.embedding_bag %w, %i, %l, mode = mean, include_last_offset = true : (tensor<4x3xf32>, tensor<5xi64>, tensor<4xi64>) -> tensor<3x3xf32>
  %e5 = graph.constant dense<[[3.0, 4.0, 5.0], [0.0, 0.0, 0.0], [7.0, 8.0, 9.0]]> : tensor<3x3xf32>
  check.equal %5, %e5 : tensor<3x3xf32>, tensor<3x3xf32>
  %6 = graph.embedding_bag %w, %i, %o, mode = max, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<3xi64>) -> tensor<3x3xf32>
  %e6 = graph.constant dense<[[6.0, 7.0, 8.0], [0.0, 0.0, 0.0], [9.0, 10.0, 11.0]]> : tensor<3x3xf32>
  check.equal %6, %e6 : tensor<3x3xf32>, tensor<3x3xf32>
  %7 = graph.embedding_bag %w, %i, %o, padding_idx = 3, mode = max, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<3xi64>) -> tensor<3x3xf32>
  %e7 = graph.constant dense<[[6.0, 7.0, 8.0], [0.0, 0.0, 0.0], [3.0, 4.0, 5.0]]> : tensor<3x3xf32>
  check.equal %7, %e7 : tensor<3x3xf32>, tensor<3x3xf32>
  %8 = graph.embedding_bag %w, %i, %l, mode = max, include_last_offset = true : (tensor<4x3xf32>, tensor<5xi64>, tensor<4xi64>) -> tensor<3x3xf32>
  %e8 = graph.constant dense<[[6.0, 7.0, 8.0], [0.0, 0.0, 0.0], [9.0, 10.0, 11.0]]> : tensor<3x3xf32>
  check.equal %8, %e8 : tensor<3x3xf32>, tensor<3x3xf32>
  %9 = graph.embedding_bag %w, %i, %o, per_sample_weights %s, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<5xi64>, tensor<3xi64>, tensor<5xf32>) -> tensor<3x3xf32>
  %e9 = graph.constant dense<[[12.0, 15.0, 18.0], [0.0, 0.0, 0.0], [90.0, 102.0, 114.0]]> : tensor<3x3xf32>
  check.equal %9, %e9 : tensor<3x3xf32>, tensor<3x3xf32>
  return
}

func.func private @empty(%w: tensor<4x3xf32>, %i: tensor<0xi64>, %o: tensor<2xi64>, %n: tensor<?xi64>) attributes {no_inline} {
  %0 = graph.embedding_bag %w, %i, %o, mode = max, include_last_offset = false : (tensor<4x3xf32>, tensor<0xi64>, tensor<2xi64>) -> tensor<2x3xf32>
  %e0 = graph.constant dense<0.0> : tensor<2x3xf32>
  check.equal %0, %e0 : tensor<2x3xf32>, tensor<2x3xf32>
  %1 = graph.embedding_bag %w, %n, %n, mode = sum, include_last_offset = false : (tensor<4x3xf32>, tensor<?xi64>, tensor<?xi64>) -> tensor<?x3xf32>
  %e1 = graph.constant dense<> : tensor<0x3xf32>
  check.equal %1, %e1 : tensor<?x3xf32>, tensor<0x3xf32>
  return
}

func.func private @backward(%g: tensor<5x3xf32>, %i: tensor<5xi64>) attributes {no_inline} {
  %0 = graph.embedding_backward %g, %i, num_weights = 4, scale_grad_by_freq = false : (tensor<5x3xf32>, tensor<5xi64>) -> tensor<4x3xf32>
  %e0 = graph.constant dense<[[1.0, 2.0, 3.0], [7.0, 8.0, 9.0], [4.0, 5.0, 6.0], [23.0, 25.0, 27.0]]> : tensor<4x3xf32>
  check.equal %0, %e0 : tensor<4x3xf32>, tensor<4x3xf32>
  %1 = graph.embedding_backward %g, %i, num_weights = 4, padding_idx = 3, scale_grad_by_freq = false : (tensor<5x3xf32>, tensor<5xi64>) -> tensor<4x3xf32>
  %e1 = graph.constant dense<[[1.0, 2.0, 3.0], [7.0, 8.0, 9.0], [4.0, 5.0, 6.0], [0.0, 0.0, 0.0]]> : tensor<4x3xf32>
  check.equal %1, %e1 : tensor<4x3xf32>, tensor<4x3xf32>
  %2 = graph.embedding_backward %g, %i, num_weights = 4, scale_grad_by_freq = true : (tensor<5x3xf32>, tensor<5xi64>) -> tensor<4x3xf32>
  %e2 = graph.constant dense<[[1.0, 2.0, 3.0], [7.0, 8.0, 9.0], [4.0, 5.0, 6.0], [11.5, 12.5, 13.5]]> : tensor<4x3xf32>
  check.equal %2, %e2 : tensor<4x3xf32>, tensor<4x3xf32>
  return
}

func.func @main() {
  %w = graph.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0], [6.0, 7.0, 8.0], [9.0, 10.0, 11.0]]> : tensor<4x3xf32>
  %i = graph.constant dense<[0, 2, 1, 3, 3]> : tensor<5xi64>
  %o = graph.constant dense<[0, 2, 2]> : tensor<3xi64>
  %l = graph.constant dense<[0, 2, 2, 5]> : tensor<4xi64>
  %s = graph.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>
  call @bags(%w, %i, %o, %l, %s) : (tensor<4x3xf32>, tensor<5xi64>, tensor<3xi64>, tensor<4xi64>, tensor<5xf32>) -> ()
  %n = graph.constant dense<> : tensor<0xi64>
  %z = graph.constant dense<0> : tensor<2xi64>
  %u = tensor.cast %n : tensor<0xi64> to tensor<?xi64>
  call @empty(%w, %n, %z, %u) : (tensor<4x3xf32>, tensor<0xi64>, tensor<2xi64>, tensor<?xi64>) -> ()
  %g = graph.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0], [10.0, 11.0, 12.0], [13.0, 14.0, 15.0]]> : tensor<5x3xf32>
  call @backward(%g, %i) : (tensor<5x3xf32>, tensor<5xi64>) -> ()
  return
}
