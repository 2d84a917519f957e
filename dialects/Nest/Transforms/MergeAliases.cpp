//===- MergeAliases.cpp - kernels that change an argument -----------------===//
//
// A pass because only calls on buffers tell which results lie over inputs, when
// memory is planned.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Builders.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Nest/Transforms/Passes.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/StringSet.h"
#include <map>

using namespace mlir;

namespace tcopt::nest {

#define GEN_PASS_DEF_MERGEALIASESPASS
#include "tcopt/Nest/Transforms/Passes.h.inc"

namespace {

/// For each input the result that is written over it, or -1.
using Merges = SmallVector<int64_t>;

Merges findMerges(CallOp call) {
  Merges merges;
  for (Value input : call.getInputs()) {
    auto inits = call.getInits();
    auto it = llvm::find(inits, input);
    merges.push_back(it == inits.end() ? -1 : it - inits.begin());
  }
  return merges;
}

/// An op that reads an input where it writes a result reads the result's init
/// instead, which holds the same.
void readThroughInit(BlockArgument input, BlockArgument init) {
  auto op = input.hasOneUse() ? dyn_cast<linalg::GenericOp>(*input.user_begin())
                              : linalg::GenericOp();
  if (!op || llvm::count(op.getDpsInits(), init) != 1)
    return input.replaceAllUsesWith(init);
  unsigned number = input.use_begin()->getOperandNumber();
  OpOperand *output = llvm::find_if(
      op.getDpsInitsMutable(), [&](OpOperand &o) { return o.get() == init; });
  BlockArgument element = op.getBlock()->getArgument(number);
  element.replaceAllUsesWith(op.getMatchingBlockArgument(output));
  op.getBlock()->eraseArgument(number);
  SmallVector<Value> inputs = op.getDpsInputs();
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  inputs.erase(inputs.begin() + number);
  maps.erase(maps.begin() + number);
  op.getInputsMutable().assign(inputs);
  op.setIndexingMapsAttr(Builder(op.getContext()).getAffineMapArrayAttr(maps));
}

class Merger {
public:
  explicit Merger(ModuleOp module) : module(module), symbols(module) {}

  LogicalResult run() {
    SmallVector<CallOp> calls;
    for (auto function : module.getOps<func::FuncOp>())
      function.walk([&](CallOp call) { calls.push_back(call); });
    for (CallOp call : calls)
      if (failed(merge(call)))
        return failure();
    eraseUncalled();
    return success();
  }

  int64_t numCalls = 0, numVariants = 0;

private:
  LogicalResult merge(CallOp call) {
    Merges merges = findMerges(call);
    if (llvm::all_of(merges, [](int64_t result) { return result < 0; })) {
      called.insert(call.getCallee());
      return success();
    }
    KernelOp kernel = lookupKernel(symbols.lookup(call.getCallee()));
    for (auto [input, result] : llvm::enumerate(merges))
      if (result >= 0 && !kernel.mayAlias(input, result))
        return call.emitOpError("writes result ")
               << result << " over input " << input
               << ", which the kernel does not allow";
    StringAttr callee = variantOf(kernel, merges);
    SmallVector<Value> inputs;
    for (auto [input, result] : llvm::zip(call.getInputs(), merges))
      if (result < 0)
        inputs.push_back(input);
    call.getInputsMutable().assign(inputs);
    call.setCallee(callee);
    called.insert(callee);
    ++numCalls;
    return success();
  }

  StringAttr variantOf(KernelOp kernel, const Merges &merges) {
    StringAttr &name =
        variants[{kernel, std::vector(merges.begin(), merges.end())}];
    if (name)
      return name;
    auto unit = cast<ModuleOp>(kernel->getParentOp()).clone();
    KernelOp variant = lookupKernel(unit);
    unit.setSymName((*unit.getSymName() + "_in_place").str());
    name =
        symbols.insert(unit, std::next(kernel->getParentOp()->getIterator()));
    variant.setSymName(name);
    BitVector erased(variant.getNumArguments());
    for (auto [input, result] : llvm::enumerate(merges)) {
      if (result < 0)
        continue;
      readThroughInit(variant.getArgument(input), variant.getInits()[result]);
      erased.set(input);
    }
    (void)variant.eraseArguments(erased);
    ++numVariants;
    return name;
  }

  void eraseUncalled() {
    for (auto unit : llvm::make_early_inc_range(module.getOps<ModuleOp>()))
      if (lookupKernel(unit) && !called.contains(*unit.getSymName()))
        symbols.erase(unit);
  }

  ModuleOp module;
  SymbolTable symbols;
  std::map<std::pair<Operation *, std::vector<int64_t>>, StringAttr> variants;
  llvm::StringSet<> called;
};

struct MergeAliases : impl::MergeAliasesPassBase<MergeAliases> {
  void runOnOperation() override {
    Merger merger(getOperation());
    if (failed(merger.run()))
      return signalPassFailure();
    numCalls += merger.numCalls;
    numVariants += merger.numVariants;
  }
};

} // namespace
} // namespace tcopt::nest
