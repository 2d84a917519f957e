//===- RowValues.h - elements of a row program in a thread ------*- C++ -*-===//
//
// Elements are emitted on demand and once. An element of an earlier loop is the
// value that the thread still has, or is loaded from the shared memory that
// holds it, or computed again, by its storage.
//
//===----------------------------------------------------------------------===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_ROWVALUES_H
#define TCOPT_CONVERSION_NESTTOGPU_ROWVALUES_H

#include "Groups.h"
#include "tcopt/Conversion/NestToLoops/BoundaryBuffers.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"
#include "tcopt/Conversion/NestToLoops/RowProgram.h"
#include <map>

namespace tcopt::device {

using loops::OperandAccess;
using loops::RowProgram;
using loops::RowStep;

/// Consecutive elements of a row, which a thread computes at once.
struct RowVector {
  /// The columns that are counted as one; none for a value of the whole row.
  llvm::ArrayRef<int64_t> columns;
  /// The number of the first element in the row.
  Index column;
  int64_t width = 1;
  /// The number of the vector among those that the thread has.
  int64_t number = 0;
  /// The loop that it is computed in.
  int64_t stage = -1;
};

/// Shared memory that a thread keeps its elements of a local tensor in.
struct SharedRow {
  mlir::Value buffer;
  /// The first element of the thread's row.
  Index start;
};

class RowValues {
  /// By tensor, map, number of the columns' list, number of the vector, and
  /// number in the vector.
  using Key = std::tuple<const void *, const void *, int64_t, int64_t, int64_t>;
  using Elements = std::map<Key, mlir::Value>;

public:
  /// `sizes` are those of the program's dimensions.
  RowValues(mlir::OpBuilder &builder, mlir::Location loc,
            const RowProgram &program);

  //===--- Tensors of the boundary ----------------------------------------===//

  /// Prepares access to all of them at the builder's insertion point, which has
  /// to dominate all uses. `targets` are the buffers of the results.
  void prepare(mlir::ValueRange targets);
  Index sizeOf(int64_t dim) const { return sizes[dim]; }
  /// The product of the sizes.
  Index countOf(llvm::ArrayRef<int64_t> dims);

  //===--- Rows -----------------------------------------------------------===//

  /// Begins a row, given the index in each dimension of the program; forgets
  /// all elements.
  void startRow(llvm::ArrayRef<Index> index);
  /// States the result of a reduction or of a step that is computed once a row.
  void setScalar(mlir::Value tensor, mlir::Value value) {
    scalars[tensor] = value;
  }
  /// States the element of a vector of width 1.
  void setElement(mlir::OpResult tensor, const RowVector &vector,
                  mlir::Value value);
  void setShared(mlir::Value tensor, SharedRow row) { shared[tensor] = row; }
  /// Forgets the elements of a tensor, which later loops compute again.
  void forget(mlir::Value tensor);

  /// Elements that are emitted while one of these exists are forgotten with it:
  /// they are in a loop.
  class Scope {
  public:
    explicit Scope(RowValues &values)
        : values(values), loaded(values.loaded), known(values.known) {}
    Scope(const Scope &) = delete;
    ~Scope() {
      values.loaded = std::move(loaded);
      values.known = std::move(known);
    }

  private:
    RowValues &values;
    Elements loaded, known;
  };

  //===--- Elements -------------------------------------------------------===//

  /// Loads what a step reads, itself and by maps that are computed with it.
  void load(const RowStep &step, const RowVector &vector);
  /// Element `k` of a vector of an operand.
  mlir::Value read(const RowStep &step, mlir::OpOperand &operand,
                   const RowVector &vector, int64_t k);
  /// Element `k` of a map's result.
  mlir::Value result(mlir::OpResult tensor, const RowVector &vector, int64_t k);
  /// The values of a reduction with the term of element `k`, from those
  /// without.
  Values accumulate(const RowStep &step, const RowVector &vector, int64_t k,
                    mlir::ValueRange carried);
  /// The initial values of a reduction.
  Values initial(const RowStep &step, const RowVector &vector);

  //===--- Results --------------------------------------------------------===//

  /// Where a vector of a result of the program is stored.
  struct Place {
    const OperandAccess *access;
    /// The address of the vector, or of each element.
    llvm::SmallVector<mlir::Value> addresses;
  };
  Place placeOf(unsigned result, const RowVector &vector);
  void store(const Place &place, llvm::ArrayRef<mlir::Value> elements);
  /// Stores the elements of a local tensor in its shared memory, if it has one.
  void keep(mlir::OpResult tensor, const RowVector &vector);

private:
  const OperandAccess &accessOf(mlir::Value tensor, mlir::AffineMap map) const;

  /// Columns with the same dimensions have the same number.
  int64_t numberOf(llvm::ArrayRef<int64_t> columns);
  Key keyOf(const void *tensor, const void *map, const RowVector &vector,
            int64_t k);
  /// Whether each vector is one access to memory.
  bool isVector(const OperandAccess &access, const RowVector &vector) const;
  mlir::Value addressOf(const OperandAccess &access, const RowVector &vector,
                        int64_t k);
  mlir::Value load(mlir::Value tensor, mlir::AffineMap map,
                   const RowVector &vector, int64_t k);
  void loadVector(mlir::Value tensor, mlir::AffineMap map,
                  const OperandAccess &access, const RowVector &vector);
  mlir::Value loadShared(mlir::OpResult tensor, const RowVector &vector,
                         int64_t k);
  bool isShared(mlir::Value tensor, const RowVector &vector) const;
  Index indexAlong(int64_t dim, const RowVector &vector, int64_t k);

  void mapInputs(const RowStep &step, const RowVector &vector, int64_t k,
                 mlir::IRMapping &values);
  void cloneBody(const RowStep &step, const RowVector &vector, int64_t k,
                 mlir::IRMapping &values);
  void cloneOp(const RowStep &step, mlir::Operation &inner,
               const RowVector &vector, int64_t k, mlir::IRMapping &values);
  /// Computes a single element of a tensor of the program.
  mlir::Value pick(mlir::OpResult tensor, mlir::ValueRange indices);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  loops::IndexMath math;
  const RowProgram &program;
  llvm::SmallVector<Index> sizes, point;
  llvm::SmallVector<llvm::ArrayRef<int64_t>> lists;
  loops::BoundaryBuffers buffers;
  std::map<std::pair<const void *, const void *>, OperandAccess> accesses;
  llvm::SmallVector<OperandAccess> results;

  llvm::DenseMap<mlir::Value, mlir::Value> scalars;
  llvm::DenseMap<mlir::Value, SharedRow> shared;
  Elements loaded, known;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_ROWVALUES_H
