// A program that only hands its input on is executed by every backend.
// RUN: tcopt-run %s --input=random:1 --backend=interp
// RUN: tcopt-run %s --input=random:1 --check=interp
// RUN: tcopt-run %s --input=random:1 --check=phases

func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  return %x : tensor<3xf32>
}
