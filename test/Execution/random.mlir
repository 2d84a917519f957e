// Random numbers, by the definitions computed elsewhere.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @numbers(%s: tensor<i64>, %o: tensor<i64>, %n: index) attributes {no_inline} {
  %1 = graph.rand %s, %o, sizes = [%n], dtype = f64 : (tensor<i64>, tensor<i64>, index) -> tensor<?xf64>
  %e1 = graph.constant dense<[0.5840663701110093, 0.8407484473071335, 0.5760157207222271, 0.7294403961582056]> : tensor<4xf64>
  check.equal %1, %e1 : tensor<?xf64>, tensor<4xf64>
  %2 = graph.rand %s, %o, sizes = [%n], dtype = f32 : (tensor<i64>, tensor<i64>, index) -> tensor<?xf32>
  %e2 = graph.constant dense<[0.5840663313865662, 0.8407484292984009, 0.5760157108306885, 0.7294403910636902]> : tensor<4xf32>
  check.equal %2, %e2 : tensor<?xf32>, tensor<4xf32>
  %3 = graph.rand %s, %o, sizes = [%n], dtype = f16 : (tensor<i64>, tensor<i64>, index) -> tensor<?xf16>
  %e3 = graph.constant dense<[0.583984375, 0.84033203125, 0.57568359375, 0.72900390625]> : tensor<4xf16>
  check.equal %3, %e3 : tensor<?xf16>, tensor<4xf16>
  %4 = graph.rand %s, %o, sizes = [%n], dtype = bf16 : (tensor<i64>, tensor<i64>, index) -> tensor<?xbf16>
  %e4 = graph.constant dense<[0.58203125, 0.83984375, 0.57421875, 0.7265625]> : tensor<4xbf16>
  check.equal %4, %e4 : tensor<?xbf16>, tensor<4xbf16>
  %5 = graph.randn %s, %o, sizes = [%n], dtype = f32 : (tensor<i64>, tensor<i64>, index) -> tensor<?xf32>
  %e5 = graph.constant dense<[-1.3034668103001579, 0.7854539467728707, -1.0701487408123858, -0.06491103232341347]> : tensor<4xf32>
  check.close %5, %e5, rtol = 2.0e-06, atol = 1.0e-06 : tensor<?xf32>, tensor<4xf32>
  %6 = graph.randn %s, %o, sizes = [%n], dtype = f16 : (tensor<i64>, tensor<i64>, index) -> tensor<?xf16>
  %e6 = graph.constant dense<[-1.3034668103001579, 0.7854539467728707, -1.0701487408123858, -0.06491103232341347]> : tensor<4xf16>
  check.close %6, %e6, rtol = 1.0e-03, atol = 1.0e-03 : tensor<?xf16>, tensor<4xf16>
  %7 = graph.randn %s, %o, sizes = [%n], dtype = bf16 : (tensor<i64>, tensor<i64>, index) -> tensor<?xbf16>
  %e7 = graph.constant dense<[-1.3034668103001579, 0.7854539467728707, -1.0701487408123858, -0.06491103232341347]> : tensor<4xbf16>
  check.close %7, %e7, rtol = 8.0e-03, atol = 8.0e-03 : tensor<?xbf16>, tensor<4xbf16>
  %8 = graph.randn %s, %o, sizes = [%n], dtype = f64 : (tensor<i64>, tensor<i64>, index) -> tensor<?xf64>
  %e8 = graph.constant dense<[0.5597929323048894, -0.13530728819505514, 1.6029378128799594, -0.15829343926788716]> : tensor<4xf64>
  check.close %8, %e8, rtol = 1.0e-13, atol = 1.0e-15 : tensor<?xf64>, tensor<4xf64>
  %9 = graph.randint %s, %o, sizes = [%n], low = -9, high = 100, dtype = i64 : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %e9 = graph.constant dense<[38, 88, 63, 70]> : tensor<4xi64>
  check.equal %9, %e9 : tensor<?xi64>, tensor<4xi64>
  %10 = graph.randint %s, %o, sizes = [%n], low = -9, high = 100, dtype = i32 : (tensor<i64>, tensor<i64>, index) -> tensor<?xi32>
  %e10 = graph.constant dense<[38, 88, 63, 70]> : tensor<4xi32>
  check.equal %10, %e10 : tensor<?xi32>, tensor<4xi32>
  %11 = graph.randint %s, %o, sizes = [%n], low = -9, high = 100, dtype = i16 : (tensor<i64>, tensor<i64>, index) -> tensor<?xi16>
  %e11 = graph.constant dense<[38, 88, 63, 70]> : tensor<4xi16>
  check.equal %11, %e11 : tensor<?xi16>, tensor<4xi16>
  %12 = graph.randint %s, %o, sizes = [%n], low = -9, high = 100, dtype = i8 : (tensor<i64>, tensor<i64>, index) -> tensor<?xi8>
  %e12 = graph.constant dense<[38, 88, 63, 70]> : tensor<4xi8>
  check.equal %12, %e12 : tensor<?xi8>, tensor<4xi8>
  %13 = graph.randint %s, %o, sizes = [%n], low = 3, high = 256, dtype = ui8 : (tensor<i64>, tensor<i64>, index) -> tensor<?xui8>
  %e13 = graph.constant dense<[210, 42, 124, 96]> : tensor<4xui8>
  check.equal %13, %e13 : tensor<?xui8>, tensor<4xui8>
  %14 = graph.randint %s, %o, sizes = [%n], low = -4611686018427387904, high = 4611686018427387903, dtype = i64 : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %e14 = graph.constant dense<[775375407321767840, 3142849700494298555, 701121272870751949, 2116214134050475570]> : tensor<4xi64>
  check.equal %14, %e14 : tensor<?xi64>, tensor<4xi64>
  return
}

func.func private @choice(%s: tensor<i64>, %o: tensor<i64>) attributes {no_inline} {
  %p = graph.constant dense<[0.0, 1.0, 0.5760157108306885, 1.0]> : tensor<4xf32>
  %0 = graph.bernoulli %p, %s, %o : (tensor<4xf32>, tensor<i64>, tensor<i64>) -> tensor<4xf32>
  %e0 = graph.constant dense<[0.0, 1.0, 0.0, 1.0]> : tensor<4xf32>
  check.equal %0, %e0 : tensor<4xf32>, tensor<4xf32>
  %x = graph.constant dense<[1.0, -3.0, 0x7FC00000, 0x7F800000]> : tensor<4xf32>
  %1:2 = graph.dropout %x, %s, %o, p = 0.5 : (tensor<4xf32>, tensor<i64>, tensor<i64>) -> (tensor<4xf32>, tensor<4xi1>)
  %e1 = graph.constant dense<[2.0, -6.0, 0x7FC00000, 0x7F800000]> : tensor<4xf32>
  %m1 = graph.constant dense<[true, true, true, true]> : tensor<4xi1>
  check.close %1#0, %e1, rtol = 0.0, atol = 0.0 : tensor<4xf32>, tensor<4xf32>
  check.equal %1#1, %m1 : tensor<4xi1>, tensor<4xi1>
  %f = graph.constant dense<[1.0, -3.0, 2.0, 4.0]> : tensor<4xf32>
  %2:2 = graph.dropout %f, %s, %o, p = 1.0 : (tensor<4xf32>, tensor<i64>, tensor<i64>) -> (tensor<4xf32>, tensor<4xi1>)
  %e2 = graph.constant dense<0.0> : tensor<4xf32>
  check.close %2#0, %e2, rtol = 0.0, atol = 0.0 : tensor<4xf32>, tensor<4xf32>
  return
}

func.func private @order(%s: tensor<i64>, %o: tensor<i64>, %n: index) attributes {no_inline} {
  %0 = graph.randperm %s, %o, sizes = [%n] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %e0 = graph.constant dense<[2, 0, 3, 1]> : tensor<4xi64>
  check.equal %0, %e0 : tensor<?xi64>, tensor<4xi64>
  %p = graph.constant dense<[[1.0, 2.0, 1.0], [0.0, 0.0, 3.0]]> : tensor<2x3xf32>
  %1 = graph.multinomial %p, %s, %o, num_samples = 2, replacement = true : (tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<2x2xi64>
  %e1 = graph.constant dense<[[1, 2], [2, 2]]> : tensor<2x2xi64>
  check.equal %1, %e1 : tensor<2x2xi64>, tensor<2x2xi64>
  %q = graph.constant dense<[1.0, 0.0, 3.0, 0.5]> : tensor<4xf16>
  %2 = graph.multinomial %q, %s, %o, num_samples = 4, replacement = false : (tensor<4xf16>, tensor<i64>, tensor<i64>) -> tensor<4xi64>
  %e2 = graph.constant dense<[2, 0, 3, 1]> : tensor<4xi64>
  check.equal %2, %e2 : tensor<4xi64>, tensor<4xi64>
  return
}

func.func @main() {
  %s = graph.constant dense<-1234567890123> : tensor<i64>
  %o = graph.constant dense<9223372036854775806> : tensor<i64>
  %n = arith.constant 4 : index
  call @numbers(%s, %o, %n) : (tensor<i64>, tensor<i64>, index) -> ()
  call @choice(%s, %o) : (tensor<i64>, tensor<i64>) -> ()
  call @order(%s, %o, %n) : (tensor<i64>, tensor<i64>, index) -> ()
  return
}
