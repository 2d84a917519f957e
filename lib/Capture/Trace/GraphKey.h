//===- GraphKey.h - keys of graphs ------------------------------*- C++ -*-===//
//
// Functions to compare graphs and to find the ops on which results depend, for
// ProgramCache and TraceProgram.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CAPTURE_TRACE_GRAPHKEY_H
#define TCOPT_CAPTURE_TRACE_GRAPHKEY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

namespace tcopt::capture {

/// Everything that determines a program, as words. Compared completely, not
/// only by hash.
class ProgramKey {
public:
  void add(uintptr_t word) { words.push_back(word); }
  void addText(llvm::StringRef text);
  uint64_t hash() const;
  bool operator==(const ProgramKey &) const = default;

private:
  std::vector<uintptr_t> words;
};

/// The slice of a function on which its results depend.
struct NeededPart {
  /// In the order of the block.
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
/// Appends the ops, attributes, types and operands of a slice. Equal keys mean
/// equal programs, except for locations. Valid within one MLIR context.
void appendGraphKey(mlir::func::FuncOp function, const NeededPart &part,
                    llvm::ArrayRef<mlir::Value> results, ProgramKey &key);
/// Removes all other ops and arguments from a copy of the function.
void keepOnly(const NeededPart &part, mlir::func::FuncOp function,
              mlir::func::FuncOp copy);

} // namespace tcopt::capture

#endif // TCOPT_CAPTURE_TRACE_GRAPHKEY_H
