// A kernel runs early only if it is safe by itself: what a guard or a branch forbids would be done all the same.
// RUN: tcopt %s --nest-form-state --split-input-file | FileCheck %s

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func private @state.init() -> (tensor<2xf32>, tensor<2xi32>)
// CHECK-LABEL: func.func @main(
// CHECK: scf.if
// CHECK: nest.call @slice {{.*}} args(%c3 : index)
// CHECK: nest.call @slice {{.*}} args(%c-1 : index)
// CHECK: nest.call @extract
// CHECK: nest.call @divide
// CHECK-NOT: nest.call @slice
// CHECK-NOT: nest.call @half
// CHECK: nest.extern
module {
  module @slice {
    nest.kernel @slice(%a: tensor<4xf32>, %o: tensor<2xf32>, %i: index) -> tensor<2xf32> {
      %s = tensor.extract_slice %a[%i] [2] [1] : tensor<4xf32> to tensor<2xf32>
      %0 = linalg.exp ins(%s : tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
      nest.return %0 : tensor<2xf32>
    }
  }
  module @extract {
    nest.kernel @extract(%p: tensor<2xi32>, %a: tensor<4xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
      %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%p : tensor<2xi32>) outs(%o : tensor<2xf32>) {
      ^bb0(%in: i32, %out: f32):
        %i = arith.index_cast %in : i32 to index
        %v = tensor.extract %a[%i] : tensor<4xf32>
        linalg.yield %v : f32
      } -> tensor<2xf32>
      nest.return %0 : tensor<2xf32>
    }
  }
  module @divide {
    nest.kernel @divide(%a: tensor<2xi32>, %o: tensor<2xi32>) -> tensor<2xi32> {
      %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<2xi32>) outs(%o : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %v = arith.divsi %in, %in : i32
        linalg.yield %v : i32
      } -> tensor<2xi32>
      nest.return %0 : tensor<2xi32>
    }
  }
  module @half {
    nest.kernel @half(%a: tensor<2xi32>, %o: tensor<2xi32>) -> tensor<2xi32> {
      %two = arith.constant 2 : i32
      %0 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]} ins(%a : tensor<2xi32>) outs(%o : tensor<2xi32>) {
      ^bb0(%in: i32, %out: i32):
        %v = arith.divsi %in, %two : i32
        linalg.yield %v : i32
      } -> tensor<2xi32>
      nest.return %0 : tensor<2xi32>
    }
  }
  func.func @main(%go: i1, %x: tensor<2xf32>) -> tensor<2xf32> {
    %c2 = arith.constant 2 : index
    %cm1 = arith.constant -1 : index
    %c3 = arith.constant 3 : index
    %w = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %p = arith.constant dense<[1, 700000000]> : tensor<2xi32>
    %e = tensor.empty() : tensor<2xf32>
    %f = tensor.empty() : tensor<2xi32>
    %r = scf.if %go -> tensor<2xf32> {
      %0 = nest.call @slice ins(%w : tensor<4xf32>) outs(%e : tensor<2xf32>) args(%c3 : index) -> tensor<2xf32>
      %1 = nest.call @slice ins(%w : tensor<4xf32>) outs(%e : tensor<2xf32>) args(%cm1 : index) -> tensor<2xf32>
      %2 = nest.call @extract ins(%p, %w : tensor<2xi32>, tensor<4xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
      %3 = nest.call @divide ins(%p : tensor<2xi32>) outs(%f : tensor<2xi32>) -> tensor<2xi32>
      %4 = nest.call @slice ins(%w : tensor<4xf32>) outs(%e : tensor<2xf32>) args(%c2 : index) -> tensor<2xf32>
      %5 = nest.call @half ins(%p : tensor<2xi32>) outs(%f : tensor<2xi32>) -> tensor<2xi32>
      %6 = nest.extern "sum" ins(%x, %0, %1, %2, %3, %4, %5 : tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xi32>, tensor<2xf32>, tensor<2xi32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %6 : tensor<2xf32>
    } else {
      scf.yield %x : tensor<2xf32>
    }
    return %r : tensor<2xf32>
  }
}
