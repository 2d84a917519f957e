// Ops that follow each other row by row, as one launch: each kind of op between rows, types, row lengths, unknown sizes.
// RUN: tcopt-run %s --input=random:1 --dim N=5 --dim C=1001 --check=interp
// RUN: tcopt-run %s --input=random:2 --dim N=70 --dim C=1 --check=interp
// RUN: tcopt-run %s --input=random:2 --dim N=3 --dim C=4100 --numerics=strict --check=interp
// RUN: tcopt-run %s --entry=static --input=random:3 --check=interp
// RUN: tcopt-run %s --entry=types --input=random:4 --check=interp
// RUN: tcopt-run %s --entry=few --input=random:5 --check=interp
// RUN: tcopt-run %s --entry=across --input=random:6 --check=interp
// RUN: tcopt-run %s --entry=none --input=random:7 --dim N=0 --dim C=0 --check=interp
// RUN: tcopt-run %s --entry=none --input=random:7 --dim N=3 --dim C=0 --check=interp

func.func @main(%x: tensor<?x?xf32> {graph.dims = ["N", "C"]}, %w: tensor<?xf32> {graph.dims = ["C"]}) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xbf16>) {
  %r0 = graph.softmax %x, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r1 = graph.log_softmax %x, dim = -1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r2 = graph.layer_norm %x, weight %w, normalized_dims = 1, eps = 1.0e-5 : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %b = graph.cast %x : (tensor<?x?xf32>) -> tensor<?x?xbf16>
  %r3 = graph.softmax %b, dim = 1 : (tensor<?x?xbf16>) -> tensor<?x?xbf16>
  return %r0, %r1, %r2, %r3 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xbf16>
}

// Groups of 4 to 32 threads, a block of 256, 512 and 1024; vectors of 4, 2 and 1.
func.func @static(%a: tensor<33x10xf32>, %b: tensor<9x64xf32>, %c: tensor<3x5x1024xf32>, %d: tensor<7x2050xf32>, %e: tensor<3x9999xf32>, %f: tensor<2x30000xf32>) -> (tensor<33x10xf32>, tensor<9x64xf32>, tensor<3x5x1024xf32>, tensor<3x5x1024xf32>, tensor<7x2050xf32>, tensor<3x9999xf32>, tensor<2x30000xf32>) {
  %r0 = graph.softmax %a, dim = 1 : (tensor<33x10xf32>) -> tensor<33x10xf32>
  %r1 = graph.softmax %b, dim = 1 : (tensor<9x64xf32>) -> tensor<9x64xf32>
  %r2 = graph.softmax %c, dim = 2 : (tensor<3x5x1024xf32>) -> tensor<3x5x1024xf32>
  %r3 = graph.layer_norm %c, normalized_dims = 1, eps = 1.0e-5 : (tensor<3x5x1024xf32>) -> tensor<3x5x1024xf32>
  %r4 = graph.rms_norm %d, normalized_dims = 1, eps = 1.0e-5 : (tensor<7x2050xf32>) -> tensor<7x2050xf32>
  %r5 = graph.softmax %e, dim = 1 : (tensor<3x9999xf32>) -> tensor<3x9999xf32>
  %r6 = graph.layer_norm %f, normalized_dims = 1, eps = 1.0e-5 : (tensor<2x30000xf32>) -> tensor<2x30000xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6 : tensor<33x10xf32>, tensor<9x64xf32>, tensor<3x5x1024xf32>, tensor<3x5x1024xf32>, tensor<7x2050xf32>, tensor<3x9999xf32>, tensor<2x30000xf32>
}

func.func @types(%a: tensor<40x72xf16>, %b: tensor<40x72xf64>, %c: tensor<40x72xi32>, %m: tensor<40x72xi1>) -> (tensor<40x72xf16>, tensor<40x72xf64>, tensor<40x72xi32>, tensor<40x72xi1>) {
  %r0 = graph.softmax %a, dim = 1 : (tensor<40x72xf16>) -> tensor<40x72xf16>
  %r1 = graph.layer_norm %b, normalized_dims = 1, eps = 1.0e-5 : (tensor<40x72xf64>) -> tensor<40x72xf64>
  %most = graph.amax %c, dims = [1], keepdim = true : (tensor<40x72xi32>) -> tensor<40x1xi32>
  %r2 = graph.sub %c, %most : (tensor<40x72xi32>, tensor<40x1xi32>) -> tensor<40x72xi32>
  %any = graph.any %m, dims = [1], keepdim = true : (tensor<40x72xi1>) -> tensor<40x1xi1>
  %r3 = graph.bitwise_xor %m, %any : (tensor<40x72xi1>, tensor<40x1xi1>) -> tensor<40x72xi1>
  return %r0, %r1, %r2, %r3 : tensor<40x72xf16>, tensor<40x72xf64>, tensor<40x72xi32>, tensor<40x72xi1>
}

// Results of reductions that others read besides, two reductions that meet, a result that is reduced again, the place of the best.
func.func @few(%x: tensor<300x200xf32>, %y: tensor<300x200xf32>) -> (tensor<300x200xf32>, tensor<300x1xf32>, tensor<300x1xf32>, tensor<300xf32>, tensor<300x200xf32>, tensor<300x200xf32>) {
  %a = graph.sum %x, dims = [1], keepdim = true : (tensor<300x200xf32>) -> tensor<300x1xf32>
  %xy = graph.mul %x, %y : (tensor<300x200xf32>, tensor<300x200xf32>) -> tensor<300x200xf32>
  %b = graph.sum %xy, dims = [1], keepdim = true : (tensor<300x200xf32>) -> tensor<300x1xf32>
  %xa = graph.mul %x, %a : (tensor<300x200xf32>, tensor<300x1xf32>) -> tensor<300x200xf32>
  %r0 = graph.add %xa, %b : (tensor<300x200xf32>, tensor<300x1xf32>) -> tensor<300x200xf32>
  %r3 = graph.amax %r0, dims = [1], keepdim = false : (tensor<300x200xf32>) -> tensor<300xf32>
  %best = graph.argmax %x, dim = 1, keepdim = true : (tensor<300x200xf32>) -> tensor<300x1xi64>
  %place = graph.cast %best : (tensor<300x1xi64>) -> tensor<300x1xf32>
  %r4 = graph.sub %x, %place : (tensor<300x200xf32>, tensor<300x1xf32>) -> tensor<300x200xf32>
  %s = graph.softmax %r0, dim = 1 : (tensor<300x200xf32>) -> tensor<300x200xf32>
  return %r0, %a, %b, %r3, %r4, %s : tensor<300x200xf32>, tensor<300x1xf32>, tensor<300x1xf32>, tensor<300xf32>, tensor<300x200xf32>, tensor<300x200xf32>
}

// What is read from other rows stays apart; rows of the middle and of permuted results.
func.func @across(%x: tensor<64x64xf32>, %z: tensor<6x40x50xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<6x40x50xf32>, tensor<40x6x50xf32>) {
  %a = graph.sum %x, dims = [1], keepdim = false : (tensor<64x64xf32>) -> tensor<64xf32>
  %r0 = graph.mul %x, %a : (tensor<64x64xf32>, tensor<64xf32>) -> tensor<64x64xf32>
  %s = graph.softmax %x, dim = 1 : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %t = graph.transpose %s, dim0 = 0, dim1 = 1 : (tensor<64x64xf32>) -> tensor<64x64xf32>
  %r1 = graph.add %s, %t : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
  %r2 = graph.softmax %z, dim = 1 : (tensor<6x40x50xf32>) -> tensor<6x40x50xf32>
  %l = graph.softmax %z, dim = 2 : (tensor<6x40x50xf32>) -> tensor<6x40x50xf32>
  %r3 = graph.permute %l, dims = [1, 0, 2] : (tensor<6x40x50xf32>) -> tensor<40x6x50xf32>
  return %r0, %r1, %r2, %r3 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<6x40x50xf32>, tensor<40x6x50xf32>
}

func.func @none(%x: tensor<?x?xf32> {graph.dims = ["N", "C"]}) -> tensor<?x?xf32> {
  %r0 = graph.softmax %x, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r0 : tensor<?x?xf32>
}
