//===- SaveInScans.cpp - stack what another loop computes again -----------===//

#include "tcopt/Grad/IR/RecomputePolicy.h"
#include "tcopt/Graph/IR/ControlSizes.h"
#include "tcopt/Graph/IR/GraphShapeOps.h"
#include "tcopt/Graph/Transforms/Passes.h"
#include "tcopt/Graph/Transforms/ScanEdit.h"

using namespace mlir;

namespace tcopt::graph {

#define GEN_PASS_DEF_GRAPHSAVEINSCANS
#include "tcopt/Graph/Transforms/Passes.h.inc"

namespace {
/// A scan over what another one has stacked.
class Saver {
public:
  Saver(ScanOp source, ScanOp reader)
      : source(source), reader(reader),
        equal(source.getBody().front(), reader.getBody().front()) {}

  /// How many values of the reader's were stacked by the source before it read
  /// them. Both scans may be others afterwards.
  unsigned run();

private:
  void matchSlices();
  std::vector<Value> findSaved();
  bool isNeeded(Value value) const;
  bool canStack(Value value) const;

  mutable ScanOp source, reader;
  EqualValues equal;
  /// Of slices of the reader that are known: what keeping them costs.
  llvm::DenseMap<Value, uint64_t> costs;
};
} // namespace

// Whether a dimension has become the first.
static bool movesToFront(PermuteOp op, int64_t dim) {
  ArrayRef<int64_t> dims = op.getDims();
  if (dims.empty() || dims.front() != dim)
    return false;
  SmallVector<int64_t> rest(dims.drop_front());
  return llvm::is_sorted(rest) &&
         llvm::none_of(rest, [](int64_t each) { return each < 0; });
}

// Slices of one place of both scans, whichever way they run.
void Saver::matchSlices() {
  for (auto [i, x] : llvm::enumerate(reader.getXs())) {
    Value slice = sliceArgument(reader, unsigned(i));
    if (std::optional<unsigned> stack = stackOf(source, x)) {
      equal.set(slice, stackedValue(source, *stack));
      costs[slice] = grad::estimatedBytes(slice);
      continue;
    }
    for (auto [j, other] : llvm::enumerate(source.getXs())) {
      int64_t dim = source.dimOf(other);
      auto permuted = x.getDefiningOp<PermuteOp>();
      if ((x == other && dim == 0) ||
          (permuted && permuted.getX() == other && movesToFront(permuted, dim)))
        equal.set(slice, sliceArgument(source, unsigned(j)));
    }
  }
}

// By what is not known.
bool Saver::isNeeded(Value value) const {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    Operation *op = reader.getBody().front().findAncestorOpInBlock(*user);
    return !op || !equal.isMatched(op);
  });
}

// A loop stacks tensors, of sizes that are known before it.
bool Saver::canStack(Value value) const {
  return isa<RankedTensorType>(value.getType()) &&
         (isa<BlockArgument>(value) ||
          !hasSizesOfValues(source, equal.inReference(value)));
}

// Those of the cut that costs least.
std::vector<Value> Saver::findSaved() {
  grad::OpFactsPolicy policy;
  RecomputeGraph graph;
  llvm::DenseMap<Value, unsigned> numbers;
  std::vector<Value> values;
  auto add = [&](Value value, unsigned number) {
    numbers[value] = number;
    values.resize(number + 1);
    values[number] = value;
    if (!canStack(value))
      graph.forbid(number);
    if (isNeeded(value))
      graph.need(number);
  };
  Block &body = reader.getBody().front();
  for (BlockArgument argument : body.getArguments())
    if (equal.inReference(argument))
      add(argument, graph.addInput(costs.lookup(argument)));
  for (Operation &op : body.without_terminator()) {
    if (!equal.isMatched(&op))
      continue;
    SmallVector<unsigned> operands;
    for (Value operand : op.getOperands())
      if (auto known = numbers.find(operand); known != numbers.end())
        operands.push_back(known->second);
    SmallVector<uint64_t> bytes;
    for (Value result : op.getResults())
      bytes.push_back(policy.bytesOf(result));
    unsigned first = graph.addOp(operands, bytes, policy.rerunOf(&op));
    for (auto [i, result] : llvm::enumerate(op.getResults()))
      add(result, first + unsigned(i));
  }
  std::vector<Value> saved;
  if (std::optional<RecomputeGraph::Cut> cut = graph.findCut())
    for (unsigned number : cut->saved)
      if (values[number].getDefiningOp())
        saved.push_back(values[number]);
  return saved;
}

unsigned Saver::run() {
  // New stacks are read along the same dimension as what is there.
  if (reader.getDim() != 0)
    return 0;
  matchSlices();
  // What is behind one shall run again.
  equal.match(/*throughBarriers=*/false);
  std::vector<Value> saved = findSaved();
  if (saved.empty())
    return 0;
  ScanEdit stacking(source);
  for (Value value : saved)
    stacking.addStacked(equal.inReference(value));
  ScanOp stacked = stacking.apply();
  ScanEdit reading(reader);
  for (auto [i, value] : llvm::enumerate(saved)) {
    Value slice = reading.addX(stacking.newStack(unsigned(i)));
    value.replaceAllUsesWith(slice);
  }
  eraseDeadOps(reader.getBody().front());
  reading.dropUnused();
  reading.apply();
  ScanEdit rest(stacked);
  rest.dropUnused();
  if (!rest.keepsStacked.all())
    rest.apply();
  return unsigned(saved.size());
}

namespace {
struct SaveInScans : impl::GraphSaveInScansBase<SaveInScans> {
  void runOnOperation() override {
    SmallVector<Block *> blocks;
    getOperation()->walk([&](Block *block) { blocks.push_back(block); });
    for (Block *block : blocks)
      for (ScanOp scan : llvm::make_early_inc_range(block->getOps<ScanOp>()))
        if (ScanOp source = sourceOf(scan))
          numSaved += Saver(source, scan).run();
  }

private:
  /// The last scan before it whose stacks it reads.
  static ScanOp sourceOf(ScanOp scan) {
    ScanOp last;
    for (Value x : scan.getXs()) {
      auto source = x.getDefiningOp<ScanOp>();
      if (source && source->getBlock() == scan->getBlock() &&
          (!last || last->isBeforeInBlock(source)))
        last = source;
    }
    return last;
  }
};
} // namespace

} // namespace tcopt::graph
