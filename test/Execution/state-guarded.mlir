// What a branch that is not taken would read outside of a constant is not read early.
// RUN: tcopt-run %s --input=zeros --check=phases
// RUN: not tcopt-run %s --entry=taken --input=zeros 2>&1 | FileCheck %s
// CHECK: start of narrow must give a part inside of x

func.func @main(%x: tensor<4xf32>, %flag: tensor<i1>) -> tensor<4xf32> {
  %w = graph.constant dense_resource<w> : tensor<2x4xf32>
  %c = tensor.extract %flag[] : tensor<i1>
  %r = scf.if %c -> tensor<4xf32> {
    %i = graph.constant dense<1000000000> : tensor<i64>
    %s = graph.narrow %w, %i, sizes = [1], dim = 0 : (tensor<2x4xf32>, tensor<i64>) -> tensor<1x4xf32>
    %e0 = graph.exp %s : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %e = graph.reshape %e0, sizes=[4] : (tensor<1x4xf32>) -> tensor<4xf32>
    %f = graph.softmax %e, dim = 0 : (tensor<4xf32>) -> tensor<4xf32>
    %y = graph.add %x, %f : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    scf.yield %y : tensor<4xf32>
  } else {
    scf.yield %x : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

func.func @taken(%x: tensor<4xf32>) -> tensor<4xf32> {
  %w = graph.constant dense_resource<w> : tensor<2x4xf32>
  %i = graph.constant dense<1000000000> : tensor<i64>
  %s = graph.narrow %w, %i, sizes = [1], dim = 0 : (tensor<2x4xf32>, tensor<i64>) -> tensor<1x4xf32>
  %e = graph.softmax %s, dim = 1 : (tensor<1x4xf32>) -> tensor<1x4xf32>
  %y = graph.add %x, %e : (tensor<4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
  %z = graph.reshape %y, sizes = [4] : (tensor<1x4xf32>) -> tensor<4xf32>
  return %z : tensor<4xf32>
}

{-# dialect_resources: { builtin: { w: "0x080000000000803F000000400000803F000000400000803F000000400000803F00000040" } } #-}
