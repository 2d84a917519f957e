// Expressions of sizes as attributes: the canonical form, bytecode, the builtin form.
// RUN: tcopt %s | FileCheck %s
// RUN: tcopt %s --emit-bytecode | tcopt | FileCheck %s
// RUN: tcopt %s --convert-tcopt-to-builtin | FileCheck %s --check-prefix=BUILTIN
// RUN: tcopt %s --convert-tcopt-to-builtin | tcopt --verify-each | FileCheck %s --check-prefix=BUILTIN

// CHECK-LABEL: func.func private @forms
// CHECK-SAME: (x: f32[B, 2 * B + 1], y: f32[A * B + B, min(A, B floordiv 2), max(B - 3, 1)])
// CHECK-SAME: -> (z: f32[(A + 3) floordiv 4, (A + 1) mod 8, "past length" + 1, ?, *])
// BUILTIN-LABEL: func.func private @forms
// BUILTIN-SAME: {dims = ["B", {size = "2 * B + 1"}], dtype = "f32", name = "x"}
// BUILTIN-SAME: {size = "min(A, B floordiv 2)"}
// BUILTIN-SAME: {size = "\22past length\22 + 1"}, "?", "*"]
func.func private @forms(tensor<?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?x?x?xf32> attributes {
  tcopt.signature = #tcopt.signature<
    (x: f32[B, B + 1 + B], y: f32[(A + 1) * B, min(B floordiv 2, A), max(1, B - 3, 0)]) ->
    (z: f32[A ceildiv 4, (9 * A + 17) mod 8, 1 + "past length", ?, *])>
}

// CHECK-LABEL: func.func @dims
// CHECK-SAME: graph.dims = ["B", #tcopt.size<2 * B + 1>, #tcopt.size<?>, 4]
func.func @dims(%x: tensor<?x?x?x4xf32> {graph.dims = ["B", #tcopt.size<(B + 1) * 2 - 1>, #tcopt.size<?>, 4]}) {
  return
}
