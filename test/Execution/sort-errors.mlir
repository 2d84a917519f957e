// What ordering takes for granted of unknown sizes, at run time.
// RUN: not tcopt-run %s --entry=topk --input=random:1 --dim A=2 --backend=interp 2>&1 | FileCheck %s --check-prefix=K
// RUN: not tcopt-run %s --entry=topk --input=random:1 --dim A=2 --backend=cpu 2>&1 | FileCheck %s --check-prefix=K
// RUN: not tcopt-run %s --entry=kthvalue --input=random:1 --dim A=2 --backend=cpu 2>&1 | FileCheck %s --check-prefix=K
// RUN: not tcopt-run %s --entry=median --input=random:1 --dim A=0 --backend=interp 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not tcopt-run %s --entry=median --input=random:1 --dim A=0 --backend=cpu 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not tcopt-run %s --entry=mode --input=random:1 --dim A=0 --backend=cpu 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: tcopt-run %s --entry=topk --input=random:1 --dim A=3 --check=phases
// RUN: tcopt-run %s --entry=mode --input=random:1 --dim A=1 --check=phases

// K: error: {{.*(must not be smaller than k|expected at least 3 elements)}}
func.func @topk(%x: tensor<?x4xf32> {graph.dims = ["A", 4]}) -> tensor<3x4xf32> {
  %v, %i = graph.topk %x, k = 3, dim = 0, largest = true : (tensor<?x4xf32>) -> (tensor<3x4xf32>, tensor<3x4xi64>)
  return %v : tensor<3x4xf32>
}
func.func @kthvalue(%x: tensor<?x4xf32> {graph.dims = ["A", 4]}) -> tensor<4xi64> {
  %v, %i = graph.kthvalue %x, k = 3, dim = 0, keepdim = false : (tensor<?x4xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  return %i : tensor<4xi64>
}

// EMPTY: error: {{.*(must not be empty|expected at least 1 elements)}}
func.func @median(%x: tensor<?x4xf32> {graph.dims = ["A", 4]}) -> tensor<4xf32> {
  %v, %i = graph.median %x, dim = 0, keepdim = false : (tensor<?x4xf32>) -> (tensor<4xf32>, tensor<4xi64>)
  return %v : tensor<4xf32>
}
func.func @mode(%x: tensor<?x4xi32> {graph.dims = ["A", 4]}) -> tensor<1x4xi32> {
  %v, %i = graph.mode %x, dim = 0, keepdim = true : (tensor<?x4xi32>) -> (tensor<1x4xi32>, tensor<1x4xi64>)
  return %v : tensor<1x4xi32>
}
