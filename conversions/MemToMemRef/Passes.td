//===- Passes.td - arenas become memory ------------------------*- tablegen -*-===//

#ifndef TCOPT_CONVERSION_MEMTOMEMREF_PASSES_TD
#define TCOPT_CONVERSION_MEMTOMEMREF_PASSES_TD

include "mlir/Pass/PassBase.td"

def ConvertMemToMemRefPass : Pass<"convert-mem-to-memref", "::mlir::ModuleOp"> {
  let summary = "make arenas memory and buffers views of it";
  let description = [{
    Opens each arena with the bytes of its slots, which saturate instead of
    wrapping, and closes it at the end of the block that opens it, or of the first
    one around that which hands out no buffer made within it. Slots start at
    multiples of 64. An arena in memory of the caller opens and closes
    nothing; a branch checks that memory of dynamic size is large enough.

    Before:
    ```mlir
    %a = mem.arena slots = [64, %n], lower_bound = 64
    %b = mem.view %a, slot = 1, offset = 0, lifetime = [0, 2], sizes(%m)
        : memref<?xf32>
    ```
    After:
    ```mlir
    %a = rt.arena_begin %total : memref<?xi8>
    %b = memref.view %a[%c64][%m] : memref<?xi8> to memref<?xf32>
    ...
    rt.arena_end %a : memref<?xi8>
    ```
  }];
  let options = [
    Option<"threads", "threads", "int64_t", /*default=*/"0",
           "What `mem.threads` is, for targets whose kernels are launched by one "
           "thread; 0: what the runtime says">
  ];
  let statistics = [
    Statistic<"numArenas", "num-arenas", "Arenas that were converted">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::scf::SCFDialect",
                           "::tcopt::rt::RtDialect"];
}

#endif // TCOPT_CONVERSION_MEMTOMEMREF_PASSES_TD
