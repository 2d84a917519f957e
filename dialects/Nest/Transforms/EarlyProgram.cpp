//===- EarlyProgram.cpp - early values of a whole module ------------------===//

#include "tcopt/Nest/Transforms/EarlyProgram.h"
#include "mlir/Analysis/CallGraph.h"
#include "llvm/ADT/SCCIterator.h"

using namespace mlir;
using namespace tcopt::nest;

EarlyProgram::EarlyProgram(ModuleOp module) : symbols(module) {
  CallGraph graph(module);
  for (auto it = llvm::scc_begin(&std::as_const(graph)); !it.isAtEnd(); ++it)
    for (const CallGraphNode *node : *it)
      if (!node->isExternal() && !it.hasCycle())
        if (auto function = dyn_cast<func::FuncOp>(
                node->getCallableRegion()->getParentOp()))
          order.push_back(function);
  for (auto function : module.getOps<func::FuncOp>())
    function.walk([&](func::CallOp call) {
      sites[symbols.lookup<func::FuncOp>(call.getCallee())].push_back(call);
    });
  findEarlyArguments();
}

ArrayRef<func::CallOp> EarlyProgram::callsOf(func::FuncOp function) const {
  auto it = sites.find(function);
  return it == sites.end() ? ArrayRef<func::CallOp>() : it->second;
}

const BitVector &EarlyProgram::earlyArguments(func::FuncOp function) const {
  return arguments.find(function)->second;
}

EarlyOps &EarlyProgram::opsOf(func::FuncOp function) {
  std::unique_ptr<EarlyOps> &known = untouched[function];
  if (!known)
    known = std::make_unique<EarlyOps>(function, arguments[function], symbols);
  return *known;
}

void EarlyProgram::findEarlyArguments() {
  for (func::FuncOp function : llvm::reverse(order)) {
    ArrayRef<func::CallOp> calls = callsOf(function);
    BitVector early(function.getNumArguments(),
                    !calls.empty() && function.isPrivate());
    for (func::CallOp call : calls)
      for (unsigned i : early.set_bits())
        if (!opsOf(call->getParentOfType<func::FuncOp>())
                 .isEarly(call.getOperand(i)))
          early.reset(i);
    arguments[function] = early;
  }
}
