//===- ScanEdit.cpp - equal values and other forms of scans ---------------===//

#include "tcopt/Graph/Transforms/ScanEdit.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Core/IR/CoreOps.h"

using namespace mlir;

namespace tcopt::graph {

unsigned numCarried(ScanOp scan) { return scan.getInits().size(); }

Value carriedArgument(ScanOp scan, unsigned i) {
  return scan.getBody().getArgument(i);
}

Value sliceArgument(ScanOp scan, unsigned x) {
  return scan.getBody().getArgument(numCarried(scan) + x);
}

Value stackedValue(ScanOp scan, unsigned i) {
  Operation *yield = scan.getBody().front().getTerminator();
  return yield->getOperand(numCarried(scan) + i);
}

std::optional<unsigned> stackOf(ScanOp scan, Value result) {
  auto found = dyn_cast<OpResult>(result);
  if (!found || found.getOwner() != scan ||
      found.getResultNumber() < numCarried(scan))
    return std::nullopt;
  return found.getResultNumber() - numCarried(scan);
}

void eraseDeadOps(Block &block) {
  SmallVector<Operation *> ops;
  for (Operation &op : block.without_terminator())
    ops.push_back(&op);
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op))
      op->erase();
}

//===----------------------------------------------------------------------===//
// Equal values
//===----------------------------------------------------------------------===//

static bool isComparable(Operation &op) {
  return op.getNumRegions() == 0 && isMemoryEffectFree(&op);
}

static llvm::hash_code hashOf(Operation &op, ArrayRef<Value> operands) {
  return llvm::hash_combine(
      op.getName(), op.getAttrDictionary(),
      llvm::hash_combine_range(op.result_type_begin(), op.result_type_end()),
      llvm::hash_combine_range(operands));
}

static bool areEqual(Operation &op, ArrayRef<Value> operands,
                     Operation &other) {
  return op.getName() == other.getName() &&
         op.getAttrDictionary() == other.getAttrDictionary() &&
         op.getResultTypes() == other.getResultTypes() &&
         llvm::equal(operands, other.getOperands());
}

Value EqualValues::inReference(Value value) const {
  if (value.getParentBlock() != &block)
    return value;
  return known.lookup(value);
}

void EqualValues::match(bool throughBarriers) {
  llvm::DenseMap<size_t, SmallVector<Operation *, 1>> ops;
  for (Operation &op : reference.without_terminator())
    if (isComparable(op))
      ops[hashOf(op, llvm::to_vector_of<Value>(op.getOperands()))].push_back(
          &op);
  for (Operation &op : block.without_terminator()) {
    SmallVector<Value> operands;
    for (Value operand : op.getOperands())
      operands.push_back(inReference(operand));
    if (!isComparable(op) || llvm::is_contained(operands, Value()) ||
        (isa<core::BarrierOp>(op) && !throughBarriers))
      continue;
    auto same = ops.find(hashOf(op, operands));
    if (same == ops.end())
      continue;
    for (Operation *other : same->second) {
      if (!areEqual(op, operands, *other))
        continue;
      matched.insert(&op);
      for (auto [result, equal] :
           llvm::zip_equal(op.getResults(), other->getResults()))
        set(result, equal);
      break;
    }
  }
}

//===----------------------------------------------------------------------===//
// Other forms
//===----------------------------------------------------------------------===//

ScanEdit::ScanEdit(ScanOp scan)
    : scan(scan), keepsCarried(numCarried(scan), true),
      keepsX(unsigned(scan.getXs().size()), true),
      keepsStacked(scan->getNumResults() - numCarried(scan), true) {}

Value ScanEdit::addX(Value x) {
  auto type = cast<RankedTensorType>(x.getType());
  addedXs.push_back(x);
  return scan.getBody().addArgument(type.clone(type.getShape().drop_front()),
                                    x.getLoc());
}

unsigned ScanEdit::addStacked(Value value) {
  addedStacks.push_back(value);
  return unsigned(addedStacks.size() - 1);
}

void ScanEdit::dropUnused() {
  for (unsigned i : keepsStacked.set_bits())
    if (scan.getResult(numCarried(scan) + i).use_empty())
      keepsStacked.reset(i);
  // The length of the loop is that of one of them.
  for (unsigned i : keepsX.set_bits())
    if (sliceArgument(scan, i).use_empty() &&
        (keepsX.count() > 1 || !addedXs.empty()))
      keepsX.reset(i);
}

template <typename Range>
static SmallVector<Value> keptOf(Range values, const llvm::BitVector &keeps) {
  SmallVector<Value> kept;
  for (unsigned i : keeps.set_bits())
    kept.push_back(values[i]);
  return kept;
}

ScanOp ScanEdit::apply() {
  unsigned carried = numCarried(scan);
  auto yield = cast<YieldOp>(scan.getBody().front().getTerminator());
  ValueRange results = scan.getResults(), yielded = yield.getValues();
  int64_t length = cast<RankedTensorType>(scan.getXs().front().getType())
                       .getDimSize(scan.dimOf(scan.getXs().front()));
  SmallVector<Value> yields = keptOf(yielded.take_front(carried), keepsCarried),
                     old = keptOf(results.take_front(carried), keepsCarried);
  llvm::append_range(yields, keptOf(yielded.drop_front(carried), keepsStacked));
  llvm::append_range(old, keptOf(results.drop_front(carried), keepsStacked));
  SmallVector<Type> types(ValueRange(old).getTypes());
  for (Value value : addedStacks) {
    auto type = cast<RankedTensorType>(value.getType());
    SmallVector<int64_t> sizes = {length};
    llvm::append_range(sizes, type.getShape());
    types.push_back(type.clone(sizes));
  }
  llvm::append_range(yields, addedStacks);
  SmallVector<Value> xs = keptOf(scan.getXs(), keepsX);
  llvm::append_range(xs, addedXs);
  OpBuilder builder(scan);
  auto made = ScanOp::create(builder, scan.getLoc(), types,
                             keptOf(scan.getInits(), keepsCarried), xs,
                             scan.getDim(), scan.getReverse());
  made->setDiscardableAttrs(scan->getDiscardableAttrDictionary());
  yield.getValuesMutable().assign(yields);
  made.getBody().takeBody(scan.getBody());
  llvm::BitVector dropped(made.getBody().getNumArguments());
  for (unsigned i = 0; i < carried; ++i)
    dropped[i] = !keepsCarried[i];
  for (unsigned i = 0; i < keepsX.size(); ++i)
    dropped[carried + i] = !keepsX[i];
  made.getBody().front().eraseArguments(dropped);
  for (auto [from, to] : llvm::zip(old, made.getResults()))
    from.replaceAllUsesWith(to);
  ValueRange added = made.getResults().take_back(addedStacks.size());
  newStacks.assign(added.begin(), added.end());
  scan.erase();
  scan = made;
  return made;
}

} // namespace tcopt::graph
