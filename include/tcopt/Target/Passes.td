//===- Passes.td - partitioning, fusion and targets ------------*- tablegen -*-===//

#ifndef TCOPT_TARGET_PASSES_TD
#define TCOPT_TARGET_PASSES_TD

include "mlir/Pass/PassBase.td"

def AssignPartsPass : Pass<"core-assign-parts", "::mlir::ModuleOp"> {
  let summary = "partition functions for backends";
  let description = [{
    For each backend, in order, groups the core ops that it claims and that no
    earlier backend has claimed into partitions, which are connected and convex: no
    other op has to run between two ops of a partition. A partition whose ops cost the
    backend less than the fallback becomes a private function with the attribute
    `tcopt.backend`, on which the backend's tensor pipeline runs. Equal partitions
    share one function.

    Emits a remark of the category `partition` for each core op that no backend
    claims: `not-taken`, or `cost` if a backend is too expensive. A function with
    remaining ops has one remark that summarizes them.

    Before, and after `backends=axpy`:
    ```mlir
    func.func @main(%a: tensor<8xf32>, %x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
      %0 = core.mul %a, %x : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      %1 = core.add %0, %y : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
      return %1 : tensor<8xf32>
    }
    func.func private @main_axpy_0(%a: tensor<8xf32>, %x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32>
        attributes {tcopt.backend = "axpy"} {
      %e = tensor.empty() : tensor<8xf32>
      %0 = nest.extern "axpy_f32" ins(%a, %x, %y : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>)
          outs(%e : tensor<8xf32>) -> tensor<8xf32>
      return %0 : tensor<8xf32>
    }
    ```
  }];
  // It needs the backends of the process, so the registry of passes makes it
  // from a function of its own.
  let constructor = "::tcopt::createAssignPartsPass(nullptr)";
  let options = [
    ListOption<"names", "backends", "std::string",
               "backends in order of preference; none by default: the target "
               "compiles all ops">
  ];
  let statistics = [
    Statistic<"numParts", "num-parts", "Partitions of backends">,
    Statistic<"numShared", "num-shared", "Partitions that share the function of an equal one">,
    Statistic<"numTaken", "num-taken", "Core ops in these partitions">,
    Statistic<"numLeft", "num-left", "Core ops left to the target">
  ];
  let dependentDialects = ["::mlir::func::FuncDialect"];
}

def ChooseGroupsPass : Pass<"core-choose-groups", "::mlir::func::FuncOp"> {
  let summary = "plan the groups of ops that become kernels";
  let description = [{
    Writes a plan for the ops of each block: `nest.members` on each op of core that
    computes a tensor, and `nest.plan`, a list of all groups, on the function. The
    planner searches for the plan with the least modelled time, from facts about the
    ops and the target's kernel model (docs/Rationale/Fusion.md). Groups that the ops
    state are kept, and the other ops are planned around them, so that a plan can be written
    by hand.

    A remark `plan` of the category `fusion` has the plan as a table: number, kind,
    bytes, modelled time and members of each group, and the edges that are not fused.
    Each edge between two groups that is not fused is a remark `not-fused` of the
    category `fusion`, with the reason (`rate`, `barrier`, `cycle`, `may-fail`, `window`,
    `memory`, `size-limit`, `kind`, `numerics`, `effects` or `model` with its text), the
    bytes that are moved because of it, and their time.

    Before:
    ```mlir
    %0 = core.exp %x : (tensor<8xf32>) -> tensor<8xf32>
    %1 = core.neg %0 : (tensor<8xf32>) -> tensor<8xf32>
    ```
    After:
    ```mlir
    %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = prologue>]}
    %1 = core.neg %0 {nest.members = [#nest.member<group = 0, role = root>]}
    ```
  }];
  // It needs the backends of the process.
  let constructor = "::tcopt::createChooseGroupsPass(nullptr)";
  let options = [
    Option<"target", "target", "std::string", "\"cpu\"",
           "The backend whose kernel model is used">
  ];
  let statistics = [
    Statistic<"numGroups", "num-groups", "Groups planned">,
    Statistic<"numDeclined", "num-declined", "Edges that are not fused">
  ];
  let dependentDialects = ["::tcopt::nest::NestDialect"];
}

def ExplainFusionPass : Pass<"core-explain-fusion", "::mlir::ModuleOp"> {
  let summary = "explain why two ops are in different kernels";
  let description = [{
    Reads the plan that `core-choose-groups` has written. Does not modify the IR. The
    option `ops` has two names of ops, separated by a comma. A name is one that the
    plan's table and remarks print, or a component of it: `core.add#2` for the third
    `core.add` of the function, `core.add`, `graph.linear` or `linear` for the ops that
    it was lowered to, the source location `m.mlir:3`, or `graph.linear m.mlir:3`.

    A remark at the second op reports that the two are in one group, or why they are
    apart: the reason of the edge between them, or a note for each edge that is not
    fused on the shortest path from one to the other. If several ops match a name, the
    remark is about the two nearest ops that are apart.

    Before:
    ```mlir
    %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = root>]}
    %1 = core.contract %0, %w {nest.members = [#nest.member<group = 1, role = root>]}
    ```
    Printed:
    ```
    remark: core.exp#0 and core.contract#0 are apart: model:producers of a contraction or of windows
    ```
  }];
  // It needs the backends of the process.
  let constructor = "::tcopt::createExplainFusionPass(nullptr)";
  let options = [
    Option<"ops", "ops", "std::string", "\"\"", "The two ops, as A,B">,
    Option<"target", "target", "std::string", "\"cpu\"",
           "The backend whose kernel model is used">
  ];
}

def FormGroupsPass : Pass<"nest-form-groups", "::mlir::func::FuncOp"> {
  let summary = "put the members of each planned group into a nest.group";
  let description = [{
    Executes the plan that `nest.members` and `nest.plan` state, and decides nothing.
    Each group becomes a `nest.group` around its ops, of the kind that the plan states,
    with an init for each result that something outside reads. An op of several groups
    is cloned into each. The ops of a block are put into an order in which the groups
    can run. A plan whose counts are not those of the program, a member without an
    owner and groups that need each other are errors.

    Before:
    ```mlir
    %0 = core.exp %x {nest.members = [#nest.member<group = 0, role = prologue>]}
    %1 = core.neg %0 {nest.members = [#nest.member<group = 0, role = root>]}
    ```
    After:
    ```mlir
    %e = tensor.empty() : tensor<8xf32>
    %1 = nest.group outs(%o = %e : tensor<8xf32>) attributes {nest.kind = #nest.kind<pointwise>} {
      %2 = core.exp %x
      %3 = core.neg %2
      nest.yield %3
    }
    ```
  }];
  let statistics = [Statistic<"numGroups", "num-groups", "Groups formed">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::tensor::TensorDialect",
                           "::tcopt::nest::NestDialect"];
}

def SplitPiecesPass : Pass<"nest-split-pieces", "::mlir::func::FuncOp"> {
  let summary = "split ops on concatenations in groups into pieces";
  let description = [{
    In a group, elementwise ops that read a concatenation are computed for each of its
    pieces, and the results are concatenated: each piece has its own loops, which
    write to a slice of the group's result. The other operands of the ops are sliced,
    or computed for the piece. The plan decides which concatenations are in one group
    with other ops.

    Before:
    ```mlir
    %0 = nest.group outs(%o = %e : tensor<16xf32>) {
      %c = core.concatenate %a, %b, dim = 0
      %m = core.mul %c, %s
      nest.yield %m
    }
    ```
    After:
    ```mlir
    %0 = nest.group outs(%o = %e : tensor<16xf32>) {
      %s0 = core.slice %s, offsets = [0], sizes = [8], strides = [1]
      %m0 = core.mul %a, %s0
      %s1 = core.slice %s, offsets = [8], sizes = [8], strides = [1]
      %m1 = core.mul %b, %s1
      %r = core.concatenate %m0, %m1, dim = 0
      nest.yield %r
    }
    ```
  }];
  let statistics = [Statistic<"numSplit", "num-split", "Results that are computed piece by piece">];
  let dependentDialects = ["::mlir::arith::ArithDialect", "::mlir::tensor::TensorDialect",
                           "::tcopt::core::CoreDialect"];
}

def SetTargetPass : Pass<"tcopt-set-target", "::mlir::ModuleOp"> {
  let summary = "set the target of a module";
  let description = [{
    Sets the attribute `tcopt.target` of the module, which passes and code generators
    read. Missing options are completed from the compiling machine. Without options,
    an existing target is kept. `allow-host-ops` also sets the attribute
    `tcopt.allow_host_ops`, and `allow-atomics` the attribute `tcopt.allow_atomics`.

    Before, and after `cpu=haswell`:
    ```mlir
    module {}
    module attributes {tcopt.target = #tcopt.target<
      triple = "x86_64-pc-linux-gnu", cpu = "haswell", vector_bits = 256>} {}
    ```
  }];
  // It needs the backends of the process.
  let constructor = "::tcopt::createSetTargetPass(nullptr)";
  let options = [
    Option<"name", "backend", "std::string", "\"cpu\"",
           "The backend of the target">,
    Option<"triple", "triple", "std::string", "",
           "The platform, as LLVM spells it; by default that of the backend">,
    Option<"cpu", "cpu", "std::string", "",
           "The CPU, as LLVM spells it, or `native`, the default">,
    Option<"features", "features", "std::string", "",
           "Features of that CPU, as in `+avx2,-avx512f`">,
    Option<"vectorBits", "vector-bits", "unsigned", "0",
           "Bits of a vector register, 128, 256 or 512; by default the CPU's">,
    Option<"chip", "chip", "std::string", "",
           "The GPU that kernels are made for, as `sm_90`, or `native`">,
    Option<"allowHostOps", "allow-host-ops", "bool", "false",
           "Run ops without a device kernel on the host">,
    Option<"allowAtomics", "allow-atomics", "bool", "false",
           "Add updates by index on a device in any order">
  ];
  let statistics = [
    Statistic<"numSet", "num-set", "Modules whose target was set">
  ];
  let dependentDialects = ["::tcopt::TcoptDialect"];
}

def SplitLevelsPass : Pass<"tcopt-split-levels", "::mlir::ModuleOp"> {
  let summary = "copy a program once for each level of instructions";
  let description = [{
    Replaces a program by a module with a copy of it for each CPU of the option, which
    has this CPU as its target. The phases that read the target run on each copy
    separately, and `tcopt-join-levels` joins the results to one program.

    The first level is the lowest one that is supported. At run time, the last level
    that the machine supports is selected. Errors: a level that would never be
    selected, because a later level requires no more features; a CPU with instructions
    whose support the runtime cannot detect.

    Before, and after `levels=x86-64-v3+x86-64-v4`:
    ```mlir
    module {
      func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { ... }
    }
    module {
      module attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu",
                                                      cpu = "x86-64-v3", vector_bits = 256>} {
        func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { ... }
      }
      module attributes {tcopt.target = #tcopt.target<triple = "x86_64-pc-linux-gnu",
                                                      cpu = "x86-64-v4", vector_bits = 512>} {
        func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { ... }
      }
    }
    ```
  }];
  // It needs the backends of the process.
  let constructor = "::tcopt::createSplitLevelsPass(nullptr)";
  let options = [
    Option<"levels", "levels", "std::string", "",
           "CPUs as LLVM spells them, from the lowest to the highest, separated "
           "by '+'">
  ];
  let statistics = [
    Statistic<"numLevels", "num-levels", "Copies made">
  ];
  let dependentDialects = ["::tcopt::TcoptDialect"];
}

def JoinLevelsPass : Pass<"tcopt-join-levels", "::mlir::ModuleOp"> {
  let summary = "join the copies of a program for several levels of instructions";
  let description = [{
    Joins a module of lowered programs, each with the target that
    `tcopt-split-levels` has set, to one program. The definitions of a level become
    internal, with the CPU as a suffix and as their target; equal constants are
    shared. Each public function is replaced by a function that queries the runtime
    for the level that the machine and the context support, and calls the function of
    this level, or returns TCOPT_UNSUPPORTED. These functions are compiled for
    baseline x86-64. They and `NAME_exit`, which only calls the runtime, are the only
    code that a machine below the lowest level runs.

    Before, and after:
    ```mlir
    module {
      module attributes {tcopt.target = {cpu = "x86-64-v3", ...}} {
        llvm.func @f(%ctx: !llvm.ptr) -> i32 { ... }
      }
      module attributes {tcopt.target = {cpu = "x86-64-v4", ...}} {
        llvm.func @f(%ctx: !llvm.ptr) -> i32 { ... }
      }
    }
    module attributes {tcopt.target = {cpu = "x86-64", ...}} {
      llvm.func internal @f.x86_64_v3(%ctx: !llvm.ptr) -> i32
          attributes {target_cpu = "x86-64-v3"} { ... }
      llvm.func internal @f.x86_64_v4(%ctx: !llvm.ptr) -> i32
          attributes {target_cpu = "x86-64-v4"} { ... }
      llvm.func @f(%ctx: !llvm.ptr) -> i32 {
        %level = llvm.call @tcopt_rt_select_level(%ctx, ...)
        llvm.switch %level : i32, ^failed [0: ^first, 1: ^second]
        ...
      }
    }
    ```
  }];
  let statistics = [
    Statistic<"numLevels", "num-levels", "Programs joined">,
    Statistic<"numFunctions", "num-functions", "Functions that choose a level">,
    Statistic<"numShared", "num-shared", "Constants shared with a level before">
  ];
  let dependentDialects = ["::tcopt::TcoptDialect", "::mlir::LLVM::LLVMDialect"];
}

#endif // TCOPT_TARGET_PASSES_TD
