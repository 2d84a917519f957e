// RUN: tcopt %s --tcopt-verify-lower --split-input-file --verify-diagnostics | FileCheck %s

// CHECK: llvm.func @ok
llvm.func @ok() -> i32 {
  %0 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %0 : i32
}

// -----

// expected-error @+1 {{'func.func' op is not allowed (contract of phase 'lower')}}
func.func @bad(%x: memref<4xf32>) {
  // expected-error @+1 {{'builtin.unrealized_conversion_cast' op is unresolved (contract of phase 'lower')}}
  %0 = builtin.unrealized_conversion_cast %x : memref<4xf32> to !llvm.ptr
  // expected-error @+1 {{'func.return' op is not allowed}}
  return
}
