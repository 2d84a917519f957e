//===- OutlinePart.h - a part of a block as a function ----------*- C++ -*-===//

#ifndef TCOPT_LIB_TARGET_PARTS_OUTLINEPART_H
#define TCOPT_LIB_TARGET_PARTS_OUTLINEPART_H

#include "BlockGraph.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace tcopt {

/// Makes private functions of parts. Parts that are equal get one function.
class PartOutliner {
public:
  explicit PartOutliner(mlir::SymbolTable &symbols) : symbols(symbols) {}

  /// Replaces the ops, in the order of their block, by a call. Constants with
  /// one value are copied into the function, other values become arguments.
  /// Null if nothing uses the part's results.
  mlir::func::CallOp outline(llvm::ArrayRef<mlir::Operation *> part,
                             llvm::StringRef backend);

  const llvm::SmallVector<mlir::func::FuncOp> &getFunctions() const {
    return functions;
  }
  int64_t getNumShared() const { return numShared; }

private:
  mlir::func::FuncOp share(mlir::func::FuncOp function);

  mlir::SymbolTable &symbols;
  llvm::SmallVector<mlir::func::FuncOp> functions;
  int64_t numShared = 0;
};

} // namespace tcopt

#endif // TCOPT_LIB_TARGET_PARTS_OUTLINEPART_H
