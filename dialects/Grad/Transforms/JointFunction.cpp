//===- JointFunction.cpp - a function and its gradient --------------------===//

#include "tcopt/Grad/Transforms/JointFunction.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Interfaces/Activity.h"
#include "tcopt/Interfaces/ReverseMode.h"
#include "tcopt/Tcopt/IR/TcoptDialect.h"

using namespace mlir;

namespace tcopt::grad {

// What depends on cotangents.
void JointFunction::findBackward() {
  for (BlockArgument argument : func.getArguments().drop_front(numArguments))
    ofCotangents.insert(argument);
  for (Operation *op : ops) {
    if (llvm::none_of(usedValues(op),
                      [&](Value used) { return ofCotangents.contains(used); }))
      continue;
    backward.insert(op);
    ofCotangents.insert(op->result_begin(), op->result_end());
  }
}

void JointFunction::addValue(Value value, unsigned number) {
  numbers[value] = number;
  values.push_back(value);
  if (!isa<RankedTensorType>(value.getType()))
    graph.forbid(number);
}

void JointFunction::addOp(Operation *op) {
  SmallVector<unsigned> operands;
  for (Value used : usedValues(op))
    operands.push_back(numbers.lookup(used));
  auto costs = llvm::map_to_vector(op->getResults(), [&](Value value) {
    return returned.contains(value) ? 0 : policy.bytesOf(value);
  });
  unsigned first = graph.addOp(operands, costs, policy.rerunOf(op));
  nodes.push_back(op);
  for (auto [i, result] : llvm::enumerate(op->getResults()))
    addValue(result, first + unsigned(i));
}

void JointFunction::addNeeds() {
  llvm::SetVector<Value> used;
  for (Operation *op : ops)
    if (isBackward(op))
      used.insert_range(usedValues(op));
  used.insert_range(
      func.front().getTerminator()->getOperands().drop_front(numResults));
  for (Value value : used)
    if (!ofCotangents.contains(value)) {
      needed.push_back(value);
      graph.need(numbers.lookup(value));
    }
}

// Arguments and results are there anyway: their caller has them. Only tensors
// can be saved.
JointFunction::JointFunction(func::FuncOp func, unsigned numArguments,
                             unsigned numResults, const RecomputePolicy &policy)
    : func(func), numArguments(numArguments), numResults(numResults),
      policy(policy), ops(opsOf(func.front())) {
  findBackward();
  returned.insert_range(
      func.front().getTerminator()->getOperands().take_front(numResults));
  for (BlockArgument argument : func.getArguments().take_front(numArguments))
    addValue(argument, graph.addInput(0));
  for (Operation *op : ops)
    if (!isBackward(op))
      addOp(op);
  addNeeds();
}

uint64_t JointFunction::bytesUsed() const {
  uint64_t bytes = 0;
  for (Value value : needed)
    bytes += isa<BlockArgument>(value) ? 0 : policy.bytesOf(value);
  return bytes;
}

uint64_t JointFunction::budgetFor(double fraction,
                                  const RecomputeGraph::Cut &free) const {
  uint64_t ofCalls = 0, ofLoops = 0;
  for (unsigned number : free.saved) {
    Value value = values[number];
    if (value.getDefiningOp<func::CallOp>())
      ofCalls += policy.bytesOf(value);
    ofLoops += estimatedBytesOfAll(value) - estimatedBytes(value);
  }
  uint64_t own = free.cost - ofCalls + ofLoops;
  return ofCalls + uint64_t(fraction * double(own));
}

void JointFunction::choose(RecomputeGraph::Cut chosen) {
  cut = std::move(chosen);
  saved.clear();
  for (unsigned number : cut.saved)
    if (!isa<BlockArgument>(values[number]))
      saved.push_back(values[number]);
}

SmallVector<Operation *>
JointFunction::opsOfCut(const RecomputeGraph::Cut &some) const {
  return llvm::map_to_vector(some.recomputed,
                             [&](unsigned op) { return nodes[op]; });
}

SmallVector<int64_t> JointFunction::keptArguments() const {
  SmallVector<int64_t> kept;
  for (unsigned number : cut.saved)
    if (auto argument = dyn_cast<BlockArgument>(values[number]))
      kept.push_back(argument.getArgNumber());
  return kept;
}

//===----------------------------------------------------------------------===//
// The two functions
//===----------------------------------------------------------------------===//

func::FuncOp JointFunction::copyAs(StringRef name, IRMapping &map) {
  auto copy = cast<func::FuncOp>(func->clone(map));
  copy.setName(name);
  copy->removeAttr(TcoptDialect::kSignature);
  copy->removeAttr(GradDialect::kJoint);
  func->getBlock()->getOperations().insertAfter(func->getIterator(), copy);
  return copy;
}

// Removes ops that nobody uses, from the last to the first, but those with
// effects that are to stay.
static void removeUnused(func::FuncOp copy,
                         llvm::function_ref<bool(Operation *)> stays) {
  SmallVector<Operation *> all = opsOf(copy.front());
  for (Operation *op : llvm::reverse(all))
    if (op->use_empty() && (isMemoryEffectFree(op) || !stays(op)))
      op->erase();
}

// Moves what is computed again to its first use: done at once, all of it would
// be kept at once.
static void delayRecomputed(func::FuncOp copy,
                            llvm::function_ref<bool(Operation *)> isLate) {
  Block &block = copy.front();
  SmallVector<Operation *> all = opsOf(block);
  // Where the first op stands that needs it and is not moved.
  llvm::DenseMap<Operation *, size_t> places;
  places[block.getTerminator()] = all.size();
  auto placeOf = [&](Operation *op) {
    size_t first = all.size();
    for (Operation *user : op->getUsers())
      first = std::min(first, places.at(block.findAncestorOpInBlock(*user)));
    return first;
  };
  for (size_t i = all.size(); i-- > 0;)
    places[all[i]] = isLate(all[i]) ? i : placeOf(all[i]);
  llvm::stable_sort(all, [&](Operation *a, Operation *b) {
    return std::pair(places.at(a), isLate(a)) <
           std::pair(places.at(b), isLate(b));
  });
  for (Operation *op : all)
    op->moveBefore(block.getTerminator());
}

// The function's type follows its terminator; attributes are those of results
// with these numbers, others have none.
static void setResults(func::FuncOp copy, func::FuncOp from,
                       ArrayRef<Value> results, ArrayRef<unsigned> numbers) {
  Operation *end = copy.front().getTerminator();
  end->setOperands(results);
  copy.setType(FunctionType::get(copy.getContext(), copy.getArgumentTypes(),
                                 end->getOperandTypes()));
  SmallVector<DictionaryAttr> attributes(
      results.size(), DictionaryAttr::get(copy.getContext()));
  for (auto [attribute, number] : llvm::zip(attributes, numbers))
    attribute =
        DictionaryAttr::get(copy.getContext(), from.getResultAttrs(number));
  copy.setAllResultAttrs(attributes);
}

func::FuncOp JointFunction::makeForward(StringRef name) {
  IRMapping map;
  func::FuncOp copy = copyAs(name, map);
  SmallVector<Value> results(
      copy.front().getTerminator()->getOperands().take_front(numResults));
  for (Value value : saved)
    results.push_back(map.lookup(value));
  setResults(copy, func, results,
             llvm::to_vector(llvm::seq<unsigned>(0, numResults)));
  llvm::DenseSet<Operation *> late;
  for (Operation *op : backward)
    late.insert(map.lookup(op));
  removeUnused(copy, [&](Operation *op) { return !late.contains(op); });
  (void)copy.eraseArguments(llvm::BitVector(copy.getNumArguments(), false)
                                .set(numArguments, copy.getNumArguments()));
  return copy;
}

// All at once: each insertion takes time for all arguments.
static void insertArguments(func::FuncOp func, unsigned at,
                            ArrayRef<Value> values) {
  SmallVector<unsigned> places(values.size(), at);
  SmallVector<DictionaryAttr> attributes(
      values.size(), DictionaryAttr::get(func.getContext()));
  auto types =
      llvm::map_to_vector(values, [](Value value) { return value.getType(); });
  auto locs =
      llvm::map_to_vector(values, [](Value value) { return value.getLoc(); });
  (void)func.insertArguments(places, types, attributes, locs);
}

func::FuncOp JointFunction::makeBackward(StringRef name) {
  IRMapping map;
  func::FuncOp copy = copyAs(name, map);
  insertArguments(copy, numArguments, saved);
  for (auto [i, value] : llvm::enumerate(saved))
    map.lookup(value).replaceAllUsesWith(
        copy.getArgument(numArguments + unsigned(i)));
  Operation *end = copy.front().getTerminator();
  setResults(
      copy, func, llvm::to_vector(end->getOperands().drop_front(numResults)),
      llvm::to_vector(llvm::seq<unsigned>(numResults, end->getNumOperands())));
  llvm::DenseSet<Operation *> late;
  for (Operation *op : backward)
    late.insert(map.lookup(op));
  auto isLate = [&](Operation *op) { return late.contains(op); };
  removeUnused(copy, isLate);
  delayRecomputed(copy, isLate);
  llvm::BitVector unused(copy.getNumArguments());
  unused.set(0, numArguments);
  for (int64_t argument : keptArguments())
    unused.reset(unsigned(argument));
  (void)copy.eraseArguments(unused);
  return copy;
}

} // namespace tcopt::grad
