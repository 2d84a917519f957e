//===- CalleeMemory.h - arenas of callees in those of callers ---*- C++ -*-===//
//
// A function that only other functions call gets the memory of its arena as an
// argument. Its callers plan it as a buffer that is live during the call.
//
// The sizes of calls of one function that are known at its start share one
// buffer size, the greatest: the buffers take turns in one slot, since calls
// never overlap.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_MEM_TRANSFORMS_CALLEEMEMORY_H
#define TCOPT_MEM_TRANSFORMS_CALLEEMEMORY_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tcopt/Mem/Transforms/CallOrder.h"
#include "tcopt/Mem/Transforms/MemoryNeed.h"
#include "tcopt/Mem/Transforms/SizeHoister.h"

namespace tcopt::mem {

class CalleeMemory {
public:
  CalleeMemory(mlir::ModuleOp module, const CallOrder &order)
      : symbols(module), order(order) {}

  /// An argument for the arena of a function whose slots these are, or null if
  /// the function has to open its arena. Its callers come later.
  mlir::Value addArgument(mlir::func::FuncOp function,
                          llvm::ArrayRef<int64_t> staticSlots,
                          mlir::ValueRange slots, int64_t lowerBound);

  /// Allocates a buffer for each call of the function that passes memory.
  void allocate(mlir::func::FuncOp caller, SizeHoister &hoister);

  /// The bytes that any plan needs of a buffer that `allocate` made last.
  std::optional<int64_t> leastBytesOf(mlir::memref::AllocOp alloc) const;

  int64_t numPassed = 0;

private:
  /// A call whose memory has a size that is known at the function's start.
  struct SizedCall {
    mlir::func::CallOp call;
    mlir::Value bytes;
  };

  llvm::StringRef findReason(mlir::func::FuncOp function) const;
  void remarkOwnArena(mlir::func::CallOp call, mlir::func::FuncOp callee);
  void pass(mlir::func::CallOp call, const MemoryNeed &need, int64_t bytes,
            mlir::ValueRange sizes);
  void allocateShared(llvm::ArrayRef<SizedCall> calls, SizeHoister &hoister);

  mlir::SymbolTable symbols;
  const CallOrder &order;
  llvm::DenseMap<mlir::Operation *, MemoryNeed> needs;
  /// Why a function opens its arena.
  llvm::DenseMap<mlir::Operation *, llvm::StringRef> reasons;
  llvm::DenseMap<mlir::Operation *, int64_t> leastBytes;
};

} // namespace tcopt::mem

#endif // TCOPT_MEM_TRANSFORMS_CALLEEMEMORY_H
