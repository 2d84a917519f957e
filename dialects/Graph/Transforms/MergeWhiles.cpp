//===- MergeWhiles.cpp - one loop for a while and what repeats it ---------===//
//
// Runs behind graph-save-in-scans: what a scan stacks by then is written into
// buffers of the loop that has counted its iterations.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Graph/IR/ControlSizes.h"
#include "tcopt/Graph/IR/GraphBuilder.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/ScanEdit.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHMERGEWHILES
#include "tcopt/Graph/Transforms/Passes.h.inc"

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

namespace {
/// What is computed behind an op and wanted in front of it.
class Lift {
public:
  explicit Lift(Operation *to) : to(to) {}

  /// Whether it can be there. What lies between both must be without effects.
  bool add(Value value);
  bool addAll(ValueRange values) {
    return llvm::all_of(values, [&](Value value) { return add(value); });
  }
  /// What the regions use.
  bool addRegions(MutableArrayRef<Region> regions) {
    llvm::SetVector<Value> used;
    getUsedValuesDefinedAbove(regions, used);
    return addAll(used.getArrayRef());
  }
  /// What an op in the region uses of what is around it.
  bool addOutside(Operation *op, Region &region) {
    return addRegions(op->getRegions()) &&
           llvm::all_of(op->getOperands(), [&](Value value) {
             return region.isAncestor(value.getParentRegion()) || add(value);
           });
  }
  void apply() {
    for (Operation *op : ops)
      op->moveBefore(to);
  }

private:
  Operation *to;
  /// Operands first.
  llvm::SetVector<Operation *> ops;
};
} // namespace

bool Lift::add(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != to->getBlock() || op->isBeforeInBlock(to) ||
      ops.contains(op))
    return true;
  if (op == to || !isMemoryEffectFree(op) || !addAll(op->getOperands()) ||
      !addRegions(op->getRegions()))
    return false;
  ops.insert(op);
  return true;
}

static Operation *yieldOf(Region &region) {
  return region.front().getTerminator();
}

// Whether the block's first `count` arguments and yielded values are those of
// the reference, and all else is without effects but guards.
static bool yieldsTheSame(EqualValues &equal, Block &reference, Block &block,
                          size_t count) {
  auto all =
      llvm::zip(reference.getTerminator()->getOperands().take_front(count),
                block.getTerminator()->getOperands());
  for (auto [value, other] : all)
    if (equal.inReference(other) != value)
      return false;
  return llvm::all_of(block.without_terminator(), [](Operation &op) {
    return isMemoryEffectFree(&op) || isa<core::RequireOp>(op);
  });
}

static EqualValues matched(Block &reference, Block &block, size_t count) {
  EqualValues equal(reference, block);
  for (size_t i = 0; i < count; ++i)
    equal.set(block.getArgument(i), reference.getArgument(i));
  equal.match();
  return equal;
}

//===----------------------------------------------------------------------===//
// Loops that carry more
//===----------------------------------------------------------------------===//

// Whether `later` computes what `first` does.
static bool repeats(WhileOp first, WhileOp later) {
  size_t count = first.getInits().size();
  if (later.getInits().size() < count ||
      later.getInits().take_front(count) != first.getInits() ||
      first.getMaxTripCountAttr() != later.getMaxTripCountAttr())
    return false;
  for (auto [reference, block] :
       llvm::zip_equal(first->getRegions(), later->getRegions())) {
    EqualValues equal = matched(reference.front(), block.front(), count);
    size_t yielded =
        std::min<size_t>(count, yieldOf(reference)->getNumOperands());
    if (!yieldsTheSame(equal, reference.front(), block.front(), yielded))
      return false;
  }
  return true;
}

static bool takeThePlace(WhileOp first, WhileOp later) {
  Lift lift(first);
  if (!repeats(first, later) || !lift.addAll(later.getInits()) ||
      !lift.addRegions(later->getRegions()))
    return false;
  lift.apply();
  later->moveBefore(first);
  for (auto [from, to] : llvm::zip(first.getResults(), later.getResults()))
    from.replaceAllUsesWith(to);
  first.erase();
  return true;
}

//===----------------------------------------------------------------------===//
// Scans of as many iterations
//===----------------------------------------------------------------------===//

// Whether what is carried there is the number of iterations.
static bool isCounter(WhileOp loop, unsigned i) {
  auto next = yieldOf(loop.getBody())->getOperand(i).getDefiningOp<AddOp>();
  return next && next.getLhs() == loop.getBody().getArgument(i) &&
         matchPattern(next.getRhs(), m_One()) &&
         matchPattern(loop.getInits()[i], m_Zero());
}

namespace {
/// A scan over 0, 1, ... below what a loop has counted.
class Recording {
public:
  explicit Recording(ScanOp scan) : scan(scan) { findLoop(); }

  /// Whether the loop stacks now what the scan did, in a new form.
  bool merge();

private:
  void findLoop();
  EqualValues match();
  bool carriesTheSame(EqualValues &equal);
  SmallVector<Operation *> findOthers(EqualValues &equal);
  std::optional<SmallVector<Value>> makeBuffers();
  void fillBody(EqualValues &equal, ArrayRef<Operation *> others,
                ValueRange buffers);
  WhileOp remake(ValueRange inits);
  void replaceScan(ValueRange buffers);

  size_t numStacks() { return scan->getNumResults() - numCarried(scan); }

  ScanOp scan;
  WhileOp loop;
  /// How many iterations there were, and the number of that among what the loop
  /// carries.
  Value count;
  unsigned counter = 0;
};
} // namespace

void Recording::findLoop() {
  auto numbers = scan.getXs().front().getDefiningOp<ArangeOp>();
  if (scan.getXs().size() != 1 || scan.getReverse() || !numbers ||
      numbers.getSizes().size() != 1 ||
      !matchPattern(numbers.getStart(), m_Zero()) ||
      !matchPattern(numbers.getStep(), m_One()))
    return;
  count = numbers.getSizes().front();
  auto cast = count.getDefiningOp<arith::IndexCastOp>();
  auto number = cast ? cast.getIn().getDefiningOp<tensor::ExtractOp>()
                     : tensor::ExtractOp();
  auto counted =
      number ? number.getTensor().getDefiningOp<WhileOp>() : WhileOp();
  if (!counted || counted->getBlock() != scan->getBlock() ||
      !counted.getMaxTripCount())
    return;
  counter =
      unsigned(llvm::cast<OpResult>(number.getTensor()).getResultNumber());
  if (isCounter(counted, counter))
    loop = counted;
}

EqualValues Recording::match() {
  EqualValues equal(loop.getBody().front(), scan.getBody().front());
  for (unsigned i = 0; i < numCarried(scan); ++i)
    equal.set(carriedArgument(scan, i), loop.getBody().getArgument(i));
  equal.set(sliceArgument(scan, 0), loop.getBody().getArgument(counter));
  equal.match();
  return equal;
}

bool Recording::carriesTheSame(EqualValues &equal) {
  unsigned count = numCarried(scan);
  return loop.getInits().size() >= count &&
         loop.getInits().take_front(count) == scan.getInits() &&
         yieldsTheSame(equal, loop.getBody().front(), scan.getBody().front(),
                       count);
}

// What the loop does not compute, guards not among it.
SmallVector<Operation *> Recording::findOthers(EqualValues &equal) {
  SmallVector<Operation *> others;
  for (Operation &op : scan.getBody().front().without_terminator())
    if (!equal.isMatched(&op) && !isa<core::RequireOp>(op))
      others.push_back(&op);
  return others;
}

// Zeros in front of the scan, as many places as the loop may have iterations.
std::optional<SmallVector<Value>> Recording::makeBuffers() {
  OpBuilder builder(scan);
  GraphBuilder b(builder, scan.getLoc());
  SizesBefore known(scan, builder, [&](Value tensor, int64_t dim) {
    return Dim::ofValue(
        builder.createOrFold<tensor::DimOp>(scan.getLoc(), tensor, dim));
  });
  SmallVector<Value> buffers;
  for (Value stack : scan.getResults().drop_front(numCarried(scan))) {
    Sizes sizes{builder.getIndexAttr(*loop.getMaxTripCount())};
    for (int64_t dim = 1; dim < rankOf(stack); ++dim) {
      Dim size = known.sizeOf(stack, dim);
      if (!size.isStatic() && !size.value)
        return std::nullopt;
      sizes.push_back(size.isStatic()
                          ? Size(builder.getIndexAttr(*size.constant))
                          : Size(size.value));
    }
    buffers.push_back(b.full(b.scalar(0, elementType(stack)), sizes));
  }
  return buffers;
}

// The loop with more to carry, of which nothing is yielded yet.
WhileOp Recording::remake(ValueRange inits) {
  OpBuilder builder(loop);
  auto made = WhileOp::create(builder, loop.getLoc(), inits.getTypes(), inits);
  made->setAttrs(loop->getAttrDictionary());
  for (auto [from, to] :
       llvm::zip_equal(loop->getRegions(), made->getRegions())) {
    to.takeBody(from);
    for (Value init : inits.drop_front(loop.getInits().size()))
      to.addArgument(init.getType(), loop.getLoc());
  }
  for (auto [from, to] : llvm::zip(loop.getResults(), made.getResults()))
    from.replaceAllUsesWith(to);
  loop.erase();
  return made;
}

// Writes what the scan stacks into the buffers.
void Recording::fillBody(EqualValues &equal, ArrayRef<Operation *> others,
                         ValueRange buffers) {
  Operation *yield = yieldOf(loop.getBody());
  OpBuilder builder(yield);
  IRMapping map;
  for (Value argument : scan.getBody().getArguments())
    map.map(argument, equal.inReference(argument));
  for (Operation &op : scan.getBody().front().without_terminator())
    for (Value result : op.getResults())
      if (Value same = equal.inReference(result))
        map.map(result, same);
  for (Operation *op : others)
    builder.clone(*op, map);
  GraphBuilder b(builder, scan.getLoc());
  for (auto [i, buffer] : llvm::enumerate(buffers)) {
    Value value = map.lookupOrDefault(stackedValue(scan, unsigned(i)));
    Value next =
        b.make<IndexPutOp>(buffer, value, loop.getBody().getArgument(counter),
                           ArrayRef<int64_t>(0LL), false);
    yield->insertOperands(yield->getNumOperands(), next);
  }
}

void Recording::replaceScan(ValueRange buffers) {
  OpBuilder builder(scan);
  GraphBuilder b(builder, scan.getLoc());
  unsigned carried = numCarried(scan);
  for (unsigned i = 0; i < carried; ++i)
    scan.getResult(i).replaceAllUsesWith(loop.getResult(i));
  Value zero = b.integer(0, builder.getI64Type());
  for (auto [i, buffer] : llvm::enumerate(buffers)) {
    Value stack = scan.getResult(carried + unsigned(i));
    Value part = b.narrow(buffer, zero, count, 0);
    if (part.getType() != stack.getType())
      part =
          tensor::CastOp::create(builder, scan.getLoc(), stack.getType(), part);
    stack.replaceAllUsesWith(part);
  }
  scan.erase();
}

bool Recording::merge() {
  if (!loop)
    return false;
  EqualValues equal = match();
  if (!carriesTheSame(equal))
    return false;
  SmallVector<Operation *> others = findOthers(equal);
  Lift lift(loop);
  for (Operation *op : others)
    if (!lift.addOutside(op, scan.getBody()))
      return false;
  std::optional<SmallVector<Value>> made = makeBuffers();
  if (!made || !lift.addAll(*made))
    return false;
  lift.apply();
  size_t own = loop.getInits().size();
  SmallVector<Value> inits(loop.getInits());
  llvm::append_range(inits, *made);
  loop = remake(inits);
  fillBody(
      equal, others,
      llvm::to_vector_of<Value>(loop.getBody().getArguments().drop_front(own)));
  replaceScan(loop.getResults().drop_front(own));
  return true;
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
struct GraphMergeWhiles : impl::GraphMergeWhilesBase<GraphMergeWhiles> {
  void runOnOperation() override {
    getOperation()->walk<WalkOrder::PreOrder>([&](Block *block) {
      mergeLoops(*block);
      for (ScanOp scan : llvm::make_early_inc_range(block->getOps<ScanOp>()))
        numRecorded += Recording(scan).merge();
    });
  }

private:
  void mergeLoops(Block &block) {
    llvm::DenseMap<Value, SmallVector<WhileOp, 1>> known;
    for (WhileOp loop : llvm::make_early_inc_range(block.getOps<WhileOp>())) {
      if (loop.getInits().empty())
        continue;
      SmallVector<WhileOp, 1> &alike = known[loop.getInits().front()];
      auto first = llvm::find_if(
          alike, [&](WhileOp first) { return takeThePlace(first, loop); });
      if (first == alike.end()) {
        alike.push_back(loop);
        continue;
      }
      *first = loop;
      ++numMerged;
    }
  }
};
} // namespace

} // namespace tcopt::graph
