//===- EagerNumbers.cpp - numbers that vary between eager runs ------------===//

#include "EagerNumbers.h"
#include "Engine.h"
#include "GraphKey.h"
#include "tcopt/Graph/IR/GraphCreationOps.h"
#include "tcopt/Graph/IR/GraphPointwiseOps.h"

using namespace mlir;

namespace tcopt::capture {

//===----------------------------------------------------------------------===//
// History
//===----------------------------------------------------------------------===//

std::vector<bool> NumberHistory::update(const std::vector<uintptr_t> &graph,
                                        ArrayRef<Attribute> numbers) {
  std::lock_guard<std::mutex> lock(mutex);
  Family &family = families[graph];
  if (family.first.empty()) {
    family.first = numbers.vec();
    family.varies.resize(numbers.size());
  }
  for (auto [i, number] : llvm::enumerate(numbers))
    if (family.first[i] != number)
      family.varies[i] = true;
  return family.varies;
}

void NumberHistory::forget() {
  std::lock_guard<std::mutex> lock(mutex);
  families.clear();
}

//===----------------------------------------------------------------------===//
// Numbers of a graph
//===----------------------------------------------------------------------===//

// Of other operators a constant may decide the sizes.
static bool takesAnyNumber(Operation *op) {
  using namespace graph;
  return isa<AddOp, SubOp, MulOp, DivOp, MaximumOp, MinimumOp, PowOp,
             RemainderOp, WhereOp, ClampOp>(op);
}

static bool isNumber(Operation *op) {
  auto constant = dyn_cast<graph::ConstantOp>(op);
  if (!constant || constant.getType().getRank() != 0 ||
      constant.getType().getElementType().isInteger(1))
    return false;
  return isa<DenseElementsAttr>(constant.getValue()) && !op->use_empty() &&
         llvm::all_of(op->getUsers(), takesAnyNumber);
}

static Attribute valueOf(Operation *number) {
  return cast<graph::ConstantOp>(number).getValue();
}

static uint64_t bitsOf(Operation *number) {
  ArrayRef<char> bytes = cast<DenseElementsAttr>(valueOf(number)).getRawData();
  uint64_t bits = 0;
  std::memcpy(&bits, bytes.data(), std::min(bytes.size(), sizeof(bits)));
  return bits;
}

// The copy has the needed ops in the same order.
static void makeInputs(const NeededPart &part, func::FuncOp copy,
                       ArrayRef<Operation *> numbers) {
  llvm::DenseMap<Operation *, Operation *> copies;
  for (auto [from, to] : llvm::zip(part.ops, copy.front()))
    copies[from] = &to;
  for (Operation *number : numbers) {
    Operation *constant = copies.lookup(number);
    unsigned index = copy.getNumArguments();
    (void)copy.insertArgument(index, constant->getResult(0).getType(), {},
                              constant->getLoc());
    constant->getResult(0).replaceAllUsesWith(copy.getArgument(index));
    constant->erase();
  }
}

TraceProgram eagerProgramFor(Trace &trace, ArrayRef<Value> results) {
  func::FuncOp function = trace.function();
  NeededPart part = findNeeded(function, results);
  std::vector<Operation *> numbers = part.ops;
  llvm::erase_if(numbers, [](Operation *op) { return !isNumber(op); });
  Engine &engine = trace.getEngine();
  Engine::Key key{0};
  appendGraphKey(function, results, key, numbers);
  std::vector<Attribute> values;
  for (Operation *number : numbers)
    values.push_back(valueOf(number));
  std::vector<bool> varies = engine.eagerNumbers().update(key, values);

  TraceProgram found{nullptr, part.arguments};
  std::vector<Operation *> open;
  for (auto [i, number] : llvm::enumerate(numbers)) {
    key.push_back(varies[i] ? 0 : uintptr_t(values[i].getAsOpaquePointer()));
    if (varies[i]) {
      open.push_back(number);
      found.numbers.push_back(bitsOf(number));
    }
  }
  found.program = engine.findProgram(key, [&] {
    OwningOpRef<ModuleOp> module = trace.programOf(results);
    auto copy = module->lookupSymbol<func::FuncOp>("main");
    keepOnly(part, function, copy);
    makeInputs(part, copy, open);
    return Program::compile(*module, {}, {0, 0, "eager"});
  });
  return found;
}

} // namespace tcopt::capture
