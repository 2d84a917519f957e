// A part of a buffer of unknown size is read by threads.
// RUN: tcopt-run %s --input=random:1 --dim B=5 --threads=2 --check=interp

func.func @main(%x: tensor<?x17x17xi16> {graph.dims = ["B", 17, 17]}, %w: tensor<3x17xi16>, %b: tensor<3xi16>) -> tensor<?x7x3xi16> {
  %0 = graph.slice %x, dim = 1, start = 10, end = 20, step = 1 : (tensor<?x17x17xi16>) -> tensor<?x7x17xi16>
  %1 = graph.linear %0, %w, %b : (tensor<?x7x17xi16>, tensor<3x17xi16>, tensor<3xi16>) -> tensor<?x7x3xi16>
  return %1 : tensor<?x7x3xi16>
}
