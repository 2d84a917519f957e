// Attributes of tcopt become builtin ones, which state the same: what is read back compiles to the same entry.
// RUN: tcopt %s --convert-tcopt-to-builtin -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: tcopt %s --rt-emit-entries --convert-tcopt-to-builtin -o %t.before.mlir
// RUN: tcopt %t.mlir --rt-emit-entries --convert-tcopt-to-builtin -o %t.after.mlir
// RUN: diff %t.before.mlir %t.after.mlir

// CHECK: llvm.func @f
// CHECK-SAME: tcopt.numerics = "strict",
// CHECK-SAME: tcopt.signature = {inputs = [{dims = ["B", 4, "?"], dtype = "f32", name = "x", scale = 5.000000e-01 : f64}],
// CHECK-SAME: results = [{dims = ["*"], dtype = "ui8", name = "the y"}], symbols = {B = {max = 64 : i64, min = 2 : i64, multiple = 4 : i64}}}
llvm.func @f(%ctx: !llvm.ptr, %x: !llvm.ptr) attributes {llvm.bareptr, rt.context,
    tcopt.numerics = #tcopt.numerics<strict>,
    tcopt.signature = #tcopt.signature<(x: f32[B, 4, ?] {scale = 0.5}) -> ("the y": ui8[*]),
                                       symbols = [B {min = 2, max = 64, multiple = 4}]>} {
  llvm.return
}

module {
  // CHECK: llvm.func @part() attributes {tcopt.backend = "axpy", tcopt.numerics = "fast"}
  llvm.func @part() attributes {tcopt.backend = #tcopt.backend<axpy>, tcopt.numerics = #tcopt.numerics<fast>}
}
