// What loops of graph find out when they run.
// RUN: not tcopt-run %s --entry=grows --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=KEEP
// RUN: not tcopt-run %s --entry=grows --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=KEEP
// RUN: not tcopt-run %s --entry=grows_in_scan --input=random:1 --dim A=3 --dim B=2 --backend=interp 2>&1 | FileCheck %s --check-prefix=KEEP
// RUN: not tcopt-run %s --entry=grows_in_scan --input=random:1 --dim A=3 --dim B=2 --backend=cpu 2>&1 | FileCheck %s --check-prefix=KEEP
// RUN: not tcopt-run %s --entry=lengths --input=random:1 --dim A=3 --dim B=2 --backend=interp 2>&1 | FileCheck %s --check-prefix=LENGTHS
// RUN: not tcopt-run %s --entry=lengths --input=random:1 --dim A=3 --dim B=2 --backend=cpu 2>&1 | FileCheck %s --check-prefix=LENGTHS
// RUN: tcopt-run %s --entry=lengths --input=random:1 --dim A=3 --dim B=3 --check=phases
// RUN: not tcopt-run %s --entry=bounded --input=n=i64=11 --backend=interp 2>&1 | FileCheck %s --check-prefix=BOUND
// RUN: not tcopt-run %s --entry=bounded --input=n=i64=11 --backend=cpu 2>&1 | FileCheck %s --check-prefix=BOUND
// RUN: tcopt-run %s --entry=bounded --input=n=i64=10 --check=phases

// KEEP: error: {{.*}}a tensor that a loop carries must keep its sizes
func.func @grows(%x: tensor<?xf32>) -> tensor<f32> {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %three = graph.constant dense<3> : tensor<i64>
  %r:2 = graph.while (%y = %x, %i = %zero) : (tensor<?xf32>, tensor<i64>) -> (tensor<?xf32>, tensor<i64>) {
    %more = graph.lt %i, %three : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i) {
    %z = graph.cat %y, %y, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %z, %j : tensor<?xf32>, tensor<i64>
  }
  %s = graph.sum %r#0, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
  return %s : tensor<f32>
}

func.func @grows_in_scan(%x: tensor<?xf32> {graph.dims = ["A"]}, %h: tensor<?xf32> {graph.dims = ["B"]}) -> tensor<?xf32> {
  %r = graph.scan (%a = %h) over (%b = %x), dim = 0, reverse = false : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32> {
    %c = graph.slice %a, dim = 0, start = 1, end = 9223372036854775807, step = 1 : (tensor<?xf32>) -> tensor<?xf32>
    graph.yield %c : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// LENGTHS: error: {{.*}}all must have one size along the dimension
func.func @lengths(%x: tensor<?xf32> {graph.dims = ["A"]}, %y: tensor<2x?xf32> {graph.dims = [2, "B"]}) -> tensor<?x2xf32> {
  %r = graph.scan () over (%a = %y), dim = -1, reverse = false : (tensor<2x?xf32>) -> tensor<?x2xf32> {
    graph.yield %a : tensor<2xf32>
  }
  %s:2 = graph.scan () over (%a = %x, %b = %r), dim = 0, reverse = false : (tensor<?xf32>, tensor<?x2xf32>) -> (tensor<?xf32>, tensor<?x2xf32>) {
    %c = graph.add %a, %b : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    graph.yield %a, %c : tensor<f32>, tensor<2xf32>
  }
  return %s#1 : tensor<?x2xf32>
}

// BOUND: control-errors.mlir:[[#@LINE+4]]:8: {{.*}}graph.while{{.*}} goes on beyond max_trip_count = 10
func.func @bounded(%n: tensor<i64> {tcopt.name = "n"}) -> tensor<i64> {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %r = graph.while (%i = %zero), max_trip_count = 10 : (tensor<i64>) -> tensor<i64> {
    %more = graph.lt %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%i) {
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %j : tensor<i64>
  }
  return %r : tensor<i64>
}
