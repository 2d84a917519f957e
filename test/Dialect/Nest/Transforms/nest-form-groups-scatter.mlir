// A scatter, and a slice that is replaced, changes its operand: where that is still needed, memory planning copies it.
// RUN: tcopt %s --nest-form-groups --split-input-file | FileCheck %s

// What the caller owns is no exception.
// CHECK-LABEL: func.func @argument(
// CHECK-SAME: %[[X:[^:]+]]: tensor<?xf32>,
// CHECK-NEXT: %[[R:[^ ]+]] = nest.group outs(%[[O:[^ ]+]] = %[[X]] : tensor<?xf32>) {
// CHECK-NEXT: %[[S:[^ ]+]] = nest.scatter ins({{.*}}) outs(%[[O]] : tensor<?xf32>)
// CHECK: nest.yield %[[S]] : tensor<?xf32>
// CHECK: return %[[R]]
func.func @argument(%x: tensor<?xf32>, %u: tensor<?xf32>, %i: tensor<?xi64>) -> tensor<?xf32> {
  %r = nest.scatter ins(%u, %i : tensor<?xf32>, tensor<?xi64>) outs(%x : tensor<?xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

// A fill belongs to the group; a result that nothing else reads is changed where it lies.
// CHECK-LABEL: func.func @own(
// CHECK: %[[F:[^ ]+]] = nest.group outs(%[[O:[^ ]+]] = %{{[^ ]+}} : tensor<4xf32>)
// CHECK-NEXT: %[[Z:[^ ]+]] = linalg.fill {{.*}} outs(%[[O]] : tensor<4xf32>)
// CHECK-NEXT: {{.*}}nest.scatter ins({{.*}}) outs(%[[Z]] : tensor<4xf32>)
// CHECK: nest.group outs(%[[P:[^ ]+]] = %[[F]] : tensor<4xf32>)
// CHECK-NEXT: {{.*}}nest.scatter ins({{.*}}) outs(%[[P]] : tensor<4xf32>)
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
// CHECK: scf.for {{.*}} iter_args(%[[C:[^ ]+]] = %{{[^ ]+}})
// CHECK: nest.group outs(%[[O:[^ ]+]] = %[[C]] : tensor<4xf32>)
// CHECK-NEXT: {{.*}}nest.scatter ins({{.*}}) outs(%[[O]] : tensor<4xf32>)
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

// So is what is read later: the sum needs both the old tensor and the new one.
// CHECK-LABEL: func.func @read_later(
// CHECK: %[[A:[^ ]+]] = nest.group
// CHECK-NEXT: linalg.abs
// CHECK: %[[R:[^ ]+]] = nest.group outs(%[[O:[^ ]+]] = %[[A]] : tensor<4xf32>)
// CHECK-NEXT: {{.*}}nest.scatter ins({{.*}}) outs(%[[O]] : tensor<4xf32>)
// CHECK: nest.group
// CHECK-NEXT: linalg.add ins(%[[R]], %[[A]] :
func.func @read_later(%e: tensor<4xf32>, %u: tensor<?xf32>, %i: tensor<?xi64>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %x = linalg.abs ins(%e : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  %r = nest.scatter ins(%u, %i : tensor<?xf32>, tensor<?xi64>) outs(%x : tensor<4xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<4xf32>
  %s = linalg.add ins(%r, %x : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %s : tensor<4xf32>
}

// -----

// A tensor may be both updated and the update.
// CHECK-LABEL: func.func @update_of_itself(
// CHECK-SAME: %[[X:[^:]+]]: tensor<4xf32>,
// CHECK-NEXT: nest.group outs(%[[O:[^ ]+]] = %[[X]] : tensor<4xf32>)
// CHECK-NEXT: nest.scatter ins({{.*}}) outs(%[[O]] : tensor<4xf32>)
func.func @update_of_itself(%x: tensor<4xf32>, %i: tensor<4xi64>) -> tensor<4xf32> {
  %r = nest.scatter ins(%x, %i : tensor<4xf32>, tensor<4xi64>) outs(%x : tensor<4xf32>) dims = [0], x_dims = [], index_dims = [0] {
  ^bb0(%new: f32, %old: f32):
    nest.yield %new : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

// A slice is replaced in the tensor itself.
// CHECK-LABEL: func.func @slice(
// CHECK-SAME: %[[X:[^:]+]]: tensor<4xf32>, %[[U:[^:]+]]: tensor<1xf32>, %[[N:[^:]+]]: index)
// CHECK-NEXT: nest.group outs(%[[O:[^ ]+]] = %[[X]] : tensor<4xf32>)
// CHECK-NEXT: %[[S:[^ ]+]] = tensor.insert_slice %[[U]] into %[[O]][%[[N]]] [1] [1]
// CHECK-NEXT: nest.yield %[[S]]
func.func @slice(%x: tensor<4xf32>, %u: tensor<1xf32>, %n: index) -> tensor<4xf32> {
  %r = tensor.insert_slice %u into %x[%n] [1] [1] : tensor<1xf32> into tensor<4xf32>
  return %r : tensor<4xf32>
}
