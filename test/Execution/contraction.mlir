// Special values and empty tensors of sums of products and distances; expected values are PyTorch's.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: sed 's/no_inline/no_inline, tcopt.numerics = "strict"/' %s | tcopt-run - --backend=cpu

func.func private @addmm(%x: tensor<1x2xf32>, %a: tensor<2x3xf32>, %b: tensor<3x2xf32>, %y: tensor<2xf32>, %c: tensor<2x0xf32>, %d: tensor<0x2xf32>) attributes {no_inline} {
  %0 = graph.addmm %x, %a, %b, beta = 0.0, alpha = 2.0 : (tensor<1x2xf32>, tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  %e0 = graph.constant dense<6.0> : tensor<2x2xf32>
  check.equal %0, %e0 : tensor<2x2xf32>, tensor<2x2xf32>
  %1 = graph.addmm %y, %c, %d, beta = 3.0, alpha = 1.0 : (tensor<2xf32>, tensor<2x0xf32>, tensor<0x2xf32>) -> tensor<2x2xf32>
  %e1 = graph.constant dense<[[3.0, 6.0], [3.0, 6.0]]> : tensor<2x2xf32>
  check.equal %1, %e1 : tensor<2x2xf32>, tensor<2x2xf32>
  return
}

func.func private @einsum(%a: tensor<3x3xi64>, %b: tensor<2x3xf32>, %c: tensor<3xf32>, %d: tensor<2x2xf32>, %e: tensor<2x2xf32>) attributes {no_inline} {
  %0 = graph.einsum %a, equation = "ii->i" : (tensor<3x3xi64>) -> tensor<3xi64>
  %e0 = graph.constant dense<[0, 4, 8]> : tensor<3xi64>
  check.equal %0, %e0 : tensor<3xi64>, tensor<3xi64>
  %1 = graph.einsum %b, %c, equation = "...i,...i->..." : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2xf32>
  %e1 = graph.constant dense<[5.0, 14.0]> : tensor<2xf32>
  check.equal %1, %e1 : tensor<2xf32>, tensor<2xf32>
  %2 = graph.einsum %d, %e, equation = "Ba,bA->ABb" : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2x2xf32>
  %e2 = graph.constant dense<[[[3.0, 30.0], [7.0, 70.0]], [[-3.0, 15.0], [-7.0, 35.0]]]> : tensor<2x2x2xf32>
  check.equal %2, %e2 : tensor<2x2x2xf32>, tensor<2x2x2xf32>
  return
}

func.func private @cdist(%a: tensor<3x2xf32>, %b: tensor<2x2xf32>) attributes {no_inline} {
  %0 = graph.cdist %a, %b, p = 0.0 : (tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
  %e0 = graph.constant dense<[[0x7FC00000, 0x7FC00000], [2.0, 0x7FC00000], [2.0, 2.0]]> : tensor<3x2xf32>
  check.close %0, %e0, rtol = 0.0, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  %1 = graph.cdist %a, %b, p = 1.0 : (tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
  %e1 = graph.constant dense<[[0x7FC00000, 0x7FC00000], [0x7F800000, 0x7FC00000], [2.0, 0x7F800000]]> : tensor<3x2xf32>
  check.close %1, %e1, rtol = 0.0, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  %3 = graph.cdist %a, %b, p = 3.0 : (tensor<3x2xf32>, tensor<2x2xf32>) -> tensor<3x2xf32>
  %e3 = graph.constant dense<[[0x7FC00000, 0x7FC00000], [0x7F800000, 0x7FC00000], [1.25992107, 0x7F800000]]> : tensor<3x2xf32>
  check.close %3, %e3, rtol = 1.0e-06, atol = 0.0 : tensor<3x2xf32>, tensor<3x2xf32>
  return
}

func.func private @empty(%a: tensor<2x0xf32>, %b: tensor<3x0xf32>, %n: tensor<0x3xf32>, %o: tensor<1x3xf32>) attributes {no_inline} {
  %0 = graph.cdist %a, %b, p = 0x7FF0000000000000 : (tensor<2x0xf32>, tensor<3x0xf32>) -> tensor<2x3xf32>
  %e0 = graph.constant dense<0.0> : tensor<2x3xf32>
  check.equal %0, %e0 : tensor<2x3xf32>, tensor<2x3xf32>
  %1 = graph.pdist %n, p = 2.0 : (tensor<0x3xf32>) -> tensor<0xf32>
  %e1 = graph.constant dense<> : tensor<0xf32>
  check.equal %1, %e1 : tensor<0xf32>, tensor<0xf32>
  %2 = graph.pdist %o, p = 2.0 : (tensor<1x3xf32>) -> tensor<0xf32>
  check.equal %2, %e1 : tensor<0xf32>, tensor<0xf32>
  return
}

func.func private @bytes(%a: tensor<2x3xi8>, %b: tensor<3x2xi8>, %u: tensor<2x2xui8>) attributes {no_inline} {
  %0 = graph.int_matmul %a, %b : (tensor<2x3xi8>, tensor<3x2xi8>) -> tensor<2x2xi32>
  %e0 = graph.constant dense<[[32528, -147], [-144, 23]]> : tensor<2x2xi32>
  check.equal %0, %e0 : tensor<2x2xi32>, tensor<2x2xi32>
  %1 = graph.int_matmul %u, %u : (tensor<2x2xui8>, tensor<2x2xui8>) -> tensor<2x2xi32>
  %e1 = graph.constant dense<[[65025, 510], [0, 65025]]> : tensor<2x2xi32>
  check.equal %1, %e1 : tensor<2x2xi32>, tensor<2x2xi32>
  return
}

func.func @main() {
  %nan = graph.constant dense<0x7FC00000> : tensor<1x2xf32>
  %ones = graph.constant dense<1.0> : tensor<2x3xf32>
  %ones2 = graph.constant dense<1.0> : tensor<3x2xf32>
  %y = graph.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c = graph.constant dense<> : tensor<2x0xf32>
  %d = graph.constant dense<> : tensor<0x2xf32>
  call @addmm(%nan, %ones, %ones2, %y, %c, %d) : (tensor<1x2xf32>, tensor<2x3xf32>, tensor<3x2xf32>, tensor<2xf32>, tensor<2x0xf32>, tensor<0x2xf32>) -> ()
  %i = graph.constant dense<[[0, 1, 2], [3, 4, 5], [6, 7, 8]]> : tensor<3x3xi64>
  %f = graph.constant dense<[[0.0, 1.0, 2.0], [3.0, 4.0, 5.0]]> : tensor<2x3xf32>
  %g = graph.constant dense<[0.0, 1.0, 2.0]> : tensor<3xf32>
  %h = graph.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %j = graph.constant dense<[[1.0, -1.0], [10.0, 5.0]]> : tensor<2x2xf32>
  call @einsum(%i, %f, %g, %h, %j) : (tensor<3x3xi64>, tensor<2x3xf32>, tensor<3xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> ()
  %k = graph.constant dense<[[0x7FC00000, 1.0], [0x7F800000, 0.0], [1.0, 2.0]]> : tensor<3x2xf32>
  %l = graph.constant dense<[[0.0, 1.0], [0x7F800000, 0.0]]> : tensor<2x2xf32>
  call @cdist(%k, %l) : (tensor<3x2xf32>, tensor<2x2xf32>) -> ()
  %m = graph.constant dense<> : tensor<3x0xf32>
  %n = graph.constant dense<> : tensor<0x3xf32>
  %o = graph.constant dense<1.0> : tensor<1x3xf32>
  call @empty(%c, %m, %n, %o) : (tensor<2x0xf32>, tensor<3x0xf32>, tensor<0x3xf32>, tensor<1x3xf32>) -> ()
  %p = graph.constant dense<[[127, -128, 3], [1, 2, -3]]> : tensor<2x3xi8>
  %q = graph.constant dense<[[127, 1], [-128, 2], [5, -6]]> : tensor<3x2xi8>
  %u = graph.constant dense<[[255, 1], [0, 255]]> : tensor<2x2xui8>
  call @bytes(%p, %q, %u) : (tensor<2x3xi8>, tensor<3x2xi8>, tensor<2x2xui8>) -> ()
  return
}
