//===- GraphKey.h - when two traces are the same program --------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_GRAPHKEY_H
#define TCOPT_CAPTURE_GRAPHKEY_H

#include "Engine.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt::capture {

/// Ops, attributes, types and operands of a function with these results, word
/// by word: equal keys mean equal programs, of one context, but for locations.
/// Ops that no result follows from do not count.
/// With `numbers`: the values of these constants do not count.
void appendGraphKey(mlir::func::FuncOp function,
                    llvm::ArrayRef<mlir::Value> results, Engine::Key &key,
                    llvm::ArrayRef<mlir::Operation *> numbers = {});
/// All ops that results follow from, in order.
std::vector<mlir::Operation *> findNeeded(mlir::func::FuncOp function,
                                          llvm::ArrayRef<mlir::Value> results);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_GRAPHKEY_H
