// What cannot run for the sizes that there are is an error where it runs, and none in a branch that is not taken.
// RUN: tcopt-run %s --input=zeros --check=phases
// RUN: not tcopt-run %s --entry=joined --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=ADD
// RUN: not tcopt-run %s --entry=joined --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=ADD
// RUN: not tcopt-run %s --entry=reshaped --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=RESHAPE
// RUN: not tcopt-run %s --entry=reshaped --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=RESHAPE
// RUN: not tcopt-run %s --entry=always --input=random:1 --backend=interp 2>&1 | FileCheck %s --check-prefix=RESHAPE
// RUN: not tcopt-run %s --entry=always --input=random:1 --backend=cpu 2>&1 | FileCheck %s --check-prefix=RESHAPE
// RUN: tcopt-run %s --entry=never --check=phases | FileCheck %s --check-prefix=NEVER

// ADD: error: {{.*}}graph.add
func.func @joined(%b: tensor<f32>, %x: tensor<8xf32>, %y: tensor<5xf32>) -> tensor<?xf32> {
  %p = graph.cast %b : (tensor<f32>) -> tensor<i1>
  %d = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
  %e = tensor.cast %y : tensor<5xf32> to tensor<?xf32>
  %r = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    %c = graph.add %d, %e : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    graph.yield %c : tensor<?xf32>
  } else {
    graph.yield %d : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// RESHAPE: error: {{.*}}graph.reshape
func.func @reshaped(%b: tensor<f32>, %x: tensor<8xf32>) -> tensor<?xf32> {
  %p = graph.cast %b : (tensor<f32>) -> tensor<i1>
  %five = arith.constant 5 : index
  %d = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
  %r = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    %a = graph.reshape %d, sizes = [%five, 2] : (tensor<?xf32>, index) -> tensor<?x2xf32>
    %c = graph.sum %a, dims = [1], keepdim = false : (tensor<?x2xf32>) -> tensor<?xf32>
    graph.yield %c : tensor<?xf32>
  } else {
    graph.yield %d : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
func.func @always(%x: tensor<8xf32>) -> tensor<?xf32> {
  %five = arith.constant 5 : index
  %d = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
  %a = graph.reshape %d, sizes = [%five, 2] : (tensor<?xf32>, index) -> tensor<?x2xf32>
  %c = graph.sum %a, dims = [1], keepdim = false : (tensor<?x2xf32>) -> tensor<?xf32>
  return %c : tensor<?xf32>
}

// Loops without iterations, whose results have the sizes of what never runs.
// NEVER: result 0: 0x13xf32
// NEVER: result 1: 8xf32
func.func @never() -> (tensor<0x?xf32>, tensor<?xf32>) {
  %xs = graph.constant dense<> : tensor<0x2xf32>
  %y = graph.constant dense<1.0> : tensor<8xf32>
  %z = graph.constant dense<2.0> : tensor<5xf32>
  %false = graph.constant dense<false> : tensor<i1>
  %d = tensor.cast %y : tensor<8xf32> to tensor<?xf32>
  %e = tensor.cast %z : tensor<5xf32> to tensor<?xf32>
  %s = graph.scan () over (%x = %xs), dim = 0, reverse = false : (tensor<0x2xf32>) -> tensor<0x?xf32> {
    %c = graph.cat %d, %e, dim = 0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    graph.yield %c : tensor<?xf32>
  }
  %w = graph.while (%a = %d) : (tensor<?xf32>) -> tensor<?xf32> {
    graph.yield %false : tensor<i1>
  } do (%a) {
    %c = graph.add %a, %e : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    graph.yield %c : tensor<?xf32>
  }
  return %s, %w : tensor<0x?xf32>, tensor<?xf32>
}

func.func @main(%b: tensor<f32>, %x: tensor<8xf32>, %y: tensor<5xf32>) -> tensor<?xf32> {
  %p = graph.cast %b : (tensor<f32>) -> tensor<i1>
  %one = graph.constant dense<1.0> : tensor<f32>
  %zero = graph.constant dense<0> : tensor<i64>
  %less = arith.constant -3 : index
  %nine = arith.constant 9 : index
  %d = tensor.cast %x : tensor<8xf32> to tensor<?xf32>
  %e = tensor.cast %y : tensor<5xf32> to tensor<?xf32>
  %0 = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    %c = graph.full %one, sizes = [%less] : (tensor<f32>, index) -> tensor<?xf32>
    graph.yield %c : tensor<?xf32>
  } else {
    graph.yield %d : tensor<?xf32>
  }
  %1 = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    %c = graph.pad %e, %one, low = [-4], high = [-4] : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
    graph.yield %c : tensor<?xf32>
  } else {
    graph.yield %0 : tensor<?xf32>
  }
  %2 = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    %c = graph.narrow %e, %zero, sizes = [%nine], dim = 0 : (tensor<?xf32>, tensor<i64>, index) -> tensor<?xf32>
    graph.yield %c : tensor<?xf32>
  } else {
    graph.yield %1 : tensor<?xf32>
  }
  %3 = graph.cond %p : (tensor<i1>) -> tensor<?xf32> {
    %9 = tensor.cast %e : tensor<?xf32> to tensor<9xf32>
    %c = graph.exp %9 : (tensor<9xf32>) -> tensor<9xf32>
    %f = tensor.cast %c : tensor<9xf32> to tensor<?xf32>
    graph.yield %f : tensor<?xf32>
  } else {
    graph.yield %2 : tensor<?xf32>
  }
  return %3 : tensor<?xf32>
}
