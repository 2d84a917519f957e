//===- EpilogueInTiles.cpp - epilogues on sums in registers ---------------===//

#include "EpilogueInTiles.h"
#include "VectorRowsMatch.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"
#include "tcopt/Conversion/NestToLoops/OperandAccess.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::cpu;
using namespace tcopt::loops;

// The same element for all columns.
static bool isFixed(AffineMap map, ArrayRef<int64_t> columns) {
  return llvm::none_of(columns,
                       [&](int64_t loop) { return map.isFunctionOfDim(loop); });
}

// One element after the other along the columns, as the output has them.
static bool isContiguous(linalg::LinalgOp op, Value buffer, AffineMap map,
                         const KernelShape &shape, ArrayRef<int64_t> columns) {
  OpOperand &output = *op.getDpsInitsMutable().begin();
  if (map == op.getMatchingIndexingMap(&output) && isRowMajor(buffer) &&
      isRowMajor(output.get()))
    return true;
  auto counts = [&](int64_t loop) { return shape.loops[loop].size != 1; };
  return llvm::count_if(columns, counts) <= 1 &&
         elementStep(bufferTypeOf(buffer), map, columns.back()) == 1;
}

bool cpu::canApplyInTiles(linalg::LinalgOp op, linalg::LinalgOp epilogue,
                          const KernelShape &shape,
                          const ContractionLoops &loops) {
  if (!isElementwiseBody(epilogue.getBlock()))
    return false;
  for (OpOperand *input : epilogue.getDpsInputOperands()) {
    if (!isRead(epilogue, *input))
      continue;
    AffineMap map = mapInEpilogue(op, *input);
    if (!bufferTypeOf(input->get()) || !isLinear(map))
      return false;
    if (!isFixed(map, loops.columns) &&
        !isContiguous(op, input->get(), map, shape, loops.columns))
      return false;
  }
  return true;
}
