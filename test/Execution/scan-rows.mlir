// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: tcopt-run %s --backend=cpu --threads=2
// Rows go together in a few, with a rest; they agree with columns, which do not.

func.func private @row_sums(%x: tensor<50x7xf32>) -> tensor<50x7xf32> attributes {no_inline} {
  %r = graph.cumsum %x, dim = 1 : (tensor<50x7xf32>) -> tensor<50x7xf32>
  return %r : tensor<50x7xf32>
}
func.func private @row_sums_of_any(%x: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {no_inline} {
  %r = graph.cumsum %x, dim = 1 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
func.func private @row_maxima(%x: tensor<50x7xf32>) -> (tensor<50x7xf32>, tensor<50x7xi64>) attributes {no_inline} {
  %r:2 = graph.cummax %x, dim = 1 : (tensor<50x7xf32>) -> (tensor<50x7xf32>, tensor<50x7xi64>)
  return %r#0, %r#1 : tensor<50x7xf32>, tensor<50x7xi64>
}
func.func private @row_maxima_of_any(%x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>) attributes {no_inline} {
  %r:2 = graph.cummax %x, dim = 1 : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  return %r#0, %r#1 : tensor<?x?xf32>, tensor<?x?xi64>
}
func.func private @row_minima(%x: tensor<5x10x7xi32>) -> (tensor<5x10x7xi32>, tensor<5x10x7xi64>) attributes {no_inline} {
  %r:2 = graph.cummin %x, dim = 2 : (tensor<5x10x7xi32>) -> (tensor<5x10x7xi32>, tensor<5x10x7xi64>)
  return %r#0, %r#1 : tensor<5x10x7xi32>, tensor<5x10x7xi64>
}

// i * i mod 23 - 11, among them many equal ones.
func.func private @numbers() -> tensor<50x7xf32> attributes {no_inline} {
  %start = graph.constant dense<0> : tensor<i64>
  %step = graph.constant dense<1> : tensor<i64>
  %places = graph.arange %start, %step, sizes = [350] : (tensor<i64>, tensor<i64>) -> tensor<350xi64>
  %squares = graph.mul %places, %places : (tensor<350xi64>, tensor<350xi64>) -> tensor<350xi64>
  %c23 = graph.constant dense<23> : tensor<i64>
  %c11 = graph.constant dense<11> : tensor<i64>
  %rest = graph.remainder %squares, %c23 : (tensor<350xi64>, tensor<i64>) -> tensor<350xi64>
  %number = graph.sub %rest, %c11 : (tensor<350xi64>, tensor<i64>) -> tensor<350xi64>
  %flat = graph.cast %number : (tensor<350xi64>) -> tensor<350xf32>
  %x = graph.reshape %flat, sizes = [50, 7] : (tensor<350xf32>) -> tensor<50x7xf32>
  return %x : tensor<50x7xf32>
}

func.func @sums() {
  %x = call @numbers() : () -> tensor<50x7xf32>
  %columns = graph.transpose %x, dim0 = 0, dim1 = 1 : (tensor<50x7xf32>) -> tensor<7x50xf32>
  %t = graph.cumsum %columns, dim = 0 : (tensor<7x50xf32>) -> tensor<7x50xf32>
  %want = graph.transpose %t, dim0 = 0, dim1 = 1 : (tensor<7x50xf32>) -> tensor<50x7xf32>
  %r = call @row_sums(%x) : (tensor<50x7xf32>) -> tensor<50x7xf32>
  check.equal %r, %want : tensor<50x7xf32>, tensor<50x7xf32>
  %any = tensor.cast %x : tensor<50x7xf32> to tensor<?x?xf32>
  %ra = call @row_sums_of_any(%any) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %rs = tensor.cast %ra : tensor<?x?xf32> to tensor<50x7xf32>
  check.equal %rs, %want : tensor<50x7xf32>, tensor<50x7xf32>
  return
}

// 7 becomes NaN, and there are zeros of both signs.
func.func @extrema() {
  %n = call @numbers() : () -> tensor<50x7xf32>
  %seven = graph.constant dense<7.0> : tensor<f32>
  %nan = graph.constant dense<0x7FC00000> : tensor<f32>
  %is7 = graph.eq %n, %seven : (tensor<50x7xf32>, tensor<f32>) -> tensor<50x7xi1>
  %y = graph.where %is7, %nan, %n : (tensor<50x7xi1>, tensor<f32>, tensor<50x7xf32>) -> tensor<50x7xf32>
  %zero = graph.constant dense<-0.0> : tensor<f32>
  %two = graph.constant dense<2.0> : tensor<f32>
  %is2 = graph.eq %n, %two : (tensor<50x7xf32>, tensor<f32>) -> tensor<50x7xi1>
  %x = graph.where %is2, %zero, %y : (tensor<50x7xi1>, tensor<f32>, tensor<50x7xf32>) -> tensor<50x7xf32>
  %columns = graph.transpose %x, dim0 = 0, dim1 = 1 : (tensor<50x7xf32>) -> tensor<7x50xf32>
  %t:2 = graph.cummax %columns, dim = 0 : (tensor<7x50xf32>) -> (tensor<7x50xf32>, tensor<7x50xi64>)
  %want = graph.transpose %t#0, dim0 = 0, dim1 = 1 : (tensor<7x50xf32>) -> tensor<50x7xf32>
  %place = graph.transpose %t#1, dim0 = 0, dim1 = 1 : (tensor<7x50xi64>) -> tensor<50x7xi64>
  %r:2 = call @row_maxima(%x) : (tensor<50x7xf32>) -> (tensor<50x7xf32>, tensor<50x7xi64>)
  check.equal %r#0, %want : tensor<50x7xf32>, tensor<50x7xf32>
  check.equal %r#1, %place : tensor<50x7xi64>, tensor<50x7xi64>
  %any = tensor.cast %x : tensor<50x7xf32> to tensor<?x?xf32>
  %ra:2 = call @row_maxima_of_any(%any) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xi64>)
  %rs = tensor.cast %ra#0 : tensor<?x?xf32> to tensor<50x7xf32>
  %ri = tensor.cast %ra#1 : tensor<?x?xi64> to tensor<50x7xi64>
  check.equal %rs, %want : tensor<50x7xf32>, tensor<50x7xf32>
  check.equal %ri, %place : tensor<50x7xi64>, tensor<50x7xi64>
  return
}

func.func @minima() {
  %n = call @numbers() : () -> tensor<50x7xf32>
  %i = graph.cast %n : (tensor<50x7xf32>) -> tensor<50x7xi32>
  %x = graph.reshape %i, sizes = [5, 10, 7] : (tensor<50x7xi32>) -> tensor<5x10x7xi32>
  %columns = graph.transpose %i, dim0 = 0, dim1 = 1 : (tensor<50x7xi32>) -> tensor<7x50xi32>
  %t:2 = graph.cummin %columns, dim = 0 : (tensor<7x50xi32>) -> (tensor<7x50xi32>, tensor<7x50xi64>)
  %w = graph.transpose %t#0, dim0 = 0, dim1 = 1 : (tensor<7x50xi32>) -> tensor<50x7xi32>
  %p = graph.transpose %t#1, dim0 = 0, dim1 = 1 : (tensor<7x50xi64>) -> tensor<50x7xi64>
  %want = graph.reshape %w, sizes = [5, 10, 7] : (tensor<50x7xi32>) -> tensor<5x10x7xi32>
  %place = graph.reshape %p, sizes = [5, 10, 7] : (tensor<50x7xi64>) -> tensor<5x10x7xi64>
  %r:2 = call @row_minima(%x) : (tensor<5x10x7xi32>) -> (tensor<5x10x7xi32>, tensor<5x10x7xi64>)
  check.equal %r#0, %want : tensor<5x10x7xi32>, tensor<5x10x7xi32>
  check.equal %r#1, %place : tensor<5x10x7xi64>, tensor<5x10x7xi64>
  return
}

func.func @main() {
  call @sums() : () -> ()
  call @extrema() : () -> ()
  call @minima() : () -> ()
  return
}
