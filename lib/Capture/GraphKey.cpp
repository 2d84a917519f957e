//===- GraphKey.cpp - when two traces are the same program ----------------===//

#include "GraphKey.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace tcopt::capture {

namespace {
class KeyWriter {
public:
  KeyWriter(Engine::Key &key, ArrayRef<Operation *> numbers)
      : key(key), numberOps(numbers.begin(), numbers.end()) {}

  void add(const void *pointer) { key.push_back(uintptr_t(pointer)); }
  void add(Value value) { key.push_back(numbers.lookup(value)); }
  void define(ValueRange values) {
    key.push_back(values.size());
    for (Value value : values) {
      numbers[value] = numbers.size() + 1;
      add(value.getType().getAsOpaquePointer());
    }
  }
  void addOp(Operation &op);
  void addBlock(Block &block);

private:
  Engine::Key &key;
  llvm::DenseSet<Operation *> numberOps;
  llvm::DenseMap<Value, uintptr_t> numbers;
};
} // namespace

void KeyWriter::addOp(Operation &op) {
  add(op.getName().getAsOpaquePointer());
  if (!numberOps.contains(&op))
    add(op.getAttrDictionary().getAsOpaquePointer());
  key.push_back(op.getNumOperands());
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

// All that results follow from, values that regions use included.
std::vector<Operation *> findNeeded(func::FuncOp function,
                                    ArrayRef<Value> results) {
  llvm::DenseSet<Operation *> needed;
  Block *top = &function.front();
  auto need = [&](Value value) {
    if (Operation *op = value.getDefiningOp())
      if (Operation *outer = top->findAncestorOpInBlock(*op))
        needed.insert(outer);
  };
  llvm::for_each(results, need);
  for (Operation &op : llvm::reverse(*top))
    if (needed.contains(&op) || !isMemoryEffectFree(&op)) {
      needed.insert(&op);
      op.walk([&](Operation *inner) {
        llvm::for_each(inner->getOperands(), need);
      });
    }
  std::vector<Operation *> ordered;
  for (Operation &op : *top)
    if (needed.contains(&op))
      ordered.push_back(&op);
  return ordered;
}

void appendGraphKey(func::FuncOp function, ArrayRef<Value> results,
                    Engine::Key &key, ArrayRef<Operation *> numbers) {
  KeyWriter writer(key, numbers);
  writer.define(function.getArguments());
  for (Operation *op : findNeeded(function, results))
    writer.addOp(*op);
  key.push_back(results.size());
  for (Value result : results)
    writer.add(result);
}

} // namespace tcopt::capture
