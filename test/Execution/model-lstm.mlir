// Written by tools/dev/record_models.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu
// RUN: tcopt-run %s --check=phases

func.func private @lstm4(%x: tensor<?x?x4xf32>, %w: tensor<12x4xf32>, %u: tensor<12x3xf32>, %a: tensor<12xf32>, %b: tensor<12xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) attributes {no_inline} {
  %1 = graph.linear %x, %w, %a : (tensor<?x?x4xf32>, tensor<12x4xf32>, tensor<12xf32>) -> tensor<?x?x12xf32>
  %2 = arith.constant 1 : index
  %3 = tensor.dim %x, %2 : tensor<?x?x4xf32>
  %4 = graph.constant dense<0.0> : tensor<f32>
  %5 = graph.full %4, sizes = [%3, 3] : (tensor<f32>, index) -> tensor<?x3xf32>
  %9, %10, %11 = graph.scan (%6 = %5, %7 = %5) over (%8 = %1), dim = 0, reverse = false : (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x?x3xf32>) {
    %12 = graph.linear %6, %u, %b : (tensor<?x3xf32>, tensor<12x3xf32>, tensor<12xf32>) -> tensor<?x12xf32>
    %13 = graph.add %8, %12 : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %14 = graph.slice %13, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %15 = graph.slice %13, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %16 = graph.slice %13, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %17 = graph.slice %13, dim = 1, start = 9, end = 12, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %18 = graph.sigmoid %14 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %19 = graph.sigmoid %15 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %20 = graph.tanh %16 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %21 = graph.sigmoid %17 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %22 = graph.mul %19, %7 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %23 = graph.mul %18, %20 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %24 = graph.add %22, %23 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %25 = graph.tanh %24 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %26 = graph.mul %21, %25 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    graph.yield %26, %24, %26 : tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
  }
  return %11, %9, %10 : tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
}

func.func private @lstm4_back(%x: tensor<?x?x4xf32>, %w: tensor<12x4xf32>, %u: tensor<12x3xf32>, %a: tensor<12xf32>, %b: tensor<12xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) attributes {no_inline} {
  %1 = graph.linear %x, %w, %a : (tensor<?x?x4xf32>, tensor<12x4xf32>, tensor<12xf32>) -> tensor<?x?x12xf32>
  %2 = arith.constant 1 : index
  %3 = tensor.dim %x, %2 : tensor<?x?x4xf32>
  %4 = graph.constant dense<0.0> : tensor<f32>
  %5 = graph.full %4, sizes = [%3, 3] : (tensor<f32>, index) -> tensor<?x3xf32>
  %9, %10, %11 = graph.scan (%6 = %5, %7 = %5) over (%8 = %1), dim = 0, reverse = true : (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x?x3xf32>) {
    %12 = graph.linear %6, %u, %b : (tensor<?x3xf32>, tensor<12x3xf32>, tensor<12xf32>) -> tensor<?x12xf32>
    %13 = graph.add %8, %12 : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %14 = graph.slice %13, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %15 = graph.slice %13, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %16 = graph.slice %13, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %17 = graph.slice %13, dim = 1, start = 9, end = 12, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %18 = graph.sigmoid %14 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %19 = graph.sigmoid %15 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %20 = graph.tanh %16 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %21 = graph.sigmoid %17 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %22 = graph.mul %19, %7 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %23 = graph.mul %18, %20 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %24 = graph.add %22, %23 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %25 = graph.tanh %24 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %26 = graph.mul %21, %25 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    graph.yield %26, %24, %26 : tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
  }
  return %11, %9, %10 : tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
}

func.func private @lstm6(%x: tensor<?x?x6xf32>, %w: tensor<12x6xf32>, %u: tensor<12x3xf32>, %a: tensor<12xf32>, %b: tensor<12xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) attributes {no_inline} {
  %1 = graph.linear %x, %w, %a : (tensor<?x?x6xf32>, tensor<12x6xf32>, tensor<12xf32>) -> tensor<?x?x12xf32>
  %2 = arith.constant 1 : index
  %3 = tensor.dim %x, %2 : tensor<?x?x6xf32>
  %4 = graph.constant dense<0.0> : tensor<f32>
  %5 = graph.full %4, sizes = [%3, 3] : (tensor<f32>, index) -> tensor<?x3xf32>
  %9, %10, %11 = graph.scan (%6 = %5, %7 = %5) over (%8 = %1), dim = 0, reverse = false : (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x?x3xf32>) {
    %12 = graph.linear %6, %u, %b : (tensor<?x3xf32>, tensor<12x3xf32>, tensor<12xf32>) -> tensor<?x12xf32>
    %13 = graph.add %8, %12 : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %14 = graph.slice %13, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %15 = graph.slice %13, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %16 = graph.slice %13, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %17 = graph.slice %13, dim = 1, start = 9, end = 12, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %18 = graph.sigmoid %14 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %19 = graph.sigmoid %15 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %20 = graph.tanh %16 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %21 = graph.sigmoid %17 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %22 = graph.mul %19, %7 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %23 = graph.mul %18, %20 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %24 = graph.add %22, %23 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %25 = graph.tanh %24 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %26 = graph.mul %21, %25 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    graph.yield %26, %24, %26 : tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
  }
  return %11, %9, %10 : tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
}

func.func private @lstm6_back(%x: tensor<?x?x6xf32>, %w: tensor<12x6xf32>, %u: tensor<12x3xf32>, %a: tensor<12xf32>, %b: tensor<12xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>) attributes {no_inline} {
  %1 = graph.linear %x, %w, %a : (tensor<?x?x6xf32>, tensor<12x6xf32>, tensor<12xf32>) -> tensor<?x?x12xf32>
  %2 = arith.constant 1 : index
  %3 = tensor.dim %x, %2 : tensor<?x?x6xf32>
  %4 = graph.constant dense<0.0> : tensor<f32>
  %5 = graph.full %4, sizes = [%3, 3] : (tensor<f32>, index) -> tensor<?x3xf32>
  %9, %10, %11 = graph.scan (%6 = %5, %7 = %5) over (%8 = %1), dim = 0, reverse = true : (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x?x12xf32>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x?x3xf32>) {
    %12 = graph.linear %6, %u, %b : (tensor<?x3xf32>, tensor<12x3xf32>, tensor<12xf32>) -> tensor<?x12xf32>
    %13 = graph.add %8, %12 : (tensor<?x12xf32>, tensor<?x12xf32>) -> tensor<?x12xf32>
    %14 = graph.slice %13, dim = 1, start = 0, end = 3, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %15 = graph.slice %13, dim = 1, start = 3, end = 6, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %16 = graph.slice %13, dim = 1, start = 6, end = 9, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %17 = graph.slice %13, dim = 1, start = 9, end = 12, step = 1 : (tensor<?x12xf32>) -> tensor<?x3xf32>
    %18 = graph.sigmoid %14 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %19 = graph.sigmoid %15 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %20 = graph.tanh %16 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %21 = graph.sigmoid %17 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %22 = graph.mul %19, %7 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %23 = graph.mul %18, %20 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %24 = graph.add %22, %23 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %25 = graph.tanh %24 : (tensor<?x3xf32>) -> tensor<?x3xf32>
    %26 = graph.mul %21, %25 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    graph.yield %26, %24, %26 : tensor<?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
  }
  return %11, %9, %10 : tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>
}

func.func private @join(%a: tensor<?x?x3xf32>, %b: tensor<?x?x3xf32>) -> tensor<?x?x6xf32> attributes {no_inline} {
  %1 = graph.cat %a, %b, dim = 2 : (tensor<?x?x3xf32>, tensor<?x?x3xf32>) -> tensor<?x?x6xf32>
  return %1 : tensor<?x?x6xf32>
}

func.func @main() {
  %c1 = graph.constant dense<[[[-1.96, -0.97, 0.48, 0.34], [-0.77, 0.46, -0.71, 0.42]], [[-0.03, -0.27, 0.55, -0.33], [1.5, -0.21, 0.01, -0.41]], [[-0.37, 0.34, -1.78, 1.47], [1.43, 0.32, 0.31, 0.77]], [[0.1, -0.52, -0.31, 0.36], [0.67, -1.82, 0.68, 1.2]], [[1.19, -0.54, -0.9, 0.61], [0.19, 1.41, 0.33, -0.47]]]> : tensor<5x2x4xf32>
  %c2 = tensor.cast %c1 : tensor<5x2x4xf32> to tensor<?x?x4xf32>
  %c3 = graph.constant dense<[[-0.19, -0.76, -0.19, 0.57], [-0.2, -0.02, 0.59, 0.27], [-0.25, -0.19, 0.64, 0.02], [0.17, 0.26, -1.3, -0.38], [1.05, 0.06, 0.15, 0.43], [0.35, -0.46, 0.61, 0.65], [-0.07, -0.0, -0.02, -0.09], [-0.04, -0.2, -0.39, 0.37], [0.5, -0.27, -0.52, 0.26], [0.79, -0.67, 0.07, -0.18], [0.39, -0.32, 0.32, 0.21], [0.89, 0.53, -0.28, -0.6]]> : tensor<12x4xf32>
  %c4 = graph.constant dense<[[-0.55, 0.08, -0.96], [0.12, -0.54, 0.01], [-0.06, 0.42, 0.48], [-0.71, -0.24, -0.47], [-0.55, 0.91, 0.31], [0.29, 0.08, -0.69], [-0.27, -0.52, -0.82], [-0.3, 0.05, 0.49], [-0.21, -0.2, -1.41], [-0.08, 0.42, 0.1], [-0.47, 0.52, 0.69], [-0.09, 0.97, -1.19]]> : tensor<12x3xf32>
  %c5 = graph.constant dense<[-0.65, -0.03, 0.1, -0.47, 0.68, -0.08, -0.41, -0.21, 0.4, -1.05, 0.36, 0.38]> : tensor<12xf32>
  %c6 = graph.constant dense<[-0.59, 0.13, 0.49, 0.32, -1.08, -0.11, 0.25, 0.76, 0.02, 0.47, -0.18, -0.82]> : tensor<12xf32>
  %r7:3 = call @lstm4(%c2, %c3, %c4, %c5, %c6) : (tensor<?x?x4xf32>, tensor<12x4xf32>, tensor<12x3xf32>, tensor<12xf32>, tensor<12xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %c8 = graph.constant dense<[[-0.20782077, 0.4704867, 0.38039201], [-0.06587993, 0.3857578, 0.0071572647]]> : tensor<2x3xf32>
  check.close %r7#1, %c8, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %c9 = graph.constant dense<[[-0.31984207, 0.7660407, 0.76943344], [-0.2379368, 0.76289403, 0.009260633]]> : tensor<2x3xf32>
  check.close %r7#2, %c9, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %c10 = tensor.cast %c1 : tensor<5x2x4xf32> to tensor<?x?x4xf32>
  %c11 = graph.constant dense<[[0.39, -0.2, -0.21, 0.07], [0.57, -0.21, -0.11, -0.16], [-0.35, -0.29, -0.08, -0.33], [0.04, 0.22, 0.93, 0.26], [0.69, 0.5, -0.49, -0.24], [0.25, 0.21, 0.09, 0.57], [-0.07, -0.02, 0.21, 0.13], [-1.13, -0.38, 0.32, -0.01], [-0.21, 0.44, 0.47, -0.25], [-0.77, -0.03, 0.07, 0.64], [-0.87, 0.44, 0.27, -0.4], [0.4, -0.32, -0.02, 1.22]]> : tensor<12x4xf32>
  %c12 = graph.constant dense<[[-0.09, 0.2, -0.05], [-0.08, 0.2, 0.44], [-0.22, -0.03, 0.51], [1.34, -1.18, -0.61], [0.46, 0.57, 0.56], [-0.72, 0.18, 0.53], [0.48, -0.64, -0.34], [-0.45, -0.46, 0.06], [0.87, -0.38, -0.59], [-0.15, -0.44, -0.04], [0.02, -0.71, -0.28], [0.99, -0.23, -0.02]]> : tensor<12x3xf32>
  %c13 = graph.constant dense<[1.22, 0.23, 0.37, 0.51, -0.57, -0.89, 0.4, -0.32, -0.31, 0.15, -0.62, -0.2]> : tensor<12xf32>
  %c14 = graph.constant dense<[-0.06, -0.5, -0.44, -0.09, 0.45, 0.56, 0.08, 0.01, 0.27, -0.25, 0.83, -0.05]> : tensor<12xf32>
  %r15:3 = call @lstm4_back(%c10, %c11, %c12, %c13, %c14) : (tensor<?x?x4xf32>, tensor<12x4xf32>, tensor<12x3xf32>, tensor<12xf32>, tensor<12xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %c16 = graph.constant dense<[[0.74144423, 0.15336539, 0.15562387], [0.57433295, -0.2819198, 0.024471274]]> : tensor<2x3xf32>
  check.close %r15#1, %c16, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %c17 = graph.constant dense<[[1.3690271, 0.18798502, 0.31009084], [1.2172921, -0.42062077, 0.048183452]]> : tensor<2x3xf32>
  check.close %r15#2, %c17, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %r18 = call @join(%r7#0, %r15#0) : (tensor<?x?x3xf32>, tensor<?x?x3xf32>) -> tensor<?x?x6xf32>
  %c19 = graph.constant dense<[[-0.0, -0.03, 0.0, 1.04, -0.35, 1.5], [0.47, 0.09, -0.15, -0.1, -0.96, 0.09], [-0.55, -0.23, 0.56, 0.45, -0.02, -0.26], [-0.07, 0.42, -0.22, 0.22, 0.38, -0.35], [-0.11, -0.71, -0.09, 0.68, -0.51, -0.73], [-0.14, -0.67, -0.12, -0.9, 0.3, -0.43], [-0.13, -0.37, -0.57, 0.56, 0.54, 0.96], [-1.09, -0.74, 0.25, -0.07, -0.26, -0.14], [0.03, -1.04, -0.24, -0.34, 0.53, 0.54], [-0.43, 0.47, -0.32, 0.42, -0.08, 0.15], [0.59, 1.25, 0.83, -1.12, -0.34, 0.14], [-0.35, -0.5, -0.27, -0.42, -0.06, 0.29]]> : tensor<12x6xf32>
  %c20 = graph.constant dense<[[-0.44, -0.13, 0.23], [0.04, 0.24, 1.28], [-0.15, 0.08, 0.56], [-0.25, 0.26, -0.44], [0.15, 0.3, 0.72], [0.71, -0.17, -0.08], [-0.36, -0.89, -0.29], [-0.38, 0.05, 0.26], [-0.19, -0.47, 0.29], [0.6, -0.58, 0.15], [-0.38, 0.29, 0.49], [1.52, -0.59, 0.05]]> : tensor<12x3xf32>
  %c21 = graph.constant dense<[0.45, 0.33, -0.09, 0.51, -0.06, 0.15, -0.09, 0.58, -0.04, 0.28, -0.22, -0.62]> : tensor<12xf32>
  %c22 = graph.constant dense<[0.66, 0.05, 0.83, 0.31, 0.71, -0.35, -0.0, -0.16, -0.32, -0.01, -0.16, 0.06]> : tensor<12xf32>
  %r23:3 = call @lstm6(%r18, %c19, %c20, %c21, %c22) : (tensor<?x?x6xf32>, tensor<12x6xf32>, tensor<12x3xf32>, tensor<12xf32>, tensor<12xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %c24 = graph.constant dense<[[-0.32112765, 0.23616187, -0.15562615], [-0.34200993, 0.23928227, -0.116697736]]> : tensor<2x3xf32>
  check.close %r23#1, %c24, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %c25 = graph.constant dense<[[-0.648188, 0.43215838, -0.89730346], [-0.7396143, 0.4698753, -0.7316947]]> : tensor<2x3xf32>
  check.close %r23#2, %c25, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %c26 = graph.constant dense<[[0.0, -0.23, -0.04, -1.02, 0.92, 0.14], [0.17, 1.28, -0.79, 0.19, 0.52, -0.16], [-0.19, -0.33, -0.01, -0.14, -0.85, -0.12], [-0.03, -0.37, 0.18, -0.54, -0.22, 0.27], [-0.27, -0.11, 0.57, -0.03, 0.61, 0.01], [0.35, -0.21, -0.95, 0.62, -0.32, -0.02], [-0.09, 0.33, 0.6, 0.87, -0.06, -0.5], [-0.06, -0.15, 0.43, 0.54, 1.11, 0.04], [-0.29, -0.3, 1.14, 0.1, 0.51, -0.14], [0.73, 0.08, -0.75, -0.54, -0.01, 0.06], [0.07, 0.6, -0.25, -0.63, 1.19, 0.95], [-0.81, 0.21, -0.0, -0.28, 0.19, 0.73]]> : tensor<12x6xf32>
  %c27 = graph.constant dense<[[0.5, -0.11, 0.16], [-0.58, -0.12, -0.71], [0.02, 0.74, 0.86], [-0.13, 1.08, 0.57], [0.26, -0.09, 0.26], [-0.45, -0.53, -0.81], [-0.3, -0.75, -0.05], [-0.1, 0.77, -0.81], [-0.23, -0.34, -0.08], [0.43, -1.17, 0.69], [-0.01, 1.36, -0.9], [0.25, -0.29, -0.14]]> : tensor<12x3xf32>
  %c28 = graph.constant dense<[-0.77, 0.02, -0.8, -0.66, -1.15, 0.83, 0.61, -1.39, 0.21, -0.14, 0.33, 1.1]> : tensor<12xf32>
  %c29 = graph.constant dense<[-0.21, -0.11, -0.84, 0.13, 0.52, 0.92, 0.31, 0.01, 0.86, -0.05, -0.0, 0.18]> : tensor<12xf32>
  %r30:3 = call @lstm6_back(%r18, %c26, %c27, %c28, %c29) : (tensor<?x?x6xf32>, tensor<12x6xf32>, tensor<12x3xf32>, tensor<12xf32>, tensor<12xf32>) -> (tensor<?x?x3xf32>, tensor<?x3xf32>, tensor<?x3xf32>)
  %c31 = graph.constant dense<[[0.115279086, -0.26181915, 0.35840237], [0.10659938, -0.1719113, 0.34556362]]> : tensor<2x3xf32>
  check.close %r30#1, %c31, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %c32 = graph.constant dense<[[0.2327628, -0.7279584, 0.48957145], [0.21811852, -0.65156347, 0.48803005]]> : tensor<2x3xf32>
  check.close %r30#2, %c32, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3xf32>, tensor<2x3xf32>
  %r33 = call @join(%r23#0, %r30#0) : (tensor<?x?x3xf32>, tensor<?x?x3xf32>) -> tensor<?x?x6xf32>
  %c34 = graph.constant dense<[[[0.25527456, 0.02264336, -0.111980826, 0.115279086, -0.26181915, 0.35840237], [0.011381142, 0.07394932, -0.13848574, 0.10659938, -0.1719113, 0.34556362]], [[0.19663453, 0.04946737, -0.2161922, 0.12338124, -0.25519547, 0.32379732], [-0.18903345, 0.18045618, -0.18166864, 0.12750585, -0.22257064, 0.29417938]], [[-0.021417458, 0.0790766, -0.22249277, 0.10375872, -0.18418911, 0.25378653], [-0.30477673, 0.19936347, -0.13315348, 0.11110742, -0.26513302, 0.22837555]], [[-0.17516449, 0.13984516, -0.1852372, 0.10466744, -0.2246109, 0.19120263], [-0.39453185, 0.2017001, -0.11199068, 0.08946365, -0.30097464, 0.16504735]], [[-0.32112765, 0.23616187, -0.15562615, 0.06563993, -0.23467757, 0.11128999], [-0.34200993, 0.23928227, -0.116697736, 0.071623534, -0.27793318, 0.09432591]]]> : tensor<5x2x6xf32>
  check.close %r33, %c34, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x?x6xf32>, tensor<5x2x6xf32>
  return
}
