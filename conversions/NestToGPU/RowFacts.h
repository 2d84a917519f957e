//===- RowFacts.h - what schedules of row programs depend on ----*- C++ -*-===//

#ifndef TCOPT_CONVERSION_NESTTOGPU_ROWFACTS_H
#define TCOPT_CONVERSION_NESTTOGPU_ROWFACTS_H

#include "tcopt/Conversion/NestToLoops/RowProgram.h"

namespace tcopt::device {

using loops::RowProgram;
using loops::RowStep;
using loops::RowStepKind;

/// A tensor of the boundary that a step reads or the program writes.
struct RowAccess {
  mlir::Value tensor;
  bool isResult = false;
  /// Elements to the next index in each dimension of the program, and the first
  /// element, as far as types state them; unknownSize for others.
  llvm::SmallVector<int64_t> steps;
  int64_t start = 0;
  int64_t bits = 0;
};

class RowFacts {
public:
  explicit RowFacts(const RowProgram &program);

  /// Distinct lists of columns that stages run over.
  llvm::SmallVector<llvm::ArrayRef<int64_t>> columns;
  llvm::SmallVector<RowAccess> accesses;
  bool hasAcross = false, keepsAcross = false;

  /// Columns of the longest loop; unknownSize if some are not known.
  int64_t mostColumns() const;
  /// Whether more of the tensors that are read for each column of each row are
  /// contiguous along rows than along columns.
  bool areRowsContiguous() const;
  /// Whether an access is one to neighbouring elements of a row.
  bool isContiguous(const RowAccess &access) const;
  /// Whether neighbours of a row read the same element.
  bool isRepeated(const RowAccess &access) const;
  /// Elements of the widest vectors that all contiguous accesses may have.
  int64_t widest() const;
  bool fits(int64_t width) const;
  /// Whether neighbouring threads have neighbouring elements of each tensor
  /// with elements for each column of each row; along rows, results may be
  /// strided, as those of norms over channels that a reader has last.
  bool areStreamsContiguous(bool alongRows) const;
  /// Tensors that are read and have elements for each column of each row.
  int64_t numStreams() const;

private:
  bool isStream(const RowAccess &access) const;
  bool isVector(const RowAccess &access, llvm::ArrayRef<int64_t> list,
                int64_t width) const;
  bool isChained(const RowAccess &access, llvm::ArrayRef<int64_t> list) const;
  void add(const RowStep &step, mlir::OpOperand &operand, bool isResult);

  const RowProgram &program;
};

} // namespace tcopt::device

#endif // TCOPT_CONVERSION_NESTTOGPU_ROWFACTS_H
