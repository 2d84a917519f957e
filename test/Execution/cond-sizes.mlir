// Branches whose sizes are equal because of what is checked before, and those whose sizes differ.
// RUN: tcopt-run %s --backend=interp
// RUN: tcopt-run %s --backend=cpu
// RUN: tcopt-run %s --check=phases
// RUN: tcopt-run %s --entry=two_sizes --input=zeros --dim A=3 --dim B=2 --check=phases | FileCheck %s --check-prefix=SECOND
// RUN: tcopt-run %s --entry=two_sizes --input=random:1 --dim A=3 --dim B=2 --check=phases | FileCheck %s --check-prefix=FIRST
// RUN: tcopt-run %s --entry=stacked --input=random:1 --dim A=3 --dim B=3 --check=phases
// RUN: not tcopt-run %s --entry=stacked --input=random:1 --dim A=3 --dim B=2 --backend=interp 2>&1 | FileCheck %s --check-prefix=DIFFER
// RUN: not tcopt-run %s --entry=stacked --input=random:1 --dim A=3 --dim B=2 --backend=cpu 2>&1 | FileCheck %s --check-prefix=DIFFER

// A function of its own tells its caller the size of its result before it knows which branch it takes.
func.func private @guarded(%p: tensor<i1>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) attributes {no_inline} {
  %s = graph.add %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %r = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    %z = graph.neg %x : (tensor<?xf32>) -> tensor<?xf32>
    graph.yield %z : tensor<?xf32>
  } else {
    graph.yield %y : tensor<?xf32>
  }
  return %r, %s : tensor<?xf32>, tensor<?xf32>
}

// Several such dimensions, one of them known by its number.
func.func private @matrices(%p: tensor<i1>, %x: tensor<?x?xf32>, %y: tensor<?x?xf32>, %z: tensor<?x2xf32>) -> tensor<?x?xf32> attributes {no_inline} {
  %s = graph.add %x, %z : (tensor<?x?xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %t = graph.add %y, %z : (tensor<?x?xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %r = graph.cond %p : (tensor<i1>) -> tensor<?x?xf32> {
    graph.yield %x : tensor<?x?xf32>
  } else {
    graph.yield %y : tensor<?x?xf32>
  }
  %u = graph.add %s, %t : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
  %v = graph.mul %r, %u : (tensor<?x?xf32>, tensor<?x2xf32>) -> tensor<?x?xf32>
  return %v : tensor<?x?xf32>
}

// In a loop that stacks the result.
// DIFFER: error: {{.*}}graph.add
func.func @stacked(%q: tensor<4xf32>, %x: tensor<?xf32> {graph.dims = ["A"]}, %y: tensor<?xf32> {graph.dims = ["B"]}) -> (tensor<4x?xf32>, tensor<?xf32>) {
  %zero = graph.constant dense<0.0> : tensor<f32>
  %s = graph.add %x, %y : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %r = graph.scan () over (%e = %q), dim = 0, reverse = false : (tensor<4xf32>) -> tensor<4x?xf32> {
    %p = graph.gt %e, %zero : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %c = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
      %z = graph.neg %x : (tensor<?xf32>) -> tensor<?xf32>
      graph.yield %z : tensor<?xf32>
    } else {
      graph.yield %y : tensor<?xf32>
    }
    graph.yield %c : tensor<?xf32>
  }
  return %r, %s : tensor<4x?xf32>, tensor<?xf32>
}

// FIRST: result 0: 3xf32
// FIRST: result 1: 5xf32
// SECOND: result 0: 2xf32
// SECOND: result 1: 4xf32
func.func private @either(%p: tensor<i1>, %x: tensor<?xf32>, %y: tensor<?xf32>) -> tensor<?xf32> {
  %r = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    %z = graph.neg %x : (tensor<?xf32>) -> tensor<?xf32>
    graph.yield %z : tensor<?xf32>
  } else {
    graph.yield %y : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @two_sizes(%b: tensor<f32>, %x: tensor<?xf32> {graph.dims = ["A"]}, %y: tensor<?xf32> {graph.dims = ["B"]}) -> (tensor<?xf32>, tensor<?xf32>) {
  %p = graph.cast %b : (tensor<f32>) -> tensor<i1>
  %r = func.call @either(%p, %x, %y) : (tensor<i1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %d = graph.cat %r, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %s = func.call @either(%p, %d, %d) : (tensor<i1>, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %r, %s : tensor<?xf32>, tensor<?xf32>
}

func.func @main() {
  %true = graph.constant dense<true> : tensor<i1>
  %false = graph.constant dense<false> : tensor<i1>
  %x2 = graph.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %y2 = graph.constant dense<[4.0, 8.0]> : tensor<2xf32>
  %x = tensor.cast %x2 : tensor<2xf32> to tensor<?xf32>
  %y = tensor.cast %y2 : tensor<2xf32> to tensor<?xf32>
  %0:2 = func.call @guarded(%true, %x, %y) : (tensor<i1>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %e0 = graph.constant dense<[-1.0, 2.0]> : tensor<2xf32>
  check.equal %0#0, %e0 : tensor<?xf32>, tensor<2xf32>
  %1:2 = func.call @guarded(%false, %x, %y) : (tensor<i1>, tensor<?xf32>, tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  check.equal %1#0, %y2 : tensor<?xf32>, tensor<2xf32>
  %e1 = graph.constant dense<[5.0, 6.0]> : tensor<2xf32>
  check.equal %1#1, %e1 : tensor<?xf32>, tensor<2xf32>

  %m12 = graph.constant dense<[[1.0, 2.0]]> : tensor<1x2xf32>
  %n12 = graph.constant dense<[[3.0, 5.0]]> : tensor<1x2xf32>
  %m = tensor.cast %m12 : tensor<1x2xf32> to tensor<?x?xf32>
  %n = tensor.cast %n12 : tensor<1x2xf32> to tensor<?x?xf32>
  %k = tensor.cast %n12 : tensor<1x2xf32> to tensor<?x2xf32>
  %2 = func.call @matrices(%true, %m, %n, %k) : (tensor<i1>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x2xf32>) -> tensor<?x?xf32>
  %e2 = graph.constant dense<[[10.0, 34.0]]> : tensor<1x2xf32>
  check.equal %2, %e2 : tensor<?x?xf32>, tensor<1x2xf32>
  %3 = func.call @matrices(%false, %m, %n, %k) : (tensor<i1>, tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x2xf32>) -> tensor<?x?xf32>
  %e3 = graph.constant dense<[[30.0, 85.0]]> : tensor<1x2xf32>
  check.equal %3, %e3 : tensor<?x?xf32>, tensor<1x2xf32>
  return
}
