// Sizes that follow from values stay those of the result; the others are found.
// RUN: tcopt %s --graph-infer-shapes --graph-insert-requires --canonicalize --cse | FileCheck %s

// CHECK-LABEL: func.func @nonzero(
// CHECK: %[[R:.*]] = graph.nonzero %{{.*}} : (tensor<?x3xf32>) -> tensor<?x2xi64>
// CHECK: %[[N:.*]] = tensor.dim %[[R]], %c0
// CHECK: return %[[N]], %c2
func.func @nonzero(%x: tensor<?x3xf32>) -> (index, index) {
  %r = graph.nonzero %x : (tensor<?x3xf32>) -> tensor<*xi64>
  %s = graph.neg %r : (tensor<*xi64>) -> tensor<*xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %s, %c0 : tensor<*xi64>
  %m = tensor.dim %s, %c1 : tensor<*xi64>
  return %n, %m : index, index
}

// What is unknown is compared at run time, with itself it is not.
// CHECK-LABEL: func.func @masked_select(
// CHECK: %[[A:.*]] = graph.masked_select
// CHECK: %[[M:.*]] = tensor.dim %[[A]]
// CHECK: %[[B:.*]] = graph.masked_select
// CHECK: %[[N:.*]] = tensor.dim %[[B]]
// CHECK: %[[SAME:.*]] = arith.cmpi eq, %[[N]], %[[M]]
// CHECK-NEXT: core.require %[[SAME]], "graph.add: size in dimension 0 of operand #1 must equal those of the others"
// CHECK-NOT: core.require
func.func @masked_select(%x: tensor<4xf32>, %m: tensor<4xi1>, %n: tensor<4xi1>) -> tensor<?xf32> {
  %a = graph.masked_select %x, %m : (tensor<4xf32>, tensor<4xi1>) -> tensor<?xf32>
  %b = graph.masked_select %x, %n : (tensor<4xf32>, tensor<4xi1>) -> tensor<?xf32>
  %c = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %d = graph.add %a, %c : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %d : tensor<?xf32>
}

// CHECK-LABEL: func.func @unique(
// CHECK-SAME: %[[X:.*]]: tensor<?x3xf32>)
// CHECK: %[[D:.*]] = tensor.dim %[[X]], %c0
// CHECK: %[[V:.*]], %{{.*}}, %[[K:.*]] = graph.unique %[[X]], dim = 1 : (tensor<?x3xf32>) -> (tensor<?x?xf32>, tensor<3xi64>, tensor<?xi64>)
// CHECK: return %[[D]]
func.func @unique(%x: tensor<?x3xf32>) -> (index, tensor<*xi64>, tensor<*xi64>) {
  %v, %i, %n = graph.unique %x, dim = 1 : (tensor<?x3xf32>) -> (tensor<*xf32>, tensor<*xi64>, tensor<*xi64>)
  %c0 = arith.constant 0 : index
  %d = tensor.dim %v, %c0 : tensor<*xf32>
  return %d, %i, %n : index, tensor<*xi64>, tensor<*xi64>
}

// CHECK-LABEL: func.func @unique_consecutive(
// CHECK: graph.unique_consecutive %{{.*}} : (tensor<?x3xf32>) -> (tensor<?xf32>, tensor<?x3xi64>, tensor<?xi64>)
func.func @unique_consecutive(%x: tensor<?x3xf32>) -> (tensor<*xf32>, tensor<*xi64>, tensor<*xi64>) {
  %v, %i, %n = graph.unique_consecutive %x : (tensor<?x3xf32>) -> (tensor<*xf32>, tensor<*xi64>, tensor<*xi64>)
  return %v, %i, %n : tensor<*xf32>, tensor<*xi64>, tensor<*xi64>
}

// CHECK-LABEL: func.func @repeat_interleave(
// CHECK: core.require %{{.*}}, "graph.repeat_interleave: size of repeats must agree (C3)"
// CHECK: graph.repeat_interleave %{{.*}}, %{{.*}}, dim = 0 : (tensor<?x3xf32>, tensor<?xi64>) -> tensor<?x3xf32>
func.func @repeat_interleave(%x: tensor<?x3xf32>, %n: tensor<?xi64>) -> tensor<*xf32> {
  %r = graph.repeat_interleave %x, %n, dim = 0 : (tensor<?x3xf32>, tensor<?xi64>) -> tensor<*xf32>
  return %r : tensor<*xf32>
}
