//===- OpLabels.cpp - how reports name ops, and how users do --------------===//

#include "OpLabels.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Interfaces/Sources.h"

using namespace mlir;
using namespace tcopt;

OpLabels::OpLabels(Operation *root) {
  llvm::DenseMap<OperationName, unsigned> counts;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isa_and_present<core::CoreDialect>(op->getDialect()))
      return;
    ops.push_back(op);
    numbers[op] = counts[op->getName()]++;
  });
}

std::string OpLabels::handleOf(Operation *op) const {
  return op->getName().getStringRef().str() + "#" +
         std::to_string(numbers.lookup(op));
}

/// The sources, or the location.
static std::string sourceOf(Operation *op) {
  std::string text = describeOp(op);
  StringRef source(text);
  if (source.consume_front(op->getName().getStringRef()))
    source.consume_front(" ");
  return source.str();
}

std::string OpLabels::describe(Operation *op) const {
  std::string source = sourceOf(op);
  return handleOf(op) + (source.empty() ? "" : " (" + source + ")");
}

static bool isName(StringRef name, StringRef text) {
  return name == text || name.split('.').second == text;
}

bool OpLabels::isMeant(Operation *op, StringRef text) const {
  if (text == handleOf(op) || text == describe(op) || text == describeOp(op) ||
      isName(op->getName().getStringRef(), text))
    return true;
  std::string source = sourceOf(op);
  SmallVector<StringRef> sources;
  StringRef(source).split(sources, " + ");
  return llvm::any_of(sources, [&](StringRef one) {
    auto [name, place] = one.split(' ');
    return one == text || place == text || isName(name, text);
  });
}

SmallVector<Operation *> OpLabels::find(StringRef text) const {
  SmallVector<Operation *> found;
  for (Operation *op : ops)
    if (isMeant(op, text))
      found.push_back(op);
  return found;
}
