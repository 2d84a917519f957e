//===- BufferLifetimes.cpp - when a function's buffers are live -----------===//

#include "tcopt/Mem/Transforms/BufferLifetimes.h"

using namespace mlir;

namespace tcopt::mem {

BufferLifetimes::BufferLifetimes(func::FuncOp function)
    : entry(&function.getBody().front()), views(function) {
  for (auto [i, op] : llvm::enumerate(*entry))
    numbers[&op] = i;
}

int64_t BufferLifetimes::numberOf(Operation *op) const {
  return numbers.lookup(entry->findAncestorOpInBlock(*op));
}

int64_t BufferLifetimes::lastUseOf(Value buffer) const {
  int64_t last = buffer.getDefiningOp() ? numberOf(buffer.getDefiningOp()) : 0;
  for (Value alias : views.resolve(buffer))
    for (Operation *user : alias.getUsers())
      last = std::max(last, numberOf(user));
  return last;
}

int64_t BufferLifetimes::firstUseOf(Value buffer) const {
  int64_t first = std::numeric_limits<int64_t>::max();
  for (Value alias : views.resolve(buffer))
    for (Operation *user : alias.getUsers())
      first = std::min(first, numberOf(user));
  return first;
}

std::pair<int64_t, int64_t> BufferLifetimes::lifetimeOf(Value buffer) const {
  return {numberOf(buffer.getDefiningOp()), lastUseOf(buffer)};
}

} // namespace tcopt::mem
