//===- Loop.cpp - the operator Loop ---------------------------------------===//
//
// A loop whose condition stays true is a graph.scan over its numbers, another
// one a graph.while. What is appended to an empty sequence is stacked. Other
// sequences, and tensors that grow, are only carried by copies of the body.
//
//===----------------------------------------------------------------------===//

#include "Bodies.h"
#include "LoopSequences.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace tcopt::graph;

namespace tcopt::onnx_import {

/// Loops whose bodies are copied for each iteration have at most so many.
static constexpr int64_t kMostUnrolled = 1024;
/// Buffers for the values of a loop have at most so many places.
static constexpr int64_t kMostPlaces = int64_t(1) << 31;

namespace {

/// A loop: while i < count and the condition holds. Arguments of the region are
/// the carried values, i and the condition.
class Loop {
public:
  Loop(Node &n, const onnx::GraphProto &body) : n(n), body(body) {}
  void run();

private:
  /// How many values go from one iteration to the next.
  size_t numState() const {
    return n.numInputs() - std::min<size_t>(n.numInputs(), 2);
  }
  /// How many of them are tensors that are carried.
  size_t numCarried() const { return carried.size(); }
  void sortInputs();
  bool isGiven(size_t i) const {
    return n.has(i) && n.item(i).kind != Item::Kind::none;
  }
  bool isCountable();
  bool mustUnroll();
  bool grows(OpenRegion &region, ArrayRef<Value> inits);
  std::optional<int64_t> knownCount();
  std::optional<int64_t> statedCount();
  void fill(OpenRegion &region);
  std::vector<BodyOutput> sorted(ArrayRef<ItemPtr> outputs);
  void unroll();
  ItemPtr iterate(int64_t i, ItemPtr condition, Items &state,
                  std::vector<Items> &stacked);
  Value stack(const Items &items);
  Values initials();
  void buildFor(OpenRegion &region, ArrayRef<Value> inits);
  void buildWhile(OpenRegion &region, ArrayRef<Value> inits);
  Value hoisted(OpenRegion &region, ArrayRef<Value> inits, Value size);
  Sizes sizesBefore(OpenRegion &region, ArrayRef<Value> inits, Value value);
  Values addBuffers(OpenRegion &region, Values &inits);
  void finish(ArrayRef<Value> results);

  Node &n;
  const onnx::GraphProto &body;
  /// Which of the node's inputs are tensors that are carried, sequences that
  /// tensors are appended to, and others.
  SmallVector<size_t> carried, appended, others;
  /// What the body yields: the condition, carried values, values to stack.
  Values yielded;
  std::optional<bool> knownCondition;
};

} // namespace

void Loop::sortInputs() {
  for (size_t i = 2; i < n.numInputs(); ++i) {
    bool isTensor = !n.has(i) || n.item(i).kind == Item::Kind::tensor;
    bool isEmpty = !isTensor && n.item(i).kind == Item::Kind::sequence &&
                   n.item(i).items.empty();
    bool isList = isEmpty && isAppendedTo(body, int(i), int(i) - 1);
    (isTensor ? carried : isList ? appended : others).push_back(i);
  }
}

// Sequences cannot be carried: their lengths change.
bool Loop::mustUnroll() {
  bool isShort = knownCount().value_or(INT64_MAX) <= kMostUnrolled;
  return !others.empty() || (!appended.empty() && isShort);
}

/// The trip count, if it is known and there is one.
std::optional<int64_t> Loop::knownCount() {
  auto known = n.knownIntegers(0);
  if (!known || known->size() != 1)
    return std::nullopt;
  return known->front();
}

/// The same where it says how long the loop may be. A great number is often but
/// one that is never reached, and gradients keep as much as is stated.
std::optional<int64_t> Loop::statedCount() {
  std::optional<int64_t> count = knownCount();
  return count && *count >= 0 && *count <= kMostUnrolled ? count : std::nullopt;
}

void Loop::unroll() {
  bool isCounted = !isGiven(0) || knownCount();
  int64_t count = knownCount().value_or(INT64_MAX);
  Items state;
  for (size_t i = 2; i < n.numInputs(); ++i)
    state.push_back(n.has(i) ? n.itemPtr(i) : Item::ofNone());
  std::vector<Items> stacked(size_t(body.output_size()) - 1 - state.size());
  ItemPtr condition =
      isGiven(1) ? n.itemPtr(1)
                 : Item::ofTensor(n.b.integer(1, n.b.ops().getI1Type()));
  for (int64_t i = 0; !n.hasFailed() && i < count; ++i) {
    std::optional<bool> goesOn = knownBool(n, *condition);
    if (!goesOn || !isCounted || i == kMostUnrolled)
      return n.error("expected a number of iterations that is known when the "
                     "model is imported, and at most " +
                     Twine(kMostUnrolled) +
                     ", as a sequence or a tensor that grows is carried");
    if (!*goesOn)
      break;
    condition = iterate(i, condition, state, stacked);
  }
  for (auto [i, item] : llvm::enumerate(state))
    n.out(i, item);
  for (auto [i, items] : llvm::enumerate(stacked))
    if (n.wants(state.size() + i))
      n.out(state.size() + i, stack(items));
}

/// One iteration; returns the condition of the next one.
ItemPtr Loop::iterate(int64_t i, ItemPtr condition, Items &state,
                      std::vector<Items> &stacked) {
  Items inputs{Item::ofTensor(n.b.integer(i, n.b.ops().getI64Type())),
               condition};
  llvm::append_range(inputs, state);
  Items outputs = importBody(n, body, inputs);
  if (n.hasFailed())
    return condition;
  for (auto [k, item] : llvm::enumerate(llvm::drop_begin(outputs)))
    if (k < state.size())
      state[k] = item;
    else
      stacked[k - state.size()].push_back(item);
  return outputs[0];
}

/// What all iterations yielded, one after the other.
Value Loop::stack(const Items &items) {
  Values parts = tensorsOf(n, items, "outputs of each iteration");
  if (items.empty())
    n.error("the size of an output of no iterations is not known");
  for (Value &part : parts)
    part = spread(n, part, {0});
  return n.hasFailed() ? Value() : join(n, parts, 0);
}

Values Loop::initials() {
  Values inits;
  for (size_t i : carried)
    if (!n.hasFailed())
      inits.push_back(n.in(i));
  Type i1 = n.b.ops().getI1Type();
  inits.push_back(n.b.integer(0, n.b.ops().getI64Type()));
  inits.push_back(isGiven(1) ? scalarOf(n, n.in(1)) : n.b.integer(1, i1));
  return inits;
}

void Loop::fill(OpenRegion &region) {
  auto arguments = region.arguments();
  Items inputs(2 + numState(), Item::ofSequence({}));
  inputs[0] = Item::ofTensor(arguments[numCarried()]);
  inputs[1] = Item::ofTensor(arguments.back());
  for (auto [argument, input] : llvm::zip(arguments, carried))
    inputs[input] = Item::ofTensor(argument);
  Items outputs = importBody(n, body, inputs);
  if (!n.hasFailed())
    knownCondition = knownBool(n, *outputs[0]);
  yielded = yieldedBy(n, sorted(outputs));
  if (!n.hasFailed())
    yielded[0] = scalarOf(n, yielded[0]);
}

/// What the body gives: the condition, what is carried, what is stacked, of
/// which what is appended to sequences comes first.
std::vector<BodyOutput> Loop::sorted(ArrayRef<ItemPtr> outputs) {
  std::vector<BodyOutput> all;
  if (n.hasFailed())
    return all;
  all.push_back({outputs[0], nullptr});
  for (size_t input : carried)
    all.push_back({outputs[input - 1], nullptr});
  for (size_t input : appended)
    all.push_back({outputs[input - 1]->items.front(), nullptr});
  for (size_t i = 1 + numState(); i < outputs.size(); ++i)
    all.push_back({outputs[i], &body.output(int(i))});
  return all;
}

/// Whether a carried value gets another rank, or a size that is computed from
/// its own one: a loop of graph cannot carry it.
bool Loop::grows(OpenRegion &region, ArrayRef<Value> inits) {
  for (size_t i = 0; i < numCarried(); ++i) {
    Value after = yielded[1 + i];
    RankedTensorType type = rankedType(after), before = rankedType(inits[i]);
    if (type.getElementType() != before.getElementType())
      return false;
    if (failed(verifyCompatibleShape(type, before)))
      return true;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      auto size =
          dyn_cast<Value>(region.inside([&] { return n.sizeOf(after, dim); }));
      Operation *op = size ? size.getDefiningOp() : nullptr;
      if (op && isa<arith::AddIOp, arith::SubIOp, arith::MulIOp>(op) &&
          hoisted(region, inits, size))
        return true;
    }
  }
  return false;
}

void Loop::run() {
  if (size_t(body.output_size()) < 1 + numState())
    return n.error("expected a body with at least " + Twine(1 + numState()) +
                   " outputs but found " + Twine(body.output_size()));
  sortInputs();
  if (mustUnroll())
    return unroll();
  Values inits = initials();
  if (n.hasFailed())
    return;
  OpenRegion region(n.b, ValueRange(inits).getTypes());
  region.inside([&] { fill(region); });
  if (n.hasFailed())
    return;
  if (knownCount().value_or(INT64_MAX) <= kMostUnrolled &&
      grows(region, inits)) {
    n.importer.forget(region.region());
    region.discard();
    return unroll();
  }
  // A condition that is passed on, or always true, leaves a counted loop.
  bool isUnconditional =
      knownCondition.value_or(false) || yielded[0] == region.arguments().back();
  if (isUnconditional && isCountable())
    return buildFor(region, inits);
  buildWhile(region, inits);
}

static Size countOf(Node &n) {
  Sizes counts = n.sizes(0, "iterations");
  if (!n.hasFailed() && counts.size() != 1)
    n.error("expected one number of iterations");
  if (n.hasFailed())
    return n.b.ops().getIndexAttr(0);
  return n.max(counts[0], n.b.ops().getIndexAttr(0));
}

// Exporters write the greatest number where they mean none.
bool Loop::isCountable() {
  return isGiven(0) && knownCount().value_or(0) <= kMostPlaces;
}

void Loop::buildFor(OpenRegion &region, ArrayRef<Value> inits) {
  Size count = countOf(n);
  std::optional<bool> starts =
      isGiven(1) ? knownBool(n, n.item(1)) : std::optional<bool>(true);
  if (n.hasFailed())
    return;
  OpBuilder &ops = n.b.ops();
  if (!starts) {
    Value is = tensor::ExtractOp::create(ops, n.b.location(), inits.back(),
                                         ValueRange());
    Value none = arith::ConstantIndexOp::create(ops, n.b.location(), 0);
    count = ops.createOrFold<arith::SelectOp>(n.b.location(), is,
                                              n.index(count), none);
  } else if (!*starts) {
    count = ops.getIndexAttr(0);
  }
  Value steps = places(n, count);
  Value yes = n.b.integer(1, ops.getI1Type());
  if (n.hasFailed())
    return;
  // Inside of the loop the condition holds.
  Value condition = region.arguments().back();
  condition.replaceAllUsesWith(yes);
  llvm::replace(yielded, condition, yes);
  n.importer.forget(condition);
  region.block().eraseArgument(unsigned(inits.size()) - 1);
  finish(finishScan(n.b, region, inits.drop_back(2), steps,
                    Values(ArrayRef(yielded).drop_front())));
}

/// A size in the region as one that is known before the loop; null if it is
/// none. What is carried keeps its sizes.
Value Loop::hoisted(OpenRegion &region, ArrayRef<Value> inits, Value size) {
  Operation *op = size.getDefiningOp();
  if (!op || !region.contains(op))
    return size;
  if (auto dim = dyn_cast<tensor::DimOp>(op)) {
    auto argument = dyn_cast<BlockArgument>(dim.getSource());
    std::optional<int64_t> place = dim.getConstantIndex();
    if (!place || !argument || argument.getOwner() != &region.block())
      return {};
    return n.index(n.sizeOf(inits[argument.getArgNumber()], *place));
  }
  if (!isa<arith::ArithDialect>(op->getDialect()) || op->getNumResults() != 1)
    return {};
  IRMapping map;
  for (Value operand : op->getOperands()) {
    Value before = hoisted(region, inits, operand);
    if (!before)
      return {};
    map.map(operand, before);
  }
  return n.b.ops().clone(*op, map)->getResult(0);
}

/// The sizes of a value of the region, known before the loop.
Sizes Loop::sizesBefore(OpenRegion &region, ArrayRef<Value> inits,
                        Value value) {
  Sizes sizes = region.inside([&] { return n.sizesOf(value); });
  for (Size &size : sizes) {
    auto inner = dyn_cast<Value>(size);
    if (n.hasFailed() || !inner)
      continue;
    Value before = hoisted(region, inits, inner);
    if (!before)
      n.error("expected sizes of the outputs of each iteration that follow "
              "from sizes outside of the loop, which has a condition");
    size = before ? getAsOpFoldResult(before) : size;
  }
  return sizes;
}

// Values to stack are written into buffers, which are carried, too.
Values Loop::addBuffers(OpenRegion &region, Values &inits) {
  Values next;
  auto stacked = ArrayRef(yielded).drop_front(1 + numCarried());
  if (stacked.empty())
    return next;
  Size count =
      isGiven(0) ? countOf(n) : Size(n.b.ops().getIndexAttr(INT64_MAX));
  std::optional<int64_t> known = getConstantIntValue(count);
  if (known && *known > kMostPlaces)
    n.error("expected a number of iterations, as values of each are outputs "
            "and the loop has a condition");
  Value place = region.arguments()[numCarried()];
  for (Value value : stacked) {
    Sizes sizes{count};
    llvm::append_range(sizes, sizesBefore(region, inits, value));
    Value all =
        n.hasFailed() ? Value() : filled(n, 0, elementType(value), sizes);
    if (n.hasFailed())
      return {};
    inits.push_back(all);
    Value buffer = region.block().addArgument(all.getType(), n.b.location());
    next.push_back(region.inside([&] {
      return n.b.make<IndexPutOp>(buffer, value, place, ArrayRef<int64_t>(0LL),
                                  false);
    }));
  }
  return next;
}

void Loop::buildWhile(OpenRegion &region, ArrayRef<Value> from) {
  Values inits(from);
  size_t i = numCarried();
  Type i64 = n.b.ops().getI64Type();
  Value count = isGiven(0) ? scalarOf(n, n.in(0)) : Value();
  Values buffers = addBuffers(region, inits);
  if (n.hasFailed())
    return;
  Values next(ArrayRef(yielded).slice(1, i));
  region.inside([&] {
    next.push_back(n.b.make<AddOp>(region.arguments()[i], n.b.integer(1, i64)));
  });
  next.push_back(yielded[0]);
  llvm::append_range(next, buffers);

  OpenRegion condition(n.b, ValueRange(inits).getTypes());
  Value more = condition.inside([&] {
    Value goesOn = condition.arguments()[i + 1];
    if (!count)
      return goesOn;
    Value isBelow = n.b.make<LtOp>(condition.arguments()[i], count);
    return n.b.make<LogicalAndOp>(isBelow, goesOn);
  });
  if (n.hasFailed())
    return;
  condition.yield(more);
  Values results = finishWhile(n.b, condition, region, inits, std::move(next),
                               statedCount());
  if (n.hasFailed())
    return;
  // Of the buffers only what was written.
  Value done = results[i];
  results.erase(results.begin() + i, results.begin() + i + 2);
  for (Value &buffer : MutableArrayRef(results).drop_front(i)) {
    Value length = tensor::ExtractOp::create(n.b.ops(), n.b.location(), done,
                                             ValueRange());
    length = arith::IndexCastOp::create(n.b.ops(), n.b.location(),
                                        n.b.ops().getIndexType(), length);
    buffer = n.b.narrow(buffer, n.b.integer(0, i64), length, 0);
  }
  finish(results);
}

// In the order in which the body gives them.
void Loop::finish(ArrayRef<Value> results) {
  if (n.hasFailed())
    return;
  size_t next = 0;
  for (size_t input : carried)
    n.out(input - 2, results[next++]);
  for (size_t input : appended)
    n.out(input - 2, Item::ofStacked(results[next++]));
  for (size_t i = numState(); next < results.size(); ++i)
    n.out(i, results[next++]);
}

static void importLoop(Node &n) {
  if (const onnx::GraphProto *body = n.graph("body"))
    Loop(n, *body).run();
}

void addLoopOperators(OperatorTable &t) {
  t.addAny("Loop", {1, 11, 13, 16, 19, 21, 23, 24, 25}, InputCount::any(),
           importLoop);
}

} // namespace tcopt::onnx_import
