//===- MakeVjp.cpp - add the gradient of a function ---------------------===//
//
// Runs on any function whose types have ranks, after ingest or before.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "tcopt/Core/IR/CoreDialect.h"
#include "tcopt/Grad/IR/GradOps.h"
#include "tcopt/Grad/Transforms/DeriveFunction.h"
#include "tcopt/Grad/Transforms/Passes.h"

using namespace mlir;

namespace tcopt::grad {

#define GEN_PASS_DEF_MAKEVJPPASS
#include "tcopt/Grad/Transforms/Passes.h.inc"

namespace {

struct MakeVjp : impl::MakeVjpPassBase<MakeVjp> {
  using Base::Base;

  void runOnOperation() override {
    std::string name = function + "_vjp";
    FailureOr<func::FuncOp> func =
        findForDerivative(getOperation(), function, name);
    if (failed(func))
      return signalPassFailure();
    FailureOr<DerivedFunction> derived =
        makeVjp(*func, name, {ArrayRef<int64_t>(*arguments)});
    if (failed(derived))
      return signalPassFailure();
    numActive += derived->numActive;
  }
};

} // namespace
} // namespace tcopt::grad
