// 400 iterations over 64 KiB: with segments, what is planned is less than a seventh of what all of them take.
// RUN: tcopt-run %s --input=random:1 --input=count=i64=400 --check=interp --json > %t.whole
// RUN: tcopt-run %s --input=random:1 --input=count=i64=400 --check=interp --memory-budget=0.5 --json > %t.part
// RUN: tcopt-run %s --input=random:1 --input=count=i64=400 --check=interp --memory-budget=1MiB --json > %t.bytes
// RUN: %python %S/../../Grad/Transforms/Inputs/compare_peaks.py 0.14 %t.whole %t.part %t.bytes
// RUN: tcopt-run %s --input=random:1 --input=count=i64=10 --check=interp --json > %t.whole
// RUN: tcopt-run %s --input=random:1 --input=count=i64=10 --check=interp --memory-budget=1MiB --json > %t.fits
// RUN: %python %S/../../Grad/Transforms/Inputs/compare_peaks.py 1.05 %t.whole %t.fits

func.func private @loop(%x: tensor<16384xf32>, %count: tensor<i64>) -> tensor<16384xf32> {
  %zero = graph.constant dense<0> : tensor<i64>
  %one = graph.constant dense<1> : tensor<i64>
  %r:2 = graph.while (%y = %x, %i = %zero) : (tensor<16384xf32>, tensor<i64>) -> (tensor<16384xf32>, tensor<i64>) {
    %more = graph.lt %i, %count : (tensor<i64>, tensor<i64>) -> tensor<i1>
    graph.yield %more : tensor<i1>
  } do (%y, %i) {
    %z = graph.sin %y : (tensor<16384xf32>) -> tensor<16384xf32>
    %j = graph.add %i, %one : (tensor<i64>, tensor<i64>) -> tensor<i64>
    graph.yield %z, %j : tensor<16384xf32>, tensor<i64>
  }
  return %r#0 : tensor<16384xf32>
}

func.func @main(%x: tensor<16384xf32>, %count: tensor<i64> {tcopt.name = "count"}) -> (tensor<16384xf32>, tensor<16384xf32>) {
  %a:2 = grad.vjp @loop(%x, %count) cotangents(%x) : (tensor<16384xf32>, tensor<i64>, tensor<16384xf32>) -> (tensor<16384xf32>, tensor<16384xf32>)
  return %a#0, %a#1 : tensor<16384xf32>, tensor<16384xf32>
}
