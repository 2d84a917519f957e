// Round trips of random numbers.
// RUN: tcopt %s --verify-roundtrip | FileCheck %s
// RUN: tcopt %s --mlir-print-op-generic | tcopt | FileCheck %s

// CHECK-LABEL: func.func @random(
// CHECK-SAME: %[[S:.+]]: tensor<i64>, %[[O:.+]]: tensor<i64>, %[[N:.+]]: index)
// CHECK-NEXT: %{{.*}} = graph.rand %[[S]], %[[O]], sizes = [%[[N]], 3], dtype = f32 : (tensor<i64>, tensor<i64>, index) -> tensor<?x3xf32>
// CHECK-NEXT: %{{.*}} = graph.rand %[[S]], %[[O]], sizes = [], dtype = bf16 : (tensor<i64>, tensor<i64>) -> tensor<bf16>
// CHECK-NEXT: %{{.*}} = graph.randn %[[S]], %[[O]], sizes = [0, 3], dtype = f64 : (tensor<i64>, tensor<i64>) -> tensor<0x3xf64>
// CHECK-NEXT: %{{.*}} = graph.randint %[[S]], %[[O]], sizes = [%[[N]]], low = -5, high = 6, dtype = i8 : (tensor<i64>, tensor<i64>, index) -> tensor<?xi8>
// CHECK-NEXT: %{{.*}} = graph.randint %[[S]], %[[O]], sizes = [2], low = 0, high = 256, dtype = ui8 : (tensor<i64>, tensor<i64>) -> tensor<2xui8>
func.func @random(%s: tensor<i64>, %o: tensor<i64>, %n: index) {
  %0 = graph.rand %s, %o, sizes = [%n, 3], dtype = f32 : (tensor<i64>, tensor<i64>, index) -> tensor<?x3xf32>
  %1 = graph.rand %s, %o, sizes = [], dtype = bf16 : (tensor<i64>, tensor<i64>) -> tensor<bf16>
  %2 = graph.randn %s, %o, sizes = [0, 3], dtype = f64 : (tensor<i64>, tensor<i64>) -> tensor<0x3xf64>
  %3 = graph.randint %s, %o, sizes = [%n], low = -5, high = 6, dtype = i8 : (tensor<i64>, tensor<i64>, index) -> tensor<?xi8>
  %4 = graph.randint %s, %o, sizes = [2], low = 0, high = 256, dtype = ui8 : (tensor<i64>, tensor<i64>) -> tensor<2xui8>
  return
}

// CHECK-LABEL: func.func @choice(
// CHECK-SAME: %[[S:.+]]: tensor<i64>, %[[O:.+]]: tensor<i64>, %[[X:.+]]: tensor<?x3xf16>, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.bernoulli %[[X]], %[[S]], %[[O]] : (tensor<?x3xf16>, tensor<i64>, tensor<i64>) -> tensor<?x3xf16>
// CHECK-NEXT: %{{.*}} = graph.dropout %[[X]], %[[S]], %[[O]], p = 5.000000e-01 : (tensor<?x3xf16>, tensor<i64>, tensor<i64>) -> (tensor<?x3xf16>, tensor<?x3xi1>)
// CHECK-NEXT: %{{.*}} = graph.dropout %[[U]], %[[S]], %[[O]], p = 1.000000e+00 : (tensor<*xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>, tensor<*xi1>)
func.func @choice(%s: tensor<i64>, %o: tensor<i64>, %x: tensor<?x3xf16>, %u: tensor<*xf32>) {
  %0 = graph.bernoulli %x, %s, %o : (tensor<?x3xf16>, tensor<i64>, tensor<i64>) -> tensor<?x3xf16>
  %1:2 = graph.dropout %x, %s, %o, p = 5.000000e-01 : (tensor<?x3xf16>, tensor<i64>, tensor<i64>) -> (tensor<?x3xf16>, tensor<?x3xi1>)
  %2:2 = graph.dropout %u, %s, %o, p = 1.000000e+00 : (tensor<*xf32>, tensor<i64>, tensor<i64>) -> (tensor<*xf32>, tensor<*xi1>)
  return
}

// CHECK-LABEL: func.func @order(
// CHECK-SAME: %[[S:.+]]: tensor<i64>, %[[O:.+]]: tensor<i64>, %[[N:.+]]: index, %[[P:.+]]: tensor<?x3xbf16>, %[[U:.+]]: tensor<*xf32>)
// CHECK-NEXT: %{{.*}} = graph.randperm %[[S]], %[[O]], sizes = [%[[N]]] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
// CHECK-NEXT: %{{.*}} = graph.randperm %[[S]], %[[O]], sizes = [5] : (tensor<i64>, tensor<i64>) -> tensor<5xi64>
// CHECK-NEXT: %{{.*}} = graph.multinomial %[[P]], %[[S]], %[[O]], num_samples = 2, replacement = false : (tensor<?x3xbf16>, tensor<i64>, tensor<i64>) -> tensor<?x2xi64>
// CHECK-NEXT: %{{.*}} = graph.multinomial %[[U]], %[[S]], %[[O]], num_samples = 7, replacement = true : (tensor<*xf32>, tensor<i64>, tensor<i64>) -> tensor<*xi64>
func.func @order(%s: tensor<i64>, %o: tensor<i64>, %n: index, %p: tensor<?x3xbf16>, %u: tensor<*xf32>) {
  %0 = graph.randperm %s, %o, sizes = [%n] : (tensor<i64>, tensor<i64>, index) -> tensor<?xi64>
  %1 = graph.randperm %s, %o, sizes = [5] : (tensor<i64>, tensor<i64>) -> tensor<5xi64>
  %2 = graph.multinomial %p, %s, %o, num_samples = 2, replacement = false : (tensor<?x3xbf16>, tensor<i64>, tensor<i64>) -> tensor<?x2xi64>
  %3 = graph.multinomial %u, %s, %o, num_samples = 7, replacement = true : (tensor<*xf32>, tensor<i64>, tensor<i64>) -> tensor<*xi64>
  return
}
