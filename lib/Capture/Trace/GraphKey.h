//===- GraphKey.h - when two traces are the same program --------*- C++ -*-===//

#ifndef TCOPT_CAPTURE_TRACE_GRAPHKEY_H
#define TCOPT_CAPTURE_TRACE_GRAPHKEY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

namespace tcopt::capture {

/// Everything that determines a program, as words.
class ProgramKey {
public:
  void add(uintptr_t word) { words.push_back(word); }
  void addText(llvm::StringRef text);
  uint64_t hash() const;
  bool operator==(const ProgramKey &) const = default;

private:
  std::vector<uintptr_t> words;
};

/// What results of a function follow from.
struct NeededPart {
  /// In order.
  std::vector<mlir::Operation *> ops;
  llvm::BitVector arguments;
};
NeededPart findNeeded(mlir::func::FuncOp function,
                      llvm::ArrayRef<mlir::Value> results);
/// Calls `visit` for each op that the results depend on, followed by the ops of
/// its regions.
void forEachNeeded(mlir::func::FuncOp function,
                   llvm::ArrayRef<mlir::Value> results,
                   llvm::function_ref<void(mlir::Operation *)> visit);
/// Returns the operands of the function's terminator.
llvm::SmallVector<mlir::Value> resultsOf(mlir::func::FuncOp function);
/// Ops, attributes, types and operands of what a function's results follow
/// from, word by word: equal keys mean equal programs, of one context, but for
/// locations.
void appendGraphKey(mlir::func::FuncOp function, const NeededPart &part,
                    llvm::ArrayRef<mlir::Value> results, ProgramKey &key);
/// Leaves nothing else in a copy of the function.
void keepOnly(const NeededPart &part, mlir::func::FuncOp function,
              mlir::func::FuncOp copy);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_GRAPHKEY_H
