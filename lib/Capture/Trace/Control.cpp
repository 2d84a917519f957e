//===- Control.cpp - control flow within a graph --------------------------===//
//
// Where no function is traced, control flow is that of C++.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Control.h"
#include "../Autograd/TraceBackward.h"
#include "../Session/Engine.h"
#include "Arguments.h"
#include "Builder.h"
#include "Recorder.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Graph/IR/GraphControlOps.h"

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

namespace {
/// A type whose sizes are known as far as a trace knows them.
struct TracedType {
  RankedTensorType type;
  SmallVector<TracedSize> sizes;
};

/// The body of an op that is made when it is complete: a block that a module
/// holds until then.
struct RegionBody {
  OwningOpRef<ModuleOp> holder =
      ModuleOp::create(UnknownLoc::get(Engine::get().context()));
  std::vector<Value> results;

  Block &block() { return *holder->getBody(); }
  void moveTo(Region &region) { region.takeBody(holder->getBodyRegion()); }
};
} // namespace

static TracedType typeOf(Trace &trace, Value value) {
  return {graph::rankedType(value), trace.sizes().sizesOf(value)};
}

static std::vector<TracedType> typesOf(Trace &trace, ArrayRef<Value> values) {
  std::vector<TracedType> types;
  for (Value value : values)
    types.push_back(typeOf(trace, value));
  return types;
}

static TypeRange plainTypes(ArrayRef<TracedType> types,
                            SmallVectorImpl<Type> &storage) {
  for (const TracedType &type : types)
    storage.push_back(type.type);
  return storage;
}

/// Calls a function of the program whose calls become the body, with arguments
/// of these types.
static void
fill(RegionBody &body, Trace &trace, ArrayRef<TracedType> types, Place place,
     llvm::function_ref<Tensors(const Tensors &arguments)> function) {
  Trace::RegionScope scope(trace, body.block());
  Tensors arguments;
  for (const TracedType &type : types) {
    Value argument = body.block().addArgument(type.type, locationOf(place));
    trace.sizes().state(argument, type.sizes);
    arguments.push_back(trace.makeTensor(argument));
  }
  for (const Tensor &result : function(arguments))
    body.results.push_back(trace.valueOf(result, place));
}

/// Ends a block with values of these types.
template <typename Yield = graph::YieldOp>
static void yield(Builder &b, Block &block, ArrayRef<Value> values,
                  ArrayRef<TracedType> types) {
  OpBuilder ops = OpBuilder::atBlockEnd(&block);
  SmallVector<Value> casts;
  for (auto [value, to] : llvm::zip_equal(values, types)) {
    Value cast = value;
    if (cast.getType() != to.type &&
        tensor::CastOp::areCastCompatible(cast.getType(), to.type))
      cast = tensor::CastOp::create(ops, b.location(), to.type, cast);
    casts.push_back(cast);
  }
  Yield::create(ops, b.location(), casts);
}

/// Makes the op, whose regions are these blocks.
static std::vector<Value> finish(Builder &b, Trace &trace,
                                 OperationState &state,
                                 ArrayRef<RegionBody *> bodies,
                                 ArrayRef<TracedType> types) {
  for (auto [region, body] : llvm::zip_equal(state.regions, bodies))
    body->moveTo(*region);
  Operation *op = b.ops().create(state);
  if (failed(verify(op))) {
    b.error("control flow cannot be traced");
    return {};
  }
  for (auto [result, type] : llvm::zip_equal(op->getResults(), types))
    trace.sizes().state(result, type.sizes);
  return {op->result_begin(), op->result_end()};
}

static std::string textOf(Trace &trace, Value value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  auto type = graph::rankedType(value);
  os << type.getElementType() << "[";
  llvm::interleaveComma(trace.sizes().hintsOf(value), os, [&](int64_t size) {
    ShapedType::isDynamic(size) ? os << "?" : os << size;
  });
  os << "]";
  return text;
}

static bool areAlike(Value a, Value b) {
  auto x = graph::rankedType(a), y = graph::rankedType(b);
  return x.getElementType() == y.getElementType() && x.getRank() == y.getRank();
}

static void refuse(Trace &trace, Value found, Value expected, const char *what,
                   Place place) {
  throw Exception(std::string(what) + ": expected a tensor like " +
                      textOf(trace, expected) + " but found " +
                      textOf(trace, found),
                  place);
}

/// Throws unless values have the same dtypes and ranks.
static void checkAlike(Trace &trace, ArrayRef<Value> found,
                       ArrayRef<Value> expected, const char *what,
                       Place place) {
  if (found.size() != expected.size())
    throw Exception(std::string(what) + ": expected " +
                        std::to_string(expected.size()) +
                        " tensors but found " + std::to_string(found.size()),
                    place);
  for (auto [a, b] : llvm::zip_equal(found, expected))
    if (!areAlike(a, b))
      refuse(trace, a, b, what, place);
}

/// Whether both sizes are the same in this call, and then in all.
static bool areSame(Trace &trace, const TracedSize &a, const TracedSize &b) {
  if (!a.expr || !b.expr)
    return false;
  return a.hint == b.hint &&
         trace.sizes().decide(a.expr, SizeRelation::EQ, b.expr);
}

/// Throws unless values also have the same sizes, as far as they are known.
static void checkSame(Trace &trace, ArrayRef<Value> found,
                      ArrayRef<Value> expected, const char *what, Place place) {
  checkAlike(trace, found, expected, what, place);
  SymbolicSizes &sizes = trace.sizes();
  for (auto [a, b] : llvm::zip_equal(found, expected))
    for (auto [x, y] : llvm::zip_equal(sizes.sizesOf(a), sizes.sizesOf(b)))
      if (x.isKnown() && y.isKnown() && !areSame(trace, x, y))
        refuse(trace, a, b, what, place);
}

static std::vector<Value> valuesOf(Trace &trace, const Tensors &tensors,
                                   Place place) {
  std::vector<Value> values;
  for (const Tensor &tensor : tensors)
    values.push_back(trace.valueOf(tensor, place));
  return values;
}

static const DeviceInfo *deviceOf(const Tensors &tensors) {
  for (const Tensor &tensor : tensors)
    if (tensor.defined())
      return tensor.getImpl()->cell->device;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// cond
//===----------------------------------------------------------------------===//

static void checkPredicate(const Tensor &pred, Place place) {
  if (!pred.defined() || !isBool(pred.dtype()))
    throw Exception("cond: expected a tensor of Booleans as pred", place);
}

/// One type for a result that two functions give: sizes that differ are open.
static TracedType joined(Trace &trace, Value a, Value b) {
  TracedType x = typeOf(trace, a), y = typeOf(trace, b);
  SmallVector<int64_t> sizes;
  SmallVector<TracedSize> known;
  for (auto [i, j] : llvm::zip_equal(x.sizes, y.sizes)) {
    size_t dim = sizes.size();
    bool isSame = areSame(trace, i, j);
    int64_t first = x.type.getDimSize(dim), second = y.type.getDimSize(dim);
    sizes.push_back(isSame && first == second ? first : ShapedType::kDynamic);
    known.push_back(isSame ? i : TracedSize());
  }
  return {RankedTensorType::get(sizes, x.type.getElementType()), known};
}

static Tensors traceCond(Recorder &recorder, const Tensor &pred,
                         const std::function<Tensors()> &onTrue,
                         const std::function<Tensors()> &onFalse, Place place) {
  recorder.useDevice(pred.getImpl()->cell->device, place);
  Trace &trace = recorder.trace();
  Tensor condition = reshape(pred, {}, place);
  RegionBody first, second;
  fill(first, trace, {}, place, [&](const Tensors &) { return onTrue(); });
  fill(second, trace, {}, place, [&](const Tensors &) { return onFalse(); });
  checkAlike(trace, second.results, first.results, "cond", place);
  return callMany(place, [&](Builder &b) {
    std::vector<TracedType> types;
    for (auto [x, y] : llvm::zip_equal(first.results, second.results))
      types.push_back(joined(trace, x, y));
    yield(b, first.block(), first.results, types);
    yield(b, second.block(), second.results, types);
    OperationState state(b.location(), graph::CondOp::getOperationName());
    SmallVector<Type> plain;
    graph::CondOp::build(b.ops(), state, plainTypes(types, plain),
                         b(condition));
    return finish(b, trace, state, {&first, &second}, types);
  });
}

Tensors condOf(const Tensor &pred, const std::function<Tensors()> &onTrue,
               const std::function<Tensors()> &onFalse, Place place) {
  checkPredicate(pred, place);
  if (Recorder *recorder = currentRecorder())
    return traceCond(*recorder, pred, onTrue, onFalse, place);
  return pred.isTrue(place) ? onTrue() : onFalse();
}

//===----------------------------------------------------------------------===//
// while_loop
//===----------------------------------------------------------------------===//

static Tensors
traceWhile(Recorder &recorder,
           const std::function<Tensor(const Tensors &)> &condition,
           const std::function<Tensors(const Tensors &)> &step,
           const Tensors &inits, Place place) {
  recorder.useDevice(deviceOf(inits), place);
  Trace &trace = recorder.trace();
  std::vector<Value> carried = valuesOf(trace, inits, place);
  std::vector<TracedType> types = typesOf(trace, carried);
  RegionBody test, body;
  fill(test, trace, types, place, [&](const Tensors &state) {
    return Tensors{
        reshape(to(condition(state), DType::Bool, place), {}, place)};
  });
  fill(body, trace, types, place, step);
  checkSame(trace, body.results, carried, "while_loop", place);
  return callMany(place, [&](Builder &b) {
    auto more = RankedTensorType::get({}, b.ops().getI1Type());
    yield(b, test.block(), test.results, TracedType{more, {}});
    yield(b, body.block(), body.results, types);
    OperationState state(b.location(), graph::WhileOp::getOperationName());
    SmallVector<Type> plain;
    graph::WhileOp::build(b.ops(), state, plainTypes(types, plain), carried);
    return finish(b, trace, state, {&test, &body}, types);
  });
}

/// What a loop carries keeps its dtypes and sizes.
static void checkCarried(const Tensors &found, const Tensors &expected,
                         const char *what, Place place) {
  if (found.size() != expected.size())
    throw Exception(std::string(what) + ": expected " +
                        std::to_string(expected.size()) +
                        " tensors but found " + std::to_string(found.size()),
                    place);
  auto text = [](const Tensor &tensor) {
    if (!tensor.defined())
      return std::string("none");
    std::string sizes;
    for (const Size &size : tensor.sizes())
      sizes += (sizes.empty() ? "" : ", ") + std::to_string(size.hint());
    return getName(tensor.dtype()).str() + "[" + sizes + "]";
  };
  for (auto [a, b] : llvm::zip_equal(found, expected))
    if (text(a) != text(b))
      throw Exception(std::string(what) + ": expected a tensor like " +
                          text(b) + " but found " + text(a),
                      place);
}

Tensors whileOf(const std::function<Tensor(const Tensors &)> &condition,
                const std::function<Tensors(const Tensors &)> &step,
                const Tensors &inits, Place place) {
  if (Recorder *recorder = currentRecorder())
    return traceWhile(*recorder, condition, step, inits, place);
  Tensors state = inits;
  while (condition(state).isTrue(place)) {
    Tensors next = step(state);
    checkCarried(next, state, "while_loop", place);
    state = std::move(next);
  }
  return state;
}

//===----------------------------------------------------------------------===//
// scan
//===----------------------------------------------------------------------===//

using ScanStep = std::function<Tensors(const Tensors &, const Tensors &)>;

static TracedType sliceOf(TracedType whole, int64_t dim) {
  SmallVector<int64_t> sizes(whole.type.getShape());
  sizes.erase(sizes.begin() + dim);
  whole.sizes.erase(whole.sizes.begin() + dim);
  return {RankedTensorType::get(sizes, whole.type.getElementType()),
          whole.sizes};
}

static TracedType stackOf(TracedType each, int64_t count, TracedSize known) {
  SmallVector<int64_t> sizes{count};
  llvm::append_range(sizes, each.type.getShape());
  each.sizes.insert(each.sizes.begin(), known);
  return {RankedTensorType::get(sizes, each.type.getElementType()), each.sizes};
}

static Tensors traceScan(Recorder &recorder, const ScanStep &step,
                         const Tensors &inits, const Tensors &xs, int64_t dim,
                         bool reverse, Place place) {
  recorder.useDevice(deviceOf(xs), place);
  Trace &trace = recorder.trace();
  std::vector<Value> carried = valuesOf(trace, inits, place);
  std::vector<Value> along = valuesOf(trace, xs, place);
  std::vector<TracedType> arguments = typesOf(trace, carried);
  for (auto [x, type] : llvm::zip_equal(xs, typesOf(trace, along)))
    arguments.push_back(sliceOf(type, wrapDim(dim, x.dim(), "scan", place)));
  RegionBody body;
  fill(body, trace, arguments, place, [&](const Tensors &all) {
    auto middle = all.begin() + ptrdiff_t(inits.size());
    return step(Tensors(all.begin(), middle), Tensors(middle, all.end()));
  });
  ArrayRef<Value> results = body.results;
  if (results.size() < carried.size())
    throw Exception("scan: expected the state in the function's result", place);
  checkSame(trace, results.take_front(carried.size()), carried, "scan", place);
  return callMany(place, [&](Builder &b) {
    std::vector<TracedType> types = typesOf(trace, carried), yielded = types;
    int64_t at = wrapDim(dim, xs.front().dim(), "scan", place);
    TracedType first = typeOf(trace, along.front());
    for (Value y : results.drop_front(carried.size())) {
      yielded.push_back(typeOf(trace, y));
      types.push_back(stackOf(yielded.back(), first.type.getDimSize(at),
                              first.sizes[size_t(at)]));
    }
    yield(b, body.block(), results, yielded);
    OperationState op(b.location(), graph::ScanOp::getOperationName());
    SmallVector<Type> plain;
    graph::ScanOp::build(b.ops(), op, plainTypes(types, plain), carried, along,
                         dim, reverse);
    return finish(b, trace, op, {&body}, types);
  });
}

/// The tensors of one place.
static Tensors slicesOf(const Tensors &xs, int64_t dim, int64_t at,
                        Place place) {
  Tensors slices;
  for (const Tensor &x : xs)
    slices.push_back(select(x, dim, at, place));
  return slices;
}

/// What is stacked where there is nothing to stack.
static Tensors emptyStacks(const ScanStep &step, const Tensors &inits,
                           const Tensors &xs, int64_t dim, Place place) {
  Tensors slices;
  for (const Tensor &x : xs) {
    Sizes sizes = x.sizes();
    sizes.erase(sizes.begin() + wrapDim(dim, x.dim(), "scan", place));
    slices.push_back(zeros(sizes, x.dtype(), place));
  }
  Tensors results = step(inits, slices);
  for (size_t i = inits.size(); i < results.size(); ++i) {
    Sizes sizes = results[i].sizes();
    sizes.insert(sizes.begin(), 0);
    results[i] = zeros(sizes, results[i].dtype(), place);
  }
  std::copy(inits.begin(), inits.end(), results.begin());
  return results;
}

static Tensors runScan(const ScanStep &step, const Tensors &inits,
                       const Tensors &xs, int64_t dim, bool reverse,
                       Place place) {
  int64_t count = xs.front().size(dim, place);
  for (const Tensor &x : xs)
    if (x.size(dim, place) != count)
      throw Exception("scan: expected tensors of one size along dimension " +
                          std::to_string(dim) + " but found " +
                          std::to_string(count) + " and " +
                          std::to_string(x.size(dim, place).hint()),
                      place);
  if (count == 0)
    return emptyStacks(step, inits, xs, dim, place);
  Tensors state = inits;
  std::vector<Tensors> stacks;
  for (int64_t i = 0; i < count; ++i) {
    Tensors results =
        step(state, slicesOf(xs, dim, reverse ? count - 1 - i : i, place));
    if (results.size() < inits.size())
      throw Exception("scan: expected the state in the function's result",
                      place);
    auto middle = results.begin() + ptrdiff_t(inits.size());
    Tensors next(results.begin(), middle);
    checkCarried(next, state, "scan", place);
    state = std::move(next);
    stacks.resize(size_t(results.end() - middle));
    for (size_t k = 0; k < stacks.size(); ++k)
      stacks[k].push_back(middle[ptrdiff_t(k)]);
  }
  for (Tensors &stacked : stacks) {
    if (reverse)
      std::reverse(stacked.begin(), stacked.end());
    state.push_back(stack(stacked, 0, place));
  }
  return state;
}

Tensors scanOf(const ScanStep &step, const Tensors &inits, const Tensors &xs,
               int64_t dim, bool reverse, Place place) {
  if (xs.empty())
    throw Exception("scan: expected at least one tensor to go along", place);
  if (Recorder *recorder = currentRecorder())
    return traceScan(*recorder, step, inits, xs, dim, reverse, place);
  return runScan(step, inits, xs, dim, reverse, place);
}

//===----------------------------------------------------------------------===//
// checkpoint
//===----------------------------------------------------------------------===//

Tensors
checkpointInTrace(const std::function<Tensors(const Tensors &)> &function,
                  const Tensors &arguments, Place place) {
  Trace &trace = currentTrace();
  RegionBody body;
  fill(body, trace, {}, place,
       [&](const Tensors &) { return function(arguments); });
  return callMany(place, [&](Builder &b) {
    std::vector<TracedType> types = typesOf(trace, body.results);
    yield<grad::YieldOp>(b, body.block(), body.results, types);
    OperationState state(b.location(), grad::CheckpointOp::getOperationName());
    SmallVector<Type> plain;
    state.addTypes(plainTypes(types, plain));
    state.addRegion();
    return finish(b, trace, state, {&body}, types);
  });
}

} // namespace tcopt::capture
