//===- SliceAlignment.cpp - where slices of tensors begin -----------------===//

#include "SliceAlignment.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "tcopt/Conversion/NestToLoops/BufferTypes.h"

using namespace mlir;
using namespace tcopt;

// A stride is a multiple of the sizes that are known.
bool device::isAlignedSlice(Value slice, int64_t elements) {
  auto op = slice.getDefiningOp<OffsetSizeAndStrideOpInterface>();
  if (!op || !op.hasUnitStride() || !loops::isRowMajor(op->getOperand(0)))
    return false;
  auto source = cast<ShapedType>(op->getOperand(0).getType());
  int64_t stride = 1;
  for (int64_t dim = source.getRank() - 1; dim >= 0; --dim) {
    int64_t offset = getConstantIntValue(op.getMixedOffsets()[dim]).value_or(1);
    if (offset * stride % elements != 0)
      return false;
    if (!source.isDynamicDim(dim))
      stride *= source.getDimSize(dim);
    if (dim == source.getRank() - 1 && stride % elements != 0)
      return false;
  }
  return true;
}
