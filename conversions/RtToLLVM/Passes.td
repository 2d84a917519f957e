//===- Passes.td - host code to llvm ---------------------------*- tablegen -*-===//

#ifndef TCOPT_CONVERSION_RTTOLLVM_PASSES_TD
#define TCOPT_CONVERSION_RTTOLLVM_PASSES_TD

include "mlir/Pass/PassBase.td"

def RtLowerCopies : Pass<"rt-lower-copies"> {
  let summary = "turn copies of strided buffers into loops";
  let description = [{
    Upstream's conversion of `memref.copy` calls a function of MLIR's runner
    libraries where one of the buffers may have gaps. Such copies become loops
    here; copies of contiguous buffers are left, and become `memcpy`.

    Before:

    ```mlir
    memref.copy %a, %b : memref<?xf32, strided<[2]>> to memref<?xf32>
    ```

    After:

    ```mlir
    scf.for %i = %c0 to %n step %c1 {
      %v = memref.load %a[%i] : memref<?xf32, strided<[2]>>
      memref.store %v, %b[%i] : memref<?xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect"];
  let statistics = [Statistic<"numLowered", "copies-lowered",
                              "Number of copies that became loops">];
}

def RtIsolateHost : Pass<"rt-isolate-host", "::mlir::ModuleOp"> {
  let summary = "put the host's code into a module of its own";
  let description = [{
    All but nested modules moves into a new nested module with the attribute
    `rt.host`, beside the units of kernels: what lowers host code and kernels
    alike runs on all of them at the same time, and sees each once.

    Before:

    ```mlir
    module {
      module { func.func @k(...) { ... } }
      func.func @main(...) { ... }
    }
    ```

    After:

    ```mlir
    module {
      module attributes {rt.host} { func.func @main(...) { ... } }
      module { func.func @k(...) { ... } }
    }
    ```
  }];
  let statistics = [Statistic<"numMoved", "num-ops-moved",
                              "Number of functions and globals moved">];
}

def RtRestoreHost : Pass<"rt-restore-host", "::mlir::ModuleOp"> {
  let summary = "put the host's code back";
  let description = [{
    The inverse of `rt-isolate-host`.

    Before:

    ```mlir
    module {
      module attributes {rt.host} { llvm.func @main(...) { ... } }
      module { llvm.func @k(...) { ... } }
    }
    ```

    After:

    ```mlir
    module {
      llvm.func @main(...) { ... }
      module { llvm.func @k(...) { ... } }
    }
    ```
  }];
  let statistics = [Statistic<"numMoved", "num-ops-moved",
                              "Number of functions and globals moved">];
}

def RtCarryFailures : Pass<"rt-carry-failures", "::mlir::func::FuncOp"> {
  let summary = "report failures of a loop's iterations after the loop";
  let description = [{
    A failure in an innermost `scf.for` becomes a Boolean that the loop carries,
    and is reported once after it: a call in the loop would keep LLVM from
    vectorizing it. The ops around a failure are safe to execute if it holds, by
    what `rt.fail` demands.

    Where several ops of a function may fail, each `rt.fail` gets the number of its op
    (`order`), and the runtime reports the failure of the first op.

    Before:

    ```mlir
    scf.for %i = %c0 to %n step %c1 {
      rt.fail %bad, code = index_out_of_bounds, "index out of bounds"
      memref.store %v, %y[%i] : memref<?xf32>
    }
    ```

    After:

    ```mlir
    %failed = scf.for %i = %c0 to %n step %c1 iter_args(%b = %false) -> (i1) {
      memref.store %v, %y[%i] : memref<?xf32>
      %any = arith.ori %bad, %b : i1
      scf.yield %any : i1
    }
    rt.fail %failed, code = index_out_of_bounds, "index out of bounds"
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect", "::tcopt::rt::RtDialect"];
  let statistics = [Statistic<"numCarried", "failures-carried",
                              "Number of failures that left a loop">];
}

def RtDelayResults : Pass<"rt-delay-results", "::mlir::ModuleOp"> {
  let summary = "allocate large results late and release large arguments early";
  let description = [{
    In functions with a signature, `rt.result_begin` allocates a result before
    its first use, and `rt.input_end` releases an argument after its last use.
    Both call functions of the caller (`tcopt_rt_set_caller`), which needs less
    memory at once.
    Results that have the memory of an argument stay as they are, and so do
    functions on a device and buffers that a loop carries. `rt.late_results`
    lists the results.

    Before:

    ```mlir
    func.func @main(%x: memref<1024x1024xf32>, %r: memref<1024x1024xf32>) {
      call @f(%x) : (memref<1024x1024xf32>) -> ()
      call @g(%r) : (memref<1024x1024xf32>) -> ()
    }
    ```

    After:

    ```mlir
    func.func @main(%x: memref<1024x1024xf32>, %r: memref<1024x1024xf32>)
        attributes {rt.late_results = array<i64: 0>} {
      call @f(%x) : (memref<1024x1024xf32>) -> ()
      rt.input_end index = 0
      %0 = rt.result_begin %r, index = 0 : memref<1024x1024xf32>
      call @g(%0) : (memref<1024x1024xf32>) -> ()
    }
    ```
  }];
  let options = [Option<"leastBytes", "least-bytes", "uint64_t", "1 << 16",
                        "Bytes from which on a buffer is large; those of "
                        "unknown size always are">];
  let dependentDialects = ["::tcopt::rt::RtDialect"];
  let statistics = [Statistic<"numLate", "num-late-results",
                              "Number of results that are allocated late">,
                    Statistic<"numReleased", "num-released-inputs",
                              "Number of arguments that are released">];
}

def RtExpandReshapes : Pass<"rt-expand-reshapes"> {
  let summary = "turn expanded shapes of buffers into casts with all sizes";
  let description = [{
    Rewrites `memref.expand_shape` by the sizes that it states. Upstream's
    `expand-strided-metadata` computes them from the source instead, and fails
    where several sizes of one group are unknown.

    Before:

    ```mlir
    %y = memref.expand_shape %x [[0, 1]] output_shape [%a, %b]
        : memref<?xf32> into memref<?x?xf32>
    ```

    After:

    ```mlir
    %y = memref.reinterpret_cast %x to offset: [0], sizes: [%a, %b],
        strides: [%b, 1] : memref<f32> to memref<?x?xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
  let statistics = [Statistic<"numExpanded", "reshapes-expanded",
                              "Number of expanded shapes that became casts">];
}

def RtExpandScalars : Pass<"rt-expand-scalars"> {
  let summary = "rewrite scalar ops that upstream's conversion to llvm gets wrong";
  let description = [{
    - Functions for which machines have no instruction (`math.exp`, `math.tanh`,
      `arith.remf`, ...) become calls of libm, on vectors element by element. LLVM
      is not told what they compute: it would vectorize the loop around a call
      and then take the vectors apart, which is slower than the plain loop; and
      upstream would compute `expm1` and `log1p` inaccurately.
    - Math on f16 and bf16 is computed in f32: libm has neither.
    - Conversions between bf16 and f32 become integer arithmetic, and rounding of
      f64 to bf16 a call of the runtime, since the library functions for them are
      missing from older systems. A NaN keeps the upper part of its payload, which
      upstream's expansion does not do. What a target rounds by an instruction is
      `llvm.fptrunc` before.
    - Divisions that round up or down become divisions that round to zero.

    With `kernels`, for code that no library is linked to, nothing becomes a call:
    functions and remainders are left as they are (see `convert-math-to-arith` with
    `all`), f32 is rounded to bf16 by `llvm.fptrunc`, for which GPUs have an
    instruction, and f64 by way of an f32 that is rounded to odd.

    Before:

    ```mlir
    %y = math.expm1 %x : f32
    ```

    After:

    ```mlir
    %y = call @expm1f(%x) : (f32) -> f32
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::vector::VectorDialect"];
  let options = [Option<"kernels", "kernels", "bool", /*default=*/"false",
                        "Make no calls, and round to bf16 by an instruction">];
  let statistics = [Statistic<"numExpanded", "ops-expanded",
                              "Number of ops that were rewritten">];
}

def RtHoistAllocas : Pass<"rt-hoist-allocas", "::mlir::func::FuncOp"> {
  let summary = "move stack buffers of constant size to the function's entry";
  let description = [{
    A `memref.alloca` in a loop takes new stack in each iteration. Its contents
    are undefined to begin with, so that one buffer does for all iterations. Runs
    when loops have become branches, which end no scope. Buffers of unknown size
    are left.

    Before:

    ```mlir
    ^loop:
      %t = memref.alloca() : memref<16xf32>
    ```

    After:

    ```mlir
      %t = memref.alloca() : memref<16xf32>
      cf.br ^loop
    ^loop:
    ```
  }];
  let statistics = [Statistic<"numHoisted", "allocas-hoisted",
                              "Number of stack buffers that were moved">];
}

def RtAddContext : Pass<"rt-add-context", "::mlir::ModuleOp"> {
  let summary = "pass the context to all functions and end failed calls";
  let description = [{
    Every function with a body gets the runtime's context as its first argument
    (and the attribute `rt.context`), and every call of one passes it on. What may
    end the call is followed by a branch to a block that returns: `rt.require`,
    `rt.arena_begin`, `rt.check_*`, `nest.extern`, calls of kernels that may fail
    (`rt.may_fail`), and calls of functions that have one of these. A function
    that ends early returns zeros.

    Loops of functions that call others or run parallel loops ask the runtime
    whether to stop (`rt.expired`), at the start of each iteration.

    What a kernel reports by `rt.fail` does not end the kernel itself. Runs when loops have become branches.

    Before:

    ```mlir
    func.func @f(%c: i1) {
      rt.require %c, "sizes must agree"
      call @g() : () -> ()
      return
    }
    ```

    After:

    ```mlir
    func.func @f(%ctx: !llvm.ptr, %c: i1) attributes {rt.context} {
      cf.cond_br %c weights([1048576, 1]), ^go, ^failed
    ^failed:
      rt.fail %true, code = invalid_argument, "sizes must agree"
      cf.br ^exit
    ^go:
      call @g(%ctx) : (!llvm.ptr) -> ()
      return
    ^exit:
      return
    }
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::cf::ControlFlowDialect",
                           "::mlir::LLVM::LLVMDialect", "::tcopt::rt::RtDialect"];
  let statistics = [
    Statistic<"numFunctions", "functions", "Number of functions with the context">,
    Statistic<"numExits", "early-exits", "Number of places that may end the call">
  ];
}

def RtStoreBF16AsI16 : Pass<"rt-store-bf16-as-i16"> {
  let summary = "replace bf16 by its bits in all types";
  let description = [{
    Retypes memory, functions, blocks and constants of bf16 to i16. Code
    generators keep a bf16 that crosses blocks in a register of f32, and round it
    back by a library function that older systems lack. Arithmetic on bf16 has
    become arithmetic on f32 before; any that is left is an error. `llvm.fptrunc`
    from f32, which a target's instruction is for, is followed by a bitcast; an atomic
    sum has bitcasts around it.

    Before:

    ```mlir
    %v = llvm.load %p : !llvm.ptr -> bf16
    llvm.br ^next(%v : bf16)
    ```

    After:

    ```mlir
    %v = llvm.load %p : !llvm.ptr -> i16
    llvm.br ^next(%v : i16)
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
  let statistics = [Statistic<"numRetyped", "ops-retyped",
                              "Number of ops that moved values of bf16">];
}

def ConvertTcoptToBuiltin : Pass<"convert-tcopt-to-builtin", "::mlir::ModuleOp"> {
  let summary = "state tcopt's attributes by builtin ones";
  let description = [{
    Replaces signatures, numerics and backends of the module and of all that is
    in it by dictionaries and strings, which tcopt reads as the same. Lowered
    programs then hold llvm alone, and upstream's tools read them.

    Before:

    ```mlir
    llvm.func @f() attributes {tcopt.numerics = #tcopt.numerics<fast>,
      tcopt.signature = #tcopt.signature<() -> (y: f32[B, 10])>}
    ```

    After:

    ```mlir
    llvm.func @f() attributes {tcopt.numerics = "fast", tcopt.signature = {
      inputs = [], results = [{dims = ["B", 10], dtype = "f32", name = "y"} ]}}
    ```
  }];
  let statistics = [Statistic<"numOps", "ops", "Number of ops that had any">];
}

def RtRecordState : Pass<"rt-record-state", "::mlir::func::FuncOp"> {
  let summary = "keep which arguments are tensors of the state";
  let description = [{
    Writes the attributes `nest.state` of arguments, which `convert-to-llvm` drops,
    to an attribute of the function.

    Before:

    ```mlir
    func.func @main(%x: memref<8xf32>, %w: memref<8xf32> {nest.state = 0 : index})
    ```

    After:

    ```mlir
    func.func @main(%x: memref<8xf32>, %w: memref<8xf32>)
        attributes {nest.state_arguments = array<i64: 0>}
    ```
  }];
  let statistics = [Statistic<"numArguments", "arguments",
                              "Number of arguments that are tensors of the state">];
}

def RtEmitEntries : Pass<"rt-emit-entries", "::mlir::ModuleOp"> {
  let summary = "make the functions of the C ABI";
  let description = [{
    Each llvm function with a `tcopt.signature` is renamed to `NAME.body`, and
    functions of the types of `tcopt_rt.h` are made:

    - `NAME` opens a frame, checks the inputs and that sizes of one name are
      equal, computes the sizes of the results by `NAME.shapes` and checks the
      results against them, calls the body on contiguous, aligned data, and closes
      the frame. It stops at the first step that fails, and returns the status.
    - `NAME_shapes` checks ranks and sizes of the inputs and stores the sizes of
      the results.
    - `NAME_init` allocates the state of the program and has the function with
      `nest.state_layout` compute its tensors; `NAME_exit` frees it. The state of a
      program is the same for all of its functions. `NAME` passes the body pointers
      into it for the tensors of `nest.state_arguments`, after the inputs.
      Without such a function `NAME_init` stores NULL.

    `NAME.shapes` takes the sizes of the inputs' dimensions that are not numbers
    in the signature, in order, and returns those of the results, in order; it may
    be left out if these are all names of the inputs' sizes.

    A result with a size `*` is one that the body gives: it has no arguments for
    it, `NAME_shapes` stores -1 for that size, and `NAME` takes the result after
    the body.

    Other private functions get internal linkage.

    Before:

    ```mlir
    llvm.func @f(%ctx: !llvm.ptr, ...) attributes {rt.context,
        tcopt.signature = #tcopt.signature<(x: f32[B, 64]) -> (y: f32[B, 10])>}
    ```

    After:

    ```mlir
    llvm.func internal @f.body(%ctx: !llvm.ptr, ...)
    llvm.func @f(%ctx: !llvm.ptr, %in: !llvm.ptr, %out: !llvm.ptr, %state: !llvm.ptr) -> i32
        attributes {tcopt.signature = ...}
    llvm.func @f_shapes(%ctx: !llvm.ptr, %in: !llvm.ptr, %out: !llvm.ptr) -> i32
    llvm.func @f_init(%ctx: !llvm.ptr, %state: !llvm.ptr) -> i32
    llvm.func @f_exit(%ctx: !llvm.ptr, %state: !llvm.ptr)
    ```
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect",
                           "::tcopt::TcoptDialect"];
  let statistics = [Statistic<"numEntries", "entries",
                              "Number of functions that got an entry point">];
}

#endif // TCOPT_CONVERSION_RTTOLLVM_PASSES_TD
