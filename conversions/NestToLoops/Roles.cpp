//===- Roles.cpp - fills and epilogues of ops ----------------------------===//

#include "Roles.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;
using namespace tcopt;
using namespace tcopt::loops;

//===----------------------------------------------------------------------===//
// Users of buffers
//===----------------------------------------------------------------------===//

// The tensor or buffer that an op with one output leaves.
static Value outputOf(linalg::LinalgOp op) {
  return op->getNumResults() ? op->getResult(0) : op.getDpsInits()[0];
}

static bool hasRole(Operation *op, nest::Role role) {
  return nest::getRole(op) == role;
}

static Value baseOf(Value buffer) {
  while (auto view = buffer.getDefiningOp<ViewLikeOpInterface>())
    buffer = view.getViewSource();
  return buffer;
}

// Adds the ops of a block that read or write a buffer or a view of it.
static void findUsers(Value buffer, Block *block,
                      llvm::SetVector<Operation *> &users) {
  for (Operation *user : buffer.getUsers()) {
    if (auto view = dyn_cast<ViewLikeOpInterface>(user);
        view && view.getViewSource() == buffer) {
      findUsers(user->getResult(0), block, users);
      continue;
    }
    Operation *inBlock = block->findAncestorOpInBlock(*user);
    if (inBlock && !isMemoryEffectFree(inBlock) &&
        !isa<memref::DeallocOp>(inBlock))
      users.insert(inBlock);
  }
}

// The last op before another one, or the first one after it, that reads or
// writes a buffer.
static Operation *neighbourOf(Operation *op, Value buffer, bool before) {
  llvm::SetVector<Operation *> users;
  findUsers(baseOf(buffer), op->getBlock(), users);
  Operation *nearest = nullptr;
  for (Operation *user : users) {
    if (user == op || user->isBeforeInBlock(op) != before)
      continue;
    if (!nearest || nearest->isBeforeInBlock(user) == before)
      nearest = user;
  }
  return nearest;
}

static Operation *onlyUser(Value tensor) {
  return tensor.hasOneUse() ? *tensor.user_begin() : nullptr;
}

// The op that reads next what an op leaves.
static Operation *readerOf(linalg::LinalgOp op) {
  Value output = outputOf(op);
  return isa<TensorType>(output.getType())
             ? onlyUser(output)
             : neighbourOf(op, output, /*before=*/false);
}

//===----------------------------------------------------------------------===//
// Fills
//===----------------------------------------------------------------------===//

linalg::FillOp loops::initOf(linalg::LinalgOp op, Value output) {
  Operation *before = isa<TensorType>(output.getType())
                          ? output.getDefiningOp()
                          : neighbourOf(op, output, /*before=*/true);
  auto fill = dyn_cast_or_null<linalg::FillOp>(before);
  if (isa<TensorType>(output.getType()) && !output.hasOneUse())
    return nullptr;
  if (!fill || !hasRole(fill, nest::Role::init) || outputOf(fill) != output ||
      llvm::count(op->getOperands(), output) != 1)
    return nullptr;
  return fill;
}

linalg::LinalgOp loops::rootOf(linalg::FillOp fill) {
  auto op = dyn_cast_or_null<linalg::LinalgOp>(readerOf(fill));
  if (!op || !llvm::is_contained(op.getDpsInits(), outputOf(fill)) ||
      initOf(op, outputOf(fill)) != fill)
    return nullptr;
  return op;
}

SmallVector<Value> loops::foldFills(linalg::LinalgOp op,
                                    const nest::KernelSchedule &schedule) {
  SmallVector<Value> values;
  for (Value output : op.getDpsInits()) {
    linalg::FillOp fill = initOf(op, output);
    bool isInit = schedule.isFused(fill);
    values.push_back(isInit ? fill.getInputs()[0] : Value());
    if (isInit)
      fill->erase();
  }
  return values;
}

//===----------------------------------------------------------------------===//
// Epilogues
//===----------------------------------------------------------------------===//

static bool writes(linalg::LinalgOp op, Value buffer) {
  return llvm::is_contained(op.getDpsInits(), buffer);
}

// Whether an op and an epilogue use a buffer that one of them writes, or the op
// does what is not known. Ops on tensors write none.
static bool conflicts(Operation *op, linalg::LinalgOp epilogue) {
  if (isMemoryEffectFree(op) || isa<memref::AllocOp, memref::AllocaOp>(op))
    return false;
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp)
    return true;
  for (Value mine : linalgOp->getOperands())
    for (Value other : epilogue->getOperands())
      if (isa<MemRefType>(mine.getType()) && isa<MemRefType>(other.getType()) &&
          (writes(linalgOp, mine) || writes(epilogue, other)) &&
          baseOf(mine) == baseOf(other))
        return true;
  return false;
}

// Whether an op can be run where an earlier one is.
static bool canRunAt(linalg::LinalgOp epilogue, linalg::LinalgOp op) {
  if (op->getBlock() != epilogue->getBlock() || !op->isBeforeInBlock(epilogue))
    return false;
  llvm::SetVector<Value> used(epilogue->getOperands().begin(),
                              epilogue->getOperands().end());
  getUsedValuesDefinedAbove(epilogue->getRegions(), used);
  for (Operation *between = op->getNextNode(); between != epilogue;
       between = between->getNextNode()) {
    bool isRead = llvm::any_of(between->getResults(), [&](Value result) {
      return used.contains(result);
    });
    if (isRead || conflicts(between, epilogue))
      return false;
  }
  return true;
}

// The op with the role of an epilogue that reads next what an op leaves.
static linalg::LinalgOp appliedTo(linalg::LinalgOp op) {
  if (op.getNumDpsInits() != 1)
    return nullptr;
  auto next = dyn_cast_or_null<linalg::LinalgOp>(readerOf(op));
  if (!next || !hasRole(next, nest::Role::epilogue) ||
      next.getNumReductionLoops() || next.getNumDpsInits() != 1 ||
      llvm::count(next->getOperands(), outputOf(op)) != 1 ||
      !canRunAt(next, op))
    return nullptr;
  return next;
}

linalg::LinalgOp loops::epilogueOf(linalg::LinalgOp op) {
  linalg::LinalgOp next = appliedTo(op);
  bool isInPlace = next && next.getDpsInits()[0] == outputOf(op) &&
                   next.getIndexingMapsArray().back().isIdentity();
  return isInPlace ? next : linalg::LinalgOp();
}

// Whether a buffer is one of the kernel's own, which only two ops use.
static bool isOwn(Value output, linalg::LinalgOp op, Operation *reader) {
  if (isa<TensorType>(output.getType()))
    return true;
  return output.getDefiningOp<memref::AllocOp>() &&
         llvm::all_of(output.getUsers(), [&](Operation *user) {
           return user == op || user == reader ||
                  isa<linalg::FillOp, memref::DeallocOp, memref::DimOp>(user);
         });
}

OpOperand *loops::conversionOf(linalg::LinalgOp op) {
  linalg::LinalgOp next = appliedTo(op);
  if (!next || !op.getNumReductionLoops() || !isOwn(outputOf(op), op, next) ||
      !next.getIndexingMapsArray().back().isIdentity())
    return nullptr;
  for (OpOperand *input : next.getDpsInputOperands())
    if (input->get() == outputOf(op) &&
        next.getMatchingIndexingMap(input).isIdentity())
      return input;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static LogicalResult refuseFused(Operation *op) {
  bool isInit = hasRole(op, nest::Role::init);
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  StringRef expected =
      isInit ? "a linalg op that starts from the init's value"
             : "a linalg op before the epilogue that applies it to what it "
               "stores";
  if (isInit && !isa<linalg::FillOp>(op))
    expected = "a fill";
  else if (!isInit && (!linalgOp || linalgOp.getNumReductionLoops()))
    expected = "an elementwise op";
  return op->emitOpError("expected ")
         << expected << " for the entry 'fused' in " << nest::attrs::kSchedule
         << " of its kernel but found none";
}

LogicalResult loops::checkFused(
    const nest::KernelSchedule &schedule,
    llvm::function_ref<linalg::LinalgOp(linalg::LinalgOp)> epilogueOf,
    const llvm::DenseSet<Operation *> &others) {
  llvm::DenseSet<Operation *> taken(others);
  for (Operation *each : schedule.getOps()) {
    auto op = dyn_cast<linalg::LinalgOp>(each);
    if (!op || !schedule.lookup(op))
      continue;
    for (Value output : op.getDpsInits())
      if (linalg::FillOp fill = initOf(op, output))
        taken.insert(fill);
    if (linalg::LinalgOp epilogue = epilogueOf(op))
      taken.insert(epilogue);
  }
  bool isOk = true;
  for (Operation *op : schedule.getOps())
    if (schedule.isFused(op) && !taken.contains(op))
      isOk &= succeeded(refuseFused(op));
  return success(isOk);
}

//===----------------------------------------------------------------------===//
// Loops of epilogues
//===----------------------------------------------------------------------===//

bool loops::isPlaceless(linalg::LinalgOp op) {
  return op.getNumDpsInputs() == 0 &&
         op.getBlock()->getOps<linalg::IndexOp>().empty();
}

bool loops::joinsLoops(linalg::LinalgOp epilogue) {
  return !epilogue || isPlaceless(epilogue);
}
