// A scan cannot stack what has a size that only its iterations find, equal as the sizes may be.
// RUN: not tcopt-run %s --entry=selected --input=zeros --backend=interp 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --entry=joined --input=zeros --backend=interp 2>&1 | FileCheck %s
// RUN: not tcopt-run %s --entry=counted --input=zeros --backend=interp 2>&1 | FileCheck %s
// RUN: tcopt-run %s --entry=summed --input=zeros --dim arg2.0=3 --backend=interp
// RUN: not tcopt-run %s --entry=selected --input=zeros --backend=cpu 2>&1 | FileCheck %s --implicit-check-not="has no rule"

// CHECK: error: {{.*}}'graph.scan' {{.*}}expected sizes of what is stacked that follow from sizes outside of the loop (C7)
func.func @selected(%xs: tensor<3x4xf32>, %m: tensor<3x4xi1>) -> tensor<3x?xf32> {
  %r = graph.scan () over (%x = %xs, %k = %m), dim = 0, reverse = false : (tensor<3x4xf32>, tensor<3x4xi1>) -> tensor<3x?xf32> {
    %s = graph.masked_select %x, %k : (tensor<4xf32>, tensor<4xi1>) -> tensor<?xf32>
    graph.yield %s : tensor<?xf32>
  }
  return %r : tensor<3x?xf32>
}

// Arithmetic on such a size.
func.func @joined(%xs: tensor<3x4xf32>, %m: tensor<3x4xi1>) -> tensor<3x?xf32> {
  %r = graph.scan () over (%x = %xs, %k = %m), dim = 0, reverse = false : (tensor<3x4xf32>, tensor<3x4xi1>) -> tensor<3x?xf32> {
    %s = graph.masked_select %x, %k : (tensor<4xf32>, tensor<4xi1>) -> tensor<?xf32>
    %e = graph.exp %s : (tensor<?xf32>) -> tensor<?xf32>
    %c = graph.cat %x, %e, dim = 0 : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
    graph.yield %c : tensor<?xf32>
  }
  return %r : tensor<3x?xf32>
}

func.func @counted(%xs: tensor<3xi64>) -> tensor<3x?xf32> {
  %one = graph.constant dense<1.0> : tensor<f32>
  %r = graph.scan () over (%x = %xs), dim = 0, reverse = false : (tensor<3xi64>) -> tensor<3x?xf32> {
    %e = tensor.extract %x[] : tensor<i64>
    %n = arith.index_cast %e : i64 to index
    %f = graph.full %one, sizes = [%n] : (tensor<f32>, index) -> tensor<?xf32>
    graph.yield %f : tensor<?xf32>
  }
  return %r : tensor<3x?xf32>
}

// Sizes that do not reach what is stacked do not matter.
func.func @summed(%xs: tensor<3x4xf32>, %m: tensor<3x4xi1>, %y: tensor<?xf32>) -> tensor<3x?xf32> {
  %r = graph.scan () over (%x = %xs, %k = %m), dim = 0, reverse = false : (tensor<3x4xf32>, tensor<3x4xi1>) -> tensor<3x?xf32> {
    %s = graph.masked_select %x, %k : (tensor<4xf32>, tensor<4xi1>) -> tensor<?xf32>
    %t = graph.sum %s, dims = [0], keepdim = false : (tensor<?xf32>) -> tensor<f32>
    %u = graph.add %t, %y : (tensor<f32>, tensor<?xf32>) -> tensor<?xf32>
    graph.yield %u : tensor<?xf32>
  }
  return %r : tensor<3x?xf32>
}
