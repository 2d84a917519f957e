//===- CallSteps.cpp - the steps and buffers of a block -------------------===//

#include "CallSteps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "tcopt/Interfaces/Donation.h"
#include "llvm/ADT/BitVector.h"
#include <limits>

using namespace mlir;

namespace tcopt::nest {

/// The allocation, global or argument that a buffer is a view of; null if other
/// buffers of the function may alias it.
static Value findMemory(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  auto argument = dyn_cast<BlockArgument>(buffer);
  bool isOwn =
      argument
          ? isa<func::FuncOp>(argument.getOwner()->getParentOp())
          : isa<memref::AllocOp, memref::GetGlobalOp>(buffer.getDefiningOp());
  return isOwn ? buffer : Value();
}

/// The bytes of a buffer, with 64 for each unknown size.
static int64_t estimateBytes(MemRefType type) {
  constexpr int64_t assumedSize = 64;
  Type element = type.getElementType();
  int64_t bits = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  for (int64_t size : type.getShape())
    if (llvm::MulOverflow(
            bits, ShapedType::isDynamic(size) ? assumedSize : size, bits))
      return std::numeric_limits<int32_t>::max();
  return (bits + 7) / 8;
}

/// Whether an op can run wherever its operands are known.
static bool isPlaceless(Operation *op) {
  return isa<memref::AllocOp>(op) ||
         (isMemoryEffectFree(op) && op->getNumRegions() == 0 &&
          !op->hasTrait<mlir::OpTrait::IsTerminator>());
}

CallSteps::CallSteps(Block &block, llvm::function_ref<int64_t(CallOp)> kindOf) {
  for (Operation &op : block) {
    ops.push_back(&op);
    BatchStep &step = steps.emplace_back();
    step.isBarrier =
        op.hasTrait<mlir::OpTrait::IsTerminator>() || !addEffects(&op, step);
    auto call = dyn_cast<CallOp>(op);
    if (!step.isBarrier && call && !call.getFails() && !call.getWorkspace() &&
        call.getNumResults() == 0)
      step.kind = kindOf(call);
  }
  findBuffers();
}

unsigned CallSteps::numberOf(Value memory) {
  return numbers.try_emplace(memory, numbers.size()).first->second;
}

/// Returns false for an op with unknown effects. A failure is an effect on no
/// value.
bool CallSteps::addEffects(Operation *op, BatchStep &step, bool skipsFailures) {
  if (isMemoryEffectFree(op))
    return true;
  auto known = dyn_cast<MemoryEffectOpInterface>(op);
  if (!known || op->getNumRegions() != 0)
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  known.getEffects(effects);
  return llvm::all_of(effects, [&](const auto &effect) {
    return isa<MemoryEffects::Allocate>(effect.getEffect()) ||
           (skipsFailures && !effect.getValue()) || addEffect(effect, step);
  });
}

bool CallSteps::addEffect(const MemoryEffects::EffectInstance &effect,
                          BatchStep &step) {
  Value memory =
      effect.getValue() && isa<MemRefType>(effect.getValue().getType())
          ? findMemory(effect.getValue())
          : Value();
  if (!memory)
    return false;
  bool reads = isa<MemoryEffects::Read>(effect.getEffect());
  (reads ? step.reads : step.writes).push_back(numberOf(memory));
  return true;
}

void CallSteps::findBuffers() {
  for (Operation *op : ops)
    if (auto alloc = dyn_cast<memref::AllocOp>(op))
      numberOf(alloc);
  buffers.resize(numbers.size());
  std::vector<bool> isUsed(numbers.size());
  auto use = [&](Value memory, size_t position) {
    auto it = numbers.find(memory);
    auto alloc = memory.getDefiningOp<memref::AllocOp>();
    if (it == numbers.end() || !alloc ||
        alloc->getBlock() != ops[0]->getBlock())
      return;
    if (!isUsed[it->second])
      buffers[it->second] = {estimateBytes(alloc.getType()), position,
                             position};
    isUsed[it->second] = true;
    buffers[it->second].last = position;
  };
  for (auto [position, op] : llvm::enumerate(ops)) {
    if (isPlaceless(op))
      continue;
    op->walk([&](Operation *user) {
      for (Value operand : user->getOperands())
        if (isa<MemRefType>(operand.getType()))
          if (Value memory = findMemory(operand))
            use(memory, position);
    });
  }
}

/// The numbers of results of ops with effects, in the block, that a value is
/// computed from.
ArrayRef<unsigned> CallSteps::sourcesOf(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getBlock() != ops[0]->getBlock())
    return {};
  if (auto it = sources.find(op); it != sources.end())
    return it->second;
  SmallVector<unsigned, 1> found;
  if (!isPlaceless(op))
    found.push_back(numberOf(op->getResult(0)));
  else
    for (Value operand : op->getOperands())
      llvm::append_range(found, sourcesOf(operand));
  llvm::sort(found);
  found.erase(llvm::unique(found), found.end());
  return sources[op] = std::move(found);
}

void CallSteps::addSources() {
  for (auto [step, op] : llvm::zip_equal(steps, ops)) {
    if (isPlaceless(op)) {
      // Operands are computed first, so that no search is deep.
      if (op->getNumResults())
        sourcesOf(op->getResult(0));
      continue;
    }
    if (op->getNumResults())
      step.writes.push_back(numberOf(op->getResult(0)));
    for (Value operand : op->getOperands())
      llvm::append_range(step.reads, sourcesOf(operand));
  }
  buffers.resize(numbers.size());
}

void CallSteps::addFailures(func::FuncOp function) {
  llvm::BitVector isKept(unsigned(numbers.size()) + 1);
  for (auto [i, argument] : llvm::enumerate(function.getArguments()))
    if (auto it = numbers.find(argument); it != numbers.end())
      isKept[it->second] = function.isPrivate() ||
                           function.getArgAttr(unsigned(i), kDonatesAttr);
  // A failure writes a memory that all writers of such arguments read: writers
  // do not conflict with each other.
  unsigned failure = numberOf(Value());
  for (auto [step, op] : llvm::zip_equal(steps, ops)) {
    if (auto call = dyn_cast<CallOp>(op); call && call.getFails()) {
      step = {};
      step.isBarrier = !addEffects(call, step, /*skipsFailures=*/true);
      step.writes.push_back(failure);
    } else if (llvm::any_of(step.writes,
                            [&](unsigned memory) { return isKept[memory]; })) {
      step.reads.push_back(failure);
    }
  }
  buffers.resize(numbers.size());
}

namespace {
/// Puts allocations and views of a block before their first users, and other
/// ops without effects where a user runs before them.
class UserOrder {
public:
  explicit UserOrder(Block &block) : block(block) {}

  void run() {
    SmallVector<Operation *> ops;
    for (Operation &op : block)
      ops.push_back(&op);
    for (Operation *op : ops) {
      bool waits = isPlaceless(op) && !op->use_empty() &&
                   (isa<memref::AllocOp, ViewLikeOpInterface>(op));
      if (!waits && done.insert(op).second)
        op->walk([&](Operation *user) { placeOperands(user, op); });
    }
  }

private:
  /// Places all that the user needs, operands first.
  void placeOperands(Operation *user, Operation *before) {
    SmallVector<std::pair<Operation *, unsigned>> path{{user, 0}};
    while (!path.empty()) {
      auto &[op, next] = path.back();
      if (next < op->getNumOperands()) {
        Operation *needed = op->getOperand(next++).getDefiningOp();
        if (needed && needed->getBlock() == &block && isPlaceless(needed) &&
            done.insert(needed).second)
          path.push_back({needed, 0});
        continue;
      }
      if (op != user)
        op->moveBefore(before);
      path.pop_back();
    }
  }

  Block &block;
  llvm::DenseSet<Operation *> done;
};
} // namespace

void moveToUsers(Block &block) { UserOrder(block).run(); }

} // namespace tcopt::nest
