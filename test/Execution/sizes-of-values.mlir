// Results whose sizes only the call finds, beside others.
// RUN: tcopt-run %s --input=%S/Inputs/counts.npy --input=zeros --backend=interp --dim arg1.0=3 | FileCheck %s
// RUN: tcopt-run %s --input=%S/Inputs/counts.npy --input=zeros --dim arg1.0=3 | FileCheck %s
// RUN: tcopt-run %s --input=%S/Inputs/counts.npy --input=zeros --dim arg1.0=0 --check=phases
// RUN: tcopt-run %s --input=%S/Inputs/counts.npy --input=zeros --dim arg1.0=3 --check=phases
// RUN: tcopt-run %s --entry=kinds --input=%S/Inputs/counts.npy --input=zeros --check=phases | FileCheck %s --check-prefix=KINDS
// RUN: tcopt-run %s --entry=branch --input=%S/Inputs/counts.npy --input=zeros --check=phases | FileCheck %s --check-prefix=BRANCH
// RUN: tcopt-run %s --entry=calls --input=%S/Inputs/counts.npy --input=zeros --check=phases | FileCheck %s --check-prefix=BRANCH
// RUN: tcopt-run %s --entry=constant --check=phases | FileCheck %s --check-prefix=CONSTANT
// RUN: not tcopt-run %s --entry=negative --input=%S/Inputs/counts.npy --input=zeros 2>&1 | FileCheck %s --check-prefix=NEGATIVE

// CHECK: result 0: 2xf32 [1, 1]
// CHECK-NEXT: result 1: {{3xf32|0xf32}}
// CHECK-NEXT: result 2: 0x5xf32 []
// CHECK-NEXT: result 3: 2x{{3|0}}xf32
func.func @main(%counts: tensor<3xi64>, %y: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>, tensor<?x5xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = tensor.extract %counts[%c0] : tensor<3xi64>
  %none = tensor.extract %counts[%c1] : tensor<3xi64>
  %n = arith.index_cast %two : i64 to index
  %m = arith.index_cast %none : i64 to index
  %size = tensor.dim %y, %c0 : tensor<?xf32>
  %one = graph.constant dense<1.0> : tensor<f32>
  %a = graph.full %one, sizes = [%n] : (tensor<f32>, index) -> tensor<?xf32>
  %b = graph.add %y, %one : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
  %c = graph.full %one, sizes = [%m, 5] : (tensor<f32>, index) -> tensor<?x5xf32>
  %d = graph.full %one, sizes = [%n, %size] : (tensor<f32>, index, index) -> tensor<?x?xf32>
  %e = graph.add %d, %y : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  return %a, %b, %c, %e : tensor<?xf32>, tensor<?xf32>, tensor<?x5xf32>, tensor<?x?xf32>
}

// KINDS: result 0: 2xi1 [true, true]
// KINDS-NEXT: result 1: 2xui8 [255, 255]
// KINDS-NEXT: result 2: 2xbf16 [1, 1]
// KINDS-NEXT: result 3: 2xbf16 [1, 1]
func.func @kinds(%counts: tensor<3xi64>) -> (tensor<?xi1>, tensor<?xui8>, tensor<?xbf16>, tensor<?xbf16>) {
  %c0 = arith.constant 0 : index
  %two = tensor.extract %counts[%c0] : tensor<3xi64>
  %n = arith.index_cast %two : i64 to index
  %one = graph.constant dense<1.0> : tensor<bf16>
  %most = graph.constant dense<255> : tensor<ui8>
  %f = graph.full %one, sizes = [%n] : (tensor<bf16>, index) -> tensor<?xbf16>
  %b = graph.cast %f : (tensor<?xbf16>) -> tensor<?xi1>
  %u = graph.full %most, sizes = [%n] : (tensor<ui8>, index) -> tensor<?xui8>
  return %b, %u, %f, %f : tensor<?xi1>, tensor<?xui8>, tensor<?xbf16>, tensor<?xbf16>
}

// BRANCH: result 0: 4xf32 [2, 2, 2, 2]
func.func @branch(%counts: tensor<3xi64>) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %two = tensor.extract %counts[%c0] : tensor<3xi64>
  %c3 = arith.constant 3 : i64
  %few = arith.cmpi slt, %two, %c3 : i64
  %one = graph.constant dense<1.0> : tensor<f32>
  %r = scf.if %few -> tensor<?xf32> {
    %n = arith.index_cast %two : i64 to index
    %m = arith.addi %n, %n : index
    %f = graph.full %one, sizes = [%m] : (tensor<f32>, index) -> tensor<?xf32>
    %g = graph.add %f, %one : (tensor<?xf32>, tensor<f32>) -> tensor<?xf32>
    scf.yield %g : tensor<?xf32>
  } else {
    %n = arith.index_cast %two : i64 to index
    %f = graph.full %one, sizes = [%n] : (tensor<f32>, index) -> tensor<?xf32>
    scf.yield %f : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// A function that finds a size is part of its caller, public or not.
func.func @calls(%counts: tensor<3xi64>) -> tensor<?xf32> {
  %r = call @branch(%counts) : (tensor<3xi64>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// CONSTANT: result 0: 2xf32 [1, 1]
func.func @constant() -> tensor<?xf32> {
  %c = graph.constant dense<[1, 1]> : tensor<2xi64>
  %s = graph.sum %c, dims = [0], keepdim = false : (tensor<2xi64>) -> tensor<i64>
  %e = tensor.extract %s[] : tensor<i64>
  %n = arith.index_cast %e : i64 to index
  %one = graph.constant dense<1.0> : tensor<f32>
  %f = graph.full %one, sizes = [%n] : (tensor<f32>, index) -> tensor<?xf32>
  return %f : tensor<?xf32>
}

// NEGATIVE: error: {{.*}}graph.full
func.func @negative(%counts: tensor<3xi64>) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %s = tensor.extract %counts[%c2] : tensor<3xi64>
  %n = arith.index_cast %s : i64 to index
  %one = graph.constant dense<1.0> : tensor<f32>
  %f = graph.full %one, sizes = [%n] : (tensor<f32>, index) -> tensor<?xf32>
  return %f : tensor<?xf32>
}
