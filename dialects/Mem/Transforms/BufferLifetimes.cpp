//===- BufferLifetimes.cpp - when a function's buffers are live -----------===//

#include "tcopt/Mem/Transforms/BufferLifetimes.h"

using namespace mlir;

namespace tcopt::mem {

std::pair<int64_t, int64_t> BufferLifetimes::lifetimeOf(Value buffer) const {
  Operation *definition = buffer.getDefiningOp();
  int64_t first = order.beginOf(definition), last = first;
  for (Value alias : views.resolve(buffer))
    for (Operation *user : alias.getUsers()) {
      Operation *scope = definition;
      Operation *use;
      // A use outside of the block, or before the definition, in the iteration
      // that follows: live during all of the op around.
      while (!(use = scope->getBlock()->findAncestorOpInBlock(*user)) ||
             order.beginOf(use) < order.beginOf(scope)) {
        scope = scope->getParentOp();
        // Branches between blocks of the function.
        if (scope == function)
          return {0, order.size()};
        first = std::min(first, order.beginOf(scope));
        last = std::max(last, order.endOf(scope));
      }
      last = std::max(last, order.endOf(use));
    }
  return {first, last};
}

} // namespace tcopt::mem
