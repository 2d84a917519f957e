// What constants alone decide is computed once: every element type. Resources are not folded at compile time, and what is
// read twice is not merged into its readers.
// RUN: tcopt-run %s --input=random:1 --check=phases
// RUN: tcopt-run %s --input=special:2 --numerics=strict --check=phases
// RUN: tcopt-run %s --input=random:1 --verify-memory-plan
// RUN: tcopt %s --tcopt-compile=stop-after=fuse -o %t.mlir && tcopt-run %t.mlir --input=random:1 --check=phases
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: tcopt %s --tcopt-compile=stop-after=plan-memory -o %t.mlir && tcopt-run %t.mlir --input=random:1 --check=phases
// RUN: tcopt %s --tcopt-compile=target=cpu -o %t.mlir && tcopt-run %t.mlir --input=random:1

// CHECK-LABEL: func.func private @state.init()
// CHECK-LABEL: func.func @main(
// CHECK-COUNT-10: nest.state = 
// CHECK-NOT: dense_resource
// CHECK: return

func.func @main(%f64: tensor<2x3xf64>, %f32: tensor<2x3xf32>, %f16: tensor<2x3xf16>, %bf16: tensor<2x3xbf16>, %i64: tensor<2x3xi64>, %i32: tensor<2x3xi32>, %i16: tensor<2x3xi16>, %i8: tensor<2x3xi8>, %ui8: tensor<2x3xui8>, %i1: tensor<2x3xi1>)
    -> (tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xi1>, tensor<2x3xi1>) {
  %w_f64 = graph.constant dense_resource<f64> : tensor<3x2xf64>
  %t_f64 = graph.transpose %w_f64, dim0 = 0, dim1 = 1 : (tensor<3x2xf64>) -> tensor<2x3xf64>
  %a_f64 = graph.add %f64, %t_f64 : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  %b_f64 = graph.mul %f64, %t_f64 : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<2x3xf64>
  %w_f32 = graph.constant dense_resource<f32> : tensor<3x2xf32>
  %w_f32h = graph.mul %w_f32, %w_f32 : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %t_f32 = graph.transpose %w_f32, dim0 = 0, dim1 = 1 : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %a_f32 = graph.add %f32, %t_f32 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %b_f32 = graph.mul %f32, %t_f32 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  %w_f16 = graph.constant dense_resource<f16> : tensor<3x2xf16>
  %t_f16 = graph.transpose %w_f16, dim0 = 0, dim1 = 1 : (tensor<3x2xf16>) -> tensor<2x3xf16>
  %a_f16 = graph.add %f16, %t_f16 : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %b_f16 = graph.mul %f16, %t_f16 : (tensor<2x3xf16>, tensor<2x3xf16>) -> tensor<2x3xf16>
  %w_bf16 = graph.constant dense_resource<bf16> : tensor<3x2xbf16>
  %t_bf16 = graph.transpose %w_bf16, dim0 = 0, dim1 = 1 : (tensor<3x2xbf16>) -> tensor<2x3xbf16>
  %a_bf16 = graph.add %bf16, %t_bf16 : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %b_bf16 = graph.mul %bf16, %t_bf16 : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> tensor<2x3xbf16>
  %w_i64 = graph.constant dense_resource<i64> : tensor<3x2xi64>
  %t_i64 = graph.transpose %w_i64, dim0 = 0, dim1 = 1 : (tensor<3x2xi64>) -> tensor<2x3xi64>
  %a_i64 = graph.add %i64, %t_i64 : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %b_i64 = graph.mul %i64, %t_i64 : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
  %w_i32 = graph.constant dense_resource<i32> : tensor<3x2xi32>
  %t_i32 = graph.transpose %w_i32, dim0 = 0, dim1 = 1 : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %a_i32 = graph.add %i32, %t_i32 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %b_i32 = graph.mul %i32, %t_i32 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %w_i16 = graph.constant dense_resource<i16> : tensor<3x2xi16>
  %t_i16 = graph.transpose %w_i16, dim0 = 0, dim1 = 1 : (tensor<3x2xi16>) -> tensor<2x3xi16>
  %a_i16 = graph.add %i16, %t_i16 : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  %b_i16 = graph.mul %i16, %t_i16 : (tensor<2x3xi16>, tensor<2x3xi16>) -> tensor<2x3xi16>
  %w_i8 = graph.constant dense_resource<i8> : tensor<3x2xi8>
  %t_i8 = graph.transpose %w_i8, dim0 = 0, dim1 = 1 : (tensor<3x2xi8>) -> tensor<2x3xi8>
  %a_i8 = graph.add %i8, %t_i8 : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  %b_i8 = graph.mul %i8, %t_i8 : (tensor<2x3xi8>, tensor<2x3xi8>) -> tensor<2x3xi8>
  %w_ui8 = graph.constant dense_resource<ui8> : tensor<3x2xui8>
  %t_ui8 = graph.transpose %w_ui8, dim0 = 0, dim1 = 1 : (tensor<3x2xui8>) -> tensor<2x3xui8>
  %a_ui8 = graph.add %ui8, %t_ui8 : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  %b_ui8 = graph.mul %ui8, %t_ui8 : (tensor<2x3xui8>, tensor<2x3xui8>) -> tensor<2x3xui8>
  %w_i1 = graph.gt %w_f32, %w_f32h : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
  %t_i1 = graph.transpose %w_i1, dim0 = 0, dim1 = 1 : (tensor<3x2xi1>) -> tensor<2x3xi1>
  %a_i1 = graph.logical_xor %i1, %t_i1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %b_i1 = graph.logical_and %i1, %t_i1 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  return %a_f64, %b_f64, %a_f32, %b_f32, %a_f16, %b_f16, %a_bf16, %b_bf16, %a_i64, %b_i64, %a_i32, %b_i32, %a_i16, %b_i16, %a_i8, %b_i8, %a_ui8, %b_ui8, %a_i1, %b_i1
      : tensor<2x3xf64>, tensor<2x3xf64>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf16>, tensor<2x3xf16>, tensor<2x3xbf16>, tensor<2x3xbf16>, tensor<2x3xi64>, tensor<2x3xi64>, tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi16>, tensor<2x3xi16>, tensor<2x3xi8>, tensor<2x3xi8>, tensor<2x3xui8>, tensor<2x3xui8>, tensor<2x3xi1>, tensor<2x3xi1>
}
{-#
  dialect_resources: { builtin: {
    f64: "0x08000000000000000000F83F000000000000004000000000000008C00000000000001040000000000000D03F000000000000E0BF",
    f32: "0x080000000000C03F00000040000040C0000080400000803E000000BF",
    f16: "0x08000000003E004000C20044003400B8",
    bf16: "0x08000000C03F004040C08040803E00BF",
    i64: "0x08000000010000000000000002000000000000000300000000000000040000000000000005000000000000000600000000000000",
    i32: "0x08000000010000000200000003000000040000000500000006000000",
    i16: "0x08000000010002000300040005000600",
    i8: "0x08000000010203040506",
    ui8: "0x08000000010203040506"
  } }
#-}
