//===- Backend.cpp - the backend axpy -------------------------------------===//

#include "Passes.h"
#include "tcopt/Target/Plugin.h"

using namespace mlir;
using namespace tcopt;

namespace {

class AxpyBackend : public Backend {
public:
  StringRef getName() const override { return "axpy"; }
  StringRef getDescription() const override {
    return "a * x + y on f32, by a library";
  }

  void registerDialects(DialectRegistry &registry) const override {
    registry.insert<axpy::AxpyDialect>();
  }

  void addPasses(PassList &passes) const override {
    passes.add([] { return axpy::createConvertCoreToAxpy(); });
    passes.add([] { return axpy::createConvertAxpyToNest(); });
  }

  bool takes(Operation *op) const override {
    if (auto add = dyn_cast<core::AddOp>(op))
      return axpy::findProduct(add) != nullptr;
    if (!isa<core::MulOp>(op) || !op->hasOneUse())
      return false;
    auto add = dyn_cast<core::AddOp>(*op->user_begin());
    return add && axpy::findProduct(add) == op;
  }

  void buildTensorPipeline(OpPassManager &functionPasses) const override {
    functionPasses.addPass(axpy::createConvertCoreToAxpy());
    functionPasses.addPass(axpy::createConvertAxpyToNest());
  }

  std::vector<std::string> getRuntimeLibraries() const override {
    return {findBeside(&inThisLibrary, "libaxpy_rt.so")};
  }

private:
  static constexpr char inThisLibrary = 0;
};

} // namespace

TCOPT_BACKEND_PLUGIN("axpy", "1.0", AxpyBackend)
