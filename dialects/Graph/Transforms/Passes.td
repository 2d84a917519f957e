//===- Passes.td - passes on graph -----------------------------*- tablegen -*-===//

#ifndef TCOPT_GRAPH_TRANSFORMS_PASSES_TD
#define TCOPT_GRAPH_TRANSFORMS_PASSES_TD

include "mlir/Pass/PassBase.td"

def GraphCheckSizes : Pass<"graph-check-sizes"> {
  let summary = "refuse tensors that no machine can hold";
  let description = [{
    Reports every tensor whose static sizes make more than 2^47 bytes, the
    address space of a process, and every element type that is none of f64, f32,
    f16, bf16, i64, i32, i16, i8, ui8 and i1: all of them at once, each where it
    is defined. Changes nothing. Later passes rely on it for arithmetic on sizes
    that does not overflow.

    Before:

    ```mlir
    func.func @main(%x: tensor<4294967296x4294967296xf32>)
    ```

    After:

    ```
    error: expected a tensor of at most 2^47 bytes but found
    'tensor<4294967296x4294967296xf32>'
    ```
  }];
  let statistics = [Statistic<"numChecked", "tensors-checked",
                              "Number of tensors that were looked at">];
}

def GraphCheckProgram : Pass<"graph-check-program", "::mlir::ModuleOp"> {
  let summary = "refuse what no phase can compile";
  let description = [{
    Reports at once: functions without a body or with more than one block; in
    public functions, arguments and results that are no tensors or have more than
    32 dimensions; names of arguments (`tcopt.name`) that occur twice; arguments
    that are donated (`tcopt.donates`) to no result, to one of another type or to
    one that another argument is donated to; constants whose data are missing.
    Changes nothing.

    Before:

    ```mlir
    func.func private @f(tensor<2xf32>) -> tensor<2xf32>
    ```

    After:

    ```
    error: expected a body: 'f' is declared but not defined
    ```
  }];
  let statistics = [Statistic<"numFunctions", "functions-checked",
                              "Number of functions that were looked at">];
}

def GraphGuardHost : Pass<"graph-guard-host", "::mlir::func::FuncOp"> {
  let summary = "guard what host code takes for granted";
  let description = [{
    Puts a `core.require` in front of each op of host code that is undefined for
    some of its operands: an index of `tensor.extract` out of bounds, a
    `tensor.cast` to a size that the tensor does not have, a divisor of 0 or a
    quotient that is too large, a step of `scf.for` that is not positive. What
    constants and types prove needs no guard.

    Before:

    ```mlir
    %q = arith.divui %a, %b : index
    ```

    After:

    ```mlir
    %ok = arith.cmpi ne, %b, %c0 : index
    core.require %ok, "arith.divui: division by zero"
    %q = arith.divui %a, %b : index
    ```
  }];
  let dependentDialects = ["::tcopt::core::CoreDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [Statistic<"numGuards", "guards",
                              "Number of core.require inserted">];
}

def GraphInferShapes : Pass<"graph-infer-shapes", "::mlir::ModuleOp"> {
  let summary = "make result types as precise as the ops' shape rules";
  let description = [{
    Gives each result of a graph op the sizes that its shape rule infers from
    its operands, where its type says less. Results of functions that nobody
    calls follow. Elsewhere (calls, results of called functions, control flow) a
    `tensor.cast` keeps the old type. Types that contradict each other are
    errors.

    Before:

    ```mlir
    %r = graph.exp %x : (tensor<2x3xf32>) -> tensor<*xf32>
    ```

    After:

    ```mlir
    %r = graph.exp %x : (tensor<2x3xf32>) -> tensor<2x3xf32>
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numRefined", "types-refined", "Number of types made more precise">,
    Statistic<"numCasts", "casts-inserted", "Number of tensor.cast inserted">
  ];
}

def GraphInlineCalls : Pass<"graph-inline-calls", "::mlir::ModuleOp"> {
  let summary = "inline private functions that are small or called once";
  let description = [{
    Replaces calls of private functions by their bodies where the function is
    called once or has at most `max-ops` ops, and removes functions that nobody
    uses then. Functions that are called several times stay functions: a repeated
    block is compiled once. Functions whose results have sizes that may follow
    from values are inlined always, also public ones, which stay besides: only the
    caller of an entry can be given such a result. `no_inline` on a function or
    call is respected. A function with strict numerics is not inlined into a caller
    with fast numerics, and a function that has `tcopt.numerics` but not
    `tcopt.allow_tf32` is not inlined into a caller with `tcopt.allow_tf32`. If it
    has to be inlined because of the sizes of its results, the whole caller becomes
    strict, or loses `tcopt.allow_tf32`.
    Recursion is an error. A remark states for each remaining function why it was
    not inlined.

    Before:

    ```mlir
    %r = call @twice(%x) : (tensor<3xf32>) -> tensor<3xf32>
    ```

    After:

    ```mlir
    %r = graph.add %x, %x : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    ```
  }];
  let options = [Option<"maxOps", "max-ops", "int64_t", "4",
      "Inline functions of at most this many ops wherever they are called">];
  let statistics = [
    Statistic<"numInlined", "calls-inlined", "Number of calls that were inlined">,
    Statistic<"numErased", "functions-erased", "Number of functions removed">
  ];
}

def GraphInsertRequires
    : Pass<"graph-insert-requires", "::mlir::func::FuncOp"> {
  let summary = "guard sizes that must agree and that types do not tell";
  let description = [{
    Ops rely on sizes being equal (operands that broadcast, contracted
    dimensions, joined tensors, ...) or large enough (pooling windows). Where a
    size is unknown and is not proved to be right, a `core.require` in front of
    the op ends the call with an error. Once guarded, sizes count as equal.
    Arguments that share a symbol in `graph.dims` are compared at the function's
    start, and one of their sizes is used from there on; what `graph.symbols`
    states of a symbol is checked there, too. `tensor.dim` of what
    graph ops compute becomes arithmetic on the sizes of arguments.

    What an op relies on is recorded by its shape rule (ShapeContext), so this
    pass knows no op, save `graph.cond`: a result whose size in both branches is
    only equal by guards becomes its part of that size (`graph.narrow`), as later
    phases know of no guards.

    Before:

    ```mlir
    %r = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    ```

    After:

    ```mlir
    %m = tensor.dim %a, %c0 : tensor<?xf32>
    %n = tensor.dim %b, %c0 : tensor<?xf32>
    %e = arith.cmpi eq, %m, %n : index
    core.require %e, "graph.add: size in dimension 0 of operand #1 must equal ..."
    %r = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    ```
  }];
  let dependentDialects = ["::tcopt::core::CoreDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numObligations", "obligations",
              "Number of facts about unknown sizes that ops rely on">,
    Statistic<"numGuards", "guards", "Number of core.require inserted">,
    Statistic<"numStated", "sizes-stated",
              "Number of results of branches that are given their sizes">
  ];
}

def GraphCutFailures : Pass<"graph-cut-failures", "::mlir::func::FuncOp"> {
  let summary = "remove what comes after a guard that never holds";
  let description = [{
    Where the condition of a `core.require` is false whatever the inputs are, the
    call ends there if it gets there. What follows in the block may be ops on sizes
    that do not fit, which later phases would refuse; it is removed, and the block
    ends in values that nobody reads, with 0 for sizes that types leave open. A
    block of `graph.scan` that stacks such sizes is left as it is, as they are also
    those of no iteration.

    Before:

    ```mlir
    core.require %false, "graph.add: size in dimension 0 ..."
    %r = graph.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
    graph.yield %r : tensor<?xf32>
    ```

    After:

    ```mlir
    core.require %false, "graph.add: size in dimension 0 ..."
    %r = graph.full %zero, sizes = [%c0] : (tensor<f32>, index) -> tensor<?xf32>
    graph.yield %r : tensor<?xf32>
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect"];
  let statistics = [Statistic<"numCut", "ops-cut",
                              "Number of ops that were removed">];
}

def GraphAttachSignature : Pass<"graph-attach-signature", "::mlir::ModuleOp"> {
  let summary = "write down how entries are called";
  let description = [{
    Gives each public function with a body the attribute `tcopt.signature`: names
    (`tcopt.name`, else `argN` and `resultN`), data types and sizes of inputs and
    results. A size is a number, an expression of the symbols in `graph.dims`, or
    `?`.
    Other attributes of tcopt (`tcopt.range`, `tcopt.donates`, ...) become
    properties. The sizes of results are traced to those of arguments, through
    calls as well. Later phases lower argument types and lose them; the attribute tells any phase's runner how to
    call the function. With `only-missing`, functions that have one keep it: so
    IR of a later phase, written by hand, can be called.

    Before:

    ```mlir
    func.func @main(%x: tensor<?x3xf32> {graph.dims = ["B", 3]})
        -> tensor<?xf32>
    ```

    After:

    ```mlir
    func.func @main(%x: tensor<?x3xf32> {graph.dims = ["B", 3]})
        -> tensor<?xf32> attributes {tcopt.signature =
          #tcopt.signature<(arg0: f32[B, 3]) -> (result0: f32[B])>}
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect",
                           "::tcopt::TcoptDialect"];
  let options = [Option<"onlyMissing", "only-missing", "bool", "false",
      "Leave functions that have a signature">];
  let statistics = [Statistic<"numSigned", "functions-signed",
                              "Number of functions that got a signature">];
}

def GraphAutocast : Pass<"graph-autocast", "::mlir::ModuleOp"> {
  let summary = "compute in 16 bits where PyTorch's autocast for CPUs does";
  let description = [{
    Converts operands of ops by the class of autocast that each op states: those
    that run in 16 bits (products of matrices, convolutions, attention, `prelu`)
    get operands of `dtype`, those that run in f32 (losses, `prod`, `cdist`)
    operands of f32, and `cat` the widest type of its operands. Other ops take the
    type that they get: where floats of two types meet, operands that broadcast
    are promoted, with those of rank 0 following the others, and other ops compute
    in f32 and return the type of their first operand, as norms do. Results of 16
    bits stay so until an op or a boundary needs another type. Nothing is done to
    f64.

    Arguments and results of functions, and what is carried into regions or
    yielded by them, keep their types, and so do operands of calls and of ops that
    state no class. A value is converted once to each type, where it is defined,
    so that weights which are used in a loop are converted outside of it.

    Runs before derivatives are made: gradients of f32 arguments are f32. Remarks
    say which ops are left alone, and why: `f64`, `keeps-types` (the op states no
    class, or what its results are) and `refuses-types` (its constraints do not
    allow the types that follow).

    Before:

    ```mlir
    func.func @main(%x: tensor<?x4xf32>, %w: tensor<4x2xf32>) -> tensor<?x2xf32> {
      %y = graph.matmul %x, %w : (tensor<?x4xf32>, tensor<4x2xf32>) -> tensor<?x2xf32>
      %z = graph.relu %y : (tensor<?x2xf32>) -> tensor<?x2xf32>
      return %z : tensor<?x2xf32>
    }
    ```

    After:

    ```mlir
    func.func @main(%x: tensor<?x4xf32>, %w: tensor<4x2xf32>) -> tensor<?x2xf32> {
      %w16 = graph.cast %w : (tensor<4x2xf32>) -> tensor<4x2xbf16>
      %x16 = graph.cast %x : (tensor<?x4xf32>) -> tensor<?x4xbf16>
      %y = graph.matmul %x16, %w16 : (tensor<?x4xbf16>, tensor<4x2xbf16>) -> tensor<?x2xbf16>
      %z = graph.relu %y : (tensor<?x2xbf16>) -> tensor<?x2xbf16>
      %z32 = graph.cast %z : (tensor<?x2xbf16>) -> tensor<?x2xf32>
      return %z32 : tensor<?x2xf32>
    }
    ```
  }];
  let dependentDialects = ["::mlir::tensor::TensorDialect"];
  let options = [
    Option<"dtype", "dtype", "std::string", "\"bf16\"",
           "The type of 16 bits, bf16 or f16; bf16, PyTorch's default, has the "
           "range of f32">,
    Option<"function", "function", "std::string", "",
           "The function to convert; all that have bodies if empty">
  ];
  let statistics = [
    Statistic<"numLowered", "ops-lowered",
              "Number of ops that run in 16 bits by their class">,
    Statistic<"numRaised", "ops-raised",
              "Number of ops whose operands are raised to f32 by their class">,
    Statistic<"numCasts", "casts-inserted", "Number of graph.cast inserted">
  ];
}

def GraphPlanLoops : Pass<"graph-plan-loops", "::mlir::func::FuncOp"> {
  let summary = "choose what reverse mode keeps of loops with a condition";
  let description = [{
    Sets `history_limit` of each `graph.while` that carries floats, so that what
    reverse mode keeps of its iterations stays within a budget. Run it before
    derivatives are made. Without the attribute, what each iteration begins with
    is kept. With segments, this is what every k-th one begins with, k being the
    square root of their number, and one segment at a time is computed again: of n
    iterations, about 2 sqrt(n) are in memory, and each runs once more.

    Under a fraction that is less than 1 all loops have segments. An amount is
    compared with the bytes of `max_trip_count` iterations, and what loops take
    is subtracted for the next one. Loops that state no bound, or carry a size that
    is not known, share what is left equally. Their iterations are counted, and it
    is chosen when the program runs.

    Remarks say of each loop what is kept (`whole`, `segments`, `at-run-time`), why
    (`fits`; `short`: segments would keep as much; `fraction`, `exceeds`;
    `not-known`; `nested`: a loop around it is chosen for at run time), its bytes
    if they are known, and its limit.

    Before:
    ```mlir
    %y = graph.while (%a = %x), max_trip_count = 1000 : (tensor<4096xf32>) -> tensor<4096xf32> {
    ```
    After, with `memory-budget=1MiB`:
    ```mlir
    %y = graph.while (%a = %x), max_trip_count = 1000 {history_limit = 0 : i64} : (tensor<4096xf32>) -> tensor<4096xf32> {
    ```
  }];
  let options = [
    Option<"memoryBudget", "memory-budget", "std::string", "\"\"",
           "The most that may be kept: a fraction of what is kept without a "
           "budget (0.5), or an amount (64MiB) for all loops of a function; "
           "without one, nothing is chosen">
  ];
  let statistics = [Statistic<"numPlanned", "num-planned", "Loops chosen for">];
}

def GraphMergeScans : Pass<"graph-merge-scans", "::mlir::func::FuncOp"> {
  let summary = "make one loop of scans that carry the same";
  let description = [{
    A scan over the same tensors as an earlier one of its block, from the same
    values on, whose iterations begin with the same values, is merged with it: the
    earlier one stacks what the later one stacks, too. Reverse mode makes such
    scans, as it records what a loop carried. Cost: near-linear in the number of
    ops.

    Before:
    ```mlir
    %h, %y = graph.scan (%a = %h0) over (%x = %xs), dim = 0, reverse = false {
      %b = graph.add %a, %x
      %c = graph.tanh %b
      graph.yield %b, %c
    }
    %g, %z = graph.scan (%a = %h0) over (%x = %xs), dim = 0, reverse = false {
      %b = graph.add %a, %x
      graph.yield %b, %a
    }
    ```
    After:
    ```mlir
    %h, %y, %z = graph.scan (%a = %h0) over (%x = %xs), dim = 0, reverse = false {
      %b = graph.add %a, %x
      %c = graph.tanh %b
      graph.yield %b, %c, %a
    }
    ```
  }];
  let statistics = [Statistic<"numMerged", "num-merged", "Scans that were merged">];
}

def GraphSaveInScans : Pass<"graph-save-in-scans", "::mlir::func::FuncOp"> {
  let summary = "stack what a later scan would compute again";
  let description = [{
    A scan over stacks of an earlier one often computes values of the earlier one
    again, as reverse mode does. What it takes over instead is the cut that costs
    least, by the same facts of ops as in `grad-partition`: results of products are
    stacked, what is cheap runs again. Slices that nothing reads are not
    stacked any more. Cost: that of a minimum cut of the body.

    Before:
    ```mlir
    %h, %hs = graph.scan (%a = %h0) over (%x = %xs), dim = 0, reverse = false {
      %b = graph.matmul %a, %w
      %c = graph.tanh %b
      graph.yield %c, %a
    }
    %d = graph.scan (%e = %d0) over (%a = %hs), dim = 0, reverse = true {
      %b = graph.matmul %a, %w
      %c = graph.tanh %b
      ...
    }
    ```
    After:
    ```mlir
    %h, %cs = graph.scan (%a = %h0) over (%x = %xs), dim = 0, reverse = false {
      %b = graph.matmul %a, %w
      %c = graph.tanh %b
      graph.yield %c, %c
    }
    %d = graph.scan (%e = %d0) over (%c = %cs), dim = 0, reverse = true {
      ...
    }
    ```
  }];
  let statistics = [Statistic<"numSaved", "num-saved", "Values that are stacked">];
}

def GraphMergeAttention : Pass<"graph-merge-attention", "::mlir::func::FuncOp"> {
  let summary = "make one attention of ops of the same operands";
  let description = [{
    Replaces ops `graph.scaled_dot_product_attention` of a block by one op, in
    front of the first, if operands and attributes are equal except for
    `compute_logsumexp`. Reverse mode builds two equal ops because the rule of an
    attention without `logsumexp` computes it by a second op.

    Before:
    ```mlir
    %y = graph.scaled_dot_product_attention %q, %k, %v, is_causal = true ...
    %z, %l = graph.scaled_dot_product_attention %q, %k, %v, compute_logsumexp = true, is_causal = true ...
    ```
    After:
    ```mlir
    %y, %l = graph.scaled_dot_product_attention %q, %k, %v, compute_logsumexp = true, is_causal = true ...
    ```
  }];
  let statistics = [
    Statistic<"numMerged", "num-merged", "Ops that became one with an earlier one">
  ];
}

def GraphMergeWhiles : Pass<"graph-merge-whiles", "::mlir::func::FuncOp"> {
  let summary = "make one loop of a while and what repeats it";
  let description = [{
    A `graph.while` that begins with what an earlier one of its block begins with,
    and goes on as that does, takes its place: it carries what that carries, and
    more. Reverse mode makes such a loop, which counts iterations.

    A scan over as many numbers as such a loop has counted, whose iterations do
    what those of the loop do, is merged with it where `max_trip_count` is stated:
    what the scan stacks is written into tensors of so many places.

    Before:
    ```mlir
    %y = graph.while (%a = %x), max_trip_count = 8 { ... } do (%a) { %b = graph.sin %a ... }
    %z, %n = graph.while (%a = %x, %i = %zero), max_trip_count = 8 { ... } do (%a, %i) {
      %b = graph.sin %a
      %j = graph.add %i, %one
      graph.yield %b, %j
    }
    %k = tensor.extract %n[]
    %is = graph.arange %zero, %one, count = %k
    %w, %all = graph.scan (%a = %x) over (%i = %is), dim = 0, reverse = false {
      %b = graph.sin %a
      graph.yield %b, %a
    }
    ```
    After:
    ```mlir
    %y, %n, %buffer = graph.while (%a = %x, %i = %zero, %s = %zeros), max_trip_count = 8 { ... } do (%a, %i, %s) {
      %b = graph.sin %a
      %j = graph.add %i, %one
      %t = graph.index_put %s, %a, %i, dims = [0], accumulate = false
      graph.yield %b, %j, %t
    }
    %k = tensor.extract %n[]
    %all = graph.narrow %buffer, %zero, %k, dim = 0
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [
    Statistic<"numMerged", "num-merged", "Loops with a condition that were merged">,
    Statistic<"numRecorded", "num-recorded", "Scans that were merged with one">
  ];
}

def GraphSinkSums : Pass<"graph-sink-sums", "::mlir::func::FuncOp"> {
  let summary = "sum over the iterations of a scan after it";
  let description = [{
    A carried value to which each iteration adds a sum of a tensor, or a product of
    a transposed matrix with another one, is computed after the loop, from all
    slices at once: the gradients of the weights of a recurrent layer become one
    product. Roundings change, so that functions with strict numerics are left as
    they are.

    Before:
    ```mlir
    %g = graph.scan (%s = %s0) over (%a = %as, %b = %bs), dim = 0, reverse = false {
      %t = graph.transpose %a, dim0 = 0, dim1 = 1
      %p = graph.matmul %t, %b
      %r = graph.add %s, %p
      graph.yield %r
    }
    ```
    After:
    ```mlir
    %a = graph.reshape %as, sizes = [...]
    %b = graph.reshape %bs, sizes = [...]
    %t = graph.transpose %a, dim0 = -2, dim1 = -1
    %p = graph.matmul %t, %b
    %g = graph.add %s0, %p
    ```
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::tensor::TensorDialect"];
  let statistics = [Statistic<"numSunk", "num-sunk", "Sums that left a loop">];
}

def GraphJoinSlices : Pass<"graph-join-slices", "::mlir::func::FuncOp"> {
  let summary = "concatenate slices that are added up in zeros";
  let description = [{
    The sum of two neighbouring slices of tensors that are zero elsewhere is their
    concatenation. It is the gradient of a tensor that was split. As `0 + x` may be
    another zero than `x`, functions with strict numerics are left as they are.
    Cost: near-linear in the number of ops.

    Before:
    ```mlir
    %a = graph.slice_scatter %zeros, %x, dim = 1, start = 0, end = 2, step = 1
    %b = graph.slice_scatter %zeros, %y, dim = 1, start = 2, end = 6, step = 1
    %s = graph.add %a, %b : (tensor<3x6xf32>, tensor<3x6xf32>) -> tensor<3x6xf32>
    ```
    After:
    ```mlir
    %s = graph.cat %x, %y, dim = 1 : (tensor<3x2xf32>, tensor<3x4xf32>) -> tensor<3x6xf32>
    ```
  }];
  let statistics = [Statistic<"numJoined", "num-joined", "Sums of two slices">];
}

#endif // TCOPT_GRAPH_TRANSFORMS_PASSES_TD
