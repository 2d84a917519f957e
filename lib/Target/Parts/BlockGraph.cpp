//===- BlockGraph.cpp - who needs whom in a block -------------------------===//

#include "BlockGraph.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace tcopt {

SmallVector<Value> getUsedValues(Operation *op) {
  SmallVector<Value> values(op->getOperands());
  llvm::SetVector<Value> above;
  getUsedValuesDefinedAbove(op->getRegions(), above);
  llvm::append_range(values, above);
  return values;
}

BlockGraph::BlockGraph(Block &block) : block(block) {
  for (Operation &op : block)
    if (!op.hasTrait<mlir::OpTrait::IsTerminator>())
      addOp(&op);
}

void BlockGraph::addProducer(ConvexGroups::Nodes &nodes, Value value) {
  Operation *op = value.getDefiningOp();
  if (op && op->getBlock() == &block && !llvm::is_contained(nodes, numbers[op]))
    nodes.push_back(numbers[op]);
}

void BlockGraph::addOp(Operation *op) {
  ConvexGroups::Nodes nodes;
  for (Value value : getUsedValues(op))
    addProducer(nodes, value);
  unsigned number = ops.size();
  if (!isMemoryEffectFree(op)) {
    if (lastEffect && !llvm::is_contained(nodes, *lastEffect))
      nodes.push_back(*lastEffect);
    lastEffect = number;
  }
  numbers[op] = number;
  ops.push_back(op);
  producers.push_back(std::move(nodes));
}

std::vector<Ops> BlockGraph::group(function_ref<bool(Operation *)> isChosen) {
  std::vector<bool> chosen;
  for (Operation *op : ops)
    chosen.push_back(isMemoryEffectFree(op) && isChosen(op));
  std::vector<Ops> groups;
  for (const ConvexGroups::Nodes &nodes : ConvexGroups(producers).group(chosen))
    groups.push_back(
        llvm::map_to_vector(nodes, [&](unsigned n) { return ops[n]; }));
  return groups;
}

Ops BlockGraph::findDependents(ArrayRef<Operation *> part) const {
  std::vector<bool> inPart(ops.size()), dependent(ops.size());
  for (Operation *op : part)
    inPart[numbers.lookup(op)] = true;
  Ops found;
  for (unsigned i = 0, last = numbers.lookup(part.back()); i < last; ++i) {
    dependent[i] = !inPart[i] && llvm::any_of(producers[i], [&](unsigned p) {
      return inPart[p] || dependent[p];
    });
    if (dependent[i])
      found.push_back(ops[i]);
  }
  return found;
}

} // namespace tcopt
