// RUN: tcopt %s --tcopt-join-levels --split-input-file --verify-diagnostics

// expected-error @+1 {{expected at least one program}}
module {}

// -----

module {
  // expected-error @+1 {{expected only programs that state their targets}}
  module {}
}

// -----

module {
  module attributes {tcopt.target = {cpu = "x86-64-v3"}} {}
  // expected-error @+1 {{expected only programs that state their targets}}
  llvm.func @f()
}

// -----

// expected-error @+1 {{code for 'x86-64-v4' would never be taken: 'haswell', which comes after it, needs no more}}
module {
  module attributes {tcopt.target = {cpu = "x86-64-v4"}} {}
  module attributes {tcopt.target = {cpu = "haswell"}} {}
}

// -----

module {
  module attributes {tcopt.target = {cpu = "x86-64-v3"}} {
    // expected-error @+1 {{expected a public function to take the context and return a status, as it becomes one that chooses a level}}
    llvm.func @f(%x: f32) {
      llvm.return
    }
  }
}

// -----

module {
  module attributes {tcopt.target = {cpu = "x86-64-v3"}} {
    llvm.func @f(%ctx: !llvm.ptr) -> i32 {
      %0 = llvm.mlir.constant(0 : i32) : i32
      llvm.return %0 : i32
    }
  }
  module attributes {tcopt.target = {cpu = "x86-64-v4"}} {
    // expected-error @+1 {{expected the function in the first program, with the same type}}
    llvm.func @g(%ctx: !llvm.ptr) -> i32 {
      %0 = llvm.mlir.constant(0 : i32) : i32
      llvm.return %0 : i32
    }
  }
}

// -----

module {
  module attributes {tcopt.target = {cpu = "x86-64-v3"}} {
    // expected-error @+1 {{expected no other symbol "f.x86_64_v3"}}
    llvm.func @f(%ctx: !llvm.ptr) -> i32 {
      %0 = llvm.mlir.constant(0 : i32) : i32
      llvm.return %0 : i32
    }
    llvm.func @f.x86_64_v3(%ctx: !llvm.ptr) -> i32 {
      %0 = llvm.mlir.constant(0 : i32) : i32
      llvm.return %0 : i32
    }
  }
}

// -----

module {
  module attributes {tcopt.target = {cpu = "x86-64-v3"}} {
    llvm.func internal @local() {
      llvm.return
    }
    // expected-error @+1 {{expected a public function to take the context and return a status}}
    llvm.func @f_exit(%ctx: !llvm.ptr, %state: !llvm.ptr) {
      llvm.call @local() : () -> ()
      llvm.return
    }
  }
}
