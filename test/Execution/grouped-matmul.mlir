// Products of groups; expected values are PyTorch's. Where a product of each group is the reference, compiled code adds up to 40
// products in another order, so the tolerances allow some ulps of f32.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu
// RUN: tcopt-run %s --entry=rows --input=random:1 --dim=n=70 --backend=interp
// RUN: tcopt-run %s --entry=rows --input=random:1 --dim=n=70 --backend=cpu
// RUN: tcopt-run %s --entry=terms --input=random:1 --dim=n=70 --backend=interp
// RUN: tcopt-run %s --entry=terms --input=random:1 --dim=n=70 --backend=cpu

// An empty group whose matrix is NaN, and a row after the last end.
func.func private @grouped_rows(%x: tensor<?x2xf32>, %w: tensor<?x2x3xf32>, %e: tensor<?xi32>) attributes {no_inline} {
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<?x2xf32>, tensor<?x2x3xf32>, tensor<?xi32>) -> tensor<?x3xf32>
  %r = graph.constant dense<[[1.0, 2.0, 0.0], [3.0, -1.0, 7.0], [4.0, -4.0, 12.0], [6.0, 0.0, 6.0], [0.0, 0.0, 0.0]]> : tensor<5x3xf32>
  check.equal %0, %r : tensor<?x3xf32>, tensor<5x3xf32>
  return
}

// An empty group, and a last index of no group, where both factors are NaN.
func.func private @grouped_terms(%x: tensor<2x?xf32>, %w: tensor<?x3xf32>, %e: tensor<?xi64>) attributes {no_inline} {
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<2x?xf32>, tensor<?x3xf32>, tensor<?xi64>) -> tensor<?x2x3xf32>
  %r = graph.constant dense<[[[1.0, 5.0, 3.0], [2.0, 3.0, 6.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[2.0, 2.0, 2.0], [10.0, 2.0, -2.0]]]> : tensor<3x2x3xf32>
  check.equal %0, %r : tensor<?x2x3xf32>, tensor<3x2x3xf32>
  return
}

// Ends that decrease or exceed the size are those before them or the size.
func.func private @ends_outside(%x: tensor<5x2xf32>, %w: tensor<3x2x3xf32>, %e: tensor<3xi64>) attributes {no_inline} {
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<5x2xf32>, tensor<3x2x3xf32>, tensor<3xi64>) -> tensor<5x3xf32>
  %r = graph.constant dense<[[1.0, 2.0, 0.0], [3.0, -1.0, 7.0], [0.0, 4.0, -4.0], [6.0, 0.0, 6.0], [11.0, 4.0, 3.0]]> : tensor<5x3xf32>
  check.equal %0, %r : tensor<5x3xf32>, tensor<5x3xf32>
  return
}

// No rows, no columns, no groups.
func.func private @empty(%x: tensor<0x2xf32>, %w: tensor<3x2x3xf32>, %e: tensor<3xi32>, %a: tensor<2x0xf32>, %b: tensor<0x3xf32>, %c: tensor<2x3xf32>, %v: tensor<0x3x2xf32>, %n: tensor<0xi32>) attributes {no_inline} {
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<0x2xf32>, tensor<3x2x3xf32>, tensor<3xi32>) -> tensor<0x3xf32>
  check.equal %0, %b : tensor<0x3xf32>, tensor<0x3xf32>
  %1 = graph.grouped_matmul %a, %b, %e : (tensor<2x0xf32>, tensor<0x3xf32>, tensor<3xi32>) -> tensor<3x2x3xf32>
  %r1 = graph.constant dense<0.0> : tensor<3x2x3xf32>
  check.equal %1, %r1 : tensor<3x2x3xf32>, tensor<3x2x3xf32>
  %2 = graph.grouped_matmul %c, %v, %n : (tensor<2x3xf32>, tensor<0x3x2xf32>, tensor<0xi32>) -> tensor<2x2xf32>
  %r2 = graph.constant dense<0.0> : tensor<2x2xf32>
  check.equal %2, %r2 : tensor<2x2xf32>, tensor<2x2xf32>
  return
}

// Sums in f32, rounded once: 256 + 1 + 1 of bf16.
func.func private @rounded_once(%x: tensor<1x3xbf16>, %w: tensor<1x3x1xbf16>, %e: tensor<1xi32>) attributes {no_inline} {
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<1x3xbf16>, tensor<1x3x1xbf16>, tensor<1xi32>) -> tensor<1x1xbf16>
  %r = graph.constant dense<258.0> : tensor<1x1xbf16>
  check.equal %0, %r : tensor<1x1xbf16>, tensor<1x1xbf16>
  return
}

// Groups of 33, 0, 34 and 1 of 70 rows.
func.func @rows(%x: tensor<?x40xf32> {graph.dims = ["n", 40]}, %w: tensor<4x40x17xf32>) {
  %e = graph.constant dense<[33, 33, 67, 68]> : tensor<4xi32>
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<?x40xf32>, tensor<4x40x17xf32>, tensor<4xi32>) -> tensor<?x17xf32>
  %x0 = graph.slice %x, dim = 0, start = 0, end = 33, step = 1 : (tensor<?x40xf32>) -> tensor<33x40xf32>
  %w0 = graph.slice %w, dim = 0, start = 0, end = 1, step = 1 : (tensor<4x40x17xf32>) -> tensor<1x40x17xf32>
  %v0 = graph.squeeze %w0, dims = [0] : (tensor<1x40x17xf32>) -> tensor<40x17xf32>
  %y0 = graph.matmul %x0, %v0 : (tensor<33x40xf32>, tensor<40x17xf32>) -> tensor<33x17xf32>
  %x2 = graph.slice %x, dim = 0, start = 33, end = 67, step = 1 : (tensor<?x40xf32>) -> tensor<34x40xf32>
  %w2 = graph.slice %w, dim = 0, start = 2, end = 3, step = 1 : (tensor<4x40x17xf32>) -> tensor<1x40x17xf32>
  %v2 = graph.squeeze %w2, dims = [0] : (tensor<1x40x17xf32>) -> tensor<40x17xf32>
  %y2 = graph.matmul %x2, %v2 : (tensor<34x40xf32>, tensor<40x17xf32>) -> tensor<34x17xf32>
  %x3 = graph.slice %x, dim = 0, start = 67, end = 68, step = 1 : (tensor<?x40xf32>) -> tensor<1x40xf32>
  %w3 = graph.slice %w, dim = 0, start = 3, end = 4, step = 1 : (tensor<4x40x17xf32>) -> tensor<1x40x17xf32>
  %v3 = graph.squeeze %w3, dims = [0] : (tensor<1x40x17xf32>) -> tensor<40x17xf32>
  %y3 = graph.matmul %x3, %v3 : (tensor<1x40xf32>, tensor<40x17xf32>) -> tensor<1x17xf32>
  %z = graph.constant dense<0.0> : tensor<2x17xf32>
  %r = graph.cat %y0, %y2, %y3, %z, dim = 0 : (tensor<33x17xf32>, tensor<34x17xf32>, tensor<1x17xf32>, tensor<2x17xf32>) -> tensor<70x17xf32>
  check.close %0, %r, rtol = 1.0e-5, atol = 1.0e-5 : tensor<?x17xf32>, tensor<70x17xf32>
  return
}

func.func @terms(%x: tensor<40x?xf32> {graph.dims = [40, "n"]}, %w: tensor<?x17xf32> {graph.dims = ["n", 17]}) {
  %e = graph.constant dense<[33, 33, 67, 68]> : tensor<4xi32>
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<40x?xf32>, tensor<?x17xf32>, tensor<4xi32>) -> tensor<4x40x17xf32>
  %x0 = graph.slice %x, dim = 1, start = 0, end = 33, step = 1 : (tensor<40x?xf32>) -> tensor<40x33xf32>
  %w0 = graph.slice %w, dim = 0, start = 0, end = 33, step = 1 : (tensor<?x17xf32>) -> tensor<33x17xf32>
  %v0 = graph.matmul %x0, %w0 : (tensor<40x33xf32>, tensor<33x17xf32>) -> tensor<40x17xf32>
  %y0 = graph.unsqueeze %v0, dim = 0 : (tensor<40x17xf32>) -> tensor<1x40x17xf32>
  %x2 = graph.slice %x, dim = 1, start = 33, end = 67, step = 1 : (tensor<40x?xf32>) -> tensor<40x34xf32>
  %w2 = graph.slice %w, dim = 0, start = 33, end = 67, step = 1 : (tensor<?x17xf32>) -> tensor<34x17xf32>
  %v2 = graph.matmul %x2, %w2 : (tensor<40x34xf32>, tensor<34x17xf32>) -> tensor<40x17xf32>
  %y2 = graph.unsqueeze %v2, dim = 0 : (tensor<40x17xf32>) -> tensor<1x40x17xf32>
  %x3 = graph.slice %x, dim = 1, start = 67, end = 68, step = 1 : (tensor<40x?xf32>) -> tensor<40x1xf32>
  %w3 = graph.slice %w, dim = 0, start = 67, end = 68, step = 1 : (tensor<?x17xf32>) -> tensor<1x17xf32>
  %v3 = graph.matmul %x3, %w3 : (tensor<40x1xf32>, tensor<1x17xf32>) -> tensor<40x17xf32>
  %y3 = graph.unsqueeze %v3, dim = 0 : (tensor<40x17xf32>) -> tensor<1x40x17xf32>
  %z = graph.constant dense<0.0> : tensor<1x40x17xf32>
  %r = graph.cat %y0, %z, %y2, %y3, dim = 0 : (tensor<1x40x17xf32>, tensor<1x40x17xf32>, tensor<1x40x17xf32>, tensor<1x40x17xf32>) -> tensor<4x40x17xf32>
  check.close %0, %r, rtol = 1.0e-5, atol = 1.0e-5 : tensor<4x40x17xf32>, tensor<4x40x17xf32>
  return
}

func.func @main() {
  %x = graph.constant dense<[[1.0, 2.0], [3.0, -1.0], [0.0, 4.0], [2.0, 2.0], [5.0, 1.0]]> : tensor<5x2xf32>
  %w = graph.constant dense<[[[1.0, 0.0, 2.0], [0.0, 1.0, -1.0]], [[0x7FC00000, 0x7FC00000, 0x7FC00000], [0x7FC00000, 0x7FC00000, 0x7FC00000]], [[2.0, 1.0, 0.0], [1.0, -1.0, 3.0]]]> : tensor<3x2x3xf32>
  %e = graph.constant dense<[2, 2, 4]> : tensor<3xi32>
  %x0 = tensor.cast %x : tensor<5x2xf32> to tensor<?x2xf32>
  %w0 = tensor.cast %w : tensor<3x2x3xf32> to tensor<?x2x3xf32>
  %e0 = tensor.cast %e : tensor<3xi32> to tensor<?xi32>
  call @grouped_rows(%x0, %w0, %e0) : (tensor<?x2xf32>, tensor<?x2x3xf32>, tensor<?xi32>) -> ()
  %a = graph.constant dense<[[1.0, 3.0, 0.0, 2.0, 0x7FC00000], [2.0, -1.0, 4.0, 2.0, 0x7FC00000]]> : tensor<2x5xf32>
  %b = graph.constant dense<[[1.0, 2.0, 3.0], [0.0, 1.0, 0.0], [2.0, 0.0, -1.0], [1.0, 1.0, 1.0], [0x7FC00000, 0x7FC00000, 0x7FC00000]]> : tensor<5x3xf32>
  %f = graph.constant dense<[2, 2, 4]> : tensor<3xi64>
  %a1 = tensor.cast %a : tensor<2x5xf32> to tensor<2x?xf32>
  %b1 = tensor.cast %b : tensor<5x3xf32> to tensor<?x3xf32>
  %e1 = tensor.cast %f : tensor<3xi64> to tensor<?xi64>
  call @grouped_terms(%a1, %b1, %e1) : (tensor<2x?xf32>, tensor<?x3xf32>, tensor<?xi64>) -> ()
  %e2 = graph.constant dense<[3, 1, 9]> : tensor<3xi64>
  call @ends_outside(%x, %w, %e2) : (tensor<5x2xf32>, tensor<3x2x3xf32>, tensor<3xi64>) -> ()
  %x3 = graph.constant dense<> : tensor<0x2xf32>
  %a3 = graph.constant dense<> : tensor<2x0xf32>
  %b3 = graph.constant dense<> : tensor<0x3xf32>
  %c3 = graph.constant dense<1.0> : tensor<2x3xf32>
  %v3 = graph.constant dense<> : tensor<0x3x2xf32>
  %n3 = graph.constant dense<> : tensor<0xi32>
  call @empty(%x3, %w, %e, %a3, %b3, %c3, %v3, %n3) : (tensor<0x2xf32>, tensor<3x2x3xf32>, tensor<3xi32>, tensor<2x0xf32>, tensor<0x3xf32>, tensor<2x3xf32>, tensor<0x3x2xf32>, tensor<0xi32>) -> ()
  %x4 = graph.constant dense<[[256.0, 1.0, 1.0]]> : tensor<1x3xbf16>
  %w4 = graph.constant dense<1.0> : tensor<1x3x1xbf16>
  %e4 = graph.constant dense<1> : tensor<1xi32>
  call @rounded_once(%x4, %w4, %e4) : (tensor<1x3xbf16>, tensor<1x3x1xbf16>, tensor<1xi32>) -> ()
  return
}
