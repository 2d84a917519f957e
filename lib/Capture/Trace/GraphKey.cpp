//===- GraphKey.cpp - keys of graphs --------------------------------------===//

#include "GraphKey.h"
#include "tcopt/Graph/IR/ArgumentSizes.h"
#include "tcopt/Graph/IR/GraphDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace tcopt::capture {

// The length precedes the text, so that successive texts are unambiguous.
void ProgramKey::addText(llvm::StringRef text) {
  words.push_back(text.size());
  for (size_t i = 0; i < text.size(); i += sizeof(uintptr_t)) {
    uintptr_t word = 0;
    std::memcpy(&word, text.data() + i,
                std::min(sizeof(word), text.size() - i));
    words.push_back(word);
  }
}

uint64_t ProgramKey::hash() const {
  return llvm::hash_combine_range(words.begin(), words.end());
}

namespace {
class KeyWriter {
public:
  explicit KeyWriter(ProgramKey &key) : key(key) {}

  void add(const void *pointer) { key.add(uintptr_t(pointer)); }
  void add(Value value) { key.add(numbers.lookup(value)); }
  void define(ValueRange values) {
    key.add(values.size());
    for (Value value : values) {
      numbers[value] = numbers.size() + 1;
      add(value.getType().getAsOpaquePointer());
    }
  }
  void addOp(Operation &op);
  void addBlock(Block &block);

private:
  ProgramKey &key;
  llvm::DenseMap<Value, uintptr_t> numbers;
};
} // namespace

void KeyWriter::addOp(Operation &op) {
  add(op.getName().getAsOpaquePointer());
  add(op.getAttrDictionary().getAsOpaquePointer());
  key.add(op.getNumOperands());
  for (Value operand : op.getOperands())
    add(operand);
  for (Region &region : op.getRegions())
    for (Block &block : region)
      addBlock(block);
  define(op.getResults());
}

void KeyWriter::addBlock(Block &block) {
  define(block.getArguments());
  for (Operation &op : block)
    addOp(op);
}

namespace {
/// Finds the ops and arguments that a value depends on, including those used in
/// regions.
class NeededFinder {
public:
  explicit NeededFinder(func::FuncOp function)
      : top(&function.front()), arguments(function.getNumArguments()) {}

  void need(Value value) {
    if (Operation *op = value.getDefiningOp())
      return needOp(top->findAncestorOpInBlock(*op));
    auto argument = cast<BlockArgument>(value);
    if (argument.getOwner() == top)
      arguments.set(argument.getArgNumber());
  }
  NeededPart find();

private:
  void needOp(Operation *op) {
    if (op)
      needed.insert(op);
  }

  Block *top;
  llvm::DenseSet<Operation *> needed;
  llvm::BitVector arguments;
};
} // namespace

// Visits the ops in reverse order, in which users precede their operands. Ops
// with side effects are always needed.
NeededPart NeededFinder::find() {
  for (Operation &op : llvm::reverse(*top))
    if (needed.contains(&op) || !isMemoryEffectFree(&op)) {
      needOp(&op);
      op.walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          need(operand);
      });
    }
  NeededPart part{{}, std::move(arguments)};
  for (Operation &op : *top)
    if (needed.contains(&op))
      part.ops.push_back(&op);
  return part;
}

NeededPart findNeeded(func::FuncOp function, ArrayRef<Value> results) {
  NeededFinder finder(function);
  for (Value result : results)
    finder.need(result);
  return finder.find();
}

void forEachNeeded(func::FuncOp function, ArrayRef<Value> results,
                   llvm::function_ref<void(Operation *)> visit) {
  for (Operation *op : findNeeded(function, results).ops)
    op->walk<WalkOrder::PreOrder>(visit);
}

SmallVector<Value> resultsOf(func::FuncOp function) {
  auto operands = function.front().getTerminator()->getOperands();
  return SmallVector<Value>(operands.begin(), operands.end());
}

/// Removes bounds of symbols that no argument has.
static void dropSymbols(func::FuncOp function) {
  using graph::GraphDialect;
  auto bounds =
      function->getAttrOfType<DictionaryAttr>(GraphDialect::kSymbolsAttr);
  if (!bounds)
    return;
  llvm::StringSet<> names = graph::determinedSymbols(function);
  NamedAttrList kept;
  for (NamedAttribute bound : bounds)
    if (names.contains(bound.getName().getValue()))
      kept.push_back(bound);
  function->setAttr(GraphDialect::kSymbolsAttr,
                    kept.getDictionary(function.getContext()));
}

// The copy's ops are in the same order as the function's; its last op returns
// the results.
void keepOnly(const NeededPart &part, func::FuncOp function,
              func::FuncOp copy) {
  llvm::DenseSet<Operation *> needed(part.ops.begin(), part.ops.end());
  SmallVector<Operation *> others;
  for (auto [from, to] : llvm::zip(function.front(), copy.front()))
    if (!needed.contains(&from))
      others.push_back(&to);
  for (Operation *op : llvm::reverse(others))
    op->erase();
  llvm::BitVector unused = part.arguments;
  (void)copy.eraseArguments(unused.flip());
  dropSymbols(copy);
}

void appendGraphKey(func::FuncOp function, const NeededPart &part,
                    ArrayRef<Value> results, ProgramKey &key) {
  KeyWriter writer(key);
  key.add(part.arguments.count());
  // Names and bounds of sizes are in the key, because the program checks them.
  for (unsigned argument : part.arguments.set_bits()) {
    writer.define(function.getArgument(argument));
    writer.add(function.getArgAttrDict(argument).getAsOpaquePointer());
  }
  writer.add(function->getAttr(graph::GraphDialect::kSymbolsAttr)
                 .getAsOpaquePointer());
  for (Operation *op : part.ops)
    writer.addOp(*op);
  key.add(results.size());
  for (Value result : results)
    writer.add(result);
}

} // namespace tcopt::capture
