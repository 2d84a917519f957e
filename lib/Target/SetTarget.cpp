//===- SetTarget.cpp - state what code is made for ------------------------===//
//
// The first pass of a compilation, because later ones read what it states and
// none asks the machine that it runs on.
//
//===----------------------------------------------------------------------===//

#include "tcopt/Target/Passes.h"
#include "tcopt/Tcopt/IR/Accessors.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace tcopt {

#define GEN_PASS_DEF_SETTARGETPASS
#include "tcopt/Target/Passes.h.inc"

TargetOptions targetOptionsOf(TargetAttr target) {
  TargetOptions options;
  options.vectorBits = unsigned(target.getVectorBits());
  options.triple = target.getTriple().str();
  options.cpu = target.getCpu().str();
  options.features = target.getFeatures().str();
  options.chip = target.getChip().str();
  return options;
}

namespace {

class SetTarget : public impl::SetTargetPassBase<SetTarget> {
public:
  SetTarget(std::shared_ptr<const BackendRegistry> backends,
            SetTargetPassOptions options)
      : SetTargetPassBase(std::move(options)), backends(std::move(backends)) {}

  void runOnOperation() override {
    if (allowHostOps)
      getOperation()->setAttr(TcoptDialect::kAllowHostOps,
                              UnitAttr::get(&getContext()));
    if (allowAtomics)
      getOperation()->setAttr(TcoptDialect::kAllowAtomics,
                              UnitAttr::get(&getContext()));
    TargetAttr stated = getTarget(getOperation());
    if (stated && !isAsked())
      return setTarget(getOperation(), stated);
    const Backend *backend = backends ? backends->lookup(name) : nullptr;
    if (!backend) {
      emitError(getOperation().getLoc(), "expected a known backend but found '")
          << name << "'";
      return signalPassFailure();
    }
    if (failed(setFrom(*backend, stated)))
      return signalPassFailure();
    ++numSet;
  }

private:
  bool isAsked() const {
    return !triple.empty() || isCpuAsked() || vectorBits != 0 || !chip.empty();
  }

  bool isCpuAsked() const { return !cpu.empty() || !features.empty(); }

  /// What was asked for, and of what is stated that which still holds.
  TargetOptions wanted(TargetAttr stated) const {
    TargetOptions options = stated ? targetOptionsOf(stated) : TargetOptions();
    if (!triple.empty())
      options.triple = triple;
    if (isCpuAsked()) {
      options.cpu = cpu;
      options.features = features;
      options.vectorBits = 0;
    }
    if (vectorBits != 0)
      options.vectorBits = vectorBits;
    if (!chip.empty())
      options.chip = chip;
    return options;
  }

  LogicalResult setFrom(const Backend &backend, TargetAttr stated) {
    auto emitError = [&] { return mlir::emitError(getOperation().getLoc()); };
    TargetOptions options = wanted(stated);
    if (llvm::Error error = backend.validate(options))
      return emitError() << llvm::toString(std::move(error));
    options = backend.complete(options);
    auto target = TargetAttr::getChecked(
        emitError, &getContext(), StringRef(options.triple),
        StringRef(options.cpu), StringRef(options.features),
        int64_t(options.vectorBits), StringRef(options.chip));
    if (!target)
      return failure();
    setTarget(getOperation(), target);
    return success();
  }

  std::shared_ptr<const BackendRegistry> backends;
};

} // namespace

std::unique_ptr<Pass>
createSetTargetPass(std::shared_ptr<const BackendRegistry> backends,
                    SetTargetPassOptions options) {
  return std::make_unique<SetTarget>(std::move(backends), std::move(options));
}

} // namespace tcopt
