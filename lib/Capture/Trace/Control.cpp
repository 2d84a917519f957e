//===- Control.cpp - control flow within a graph --------------------------===//
//
// The functions cond, while_loop and scan. In a trace they build ops with
// regions; otherwise they execute C++ control flow.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Capture/Control.h"
#include "Arguments.h"
#include "Builder.h"
#include "Regions.h"
#include "tcopt/Graph/IR/GraphControlOps.h"
#include "tcopt/Support/DType.h"

using namespace mlir;

namespace tcopt::capture {

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

/// Returns a common type for a result of both functions, in which sizes that
/// differ are dynamic.
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
  RegionBody first(trace), second(trace);
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

static Tensors traceWhile(
    Recorder &recorder, const std::function<Tensor(const Tensors &)> &condition,
    const std::function<Tensors(const Tensors &)> &step, const Tensors &inits,
    std::optional<int64_t> maxTripCount, Place place) {
  recorder.useDevice(deviceOf(inits), place);
  Trace &trace = recorder.trace();
  std::vector<Value> carried = valuesOf(trace, inits, place);
  std::vector<TracedType> types = typesOf(trace, carried);
  RegionBody test(trace), body(trace);
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
    IntegerAttr most =
        maxTripCount ? b.ops().getI64IntegerAttr(*maxTripCount) : IntegerAttr();
    graph::WhileOp::build(b.ops(), state, plainTypes(types, plain), carried,
                          most, /*history_limit=*/IntegerAttr());
    return finish(b, trace, state, {&test, &body}, types);
  });
}

/// Throws Exception if a state of a loop changes its dtype or sizes.
static void checkCarried(const Tensors &found, const Tensors &expected,
                         const char *what, Place place) {
  checkCount(found.size(), expected.size(), what, place);
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
                const Tensors &inits, std::optional<int64_t> maxTripCount,
                Place place) {
  if (maxTripCount && *maxTripCount < 0)
    throw Exception("while_loop: expected max_trip_count of at least 0 but "
                    "found " +
                        std::to_string(*maxTripCount),
                    place);
  if (Recorder *recorder = currentRecorder())
    return traceWhile(*recorder, condition, step, inits, maxTripCount, place);
  Tensors state = inits;
  for (int64_t i = 0; condition(state).isTrue(place); ++i) {
    if (i == maxTripCount)
      throw Exception("while_loop: goes on beyond max_trip_count = " +
                          std::to_string(i),
                      place);
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
  RegionBody body(trace);
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

/// Returns the slices at an index.
static Tensors slicesOf(const Tensors &xs, int64_t dim, int64_t at,
                        Place place) {
  Tensors slices;
  for (const Tensor &x : xs)
    slices.push_back(select(x, dim, at, place));
  return slices;
}

/// Returns empty stacks for a scan over no elements. A step on zeros determines
/// their dtypes and sizes.
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

} // namespace tcopt::capture
