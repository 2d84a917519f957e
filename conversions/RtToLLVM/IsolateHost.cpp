//===- IsolateHost.cpp - the host's code in a module of its own -----------===//
//
// Passes, so that the ones between them are anchored on nested modules, which
// the pass manager runs at the same time.
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "tcopt/Conversion/RtToLLVM.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_RTISOLATEHOST
#define GEN_PASS_DEF_RTRESTOREHOST
#include "tcopt/Conversion/RtToLLVM/Passes.h.inc"

static constexpr char hostAttrName[] = "rt.host";

namespace {
struct RtIsolateHost : impl::RtIsolateHostBase<RtIsolateHost> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    auto host = ModuleOp::create(module.getLoc());
    host->setAttr(hostAttrName, UnitAttr::get(&getContext()));
    for (Operation &op : llvm::make_early_inc_range(*module.getBody())) {
      if (isa<ModuleOp>(op))
        continue;
      op.moveBefore(host.getBody(), host.getBody()->end());
      ++numMoved;
    }
    module.getBody()->push_front(host);
  }
};

struct RtRestoreHost : impl::RtRestoreHostBase<RtRestoreHost> {
  void runOnOperation() override {
    for (auto host :
         llvm::make_early_inc_range(getOperation().getOps<ModuleOp>())) {
      if (!host->hasAttr(hostAttrName))
        continue;
      numMoved += host.getBody()->getOperations().size();
      Block *body = getOperation().getBody();
      body->getOperations().splice(host->getIterator(),
                                   host.getBody()->getOperations());
      host.erase();
    }
  }
};
} // namespace

} // namespace tcopt
