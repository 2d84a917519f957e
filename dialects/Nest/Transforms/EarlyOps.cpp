//===- EarlyOps.cpp - what constants alone decide -------------------------===//

#include "tcopt/Nest/Transforms/EarlyOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Nest/IR/ProgramState.h"
#include "tcopt/Nest/Transforms/SafeCalls.h"

using namespace mlir;

namespace tcopt::nest {

//===----------------------------------------------------------------------===//
// Cost of kernels
//===----------------------------------------------------------------------===//

namespace {
/// Scalar ops for each element that a kernel writes, up to `kDear`.
constexpr int64_t kDear = 8;
} // namespace

static int64_t costOf(Operation &op) {
  bool isDear = op.getName().getDialectNamespace() == "math" ||
                op.getNumRegions() > 0 ||
                isa<arith::DivFOp, arith::DivSIOp, arith::DivUIOp,
                    arith::RemFOp, arith::RemSIOp, arith::RemUIOp>(op);
  return isDear ? kDear : op.hasTrait<OpTrait::IsTerminator>() ? 0 : 1;
}

static int64_t costOf(KernelOp kernel) {
  int64_t cost = 0;
  for (Operation &op : kernel.getBody().front()) {
    auto loops = dyn_cast<linalg::LinalgOp>(op);
    if (!loops && op.getNumRegions() == 0)
      continue;
    if (!loops || loops.getNumReductionLoops() > 0)
      return kDear;
    for (Operation &inner : *loops.getBlock())
      cost += costOf(inner);
  }
  return cost;
}

//===----------------------------------------------------------------------===//
// Early ops
//===----------------------------------------------------------------------===//

static bool hasStaticResults(Operation *op) {
  return llvm::all_of(op->getResultTypes(), [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    return tensor && tensor.hasStaticShape();
  });
}

/// Ops that cost nothing: they are copied, not moved.
static bool isFree(Operation *op) {
  return op->hasTrait<OpTrait::ConstantLike>() ||
         isa<tensor::EmptyOp, tensor::CastOp, tensor::ExpandShapeOp,
             tensor::CollapseShapeOp>(op);
}

EarlyOps::EarlyOps(func::FuncOp function, const BitVector &earlyArguments,
                   SymbolTable &symbols)
    : function(function), earlyArguments(earlyArguments), symbols(symbols) {
  function.walk<WalkOrder::PreOrder>([&](Operation *op) { visit(op); });
}

bool EarlyOps::isEarly(Value value) const {
  if (Operation *op = value.getDefiningOp())
    return early.contains(op);
  auto argument = cast<BlockArgument>(value);
  return argument.getOwner()->getParentOp() == function &&
         argument.getArgNumber() < earlyArguments.size() &&
         earlyArguments.test(argument.getArgNumber());
}

void EarlyOps::visit(Operation *op) {
  auto call = dyn_cast<CallOp>(op);
  if (!call && !isFree(op))
    return;
  if (!llvm::all_of(op->getOperands(), [&](Value v) { return isEarly(v); }))
    return;
  if (call &&
      (!hasStaticResults(op) ||
       !mayRunUnasked(call, lookupKernel(symbols.lookup(call.getCallee())))))
    return;
  early.insert(op);
  int64_t bytes = 0;
  Attribute constant;
  if (matchPattern(op, m_Constant(&constant))) {
    auto splat = dyn_cast<SplatElementsAttr>(constant);
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    bytes = type && !splat ? getNumBytes(type) : 0;
  }
  for (Value operand : op->getOperands())
    bytes = llvm::SaturatingAdd<uint64_t>(bytes, sourceBytes(operand));
  sources[op] = std::min<int64_t>(bytes, int64_t(1) << 56);
}

int64_t EarlyOps::sourceBytes(Value value) const {
  if (Operation *op = value.getDefiningOp())
    return sources.lookup(op);
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape() ? getNumBytes(type) : 0;
}

//===----------------------------------------------------------------------===//
// What pays
//===----------------------------------------------------------------------===//

// Views are as their readers are.
bool EarlyOps::isRead(Value value, bool &isOnlyReturned) const {
  bool isRead = false;
  for (Operation *user : value.getUsers()) {
    bool isView = early.contains(user) && isFree(user);
    if (isView ? this->isRead(user->getResult(0), isOnlyReturned)
               : !early.contains(user) || staying.contains(user)) {
      isRead = true;
      isOnlyReturned &= isView || isa<func::ReturnOp>(user);
    }
  }
  return isRead;
}

StringRef EarlyOps::reasonAgainst(CallOp call, int64_t bytes, bool isReturned,
                                  const StateLimits &limits) {
  // Below this many bytes the call itself is what costs.
  constexpr int64_t fewBytes = 4096, numberBytes = 64;
  if (bytes == 0)
    return "empty";
  bool isCheap = costOf(lookupKernel(symbols.lookup(call.getCallee()))) < kDear;
  if (isCheap && isReturned)
    return "result";
  if (isCheap && bytes > fewBytes && sources.lookup(call) <= numberBytes)
    return "cheap";
  int64_t allowed = llvm::SaturatingMultiplyAdd<uint64_t>(
      sources.lookup(call), limits.maxExpansion, limits.extraBytes);
  return bytes > allowed ? "expands" : "";
}

static bool hasElements(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.getNumElements() > 0;
}

SmallVector<OpResult>
EarlyOps::choose(const StateLimits &limits,
                 function_ref<void(CallOp, StringRef)> declined) {
  SmallVector<OpResult> chosen;
  for (Operation *op : llvm::reverse(early)) {
    auto call = dyn_cast<CallOp>(op);
    if (!call)
      continue;
    SmallVector<OpResult> read;
    bool isReturned = true;
    int64_t bytes = 0;
    for (OpResult result : call.getResults()) {
      if (!isRead(result, isReturned))
        continue;
      read.push_back(result);
      bytes += getNumBytes(cast<RankedTensorType>(result.getType()));
    }
    if (read.empty())
      continue;
    StringRef reason = reasonAgainst(call, bytes, isReturned, limits);
    if (reason.empty()) {
      llvm::append_range(chosen, llvm::reverse(read));
      continue;
    }
    staying.insert(op);
    declined(call, reason);
  }
  if (limits.constants)
    for (Operation *op : llvm::reverse(early))
      if (op->hasTrait<OpTrait::ConstantLike>() &&
          hasElements(op->getResult(0).getType()) &&
          isReadByKernels(op->getResult(0)))
        chosen.push_back(op->getResult(0));
  std::reverse(chosen.begin(), chosen.end());
  return chosen;
}

// Checks and prints read constants where they are.
bool EarlyOps::isReadByKernels(Value value) const {
  return llvm::any_of(value.getUsers(), [&](Operation *user) {
    if (early.contains(user) && isFree(user))
      return isReadByKernels(user->getResult(0));
    StringRef dialect = user->getName().getDialectNamespace();
    return (!early.contains(user) || staying.contains(user)) &&
           dialect != "check" && dialect != "graph";
  });
}

void EarlyOps::eraseUnused() {
  SmallVector<Operation *> ops = early.takeVector();
  for (Operation *op : llvm::reverse(ops))
    if (op->use_empty())
      op->erase();
}

} // namespace tcopt::nest
