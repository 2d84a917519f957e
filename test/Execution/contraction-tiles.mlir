// Products in each layout whose sizes fill tiles of blocks on a GPU or not, by sizes that are known or not; an epilogue, batches, and sums
// that go on from what is there.
// RUN: tcopt-run %s --entry=nn --input=random:1 --check=interp --dim=M=1 --dim=N=129 --dim=K=17
// RUN: tcopt-run %s --entry=nn --input=random:1 --check=interp --dim=M=127 --dim=N=128 --dim=K=129
// RUN: tcopt-run %s --entry=nt --input=random:2 --check=interp --dim=M=129 --dim=N=17 --dim=K=1000
// RUN: tcopt-run %s --entry=tn --input=random:3 --check=interp --dim=M=130 --dim=N=257 --dim=K=65
// RUN: tcopt-run %s --entry=tt --input=random:4 --check=interp --dim=M=17 --dim=N=1 --dim=K=127
// RUN: tcopt-run %s --entry=rows --input=random:5 --check=interp --dim=M=1
// RUN: tcopt-run %s --entry=rows --input=random:5 --check=interp --dim=M=129
// RUN: tcopt-run %s --entry=rows_bf16 --input=random:6 --check=interp --dim=M=17
// RUN: tcopt-run %s --entry=rows_bf16 --input=random:6 --check=interp --dim=M=300
// RUN: tcopt-run %s --entry=columns_f16 --input=random:7 --check=interp --dim=M=129
// RUN: tcopt-run %s --entry=batches --input=random:8 --check=interp
// RUN: tcopt-run %s --entry=added --input=random:9 --check=interp --dim=M=130
// RUN: tcopt-run %s --entry=long --input=random:10 --check=interp

func.func @nn(%a: tensor<?x?xf32> {graph.dims = ["M", "K"]}, %b: tensor<?x?xf32> {graph.dims = ["K", "N"]}) -> tensor<?x?xf32> {
  %y = graph.matmul %a, %b : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

func.func @nt(%a: tensor<?x?xbf16> {graph.dims = ["M", "K"]}, %b: tensor<?x?xbf16> {graph.dims = ["N", "K"]}) -> tensor<?x?xbf16> {
  %t = graph.transpose %b, dim0 = 0, dim1 = 1 : (tensor<?x?xbf16>) -> tensor<?x?xbf16>
  %y = graph.matmul %a, %t : (tensor<?x?xbf16>, tensor<?x?xbf16>) -> tensor<?x?xbf16>
  return %y : tensor<?x?xbf16>
}

func.func @tn(%a: tensor<?x?xf16> {graph.dims = ["K", "M"]}, %b: tensor<?x?xf16> {graph.dims = ["K", "N"]}) -> tensor<?x?xf16> {
  %t = graph.transpose %a, dim0 = 0, dim1 = 1 : (tensor<?x?xf16>) -> tensor<?x?xf16>
  %y = graph.matmul %t, %b : (tensor<?x?xf16>, tensor<?x?xf16>) -> tensor<?x?xf16>
  return %y : tensor<?x?xf16>
}

func.func @tt(%a: tensor<?x?xf32> {graph.dims = ["K", "M"]}, %b: tensor<?x?xf32> {graph.dims = ["N", "K"]}) -> tensor<?x?xf32> {
  %s = graph.transpose %a, dim0 = 0, dim1 = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %t = graph.transpose %b, dim0 = 0, dim1 = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %y = graph.matmul %s, %t : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %y : tensor<?x?xf32>
}

func.func @rows(%x: tensor<?x96xf32> {graph.dims = ["M", 96]}, %w: tensor<160x96xf32>, %b: tensor<160xf32>) -> tensor<?x160xf32> {
  %l = graph.linear %x, %w, %b : (tensor<?x96xf32>, tensor<160x96xf32>, tensor<160xf32>) -> tensor<?x160xf32>
  %y = graph.relu %l : (tensor<?x160xf32>) -> tensor<?x160xf32>
  return %y : tensor<?x160xf32>
}

// Tiles of 128 x 256, copied to the memory that launches give.

func.func @rows_bf16(%x: tensor<?x160xbf16> {graph.dims = ["M", 160]}, %w: tensor<264x160xbf16>, %b: tensor<264xbf16>) -> tensor<?x264xbf16> {
  %l = graph.linear %x, %w, %b : (tensor<?x160xbf16>, tensor<264x160xbf16>, tensor<264xbf16>) -> tensor<?x264xbf16>
  %y = graph.gelu %l, approximate = tanh : (tensor<?x264xbf16>) -> tensor<?x264xbf16>
  return %y : tensor<?x264xbf16>
}

func.func @columns_f16(%a: tensor<?x72xf16> {graph.dims = ["M", 72]}, %b: tensor<72x520xf16>) -> tensor<?x520xf16> {
  %y = graph.matmul %a, %b : (tensor<?x72xf16>, tensor<72x520xf16>) -> tensor<?x520xf16>
  return %y : tensor<?x520xf16>
}

func.func @batches(%a: tensor<3x129x40xbf16>, %b: tensor<3x40x72xbf16>) -> tensor<3x129x72xbf16> {
  %y = graph.matmul %a, %b : (tensor<3x129x40xbf16>, tensor<3x40x72xbf16>) -> tensor<3x129x72xbf16>
  return %y : tensor<3x129x72xbf16>
}

func.func @added(%c: tensor<?x136xbf16> {graph.dims = ["M", 136]}, %a: tensor<?x64xbf16> {graph.dims = ["M", 64]}, %b: tensor<64x136xbf16>) -> tensor<?x136xbf16> {
  %y = graph.addmm %c, %a, %b, beta = 0.5, alpha = 2.0 : (tensor<?x136xbf16>, tensor<?x64xbf16>, tensor<64x136xbf16>) -> tensor<?x136xbf16>
  return %y : tensor<?x136xbf16>
}

// Blocks share the terms.

func.func @long(%a: tensor<33x4104xbf16>, %b: tensor<4104x40xbf16>) -> tensor<33x40xbf16> {
  %y = graph.matmul %a, %b : (tensor<33x4104xbf16>, tensor<4104x40xbf16>) -> tensor<33x40xbf16>
  return %y : tensor<33x40xbf16>
}
