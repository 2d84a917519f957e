// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// Creation, and ops that move elements.
// RUN: tcopt %s --convert-core-to-linalg --split-input-file | FileCheck %s

// KEEP
// CHECK: #[[$ONE:.*]] = affine_map<(d0, d1, d2) -> (0, d2)>
// CHECK-LABEL: func @broadcast(
func.func @broadcast(%x: tensor<1x4xf32>, %n: index) -> tensor<?x2x4xf32> {
  // KEEP
  // CHECK: tensor.empty(%{{.*}}) : tensor<?x2x4xf32>
  // CHECK: linalg.generic {indexing_maps = [#[[$ONE]],
  %r = core.broadcast %x, dims = [1, 2], sizes = [%n, 2, 4] : (tensor<1x4xf32>, index) -> tensor<?x2x4xf32>
  return %r : tensor<?x2x4xf32>
}

// -----

// KEEP
// CHECK: #[[$FROM:.*]] = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
// CHECK-LABEL: func @transpose(
func.func @transpose(%x: tensor<2x?x4xf32>) -> tensor<4x2x?xf32> {
  // KEEP
  // CHECK: tensor.empty(%{{.*}}) : tensor<4x2x?xf32>
  // CHECK: linalg.generic {indexing_maps = [#[[$FROM]],
  %r = core.transpose %x, dims = [2, 0, 1] : (tensor<2x?x4xf32>) -> tensor<4x2x?xf32>
  return %r : tensor<4x2x?xf32>
}

// -----

// KEEP
// CHECK-LABEL: func @iota(
func.func @iota(%n: index) -> tensor<?x3xf32> {
  // KEEP
  // CHECK: %[[I:.*]] = linalg.index 1
  // CHECK: %[[L:.*]] = arith.index_cast %[[I]] : index to i64
  // CHECK: arith.sitofp %[[L]] : i64 to f32
  %r = core.iota dim = 1, sizes = [%n, 3] : (index) -> tensor<?x3xf32>
  return %r : tensor<?x3xf32>
}

// KEEP
// CHECK-LABEL: func @reverse(
// CHECK-SAME:      %[[X:.*]]: tensor<2x3xf32>)
func.func @reverse(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  // KEEP
  // CHECK-DAG: %[[I:.*]] = linalg.index 0
  // CHECK-DAG: %[[J:.*]] = linalg.index 1
  // CHECK: %[[K:.*]] = arith.subi %{{.*}}, %[[J]]
  // CHECK: tensor.extract %[[X]][%[[I]], %[[K]]]
  %r = core.reverse %x, dims = [1] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}

// A bad index reads element 0.
// KEEP
// CHECK-LABEL: func @gather(
// CHECK-SAME:      %[[X:.*]]: tensor<50x8xf32>, %[[I:.*]]: tensor<?xi64>)
func.func @gather(%x: tensor<50x8xf32>, %i: tensor<?xi64>) -> tensor<?x8xf32> {
  // KEEP
  // CHECK: linalg.generic {{.*}} ins(%[[I]] : tensor<?xi64>)
  // CHECK: %[[AT:.*]] = arith.index_cast %{{.*}} : i64 to index
  // CHECK: %[[BAD:.*]] = arith.cmpi uge, %[[AT]], %c50
  // CHECK: rt.fail %[[BAD]], code = {{ ?}}index_out_of_bounds, "{{.*}}.mlir:{{[0-9:]+}}: index out of bounds"
  // CHECK: %[[SAFE:.*]] = arith.select %[[BAD]], %{{.*}}, %[[AT]]
  // CHECK: %[[J:.*]] = linalg.index 1
  // CHECK: tensor.extract %[[X]][%[[SAFE]], %[[J]]]
  %r = core.gather %x, %i, dims = [0], x_dims = [1], index_dims = [0] : (tensor<50x8xf32>, tensor<?xi64>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// If there may be no element at all, a bad index reads none.
// KEEP
// CHECK-LABEL: func @gather_of_unknown(
func.func @gather_of_unknown(%x: tensor<?xf32>, %i: tensor<2xi32>) -> tensor<2xf32> {
  // KEEP
  // CHECK: rt.fail %[[BAD:.*]], code
  // CHECK: scf.if %[[BAD]] -> (f32) {
  // CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0.0
  // CHECK-NEXT: scf.yield %[[ZERO]]
  // CHECK-NEXT: } else {
  // CHECK-NEXT: tensor.extract
  %r = core.gather %x, %i, dims = [0], x_dims = [], index_dims = [0] : (tensor<?xf32>, tensor<2xi32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// Without a report, a bad index reads element 0.
// KEEP
// CHECK-LABEL: func @gather_in_bounds(
func.func @gather_in_bounds(%x: tensor<4xf32>, %i: tensor<2xi32>) -> tensor<2xf32> {
  // KEEP
  // CHECK-NOT: rt.fail
  // CHECK: %[[BAD:.*]] = arith.cmpi uge, %[[AT:.*]], %c4
  // CHECK: %[[SAFE:.*]] = arith.select %[[BAD]], %{{.*}}, %[[AT]]
  // CHECK: tensor.extract %{{.*}}[%[[SAFE]]]
  %r = core.gather %x, %i, dims = [0], x_dims = [], index_dims = [0], in_bounds : (tensor<4xf32>, tensor<2xi32>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}

// KEEP
// CHECK-LABEL: func @slice(
func.func @slice(%x: tensor<?x6xf32>, %o: index, %n: index) -> tensor<?x2xf32> {
  // KEEP
  // CHECK: tensor.extract_slice %{{.*}}[%{{.*}}, 1] [%{{.*}}, 2] [1, 3] : tensor<?x6xf32> to tensor<?x2xf32>
  %r = core.slice %x, offsets = [%o, 1], sizes = [%n, 2], strides = [1, 3] : (tensor<?x6xf32>, index, index) -> tensor<?x2xf32>
  return %r : tensor<?x2xf32>
}

// Upstream has no empty slice at the end.
// KEEP
// CHECK-LABEL: func @empty_slice(
// CHECK: tensor.empty() : tensor<0xf32>
func.func @empty_slice(%x: tensor<6xf32>) -> tensor<0xf32> {
  %r = core.slice %x, offsets = [6], sizes = [0], strides = [1] : (tensor<6xf32>) -> tensor<0xf32>
  return %r : tensor<0xf32>
}

// KEEP
// CHECK-LABEL: func @pad(
func.func @pad(%x: tensor<?x3xf32>, %v: tensor<f32>) -> tensor<?x6xf32> {
  // KEEP
  // CHECK: %[[V:.*]] = tensor.extract %{{.*}}[] : tensor<f32>
  // CHECK: %[[TO:.*]] = linalg.fill ins(%[[V]] : f32)
  // CHECK: tensor.insert_slice %{{.*}} into %[[TO]][0, 1] [%{{.*}}, 3] [1, 1]
  %r = core.pad %x, %v, low = [0, 1], high = [0, 2] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x6xf32>
  return %r : tensor<?x6xf32>
}

// KEEP
// CHECK-LABEL: func @concatenate(
func.func @concatenate(%a: tensor<2x3xf32>, %b: tensor<2x?xf32>, %c: tensor<2x0xf32>) -> tensor<2x?xf32> {
  // KEEP
  // CHECK: %[[A:.*]] = tensor.insert_slice %{{.*}} into %{{.*}}[0, 0] [2, 3] [1, 1]
  // CHECK: tensor.insert_slice %{{.*}} into %[[A]][0, 3] [2, %{{.*}}] [1, 1]
  // CHECK-NOT: tensor.insert_slice
  %r = core.concatenate %a, %b, %c, dim = 1 : (tensor<2x3xf32>, tensor<2x?xf32>, tensor<2x0xf32>) -> tensor<2x?xf32>
  return %r : tensor<2x?xf32>
}
