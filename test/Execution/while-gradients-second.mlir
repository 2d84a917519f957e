// Gradients of gradients and forward mode of nested loops, of which all is kept, or segments, or it is chosen at run time, or a bound
// is stated: all are the same but for the last bits, as sums over iterations are taken in another order.
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=0 --dim N=3 --backend=cpu
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=1 --dim N=3 --backend=cpu
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=2 --dim N=3 --backend=interp
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=7 --dim N=3 --backend=interp
// RUN: tcopt-run %s --entry=main --input=random:1 --input=n=i64=30 --dim N=3 --backend=cpu

func.func private @whole_inner(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>) -> tensor<?x4xf64> {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %two = graph.constant dense<2> : tensor<i64>
  %r:2 = graph.while (%y = %x, %i = %zero) : (tensor<?x4xf64>, tensor<i64>) -> (tensor<?x4xf64>, tensor<i64>) {
    %more = graph.lt %i, %two : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i) {
    %m = graph.matmul %y, %w : (tensor<?x4xf64>, tensor<4x4xf64>) -> tensor<?x4xf64>
    %z = graph.tanh %m : (tensor<?x4xf64>) -> tensor<?x4xf64>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %z, %j : tensor<?x4xf64>, tensor<i64>
  }
  return %r#0 : tensor<?x4xf64>
}
func.func private @whole(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>, %n: tensor<i64>) -> tensor<?x4xf64> {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %r:2 = graph.while (%y = %x, %i = %zero) : (tensor<?x4xf64>, tensor<i64>) -> (tensor<?x4xf64>, tensor<i64>) {
    %more = graph.lt %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i) {
    %m = func.call @whole_inner(%y, %w) : (tensor<?x4xf64>, tensor<4x4xf64>) -> tensor<?x4xf64>
    %z = graph.sin %m : (tensor<?x4xf64>) -> tensor<?x4xf64>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %z, %j : tensor<?x4xf64>, tensor<i64>
  }
  return %r#0 : tensor<?x4xf64>
}
func.func private @whole_gradient(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>, %n: tensor<i64>) -> (tensor<?x4xf64>, tensor<4x4xf64>) {
  %a:3 = grad.vjp @whole(%x, %w, %n) cotangents(%x) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>) -> (tensor<?x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  return %a#1, %a#2 : tensor<?x4xf64>, tensor<4x4xf64>
}

func.func private @segments_inner(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>) -> tensor<?x4xf64> {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %two = graph.constant dense<2> : tensor<i64>
  %r:2 = graph.while (%y = %x, %i = %zero) {history_limit = 0 : i64} : (tensor<?x4xf64>, tensor<i64>) -> (tensor<?x4xf64>, tensor<i64>) {
    %more = graph.lt %i, %two : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i) {
    %m = graph.matmul %y, %w : (tensor<?x4xf64>, tensor<4x4xf64>) -> tensor<?x4xf64>
    %z = graph.tanh %m : (tensor<?x4xf64>) -> tensor<?x4xf64>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %z, %j : tensor<?x4xf64>, tensor<i64>
  }
  return %r#0 : tensor<?x4xf64>
}
func.func private @segments(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>, %n: tensor<i64>) -> tensor<?x4xf64> {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %r:2 = graph.while (%y = %x, %i = %zero) {history_limit = 0 : i64} : (tensor<?x4xf64>, tensor<i64>) -> (tensor<?x4xf64>, tensor<i64>) {
    %more = graph.lt %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i) {
    %m = func.call @segments_inner(%y, %w) : (tensor<?x4xf64>, tensor<4x4xf64>) -> tensor<?x4xf64>
    %z = graph.sin %m : (tensor<?x4xf64>) -> tensor<?x4xf64>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %z, %j : tensor<?x4xf64>, tensor<i64>
  }
  return %r#0 : tensor<?x4xf64>
}
func.func private @segments_gradient(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>, %n: tensor<i64>) -> (tensor<?x4xf64>, tensor<4x4xf64>) {
  %a:3 = grad.vjp @segments(%x, %w, %n) cotangents(%x) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>) -> (tensor<?x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  return %a#1, %a#2 : tensor<?x4xf64>, tensor<4x4xf64>
}

func.func private @within_inner(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>) -> tensor<?x4xf64> {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %two = graph.constant dense<2> : tensor<i64>
  %r:2 = graph.while (%y = %x, %i = %zero) {history_limit = 300 : i64} : (tensor<?x4xf64>, tensor<i64>) -> (tensor<?x4xf64>, tensor<i64>) {
    %more = graph.lt %i, %two : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i) {
    %m = graph.matmul %y, %w : (tensor<?x4xf64>, tensor<4x4xf64>) -> tensor<?x4xf64>
    %z = graph.tanh %m : (tensor<?x4xf64>) -> tensor<?x4xf64>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %z, %j : tensor<?x4xf64>, tensor<i64>
  }
  return %r#0 : tensor<?x4xf64>
}
func.func private @within(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>, %n: tensor<i64>) -> tensor<?x4xf64> {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %r:2 = graph.while (%y = %x, %i = %zero) {history_limit = 300 : i64} : (tensor<?x4xf64>, tensor<i64>) -> (tensor<?x4xf64>, tensor<i64>) {
    %more = graph.lt %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i) {
    %m = func.call @within_inner(%y, %w) : (tensor<?x4xf64>, tensor<4x4xf64>) -> tensor<?x4xf64>
    %z = graph.sin %m : (tensor<?x4xf64>) -> tensor<?x4xf64>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %z, %j : tensor<?x4xf64>, tensor<i64>
  }
  return %r#0 : tensor<?x4xf64>
}
func.func private @within_gradient(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>, %n: tensor<i64>) -> (tensor<?x4xf64>, tensor<4x4xf64>) {
  %a:3 = grad.vjp @within(%x, %w, %n) cotangents(%x) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>) -> (tensor<?x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  return %a#1, %a#2 : tensor<?x4xf64>, tensor<4x4xf64>
}

func.func private @bounded_inner(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>) -> tensor<?x4xf64> {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %two = graph.constant dense<2> : tensor<i64>
  %r:2 = graph.while (%y = %x, %i = %zero), max_trip_count = 30 : (tensor<?x4xf64>, tensor<i64>) -> (tensor<?x4xf64>, tensor<i64>) {
    %more = graph.lt %i, %two : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i) {
    %m = graph.matmul %y, %w : (tensor<?x4xf64>, tensor<4x4xf64>) -> tensor<?x4xf64>
    %z = graph.tanh %m : (tensor<?x4xf64>) -> tensor<?x4xf64>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %z, %j : tensor<?x4xf64>, tensor<i64>
  }
  return %r#0 : tensor<?x4xf64>
}
func.func private @bounded(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>, %n: tensor<i64>) -> tensor<?x4xf64> {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %r:2 = graph.while (%y = %x, %i = %zero), max_trip_count = 30 : (tensor<?x4xf64>, tensor<i64>) -> (tensor<?x4xf64>, tensor<i64>) {
    %more = graph.lt %i, %n : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i) {
    %m = func.call @bounded_inner(%y, %w) : (tensor<?x4xf64>, tensor<4x4xf64>) -> tensor<?x4xf64>
    %z = graph.sin %m : (tensor<?x4xf64>) -> tensor<?x4xf64>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %z, %j : tensor<?x4xf64>, tensor<i64>
  }
  return %r#0 : tensor<?x4xf64>
}
func.func private @bounded_gradient(%x: tensor<?x4xf64>, %w: tensor<4x4xf64>, %n: tensor<i64>) -> (tensor<?x4xf64>, tensor<4x4xf64>) {
  %a:3 = grad.vjp @bounded(%x, %w, %n) cotangents(%x) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>) -> (tensor<?x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  return %a#1, %a#2 : tensor<?x4xf64>, tensor<4x4xf64>
}

func.func @main(%x: tensor<?x4xf64> {graph.dims = ["N", 4]}, %w: tensor<4x4xf64>, %n: tensor<i64> {tcopt.name = "n"}) {
  %whole:4 = grad.vjp @whole_gradient(%x, %w, %n) cotangents(%x, %w) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>, tensor<4x4xf64>) -> (tensor<?x4xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  %whole_forward:4 = grad.jvp @whole_gradient(%x, %w, %n) tangents(%x, %w) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>, tensor<4x4xf64>) -> (tensor<?x4xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  %segments:4 = grad.vjp @segments_gradient(%x, %w, %n) cotangents(%x, %w) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>, tensor<4x4xf64>) -> (tensor<?x4xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  %segments_forward:4 = grad.jvp @segments_gradient(%x, %w, %n) tangents(%x, %w) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>, tensor<4x4xf64>) -> (tensor<?x4xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  %within:4 = grad.vjp @within_gradient(%x, %w, %n) cotangents(%x, %w) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>, tensor<4x4xf64>) -> (tensor<?x4xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  %within_forward:4 = grad.jvp @within_gradient(%x, %w, %n) tangents(%x, %w) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>, tensor<4x4xf64>) -> (tensor<?x4xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  %bounded:4 = grad.vjp @bounded_gradient(%x, %w, %n) cotangents(%x, %w) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>, tensor<4x4xf64>) -> (tensor<?x4xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  %bounded_forward:4 = grad.jvp @bounded_gradient(%x, %w, %n) tangents(%x, %w) : (tensor<?x4xf64>, tensor<4x4xf64>, tensor<i64>, tensor<?x4xf64>, tensor<4x4xf64>) -> (tensor<?x4xf64>, tensor<4x4xf64>, tensor<?x4xf64>, tensor<4x4xf64>)
  check.close %whole#0, %segments#0, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole#1, %segments#1, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %whole#2, %segments#2, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole#3, %segments#3, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %whole_forward#0, %segments_forward#0, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole_forward#1, %segments_forward#1, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %whole_forward#2, %segments_forward#2, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole_forward#3, %segments_forward#3, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %whole#0, %within#0, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole#1, %within#1, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %whole#2, %within#2, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole#3, %within#3, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %whole_forward#0, %within_forward#0, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole_forward#1, %within_forward#1, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %whole_forward#2, %within_forward#2, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole_forward#3, %within_forward#3, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %whole#0, %bounded#0, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole#1, %bounded#1, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %whole#2, %bounded#2, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole#3, %bounded#3, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %whole_forward#0, %bounded_forward#0, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole_forward#1, %bounded_forward#1, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  check.close %whole_forward#2, %bounded_forward#2, rtol = 1.0e-12, atol = 1.0e-13 : tensor<?x4xf64>, tensor<?x4xf64>
  check.close %whole_forward#3, %bounded_forward#3, rtol = 1.0e-12, atol = 1.0e-13 : tensor<4x4xf64>, tensor<4x4xf64>
  return
}
