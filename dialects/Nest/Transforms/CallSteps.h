//===- CallSteps.h - the steps and buffers of a block -----------*- C++ -*-===//

#ifndef TCOPT_DIALECTS_NEST_TRANSFORMS_CALLSTEPS_H
#define TCOPT_DIALECTS_NEST_TRANSFORMS_CALLSTEPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tcopt/Analysis/CallBatches.h"
#include "tcopt/Nest/IR/NestOps.h"

namespace tcopt::nest {

/// The ops of a block as steps of a program on buffers.
struct CallSteps {
  /// `kindOf` states the kinds of calls that may run later than they do: those
  /// that cannot fail and have neither results nor a workspace.
  CallSteps(mlir::Block &block, llvm::function_ref<int64_t(CallOp)> kindOf);

  std::vector<mlir::Operation *> ops;
  std::vector<BatchStep> steps;
  /// By the numbers of the memory that the steps use. A buffer that the block
  /// allocates has bytes and is live from its first use to its last one.
  std::vector<BatchBuffer> buffers;

  /// Makes calls that fail conflict with writes to donated arguments, which
  /// keep their values after an error (mem-mark-failures).
  void addFailures(mlir::func::FuncOp function);
  /// Treats results of ops with effects as memory that calls with such operands
  /// read.
  void addSources();

private:
  unsigned numberOf(mlir::Value memory);
  bool addEffects(mlir::Operation *op, BatchStep &step,
                  bool skipsFailures = false);
  bool addEffect(const mlir::MemoryEffects::EffectInstance &effect,
                 BatchStep &step);
  void findBuffers();

  llvm::ArrayRef<unsigned> sourcesOf(mlir::Value value);

  llvm::DenseMap<mlir::Value, unsigned> numbers;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<unsigned, 1>> sources;
};

/// Moves allocations and views before their first users, since a buffer
/// occupies the arena from its allocation on, and other ops without effects
/// before users that were moved before them.
void moveToUsers(mlir::Block &block);

} // namespace tcopt::nest

#endif // TCOPT_DIALECTS_NEST_TRANSFORMS_CALLSTEPS_H
