//===- RowProgram.h - ops over the same rows, as stages ---------*- C++ -*-===//
//
// The ops of a kernel that all run over the same rows, in the order in which a
// row is computed. A stage is one loop over the columns of a row: elementwise
// ops, and reductions whose results are complete when the loop ends. Values
// that depend on these results alone are computed once a row, between the
// loops.
//
// Worked example: softmax of x[r, c]. The rows are r, the columns c.
//   stage 0: m = max over c of x                    (reduction)
//   stage 1: e = exp(x - m); s = sum over c of e    (map, reduction)
//   stage 2: y = e / s                              (map)
// The one local is e: stage 2 reads it when the loop of stage 1 is over, so
// that a schedule keeps it in a row of memory or computes it again. A loss that
// reads one element of each row picks it: tensor.extract of a tensor that the
// program computes, at the row's own index and any column. The bias
// gradient of a layer, sum over r of x, is a sum across rows.
//
// Plain data that refers to the ops; no target is known here.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOLOOPS_ROWPROGRAM_H
#define TCOPT_CONVERSION_NESTTOLOOPS_ROWPROGRAM_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Analysis/KernelShape.h"

namespace tcopt::loops {

/// A dimension that loops of several ops and dimensions of tensors are.
struct RowDim {
  int64_t size = unknownSize;
  bool isRow = false;
};

enum class RowStepKind : uint8_t {
  Map,       ///< computes each element of its results by itself
  Reduction, ///< reduces the columns of a row
  Across,    ///< reduces rows
};

/// A linalg op of the program.
struct RowStep {
  mlir::linalg::LinalgOp op;
  RowStepKind kind = RowStepKind::Map;
  /// The dimension of each loop.
  llvm::SmallVector<int64_t> dims;
  /// The dimensions of the loops that are no rows, in the loops' order. Steps
  /// of a stage that have the same columns share a loop; a step without any is
  /// computed once a row.
  llvm::SmallVector<int64_t> columns;
  /// The loop that it is part of, or after which it is computed if it has no
  /// columns: -1 is before the first one.
  int64_t stage = 0;
  /// Whether all dimensions of rows are loops of it.
  bool hasAllRows = false;
  /// Whether it is computed when all rows are, from sums across them.
  bool isAfterRows = false;

  bool isPerRow() const { return columns.empty(); }
  /// Reads in its body of single elements of the row that it is computed for.
  llvm::SmallVector<mlir::tensor::ExtractOp> picks;
  /// Whether a sum across rows has an element for each column.
  bool keepsColumns() const;
};

/// A tensor with columns that one loop computes and a later one reads.
struct RowLocal {
  mlir::Value value;
  /// The step that computes it.
  int64_t step = 0;
  int64_t firstStage = 0, lastStage = 0;
  /// The number of the program's result that it is, or -1.
  int64_t result = -1;
};

/// A tensor of the body that the program writes.
struct RowResult {
  mlir::Value value;
  int64_t step = 0;
};

struct RowProgram {
  llvm::SmallVector<RowDim> dims;
  /// Dimensions of rows, the outermost first.
  llvm::SmallVector<int64_t> rows;
  llvm::SmallVector<RowStep> steps;
  llvm::SmallVector<RowLocal> locals;
  /// In the order of the body's results.
  llvm::SmallVector<RowResult> results;
  int64_t numStages = 0;
  /// Fills whose results steps start from or read.
  llvm::DenseMap<mlir::Value, mlir::Value> splats;

  /// The step that computes a tensor, null for tensors of the boundary.
  const RowStep *producerOf(mlir::Value tensor) const;
  /// The map of an operand or result, from the program's dimensions.
  mlir::AffineMap mapOf(const RowStep &step, mlir::OpOperand &operand) const;
  mlir::AffineMap mapOf(const RowResult &result) const;
  const RowLocal *findLocal(mlir::Value tensor) const;
  /// Number of rows or of a step's columns; unknownSize if it is not known.
  int64_t sizeOf(llvm::ArrayRef<int64_t> dims) const;
  /// Cheap operations for an element of a step's results, with the steps that
  /// are computed for it.
  int64_t costOf(const RowStep &step) const;

  llvm::DenseMap<mlir::Value, int64_t> producers;
};

/// The op that adds a term to output `output` of a reduction, if the term does
/// not depend on outputs; null otherwise.
mlir::Operation *combinerOf(mlir::linalg::LinalgOp op, unsigned output);

/// Whether two inputs of a reduction each lack a dimension of its result that
/// the other one has: register tiles reuse what they read.
bool isContraction(const RowStep &step);

/// Whether a target can run a reduction of which no single op adds a term.
using AcceptsReduction = llvm::function_ref<bool(mlir::linalg::LinalgOp)>;

/// The program of a block on tensors: the body of a kernel, or of the function
/// that it has become. `results` are the tensors that it returns. On failure
/// `reason` names the op that no row program has, and why.
std::optional<RowProgram> buildRowProgram(mlir::Block &body,
                                          mlir::ValueRange results,
                                          std::string *reason = nullptr,
                                          AcceptsReduction accepts = nullptr);

/// Whether an op starts from a tensor that the kernel computes.
bool startsFromLocal(mlir::linalg::LinalgOp op);

/// Prints dimensions, stages and locals, a line each.
void print(const RowProgram &program, llvm::raw_ostream &os);

} // namespace tcopt::loops

#endif // TCOPT_CONVERSION_NESTTOLOOPS_ROWPROGRAM_H
