//===- SetNumerics.cpp - numerics as a function attribute -----------------===//

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Pipelines/Passes.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_SETNUMERICSPASS
#include "tcopt/Pipelines/Passes.h.inc"

namespace {

struct SetNumerics : impl::SetNumericsPassBase<SetNumerics> {
  using SetNumericsPassBase::SetNumericsPassBase;

  void runOnOperation() override {
    if (mode != "strict" && mode != "fast") {
      getOperation().emitError("expected numerics strict or fast but found '")
          << mode << "'";
      return signalPassFailure();
    }
    auto value = StringAttr::get(&getContext(), mode);
    getOperation().walk([&](FunctionOpInterface function) {
      if (function->hasAttr("tcopt.numerics"))
        return;
      function->setAttr("tcopt.numerics", value);
      ++numSet;
    });
  }
};

} // namespace
} // namespace tcopt
