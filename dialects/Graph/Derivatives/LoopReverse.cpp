//===- LoopReverse.cpp - reverse mode of loops ----------------------------===//
//
// A loop with a condition is counted first and is then a scan of as many
// iterations. Where all that these begin with would take too much memory, it is
// a scan over segments, each of which is a scan over its iterations: the rule
// of scans then keeps what each segment begins with, and runs one at a time
// again.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Graph/Derivatives/LoopReverse.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Grad/IR/RecomputePolicy.h"

using namespace mlir;

namespace tcopt::graph {

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

ScanReverse::ScanReverse(Vjp &v, ScanOp op, bool runsAgain)
    : v(v), op(op), captures(wantedCaptures(v, op)), body(op.getBody().front()),
      numCarried(op.getInits().size()),
      numFloats(floatsOf(op.getInits()).size()), runsAgain(runsAgain) {
  for (auto [i, x] : llvm::enumerate(op.getXs())) {
    fronts.push_back(movedToFront(v, x, op.dimOf(x)));
    if (v.wants(x))
      wantedXs.push_back(i);
  }
}

ValueRange ScanReverse::record(std::optional<int64_t> kept) {
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
  if (kept)
    record->setAttr(grad::kKeptAttr,
                    v.ops().getDenseI64ArrayAttr({int64_t(numCarried), *kept}));
  llvm::append_range(history, record.getResults().drop_front(numCarried));
  return record.getResults().take_front(numCarried);
}

// Carries the cotangents of what was carried and the gradients of captures.
ScanOp ScanReverse::makeLoop(ArrayRef<Value> cotangents) {
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

// What the body runs again with.
Values ScanReverse::argumentsOf(OpBuilder &inside, ValueRange tokens,
                                ValueRange slices) {
  Values arguments(slices);
  for (Value &argument : arguments)
    if (runsAgain)
      argument = core::BarrierOp::create(inside, op.getLoc(), argument, tokens);
  return arguments;
}

LogicalResult ScanReverse::fillLoop(ScanOp loop) {
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
  size_t numSlices = history.size() + fronts.size();
  ArrayRef<BlockArgument> slices = rest.drop_front(numSlices);
  for (auto [i, slice] : llvm::zip_equal(stacked, slices))
    yields[i] = slice;
  for (unsigned x : wantedXs)
    sources.push_back(argumentOf(x));
  llvm::append_range(sources, captures);
  Values arguments =
      argumentsOf(inside, llvm::to_vector_of<Value>(all.drop_back(rest.size())),
                  llvm::to_vector_of<Value>(rest.take_front(numSlices)));
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

void ScanReverse::build(ArrayRef<Value> cotangents) {
  ScanOp loop = makeLoop(cotangents);
  if (failed(fillLoop(loop)))
    v.fail();
  gradients = loop.getResults();
}

void ScanReverse::giveOthers() {
  ValueRange results = gradients.drop_front(numFloats);
  for (Value capture : captures) {
    v.give(capture, results.front());
    results = results.drop_front();
  }
  for (auto [i, gradient] : llvm::zip_equal(wantedXs, results)) {
    Value x = op.getXs()[i];
    v.give(x, movedFromFront(v, gradient, op.dimOf(x)));
  }
}

void ScanReverse::give() {
  for (auto [init, gradient] :
       llvm::zip_equal(floatsOf(op.getInits()), ofInits()))
    v.give(init, gradient);
  giveOthers();
}

//===----------------------------------------------------------------------===//
// Loops with a condition
//===----------------------------------------------------------------------===//

WhileOp loopLike(RuleBuilder &b, WhileOp op, ValueRange inits) {
  auto loop = WhileOp::create(b.ops(), op.getLoc(), inits.getTypes(), inits);
  loop.setMaxTripCountAttr(op.getMaxTripCountAttr());
  Block &block = addBlock(loop, 0, inits.getTypes());
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  BodyCopy copy(inside, op.getCond().front(),
                block.getArguments().take_front(op.getInits().size()));
  YieldOp::create(inside, op.getLoc(), copy.yielded());
  addBlock(loop, 1, inits.getTypes());
  return loop;
}

// The number of iterations.
static Expr countIterations(RuleBuilder &b, WhileOp op) {
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
  return b.expr(loop.getResults().back());
}

// 0, 1, ... as long as they are less than `count`, an i64 of rank 0.
static Value numbersBelow(RuleBuilder &b, Value count) {
  Type i64 = b.ops().getI64Type();
  Value number = tensor::ExtractOp::create(b.ops(), b.location(), count);
  Value size = arith::IndexCastOp::create(b.ops(), b.location(),
                                          b.ops().getIndexType(), number);
  return b.arange(b.integer(0, i64), b.integer(1, i64), size);
}

// A scan of so many iterations that carries what the loop does, and its empty
// block.
static ScanOp scanOf(RuleBuilder &b, WhileOp op, ValueRange inits,
                     Value count) {
  auto scan = ScanOp::create(b.ops(), op.getLoc(), op->getResultTypes(), inits,
                             numbersBelow(b, count), 0, false);
  SmallVector<Type> types(op->getResultTypes());
  types.push_back(RankedTensorType::get({}, b.ops().getI64Type()));
  addBlock(scan, 0, types);
  return scan;
}

// The first `count` iterations of the loop.
static ScanOp asScan(RuleBuilder &b, WhileOp op, ValueRange inits,
                     Value count) {
  ScanOp scan = scanOf(b, op, inits, count);
  Block &block = scan.getBody().front();
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  BodyCopy copy(inside, op.getBody().front(), block.getArguments().drop_back());
  YieldOp::create(inside, op.getLoc(), copy.yielded());
  return scan;
}

// `a / b`, rounded up.
static Expr dividedUp(Expr a, Expr b) {
  return divide(a + b - 1.0, b, RoundingMode::floor);
}

// At least 1.
static Expr rootOf(RuleBuilder &b, Expr count) {
  Expr root = sqrt(count.cast(b.ops().getF64Type())).apply<CeilOp>();
  return maximum(root.cast(b.ops().getI64Type()), 1.0);
}

// The same in segments, as many as each has iterations.
static ScanOp asSegments(RuleBuilder &b, WhileOp op, ValueRange inits,
                         Expr count) {
  Expr length = rootOf(b, count);
  ScanOp scan = scanOf(b, op, inits, dividedUp(count, length));
  Block &block = scan.getBody().front();
  OpBuilder inside = OpBuilder::atBlockEnd(&block);
  RuleBuilder c(inside, op);
  Expr rest =
      c.expr(count) - c.expr(block.getArguments().back()) * c.expr(length);
  Value own = c.make<MinimumOp>(length, rest);
  ScanOp segment = asScan(c, op, block.getArguments().drop_back(), own);
  YieldOp::create(inside, op.getLoc(), segment.getResults());
  if (c.hasFailed())
    b.fail();
  return scan;
}

// `count`, or 0 if what so many iterations begin with is more than the limit.
static Expr countWithin(RuleBuilder &b, WhileOp op, Expr count) {
  Type i64 = b.ops().getI64Type();
  SmallVector<Size> terms;
  for (Value init : op.getInits()) {
    Sizes factors = b.sizesOf(init);
    unsigned bits = elementType(init).getIntOrFloatBitWidth();
    factors.push_back(b.ops().getIndexAttr((bits + 7) / 8));
    terms.push_back(b.productOf(factors));
  }
  Expr bytes = maximum(b.sizeValue(b.sumOf(terms), i64), 1.0);
  Expr limit = b.expr(b.integer(*op.getHistoryLimit(), i64));
  return where(count <= divide(limit, bytes, RoundingMode::floor), count, 0.0);
}

// As what the numbers of segments and of iterations in one count.
static constexpr int64_t kTypicalSegments = 8;
static_assert(kTypicalSegments * kTypicalSegments == grad::kTypicalSize);

// As what the number of iterations of which all is kept counts, where segments
// count on top.
static int64_t typicalWithin(WhileOp op) {
  uint64_t bytes = 1;
  for (Value init : op.getInits())
    bytes += grad::estimatedBytesOfAll(init);
  uint64_t most = std::min(uint64_t(*op.getHistoryLimit()) / bytes,
                           uint64_t(grad::kTypicalSize));
  return std::max(int64_t(most) - kTypicalSegments, int64_t(0));
}

// First those of which all is kept, then those in segments: one of both loops
// has no iterations.
static void reverseWithin(Vjp &v, WhileOp op, Expr count) {
  Expr kept = countWithin(v, op, count);
  if (v.hasFailed())
    return;
  ScanOp scan = asScan(v, op, op.getInits(), kept);
  ScanReverse first(v, scan);
  ScanOp segments =
      asSegments(v, op, first.record(typicalWithin(op)), count - kept);
  ScanReverse rest(v, segments, /*runsAgain=*/true);
  rest.record(kTypicalSegments);
  rest.build(cotangentsOf(v, op));
  Values cotangents(op->getNumResults());
  ValueRange gradients = rest.ofInits();
  for (auto [cotangent, init] : llvm::zip_equal(cotangents, op.getInits()))
    if (hasTangent(init.getType())) {
      cotangent = gradients.front();
      gradients = gradients.drop_front();
    }
  first.build(cotangents);
  rest.giveOthers();
  first.give();
  segments.erase();
  scan.erase();
}

void whileVjp(Vjp &v, WhileOp op) {
  std::optional<int64_t> limit = op.getHistoryLimit();
  Expr count = countIterations(v, op);
  if (limit.value_or(0) != 0)
    return reverseWithin(v, op, count);
  ScanOp scan = limit ? asSegments(v, op, op.getInits(), count)
                      : asScan(v, op, op.getInits(), count);
  ScanReverse reverse(v, scan, /*runsAgain=*/limit.has_value());
  reverse.record(limit ? std::optional(kTypicalSegments) : std::nullopt);
  reverse.build(cotangentsOf(v, op));
  reverse.give();
  scan.erase();
}

} // namespace tcopt::graph
