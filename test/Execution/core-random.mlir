// Random bits: Philox's known answer for seed and counter 0, and others computed elsewhere.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @bits(%s: tensor<i64>, %o: tensor<i64>, %z: tensor<i64>) attributes {no_inline} {
  %0 = core.philox %z, %z, sizes = [] : (tensor<i64>, tensor<i64>) -> tensor<i64>
  %e0 = core.constant dense<-2204013331526194987> : tensor<i64>
  check.equal %0, %e0 : tensor<i64>, tensor<i64>
  %1 = core.philox %s, %o, sizes = [2, 2] : (tensor<i64>, tensor<i64>) -> tensor<2x2xi64>
  %e1 = core.constant dense<[[-7672621222211240127, -2937672635866178697], [-7821129491113271910, -4990943768753824667]]> : tensor<2x2xi64>
  check.equal %1, %e1 : tensor<2x2xi64>, tensor<2x2xi64>
  return
}

func.func @main() {
  %s = core.constant dense<-1234567890123> : tensor<i64>
  %o = core.constant dense<9223372036854775806> : tensor<i64>
  %z = core.constant dense<0> : tensor<i64>
  call @bits(%s, %o, %z) : (tensor<i64>, tensor<i64>, tensor<i64>) -> ()
  return
}
