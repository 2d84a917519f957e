// What constants alone decide moves to the init function.
// RUN: tcopt %s --nest-form-state --split-input-file | FileCheck %s

#id = affine_map<(d0, d1) -> (d0, d1)>
#swap = affine_map<(d0, d1) -> (d1, d0)>

// A transposed constant, behind a view: the view stays where it is read.
// CHECK-LABEL: func.func private @state.init() -> tensor<3x2xf32> attributes {nest.state_layout = [tensor<3x2xf32>]} {
// CHECK-DAG: %[[W:.*]] = arith.constant dense<{{.*}}> : tensor<2x3xf32>
// CHECK-DAG: %[[E:.*]] = tensor.empty() : tensor<3x2xf32>
// CHECK: %[[T:.*]] = nest.call @transpose ins(%[[W]] : tensor<2x3xf32>) outs(%[[E]] : tensor<3x2xf32>) -> tensor<3x2xf32>
// CHECK-NEXT: return %[[T]] : tensor<3x2xf32>
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:.*]]: tensor<6xf32>, %[[T:.*]]: tensor<3x2xf32> {nest.state = 0 : index}) -> tensor<6xf32>
// CHECK-NOT: nest.call @transpose
// CHECK: %[[V:.*]] = tensor.collapse_shape %[[T]] {{.*}} into tensor<6xf32>
// CHECK: nest.call @add ins(%[[X]], %[[V]] :
module {
  module @transpose {
    nest.kernel @transpose(%a: tensor<2x3xf32>, %o: tensor<3x2xf32>) -> tensor<3x2xf32> {
      %0 = linalg.generic {indexing_maps = [#swap, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<2x3xf32>) outs(%o : tensor<3x2xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
      } -> tensor<3x2xf32>
      nest.return %0 : tensor<3x2xf32>
    }
  }
  module @add {
    nest.kernel @add(%a: tensor<6xf32>, %b: tensor<6xf32>, %o: tensor<6xf32>) -> tensor<6xf32> {
      %0 = linalg.add ins(%a, %b : tensor<6xf32>, tensor<6xf32>) outs(%o : tensor<6xf32>) -> tensor<6xf32>
      nest.return %0 : tensor<6xf32>
    }
  }
  func.func @main(%x: tensor<6xf32>) -> tensor<6xf32> {
    %w = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
    %e = tensor.empty() : tensor<3x2xf32>
    %t = nest.call @transpose ins(%w : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) -> tensor<3x2xf32>
    %v = tensor.collapse_shape %t [[0, 1]] : tensor<3x2xf32> into tensor<6xf32>
    %f = tensor.empty() : tensor<6xf32>
    %r = nest.call @add ins(%x, %v : tensor<6xf32>, tensor<6xf32>) outs(%f : tensor<6xf32>) -> tensor<6xf32>
    return %r : tensor<6xf32>
  }
}

// -----

// Two entries share a tensor; one reads a second one, made from the first, in a loop. What is read in a chain only by
// what moves is no part of the state.
// CHECK-LABEL: func.func private @state.init() -> (tensor<2xf32>, tensor<2xf32>)
// CHECK-SAME: nest.state_layout = [tensor<2xf32>, tensor<2xf32>]
// CHECK-COUNT-3: nest.call @exp
// CHECK-NOT: nest.call
// CHECK: return
// CHECK-LABEL: func.func @first(
// CHECK-SAME: %{{.*}}: tensor<2xf32>, %[[A:.*]]: tensor<2xf32> {nest.state = 0 : index})
// CHECK-NEXT: tensor.empty
// CHECK-NEXT: nest.call @add ins(%{{.*}}, %[[A]] :
// CHECK-LABEL: func.func @second(
// CHECK-SAME: %{{.*}}: index, %[[B:.*]]: tensor<2xf32> {nest.state = 0 : index}, %[[C:.*]]: tensor<2xf32> {nest.state = 1 : index})
// CHECK: scf.for
// CHECK: nest.call @add ins(%[[C]], %[[B]] :
// CHECK-NOT: nest.call @exp
module {
  module @exp {
    nest.kernel @exp(%a: tensor<2xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
      %0 = linalg.exp ins(%a : tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
      nest.return %0 : tensor<2xf32>
    }
  }
  module @add {
    nest.kernel @add(%a: tensor<2xf32>, %b: tensor<2xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
      %0 = linalg.add ins(%a, %b : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
      nest.return %0 : tensor<2xf32>
    }
  }
  func.func @first(%x: tensor<2xf32>) -> tensor<2xf32> {
    %w = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %e = tensor.empty() : tensor<2xf32>
    %a = nest.call @exp ins(%w : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    %r = nest.call @add ins(%x, %a : tensor<2xf32>, tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
  func.func @second(%n: index) -> tensor<2xf32> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %w = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %e = tensor.empty() : tensor<2xf32>
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %e) -> tensor<2xf32> {
      %a = nest.call @exp ins(%w : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
      %b = nest.call @exp ins(%a : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
      %c = nest.call @exp ins(%b : tensor<2xf32>) outs(%e : tensor<2xf32>) -> tensor<2xf32>
      %t = nest.call @add ins(%c, %a : tensor<2xf32>, tensor<2xf32>) outs(%s : tensor<2xf32>) -> tensor<2xf32>
      scf.yield %t : tensor<2xf32>
    }
    return %r : tensor<2xf32>
  }
}

// -----

// What may fail, is of unknown size, follows from an input or is a library's stays; so there is no state.
// CHECK-NOT: nest.state
module {
  module @gather {
    nest.kernel @gather(%a: tensor<2xi64>, %o: tensor<2xi64>) -> tensor<2xi64> {
      %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<2xi64>) outs(%o : tensor<2xi64>) {
      ^bb0(%in: i64, %out: i64):
        %c0 = arith.constant 0 : i64
        %bad = arith.cmpi slt, %in, %c0 : i64
        rt.fail %bad, code = index_out_of_bounds, "index out of bounds"
        linalg.yield %in : i64
      } -> tensor<2xi64>
      nest.return %0 : tensor<2xi64>
    }
  }
  module @open {
    nest.kernel @open(%a: tensor<2xi64>, %o: tensor<?xi64> {nest.sizes = array<i64: 0>}, %n: index) -> tensor<?xi64> {
      nest.return %o : tensor<?xi64>
    }
  }
  func.func @main(%x: tensor<2xi64>, %n: index) -> (tensor<2xi64>, tensor<?xi64>, tensor<2xi64>, tensor<2xi64>) {
    %w = arith.constant dense<[1, 2]> : tensor<2xi64>
    %e = tensor.empty() : tensor<2xi64>
    %f = tensor.empty(%n) : tensor<?xi64>
    %0 = nest.call @gather ins(%w : tensor<2xi64>) outs(%e : tensor<2xi64>) fails -> tensor<2xi64>
    %1 = nest.call @open ins(%w : tensor<2xi64>) outs(%f : tensor<?xi64>) args(%n : index) -> tensor<?xi64>
    %2 = nest.call @gather ins(%x : tensor<2xi64>) outs(%e : tensor<2xi64>) fails -> tensor<2xi64>
    %3 = nest.extern "library" ins(%w : tensor<2xi64>) outs(%e : tensor<2xi64>) -> tensor<2xi64>
    return %0, %1, %2, %3 : tensor<2xi64>, tensor<?xi64>, tensor<2xi64>, tensor<2xi64>
  }
}
