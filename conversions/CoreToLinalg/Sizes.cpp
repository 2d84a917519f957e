//===- Sizes.cpp - where sizes come from ----------------------------------===//

#include "Sizes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace tcopt {

//===----------------------------------------------------------------------===//
// SizeProduct
//===----------------------------------------------------------------------===//

// Whether the factors of one are among those of the other.
static bool isSubset(ArrayRef<SizeProduct::Factor> some,
                     ArrayRef<SizeProduct::Factor> all) {
  SmallVector<SizeProduct::Factor> left(all);
  for (const SizeProduct::Factor &factor : some) {
    auto *found = llvm::find(left, factor);
    if (found == left.end())
      return false;
    left.erase(found);
  }
  return true;
}

bool SizeProduct::divides(const SizeProduct &other) const {
  return constant != 0 && other.constant % constant == 0 &&
         isSubset(factors, other.factors);
}

bool SizeProduct::operator==(const SizeProduct &other) const {
  return constant == other.constant && factors.size() == other.factors.size() &&
         isSubset(factors, other.factors);
}

SizeProduct &SizeProduct::operator*=(const SizeProduct &other) {
  constant *= other.constant;
  factors.append(other.factors.begin(), other.factors.end());
  whole = {};
  return *this;
}

static SizeProduct constantProduct(int64_t value) {
  SizeProduct product;
  product.constant = value;
  return product;
}

static SizeProduct unknownProduct(Value value, int64_t dim = -1) {
  SizeProduct product;
  product.factors.push_back({value, dim});
  return product;
}

//===----------------------------------------------------------------------===//
// SizeTracer
//===----------------------------------------------------------------------===//

SizeProduct SizeTracer::trace(OpFoldResult size) const {
  if (std::optional<int64_t> constant = getConstantIntValue(size))
    return constantProduct(*constant);
  Value value = latest(cast<Value>(size));
  SizeProduct product = traceValue(value);
  if (!product.isConstant() && !product.whole)
    product.whole = value;
  return product;
}

SizeProduct SizeTracer::traceValue(Value size) const {
  if (auto product = size.getDefiningOp<arith::MulIOp>()) {
    SizeProduct result = trace(OpFoldResult(product.getLhs()));
    return result *= trace(OpFoldResult(product.getRhs()));
  }
  auto dim = size.getDefiningOp<tensor::DimOp>();
  if (dim && dim.getConstantIndex())
    return trace(dim.getSource(), *dim.getConstantIndex());
  return unknownProduct(size);
}

SizeProduct SizeTracer::trace(Value tensor, int64_t dim) const {
  tensor = latest(tensor);
  auto type = cast<RankedTensorType>(tensor.getType());
  if (!type.isDynamicDim(dim))
    return constantProduct(type.getDimSize(dim));
  if (auto result = dyn_cast<OpResult>(tensor))
    return traceDefinition(result, dim);
  auto argument = cast<BlockArgument>(tensor);
  if (auto group = dyn_cast<nest::GroupOp>(argument.getOwner()->getParentOp()))
    return trace(group.getInits()[argument.getArgNumber()], dim);
  return unknownProduct(tensor, dim);
}

// The size of one of the op's results.
SizeProduct SizeTracer::traceDefinition(OpResult tensor, int64_t dim) const {
  using namespace mlir::tensor;
  return TypeSwitch<Operation *, SizeProduct>(tensor.getOwner())
      .Case([&](CastOp op) { return trace(op.getSource(), dim); })
      .Case([&](EmptyOp op) { return trace(op.getMixedSizes()[dim]); })
      .Case([&](ExpandShapeOp op) {
        return trace(op.getMixedOutputShape()[dim]);
      })
      .Case([&](CollapseShapeOp op) {
        SizeProduct product;
        auto groups = op.getReassociationIndices();
        for (int64_t from : groups[dim])
          product *= trace(op.getSrc(), from);
        return product;
      })
      .Case([&](ExtractSliceOp op) {
        bool sameRank = op.getSourceType().getRank() == op.getType().getRank();
        return sameRank ? trace(op.getMixedSizes()[dim])
                        : unknownProduct(tensor, dim);
      })
      .Case([&](nest::GroupOp op) {
        return trace(op.getInits()[tensor.getResultNumber()], dim);
      })
      .Case([&](DestinationStyleOpInterface op) {
        return trace(op.getTiedOpOperand(tensor)->get(), dim);
      })
      .Default([&](Operation *) { return unknownProduct(tensor, dim); });
}

//===----------------------------------------------------------------------===//
// Back to IR
//===----------------------------------------------------------------------===//

static Value valueOf(OpBuilder &builder, Location loc,
                     const SizeProduct::Factor &factor) {
  if (factor.dim < 0)
    return factor.value;
  return tensor::DimOp::create(builder, loc, factor.value, factor.dim);
}

OpFoldResult materialize(OpBuilder &builder, Location loc,
                         const SizeProduct &product) {
  if (product.isConstant())
    return builder.getIndexAttr(product.constant);
  if (product.whole)
    return product.whole;
  Value result;
  for (const SizeProduct::Factor &factor : product.factors) {
    Value value = valueOf(builder, loc, factor);
    result =
        result ? arith::MulIOp::create(builder, loc, result, value) : value;
  }
  if (product.constant == 1)
    return result;
  Value constant =
      arith::ConstantIndexOp::create(builder, loc, product.constant);
  return arith::MulIOp::create(builder, loc, result, constant).getResult();
}

//===----------------------------------------------------------------------===//
// Reshapes
//===----------------------------------------------------------------------===//

namespace {

/// Walks along both lists of sizes at once.
class Grouping {
public:
  Grouping(ArrayRef<SizeProduct> from, ArrayRef<SizeProduct> to)
      : from(from), to(to) {}
  SmallVector<ReshapeGroup> run();

private:
  bool isFromLeft() const { return i < from.size(); }
  bool isToLeft() const { return j < to.size(); }
  void takeFrom(ReshapeGroup &group, SizeProduct &product);
  void takeTo(ReshapeGroup &group, SizeProduct &product);
  ReshapeGroup next();
  void takeRest(ReshapeGroup &group);

  ArrayRef<SizeProduct> from, to;
  size_t i = 0, j = 0;
};

} // namespace

void Grouping::takeFrom(ReshapeGroup &group, SizeProduct &product) {
  product *= from[i];
  group.from.push_back(i++);
}

void Grouping::takeTo(ReshapeGroup &group, SizeProduct &product) {
  product *= to[j];
  group.to.push_back(j++);
}

// Grows the side that lacks factors until both are equal.
ReshapeGroup Grouping::next() {
  ReshapeGroup group;
  SizeProduct before, after;
  takeFrom(group, before);
  takeTo(group, after);
  while (!(before == after)) {
    if (isToLeft() && after.divides(before))
      takeTo(group, after);
    else if (isFromLeft() && before.divides(after))
      takeFrom(group, before);
    else
      return takeRest(group), group;
  }
  return group;
}

void Grouping::takeRest(ReshapeGroup &group) {
  while (isFromLeft())
    group.from.push_back(i++);
  while (isToLeft())
    group.to.push_back(j++);
}

SmallVector<ReshapeGroup> Grouping::run() {
  SmallVector<ReshapeGroup> groups;
  while (isFromLeft() && isToLeft())
    groups.push_back(next());
  if (groups.empty())
    groups.emplace_back();
  takeRest(groups.back());
  return groups;
}

// Static sizes that differ: both sides are empty, by a size that is zero at run
// time and lies in another group.
static bool contradicts(const ReshapeGroup &group, ArrayRef<SizeProduct> from,
                        ArrayRef<SizeProduct> to) {
  SizeProduct before, after;
  for (int64_t dim : group.from)
    before *= from[dim];
  for (int64_t dim : group.to)
    after *= to[dim];
  return before.isConstant() && after.isConstant() &&
         before.constant != after.constant;
}

SmallVector<ReshapeGroup> groupReshape(ArrayRef<SizeProduct> from,
                                       ArrayRef<SizeProduct> to) {
  SmallVector<ReshapeGroup> groups = Grouping(from, to).run();
  if (!contradicts(groups.back(), from, to))
    return groups;
  ReshapeGroup all;
  llvm::append_range(all.from, llvm::seq<int64_t>(from.size()));
  llvm::append_range(all.to, llvm::seq<int64_t>(to.size()));
  return {all};
}

} // namespace tcopt
