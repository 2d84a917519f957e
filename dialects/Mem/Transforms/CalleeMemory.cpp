//===- CalleeMemory.cpp - arenas of callees in those of callers -----------===//

#include "tcopt/Mem/Transforms/CalleeMemory.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"
#include "tcopt/Mem/Transforms/CallSizes.h"
#include "tcopt/Nest/IR/ProgramState.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt::mem {

static MemRefType memoryType(MLIRContext *context, int64_t bytes) {
  return MemRefType::get({bytes}, IntegerType::get(context, 8));
}

// Why nobody can pass memory to a function; empty if its callers can.
StringRef CalleeMemory::findReason(func::FuncOp function) const {
  if (function.isPublic() || hasSignature(function) ||
      function->hasAttr(nest::ProgramState::getLayoutAttrName()))
    return "entry";
  return order.isRecursive(function) ? "recursive" : "";
}

Value CalleeMemory::addArgument(func::FuncOp function,
                                ArrayRef<int64_t> staticSlots, ValueRange slots,
                                int64_t lowerBound) {
  StringRef reason = findReason(function);
  std::optional<MemoryNeed> need;
  if (reason.empty()) {
    need = MemoryNeed::of(staticSlots, slots, lowerBound);
    reason = need ? "" : "other-sizes";
  }
  if (!need) {
    reasons[function] = reason;
    return {};
  }
  MemRefType type =
      memoryType(function.getContext(),
                 need->getStaticBytes().value_or(ShapedType::kDynamic));
  unsigned position = function.getNumArguments();
  if (failed(function.insertArgument(position, type, {}, function.getLoc())))
    return {};
  needs[function] = std::move(*need);
  return function.getArgument(position);
}

void CalleeMemory::remarkOwnArena(func::CallOp call, func::FuncOp callee) {
  StringRef reason = reasons.lookup(callee);
  if (reason.empty())
    return;
  remark::missed(call.getLoc(), remark::RemarkOpts::name("own-arena")
                                    .category("memory")
                                    .function(callee.getName()))
      << remark::reason("{0}", reason);
}

void CalleeMemory::pass(func::CallOp call, const MemoryNeed &need,
                        int64_t bytes, ValueRange sizes) {
  OpBuilder builder(call);
  MemRefType type = memoryType(call.getContext(), bytes);
  auto alloc = memref::AllocOp::create(builder, call.getLoc(), type, sizes);
  call->insertOperands(call->getNumOperands(), alloc.getResult());
  leastBytes[alloc] = need.getLowerBound();
  ++numPassed;
}

void CalleeMemory::allocate(func::FuncOp caller, SizeHoister &hoister) {
  SmallVector<func::CallOp> calls;
  caller.walk([&](func::CallOp call) { calls.push_back(call); });
  leastBytes.clear();
  CallSizes sizes(hoister);
  SmallVector<SizedCall> shared;
  for (func::CallOp call : calls) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    auto it = needs.find(callee);
    if (it == needs.end()) {
      remarkOwnArena(call, callee);
      continue;
    }
    const MemoryNeed &need = it->second;
    if (std::optional<int64_t> bytes = need.getStaticBytes()) {
      pass(call, need, *bytes, {});
      continue;
    }
    auto [bytes, isKnown] = sizes.bytesOf(call, need);
    if (isKnown)
      shared.push_back({call, bytes});
    else
      pass(call, need, ShapedType::kDynamic, bytes);
  }
  allocateShared(shared, hoister);
}

void CalleeMemory::allocateShared(ArrayRef<SizedCall> calls,
                                  SizeHoister &hoister) {
  llvm::SetVector<Value> sizes;
  for (const SizedCall &sized : calls)
    sizes.insert(sized.bytes);
  Value most;
  for (Value bytes : sizes) {
    if (!most) {
      most = bytes;
      continue;
    }
    OpBuilder builder = hoister.builder();
    most = arith::MaxUIOp::create(builder, bytes.getLoc(), most, bytes);
    hoister.adopt(most.getDefiningOp());
  }
  for (func::CallOp call : llvm::map_range(
           calls, [](const SizedCall &sized) { return sized.call; })) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    pass(call, needs.find(callee)->second, ShapedType::kDynamic, most);
  }
}

std::optional<int64_t> CalleeMemory::leastBytesOf(memref::AllocOp alloc) const {
  auto it = leastBytes.find(alloc);
  return it == leastBytes.end() ? std::nullopt
                                : std::optional<int64_t>(it->second);
}

} // namespace tcopt::mem
