// scf on tensors: branches, counted loops, loops with a condition.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu

func.func private @choose(%c: tensor<i1>, %x: tensor<?xf32>) -> tensor<?xf32> attributes {no_inline} {
  %b = tensor.extract %c[] : tensor<i1>
  %r = scf.if %b -> tensor<?xf32> {
    %y = graph.add %x, %x : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  } else {
    scf.yield %x : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

func.func private @choose_bf16(%c: tensor<i1>, %x: tensor<3xbf16>, %y: tensor<3xbf16>) -> tensor<3xbf16> attributes {no_inline} {
  %b = tensor.extract %c[] : tensor<i1>
  %r = scf.if %b -> tensor<3xbf16> {
    scf.yield %x : tensor<3xbf16>
  } else {
    scf.yield %y : tensor<3xbf16>
  }
  return %r : tensor<3xbf16>
}

func.func private @power(%x: tensor<2x2xf32>) -> tensor<2x2xf32> attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %x) -> tensor<2x2xf32> {
    %q = graph.matmul %p, %x : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    scf.yield %q : tensor<2x2xf32>
  }
  return %r : tensor<2x2xf32>
}

// A loop of no iteration returns what went in; two values change places.
func.func private @swap(%n: tensor<i64>, %a: tensor<3xi32>, %b: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.extract %n[] : tensor<i64>
  %count = arith.index_cast %s : i64 to index
  %r:2 = scf.for %i = %c0 to %count step %c1 iter_args(%p = %a, %q = %b) -> (tensor<3xi32>, tensor<3xi32>) {
    scf.yield %q, %p : tensor<3xi32>, tensor<3xi32>
  }
  return %r#0, %r#1 : tensor<3xi32>, tensor<3xi32>
}

func.func private @halve(%x: tensor<f32>, %limit: tensor<f32>) -> (tensor<f32>, tensor<i64>) attributes {no_inline} {
  %half = graph.constant dense<0.5> : tensor<f32>
  %one = graph.constant dense<1> : tensor<i64>
  %none = graph.constant dense<0> : tensor<i64>
  %r:2 = scf.while (%y = %x, %n = %none) : (tensor<f32>, tensor<i64>) -> (tensor<f32>, tensor<i64>) {
    %more = graph.gt %y, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %go = tensor.extract %more[] : tensor<i1>
    scf.condition(%go) %y, %n : tensor<f32>, tensor<i64>
  } do {
  ^bb0(%y: tensor<f32>, %n: tensor<i64>):
    %z = graph.mul %y, %half : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %m = graph.add %n, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    scf.yield %z, %m : tensor<f32>, tensor<i64>
  }
  return %r#0, %r#1 : tensor<f32>, tensor<i64>
}

func.func @main() {
  %true = graph.constant dense<true> : tensor<i1>
  %false = graph.constant dense<false> : tensor<i1>
  %x3 = graph.constant dense<[1.0, -2.0, 3.0]> : tensor<3xf32>
  %x = tensor.cast %x3 : tensor<3xf32> to tensor<?xf32>
  %0 = call @choose(%true, %x) : (tensor<i1>, tensor<?xf32>) -> tensor<?xf32>
  %e0 = graph.constant dense<[2.0, -4.0, 6.0]> : tensor<3xf32>
  check.equal %0, %e0 : tensor<?xf32>, tensor<3xf32>
  %1 = call @choose(%false, %x) : (tensor<i1>, tensor<?xf32>) -> tensor<?xf32>
  check.equal %1, %x3 : tensor<?xf32>, tensor<3xf32>

  %p = graph.constant dense<[1.0, 2.0, 3.0]> : tensor<3xbf16>
  %q = graph.constant dense<[-1.0, -2.0, 0x7F80]> : tensor<3xbf16>
  %2 = call @choose_bf16(%true, %p, %q) : (tensor<i1>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  check.equal %2, %p : tensor<3xbf16>, tensor<3xbf16>
  %3 = call @choose_bf16(%false, %p, %q) : (tensor<i1>, tensor<3xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  check.equal %3, %q : tensor<3xbf16>, tensor<3xbf16>

  %m = graph.constant dense<[[1.0, 1.0], [1.0, 0.0]]> : tensor<2x2xf32>
  %4 = call @power(%m) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %e4 = graph.constant dense<[[5.0, 3.0], [3.0, 2.0]]> : tensor<2x2xf32>
  check.equal %4, %e4 : tensor<2x2xf32>, tensor<2x2xf32>

  %a = graph.constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = graph.constant dense<[4, 5, 6]> : tensor<3xi32>
  %none = graph.constant dense<0> : tensor<i64>
  %three = graph.constant dense<3> : tensor<i64>
  %5:2 = call @swap(%none, %a, %b) : (tensor<i64>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.equal %5#0, %a : tensor<3xi32>, tensor<3xi32>
  check.equal %5#1, %b : tensor<3xi32>, tensor<3xi32>
  %6:2 = call @swap(%three, %a, %b) : (tensor<i64>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>)
  check.equal %6#0, %b : tensor<3xi32>, tensor<3xi32>
  check.equal %6#1, %a : tensor<3xi32>, tensor<3xi32>

  %start = graph.constant dense<10.0> : tensor<f32>
  %limit = graph.constant dense<1.5> : tensor<f32>
  %7:2 = call @halve(%start, %limit) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<i64>)
  %e7 = graph.constant dense<1.25> : tensor<f32>
  check.equal %7#0, %e7 : tensor<f32>, tensor<f32>
  check.equal %7#1, %three : tensor<i64>, tensor<i64>
  return
}
