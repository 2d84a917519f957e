// Round trips of constants, creation, unknown operators and printing.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @constant(
// CHECK-NEXT: %{{.*}} = graph.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT: %{{.*}} = graph.constant dense<true> : tensor<i1>
// CHECK-NEXT: %{{.*}} = graph.constant dense<255> : tensor<2x2xui8>
// CHECK-NEXT: %{{.*}} = graph.constant dense<> : tensor<0x3xf16>
// CHECK-NEXT: %{{.*}} = graph.constant dense<0xFF80> : tensor<bf16>
// CHECK-NEXT: %{{.*}} = graph.constant dense<{{\[\[}}1, -2]]> : tensor<1x2xi64>
// CHECK-NEXT: %{{.*}} = graph.constant dense_resource<weights> : tensor<2xf32>
func.func @constant() {
  %0 = graph.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
  %1 = graph.constant dense<true> : tensor<i1>
  %2 = graph.constant dense<255> : tensor<2x2xui8>
  %3 = graph.constant dense<> : tensor<0x3xf16>
  %4 = graph.constant dense<0xFF80> : tensor<bf16>
  %5 = graph.constant dense<[[1, -2]]> : tensor<1x2xi64>
  %6 = graph.constant dense_resource<weights> : tensor<2xf32>
  return
}

// CHECK-LABEL: func.func @full(
// CHECK-SAME: %[[V:.+]]: tensor<f32>, %[[B:.+]]: index, %[[T:.+]]: tensor<i1>)
// CHECK-NEXT: %{{.*}} = graph.full %[[V]], sizes = [%[[B]], 3] : (tensor<f32>, index) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.full %[[T]], sizes = [] : (tensor<i1>) -> tensor<i1>
// CHECK-NEXT: %{{.*}} = graph.full %[[V]], sizes = [0] : (tensor<f32>) -> tensor<0xf32>
func.func @full(%v: tensor<f32>, %b: index, %t: tensor<i1>) {
  %0 = graph.full %v, sizes = [%b, 3] : (tensor<f32>, index) -> tensor<?x3xf32>
  %1 = graph.full %t, sizes = [] : (tensor<i1>) -> tensor<i1>
  %2 = graph.full %v, sizes = [0] : (tensor<f32>) -> tensor<0xf32>
  return
}

// CHECK-LABEL: func.func @arange(
// CHECK-SAME: %[[START:.+]]: tensor<i64>, %[[STEP:.+]]: tensor<i64>, %[[N:.+]]: index, %[[F:.+]]: tensor<bf16>)
// CHECK-NEXT: %{{.*}} = graph.arange %[[START]], %[[STEP]], sizes = [%[[N]]] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT: %{{.*}} = graph.arange %[[F]], %[[F]], sizes = [4] : (tensor<bf16>, tensor<bf16>) -> tensor<4xbf16>
func.func @arange(%start: tensor<i64>, %step: tensor<i64>, %n: index, %f: tensor<bf16>) {
  %0 = graph.arange %start, %step, sizes = [%n] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %1 = graph.arange %f, %f, sizes = [4] : (tensor<bf16>, tensor<bf16>) -> tensor<4xbf16>
  return
}

// CHECK-LABEL: func.func @opaque(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = graph.opaque "aten.fft_rfft"(%[[X]]) : (tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}}:2 = graph.opaque "a.b"(%[[X]], %[[N]]) {dim = 3 : i64} : (tensor<?x3xf32>, index) -> (tensor<2xf32>, tensor<*xi1>)
// CHECK-NEXT: graph.opaque "effect"() : () -> ()
func.func @opaque(%x: tensor<?x3xf32>, %n: index) {
  %0 = graph.opaque "aten.fft_rfft"(%x) : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %1:2 = graph.opaque "a.b"(%x, %n) {dim = 3 : i64} : (tensor<?x3xf32>, index) -> (tensor<2xf32>, tensor<*xi1>)
  graph.opaque "effect"() : () -> ()
  return
}

// CHECK-LABEL: func.func @print(
// CHECK-SAME: %[[X:.+]]: tensor<?x3xf32>, %[[U:.+]]: tensor<*xui8>, %[[M:.+]]: memref<?xi8>, %[[S:.+]]: memref<2xf32, strided<[3], offset: ?>>)
// CHECK-NEXT: graph.print %[[X]], label = "logits" : tensor<?x3xf32>
// CHECK-NEXT: graph.print %[[U]], label = "" : tensor<*xui8>
// CHECK-NEXT: graph.print %[[M]], label = "flags", dtype = i1 : memref<?xi8>
// CHECK-NEXT: graph.print %[[S]], label = "part" : memref<2xf32, strided<[3], offset: ?>>
func.func @print(
    %x: tensor<?x3xf32>, %u: tensor<*xui8>, %m: memref<?xi8>,
    %s: memref<2xf32, strided<[3], offset: ?>>) {
  graph.print %x, label = "logits" : tensor<?x3xf32>
  graph.print %u, label = "" : tensor<*xui8>
  graph.print %m, label = "flags", dtype = i1 : memref<?xi8>
  graph.print %s, label = "part" : memref<2xf32, strided<[3], offset: ?>>
  return
}

{-#
  dialect_resources: {
    builtin: {
      weights: "0x040000000000803F00000040"
    }
  }
#-}
