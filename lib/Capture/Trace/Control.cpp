//===- Control.cpp - control flow within a graph --------------------------===//

#include "tcopt/Capture/Control.h"
#include "Arguments.h"
#include "../Session/Engine.h"
#include "Builder.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "tcopt/Graph/IR/GraphControlOps.h"

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

namespace {
/// The body of an op that is made when it is complete: a block for each side of
/// the trace, which a module holds until then.
struct RegionBody {
  OwningOpRef<ModuleOp> exact = makeHolder(), open = makeHolder();
  std::vector<TracedValue> results;

  Block &side(bool isOpen) { return *(isOpen ? open : exact)->getBody(); }
  void moveTo(Region &region, bool isOpen) {
    region.takeBody((isOpen ? open : exact)->getBodyRegion());
  }

private:
  static OwningOpRef<ModuleOp> makeHolder() {
    return ModuleOp::create(UnknownLoc::get(Engine::get().context()));
  }
};
} // namespace

static Value sideOf(const TracedValue &value, bool isOpen) {
  return isOpen ? value.open : value.exact;
}

/// The types of a value on both sides; null for a side that there is not.
struct TracedType {
  Type exact, open;
};

static std::vector<TracedType> typesOf(ArrayRef<TracedValue> values) {
  std::vector<TracedType> types;
  for (const TracedValue &value : values)
    types.push_back(
        {value.exact.getType(), value.open ? value.open.getType() : Type()});
  return types;
}

/// Calls a function of the program whose calls become the body, with arguments
/// of these types.
static void
fill(RegionBody &body, Trace &trace, ArrayRef<TracedType> types, Place place,
     llvm::function_ref<Tensors(const Tensors &arguments)> function) {
  Trace::RegionScope scope(trace, body.side(false), body.side(true));
  Tensors arguments;
  for (const TracedType &type : types) {
    TracedValue argument;
    argument.exact =
        body.side(false).addArgument(type.exact, locationOf(place));
    if (type.open)
      argument.open = body.side(true).addArgument(type.open, locationOf(place));
    arguments.push_back(trace.makeTensor(argument));
  }
  for (const Tensor &result : function(arguments))
    body.results.push_back(trace.valueOf(result, place));
}

/// Ends a block with values of these types.
static void yield(Builder &b, Block &block, ArrayRef<TracedValue> values,
                  TypeRange types, bool isOpen) {
  OpBuilder ops = OpBuilder::atBlockEnd(&block);
  SmallVector<Value> casts;
  for (auto [value, type] : llvm::zip_equal(values, types)) {
    Value side = sideOf(value, isOpen);
    if (side.getType() != type &&
        tensor::CastOp::areCastCompatible(side.getType(), type))
      side = tensor::CastOp::create(ops, b.location(), type, side);
    casts.push_back(side);
  }
  graph::YieldOp::create(ops, b.location(), casts);
}

/// Makes the op, whose regions are these blocks.
static std::vector<Value> finish(Builder &b, OperationState &state,
                                 ArrayRef<RegionBody *> bodies, bool isOpen) {
  for (auto [region, body] : llvm::zip_equal(state.regions, bodies))
    body->moveTo(*region, isOpen);
  Operation *op = b.ops().create(state);
  if (failed(verify(op))) {
    b.error("control flow cannot be traced");
    return {};
  }
  return {op->result_begin(), op->result_end()};
}

static std::string typeText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

/// One type for a result that two functions give: sizes that differ are open.
static Type joined(Type a, Type b) {
  auto x = cast<RankedTensorType>(a), y = cast<RankedTensorType>(b);
  SmallVector<int64_t> sizes;
  for (auto [i, j] : llvm::zip_equal(x.getShape(), y.getShape()))
    sizes.push_back(i == j ? i : ShapedType::kDynamic);
  return RankedTensorType::get(sizes, x.getElementType());
}

static bool areJoinable(const TracedValue &a, const TracedValue &b) {
  auto x = cast<RankedTensorType>(a.exact.getType());
  auto y = cast<RankedTensorType>(b.exact.getType());
  return x.getElementType() == y.getElementType() && x.getRank() == y.getRank();
}

/// Throws unless values may stand for each other.
static void checkSame(ArrayRef<TracedValue> found,
                      ArrayRef<TracedValue> expected, const char *what,
                      Place place) {
  if (found.size() != expected.size())
    throw Exception(std::string(what) + ": expected " +
                        std::to_string(expected.size()) +
                        " tensors but found " + std::to_string(found.size()),
                    place);
  for (auto [a, b] : llvm::zip_equal(found, expected))
    if (!areJoinable(a, b))
      throw Exception(std::string(what) + ": expected a tensor like " +
                          typeText(b.exact.getType()) + " but found " +
                          typeText(a.exact.getType()),
                      place);
}

static std::vector<TracedValue> valuesOf(Trace &trace, const Tensors &tensors,
                                         Place place) {
  std::vector<TracedValue> values;
  for (const Tensor &tensor : tensors)
    values.push_back(trace.valueOf(tensor, place));
  return values;
}

static SmallVector<Value> sides(ArrayRef<TracedValue> values, bool isOpen) {
  return llvm::map_to_vector(
      values, [&](const TracedValue &v) { return sideOf(v, isOpen); });
}

//===----------------------------------------------------------------------===//
// cond
//===----------------------------------------------------------------------===//

static Tensors buildCond(Trace &trace, const Tensor &pred,
                         const std::function<Tensors()> &onTrue,
                         const std::function<Tensors()> &onFalse, Place place) {
  if (!isBool(pred.dtype()))
    throw Exception("cond: expected a tensor of Booleans as pred", place);
  Tensor condition = reshape(pred, {}, place);
  RegionBody first, second;
  fill(first, trace, {}, place, [&](const Tensors &) { return onTrue(); });
  fill(second, trace, {}, place, [&](const Tensors &) { return onFalse(); });
  checkSame(second.results, first.results, "cond", place);
  return callMany(place, [&](Builder &b) {
    SmallVector<Type> types;
    for (auto [x, y] : llvm::zip_equal(first.results, second.results))
      types.push_back(
          joined(sideOf(x, b.isOpen).getType(), sideOf(y, b.isOpen).getType()));
    yield(b, first.side(b.isOpen), first.results, types, b.isOpen);
    yield(b, second.side(b.isOpen), second.results, types, b.isOpen);
    OperationState state(b.location(), graph::CondOp::getOperationName());
    graph::CondOp::build(b.ops(), state, types, b(condition));
    return finish(b, state, {&first, &second}, b.isOpen);
  });
}

Tensors condOf(const Tensor &pred, const std::function<Tensors()> &onTrue,
               const std::function<Tensors()> &onFalse, Place place) {
  Tensors results;
  holdOnDevice(place, [&](Trace &trace) {
    results = buildCond(trace, pred, onTrue, onFalse, place);
  });
  return results;
}

//===----------------------------------------------------------------------===//
// while_loop
//===----------------------------------------------------------------------===//

static Tensors
buildWhile(Trace &trace,
           const std::function<Tensor(const Tensors &)> &condition,
           const std::function<Tensors(const Tensors &)> &step,
           const Tensors &inits, Place place) {
  std::vector<TracedValue> carried = valuesOf(trace, inits, place);
  RegionBody test, body;
  fill(test, trace, typesOf(carried), place, [&](const Tensors &state) {
    return Tensors{
        reshape(to(condition(state), DType::Bool, place), {}, place)};
  });
  fill(body, trace, typesOf(carried), place, step);
  checkSame(body.results, carried, "while_loop", place);
  return callMany(place, [&](Builder &b) {
    SmallVector<Value> values = sides(carried, b.isOpen);
    auto more = RankedTensorType::get({}, b.ops().getI1Type());
    yield(b, test.side(b.isOpen), test.results, TypeRange(more), b.isOpen);
    yield(b, body.side(b.isOpen), body.results, TypeRange(ValueRange(values)),
          b.isOpen);
    OperationState state(b.location(), graph::WhileOp::getOperationName());
    graph::WhileOp::build(b.ops(), state, TypeRange(ValueRange(values)),
                          values);
    return finish(b, state, {&test, &body}, b.isOpen);
  });
}

Tensors whileOf(const std::function<Tensor(const Tensors &)> &condition,
                const std::function<Tensors(const Tensors &)> &step,
                const Tensors &inits, Place place) {
  Tensors results;
  holdOnDevice(place, [&](Trace &trace) {
    results = buildWhile(trace, condition, step, inits, place);
  });
  return results;
}

//===----------------------------------------------------------------------===//
// scan
//===----------------------------------------------------------------------===//

static RankedTensorType sliceType(Type type, int64_t dim) {
  auto whole = cast<RankedTensorType>(type);
  SmallVector<int64_t> sizes(whole.getShape());
  sizes.erase(sizes.begin() + dim);
  return RankedTensorType::get(sizes, whole.getElementType());
}

static RankedTensorType stackedType(Type type, int64_t count) {
  auto each = cast<RankedTensorType>(type);
  SmallVector<int64_t> sizes{count};
  llvm::append_range(sizes, each.getShape());
  return RankedTensorType::get(sizes, each.getElementType());
}

static Tensors
buildScan(Trace &trace,
          const std::function<Tensors(const Tensors &, const Tensors &)> &step,
          const Tensors &inits, const Tensors &xs, int64_t dim, bool reverse,
          Place place) {
  std::vector<TracedValue> carried = valuesOf(trace, inits, place);
  std::vector<TracedValue> whole = valuesOf(trace, xs, place);
  std::vector<TracedType> arguments = typesOf(carried);
  for (auto [x, type] : llvm::zip_equal(xs, typesOf(whole))) {
    int64_t at = wrapDim(dim, x.dim(), "scan", place);
    arguments.push_back({sliceType(type.exact, at),
                         type.open ? sliceType(type.open, at) : Type()});
  }
  RegionBody body;
  fill(body, trace, arguments, place, [&](const Tensors &all) {
    auto middle = all.begin() + ptrdiff_t(inits.size());
    return step(Tensors(all.begin(), middle), Tensors(middle, all.end()));
  });
  ArrayRef<TracedValue> results = body.results;
  if (results.size() < carried.size())
    throw Exception("scan: expected the state in the function's result", place);
  checkSame(results.take_front(carried.size()), carried, "scan", place);
  return callMany(place, [&](Builder &b) {
    SmallVector<Value> state = sides(carried, b.isOpen);
    SmallVector<Value> along = sides(whole, b.isOpen);
    SmallVector<Type> yielded(ValueRange(state).getTypes());
    SmallVector<Type> types = yielded;
    int64_t at = wrapDim(dim, xs.front().dim(), "scan", place);
    int64_t count =
        cast<RankedTensorType>(along.front().getType()).getDimSize(at);
    for (const TracedValue &y : results.drop_front(carried.size())) {
      yielded.push_back(sideOf(y, b.isOpen).getType());
      types.push_back(stackedType(yielded.back(), count));
    }
    yield(b, body.side(b.isOpen), results, yielded, b.isOpen);
    OperationState op(b.location(), graph::ScanOp::getOperationName());
    graph::ScanOp::build(b.ops(), op, types, state, along, dim, reverse);
    return finish(b, op, {&body}, b.isOpen);
  });
}

Tensors
scanOf(const std::function<Tensors(const Tensors &, const Tensors &)> &step,
       const Tensors &inits, const Tensors &xs, int64_t dim, bool reverse,
       Place place) {
  if (xs.empty())
    throw Exception("scan: expected at least one tensor to go along", place);
  Tensors results;
  holdOnDevice(place, [&](Trace &trace) {
    results = buildScan(trace, step, inits, xs, dim, reverse, place);
  });
  return results;
}

} // namespace tcopt::capture
