//===- CallOrder.cpp - callees before their callers -----------------------===//

#include "tcopt/Mem/Transforms/CallOrder.h"
#include "mlir/Analysis/CallGraph.h"
#include "llvm/ADT/SCCIterator.h"

using namespace mlir;

namespace {
/// A walk of the call graph that starts at one function.
struct Root {
  CallGraphNode *node;
};
} // namespace

template <>
struct llvm::GraphTraits<Root> : llvm::GraphTraits<const CallGraphNode *> {
  static NodeRef getEntryNode(Root root) { return root.node; }
};

namespace tcopt::mem {

CallOrder::CallOrder(ModuleOp module) {
  const CallGraph graph(module);
  auto add = [&](CallGraphNode *start) {
    for (auto it = llvm::scc_begin(Root{start}); !it.isAtEnd(); ++it)
      for (const CallGraphNode *node : *it) {
        if (node->isExternal())
          continue;
        auto function =
            node->getCallableRegion()->getParentOfType<func::FuncOp>();
        if (!function)
          continue;
        order.insert(function);
        if (it.hasCycle())
          recursive.insert(function);
      }
  };
  add(graph.getExternalCallerNode());
  // What nothing calls and is called by nothing external is still compiled.
  for (auto function : module.getOps<func::FuncOp>())
    if (!function.isExternal() && !order.contains(function))
      add(graph.lookupNode(&function.getBody()));
}

} // namespace tcopt::mem
