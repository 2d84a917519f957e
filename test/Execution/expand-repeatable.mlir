// A repeatable dimension is repeated if its size is 1 at run time: sizes of 1, requested sizes, empty dimensions, the gradient, and
// an error for another size. Values: by hand.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: tcopt-run %s --check=phases
// RUN: not tcopt-run %s --entry=misfit --backend=cpu 2>&1 | FileCheck %s --check-prefix=CPU
// RUN: not tcopt-run %s --entry=misfit --backend=interp 2>&1 | FileCheck %s --check-prefix=INTERP

func.func private @to(%x: tensor<?x?xf32>, %n: index, %m: index) -> tensor<?x?xf32> attributes {no_inline} {
  %r = graph.expand %x, sizes = [%n, %m], repeatable = [0, 1] : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func private @weighted(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %w, %c0 : tensor<?x?xf32>
  %m = tensor.dim %w, %c1 : tensor<?x?xf32>
  %e = graph.expand %x, sizes = [%n, %m], repeatable = [0, 1] : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  %p = graph.mul %e, %w : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = graph.sum %p, dims = [0, 1], keepdim = false : (tensor<?x?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}

func.func private @slope(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>) -> tensor<?x?xf32> attributes {no_inline} {
  %one = graph.constant dense<1.0> : tensor<f32>
  %s, %g, %gw = grad.vjp @weighted(%x, %w) cotangents(%one) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<f32>) -> (tensor<f32>, tensor<?x?xf32>, tensor<?x?xf32>)
  return %g : tensor<?x?xf32>
}

func.func @main() {
  %n0 = arith.constant 0 : index
  %n2 = arith.constant 2 : index
  %n3 = arith.constant 3 : index
  %row = graph.constant dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>
  %column = graph.constant dense<[[1.0], [2.0]]> : tensor<2x1xf32>
  %one = graph.constant dense<7.0> : tensor<1x1xf32>
  %all = graph.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %none = graph.constant dense<> : tensor<0x3xf32>
  %r = tensor.cast %row : tensor<1x3xf32> to tensor<?x?xf32>
  %c = tensor.cast %column : tensor<2x1xf32> to tensor<?x?xf32>
  %o = tensor.cast %one : tensor<1x1xf32> to tensor<?x?xf32>
  %a = tensor.cast %all : tensor<2x3xf32> to tensor<?x?xf32>
  %z = tensor.cast %none : tensor<0x3xf32> to tensor<?x?xf32>

  %r23 = func.call @to(%r, %n2, %n3) : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  %e1 = graph.constant dense<[[1.0, 2.0, 3.0], [1.0, 2.0, 3.0]]> : tensor<2x3xf32>
  check.equal %r23, %e1 : tensor<?x?xf32>, tensor<2x3xf32>
  %c23 = func.call @to(%c, %n2, %n3) : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  %e2 = graph.constant dense<[[1.0, 1.0, 1.0], [2.0, 2.0, 2.0]]> : tensor<2x3xf32>
  check.equal %c23, %e2 : tensor<?x?xf32>, tensor<2x3xf32>
  %o23 = func.call @to(%o, %n2, %n3) : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  %e3 = graph.constant dense<7.0> : tensor<2x3xf32>
  check.equal %o23, %e3 : tensor<?x?xf32>, tensor<2x3xf32>
  %a23 = func.call @to(%a, %n2, %n3) : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  check.equal %a23, %all : tensor<?x?xf32>, tensor<2x3xf32>
  %r03 = func.call @to(%r, %n0, %n3) : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  check.equal %r03, %none : tensor<?x?xf32>, tensor<0x3xf32>
  %z03 = func.call @to(%z, %n0, %n3) : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  check.equal %z03, %none : tensor<?x?xf32>, tensor<0x3xf32>

  %gr = func.call @slope(%r, %a) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %e4 = graph.constant dense<[[5.0, 7.0, 9.0]]> : tensor<1x3xf32>
  check.equal %gr, %e4 : tensor<?x?xf32>, tensor<1x3xf32>
  %gc = func.call @slope(%c, %a) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %e5 = graph.constant dense<[[6.0], [15.0]]> : tensor<2x1xf32>
  check.equal %gc, %e5 : tensor<?x?xf32>, tensor<2x1xf32>
  %go = func.call @slope(%o, %a) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %e6 = graph.constant dense<21.0> : tensor<1x1xf32>
  check.equal %go, %e6 : tensor<?x?xf32>, tensor<1x1xf32>
  %ga = func.call @slope(%a, %a) : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  check.equal %ga, %all : tensor<?x?xf32>, tensor<2x3xf32>
  return
}

// CPU: graph.expand: sizes must be 1 or those asked for
// INTERP: 'graph.expand' expected sizes that broadcast to [3, 3] but found [2, 3]
func.func @misfit() -> tensor<?x?xf32> {
  %n3 = arith.constant 3 : index
  %all = graph.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %a = tensor.cast %all : tensor<2x3xf32> to tensor<?x?xf32>
  %r = func.call @to(%a, %n3, %n3) : (tensor<?x?xf32>, index, index) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
