// Loops that carry tensors of unknown size: their sizes stay what they were.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: not tcopt-run %s --entry=grows --input=random:1 --backend=interp 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --entry=grows --input=random:1 --backend=cpu 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --entry=shrinks --input=random:1 --backend=interp 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --entry=shrinks --input=random:1 --backend=cpu 2>&1 | FileCheck %s

func.func private @repeat(%n: tensor<i64>, %x: tensor<?x2xf32>) -> tensor<?x2xf32> attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.extract %n[] : tensor<i64>
  %count = arith.index_cast %s : i64 to index
  %r = scf.for %i = %c0 to %count step %c1 iter_args(%p = %x) -> tensor<?x2xf32> {
    %y = graph.add %p, %x : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
    scf.yield %y : tensor<?x2xf32>
  }
  return %r : tensor<?x2xf32>
}

// The condition hands on less than it got, in another order.
func.func private @halve(%x: tensor<?xf32>, %limit: tensor<f32>) -> (tensor<i64>, tensor<?xf32>) attributes {no_inline} {
  %half = graph.constant dense<0.5> : tensor<f32>
  %none = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %r:2 = scf.while (%y = %x, %l = %limit, %n = %none) : (tensor<?xf32>, tensor<f32>, tensor<i64>) -> (tensor<i64>, tensor<?xf32>) {
    %m = graph.amax %y, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
    %more = graph.gt %m, %l : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %go = tensor.extract %more[] : tensor<i1>
    scf.condition(%go) %n, %y : tensor<i64>, tensor<?xf32>
  } do {
  ^bb0(%n: tensor<i64>, %y: tensor<?xf32>):
    %z = graph.mul %y, %half : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
    %m = graph.add %n, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    scf.yield %z, %limit, %m : tensor<?xf32>, tensor<f32>, tensor<i64>
  }
  return %r#0, %r#1 : tensor<i64>, tensor<?xf32>
}

// CHECK: error: {{.*}}a tensor that a loop carries must keep its sizes
func.func @grows(%x: tensor<?xf32>) -> tensor<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %x) -> tensor<?xf32> {
    %y = graph.cat %p, %p, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    scf.yield %y : tensor<?xf32>
  }
  %s = graph.sum %r, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}

// By as many elements as values say.
func.func @shrinks(%x: tensor<8xf32>) -> tensor<f32> {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %limit = graph.constant dense<1.0e-3> : tensor<f32>
  %d = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
  %r = scf.while (%y = %d) : (tensor<?xf32>) -> tensor<?xf32> {
    %s = graph.sum %y, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
    %t = graph.abs %s : (tensor<f32>) -> tensor<f32>
    %more = graph.gt %t, %limit : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %go = tensor.extract %more[] : tensor<i1>
    scf.condition(%go) %y : tensor<?xf32>
  } do {
  ^bb0(%y: tensor<?xf32>):
    %m = graph.gt %y, %zero : (tensor<?xf32>, tensor<f32>) -> tensor<?xi1>
    %z = graph.masked_select %y, %m : (tensor<?xf32>, tensor<?xi1>) -> tensor<?xf32>
    scf.yield %z : tensor<?xf32>
  }
  %s = graph.sum %r, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}

func.func @main() {
  %x = graph.constant dense<[[1.0, -2.0], [0.5, 4.0], [8.0, 0.0]]> : tensor<3x2xf32>
  %d = tensor.cast %x : tensor<3x2xf32> to tensor<?x2xf32>
  %three = graph.constant dense<3> : tensor<i64>
  %0 = call @repeat(%three, %d) : (tensor<i64>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %e0 = graph.constant dense<[[4.0, -8.0], [2.0, 16.0], [32.0, 0.0]]> : tensor<3x2xf32>
  check.equal %0, %e0 : tensor<?x2xf32>, tensor<3x2xf32>
  check.equal %d, %x : tensor<?x2xf32>, tensor<3x2xf32>

  %v = graph.constant dense<[1.0, 10.0]> : tensor<2xf32>
  %w = tensor.cast %v : tensor<2xf32> to tensor<?xf32>
  %limit = graph.constant dense<2.0> : tensor<f32>
  %1:2 = call @halve(%w, %limit) : (tensor<?xf32>, tensor<f32>) -> (tensor<i64>, tensor<?xf32>)
  %e1 = graph.constant dense<[0.125, 1.25]> : tensor<2xf32>
  check.equal %1#0, %three : tensor<i64>, tensor<i64>
  check.equal %1#1, %e1 : tensor<?xf32>, tensor<2xf32>
  return
}
