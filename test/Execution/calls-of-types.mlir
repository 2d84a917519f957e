// Calls that are made at once, of each kind of kernel: in vectors, transposed, sums, rows that ops share, one element.
// RUN: tcopt-run %s --input=random:1 --check=interp
// RUN: tcopt-run %s --entry=kinds --input=random:2 --check=interp

func.func @main(%a0: tensor<100xbf16>, %a1: tensor<100xbf16>, %b0: tensor<64xf64>, %b1: tensor<64xf64>, %c0: tensor<33xi8>, %c1: tensor<33xi8>, %d0: tensor<f32>, %d1: tensor<f32>, %e0: tensor<70xi1>, %e1: tensor<70xi1>) -> (tensor<100xbf16>, tensor<100xbf16>, tensor<64xf64>, tensor<64xf64>, tensor<33xi8>, tensor<33xi8>, tensor<f32>, tensor<f32>, tensor<70xi1>, tensor<70xi1>) {
  %r0 = graph.exp %a0 : (tensor<100xbf16>) -> tensor<100xbf16>
  %r1 = graph.exp %a1 : (tensor<100xbf16>) -> tensor<100xbf16>
  %r2 = graph.square %b0 : (tensor<64xf64>) -> tensor<64xf64>
  %r3 = graph.square %b1 : (tensor<64xf64>) -> tensor<64xf64>
  %r4 = graph.neg %c0 : (tensor<33xi8>) -> tensor<33xi8>
  %r5 = graph.neg %c1 : (tensor<33xi8>) -> tensor<33xi8>
  %r6 = graph.sin %d0 : (tensor<f32>) -> tensor<f32>
  %r7 = graph.sin %d1 : (tensor<f32>) -> tensor<f32>
  %r8 = graph.logical_not %e0 : (tensor<70xi1>) -> tensor<70xi1>
  %r9 = graph.logical_not %e1 : (tensor<70xi1>) -> tensor<70xi1>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : tensor<100xbf16>, tensor<100xbf16>, tensor<64xf64>, tensor<64xf64>, tensor<33xi8>, tensor<33xi8>, tensor<f32>, tensor<f32>, tensor<70xi1>, tensor<70xi1>
}

func.func @kinds(%a0: tensor<40x50xf32>, %a1: tensor<40x50xf32>, %a2: tensor<40x50xf32>) -> (tensor<50x40xf32>, tensor<50x40xf32>, tensor<50x40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<50xf32>, tensor<50xf32>, tensor<40x50xf32>, tensor<40x50xf32>, tensor<40x50xf32>, tensor<40x50xf32>) {
  %r0 = graph.transpose %a0, dim0 = 0, dim1 = 1 : (tensor<40x50xf32>) -> tensor<50x40xf32>
  %r1 = graph.transpose %a1, dim0 = 0, dim1 = 1 : (tensor<40x50xf32>) -> tensor<50x40xf32>
  %r2 = graph.transpose %a2, dim0 = 0, dim1 = 1 : (tensor<40x50xf32>) -> tensor<50x40xf32>
  %r3 = graph.sum %a0, dims = [1], keepdim = false : (tensor<40x50xf32>) -> tensor<40xf32>
  %r4 = graph.sum %a1, dims = [1], keepdim = false : (tensor<40x50xf32>) -> tensor<40xf32>
  %r5 = graph.sum %a0, dims = [0], keepdim = false : (tensor<40x50xf32>) -> tensor<50xf32>
  %r6 = graph.sum %a2, dims = [0], keepdim = false : (tensor<40x50xf32>) -> tensor<50xf32>
  %r7 = graph.softmax %a1, dim = 1 : (tensor<40x50xf32>) -> tensor<40x50xf32>
  %r8 = graph.softmax %a2, dim = 1 : (tensor<40x50xf32>) -> tensor<40x50xf32>
  %r9 = graph.cumsum %a1, dim = 1 : (tensor<40x50xf32>) -> tensor<40x50xf32>
  %r10 = graph.cumsum %a2, dim = 1 : (tensor<40x50xf32>) -> tensor<40x50xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10 : tensor<50x40xf32>, tensor<50x40xf32>, tensor<50x40xf32>, tensor<40xf32>, tensor<40xf32>, tensor<50xf32>, tensor<50xf32>, tensor<40x50xf32>, tensor<40x50xf32>, tensor<40x50xf32>, tensor<40x50xf32>
}
