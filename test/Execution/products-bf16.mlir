// Products of bf16 in register tiles, on CPUs that add them by vdpbf16ps in
// pairs: odd numbers of terms, rows and columns that fill no tile, and each way
// of packing. Not with what other CPUs that have it lack.
// REQUIRES: avx512bf16
// RUN: tcopt-run %s --entry=matmul --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=random:1 --check=interp
// RUN: tcopt-run %s --entry=matmul --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=special:1 --check=interp
// RUN: tcopt-run %s --entry=linear --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=random:2 --check=interp
// RUN: tcopt-run %s --entry=batches --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=random:3 --check=interp
// RUN: tcopt-run %s --entry=dynamic --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=random:4 --check=interp --dim=M=19 --dim=K=77 --dim=N=45
// RUN: tcopt-run %s --entry=dynamic --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=random:4 --check=interp --dim=M=8 --dim=K=1 --dim=N=16
// RUN: tcopt-run %s --entry=dynamic --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=random:4 --check=interp --dim=M=9 --dim=K=1025 --dim=N=33
// RUN: tcopt-run %s --entry=narrow --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=random:5 --check=interp
// RUN: tcopt-run %s --entry=transposed --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=random:6 --check=interp
// RUN: tcopt-run %s --entry=conv --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=random:7 --check=interp
// RUN: tcopt-run %s --entry=conv_edges --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=random:9 --check=interp
// RUN: tcopt-run %s --entry=conv_strided --target-cpu=znver5 --target-features=-avxvnni,-sse4a --input=random:8 --check=interp

func.func @matmul(%x: tensor<37x1043xbf16>, %w: tensor<1043x101xbf16>) -> tensor<37x101xbf16> {
  %r = graph.matmul %x, %w : (tensor<37x1043xbf16>, tensor<1043x101xbf16>) -> tensor<37x101xbf16>
  return %r : tensor<37x101xbf16>
}

func.func @linear(%x: tensor<23x131xbf16>, %w: tensor<70x131xbf16>, %b: tensor<70xbf16>) -> tensor<23x70xbf16> {
  %l = graph.linear %x, %w, %b : (tensor<23x131xbf16>, tensor<70x131xbf16>, tensor<70xbf16>) -> tensor<23x70xbf16>
  %r = graph.gelu %l, approximate = tanh : (tensor<23x70xbf16>) -> tensor<23x70xbf16>
  return %r : tensor<23x70xbf16>
}

func.func @batches(%x: tensor<3x17x50xbf16>, %w: tensor<3x50x40xbf16>) -> tensor<3x17x40xbf16> {
  %r = graph.matmul %x, %w : (tensor<3x17x50xbf16>, tensor<3x50x40xbf16>) -> tensor<3x17x40xbf16>
  return %r : tensor<3x17x40xbf16>
}

func.func @dynamic(%x: tensor<?x?xbf16>, %w: tensor<?x?xbf16>) -> tensor<?x?xbf16> attributes {tcopt.signature =
    #tcopt.signature<(x: bf16[M, K], w: bf16[K, N]) -> (y: bf16[M, N])>} {
  %r = graph.matmul %x, %w : (tensor<?x?xbf16>, tensor<?x?xbf16>) -> tensor<?x?xbf16>
  return %r : tensor<?x?xbf16>
}

// Vectors of 4 and of 8 sums.
func.func @narrow(%x: tensor<29x33xbf16>, %w: tensor<33x3xbf16>, %v: tensor<33x7xbf16>)
    -> (tensor<29x3xbf16>, tensor<29x7xbf16>) {
  %r = graph.matmul %x, %w : (tensor<29x33xbf16>, tensor<33x3xbf16>) -> tensor<29x3xbf16>
  %s = graph.matmul %x, %v : (tensor<29x33xbf16>, tensor<33x7xbf16>) -> tensor<29x7xbf16>
  return %r, %s : tensor<29x3xbf16>, tensor<29x7xbf16>
}

// The terms of the rows are not neighbours.
func.func @transposed(%x: tensor<131x37xbf16>, %w: tensor<131x70xbf16>) -> tensor<37x70xbf16> {
  %t = graph.transpose %x, dim0 = 0, dim1 = 1 : (tensor<131x37xbf16>) -> tensor<37x131xbf16>
  %r = graph.matmul %t, %w : (tensor<37x131xbf16>, tensor<131x70xbf16>) -> tensor<37x70xbf16>
  return %r : tensor<37x70xbf16>
}

func.func @conv(%x: tensor<2x5x9x11xbf16>, %w: tensor<9x5x3x3xbf16>) -> tensor<2x9x7x9xbf16> {
  %r = graph.conv %x, %w, stride = [1, 1], padding = [0, 0], dilation = [1, 1], groups = 1
      : (tensor<2x5x9x11xbf16>, tensor<9x5x3x3xbf16>) -> tensor<2x9x7x9xbf16>
  return %r : tensor<2x9x7x9xbf16>
}

func.func @conv_strided(%x: tensor<1x4x17x19xbf16>, %w: tensor<10x4x3x3xbf16>) -> tensor<1x10x8x9xbf16> {
  %r = graph.conv %x, %w, stride = [2, 2], padding = [0, 0], dilation = [1, 1], groups = 1
      : (tensor<1x4x17x19xbf16>, tensor<10x4x3x3xbf16>) -> tensor<1x10x8x9xbf16>
  return %r : tensor<1x10x8x9xbf16>
}

// Pairs of bf16 products: an odd number of terms, and windows in which either element of a pair is outside of the input.
func.func @conv_edges(%x: tensor<1x13x7x7xbf16>, %w: tensor<24x13x3x3xbf16>, %y: tensor<1x12x8x9xbf16>, %v: tensor<24x12x3x3xbf16>)
    -> (tensor<1x24x7x7xbf16>, tensor<1x24x4x5xbf16>) {
  %r = graph.conv %x, %w, stride = [1, 1], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x13x7x7xbf16>, tensor<24x13x3x3xbf16>) -> tensor<1x24x7x7xbf16>
  %s = graph.conv %y, %v, stride = [2, 2], padding = [1, 1], dilation = [1, 1], groups = 1 : (tensor<1x12x8x9xbf16>, tensor<24x12x3x3xbf16>) -> tensor<1x24x4x5xbf16>
  return %r, %s : tensor<1x24x7x7xbf16>, tensor<1x24x4x5xbf16>
}
