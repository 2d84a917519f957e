//===- RowEmitter.h - emits the loops of a row program ----------*- C++ -*-===//
//
// Threads share the rows. In each row a stage is one loop over its columns,
// some vectors at once, and one over what is left with a mask. A sum whose
// order is free has an accumulator for each of those vectors; one whose order
// is stated takes the lanes of a vector one after the other. Where vectors are
// along rows, each lane is a row of its own.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOCPU_ROWEMITTER_H
#define TCOPT_CONVERSION_NESTTOCPU_ROWEMITTER_H

#include "RowBody.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace tcopt::cpu {

/// A sum of a stage.
struct RowSum {
  const loops::RowStep *step;
  unsigned output;
  mlir::Operation *combiner;
  /// In the stated order: it is a scalar.
  bool isOrdered;
  /// Values that the loop carries for it.
  int64_t count;
};

class RowEmitter {
public:
  RowEmitter(mlir::func::FuncOp function, const loops::RowProgram &program,
             const RowSchedule &schedule, mlir::ValueRange targets,
             mlir::Value workspace, int64_t threadBytes);
  llvm::LogicalResult run();

private:
  //===--- Sizes and buffers -------------------------------------------===//

  llvm::SmallVector<loops::Index> sizesOf(llvm::ArrayRef<int64_t> dims);
  void addAccesses();
  /// Allocates rows of locals in the thread's row of the workspace, or on its
  /// stack without a workspace. Returns the slot of the workspace, or null.
  mlir::Value allocateRows();

  //===--- Rows --------------------------------------------------------===//

  void emitRows();
  /// Whether rows are so short that locals with conditional storage are kept;
  /// null without these locals.
  mlir::Value areRowsShort();
  bool isAlongRows() const;
  /// Returns the sizes of the box of items: rows, or vectors of neighbouring
  /// rows, that are computed together.
  llvm::SmallVector<loops::Index> itemSizes();
  loops::Index workOfItem();
  /// Elements of the longest loop.
  loops::Index workOfRow();
  void setItem(mlir::Value item, llvm::SmallVector<loops::Index> &at);
  /// The rows of a vector that there are; null if it has all of them.
  mlir::Value maskOfRows();
  /// The last dimensions of rows over which each tensor of the boundary is
  /// contiguous, or the same, so that vectors run along all of them.
  void joinRows();
  bool readsIndicesOf(llvm::ArrayRef<int64_t> dims);
  bool areChained(llvm::ArrayRef<int64_t> dims);
  void setNextItem(mlir::Value item);
  /// A chunk of one element of a row, or of one of a vector of rows.
  RowChunk chunkOfRow();
  void emitItem(mlir::Value item);
  /// Steps that are computed once a row when a loop is over.
  void emitScalars(int64_t after);

  //===--- Stages ------------------------------------------------------===//

  llvm::SmallVector<const loops::RowStep *>
  stepsOf(llvm::ArrayRef<int64_t> columns);
  /// Whether the loop over columns adds terms to values that it carries.
  static bool isSum(const loops::RowStep &step);
  void emitStage(llvm::ArrayRef<int64_t> over);
  /// Whether all that the loop reads and writes is contiguous over its columns,
  /// or the same for all of them.
  bool canJoin();
  bool canJoin(const loops::RowStep &step,
               llvm::DenseSet<const loops::RowStep *> &seen);
  bool isDense(mlir::Value tensor, mlir::AffineMap map);
  llvm::SmallVector<mlir::Value>
  outerLoops(llvm::ArrayRef<int64_t> outer,
             llvm::SmallVector<mlir::Value> carried, loops::Index row);
  /// Emits the loop over unrolled vectors, then over single vectors, masked if
  /// vectors run along the columns.
  llvm::SmallVector<mlir::Value>
  innerLoops(llvm::SmallVector<mlir::Value> carried, loops::Index first);
  int64_t columnsOfVector() const;
  int64_t vectorsAtOnce() const;
  llvm::SmallVector<mlir::Value> chunks(loops::Index at, loops::Index first,
                                        int64_t count, mlir::Value mask,
                                        llvm::SmallVector<mlir::Value> carried);
  void emitChunk(const RowChunk &chunk, int64_t number,
                 llvm::MutableArrayRef<mlir::Value> carried);
  /// Values that nothing keeps are computed where they are used.
  void emitMap(const loops::RowStep &step, const RowChunk &chunk);
  void keep(mlir::Value value, mlir::Value row, const RowChunk &chunk);
  /// Stores a value of the boundary's results that it is.
  void store(mlir::Value result, mlir::Value value, const RowChunk &chunk);
  /// Stores the results of a chunk when all of it is computed: they may be
  /// written over what it reads.
  void storePending(const RowChunk &chunk);
  /// Whether each vector starts where stores that bypass caches may.
  bool isAligned(const loops::OperandAccess &access, const RowChunk &chunk);
  /// Prefetches what the first loop will read of the next row's operands, at
  /// the columns of a chunk.
  void prefetchNext(const RowChunk &chunk, int64_t number);
  void prefetchLines(const loops::OperandAccess &access, const RowChunk &chunk,
                     int64_t number);

  //===--- Sums --------------------------------------------------------===//

  void addSums(const loops::RowStep &step);
  mlir::Value initialOf(const RowSum &sum);
  void append(llvm::SmallVector<mlir::Value> &carried, const RowSum &sum);
  mlir::Value combine(mlir::Operation *combiner, mlir::Value sum,
                      mlir::Value term);
  void addTerms(const loops::RowStep &step, const RowChunk &chunk,
                int64_t number, llvm::MutableArrayRef<mlir::Value> carried);
  mlir::Value addLanes(const RowSum &sum, mlir::Value total, mlir::Value term,
                       const RowChunk &chunk);
  /// The lanes of a vector are terms one after the other, or of other rows.
  mlir::Value addInOrder(const RowSum &sum, mlir::Value total, mlir::Value term,
                         const RowChunk &chunk);
  void finishSums(llvm::ArrayRef<mlir::Value> carried);
  void finishSum(const RowSum &sum, mlir::Value total);
  mlir::Value foldVectors(mlir::Operation *combiner,
                          llvm::ArrayRef<mlir::Value> vectors);
  /// Halves are combined until one element is left.
  mlir::Value foldLanes(mlir::Operation *combiner, mlir::Value vector);

  //===--- Sums across rows --------------------------------------------===//

  /// Each block of rows has sums of its own, which are added in their order
  /// when all rows are done. The blocks depend on the number of rows alone.
  void emitBlocks();
  void allocatePartials(const loops::RowStep &step);
  loops::Index startOfBlock(const loops::RowStep &step, loops::Index number);
  void clearPartials();
  /// Adds terms to the sums of the block: those of all lanes where each is of
  /// another row.
  void addAcross(const loops::RowStep &step, llvm::ArrayRef<mlir::Value> terms,
                 const RowChunk &chunk);
  /// A term that adds nothing where a lane is no element.
  mlir::Value maskedTerm(mlir::linalg::LinalgOp op, unsigned output,
                         mlir::Value term, const RowChunk &chunk);
  void addPartial(const loops::RowStep &step, unsigned output, mlir::Value term,
                  const RowChunk &chunk);
  mlir::Value loadPartial(mlir::Value buffer, mlir::Value at,
                          const RowChunk &chunk);
  void storePartial(mlir::Value value, mlir::Value buffer, mlir::Value at,
                    const RowChunk &chunk);
  /// The columns of results that are known when all rows are.
  llvm::ArrayRef<int64_t> columnsAfterRows(const loops::RowStep &step);
  void emitAfterRows();
  void emitTotals(RowChunk chunk);
  void addBlocks(const loops::RowStep &step, const RowChunk &chunk);

  mlir::OpBuilder builder;
  mlir::Location loc;
  loops::IndexMath math;
  const loops::RowProgram &program;
  RowSchedule schedule;
  mlir::ValueRange targets;
  /// Memory of all threads, and bytes of each; null where the stack is enough.
  mlir::Value workspace;
  int64_t threadBytes;
  RowBody body;
  llvm::SmallVector<loops::Index> sizes;
  loops::Index rowCount, itemCount;
  llvm::SmallVector<loops::Index> point, nextPoint;
  /// For vectors along rows: the dimensions that they run along, the first row,
  /// and the mask of rows in range.
  llvm::ArrayRef<int64_t> joinedRows;
  loops::Index firstRow, nextRow;
  mlir::Value rowMask;
  /// The stage whose loop is being emitted.
  int64_t stage = 0;
  llvm::ArrayRef<int64_t> columns;
  llvm::SmallVector<const loops::RowStep *> steps;
  llvm::SmallVector<RowSum> sums;
  llvm::SmallVector<std::pair<mlir::Value, mlir::Value>> pending;
  bool isJoined = false;
  /// State of sums across rows: sums of blocks, the block that is being
  /// emitted, the number of blocks, and whether all rows are done.
  llvm::DenseMap<mlir::Value, mlir::Value> partials;
  loops::Index block, blockCount;
  bool isAfterRows = false;
};

} // namespace tcopt::cpu

#endif // TCOPT_CONVERSION_NESTTOCPU_ROWEMITTER_H
