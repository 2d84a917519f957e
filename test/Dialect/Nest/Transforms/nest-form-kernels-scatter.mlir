// Whether a scatter changes a tensor or a copy of it.
// RUN: tcopt %s --nest-form-kernels --split-input-file | FileCheck %s

// The argument is copied in the scatter's kernel.
// CHECK-LABEL: func.func @argument(
// CHECK-SAME: %[[X:[^:]+]]: tensor<?xf32>,
// CHECK: %[[E:.+]] = tensor.empty
// CHECK-NEXT: nest.kernel outs(%[[O:.+]] = %[[E]] : tensor<?xf32>)
// CHECK-NEXT: %[[C:.+]] = linalg.copy ins(%[[X]] : tensor<?xf32>) outs(%[[O]] : tensor<?xf32>)
// CHECK-NEXT: nest.scatter ins({{.*}}) outs(%[[C]] : tensor<?xf32>)
func.func @argument(%x: tensor<?xf32>, %u: tensor<?xf32>, %i: tensor<?xi64>) -> tensor<?xf32> {
  %r = nest.scatter ins(%u, %i : tensor<?xf32>, tensor<?xi64>) outs(%x : tensor<?xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// A fill belongs to the kernel; a result that nothing else reads is changed where it lies.
// CHECK-LABEL: func.func @own(
// CHECK: %[[F:.+]] = nest.kernel outs(%[[O:.+]] = %{{.+}} : tensor<4xf32>)
// CHECK-NEXT: %[[Z:.+]] = linalg.fill {{.*}} outs(%[[O]] : tensor<4xf32>)
// CHECK-NEXT: nest.scatter ins({{.*}}) outs(%[[Z]] : tensor<4xf32>)
// CHECK-NOT: linalg.copy
// CHECK: nest.kernel outs(%[[P:.+]] = %[[F]] : tensor<4xf32>)
// CHECK-NEXT: nest.scatter ins({{.*}}) outs(%[[P]] : tensor<4xf32>)
func.func @own(%z: f32, %e: tensor<4xf32>, %u: tensor<?xf32>, %i: tensor<?xi64>) -> tensor<4xf32> {
  %x = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = nest.scatter ins(%u, %i : tensor<?xf32>, tensor<?xi64>) outs(%x : tensor<4xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<4xf32>
  %s = nest.scatter ins(%u, %i : tensor<?xf32>, tensor<?xi64>) outs(%r : tensor<4xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// What a loop carries is changed where it lies.
// CHECK-LABEL: func.func @carried(
// CHECK: scf.for {{.*}} iter_args(%[[C:.+]] = %{{.+}})
// CHECK-NEXT: nest.kernel outs(%[[O:.+]] = %[[C]] : tensor<4xf32>)
// CHECK-NEXT: nest.scatter ins({{.*}}) outs(%[[O]] : tensor<4xf32>)
func.func @carried(%x: tensor<4xf32>, %u: tensor<?xf32>, %i: tensor<?xi64>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%c = %x) -> tensor<4xf32> {
    %s = nest.scatter ins(%u, %i : tensor<?xf32>, tensor<?xi64>) outs(%c : tensor<4xf32>) dims = [0], x_dims = [], index_dims = [0] {
    ^bb0(%new: f32, %old: f32):
      nest.yield %new : f32
    } -> tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

// Here also the sum reads it.
// CHECK-LABEL: func.func @read_twice(
// CHECK: linalg.copy
func.func @read_twice(%e: tensor<4xf32>, %u: tensor<?xf32>, %i: tensor<?xi64>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %x = linalg.abs ins(%e : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  %r = nest.scatter ins(%u, %i : tensor<?xf32>, tensor<?xi64>) outs(%x : tensor<4xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<4xf32>
  %s = linalg.add ins(%r, %x : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}
