//===- HostBuffers.cpp - which tensors of a function share buffers --------===//

#include "tcopt/Mem/Transforms/HostBuffers.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "tcopt/Core/IR/CoreOps.h"
#include "tcopt/Interfaces/Donation.h"
#include "tcopt/Mem/Transforms/ResultWriter.h"

using namespace mlir;

namespace tcopt::mem {

bool isHostView(Operation *op) {
  return isa_and_nonnull<tensor::CastOp, tensor::ExpandShapeOp,
                         tensor::CollapseShapeOp>(op);
}

int64_t donorOf(func::CallOp call, unsigned result) {
  auto donors = call->getAttrOfType<DenseI64ArrayAttr>(kDonorsAttr);
  return donors && result < donors.size() ? donors[result] : -1;
}

// The last operands are destinations of the results that are tensors and in the
// memory of no other operand.
static OpOperand *destinationOf(func::CallOp call, unsigned number) {
  if (!isTensor(call.getResult(number)))
    return nullptr;
  if (int64_t donor = donorOf(call, number); donor >= 0)
    return &call->getOpOperand(donor);
  unsigned count = 0, before = 0;
  for (OpResult result : call->getResults())
    if (isTensor(result) && donorOf(call, result.getResultNumber()) < 0) {
      ++count;
      before += result.getResultNumber() < number;
    }
  if (count > call.getNumOperands())
    return nullptr;
  return &call->getOpOperand(call.getNumOperands() - count + before);
}

OpOperand *tiedOperand(OpResult result) {
  Operation *op = result.getOwner();
  if (auto call = dyn_cast<func::CallOp>(op))
    return destinationOf(call, result.getResultNumber());
  if (auto write = dyn_cast<bufferization::MaterializeInDestinationOp>(op))
    return &write.getDestMutable();
  return nest::tiedInit(result);
}

static Value tiedValue(OpResult result) {
  OpOperand *operand = tiedOperand(result);
  return operand ? operand->get() : Value();
}

bool readsTied(Operation *op) {
  return isa<nest::CallOp>(op) || op->hasAttr(kDonorsAttr);
}

HostBuffers::HostBuffers(func::FuncOp function, SymbolTableCollection &symbols)
    : function(function), symbols(symbols),
      sizes(function.getContext(), tiedValue) {
  Block &entry = function.getBody().front();
  findSizes(entry);
  order = std::make_unique<ProgramOrder>(function);
  findGuards();
  collectArguments();
  collect(entry);
  addUses();
  addRanges();
  joinAll();
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

// Before ops get numbers, as it creates some.
void HostBuffers::findSizes(Block &block) {
  for (Value argument : block.getArguments())
    if (isTensor(argument))
      (void)sizes.of(argument);
  for (Operation &op : llvm::make_early_inc_range(block))
    findSizes(op);
}

void HostBuffers::takeSizes(ValueRange values, ValueRange like) {
  for (auto [value, other] : llvm::zip(values, like))
    if (isTensor(value))
      sizes.set(value, TensorSizes::Sizes(sizes.of(other)));
}

// One buffer holds what all iterations hand on.
void HostBuffers::requireSizes(Operation *terminator, ValueRange values,
                               ValueRange carried) {
  OpBuilder builder(terminator);
  Location loc = terminator->getLoc();
  for (auto [value, argument] : llvm::zip(values, carried)) {
    if (!isTensor(argument))
      continue;
    TensorSizes::Sizes now = sizes.of(value), before = sizes.of(argument);
    for (auto [a, b] : llvm::zip(now, before)) {
      if (isEqualConstantIntOrValue(a, b))
        continue;
      Value same = arith::CmpIOp::create(
          builder, loc, arith::CmpIPredicate::eq,
          getValueOrCreateConstantIndexOp(builder, loc, a),
          getValueOrCreateConstantIndexOp(builder, loc, b));
      core::RequireOp::create(
          builder, loc, same,
          "a tensor that a loop carries must keep its sizes");
    }
  }
}

void HostBuffers::findSizes(Operation &op) {
  if (auto dim = dyn_cast<tensor::DimOp>(op))
    return sizes.share(dim);
  auto forLoop = dyn_cast<scf::ForOp>(op);
  auto whileLoop = dyn_cast<scf::WhileOp>(op);
  if (forLoop) {
    takeSizes(forLoop.getRegionIterArgs(), forLoop.getInitArgs());
    takeSizes(forLoop.getResults(), forLoop.getInitArgs());
  } else if (whileLoop) {
    ValueRange inits = whileLoop.getInits();
    takeSizes(whileLoop.getBeforeArguments(), inits);
    takeSizes(whileLoop.getAfterArguments(), inits);
    takeSizes(whileLoop.getResults(), inits);
  }
  for (Region &region : op.getRegions())
    for (Block &block : region)
      findSizes(block);
  if (forLoop)
    requireSizes(forLoop.getBody()->getTerminator(), forLoop.getYieldedValues(),
                 forLoop.getRegionIterArgs());
  else if (whileLoop)
    requireSizes(whileLoop.getYieldOp(), whileLoop.getYieldOp().getOperands(),
                 whileLoop.getBeforeArguments());
  if (auto branch = dyn_cast<scf::IfOp>(op))
    findBranchSizes(branch);
  if (auto write = dyn_cast<bufferization::MaterializeInDestinationOp>(op))
    takeSizes(write.getResult(), write.getSource());
  for (Value result : op.getResults())
    if (isTensor(result))
      (void)sizes.of(result);
}

// Those on which both branches agree.
void HostBuffers::findBranchSizes(scf::IfOp branch) {
  if (branch.getNumResults() == 0)
    return;
  for (auto [result, yes, no] :
       llvm::zip(branch.getResults(), branch.thenYield().getOperands(),
                 branch.elseYield().getOperands())) {
    if (!isTensor(result))
      continue;
    TensorSizes::Sizes first = sizes.of(yes), second = sizes.of(no);
    if (first == second)
      sizes.set(result, std::move(first));
  }
}

// Equalities that core.require demands.
void HostBuffers::findGuards() {
  function.walk([&](core::RequireOp require) {
    auto same = require.getCondition().getDefiningOp<arith::CmpIOp>();
    if (same && same.getPredicate() == arith::CmpIPredicate::eq)
      guards.push_back({same.getLhs(), same.getRhs(), require});
  });
  if (!function.isPublic())
    return;
  // An entry compares a donated argument's sizes with those of its result.
  forEachDonation([&](bufferization::MaterializeInDestinationOp write) {
    for (auto [a, b] : llvm::zip_equal(sizes.of(write.getResult()),
                                       sizes.of(write.getDest())))
      if (isa<Value>(a) && isa<Value>(b))
        guards.push_back({cast<Value>(a), cast<Value>(b), nullptr});
  });
}

void HostBuffers::forEachDonation(
    function_ref<void(bufferization::MaterializeInDestinationOp)> visit) {
  for (Operation &op : function.getBody().front()) {
    auto write = dyn_cast<bufferization::MaterializeInDestinationOp>(op);
    auto argument =
        write ? dyn_cast<BlockArgument>(write.getDest()) : BlockArgument();
    if (argument && donatedResult(function, argument.getArgNumber()))
      visit(write);
  }
}

// Whether the sizes are constants or values that dominate the op.
bool HostBuffers::isKnownBefore(ArrayRef<OpFoldResult> all,
                                Operation *op) const {
  return llvm::all_of(all, [&](OpFoldResult size) {
    auto value = dyn_cast<Value>(size);
    if (!value)
      return true;
    Operation *above = value.getParentBlock()->findAncestorOpInBlock(*op);
    Operation *producer = value.getDefiningOp();
    return above &&
           (!producer || order->beginOf(producer) < order->beginOf(above));
  });
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

unsigned HostBuffers::addNumber(Value tensor, Operation *before) {
  unsigned number = classes.add();
  isUnknown.push_back(false);
  homes.push_back({before, cast<RankedTensorType>(tensor.getType()),
                   TensorSizes::Sizes(sizes.of(tensor))});
  return number;
}

void HostBuffers::define(Value tensor, unsigned number, Block *block,
                         int64_t from) {
  definitionsOf[tensor].push_back(definitions.size());
  definitions.push_back({number, block, from, {}});
  classes.addLive(number, {from, from + 2});
}

void HostBuffers::alias(Value tensor, Value source) {
  definitionsOf[tensor] = definitionsOf.lookup(source);
}

// The tensor may be in the buffer of any of the sources, from a time on.
void HostBuffers::passBuffers(Value tensor, ArrayRef<Value> sources,
                              Block *block, int64_t from) {
  passed.insert(tensor);
  llvm::SmallSetVector<unsigned, 4> numbers;
  for (Value source : sources)
    for (unsigned definition : definitionsOf.lookup(source))
      numbers.insert(definitions[definition].number);
  for (unsigned number : numbers)
    define(tensor, number, block, from);
}

void HostBuffers::collectArguments() {
  auto writable = bufferization::BufferizationDialect::kWritableAttrName;
  Block &entry = function.getBody().front();
  for (BlockArgument argument : entry.getArguments()) {
    if (!isTensor(argument))
      continue;
    unsigned number = addNumber(argument, &entry.front());
    definitionsOf[argument].push_back(definitions.size());
    definitions.push_back({number, &entry, 0, {}});
    classes.pin(number);
    auto isWritable =
        function.getArgAttrOfType<BoolAttr>(argument.getArgNumber(), writable);
    // What a donated argument holds is live until its last use.
    if (isWritable && isWritable.getValue())
      isUnknown[number] = !donatedResult(function, argument.getArgNumber());
    else // The caller's, for all of the call.
      classes.addLive(number, {0, 2 * order->size()});
  }
}

void HostBuffers::collect(Block &block) {
  for (Operation &op : block)
    collect(op);
}

void HostBuffers::collect(Operation &op) {
  if (auto loop = dyn_cast<scf::ForOp>(op))
    return collectFor(loop);
  if (auto loop = dyn_cast<scf::WhileOp>(op))
    return collectWhile(loop);
  for (Region &region : op.getRegions())
    for (Block &block : region)
      collect(block);
  if (auto branch = dyn_cast<scf::IfOp>(op))
    return collectIf(branch);
  for (OpResult result : op.getResults())
    if (isTensor(result))
      defineResult(result);
}

void HostBuffers::defineResult(OpResult result) {
  Operation *op = result.getOwner();
  if (isHostView(op))
    return alias(result, op->getOperand(0));
  unsigned number = addNumber(result, op);
  if (isa<tensor::EmptyOp>(op)) {
    // Holds nothing until it is written.
    definitionsOf[result].push_back(definitions.size());
    definitions.push_back({number, op->getBlock(), 2 * order->beginOf(op), {}});
    return;
  }
  define(result, number, op->getBlock(), 2 * order->beginOf(op));
  if (!op->hasTrait<mlir::OpTrait::ConstantLike>())
    return;
  classes.pin(number);
  classes.addLive(number, {0, 2 * order->size()});
}

// One number for the argument and the result, live from when an iteration hands
// it on to the end.
void HostBuffers::collectFor(scf::ForOp loop) {
  int64_t begin = 2 * order->beginOf(loop), end = 2 * order->endOf(loop);
  int64_t yield = 2 * order->beginOf(loop.getBody()->getTerminator());
  for (auto [argument, result] :
       llvm::zip(loop.getRegionIterArgs(), loop.getResults())) {
    if (!isTensor(result))
      continue;
    unsigned number = addNumber(result, loop);
    define(argument, number, loop.getBody(), begin);
    define(result, number, loop->getBlock(), end);
    classes.addLive(number, {yield, end + 1});
  }
  collect(*loop.getBody());
}

// The condition hands on the loop's arguments first, and then what else is
// wanted after it.
void HostBuffers::collectWhile(scf::WhileOp loop) {
  int64_t begin = 2 * order->beginOf(loop), end = 2 * order->endOf(loop);
  Block *before = loop.getBeforeBody(), *after = loop.getAfterBody();
  int64_t condition = 2 * order->beginOf(loop.getConditionOp());
  int64_t yield = 2 * order->beginOf(loop.getYieldOp());
  int64_t afterBegin = 2 * order->beginOf(after);
  unsigned inits = loop.getInits().size();
  for (auto [i, argument] : llvm::enumerate(loop.getBeforeArguments())) {
    if (!isTensor(argument))
      continue;
    unsigned number = addNumber(argument, loop);
    define(argument, number, before, begin);
    define(loop.getAfterArguments()[i], number, after, afterBegin);
    define(loop.getResult(i), number, loop->getBlock(), end);
    classes.addLive(number, {yield, end + 1});
  }
  collect(*before);
  for (unsigned i = inits; i < loop.getNumResults(); ++i) {
    Value value = loop.getConditionOp().getArgs()[i];
    Value argument = loop.getAfterArguments()[i], result = loop.getResult(i);
    if (!isTensor(value))
      continue;
    if (!isKnownBefore(sizes.of(value), loop)) {
      passBuffers(argument, {value}, after, afterBegin);
      passBuffers(result, {value}, loop->getBlock(), end);
      continue;
    }
    sizes.set(argument, TensorSizes::Sizes(sizes.of(value)));
    sizes.set(result, TensorSizes::Sizes(sizes.of(value)));
    unsigned number = addNumber(result, loop);
    classes.addLive(number, {condition, condition + 2});
    define(argument, number, after, afterBegin);
    define(result, number, loop->getBlock(), end);
  }
  collect(*after);
}

void HostBuffers::collectIf(scf::IfOp branch) {
  int64_t end = 2 * order->endOf(branch);
  for (auto [i, result] : llvm::enumerate(branch.getResults())) {
    if (!isTensor(result))
      continue;
    Value yes = branch.thenYield().getOperand(i);
    Value no = branch.elseYield().getOperand(i);
    if (!isKnownBefore(sizes.of(result), branch)) {
      passBuffers(result, {yes, no}, branch->getBlock(), end);
      continue;
    }
    unsigned number = addNumber(result, branch);
    for (scf::YieldOp yield : {branch.thenYield(), branch.elseYield()}) {
      int64_t time = 2 * order->beginOf(yield);
      classes.addLive(number, {time, time + 2});
    }
    define(result, number, branch->getBlock(), end);
  }
}

//===----------------------------------------------------------------------===//
// Uses
//===----------------------------------------------------------------------===//

// Whether a result is written over the operand.
static bool isTied(OpOperand &operand) {
  return llvm::any_of(operand.getOwner()->getResults(), [&](OpResult result) {
    return tiedOperand(result) == &operand;
  });
}

// Sizes are known without a buffer, views are aliases, and what holds nothing
// is not read where something is written over it.
bool HostBuffers::usesElements(OpOperand &operand) const {
  Operation *op = operand.getOwner();
  if (isa<tensor::DimOp>(op) || isHostView(op))
    return false;
  if (isTied(operand) && !readsTied(op))
    return false;
  return !isEmpty(operand.get()) ||
         (!isTied(operand) && !isa<LoopLikeOpInterface>(op));
}

void HostBuffers::addUses() {
  function.walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands()) {
      if (!isTensor(operand.get()) || !usesElements(operand))
        continue;
      for (unsigned definition : definitionsOf.lookup(operand.get()))
        definitions[definition].uses.push_back(op);
    }
  });
}

void HostBuffers::addRanges() {
  for (const Definition &definition : definitions) {
    LiveRange live;
    order->addLive(definition.block, definition.from, definition.uses, live);
    for (TimeInterval interval : live.intervals())
      classes.addLive(definition.number, interval);
  }
}

SmallVector<unsigned, 2> HostBuffers::numbersOf(Value tensor) const {
  SmallVector<unsigned, 2> numbers;
  for (unsigned definition : definitionsOf.lookup(tensor))
    if (!llvm::is_contained(numbers, definitions[definition].number))
      numbers.push_back(definitions[definition].number);
  return numbers;
}

std::optional<unsigned> HostBuffers::numberOf(Value tensor) const {
  SmallVector<unsigned, 2> numbers = numbersOf(tensor);
  return numbers.size() == 1 ? std::optional(numbers.front()) : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Allocations
//===----------------------------------------------------------------------===//

std::optional<HostBuffers::Allocation>
HostBuffers::allocationOf(unsigned number) const {
  number = classOf(number);
  if (classes.isPinned(number) || classes.rangeOf(number).empty())
    return std::nullopt;
  const Home &home = homes[number];
  Allocation allocation{
      home.before,
      MemRefType::get(home.type.getShape(), home.type.getElementType()),
      {}};
  for (auto [size, known] : llvm::zip(home.sizes, home.type.getShape()))
    if (ShapedType::isDynamic(known))
      allocation.sizes.push_back(size);
  return allocation;
}

} // namespace tcopt::mem
