// RUN: tcopt %s --cuda-serialize-kernels=chip=sm_80 | FileCheck %s --check-prefix=IMAGE
// RUN: tcopt %s --cuda-serialize-kernels="chip=sm_80 text" -o /dev/null | FileCheck %s
// RUN: tcopt %s --cuda-serialize-kernels="chip=sm_90a text" -o /dev/null | FileCheck %s --check-prefix=SM90

// IMAGE: gpu.module @m attributes {rt.image = "{{.*}}.version 7.0\0A.target sm_80{{.*}}.entry k({{.*}}"}
// IMAGE-NEXT: }
// SM90: .version 8.0
// SM90: .target sm_90a

// CHECK: .version 7.0
// CHECK: .target sm_80

gpu.module @m {
  // A product and a sum are contracted where they carry the flag; divisions and
  // square roots are rounded correctly, and subnormal numbers stay.
  // CHECK-LABEL: .entry k(
  // CHECK-NEXT: .param .u64 .ptr .align 64
  // CHECK-NOT: ftz
  // CHECK: mul.rn.f32
  // CHECK: add.rn.f32
  // CHECK: fma.rn.f32
  // CHECK: div.rn.f32
  // CHECK: sqrt.rn.f32
  // CHECK-NOT: ftz
  // CHECK: ret;
  llvm.func @k(%p: !llvm.ptr {llvm.noalias, llvm.align = 64 : i64}, %x: f32, %y: f32) attributes {gpu.kernel, nvvm.kernel} {
    %a = llvm.fmul %x, %y : f32
    %b = llvm.fadd %a, %x : f32
    llvm.store volatile %b, %p : f32, !llvm.ptr
    %c = llvm.fmul %b, %y {fastmathFlags = #llvm.fastmath<contract>} : f32
    %d = llvm.fadd %c, %x {fastmathFlags = #llvm.fastmath<contract>} : f32
    %e = llvm.fdiv %d, %y : f32
    %f = llvm.intr.sqrt(%e) : (f32) -> f32
    llvm.store volatile %f, %p : f32, !llvm.ptr
    llvm.return
  }

  // Shared memory is aligned for vectors.
  // CHECK-LABEL: .entry shared(
  // CHECK: .shared .align 16 .b8 buffer
  llvm.mlir.global internal @buffer() {addr_space = 3 : i32} : !llvm.array<64 x f32>
  llvm.func @shared(%p: !llvm.ptr, %i: i32) attributes {gpu.kernel, nvvm.kernel} {
    %b = llvm.mlir.addressof @buffer : !llvm.ptr<3>
    %q = llvm.getelementptr %b[0, %i] : (!llvm.ptr<3>, i32) -> !llvm.ptr<3>, !llvm.array<64 x f32>
    %v = llvm.load volatile %q : !llvm.ptr<3> -> f32
    llvm.store %v, %p : f32, !llvm.ptr
    llvm.return
  }

  // What is no kernel is inlined.
  // CHECK-LABEL: .entry caller(
  // CHECK-NOT: call.uni
  llvm.func @twice(%x: f32) -> f32 {
    %y = llvm.fadd %x, %x : f32
    llvm.return %y : f32
  }
  llvm.func @caller(%p: !llvm.ptr, %x: f32) attributes {gpu.kernel, nvvm.kernel} {
    %y = llvm.call @twice(%x) : (f32) -> f32
    llvm.store %y, %p : f32, !llvm.ptr
    llvm.return
  }
}
