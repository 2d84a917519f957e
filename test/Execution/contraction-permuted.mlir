// Contractions whose results are read in another order: they are stored in that order on devices, in tiles of tensor cores or not,
// converted, with an epilogue, by sizes that are known or not.
// RUN: tcopt-run %s --entry=f32 --input=random:1 --check=interp
// RUN: tcopt-run %s --entry=f32_small --input=random:2 --check=interp
// RUN: tcopt-run %s --entry=columns --input=random:3 --check=interp
// RUN: tcopt-run %s --entry=bf16 --input=random:4 --check=interp
// RUN: tcopt-run %s --entry=f16 --input=random:5 --check=interp
// RUN: tcopt-run %s --entry=long --input=random:6 --check=interp
// RUN: tcopt-run %s --entry=open --input=random:7 --check=interp --dim=M=100
// RUN: tcopt-run %s --entry=f64 --input=random:8 --check=interp

func.func @f32(%a: tensor<2x3x70x40xf32>, %b: tensor<2x3x40x36xf32>) -> tensor<2x70x3x36xf32> {
  %0 = graph.matmul %a, %b : (tensor<2x3x70x40xf32>, tensor<2x3x40x36xf32>) -> tensor<2x3x70x36xf32>
  %1 = graph.permute %0, dims = [0, 2, 1, 3] : (tensor<2x3x70x36xf32>) -> tensor<2x70x3x36xf32>
  return %1 : tensor<2x70x3x36xf32>
}

func.func @f32_small(%a: tensor<2x3x5x7xf32>, %b: tensor<2x3x7x3xf32>) -> tensor<2x5x3x3xf32> {
  %0 = graph.matmul %a, %b : (tensor<2x3x5x7xf32>, tensor<2x3x7x3xf32>) -> tensor<2x3x5x3xf32>
  %1 = graph.permute %0, dims = [0, 2, 1, 3] : (tensor<2x3x5x3xf32>) -> tensor<2x5x3x3xf32>
  return %1 : tensor<2x5x3x3xf32>
}

func.func @columns(%a: tensor<2x3x70x40xf32>, %b: tensor<2x3x40x36xf32>) -> tensor<36x2x3x70xf32> {
  %0 = graph.matmul %a, %b : (tensor<2x3x70x40xf32>, tensor<2x3x40x36xf32>) -> tensor<2x3x70x36xf32>
  %1 = graph.permute %0, dims = [3, 0, 1, 2] : (tensor<2x3x70x36xf32>) -> tensor<36x2x3x70xf32>
  return %1 : tensor<36x2x3x70xf32>
}

func.func @bf16(%a: tensor<2x4x128x64xbf16>, %b: tensor<2x4x64x64xbf16>) -> tensor<2x128x4x64xbf16> {
  %0 = graph.matmul %a, %b : (tensor<2x4x128x64xbf16>, tensor<2x4x64x64xbf16>) -> tensor<2x4x128x64xbf16>
  %1 = graph.permute %0, dims = [0, 2, 1, 3] : (tensor<2x4x128x64xbf16>) -> tensor<2x128x4x64xbf16>
  return %1 : tensor<2x128x4x64xbf16>
}

func.func @f16(%a: tensor<2x3x65x32xf16>, %b: tensor<2x3x32x24xf16>) -> tensor<65x2x3x24xf16> {
  %0 = graph.matmul %a, %b : (tensor<2x3x65x32xf16>, tensor<2x3x32x24xf16>) -> tensor<2x3x65x24xf16>
  %1 = graph.permute %0, dims = [2, 0, 1, 3] : (tensor<2x3x65x24xf16>) -> tensor<65x2x3x24xf16>
  %2 = graph.tanh %1 : (tensor<65x2x3x24xf16>) -> tensor<65x2x3x24xf16>
  return %2 : tensor<65x2x3x24xf16>
}

func.func @long(%a: tensor<1x2x32x4096xf32>, %b: tensor<1x2x4096x32xf32>) -> tensor<1x32x2x32xf32> {
  %0 = graph.matmul %a, %b : (tensor<1x2x32x4096xf32>, tensor<1x2x4096x32xf32>) -> tensor<1x2x32x32xf32>
  %1 = graph.permute %0, dims = [0, 2, 1, 3] : (tensor<1x2x32x32xf32>) -> tensor<1x32x2x32xf32>
  return %1 : tensor<1x32x2x32xf32>
}

func.func @open(%a: tensor<2x4x?x64xbf16> {graph.dims = [2, 4, "M", 64]}, %b: tensor<2x4x64x64xbf16>) -> tensor<2x?x4x64xbf16> {
  %0 = graph.matmul %a, %b : (tensor<2x4x?x64xbf16>, tensor<2x4x64x64xbf16>) -> tensor<2x4x?x64xbf16>
  %1 = graph.permute %0, dims = [0, 2, 1, 3] : (tensor<2x4x?x64xbf16>) -> tensor<2x?x4x64xbf16>
  %2 = graph.tanh %1 : (tensor<2x?x4x64xbf16>) -> tensor<2x?x4x64xbf16>
  return %2 : tensor<2x?x4x64xbf16>
}

func.func @f64(%a: tensor<2x3x33x20xf64>, %b: tensor<2x3x20x17xf64>) -> tensor<3x2x17x33xf64> {
  %0 = graph.matmul %a, %b : (tensor<2x3x33x20xf64>, tensor<2x3x20x17xf64>) -> tensor<2x3x33x17xf64>
  %1 = graph.permute %0, dims = [1, 0, 3, 2] : (tensor<2x3x33x17xf64>) -> tensor<3x2x17x33xf64>
  return %1 : tensor<3x2x17x33xf64>
}
