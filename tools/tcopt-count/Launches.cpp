//===- Launches.cpp - Launches of kernels on a GPU ------------------------===//

#include "Launches.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"
#include "tcopt/Nest/IR/NestOps.h"
#include "tcopt/Target/CUDA/CUDABackend.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/StringMap.h"

using namespace tcopt;
using namespace mlir;
using llvm::Expected;

/// The outermost parallel loops that a region runs; of the branches of a
/// condition, those with the most.
static int64_t countLoops(Region &region) {
  int64_t count = 0;
  for (Operation &op : region.getOps()) {
    if (isa<scf::ParallelOp>(op)) {
      ++count;
      continue;
    }
    int64_t most = 0, sum = 0;
    for (Region &inner : op.getRegions()) {
      int64_t loops = countLoops(inner);
      most = std::max(most, loops);
      sum += loops;
    }
    count += isa<scf::IfOp>(op) ? most : sum;
  }
  return count;
}

namespace {
class LaunchCounter {
public:
  explicit LaunchCounter(ModuleOp module) : module(module) {
    populateCUDALoopsPipeline(manager);
  }

  Expected<int64_t> countFunction(FunctionOpInterface function);

private:
  Expected<int64_t> countOp(Operation *op);
  Expected<int64_t> countUnit(StringRef name);

  ModuleOp module;
  PassManager manager{module.getContext(), ModuleOp::getOperationName()};
  llvm::StringMap<int64_t> units;
};
} // namespace

Expected<int64_t> LaunchCounter::countUnit(StringRef name) {
  auto known = units.find(name);
  if (known != units.end())
    return known->second;
  OwningOpRef<ModuleOp> unit = module.lookupSymbol<ModuleOp>(name).clone();
  // The cloned unit needs the target that the program states.
  if (TargetAttr stated = getTarget(module))
    setTarget(*unit, stated);
  if (failed(manager.run(*unit)))
    return llvm::createStringError("cannot lower the kernel '" + name + "'");
  int64_t launches = 0;
  for (auto function : unit->getOps<func::FuncOp>())
    launches += countLoops(function.getBody());
  return units[name] = launches;
}

Expected<int64_t> LaunchCounter::countOp(Operation *op) {
  if (auto call = dyn_cast<nest::CallOp>(op))
    return countUnit(call.getCallee());
  // A `nest.call_each` launches its kernel once for all calls.
  if (auto calls = dyn_cast<nest::CallEachOp>(op))
    return countUnit(calls.getCallee());
  auto call = dyn_cast<func::CallOp>(op);
  auto callee = call
                    ? module.lookupSymbol<FunctionOpInterface>(call.getCallee())
                    : FunctionOpInterface();
  return callee && !callee.isExternal() ? countFunction(callee) : 0;
}

Expected<int64_t> LaunchCounter::countFunction(FunctionOpInterface function) {
  int64_t count = 0;
  llvm::Error error = llvm::Error::success();
  function.getFunctionBody().walk([&](Operation *op) {
    Expected<int64_t> launches = countOp(op);
    if (!launches) {
      error = launches.takeError();
      return WalkResult::interrupt();
    }
    count += *launches;
    return WalkResult::advance();
  });
  if (error)
    return std::move(error);
  return count;
}

Expected<int64_t> tcopt::countLaunches(ModuleOp module, StringRef entry) {
  auto function = module.lookupSymbol<FunctionOpInterface>(entry);
  if (!function)
    return llvm::createStringError("there is no function '" + entry + "'");
  return LaunchCounter(module).countFunction(function);
}
