//===- Scans.cpp - outputs that keep steps of a reduction -----------------===//

#include "Scans.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

bool loops::hasOutputOfTerms(linalg::LinalgOp op) {
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  return llvm::any_of(op.getDpsInitsMutable(), [&](OpOperand &output) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    return llvm::any_of(
        reduced, [&](unsigned loop) { return map.isFunctionOfDim(loop); });
  });
}

int64_t loops::scannedLoop(linalg::LinalgOp op) {
  SmallVector<unsigned> reduced;
  op.getReductionDims(reduced);
  return reduced.size() == 1 ? int64_t(reduced[0]) : -1;
}

bool loops::isScan(linalg::LinalgOp op) {
  int64_t loop = scannedLoop(op);
  if (loop < 0)
    return false;
  bool anyCarried = false, anyKept = false;
  for (OpOperand &output : op.getDpsInitsMutable()) {
    AffineMap map = op.getMatchingIndexingMap(&output);
    bool kept = map.isFunctionOfDim(loop);
    int64_t loops = int64_t(op.getNumLoops()) - !kept;
    if (!map.isProjectedPermutation() || map.getNumResults() != loops ||
        (kept && !op.getMatchingBlockArgument(&output).use_empty()))
      return false;
    (kept ? anyKept : anyCarried) = true;
  }
  return anyCarried && anyKept;
}
