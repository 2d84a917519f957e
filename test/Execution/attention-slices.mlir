// Attention's products of slices of one tensor, which contractions of devices read as they lie: in tiles whose rows begin at
// multiples of 16 bytes, and where they do not.
// RUN: tcopt-run %s --entry=bf16 --input=random:1 --check=interp
// RUN: tcopt-run %s --entry=open --input=random:1 --check=interp --dim=B=3
// RUN: tcopt-run %s --entry=f16 --input=random:1 --check=interp
// RUN: tcopt-run %s --entry=f32 --input=random:1 --check=interp
// RUN: tcopt-run %s --entry=f64 --input=random:1 --check=interp
// RUN: tcopt-run %s --entry=i32 --input=random:1 --check=interp
// RUN: tcopt-run %s --entry=i8 --input=random:1 --check=interp

func.func @bf16(%x: tensor<2x64x384xbf16>) -> tensor<2x2x64x64xbf16> {
  %q0 = graph.slice %x, dim = 2, start = 0, end = 128, step = 1 : (tensor<2x64x384xbf16>) -> tensor<2x64x128xbf16>
  %q1 = graph.reshape %q0, sizes = [2, 64, 2, 64] : (tensor<2x64x128xbf16>) -> tensor<2x64x2x64xbf16>
  %q2 = graph.permute %q1, dims = [0, 2, 1, 3] : (tensor<2x64x2x64xbf16>) -> tensor<2x2x64x64xbf16>
  %k0 = graph.slice %x, dim = 2, start = 128, end = 256, step = 1 : (tensor<2x64x384xbf16>) -> tensor<2x64x128xbf16>
  %k1 = graph.reshape %k0, sizes = [2, 64, 2, 64] : (tensor<2x64x128xbf16>) -> tensor<2x64x2x64xbf16>
  %k2 = graph.permute %k1, dims = [0, 2, 3, 1] : (tensor<2x64x2x64xbf16>) -> tensor<2x2x64x64xbf16>
  %v0 = graph.slice %x, dim = 2, start = 256, end = 384, step = 1 : (tensor<2x64x384xbf16>) -> tensor<2x64x128xbf16>
  %v1 = graph.reshape %v0, sizes = [2, 64, 2, 64] : (tensor<2x64x128xbf16>) -> tensor<2x64x2x64xbf16>
  %v2 = graph.permute %v1, dims = [0, 2, 1, 3] : (tensor<2x64x2x64xbf16>) -> tensor<2x2x64x64xbf16>
  %s = graph.matmul %q2, %k2 : (tensor<2x2x64x64xbf16>, tensor<2x2x64x64xbf16>) -> tensor<2x2x64x64xbf16>
  %y = graph.matmul %s, %v2 : (tensor<2x2x64x64xbf16>, tensor<2x2x64x64xbf16>) -> tensor<2x2x64x64xbf16>
  return %y : tensor<2x2x64x64xbf16>
}

func.func @open(%x: tensor<?x32x192xbf16> {graph.dims = ["B", 32, 192]}) -> tensor<?x4x32x16xbf16> {
  %c0 = arith.constant 0 : index
  %n = tensor.dim %x, %c0 : tensor<?x32x192xbf16>
  %q0 = graph.slice %x, dim = 2, start = 0, end = 64, step = 1 : (tensor<?x32x192xbf16>) -> tensor<?x32x64xbf16>
  %q1 = graph.reshape %q0, sizes = [%n, 32, 4, 16] : (tensor<?x32x64xbf16>, index) -> tensor<?x32x4x16xbf16>
  %q2 = graph.permute %q1, dims = [0, 2, 1, 3] : (tensor<?x32x4x16xbf16>) -> tensor<?x4x32x16xbf16>
  %k0 = graph.slice %x, dim = 2, start = 64, end = 128, step = 1 : (tensor<?x32x192xbf16>) -> tensor<?x32x64xbf16>
  %k1 = graph.reshape %k0, sizes = [%n, 32, 4, 16] : (tensor<?x32x64xbf16>, index) -> tensor<?x32x4x16xbf16>
  %k2 = graph.permute %k1, dims = [0, 2, 3, 1] : (tensor<?x32x4x16xbf16>) -> tensor<?x4x16x32xbf16>
  %v0 = graph.slice %x, dim = 2, start = 128, end = 192, step = 1 : (tensor<?x32x192xbf16>) -> tensor<?x32x64xbf16>
  %v1 = graph.reshape %v0, sizes = [%n, 32, 4, 16] : (tensor<?x32x64xbf16>, index) -> tensor<?x32x4x16xbf16>
  %v2 = graph.permute %v1, dims = [0, 2, 1, 3] : (tensor<?x32x4x16xbf16>) -> tensor<?x4x32x16xbf16>
  %s = graph.matmul %q2, %k2 : (tensor<?x4x32x16xbf16>, tensor<?x4x16x32xbf16>) -> tensor<?x4x32x32xbf16>
  %y = graph.matmul %s, %v2 : (tensor<?x4x32x32xbf16>, tensor<?x4x32x16xbf16>) -> tensor<?x4x32x16xbf16>
  return %y : tensor<?x4x32x16xbf16>
}

func.func @f16(%x: tensor<2x33x45xf16>) -> tensor<2x3x33x5xf16> {
  %q0 = graph.slice %x, dim = 2, start = 0, end = 15, step = 1 : (tensor<2x33x45xf16>) -> tensor<2x33x15xf16>
  %q1 = graph.reshape %q0, sizes = [2, 33, 3, 5] : (tensor<2x33x15xf16>) -> tensor<2x33x3x5xf16>
  %q2 = graph.permute %q1, dims = [0, 2, 1, 3] : (tensor<2x33x3x5xf16>) -> tensor<2x3x33x5xf16>
  %k0 = graph.slice %x, dim = 2, start = 15, end = 30, step = 1 : (tensor<2x33x45xf16>) -> tensor<2x33x15xf16>
  %k1 = graph.reshape %k0, sizes = [2, 33, 3, 5] : (tensor<2x33x15xf16>) -> tensor<2x33x3x5xf16>
  %k2 = graph.permute %k1, dims = [0, 2, 3, 1] : (tensor<2x33x3x5xf16>) -> tensor<2x3x5x33xf16>
  %v0 = graph.slice %x, dim = 2, start = 30, end = 45, step = 1 : (tensor<2x33x45xf16>) -> tensor<2x33x15xf16>
  %v1 = graph.reshape %v0, sizes = [2, 33, 3, 5] : (tensor<2x33x15xf16>) -> tensor<2x33x3x5xf16>
  %v2 = graph.permute %v1, dims = [0, 2, 1, 3] : (tensor<2x33x3x5xf16>) -> tensor<2x3x33x5xf16>
  %s = graph.matmul %q2, %k2 : (tensor<2x3x33x5xf16>, tensor<2x3x5x33xf16>) -> tensor<2x3x33x33xf16>
  %y = graph.matmul %s, %v2 : (tensor<2x3x33x33xf16>, tensor<2x3x33x5xf16>) -> tensor<2x3x33x5xf16>
  return %y : tensor<2x3x33x5xf16>
}

func.func @f32(%x: tensor<2x64x96xf32>) -> tensor<2x2x64x16xf32> {
  %q0 = graph.slice %x, dim = 2, start = 0, end = 32, step = 1 : (tensor<2x64x96xf32>) -> tensor<2x64x32xf32>
  %q1 = graph.reshape %q0, sizes = [2, 64, 2, 16] : (tensor<2x64x32xf32>) -> tensor<2x64x2x16xf32>
  %q2 = graph.permute %q1, dims = [0, 2, 1, 3] : (tensor<2x64x2x16xf32>) -> tensor<2x2x64x16xf32>
  %k0 = graph.slice %x, dim = 2, start = 32, end = 64, step = 1 : (tensor<2x64x96xf32>) -> tensor<2x64x32xf32>
  %k1 = graph.reshape %k0, sizes = [2, 64, 2, 16] : (tensor<2x64x32xf32>) -> tensor<2x64x2x16xf32>
  %k2 = graph.permute %k1, dims = [0, 2, 3, 1] : (tensor<2x64x2x16xf32>) -> tensor<2x2x16x64xf32>
  %v0 = graph.slice %x, dim = 2, start = 64, end = 96, step = 1 : (tensor<2x64x96xf32>) -> tensor<2x64x32xf32>
  %v1 = graph.reshape %v0, sizes = [2, 64, 2, 16] : (tensor<2x64x32xf32>) -> tensor<2x64x2x16xf32>
  %v2 = graph.permute %v1, dims = [0, 2, 1, 3] : (tensor<2x64x2x16xf32>) -> tensor<2x2x64x16xf32>
  %s = graph.matmul %q2, %k2 : (tensor<2x2x64x16xf32>, tensor<2x2x16x64xf32>) -> tensor<2x2x64x64xf32>
  %y = graph.matmul %s, %v2 : (tensor<2x2x64x64xf32>, tensor<2x2x64x16xf32>) -> tensor<2x2x64x16xf32>
  return %y : tensor<2x2x64x16xf32>
}

func.func @f64(%x: tensor<1x9x24xf64>) -> tensor<1x2x9x4xf64> {
  %q0 = graph.slice %x, dim = 2, start = 0, end = 8, step = 1 : (tensor<1x9x24xf64>) -> tensor<1x9x8xf64>
  %q1 = graph.reshape %q0, sizes = [1, 9, 2, 4] : (tensor<1x9x8xf64>) -> tensor<1x9x2x4xf64>
  %q2 = graph.permute %q1, dims = [0, 2, 1, 3] : (tensor<1x9x2x4xf64>) -> tensor<1x2x9x4xf64>
  %k0 = graph.slice %x, dim = 2, start = 8, end = 16, step = 1 : (tensor<1x9x24xf64>) -> tensor<1x9x8xf64>
  %k1 = graph.reshape %k0, sizes = [1, 9, 2, 4] : (tensor<1x9x8xf64>) -> tensor<1x9x2x4xf64>
  %k2 = graph.permute %k1, dims = [0, 2, 3, 1] : (tensor<1x9x2x4xf64>) -> tensor<1x2x4x9xf64>
  %v0 = graph.slice %x, dim = 2, start = 16, end = 24, step = 1 : (tensor<1x9x24xf64>) -> tensor<1x9x8xf64>
  %v1 = graph.reshape %v0, sizes = [1, 9, 2, 4] : (tensor<1x9x8xf64>) -> tensor<1x9x2x4xf64>
  %v2 = graph.permute %v1, dims = [0, 2, 1, 3] : (tensor<1x9x2x4xf64>) -> tensor<1x2x9x4xf64>
  %s = graph.matmul %q2, %k2 : (tensor<1x2x9x4xf64>, tensor<1x2x4x9xf64>) -> tensor<1x2x9x9xf64>
  %y = graph.matmul %s, %v2 : (tensor<1x2x9x9xf64>, tensor<1x2x9x4xf64>) -> tensor<1x2x9x4xf64>
  return %y : tensor<1x2x9x4xf64>
}

func.func @i32(%x: tensor<2x16x48xi32>) -> tensor<2x2x16x8xi32> {
  %q0 = graph.slice %x, dim = 2, start = 0, end = 16, step = 1 : (tensor<2x16x48xi32>) -> tensor<2x16x16xi32>
  %q1 = graph.reshape %q0, sizes = [2, 16, 2, 8] : (tensor<2x16x16xi32>) -> tensor<2x16x2x8xi32>
  %q2 = graph.permute %q1, dims = [0, 2, 1, 3] : (tensor<2x16x2x8xi32>) -> tensor<2x2x16x8xi32>
  %k0 = graph.slice %x, dim = 2, start = 16, end = 32, step = 1 : (tensor<2x16x48xi32>) -> tensor<2x16x16xi32>
  %k1 = graph.reshape %k0, sizes = [2, 16, 2, 8] : (tensor<2x16x16xi32>) -> tensor<2x16x2x8xi32>
  %k2 = graph.permute %k1, dims = [0, 2, 3, 1] : (tensor<2x16x2x8xi32>) -> tensor<2x2x8x16xi32>
  %v0 = graph.slice %x, dim = 2, start = 32, end = 48, step = 1 : (tensor<2x16x48xi32>) -> tensor<2x16x16xi32>
  %v1 = graph.reshape %v0, sizes = [2, 16, 2, 8] : (tensor<2x16x16xi32>) -> tensor<2x16x2x8xi32>
  %v2 = graph.permute %v1, dims = [0, 2, 1, 3] : (tensor<2x16x2x8xi32>) -> tensor<2x2x16x8xi32>
  %s = graph.matmul %q2, %k2 : (tensor<2x2x16x8xi32>, tensor<2x2x8x16xi32>) -> tensor<2x2x16x16xi32>
  %y = graph.matmul %s, %v2 : (tensor<2x2x16x16xi32>, tensor<2x2x16x8xi32>) -> tensor<2x2x16x8xi32>
  return %y : tensor<2x2x16x8xi32>
}

func.func @i8(%x: tensor<2x32x192xi8>) -> tensor<2x2x32x32xi8> {
  %q0 = graph.slice %x, dim = 2, start = 0, end = 64, step = 1 : (tensor<2x32x192xi8>) -> tensor<2x32x64xi8>
  %q1 = graph.reshape %q0, sizes = [2, 32, 2, 32] : (tensor<2x32x64xi8>) -> tensor<2x32x2x32xi8>
  %q2 = graph.permute %q1, dims = [0, 2, 1, 3] : (tensor<2x32x2x32xi8>) -> tensor<2x2x32x32xi8>
  %k0 = graph.slice %x, dim = 2, start = 64, end = 128, step = 1 : (tensor<2x32x192xi8>) -> tensor<2x32x64xi8>
  %k1 = graph.reshape %k0, sizes = [2, 32, 2, 32] : (tensor<2x32x64xi8>) -> tensor<2x32x2x32xi8>
  %k2 = graph.permute %k1, dims = [0, 2, 3, 1] : (tensor<2x32x2x32xi8>) -> tensor<2x2x32x32xi8>
  %v0 = graph.slice %x, dim = 2, start = 128, end = 192, step = 1 : (tensor<2x32x192xi8>) -> tensor<2x32x64xi8>
  %v1 = graph.reshape %v0, sizes = [2, 32, 2, 32] : (tensor<2x32x64xi8>) -> tensor<2x32x2x32xi8>
  %v2 = graph.permute %v1, dims = [0, 2, 1, 3] : (tensor<2x32x2x32xi8>) -> tensor<2x2x32x32xi8>
  %s = graph.matmul %q2, %k2 : (tensor<2x2x32x32xi8>, tensor<2x2x32x32xi8>) -> tensor<2x2x32x32xi8>
  %y = graph.matmul %s, %v2 : (tensor<2x2x32x32xi8>, tensor<2x2x32x32xi8>) -> tensor<2x2x32x32xi8>
  return %y : tensor<2x2x32x32xi8>
}
