//===- OperandAccess.cpp - an operand's address is linear in loops --------===//

#include "OperandAccess.h"
#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

bool loops::isLinear(AffineMap map) {
  return llvm::all_of(map.getResults(), [&](AffineExpr expr) {
    SmallVector<int64_t> row;
    return succeeded(getFlattenedAffineExpr(expr, map.getNumDims(), 0, &row)) &&
           row.size() == map.getNumDims() + 1;
  });
}

Type OperandAccess::elementType() const {
  return cast<MemRefType>(flat.getType()).getElementType();
}

static SmallVector<Index> identityStrides(OpBuilder &builder, IndexMath &math,
                                          Location loc, Value buffer) {
  int64_t rank = cast<MemRefType>(buffer.getType()).getRank();
  SmallVector<Index> strides(rank);
  Index stride = math.constant(1);
  for (int64_t dim = rank - 1; dim >= 0; --dim) {
    strides[dim] = stride;
    stride =
        dim ? math.mul(stride, memref::getMixedSize(builder, loc, buffer, dim))
            : stride;
  }
  return strides;
}

static Value flatten(OpBuilder &builder, Location loc, Value buffer) {
  auto type = cast<MemRefType>(buffer.getType());
  int64_t rank = type.getRank();
  if (rank == 1)
    return buffer;
  if (rank == 0)
    return memref::ExpandShapeOp::create(
        builder, loc, MemRefType::get({1}, type.getElementType()), buffer,
        ArrayRef<ReassociationIndices>());
  ReassociationIndices all(rank);
  std::iota(all.begin(), all.end(), 0);
  // Upstream infers a static size where one dimension is 0 and another unknown.
  int64_t size =
      type.hasStaticShape() ? type.getNumElements() : ShapedType::kDynamic;
  return memref::CollapseShapeOp::create(
      builder, loc, MemRefType::get({size}, type.getElementType()), buffer,
      ArrayRef<ReassociationIndices>{all});
}

// The memory around a strided view, from its base on. Its size is not needed:
// nothing past the view's last element is touched.
static Value flattenStrided(OpBuilder &builder, IndexMath &math, Location loc,
                            Value buffer, Index &first,
                            SmallVector<Index> &strides) {
  auto parts = memref::ExtractStridedMetadataOp::create(builder, loc, buffer);
  first = parts.getConstifiedMixedOffset();
  strides = parts.getConstifiedMixedStrides();
  Index size = math.add(first, math.constant(1));
  for (auto [n, stride] : llvm::zip(parts.getConstifiedMixedSizes(), strides))
    size = math.add(size, math.mul(n, stride));
  auto type = cast<MemRefType>(buffer.getType());
  auto known = getConstantIntValue(size);
  return memref::ReinterpretCastOp::create(
      builder, loc,
      MemRefType::get({known ? *known : ShapedType::kDynamic},
                      type.getElementType()),
      parts.getBaseBuffer(), math.constant(0), ArrayRef<Index>{size},
      ArrayRef<Index>{math.constant(1)});
}

OperandAccess::OperandAccess(OpBuilder &builder, linalg::LinalgOp op,
                             OpOperand &operand, ArrayRef<Index> sizes)
    : OperandAccess(builder, op->getLoc(), operand.get(),
                    op.getMatchingIndexingMap(&operand), sizes) {}

OperandAccess::OperandAccess(OpBuilder &builder, Location loc, Value buffer,
                             AffineMap map, ArrayRef<Index> sizes,
                             ArrayRef<Index> low)
    : loopSizes(sizes) {
  IndexMath math(builder, loc);
  first = math.constant(0);
  identityLayout = cast<MemRefType>(buffer.getType()).getLayout().isIdentity();
  SmallVector<Index> strides;
  if (identityLayout) {
    strides = identityStrides(builder, math, loc, buffer);
    flat = flatten(builder, loc, buffer);
  } else {
    flat = flattenStrided(builder, math, loc, buffer, first, strides);
  }
  addLoops(math, map, strides);
  for (auto [offset, stride] : llvm::zip(low, strides))
    first = math.sub(first, math.mul(offset, stride));
}

OperandAccess OperandAccess::ofInput(OpBuilder &builder,
                                     const LoopKernel &kernel, unsigned input) {
  linalg::LinalgOp op = kernel.op;
  OpOperand &operand = op->getOpOperand(input);
  if (!kernel.isPadded(input))
    return OperandAccess(builder, op, operand, kernel.sizes);
  return OperandAccess(builder, op->getLoc(), kernel.padded->source,
                       op.getMatchingIndexingMap(&operand), kernel.sizes,
                       kernel.padded->low);
}

void OperandAccess::addLoops(IndexMath &math, AffineMap map,
                             ArrayRef<Index> strides) {
  unsigned loops = map.getNumDims();
  coefficients.assign(loops, math.constant(0));
  positions.assign(loops, -1);
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    SmallVector<int64_t> row;
    (void)getFlattenedAffineExpr(expr, loops, 0, &row);
    for (unsigned loop = 0; loop < loops; ++loop)
      coefficients[loop] = math.add(
          coefficients[loop], math.mul(math.constant(row[loop]), strides[dim]));
    first = math.add(first, math.mul(math.constant(row.back()), strides[dim]));
    if (auto pure = dyn_cast<AffineDimExpr>(expr))
      positions[pure.getPosition()] = dim;
  }
}

static bool isUnit(Index size) { return getConstantIntValue(size) == 1; }

bool OperandAccess::isChained(ArrayRef<int64_t> loops) const {
  int64_t inner = -1;
  for (int64_t loop : llvm::reverse(loops)) {
    if (isUnit(loopSizes[loop]))
      continue;
    if (inner >= 0) {
      bool adjacent = identityLayout && positions[loop] >= 0 &&
                      positions[loop] + 1 == positions[inner];
      auto outerStep = getConstantIntValue(coefficients[loop]);
      auto innerStep = getConstantIntValue(coefficients[inner]);
      auto size = getConstantIntValue(loopSizes[inner]);
      if (!adjacent &&
          !(outerStep && innerStep && size && *outerStep == *innerStep * *size))
        return false;
    }
    inner = loop;
  }
  return true;
}

// Loops of one iteration do not count, their coefficient may be any.
Index OperandAccess::step(ArrayRef<int64_t> loops) const {
  for (int64_t loop : llvm::reverse(loops))
    if (!isUnit(loopSizes[loop]))
      return coefficients[loop];
  return loops.empty() ? Index() : coefficients[loops.back()];
}

Index OperandAccess::runLength(ArrayRef<int64_t> loops) const {
  for (int64_t loop : llvm::reverse(loops))
    if (!isUnit(loopSizes[loop]))
      return loopSizes[loop];
  return loopSizes[loops.back()];
}

bool OperandAccess::isContiguous(ArrayRef<int64_t> loops) const {
  return !loops.empty() && isChained(loops) &&
         getConstantIntValue(step(loops)) == 1;
}

bool OperandAccess::isFixed(ArrayRef<int64_t> loops) const {
  return llvm::all_of(loops, [&](int64_t loop) {
    return isUnit(loopSizes[loop]) ||
           getConstantIntValue(coefficients[loop]) == 0;
  });
}

Index OperandAccess::offset(IndexMath &math, ArrayRef<int64_t> loops,
                            Index linear) const {
  if (loops.empty())
    return math.constant(0);
  if (isChained(loops))
    return math.mul(linear, step(loops));
  SmallVector<Index> sizes =
      llvm::map_to_vector(loops, [&](int64_t loop) { return loopSizes[loop]; });
  return offset(math, loops, math.delinearize(linear, sizes));
}

Index OperandAccess::offset(IndexMath &math, ArrayRef<int64_t> loops,
                            ArrayRef<Index> indices) const {
  Index sum = math.constant(0);
  for (auto [loop, index] : llvm::zip(loops, indices))
    sum = math.add(sum, math.mul(index, coefficients[loop]));
  return sum;
}
