// RUN: tcopt %s --rt-store-bf16-as-i16 --verify-diagnostics

llvm.func @add(%a: bf16, %b: bf16) -> bf16 {
  // expected-error@+1 {{expected arithmetic on bf16 to have become f32}}
  %r = llvm.fadd %a, %b : bf16
  llvm.return %r : bf16
}

llvm.func @widen(%a: bf16) -> f32 {
  // expected-error@+1 {{expected arithmetic on bf16 to have become f32}}
  %r = llvm.fpext %a : bf16 to f32
  llvm.return %r : f32
}

// No instruction rounds an f64.
llvm.func @round(%a: f64) -> bf16 {
  // expected-error@+1 {{expected arithmetic on bf16 to have become f32}}
  %r = llvm.fptrunc %a : f64 to bf16
  llvm.return %r : bf16
}
