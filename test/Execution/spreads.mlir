// Reductions of repeated elements do not store these: the 2^31 integers would need 16 GiB.
// RUN: tcopt-run %s --entry=values
// RUN: tcopt-run %s --entry=values --backend=interp
// RUN: tcopt-run %s --entry=integers --input=zeros --json | FileCheck %s
// RUN: tcopt-run %s --entry=floats --input=zeros --json | FileCheck %s

// CHECK: "peak_bytes":{{[0-9]?[0-9]?[0-9]}}}
func.func @integers(%x: tensor<1xi64>) -> tensor<i64> {
  %e = graph.expand %x, sizes = [2147483648] : (tensor<1xi64>) -> tensor<2147483648xi64>
  %r = graph.sum %e, dims = [0], keepdim = false : (tensor<2147483648xi64>) -> tensor<i64>
  return %r : tensor<i64>
}
func.func @floats(%x: tensor<1xf32>) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %two = graph.constant dense<2.0> : tensor<f32>
  %e = graph.expand %x, sizes = [100000000] : (tensor<1xf32>) -> tensor<100000000xf32>
  %s = graph.add %e, %two : (tensor<100000000xf32>, tensor<f32>) -> tensor<100000000xf32>
  %r = graph.sum %s, dims = [0], keepdim = false : (tensor<100000000xf32>) -> tensor<f32>
  %m = graph.mean %s, dims = [0], keepdim = false : (tensor<100000000xf32>) -> tensor<f32>
  %a = graph.amax %s, dims = [0], keepdim = false : (tensor<100000000xf32>) -> tensor<f32>
  return %r, %m, %a : tensor<f32>, tensor<f32>, tensor<f32>
}

func.func @values() {
  %x = graph.constant dense<[[1.5], [-0.0], [0x7F800000]]> : tensor<3x1xf32>
  %two = graph.constant dense<2.0> : tensor<f32>
  %e = graph.expand %x, sizes = [3, 1000] : (tensor<3x1xf32>) -> tensor<3x1000xf32>
  %s = graph.add %e, %two : (tensor<3x1000xf32>, tensor<f32>) -> tensor<3x1000xf32>
  %r = graph.sum %s, dims = [1], keepdim = false : (tensor<3x1000xf32>) -> tensor<3xf32>
  %sum = graph.constant dense<[3500.0, 2000.0, 0x7F800000]> : tensor<3xf32>
  check.equal %r, %sum : tensor<3xf32>, tensor<3xf32>
  %z = graph.sum %e, dims = [1], keepdim = false : (tensor<3x1000xf32>) -> tensor<3xf32>
  %zero = graph.constant dense<[1500.0, 0.0, 0x7F800000]> : tensor<3xf32>
  check.equal %z, %zero : tensor<3xf32>, tensor<3xf32>
  %m = graph.mean %s, dims = [1], keepdim = false : (tensor<3x1000xf32>) -> tensor<3xf32>
  %a = graph.amin %s, dims = [1], keepdim = false : (tensor<3x1000xf32>) -> tensor<3xf32>
  %mean = graph.constant dense<[3.5, 2.0, 0x7F800000]> : tensor<3xf32>
  check.equal %m, %mean : tensor<3xf32>, tensor<3xf32>
  check.equal %a, %mean : tensor<3xf32>, tensor<3xf32>
  return
}
