//===- ProgramOrder.cpp - numbers of a function's ops ---------------------===//

#include "tcopt/Mem/Transforms/ProgramOrder.h"
#include "mlir/Interfaces/LoopLikeInterface.h"

using namespace mlir;

namespace tcopt::mem {

ProgramOrder::ProgramOrder(func::FuncOp function) {
  for (Block &block : function.getBody())
    number(block);
}

void ProgramOrder::number(Block &block) {
  entries[&block] = count++;
  for (Operation &op : block) {
    begins[&op] = count++;
    if (op.getNumRegions() == 0)
      continue;
    for (Region &region : op.getRegions())
      for (Block &inner : region)
        number(inner);
    ends[&op] = count++;
  }
}

int64_t ProgramOrder::endOf(Operation *op) const {
  auto it = ends.find(op);
  return it == ends.end() ? beginOf(op) : it->second;
}

void ProgramOrder::addLive(Block *block, int64_t from,
                           ArrayRef<Operation *> uses, LiveRange &live) const {
  Operation *last = nullptr;
  for (Operation *use : uses) {
    Operation *above = block->findAncestorOpInBlock(*use);
    if (!last || beginOf(last) < beginOf(above))
      last = above;
  }
  if (!last)
    return;
  bool isNested = llvm::any_of(uses, [&](Operation *use) {
    return use != last && last->isAncestor(use);
  });
  if (isNested && isa<LoopLikeOpInterface>(last)) {
    live.add({from, 2 * endOf(last) + 1});
    return;
  }
  live.add({from, 2 * beginOf(last) + 1});
  for (Region &region : last->getRegions())
    for (Block &inner : region) {
      SmallVector<Operation *> nested;
      llvm::copy_if(uses, std::back_inserter(nested), [&](Operation *use) {
        return inner.findAncestorOpInBlock(*use) != nullptr;
      });
      addLive(&inner, 2 * beginOf(&inner), nested, live);
    }
}

} // namespace tcopt::mem
