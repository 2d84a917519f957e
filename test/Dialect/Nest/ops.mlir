// Round trips of kernels, library calls and schedules.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @group(
// CHECK-SAME: %[[A:.+]]: tensor<?x3xf32>, %[[INIT:.+]]: tensor<?x3xf32>)
// CHECK: nest.group outs(%[[O:.+]] = %[[INIT]] : tensor<?x3xf32>) {
// CHECK-NEXT: %[[R:.+]] = linalg.add ins(%[[A]], %[[A]] : tensor<?x3xf32>, tensor<?x3xf32>) outs(%[[O]] : tensor<?x3xf32>)
// CHECK-NEXT: nest.yield %[[R]] : tensor<?x3xf32>
// CHECK-NEXT: } -> tensor<?x3xf32>
func.func @group(%a: tensor<?x3xf32>, %init: tensor<?x3xf32>) -> tensor<?x3xf32> {
  %r = nest.group outs(%o = %init : tensor<?x3xf32>) {
    %1 = linalg.add ins(%a, %a : tensor<?x3xf32>, tensor<?x3xf32>)
        outs(%o : tensor<?x3xf32>) -> tensor<?x3xf32>
    nest.yield %1 : tensor<?x3xf32>
  } -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// CHECK-LABEL: func.func @attributes(
// CHECK: nest.group outs(%[[O:.+]] = %{{.+}} : tensor<4x8xf16>) attributes {note = "kept"} {
// CHECK-NEXT: nest.yield %[[O]] : tensor<4x8xf16>
func.func @attributes(%init: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %r = nest.group outs(%o = %init : tensor<4x8xf16>) attributes {note = "kept"} {
    nest.yield %o : tensor<4x8xf16>
  } -> tensor<4x8xf16>
  return %r : tensor<4x8xf16>
}

// CHECK-LABEL: func.func @two_results(
// CHECK: %[[R:.+]]:2 = nest.group outs(%[[O:.+]] = %{{.+}} : tensor<f64>, %[[P:.+]] = %{{.+}} : tensor<?xi8>) {
// CHECK-NEXT: nest.yield %[[O]], %[[P]] : tensor<f64>, tensor<?xi8>
// CHECK-NEXT: } -> (tensor<f64>, tensor<?xi8>)
func.func @two_results(%a: tensor<f64>, %b: tensor<?xi8>) -> tensor<?xi8> {
  %r:2 = nest.group outs(%o = %a : tensor<f64>, %p = %b : tensor<?xi8>) {
    nest.yield %o, %p : tensor<f64>, tensor<?xi8>
  } -> (tensor<f64>, tensor<?xi8>)
  return %r#1 : tensor<?xi8>
}

// A terminator that yields nothing need not be written.
// CHECK-LABEL: func.func @empty(
// CHECK: nest.group outs() {
// CHECK-NEXT: nest.yield{{$}}
// CHECK-NEXT: }
// CHECK: nest.group outs() {
// CHECK-NEXT: nest.yield {note = "kept"}
func.func @empty() {
  nest.group outs() {
  }
  nest.group outs() {
    nest.yield {note = "kept"}
  }
  return
}

// CHECK-LABEL: func.func @extern(
// CHECK-SAME: %[[A:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<3x4xf32>, %[[C:.+]]: tensor<?x4xf32>, %[[M:.+]]: memref<3xui8>)
// CHECK-NEXT: nest.extern "blas_gemm" ins(%[[A]], %[[B]] : tensor<?x3xf32>, tensor<3x4xf32>) outs(%[[C]] : tensor<?x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: nest.extern "fill" outs(%[[M]] : memref<3xui8>)
func.func @extern(%a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %c: tensor<?x4xf32>,
                  %m: memref<3xui8>) -> tensor<?x4xf32> {
  %r = nest.extern "blas_gemm" ins(%a, %b : tensor<?x3xf32>, tensor<3x4xf32>)
      outs(%c : tensor<?x4xf32>) -> tensor<?x4xf32>
  nest.extern "fill" outs(%m : memref<3xui8>)
  return %r : tensor<?x4xf32>
}

// CHECK-LABEL: func.func private @schedules
// CHECK-SAME: #cpu.pointwise<order = []>
// CHECK-SAME: #cpu.pointwise<order = [0], parallel = 1>
// CHECK-SAME: #cpu.reduction<order = [2, 0, 1], parallel = 3, tile = [8, 0, 4]>
func.func private @schedules() attributes {
  a = #cpu.pointwise<order = []>,
  b = #cpu.pointwise<order = [0], parallel = 1>,
  c = #cpu.reduction<order = [2, 0, 1], parallel = 3, tile = [8, 0, 4]>
}

// CHECK-LABEL: func.func @scatter(
// CHECK-SAME: %[[X:.+]]: tensor<50x8xf32>, %[[U:.+]]: tensor<?x8xf32>, %[[I:.+]]: tensor<?xi64>)
// CHECK: nest.scatter ins(%[[U]], %[[I]] : tensor<?x8xf32>, tensor<?xi64>) outs(%[[X]] : tensor<50x8xf32>) dims = [0], x_dims = [1], index_dims = [0], message = "index out of bounds" attributes {note = "kept"} {
// CHECK-NEXT: ^bb0(%[[NEW:.+]]: f32, %[[OLD:.+]]: f32):
// CHECK-NEXT: %[[SUM:.+]] = arith.addf %[[OLD]], %[[NEW]] : f32
// CHECK-NEXT: nest.yield %[[SUM]] : f32
// CHECK-NEXT: } -> tensor<50x8xf32>
func.func @scatter(%x: tensor<50x8xf32>, %u: tensor<?x8xf32>, %i: tensor<?xi64>) -> tensor<50x8xf32> {
  %r = nest.scatter ins(%u, %i : tensor<?x8xf32>, tensor<?xi64>) outs(%x : tensor<50x8xf32>)
      dims = [0], x_dims = [1], index_dims = [0], message = "index out of bounds" attributes {note = "kept"} {
  ^bb0(%new: f32, %old: f32):
    %sum = arith.addf %old, %new : f32
    nest.yield %sum : f32
  } -> tensor<50x8xf32>
  return %r : tensor<50x8xf32>
}

// CHECK-LABEL: func.func @scatter_buffers(
// CHECK: nest.scatter ins(%{{.+}}, %{{.+}}, %{{.+}} : memref<3xf32>, memref<3xi32>, memref<3xi32>) outs(%{{.+}} : memref<4x5xf32>) dims = [1, 0], x_dims = [], index_dims = [0] wrap_negative, message = "m" {
func.func @scatter_buffers(%x: memref<4x5xf32>, %u: memref<3xf32>, %i: memref<3xi32>) {
  nest.scatter ins(%u, %i, %i : memref<3xf32>, memref<3xi32>, memref<3xi32>) outs(%x : memref<4x5xf32>)
      dims = [1, 0], x_dims = [], index_dims = [0] wrap_negative, message = "m" {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  }
  return
}
