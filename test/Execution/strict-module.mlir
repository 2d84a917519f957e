// The numerics that a module states are of its functions: the bits are the same on all levels of instructions and as each op's alone.
// RUN: rm -rf %t && mkdir %t
// RUN: tcopt-run %s --input=random:3 --target-cpu=x86-64 --output=%t/lowest
// RUN: tcopt-run %s --input=random:3 --output=%t/native
// RUN: tcopt-run %s --entry=one_by_one --input=random:3 --output=%t/apart
// RUN: tcopt-run %s --entry=stated --input=random:3 --output=%t/stated
// RUN: cmp %t/lowest/0.npy %t/native/0.npy
// RUN: cmp %t/apart/0.npy %t/native/0.npy
// RUN: cmp %t/stated/0.npy %t/native/0.npy

module attributes {tcopt.numerics = #tcopt.numerics<strict>} {
  func.func @main(%x: tensor<19x45xf32>, %m: tensor<19x1xf32>) -> tensor<19xf32> {
    %d = graph.sub %x, %m : (tensor<19x45xf32>, tensor<19x1xf32>) -> tensor<19x45xf32>
    %e = graph.exp %d : (tensor<19x45xf32>) -> tensor<19x45xf32>
    %s = graph.sum %e, dims = [1], keepdim = false : (tensor<19x45xf32>) -> tensor<19xf32>
    return %s : tensor<19xf32>
  }

  func.func @stated(%x: tensor<19x45xf32>, %m: tensor<19x1xf32>) -> tensor<19xf32> attributes {tcopt.numerics = "strict"} {
    %d = graph.sub %x, %m : (tensor<19x45xf32>, tensor<19x1xf32>) -> tensor<19x45xf32>
    %e = graph.exp %d : (tensor<19x45xf32>) -> tensor<19x45xf32>
    %s = graph.sum %e, dims = [1], keepdim = false : (tensor<19x45xf32>) -> tensor<19xf32>
    return %s : tensor<19xf32>
  }

  func.func private @sub(%x: tensor<19x45xf32>, %m: tensor<19x1xf32>) -> tensor<19x45xf32> attributes {no_inline} {
    %d = graph.sub %x, %m : (tensor<19x45xf32>, tensor<19x1xf32>) -> tensor<19x45xf32>
    return %d : tensor<19x45xf32>
  }

  func.func private @exp(%d: tensor<19x45xf32>) -> tensor<19x45xf32> attributes {no_inline} {
    %e = graph.exp %d : (tensor<19x45xf32>) -> tensor<19x45xf32>
    return %e : tensor<19x45xf32>
  }

  func.func private @sum(%e: tensor<19x45xf32>) -> tensor<19xf32> attributes {no_inline} {
    %s = graph.sum %e, dims = [1], keepdim = false : (tensor<19x45xf32>) -> tensor<19xf32>
    return %s : tensor<19xf32>
  }

  func.func @one_by_one(%x: tensor<19x45xf32>, %m: tensor<19x1xf32>) -> tensor<19xf32> {
    %d = call @sub(%x, %m) : (tensor<19x45xf32>, tensor<19x1xf32>) -> tensor<19x45xf32>
    %e = call @exp(%d) : (tensor<19x45xf32>) -> tensor<19x45xf32>
    %s = call @sum(%e) : (tensor<19x45xf32>) -> tensor<19xf32>
    return %s : tensor<19xf32>
  }
}
