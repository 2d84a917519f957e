//===- Apart.cpp - a target whose model refuses all kernels ---------------===//
//
// Each op is a kernel, which the target cpu compiles.
//
//===----------------------------------------------------------------------===//

#include "LikeCPU.h"
#include "tcopt/Analysis/KernelModel.h"
#include "tcopt/Target/Plugin.h"

using namespace mlir;
using namespace tcopt;

namespace {

struct ApartModel : KernelModel {
  std::optional<KernelTime> cost(const GroupShape &shape) const override {
    return std::nullopt;
  }
  StringRef refuses(const GroupShape &shape) const override {
    return "nothing goes together";
  }
};

struct ApartBackend : LikeCPU {
  StringRef getName() const override { return "apart"; }
  std::unique_ptr<KernelModel>
  createKernelModel(const TargetOptions &options) const override {
    return std::make_unique<ApartModel>();
  }
};

} // namespace

TCOPT_BACKEND_PLUGIN("apart", "0.1", ApartBackend)
