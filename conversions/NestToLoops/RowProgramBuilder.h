//===- RowProgramBuilder.h - builds row programs ----------------*- C++ -*-===//
//
// Steps and their operands (RowSteps.cpp), dimensions that loops and tensors
// share and which of them are rows (RowDims.cpp), and when each step is
// computed (RowStages.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_ROWPROGRAMBUILDER_H
#define TCOPT_CONVERSION_NESTTOLOOPS_ROWPROGRAMBUILDER_H

#include "RowProgram.h"
#include "llvm/ADT/IntEqClasses.h"

namespace tcopt::loops {

/// Numbers of loops and of dimensions of tensors, joined where they are the
/// same dimension of the program.
class DimNumbers {
public:
  unsigned of(const void *owner, int64_t index) {
    auto [it, isNew] = numbers.try_emplace({owner, index}, numbers.size());
    if (isNew)
      classes.grow(numbers.size());
    return it->second;
  }
  unsigned of(mlir::Value tensor, int64_t dim) {
    return of(tensor.getAsOpaquePointer(), dim);
  }
  unsigned of(mlir::linalg::LinalgOp op, int64_t loop) {
    return of(static_cast<const void *>(op.getOperation()), loop);
  }
  void join(unsigned a, unsigned b) { classes.join(a, b); }
  void finish() { classes.compress(); }
  unsigned classOf(unsigned number) const { return classes[number]; }

private:
  llvm::DenseMap<std::pair<const void *, int64_t>, unsigned> numbers;
  llvm::IntEqClasses classes;
};

class ProgramBuilder {
public:
  ProgramBuilder(mlir::Block &body, mlir::ValueRange results,
                 AcceptsReduction accepts)
      : body(body), results(results), accepts(accepts) {}

  bool run() {
    return collectSteps() && checkReads() && numberDims() && arrange();
  }

  RowProgram program;
  std::string reason;

private:
  bool fail(mlir::Operation *op, const llvm::Twine &why) {
    reason = (op->getName().getStringRef() + ": " + why).str();
    return false;
  }

  //===--- Steps --------------------------------------------------------===//

  static bool isView(mlir::Operation &op);
  static bool isBoundary(mlir::Operation &op);
  bool collectSteps();
  bool isInput(mlir::Value tensor);
  static bool isRead(mlir::linalg::LinalgOp op, mlir::OpOperand &operand);
  bool checkReads();
  bool findPicks(RowStep &step);
  bool isReadable(mlir::Value tensor);
  static bool isPlainMap(mlir::AffineMap map);
  bool checkBody(mlir::linalg::LinalgOp op);

  //===--- Dimensions ---------------------------------------------------===//

  void joinDims(DimNumbers &numbers, mlir::linalg::LinalgOp op,
                mlir::Value tensor, mlir::AffineMap map);
  void joinPicks(DimNumbers &numbers, const RowStep &step);
  bool numberDims();
  bool nameDims(DimNumbers &numbers);
  static bool isReduced(const RowStep &step, size_t loop);
  llvm::SmallVector<int64_t> dimsOf(const RowStep &step, bool reduced);
  bool isReadBack(const RowStep &step);
  bool isAlongRows(const RowStep &step);
  llvm::SmallVector<llvm::SmallVector<int64_t>> findRowChoices();
  void setRows(llvm::ArrayRef<int64_t> rows);
  bool arrange();
  bool classify();
  bool checkPicks(const RowStep &step);
  bool checkFailures(const RowStep &step);
  bool classifyReduction(RowStep &step);

  //===--- Stages -------------------------------------------------------===//

  bool findResults();
  bool hasNoRows(const RowStep &step);
  bool stageAfter(RowStep &step, const RowStep &producer, int64_t &stage);
  bool stageOfPick(RowStep &step, const RowStep &producer);
  bool scheduleStages();
  bool readsSumsOnly(const RowStep &step);
  int64_t resultOf(mlir::Value value);
  bool findLocals();

  mlir::Block &body;
  mlir::ValueRange results;
  AcceptsReduction accepts;
};

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_ROWPROGRAMBUILDER_H
