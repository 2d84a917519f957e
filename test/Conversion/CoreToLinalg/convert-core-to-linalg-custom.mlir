// NOTE: checks written by tcopt-update-checks; to keep one written by hand, put // KEEP above it.
// RUN: tcopt %s --convert-core-to-linalg | FileCheck %s

// CHECK-LABEL: func.func @custom_call(
// CHECK-SAME:    [[X:%[^ ,:]+]]: tensor<?x3xi8>,
// CHECK-SAME:    [[N:%[^ ,:]+]]: index) -> (tensor<?x3xi8>, tensor<f32>, index) {
// CHECK-NEXT:    [[C0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = tensor.empty([[N]]) : tensor<?x3xi8>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = tensor.empty() : tensor<f32>
// CHECK-NEXT:    [[V2:%[^ ,:]+]]:2 = nest.extern "a::b" ins([[X]] : tensor<?x3xi8>) outs([[V0]], [[V1]] : tensor<?x3xi8>, tensor<f32>) attributes = {limit = 2 : i64} dtypes = [ui8, i1, f32] -> tensor<?x3xi8>, tensor<f32>
// CHECK-NEXT:    [[C0_0:%[^ ,:]+]] = arith.constant 0 : index
// CHECK-NEXT:    [[DIM:%[^ ,:]+]] = tensor.dim [[V2]]#0, [[C0_0]] : tensor<?x3xi8>
// CHECK-NEXT:    return [[V2]]#0, [[V2]]#1, [[DIM]] : tensor<?x3xi8>, tensor<f32>, index
// CHECK-NEXT:  }
func.func @custom_call(%x: tensor<?x3xui8>, %n: index) -> (tensor<?x3xi1>, tensor<f32>, index) {
  %c0 = arith.constant 0 : index
  %r:2 = core.custom_call "a::b"(%x) sizes(%n) attributes = {limit = 2} : (tensor<?x3xui8>, index) -> (tensor<?x3xi1>, tensor<f32>)
  %d = tensor.dim %r#0, %c0 : tensor<?x3xi1>
  return %r#0, %r#1, %d : tensor<?x3xi1>, tensor<f32>, index
}

// CHECK-LABEL: func.func @no_attributes(
// CHECK-SAME:    ) -> tensor<2xf32> {
// CHECK-NEXT:    [[V0:%[^ ,:]+]] = tensor.empty() : tensor<2xf32>
// CHECK-NEXT:    [[V1:%[^ ,:]+]] = nest.extern "f" outs([[V0]] : tensor<2xf32>) attributes = {} dtypes = [f32] -> tensor<2xf32>
// CHECK-NEXT:    return [[V1]] : tensor<2xf32>
// CHECK-NEXT:  }
func.func @no_attributes() -> tensor<2xf32> {
  %r = core.custom_call "f"() : () -> tensor<2xf32>
  return %r : tensor<2xf32>
}
