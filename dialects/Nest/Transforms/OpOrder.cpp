//===- OpOrder.cpp - order of ops while patterns insert others ------------===//

#include "tcopt/Nest/Transforms/OpOrder.h"

using namespace mlir;
using namespace tcopt::nest;

static constexpr uint64_t kStride = uint64_t(1) << 40;

bool OpOrder::precedes(Operation *a, Operation *b) {
  // The second number may renew the first one.
  numberOf(a);
  uint64_t second = numberOf(b);
  return numberOf(a) < second;
}

uint64_t OpOrder::numberOf(Operation *op) {
  auto found = numbers.find(op);
  if (found != numbers.end())
    return found->second;
  if (!insert(op))
    numberBlock(*op->getBlock());
  return numbers.at(op);
}

bool OpOrder::insert(Operation *op) {
  Operation *first = op, *end = op->getNextNode();
  while (first->getPrevNode() && !numbers.contains(first->getPrevNode()))
    first = first->getPrevNode();
  while (end && !numbers.contains(end))
    end = end->getNextNode();
  if (!first->getPrevNode() && !end)
    return false;
  uint64_t count = 0;
  for (Operation *next = first; next != end; next = next->getNextNode())
    ++count;
  uint64_t low = first->getPrevNode() ? numbers.at(first->getPrevNode()) : 0;
  uint64_t high = end ? numbers.at(end) : low + kStride * (count + 1);
  uint64_t step = (high - low) / (count + 1);
  // Constants are moved without notice.
  if (high <= low || step == 0)
    return false;
  for (Operation *next = first; next != end; next = next->getNextNode())
    numbers[next] = low += step;
  return true;
}

void OpOrder::numberBlock(Block &block) {
  uint64_t number = 0;
  for (Operation &op : block)
    numbers[&op] = number += kStride;
}
