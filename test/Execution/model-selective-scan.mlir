// Written by tools/dev/record_models.py: expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu
// RUN: tcopt-run %s --check=phases

func.func private @selective_scan(%u: tensor<?x?x3xf32>, %delta: tensor<?x?x3xf32>, %a: tensor<3x4xf32>, %b: tensor<?x?x4xf32>, %c: tensor<?x?x4xf32>, %d: tensor<3xf32>) -> (tensor<?x3x4xf32>, tensor<?x?x3xf32>) attributes {no_inline} {
  %1 = arith.constant 0 : index
  %2 = tensor.dim %u, %1 : tensor<?x?x3xf32>
  %3 = graph.constant dense<0.0> : tensor<f32>
  %4 = graph.full %3, sizes = [%2, 3, 4] : (tensor<f32>, index) -> tensor<?x3x4xf32>
  %10, %11 = graph.scan (%5 = %4) over (%6 = %u, %7 = %delta, %8 = %b, %9 = %c), dim = 1, reverse = false : (tensor<?x3x4xf32>, tensor<?x?x3xf32>, tensor<?x?x3xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>) -> (tensor<?x3x4xf32>, tensor<?x?x3xf32>) {
    %12 = graph.unsqueeze %7, dim = 2 : (tensor<?x3xf32>) -> tensor<?x3x1xf32>
    %13 = graph.mul %12, %a : (tensor<?x3x1xf32>, tensor<3x4xf32>) -> tensor<?x3x4xf32>
    %14 = graph.exp %13 : (tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
    %15 = graph.mul %7, %6 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    %16 = graph.unsqueeze %15, dim = 2 : (tensor<?x3xf32>) -> tensor<?x3x1xf32>
    %17 = graph.unsqueeze %8, dim = 1 : (tensor<?x4xf32>) -> tensor<?x1x4xf32>
    %18 = graph.mul %16, %17 : (tensor<?x3x1xf32>, tensor<?x1x4xf32>) -> tensor<?x3x4xf32>
    %19 = graph.mul %14, %5 : (tensor<?x3x4xf32>, tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
    %20 = graph.add %19, %18 : (tensor<?x3x4xf32>, tensor<?x3x4xf32>) -> tensor<?x3x4xf32>
    %21 = graph.unsqueeze %9, dim = 1 : (tensor<?x4xf32>) -> tensor<?x1x4xf32>
    %22 = graph.mul %20, %21 : (tensor<?x3x4xf32>, tensor<?x1x4xf32>) -> tensor<?x3x4xf32>
    %23 = graph.sum %22, dims = [2], keepdim = false : (tensor<?x3x4xf32>) -> tensor<?x3xf32>
    %24 = graph.mul %6, %d : (tensor<?x3xf32>, tensor<3xf32>) -> tensor<?x3xf32>
    %25 = graph.add %23, %24 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
    graph.yield %20, %25 : tensor<?x3x4xf32>, tensor<?x3xf32>
  }
  %26 = graph.transpose %11, dim0 = 0, dim1 = 1 : (tensor<?x?x3xf32>) -> tensor<?x?x3xf32>
  return %10, %26 : tensor<?x3x4xf32>, tensor<?x?x3xf32>
}

func.func @main() {
  %c1 = graph.constant dense<[[[-0.39, -0.22, 0.68], [-0.25, -0.81, 0.22], [-0.03, -0.26, -1.05], [0.05, 0.39, -0.57], [-0.76, -0.57, -0.25], [0.29, -1.06, 0.22]], [[0.59, 0.24, -0.48], [-0.73, -0.48, -0.22], [0.44, -0.01, -0.79], [0.48, -0.03, -0.64], [0.13, 0.17, -0.25], [0.09, -0.19, 0.51]]]> : tensor<2x6x3xf32>
  %c2 = tensor.cast %c1 : tensor<2x6x3xf32> to tensor<?x?x3xf32>
  %c3 = graph.constant dense<[[[0.36, 0.62, 0.11], [0.7, 0.27, 0.15], [0.34, 0.79, 0.17], [0.08, 0.12, 0.35], [0.23, 0.58, 0.38], [0.26, 0.42, 0.57]], [[0.28, 0.18, 0.52], [0.29, 0.41, 0.48], [0.24, 0.35, 0.63], [0.6, 0.32, 1.26], [0.48, 0.48, 0.29], [0.56, 0.17, 0.01]]]> : tensor<2x6x3xf32>
  %c4 = tensor.cast %c3 : tensor<2x6x3xf32> to tensor<?x?x3xf32>
  %c5 = graph.constant dense<[[-1.72, -0.04, -0.01, -0.08], [-0.38, -0.24, -0.31, -1.52], [-0.64, -0.59, -0.5, -0.31]]> : tensor<3x4xf32>
  %c6 = graph.constant dense<[[[-0.17, -0.16, 1.06, 0.08], [-0.25, -0.64, 0.31, 0.23], [0.03, 1.08, -0.05, -0.04], [-0.02, -0.27, 0.42, 0.25], [-0.3, -0.45, 0.51, 0.03], [0.67, -0.42, 0.15, 0.49]], [[-0.0, -1.02, 0.2, 0.48], [0.58, 0.37, 0.14, -0.02], [0.26, -0.02, 0.41, -0.67], [-0.43, -1.0, 1.22, 0.16], [0.16, 0.2, -0.17, -0.26], [-0.29, -0.21, 0.2, -0.55]]]> : tensor<2x6x4xf32>
  %c7 = tensor.cast %c6 : tensor<2x6x4xf32> to tensor<?x?x4xf32>
  %c8 = graph.constant dense<[[[0.11, -0.03, 0.57, 0.12], [-0.29, -0.58, -0.25, -0.68], [-0.09, -0.22, 0.25, -0.06], [-0.0, -0.03, -0.63, 0.38], [-0.24, -0.09, 0.72, 0.43], [-0.23, 0.18, -0.26, -0.35]], [[0.71, -0.07, 0.2, 0.89], [-0.89, 0.16, 0.51, 0.91], [-0.05, 0.31, 0.17, -0.13], [0.47, 0.1, -0.23, 0.17], [-0.37, -1.08, 0.5, -0.35], [0.34, -0.55, 0.16, 0.61]]]> : tensor<2x6x4xf32>
  %c9 = tensor.cast %c8 : tensor<2x6x4xf32> to tensor<?x?x4xf32>
  %c10 = graph.constant dense<[0.88, 0.61, 0.5]> : tensor<3xf32>
  %r11:2 = call @selective_scan(%c2, %c4, %c5, %c7, %c9, %c10) : (tensor<?x?x3xf32>, tensor<?x?x3xf32>, tensor<3x4xf32>, tensor<?x?x4xf32>, tensor<?x?x4xf32>, tensor<3xf32>) -> (tensor<?x3x4xf32>, tensor<?x?x3xf32>)
  %c12 = graph.constant dense<[[[0.09454232, 0.16341089, -0.2756333, -0.014137209], [-0.18181418, 0.24343818, -0.30418837, -0.2224857], [0.09591946, -0.094376, -0.024896331, 0.03511087]], [[-0.034711007, -0.5037727, 0.3930925, 0.007417211], [-0.044919804, -0.05141678, -0.043502722, 0.0033695982], [0.21041182, 0.70601904, -0.9451115, 0.052726913]]]> : tensor<2x3x4xf32>
  check.close %r11#0, %c12, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x3x4xf32>, tensor<2x3x4xf32>
  %c13 = graph.constant dense<[[[-0.42742595, -0.21602635, 0.38487253], [-0.22729255, -0.5197496, 0.10435304], [-0.10281412, -0.17965621, -0.45383903], [0.14762515, 0.31921962, -0.28605348], [-0.93262935, -0.5843446, -0.17921793], [0.3394819, -0.40400487, 0.065135084]], [[0.6081767, 0.16966753, -0.37443453], [-0.49625912, -0.20572278, -0.15064895], [0.32074326, -0.037913185, -0.42468053], [0.22039163, -0.059333812, 0.15631232], [0.8583104, 0.1776002, -1.4670126], [0.41189253, -0.10779849, -0.18082488]]]> : tensor<2x6x3xf32>
  check.close %r11#1, %c13, rtol = 1.0e-05, atol = 2.0e-06 : tensor<?x?x3xf32>, tensor<2x6x3xf32>
  return
}
