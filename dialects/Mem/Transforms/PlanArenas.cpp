//===- PlanArenas.cpp - give each buffer a place in an arena --------------===//
//
// Runs on buffers. The plan itself is Analysis/ArenaPlanner's; here allocations
// become its input and its output becomes ops. A pass on modules because
// callees are planned before their callers, which pass them memory.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "tcopt/Analysis/ArenaPlanner.h"
#include "tcopt/Mem/IR/MemOps.h"
#include "tcopt/Mem/Transforms/BufferLifetimes.h"
#include "tcopt/Mem/Transforms/CalleeMemory.h"
#include "tcopt/Mem/Transforms/Passes.h"
#include "tcopt/Mem/Transforms/PlaceApart.h"
#include "tcopt/Mem/Transforms/Workspaces.h"

using namespace mlir;

namespace tcopt::mem {

#define GEN_PASS_DEF_PLANARENASPASS
#include "tcopt/Mem/Transforms/Passes.h.inc"

namespace {

class Planner {
public:
  Planner(func::FuncOp function, CalleeMemory &memory,
          SymbolTableCollection &symbols)
      : function(function), memory(memory), symbols(symbols),
        builder(function.getContext()) {}

  LogicalResult run() {
    SizeHoister hoister(function.getBody().front());
    hoister.hoistGuards();
    memory.allocate(function, hoister);
    numWorkspaces = allocateWorkspaces(function, symbols, hoister);
    collect(hoister);
    if (allocs.empty())
      return success();
    builder = hoister.builder();
    BufferLifetimes lifetimes(function);
    SmallVector<Buffer> buffers;
    for (memref::AllocOp alloc : allocs)
      buffers.push_back(bufferOf(alloc, lifetimes));
    llvm::Expected<ArenaPlan> plan = planArena(buffers);
    if (!plan)
      return function.emitOpError("cannot be given an arena: ")
             << llvm::toString(plan.takeError());
    if (llvm::Error error = verifyPlan(buffers, *plan))
      return function.emitOpError("has a wrong plan: ")
             << llvm::toString(std::move(error));
    execute(*plan, buffers);
    return success();
  }

  int64_t numBuffers = 0, staticBytes = 0, lowerBound = 0, numWorkspaces = 0;

private:
  void collect(SizeHoister &hoister) {
    SmallVector<memref::AllocOp> all;
    function.walk([&](memref::AllocOp alloc) { all.push_back(alloc); });
    for (memref::AllocOp alloc : all) {
      bool known = llvm::all_of(alloc.getDynamicSizes(),
                                [&](Value v) { return hoister.hoist(v); });
      if (known) {
        allocs.push_back(alloc);
        continue;
      }
      // A size that is only known where the buffer is made.
      placeApart(alloc, memory.leastBytesOf(alloc).value_or(0));
      ++numBuffers;
    }
  }

  Buffer bufferOf(memref::AllocOp alloc, const BufferLifetimes &lifetimes) {
    SmallVector<unsigned> symbols;
    for (Value size : alloc.getDynamicSizes())
      symbols.push_back(
          symbolIds.try_emplace(size, symbolIds.size()).first->second);
    for (Value size : alloc.getDynamicSizes())
      if (symbolIds[size] == symbolValues.size())
        symbolValues.push_back(size);
    Buffer buffer;
    buffer.size = BufferSize(knownBytes(alloc.getType()), symbols);
    std::tie(buffer.first, buffer.last) = lifetimes.lifetimeOf(alloc);
    buffer.leastBytes = memory.leastBytesOf(alloc);
    return buffer;
  }

  /// Slot 0 is the static region, then come the symbolic slots.
  ArenaOp createArena(const ArenaPlan &plan) {
    SmallVector<int64_t> sizes{plan.staticBytes};
    SmallVector<Value> values;
    const BufferSize *size = nullptr;
    for (const ArenaSlot &slot : plan.symbolicSlots()) {
      sizes.push_back(ShapedType::kDynamic);
      // Slots of one size stand together.
      if (size && *size == slot.size) {
        values.push_back(values.back());
        continue;
      }
      size = &slot.size;
      SmallVector<Value> factors;
      for (unsigned symbol : slot.size.symbols())
        factors.push_back(symbolValues[symbol]);
      values.push_back(
          BytesOp::create(builder, function.getLoc(), builder.getIndexType(),
                          factors, std::max<int64_t>(slot.size.factor(), 1)));
    }
    Value place = memory.addArgument(function, sizes, values, plan.lowerBound);
    return ArenaOp::create(builder, function.getLoc(), values, sizes,
                           plan.lowerBound, place);
  }

  void execute(const ArenaPlan &plan, ArrayRef<Buffer> buffers) {
    ArenaOp arena = createArena(plan);
    for (auto [i, alloc] : llvm::enumerate(allocs)) {
      OpBuilder at(alloc);
      unsigned place = plan.slotOf[i];
      bool isStatic = place < plan.numStaticSlots;
      int64_t slot = isStatic ? 0 : place - plan.numStaticSlots + 1;
      int64_t offset = isStatic ? plan.slots[place].offset.bytes : 0;
      replace(at, alloc, arena, slot, offset,
              {buffers[i].first, buffers[i].last});
    }
    numBuffers += allocs.size();
    staticBytes = plan.staticBytes;
    lowerBound = plan.lowerBound;
  }

  void replace(OpBuilder &at, memref::AllocOp alloc, ArenaOp arena,
               int64_t slot, int64_t offset, ArrayRef<int64_t> lifetime) {
    Value view =
        ViewOp::create(at, alloc.getLoc(), alloc.getType(), arena, slot, offset,
                       lifetime, alloc.getDynamicSizes());
    alloc.replaceAllUsesWith(view);
    alloc.erase();
  }

  func::FuncOp function;
  CalleeMemory &memory;
  SymbolTableCollection &symbols;
  OpBuilder builder;
  SmallVector<memref::AllocOp> allocs;
  llvm::DenseMap<Value, unsigned> symbolIds;
  SmallVector<Value> symbolValues;
};

struct PlanArenas : impl::PlanArenasPassBase<PlanArenas> {
  void runOnOperation() override {
    CallOrder order(getOperation());
    CalleeMemory memory(getOperation(), order);
    SymbolTableCollection symbols;
    for (func::FuncOp function : order.calleesFirst()) {
      Planner planner(function, memory, symbols);
      if (failed(planner.run()))
        return signalPassFailure();
      numBuffers += planner.numBuffers;
      numArenaBytes += planner.staticBytes;
      numBoundBytes += planner.lowerBound;
      numWorkspaces += planner.numWorkspaces;
    }
    numPassed += memory.numPassed;
  }
};

} // namespace
} // namespace tcopt::mem
