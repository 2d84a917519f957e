//===- ProgramCounts.cpp - Kernel calls, bytes and memory of a program ----===//

#include "tcopt/Testing/ProgramCounts.h"
#include "HostSizes.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "tcopt/Execution/Signature.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/IR/ProgramState.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MathExtras.h"

using namespace tcopt;
using llvm::Expected;
using mlir::ModuleOp;
using mlir::Operation;
using mlir::Value;
using mlir::ValueRange;

namespace {
/// Walks a function and the functions that it calls.
class Counter {
public:
  explicit Counter(ModuleOp module) : module(module) {}

  void countFunction(mlir::FunctionOpInterface function, HostSizes &sizes,
                     bool inLoop = false);

  CallTotals calls;
  ArenaTotals arenas;

private:
  void countOp(Operation *op, HostSizes &sizes, bool inLoop);
  void countCallee(mlir::func::CallOp call, HostSizes &sizes, bool inLoop);
  void countArena(mem::ArenaOp arena, HostSizes &sizes);
  void addBytes(ValueRange tensors, HostSizes &sizes);

  ModuleOp module;
  llvm::StringSet<> units;
  unsigned depth = 0;
};
} // namespace

static int64_t bytesOfElement(mlir::Type type) {
  return type.isIndex() ? 8
                        : llvm::divideCeil(type.getIntOrFloatBitWidth(), 8u);
}

void Counter::addBytes(ValueRange tensors, HostSizes &sizes) {
  for (Value tensor : tensors) {
    auto type = llvm::cast<mlir::ShapedType>(tensor.getType());
    uint64_t bytes = bytesOfElement(type.getElementType());
    bool isAssumed = false;
    for (int64_t size : sizes.getShape(tensor)) {
      isAssumed |= size < 0;
      bytes = llvm::SaturatingMultiply<uint64_t>(bytes, size < 0 ? kAssumedSize
                                                                 : size);
    }
    calls.bytes += int64_t(bytes);
    calls.assumed += isAssumed;
  }
}

// Arenas in memory of callers are buffers of the callers' arenas.
void Counter::countArena(mem::ArenaOp arena, HostSizes &sizes) {
  if (arena.getMemory())
    return;
  auto dynamic = arena.getSlots().begin();
  for (int64_t bytes : arena.getStaticSlots()) {
    if (mlir::ShapedType::isDynamic(bytes)) {
      std::optional<int64_t> known = sizes.getInteger(*dynamic++);
      arenas.assumed += !known;
      bytes = known.value_or(kAssumedSize);
    }
    arenas.bytes += int64_t(llvm::alignTo(uint64_t(bytes), 64));
  }
}

void Counter::countCallee(mlir::func::CallOp call, HostSizes &sizes,
                          bool inLoop) {
  auto callee =
      module.lookupSymbol<mlir::FunctionOpInterface>(call.getCallee());
  if (!callee || callee.isExternal())
    return;
  HostSizes inside;
  for (auto [argument, operand] :
       llvm::zip_equal(callee.getArguments(), call.getOperands())) {
    if (llvm::isa<mlir::ShapedType>(argument.getType()))
      inside.setShape(argument, sizes.getShape(operand));
    else
      inside.setNumber(argument, sizes.getNumber(operand));
  }
  countFunction(callee, inside, inLoop);
}

void Counter::countOp(Operation *op, HostSizes &sizes, bool inLoop) {
  inLoop |= bool(op->getParentOfType<mlir::LoopLikeOpInterface>());
  if (auto call = llvm::dyn_cast<nest::CallOp>(op)) {
    ++calls.calls;
    calls.loopCalls += inLoop;
    calls.units += units.insert(call.getCallee()).second;
    addBytes(call.getInputs(), sizes);
    addBytes(call.getInits(), sizes);
  } else if (auto call = llvm::dyn_cast<nest::ExternOp>(op)) {
    ++calls.externCalls;
    addBytes(call.getInputs(), sizes);
    addBytes(call.getInits(), sizes);
  } else if (auto call = llvm::dyn_cast<mlir::func::CallOp>(op)) {
    countCallee(call, sizes, inLoop);
  } else if (auto arena = llvm::dyn_cast<mem::ArenaOp>(op)) {
    countArena(arena, sizes);
  }
}

void Counter::countFunction(mlir::FunctionOpInterface function,
                            HostSizes &sizes, bool inLoop) {
  constexpr unsigned deepest = 64;
  if (depth == deepest)
    return;
  ++depth;
  function.getFunctionBody().walk<mlir::WalkOrder::PreOrder>(
      [&](Operation *op) { countOp(op, sizes, inLoop); });
  --depth;
}

/// States the sizes of the signature's arguments, which are the function's
/// first.
static llvm::Error bindArguments(mlir::FunctionOpInterface function,
                                 const SymbolSizes &symbols, HostSizes &sizes) {
  Expected<Signature> signature = readSignature(function);
  if (!signature)
    return signature.takeError();
  auto sizeOfSymbol = [&](const SizeExpr &symbol) -> std::optional<int64_t> {
    std::string name = symbol.getName().str();
    auto known = symbols.find(name);
    return known == symbols.end() ? signature->bounds[name].defaultSize()
                                  : known->second;
  };
  auto sizeOf = [&](const SizeSpec &spec) {
    return std::max<int64_t>(
        spec.expression().evaluate(sizeOfSymbol).value_or(0), 0);
  };
  for (auto [argument, spec] :
       llvm::zip(function.getArguments(), signature->inputs))
    sizes.setShape(argument, llvm::map_to_vector(spec.sizes, sizeOf));
  return llvm::Error::success();
}

/// Counts a function of a module, which folding changes.
static Expected<Counter> countEntry(ModuleOp module, llvm::StringRef entry,
                                    const SymbolSizes &symbols) {
  auto function = module.lookupSymbol<mlir::FunctionOpInterface>(entry);
  if (!function || function.isExternal())
    return llvm::createStringError("there is no function '" + entry + "'");
  HostSizes sizes;
  if (llvm::Error error = bindArguments(function, symbols, sizes))
    return std::move(error);
  Counter counter(module);
  counter.countFunction(function, sizes);
  return counter;
}

static int64_t countStateCalls(ModuleOp module,
                               const nest::ProgramState &state) {
  if (!state.getInit())
    return 0;
  HostSizes none;
  Counter counter(module);
  counter.countFunction(state.getInit(), none);
  return counter.calls.calls;
}

Expected<CallTotals> tcopt::countCalls(ModuleOp module, llvm::StringRef entry,
                                       const SymbolSizes &sizes) {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  Expected<Counter> counter = countEntry(*copy, entry, sizes);
  if (!counter)
    return counter.takeError();
  nest::ProgramState state(*copy);
  counter->calls.stateCalls = countStateCalls(*copy, state);
  counter->calls.stateBytes = state.getBytes();
  return counter->calls;
}

Expected<ArenaTotals> tcopt::countArenas(ModuleOp module, llvm::StringRef entry,
                                         const SymbolSizes &sizes) {
  mlir::OwningOpRef<ModuleOp> copy = module.clone();
  Expected<Counter> counter = countEntry(*copy, entry, sizes);
  if (!counter)
    return counter.takeError();
  return counter->arenas;
}
