//===- Regions.cpp - loops and branches of importers ----------------------===//

#include "Regions.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

//===----------------------------------------------------------------------===//
// Regions without an op
//===----------------------------------------------------------------------===//

OpenRegion::OpenRegion(GraphBuilder &b, TypeRange arguments) : b(b) {
  OperationState state(b.location(), ScanOp::getOperationName());
  Block &entry = state.addRegion()->emplaceBlock();
  for (Type type : arguments)
    entry.addArgument(type, b.location());
  holder = b.ops().create(state);
}

void OpenRegion::yield(ValueRange values) {
  inside([&] { YieldOp::create(b.ops(), b.location(), values); });
}

void OpenRegion::discard() {
  holder->erase();
  holder = nullptr;
}

void OpenRegion::moveTo(Region &region) {
  region.takeBody(holder->getRegion(0));
  holder->erase();
  holder = nullptr;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

static std::string textOf(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

static bool areSizesCompatible(RankedTensorType a, RankedTensorType b) {
  return a.getElementType() == b.getElementType() &&
         succeeded(verifyCompatibleShape(a, b));
}

Values castTo(GraphBuilder &b, ValueRange values, TypeRange types,
              StringRef what) {
  Values results;
  for (auto [value, type] : llvm::zip_equal(values, types)) {
    if (b.hasFailed() || !value)
      return {};
    bool fits =
        areSizesCompatible(rankedType(value), cast<RankedTensorType>(type));
    if (!fits) {
      b.error("expected " + what + " of type " + textOf(type) + " but found " +
              textOf(value.getType()));
      return {};
    }
    results.push_back(
        value.getType() == type
            ? value
            : tensor::CastOp::create(b.ops(), b.location(), type, value));
  }
  return results;
}

/// The type without its first dimension.
static Type sliceType(Value x) {
  RankedTensorType type = rankedType(x);
  return RankedTensorType::get(type.getShape().drop_front(),
                               type.getElementType());
}

static Type stackType(Value x, int64_t count) {
  RankedTensorType type = rankedType(x);
  SmallVector<int64_t> sizes{count};
  llvm::append_range(sizes, type.getShape());
  return RankedTensorType::get(sizes, type.getElementType());
}

/// Both without the sizes in which they differ; null if they differ otherwise.
static Type joinedType(Value x, Value y) {
  RankedTensorType a = rankedType(x), b = rankedType(y);
  if (a.getElementType() != b.getElementType() || a.getRank() != b.getRank())
    return {};
  SmallVector<int64_t> sizes(a.getShape());
  for (auto [size, other] : llvm::zip_equal(sizes, b.getShape()))
    if (size != other)
      size = ShapedType::kDynamic;
  return RankedTensorType::get(sizes, a.getElementType());
}

bool canJoin(ValueRange whenTrue, ValueRange whenFalse) {
  return whenTrue.size() == whenFalse.size() &&
         llvm::all_of(llvm::zip(whenTrue, whenFalse), [](auto pair) {
           return joinedType(std::get<0>(pair), std::get<1>(pair)) != Type();
         });
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

/// Builds an op with the regions; its results, none if it breaks a constraint.
static Values finish(GraphBuilder &b, OperationState &state,
                     ArrayRef<OpenRegion *> regions) {
  for (auto [region, open] : llvm::zip_equal(state.regions, regions))
    open->moveTo(*region);
  Operation *op = b.ops().create(state);
  if (succeeded(verify(op, /*verifyRecursively=*/false)))
    return Values(op->getResults());
  b.error("cannot build a loop or branch");
  return {};
}

Values finishScan(GraphBuilder &b, OpenRegion &region, ValueRange inits,
                  ValueRange xs, Values yielded, bool isReverse) {
  if (b.hasFailed() || yielded.size() < inits.size())
    return {};
  ValueRange carried = ValueRange(yielded).take_front(inits.size());
  Values cast = region.inside(
      [&] { return castTo(b, carried, inits.getTypes(), "a carried value"); });
  if (b.hasFailed())
    return {};
  llvm::copy(cast, yielded.begin());
  int64_t count = ShapedType::kDynamic;
  for (Value x : xs)
    if (!rankedType(x).isDynamicDim(0))
      count = rankedType(x).getDimSize(0);
  SmallVector<Type> types(inits.getTypes());
  for (Value stacked : ArrayRef(yielded).drop_front(inits.size()))
    types.push_back(stackType(stacked, count));
  region.yield(yielded);
  OperationState state(b.location(), ScanOp::getOperationName());
  ScanOp::build(b.ops(), state, types, inits, xs, /*dim=*/0, isReverse);
  return finish(b, state, &region);
}

Values buildScan(GraphBuilder &b, ValueRange inits, ValueRange xs,
                 RegionBody body, bool isReverse) {
  if (b.hasFailed())
    return {};
  SmallVector<Type> types(inits.getTypes());
  for (Value x : xs)
    types.push_back(sliceType(x));
  OpenRegion region(b, types);
  Values yielded = region.inside([&] { return body(region.arguments()); });
  return finishScan(b, region, inits, xs, std::move(yielded), isReverse);
}

Values finishWhile(GraphBuilder &b, OpenRegion &condition, OpenRegion &body,
                   ValueRange inits, Values yielded,
                   std::optional<int64_t> maxTripCount) {
  if (b.hasFailed())
    return {};
  Values cast = body.inside(
      [&] { return castTo(b, yielded, inits.getTypes(), "a carried value"); });
  if (b.hasFailed())
    return {};
  body.yield(cast);
  OperationState state(b.location(), WhileOp::getOperationName());
  IntegerAttr most =
      maxTripCount ? b.ops().getI64IntegerAttr(*maxTripCount) : IntegerAttr();
  WhileOp::build(b.ops(), state, inits.getTypes(), inits, most,
                 /*history_limit=*/IntegerAttr());
  return finish(b, state, {&condition, &body});
}

Values buildWhile(GraphBuilder &b, ValueRange inits, RegionBody condition,
                  RegionBody body) {
  if (b.hasFailed())
    return {};
  OpenRegion first(b, inits.getTypes()), second(b, inits.getTypes());
  Values more = first.inside([&] { return condition(first.arguments()); });
  Values next = second.inside([&] { return body(second.arguments()); });
  if (b.hasFailed())
    return {};
  first.yield(more);
  return finishWhile(b, first, second, inits, std::move(next));
}

Values finishCond(GraphBuilder &b, Value condition, OpenRegion &onTrue,
                  Values whenTrue, OpenRegion &onFalse, Values whenFalse) {
  SmallVector<Type> types;
  for (auto [x, y] : llvm::zip_equal(whenTrue, whenFalse)) {
    if (b.hasFailed())
      return {};
    types.push_back(joinedType(x, y));
    if (!types.back())
      b.error("expected branches with results of one rank and element type but "
              "found " +
              textOf(x.getType()) + " and " + textOf(y.getType()));
  }
  if (b.hasFailed())
    return {};
  auto yield = [&](OpenRegion &region, Values &values) {
    region.yield(region.inside(
        [&] { return castTo(b, values, types, "a result of a branch"); }));
  };
  yield(onTrue, whenTrue);
  yield(onFalse, whenFalse);
  OperationState state(b.location(), CondOp::getOperationName());
  CondOp::build(b.ops(), state, types, condition);
  return finish(b, state, {&onTrue, &onFalse});
}

} // namespace tcopt::onnx_import
