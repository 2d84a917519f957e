// Gradients of a loop with a condition are those of a scan over as many numbers, whatever is kept of its iterations.
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=7 --dim N=3 --backend=interp
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=7 --dim N=3 --check=phases
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=0 --dim N=3 --backend=interp --memory-budget=0.5
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=0 --dim N=3 --check=phases --memory-budget=0.5
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=1 --dim N=3 --backend=interp --memory-budget=0.5
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=1 --dim N=3 --check=phases --memory-budget=0.5
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=7 --dim N=3 --backend=interp --memory-budget=0.5
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=7 --dim N=3 --check=phases --memory-budget=0.5
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=100 --dim N=3 --backend=interp --memory-budget=0.5
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=100 --dim N=3 --check=phases --memory-budget=0.5
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=0 --dim N=3 --backend=interp --memory-budget=600B
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=0 --dim N=3 --check=phases --memory-budget=600B
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=2 --dim N=3 --backend=interp --memory-budget=600B
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=2 --dim N=3 --check=phases --memory-budget=600B
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=100 --dim N=3 --backend=interp --memory-budget=600B
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=100 --dim N=3 --check=phases --memory-budget=600B
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=7 --dim N=3 --backend=interp --memory-budget=1MiB
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=7 --dim N=3 --check=phases --memory-budget=1MiB

// What is carried has several types; weights are around the loop, and random numbers in it.
func.func private @loop(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>, %s: tensor<f32>, %count: tensor<i64>) -> (tensor<?x4xf64>, tensor<f32>) {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %seed = graph.constant dense<5> : tensor<i64>
  %no = graph.constant dense<false> : tensor<i1>
  %r:4 = graph.while (%y = %x, %t = %s, %odd = %no, %i = %zero)
      : (tensor<?x4xf64>, tensor<f32>, tensor<i1>, tensor<i64>) -> (tensor<?x4xf64>, tensor<f32>, tensor<i1>, tensor<i64>) {
    %more = graph.lt %i, %count : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %t, %odd, %i) {
    %a = graph.matmul %y, %w : (tensor<?x4xf64>, tensor<4x4xf64>) -> tensor<?x4xf64>
    %d, %m = graph.dropout %a, %seed, %i, p = 2.500000e-01 : (tensor<?x4xf64>, tensor<i64>, tensor<i64>) -> (tensor<?x4xf64>, tensor<?x4xi1>)
    %b = graph.cond %odd : (tensor<i1>) -> tensor<?x4xf64> {
      %c = graph.tanh %d : (tensor<?x4xf64>) -> tensor<?x4xf64>
      graph.yield %c : tensor<?x4xf64>
    } else {
      %c = graph.sin %d : (tensor<?x4xf64>) -> tensor<?x4xf64>
      graph.yield %c : tensor<?x4xf64>
    }
    %u = graph.sin %t : (tensor<f32>) -> tensor<f32>
    %even = graph.logical_not %odd : (tensor<i1>) -> tensor<i1>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %b, %u, %even, %j : tensor<?x4xf64>, tensor<f32>, tensor<i1>, tensor<i64>
  }
  return %r#0, %r#1 : tensor<?x4xf64>, tensor<f32>
}

func.func private @reference(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>, %s: tensor<f32>, %count: tensor<i64>) -> (tensor<?x4xf64>, tensor<f32>) {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %two = graph.constant dense<2> : tensor<i64>
  %seed = graph.constant dense<5> : tensor<i64>
  %n = tensor.extract %count[] : tensor<i64>
  %k = arith.index_cast %n : i64 to index
  %is = graph.arange %zero, %one, sizes = [%k] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %r:2 = graph.scan (%y = %x, %t = %s) over (%i = %is), dim = 0, reverse = false
      : (tensor<?x4xf64>, tensor<f32>, tensor<?xi64>) -> (tensor<?x4xf64>, tensor<f32>) {
    %a = graph.matmul %y, %w : (tensor<?x4xf64>, tensor<4x4xf64>) -> tensor<?x4xf64>
    %d, %m = graph.dropout %a, %seed, %i, p = 2.500000e-01 : (tensor<?x4xf64>, tensor<i64>, tensor<i64>) -> (tensor<?x4xf64>, tensor<?x4xi1>)
    %rest = graph.remainder %i, %two : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %odd = graph.eq %rest, %one : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %tanh = graph.tanh %d : (tensor<?x4xf64>) -> tensor<?x4xf64>
    %sin = graph.sin %d : (tensor<?x4xf64>) -> tensor<?x4xf64>
    %b = graph.where %odd, %tanh, %sin : (tensor<i1>, tensor<?x4xf64>, tensor<?x4xf64>) -> tensor<?x4xf64>
    %u = graph.sin %t : (tensor<f32>) -> tensor<f32>
    graph.yield %b, %u : tensor<?x4xf64>, tensor<f32>
  }
  return %r#0, %r#1 : tensor<?x4xf64>, tensor<f32>
}

func.func @main(%x: tensor<?x4xf64> {graph.dims = ["N", 4]}, %w: tensor<4x4xf64>, %s: tensor<f32>, %ct: tensor<?x4xf64> {graph.dims = ["N", 4]},
                %n: tensor<i64> {tcopt.name = "n"}) {
  %a:5 = grad.vjp @loop(%x, %w, %s, %n) cotangents(%ct, %s)
    : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<f32>, tensor<i64>, tensor<?x4xf64>, tensor<f32>)
    -> (tensor<?x4xf64>, tensor<f32>, tensor<?x4xf64>, tensor<4x4xf64>, tensor<f32>)
  %b:5 = grad.vjp @reference(%x, %w, %s, %n) cotangents(%ct, %s)
    : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<f32>, tensor<i64>, tensor<?x4xf64>, tensor<f32>)
    -> (tensor<?x4xf64>, tensor<f32>, tensor<?x4xf64>, tensor<4x4xf64>, tensor<f32>)
  check.close %a#0, %b#0, rtol = 1.0e-12, atol = 1.0e-12 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %a#1, %b#1, rtol = 1.0e-5, atol = 1.0e-6 : tensor<f32>, tensor<f32>
  check.close %a#2, %b#2, rtol = 1.0e-10, atol = 1.0e-12 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %a#3, %b#3, rtol = 1.0e-10, atol = 1.0e-12 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %a#4, %b#4, rtol = 1.0e-5, atol = 1.0e-6 : tensor<f32>, tensor<f32>
  return
}
