//===- SinkSums.cpp - sums of iterations after the loop -------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Graph/IR/ControlSizes.h"
#include "tcopt/Graph/IR/GraphBuilder.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/ScanEdit.h"
#include "tcopt/Graph/Transforms/Zeros.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHSINKSUMS
#include "tcopt/Graph/Transforms/Passes.h.inc"

namespace {
/// A carried value to which each iteration adds the same sum or product of
/// values that do not depend on it.
struct Accumulation {
  unsigned carried;
  AddOp add;
  /// Matrices whose columns are multiplied, or one tensor that is summed.
  SmallVector<Value, 2> terms;
  SmallVector<int64_t> dims;
};

/// Takes such values out of one loop.
class SumSinker {
public:
  explicit SumSinker(ScanOp scan) : scan(scan) {}
  /// How many.
  unsigned run();

private:
  std::optional<Accumulation> accumulationOf(unsigned carried);
  void keep(Value term, ScanEdit &edit);
  Value tensorOf(Value term) const;
  Value sumOf(GraphBuilder &b, const Accumulation &found) const;

  ScanOp scan;
  /// Of terms, the tensors whose slices they are, or the numbers of their
  /// stacks among those that the loop has, and among new ones.
  llvm::DenseMap<Value, Value> sliced;
  llvm::DenseMap<Value, unsigned> stacked, added;
  SmallVector<Value> newStacks;
};
} // namespace

static bool isMatrix(Value value) { return rankOf(value) == 2; }

// The matrix whose transposed one it is; null if it is none.
static Value transposedMatrix(Value value) {
  auto op = value.getDefiningOp<TransposeOp>();
  bool exchanges = op && (op.getDim0() - op.getDim1()) % 2 != 0;
  return exchanges && isMatrix(op.getX()) ? op.getX() : Value();
}

// The terms of what can be summed over all iterations at once.
static void findTerms(Operation *addend, Accumulation &found) {
  if (auto product = dyn_cast_or_null<MatmulOp>(addend)) {
    Value columns = transposedMatrix(product.getLhs());
    if (columns && isMatrix(product.getRhs()))
      found.terms = {columns, product.getRhs()};
    return;
  }
  auto sum = dyn_cast_or_null<SumOp>(addend);
  if (!sum || sum.getKeepdim())
    return;
  found.terms = {sum.getX()};
  int64_t rank = rankOf(sum.getX());
  found.dims = {0};
  for (int64_t dim : sum.getDims())
    found.dims.push_back(1 + (dim < 0 ? dim + rank : dim));
  if (sum.getDims().empty())
    llvm::append_range(found.dims, llvm::seq<int64_t>(1, rank + 1));
}

std::optional<Accumulation> SumSinker::accumulationOf(unsigned carried) {
  Block &body = scan.getBody().front();
  Value argument = carriedArgument(scan, carried);
  if (!argument.hasOneUse())
    return std::nullopt;
  auto add = dyn_cast<AddOp>(*argument.user_begin());
  if (!add || add->getBlock() != &body || !add->hasOneUse() ||
      body.getTerminator()->getOperand(carried) != add.getResult())
    return std::nullopt;
  Value addend = add.getLhs() == argument ? add.getRhs() : add.getLhs();
  if (addend.getType() != argument.getType() ||
      addend.getParentBlock() != &body)
    return std::nullopt;
  Accumulation found{carried, add, {}, {}};
  findTerms(addend.getDefiningOp(), found);
  if (found.terms.empty() || llvm::any_of(found.terms, [&](Value term) {
        return term.getParentBlock() != &body || hasSizesOfValues(scan, term);
      }))
    return std::nullopt;
  return found;
}

void SumSinker::keep(Value term, ScanEdit &edit) {
  if (sliced.contains(term) || stacked.contains(term) || added.contains(term))
    return;
  for (auto [i, x] : llvm::enumerate(scan.getXs()))
    if (sliceArgument(scan, unsigned(i)) == term && scan.dimOf(x) == 0) {
      sliced[term] = x;
      return;
    }
  unsigned numStacked = scan->getNumResults() - numCarried(scan);
  for (unsigned i = 0; i < numStacked; ++i)
    if (stackedValue(scan, i) == term) {
      stacked[term] = i;
      return;
    }
  added[term] = edit.addStacked(term);
}

Value SumSinker::tensorOf(Value term) const {
  if (Value x = sliced.lookup(term))
    return x;
  if (auto known = stacked.find(term); known != stacked.end())
    return scan->getResult(numCarried(scan) + known->second);
  return newStacks[added.lookup(term)];
}

// The rows of all iterations below each other.
static Value asRows(GraphBuilder &b, Value stack) {
  Sizes sizes = b.sizesOf(stack);
  if (b.hasFailed())
    return {};
  auto value = [&](Size size) {
    return getValueOrCreateConstantIndexOp(b.ops(), b.location(), size);
  };
  Value rows = b.ops().createOrFold<arith::MulIOp>(
      b.location(), value(sizes[0]), value(sizes[1]));
  return b.reshape(stack, {getAsOpFoldResult(rows), sizes[2]});
}

Value SumSinker::sumOf(GraphBuilder &b, const Accumulation &found) const {
  Value first = tensorOf(found.terms.front());
  if (found.terms.size() == 1)
    return b.make<SumOp>(first, found.dims, false);
  Value columns = asRows(b, first), rows = asRows(b, tensorOf(found.terms[1]));
  return b.make<MatmulOp>(
      b.make<TransposeOp>(columns, int64_t(-2), int64_t(-1)), rows);
}

unsigned SumSinker::run() {
  SmallVector<Accumulation> all;
  for (unsigned i = 0; i < numCarried(scan); ++i)
    if (std::optional<Accumulation> found = accumulationOf(i))
      all.push_back(std::move(*found));
  if (all.empty())
    return 0;
  OpBuilder builder(scan.getContext());
  builder.setInsertionPointAfter(scan);
  Location loc = scan.getLoc();
  ScanEdit edit(scan);
  SmallVector<UnrealizedConversionCastOp> places;
  SmallVector<Value> inits;
  for (const Accumulation &found : all) {
    for (Value term : found.terms)
      keep(term, edit);
    // What takes the place of the result has no operands yet.
    Value result = scan.getResult(found.carried);
    places.push_back(UnrealizedConversionCastOp::create(
        builder, loc, result.getType(), ValueRange()));
    result.replaceAllUsesWith(places.back().getResult(0));
    inits.push_back(scan.getInits()[found.carried]);
    edit.keepsCarried.reset(found.carried);
    AddOp add = found.add;
    add.replaceAllUsesWith(carriedArgument(scan, found.carried));
    add.erase();
  }
  scan = edit.apply();
  for (unsigned i = 0; i < added.size(); ++i)
    newStacks.push_back(edit.newStack(i));
  GraphBuilder b(builder, loc);
  for (auto [found, init, place] : llvm::zip_equal(all, inits, places)) {
    builder.setInsertionPoint(place);
    Value sum = sumOf(b, found);
    if (!isZeros(init))
      sum = b.make<AddOp>(init, sum);
    Type type = place.getResultTypes().front();
    if (sum && sum.getType() != type)
      sum = tensor::CastOp::create(builder, loc, type, sum);
    place.getResult(0).replaceAllUsesWith(sum);
    place.erase();
  }
  eraseDeadOps(scan.getBody().front());
  return unsigned(all.size());
}

namespace {
struct SinkSums : impl::GraphSinkSumsBase<SinkSums> {
  void runOnOperation() override {
    SmallVector<ScanOp> scans;
    getOperation()->walk([&](ScanOp scan) {
      if (!isStrict(scan))
        scans.push_back(scan);
    });
    for (ScanOp scan : scans)
      numSunk += SumSinker(scan).run();
  }
};
} // namespace

} // namespace tcopt::graph
