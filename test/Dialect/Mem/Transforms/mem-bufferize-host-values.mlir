// Constants, elements, sizes, reshapes and calls of host functions on buffers.
// RUN: tcopt %s --mem-bufferize-host --split-input-file | FileCheck %s

// Constants become globals, equal ones once. One that is returned is copied, and one that is changed as well.
// CHECK-DAG: memref.global "private" constant @[[F32:__constant_2xf32]] : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-DAG: memref.global "private" constant @[[OTHER:__constant_2xf32_[0-9]+]] : memref<2xf32> = dense<[3.000000e+00, 2.000000e+00]>
// CHECK-DAG: memref.global "private" constant @[[I32:__constant_2xi32]] : memref<2xi32> = dense<[1, 2]>
// CHECK-NOT: memref.global
// CHECK-LABEL: func.func @constants(
// CHECK-SAME: %[[OUT0:[^:]+]]: memref<2xf32>, %[[OUT1:[^:]+]]: memref<2xf32>, %[[OUT2:[^:]+]]: memref<2xi32>)
// CHECK-NEXT: %[[V:[^ ,:)]+]] = memref.get_global @[[F32]] : memref<2xf32>
// CHECK-NEXT: memref.get_global @[[OTHER]] : memref<2xf32>
// CHECK-NEXT: %[[V1:[^ ,:)]+]] = memref.get_global @[[I32]] : memref<2xi32>
// CHECK-NEXT: nest.extern "f" ins(%[[V]] : memref<2xf32>) outs(%[[OUT1]] : memref<2xf32>)
// CHECK-NEXT: memref.copy %[[V]], %[[OUT0]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: memref.copy %[[V1]], %[[OUT2]] : memref<2xi32> to memref<2xi32>
// CHECK-NEXT: return
func.func @constants(%out0: tensor<2xf32> {bufferization.writable = true}, %out1: tensor<2xf32> {bufferization.writable = true}, %out2: tensor<2xi32> {bufferization.writable = true}) -> (tensor<2xf32>, tensor<2xf32>, tensor<2xi32>) {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = arith.constant dense<[3.0, 2.0]> : tensor<2xf32>
  %2 = arith.constant dense<[1, 2]> : tensor<2xi32>
  %3 = nest.extern "f" ins(%0 : tensor<2xf32>) outs(%1 : tensor<2xf32>) -> tensor<2xf32>
  %w0 = bufferization.materialize_in_destination %0 in %out0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %w1 = bufferization.materialize_in_destination %3 in %out1 : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  %w2 = bufferization.materialize_in_destination %2 in %out2 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  return %w0, %w1, %w2 : tensor<2xf32>, tensor<2xf32>, tensor<2xi32>
}
// CHECK-LABEL: func.func @same_constant(
// CHECK-SAME: %[[OUT:[^:]+]]: memref<2xf32>)
// CHECK-NEXT: %[[V:[^ ,:)]+]] = memref.get_global @[[F32]] : memref<2xf32>
// CHECK-NEXT: %[[V1:[^ ,:)]+]] = memref.get_global @[[OTHER]] : memref<2xf32>
// CHECK-NEXT: memref.copy %[[V1]], %[[OUT]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT: nest.extern "f" ins(%[[V]] : memref<2xf32>) outs(%[[A]] : memref<2xf32>)
// CHECK-NEXT: return
func.func @same_constant(%out: tensor<2xf32> {bufferization.writable = true}) -> tensor<2xf32> {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = arith.constant dense<[3.0, 2.0]> : tensor<2xf32>
  %w = bufferization.materialize_in_destination %1 in %out : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  nest.extern "f" ins(%0 : tensor<2xf32>) outs(%0 : tensor<2xf32>) -> tensor<2xf32>
  return %w : tensor<2xf32>
}

// -----

// A constant that is changed is changed in a copy.
module @set {
  nest.kernel @set(%o: tensor<2xf32>, %i: index) -> tensor<2xf32> {
    nest.return %o : tensor<2xf32>
  }
}
// CHECK-LABEL: func.func @changed_constant(
// CHECK-SAME: %[[I:[^:]+]]: index, %[[OUT:[^:]+]]: memref<2xf32>)
// CHECK-NEXT: %[[V:[^ ,:)]+]] = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT: memref.copy %[[V]], %[[OUT]] : memref<2xf32> to memref<2xf32>
// CHECK-NEXT: nest.call @set outs(%[[OUT]] : memref<2xf32>) args(%[[I]] : index)
// CHECK-NEXT: return
func.func @changed_constant(%i: index, %out: tensor<2xf32> {bufferization.writable = true}) -> tensor<2xf32> {
  %0 = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = nest.call @set outs(%0 : tensor<2xf32>) args(%i : index) -> tensor<2xf32>
  %w = bufferization.materialize_in_destination %1 in %out : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %w : tensor<2xf32>
}

// -----

// Elements are stored and loaded one by one, in row-major order, and right where they are wanted.
// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[A:[^:]+]]: f32, %[[B:[^:]+]]: f32, %[[X:[^:]+]]: memref<4xf32>, %[[I:[^:]+]]: index, %[[OUT:[^:]+]]: memref<2x2xf32>)
// CHECK-NEXT: %[[V:[^ ,:)]+]] = memref.load %[[X]][%[[I]]] : memref<4xf32>
// CHECK: memref.store %[[A]], %[[OUT]][%{{[^ ,]+}}, %{{[^ ,]+}}] : memref<2x2xf32>
// CHECK: memref.store %[[B]], %[[OUT]][%{{[^ ,]+}}, %{{[^ ,]+}}] : memref<2x2xf32>
// CHECK: memref.store %[[V]], %[[OUT]][%{{[^ ,]+}}, %{{[^ ,]+}}] : memref<2x2xf32>
// CHECK: memref.store %[[A]], %[[OUT]][%{{[^ ,]+}}, %{{[^ ,]+}}] : memref<2x2xf32>
// CHECK-NEXT: return
func.func @elements(%a: f32, %b: f32, %x: tensor<4xf32>, %i: index, %out: tensor<2x2xf32> {bufferization.writable = true}) -> tensor<2x2xf32> {
  %c = tensor.extract %x[%i] : tensor<4xf32>
  %0 = tensor.from_elements %a, %b, %c, %a : tensor<2x2xf32>
  %w = bufferization.materialize_in_destination %0 in %out : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
  return %w : tensor<2x2xf32>
}

// CHECK-LABEL: func.func @one_element(
// CHECK-SAME: %[[A:[^:]+]]: i64, %[[OUT:[^:]+]]: memref<i64>)
// CHECK-NEXT: %[[A1:[^ ,:)]+]] = memref.alloc() : memref<i64>
// CHECK-NEXT: memref.store %[[A]], %[[A1]][] : memref<i64>
// CHECK-NEXT: %[[V:[^ ,:)]+]] = memref.load %[[A1]][] : memref<i64>
// CHECK-NEXT: memref.store %[[V]], %[[OUT]][] : memref<i64>
// CHECK-NEXT: return
func.func @one_element(%a: i64, %out: tensor<i64> {bufferization.writable = true}) -> tensor<i64> {
  %0 = tensor.from_elements %a : tensor<i64>
  %1 = tensor.extract %0[] : tensor<i64>
  %2 = tensor.from_elements %1 : tensor<i64>
  %w = bufferization.materialize_in_destination %2 in %out : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %w : tensor<i64>
}

// -----

// A reshape between what computes a result and the caller's buffer: that is seen in the shape of the former.
// CHECK-LABEL: func.func @reshaped_result(
// CHECK-SAME: %[[N:[^:]+]]: index, %[[OUT:[^:]+]]: memref<?xf32>)
// CHECK: %[[V:[^ ,:)]+]] = memref.reinterpret_cast %[[OUT]] to offset: [0], sizes: [%[[N]], 4], strides: [4, 1] : memref<?xf32> to memref<?x4xf32>
// CHECK-NEXT: nest.extern "f" outs(%[[V]] : memref<?x4xf32>)
// CHECK-NEXT: memref.collapse_shape %[[V]] {{\[\[}}0, 1]] : memref<?x4xf32> into memref<?xf32>
// CHECK: return
func.func @reshaped_result(%n: index, %out: tensor<?xf32> {bufferization.writable = true}) -> tensor<?xf32> {
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %0 = nest.extern "f" outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x4xf32> into tensor<?xf32>
  %w = bufferization.materialize_in_destination %1 in %out : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %w : tensor<?xf32>
}

// Views of arguments are views of buffers.
// CHECK-LABEL: func.func @views(
// CHECK-SAME: %[[X:[^:]+]]: memref<?x4xf32>, %[[N:[^:]+]]: index, %[[OUT:[^:]+]]: memref<?x2x2xf32>)
// CHECK: %[[V:[^ ,:)]+]] = memref.expand_shape %[[X]] {{\[\[}}0], [1, 2]] output_shape [%[[N]], 2, 2] : memref<?x4xf32> into memref<?x2x2xf32>
// CHECK-NEXT: %[[V1:[^ ,:)]+]] = memref.cast %[[V]] : memref<?x2x2xf32> to memref<3x2x2xf32>
// CHECK-NEXT: %[[V2:[^ ,:)]+]] = memref.reinterpret_cast %[[OUT]] to offset: [0], sizes: [3, 2, 2], strides: [4, 2, 1] : memref<?x2x2xf32> to memref<3x2x2xf32>
// CHECK-NEXT: nest.extern "f" ins(%[[V1]] : memref<3x2x2xf32>) outs(%[[V2]] : memref<3x2x2xf32>)
// CHECK-NEXT: memref.cast %[[V2]] : memref<3x2x2xf32> to memref<?x2x2xf32>
// CHECK-NEXT: return
func.func @views(%x: tensor<?x4xf32>, %n: index, %out: tensor<?x2x2xf32> {bufferization.writable = true}) -> tensor<?x2x2xf32> {
  %0 = tensor.expand_shape %x [[0], [1, 2]] output_shape [%n, 2, 2] : tensor<?x4xf32> into tensor<?x2x2xf32>
  %1 = tensor.cast %0 : tensor<?x2x2xf32> to tensor<3x2x2xf32>
  %e = tensor.empty() : tensor<3x2x2xf32>
  %2 = nest.extern "f" ins(%1 : tensor<3x2x2xf32>) outs(%e : tensor<3x2x2xf32>) -> tensor<3x2x2xf32>
  %3 = tensor.cast %2 : tensor<3x2x2xf32> to tensor<?x2x2xf32>
  %w = bufferization.materialize_in_destination %3 in %out : (tensor<?x2x2xf32>, tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
  return %w : tensor<?x2x2xf32>
}

// A tensor that holds nothing may be read all the same, if it has no elements.
// CHECK-LABEL: func.func @nothing(
// CHECK-SAME: %{{[^:]+}}: index, %[[OUT:[^:]+]]: memref<?xf32>)
// CHECK: %[[A:[^ ,:)]+]] = memref.alloc() : memref<0xf32>
// CHECK-NEXT: nest.extern "f" ins(%[[A]] : memref<0xf32>) outs(%[[OUT]] : memref<?xf32>)
// CHECK-NEXT: return
func.func @nothing(%n: index, %out: tensor<?xf32> {bufferization.writable = true}) -> tensor<?xf32> {
  %e = tensor.empty() : tensor<0xf32>
  %f = tensor.empty(%n) : tensor<?xf32>
  %0 = nest.extern "f" ins(%e : tensor<0xf32>) outs(%f : tensor<?xf32>) -> tensor<?xf32>
  %w = bufferization.materialize_in_destination %0 in %out : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %w : tensor<?xf32>
}

// Nothing is copied if what is returned holds nothing.
// CHECK-LABEL: func.func @nothing_returned(
// CHECK-SAME: %{{[^:]+}}: memref<0xf32>)
// CHECK-NOT: memref.copy
// CHECK: return
func.func @nothing_returned(%out: tensor<0xf32> {bufferization.writable = true}) -> tensor<0xf32> {
  %e = tensor.empty() : tensor<0xf32>
  %w = bufferization.materialize_in_destination %e in %out : (tensor<0xf32>, tensor<0xf32>) -> tensor<0xf32>
  return %w : tensor<0xf32>
}

// -----

// A library reads nothing of what it writes over: its result lies where that was if it is not needed any more.
// CHECK-LABEL: func.func @library(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>, %[[OUT:[^:]+]]: memref<4xf32>)
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<4xf32>
// CHECK-NEXT: nest.extern "f" ins(%[[X]] : memref<4xf32>) outs(%[[A]] : memref<4xf32>)
// CHECK-NEXT: nest.extern "g" ins(%[[X]] : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>)
// CHECK-NEXT: nest.extern "h" ins(%[[A]] : memref<4xf32>) outs(%[[OUT]] : memref<4xf32>) attributes = {factor = 2.000000e+00 : f64} dtypes = [f32, f32]
// CHECK-NEXT: return
func.func @library(%x: tensor<4xf32>, %out: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = nest.extern "f" ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %1 = nest.extern "g" ins(%x : tensor<4xf32>) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = nest.extern "h" ins(%0 : tensor<4xf32>) outs(%1 : tensor<4xf32>) attributes = {factor = 2.0 : f64} dtypes = [f32, f32] -> tensor<4xf32>
  %w = bufferization.materialize_in_destination %2 in %out : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}

// -----

// Functions return nothing: callers pass buffers, and a call's result is right where it is wanted.
func.func private @callee(%x: tensor<8xf32>, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %w = bufferization.materialize_in_destination %x in %out : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}
// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[X:[^:]+]]: memref<8xf32>, %[[OUT:[^:]+]]: memref<8xf32>)
// CHECK-NEXT: %[[A:[^ ,:)]+]] = memref.alloc() : memref<8xf32>
// CHECK-NEXT: call @callee(%[[X]], %[[A]]) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: call @callee(%[[A]], %[[OUT]]) : (memref<8xf32>, memref<8xf32>) -> ()
// CHECK-NEXT: return
func.func @caller(%x: tensor<8xf32>, %out: tensor<8xf32> {bufferization.writable = true}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %0 = call @callee(%x, %e) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %1 = call @callee(%0, %e) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %w = bufferization.materialize_in_destination %1 in %out : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %w : tensor<8xf32>
}

// Numbers are results as before.
func.func private @sizes(%n: index) -> index {
  return %n : index
}
// CHECK-LABEL: func.func @sizes_of(
// CHECK-SAME: %[[X:[^:]+]]: memref<?x?x8xf32>, %[[N:[^:]+]]: index)
// CHECK: %[[D:[^ ,:)]+]] = memref.dim %[[X]], %{{[^ ,]+}} : memref<?x?x8xf32>
// CHECK: %[[D1:[^ ,:)]+]] = memref.dim %[[X]], %[[N]] : memref<?x?x8xf32>
// CHECK-NEXT: call @sizes(%[[D]]) : (index) -> index
// CHECK-NEXT: call @sizes(%[[D1]]) : (index) -> index
// CHECK-NEXT: return
func.func @sizes_of(%x: tensor<?x?x8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %x, %c0 : tensor<?x?x8xf32>
  %1 = tensor.dim %x, %n : tensor<?x?x8xf32>
  %2 = call @sizes(%0) : (index) -> index
  %3 = call @sizes(%1) : (index) -> index
  return
}

// What only reads is handed buffers.
// CHECK-LABEL: func.func @only_reads(
// CHECK-SAME: %[[X:[^:]+]]: memref<4xf32>)
// CHECK-NEXT: check.equal %[[X]], %[[X]] : memref<4xf32>, memref<4xf32>
// CHECK-NEXT: return
func.func @only_reads(%x: tensor<4xf32>) {
  check.equal %x, %x : tensor<4xf32>, tensor<4xf32>
  return
}
