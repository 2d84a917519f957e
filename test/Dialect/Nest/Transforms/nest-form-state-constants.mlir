// With the option, what kernels read of constants is part of the state.
// RUN: tcopt %s --nest-form-state=constants --split-input-file | FileCheck %s
// RUN: tcopt %s --nest-form-state --split-input-file | FileCheck %s --check-prefix=WITHOUT

// A kernel reads the constant, a print does not.
// CHECK-LABEL: func.func private @state.init() -> tensor<2xf32>
// CHECK-NEXT: %[[A:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00]>
// CHECK-NEXT: return %[[A]]
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[T:.*]]: tensor<2xf32> {nest.state = 0 : index})
// CHECK: %[[B:.*]] = arith.constant dense<[3.000000e+00, 4.000000e+00]>
// CHECK: graph.print %[[B]]
// CHECK: nest.call @add ins(%[[X]], %[[T]] :
// WITHOUT-NOT: nest.state
module {
  module @add {
    nest.kernel @add(%a: tensor<2xf32>, %b: tensor<2xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
      %0 = linalg.add ins(%a, %b : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
      nest.return %0 : tensor<2xf32>
    }
  }
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %a = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %b = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
    graph.print %b, label = "b" : tensor<2xf32>
    %o = tensor.empty() : tensor<2xf32>
    %r = nest.call @add ins(%x, %a : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
}

// -----

// Functions share the tensors of equal constants, and each other one has its own.
// CHECK-LABEL: func.func private @state.init() -> (tensor<2xf32>, tensor<2xf32>)
// CHECK-DAG: %[[A:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00]>
// CHECK-DAG: %[[B:.*]] = arith.constant dense<[3.000000e+00, 4.000000e+00]>
// CHECK: return %[[A]], %[[B]]
// CHECK-LABEL: func.func @first(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[T:.*]]: tensor<2xf32> {nest.state = 0 : index})
// CHECK: nest.call @add ins(%[[X]], %[[T]] :
// CHECK-LABEL: func.func @second(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[T:.*]]: tensor<2xf32> {nest.state = 1 : index})
// CHECK: nest.call @add ins(%[[X]], %[[T]] :
// CHECK-LABEL: func.func @third(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[T:.*]]: tensor<2xf32> {nest.state = 0 : index})
// CHECK: nest.call @add ins(%[[X]], %[[T]] :
module {
  module @add {
    nest.kernel @add(%a: tensor<2xf32>, %b: tensor<2xf32>, %o: tensor<2xf32>) -> tensor<2xf32> {
      %0 = linalg.add ins(%a, %b : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
      nest.return %0 : tensor<2xf32>
    }
  }
  func.func @first(%x: tensor<2xf32>) -> tensor<2xf32> {
    %w = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %o = tensor.empty() : tensor<2xf32>
    %r = nest.call @add ins(%x, %w : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
  func.func @second(%x: tensor<2xf32>) -> tensor<2xf32> {
    %w = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
    %o = tensor.empty() : tensor<2xf32>
    %r = nest.call @add ins(%x, %w : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
  func.func @third(%x: tensor<2xf32>) -> tensor<2xf32> {
    %w = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %o = tensor.empty() : tensor<2xf32>
    %r = nest.call @add ins(%x, %w : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
}

// -----

// One without elements is nowhere.
// CHECK-LABEL: func.func @empty(
// CHECK-NOT: nest.state
module {
  module @add {
    nest.kernel @add(%a: tensor<0xf32>, %b: tensor<0xf32>, %o: tensor<0xf32>) -> tensor<0xf32> {
      %0 = linalg.add ins(%a, %b : tensor<0xf32>, tensor<0xf32>) outs(%o : tensor<0xf32>) -> tensor<0xf32>
      nest.return %0 : tensor<0xf32>
    }
  }
  func.func @empty(%x: tensor<0xf32>) -> tensor<0xf32> {
    %w = arith.constant dense<> : tensor<0xf32>
    %o = tensor.empty() : tensor<0xf32>
    %r = nest.call @add ins(%x, %w : tensor<0xf32>, tensor<0xf32>) outs(%o : tensor<0xf32>) -> tensor<0xf32>
    return %r : tensor<0xf32>
  }
}
