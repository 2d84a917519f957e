//===- SetNumerics.cpp - numerics as a function attribute -----------------===//

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Pipelines/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "tcopt/Tcopt/IR/Precision.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_SETNUMERICSPASS
#include "tcopt/Pipelines/Passes.h.inc"

namespace {

struct SetNumerics : impl::SetNumericsPassBase<SetNumerics> {
  using SetNumericsPassBase::SetNumericsPassBase;

  void runOnOperation() override {
    bool tf32 = mode == "tf32";
    std::optional<Numerics> numerics =
        tf32 ? Numerics::fast : symbolizeNumerics(mode);
    if (!numerics) {
      emitError(getOperation().getLoc(),
                "expected numerics strict, fast or tf32 but ")
          << "found '" << mode << "'";
      return signalPassFailure();
    }
    getOperation().walk([&](FunctionOpInterface function) {
      if (std::optional<Numerics> stated = getNumerics(function))
        return setNumerics(function, *stated);
      setNumerics(function, *numerics);
      if (tf32)
        function->setAttr(kAllowTF32, UnitAttr::get(&getContext()));
      ++numSet;
    });
  }
};

} // namespace
} // namespace tcopt
