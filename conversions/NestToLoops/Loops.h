//===- Loops.h - loops, op bodies and operands of kernels -------*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_LOOPS_H
#define TCOPT_CONVERSION_NESTTOLOOPS_LOOPS_H

#include "IndexMath.h"
#include "PaddedInput.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "tcopt/Analysis/KernelShape.h"
#include "tcopt/Interfaces/Schedule.h"
#include "tcopt/Nest/Transforms/LinalgShape.h"

namespace tcopt::loops {

using Index = mlir::OpFoldResult;

/// An op that is being rewritten, and facts about it.
struct LoopKernel {
  mlir::linalg::LinalgOp op;
  KernelShape shape;
  /// How the loops are run.
  ScheduleAttrInterface schedule;
  LoopOrder loops;
  /// Sizes of the op's loops.
  llvm::SmallVector<Index> sizes;
  /// For each output, the value of a fill that was folded; else none.
  llvm::SmallVector<mlir::Value> fills;
  /// An elementwise op that changes the one output afterwards: it is applied to
  /// the stored result. Null if it is absent or has loops of its own.
  mlir::linalg::LinalgOp epilogue;
  /// The epilogue's input that would hold the op's results, if it has an output
  /// of its own.
  mlir::OpOperand *converted = nullptr;
  /// How an input was padded whose source is read instead, and which one.
  std::optional<PaddedInput> padded;
  unsigned paddedInput = 0;

  bool isPadded(unsigned input) const { return padded && paddedInput == input; }

  /// The number of iterations of a nest of these loops.
  Index countOf(IndexMath &math, llvm::ArrayRef<int64_t> nest) const {
    return math.product(llvm::map_to_vector(
        nest, [&](int64_t loop) -> Index { return sizes[loop]; }));
  }
};

using IndexBody = llvm::function_ref<void(mlir::Value)>;
using IndicesBody = llvm::function_ref<void(llvm::ArrayRef<Index>)>;
using CarryBody = llvm::function_ref<llvm::SmallVector<mlir::Value>(
    mlir::Value, mlir::ValueRange)>;

/// A loop from `lower` to `upper`; the body is built at `builder`.
void forLoop(mlir::OpBuilder &builder, mlir::Location loc, Index lower,
             Index upper, int64_t step, IndexBody body);

/// Emits a loop that carries values; returns their last values.
llvm::SmallVector<mlir::Value>
carryLoop(mlir::OpBuilder &builder, mlir::Location loc, Index lower,
          Index upper, int64_t step, mlir::ValueRange initial, CarryBody body);

/// The loop-invariant ops of a body, emitted before the loop.
struct CommonPart {
  llvm::SmallPtrSet<mlir::Operation *, 8> done;
  mlir::IRMapping values;
};

/// Emits the op's body for one point of its loops. `outputs` are the old values
/// of outputs; if it is empty, they are loaded. `ordered` forbids reassociation
/// even if the op permits it.
llvm::SmallVector<mlir::Value>
emitBody(mlir::OpBuilder &builder, mlir::linalg::LinalgOp op,
         llvm::ArrayRef<Index> point, mlir::ValueRange outputs = {},
         bool ordered = false, const CommonPart &common = {});

/// Returns the sizes of the op's loops, constants if the shape states them.
llvm::SmallVector<Index> loopSizes(mlir::OpBuilder &builder,
                                   mlir::linalg::LinalgOp op,
                                   const KernelShape &shape);

/// Emits the ops by which a factor of a product-sum is computed from an element
/// of input 0 or 1.
mlir::Value emitFactor(mlir::OpBuilder &builder, mlir::linalg::LinalgOp op,
                       const nest::ProductSum &product, unsigned input,
                       mlir::Value element);

/// Adds all terms of `loops`, one after the other without a loop. The point's
/// indices of those loops are changed.
llvm::SmallVector<mlir::Value> emitTerms(mlir::OpBuilder &builder,
                                         const LoopKernel &kernel,
                                         llvm::ArrayRef<int64_t> loops,
                                         llvm::MutableArrayRef<Index> point,
                                         llvm::SmallVector<mlir::Value> carried,
                                         const CommonPart &common = {});

/// An expression of loops at a point.
mlir::Value indexAt(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::AffineExpr expr, llvm::ArrayRef<Index> point);

/// Emits the failures of the op's body that are the same for all of `loops`,
/// which have `count` iterations together, with all that they depend on: LLVM
/// may not move a failure, nor a load over one. The point's indices of those
/// loops are not used.
CommonPart emitCommonFailures(mlir::OpBuilder &builder,
                              mlir::linalg::LinalgOp op,
                              llvm::ArrayRef<Index> point,
                              llvm::ArrayRef<int64_t> loops, Index count);

/// Returns the outputs before the op runs, at a point: the value of a folded
/// fill, or loaded.
llvm::SmallVector<mlir::Value> initialOutputs(mlir::OpBuilder &builder,
                                              const LoopKernel &kernel,
                                              llvm::ArrayRef<Index> point);
/// As above, or no values if the body does not read its outputs.
llvm::SmallVector<mlir::Value> readOutputs(mlir::OpBuilder &builder,
                                           const LoopKernel &kernel,
                                           llvm::ArrayRef<Index> point);
llvm::SmallVector<mlir::Value> loadOutputs(mlir::OpBuilder &builder,
                                           mlir::linalg::LinalgOp op,
                                           llvm::ArrayRef<Index> point);
void storeOutputs(mlir::OpBuilder &builder, mlir::linalg::LinalgOp op,
                  llvm::ArrayRef<Index> point, mlir::ValueRange values);
/// Stores the kernel's results, changed by its epilogue.
void storeResults(mlir::OpBuilder &builder, const LoopKernel &kernel,
                  llvm::ArrayRef<Index> point, mlir::ValueRange values);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_LOOPS_H
