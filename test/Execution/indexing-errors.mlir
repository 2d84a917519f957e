// Places outside of a tensor end the call, by the interpreter and in compiled code.
// RUN: not tcopt-run %s --entry=gather --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not tcopt-run %s --entry=gather --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not tcopt-run %s --entry=index --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not tcopt-run %s --entry=index --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: not tcopt-run %s --entry=high --input=random:1 --dim A=4 --backend=interp 2>&1 | FileCheck %s --check-prefix=NARROW
// RUN: not tcopt-run %s --entry=high --input=random:1 --dim A=4 --backend=cpu 2>&1 | FileCheck %s --check-prefix=NARROW
// RUN: not tcopt-run %s --entry=low --input=random:1 --dim A=4 --backend=cpu 2>&1 | FileCheck %s --check-prefix=NARROW
// RUN: tcopt-run %s --entry=high --input=random:1 --dim A=5 --check=interp
// RUN: tcopt-run %s --entry=low --input=random:1 --dim A=5 --check=interp
// RUN: not tcopt-run %s --entry=pad --input=random:1 --dim A=2 --backend=interp 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not tcopt-run %s --entry=pad --input=random:1 --dim A=2 --backend=cpu 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: tcopt-run %s --entry=pad --input=random:1 --dim A=3 --check=interp
// RUN: not tcopt-run %s --entry=view --input=random:1 --dim A=2 --backend=interp 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not tcopt-run %s --entry=view --input=random:1 --dim A=2 --backend=cpu 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: not tcopt-run %s --entry=crop --input=random:1 --dim A=2 --backend=cpu 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: tcopt-run %s --entry=crop --input=random:1 --dim A=3 --check=interp

// INDEX: error: {{.*}}index out of bounds
func.func @gather(%x: tensor<5x2xf32>) -> tensor<1x2xf32> {
  %i = graph.constant dense<[[0, -1]]> : tensor<1x2xi64>
  %r = graph.gather %x, %i, dim = 0 : (tensor<5x2xf32>, tensor<1x2xi64>) -> tensor<1x2xf32>
  return %r : tensor<1x2xf32>
}
func.func @index(%x: tensor<5x2xf32>) -> tensor<2x2xf32> {
  %i = graph.constant dense<[0, -6]> : tensor<2xi64>
  %r = graph.index %x, %i, dims = [0] : (tensor<5x2xf32>, tensor<2xi64>) -> tensor<2x2xf32>
  return %r : tensor<2x2xf32>
}

// NARROW: error: {{.*}}start of narrow must give a part inside of x
func.func @high(%x: tensor<?xf32> {graph.dims = ["A"]}) -> tensor<2xf32> {
  %s = graph.constant dense<3> : tensor<i64>
  %r = graph.narrow %x, %s, sizes = [2], dim = 0 : (tensor<?xf32>, tensor<i64>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @low(%x: tensor<?xf32> {graph.dims = ["A"]}) -> tensor<2xf32> {
  %s = graph.constant dense<-5> : tensor<i32>
  %r = graph.narrow %x, %s, sizes = [2], dim = 0 : (tensor<?xf32>, tensor<i32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// SIZE: error: {{.*}}
func.func @pad(%x: tensor<?xf32> {graph.dims = ["A"]}) -> tensor<?xf32> {
  %r = graph.reflection_pad %x, low = [2], high = [1] : (tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func @view(%x: tensor<?xf32> {graph.dims = ["A"]}) -> tensor<3xf32> {
  %r = graph.as_strided %x, sizes = [3], strides = [1], storage_offset = 0 : (tensor<?xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
func.func @crop(%x: tensor<?xf32> {graph.dims = ["A"]}, %v: tensor<f32>) -> tensor<?xf32> {
  %r = graph.pad %x, %v, low = [-1], high = [-2] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}
