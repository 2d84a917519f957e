// tcopt-run tcopt-conformance-cpu/graph.grid_sample-3.mlir --backend=cpu --input=special:1 --dim arg0.0=2 --dim arg1.0=2 --check=interp
func.func @main(%x: tensor<?x2x4x5xf64>, %g: tensor<?x3x2x2xf64>) -> tensor<?x2x3x2xf64> {
  %r = graph.grid_sample %x, %g, mode = cubic, padding_mode = zeros, align_corners = true : (tensor<?x2x4x5xf64>, tensor<?x3x2x2xf64>) -> tensor<?x2x3x2xf64>
  return %r : tensor<?x2x3x2xf64>
}
