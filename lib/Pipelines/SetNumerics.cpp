//===- SetNumerics.cpp - numerics as a function attribute -----------------===//

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tcopt/Pipelines/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_SETNUMERICSPASS
#include "tcopt/Pipelines/Passes.h.inc"

namespace {

struct SetNumerics : impl::SetNumericsPassBase<SetNumerics> {
  using SetNumericsPassBase::SetNumericsPassBase;

  void runOnOperation() override {
    std::optional<Numerics> numerics = symbolizeNumerics(mode);
    if (!numerics) {
      getOperation().emitError("expected numerics strict or fast but found '")
          << mode << "'";
      return signalPassFailure();
    }
    getOperation().walk([&](FunctionOpInterface function) {
      if (Attribute stated = function->getAttr(TcoptDialect::kNumerics)) {
        if (std::optional<Numerics> known = readNumerics(stated))
          setNumerics(function, *known);
        return;
      }
      setNumerics(function, *numerics);
      ++numSet;
    });
  }
};

} // namespace
} // namespace tcopt
