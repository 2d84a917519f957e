// Signs of zeros, seen by their reciprocals: comparisons take -0 for 0.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @pairs(%a: tensor<?xf32>, %b: tensor<?xf32>, %high: tensor<4xf32>, %low: tensor<4xf32>) attributes {no_inline} {
  %0 = graph.maximum %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %1 = graph.reciprocal %0 : (tensor<?xf32>) -> tensor<?xf32>
  check.equal %1, %high : tensor<?xf32>, tensor<4xf32>
  %2 = graph.minimum %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %3 = graph.reciprocal %2 : (tensor<?xf32>) -> tensor<?xf32>
  check.equal %3, %low : tensor<?xf32>, tensor<4xf32>
  return
}

func.func private @halves(%a: tensor<4xbf16>, %b: tensor<4xbf16>, %high: tensor<4xbf16>, %low: tensor<4xbf16>) attributes {no_inline} {
  %0 = graph.maximum %a, %b : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  %1 = graph.reciprocal %0 : (tensor<4xbf16>) -> tensor<4xbf16>
  check.equal %1, %high : tensor<4xbf16>, tensor<4xbf16>
  %2 = graph.minimum %a, %b : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  %3 = graph.reciprocal %2 : (tensor<4xbf16>) -> tensor<4xbf16>
  check.equal %3, %low : tensor<4xbf16>, tensor<4xbf16>
  return
}

// Columns hold zeros of both signs in either order, and of one.
func.func private @reduced(%x: tensor<2x4xf32>, %y: tensor<?x2xf32>, %high: tensor<4xf32>, %low: tensor<4xf32>) attributes {no_inline} {
  %0 = graph.amax %x, dims = [0], keepdim = false : (tensor<2x4xf32>) -> tensor<4xf32>
  %1 = graph.reciprocal %0 : (tensor<4xf32>) -> tensor<4xf32>
  check.equal %1, %high : tensor<4xf32>, tensor<4xf32>
  %2 = graph.amin %y, dims = [1], keepdim = false : (tensor<?x2xf32>) -> tensor<?xf32>
  %3 = graph.reciprocal %2 : (tensor<?xf32>) -> tensor<?xf32>
  check.equal %3, %low : tensor<?xf32>, tensor<4xf32>
  return
}

// The largest of many: sums of vectors and of blocks keep the sign as well.
func.func private @many(%x: tensor<?xf32>) attributes {no_inline} {
  %minus = graph.constant dense<0xFF800000> : tensor<f32>
  %0 = graph.amin %x, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
  %1 = graph.reciprocal %0 : (tensor<f32>) -> tensor<f32>
  check.equal %1, %minus : tensor<f32>, tensor<f32>
  return
}

func.func private @signs(%x: tensor<5xf32>) attributes {no_inline} {
  %none = graph.constant dense<0xFF800000> : tensor<5xf32>
  %0 = graph.slice %x, dim = 0, start = 0, end = 1, step = 1 : (tensor<5xf32>) -> tensor<1xf32>
  %zero = graph.expand %0, sizes = [5] : (tensor<1xf32>) -> tensor<5xf32>
  %1 = graph.neg %zero : (tensor<5xf32>) -> tensor<5xf32>
  %2 = graph.reciprocal %1 : (tensor<5xf32>) -> tensor<5xf32>
  check.equal %2, %none : tensor<5xf32>, tensor<5xf32>
  %3 = graph.sqrt %1 : (tensor<5xf32>) -> tensor<5xf32>
  %4 = graph.reciprocal %3 : (tensor<5xf32>) -> tensor<5xf32>
  check.equal %4, %none : tensor<5xf32>, tensor<5xf32>
  // From -0.5 up: trunc, ceil and round give -0, as abs does not.
  %5 = graph.slice %x, dim = 0, start = 1, end = 2, step = 1 : (tensor<5xf32>) -> tensor<1xf32>
  %one = graph.constant dense<0xFF800000> : tensor<1xf32>
  %6 = graph.trunc %5 : (tensor<1xf32>) -> tensor<1xf32>
  %7 = graph.reciprocal %6 : (tensor<1xf32>) -> tensor<1xf32>
  check.equal %7, %one : tensor<1xf32>, tensor<1xf32>
  %8 = graph.ceil %5 : (tensor<1xf32>) -> tensor<1xf32>
  %9 = graph.reciprocal %8 : (tensor<1xf32>) -> tensor<1xf32>
  check.equal %9, %one : tensor<1xf32>, tensor<1xf32>
  %10 = graph.round %5 : (tensor<1xf32>) -> tensor<1xf32>
  %11 = graph.reciprocal %10 : (tensor<1xf32>) -> tensor<1xf32>
  check.equal %11, %one : tensor<1xf32>, tensor<1xf32>
  return
}

func.func @main() {
  %a = graph.constant dense<[0.0, -0.0, -0.0, 0x7FC00000]> : tensor<4xf32>
  %b = graph.constant dense<[-0.0, 0.0, -0.0, 1.0]> : tensor<4xf32>
  %high = graph.constant dense<[0x7F800000, 0x7F800000, 0xFF800000, 0x7FC00000]> : tensor<4xf32>
  %low = graph.constant dense<[0xFF800000, 0xFF800000, 0xFF800000, 0x7FC00000]> : tensor<4xf32>
  %ad = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %bd = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  call @pairs(%ad, %bd, %high, %low) : (tensor<?xf32>, tensor<?xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  %ah = graph.cast %a : (tensor<4xf32>) -> tensor<4xbf16>
  %bh = graph.cast %b : (tensor<4xf32>) -> tensor<4xbf16>
  %highh = graph.cast %high : (tensor<4xf32>) -> tensor<4xbf16>
  %lowh = graph.cast %low : (tensor<4xf32>) -> tensor<4xbf16>
  call @halves(%ah, %bh, %highh, %lowh) : (tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> ()
  %x = graph.constant dense<[[0.0, -0.0, -0.0, 0x7FC00000], [-0.0, 0.0, -0.0, 1.0]]> : tensor<2x4xf32>
  %t = graph.transpose %x, dim0 = 0, dim1 = 1 : (tensor<2x4xf32>) -> tensor<4x2xf32>
  %td = tensor.cast %t : tensor<4x2xf32> to tensor<?x2xf32>
  call @reduced(%x, %td, %high, %low) : (tensor<2x4xf32>, tensor<?x2xf32>, tensor<4xf32>, tensor<4xf32>) -> ()
  %zeros = graph.constant dense<0.0> : tensor<20000xf32>
  %minus = graph.constant dense<-0.0> : tensor<37xf32>
  %all = graph.cat %zeros, %minus, %zeros, dim = 0 : (tensor<20000xf32>, tensor<37xf32>, tensor<20000xf32>) -> tensor<40037xf32>
  %alld = tensor.cast %all : tensor<40037xf32> to tensor<?xf32>
  call @many(%alld) : (tensor<?xf32>) -> ()
  %s = graph.constant dense<[0.0, -0.5, 1.0, 2.0, 3.0]> : tensor<5xf32>
  call @signs(%s) : (tensor<5xf32>) -> ()
  return
}
