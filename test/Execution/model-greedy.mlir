// Written by tools/dev/record_models.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu
// RUN: tcopt-run %s --check=phases

func.func private @greedy(%first: tensor<i64>, %last: tensor<i64>, %table: tensor<9x4xf32>, %w: tensor<4x4xf32>, %out: tensor<9x4xf32>) -> (tensor<12xi64>, tensor<4xf32>, tensor<i64>) attributes {no_inline} {
  %1 = graph.constant dense<0> : tensor<i64>
  %2 = graph.constant dense<1> : tensor<i64>
  %3 = graph.constant dense<12> : tensor<i64>
  %4 = graph.constant dense<-1> : tensor<i64>
  %5 = graph.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]> : tensor<12xi64>
  %6 = graph.full %4, sizes = [12] : (tensor<i64>) -> tensor<12xi64>
  %7 = graph.constant dense<0.0> : tensor<f32>
  %8 = graph.full %7, sizes = [4] : (tensor<f32>) -> tensor<4xf32>
  %17, %18, %19, %20 = graph.while (%9 = %6, %10 = %8, %11 = %first, %12 = %1) : (tensor<12xi64>, tensor<4xf32>, tensor<i64>, tensor<i64>) -> (tensor<12xi64>, tensor<4xf32>, tensor<i64>, tensor<i64>) {
    %21 = graph.ne %11, %last : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %22 = graph.lt %12, %3 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %23 = graph.logical_and %21, %22 : (tensor<i1>, tensor<i1>) -> tensor<i1>
    graph.yield %23 : tensor<i1>
  } do (%13, %14, %15, %16) {
    %24 = graph.linear %14, %w : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4xf32>
    %25 = graph.embedding %table, %15 : (tensor<9x4xf32>, tensor<i64>) -> tensor<4xf32>
    %26 = graph.add %24, %25 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %27 = graph.tanh %26 : (tensor<4xf32>) -> tensor<4xf32>
    %28 = graph.linear %27, %out : (tensor<4xf32>, tensor<9x4xf32>) -> tensor<9xf32>
    %29 = graph.argmax %28, dim = 0, keepdim = false : (tensor<9xf32>) -> tensor<i64>
    %30 = graph.eq %5, %16 : (tensor<12xi64>, tensor<i64>) -> tensor<12xi1>
    %31 = graph.where %30, %29, %13 : (tensor<12xi1>, tensor<i64>, tensor<12xi64>) -> tensor<12xi64>
    %32 = graph.add %16, %2 : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %31, %27, %29, %32 : tensor<12xi64>, tensor<4xf32>, tensor<i64>, tensor<i64>
  }
  return %17, %18, %20 : tensor<12xi64>, tensor<4xf32>, tensor<i64>
}

func.func @main() {
  %c1 = graph.constant dense<0> : tensor<i64>
  %c2 = graph.constant dense<3> : tensor<i64>
  %c3 = graph.constant dense<[[0.82, -0.74, -0.59, -0.4], [0.25, 0.38, 1.01, -0.76], [-1.17, 0.23, 0.74, 0.77], [-0.75, 1.91, 0.85, 1.4], [0.55, 0.01, 0.76, 0.82], [-0.93, -1.52, 0.81, 1.24], [-1.4, 0.75, -0.42, 1.14], [-0.21, -0.12, 0.25, 0.31], [-0.21, 0.94, -1.61, 1.36]]> : tensor<9x4xf32>
  %c4 = graph.constant dense<[[0.18, 0.06, 0.22, 0.59], [0.07, 0.88, -0.54, -0.08], [0.67, -0.33, -0.32, 0.23], [0.27, -0.44, 0.27, -0.45]]> : tensor<4x4xf32>
  %c5 = graph.constant dense<[[-2.1, -1.17, 1.64, -0.4], [-0.8, -0.02, -0.73, -0.22], [1.13, -0.1, 0.08, -0.91], [0.86, -0.86, -0.54, -0.38], [-0.75, 0.04, 0.28, -0.52], [-0.8, -1.33, -0.05, -0.63], [0.3, -0.17, 1.04, -0.53], [0.99, 0.44, -0.26, 0.41], [-0.53, -0.21, -2.14, -0.6]]> : tensor<9x4xf32>
  %r6:3 = call @greedy(%c1, %c2, %c3, %c4, %c5) : (tensor<i64>, tensor<i64>, tensor<9x4xf32>, tensor<4x4xf32>, tensor<9x4xf32>) -> (tensor<12xi64>, tensor<4xf32>, tensor<i64>)
  %c7 = graph.constant dense<[3, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]> : tensor<12xi64>
  check.equal %r6#0, %c7 : tensor<12xi64>, tensor<12xi64>
  %c8 = graph.constant dense<[0.67506987, -0.62914515, -0.5298956, -0.37994897]> : tensor<4xf32>
  check.close %r6#1, %c8, rtol = 1.0e-05, atol = 2.0e-06 : tensor<4xf32>, tensor<4xf32>
  %c9 = graph.constant dense<1> : tensor<i64>
  check.equal %r6#2, %c9 : tensor<i64>, tensor<i64>
  %c10 = graph.constant dense<5> : tensor<i64>
  %c11 = graph.constant dense<5> : tensor<i64>
  %c12 = graph.constant dense<[[0.82, -0.74, -0.59, -0.4], [0.25, 0.38, 1.01, -0.76], [-1.17, 0.23, 0.74, 0.77], [-0.75, 1.91, 0.85, 1.4], [0.55, 0.01, 0.76, 0.82], [-0.93, -1.52, 0.81, 1.24], [-1.4, 0.75, -0.42, 1.14], [-0.21, -0.12, 0.25, 0.31], [-0.21, 0.94, -1.61, 1.36]]> : tensor<9x4xf32>
  %c13 = graph.constant dense<[[0.18, 0.06, 0.22, 0.59], [0.07, 0.88, -0.54, -0.08], [0.67, -0.33, -0.32, 0.23], [0.27, -0.44, 0.27, -0.45]]> : tensor<4x4xf32>
  %c14 = graph.constant dense<[[-2.1, -1.17, 1.64, -0.4], [-0.8, -0.02, -0.73, -0.22], [1.13, -0.1, 0.08, -0.91], [0.86, -0.86, -0.54, -0.38], [-0.75, 0.04, 0.28, -0.52], [-0.8, -1.33, -0.05, -0.63], [0.3, -0.17, 1.04, -0.53], [0.99, 0.44, -0.26, 0.41], [-0.53, -0.21, -2.14, -0.6]]> : tensor<9x4xf32>
  %r15:3 = call @greedy(%c10, %c11, %c12, %c13, %c14) : (tensor<i64>, tensor<i64>, tensor<9x4xf32>, tensor<4x4xf32>, tensor<9x4xf32>) -> (tensor<12xi64>, tensor<4xf32>, tensor<i64>)
  %c16 = graph.constant dense<[-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1]> : tensor<12xi64>
  check.equal %r15#0, %c16 : tensor<12xi64>, tensor<12xi64>
  %c17 = graph.constant dense<[0.0, 0.0, 0.0, 0.0]> : tensor<4xf32>
  check.close %r15#1, %c17, rtol = 1.0e-05, atol = 2.0e-06 : tensor<4xf32>, tensor<4xf32>
  %c18 = graph.constant dense<0> : tensor<i64>
  check.equal %r15#2, %c18 : tensor<i64>, tensor<i64>
  %c19 = graph.constant dense<1> : tensor<i64>
  %c20 = graph.constant dense<-1> : tensor<i64>
  %c21 = graph.constant dense<[[0.82, -0.74, -0.59, -0.4], [0.25, 0.38, 1.01, -0.76], [-1.17, 0.23, 0.74, 0.77], [-0.75, 1.91, 0.85, 1.4], [0.55, 0.01, 0.76, 0.82], [-0.93, -1.52, 0.81, 1.24], [-1.4, 0.75, -0.42, 1.14], [-0.21, -0.12, 0.25, 0.31], [-0.21, 0.94, -1.61, 1.36]]> : tensor<9x4xf32>
  %c22 = graph.constant dense<[[0.18, 0.06, 0.22, 0.59], [0.07, 0.88, -0.54, -0.08], [0.67, -0.33, -0.32, 0.23], [0.27, -0.44, 0.27, -0.45]]> : tensor<4x4xf32>
  %c23 = graph.constant dense<[[-2.1, -1.17, 1.64, -0.4], [-0.8, -0.02, -0.73, -0.22], [1.13, -0.1, 0.08, -0.91], [0.86, -0.86, -0.54, -0.38], [-0.75, 0.04, 0.28, -0.52], [-0.8, -1.33, -0.05, -0.63], [0.3, -0.17, 1.04, -0.53], [0.99, 0.44, -0.26, 0.41], [-0.53, -0.21, -2.14, -0.6]]> : tensor<9x4xf32>
  %r24:3 = call @greedy(%c19, %c20, %c21, %c22, %c23) : (tensor<i64>, tensor<i64>, tensor<9x4xf32>, tensor<4x4xf32>, tensor<9x4xf32>) -> (tensor<12xi64>, tensor<4xf32>, tensor<i64>)
  %c25 = graph.constant dense<[6, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8]> : tensor<12xi64>
  check.equal %r24#0, %c25 : tensor<12xi64>, tensor<12xi64>
  %c26 = graph.constant dense<[-0.12636518, 0.9783669, -0.9250191, 0.42617688]> : tensor<4xf32>
  check.close %r24#1, %c26, rtol = 1.0e-05, atol = 2.0e-06 : tensor<4xf32>, tensor<4xf32>
  %c27 = graph.constant dense<12> : tensor<i64>
  check.equal %r24#2, %c27 : tensor<i64>, tensor<i64>
  return
}
