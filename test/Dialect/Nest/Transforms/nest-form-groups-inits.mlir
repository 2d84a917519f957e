// Inits are arguments of groups where they are inits, and nowhere else.
// RUN: tcopt %s --nest-form-groups --split-input-file | FileCheck %s

// Two inits that are one tensor are two arguments.
// CHECK-LABEL: func.func @two_inits(
// CHECK: nest.group outs(%[[V:[^ ]+]] = %{{[^ ]+}} : tensor<3xi64>, %[[I:[^ ]+]] = %{{[^ ]+}} : tensor<3xi64>)
// CHECK-NEXT: nest.sort ins(%{{.+}} : tensor<3xi64>) outs(%[[V]], %[[I]] : tensor<3xi64>, tensor<3xi64>)
func.func @two_inits(%x: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
  %e = tensor.empty() : tensor<3xi64>
  %r:2 = nest.sort ins(%x : tensor<3xi64>) outs(%e, %e : tensor<3xi64>, tensor<3xi64>) descending = false
      -> tensor<3xi64>, tensor<3xi64>
  return %r#0, %r#1 : tensor<3xi64>, tensor<3xi64>
}

// -----

// What is changed and also read is captured besides.
// CHECK-LABEL: func.func @read_too(
// CHECK-SAME: %[[X:[^:]+]]: tensor<3xi64>,
// CHECK: nest.group outs(%[[O:[^ ]+]] = %[[X]] : tensor<3xi64>)
// CHECK-NEXT: nest.scatter ins(%[[X]], %{{.+}} : tensor<3xi64>, tensor<3xi64>) outs(%[[O]] : tensor<3xi64>)
func.func @read_too(%x: tensor<3xi64>, %i: tensor<3xi64>) -> tensor<3xi64> {
  %r = nest.scatter ins(%x, %i : tensor<3xi64>, tensor<3xi64>) outs(%x : tensor<3xi64>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: i64, %old: i64):
    %sum = arith.addi %old, %new : i64
    nest.yield %sum : i64
  } -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// -----

// A tensor that stands for the shape of a window is made in the group; one whose elements are read is not.
#window = affine_map<(d0, d1) -> (d1)>
#out = affine_map<(d0, d1) -> (d0)>
#id = affine_map<(d0) -> (d0)>
// CHECK-LABEL: func.func @empty(
// CHECK: nest.group
// CHECK-NEXT: %[[W:.+]] = tensor.empty() : tensor<2xf32>
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[W]] : tensor<2xf32>)
// CHECK: %[[E:.+]] = tensor.empty() : tensor<0xf32>
// CHECK: nest.group outs(%[[O:[^ ]+]] =
// CHECK-NEXT: linalg.generic {{.*}} ins(%[[E]] : tensor<0xf32>) outs(%[[O]] : tensor<0xf32>)
func.func @empty(%o: tensor<4xf32>) -> (tensor<4xf32>, tensor<0xf32>) {
  %w = tensor.empty() : tensor<2xf32>
  %r = linalg.generic {indexing_maps = [#window, #out], iterator_types = ["parallel", "reduction"]} ins(%w : tensor<2xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %b, %b : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %e = tensor.empty() : tensor<0xf32>
  %n = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%e : tensor<0xf32>) outs(%e : tensor<0xf32>) {
  ^bb0(%a: f32, %b: f32):
    %s = arith.negf %a : f32
    linalg.yield %s : f32
  } -> tensor<0xf32>
  return %r, %n : tensor<4xf32>, tensor<0xf32>
}

// -----

// Ops that accumulate have a fill each, even if they shared one; what else reads it keeps it.

// CHECK-LABEL: func.func @shared_fill(
// CHECK: %[[F:.+]] = nest.group outs(%[[O:[^ ]+]] =
// CHECK-NEXT: linalg.fill {{.*}} outs(%[[O]] : tensor<?x4xf32>)
// CHECK: nest.group outs(%[[P:[^ ]+]] =
// CHECK-NEXT: %[[G:.+]] = linalg.fill {{.*}} outs(%[[P]] : tensor<?x4xf32>)
// CHECK-NEXT: linalg.matmul {{.*}} outs(%[[G]] : tensor<?x4xf32>)
// CHECK: nest.group outs(%[[Q:[^ ]+]] =
// CHECK-NEXT: %[[H:.+]] = linalg.fill {{.*}} outs(%[[Q]] : tensor<?x4xf32>)
// CHECK-NEXT: linalg.matmul {{.*}} outs(%[[H]] : tensor<?x4xf32>)
// CHECK: return %{{.+}}, %{{.+}}, %[[F]]
func.func @shared_fill(%a: tensor<?x8xf32>, %b: tensor<8x4xf32>, %n: index) -> (tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<?x4xf32>) -> tensor<?x4xf32>
  %0 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x4xf32>) outs(%f : tensor<?x4xf32>) -> tensor<?x4xf32>
  %1 = linalg.matmul ins(%a, %b : tensor<?x8xf32>, tensor<8x4xf32>) outs(%f : tensor<?x4xf32>) -> tensor<?x4xf32>
  return %0, %1, %f : tensor<?x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>
}
