//===- TraceLeaves.cpp - leaves of a trace and their dependents -----------===//

#include "TraceLeaves.h"
#include "Dependence.h"
#include "Recorder.h"

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

namespace {
/// A tensor that is an owner of its cell and its variable inside of tcopt.
class Root : public TensorImpl {
public:
  Root(TensorImpl tensor, const std::shared_ptr<Variable> &variable,
       size_t numViews)
      : TensorImpl(std::move(tensor)), ofCell(cell->owners, 1) {
    own = variable;
    ownViews = own ? numViews : 0;
    if (own)
      ofVariable.emplace(own->owners, 1);
  }

private:
  CountedOwners ofCell;
  std::optional<CountedOwners> ofVariable;
};
} // namespace

// The counters belong to objects that the base class owns, and are decreased
// before it is destroyed.
static VariableRoot makeRoot(const TensorImpl &tensor, size_t count,
                             const std::shared_ptr<Variable> &own,
                             size_t ownViews) {
  auto first = tensor.views.begin();
  TensorImpl::Views views(first, first + ptrdiff_t(count));
  if (views.empty())
    return std::make_shared<Root>(TensorImpl(tensor.cell), own, ownViews);
  TensorImpl part(tensor.cell, views, SizeVector());
  if (std::optional<Layout> layout = part.plannedLayout())
    return std::make_shared<Root>(
        TensorImpl(tensor.cell, std::move(views), std::move(*layout)), own,
        ownViews);
  return std::make_shared<Root>(std::move(part), own, ownViews);
}

VariableRoot rootOf(const std::shared_ptr<Cell> &cell) {
  return std::make_shared<Root>(TensorImpl(cell), nullptr, 0);
}

VariableRoot rootOf(const TensorImpl &tensor,
                    const std::shared_ptr<Variable> &own, size_t numViews) {
  return makeRoot(tensor, numViews, own, numViews);
}

VariableRoot rootOfPart(const TensorImpl &tensor, size_t numViews) {
  return makeRoot(tensor, numViews, tensor.own, tensor.ownViews);
}

VariableRoot rootOf(const TensorImpl &tensor) {
  return rootOf(tensor, tensor.own, tensor.own ? tensor.ownViews : 0);
}

VariableRoot WeakRoot::lock() const {
  std::shared_ptr<Cell> held = cell.lock();
  std::shared_ptr<Variable> variable = own.lock();
  if (!held || (hasOwn && !variable))
    return nullptr;
  return rootOf(TensorImpl(held, views, SizeVector()), variable, views.size());
}

bool WeakRoot::isVariable(const std::shared_ptr<Variable> &variable) const {
  if (!variable)
    return false;
  if (hasOwn)
    return own.lock() == variable;
  std::shared_ptr<Cell> held = cell.lock();
  return held && held->variable == variable;
}

//===----------------------------------------------------------------------===//
// Leaves
//===----------------------------------------------------------------------===//

bool TraceLeaves::keepsGradients() const {
  return recorder.isRecorded || !differentiated.empty();
}

bool TraceLeaves::dependsOnLeaf(Value value) {
  return keepsGradients() && dependents().contains(value);
}

size_t TraceLeaves::addDifferentiated(ArrayRef<Value> sources) {
  size_t numBefore = differentiated.size();
  llvm::append_range(differentiated, sources);
  return numBefore;
}

std::vector<LeafValue> TraceLeaves::all() const {
  std::vector<LeafValue> values;
  Trace &trace = recorder.trace();
  for (auto [i, input] : llvm::enumerate(trace.inputs()))
    if (input.tensor->requiresGrad())
      values.push_back(
          {WeakRoot(*input.tensor), trace.function().getArgument(unsigned(i))});
  llvm::append_range(values, madeLeaves);
  return values;
}

// New ops are at the end of the block, except for copies of new arguments
// between devices.
const llvm::DenseSet<Value> &TraceLeaves::dependents() {
  SmallVector<Value> leaves;
  for (const LeafValue &leaf : all())
    leaves.push_back(leaf.value);
  llvm::append_range(leaves, differentiated);
  if (!llvm::equal(ArrayRef(leaves).take_front(knownLeaves.size()),
                   knownLeaves)) {
    dependent.clear();
    lastDependent = nullptr;
  }
  Block &block = recorder.trace().function().front();
  Block::iterator from =
      lastDependent ? std::next(lastDependent->getIterator()) : block.begin();
  for (Value leaf : leaves)
    if (dependent.insert(leaf).second)
      for (Operation *user : leaf.getUsers())
        if (user->getBlock() == &block && lastDependent)
          addDependents(*user, dependent);
  for (Operation &op : llvm::make_range(from, block.end())) {
    addDependents(op, dependent);
    lastDependent = &op;
  }
  knownLeaves = std::move(leaves);
  return dependent;
}

// The values of leaves created by the function have no history, because
// gradients end there.
ResultHistories TraceLeaves::historiesOf(ArrayRef<Value> results) {
  ResultHistories histories;
  histories.carries.resize(unsigned(results.size()));
  histories.spent.resize(unsigned(results.size()));
  if (!recorder.isRecorded)
    return histories;
  SmallVector<Value> leaves;
  for (const LeafValue &leaf : madeLeaves)
    leaves.push_back(leaf.value);
  const llvm::DenseSet<Value> &known = dependents();
  llvm::DenseSet<Value> spentValues = recorder.gradients.spentValues();
  llvm::DenseSet<Value> ofMade =
      dependentsOf(recorder.trace().function().front(), leaves);
  for (auto [i, result] : llvm::enumerate(results)) {
    if (!known.contains(result) || llvm::is_contained(leaves, result))
      continue;
    bool isSpent = spentValues.contains(result);
    (isSpent ? histories.spent : histories.carries).set(unsigned(i));
    histories.needsStages |= !isSpent && ofMade.contains(result);
  }
  return histories;
}

} // namespace tcopt::capture
