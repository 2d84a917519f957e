//===- ControlDerivatives.cpp - branches and loops ------------------------===//
//
// Reverse mode runs a region again where its derivative is computed: a branch
// in the branch of the same condition, a loop's body from the values that it
// carried, which a scan stacks. A loop with a condition is counted first and is
// then a scan of as many iterations.
//
// Forward mode computes tangents beside values, in the same regions.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Graph/Derivatives/Rules.h"
#include "tcopt/Graph/IR/GraphControlOps.h"
#include "tcopt/Interfaces/ForwardMode.h"
#include "tcopt/Interfaces/ReverseMode.h"

using namespace mlir;

namespace tcopt::graph {

//===----------------------------------------------------------------------===//
// Regions
//===----------------------------------------------------------------------===//

using Values = SmallVector<Value>;

namespace {
/// A copy of a region's ops at a builder, its arguments being other values.
struct BodyCopy {
  BodyCopy(OpBuilder &builder, Block &body, ValueRange arguments) : body(body) {
    map.map(body.getArguments(), arguments);
    for (Operation &op : body.without_terminator())
      ops.push_back(builder.clone(op, map));
  }

  Value operator()(Value original) const {
    return map.lookupOrDefault(original);
  }
  Values yielded() const {
    return llvm::map_to_vector(body.getTerminator()->getOperands(),
                               [&](Value value) { return (*this)(value); });
  }

  Block &body;
  IRMapping map;
  SmallVector<Operation *> ops;
};
} // namespace

// Builds the gradients of `sources`, values that the body uses, for cotangents
// of what it yields, null where they are zero.
static FailureOr<Values> reverseBody(OpBuilder &builder, Block &body,
                                     ValueRange arguments,
                                     ArrayRef<Value> sources,
                                     ArrayRef<Value> cotangents) {
  BodyCopy copy(builder, body, arguments);
  auto copies = llvm::map_to_vector(sources, copy);
  Values targets, yielded = copy.yielded();
  for (auto [value, cotangent] : llvm::zip_equal(yielded, cotangents))
    if (cotangent)
      targets.push_back(value);
  Activity activity(copy.ops, copies, targets);
  if (failed(activity.verify()))
    return failure();
  ReverseMode mode(builder, activity);
  for (auto [value, cotangent] : llvm::zip_equal(yielded, cotangents))
    mode.add(value, cotangent);
  if (failed(mode.run(copy.ops)))
    return failure();
  return llvm::map_to_vector(copies, [&](Value source) {
    return mode.cotangentOrZeros(source, body.getTerminator()->getLoc());
  });
}

namespace {
/// What a region yields, and the tangents of what of that are floats.
struct Tangents {
  Values values, tangents;
};
} // namespace

// Builds values and tangents for tangents of values that the body uses, null
// where they are zero.
static FailureOr<Tangents> forwardBody(OpBuilder &builder, Block &body,
                                       ValueRange arguments,
                                       ArrayRef<Value> sources,
                                       ArrayRef<Value> tangents) {
  BodyCopy copy(builder, body, arguments);
  auto copies = llvm::map_to_vector(sources, copy);
  Values yielded = copy.yielded();
  Activity activity(copy.ops, copies, yielded);
  if (failed(activity.verify()))
    return failure();
  ForwardMode mode(activity);
  for (auto [source, tangent] : llvm::zip_equal(copies, tangents))
    mode.set(source, tangent);
  if (failed(mode.run(copy.ops)))
    return failure();
  Tangents result{yielded, {}};
  for (Value value : yielded)
    if (hasTangent(value.getType()))
      result.tangents.push_back(
          mode.tangentOrZeros(builder, value, body.getTerminator()->getLoc()));
  return result;
}

// The floats among values.
static Values floatsOf(ValueRange values) {
  return llvm::filter_to_vector(
      values, [](Value value) { return hasTangent(value.getType()); });
}

// Values around the op that its regions use and whose gradient is wanted.
static Values wantedCaptures(Vjp &v, Operation *op) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  return llvm::filter_to_vector(used.getArrayRef(),
                                [&](Value value) { return v.wants(value); });
}

// Of the op's results, null where they are zero.
static Values cotangentsOf(Vjp &v, Operation *op) {
  Values cotangents;
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    cotangents.push_back(v.has(i) ? v.ct(i).value() : Value());
  return cotangents;
}

static Block &addBlock(Operation *op, unsigned region, TypeRange arguments) {
  Block &block = op->getRegion(region).emplaceBlock();
  for (Type type : arguments)
    block.addArgument(type, op->getLoc());
  return block;
}

static Values concatenated(ArrayRef<ValueRange> lists) {
  Values all;
  for (ValueRange list : lists)
    llvm::append_range(all, list);
  return all;
}

//===----------------------------------------------------------------------===//
// Branches
//===----------------------------------------------------------------------===//

static void condVjp(Vjp &v, CondOp op) {
  Values sources = wantedCaptures(v, op), cotangents = cotangentsOf(v, op);
  auto reverse = CondOp::create(v.ops(), op.getLoc(),
                                ValueRange(sources).getTypes(), op.getPred());
  for (auto [i, region] : llvm::enumerate(op->getRegions())) {
    Block &block = addBlock(reverse, i, {});
    OpBuilder inside = OpBuilder::atBlockEnd(&block);
    FailureOr<Values> gradients =
        reverseBody(inside, region.front(), {}, sources, cotangents);
    if (failed(gradients))
      return v.fail();
    YieldOp::create(inside, op.getLoc(), *gradients);
  }
  for (auto [source, gradient] : llvm::zip(sources, reverse.getResults()))
    v.give(source, gradient);
}

// Values around the op that its regions use and that have tangents, with these.
static std::pair<Values, Values> capturedTangents(Jvp &j, Operation *op) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  std::pair<Values, Values> found;
  for (Value value : used)
    if (Value tangent = j.tangent(value)) {
      found.first.push_back(value);
      found.second.push_back(tangent);
    }
  return found;
}

// The tangents are the op's results behind those of the values.
static void giveTangents(Jvp &j, Operation *original, ValueRange tangents) {
  unsigned next = 0;
  for (auto [i, result] : llvm::enumerate(original->getResults()))
    if (hasTangent(result.getType()))
      j.give(i, tangents[next++]);
}

static void condJvp(Jvp &j, CondOp op) {
  auto [sources, tangents] = capturedTangents(j, op);
  auto both = CondOp::create(j.ops(), op.getLoc(),
                             ValueRange(floatsOf(op.getResults())).getTypes(),
                             op.getPred());
  for (auto [i, region] : llvm::enumerate(op->getRegions())) {
    Block &block = addBlock(both, i, {});
    OpBuilder inside = OpBuilder::atBlockEnd(&block);
    FailureOr<Tangents> body =
        forwardBody(inside, region.front(), {}, sources, tangents);
    if (failed(body))
      return j.fail();
    YieldOp::create(inside, op.getLoc(), body->tangents);
  }
  giveTangents(j, op, both.getResults());
}

//===----------------------------------------------------------------------===//
// Scans
//===----------------------------------------------------------------------===//

// The type of a stack of `count` tensors.
static Type stackType(Type slice, int64_t count) {
  auto type = cast<RankedTensorType>(slice);
  SmallVector<int64_t> sizes = {count};
  llvm::append_range(sizes, type.getShape());
  return type.clone(sizes);
}

// `dim` becomes the first dimension.
static Value movedToFront(RuleBuilder &b, Value x, int64_t dim) {
  if (dim == 0)
    return x;
  SmallVector<int64_t> order = {dim};
  for (int64_t i = 0; i < rankOf(x); ++i)
    if (i != dim)
      order.push_back(i);
  return b.permute(x, order);
}
static Value movedFromFront(RuleBuilder &b, Value x, int64_t dim) {
  if (dim == 0)
    return x;
  SmallVector<int64_t> order;
  for (int64_t i = 1; i < rankOf(x); ++i)
    order.push_back(i);
  order.insert(order.begin() + dim, 0);
  return b.permute(x, order);
}

namespace {
/// The reverse of a scan.
class ScanReverse {
public:
  /// `cotangents` are those of the results, null where they are zero.
  ScanReverse(Vjp &v, ScanOp op, ArrayRef<Value> cotangents)
      : v(v), op(op), cotangents(cotangents), captures(wantedCaptures(v, op)),
        body(op.getBody().front()), numCarried(op.getInits().size()) {
    for (auto [i, x] : llvm::enumerate(op.getXs())) {
      fronts.push_back(movedToFront(v, x, op.dimOf(x)));
      if (v.wants(x))
        wantedXs.push_back(i);
    }
  }

  /// Gives the gradients of inits, slices and captures.
  void build();

private:
  int64_t count() { return rankedType(fronts.front()).getDimSize(0); }
  Value argumentOf(unsigned x) { return body.getArgument(numCarried + x); }
  Values recordCarried();
  ScanOp makeLoop(ValueRange history);
  LogicalResult fillLoop(ScanOp loop, size_t numHistory);

  Vjp &v;
  ScanOp op;
  ArrayRef<Value> cotangents;
  Values captures, fronts;
  Block &body;
  size_t numCarried;
  /// Numbers among `xs` whose gradient is wanted, and of stacked results that
  /// have cotangents.
  SmallVector<unsigned> wantedXs, stacked;
};
} // namespace

// What each iteration began with, stacked.
Values ScanReverse::recordCarried() {
  SmallVector<Type> types(op.getInits().getTypes());
  for (Value init : op.getInits())
    types.push_back(stackType(init.getType(), count()));
  auto record = ScanOp::create(v.ops(), op.getLoc(), types, op.getInits(),
                               fronts, 0, op.getReverse());
  Block &block = addBlock(record, 0, body.getArgumentTypes());
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  BodyCopy copy(inside, body, block.getArguments());
  Values yielded = copy.yielded();
  yielded.truncate(numCarried);
  llvm::append_range(yielded, block.getArguments().take_front(numCarried));
  YieldOp::create(inside, op.getLoc(), yielded);
  return llvm::to_vector_of<Value>(record.getResults().drop_front(numCarried));
}

// Carries the cotangents of what was carried and the gradients of captures.
ScanOp ScanReverse::makeLoop(ValueRange history) {
  Values inits, xs(history);
  llvm::append_range(xs, fronts);
  for (auto [i, init] : llvm::enumerate(op.getInits()))
    if (hasTangent(init.getType()))
      inits.push_back(cotangents[i] ? cotangents[i]
                                    : v.zerosLike(init).value());
  for (Value capture : captures)
    inits.push_back(v.zerosLike(capture));
  for (unsigned i = numCarried; i < op->getNumResults(); ++i)
    if (cotangents[i]) {
      stacked.push_back(i);
      xs.push_back(cotangents[i]);
    }
  SmallVector<Type> types(ValueRange(inits).getTypes());
  for (unsigned x : wantedXs)
    types.push_back(stackType(argumentOf(x).getType(), count()));
  auto loop = ScanOp::create(v.ops(), op.getLoc(), types, inits, xs, 0,
                             !op.getReverse());
  SmallVector<Type> arguments(ValueRange(inits).getTypes());
  for (Value x : xs)
    arguments.push_back(
        rankedType(x).clone(rankedType(x).getShape().drop_front()));
  addBlock(loop, 0, arguments);
  return loop;
}

LogicalResult ScanReverse::fillLoop(ScanOp loop, size_t numHistory) {
  Block &block = loop.getBody().front();
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  ArrayRef<BlockArgument> all = block.getArguments();
  Values carriedFloats = floatsOf(body.getArguments().take_front(numCarried));
  ArrayRef<BlockArgument> carried = all.take_front(carriedFloats.size());
  ArrayRef<BlockArgument> sums =
      all.drop_front(carried.size()).take_front(captures.size());
  ArrayRef<BlockArgument> rest = all.drop_front(carried.size() + sums.size());
  Values yields(op->getNumResults()), sources = carriedFloats;
  unsigned next = 0;
  for (unsigned i = 0; i < numCarried; ++i)
    if (hasTangent(body.getArgument(i).getType()))
      yields[i] = carried[next++];
  ArrayRef<BlockArgument> slices = rest.drop_front(numHistory + fronts.size());
  for (auto [i, slice] : llvm::zip_equal(stacked, slices))
    yields[i] = slice;
  for (unsigned x : wantedXs)
    sources.push_back(argumentOf(x));
  llvm::append_range(sources, captures);
  auto arguments =
      llvm::to_vector_of<Value>(rest.take_front(numHistory + fronts.size()));
  FailureOr<Values> gradients =
      reverseBody(inside, body, arguments, sources, yields);
  if (failed(gradients))
    return failure();
  // Carried ones and sums first, then what is stacked.
  Values found(ArrayRef<Value>(*gradients).take_front(carriedFloats.size()));
  ArrayRef<Value> ofSlices =
      ArrayRef<Value>(*gradients).slice(carriedFloats.size(), wantedXs.size());
  GraphBuilder b(inside, op.getLoc());
  for (auto [sum, gradient] : llvm::zip_equal(
           sums, ArrayRef<Value>(*gradients).take_back(captures.size())))
    found.push_back(b.make<AddOp>(Value(sum), gradient));
  llvm::append_range(found, ofSlices);
  YieldOp::create(inside, op.getLoc(), found);
  return failure(b.hasFailed());
}

void ScanReverse::build() {
  Values history = recordCarried();
  ScanOp loop = makeLoop(history);
  if (failed(fillLoop(loop, history.size())))
    return v.fail();
  ValueRange results = loop.getResults();
  for (Value init : floatsOf(op.getInits())) {
    v.give(init, results.front());
    results = results.drop_front();
  }
  for (Value capture : captures) {
    v.give(capture, results.front());
    results = results.drop_front();
  }
  for (auto [i, gradient] : llvm::zip_equal(wantedXs, results)) {
    Value x = op.getXs()[i];
    v.give(x, movedFromFront(v, gradient, op.dimOf(x)));
  }
}

static void scanVjp(Vjp &v, ScanOp op) {
  ScanReverse(v, op, cotangentsOf(v, op)).build();
}

static Values tangentsOrZeros(Jvp &j, ValueRange values) {
  return llvm::map_to_vector(
      values, [&](Value value) { return j.tangentOrZeros(value).value(); });
}

static void scanJvp(Jvp &j, ScanOp op) {
  auto [sources, tangents] = capturedTangents(j, op);
  Block &body = op.getBody().front();
  size_t numCarried = op.getInits().size();
  Values carried = floatsOf(op.getInits());
  Values xs = floatsOf(op.getXs());
  Values inits = concatenated({op.getInits(), tangentsOrZeros(j, carried)});
  Values results = floatsOf(op.getResults().drop_front(numCarried));
  Values types = concatenated({inits, results});
  auto both =
      ScanOp::create(j.ops(), op.getLoc(), ValueRange(types).getTypes(), inits,
                     concatenated({op.getXs(), tangentsOrZeros(j, xs)}),
                     op.getDim(), op.getReverse());
  ArrayRef<BlockArgument> own = body.getArguments();
  Values floats = floatsOf(own.drop_front(numCarried));
  Values arguments = concatenated({own.take_front(numCarried),
                                   floatsOf(own.take_front(numCarried)),
                                   own.drop_front(numCarried), floats});
  Block &block = addBlock(both, 0, ValueRange(arguments).getTypes());
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  ArrayRef<BlockArgument> all = block.getArguments();
  Values primals = concatenated(
      {all.take_front(numCarried),
       all.drop_front(inits.size()).take_front(op.getXs().size())});
  llvm::append_range(sources, floatsOf(own));
  llvm::append_range(tangents,
                     all.drop_front(numCarried).take_front(carried.size()));
  llvm::append_range(tangents, all.take_back(floats.size()));
  FailureOr<Tangents> made =
      forwardBody(inside, body, primals, sources, tangents);
  if (failed(made))
    return j.fail();
  made->values.truncate(numCarried);
  YieldOp::create(inside, op.getLoc(),
                  concatenated({made->values, made->tangents}));
  giveTangents(j, op, both.getResults().drop_front(numCarried));
}

//===----------------------------------------------------------------------===//
// Loops with a condition
//===----------------------------------------------------------------------===//

// A loop with the same condition that carries more, and its body so far.
static WhileOp loopLike(RuleBuilder &b, WhileOp op, ValueRange inits) {
  auto loop = WhileOp::create(b.ops(), op.getLoc(), inits.getTypes(), inits);
  Block &block = addBlock(loop, 0, inits.getTypes());
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  BodyCopy copy(inside, op.getCond().front(),
                block.getArguments().take_front(op.getInits().size()));
  YieldOp::create(inside, op.getLoc(), copy.yielded());
  addBlock(loop, 1, inits.getTypes());
  return loop;
}

// The number of iterations.
static Value countIterations(RuleBuilder &b, WhileOp op) {
  Type i64 = b.ops().getI64Type();
  Value zero = b.integer(0, i64), one = b.integer(1, i64);
  WhileOp loop = loopLike(b, op, concatenated({op.getInits(), zero}));
  Block &block = loop.getBody().front();
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  BodyCopy copy(inside, op.getBody().front(), block.getArguments().drop_back());
  Values yielded = copy.yielded();
  yielded.push_back(GraphBuilder(inside, op.getLoc())
                        .make<AddOp>(block.getArguments().back(), one));
  YieldOp::create(inside, op.getLoc(), yielded);
  Value count =
      tensor::ExtractOp::create(b.ops(), op.getLoc(), loop.getResults().back());
  return arith::IndexCastOp::create(b.ops(), op.getLoc(),
                                    b.ops().getIndexType(), count);
}

// The loop as a scan of so many iterations.
static ScanOp asScan(RuleBuilder &b, WhileOp op, Value count) {
  Type i64 = b.ops().getI64Type();
  Value places = b.arange(b.integer(0, i64), b.integer(1, i64), count);
  auto scan = ScanOp::create(b.ops(), op.getLoc(), op->getResultTypes(),
                             op.getInits(), places, 0, false);
  SmallVector<Type> types(op->getResultTypes());
  types.push_back(RankedTensorType::get({}, i64));
  Block &block = addBlock(scan, 0, types);
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  BodyCopy copy(inside, op.getBody().front(), block.getArguments().drop_back());
  YieldOp::create(inside, op.getLoc(), copy.yielded());
  return scan;
}

static void whileVjp(Vjp &v, WhileOp op) {
  ScanOp scan = asScan(v, op, countIterations(v, op));
  ScanReverse(v, scan, cotangentsOf(v, op)).build();
  scan.erase();
}

static void whileJvp(Jvp &j, WhileOp op) {
  auto [sources, tangents] = capturedTangents(j, op);
  Block &body = op.getBody().front();
  size_t numCarried = op.getInits().size();
  Values inits = concatenated(
      {op.getInits(), tangentsOrZeros(j, floatsOf(op.getInits()))});
  WhileOp both = loopLike(j, op, inits);
  Block &block = both.getBody().front();
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  ArrayRef<BlockArgument> all = block.getArguments();
  llvm::append_range(sources, floatsOf(body.getArguments()));
  llvm::append_range(tangents, all.drop_front(numCarried));
  FailureOr<Tangents> made =
      forwardBody(inside, body, all.take_front(numCarried), sources, tangents);
  if (failed(made))
    return j.fail();
  YieldOp::create(inside, op.getLoc(),
                  concatenated({made->values, made->tangents}));
  giveTangents(j, op, both.getResults().drop_front(numCarried));
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

void addControlDerivatives(DerivativeTable t) {
  t.rule<CondOp, condVjp, condJvp>();
  t.rule<ScanOp, scanVjp, scanJvp>();
  t.rule<WhileOp, whileVjp, whileJvp>();
  t.none<YieldOp, "it ends a region">();
}

} // namespace tcopt::graph
