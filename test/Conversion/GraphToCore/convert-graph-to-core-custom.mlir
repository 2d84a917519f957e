// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-graph-to-core | FileCheck %s

// CHECK-LABEL: func.func @custom_call(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xf32>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> (tensor<?x3xf32>, tensor<i1>) {
// CHECK-NEXT:    [[V0:%[^ ,:]+]]:2 = core.custom_call "a::b"([[X]]) sizes([[N]]) attributes = {factor = 2.000000e+00 : f64} : (tensor<?x3xf32>, index) -> (tensor<?x3xf32>, tensor<i1>)
// CHECK-NEXT:    return [[V0]]#0, [[V0]]#1 : tensor<?x3xf32>, tensor<i1>
// CHECK-NEXT:  }
func.func @custom_call(%x: tensor<?x3xf32>, %n: index) -> (tensor<?x3xf32>, tensor<i1>) {
  %r:2 = graph.custom_call "a::b"(%x) sizes(%n) attributes = {factor = 2.0 : f64} : (tensor<?x3xf32>, index) -> (tensor<?x3xf32>, tensor<i1>)
  return %r#0, %r#1 : tensor<?x3xf32>, tensor<i1>
}
