// Angles of constant points: those of zeros have the signs of the zeros, which reciprocals show.
// Other angles are within 3 ulp, as functions of f64 are computed by polynomials.
// RUN: tcopt-run %s
// RUN: tcopt-run %s --backend=interp
// RUN: sed 's/@main() {/@main() attributes {tcopt.numerics = "strict"} {/' %s | tcopt-run -

func.func @main() {
  %zero = graph.constant dense<0.0> : tensor<f64>
  %minus = graph.constant dense<-0.0> : tensor<f64>
  %one = graph.constant dense<1.0> : tensor<f64>
  %pi = graph.constant dense<3.14159265358979323846> : tensor<f64>
  %minus_pi = graph.constant dense<-3.14159265358979323846> : tensor<f64>
  %half = graph.constant dense<1.57079632679489661923> : tensor<f64>
  %inf = graph.constant dense<0x7FF0000000000000> : tensor<f64>
  %minus_inf = graph.constant dense<0xFFF0000000000000> : tensor<f64>
  %a = graph.atan2 %zero, %zero : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %b = graph.atan2 %minus, %zero : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %c = graph.atan2 %zero, %minus : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %d = graph.atan2 %minus, %minus : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %e = graph.atan2 %one, %zero : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %ra = graph.reciprocal %a : (tensor<f64>) -> tensor<f64>
  %rb = graph.reciprocal %b : (tensor<f64>) -> tensor<f64>
  check.equal %ra, %inf : tensor<f64>, tensor<f64>
  check.equal %rb, %minus_inf : tensor<f64>, tensor<f64>
  check.close %c, %pi, rtol = 4.0e-16, atol = 0.0 : tensor<f64>, tensor<f64>
  check.close %d, %minus_pi, rtol = 4.0e-16, atol = 0.0 : tensor<f64>, tensor<f64>
  check.close %e, %half, rtol = 4.0e-16, atol = 0.0 : tensor<f64>, tensor<f64>
  return
}
