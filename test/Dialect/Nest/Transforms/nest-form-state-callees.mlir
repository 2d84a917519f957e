// What functions compute from arguments that are constants at all calls is computed by their callers.
// RUN: tcopt %s --nest-form-state --split-input-file | FileCheck %s

// Two levels of functions. Each block has its own tensor, equal ones are one, and the argument that is not needed any
// more is gone. The other argument is no constant at one call, so that what follows from it stays.
// CHECK-LABEL: func.func private @inner(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>, %[[E:.*]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK: %[[F:.*]] = nest.call @exp ins(%[[B]] :
// CHECK: %[[S:.*]] = nest.call @add ins(%[[X]], %[[E]] :
// CHECK: nest.call @add ins(%[[S]], %[[F]] :
// CHECK-LABEL: func.func private @outer(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>, %[[E:.*]]: tensor<2xf32>) -> tensor<2xf32> {
// CHECK-NEXT: call @inner(%[[X]], %[[B]], %[[E]])
// CHECK-LABEL: func.func private @state.init() -> (tensor<2xf32>, tensor<2xf32>)
// CHECK-COUNT-2: nest.call @exp
// CHECK-NOT: nest.call @exp
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %[[X:.*]]: tensor<2xf32>, %[[T0:.*]]: tensor<2xf32> {nest.state = 0 : index}, %[[T1:.*]]: tensor<2xf32> {nest.state = 1 : index}, %[[T2:.*]]: tensor<2xf32> {nest.state = 0 : index})
// CHECK: %[[A:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00]>
// CHECK: call @outer(%[[X]], %[[A]], %[[T0]])
// CHECK: call @outer(%{{.*}}, %[[X]], %[[T1]])
// CHECK: call @outer(%{{.*}}, %[[A]], %[[T2]])
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
  func.func private @inner(%x: tensor<2xf32>, %w: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
    %o = tensor.empty() : tensor<2xf32>
    %e = nest.call @exp ins(%w : tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    %f = nest.call @exp ins(%b : tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    %s = nest.call @add ins(%x, %e : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    %r = nest.call @add ins(%s, %f : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
  func.func private @outer(%x: tensor<2xf32>, %w: tensor<2xf32>, %b: tensor<2xf32>) -> tensor<2xf32> {
    %r = call @inner(%x, %w, %b) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %a = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %b = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
    %0 = call @outer(%x, %a, %a) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1 = call @outer(%0, %b, %x) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %2 = call @outer(%1, %a, %a) : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    return %2 : tensor<2xf32>
  }
}

// -----

// An entry that another one calls gets the state from it. A function that calls itself is left alone.
// CHECK-LABEL: func.func private @state.init()
// CHECK-LABEL: func.func @called(
// CHECK-SAME: %{{.*}}: tensor<2xf32>, %{{.*}}: tensor<2xf32> {nest.state = 0 : index})
// CHECK-LABEL: func.func @main(
// CHECK-SAME: %{{.*}}: tensor<2xf32>, %[[T:.*]]: tensor<2xf32> {nest.state = 0 : index})
// CHECK: call @called(%{{.*}}, %[[T]])
// CHECK-LABEL: func.func private @again(
// CHECK-SAME: %{{.*}}: i1, %{{.*}}: tensor<2xf32>)
// CHECK: nest.call @exp
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
  func.func @called(%x: tensor<2xf32>) -> tensor<2xf32> {
    %w = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %o = tensor.empty() : tensor<2xf32>
    %e = nest.call @exp ins(%w : tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    %r = nest.call @add ins(%x, %e : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %r = call @called(%x) : (tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
  func.func private @again(%go: i1, %x: tensor<2xf32>) -> tensor<2xf32> {
    %w = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %o = tensor.empty() : tensor<2xf32>
    %e = nest.call @exp ins(%w : tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    %s = nest.call @add ins(%x, %e : tensor<2xf32>, tensor<2xf32>) outs(%o : tensor<2xf32>) -> tensor<2xf32>
    %r = scf.if %go -> tensor<2xf32> {
      %false = arith.constant false
      %t = func.call @again(%false, %s) : (i1, tensor<2xf32>) -> tensor<2xf32>
      scf.yield %t : tensor<2xf32>
    } else {
      scf.yield %s : tensor<2xf32>
    }
    return %r : tensor<2xf32>
  }
}
