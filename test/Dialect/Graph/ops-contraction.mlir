// Round trips of sums of products and of distances.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @addmm(
// CHECK-SAME: %[[X:.+]]: tensor<4xf32>, %[[A:.+]]: tensor<?x3xf32>, %[[B:.+]]: tensor<3x4xf32>, %[[I:.+]]: tensor<2x2xi8>, %[[U:.+]]: tensor<*xbf16>)
// CHECK-NEXT: %{{.*}} = graph.addmm %[[X]], %[[A]], %[[B]], beta = 2.000000e+00, alpha = -5.000000e-01 : (tensor<4xf32>, tensor<?x3xf32>, tensor<3x4xf32>) -> tensor<?x4xf32>
// CHECK-NEXT: %{{.*}} = graph.addmm %[[I]], %[[I]], %[[I]], beta = 0.000000e+00, alpha = 3.000000e+00 : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi8>
// CHECK-NEXT: %{{.*}} = graph.addmm %[[U]], %[[U]], %[[U]], beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>) -> tensor<*xbf16>
func.func @addmm(%x: tensor<4xf32>, %a: tensor<?x3xf32>, %b: tensor<3x4xf32>, %i: tensor<2x2xi8>, %u: tensor<*xbf16>) {
  %0 = graph.addmm %x, %a, %b, beta = 2.000000e+00, alpha = -5.000000e-01 : (tensor<4xf32>, tensor<?x3xf32>, tensor<3x4xf32>) -> tensor<?x4xf32>
  %1 = graph.addmm %i, %i, %i, beta = 0.000000e+00, alpha = 3.000000e+00 : (tensor<2x2xi8>, tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi8>
  %2 = graph.addmm %u, %u, %u, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<*xbf16>, tensor<*xbf16>, tensor<*xbf16>) -> tensor<*xbf16>
  return
}

// CHECK-LABEL: func.func @baddbmm(
// CHECK-SAME: %[[X:.+]]: tensor<f16>, %[[A:.+]]: tensor<?x2x3xf16>, %[[B:.+]]: tensor<5x3x4xf16>)
// CHECK-NEXT: %{{.*}} = graph.baddbmm %[[X]], %[[A]], %[[B]], beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<f16>, tensor<?x2x3xf16>, tensor<5x3x4xf16>) -> tensor<5x2x4xf16>
func.func @baddbmm(%x: tensor<f16>, %a: tensor<?x2x3xf16>, %b: tensor<5x3x4xf16>) {
  %0 = graph.baddbmm %x, %a, %b, beta = 1.000000e+00, alpha = 1.000000e+00 : (tensor<f16>, tensor<?x2x3xf16>, tensor<5x3x4xf16>) -> tensor<5x2x4xf16>
  return
}

// CHECK-LABEL: func.func @einsum(
// CHECK-SAME: %[[A:.+]]: tensor<?x2x3xf32>, %[[B:.+]]: tensor<3x4xf32>, %[[I:.+]]: tensor<3x3xui8>, %[[S:.+]]: tensor<f64>, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.einsum %[[A]], %[[B]], equation = "bij,jk->bik" : (tensor<?x2x3xf32>, tensor<3x4xf32>) -> tensor<?x2x4xf32>
// CHECK-NEXT: %{{.*}} = graph.einsum %[[I]], equation = "ii" : (tensor<3x3xui8>) -> tensor<ui8>
// CHECK-NEXT: %{{.*}} = graph.einsum %[[S]], %[[S]], equation = "..., ->" : (tensor<f64>, tensor<f64>) -> tensor<f64>
// CHECK-NEXT: %{{.*}} = graph.einsum %[[U]], equation = "...j" : (tensor<*xf32>) -> tensor<*xf32>
func.func @einsum(%a: tensor<?x2x3xf32>, %b: tensor<3x4xf32>, %i: tensor<3x3xui8>, %s: tensor<f64>, %u: tensor<*xf32>) {
  %0 = graph.einsum %a, %b, equation = "bij,jk->bik" : (tensor<?x2x3xf32>, tensor<3x4xf32>) -> tensor<?x2x4xf32>
  %1 = graph.einsum %i, equation = "ii" : (tensor<3x3xui8>) -> tensor<ui8>
  %2 = graph.einsum %s, %s, equation = "..., ->" : (tensor<f64>, tensor<f64>) -> tensor<f64>
  %3 = graph.einsum %u, equation = "...j" : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// CHECK-LABEL: func.func @distances(
// CHECK-SAME: %[[A:.+]]: tensor<?x5x3xf32>, %[[B:.+]]: tensor<4x3xf32>, %[[U:.+]]: tensor<*xf64>)
// CHECK-NEXT: %{{.*}} = graph.cdist %[[A]], %[[B]], p = 2.000000e+00 : (tensor<?x5x3xf32>, tensor<4x3xf32>) -> tensor<?x5x4xf32>
// CHECK-NEXT: %{{.*}} = graph.cdist %[[U]], %[[U]], p = 0x7FF0000000000000 : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
// CHECK-NEXT: %{{.*}} = graph.pdist %[[B]], p = 0.000000e+00 : (tensor<4x3xf32>) -> tensor<6xf32>
// CHECK-NEXT: %{{.*}} = graph.pdist %[[U]], p = 1.000000e+00 : (tensor<*xf64>) -> tensor<*xf64>
func.func @distances(%a: tensor<?x5x3xf32>, %b: tensor<4x3xf32>, %u: tensor<*xf64>) {
  %0 = graph.cdist %a, %b, p = 2.000000e+00 : (tensor<?x5x3xf32>, tensor<4x3xf32>) -> tensor<?x5x4xf32>
  %1 = graph.cdist %u, %u, p = 0x7FF0000000000000 : (tensor<*xf64>, tensor<*xf64>) -> tensor<*xf64>
  %2 = graph.pdist %b, p = 0.000000e+00 : (tensor<4x3xf32>) -> tensor<6xf32>
  %3 = graph.pdist %u, p = 1.000000e+00 : (tensor<*xf64>) -> tensor<*xf64>
  return
}

// CHECK-LABEL: func.func @integers(
// CHECK-SAME: %[[A:.+]]: tensor<?x3xi8>, %[[B:.+]]: tensor<3x4xi8>, %[[X:.+]]: tensor<?x4x9xui8>, %[[W:.+]]: tensor<6x2x3xui8>)
// CHECK-NEXT: %{{.*}} = graph.int_matmul %[[A]], %[[B]] : (tensor<?x3xi8>, tensor<3x4xi8>) -> tensor<?x4xi32>
// CHECK-NEXT: %{{.*}} = graph.int_conv %[[X]], %[[W]], stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<?x4x9xui8>, tensor<6x2x3xui8>) -> tensor<?x6x5xi32>
func.func @integers(%a: tensor<?x3xi8>, %b: tensor<3x4xi8>, %x: tensor<?x4x9xui8>, %w: tensor<6x2x3xui8>) {
  %0 = graph.int_matmul %a, %b : (tensor<?x3xi8>, tensor<3x4xi8>) -> tensor<?x4xi32>
  %1 = graph.int_conv %x, %w, stride = [2], padding = [1], dilation = [1], groups = 2 : (tensor<?x4x9xui8>, tensor<6x2x3xui8>) -> tensor<?x6x5xi32>
  return
}

// CHECK-LABEL: func.func @grouped(
// CHECK-SAME: %[[X:.+]]: tensor<?x4xbf16>, %[[W:.+]]: tensor<3x4x5xbf16>, %[[E:.+]]: tensor<3xi32>, %[[A:.+]]: tensor<4x?xf64>, %[[B:.+]]: tensor<?x5xf64>, %[[F:.+]]: tensor<?xi64>, %[[U:.+]]: tensor<*xf64>)
// CHECK-NEXT: %{{.*}} = graph.grouped_matmul %[[X]], %[[W]], %[[E]] : (tensor<?x4xbf16>, tensor<3x4x5xbf16>, tensor<3xi32>) -> tensor<?x5xbf16>
// CHECK-NEXT: %{{.*}} = graph.grouped_matmul %[[A]], %[[B]], %[[F]] : (tensor<4x?xf64>, tensor<?x5xf64>, tensor<?xi64>) -> tensor<?x4x5xf64>
// CHECK-NEXT: %{{.*}} = graph.grouped_matmul %[[A]], %[[U]], %[[F]] : (tensor<4x?xf64>, tensor<*xf64>, tensor<?xi64>) -> tensor<*xf64>
func.func @grouped(%x: tensor<?x4xbf16>, %w: tensor<3x4x5xbf16>, %e: tensor<3xi32>, %a: tensor<4x?xf64>, %b: tensor<?x5xf64>, %f: tensor<?xi64>, %u: tensor<*xf64>) {
  %0 = graph.grouped_matmul %x, %w, %e : (tensor<?x4xbf16>, tensor<3x4x5xbf16>, tensor<3xi32>) -> tensor<?x5xbf16>
  %1 = graph.grouped_matmul %a, %b, %f : (tensor<4x?xf64>, tensor<?x5xf64>, tensor<?xi64>) -> tensor<?x4x5xf64>
  %2 = graph.grouped_matmul %a, %u, %f : (tensor<4x?xf64>, tensor<*xf64>, tensor<?xi64>) -> tensor<*xf64>
  return
}
