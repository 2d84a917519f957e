//===- EarlyOps.h - what constants alone decide -----------------*- C++ -*-===//
//
// An op of a host function is *early* if it follows from constants, and from
// arguments that do at all calls, and may run before the program's inputs are
// there: it has no effect and no result of an unknown size. Whether it pays to
// compute it once is decided for the values that other ops read.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_NEST_TRANSFORMS_EARLYOPS_H
#define TCOPT_NEST_TRANSFORMS_EARLYOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"

namespace tcopt::nest {

/// How much memory the state may take for what it saves.
struct StateLimits {
  /// Bytes of a result for each byte of the constants that it is made from, and
  /// bytes that it may take besides.
  int64_t maxExpansion, extraBytes;
  /// Whether constants belong to it.
  bool constants = false;
};

class EarlyOps {
public:
  EarlyOps(mlir::func::FuncOp function, const llvm::BitVector &earlyArguments,
           mlir::SymbolTable &symbols);

  /// Whether the value follows from constants and early arguments alone.
  bool isEarly(mlir::Value value) const;
  /// Bytes of the constants that an early value is made from.
  int64_t sourceBytes(mlir::Value value) const;

  /// The results to be computed once, in program order: those that ops read
  /// which are not early themselves. `declined` is called for results that are
  /// early but stay, with the reason.
  llvm::SmallVector<mlir::OpResult>
  choose(const StateLimits &limits,
         llvm::function_ref<void(CallOp, llvm::StringRef)> declined);

  /// Erases early ops that nothing uses any more.
  void eraseUnused();

private:
  void visit(mlir::Operation *op);
  bool isRead(mlir::Value value, bool &isOnlyReturned) const;
  bool isReadByKernels(mlir::Value value) const;
  llvm::StringRef reasonAgainst(CallOp call, int64_t bytes, bool isReturned,
                                const StateLimits &limits);

  mlir::func::FuncOp function;
  llvm::BitVector earlyArguments;
  mlir::SymbolTable &symbols;
  /// Early ops in program order, and those of them that compute and are read by
  /// early ops only.
  llvm::SetVector<mlir::Operation *> early;
  llvm::DenseSet<mlir::Operation *> staying;
  /// Bytes of the constants that early ops read.
  llvm::DenseMap<mlir::Operation *, int64_t> sources;
};

} // namespace tcopt::nest

#endif // TCOPT_NEST_TRANSFORMS_EARLYOPS_H
