//===- GraphKey.h - when two traces are the same program --------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_GRAPHKEY_H
#define TCOPT_CAPTURE_GRAPHKEY_H

#include "../Session/Engine.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

namespace tcopt::capture {

/// What results of a function follow from.
struct NeededPart {
  /// In order.
  std::vector<mlir::Operation *> ops;
  llvm::BitVector arguments;
};
NeededPart findNeeded(mlir::func::FuncOp function,
                      llvm::ArrayRef<mlir::Value> results);
/// Ops, attributes, types and operands of what a function's results follow
/// from, word by word: equal keys mean equal programs, of one context, but for
/// locations. With `numbers`: the values of these constants do not count.
/// Without sizes: of those of tensors only which ones are 1 counts.
void appendGraphKey(mlir::func::FuncOp function, const NeededPart &part,
                    llvm::ArrayRef<mlir::Value> results, Engine::Key &key,
                    llvm::ArrayRef<mlir::Operation *> numbers = {},
                    bool withSizes = true);
/// Leaves nothing else in a copy of the function.
void keepOnly(const NeededPart &part, mlir::func::FuncOp function,
              mlir::func::FuncOp copy);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_GRAPHKEY_H
