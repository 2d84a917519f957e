// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

func.func @addmm(%x: tensor<4xbf16>, %a: tensor<?x3xbf16>, %b: tensor<3x4xbf16>) -> tensor<?x4xbf16> {
  %0 = graph.addmm %x, %a, %b, beta = 2.0, alpha = 0.5 : (tensor<4xbf16>, tensor<?x3xbf16>, tensor<3x4xbf16>) -> tensor<?x4xbf16>
  return %0 : tensor<?x4xbf16>
}

func.func @addmm_of_nothing(%x: tensor<4xi32>, %a: tensor<2x3xi32>, %b: tensor<3x4xi32>) -> tensor<2x4xi32> {
  %0 = graph.addmm %x, %a, %b, beta = 0.0, alpha = 1.0 : (tensor<4xi32>, tensor<2x3xi32>, tensor<3x4xi32>) -> tensor<2x4xi32>
  return %0 : tensor<2x4xi32>
}

func.func @baddbmm(%x: tensor<2x4xf32>, %a: tensor<?x2x3xf32>, %b: tensor<?x3x4xf32>) -> tensor<?x2x4xf32> {
  %0 = graph.baddbmm %x, %a, %b, beta = 1.0, alpha = 1.0 : (tensor<2x4xf32>, tensor<?x2x3xf32>, tensor<?x3x4xf32>) -> tensor<?x2x4xf32>
  return %0 : tensor<?x2x4xf32>
}

func.func @einsum_matmul(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>) -> tensor<4x?xf32> {
  %0 = graph.einsum %a, %b, equation = "ij,jk->ki" : (tensor<?x3xf32>, tensor<3x4xf32>) -> tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

func.func @einsum_diagonal(%a: tensor<3x5x3xi8>) -> tensor<3xi8> {
  %0 = graph.einsum %a, equation = "iji->i" : (tensor<3x5x3xi8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}

func.func @einsum_outer(%a: tensor<?xf16>, %b: tensor<4xf16>) -> tensor<?x4xf16> {
  %0 = graph.einsum %a, %b, equation = "i,j" : (tensor<?xf16>, tensor<4xf16>) -> tensor<?x4xf16>
  return %0 : tensor<?x4xf16>
}

func.func @einsum_bilinear(%a: tensor<2x3xf32>, %b: tensor<5x3x4xf32>, %c: tensor<1x4xf32>) -> tensor<2x5xf32> {
  %0 = graph.einsum %a, %b, %c, equation = "bn,anm,bm->ba" : (tensor<2x3xf32>, tensor<5x3x4xf32>, tensor<1x4xf32>) -> tensor<2x5xf32>
  return %0 : tensor<2x5xf32>
}

func.func @cdist(%a: tensor<?x5x3xf32>, %b: tensor<4x3xf32>) -> tensor<?x5x4xf32> {
  %0 = graph.cdist %a, %b, p = 2.0 : (tensor<?x5x3xf32>, tensor<4x3xf32>) -> tensor<?x5x4xf32>
  return %0 : tensor<?x5x4xf32>
}

func.func @cdist_most(%a: tensor<5x3xf32>, %b: tensor<4x3xf32>) -> tensor<5x4xf32> {
  %0 = graph.cdist %a, %b, p = 0x7FF0000000000000 : (tensor<5x3xf32>, tensor<4x3xf32>) -> tensor<5x4xf32>
  return %0 : tensor<5x4xf32>
}

func.func @pdist(%x: tensor<4x3xf32>) -> tensor<6xf32> {
  %0 = graph.pdist %x, p = 3.0 : (tensor<4x3xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

func.func @int_matmul(%a: tensor<?x3xi8>, %b: tensor<3x4xi8>) -> tensor<?x4xi32> {
  %0 = graph.int_matmul %a, %b : (tensor<?x3xi8>, tensor<3x4xi8>) -> tensor<?x4xi32>
  return %0 : tensor<?x4xi32>
}

func.func @int_conv(%x: tensor<?x4x9xui8>, %w: tensor<6x2x3xui8>) -> tensor<?x6x5xi32> {
  %0 = graph.int_conv %x, %w, stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<?x4x9xui8>, tensor<6x2x3xui8>) -> tensor<?x6x5xi32>
  return %0 : tensor<?x6x5xi32>
}
