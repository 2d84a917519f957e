//===- RowKernel.h - launches that run a row program ------------*- C++ -*-===//
//
// A group of threads has a row. Each thread computes the same vectors of its
// row in each stage, so that no other thread needs its elements; results of
// reductions are combined within the group, for all its threads. Groups without
// a row, and vectors past the end of a row, compute the last one again and
// store nothing.
//
// Reductions across rows: a fixed number of blocks take turns at the rows, and
// leave their partial results in the kernel's workspace; a second launch
// combines these in their order, so that results do not depend on the launch.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_ROWKERNEL_H
#define TCOPT_CONVERSION_NESTTOGPU_ROWKERNEL_H

#include "RowSchedule.h"
#include "RowValues.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt::device {

/// A reduction of the stage that is being emitted.
struct RowSum {
  const RowStep *step;
  /// None if its terms are added in their order, by one thread.
  std::optional<Combiner> combiner;
};

/// A reduction across rows, and where its values are among those that a thread
/// carries from row to row: for each vector of columns and element, or one.
struct AcrossSum {
  const RowStep *step;
  Combiner combiner;
  size_t first = 0;
  /// The partial results, in the kernel's workspace.
  std::optional<PassedOn> partials;
};

class RowKernel {
public:
  RowKernel(mlir::func::FuncOp function, const RowProgram &program,
            cuda::RowsAttr schedule, mlir::ValueRange targets);
  void run();

private:
  using Columns = llvm::ArrayRef<int64_t>;

  //===--- Rows -----------------------------------------------------------===//

  bool isAlongRows() const {
    return schedule.getAlong() == cuda::RowLanes::rows;
  }
  void emitBlock(mlir::Value block);
  /// Rows of a block with sums across its rows, in turns.
  void emitTurns(Index block);
  /// The group's row, counted from the first one of the block's.
  void enterRow(Index first);
  void emitRow();
  void emitScalars(int64_t after);
  llvm::SmallVector<Columns> columnsOf(int64_t stage);
  void allocateShared();

  //===--- Stages ---------------------------------------------------------===//

  void emitStage(Columns columns);
  /// Vectors that a thread has of a row.
  int64_t vectorsOf(Columns columns);
  RowVector vectorAt(Columns columns, Index first, int64_t number);
  Values emitKept(Columns columns, Values carried);
  Values emitLoops(Columns columns, Values carried);
  /// Emits vectors a step of the group apart; null conditions are true.
  Values emitVectors(llvm::ArrayRef<RowVector> vectors,
                     llvm::ArrayRef<mlir::Value> isInside, Values carried);
  void emitMap(const RowStep &step, const RowVector &vector);
  void addTerms(const RowSum &sum, const RowVector &vector, int64_t k,
                mlir::Value isInside, llvm::MutableArrayRef<mlir::Value> own);
  /// Stores the results that a tensor is where the condition holds.
  void store(mlir::Value tensor, const RowVector &vector);
  void flushStores(mlir::Value condition);
  mlir::Value both(mlir::Value a, mlir::Value b);
  /// Values where the condition holds, others where it does not.
  void select(mlir::Value condition, llvm::MutableArrayRef<mlir::Value> own,
              mlir::ValueRange next);

  //===--- Sums -----------------------------------------------------------===//

  /// Accumulators of a sum: neighbouring vectors have one of their own.
  int64_t numChains(const RowSum &sum, Columns columns);
  Values startOf(const RowSum &sum, int64_t chains);
  void finishSums(Columns columns, llvm::ArrayRef<mlir::Value> carried);
  Values combineChains(const Combiner &combiner,
                       llvm::ArrayRef<mlir::Value> values, int64_t chains);
  /// Combines the values of a group's threads, for all of them.
  llvm::SmallVector<Values> overGroup(llvm::ArrayRef<const Combiner *> sums,
                                      llvm::ArrayRef<Values> values);
  /// Combines the values of `threads` of a block; `thread` runs the code.
  llvm::SmallVector<Values> overBlock(llvm::ArrayRef<const Combiner *> sums,
                                      llvm::ArrayRef<Values> values,
                                      Index thread, int64_t threads);
  llvm::SmallVector<Values> overRows(llvm::ArrayRef<const Combiner *> sums,
                                     llvm::ArrayRef<Values> values);

  //===--- Sums across rows -----------------------------------------------===//

  void findAcross();
  int64_t rowsPerBlock() const { return schedule.getThreads() / group; }
  Values startAcross();
  void addAcross(const RowStep &step, const RowVector &vector, int64_t k,
                 mlir::Value isInside);
  /// Combines what the groups of a block have, and stores it.
  void storePartials(Index block);
  void storeColumns(AcrossSum &sum, Index block);
  void combineRows(AcrossSum &sum, llvm::ArrayRef<mlir::Value> buffers,
                   Index column, Index size, Index block);
  void storeTotals(Index block);
  static Columns columnsAfterRows(const RowStep &step);
  /// The sums whose results have these columns.
  llvm::SmallVector<AcrossSum *> acrossOf(Columns columns);
  void emitTotals();
  void emitTotal();
  void emitColumnTotals(Columns columns);
  /// Combines the partial results of every `step`-th block from the first on.
  Values addPartials(AcrossSum &sum, Index first, int64_t step, Index column);
  void finishTotals(const RowVector &vector, llvm::ArrayRef<Values> totals);

  mlir::OpBuilder builder;
  mlir::Location loc;
  loops::IndexMath math;
  const RowProgram &program;
  cuda::RowsAttr schedule;
  int64_t group, width;
  mlir::ValueRange targets;
  RowValues values;
  Index rowCount;
  /// The thread's number in its group, the group's number in the block, and
  /// whether the group has a row: null if all have.
  Index lane, groupNumber;
  mlir::Value hasRow;
  int64_t stage = -1;
  llvm::SmallVector<const RowStep *> steps;
  llvm::SmallVector<RowSum> sums;
  llvm::SmallVector<AcrossSum> across;
  /// The values of sums across rows.
  Values carriedAcross;
  /// Stores of the vector that is being emitted.
  struct Store {
    RowValues::Place place;
    Values elements;
  };
  llvm::SmallVector<Store> stores;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_ROWKERNEL_H
