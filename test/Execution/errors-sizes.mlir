// Sizes and targets that end a call at run time: of activations, norms, reductions and losses.
// RUN: not tcopt-run %s --entry=glu --input=random:1 --dim A=3 --backend=interp 2>&1 | FileCheck %s --check-prefix=ODD
// RUN: not tcopt-run %s --entry=glu --input=random:1 --dim A=3 --backend=cpu 2>&1 | FileCheck %s --check-prefix=ODD
// RUN: tcopt-run %s --entry=glu --input=random:1 --dim A=4 --check=interp
// RUN: not tcopt-run %s --entry=prelu --input=random:1 --dim A=3 --backend=interp 2>&1 | FileCheck %s --check-prefix=PRELU
// RUN: not tcopt-run %s --entry=prelu --input=random:1 --dim A=3 --backend=cpu 2>&1 | FileCheck %s --check-prefix=PRELU
// RUN: tcopt-run %s --entry=prelu --input=random:1 --dim A=2 --check=interp
// RUN: not tcopt-run %s --entry=groups --input=random:1 --dim A=3 --backend=interp 2>&1 | FileCheck %s --check-prefix=GROUPS
// RUN: not tcopt-run %s --entry=groups --input=random:1 --dim A=3 --backend=cpu 2>&1 | FileCheck %s --check-prefix=GROUPS
// RUN: tcopt-run %s --entry=groups --input=random:1 --dim A=4 --check=interp
// RUN: not tcopt-run %s --entry=norm --input=random:1 --dim A=0 --backend=interp 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not tcopt-run %s --entry=norm --input=random:1 --dim A=0 --backend=cpu 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: tcopt-run %s --entry=norm --input=random:1 --dim A=1 --check=interp
// RUN: not tcopt-run %s --entry=max --input=random:1 --dim A=0 --backend=interp 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not tcopt-run %s --entry=max --input=random:1 --dim A=0 --backend=cpu 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: tcopt-run %s --entry=max --input=random:1 --dim A=1 --check=interp
// RUN: not tcopt-run %s --entry=weight --input=random:1 --dim A=3 --backend=interp 2>&1 | FileCheck %s --check-prefix=WEIGHT
// RUN: not tcopt-run %s --entry=weight --input=random:1 --dim A=3 --backend=cpu 2>&1 | FileCheck %s --check-prefix=WEIGHT
// RUN: tcopt-run %s --entry=weight --input=random:1 --dim A=2 --check=interp
// RUN: not tcopt-run %s --entry=target --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not tcopt-run %s --entry=target --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: tcopt-run %s --entry=ignored --input=random:1 --check=interp

// ODD: error: {{.*}}even
func.func @glu(%x: tensor<2x?xf32> {graph.dims = [2, "A"]}) -> tensor<2x?xf32> {
  %r = graph.glu %x, dim = 1 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// PRELU: error: {{.*}}weight
func.func @prelu(%x: tensor<2x?xf32> {graph.dims = [2, "A"]}) -> tensor<2x?xf32> {
  %w = graph.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r = graph.prelu %x, %w : (tensor<2x?xf32>, tensor<2xf32>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// GROUPS: error: {{.*}}groups
func.func @groups(%x: tensor<2x?xf32> {graph.dims = [2, "A"]}) -> tensor<2x?xf32> {
  %r = graph.group_norm %x, num_groups = 2, eps = 1.0 : (tensor<2x?xf32>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}

// EMPTY: error: {{.*}}not{{.*}}empty
func.func @norm(%x: tensor<2x?xf32> {graph.dims = [2, "A"]}) -> tensor<2xf32> {
  %r = graph.vector_norm %x, ord = 0x7FF0000000000000, dims = [1], keepdim = false : (tensor<2x?xf32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @max(%x: tensor<2x?xf32> {graph.dims = [2, "A"]}) -> tensor<2xf32> {
  %r, %i = graph.max %x, dim = 1, keepdim = false : (tensor<2x?xf32>) -> (tensor<2xf32>, tensor<2xi64>)
  return %r : tensor<2xf32>
}

// WEIGHT: error: {{.*}}weight
func.func @weight(%x: tensor<2x?xf32> {graph.dims = [2, "A"]}) -> tensor<f32> {
  %t = graph.constant dense<[0, 1]> : tensor<2xi64>
  %w = graph.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %r = graph.nll_loss %x, %t, weight %w, ignore_index = -100, reduction = mean : (tensor<2x?xf32>, tensor<2xi64>, tensor<2xf32>) -> tensor<f32>
  return %r : tensor<f32>
}

// TARGET: error: {{.*}}index out of bounds
func.func @target(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %t = graph.constant dense<[0, 3]> : tensor<2xi64>
  %r = graph.cross_entropy %x, %t, ignore_index = 4, label_smoothing = 0.0, reduction = none : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @ignored(%x: tensor<2x3xf32>) -> tensor<2xf32> {
  %t = graph.constant dense<[0, 3]> : tensor<2xi64>
  %r = graph.cross_entropy %x, %t, ignore_index = 3, label_smoothing = 0.0, reduction = none : (tensor<2x3xf32>, tensor<2xi64>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
