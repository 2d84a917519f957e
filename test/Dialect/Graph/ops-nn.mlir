// Round trips of operators of neural networks.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// As torch.matmul, for every pair of ranks.
// CHECK-LABEL: func.func @matmul(
// CHECK-SAME: %[[M:.+]]: tensor<?x2x3xf32>, %[[N:.+]]: tensor<3x4xf32>, %[[V:.+]]: tensor<3xf32>, %[[I:.+]]: tensor<1x?x?xui8>, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.matmul %[[M]], %[[N]] : (tensor<?x2x3xf32>, tensor<3x4xf32>) -> tensor<?x2x4xf32>
// CHECK-NEXT: %{{.*}} = graph.matmul %[[V]], %[[V]] : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
// CHECK-NEXT: %{{.*}} = graph.matmul %[[V]], %[[N]] : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %{{.*}} = graph.matmul %[[M]], %[[V]] : (tensor<?x2x3xf32>, tensor<3xf32>) -> tensor<?x2xf32>
// CHECK-NEXT: %{{.*}} = graph.matmul %[[I]], %[[I]] : (tensor<1x?x?xui8>, tensor<1x?x?xui8>) -> tensor<1x?x?xui8>
// CHECK-NEXT: %{{.*}} = graph.matmul %[[U]], %[[V]] : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
func.func @matmul(
    %m: tensor<?x2x3xf32>, %n: tensor<3x4xf32>, %v: tensor<3xf32>, %i: tensor<1x?x?xui8>,
    %u: tensor<*xf32>) {
  %0 = graph.matmul %m, %n : (tensor<?x2x3xf32>, tensor<3x4xf32>) -> tensor<?x2x4xf32>
  %1 = graph.matmul %v, %v : (tensor<3xf32>, tensor<3xf32>) -> tensor<f32>
  %2 = graph.matmul %v, %n : (tensor<3xf32>, tensor<3x4xf32>) -> tensor<4xf32>
  %3 = graph.matmul %m, %v : (tensor<?x2x3xf32>, tensor<3xf32>) -> tensor<?x2xf32>
  %4 = graph.matmul %i, %i : (tensor<1x?x?xui8>, tensor<1x?x?xui8>) -> tensor<1x?x?xui8>
  %5 = graph.matmul %u, %v : (tensor<*xf32>, tensor<3xf32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @linear(
// CHECK-SAME: %[[X:.+]]: tensor<?x64xf32>, %[[W:.+]]: tensor<32x64xf32>, %[[B:.+]]: tensor<32xf32>, %[[Y:.+]]: tensor<64xbf16>, %[[V:.+]]: tensor<?x64xbf16>)
// CHECK-NEXT: %{{.*}} = graph.linear %[[X]], %[[W]], %[[B]] : (tensor<?x64xf32>, tensor<32x64xf32>, tensor<32xf32>) -> tensor<?x32xf32>
// CHECK-NEXT: %{{.*}} = graph.linear %[[Y]], %[[V]] : (tensor<64xbf16>, tensor<?x64xbf16>) -> tensor<?xbf16>
func.func @linear(
    %x: tensor<?x64xf32>, %w: tensor<32x64xf32>, %b: tensor<32xf32>, %y: tensor<64xbf16>,
    %v: tensor<?x64xbf16>) {
  %0 = graph.linear %x, %w, %b : (tensor<?x64xf32>, tensor<32x64xf32>, tensor<32xf32>) -> tensor<?x32xf32>
  %1 = graph.linear %y, %v : (tensor<64xbf16>, tensor<?x64xbf16>) -> tensor<?xbf16>
  return
}

// CHECK-LABEL: func.func @conv(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8x8xf32>, %[[W:.+]]: tensor<16x3x3x3xf32>, %[[B:.+]]: tensor<16xf32>, %[[Y:.+]]: tensor<1x8x?x9xi8>, %[[V:.+]]: tensor<12x2x1x3xi8>)
// CHECK-NEXT: %{{.*}} = graph.conv %[[X]], %[[W]], %[[B]], stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x3x8x8xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>) -> tensor<?x16x8x8xf32>
// CHECK-NEXT: %{{.*}} = graph.conv %[[Y]], %[[V]], stride = [2, 1], padding = [0, 2], dilation = [1, 2], groups = 4 : (tensor<1x8x?x9xi8>, tensor<12x2x1x3xi8>) -> tensor<1x12x?x9xi8>
func.func @conv(
    %x: tensor<?x3x8x8xf32>, %w: tensor<16x3x3x3xf32>, %b: tensor<16xf32>,
    %y: tensor<1x8x?x9xi8>, %v: tensor<12x2x1x3xi8>) {
  %0 = graph.conv %x, %w, %b, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<?x3x8x8xf32>, tensor<16x3x3x3xf32>, tensor<16xf32>) -> tensor<?x16x8x8xf32>
  %1 = graph.conv %y, %v, stride = [2, 1], padding = [0, 2], dilation = [1, 2], groups = 4 : (tensor<1x8x?x9xi8>, tensor<12x2x1x3xi8>) -> tensor<1x12x?x9xi8>
  return
}

// CHECK-LABEL: func.func @pool2d(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8x8xf32>, %[[Y:.+]]: tensor<3x8x?xi8>, %[[Z:.+]]: tensor<3x8x8xf16>)
// CHECK-NEXT: %{{.*}} = graph.max_pool %[[X]], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>
// CHECK-NEXT: %{{.*}} = graph.max_pool %[[Y]], kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], dilation = [2, 1], ceil_mode = true : (tensor<3x8x?xi8>) -> tensor<3x4x?xi8>
// CHECK-NEXT: %{{.*}} = graph.avg_pool %[[X]], kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>
// CHECK-NEXT: %{{.*}} = graph.avg_pool %[[Z]], kernel_size = [2, 3], stride = [1, 2], padding = [1, 0], ceil_mode = true, count_include_pad = false : (tensor<3x8x8xf16>) -> tensor<3x9x4xf16>
func.func @pool2d(%x: tensor<?x3x8x8xf32>, %y: tensor<3x8x?xi8>, %z: tensor<3x8x8xf16>) {
  %0 = graph.max_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], dilation = [1, 1], ceil_mode = false : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>
  %1 = graph.max_pool %y, kernel_size = [3, 3], stride = [2, 2], padding = [1, 1], dilation = [2, 1], ceil_mode = true : (tensor<3x8x?xi8>) -> tensor<3x4x?xi8>
  %2 = graph.avg_pool %x, kernel_size = [2, 2], stride = [2, 2], padding = [0, 0], ceil_mode = false, count_include_pad = true : (tensor<?x3x8x8xf32>) -> tensor<?x3x4x4xf32>
  %3 = graph.avg_pool %z, kernel_size = [2, 3], stride = [1, 2], padding = [1, 0], ceil_mode = true, count_include_pad = false : (tensor<3x8x8xf16>) -> tensor<3x9x4xf16>
  return
}

// CHECK-LABEL: func.func @norm(
// CHECK-SAME: %[[X:.+]]: tensor<?x3x8x8xf32>, %[[C1:.+]]: tensor<3xf32>, %[[C2:.+]]: tensor<3xf32>, %[[C3:.+]]: tensor<3xf32>, %[[C4:.+]]: tensor<3xf32>, %[[Y:.+]]: tensor<?x?x768xf32>, %[[W:.+]]: tensor<768xf32>, %[[Z:.+]]: tensor<2x3x4xf64>, %[[V:.+]]: tensor<3x4xf64>)
// CHECK-NEXT: %{{.*}} = graph.batch_norm %[[X]], %[[C1]], %[[C2]], weight %[[C3]], bias %[[C4]], eps = 1.000000e-05 : (tensor<?x3x8x8xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<?x3x8x8xf32>
// CHECK-NEXT: %{{.*}} = graph.layer_norm %[[Y]], weight %[[W]], bias %[[W]], normalized_dims = 1, eps = 1.000000e-05 : (tensor<?x?x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<?x?x768xf32>
// CHECK-NEXT: %{{.*}} = graph.layer_norm %[[Z]], weight %[[V]], bias %[[V]], normalized_dims = 2, eps = 0.000000e+00 : (tensor<2x3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<2x3x4xf64>
func.func @norm(
    %x: tensor<?x3x8x8xf32>, %c1: tensor<3xf32>, %c2: tensor<3xf32>, %c3: tensor<3xf32>,
    %c4: tensor<3xf32>, %y: tensor<?x?x768xf32>, %w: tensor<768xf32>, %z: tensor<2x3x4xf64>,
    %v: tensor<3x4xf64>) {
  %0 = graph.batch_norm %x, %c1, %c2, weight %c3, bias %c4, eps = 1.000000e-05 : (tensor<?x3x8x8xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<?x3x8x8xf32>
  %1 = graph.layer_norm %y, weight %w, bias %w, normalized_dims = 1, eps = 1.000000e-05 : (tensor<?x?x768xf32>, tensor<768xf32>, tensor<768xf32>) -> tensor<?x?x768xf32>
  %2 = graph.layer_norm %z, weight %v, bias %v, normalized_dims = 2, eps = 0.000000e+00 : (tensor<2x3x4xf64>, tensor<3x4xf64>, tensor<3x4xf64>) -> tensor<2x3x4xf64>
  return
}

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME: %[[X:.+]]: tensor<?x10xf32>, %[[Y:.+]]: tensor<?xbf16>, %[[U:.+]]: tensor<*xf16>)
// CHECK-NEXT: %{{.*}} = graph.softmax %[[X]], dim = -1 : (tensor<?x10xf32>) -> tensor<?x10xf32>
// CHECK-NEXT: %{{.*}} = graph.log_softmax %[[Y]], dim = 0 : (tensor<?xbf16>) -> tensor<?xbf16>
// CHECK-NEXT: %{{.*}} = graph.softmax %[[U]], dim = 3 : (tensor<*xf16>) -> tensor<*xf16>
func.func @softmax(%x: tensor<?x10xf32>, %y: tensor<?xbf16>, %u: tensor<*xf16>) {
  %0 = graph.softmax %x, dim = -1 : (tensor<?x10xf32>) -> tensor<?x10xf32>
  %1 = graph.log_softmax %y, dim = 0 : (tensor<?xbf16>) -> tensor<?xbf16>
  %2 = graph.softmax %u, dim = 3 : (tensor<*xf16>) -> tensor<*xf16>
  return
}

// CHECK-LABEL: func.func @attention(
// CHECK-SAME: %[[Q:.+]]: tensor<2x12x?x64xf32>, %[[K:.+]]: tensor<2x12x7x64xf32>, %[[V:.+]]: tensor<2x12x7x5xf32>, %[[M:.+]]: tensor<?x7xi1>, %[[A:.+]]: tensor<3x4xf16>, %[[B:.+]]: tensor<5x4xf16>, %[[N:.+]]: tensor<f16>)
// CHECK-NEXT: %{{.*}} = graph.scaled_dot_product_attention %[[Q]], %[[Q]], %[[Q]], is_causal = true : (tensor<2x12x?x64xf32>, tensor<2x12x?x64xf32>, tensor<2x12x?x64xf32>) -> tensor<2x12x?x64xf32>
// CHECK-NEXT: %{{.*}} = graph.scaled_dot_product_attention %[[Q]], %[[K]], %[[V]], mask %[[M]], is_causal = false, scale = 1.250000e-01 : (tensor<2x12x?x64xf32>, tensor<2x12x7x64xf32>, tensor<2x12x7x5xf32>, tensor<?x7xi1>) -> tensor<2x12x?x5xf32>
// CHECK-NEXT: %{{.*}} = graph.scaled_dot_product_attention %[[A]], %[[B]], %[[B]], mask %[[N]], is_causal = false : (tensor<3x4xf16>, tensor<5x4xf16>, tensor<5x4xf16>, tensor<f16>) -> tensor<3x4xf16>
func.func @attention(
    %q: tensor<2x12x?x64xf32>, %k: tensor<2x12x7x64xf32>, %v: tensor<2x12x7x5xf32>,
    %m: tensor<?x7xi1>, %a: tensor<3x4xf16>, %b: tensor<5x4xf16>, %n: tensor<f16>) {
  %0 = graph.scaled_dot_product_attention %q, %q, %q, is_causal = true : (tensor<2x12x?x64xf32>, tensor<2x12x?x64xf32>, tensor<2x12x?x64xf32>) -> tensor<2x12x?x64xf32>
  %1 = graph.scaled_dot_product_attention %q, %k, %v, mask %m, is_causal = false, scale = 1.250000e-01 : (tensor<2x12x?x64xf32>, tensor<2x12x7x64xf32>, tensor<2x12x7x5xf32>, tensor<?x7xi1>) -> tensor<2x12x?x5xf32>
  %2 = graph.scaled_dot_product_attention %a, %b, %b, mask %n, is_causal = false : (tensor<3x4xf16>, tensor<5x4xf16>, tensor<5x4xf16>, tensor<f16>) -> tensor<3x4xf16>
  return
}

// CHECK-LABEL: func.func @embedding(
// CHECK-SAME: %[[W:.+]]: tensor<50257x768xf32>, %[[I:.+]]: tensor<?x128xi64>, %[[V:.+]]: tensor<?x?xi8>, %[[S:.+]]: tensor<i32>)
// CHECK-NEXT: %{{.*}} = graph.embedding %[[W]], %[[I]] : (tensor<50257x768xf32>, tensor<?x128xi64>) -> tensor<?x128x768xf32>
// CHECK-NEXT: %{{.*}} = graph.embedding %[[W]], %[[I]] scale_grad_by_freq, padding_idx = 3 : (tensor<50257x768xf32>, tensor<?x128xi64>) -> tensor<?x128x768xf32>
// CHECK-NEXT: %{{.*}} = graph.embedding %[[V]], %[[S]] : (tensor<?x?xi8>, tensor<i32>) -> tensor<?xi8>
func.func @embedding(
    %w: tensor<50257x768xf32>, %i: tensor<?x128xi64>, %v: tensor<?x?xi8>, %s: tensor<i32>) {
  %0 = graph.embedding %w, %i : (tensor<50257x768xf32>, tensor<?x128xi64>) -> tensor<?x128x768xf32>
  %1 = graph.embedding %w, %i scale_grad_by_freq, padding_idx = 3 : (tensor<50257x768xf32>, tensor<?x128xi64>) -> tensor<?x128x768xf32>
  %2 = graph.embedding %v, %s : (tensor<?x?xi8>, tensor<i32>) -> tensor<?xi8>
  return
}
