// Written by tools/dev/record_models.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu
// RUN: tcopt-run %s --check=phases

func.func private @gru4(%x: tensor<?x?x4xf32>, %w: tensor<9x4xf32>, %u: tensor<9x3xf32>, %a: tensor<9xf32>, %b: tensor<9xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>) attributes {no_inline} {
  %1 = graph.linear %x, %w, %a : (tensor<?x?x4xf32>, tensor<9x4xf32>, tensor<9xf32>) -> tensor<?x?x9xf32>
  %2 = arith.constant 1 : index
  %3 = tensor.dim %x, %2 : tensor<?x?x4xf32>
  %4 = graph.constant dense<0.0> : tensor<f32>
  %5 = graph.full %4, sizes = [%3, 3] : (tensor<f32>, index) -> tensor<?x3xf32>
  %8, %9 = graph.scan (%6 = %5) over (%7 = %1), dim = 0, reverse = false : (tensor<?x3xf32>, tensor<?x?x9xf32>) -> (tensor<?x3xf32>, tensor<?x?x3xf32>) {
    %10 = graph.linear %6, %u, %b : (tensor<?x3xf32>, tensor<9x3xf32>, tensor<9xf32>) -> tensor<?x9xf32>
    %11 = graph.slice %7, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %12 = graph.slice %10, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %13 = graph.add %11, %12 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %14 = graph.sigmoid %13 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %15 = graph.slice %7, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %16 = graph.slice %10, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %17 = graph.add %15, %16 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %18 = graph.sigmoid %17 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %19 = graph.slice %7, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %20 = graph.slice %10, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %21 = graph.mul %14, %20 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %22 = graph.add %19, %21 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %23 = graph.tanh %22 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %24 = graph.constant dense<1.0> : tensor<f32>
    %25 = graph.sub %24, %18 : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %26 = graph.mul %25, %23 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %27 = graph.mul %18, %6 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %28 = graph.add %26, %27 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    graph.yield %28, %28 : tensor<?x3xf32>, tensor<?x3xf32>
  }
  return %9, %8 : tensor<?x?x3xf32>, tensor<?x3xf32>
}

func.func private @gru4_back(%x: tensor<?x?x4xf32>, %w: tensor<9x4xf32>, %u: tensor<9x3xf32>, %a: tensor<9xf32>, %b: tensor<9xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>) attributes {no_inline} {
  %1 = graph.linear %x, %w, %a : (tensor<?x?x4xf32>, tensor<9x4xf32>, tensor<9xf32>) -> tensor<?x?x9xf32>
  %2 = arith.constant 1 : index
  %3 = tensor.dim %x, %2 : tensor<?x?x4xf32>
  %4 = graph.constant dense<0.0> : tensor<f32>
  %5 = graph.full %4, sizes = [%3, 3] : (tensor<f32>, index) -> tensor<?x3xf32>
  %8, %9 = graph.scan (%6 = %5) over (%7 = %1), dim = 0, reverse = true : (tensor<?x3xf32>, tensor<?x?x9xf32>) -> (tensor<?x3xf32>, tensor<?x?x3xf32>) {
    %10 = graph.linear %6, %u, %b : (tensor<?x3xf32>, tensor<9x3xf32>, tensor<9xf32>) -> tensor<?x9xf32>
    %11 = graph.slice %7, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %12 = graph.slice %10, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %13 = graph.add %11, %12 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %14 = graph.sigmoid %13 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %15 = graph.slice %7, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %16 = graph.slice %10, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %17 = graph.add %15, %16 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %18 = graph.sigmoid %17 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %19 = graph.slice %7, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %20 = graph.slice %10, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %21 = graph.mul %14, %20 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %22 = graph.add %19, %21 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %23 = graph.tanh %22 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %24 = graph.constant dense<1.0> : tensor<f32>
    %25 = graph.sub %24, %18 : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %26 = graph.mul %25, %23 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %27 = graph.mul %18, %6 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %28 = graph.add %26, %27 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    graph.yield %28, %28 : tensor<?x3xf32>, tensor<?x3xf32>
  }
  return %9, %8 : tensor<?x?x3xf32>, tensor<?x3xf32>
}

func.func private @gru6(%x: tensor<?x?x6xf32>, %w: tensor<9x6xf32>, %u: tensor<9x3xf32>, %a: tensor<9xf32>, %b: tensor<9xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>) attributes {no_inline} {
  %1 = graph.linear %x, %w, %a : (tensor<?x?x6xf32>, tensor<9x6xf32>, tensor<9xf32>) -> tensor<?x?x9xf32>
  %2 = arith.constant 1 : index
  %3 = tensor.dim %x, %2 : tensor<?x?x6xf32>
  %4 = graph.constant dense<0.0> : tensor<f32>
  %5 = graph.full %4, sizes = [%3, 3] : (tensor<f32>, index) -> tensor<?x3xf32>
  %8, %9 = graph.scan (%6 = %5) over (%7 = %1), dim = 0, reverse = false : (tensor<?x3xf32>, tensor<?x?x9xf32>) -> (tensor<?x3xf32>, tensor<?x?x3xf32>) {
    %10 = graph.linear %6, %u, %b : (tensor<?x3xf32>, tensor<9x3xf32>, tensor<9xf32>) -> tensor<?x9xf32>
    %11 = graph.slice %7, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %12 = graph.slice %10, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %13 = graph.add %11, %12 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %14 = graph.sigmoid %13 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %15 = graph.slice %7, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %16 = graph.slice %10, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %17 = graph.add %15, %16 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %18 = graph.sigmoid %17 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %19 = graph.slice %7, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %20 = graph.slice %10, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %21 = graph.mul %14, %20 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %22 = graph.add %19, %21 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %23 = graph.tanh %22 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %24 = graph.constant dense<1.0> : tensor<f32>
    %25 = graph.sub %24, %18 : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %26 = graph.mul %25, %23 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %27 = graph.mul %18, %6 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %28 = graph.add %26, %27 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    graph.yield %28, %28 : tensor<?x3xf32>, tensor<?x3xf32>
  }
  return %9, %8 : tensor<?x?x3xf32>, tensor<?x3xf32>
}

func.func private @gru6_back(%x: tensor<?x?x6xf32>, %w: tensor<9x6xf32>, %u: tensor<9x3xf32>, %a: tensor<9xf32>, %b: tensor<9xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>) attributes {no_inline} {
  %1 = graph.linear %x, %w, %a : (tensor<?x?x6xf32>, tensor<9x6xf32>, tensor<9xf32>) -> tensor<?x?x9xf32>
  %2 = arith.constant 1 : index
  %3 = tensor.dim %x, %2 : tensor<?x?x6xf32>
  %4 = graph.constant dense<0.0> : tensor<f32>
  %5 = graph.full %4, sizes = [%3, 3] : (tensor<f32>, index) -> tensor<?x3xf32>
  %8, %9 = graph.scan (%6 = %5) over (%7 = %1), dim = 0, reverse = true : (tensor<?x3xf32>, tensor<?x?x9xf32>) -> (tensor<?x3xf32>, tensor<?x?x3xf32>) {
    %10 = graph.linear %6, %u, %b : (tensor<?x3xf32>, tensor<9x3xf32>, tensor<9xf32>) -> tensor<?x9xf32>
    %11 = graph.slice %7, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %12 = graph.slice %10, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %13 = graph.add %11, %12 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %14 = graph.sigmoid %13 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %15 = graph.slice %7, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %16 = graph.slice %10, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %17 = graph.add %15, %16 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %18 = graph.sigmoid %17 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %19 = graph.slice %7, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %20 = graph.slice %10, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x9xf32>) -> tensor<?x3xf32>
    %21 = graph.mul %14, %20 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %22 = graph.add %19, %21 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %23 = graph.tanh %22 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %24 = graph.constant dense<1.0> : tensor<f32>
    %25 = graph.sub %24, %18 : (tensor<f32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %26 = graph.mul %25, %23 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %27 = graph.mul %18, %6 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %28 = graph.add %26, %27 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    graph.yield %28, %28 : tensor<?x3xf32>, tensor<?x3xf32>
  }
  return %9, %8 : tensor<?x?x3xf32>, tensor<?x3xf32>
}

func.func private @join(%a: tensor<?x?x3xf32>, %b: tensor<?x?x3xf32>) -> tensor<?x?x6xf32> attributes {no_inline} {
  %1 = graph.cat %a, %b, dim = 2 : (tensor<?x?x3xf32>, tensor<?x?x3xf32>) -> tensor<?x?x6xf32>
  return %1 : tensor<?x?x6xf32>
}

func.func @main() {
  %c1 = graph.constant dense<[[[-0.85, 0.14, -1.15, 1.4], [-0.69, 0.96, 0.45, -0.3]], [[-0.1, -1.17, -1.26, -0.24], [-1.64, 1.99, -0.65, -0.05]], [[1.06, 1.02, -0.39, 1.24], [-0.07, -0.4, -0.8, 1.18]], [[-2.79, 0.61, 1.3, 2.24], [-0.03, -0.24, 1.88, -1.22]], [[-1.29, -0.68, -0.35, 0.15], [-1.43, 1.78, 0.25, 1.59]]]> : tensor<5x2x4xf32>
  %c2 = tensor.cast %c1 : tensor<5x2x4xf32> to tensor<?x?x4xf32>
  %c3 = graph.constant dense<[[-0.73, 0.53, 0.08, 0.33], [-0.22, -0.24, 0.08, -0.3], [-0.11, 0.02, 0.71, 0.21], [0.13, 0.13, 0.28, -0.62], [-0.06, -0.49, -0.21, -0.65], [0.21, -0.29, 1.13, 0.49], [0.97, 0.01, 0.21, 0.83], [0.03, 0.46, -0.25, -0.69], [0.1, 0.18, -0.35, -0.47]]> : tensor<9x4xf32>
  %c4 = graph.constant dense<[[-0.45, -0.19, -0.13], [0.83, -0.39, -0.51], [-0.25, -0.53, -0.43], [-0.22, 0.04, -0.73], [-0.14, -0.51, 0.06], [0.7, -0.2, 0.59], [-0.49, 0.61, -0.04], [0.79, 0.51, 0.01], [-0.51, 0.78, 0.71]]> : tensor<9x3xf32>
  %c5 = graph.constant dense<[0.49, 0.56, 0.23, -0.21, -0.34, -0.14, 0.35, 0.16, -0.73]> : tensor<9xf32>
  %c6 = graph.constant dense<[0.63, 0.41, -0.74, 0.25, -0.49, -1.16, 0.18, 0.01, -0.1]> : tensor<9xf32>
  %r7:2 = call @gru4(%c2, %c3, %c4, %c5, %c6) : (tensor<?x?x4xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>)
  %c8 = graph.constant dense<[[-0.38530236, -0.65553504, -0.9206815], [0.41882554, 0.062199436, -0.913173]]> : tensor<2x3xf32>
  check.close %r7#1, %c8, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %c9 = tensor.cast %c1 : tensor<5x2x4xf32> to tensor<?x?x4xf32>
  %c10 = graph.constant dense<[[0.76, 0.64, -0.35, -0.73], [0.09, 0.78, 0.88, -0.74], [-0.41, -0.68, 0.69, -1.31], [0.17, -0.48, -0.81, 0.17], [-0.45, 0.66, 0.19, -0.36], [-0.02, 0.12, -0.04, 0.33], [0.21, -0.41, 0.11, 0.06], [-0.75, -0.03, -0.26, -0.77], [0.68, 0.05, 0.8, 0.41]]> : tensor<9x4xf32>
  %c11 = graph.constant dense<[[-1.0, 0.87, 0.42], [-0.59, -0.24, 0.49], [-0.66, 0.84, 0.14], [-0.24, 0.75, 0.58], [0.17, 0.39, -0.61], [-0.13, 0.62, -0.1], [0.34, 0.07, 0.08], [0.03, -0.44, 0.17], [-0.29, 0.13, -0.29]]> : tensor<9x3xf32>
  %c12 = graph.constant dense<[-0.45, -0.29, 0.52, 0.35, 0.57, -0.25, -0.19, 0.26, -0.34]> : tensor<9xf32>
  %c13 = graph.constant dense<[0.71, 0.42, -0.92, 0.53, -0.28, 0.3, 0.88, -0.29, 0.59]> : tensor<9xf32>
  %r14:2 = call @gru4_back(%c9, %c10, %c11, %c12, %c13) : (tensor<?x?x4xf32>, tensor<9x4xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>)
  %c15 = graph.constant dense<[[-0.17784159, 0.2542097, -0.5958461], [-0.24640666, 0.00057762535, -0.2725179]]> : tensor<2x3xf32>
  check.close %r14#1, %c15, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %r16 = call @join(%r7#0, %r14#0) : (tensor<?x?x3xf32>, tensor<?x?x3xf32>) -> tensor<?x?x6xf32>
  %c17 = graph.constant dense<[[0.18, -0.73, -0.33, 0.67, -0.36, 1.51], [-0.07, -0.15, 0.56, 1.06, 0.93, 0.62], [-0.17, 0.64, -0.56, -0.04, -0.62, 0.13], [0.26, 0.02, 0.78, 1.01, 0.21, 0.66], [-0.1, -0.72, 0.17, -0.26, -0.74, 0.73], [-0.7, -0.47, 0.67, -0.43, 0.63, 0.35], [-0.03, 0.22, 0.64, 0.35, -0.06, -0.11], [0.58, 0.09, 0.82, -0.15, -0.34, 0.06], [0.7, -0.39, -0.01, 0.19, -1.3, 0.13]]> : tensor<9x6xf32>
  %c18 = graph.constant dense<[[-0.28, 0.15, 0.76], [0.18, 0.23, 0.19], [-0.63, 0.2, 0.1], [-0.89, 0.7, -0.16], [-0.23, -0.09, 0.91], [-0.19, 0.51, 0.18], [0.01, -1.11, -0.38], [-0.07, 0.52, 0.21], [-0.18, -0.33, -0.02]]> : tensor<9x3xf32>
  %c19 = graph.constant dense<[-0.61, 0.83, -0.15, 0.92, -0.73, 0.53, -0.61, 0.39, 0.21]> : tensor<9xf32>
  %c20 = graph.constant dense<[-0.19, 0.47, -0.38, 0.39, 0.07, 0.03, -0.14, -0.53, -0.37]> : tensor<9xf32>
  %r21:2 = call @gru6(%r16, %c17, %c18, %c19, %c20) : (tensor<?x?x6xf32>, tensor<9x6xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>)
  %c22 = graph.constant dense<[[-0.76160485, -0.7208527, 0.021008808], [-0.64637506, -0.39628616, 0.32506335]]> : tensor<2x3xf32>
  check.close %r21#1, %c22, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %c23 = graph.constant dense<[[-0.23, 1.04, -0.11, 0.84, 0.35, -0.38], [0.79, 1.16, 0.69, -0.31, 1.25, 0.09], [0.09, -0.74, -0.32, 0.13, 1.23, 0.44], [0.01, 0.08, -0.13, 0.37, -1.14, -0.67], [0.68, -0.56, -0.03, 0.38, -0.07, 0.14], [0.09, -0.94, 0.79, -0.07, 0.17, -0.06], [-0.52, -0.81, 0.39, -0.76, 0.49, 0.52], [-0.54, 0.21, -0.12, 0.09, 0.65, -0.03], [-0.19, -0.27, -0.09, 1.0, -0.37, -0.61]]> : tensor<9x6xf32>
  %c24 = graph.constant dense<[[0.43, -0.39, 0.79], [0.55, 0.13, -1.53], [-0.04, -0.54, -0.18], [0.62, -0.38, 0.97], [0.93, 0.68, -0.41], [0.12, 0.63, 0.03], [-0.43, 0.5, -1.01], [-0.22, -0.7, -0.27], [0.14, 0.16, -0.62]]> : tensor<9x3xf32>
  %c25 = graph.constant dense<[-0.03, 0.44, 0.34, -0.23, -0.11, -0.93, -0.21, 0.94, 0.43]> : tensor<9xf32>
  %c26 = graph.constant dense<[0.04, 0.45, 0.6, 0.65, 0.26, -0.64, -0.7, -0.64, -0.12]> : tensor<9xf32>
  %r27:2 = call @gru6_back(%r16, %c23, %c24, %c25, %c26) : (tensor<?x?x6xf32>, tensor<9x6xf32>, tensor<9x3xf32>, tensor<9xf32>, tensor<9xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>)
  %c28 = graph.constant dense<[[-0.48519325, 0.425594, 0.35172173], [-0.6729748, 0.53110284, 0.16558959]]> : tensor<2x3xf32>
  check.close %r27#1, %c28, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %r29 = call @join(%r21#0, %r27#0) : (tensor<?x?x3xf32>, tensor<?x?x3xf32>) -> tensor<?x?x6xf32>
  %c30 = graph.constant dense<[[[-0.34578696, -0.2982365, 0.043067496, -0.48519325, 0.425594, 0.35172173], [-0.27081543, -0.25342992, -0.1429564, -0.6729748, 0.53110284, 0.16558959]], [[-0.5029445, -0.503254, -0.13654901, -0.40108964, 0.45520902, 0.28742123], [-0.3751318, -0.2987108, -0.27921247, -0.68498224, 0.5728555, 0.14956866]], [[-0.5990546, -0.3276047, 0.3891074, -0.26892558, 0.32334283, 0.18763748], [-0.44986394, -0.32714942, 0.34002104, -0.5943858, 0.2611357, 0.44335184]], [[-0.72273093, -0.515378, 0.22357228, -0.043630376, 0.49127278, 0.18951914], [-0.510506, -0.42402345, 0.29120204, -0.51872194, 0.2765493, 0.122706965]], [[-0.76160485, -0.7208527, 0.021008808, -0.0767084, 0.3602983, 0.5424988], [-0.64637506, -0.39628616, 0.32506335, -0.27417433, 0.14676261, 0.02570971]]]> : tensor<5x2x6xf32>
  check.close %r29, %c30, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x?x6xf32>, tensor<5x2x6xf32>
  return
}
