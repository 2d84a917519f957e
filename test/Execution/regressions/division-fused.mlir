// A division that is copied into its reader leaves nothing behind.
// RUN: tcopt-run %s --input=random:1 --check=interp

func.func @main(%a: tensor<3xi64>) -> tensor<3xi64> {
  %b = graph.constant dense<[2, -3, 5]> : tensor<3xi64>
  %r = graph.div %a, %b, rounding_mode = floor : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}
